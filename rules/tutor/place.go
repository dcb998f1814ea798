package tutor

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
	"tyche/rules/session"
)

// A place is how far a learner has come in a lesson, as a text that can be kept: the dice that nobody fixes, the step, every move that
// was played, and the letters of plans, both of those that were sealed and of the one that is being written. Resume goes the same way
// again, so that a text that does not fit the lesson any more, or was never true, is refused and nothing else.
//
//	tyche-place 1 <seed> <step>
//	move 1 march antigonos sardeis    by this seat
//	letter 2: act research            of the plan that is sealed or, at the end, still lies on the desk
//	seal

const placeMagic = "tyche-place 1"

// Place writes where the learner stands.
func (c *Course) Place() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %d %d\n", placeMagic, c.session.Header().Seed, c.at)
	plans := c.sealed
	for i := 0; i < c.session.Len(); i++ {
		if len(plans) > 0 && plans[0].from == i {
			c.writeLetters(&b, plans[0].letters)
			b.WriteString("seal\n")
			i, plans = plans[0].to-1, plans[1:]
			continue
		}
		e := c.session.Entry(i)
		fmt.Fprintf(&b, "move %d %s\n", e.Seat+1, c.lesson.Game.Format(e.Move))
	}
	if d := c.Draft(); d != nil {
		c.writeLetters(&b, d.Letters())
	}
	return b.String()
}

func (c *Course) writeLetters(b *strings.Builder, list []session.Letter) {
	for _, l := range begun(list) {
		words := make([]string, len(l.Moves))
		for i, m := range l.Moves {
			words[i] = c.lesson.Game.Format(m)
		}
		fmt.Fprintf(b, "letter %d: %s\n", l.Place, strings.Join(words, "; "))
	}
}

// Resume begins a lesson at a place; false where the text leads nowhere.
func (l *Lesson) Resume(people []session.Seating, place string) (*Course, bool) {
	head, rest, _ := strings.Cut(place, "\n")
	var seed uint64
	var at int
	if n, err := fmt.Sscanf(head, placeMagic+" %d %d", &seed, &at); n != 2 || err != nil || at < 0 || at >= len(l.Steps) {
		return nil, false
	}
	c := l.Start(people, seed)
	p := parser{lesson: &Lesson{Game: l.Game, Seat: l.Seat}} // its steps are the letters that wait for their seal
	for line := range strings.Lines(rest) {
		if !c.retrace(&p, strings.TrimSpace(line)) {
			return nil, false
		}
	}
	c.readUpTo(at)
	if c.at != at {
		return nil, false
	}
	if d := c.Draft(); d != nil && len(p.lesson.Steps) > 0 {
		d.Restore(p.letters())
	}
	return c, true
}

// letters are those that were read and not sealed.
func (p *parser) letters() (list []session.Letter) {
	for _, s := range p.lesson.Steps {
		list = append(list, s.letter)
	}
	return list
}

// retrace goes on by one line of a place.
func (c *Course) retrace(p *parser, line string) bool {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "letter":
		return p.letter(rest) == nil
	case "seal":
		c.readUpTo(len(c.lesson.Steps))
		if c.Draft() == nil {
			return false
		}
		c.draft.Restore(p.letters())
		p.lesson.Steps = nil
		return c.Play(c.lesson.Seat, c.seal()) == nil
	case "move":
		number, words, _ := strings.Cut(rest, " ")
		seat, err := strconv.Atoi(number)
		m, bad := c.lesson.Game.Parse(words)
		if err != nil || bad != nil {
			return false
		}
		c.readUpTo(len(c.lesson.Steps))
		at := slices.IndexFunc(c.session.Pending(), func(d rules.Decision) bool { return int(d.Seat) == seat-1 })
		return !c.Done() && at >= 0 && c.Play(rules.Seat(seat-1), m) == nil
	}
	return false
}

// readUpTo goes on over what is read and written, to a step or to the first that somebody must move for.
func (c *Course) readUpTo(at int) {
	for c.at < at {
		switch step, _ := c.Step(); {
		case step.Kind == Say:
			c.Next()
		case step.Kind != Write || c.Fulfil() != nil:
			return
		}
	}
}
