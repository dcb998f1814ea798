package table

import (
	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Coach leads the person at a table through a match: a lesson. He keeps the session, so every move goes through him.
type Coach interface {
	// Allows says whether a legal answer of the person is played now; if not, the coach says why not himself.
	Allows(m rules.Move) bool
	// Play plays a move in the session.
	Play(seat rules.Seat, m rules.Move) error
	// Lead returns the move that the program makes next; false when it makes none.
	Lead() (seat rules.Seat, m rules.Move, ok bool)
	// Open says whether the person may answer now; otherwise something is to be read first.
	Open() bool
	// Over says that the lesson has come to its end.
	Over() bool
	// Free says that computer players play for themselves.
	Free() bool
	// Wants says whether the coach asks for this answer.
	Wants(m rules.Move) bool
	// Draft is the plan that the person writes, or nil; Fits says whether a legal answer may be written in an open letter, and
	// Wrote is told when the plan has changed.
	Draft() *session.Draft
	Fits(m rules.Move) bool
	Wrote()
	// Asked is the letter that the coach asks for, the seal alone when that is asked for, or nothing: a face that writes
	// letters says where it is pressed (Sight.Marks).
	Asked() []rules.Move
	// Tab is the panel that the coach points at, where panels take turns; he tells it once.
	Tab() (Tab, bool)
	// Look returns what should be in view, and At the number of the step that wants it.
	Look() []rules.Ref
	At() int
	// Points returns what the note points at in this step: it should be seen well inside the map.
	Points(o *Offers) []rules.Ref
	// CanBack says whether there is a step to take back, Back takes it back.
	CanBack() bool
	Back()
	// Height is how high the note wants to be, in canvas pixels, where it is so wide; at most `most`. It is the same for
	// all steps, so that nothing on the table moves between them.
	Height(u *ui.UI, width, most float64) float64
	// Paint draws the note in a.Note, and what it points at over the table, and says what the person did with it.
	Paint(u *ui.UI, a Areas, w Shown) Nod
	// Wait draws the note while something is being acted out: it says that.
	Wait(u *ui.UI, a Areas, happens string)
}

// Shown is what a coach can point at.
type Shown struct {
	Offers *Offers
	Where  func(rules.Ref) (canvas.Rect, bool) // the face's
	Picked []rules.Ref                         // what the person has taken up
	Marks  []canvas.Rect                       // where the letter that is asked for is written
	Hand   canvas.Rect                         // where what is the viewer's lies, and the cards of it; empty where that is the hand of the table
	Cards  canvas.Rect
	Deaf   bool                            // something lies on the note
	Name   func(u *ui.UI, box canvas.Rect) // writes the names on the map within a box once more, over what was drawn there; nil where none are
	Piece  func(box canvas.Rect) bool      // says that a counter, or a button, lies in a box of the map; nil where none do
	Named  func(box canvas.Rect) bool      // says that a name lies there; nil where none do
	Tiled  func(ref rules.Ref) bool        // says that a thing is a tile or card on a sheet over the map; nil where there are none
}

// Benched is a Face with a bench on which what is the viewer's lies, the cards in a part of it, in place of the hand of the table.
type Benched interface {
	Bench() (all, cards canvas.Rect)
}

// Tiler is a Face that lays tiles and cards on sheets over its map: they are framed, while what lies on the map is ringed.
type Tiler interface{ Tiled(ref rules.Ref) bool }

// Namer is a Face that can write the names on its map over what others have drawn there, and tells where its counters and names are.
type Namer interface {
	NameOver(u *ui.UI, box canvas.Rect)
	Piece(box canvas.Rect) bool
	Named(box canvas.Rect) bool
}

// Concealer is a Face whose scenes may hide the whole table but for its bar.
type Concealer interface{ Conceals() bool }

// Nod is what a person did with the coach's note.
type Nod uint8

// The nods.
const (
	Stay Nod = iota
	GoOn     // something was read
	GoBack
)

// NewLesson seats everybody for a lesson, which is not kept.
func NewLesson(s *session.Session, engage Engage, c Coach) *Match {
	m := NewMatch(s, engage, nil)
	m.coach = c
	return m
}

// heed draws the coach's note and follows what the person does with it.
func (t *Table) heed(u *ui.UI, a Areas) {
	c := t.match.coach
	if c == nil {
		return
	}
	if f, can := t.face.(Concealer); can && f.Conceals() {
		return // a note that is not seen takes no press
	}
	if t.face.Busy() || !t.caughtUp() {
		c.Wait(u, a, t.happens())
		return
	}
	t.follow(c, a)
	deaf := t.menu || t.pop.open
	u.Deafen(deaf)
	shown := Shown{Offers: t.offers, Where: t.above(a), Picked: t.sight.Picked, Marks: t.sight.Marks, Deaf: deaf}
	if f, has := t.face.(Benched); has {
		shown.Hand, shown.Cards = f.Bench()
	}
	if f, can := t.face.(Namer); can {
		shown.Name, shown.Piece, shown.Named = f.NameOver, f.Piece, f.Named
	}
	if f, can := t.face.(Tiler); can {
		shown.Tiled = f.Tiled
	}
	nod := c.Paint(u, a, shown)
	u.Deafen(false)
	switch nod {
	case GoOn:
		t.toast = toast{} // it may say that the note is to be read
		t.refresh()
	case GoBack:
		t.undo()
	}
}

// above is where the face says that things lie, but for those below a page that reaches up over the map: nothing is pointed at through it.
func (t *Table) above(a Areas) func(rules.Ref) (canvas.Rect, bool) {
	if !t.tall.on {
		return t.face.Where
	}
	return func(ref rules.Ref) (canvas.Rect, bool) {
		box, seen := t.face.Where(ref)
		return box, seen && box.Bottom() <= a.Tabs.Y
	}
}

// Narrator is a Face that says itself what is acted out now, where the chronicle tells it only afterwards; "" elsewhere.
type Narrator interface{ Narrates() string }

// happens says what is being acted out, as the chronicle tells it so far, or else that something is.
func (t *Table) happens() string {
	if f, can := t.face.(Narrator); can && t.face.Busy() {
		if words := f.Narrates(); words != "" {
			return words
		}
	}
	if n := len(t.log.lines); n > 0 && t.log.lines[n-1].entry == t.match.shown-1 && t.match.shown > 0 {
		return sentence(t.say(t.log.lines[n-1].text))
	}
	return t.waiting()
}

// prompt tells the face which letter the coach asks for; the face says where it is written.
func (t *Table) prompt() {
	t.sight.Asked, t.sight.Marks = nil, t.sight.Marks[:0]
	if c := t.match.coach; c != nil && t.desk != nil {
		t.sight.Asked = c.Asked()
	}
}

// wrote tells the coach that the letters have changed.
func (t *Table) wrote() {
	if c := t.match.coach; c != nil {
		c.Wrote()
	}
}

// led says whether the coach asks for one thing after the other: then he takes back what was written.
func (t *Table) led() bool { return t.match.coach != nil && !t.match.coach.Free() }

// unfit says whether the coach does not let an answer be given now, in the game or in an open letter; he says why not himself.
func (t *Table) unfit(m rules.Move, letter bool) bool {
	c := t.match.coach
	if c == nil || letter && c.Fits(m) || !letter && c.Allows(m) {
		return false
	}
	t.app.Play("refuse")
	t.queue = nil
	return true
}

// urged says whether an answer is advised, or asked for by the coach.
func (t *Table) urged(m rules.Move) bool {
	c := t.match.coach
	return t.hint != nil && t.hint.Move == m || c != nil && c.Wants(m)
}
