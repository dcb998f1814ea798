//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func stores(t *testing.T) map[string]Store {
	return map[string]Store{"memory": NewMemory(), "folder": NewFolder(filepath.Join(t.TempDir(), "deep", "tyche"))}
}

func TestStoreKeepsWhatItIsGiven(t *testing.T) {
	for kind, s := range stores(t) {
		if _, err := s.Read("settings.json"); !errors.Is(err, ErrMissing) {
			t.Errorf("%s: reading nothing: %v", kind, err)
		}
		if names, err := s.List(""); err != nil || len(names) != 0 {
			t.Errorf("%s: an empty store lists %v, %v", kind, names, err)
		}
		must(t, s.Write("settings.json", []byte("one")))
		must(t, s.Write("settings.json", []byte("two")))
		must(t, s.Append("saves/Ánodo 1.tyche", []byte("a\n")))
		must(t, s.Append("saves/Ánodo 1.tyche", []byte("b\n")))
		if data, err := s.Read("settings.json"); err != nil || string(data) != "two" {
			t.Errorf("%s: read %q, %v", kind, data, err)
		}
		if data, _ := s.Read("saves/Ánodo 1.tyche"); string(data) != "a\nb\n" {
			t.Errorf("%s: appended %q", kind, data)
		}
		names, _ := s.List("saves/")
		if !slices.Equal(names, []string{"saves/Ánodo 1.tyche"}) {
			t.Errorf("%s: lists %v", kind, names)
		}
		must(t, s.Remove("settings.json"))
		must(t, s.Remove("settings.json"))
		if _, err := s.Read("settings.json"); !errors.Is(err, ErrMissing) {
			t.Errorf("%s: removed and still there: %v", kind, err)
		}
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestStoreRefusesNamesThatLeaveIt(t *testing.T) {
	for kind, s := range stores(t) {
		for _, name := range []string{"", ".", "../out", "/etc/passwd", "a/../../b", `a\b`, "c:d", "what?", "a/"} {
			if err := s.Write(name, nil); !errors.Is(err, ErrName) {
				t.Errorf("%s: wrote %q: %v", kind, name, err)
			}
			if _, err := s.Read(name); !errors.Is(err, ErrName) {
				t.Errorf("%s: read %q: %v", kind, name, err)
			}
			if err := s.Remove(name); !errors.Is(err, ErrName) {
				t.Errorf("%s: removed %q: %v", kind, name, err)
			}
		}
	}
}

func TestFolderLeavesNoHalfFiles(t *testing.T) {
	root := t.TempDir()
	s := NewFolder(root)
	must(t, s.Write("saves/one", []byte("whole")))
	must(t, os.Mkdir(filepath.Join(root, "taken"), 0o755))
	must(t, os.WriteFile(filepath.Join(root, "taken", "inside"), nil, 0o644))
	if err := s.Write("taken", []byte("x")); err == nil {
		t.Error("wrote over a folder")
	}
	names, err := s.List("")
	if err != nil || !slices.Equal(names, []string{"saves/one", "taken/inside"}) {
		t.Errorf("left behind: %v, %v", names, err)
	}
}

func TestOpenFollowsXDG(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", dir)
	s, err := Open()
	must(t, err)
	must(t, s.Write("settings.json", []byte("{}")))
	if _, err := os.Stat(filepath.Join(dir, "tyche", "settings.json")); err != nil {
		t.Error(err)
	}
}
