package stage

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
)

// Count is the count of the votes on one proposal of the Council.
type Count struct {
	Entry   rules.Ref
	Turn    int
	Players int
	Options []Option // against and for, or every House that may be elected
	Cast    []Cast   // in the order in which they are counted
	Decided bool
	Won     int // the option, 0 where it lapsed
	Laws    []rules.Ref
	Broken  []rules.Seat // who has broken a promise about a vote so far
}

// Option is what may be voted for, and for whom it has how many votes.
type Option struct {
	Number int
	Votes  [6]int
	Sum    int
}

// Cast are the votes of a House.
type Cast struct {
	Seat  rules.Seat
	Votes int
}

// newCount opens the count of a proposal.
func newCount(entry rules.Ref, at Moment) *Count {
	c := &Count{Entry: entry, Turn: at.Turn, Players: at.View.Players}
	for i := range at.View.Laws {
		c.Laws = append(c.Laws, at.View.Laws[i].Entry)
	}
	return c
}

// hear takes in the events of one cue.
func (c *Count) hear(events []rules.Event) {
	for _, e := range events {
		switch e.Verb {
		case game.EvVotes:
			c.elects(int(e.N) >= game.VoteElects)
			i := slices.IndexFunc(c.Options, func(o Option) bool { return o.Number == int(e.N) })
			if i < 0 || e.Seat < 0 || int(e.Seat) >= len(c.Options[i].Votes) {
				continue
			}
			c.Options[i].Votes[e.Seat] += int(e.M)
			c.Options[i].Sum += int(e.M)
			c.Cast = append(c.Cast, Cast{e.Seat, int(e.M)})
		case game.EvDecision:
			c.Decided, c.Won = true, int(e.N)
		case game.EvBroken:
			c.Broken = append(c.Broken, e.Seat)
		}
	}
}

// elects lists the options when the first vote is heard.
func (c *Count) elects(houses bool) {
	switch {
	case c.Options != nil:
	case houses:
		for p := range c.Players {
			c.Options = append(c.Options, Option{Number: game.VoteElects + p})
		}
	default:
		c.Options = []Option{{Number: game.VoteFor}, {Number: game.VoteAgainst}}
	}
}

// election says whether Houses are voted for.
func (c *Count) election() bool { return len(c.Options) > 0 && c.Options[0].Number >= game.VoteElects }

// heard is how many of all votes have been counted at a share of the beat: so many of those cast, from the first on.
func (c *Count) heard(share float64) int {
	all := 0
	for _, k := range c.Cast {
		all += k.Votes
	}
	return int(float64(all)*min(max(share*1.25, 0), 1) + .5)
}

// counted is how many votes of a House on an option have been counted when n of all have.
func (c *Count) counted(option int, seat rules.Seat, n int) int {
	for _, k := range c.Cast {
		if k.Seat == seat {
			return min(c.Options[option].Votes[seat], max(n, 0))
		}
		n -= k.Votes
	}
	return 0
}

// speaking is whose votes are counted when n of all have been.
func (c *Count) speaking(n int) rules.Seat {
	for _, k := range c.Cast {
		if n -= k.Votes; n < 0 {
			return k.Seat
		}
	}
	return rules.Nobody
}
