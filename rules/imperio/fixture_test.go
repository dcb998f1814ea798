package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// desk is a game in which a test plays moves by their words.
type desk struct {
	t   testing.TB
	s   *state
	log rules.Log
	ch  rules.Chance
}

// newDesk sets up a game without luck of its own: all Houses are chosen with their defaults, the map is a plain one
// (each Home one planet of +4/+4, every other system one planet of +2/+2) and turn 1 is about to be ordered by seat 1.
func newDesk(t testing.TB, players int, options uint64) *desk {
	t.Helper()
	st, err := Game.New(rules.Setup{Seats: players, Options: options}, dice.New(7, 7))
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{t: t, s: st.(*state), ch: dice.New(5, 5)}
	for p := range players {
		d.play(p, "house "+houses[p].id)
		d.play(p, "defaults")
		d.play(p, "defaults")
	}
	for d.s.top().kind == inTroops {
		d.play(int(d.s.top().seat), "shift 3")
	}
	s := d.s
	for h := range hex(s.mapSize()) {
		s.anomaly[h] = planets3
		s.count[h] = 1
		for i := range planet(3) {
			b := &s.bodies[firstPlanet(h)+i]
			*b = body{owner: nobody, holder: nobody, start: nobody}
			b.res, b.inf = 2, 2
		}
		s.fleets[h] = fleet{owner: nobody}
	}
	for i := range s.transport {
		s.transport[i] = transport{at: noHex}
	}
	for p := range rules.Seat(players) {
		s.found(p)
		b := &s.bodies[firstPlanet(s.home[p])]
		b.res, b.inf = 4, 4
		s.houses[p].influence = 5
		s.houses[p].treasury = 10
		s.houses[p].abilities = [2]ability{noAbility, noAbility}
		s.houses[p].upgrades = [2]upgrade{noUpgrade, noUpgrade}
	}
	s.docketSize = 0
	return d
}

// play makes a move that must be legal.
func (d *desk) play(seat int, words string) {
	d.t.Helper()
	m, err := Game.Parse(words)
	if err != nil {
		d.t.Fatal(err)
	}
	if bad := d.s.Explain(rules.Seat(seat), m); bad != nil {
		d.t.Fatalf("seat %d, %q: %s %s", seat+1, words, bad.Rule, bad.Why.Key)
	}
	d.s.Apply(rules.Seat(seat), m, d.ch, &d.log)
	if err := Invariant(d.s); err != nil {
		d.t.Fatalf("after %q: %v", words, err)
	}
}

// all plays several moves of the House whose turn it is.
func (d *desk) all(list ...string) {
	d.t.Helper()
	for _, words := range list {
		d.play(int(d.s.top().seat), words)
	}
}

// refused demands a refusal of the House that is asked.
func (d *desk) refused(words string, want *rules.Illegal) {
	d.t.Helper()
	m, err := Game.Parse(words)
	if err != nil {
		d.t.Fatal(err)
	}
	prove.RefusedFor(d.t, words, d.s.Check(d.s.top().seat, m), want.Why.Key)
}

// declare ends trade and declarations so that the first slot is asked.
func (d *desk) declare() {
	d.t.Helper()
	for d.s.top().kind == inTrading || d.s.top().kind == inOrders && d.s.top().step == declaring {
		d.all("done")
	}
}

// pass leaves all remaining slots of the House empty, abstains and seals.
func (d *desk) pass() {
	d.t.Helper()
	seat := d.s.top().seat
	turn := d.s.turn
	for d.s.over == stillPlaying && d.s.turn == turn && !d.s.plans[seat].sealed {
		switch d.s.top().kind {
		case inSlot:
			d.all("empty")
		case inOrders:
			if d.s.top().step == sealing {
				d.all("seal")
				return
			}
			d.all("done")
		default:
			d.all("done")
		}
	}
}

// system and planet ids for words.
func (d *desk) sys(h hex) string   { return plainID(d.s.systemRef(h)) }
func (d *desk) world(h hex) string { return plainID(d.s.planetRef(firstPlanet(h))) }
func (d *desk) home(p int) hex     { return d.s.home[p] }
func (d *desk) happened(v uint8) (n int) {
	for _, e := range d.log.Events {
		if e.Verb == v {
			n++
		}
	}
	return n
}
