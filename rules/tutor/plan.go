package tutor

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
	"tyche/rules/session"
)

// Where a game's orders are written in any order (rules.Planned) the learner writes letters too, on a draft that the course
// keeps beside the session. A step of kind Write waits until the draft says all that was asked so far and nothing else; how it
// came to say it does not matter, nor in which of several like places a letter stands.

// letter reads what a step of kind Write asks for: the number of a question, and answers to it.
func (p *parser) letter(rest string) error {
	number, words, colon := strings.Cut(rest, ":")
	place, err := strconv.Atoi(strings.TrimSpace(number))
	if err != nil || !colon {
		return fmt.Errorf("no letter %q", rest)
	}
	l := session.Letter{Place: place}
	for word := range strings.SplitSeq(words, ";") {
		m, err := p.lesson.Game.Parse(strings.TrimSpace(word))
		if err != nil {
			return err
		}
		l.Moves = append(l.Moves, m)
	}
	p.lesson.Steps = append(p.lesson.Steps, Step{Kind: Write, Seat: p.lesson.Seat, letter: l})
	return nil
}

// Draft is the plan that the learner writes, or nil while he gives no orders. The table may write in it; see Wrote.
func (c *Course) Draft() *session.Draft {
	if c.drafted == c.session.Len() {
		return c.draft
	}
	c.drafted = c.session.Len()
	if c.draft == nil || !c.draft.Renew(c.session) {
		c.draft, _ = session.NewDraft(c.session, c.lesson.Seat)
	}
	return c.draft
}

// Asked is the letter that the waiting step asks for, as moves: none when it asks for none, and the seal alone when that is
// asked for.
func (c *Course) Asked() []rules.Move {
	step, ok := c.Step()
	switch {
	case !ok:
		return nil
	case step.Kind == Write:
		return step.letter.Moves
	case step.Kind == Do && c.sealWanted(step):
		return []rules.Move{c.seal()}
	}
	return nil
}

// Wrote says what the tutor makes of the letters after a change: it goes on as far as they say what is asked for, and has a text
// for those that lead elsewhere.
func (c *Course) Wrote() Verdict {
	step, ok := c.Step()
	if !ok || step.Kind == Free || c.Draft() == nil {
		return Verdict{Right: true}
	}
	goals := slices.Clone(c.written)
	if c.says(goals) {
		return Verdict{Right: true}
	}
	for at := c.at; at < len(c.lesson.Steps) && c.lesson.Steps[at].Kind == Write; at++ {
		goals = ask(goals, c.lesson.Steps[at].letter)
		if c.says(goals) {
			for c.at <= at {
				from := c.here()
				c.written = ask(slices.Clone(c.written), c.lesson.Steps[c.at].letter)
				c.pass(from)
			}
			c.kept = c.draft.Copy()
			return Verdict{Right: true}
		}
	}
	if step.Kind == Write && c.leadsTo(goals) {
		return Verdict{Right: true}
	}
	return Verdict{Text: step.no()}
}

// JudgeAnswer says whether a legal answer may be written in the letter that is open.
func (c *Course) JudgeAnswer(m rules.Move) Verdict {
	step, ok := c.Step()
	if ok && (step.Kind == Free || step.Kind == Write && slices.Contains(step.letter.Moves, m)) {
		return Verdict{Right: true}
	}
	return Verdict{Text: step.no()}
}

// ask adds a letter to what was asked for; one of the same kind is replaced.
func ask(goals []session.Letter, l session.Letter) []session.Letter {
	if i := slices.IndexFunc(goals, func(g session.Letter) bool { return alike(g, l) }); i >= 0 {
		goals[i] = l
		return goals
	}
	return append(goals, l)
}

// begun are the letters that say something.
func begun(list []session.Letter) []session.Letter {
	return slices.DeleteFunc(slices.Clone(list), func(l session.Letter) bool { return len(l.Moves) == 0 })
}

// alike says whether two letters are about the same: they begin alike, or answer the same question about the same thing.
func alike(a, b session.Letter) bool {
	return a.Moves[0] == b.Moves[0] || a.Place == b.Place && a.Moves[0].Verb == b.Moves[0].Verb && a.Moves[0].A == b.Moves[0].A
}

// says says whether the letters of the draft come to the same as these, each in the place where the learner wrote it.
func (c *Course) says(goals []session.Letter) bool {
	list := begun(c.draft.Letters())
	if len(list) != len(goals) {
		return false
	}
	placed := slices.Clone(goals)
	for i := range placed {
		k := slices.IndexFunc(list, func(l session.Letter) bool { return alike(l, placed[i]) })
		if k < 0 || list[k].Fate != session.Written {
			return false
		}
		placed[i].Place = list[k].Place
	}
	want, ok := session.NewDraft(c.session, c.lesson.Seat)
	if !ok {
		return false
	}
	want.Restore(placed)
	return want.Same(c.draft)
}

