package rooms

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules/bot"
	"tyche/rules/diadochi"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/store"
	"tyche/scenes/table"
	face "tyche/scenes/table/diadochi"
	faceText "tyche/scenes/table/diadochi/text"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// kinds is what main lists.
func kinds() []house.Kind {
	return []house.Kind{{
		Rules: diadochi.Game, SeatKind: diadochi.KindSeat, Mind: bot.Plain{},
		Texts: []house.Source{{Files: diadochi.Texts, Dir: "text"}, {Files: faceText.Files, Dir: "."}, {Files: faceText.Box, Dir: "box"}},
		Face: func(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
			return face.New(app, voice, face.Seats(seats), nil)
		},
		Backdrop: face.Backdrop, Tally: face.Tally, Manual: house.Source{Files: diadochi.Manual, Dir: "manual"},
	}}
}

// visit is somebody in the rooms, tick by tick.
type visit struct {
	t     *testing.T
	app   *ui.App
	house *house.House
	rooms *Rooms
	in    ui.Input
}

func enter(t *testing.T, kept store.Store, lang string, w, h float64) *visit {
	t.Helper()
	v := &visit{t: t, app: ui.NewApp(kept)}
	v.app.Prefs.Language = lang
	v.app.Stack.Still = true
	v.app.Note = func(err error) { t.Log("noted:", err) }
	var err error
	if v.house, err = house.New(v.app, kinds(), Texts()...); err != nil {
		t.Fatal(err)
	}
	v.house.Seed = 7
	v.rooms = New(v.house)
	v.rooms.CanQuit = true
	v.in = ui.Input{W: w, H: h, Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true, Present: true}
	v.rooms.Open()
	return v
}

func (v *visit) tick(n int) {
	for range n {
		v.app.Update(&v.in)
		v.in.Clear()
	}
}

// click presses what says these words.
func (v *visit) click(words string) {
	v.t.Helper()
	v.tick(1)
	at, found := v.find(words)
	if !found {
		v.t.Fatalf("nothing says %q; the screen says %q", words, v.said())
	}
	v.tap(canvas.Point{X: at.X + 3, Y: at.Y - 3})
}

func (v *visit) tap(at canvas.Point) {
	v.in.Cursor, v.in.Moved = at, true
	v.in.Pressed = append(v.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	v.in.Released = append(v.in.Released, ui.Click{Button: ui.LeftButton, At: at})
	v.tick(2)
}

func (v *visit) key(k ui.Key) {
	v.in.Keys = append(v.in.Keys, ui.Press{Key: k})
	v.tick(2)
}

// texts draws the screen onto a list and returns every line with its place.
func (v *visit) texts(f func(s string, at canvas.Point)) {
	var l canvas.List
	l.Reset(v.in.W, v.in.H)
	v.app.Draw(&l)
	l.Texts(f)
}

func (v *visit) find(words string) (at canvas.Point, found bool) {
	v.texts(func(s string, p canvas.Point) {
		if strings.Contains(s, words) {
			at, found = p, true
		}
	})
	return at, found
}

func (v *visit) said() (all []string) {
	v.texts(func(s string, _ canvas.Point) { all = append(all, s) })
	return all
}

// shot writes what is on the screen to a file of the folder TYCHE_LOOK, if that is set.
func (v *visit) shot(name string) {
	v.t.Helper()
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	m := image.NewRGBA(image.Rect(0, 0, int(v.in.W), int(v.in.H)))
	v.app.Draw(canvas.NewSoftware(m))
	f, err := os.Create(filepath.Join(dir, fmt.Sprintf("%s-%dx%d-%s.png", name, int(v.in.W), int(v.in.H), v.app.Prefs.Language)))
	if err != nil {
		v.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		v.t.Fatal(err)
	}
}

var sizes = [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {360, 640}, {200, 150}}

// look shows a scene at all sizes; the languages take turns, so that each is seen large and small.
func look(t *testing.T, name string, walk func(v *visit)) {
	for i, size := range sizes {
		for j, lang := range ui.Languages {
			if os.Getenv("TYCHE_LOOK") == "" && (i+j)%2 == 1 {
				continue
			}
			v := enter(t, kept(t), lang, size[0], size[1])
			v.tick(2)
			walk(v)
			v.tick(8)
			v.shot(name)
			if missing := v.house.Missing(); len(missing) > 0 {
				t.Errorf("%s %s: texts missing: %v", name, lang, missing)
			}
		}
	}
}

// kept is a store with a game under way and a finished-looking damaged one.
func kept(t *testing.T) store.Store {
	t.Helper()
	return store.NewMemory()
}

func TestLookTitle(t *testing.T) {
	look(t, "title", func(v *visit) { v.tick(200) })
}

func TestLookSettings(t *testing.T) { look(t, "settings", func(v *visit) { v.rooms.settings() }) }
func TestLookKeys(t *testing.T)     { look(t, "keys", func(v *visit) { v.rooms.keys() }) }
func TestLookSetup(t *testing.T)    { look(t, "setup", func(v *visit) { v.rooms.setup() }) }

func TestLookRulebook(t *testing.T) {
	look(t, "rulebook", func(v *visit) { v.rooms.rulebook(&v.house.Kinds[0], "1.14") })
	look(t, "rulebook-table", func(v *visit) { v.rooms.rulebook(&v.house.Kinds[0], "19.2") })
	look(t, "rulebook-search", func(v *visit) {
		v.rooms.rulebook(&v.house.Kinds[0], "")
		v.tick(2)
		v.in.Runes = []rune{'/'}
		v.tick(2)
		v.in.Runes = []rune("asedio")
		v.tick(2)
	})
}
