package conform

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"runtime/debug"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	"tyche/rules/session"
)

// randomSession plays a random game and calls visit after every entry.
func (c *Config) randomSession(setup rules.Setup, seed uint64, visit func(s *session.Session, luck *dice.Stream) error) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
	}()
	s, err := session.New(c.Game, setup, seatings(setup.Seats), seed)
	if err != nil {
		return err
	}
	luck := dice.New(seed, 1<<41)
	var moves []rules.Move
	for range 2 * c.Bound {
		pending := s.Pending()
		if len(pending) == 0 {
			return errors.New("nobody is asked, but the game is not over")
		}
		d := pending[luck.Draw(len(pending))]
		if moves = s.Chair(d.Seat).Moves(moves[:0]); len(moves) == 0 {
			return fmt.Errorf("dead end: seat %d is asked %q", d.Seat+1, d.Prompt.Key)
		}
		if _, err := s.Play(d.Seat, moves[luck.Draw(len(moves))]); err != nil {
			return fmt.Errorf("entry %d: %w\n%s", s.Len(), err, lastLines(s))
		}
		_, over := s.Outcome()
		if err := visit(s, luck); err != nil || over {
			return after(s, err)
		}
	}
	return fmt.Errorf("no end after %d decisions", c.Bound)
}

// after adds to an error where it happened.
func after(s *session.Session, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("after entry %d: %w\n%s", s.Len(), err, lastLines(s))
}

func lastLines(s *session.Session) []byte {
	text := bytes.TrimSuffix(s.Journal(), []byte("\n"))
	for at, n := len(text), 0; at > 0; n++ {
		if at = bytes.LastIndexByte(text[:at], '\n'); n == 10 && at > 0 {
			return text[at+1:]
		}
	}
	return text
}

// trySaves writes and reads every 20th position as text, bytes and journal, and the whole game as a link.
func trySaves(c *Config, setup rules.Setup, seed uint64) error {
	library := session.Games(c.Game)
	return c.randomSession(setup, seed, func(s *session.Session, luck *dice.Stream) error {
		_, over := s.Outcome()
		if s.Len()%20 != 0 && !over {
			return nil
		}
		if err := c.tryPosition(s); err != nil {
			return err
		}
		if !over && luck.Draw(8) > 0 {
			return nil // reading the whole journal is quadratic
		}
		got, err := session.Load(bytes.NewReader(s.Journal()), library)
		if err != nil || got.Hash() != s.Hash() {
			return fmt.Errorf("the journal comes back as another game (%w)", err)
		}
		if !over {
			return nil
		}
		link, err := s.Link()
		if err != nil {
			return err
		}
		if got, err = session.FromLink(link, library); err != nil || got.Hash() != s.Hash() {
			return fmt.Errorf("the link comes back as another game (%w)", err)
		}
		if n := len(link); n > 2*s.Len()+200 {
			return fmt.Errorf("the link has %d characters for %d entries", n, s.Len())
		}
		return nil
	})
}

func (c *Config) tryPosition(s *session.Session) error {
	state := s.StateAt(s.Len())
	text := c.Game.Position(state)
	back, err := c.Game.SetPosition(text)
	if err != nil {
		return fmt.Errorf("the position cannot be read: %w\n%s", err, text)
	}
	if again := c.Game.Position(back); back.Hash() != state.Hash() || again != text {
		return fmt.Errorf("the position comes back as another:\n%s\n%s", text, again)
	}
	if _, binary := state.(rules.Binary); !binary {
		return nil
	}
	raw, err := session.AppendPosition(nil, c.Game, state)
	if err != nil {
		return err
	}
	into := s.StateAt(0)
	if err := session.LoadPosition(raw, c.Game, into); err != nil || into.Hash() != state.Hash() {
		return fmt.Errorf("the bytes come back as another position (%w)", err)
	}
	return nil
}

