package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// A program that fills in a template, with a method that nobody calls.
const program = `package main

import (
	"os"
	"text/template"
)

type thing struct{ Name string }

func (thing) Forgotten() string { return "kept for nothing" }

func main() {
	template.Must(template.New("").Parse("{{.Name}}\n")).Execute(os.Stdout, thing{"a field"})
}
`

func TestTheOverlayLetsForgottenMethodsGo(t *testing.T) {
	folder := t.TempDir()
	for name, content := range map[string]string{"go.mod": "module lean\n\ngo 1.24\n", "main.go": program} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := overlay(goroot(t), folder); err != nil {
		t.Fatal(err)
	}
	kept := func(flags ...string) bool {
		build := exec.Command("go", append(append([]string{"build", "-o", "lean"}, flags...), ".")...)
		build.Dir = folder
		build.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=")
		if said, err := build.CombinedOutput(); err != nil {
			t.Fatalf("build: %v\n%s", err, said)
		}
		built, err := os.ReadFile(filepath.Join(folder, "lean"))
		if err != nil {
			t.Fatal(err)
		}
		return bytes.Contains(built, []byte("kept for nothing"))
	}
	if !kept() {
		t.Fatal("without the overlay the linker drops the method, too: there is no need of it any more")
	}
	if kept("-overlay", filepath.Join(folder, "overlay.json")) {
		t.Error("with the overlay the linker keeps a method that nobody calls")
	}
	if said, err := exec.Command(filepath.Join(folder, "lean")).Output(); err != nil || string(said) != "a field\n" {
		t.Errorf("the program with the overlay says %q, %v; want a field", said, err)
	}
}

func TestAnotherGoIsLeftAsItIs(t *testing.T) {
	for _, source := range []string{"", lookup + lookup, lookup + " v.MethodByName(name)"} {
		if got, ok := withoutMethods(source); ok || got != source {
			t.Errorf("withoutMethods(%q) = %q, %v; want it as it is", source, got, ok)
		}
	}
}
