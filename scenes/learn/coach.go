package learn

import (
	"slices"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/rules/tutor"
	"tyche/scenes/house"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Exits lead out of a lesson.
type Exits struct {
	Rulebook    func(rule rules.Rule)
	Done        func()             // the learner has come to the end
	Keep        func(place string) // where the learner stands now
	Again, List func()
	Next        func() // nil after the last lesson
}

// Coach leads through one lesson at the table: it is a table.Coach that speaks through a note.
type Coach struct {
	house  *house.House
	course *tutor.Course
	exits  Exits
	wanted []rules.Move
	asked  []rules.Move
	known  bool       // they are those of the present step
	wrong  rules.Text // what the last answer got that was not asked for; empty after any other
	shake  float64    // 1 just after it, falling to 0
	alive  float64    // seconds since the step began: pointers soon come to rest
	early  bool       // the last press began before the words of the step could be read
	over   bool       // the end was told

	coin   ui.Coin
	note   note
	turned bool   // a step has begun, and the page was not yet turned for it
	marked []mark // what is pointed at
}

// NewCoach leads through a course.
func NewCoach(h *house.House, c *tutor.Course, exits Exits) *Coach {
	return &Coach{house: h, course: c, exits: exits, turned: true}
}

// Allows says whether an answer is the one asked for; if not, the note says why not.
func (c *Coach) Allows(m rules.Move) bool { return c.heed(c.course.Judge(m)) }

// Fits says whether an answer belongs to the letter that is asked for; if not, the note says why not.
func (c *Coach) Fits(m rules.Move) bool { return c.heed(c.course.JudgeAnswer(m)) }

// heed lets the note say what is wrong.
func (c *Coach) heed(v tutor.Verdict) bool {
	if !v.Right {
		c.wrong, c.shake, c.alive = v.Text, 1, 0
	}
	return v.Right
}

// Play plays a move.
func (c *Coach) Play(seat rules.Seat, m rules.Move) error {
	err := c.course.Play(seat, m)
	c.wrong = rules.Text{}
	if !c.Free() {
		c.turn()
	} else {
		c.keep()
	}
	return err
}

func (c *Coach) at() int { done, _ := c.course.Progress(); return done }

// At is the number of the step.
func (c *Coach) At() int { return c.at() }

// turn begins another step.
func (c *Coach) turn() {
	c.wrong, c.shake, c.alive, c.known = rules.Text{}, 0, 0, false
	c.turned = true
	c.note.scroll.Jump(0)
	if c.course.Done() && !c.over {
		c.over = true
		c.exits.Done()
	}
	c.keep()
}

// keep remembers where the learner stands: the lesson may be left, or the page closed, at any moment.
func (c *Coach) keep() {
	switch {
	case c.exits.Keep == nil:
	case c.course.Done(), !c.course.CanBack():
		c.exits.Keep("")
	default:
		c.exits.Keep(c.course.Place())
	}
}

// Lead returns the program's next move.
func (c *Coach) Lead() (rules.Seat, rules.Move, bool) { return c.course.Lead() }

// Over says that the lesson has come to its end.
func (c *Coach) Over() bool { return c.course.Done() }

// Open says whether the learner may answer.
func (c *Coach) Open() bool {
	s, ok := c.course.Step()
	return ok && s.Kind != tutor.Say && s.Kind != tutor.Play
}

// Free says whether everybody plays as they like.
func (c *Coach) Free() bool {
	s, ok := c.course.Step()
	return ok && s.Kind == tutor.Free
}

// Wants says whether an answer is asked for.
func (c *Coach) Wants(m rules.Move) bool { return slices.Contains(c.wants(), m) }

// wants lists the answers that are asked for.
func (c *Coach) wants() []rules.Move {
	c.know()
	return c.wanted
}

// know asks the course what is asked for, once for each step.
func (c *Coach) know() {
	if !c.known {
		c.wanted, c.asked, c.known = c.course.Wanted(), c.course.Asked(), true
		if len(c.wanted) == 0 { // a letter may be open that is answered in the list
			c.wanted = c.asked
		}
	}
}

// Asked is the letter, or the seal, that is asked for.
func (c *Coach) Asked() []rules.Move {
	c.know()
	return c.asked
}

// Draft is the plan that the learner writes.
func (c *Coach) Draft() *session.Draft { return c.course.Draft() }

// Wrote hears what the letters say now: it goes on, or the note says why that is not asked for.
func (c *Coach) Wrote() {
	before := c.at()
	v := c.course.Wrote()
	switch {
	case c.at() != before:
		c.turn()
	case v.Text.Key != "":
		c.wrong, c.shake, c.alive = v.Text, 1, 0
	default:
		c.wrong = rules.Text{}
		c.keep()
	}
}

// tabs are the panels of a page by the parts of the table.
var tabs = map[string]table.Tab{"answers": table.AnswerTab, "detail": table.DetailTab, "seats": table.SeatsTab, "log": table.LogTab}

// Tab returns the panel that the step points at, once.
func (c *Coach) Tab() (table.Tab, bool) {
	s, ok := c.course.Step()
	if !c.turned {
		return 0, false
	}
	c.turned = false
	for _, part := range s.Part {
		if l, shares := tabs[part]; shares {
			return l, true
		}
	}
	for _, ref := range s.Show {
		if ref.Kind == c.house.Kind(c.course.Lesson().Game.Info().ID).SeatKind {
			return table.SeatsTab, true
		}
	}
	return table.AnswerTab, ok && s.Kind == tutor.Do && len(c.Asked()) == 0
}

// Look returns what should be in view.
func (c *Coach) Look() []rules.Ref { return c.course.Look() }

// Points returns what the note shows, and the places where what it asks for is answered.
func (c *Coach) Points(o *table.Offers) []rules.Ref {
	s, _ := c.course.Step()
	list := slices.Clone(s.Show)
	for _, m := range c.wants()[:min(most, len(c.wants()))] {
		f, _ := o.Find(m)
		list = append(list, f.Caption.Targets...)
	}
	return list
}

// CanBack says whether a step can be taken back.
func (c *Coach) CanBack() bool { return c.course.CanBack() }

// Back takes a step back.
func (c *Coach) Back() {
	c.course.Back()
	c.turn()
}

// Paint draws what is pointed at and the note beside it.
func (c *Coach) Paint(u *ui.UI, a table.Areas, w table.Shown) table.Nod {
	c.shake = max(c.shake-u.In.Dt*3, 0)
	c.alive = min(c.alive+u.In.Dt, aliveSeconds)
	c.press(u, c.alive < linkSeconds)
	if _, _, leads := c.course.Lead(); leads {
		return table.Stay
	}
	c.mark(u, a, w)
	for _, m := range c.marked {
		arrow := c.point(u, a, w, m)
		if w.Name == nil {
			continue
		}
		if m.round { // a ring must not hide the end of a name
			r := m.radius + u.Px(2*ringPen)
			at := m.box.Center()
			w.Name(u, canvas.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r})
		}
		if arrow.W > 0 { // nor an arrow
			w.Name(u, arrow)
		}
	}
	return c.speak(u, a.Note, w.Deaf)
}

// press notes whether a press begins too early to mean a link of this step.
func (c *Coach) press(u *ui.UI, early bool) {
	_, down := u.In.Clicked(ui.LeftButton)
	_, up := u.In.Let(ui.LeftButton)
	if down {
		c.early = early
	} else if !up && !u.In.Held[ui.LeftButton] { // a key may press it then
		c.early = false
	}
}

// Wait draws the note with what is going on instead of the words of a step.
func (c *Coach) Wait(u *ui.UI, a table.Areas, happens string) {
	c.press(u, true)
	c.sheet(u, a.Note)
	words, _ := room(u, a.Note)
	u.Hush(true) // the chronicle is read out as it grows
	u.Paragraph(words, happens, u.Theme.Colored(c.note.size, u.Theme.Ink2), ui.Left)
	u.Hush(false)
}

// say speaks a text in which the things of the game have their names.
func (c *Coach) say(t rules.Text) string { return c.house.Say(t) }

func (c *Coach) word(u *ui.UI, key string, args ...any) string {
	return u.App.Say("learn."+key, args...)
}
