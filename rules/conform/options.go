package conform

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/odds"
)

// tryEnd plays to the end; walk itself finds dead ends and endless games.
func tryEnd(c *Config, setup rules.Setup, seed uint64) error {
	return c.walk(setup, seed, func(p *point) error {
		var asked rules.Seats
		for _, d := range p.pending {
			if d.Seat < 0 || int(d.Seat) >= setup.Seats || asked.Has(d.Seat) {
				return fmt.Errorf("seat %d is asked, or asked twice", d.Seat+1)
			}
			if d.Prompt.Key == "" {
				return fmt.Errorf("seat %d is asked without words", d.Seat+1)
			}
			asked = asked.With(d.Seat)
		}
		if o, over := p.state.Outcome(); over && (o.Reason.Key == "" || o.Winners>>setup.Seats != 0) {
			return fmt.Errorf("impossible outcome %+v", o)
		}
		if c.Invariant != nil {
			return c.Invariant(p.state)
		}
		return nil
	})
}

// tryOptions compares candidates, Check, Explain, Describe, Format and Parse, and asks about nonsense.
func tryOptions(c *Config, setup rules.Setup, seed uint64) error {
	return c.walk(setup, seed, func(p *point) error {
		if p.luck.Draw(4) > 0 {
			return nil
		}
		before := p.state.Hash()
		for seat := rules.Nobody; int(seat) <= setup.Seats; seat++ {
			if err := c.trySeat(p, seat); err != nil {
				return fmt.Errorf("seat %d: %w", seat+1, err)
			}
		}
		if p.state.Hash() != before {
			return errors.New("asking about moves changed the state")
		}
		return nil
	})
}

// tryLists compares the list of legal moves that a game may find in its own way with the candidates that pass Check.
func tryLists(c *Config, setup rules.Setup, seed uint64) error {
	var list, want []rules.Move
	return c.walk(setup, seed, func(p *point) error {
		for seat := rules.Nobody; int(seat) < setup.Seats; seat++ {
			list = rules.Moves(p.state, seat, list[:0])
			want = slices.DeleteFunc(p.state.Candidates(seat, want[:0]), func(m rules.Move) bool { return p.state.Check(seat, m) != nil })
			if !slices.Equal(list, want) {
				return fmt.Errorf("decision %d, seat %d: the list of legal moves is %s, but %s pass", p.n, seat+1, c.words(list), c.words(want))
			}
		}
		return nil
	})
}

// words names moves.
func (c *Config) words(moves []rules.Move) (words []string) {
	for _, m := range moves {
		words = append(words, strconv.Quote(c.Game.Format(m)))
	}
	return words
}

func (c *Config) trySeat(p *point, seat rules.Seat) error {
	candidates := p.state.Candidates(seat, nil)
	asked := slices.ContainsFunc(p.pending, func(d rules.Decision) bool { return d.Seat == seat })
	if !asked && len(candidates) > 0 {
		return errors.New("is not asked, but has candidates")
	}
	known := map[rules.Move]bool{}
	for _, m := range candidates {
		if known[m] {
			return fmt.Errorf("%q is offered twice", c.Game.Format(m))
		}
		known[m] = true
		if err := c.tryCandidate(p.state, seat, m); err != nil {
			return fmt.Errorf("%q: %w", c.Game.Format(m), err)
		}
	}
	for range 40 {
		m := nonsense(p.luck, candidates)
		bad := p.state.Check(seat, m)
		switch {
		case bad == nil && !known[m]:
			return fmt.Errorf("%+v (%q) passes Check and is no candidate", m, c.Game.Format(m))
		case (p.state.Explain(seat, m) == nil) != (bad == nil):
			return fmt.Errorf("%+v: Explain and Check disagree", m)
		}
	}
	return nil
}

