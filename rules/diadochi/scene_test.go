package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// scene is a test on a position written as text.
type scene struct {
	*state
	t    *testing.T
	luck *prove.Luck
	log  rules.Log
}

// stage reads a position; its lines may be indented.
func position(t *testing.T, text string) *scene {
	t.Helper()
	st, err := Game.SetPosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return &scene{state: st.(*state), t: t, luck: prove.Dice(t)}
}

// start sets a new game up with the first player seat 1.
func start(t *testing.T, players int, options uint64) *scene {
	t.Helper()
	c := &scene{t: t, luck: prove.Dice(t)}
	st, err := Game.New(rules.Setup{Seats: players, Options: options}, c.luck)
	if err != nil {
		t.Fatal(err)
	}
	c.state = st.(*state)
	return c
}

// play makes moves, one to a line or separated by semicolons, of whoever is asked. "[3 4]" before a move sets dice.
func (c *scene) play(moves string) {
	c.t.Helper()
	for _, words := range strings.FieldsFunc(moves, func(r rune) bool { return r == ';' || r == '\n' }) {
		if words = strings.TrimSpace(words); words == "" {
			continue
		}
		if faces, rest, ok := strings.Cut(strings.TrimPrefix(words, "["), "] "); ok {
			var list []int
			for _, f := range faces {
				if f >= '1' && f <= '6' {
					list = append(list, int(f-'0'))
				}
			}
			c.luck.Throw(list...)
			words = rest
		}
		m := c.parse(words)
		seat := c.asked()
		if ill := c.Check(seat, m); ill != nil {
			c.t.Fatalf("%q of seat %d is refused by %s (%s); asked: %s", words, seat+1, ill.Rule, ill.Why.Key, c.prompt())
		}
		c.Apply(seat, m, c.luck, &c.log)
		if err := Invariant(c.state); err != nil {
			c.t.Fatalf("after %q: %v", words, err)
		}
	}
}

func (c *scene) parse(words string) rules.Move {
	c.t.Helper()
	m, err := Game.Parse(words)
	if err != nil {
		c.t.Fatal(err)
	}
	return m
}

// asked returns the seat that decides, or Nobody.
func (c *scene) asked() rules.Seat {
	if p := c.Pending(nil); len(p) > 0 {
		return p[0].Seat
	}
	return nobody
}

func (c *scene) prompt() string {
	if p := c.Pending(nil); len(p) > 0 {
		return p[0].Prompt.Key
	}
	return "over"
}

// refused demands that a move of the asked seat is refused by a rule.
func (c *scene) refused(words string, by rules.Rule) {
	c.t.Helper()
	prove.Refused(c.t, words, c.Check(c.asked(), c.parse(words)), by)
}

// allowed demands that a move of the asked seat is legal.
func (c *scene) allowed(words string) {
	c.t.Helper()
	prove.Allowed(c.t, words, c.Check(c.asked(), c.parse(words)))
}

// told counts the events of a kind.
func (c *scene) told(v uint8) int {
	n := 0
	for _, e := range c.log.Events {
		if e.Verb == v {
			n++
		}
	}
	return n
}
