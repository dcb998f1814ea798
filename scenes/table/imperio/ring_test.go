package imperio

import (
	"image"
	"io/fs"
	"math"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/table/imperio/text"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
)

// ringed is a face of so many Houses: the first is at war with the second and allied with the third, the second and third are at war.
func ringed(t *testing.T, players int) *Face {
	t.Helper()
	lex, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	for dir, files := range map[string]fs.FS{".": text.Files, "talk": text.Talk, "box": text.Box} {
		if err := lex.Add(files, dir); err != nil {
			t.Fatal(err)
		}
	}
	f := New(ui.NewApp(store.NewMemory()), &lexicon.Voice{Lexicon: lex, Language: "es"}, make([]session.Seating, players)).(*Face)
	v := &game.View{Seat: 0, Players: players, Houses: make([]game.HouseView, players)}
	for p := range v.Houses {
		v.Houses[p].House = p
	}
	v.Houses[0].Wars, v.Houses[1].Wars = rules.Only(1), rules.Only(0).With(2)
	v.Houses[0].Allies, v.Houses[2].Allies, v.Houses[2].Wars = rules.Only(2), rules.Only(0), rules.Only(1)
	f.view = v
	return f
}

// named is ringed with the names and sentences of the rules.
func named(t *testing.T, players int) *Face {
	t.Helper()
	f := ringed(t, players)
	f.voice.Name = game.Game.Name
	if err := f.voice.Lexicon.Add(game.Texts, "text"); err != nil {
		t.Fatal(err)
	}
	return f
}

func TestTiesOfTheRing(t *testing.T) {
	f := ringed(t, 4)
	f.view.Own.Granted, f.view.Own.Received, f.view.Own.Declared = rules.Only(2).With(1), rules.Only(3).With(1), rules.Only(1).With(3)
	prove.Same(t, "ties", f.ties(nil), []tie{
		{war, 0, 1}, {alliance, 0, 2}, {war, 1, 2}, {passage, 0, 2}, {warDeclared, 0, 3},
	})
	f.view.Own.Declared = rules.Only(2)
	prove.Same(t, "war is declared on an ally", f.ties(nil), []tie{{war, 0, 1}, {war, 1, 2}, {warDeclared, 0, 2}, {passage, 3, 0}})
}

// What passage there is stands in words: an alliance brings it, war makes it void.
func TestPassagesInWords(t *testing.T) {
	f := ringed(t, 5)
	f.view.Own.Granted, f.view.Own.Received = rules.Only(1).With(4), rules.Only(1).With(3).With(4)
	for q, words := range [...]string{1: "La guerra anula el paso", 2: "La alianza es paso mutuo", 3: "Te concede el paso", 4: "Os concedéis el paso una a la otra"} {
		prove.Is(t, words, f.passages(rules.Seat(q)), words)
	}
}

// A war that is declared with the orders begins before slot 1 (18.1): what is said of what the orders will meet counts it.
func TestADeclaredWarCountsWhereOrdersArePlanned(t *testing.T) {
	f := ringed(t, 5)
	f.view.Own.Granted, f.view.Own.Received, f.view.Own.Declared = rules.Only(3), rules.Only(2).With(3), rules.Only(2).With(3)
	for q := rules.Seat(2); q < 4; q++ {
		prove.Is(t, "passage", f.passages(q), "La guerra anula el paso")
		prove.Is(t, "leave to pass", f.granting(game.VerbGrant, q), ".war")
		prove.Is(t, "peace is not to be offered", f.word(f.unsaid(game.VerbPeace, q)), "le declaras la guerra")
		prove.Is(t, "nor an alliance", f.word(f.unsaid(game.VerbAlly, q)), "le declaras la guerra")
		prove.True(t, "on both cards", f.declared(0, q) && f.declared(q, 0))
		asked := f.asked(&target{Target: game.Target{Foreign: q}})
		prove.Same(t, "no act of war", []string{asked.title, asked.words}, []string{"war.spared.title", f.word("war.spared", rules.W(f.houseName(q)))})
	}
	prove.True(t, "no others", !f.declared(2, 3) && !f.declared(0, 1) && !f.fought(4) && f.fought(1))
	prove.Is(t, "at peace", f.asked(&target{Target: game.Target{Foreign: 4}}).title, "war.title")
}

