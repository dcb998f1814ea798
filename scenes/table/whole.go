package table

import (
	"errors"
	"slices"

	"tyche/rules"
)

// A click may play several small moves: a far march, a whole force, a purchase. The journal keeps them apart; whoever takes
// the click back takes back all of them, and plays all of them again.

// clicks remembers which entries of the journal one click has played, in their order.
type clicks struct {
	list []click
	from int // where the click begins that is being played
}

// click is a stretch of entries, and what others answered between them.
type click struct{ from, to int }

// begin says that the next answers, from entry n on, belong to one click.
func (c *clicks) begin(n int) { c.from = n }

// reach says that the click has been played up to entry n.
func (c *clicks) reach(n int) {
	last := len(c.list) - 1
	switch {
	case n <= c.from:
	case last >= 0 && c.list[last].from == c.from:
		c.list[last].to = n
	default:
		c.list = append(c.list, click{c.from, n})
	}
}

// branch forgets what was taken back for good, because the game goes on from entry n.
func (c *clicks) branch(n int) {
	c.list = slices.DeleteFunc(c.list, func(k click) bool { return k.from >= n })
	if last := len(c.list) - 1; last >= 0 {
		c.list[last].to = min(c.list[last].to, n)
	}
}

// within says that a game of n entries stands in the middle of a click.
func (c *clicks) within(n int) bool {
	return slices.ContainsFunc(c.list, func(k click) bool { return k.from < n && n < k.to })
}

// wholeClick takes a step through the journal and goes on until it leaves the click it came into, or may go no farther: dice
// and secrets stop it where they lie.
func (m *Match) wholeClick(step func(rules.Seat) error) error {
	seat := m.holder()
	if err := step(seat); err != nil {
		return err
	}
	for m.clicks.within(m.Session.Len()) && step(seat) == nil {
	}
	return nil
}

// partly is why the rest of a click stays, of which only the end could be taken back; no text where nothing is left of it.
func (m *Match) partly() rules.Text {
	if m.coach != nil || !m.clicks.within(m.Session.Len()) {
		return rules.Text{}
	}
	_, why := m.Session.CanUndo(m.holder())
	return why
}

// backInLesson takes a step of the lesson back.
func (m *Match) backInLesson(rules.Seat) error {
	if !m.coach.CanBack() {
		return errFirstStep
	}
	m.coach.Back()
	return nil
}

var errFirstStep = errors.New("table: this is the first step of the lesson")

// playAll begins to play the answers of one click, one after the other.
func (t *Table) playAll(moves []rules.Move) {
	t.queue = append(t.queue[:0], moves...)
	t.match.clicks.begin(t.match.Session.Len())
}

// walk makes the next step of a click, if nothing has come between.
func (t *Table) walk() {
	next := t.queue[0]
	t.queue = t.queue[1:]
	if _, legal := t.offers.Find(next); !legal {
		if f, known := t.offers.refused(next); known {
			t.refuse(f.Bad)
		}
		t.queue = nil
		return
	}
	t.play(next)
	t.match.clicks.reach(t.match.Session.Len())
}