// leadsTo says whether every letter of the draft may still become one of those asked for.
func (c *Course) leadsTo(goals []session.Letter) bool {
	for _, l := range begun(c.draft.Letters()) {
		i := slices.IndexFunc(goals, func(g session.Letter) bool { return alike(l, g) })
		if i < 0 || l.Fate == session.Refused || !towards(l.Moves, goals[i].Moves) {
			return false
		}
	}
	return true
}

// towards says whether answers are on the way to others: each is about something that those are about too, and none is given too
// often. Amounts, the last that a move says, are not compared, for they are reached bit by bit.
func towards(now, goal []rules.Move) bool {
	for _, m := range now {
		about := func(g rules.Move) bool {
			return g.Verb == m.Verb && g.A == m.A && (g.B == m.B || g.C == 0 && m.C == 0)
		}
		same := func(g rules.Move) bool { return g == m }
		if !slices.ContainsFunc(goal, about) || slices.Contains(goal, m) && count(now, same) > count(goal, same) {
			return false
		}
	}
	return true
}

func count(moves []rules.Move, is func(rules.Move) bool) (n int) {
	for _, m := range moves {
		if is(m) {
			n++
		}
	}
	return n
}

// no is what is said to letters, or a move, that a step does not ask for.
func (s *Step) no() rules.Text {
	switch {
	case s.Kind == Say:
		return rules.Say("kit.tutor.read-first")
	case s.Hint.Key != "":
		return s.Hint
	}
	return rules.Say("kit.tutor.not-asked")
}

// Reprimands lists all that may be said to an answer of a step besides its own words.
func (s *Step) Reprimands() []rules.Text {
	list := []rules.Text{s.no()}
	for _, w := range s.warn {
		list = append(list, w.text)
	}
	return list
}

// seal is the answer that ends the plan; only good while there is a draft.
func (c *Course) seal() rules.Move {
	_, m, _ := c.Draft().Seal()
	return m
}

// isSeal says whether a move is the seal of the plan that is being written.
func (c *Course) isSeal(m rules.Move) bool {
	if c.Draft() == nil {
		return false
	}
	_, seal, ok := c.draft.Seal()
	return ok && m == seal
}

// sealWanted says whether a step asks for the seal of the plan that is being written.
func (c *Course) sealWanted(step Step) bool {
	if c.Draft() == nil {
		return false
	}
	_, m, ok := c.draft.Seal()
	return ok && c.wanted(step, m)
}

// judgeSeal says whether the plan may be sealed now.
func (c *Course) judgeSeal(step Step, m rules.Move) Verdict {
	if step.Kind == Free || step.Kind == Do && c.wanted(step, m) && c.says(c.written) {
		return Verdict{Right: true}
	}
	return Verdict{Text: step.no()}
}

// playSealed plays the letters and the seal, for which the dice of the step are kept.
func (c *Course) playSealed(step Step) error {
	before, letters := c.session.Len(), c.draft.Copy()
	_, seal, _ := c.draft.Seal()
	for _, m := range c.draft.Line() {
		if _, err := c.session.Play(c.lesson.Seat, m); err != nil {
			return err
		}
	}
	if step.Kind != Free {
		c.session.Fix(step.Dice)
	}
	if _, err := c.session.Play(c.lesson.Seat, seal); err != nil {
		return err
	}
	c.sealed = append(c.sealed, sealed{before, c.session.Len(), letters})
	c.draft, c.written, c.kept = nil, nil, nil
	return nil
}

// sealed is a plan that was played: its entries in the session, and what it said.
type sealed struct {
	from, to int
	letters  []session.Letter
}

// rewindFree takes back so many entries of free play; of a sealed plan all of them, and its letters lie on the desk again.
func (c *Course) rewindFree(n int) bool {
	at := c.session.Len() - n
	var letters []session.Letter
	if d := c.Draft(); d != nil {
		letters = d.Copy()
	}
	for len(c.sealed) > 0 {
		last := c.sealed[len(c.sealed)-1]
		if at >= last.to {
			break
		}
		c.sealed = c.sealed[:len(c.sealed)-1]
		at, letters = min(at, last.from), last.letters
	}
	defer c.restore(letters)
	return c.session.Rewind(c.session.Len()-at) == nil
}

// strays says whether there are letters on the desk that no step has asked for.
func (c *Course) strays() bool {
	step, ok := c.Step()
	if !ok || step.Kind == Free || c.Draft() == nil {
		return false
	}
	return !slices.EqualFunc(c.draft.Letters(), c.kept, func(a, b session.Letter) bool {
		return a.Place == b.Place && slices.Equal(a.Moves, b.Moves)
	})
}

// restore puts letters back on the desk after the session was taken back.
func (c *Course) restore(letters []session.Letter) {
	c.drafted = -1
	if d := c.Draft(); d != nil {
		d.Restore(letters)
	}
}