// Every House has its own place, the viewer's at the foot.
func TestPlacesOfTheRing(t *testing.T) {
	r := canvas.Rect{X: 5, Y: 7, W: 288, H: 200}
	for n := 2; n <= 6; n++ {
		for viewer := range rules.Seat(n) {
			foot := ringPoint(r, viewer, viewer, n)
			for p := range rules.Seat(n) {
				at := ringPoint(r, p, viewer, n)
				prove.Is(t, "nobody is lower than the viewer", at.Y <= foot.Y+.01, true)
				for q := range p {
					b := ringPoint(r, q, viewer, n)
					prove.Is(t, "discs apart", math.Hypot(at.X-b.X, at.Y-b.Y) > ringArms(r, n)+5, true)
				}
			}
		}
	}
}

// ringScreen is a page with nothing but the ring.
type ringScreen struct {
	ui *ui.UI
	f  *Face
}

func (s *ringScreen) Update(in *ui.Input) bool {
	s.ui.Begin(in)
	r := s.ui.Screen()
	s.ui.Fill(r, s.ui.Theme.Paper2)
	p := pen{f: s.f, u: s.ui, x: r.X + 6, y: r.Y + 6, w: r.W - 12, seen: canvas.Rect{W: r.W, H: 600}}
	s.f.drawRing(&p)
	return s.ui.End()
}

func (s *ringScreen) Draw(c canvas.Canvas) { s.ui.Draw(c) }

// A click on arms leaves the page to that House, another gives it back to all.
func TestTheRingIsDrawnAndClicked(t *testing.T) {
	looks := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for name, n := range map[string]int{"three": 3, "six": 6} {
		f := ringed(t, n)
		f.view.Own.Granted, f.view.Own.Received = rules.Only(2), rules.Only(2)
		f.view.Own.Declared = rules.Only(rules.Seat(n - 1))
		app := f.app
		app.Stack.Still = true
		app.Stack.Push(&ringScreen{ui.NewUI(app), f})
		in := ui.Input{W: 320, H: 270, Scale: 1, Dt: 1.0 / 60, Present: true, Focused: true, Zoom: 1}
		tick := func() { app.Update(&in); in.Clear() }
		tick()
		dst := image.NewRGBA(image.Rect(0, 0, 320, 270))
		app.Draw(canvas.NewSoftware(dst))
		looks[name] = dst
		cells = append(cells, imagetest.Cell{Label: name, Image: dst})
		at := ringPoint(canvas.Rect{X: 6, Y: 6, W: 308, H: math.Round(308 * .8)}, 1, 0, n)
		for _, want := range []rules.Seat{2, 0} {
			in.Cursor, in.Moved = at, true
			tick()
			in.Pressed, in.Held[ui.LeftButton] = append(in.Pressed, ui.Click{Button: ui.LeftButton, At: at}), true
			tick()
			in.Released, in.Held[ui.LeftButton] = append(in.Released, ui.Click{Button: ui.LeftButton, At: at}), false
			tick()
			prove.Is(t, "whom the page tells of", f.sheet.speaks, want)
		}
	}
	imagetest.Sheet(t, "rings", 700, palette.Ivory, cells)
	imagetest.Golden(t, "rings", looks)
}

// The small chart lies where it hides least of the large one, and stays there while no corner is better by far.
func TestTheSmallChartHidesLittle(t *testing.T) {
	f := ringed(t, 3)
	f.app.Touch = false
	u := ui.NewUI(f.app)
	view := canvas.Rect{W: 550, H: 260}
	place := func(hexes ...chart.Hex) canvas.Rect {
		f.chart.Set(chart.Model{Hexes: hexes})
		f.chart.Look(view, view, palette.Atlas, 1)
		return f.miniPlace(u, view)
	}
	hex := func(q, r int) chart.Hex { return chart.Hex{Q: q, R: r} }
	first := place(hex(0, 0), hex(0, 1), hex(-1, 2)) // leans to the left below, so the upper right is free
	prove.Is(t, "hidden at first", f.chart.Hidden(first), 0)
	for _, hexes := range [][]chart.Hex{{hex(0, 0), hex(4, 0), hex(0, 1)}, {hex(0, 0), hex(3, 0), hex(-1, 2), hex(2, 2)}} {
		now := place(hexes...)
		for _, x := range []float64{24, view.W - 24 - now.W} {
			for _, y := range []float64{24, view.H - 24 - now.H} {
				other := canvas.Rect{X: x, Y: y, W: now.W, H: now.H}
				prove.True(t, "no corner is better by far", f.chart.Hidden(other) >= .6*f.chart.Hidden(now))
			}
		}
		prove.Is(t, "it stays", place(hexes...), now)
	}
}
