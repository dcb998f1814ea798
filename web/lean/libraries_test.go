package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestEveryEditFits: where a newer library is written in another way, the edits are to be looked at again.
func TestEveryEditFits(t *testing.T) {
	for _, set := range sets {
		edited, err := set.apply()
		if err != nil {
			t.Error(err)
		}
		for _, file := range edited {
			if source, err := os.ReadFile(filepath.Join(file.folder, file.name)); err != nil || string(source) == file.content {
				t.Errorf("%s of %s is as it was, %v", file.name, file.module, err)
			}
		}
	}
}

// TestThePageDoesWithoutWhatItHardlyUses lists what the page is built from, with the copies and without.
func TestThePageDoesWithoutWhatItHardlyUses(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	t.Chdir(root)
	if err := libraries(folder); err != nil {
		t.Fatal(err)
	}
	with, without := packages(t, "-modfile", filepath.Join(folder, "go.mod")), packages(t)
	for _, name := range []string{"text/template", "regexp", "go/build", "golang.org/x/text/encoding/charmap", "net/url", "archive/zip"} {
		if !without[name] {
			t.Errorf("%s is no part of the page as it is: its edit is not needed any more", name)
		}
		if with[name] {
			t.Errorf("%s is still a part of the page", name)
		}
	}
}

// packages is what the page is built from.
func packages(t *testing.T, flags ...string) map[string]bool {
	t.Helper()
	list := exec.Command("go", append(append([]string{"list", "-deps"}, flags...), ".")...)
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	said, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	found := map[string]bool{}
	for name := range strings.FieldsSeq(string(said)) {
		found[name] = true
	}
	return found
}

func TestAnEditThatDoesNotFitIsRefused(t *testing.T) {
	edit := replace("one", "two", "three", "four")
	if got, err := edit("one, three"); err != nil || got != "two, four" {
		t.Errorf("got %q, %v", got, err)
	}
	for _, source := range []string{"", "one", "one one three", "three"} {
		if got, err := edit(source); err == nil {
			t.Errorf("%q became %q", source, got)
		}
	}
	if _, err := renderShaders("package builtinshader"); err == nil {
		t.Error("shaders were found where there are none")
	}
}
