package conform

import (
	"fmt"
	"reflect"

	"tyche/rules"
	"tyche/rules/dice"
)

// wordsAtOnce is how many answers of a seat are held against each other.
const wordsAtOnce = 6

// told is what a seat that did not answer sees of an answer, and the words it reads of it.
type told struct {
	words  string
	events []rules.Event
	view   rules.View
	after  rules.State
}

// tryWords compares what a seat is told of the answers of others, in the true world and in one that it cannot tell from
// it. Answers that leave it the same sight must leave it the same words: what differs in the words alone is a secret,
// and Private has to say so. An answer that uses no luck and reveals nothing is told in the same way in both worlds.
func tryWords(c *Config, setup rules.Setup, seed uint64) error {
	return c.walk(setup, seed, func(p *point) error {
		if len(p.pending) == 0 || p.luck.Draw(6) > 0 {
			return nil
		}
		seat := p.pending[p.luck.Draw(len(p.pending))].Seat
		reader := rules.Seat(p.luck.Draw(setup.Seats+1) - 1)
		if reader == seat {
			return nil
		}
		world := p.state.Resample(reader, p.luck)
		var list []told
		for _, from := range []rules.State{p.state, world} {
			moves := rules.Moves(from, seat, nil)
			for range min(wordsAtOnce, len(moves)) {
				list = append(list, c.tell(from, seat, reader, moves[p.luck.Draw(len(moves))]))
			}
		}
		if err := sameWords(reader, list); err != nil {
			return err
		}
		return c.sameTold(p, world, seat, reader)
	})
}

// tell plays an answer on a copy and returns what the reader learns of it.
func (c *Config) tell(s rules.State, seat, reader rules.Seat, m rules.Move) told {
	after := s.Clone()
	var log rules.Log
	stream := dice.NewStream(1, 1)
	after.Apply(seat, m, &stream, &log)
	t := told{view: after.View(reader), after: after}
	for _, e := range log.Events {
		if e.For(reader) {
			e.Reveals = false // says whether the answer can be taken back, not what happened
			t.events = append(t.events, e)
		}
	}
	if !c.Game.Private(m) {
		t.words = c.Game.Format(m)
	}
	return t
}

// sameWords looks for two answers that look alike and read differently.
func sameWords(reader rules.Seat, list []told) error {
	for i, a := range list {
		for _, b := range list[:i] {
			if a.words != b.words && reflect.DeepEqual(a.events, b.events) && reflect.DeepEqual(a.view, b.view) && hidden(reader, a.after, b.after) {
				return fmt.Errorf("seat %d cannot see whether it was %q or %q, but reads it (empty: private)", reader+1, a.words, b.words)
			}
		}
	}
	return nil
}

// hidden says that two positions differ only in what the reader's ignorance covers: drawn anew by the same luck they
// are one. A step that no view shows but everybody may know, such as the first half of an answer, is not hidden.
func hidden(reader rules.Seat, a, b rules.State) bool {
	if a.Hash() == b.Hash() {
		return false
	}
	for seed := range uint64(3) {
		if a.Resample(reader, dice.New(seed, 5)).Hash() == b.Resample(reader, dice.New(seed, 5)).Hash() {
			return true
		}
	}
	return false
}

// sameTold plays one answer in both worlds.
func (c *Config) sameTold(p *point, world rules.State, seat, reader rules.Seat) error {
	moves := rules.Moves(p.state, seat, nil)
	if len(moves) == 0 || c.Skips {
		return nil // walk reports it; and where seats are passed over, who is asked next may tell of hands
	}
	m := moves[p.luck.Draw(len(moves))]
	if world.Check(seat, m) != nil {
		return nil
	}
	if _, drawn, revealed := c.after(p.state.Clone(), seat, m); drawn > 0 || revealed {
		return nil
	}
	if _, drawn, revealed := c.after(world.Clone(), seat, m); drawn > 0 || revealed {
		return nil
	}
	a, b := c.tell(p.state, seat, reader, m), c.tell(world, seat, reader, m)
	if !reflect.DeepEqual(a.events, b.events) {
		return fmt.Errorf("of %q seat %d is told other things in a world that it cannot tell from this one:\n\t%+v\n\t%+v", c.Game.Format(m), reader+1, a.events, b.events)
	}
	return nil
}
