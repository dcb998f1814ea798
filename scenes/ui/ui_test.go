package ui

import (
	"image"
	"slices"
	"strings"
	"testing"

	"tyche/fonts"
	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

// A player plays a scene tick by tick.
type player struct {
	t     *testing.T
	app   *App
	u     *UI
	in    Input
	show  func(u *UI)
	heard []string
}

func play(t *testing.T, show func(u *UI)) *player {
	p := &player{t: t, app: NewApp(store.NewMemory()), show: show}
	p.app.Play = func(name string) { p.heard = append(p.heard, name) }
	p.u = NewUI(p.app)
	p.in = Input{W: 800, H: 600, Scale: 1, Dt: 1.0 / 60, Present: true, Focused: true, Zoom: 1}
	p.in.Cursor = canvas.Point{X: 790, Y: 590}
	p.tick()
	return p
}

// tick shows one tick and says whether the picture changed.
func (p *player) tick() bool {
	p.u.Begin(&p.in)
	p.show(p.u)
	changed := p.u.End()
	p.in.Clear()
	return changed
}

func (p *player) move(x, y float64) {
	p.in.Cursor, p.in.Moved = canvas.Point{X: x, Y: y}, true
}

func (p *player) press(x, y float64) {
	p.move(x, y)
	p.in.Pressed = append(p.in.Pressed, Click{LeftButton, p.in.Cursor})
	p.in.Held[LeftButton] = true
	p.tick()
}

func (p *player) lift(x, y float64) {
	p.move(x, y)
	p.in.Released = append(p.in.Released, Click{LeftButton, p.in.Cursor})
	p.in.Held[LeftButton] = false
	p.tick()
}

// tap presses and lifts within one tick.
func (p *player) tap(x, y float64) {
	p.move(x, y)
	p.in.Pressed = append(p.in.Pressed, Click{LeftButton, p.in.Cursor})
	p.in.Released = append(p.in.Released, Click{LeftButton, p.in.Cursor})
	p.tick()
}

func (p *player) key(k Key, mods Mods) {
	p.in.Keys = append(p.in.Keys, Press{Key: k, Mods: mods})
	p.tick()
}

func (p *player) write(s string) {
	p.in.Runes = append(p.in.Runes, []rune(s)...)
	p.tick()
}

func (p *player) says(word string) bool {
	found := false
	p.u.Texts(func(s string, _ canvas.Point) { found = found || strings.Contains(s, word) })
	return found
}

func at(x, y, w, h float64) canvas.Rect { return canvas.Rect{X: x, Y: y, W: w, H: h} }

func TestButtonOnAPanelIsPressed(t *testing.T) {
	pressed, taken := 0, false
	p := play(t, func(u *UI) {
		u.Panel(at(0, 0, 200, 200))
		if u.Button(at(20, 20, 100, 40), "Jugar", ButtonOpts{}) {
			pressed++
		}
		taken = u.Taken()
	})
	p.tap(50, 40)
	if pressed != 1 || !taken {
		t.Errorf("a short tap pressed %d times, taken %v", pressed, taken)
	}
	p.press(50, 40)
	p.lift(60, 45)
	if pressed != 2 {
		t.Errorf("press and lift: %d", pressed)
	}
	p.press(50, 40)
	p.lift(300, 300)
	p.press(300, 300)
	p.lift(50, 40)
	if pressed != 2 {
		t.Errorf("lifted or pressed elsewhere: %d", pressed)
	}
	p.tap(150, 150)
	if !taken {
		t.Error("a press on the panel's paper falls through it")
	}
	p.tap(400, 400)
	if taken {
		t.Error("a press beside the panel is taken")
	}
	if !slices.Equal(p.heard, []string{"click", "click"}) {
		t.Errorf("heard %v", p.heard)
	}
}

func TestButtonsAnswerKeys(t *testing.T) {
	var pressed []string
	p := play(t, func(u *UI) {
		for i, name := range []string{"uno", "dos", "tres"} {
			o := ButtonOpts{Hot: Digit(i + 1), Main: i == 2}
			if u.Button(at(20, 20+50*float64(i), 100, 40), name, o) {
				pressed = append(pressed, name)
			}
		}
	})
	p.key(Key2, 0)
	p.key(KeyEnter, 0) // no focus yet: the main button
	p.key(KeyTab, 0)
	p.key(KeyEnter, 0)
	p.key(KeyDown, 0)
	p.key(KeySpace, 0)
	p.key(KeyTab, Shift)
	p.key(KeyTab, Shift)
	p.key(KeyEnter, 0)
	p.key(Key2, Ctrl) // other modifiers, other key
	if want := "dos tres uno dos tres"; strings.Join(pressed, " ") != want {
		t.Errorf("pressed %v, want %s", pressed, want)
	}
}

func TestOffButtonRefusesAndSaysWhy(t *testing.T) {
	pressed := false
	p := play(t, func(u *UI) {
		pressed = u.Button(at(20, 20, 300, 40), "Asediar", ButtonOpts{Hot: Key4, Why: "9.1: la plaza es tuya"}) || pressed
	})
	p.tap(50, 40)
	p.key(Key4, 0)
	if pressed || !p.says("9.1: la plaza es tuya") || !slices.Equal(p.heard, []string{"refuse", "refuse"}) {
		t.Errorf("pressed %v, heard %v", pressed, p.heard)
	}
}

func TestNothingChangesWithoutInput(t *testing.T) {
	on, pick, v, name := false, 0, 0.5, "Ana"
	var s Scroll
	p := play(t, func(u *UI) { everything(u, &on, &pick, &v, &name, &s) })
	if p.tick() {
		t.Error("a still scene counts as changed")
	}
	p.move(50, 90)
	if !p.tick() {
		t.Error("lighting up a button was not noticed")
	}
	for range 60 { // until the tip is up
		p.tick()
	}
	if n := testing.AllocsPerRun(50, func() { p.tick() }); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

var pages = []string{"Uno", "Dos", "Tres"}

func everything(u *UI, on *bool, pick *int, v *float64, name *string, s *Scroll) {
	in := u.TitledPanel(at(0, 0, 800, 600), "Ajustes")
	u.Tabs(CutTop(&in, 30), pages, pick)
	u.Button(CutTop(&in, 40), "Marchar a Gordion", ButtonOpts{Key: "1", Note: "2 PM", Icon: nil, Tip: "Mueve el ejército"})
	u.Button(CutTop(&in, 40), "Asediar", ButtonOpts{Key: "2", Why: "9.1"})
	u.IconButton(CutTop(&in, 30), HelpSign, "Ayuda", ButtonOpts{})
	u.Toggle(CutTop(&in, 30), "Música", on)
	u.Slider(CutTop(&in, 30), "v", v, SliderOpts{Hi: 1})
	u.Field(CutTop(&in, 30), "name", name, FieldOpts{})
	u.Progress(CutTop(&in, 12), *v)
	u.Paragraph(CutTop(&in, 60), "Alejandro ha muerto en Babilonia sin heredero.", u.Theme.Text(Body), Left)
	area := u.BeginScroll(in, s)
	for i := range 30 {
		u.Scope(i)
		u.Button(at(area.X, area.Y+float64(i)*40, area.W, 36), "Fila", ButtonOpts{})
		u.Unscope()
	}
	u.EndScroll(s, 1200)
}

func TestToggleChoiceAndTabs(t *testing.T) {
	on, pick, tab, changes := false, 0, 0, 0
	p := play(t, func(u *UI) {
		for _, changed := range []bool{
			u.Toggle(at(0, 0, 200, 40), "Música", &on),
			u.Choice(at(0, 50, 300, 40), []string{"a", "b", "c"}, &pick),
			u.Tabs(at(0, 100, 300, 40), []string{"x", "y", "z"}, &tab),
		} {
			if changed {
				changes++
			}
		}
	})
	p.tap(10, 20)
	p.tap(290, 70)
	p.tap(150, 120)
	p.tap(150, 120)
	if !on || pick != 2 || tab != 1 || changes != 3 {
		t.Errorf("on %v, pick %d, tab %d, %d changes", on, pick, tab, changes)
	}
}

func TestSliderFollowsTheCursorAndKeys(t *testing.T) {
	v := 0.0
	p := play(t, func(u *UI) { u.Slider(at(100, 100, 220, 20), "v", &v, SliderOpts{Lo: 0, Hi: 2, Step: 0.25}) })
	p.press(210, 110)
	if v != 1 {
		t.Errorf("the middle is %v", v)
	}
	p.move(900, 400)
	p.tick()
	if v != 2 {
		t.Errorf("beyond the end is %v", v)
	}
	p.lift(900, 400)
	p.move(100, 110)
	p.tick()
	if v != 2 {
		t.Errorf("moved without holding: %v", v)
	}
	p.key(KeyTab, 0)
	p.key(KeyLeft, 0)
	p.key(KeyLeft, 0)
	p.key(KeyRight, 0)
	if v != 1.75 {
		t.Errorf("by keys: %v", v)
	}
}

func TestFieldEdits(t *testing.T) {
	text, submitted, played := "Ana", false, false
	p := play(t, func(u *UI) {
		submitted = u.Field(at(10, 10, 200, 30), "name", &text, FieldOpts{Max: 8}) == Submitted || submitted
		played = u.Button(at(10, 50, 200, 30), "Jugar", ButtonOpts{Main: true, Hot: KeyA}) || played
	})
	p.write("x") // no focus
	p.tap(50, 25)
	p.write("Ñandú a") // replaces the whole, which is selected at first
	p.key(KeyBackspace, 0)
	p.key(KeyLeft, 0)
	p.key(KeyLeft, 0)
	p.key(KeyBackspace, 0)
	p.write("t\n")
	p.in.Paste = "demasiado"
	p.tick()
	if text != "Ñantdeú " {
		t.Errorf("text is %q", text)
	}
	p.key(KeyA, Ctrl)
	p.key(KeyDelete, 0)
	p.key(KeyA, 0)
	if text != "" || played {
		t.Errorf("text %q; a letter worked as a shortcut: %v", text, played)
	}
	p.key(KeyEnter, 0)
	if !submitted || played {
		t.Errorf("submitted %v, played %v", submitted, played)
	}
	p.key(KeyEnter, 0)
	if !played {
		t.Error("after the field is left, Enter plays")
	}
}

// A press beside a field leaves it: the next key is a key again, and so is the browser's Back.
func TestAPressBesideAFieldLeavesIt(t *testing.T) {
	text, typing := "Ana", false
	p := play(t, func(u *UI) {
		u.Field(at(10, 10, 200, 30), "name", &text, FieldOpts{})
		typing = u.typing
	})
	p.tap(50, 25)
	p.tick()
	if !typing {
		t.Fatal("a pressed field does not take letters")
	}
	p.tap(50, 200)
	p.tick()
	if typing {
		t.Error("a press beside it does not leave it")
	}
	p.tap(50, 25)
	p.write("Eva")
	if text != "Eva" {
		t.Errorf("text is %q", text)
	}
}

// TestAPageThatShrinksUnderAPressStandsStill: rows stay below the cursor that has pressed one, and the page settles once that has left it.
func TestAPageThatShrinksUnderAPressStandsStill(t *testing.T) {
	var s Scroll
	rows, pressed := 30, -1
	p := play(t, func(u *UI) {
		box := u.BeginScroll(canvas.Rect{X: 0, Y: 0, W: 200, H: 200}, &s)
		for i := range rows {
			u.Scope(i)
			if _, hit := u.Spot("row", canvas.Rect{X: 0, Y: box.Y + 20*float64(i), W: 180, H: 20}); hit {
				pressed = i
			}
			u.Unscope()
		}
		u.EndScroll(&s, 20*float64(rows))
	})
	s.Jump(400)
	p.tick()
	p.tap(50, 50)
	was := pressed
	for rows > 25 {
		rows--
		for range 40 {
			p.tick()
		}
		if p.tap(52, 50); pressed != was {
			t.Fatalf("after %d rows have gone the same place means row %d instead of %d", 30-rows, pressed, was)
		}
	}
	if rows = 5; s.Pos < 300 {
		t.Fatalf("the page stands at %v", s.Pos)
	}
	for range 40 {
		p.tick()
	}
	if s.Pos != 0 {
		t.Errorf("a page that ends above the cursor is scrolled by %v pixels", s.Pos)
	}
	rows = 25
	s.Jump(400)
	p.move(150, 290)
	for range 40 {
		p.tick()
	}
	if s.Pos != 300 {
		t.Errorf("once the cursor has left it the page is scrolled by %v pixels instead of 300", s.Pos)
	}
}

// A page that stops short after a press, since what it tells has changed, does not lose its place.
func TestAPressDoesNotMoveAScrolledPage(t *testing.T) {
	var s Scroll
	p := play(t, func(u *UI) {
		box := u.BeginScroll(at(0, 0, 200, 100), &s)
		y := box.Y
		for i := range 20 {
			u.Scope(i)
			_, pressed := u.Spot("row", canvas.Rect{X: 0, Y: y, W: 150, H: 20})
			u.Unscope()
			if y += 20; pressed {
				break
			}
		}
		u.EndScroll(&s, y-box.Y)
	})
	p.tick()
	s.Jump(300)
	p.tap(50, 30)
	for range 30 {
		p.tick()
	}
	if s.Pos != 300 {
		t.Errorf("the page was scrolled to 300, and stands at %v after the press", s.Pos)
	}
}

// What was pressed stays below the cursor though the rows above it have changed their height, until the cursor leaves it.
func TestWhatWasPressedStaysBelowTheCursor(t *testing.T) {
	var s Scroll
	above, row := 200.0, canvas.Rect{}
	p := play(t, func(u *UI) {
		box := u.BeginScroll(at(0, 0, 200, 100), &s)
		row = canvas.Rect{X: 0, Y: box.Y + above, W: 150, H: 20}
		u.Spot("row", row)
		u.EndScroll(&s, above+400)
	})
	p.tick()
	s.Jump(150)
	p.tap(50, 60)
	for _, higher := range []float64{26, -60} {
		above += higher
		p.tick()
		p.tick()
		if row.Y != 50 {
			t.Errorf("rows above it are %v higher, and what was pressed moved from 50 to %v", higher, row.Y)
		}
	}
	p.in.Cursor.X++
	p.tick()
	above += 26
	p.tick()
	p.tick()
	if row.Y != 76 {
		t.Errorf("the cursor has left it, and it is still held at %v", row.Y)
	}
}

// An area that moves for a moment, as when another panel takes its room, is scrolled as far as before when it is back.
func TestAnAreaThatMovesIsNotScrolledByIt(t *testing.T) {
	var s Scroll
	area := at(0, 0, 200, 100)
	p := play(t, func(u *UI) {
		box := u.BeginScroll(area, &s)
		u.Spot("row", canvas.Rect{X: 0, Y: box.Y + 350, W: 150, H: 20})
		u.EndScroll(&s, 400)
	})
	p.tick()
	s.Jump(300)
	p.tap(50, 60)
	area = at(0, 150, 200, 40)
	p.tick()
	p.tick()
	area = at(0, 0, 200, 100)
	p.tick()
	p.tick()
	if s.Pos != 300 {
		t.Errorf("the area was scrolled to 300, and stands at %v", s.Pos)
	}
}

// An area that is higher for a moment, so that less of it can be scrolled, goes back to where it was; one that stays so does not.
func TestAnAreaThatIsHigherForAMomentGoesBack(t *testing.T) {
	for _, c := range []struct {
		ticks int
		want  float64
	}{{2, 300}, {2 * shortness, 200}} {
		var s Scroll
		high := 100.0
		p := play(t, func(u *UI) {
			u.BeginScroll(at(0, 0, 200, high), &s)
			u.EndScroll(&s, 400)
		})
		p.tick()
		s.Jump(300)
		p.tick()
		high = 200
		for range c.ticks {
			p.tick()
		}
		high = 100
		for range 60 {
			p.tick()
		}
		if s.Pos != c.want {
			t.Errorf("higher for %d ticks, and it stands at %v instead of %v", c.ticks, s.Pos, c.want)
		}
	}
}

func TestScrollMovesClipsAndFollowsTheFocus(t *testing.T) {
	var s Scroll
	pressed := -1
	p := play(t, func(u *UI) {
		if i := u.List(at(0, 0, 200, 100), &s, 50, 20, -1, func(i int, r canvas.Rect) {}); i >= 0 {
			pressed = i
		}
	})
	p.tap(50, 30)
	if pressed != 1 {
		t.Errorf("row %d", pressed)
	}
	p.move(50, 50)
	p.in.Wheel = -2
	for range 60 {
		p.tick()
	}
	if s.Pos != 120 {
		t.Errorf("two notches scroll to %v", s.Pos)
	}
	p.tap(50, 30)
	if pressed != 7 {
		t.Errorf("after scrolling, row %d", pressed)
	}
	pressed = -1
	p.tap(50, 110) // a row lies there, but outside the view
	if pressed != -1 {
		t.Errorf("pressed the hidden row %d", pressed)
	}
	p.move(50, 50)
	p.in.Wheel = -1000
	for range 90 {
		p.tick()
	}
	if s.Pos != 50*20-100 {
		t.Errorf("the end is at %v", s.Pos)
	}
	p.press(197, 2)
	p.lift(197, 2)
	if s.Pos > 100 {
		t.Errorf("dragging the bar to the top leaves it at %v", s.Pos)
	}
}

func TestTipComesToAResting(t *testing.T) {
	p := play(t, func(u *UI) { u.Button(at(20, 20, 100, 40), "Jugar", ButtonOpts{Tip: "Empieza la partida"}) })
	p.move(40, 40)
	p.tick()
	if p.says("Empieza") {
		t.Error("the tip comes at once")
	}
	for range 40 {
		p.tick()
	}
	if !p.says("Empieza") {
		t.Error("the tip does not come")
	}
	p.move(400, 400)
	p.tick()
	if p.says("Empieza") {
		t.Error("the tip stays")
	}
}

func TestEveryScaleFitsItsText(t *testing.T) {
	for _, scale := range []float64{0.8, 1, 1.5, 2} {
		th := NewTheme(Parchment, scale)
		for r := range roles {
			if size := th.Text(r).Size; size < 12*scale {
				t.Errorf("role %d is %v px at scale %v: nothing may be below 12", r, size, scale)
			}
		}
		st := th.Text(Label)
		if h := fonts.Ascent(st.Face, st.Size); h > th.Px(ButtonHeight) {
			t.Errorf("scale %v: letters of %v in buttons of %v", scale, h, th.Px(ButtonHeight))
		}
	}
}

func TestEverySkinHasInk(t *testing.T) {
	th := NewTheme(Parchment, 1)
	for s := range shapes {
		if !inked(th.skin(s, 100).pic.Pixels()) || !inked(th.skin(s, 6).pic.Pixels()) {
			t.Errorf("shape %d is blank", s)
		}
	}
}

func inked(m *image.RGBA) bool {
	return slices.ContainsFunc(m.Pix, func(v uint8) bool { return v > 0 })
}

func TestCycleGoesRound(t *testing.T) {
	level := 0
	p := play(t, func(u *UI) { u.Cycle(at(0, 0, 200, 40), "level", []string{"a", "b", "c"}, &level) })
	var got []int
	note := func() { got = append(got, level) }
	p.tap(100, 20)
	note()
	p.tap(190, 20)
	note()
	p.tap(100, 20)
	note()
	p.tap(10, 20)
	note()
	p.key(KeyTab, 0)
	p.key(KeyRight, 0)
	note()
	p.key(KeyLeft, 0)
	p.key(KeyEnter, 0)
	note()
	if !slices.Equal(got, []int{1, 2, 0, 2, 0, 0}) {
		t.Errorf("got %v", got)
	}
}
