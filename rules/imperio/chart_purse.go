package imperio

import "tyche/rules"

// The purse of the seat whose chart it is, followed through the events that it alone is told: what its actions cost, and what it is paid.

// unknownPurse is the Treasury of who pays actions with Influence too (A07): events do not tell how much of a price is Resources.
const unknownPurse = -1

// purseOf is the treasury that a chart begins with.
func purseOf(v *View) int {
	if v.Seat < 0 || v.Own.Abilities[0] == int(a07) || v.Own.Abilities[1] == int(a07) {
		return unknownPurse
	}
	return v.Own.Treasury
}

// earn adds what the seat gets, or takes off what it pays.
func (c *Chart) earn(n int) bool {
	if c.Treasury != unknownPurse {
		c.Treasury += n
	}
	return true
}

// paid is the price of an action that was carried out or has failed (8.4).
func (c *Chart) paid(e *rules.Event) bool {
	if r := result(e.N); e.Seat != c.Seat || r != done && r != failed {
		return true
	}
	return c.earn(-int(e.M))
}

// gained is what comes in or is paid back.
func (c *Chart) gained(e *rules.Event) bool {
	if e.Seat != c.Seat {
		return true
	}
	return c.earn(int(e.N))
}

// traded is the Resources of a deal that is delivered (18.4).
func (c *Chart) traded(e *rules.Event) bool {
	switch {
	case e.Who != goodsRef(goodsResources):
	case e.Seat == c.Seat:
		c.earn(-int(e.M))
	case rules.Seat(e.N) == c.Seat:
		c.earn(int(e.M))
	}
	return true
}
