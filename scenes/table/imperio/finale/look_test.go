package finale_test

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/finale"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
)

// tallies are the Influence of six Houses by source.
var tallies = [6]game.SourcesView{
	{Planets: 10, Bonuses: 23}, {Planets: 13, Bonuses: 36, Techs: 6, Laws: 2, Ceded: -3}, {Planets: 10, Bonuses: 26, Ability: 10, Techs: 2, Ceded: 3},
	{Planets: 6, Bonuses: 13, Techs: 2}, {}, {Planets: 4, Bonuses: 9, Laws: 5, Ceded: -7},
}

// screen is a page with nothing but a finale.
type screen struct {
	ui     *ui.UI
	finale table.Finale
	list   bool
}

func (s *screen) Update(in *ui.Input) bool {
	s.ui.Begin(in)
	col := s.ui.Screen()
	s.ui.Fill(col, s.ui.Theme.Wood2)
	col = col.Inset(s.ui.Px(12))
	s.finale.Draw(s.ui, &col)
	if s.list {
		col.W = min(col.W, s.ui.Px(420))
		s.finale.List(s.ui, &col)
	}
	return s.ui.End()
}

func (s *screen) Draw(c canvas.Canvas) { s.ui.Draw(c) }

// stand is a finale of so many Houses on a screen.
type stand struct {
	app *ui.App
	in  ui.Input
}

func open(t *testing.T, players int, w, h int, lang string, winners rules.Seats, set func(*ui.App)) *stand {
	t.Helper()
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Language, app.Prefs.Speed = lang, 1
	h2, err := house.New(app, registry.Games())
	if err != nil {
		t.Fatal(err)
	}
	if set != nil {
		set(app)
	}
	v := &game.View{Players: players, Houses: make([]game.HouseView, players)}
	for p := range players {
		v.Houses[p].House, v.Houses[p].Tally, v.Houses[p].Abilities = (p+2)%8, tallies[p], [2]int{-1, -1}
	}
	voice := h2.Voice(h2.Kind("imperio"))
	voice.Language = lexicon.Language(lang)
	o := rules.Outcome{Winners: winners, Reason: rules.Say("imperio.ending.influence")}
	told := []rules.Event{
		{Verb: game.EvTurnBegins, Seat: rules.Nobody, N: 14, Seen: rules.Everyone}, {Verb: game.EvWar, Seat: 0, N: 1, Seen: rules.Everyone},
		{Verb: game.EvTurnBegins, Seat: rules.Nobody, N: 15, Seen: rules.Everyone}, {Verb: game.EvBroken, Seat: 1, Seen: rules.Everyone},
	}
	app.Stack.Still = true
	app.Stack.Push(&screen{ui: ui.NewUI(app), finale: finale.New(app, voice, v, o, told), list: true})
	return &stand{app, ui.Input{W: float64(w), H: float64(h), Scale: 1, Dt: 1.0 / 60, Present: true, Focused: true, Zoom: 1}}
}

func (s *stand) tick(n int) {
	for range n {
		s.app.Update(&s.in)
		s.in.Clear()
	}
}

func (s *stand) sees() *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, int(s.in.W), int(s.in.H)))
	s.app.Draw(canvas.NewSoftware(dst))
	return dst
}

func TestLookAtTheTally(t *testing.T) {
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		t.Skip("TYCHE_LOOK is not set")
	}
	for _, k := range []struct {
		players, w, h, ticks int
		lang                 string
	}{
		{3, 1280, 800, 500, "es"}, {4, 1280, 800, 90, "en"}, {4, 1280, 800, 330, "es"}, {6, 1920, 1080, 600, "es"}, {2, 1024, 640, 600, "en"},
		{6, 1024, 640, 600, "es"}, {6, 390, 844, 600, "es"}, {3, 844, 390, 600, "en"},
	} {
		s := open(t, k.players, k.w, k.h, k.lang, rules.Only(1), nil)
		s.tick(k.ticks)
		f, err := os.Create(filepath.Join(dir, fmt.Sprintf("tally-%d-%s-%d-%d.png", k.players, k.lang, k.w, k.ticks)))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, s.sees()); err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
}

