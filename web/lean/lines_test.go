package main

import (
	"bytes"
	"compress/gzip"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A program that grows its stack, collects its garbage, and tells where a panic came from.
const traced = `package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

func deep(n int) []byte {
	if n == 0 {
		runtime.GC()
		return nil
	}
	kept := make([]byte, 1000)
	return append(deep(n-1), kept[0])
}

//go:noinline
func broken(m map[string]int) { m["a"] = 1 }

func main() {
	defer func() {
		fmt.Println(recover(), len(deep(2000)))
		fmt.Printf("%s", debug.Stack())
	}()
	broken(nil)
}
`

func TestAProgramWithoutLinesRunsAndNamesFunctions(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no node runs WebAssembly here")
	}
	program := built(t, traced)
	whole := pressed(t, program)
	if err := emptyLines(program); err != nil {
		t.Fatal(err)
	}
	if small := pressed(t, program); small > whole*96/100 {
		t.Errorf("the program takes %d bytes packed, %d with its lines", small, whole)
	}
	run := exec.Command("bash", goroot(t)+"/lib/wasm/go_js_wasm_exec", program)
	run.Env = append(os.Environ(), "PATH="+filepath.Dir(node)+":"+os.Getenv("PATH"))
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{"assignment to entry in nil map 2000", "main.broken(", "main.main(", "?:0"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("the trace lacks %q:\n%s", want, out)
		}
	}
	if strings.Contains(string(out), "main.go:") {
		t.Errorf("the trace still tells lines:\n%s", out)
	}
}

func TestWhatIsNoProgramIsRefused(t *testing.T) {
	program, err := os.ReadFile(built(t, traced))
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string][]byte{
		"empty":    nil,
		"no wasm":  []byte("#!/bin/sh\necho no program of this kind\n"),
		"cut off":  program[:len(program)/2],
		"headless": program[:8],
	} {
		path := filepath.Join(t.TempDir(), "program")
		if err := os.WriteFile(path, content, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := emptyLines(path); err == nil {
			t.Errorf("%s: a program was found in it", name)
		}
		if after, _ := os.ReadFile(path); !bytes.Equal(after, content) {
			t.Errorf("%s: the file was changed", name)
		}
	}
}

// A table of another Go, or a broken one, is left as it is.
func TestATableThatDoesNotHoldTogetherIsLeftAlone(t *testing.T) {
	program, err := os.ReadFile(built(t, traced))
	if err != nil {
		t.Fatal(err)
	}
	segments, err := dataOf(program)
	if err != nil {
		t.Fatal(err)
	}
	memory := spread(segments)
	head := bytes.Index(memory, headMark)
	for name, spoil := range map[string]func(m []byte){
		"another mark":          func(m []byte) { m[head]++ },
		"a second mark":         func(m []byte) { copy(m[len(m)-16:], headMark) },
		"more functions":        func(m []byte) { m[head+headFunctions+4] = 1 },
		"records beyond memory": func(m []byte) { m[head+headRecords+3] = 0xff },
		"programs after all":    func(m []byte) { m[head+headPrograms+3] = 0xff },
	} {
		spoilt := bytes.Clone(memory)
		spoil(spoilt)
		before := bytes.Clone(spoilt)
		if forgetLines(spoilt) || !bytes.Equal(spoilt, before) {
			t.Errorf("%s: the table was changed", name)
		}
	}
}

// built is a WebAssembly program made of one file.
func built(t *testing.T, source string) string {
	t.Helper()
	folder := t.TempDir()
	for name, content := range map[string]string{"go.mod": "module traced\n\ngo 1.24\n", "main.go": source} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	program := filepath.Join(folder, "program.wasm")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir = folder
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=-buildvcs=false")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

func goroot(t *testing.T) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(root))
}

// pressed is how many bytes a file takes with gzip.
func pressed(t *testing.T, path string) int {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return packed.Len()
}
