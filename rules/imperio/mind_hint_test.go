package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// A hint about units names those that may be written now, and about a fleet the hex to which it can go now: what it says can be done.
func TestHintsNameWhatCanBeDoneNow(t *testing.T) {
	r := newRealm(t, 3, 0)
	list := [numUnits]uint8{troop: 4, carrier: 2, frigate: 1, cruiser: 1}
	told := r.s.unitsPurpose(firstPlanet(r.home(0)), &list)
	prove.Is(t, "kinds", len(told), mostMakes)
	prove.Same(t, "most", told[0], rules.Say("imperio.hint.makes", rules.R(r.s.planetRef(firstPlanet(r.home(0)))), rules.R(unitRef(troop)), rules.N(4)))
	prove.Same(t, "then", told[1], rules.Say("imperio.hint.makes.also", rules.R(unitRef(carrier)), rules.N(2)))
	for _, text := range told {
		worded(t, text)
	}
	o := sortie{from: r.home(0), goal: r.b, steps: 1}
	o.path[0] = r.a
	prove.Same(t, "a goal further on", r.s.wayPurpose("imperio.hint.load", &o), rules.Say("imperio.hint.load.further",
		rules.R(r.s.systemRef(o.from)), rules.R(r.s.systemRef(r.a)), rules.R(r.s.systemRef(r.b))))
	o.goal = r.a
	prove.Same(t, "the goal itself", r.s.wayPurpose("imperio.hint.towards", &o), rules.Say("imperio.hint.towards",
		rules.R(r.s.systemRef(o.from)), rules.R(r.s.systemRef(r.a))))
}

// TestNoPortIsBuiltForNothing: in the last turn a Trade Port brings no Resources any more, and Influence only where it completes a pair for the
// Cultural Institutes.
func TestNoPortIsBuiltForNothing(t *testing.T) {
	for _, c := range []struct {
		known techSet
		ports int
		gain  int
	}{{0, 1, 0}, {1 << t22, 0, 0}, {1 << t22, 1, 1}, {1 << t22, 2, 0}} {
		r := newRealm(t, 3, 0)
		s := r.s
		s.turn, s.houses[0].techs = s.lastTurn(), c.known
		pl := firstPlanet(r.home(0))
		for _, at := range []planet{firstPlanet(r.a), firstPlanet(r.b)}[:c.ports] {
			s.bodies[at].owner, s.bodies[at].holder, s.bodies[at].works = 0, 0, 1<<1
		}
		prove.Is(t, "Influence", s.portInfluence(0), c.gain)
		var m campaign
		m.plan(s, 0, Mind{})
		k := purse{campaign: &m, money: 20}
		prove.Is(t, "worth building", k.workGain(pl, port, 1, 5) > 0, c.gain > 0)
		if c.gain > 0 {
			worded(t, s.workPurpose(&m, pl, port)[0])
		}
	}
}

// TestHintsOfPlotsTellWhoWillKnow: the reason of a plot says what it does, and that its victim is told who its author is (16.2), or what it
// costs to let him believe another; the blame can only be laid on a third House, and must be paid.
func TestHintsOfPlotsTellWhoWillKnow(t *testing.T) {
	for name, k := range map[string]struct {
		houses, treasury int
		techs            techSet
		holder           rules.Seat
		last             string
		more             int
	}{
		"for 2 more":         {3, 30, 0, 1, "imperio.hint.plot.named.blame", 2},
		"for nothing more":   {3, 30, 1 << t24, 1, "imperio.hint.plot.named.blame.free", 0},
		"too dear":           {3, 7, 0, 1, "imperio.stake.named", 0},
		"nobody to blame":    {2, 30, 0, 1, "imperio.stake.named", 0},
		"nobody holds it":    {3, 30, 0, nobody, "", 0},
		"the holder is told": {3, 30, 0, 2, "imperio.stake.named", 0},
	} {
		r := newRealm(t, k.houses, 0)
		r.s.houses[0].treasury, r.s.houses[0].techs = int16(k.treasury), k.techs
		r.owns(1, r.b, 1, shipyard)
		pl := firstPlanet(r.b)
		r.s.bodies[pl].holder = k.holder
		for w := range work(numWorks) {
			x := intent{plot: sabotage, target: 0, object: int16(pl)*numWorks + int16(w), price: r.s.plotPrice(0, sabotage, false)}
			told := r.s.plotPurpose(0, &x)
			prove.Same(t, "what it does", told[0], rules.Say(sabotageHints[w], rules.R(r.s.planetRef(pl)), rules.N(6)))
			for _, text := range told {
				worded(t, text)
			}
			last := told[1:]
			if k.last == "" {
				prove.Is(t, name, len(last), 0)
				continue
			}
			prove.Same(t, name, []any{len(last), last[0].Key, last[0].Args[0]}, []any{1, k.last, rules.R(seatRef(k.holder))})
			prove.Is(t, "more", last[0].Args[1].N, k.more)
		}
	}
}
