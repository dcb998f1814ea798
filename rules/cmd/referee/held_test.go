package main

import (
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session/disk"
)

func TestAGameThatIsOpenElsewhereIsNotPlayed(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	held, err := disk.Hold(name)
	if err != nil {
		t.Fatal(err)
	}
	_, errs, code := ask(t, "1\nquit\n", "play", "--save", name)
	prove.Is(t, "exit code", code, wrong)
	prove.True(t, "it says so", strings.Contains(errs, "Another program has this game open"))
	held.Release()
	_, _, code = ask(t, "1\nquit\n", "play", "--save", name)
	prove.Is(t, "exit code once it is free", code, fine)
}
