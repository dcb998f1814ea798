package ui

import (
	"slices"
	"testing"

	"tyche/sprites/canvas"
)

// shelf is a scene with one of each widget.
type shelf struct {
	u       *UI
	pressed int
	on      bool
	value   float64
	name    string
	got     FieldEvent
	asked   string
	menu    bool
}

func (s *shelf) Update(in *Input) bool {
	u := s.u
	u.Begin(in)
	box := canvas.Rect{X: 10, W: 300, H: 30}
	at := func(i int) canvas.Rect { b := box; b.Y = float64(40 * i); return b }
	u.Heading(at(0), "Screen")
	if u.Button(at(1), "Press", ButtonOpts{Note: "3 OP", Key: "1"}) {
		s.pressed++
	}
	u.Button(at(2), "Not now", ButtonOpts{Why: "no road"})
	u.Scope(7)
	u.Button(at(3), "", ButtonOpts{})
	u.Unscope()
	u.Paragraph(at(3).Inset(2), s.asked, u.Theme.Text(Body), Left)
	u.Toggle(at(4), "Sound", &s.on)
	u.Words(at(5), "Music", u.Theme.Text(Body), Left)
	u.Slider(at(5), "music", &s.value, SliderOpts{Hi: 1})
	if got := u.Field(at(6), "name", &s.name, FieldOpts{Hint: "Your name"}); got != Nothing {
		s.got = got
	}
	u.Words(at(7), "12", u.Theme.Text(Body), Left)
	u.Tip(at(7), "victory points")
	if s.menu {
		u.Block(u.Screen())
		u.Button(at(1), "Resume", ButtonOpts{})
	}
	return u.End()
}

func (s *shelf) Draw(c canvas.Canvas) { s.u.Draw(c) }

// listener reads a shelf and does things in what it read.
type listener struct {
	app   *App
	in    Input
	shelf *shelf
	lines []Line
	read  int
}

func listen() *listener {
	l := &listener{app: NewApp(nil), in: Input{W: 400, H: 400, Scale: 1, Dt: 1, Zoom: 1}}
	l.app.Read = func(lines []Line) { l.lines, l.read = lines, l.read+1 }
	l.shelf = &shelf{u: NewUI(l.app), asked: "March to Pella"}
	l.app.Stack.Push(l.shelf)
	l.tick()
	return l
}

func (l *listener) tick() {
	l.app.Update(&l.in)
	l.in.Clear()
}

func (l *listener) line(words string) Line {
	i := slices.IndexFunc(l.lines, func(x Line) bool { return x.Words == words })
	if i < 0 {
		return Line{Words: "nothing says " + words}
	}
	return l.lines[i]
}

func (l *listener) does(line Line, value string, done bool) {
	l.in.Acts = append(l.in.Acts, Act{ID: line.ID, Words: line.Words, Value: value, Done: done})
	l.tick()
}

func TestWhatAScreenSaysIsRead(t *testing.T) {
	l := listen()
	for _, want := range []Line{
		{Kind: HeadingLine, Words: "Screen", Level: 2},
		{Kind: ButtonLine, Words: "Press", Note: "3 OP"},
		{Kind: ButtonLine, Words: "Not now", Note: "no road", Off: true},
		{Kind: ButtonLine, Words: "March to Pella"}, // what is drawn on a button without words
		{Kind: SwitchLine, Words: "Sound"},
		{Kind: SliderLine, Words: "Music", Range: SliderOpts{Hi: 1}},
		{Kind: FieldLine, Words: "Your name"},
		{Kind: TextLine, Words: "12: victory points"},
	} {
		found := slices.ContainsFunc(l.lines, func(got Line) bool {
			got.ID, got.Box, got.Seen = 0, canvas.Rect{}, canvas.Rect{}
			return got == want
		})
		if !found {
			t.Errorf("%+v is not read; read: %+v", want, l.lines)
		}
	}
	if len(l.lines) != 8 {
		t.Errorf("%d lines are read: %+v", len(l.lines), l.lines)
	}
}

func TestWhatIsDoneInTheReadingIsDone(t *testing.T) {
	l := listen()
	l.does(l.line("Press"), "", false)
	if l.shelf.pressed != 1 {
		t.Errorf("the button was pressed %d times", l.shelf.pressed)
	}
	if l.does(l.line("Sound"), "", false); !l.shelf.on {
		t.Error("the switch is off")
	}
	if l.does(l.lines[slices.IndexFunc(l.lines, func(x Line) bool { return x.Kind == SliderLine })], "0.25", false); l.shelf.value != 0.25 {
		t.Errorf("the slider is at %v", l.shelf.value)
	}
	if l.does(l.line("Your name"), "Irene", false); l.shelf.name != "Irene" || l.shelf.got != Changed {
		t.Errorf("the name is %q, event %d", l.shelf.name, l.shelf.got)
	}
	if l.does(l.line("Your name"), "Irene", true); l.shelf.got != Submitted {
		t.Errorf("Enter is event %d", l.shelf.got)
	}
}

