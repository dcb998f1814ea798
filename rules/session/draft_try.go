package session

import (
	"slices"

	"tyche/rules"
)

// A draft is tried on a copy of the position, question after question: the letters of each are played if they can be, and what
// is still open is passed. The seal is never tried: what follows from it is not for the eyes of whoever plans.

// mostQuestions bounds a chain, should a game ask the same for ever.
const mostQuestions = 1000

var beyond = &rules.Illegal{Why: rules.Text{Key: "kit.draft.why.beyond"}}

func everyLetter(int) bool { return true }

// try finds out what becomes of each letter.
func (d *Draft) try() {
	for i := range d.list {
		l := &d.list[i]
		l.Fate, l.At, l.Why = Unasked, 0, nil
	}
	d.end.CopyFrom(d.base)
	d.line, _ = d.run(d.end, func(i int) bool { d.list[i].Fate = Written; return true }, func(rules.Question, int) bool { return false })
	q, ok := questionOf(d.end, d.seat)
	d.sealed, d.seal = ok && q.Last, q.Pass
}

// run follows the chain on s, with the letters that use admits, to the seal or to where stop says: before letter k is played,
// or, with k = -1, before the question is passed. It returns the answers given and whether stop ended it.
func (d *Draft) run(s rules.State, use func(k int) bool, stop func(q rules.Question, k int) bool) (line []rules.Move, stopped bool) {
	tried := make([]bool, len(d.list))
	for range mostQuestions {
		q, ok := questionOf(s, d.seat)
		if !ok || q.Last {
			return line, false
		}
		if k := d.next(q, tried); k >= 0 {
			if stop(q, k) {
				return line, true
			}
			tried[k] = true
			if use(k) {
				line = append(line, d.deliver(s, &d.list[k])...)
			}
			continue
		}
		if q.Open && stop(q, -1) {
			return line, true
		}
		if s.Check(d.seat, q.Pass) != nil {
			return line, false
		}
		if !d.answer(s, q.Pass) {
			return line, false
		}
		line = append(line, q.Pass)
	}
	return line, false
}

// next returns the next letter of the question that has not been tried, or -1.
func (d *Draft) next(q rules.Question, tried []bool) int {
	if !q.Open || q.Live {
		return -1
	}
	for k := range d.list {
		if d.list[k].Place == q.N && !tried[k] {
			return k
		}
	}
	return -1
}

// deliver plays a letter as a whole, or not at all. Where it stops in the middle of something it is ended by passing, if that
// is enough.
func (d *Draft) deliver(s rules.State, l *Letter) (line []rules.Move) {
	d.saved.CopyFrom(s)
	if l.Fate, l.At, l.Why = d.write(s, l); l.Fate == Refused {
		s.CopyFrom(d.saved)
		return nil
	}
	line = append(line, l.Moves...)
	for range mostQuestions {
		q, ok := questionOf(s, d.seat)
		switch {
		case ok && q.N != l.Place, ok && q.Open && !q.Once && len(l.Moves) > 0:
			l.Fate = Written
			return line
		case !ok || q.Open || q.Decides || s.Check(d.seat, q.Pass) != nil || !d.answer(s, q.Pass):
			l.Fate = Unfinished
			s.CopyFrom(d.saved)
			return nil
		}
		line = append(line, q.Pass)
	}
	return nil
}

// write gives the answers of a letter, as far as they may be given, and says whether one is refused.
func (d *Draft) write(s rules.State, l *Letter) (Fate, int, *rules.Illegal) {
	for i, m := range l.Moves {
		q, ok := questionOf(s, d.seat)
		switch {
		case !ok || q.N != l.Place:
			return Refused, i, beyond
		case s.Check(d.seat, m) != nil:
			return Refused, i, s.Explain(d.seat, m)
		case q.Open && m == q.Pass:
			return Refused, i, beyond // to pass is what happens without a letter
		}
		if !d.answer(s, m) {
			return Refused, i, beyond
		}
	}
	return Unfinished, 0, nil
}

// answer gives a legal answer, unless it leads out of the chain: then the position stays as it was, and nothing of what would
// follow is seen.
func (d *Draft) answer(s rules.State, m rules.Move) (stays bool) {
	d.before.CopyFrom(s)
	defer func() {
		if fault := recover(); fault != nil && fault != (luckDrawn{}) {
			panic(fault)
		}
		if !stays {
			s.CopyFrom(d.before)
		}
	}()
	s.Apply(d.seat, m, noLuck{}, nil)
	_, stays = questionOf(s, d.seat)
	return stays
}

// noLuck is the chance of answers that draw none: one that does leads on to what is not the planner's to know.
type (
	noLuck    struct{}
	luckDrawn struct{}
)

func (noLuck) Draw(int) int { panic(luckDrawn{}) }

// Line returns the answers that would be played before the seal.
func (d *Draft) Line() []rules.Move { return slices.Clone(d.line) }
