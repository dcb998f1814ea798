package conform

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
)

// trySecrets compares what a seat sees and may do in worlds that it cannot tell apart.
func trySecrets(c *Config, setup rules.Setup, seed uint64) error {
	varied := false
	err := c.walk(setup, seed, func(p *point) error {
		if p.luck.Draw(8) > 0 && p.n > 0 {
			return nil
		}
		before := p.state.Hash()
		for range 8 {
			varied = varied || p.state.Resample(0, p.luck).Hash() != before
		}
		for seat := rules.Nobody; int(seat) < setup.Seats; seat++ {
			world := p.state.Resample(seat, p.luck)
			if err := sameFor(seat, p.state, world); err != nil {
				return fmt.Errorf("seat %d: %w", seat+1, err)
			}
			if err := c.tryReaction(seat, p.state, world); err != nil {
				return fmt.Errorf("seat %d: %w", seat+1, err)
			}
			if c.Invariant != nil {
				if err := c.Invariant(world); err != nil {
					return fmt.Errorf("resampled for seat %d: %w", seat+1, err)
				}
			}
			if p.luck.Draw(60) == 0 {
				tr := &trail{c: c, setup: setup, seed: seed}
				if err := c.playOut(world, tr, func(*point) error { return nil }); err != nil {
					return fmt.Errorf("resampled for seat %d and played on: %w\n%s", seat+1, err, tr)
				}
			}
		}
		if p.state.Hash() != before {
			return errors.New("resampling changed the state")
		}
		return c.tryLearning(p)
	})
	if err == nil && !varied && c.Game.Info().HasSecrets {
		return errors.New("resampling never changed anything")
	}
	return err
}

// tryLearning plays a move in worlds that the mover cannot tell apart. When it used no luck and says that it reveals
// nothing, the mover must still be unable to tell them apart: otherwise taking it back would be a way to peep.
func (c *Config) tryLearning(p *point) error {
	if len(p.pending) == 0 || c.Skips {
		return nil
	}
	seat := p.pending[p.luck.Draw(len(p.pending))].Seat
	moves := rules.Moves(p.state, seat, nil)
	if len(moves) == 0 {
		return nil // walk reports it
	}
	m := moves[p.luck.Draw(len(moves))]
	world := p.state.Resample(seat, p.luck)
	truth, drawn, revealed := c.after(p.state.Clone(), seat, m)
	if drawn > 0 || revealed {
		return nil
	}
	other, drawn, revealed := c.after(world, seat, m)
	if drawn > 0 || revealed {
		return fmt.Errorf("%q draws or reveals in one world and not in another that seat %d cannot tell from it", c.Game.Format(m), seat+1)
	}
	if va, vb := truth.View(seat), other.View(seat); !reflect.DeepEqual(va, vb) {
		return fmt.Errorf("%q shows seat %d a secret, but could be taken back: %s", c.Game.Format(m), seat+1, difference(va, vb))
	}
	return nil
}

// after plays a move and says how many numbers were drawn and whether an event reveals something.
func (c *Config) after(s rules.State, seat rules.Seat, m rules.Move) (after rules.State, drawn int, revealed bool) {
	var log rules.Log
	stream := dice.NewStream(1, 1)
	s.Apply(seat, m, &stream, &log)
	return s, stream.Drawn, slices.ContainsFunc(log.Events, func(e rules.Event) bool { return e.Reveals })
}

// sameFor says in what the seat could tell two worlds apart.
func sameFor(seat rules.Seat, a, b rules.State) error {
	if va, vb := a.View(seat), b.View(seat); !reflect.DeepEqual(va, vb) {
		return fmt.Errorf("sees another world: %s", difference(va, vb))
	}
	if pa, pb := a.Pending(nil), b.Pending(nil); !reflect.DeepEqual(pa, pb) {
		return fmt.Errorf("other decisions are open: %v, %v", pa, pb)
	}
	ca, cb := a.Candidates(seat, nil), b.Candidates(seat, nil)
	if !reflect.DeepEqual(ca, cb) {
		return fmt.Errorf("has other candidates: %v, %v", ca, cb)
	}
	for _, m := range ca {
		if ea, eb := a.Explain(seat, m), b.Explain(seat, m); !reflect.DeepEqual(ea, eb) {
			return fmt.Errorf("%+v is judged differently: %+v, %+v", m, ea, eb)
		}
		if da, db := a.Describe(seat, m), b.Describe(seat, m); !reflect.DeepEqual(da, db) {
			return fmt.Errorf("%+v is described differently: %+v, %+v", m, da, db)
		}
		if ka, kb := rules.StakesOf(a, seat, m), rules.StakesOf(b, seat, m); !reflect.DeepEqual(ka, kb) {
			return fmt.Errorf("something else hangs on %+v: %+v, %+v", m, ka, kb)
		}
		for _, r := range a.Describe(seat, m).Targets {
			if wa, wb := rules.RefusalOf(a, seat, r), rules.RefusalOf(b, seat, r); !reflect.DeepEqual(wa, wb) {
				return fmt.Errorf("%+v is refused differently: %+v, %+v", r, wa, wb)
			}
		}
	}
	return nil
}

// tryReaction demands that a reaction tells the seat no more than it knows, and that it can be passed over.
func (c *Config) tryReaction(seat rules.Seat, s, world rules.State) error {
	g, has := c.Game.(rules.Reactions)
	if !has || seat == rules.Nobody {
		return nil
	}
	r, asked := g.Reaction(s, seat)
	if other, too := g.Reaction(world, seat); asked != too || !reflect.DeepEqual(r, other) {
		return fmt.Errorf("the reaction %+v tells more than is seen: %+v", r, other)
	}
	if !asked {
		return nil
	}
	if bad := s.Check(seat, r.Pass); bad != nil {
		return fmt.Errorf("a reaction cannot be passed over: %v", bad)
	}
	for _, ref := range r.Use {
		if !g.Reactive(s.View(seat), ref) {
			return fmt.Errorf("%v is used in a reaction and is not reactive", ref)
		}
	}
	if turn, _ := g.TurnOf(s.View(seat)); turn != r.Turn {
		return fmt.Errorf("turn %d of a reaction, %d of its view", r.Turn, turn)
	}
	if r.Kind < 0 || r.Kind >= len(g.ReactionKinds()) {
		return fmt.Errorf("no kind %d of reactions", r.Kind)
	}
	return nil
}

// difference names the first fields in which two views differ.
func difference(a, b any) string {
	va, vb := reflect.Indirect(reflect.ValueOf(a)), reflect.Indirect(reflect.ValueOf(b))
	if va.Kind() != reflect.Struct || va.Type() != vb.Type() {
		return fmt.Sprintf("%+v, %+v", a, b)
	}
	for i := range va.NumField() {
		if f := va.Type().Field(i); f.IsExported() && !reflect.DeepEqual(va.Field(i).Interface(), vb.Field(i).Interface()) {
			return fmt.Sprintf("%s: %+v, %+v", f.Name, va.Field(i).Interface(), vb.Field(i).Interface())
		}
	}
	return "in a hidden field"
}
