package disk

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
)

func TestFile(t *testing.T) {
	f := File{filepath.Join(t.TempDir(), "new", "game.tyche")}
	prove.True(t, "nothing is appended to no file", errors.Is(f.Append([]byte("one\n"), []byte("x")), session.ErrBehind))
	add := func(p []byte) error {
		before, _ := os.ReadFile(f.Path)
		return f.Append(before, p)
	}
	for _, step := range []struct {
		do   func([]byte) error
		text string
		want string
	}{
		{f.Replace, "one\n", "one\n"},
		{add, "two\n", "one\ntwo\n"},
		{f.Replace, "three\n", "three\n"},
	} {
		if err := step.do([]byte(step.text)); err != nil {
			t.Fatal(err)
		}
		got, _ := os.ReadFile(f.Path)
		prove.Is(t, "the file after "+step.text, string(got), step.want)
	}
	left, _ := os.ReadDir(filepath.Dir(f.Path))
	prove.Is(t, "files left", len(left), 1)
}

func TestReplaceWhereNothingCanBeWritten(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if (&File{filepath.Join(blocked, "game.tyche")}).Replace(nil) == nil {
		t.Error("no error")
	}
}
