// Package toy is the smallest face that a game can have at the table, and the example to copy. Its game, rules/conform/toy,
// has six hills in a ring, camps that walk along it, and cards to bid with. It knows the game's View, Refs and events, and
// never its state or what is legal.
package toy

import (
	"tyche/rules"
	game "tyche/rules/conform/toy"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
)

// cueSeconds is how long one event is acted out.
const cueSeconds = 0.6

// Face shows the toy.
type Face struct {
	voice *lexicon.Voice
	seats []session.Seating
	view  game.View // as shown: the events that are still to be acted out have not happened in it

	cues  []rules.Event // to be acted out; the first is under way
	gone  float64       // seconds of it
	after game.View     // what is shown when they are over

	drawn map[rules.Ref]canvas.Rect // where each thing was drawn last
}

// New returns the face for these seats.
func New(_ *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
	return &Face{voice: voice, seats: seats, drawn: map[rules.Ref]canvas.Rect{}}
}

// Show takes a view and shows it at once.
func (f *Face) Show(v rules.View) { f.view, f.cues = v.(game.View), nil }

// Perform acts out the events that can be seen on the map: a camp walks, a die is thrown.
func (f *Face) Perform(events []rules.Event, after rules.View) {
	f.after = after.(game.View)
	for _, e := range events {
		if e.Verb == game.Stepped || e.Verb == game.Raided {
			f.cues = append(f.cues, e)
		}
	}
	if !f.Busy() {
		f.Show(after)
	}
}

// Busy says whether something is being acted out.
func (f *Face) Busy() bool { return len(f.cues) > 0 }

// Skip ends it at once.
func (f *Face) Skip() { f.Show(f.after) }

// Hurry ends its present step.
func (f *Face) Hurry() {
	if !f.Busy() {
		return
	}
	if e := f.cues[0]; e.Verb == game.Stepped {
		f.view.Camp[e.Seat] = int8(e.To.ID)
	}
	f.cues, f.gone = f.cues[1:], 0
	if !f.Busy() {
		f.Show(f.after)
	}
}

// pass lets time pass, unless it is held; the player's settings say how fast.
func (f *Face) pass(u *ui.UI, held bool) {
	if held {
		return
	}
	if speed := u.App.Prefs.Speed; speed <= 0 || u.App.Prefs.ReducedMotion {
		f.gone = cueSeconds
	} else {
		f.gone += u.In.Dt * speed
	}
	if f.Busy() && f.gone >= cueSeconds {
		f.Hurry()
	}
}

// HandHeight is the height of the cards in hand.
func (f *Face) HandHeight() float64 { return 92 }

// Point returns what is under the cursor and what was clicked.
func (f *Face) Point(u *ui.UI, a table.Areas, _ *table.Sight) (under, clicked rules.Ref) {
	if !u.In.Present || u.Taken() || !a.Map.Contains(u.In.Cursor) {
		return under, clicked
	}
	for ref, r := range f.drawn {
		if ref.Kind == game.KindHill && r.Contains(u.In.Cursor) {
			under = ref
		}
	}
	if _, click := u.In.Clicked(ui.LeftButton); click {
		clicked = under
	}
	return under, clicked
}

// Where returns where a thing was drawn last.
func (f *Face) Where(ref rules.Ref) (canvas.Rect, bool) {
	r, ok := f.drawn[ref]
	return r, ok
}

// Walk tells that no move is a step of a march that the table could make by itself.
func (f *Face) Walk() table.Walk {
	return table.Walk{}
}

// Emblem draws the sign of a seat.
func (f *Face) Emblem(u *ui.UI, seat rules.Seat, at canvas.Point, size float64) {
	u.Emblem(f.emblem(seat), at, size)
}

func (f *Face) emblem(seat rules.Seat) *emblems.Emblem {
	return emblems.OfSeat(Emblems, f.seats[seat].Emblem, int(seat))
}

// Careful says that a click always means what it says; the whole map is always in view, and nothing covers it.
func (f *Face) Careful(rules.Ref, rules.Caption) bool          { return false }
func (f *Face) Reveal(rules.Ref)                               {}
func (f *Face) Focus([]rules.Ref)                              {}
func (f *Face) Overlay(*ui.UI, table.Areas, *table.Sight) bool { return false }
