package ceremony

import (
	"image"
	"slices"
	"testing"
	"time"

	"tyche/board/atlas"
	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	"tyche/scenes/store"
	faceText "tyche/scenes/table/diadochi/text"
	"tyche/scenes/ui"
	"tyche/sounds/synth"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
)

// room is a hall with a window to look at.
type room struct {
	*Hall
	ui    *ui.UI
	in    ui.Input
	heard []string
}

func enter(t testing.TB, lang string, w, h float64) *room {
	t.Helper()
	lex, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, add := range []func() error{
		func() error { return lex.Add(lexicon.Kit, "text") },
		func() error { return lex.Add(game.Texts, "text") },
		func() error { return lex.Add(faceText.Files, ".") },
	} {
		if err := add(); err != nil {
			t.Fatal(err)
		}
	}
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Language, app.Alone = lang, true
	names := []string{"Irene", "Ana", "Bruno", "Clara"}
	voice := &lexicon.Voice{Lexicon: lex, Language: lexicon.Language(lang), Name: game.Game.Name, Known: func(r rules.Ref) string {
		if r.Kind == game.KindSeat && r.ID >= 0 && int(r.ID) < len(names) {
			return names[r.ID]
		}
		return ""
	}}
	o := &room{Hall: New(app, voice, []palette.Faction{palette.Lion, palette.Eagle, palette.Owl, palette.Sun}, atlas.Diadochi())}
	app.Play = func(name string) { o.heard = append(o.heard, name) }
	o.ui = ui.NewUI(app)
	o.in = ui.Input{W: w, H: h, Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}
	return o
}

func (o *room) tick() rules.Rule {
	o.app.Refresh(o.in.Scale)
	o.ui.Begin(&o.in)
	cited := o.Draw(o.ui, canvas.Rect{W: o.in.W, H: o.in.H}, false)
	o.ui.End()
	o.in.Clear()
	return cited
}

// settle waits until the plate is painted.
func (o *room) settle(t testing.TB) {
	t.Helper()
	dt := o.in.Dt
	o.in.Dt = 0
	for range 20000 {
		o.tick()
		if o.now == nil || o.now.ready() {
			o.in.Dt = dt
			return
		}
	}
	t.Fatal("the plate is never painted")
}

// at shows a moment of the motion; over 1 is the rest.
func (o *room) at(share float64) {
	o.now.ms, o.now.life, o.now.cried = share*o.now.program.motion, 600+share*o.now.program.motion, 99
	dt := o.in.Dt
	o.in.Dt = 0
	o.tick()
	o.in.Dt = dt
}

func (o *room) picture() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(o.in.W), int(o.in.H)))
	o.ui.Draw(canvas.NewSoftware(img))
	return img
}

// peace is a game of four people as it is in the middle, played by chance.
var peace = func() game.View {
	ch := dice.New(4, 9)
	st, err := game.Game.New(rules.Setup{Seats: 4}, ch)
	if err != nil {
		panic(err)
	}
	var moves []rules.Move
	for range 900 {
		asked := st.Pending(nil)
		if len(asked) == 0 {
			break
		}
		moves = rules.Moves(st, asked[0].Seat, moves[:0])
		var log rules.Log
		st.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, &log)
	}
	return st.View(rules.Nobody).(game.View)
}()

func ref(kind uint8, id int) rules.Ref { return rules.Ref{Kind: kind, ID: int16(id)} }

// rite is a moment in that game.
func rite(e rules.Event) Rite {
	after := peace
	after.Winners, after.Ending = rules.Only(e.Seat), 2
	after.Seats = slices.Clone(peace.Seats)
	if e.Verb == game.EvBuried {
		after.Seats[e.Seat].Sources = append(slices.Clone(after.Seats[e.Seat].Sources), game.Source{Legitimacy: true, N: 10, Text: rules.Say("diadochi.source.tomb", rules.R(e.To))})
	}
	if e.Verb == game.EvVictory {
		after.Provinces = slices.Clone(peace.Provinces)
		for i := range after.Provinces {
			after.Provinces[i] = rules.Seat(i * 7 % 5)
			if i%2 == 0 || after.Provinces[i] > 3 {
				after.Provinces[i] = e.Seat
			}
		}
	}
	return Rite{Event: e, Before: peace, After: after, Personal: true}
}

// accounted is a new Game Turn after one in which two players gained and two lost.
func accounted(r Rite) Rite {
	began, ended := peace, peace
	began.Seats, ended.Seats = slices.Clone(peace.Seats), slices.Clone(peace.Seats)
	for p := range ended.Seats {
		began.Seats[p].Victory, began.Seats[p].Legitimacy = 8, 5
		ended.Seats[p].Victory, ended.Seats[p].Legitimacy = 8+4*(p%2)-p, 9-2*p
	}
	r.Began, r.Ended = &began, &ended
	return r
}

