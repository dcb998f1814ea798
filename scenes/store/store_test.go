//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
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
		if err := s.Append("saves/Ánodo 1.tyche", []byte("a\n"), []byte("b\n")); !errors.Is(err, session.ErrBehind) {
			t.Errorf("%s: appended to nothing: %v", kind, err)
		}
		must(t, s.Write("saves/Ánodo 1.tyche", []byte("a\n")))
		must(t, s.Append("saves/Ánodo 1.tyche", []byte("a\n"), []byte("b\n")))
		if err := s.Append("saves/Ánodo 1.tyche", []byte("c\n"), []byte("b\n")); !errors.Is(err, session.ErrOther) {
			t.Errorf("%s: appended to something else: %v", kind, err)
		}
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

// TestOneHolderAtATime asks twice for the same name, by two stores on one folder.
func TestOneHolderAtATime(t *testing.T) {
	root := t.TempDir()
	first, second := NewFolder(root), NewFolder(root)
	ask := func(s Store) (held bool) {
		s.Hold("games/one.tyche", func(ok bool) { held = ok })
		return held
	}
	prove.True(t, "the first holds it", ask(first))
	prove.True(t, "the second does not", !ask(second))
	names, err := first.List("")
	prove.True(t, "the lock is not listed as a game", err == nil && len(names) == 0)
	first.Release("games/one.tyche")
	prove.True(t, "then the second holds it", ask(second))
	second.Release("games/one.tyche")
}

// TestOpenCleansUp leaves halves of files behind and opens the store.
func TestOpenCleansUp(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	root := filepath.Join(os.Getenv("XDG_DATA_HOME"), "tyche")
	must(t, os.MkdirAll(filepath.Join(root, "games"), 0o755))
	old := time.Now().Add(-time.Hour)
	for _, name := range []string{"games/.one.tyche.123.part", "games/.new-77", "one.tyche.5.part", "games/one.tyche"} {
		must(t, os.WriteFile(filepath.Join(root, name), []byte("half"), 0o644))
		must(t, os.Chtimes(filepath.Join(root, name), old, old))
	}
	_, err := Open()
	must(t, err)
	for name, want := range map[string]bool{"games/.one.tyche.123.part": false, "games/.new-77": false, "one.tyche.5.part": false, "games/one.tyche": true} {
		_, err := os.Stat(filepath.Join(root, name))
		prove.Is(t, name+" is there", err == nil, want)
	}
}
