package ui

import (
	"errors"
	"reflect"
	"testing"

	"tyche/scenes/store"
	"tyche/sprites/palette"
)

func TestPrefsSurviveSaving(t *testing.T) {
	s := store.NewMemory()
	p, err := LoadPrefs(s)
	if err != nil || !reflect.DeepEqual(p, DefaultPrefs()) {
		t.Fatalf("a new player gets %+v, %v", p, err)
	}
	p.Language, p.Music, p.Theme, p.Seen["hint.pan"] = "en", 0.25, "lamplight", true
	if err := p.Save(s); err != nil {
		t.Fatal(err)
	}
	if q, err := LoadPrefs(s); err != nil || !reflect.DeepEqual(p, q) {
		t.Errorf("saved %+v, loaded %+v, %v", p, q, err)
	}
}

func TestPrefsSurviveBadFiles(t *testing.T) {
	for _, bad := range []string{"", "{", "[]", `{"textScale":"big"}`, "\x00\xff"} {
		s := store.NewMemory()
		s.Write(prefsName, []byte(bad))
		p, err := LoadPrefs(s)
		if err == nil || !reflect.DeepEqual(p, DefaultPrefs()) {
			t.Errorf("%q: %+v, %v", bad, p, err)
		}
	}
	s := store.NewMemory()
	s.Write(prefsName, []byte(`{"language":"xx","textScale":99,"music":-3,"theme":"pink","speed":1e9,"later":1}`))
	p, err := LoadPrefs(s)
	if err != nil || p.Language != "es" || p.TextScale != 2 || p.Music != 0 || p.Theme != "parchment" || p.Speed != 4 {
		t.Errorf("out of range: %+v, %v", p, err)
	}
}

func TestPrefsReportAFullDisk(t *testing.T) {
	s := store.NewMemory()
	s.Fail = store.ErrFull
	if err := DefaultPrefs().Save(s); !errors.Is(err, store.ErrFull) {
		t.Errorf("got %v", err)
	}
}

func TestEveryVisionIsATheme(t *testing.T) {
	for i, theme := range palette.Themes() {
		if i >= len(Visions) || Visions[i] != theme.Name {
			t.Errorf("theme %d is %s, visions are %v", i, theme.Name, Visions)
		}
	}
}

func TestOpenGoesOnWithDefaults(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", dir)
	noted := 0
	note := func(error) { noted++ }
	if a := Open(note); noted != 0 || a.Prefs.Language != "es" {
		t.Errorf("a new player: %d errors, %+v", noted, a.Prefs)
	}
	if err := store.NewFolder(dir+"/tyche").Write(prefsName, []byte("{")); err != nil {
		t.Fatal(err)
	}
	if a := Open(note); noted != 1 || a.Prefs.Language != "es" {
		t.Errorf("bad settings: %d errors, %+v", noted, a.Prefs)
	}
}