// A new Turn tells what the one before has come to; the first one, and whoever does not know, tell nothing of it.
func TestANewTurnTellsWhatTheLastOneCameTo(t *testing.T) {
	first := accounted(rite(rules.Event{Verb: game.EvTurnBegins, Seat: rules.Nobody, N: 1}))
	unknown := rite(rules.Event{Verb: game.EvTurnBegins, Seat: rules.Nobody, N: 3})
	o := enter(t, "en", 640, 400)
	prove.Is(t, "the first Turn", o.account(&first), "")
	prove.Is(t, "what nobody knows", o.account(&unknown), "")
	third := accounted(unknown)
	prove.Is(t, "the third", o.account(&third), "Turn II is over; in brackets, what was gained or lost in it. "+
		"Victory points: Ana 11 (+3), Clara 9 (+1), Irene 8, Bruno 6 (−2). Legitimacy: Irene 9 (+4), Ana 7 (+2), Bruno 5, Clara 3 (−2).")
	third.Began = nil
	prove.Is(t, "where the beginning is not known", o.account(&third), "Turn II is over. Victory points: Ana 11, Clara 9, Irene 8, Bruno 6. "+
		"Legitimacy: Irene 9, Ana 7, Bruno 5, Clara 3.")
}

// rites are all kinds of ceremonies.
var rites = []struct {
	name string
	rite Rite
}{
	{"turn", rite(rules.Event{Verb: game.EvTurnBegins, Seat: rules.Nobody, N: 2})},
	{"usurper", rite(rules.Event{Verb: game.EvUsurper, Seat: 0, N: 12})},
	{"death", rite(rules.Event{Verb: game.EvDies, Seat: 1, Who: ref(game.KindGeneral, 1)})},
	{"death-royal", rite(rules.Event{Verb: game.EvRoyalDies, Seat: rules.Nobody, Who: ref(game.KindRoyal, 1)})},
	{"death-old", rite(rules.Event{Verb: game.EvSucceeds, Seat: 2, Who: ref(game.KindGeneral, 5), From: ref(game.KindGeneral, 2)})},
	{"wedding", rite(rules.Event{Verb: game.EvMarried, Seat: 2, Who: ref(game.KindGeneral, 4), To: ref(game.KindRoyal, 4)})},
	{"wedding-daughter", rite(rules.Event{Verb: game.EvMarried, Seat: 3, Who: ref(game.KindGeneral, 0), N: 1})},
	{"burial", rite(rules.Event{Verb: game.EvBuried, Seat: 3, To: ref(game.KindSpace, 0)})},
	{"victory", rite(rules.Event{Verb: game.EvVictory, Seat: 0, N: 2, M: 24})},
	{"turn-after", accounted(rite(rules.Event{Verb: game.EvTurnBegins, Seat: rules.Nobody, N: 4}))},
}

// Each ceremony plays to its end, with its sounds, and then leaves the table alone.
func TestEachCeremonyEnds(t *testing.T) {
	for _, c := range rites {
		o := enter(t, "es", 640, 400)
		o.Open(c.rite)
		o.settle(t)
		p := o.now.program
		ticks := 0
		for o.Busy() && ticks < 60*20 {
			o.tick()
			ticks++
		}
		if o.Busy() {
			t.Fatal(c.name, "does not end")
		}
		if want := (p.motion + p.rest) / 1000 * 60; float64(ticks) < want*.98 || float64(ticks) > want*1.03 {
			t.Errorf("%s takes %d ticks, want %v", c.name, ticks, want)
		}
		if p.motion < 1500 || p.motion > 3300 {
			t.Errorf("%s moves for %v ms", c.name, p.motion)
		}
		if len(o.heard) != len(p.cries) {
			t.Errorf("%s: heard %v of %v", c.name, o.heard, p.cries)
		}
		for _, cry := range p.cries {
			if synth.Index(cry.sound) < 0 || cry.at > p.motion {
				t.Errorf("%s: no sound %+v", c.name, cry)
			}
		}
		if missing := o.voice.Lexicon.Missing(); len(missing) > 0 {
			t.Error(c.name, "has no words for", missing)
		}
	}
}

func TestSpeedScalesACeremony(t *testing.T) {
	length := func(speed float64) (n int) {
		o := enter(t, "en", 640, 400)
		o.app.Prefs.Speed = speed
		o.Open(rites[0].rite)
		o.settle(t)
		for o.Busy() && n < 5000 {
			o.tick()
			n++
		}
		return n
	}
	if slow, fast := length(1), length(4); fast*4 < slow-8 || fast*4 > slow+8 {
		t.Errorf("%d ticks at speed 1, %d at speed 4", slow, fast)
	}
}