func TestTalliesLookAsBefore(t *testing.T) {
	looks := map[string]*image.RGBA{}
	for _, k := range []struct {
		name                 string
		players, w, h, ticks int
	}{{"pouring", 4, 900, 640, 100}, {"crowned", 3, 900, 640, 600}, {"six-upright", 6, 390, 700, 600}} {
		s := open(t, k.players, k.w, k.h, "es", rules.Only(1), nil)
		s.tick(k.ticks)
		looks[k.name] = s.sees()
	}
	imagetest.Golden(t, "tallies", looks)
}

// says is whether words stand on the screen, and where first.
func (s *stand) says(words string) (at canvas.Point, found bool) {
	s.app.Stack.Top().(*screen).ui.Texts(func(w string, p canvas.Point) {
		if w == words && !found {
			at, found = p, true
		}
	})
	return at, found
}

func TestTheTallyIsPouredAndHeard(t *testing.T) {
	var heard []string
	s := open(t, 4, 1280, 800, "en", rules.Only(1), func(app *ui.App) { app.Play = func(name string) { heard = append(heard, name) } })
	s.tick(2)
	if _, told := s.says("Druvenko takes the throne"); told {
		t.Error("the winner is named before anything is poured")
	}
	s.tick(600)
	if _, told := s.says("Druvenko takes the throne"); !told {
		t.Error("the winner is never named")
	}
	prove.Same(t, "what is heard", heard, []string{"glass", "glass", "glass", "glass", "glass", "glass", "throne"})
	if _, told := s.says("54"); !told {
		t.Error("the sum of the winner is not written")
	}
	if s.app.Update(&s.in) {
		t.Error("something is drawn anew when all is still")
	}
}

func TestAClickEndsThePouringAndListsAGlass(t *testing.T) {
	s := open(t, 4, 1280, 800, "en", rules.Only(1), nil)
	s.tick(2)
	s.press(canvas.Point{X: 640, Y: 300})
	s.tick(2)
	if _, told := s.says("Druvenko takes the throne"); !told {
		t.Error("a click does not show the end")
	}
	at, _ := s.says("Fornalva")
	s.press(at)
	s.tick(2)
	if _, told := s.says("INFLUENCE OF FORNALVA"); !told {
		t.Error("a click on a glass does not list its account")
	}
}

func TestWithoutMotionTheEndStandsAtOnce(t *testing.T) {
	for name, set := range map[string]func(*ui.App){"reduced motion": func(a *ui.App) { a.Prefs.ReducedMotion = true }, "no animation": func(a *ui.App) { a.Prefs.Speed = 0 }} {
		s := open(t, 2, 1280, 800, "es", rules.Only(0).With(1), set)
		s.tick(1)
		if _, told := s.says("El trono se comparte: Corvantel, Druvenko"); !told {
			t.Errorf("%s: the end is not shown at once", name)
		}
	}
}

// press clicks somewhere.
func (s *stand) press(at canvas.Point) {
	s.in.Cursor, s.in.Moved = at, true
	s.tick(1)
	s.in.Pressed, s.in.Held[ui.LeftButton] = append(s.in.Pressed, ui.Click{Button: ui.LeftButton, At: at}), true
	s.tick(2)
	s.in.Released, s.in.Held[ui.LeftButton] = append(s.in.Released, ui.Click{Button: ui.LeftButton, At: at}), false
	s.tick(2)
}

// The account of a House says what everybody could count, and what comes to it only here.
func TestAnAccountSaysWhatComesToItOnlyHere(t *testing.T) {
	for winner, want := range map[rules.Seat]string{
		0: "Todos podían contarla igual antes del final.", 1: "Hasta ahora todos podían contar 51. Solo aquí se suman: Tecnologías +6, Cedida y recibida −3.",
		2: "Hasta ahora todos podían contar 36. Solo aquí se suman: Habilidad +10, Tecnologías +2, Cedida y recibida +3.",
	} {
		s := open(t, 3, 1280, 900, "es", rules.Only(winner), nil)
		s.tick(600)
		words := ""
		s.app.Stack.Top().(*screen).ui.Texts(func(w string, _ canvas.Point) { words += w + " " })
		prove.True(t, words, strings.Contains(words, want))
	}
}
