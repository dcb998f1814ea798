package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// Any program will do: what Go links into it has tens of thousands of lines.
const traced = `package main

import "fmt"

func main() { fmt.Println("no lines") }
`

// Lines are emptied and nothing else: what finds the callers of a function, and the values that the collector must follow, is as before.
// That the page runs without them is what all tests in the browser show.
func TestLinesAreEmptiedAndNothingElse(t *testing.T) {
	program := built(t, traced)
	whole, before := pressed(t, program), memoryOf(t, program)
	if err := emptyLines(program); err != nil {
		t.Fatal(err)
	}
	if small := pressed(t, program); small > whole*96/100 {
		t.Errorf("the program takes %d bytes packed, %d with its lines", small, whole)
	}
	was, is := tableOf(t, before), tableOf(t, memoryOf(t, program))
	named := map[string]int{}
	if len(was.records) != len(is.records) {
		t.Fatalf("of %d functions %d are left", len(was.records), len(is.records))
	}
	for i, record := range is.records {
		name := nameAt(was.names, was.records[i])
		if ours(name) {
			named[string(nameAt(is.names, record))]++
		}
		for at := 0; at < len(record); at += 4 {
			want := word(was.records[i], at)
			if at == recordFiles || at == recordLines || at == recordUnit || at == recordFirstLine || at == recordName && !ours(name) {
				want = 0
			}
			if got := word(record, at); got != want {
				t.Fatalf("function %d has %d at %d, want %d", i, got, at, want)
			}
		}
		for _, at := range append([]int{recordStacks}, tablesOf(record)...) {
			start := int(word(record, at))
			end := endOf(was.programs, start)
			if start > 0 && !bytes.Equal(is.programs[start:end], was.programs[start:end]) {
				t.Fatalf("function %d has lost a table that is needed", i)
			}
		}
	}
	if len(named) != 1 || named["main.main"] != 1 {
		t.Errorf("a trace names %v, want main.main once", named)
	}
	for name, want := range map[string]string{
		"runtime.mallocgc": "", "tyche/rules.Say": "tyche/rules.Say", "tyche/scenes/ui.(*UI).Tip.func1.2": "tyche/scenes/ui.(*UI).Tip",
		"tyche/sprites/cache.(*Cache[go.shape.struct { tyche/x.a int }]).Get.func1": "tyche/sprites/cache.(*Cache",
	} {
		if got := name[:shown([]byte(name))]; got != want {
			t.Errorf("of %s a trace shows %q, want %q", name, got, want)
		}
	}
	if bytes.Contains(is.names, []byte("runtime.")) {
		t.Error("names of Go's own functions are left")
	}
}

// tablesOf is where a record names its further tables.
func tablesOf(record []byte) (places []int) {
	for at := recordSize; at < len(record); at += 4 {
		places = append(places, at)
	}
	return places
}

// functions is the table of functions of a program.
type functions struct {
	programs, names []byte
	records         [][]byte
}

func tableOf(t *testing.T, memory []byte) functions {
	t.Helper()
	table := memory[bytes.Index(memory, headMark):]
	records, ok := recordsOf(table)
	if !ok {
		t.Fatal("the table of functions does not hold together")
	}
	names, _, ok := namesOf(table, records)
	if !ok {
		t.Fatal("a function's name is not in the table")
	}
	return functions{table[binary.LittleEndian.Uint64(table[headPrograms:]):binary.LittleEndian.Uint64(table[headRecords:])], names, records}
}

// memoryOf is what the memory of a program holds when it starts.
func memoryOf(t *testing.T, path string) []byte {
	t.Helper()
	program, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	segments, err := dataOf(program)
	if err != nil {
		t.Fatal(err)
	}
	return spread(segments)
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
	memory := memoryOf(t, built(t, traced))
	head := bytes.Index(memory, headMark)
	for name, spoil := range map[string]func(m []byte){
		"another mark":          func(m []byte) { m[head]++ },
		"a second mark":         func(m []byte) { copy(m[len(m)-16:], headMark) },
		"more functions":        func(m []byte) { m[head+headFunctions+4] = 1 },
		"records beyond memory": func(m []byte) { m[head+headRecords+3] = 0xff },
		"names after all":       func(m []byte) { m[head+headNames+3] = 0xff },
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