// TestAnActUponWhatIsGoneIsVoid presses what the reader heard when something else has come in its place, and what lies
// under a menu.
// TestAWordTypedAtOnceIsTaken: a soft keyboard that puts in a whole word tells of every letter in the same tick.
func TestAWordTypedAtOnceIsTaken(t *testing.T) {
	l := listen()
	field := l.line("Your name")
	for _, so := range []string{"a", "as"} {
		l.in.Acts = append(l.in.Acts, Act{ID: field.ID, Words: field.Words, Value: so})
	}
	l.does(field, "ase", false)
	if l.shelf.name != "ase" {
		t.Errorf("the field holds %q, want %q", l.shelf.name, "ase")
	}
}

func TestAnActUponWhatIsGoneIsVoid(t *testing.T) {
	l := listen()
	heard := l.line("March to Pella")
	l.shelf.asked = "Burn Pella"
	l.tick()
	if l.line("Burn Pella").ID != heard.ID {
		t.Fatalf("the button has another name now: %+v", l.lines)
	}
	l.in.Acts = append(l.in.Acts, Act{ID: heard.ID, Words: heard.Words})
	l.app.heed(&l.in)
	if len(l.in.Acts) != 0 {
		t.Error("what was heard before is done to what is there now")
	}
	press := l.line("Press")
	l.shelf.menu = true
	l.tick()
	if got := l.line("Resume"); got.Kind != ButtonLine || len(l.lines) != 1 {
		t.Errorf("over the menu is read: %+v", l.lines)
	}
	if l.does(press, "", false); l.shelf.pressed != 0 {
		t.Error("a button under the menu was pressed")
	}
}

func TestAStillScreenIsReadOnceAndCostsNothing(t *testing.T) {
	l := listen()
	for range 10 {
		l.tick()
	}
	if l.read != 1 {
		t.Errorf("read %d times", l.read)
	}
	if n := testing.AllocsPerRun(50, l.tick); n > 0 {
		t.Errorf("%v allocations in a still tick", n)
	}
}

// drawer is a scene with a field in a scroll area, under a sheet of its own name.
type drawer struct {
	u      *UI
	scroll Scroll
	seed   string
}

func (d *drawer) Update(in *Input) bool {
	u := d.u
	u.Begin(in)
	box := u.BeginScroll(canvas.Rect{W: 300, H: 100}, &d.scroll)
	u.Words(canvas.Rect{X: box.X, Y: box.Y + 20, W: 200, H: 20}, "Everything can be taken back.", u.Theme.Text(Body), Left)
	u.Heading(canvas.Rect{X: box.X, Y: box.Y + 50, W: 200, H: 20}, "Seed")
	u.Field(canvas.Rect{X: box.X, Y: box.Y + 80, W: 200, H: 44}, "seed", &d.seed, FieldOpts{})
	u.EndScroll(&d.scroll, 300)
	return u.End()
}

func (d *drawer) Draw(c canvas.Canvas) { d.u.Draw(c) }

// TestAFieldIsFoundWhereItIsSeen: the page lays a real field over it there, and must not catch what lies beyond the edge.
func TestAFieldIsFoundWhereItIsSeen(t *testing.T) {
	l := &listener{app: NewApp(nil), in: Input{W: 400, H: 400, Scale: 1, Dt: 1, Zoom: 1}}
	l.app.Read = func(lines []Line) { l.lines = lines }
	d := &drawer{u: NewUI(l.app)}
	l.app.Stack.Push(d)
	for _, row := range []struct{ scrolled, y, h float64 }{{0, 80, 20}, {60, 20, 44}, {100, 0, 24}, {190, 0, 0}} {
		d.scroll.Jump(row.scrolled)
		l.tick()
		l.tick()
		field := slices.IndexFunc(l.lines, func(x Line) bool { return x.Kind == FieldLine && x.Words == "Seed" })
		if got := l.lines[field].Seen; got.H != row.h || row.h > 0 && got.Y != row.y {
			t.Errorf("scrolled by %v it is found at %+v, want y %v and height %v", row.scrolled, got, row.y, row.h)
		}
	}
}

// TestAFieldIsNamedByItsHeading, not by what stands before that.
func TestAFieldIsNamedByItsHeading(t *testing.T) {
	list := []Line{{Words: "Everything can be taken back."}, {Kind: HeadingLine, Words: "Seed"}, {Kind: FieldLine}}
	if got := before(list, 2); got != "Seed" {
		t.Errorf("named %q", got)
	}
	list = []Line{{Kind: HeadingLine, Words: "Sound"}, {Words: "Music"}, {Words: "50 %"}, {Kind: SliderLine}}
	if got := before(list, 3); got != "Music 50 %" {
		t.Errorf("named %q", got)
	}
}

// TestWhatLiesBelowAListIsNotReadAsARowOutOfSight of the list.
func TestWhatLiesBelowAListIsNotReadAsARowOutOfSight(t *testing.T) {
	var s Scroll
	var lines []Line
	p := play(t, func(u *UI) {
		u.List(at(0, 0, 200, 60), &s, 5, 40, -1, func(i int, r canvas.Rect) {
			u.Words(r, string(rune('A'+i)), u.Theme.Text(Body), Left)
		})
		u.Words(at(0, 100, 200, 20), "below", u.Theme.Text(Body), Left)
	})
	p.app.Read = func(now []Line) { lines = now }
	for range 60 {
		p.tick()
		p.app.readOut(1)
	}
	var said []string
	for _, l := range lines {
		said = append(said, l.Words)
	}
	if want := []string{"A", "B", "C", "D", "E", "below"}; !slices.Equal(said, want) {
		t.Errorf("read as %q, want %q", said, want)
	}
}
