//go:build !js

package files

import (
	"os"
	"path/filepath"
	"testing"
)

func TestSaveNeverOverwrites(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	if err := os.Mkdir(filepath.Join(home, "Documents"), 0o755); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"game.tyche", "game-2.tyche", "game-3.tyche"} {
		where, err := Save("game.tyche", []byte{byte(i)})
		if err != nil || where != filepath.Join(home, "Documents", want) {
			t.Errorf("saved at %q, %v; want %q", where, err, want)
		}
		if data, _ := os.ReadFile(where); len(data) != 1 || data[0] != byte(i) {
			t.Errorf("%s holds %v", where, data)
		}
	}
}

func TestSaveSaysWhenItCannot(t *testing.T) {
	t.Setenv("HOME", filepath.Join(t.TempDir(), "missing"))
	t.Setenv("USERPROFILE", "/missing")
	if where, err := Save("game.tyche", nil); err == nil {
		t.Errorf("saved at %q in a home that is not there", where)
	}
}

func TestLanguageOfTheDesktop(t *testing.T) {
	for _, row := range []struct{ value, want string }{
		{"es_MX.UTF-8", "es"}, {"en_GB", "en"}, {"en", "en"}, {"de_DE.UTF-8", ""}, {"C", ""}, {"est", ""},
	} {
		t.Setenv("LC_ALL", row.value)
		if got := Language(); got != row.want {
			t.Errorf("%s: %q, want %q", row.value, got, row.want)
		}
	}
}
