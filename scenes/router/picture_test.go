package router

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// handedOut collects what the player is given.
type handedOut map[string][]byte

func (h handedOut) save(name string, data []byte) (string, error) {
	h[name] = data
	return "/home/ana/" + name, nil
}

// The window or the map alone is kept as a picture, and the player is told where; the question itself is not in it.
func TestPicturesAreKept(t *testing.T) {
	for _, c := range []struct {
		answer string
		whole  bool
	}{{"house.picture.window", true}, {"house.picture.map", false}} {
		v := enter(t, store.NewMemory(), "en", 1024, 640)
		v.app.Prefs.Speed = 0
		files := handedOut{}
		v.router.SavePicture = files.save
		p := v.attend("table")
		p.tick(60)
		p.key(ui.KeyEscape)
		p.click(p.app.Say("table.hand-out"))
		p.tick(2)
		p.click(p.app.Say("table.picture"))
		p.tick(2)
		p.click(p.app.Say(c.answer))
		p.tick(6)
		if len(files) != 1 {
			t.Fatalf("%s: %d files", c.answer, len(files))
		}
		for name, data := range files {
			m, err := png.Decode(bytes.NewReader(data))
			if err != nil || !strings.HasSuffix(name, ".png") {
				t.Fatal(name, err)
			}
			if size := m.Bounds().Size(); (size.X == 1024 && size.Y == 640) != c.whole || size.X < 300 || size.Y < 200 {
				t.Errorf("%s: the picture is %v", c.answer, size)
			}
			if !strings.Contains(strings.Join(p.said(), " "), name) {
				t.Errorf("not told where it is: %q", p.said())
			}
		}
	}
}

// A report tells program, system and the whole game, says that secrets go along, and can be opened as the game it holds.
func TestAFaultIsReported(t *testing.T) {
	for _, lang := range ui.Languages {
		v := enter(t, kept(t), lang, 1280, 800)
		v.app.Prefs.Speed = 0
		files := handedOut{}
		v.router.Save = files.save
		v.router.Continue()
		v.tick(20)
		s := v.match()
		v.router.report(s)
		v.tick(3)
		v.shot("report")
		told := strings.Join(v.said(), " ")
		for name, data := range files {
			if !strings.Contains(told, name) {
				t.Errorf("not told where the report is: %q", told)
			}
			for _, want := range []string{"tyche-report 1\n", "\nprogram ", "\nsystem ", "\nrules diadochi ", "\nlanguage " + lang, string(s.Journal())} {
				if !strings.Contains(string(data), want) {
					t.Errorf("the report lacks %q", want[:min(len(want), 30)])
				}
			}
			again, err := v.house.Read(string(data))
			if err != nil || again.Hash() != s.Hash() {
				t.Errorf("the report does not open as its game: %v", err)
			}
		}
		if len(files) != 1 {
			t.Errorf("%d files", len(files))
		}
		for _, word := range map[string][]string{"es": {"semilla", "ocultas"}, "en": {"seed", "hidden"}}[lang] {
			if !strings.Contains(told, word) {
				t.Errorf("%q is not said: %q", word, told)
			}
		}
		if missing := v.house.Missing(); len(missing) > 0 {
			t.Errorf("texts missing: %v", missing)
		}
	}
}
