package sector

import (
	"tyche/rules"
	"tyche/rules/dice"
)

// What the rest of the round is likely to bring after a move, in words.

const (
	outlookTrials = 12  // playouts of an outlook
	outlookDepth  = 300 // decisions of one at most
)

// score is what an outlook counts.
type score struct{ points, income, units, bases, rivals int }

func (s *state) scoreOf(p rules.Seat) score {
	c := score{points: int(s.seats[p].points), income: s.income(p), bases: s.bases(p)}
	for a := range area(numAreas) {
		if s.owner[a] == p {
			c.units += s.size(a)
		}
	}
	for o := range rules.Seat(s.players) {
		if o != p {
			c.rivals += s.income(o)
		}
	}
	return c
}

// outlook plays the round out a few times by rank and says what changes on the average.
func (m Mind) outlook(s *state, p rules.Seat, move rules.Move) []rules.Text {
	now := s.scoreOf(p)
	var sum score
	trials := 0
	for i := range uint64(outlookTrials) {
		luck := dice.NewStream(s.Hash(), i)
		t := *s
		t.Apply(p, move, &luck, nil)
		m.playOn(s, &t, &luck)
		if t.over != stillPlaying {
			if t.winners == rules.Only(p) {
				return say("wins")
			}
			continue
		}
		then := t.scoreOf(p)
		trials++
		sum.points += then.points - now.points
		sum.income += then.income - now.income
		sum.units += then.units - now.units
		sum.bases += then.bases - now.bases
		sum.rivals += then.rivals - now.rivals
	}
	return sum.outlook(max(trials, 1))
}

// playOn answers by rank until the round is over.
func (m Mind) playOn(root, t *state, luck rules.Chance) {
	for depth := 0; depth < outlookDepth && t.depth > 0 && !m.Settled(root, t); depth++ {
		f := t.top()
		p := f.seat
		moves := rules.Moves(t, p, nil)
		scores := make([]int, len(moves))
		m.Rank(t, p, moves, scores)
		best := 0
		for i := range moves {
			if scores[i] > scores[best] {
				best = i
			}
		}
		t.Apply(p, moves[best], luck, nil)
	}
}

// outlook puts the greatest changes into words; n is the number of trials they were added up in.
func (c score) outlook(n int) (list []rules.Text) {
	for _, k := range [...]struct {
		key string
		sum int
	}{{"gains-points", c.points}, {"gains-income", c.income}, {"costs-income", -c.rivals}, {"gains-bases", c.bases}, {"gains-units", c.units}} {
		if mean := (2*k.sum + n) / (2 * n); k.sum > 0 && mean > 0 {
			list = append(list, say(k.key, rules.N(mean))...)
		}
	}
	return list
}
