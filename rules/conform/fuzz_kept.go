package conform

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// FuzzPosition is the body of a fuzz test of positions: whatever text comes must be refused, or give a position that comes
// back as it is and can be played.
func FuzzPosition(f *testing.F, c Config) {
	c.fill()
	starts, err := c.starts()
	if err != nil {
		f.Fatal(err)
	}
	for i := range 8 {
		f.Add(c.Game.Position(starts[i*len(starts)/8].state), []byte{byte(7 * i), byte(i), byte(i), byte(3 * i)})
	}
	f.Fuzz(func(t *testing.T, text string, edits []byte) {
		if text = edit(text, edits); len(text) > 1<<16 {
			return
		}
		if err := c.tryPositionText(text); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
	})
}

// tryPositionText reads a position and plays some moves from it.
func (c *Config) tryPositionText(text string) (err error) {
	defer caught(&err)
	state, refused := c.Game.SetPosition(text)
	if refused != nil {
		return nil
	}
	words := c.Game.Position(state)
	back, err := c.Game.SetPosition(words)
	if err != nil || back.Hash() != state.Hash() {
		return fmt.Errorf("is read, but does not come back (%v):\n%s\ngiven was", err, words)
	}
	luck := dice.New(1, 1<<44)
	for range 30 {
		asked := state.Pending(nil)
		if len(asked) == 0 {
			return nil
		}
		d := asked[luck.Draw(len(asked))]
		for _, m := range state.Candidates(d.Seat, nil) {
			state.Explain(d.Seat, m)
			state.Describe(d.Seat, m)
		}
		state.View(d.Seat)
		state.Resample(d.Seat, luck)
		moves := rules.Moves(state, d.Seat, nil)
		if len(moves) == 0 {
			return fmt.Errorf("dead end: seat %d is asked %q", d.Seat+1, d.Prompt.Key)
		}
		state.Apply(d.Seat, moves[luck.Draw(len(moves))], luck, nil)
	}
	return nil
}

// caught turns a panic into an error.
func caught(err *error) {
	if fault := recover(); fault != nil {
		*err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
	}
}

// FuzzJournal is the body of a fuzz test of journals: whatever text comes must be refused, or be the journal of a game
// that is written and read again as it is.
func FuzzJournal(f *testing.F, c Config) {
	c.fill()
	for i, s := range c.shortGames(f) {
		f.Add(string(s.Journal()), []byte{byte(5 * i), byte(i), byte(i), byte(3 * i)})
	}
	f.Fuzz(func(t *testing.T, text string, edits []byte) {
		if text = edit(text, edits); len(text) > 1<<14 {
			return
		}
		if err := c.tryJournal(text); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
	})
}

// shortGames are the first moves of random games.
func (c *Config) shortGames(f *testing.F) (games []*session.Session) {
	enough := errors.New("enough")
	for i := range 4 {
		setup := c.Setups[i*len(c.Setups)/4]
		err := c.randomSession(setup, uint64(i), func(s *session.Session, _ *dice.Stream) error {
			if s.Len() < 40+20*i {
				return nil
			}
			games = append(games, s)
			return enough
		})
		if err != nil && !errors.Is(err, enough) {
			f.Fatal(err)
		}
	}
	return games
}

// tryJournal reads a journal and what is written of it.
func (c *Config) tryJournal(text string) (err error) {
	defer caught(&err)
	library := session.Games(c.Game)
	s, err := session.Load(bytes.NewReader([]byte(text)), library)
	if err != nil {
		return onlyRefused(err)
	}
	again, err := session.Load(bytes.NewReader(s.Journal()), library)
	if err != nil || again.Hash() != s.Hash() || again.Len() != s.Len() {
		return fmt.Errorf("is read, but its journal is another game (%v)", err)
	}
	return nil
}

// onlyRefused lets those errors pass that say what is wrong with the input.
func onlyRefused(err error) error {
	var p *session.Problem
	if !errors.As(err, &p) || p.Fault == session.RulesFailed {
		return fmt.Errorf("the rules failed: %w", err)
	}
	return nil
}

// FuzzLink is the body of a fuzz test of links: whatever bytes come must be refused, or be a game whose journal can be
// read. The bytes are those of a link that is not compressed, so that a change of one is a change of one number.
func FuzzLink(f *testing.F, c Config) {
	c.fill()
	for _, s := range c.shortGames(f) {
		link, err := s.Link()
		if err != nil {
			f.Fatal(err)
		}
		stored, err := uncompressed(link)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(stored)
	}
	f.Fuzz(func(t *testing.T, stored []byte) {
		if len(stored) > 1<<13 {
			return
		}
		link := base64.RawURLEncoding.EncodeToString(stored)
		if err := c.tryLink(link); err != nil {
			t.Fatalf("%v\n%s", err, link)
		}
	})
}

// uncompressed returns the bytes of a link with the mark that they are not compressed: an odd first byte.
func uncompressed(link string) ([]byte, error) {
	packed, err := base64.RawURLEncoding.DecodeString(link)
	if err != nil || packed[0]&1 == 1 {
		return packed, err
	}
	raw, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed[1:])))
	return append([]byte{packed[0] | 1}, raw...), err
}

// tryLink opens a link and reads the journal of its game.
func (c *Config) tryLink(link string) (err error) {
	defer caught(&err)
	library := session.Games(c.Game)
	s, err := session.FromLink(link, library)
	if err != nil {
		return onlyRefused(err)
	}
	again, err := session.Load(bytes.NewReader(s.Journal()), library)
	if err != nil || again.Hash() != s.Hash() {
		return fmt.Errorf("is opened, but its journal is another game (%v)", err)
	}
	return nil
}
