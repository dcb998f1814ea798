package main

import (
	"fmt"
	"slices"
	"time"

	"tyche/rules"
)

// tally counts results.
type tally struct {
	levels              []string // in the order given, without repetition
	wins, losses, draws map[string]int
	seats               [6]int
	games, stuck        int
	decisions           int
	thought             map[string][]time.Duration
	balance             *balance // nil when it was not asked for
	use                 *use     // likewise
	slips               slips    // likewise
}

func newTally(t *tournament) *tally {
	c := &tally{wins: map[string]int{}, losses: map[string]int{}, draws: map[string]int{}, thought: map[string][]time.Duration{}, slips: slips{}}
	if t.weigh && t.entry.tell != nil {
		c.balance = newBalance(t.setup.Seats)
	}
	if t.uses {
		c.use = newUse()
	}
	for _, l := range t.bots {
		if !slices.Contains(c.levels, l) {
			c.levels = append(c.levels, l)
		}
	}
	return c
}

func (c *tally) add(t *tournament, res result) {
	c.games++
	c.decisions += res.Decisions
	for level, list := range res.Thought {
		c.thought[level] = append(c.thought[level], list...)
	}
	if res.Stuck != "" {
		c.stuck++
		return
	}
	if c.use != nil {
		c.use.add(res.Use)
	}
	if c.balance != nil {
		c.balance.add(res.Tale, res.Winners)
	}
	c.slips.add(res.Slips)
	for i := range t.setup.Seats {
		seat := rules.Seat(i)
		level := t.level(res.Game, seat)
		switch {
		case res.Winners == rules.Only(seat):
			c.wins[level]++
			c.seats[seat]++
		case res.Winners.Has(seat), res.Winners == 0:
			c.draws[level]++
		default:
			c.losses[level]++
		}
	}
}

func (c *tally) print(r *referee, t *tournament, took time.Duration) {
	for _, l := range c.levels {
		fmt.Fprintf(r.out, "%s: %s\n", l, r.voice.Key("referee.bot", rules.N(c.wins[l]), rules.N(c.losses[l]), rules.N(c.draws[l])))
	}
	for _, l := range c.levels {
		if t.times {
			c.printThought(r, l)
		}
	}
	for i := range t.setup.Seats {
		r.say("referee.seat", rules.N(i+1), rules.N(c.seats[i]))
	}
	if c.balance != nil {
		c.balance.print(r)
	}
	if c.use != nil {
		c.use.print(r, c.games-c.stuck, t.entry.named)
	}
	if t.slips {
		c.slips.print(r, c.levels)
	}
	speed := int(float64(c.decisions) / max(took.Seconds(), 1e-9))
	r.say("referee.total", rules.N(c.games), rules.N(c.stuck), rules.N(c.decisions), rules.N(speed))
}

// printThought prints how long a level thought: half of its decisions at most, 99 of 100, the longest.
func (c *tally) printThought(r *referee, level string) {
	list := c.thought[level]
	if len(list) == 0 {
		return
	}
	slices.Sort(list)
	at := func(hundredth int) rules.Arg { return rules.N(int(list[(len(list)-1)*hundredth/100].Microseconds())) }
	fmt.Fprintf(r.out, "%s: %s\n", level, r.voice.Key("referee.thought", rules.N(len(list)), at(50), at(99), at(100)))
}
