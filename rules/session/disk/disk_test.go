package disk

import (
	"os"
	"path/filepath"
	"testing"
)

func TestFile(t *testing.T) {
	f := File{filepath.Join(t.TempDir(), "new", "game.tyche")}
	if f.Append([]byte("x")) == nil {
		t.Error("appended to no file")
	}
	for _, step := range []struct {
		do   func([]byte) error
		text string
		want string
	}{
		{f.Replace, "one\n", "one\n"},
		{f.Append, "two\n", "one\ntwo\n"},
		{f.Replace, "three\n", "three\n"},
	} {
		if err := step.do([]byte(step.text)); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(f.Path); string(got) != step.want {
			t.Errorf("file holds %q, want %q", got, step.want)
		}
	}
	left, _ := os.ReadDir(filepath.Dir(f.Path))
	if len(left) != 1 {
		t.Errorf("%d files left", len(left))
	}
}

func TestReplaceWhereNothingCanBeWritten(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if (File{filepath.Join(blocked, "game.tyche")}).Replace(nil) == nil {
		t.Error("no error")
	}
}