// tryUndo goes back at random points and compares with what was there.
func tryUndo(c *Config, setup rules.Setup, seed uint64) error {
	var hashes []uint64
	rewinds := 0
	return c.randomSession(setup, seed, func(s *session.Session, luck *dice.Stream) error {
		if len(hashes) == 0 {
			hashes = append(hashes, s.StateAt(0).Hash())
		}
		if len(hashes) == s.Len() {
			hashes = append(hashes, s.Hash())
		}
		if _, over := s.Outcome(); over {
			return tryBeginning(s, hashes)
		}
		if rewinds > 20 || luck.Draw(25) > 0 {
			return nil
		}
		rewinds++
		n := 1 + luck.Draw(min(s.Len(), 50))
		if err := s.Rewind(n); err != nil {
			return err
		}
		hashes = hashes[:len(hashes)-n]
		if s.Hash() != hashes[s.Len()] {
			return fmt.Errorf("taking back %d entries gives another position", n)
		}
		return nil
	})
}

// tryBeginning looks at every tenth earlier position and then takes the whole game back.
func tryBeginning(s *session.Session, hashes []uint64) error {
	for n := 0; n <= s.Len(); n += 10 {
		if s.StateAt(n).Hash() != hashes[n] {
			return fmt.Errorf("replaying to entry %d gives another position", n)
		}
	}
	if err := s.Rewind(s.Len()); err != nil {
		return err
	}
	if s.Hash() != hashes[0] {
		return errors.New("taking back everything gives another beginning")
	}
	return nil
}

// tryDeterminism plays a game twice, and a third time with another seed.
func tryDeterminism(c *Config, setup rules.Setup, seed uint64) error {
	play := func(seed uint64) (hashes []uint64, err error) {
		err = c.walk(setup, seed, func(p *point) error {
			hashes = append(hashes, p.state.Hash())
			return nil
		})
		return hashes, err
	}
	first, err := play(seed)
	if err != nil {
		return err
	}
	second, err := play(seed)
	if err != nil {
		return err
	}
	if !reflect.DeepEqual(first, second) {
		return errors.New("two games with the same seed differ")
	}
	other, err := play(seed + 1000)
	if err == nil && reflect.DeepEqual(first, other) {
		return errors.New("another seed gives the same game")
	}
	return err
}

// tryTexts says everything that comes up in a game, in both languages.
func tryTexts(c *Config, setup rules.Setup, seed uint64) error {
	if c.Lexicon == nil {
		return nil
	}
	voice := &lexicon.Voice{Lexicon: c.Lexicon, Name: c.Game.Name}
	say := func(t rules.Text) {
		for _, voice.Language = range lexicon.Languages {
			voice.Say(t)
		}
	}
	err := c.randomSession(setup, seed, func(s *session.Session, luck *dice.Stream) error {
		for _, e := range s.Entry(s.Len() - 1).Events {
			if t, ok := c.Game.Tell(e); ok {
				say(t)
			}
		}
		if luck.Draw(5) == 0 {
			c.sayOptions(s, say)
		}
		if o, over := s.Outcome(); over {
			say(o.Reason)
		}
		return nil
	})
	if missing := c.Lexicon.Missing(); err == nil && len(missing) > 0 {
		return fmt.Errorf("no sentence for %q", missing)
	}
	return err
}

// sayOptions says every question, option and refusal of the moment.
func (c *Config) sayOptions(s *session.Session, say func(rules.Text)) {
	for _, d := range s.Pending() {
		say(d.Prompt)
		if d.Why.Key != "" {
			say(d.Why)
		}
		chair := s.Chair(d.Seat)
		for _, m := range chair.Candidates(nil) {
			caption := chair.Describe(m)
			say(caption.Label)
			for _, line := range caption.More {
				say(line)
			}
			for _, r := range caption.Targets {
				say(rules.Say(c.Game.Name(r)))
			}
			if bad := chair.Explain(m); bad != nil {
				say(bad.Why)
			}
			sayStakes(chair.Stakes(m), say)
		}
	}
}

// sayStakes says what hangs on a move.
func sayStakes(list []rules.Stake, say func(rules.Text)) {
	for _, k := range list {
		say(k.What)
		if k.Brief.Key != "" {
			say(k.Brief)
		}
		for _, w := range k.Ways {
			say(w.What)
		}
		for _, why := range k.Why {
			say(why)
		}
	}
}