// A press ends one ceremony and the next begins; closing ends all.
func TestPresses(t *testing.T) {
	o := enter(t, "es", 640, 400)
	o.Open(rites[0].rite)
	o.Open(rites[1].rite)
	o.Open(rites[2].rite)
	o.tick()
	if o.Hurry(); !o.Busy() || o.now.rite.Event.Verb != game.EvUsurper {
		t.Error("a press goes on to the next ceremony")
	}
	o.settle(t)
	o.in.Keys = append(o.in.Keys, ui.Press{Key: ui.KeyEnter})
	if o.tick(); !o.Busy() || o.now.rite.Event.Verb != game.EvDies {
		t.Error("Enter goes on to the next ceremony")
	}
	if o.Close(); o.Busy() {
		t.Error("closing ends everything")
	}
	o.Open(rites[3].rite)
	if o.Hurry(); o.Busy() {
		t.Error("a press at the last ceremony gives the table back")
	}
}

// At teaching speed a ceremony names its rule, waits, and its chip leads to the rulebook.
func TestTeaching(t *testing.T) {
	for _, c := range rites {
		o := enter(t, "es", 1024, 640)
		o.app.Prefs.Speed = teaching
		o.Open(c.rite)
		o.settle(t)
		for range 60 * 20 {
			o.tick()
		}
		if !o.Busy() {
			t.Fatal(c.name, "does not wait at teaching speed")
		}
		rule := string(o.now.words.rule)
		named, at := false, canvas.Point{}
		o.ui.Texts(func(s string, where canvas.Point) {
			if s == "Regla "+rule {
				named, at = true, where
			}
		})
		if !named {
			t.Fatalf("%s does not name rule %s", c.name, rule)
		}
		at.X, at.Y = at.X+4, at.Y-3
		o.in.Cursor, o.in.Present = at, true
		o.in.Pressed = append(o.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
		o.in.Held[ui.LeftButton] = true
		o.tick()
		o.in.Held[ui.LeftButton] = false
		o.in.Released = append(o.in.Released, ui.Click{Button: ui.LeftButton, At: at})
		if cited := o.tick(); string(cited) != rule {
			t.Errorf("%s: the chip leads to %q, want %s", c.name, cited, rule)
		}
	}
}

// Where nothing may move the first frame is the last.
func TestReducedMotionHoldsStill(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	for _, c := range rites {
		o := enter(t, "es", 640, 400)
		o.app.Prefs.ReducedMotion = true
		o.Open(c.rite)
		o.settle(t)
		o.at(.01)
		early := o.picture()
		o.now.life += 777
		o.at(.95)
		if !slices.Equal(early.Pix, o.picture().Pix) {
			t.Error(c.name, "moves")
		}
	}
}

// A frame leaves nothing for the garbage collector.
func TestFramesAllocateNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	for _, c := range rites {
		o := enter(t, "es", 640, 400)
		o.Open(c.rite)
		o.settle(t)
		for _, share := range []float64{.6, 1.2} {
			for range 3 {
				o.at(share)
			}
			if n := testing.AllocsPerRun(30, func() { o.at(share) }); n > 0 {
				t.Errorf("%s at %v: %v allocations a frame", c.name, share, n)
			}
		}
	}
}

// TestAPlateIsNeverEmpty opens two moments that are painted beside the ticks: nothing is drawn until the first plate is whole, and it
// stands until the second one is.
func TestAPlateIsNeverEmpty(t *testing.T) {
	o := enter(t, "es", 640, 400)
	o.app.Alone = false
	o.Open(Rite{Event: rules.Event{Verb: game.EvTurnBegins, N: 2}, Personal: true})
	o.Open(Rite{Event: rules.Event{Verb: game.EvTurnBegins, N: 3}, Personal: true})
	second := o.queue[0]
	drawn := func() int {
		o.tick()
		var l canvas.List
		l.Reset(o.in.W, o.in.H)
		o.ui.Draw(&l)
		n := 0
		l.Texts(func(string, canvas.Point) { n++ })
		return n
	}
	for n := 0; !o.now.ready(); n++ {
		time.Sleep(time.Millisecond)
		if lit := o.Lit(); drawn() > 0 && !o.now.ready() || lit && !o.now.ready() {
			t.Fatal("a plate is shown before it is painted")
		}
		if n > 20000 {
			t.Fatal("it is never painted")
		}
	}
	if drawn() == 0 || !o.Lit() {
		t.Error("the first plate is not shown")
	}
	o.Hurry()
	if o.now.rite.Event.N != second.Event.N || !o.Lit() || drawn() == 0 {
		t.Error("between two plates nothing is shown")
	}
	o.Close()
	if o.Busy() || o.Lit() || o.before != nil {
		t.Error("the hall does not close")
	}
}