func (c *Config) tryCandidate(s rules.State, seat rules.Seat, m rules.Move) error {
	bad, full := s.Check(seat, m), s.Explain(seat, m)
	if (bad == nil) != (full == nil) {
		return errors.New("explain and check disagree")
	}
	if bad != nil && (bad.Rule == "" || bad.Why.Key == "" || full.Rule != bad.Rule || full.Why.Key == "") {
		return fmt.Errorf("refused without rule or reason, or by another rule: %+v, %+v", bad, full)
	}
	back, err := c.Game.Parse(c.Game.Format(m))
	if err != nil || back != m {
		return fmt.Errorf("comes back from its words as %+v (%v)", back, err)
	}
	caption := s.Describe(seat, m)
	if caption.Label.Key == "" || len(caption.Cites) == 0 {
		return errors.New("has no label or cites no rule")
	}
	return tryStakes(s, seat, m, bad)
}

// tryStakes looks whether what hangs on a move is told whole: only of what may be played, with rules and words, and
// chances that add up to one, or can where others decide.
func tryStakes(s rules.State, seat rules.Seat, m rules.Move, bad *rules.Illegal) error {
	stakes := rules.StakesOf(s, seat, m)
	if bad != nil && len(stakes) > 0 {
		return errors.New("is refused, and yet something hangs on it")
	}
	for _, k := range stakes {
		if k.What.Key == "" || k.Rule == "" {
			return fmt.Errorf("a stake without words or rule: %+v", k)
		}
		if !k.Chancy() {
			continue
		}
		least, most := new(big.Rat), new(big.Rat)
		for _, w := range k.Ways {
			if w.What.Key == "" || w.Least.Of == 0 || w.Most.Of == 0 {
				return fmt.Errorf("a way without words or chance: %+v", w)
			}
			least.Add(least, fraction(w.Least))
			most.Add(most, fraction(w.Most))
		}
		if one := big.NewRat(1, 1); least.Cmp(one) > 0 || most.Cmp(one) < 0 {
			return fmt.Errorf("the chances of %q add up to between %v and %v", k.What.Key, least, most)
		}
	}
	return nil
}

func fraction(c odds.Chance) *big.Rat {
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(c.Ways), new(big.Int).SetUint64(c.Of))
}

// nonsense makes a move that is random, or a candidate with something changed.
func nonsense(luck *dice.Stream, candidates []rules.Move) rules.Move {
	m := rules.Move{Verb: uint8(luck.Draw(256)), A: int16(luck.Draw(65536) - 32768), B: int16(luck.Draw(300) - 20), C: int16(luck.Draw(40) - 3)}
	if len(candidates) == 0 || luck.Draw(4) == 0 {
		return m
	}
	near := candidates[luck.Draw(len(candidates))]
	switch luck.Draw(5) {
	case 0:
		near.Verb = uint8(luck.Draw(64))
	case 1:
		near.A += int16(luck.Draw(9) - 4)
	case 2:
		near.B += int16(luck.Draw(9) - 4)
	case 3:
		near.C += int16(luck.Draw(9) - 4)
	default:
		near.A = m.A
	}
	return near
}

// tryClones plays on a clone and looks whether the original feels it.
func tryClones(c *Config, setup rules.Setup, seed uint64) error {
	var spare rules.State
	return c.walk(setup, seed, func(p *point) error {
		if len(p.pending) == 0 || p.luck.Draw(4) > 0 {
			return nil
		}
		d := p.pending[0]
		moves := rules.Moves(p.state, d.Seat, nil)
		if len(moves) == 0 {
			return nil // walk reports it
		}
		before := p.state.Hash()
		clone := p.state.Clone()
		if spare == nil {
			spare = p.state.Clone()
		}
		spare.CopyFrom(p.state)
		if clone.Hash() != before || spare.Hash() != before {
			return errors.New("a copy has another hash")
		}
		m := moves[p.luck.Draw(len(moves))]
		var log rules.Log
		stream := dice.NewStream(seed, 77)
		clone.Apply(d.Seat, m, &stream, &log)
		stream = dice.NewStream(seed, 77)
		spare.Apply(d.Seat, m, &stream, nil)
		switch {
		case p.state.Hash() != before:
			return fmt.Errorf("%q on a copy changed the original", c.Game.Format(m))
		case clone.Hash() != spare.Hash():
			return fmt.Errorf("%q happens differently without a log", c.Game.Format(m))
		}
		for _, e := range log.Events {
			if c.Game.FormatEvent(e) == "" {
				return fmt.Errorf("event %+v cannot be written", e)
			}
		}
		return nil
	})
}
