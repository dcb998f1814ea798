package router

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/table"
	face "tyche/scenes/table/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
)

// latest is the face of the table that was opened last.
var latest *face.Face

// kinds are the games of the program, with quick opponents and without the scenes of battles.
func kinds() []house.Kind {
	list := registry.Games()
	list[0].Mind = bot.Plain{}
	list[0].Face = func(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
		latest = face.New(app, voice, face.Seats(seats), nil)
		return latest
	}
	return list
}

// visit is somebody who goes through the screens, tick by tick.
type visit struct {
	t      *testing.T
	app    *ui.App
	house  *house.House
	router *Router
	in     ui.Input
}

func enter(t *testing.T, kept store.Store, lang string, w, h float64) *visit {
	t.Helper()
	return enterWith(t, kinds(), kept, lang, w, h)
}

// enterWith enters a house that has these games.
func enterWith(t *testing.T, games []house.Kind, kept store.Store, lang string, w, h float64) *visit {
	t.Helper()
	v := &visit{t: t, app: ui.NewApp(kept)}
	v.app.Prefs.Language, v.app.Prefs.Unasked = lang, true
	v.app.Stack.Still = true
	v.app.Alone = true // pictures are ready in the tick that asks for them, however busy the machine is
	v.app.Note = func(err error) { t.Log("noted:", err) }
	var err error
	if v.house, err = house.New(v.app, games, Texts()...); err != nil {
		t.Fatal(err)
	}
	v.house.Seed = 7
	v.router = New(v.house)
	v.router.CanQuit = true
	v.in = ui.Input{W: w, H: h, Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true, Present: true}
	v.router.Open()
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

// read lets the time go by that a person needs to read the question on the table.
func (v *visit) read() {
	if t, sitting := v.app.Stack.Top().(*table.Table); sitting && (t.Hidden() || t.Asks() != nil) && !t.Ripe() {
		dt := v.in.Dt
		v.in.Dt = 2
		v.tick(1)
		v.in.Dt = dt
	}
}

func (v *visit) tap(at canvas.Point) {
	v.read()
	if v.in.Touch {
		v.finger(at)
		return
	}
	v.in.Cursor, v.in.Moved = at, true
	v.in.Pressed = append(v.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	v.in.Released = append(v.in.Released, ui.Click{Button: ui.LeftButton, At: at})
	v.tick(2)
}

// finger touches a place for a moment.
func (v *visit) finger(at canvas.Point) {
	var f ui.Fingers
	for _, down := range [][]ui.Finger{{{At: at}}, nil, nil} {
		f.Feed(&v.in, down)
		v.tick(1)
	}
}

func (v *visit) key(k ui.Key) {
	v.read()
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

// find returns where these words stand: alone, or else within others.
func (v *visit) find(words string) (at canvas.Point, found bool) {
	alone := false
	v.texts(func(s string, p canvas.Point) {
		if s == words || !alone && strings.Contains(s, words) {
			at, found, alone = p, true, s == words
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
	imagetest.Save(v.t, filepath.Join(dir, fmt.Sprintf("%s-%dx%d-%s.png", name, int(v.in.W), int(v.in.H), v.app.Prefs.Language)), m)
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

// played is the journal of a game of so many moves played at random, and on until a person is asked; with -1, to its end.
func played(t *testing.T, seats []session.Seating, seed uint64, moves int) *session.Session {
	t.Helper()
	s, err := session.New(diadochi.Game, rules.Setup{Seats: len(seats)}, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(seed, 1<<40)
	var legal []rules.Move
	for n := 0; ; n++ {
		pending := s.Pending()
		if len(pending) == 0 || moves >= 0 && n >= moves && seats[pending[0].Seat].Person() {
			break
		}
		legal = s.Chair(pending[0].Seat).Moves(legal[:0])
		if _, err := s.Play(pending[0].Seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

var (
	trio = []session.Seating{{Name: "Irene", Emblem: "anchor"}, {Name: "Ana", Emblem: "sun"}, {Name: "Bruno", Level: "novice", Emblem: "owl"}}
	four = []session.Seating{{Name: "Irene", Emblem: "anchor"}, {Name: "Ana", Level: "veteran", Emblem: "sun"}, {Name: "Bruno", Level: "random", Emblem: "owl"}, {Name: "Tais", Level: "novice", Emblem: "eagle"}}
)

var over *session.Session

// finished is a game that is over; it is played once for all tests.
func finished(t *testing.T) *session.Session {
	if over == nil {
		over = played(t, four, 11, -1)
		t.Logf("a whole game of %d moves", over.Len())
	}
	return over
}

// kept is a store with games under way, over, cut off, spoilt and unreadable.
func kept(t *testing.T) store.Store {
	t.Helper()
	s := store.NewMemory()
	put := func(name string, data []byte) {
		if err := s.Write("games/"+name+".tyche", data); err != nil {
			t.Fatal(err)
		}
	}
	way := played(t, trio, 5, 240).Journal()
	put("2026-03-01T20-15-00", finished(t).Journal())
	put("2026-03-02T20-15-00", way)
	put("2026-03-03T21-00-30", way[:len(way)-4])
	put("2026-03-04T18-05-00", append(append([]byte(nil), way...), "1 nonsense\n"...))
	put("2026-03-05T09-30-00", []byte("this is no game"))
	put("2026-03-06T22-45-00", way)
	return s
}

func TestLookTitle(t *testing.T) {
	look(t, "title", func(v *visit) { v.tick(200) })
}

func TestLookSettings(t *testing.T) { look(t, "settings", func(v *visit) { v.router.settings() }) }
func TestLookKeys(t *testing.T)     { look(t, "keys", func(v *visit) { v.router.keys() }) }
func TestLookSetup(t *testing.T) {
	look(t, "setup", func(v *visit) { v.router.setup(&v.house.Kinds[0]) })
}

func TestLookRulebook(t *testing.T) {
	look(t, "rulebook", func(v *visit) { v.router.rulebook(&v.house.Kinds[0], "1.14") })
	look(t, "rulebook-table", func(v *visit) { v.router.rulebook(&v.house.Kinds[0], "19.2") })
	look(t, "rulebook-search", func(v *visit) {
		v.router.rulebook(&v.house.Kinds[0], "")
		v.tick(2)
		v.in.Runes = []rune{'/'}
		v.tick(2)
		v.in.Runes = []rune("asedio")
		v.tick(2)
	})
}

func TestLookLoad(t *testing.T) {
	look(t, "load", func(v *visit) { v.router.load(); v.tick(8) })
}

// TestLookDelete looks at the question that is asked before a kept game is gone.
func TestLookDelete(t *testing.T) {
	words := map[string]string{"es": "Borrar", "en": "Delete"}
	look(t, "delete", func(v *visit) { v.router.load(); v.tick(8); v.click(words[v.app.Prefs.Language]) })
}

func TestLookResult(t *testing.T) {
	look(t, "result", func(v *visit) { v.router.result(&v.house.Kinds[0], finished(t)); v.tick(300) })
}

func TestLookReplay(t *testing.T) {
	look(t, "replay", func(v *visit) { v.router.watch(finished(t), 300); v.tick(250) })
}

// TestLookOfThemesAndScales shows the screens in lamplight, with large and with small text.
func TestLookOfThemesAndScales(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("only to look at")
	}
	for _, row := range []struct {
		name, theme string
		scale       float64
	}{{"lamp", "lamplight", 1}, {"large", "parchment", 2}, {"small", "lamplight", 0.8}, {"wide", "parchment", 1.5}} {
		for name, walk := range map[string]func(v *visit){
			"title":  func(v *visit) { v.tick(250) },
			"setup":  func(v *visit) { v.router.setup(&v.house.Kinds[0]) },
			"load":   func(v *visit) { v.router.load() },
			"rules":  func(v *visit) { v.router.rulebook(&v.house.Kinds[0], "9.10") },
			"result": func(v *visit) { v.router.result(&v.house.Kinds[0], finished(t)); v.tick(200) },
			"sets":   func(v *visit) { v.router.settings() },
			"replay": func(v *visit) { v.router.watch(finished(t), 700); v.tick(250) },
		} {
			v := enter(t, kept(t), "es", 1280, 800)
			v.app.Prefs.Theme, v.app.Prefs.TextScale = row.theme, row.scale
			walk(v)
			v.tick(10)
			v.shot(row.name + "-" + name)
		}
	}
}

func TestLookLuck(t *testing.T) {
	look(t, "luck", func(v *visit) { v.router.luck(finished(t)) })
}
