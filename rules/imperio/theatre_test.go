package imperio

import (
	"testing"

	"tyche/rules"
)

// theatre is a realm whose tests fight between its three hexes: the first House starts in near, mid lies in between, far is
// two steps away. Its fleets may retreat.
type theatre struct {
	*realm
	near, mid, far hex
}

func newTheatre(t *testing.T, players int, options uint64) *theatre {
	t.Helper()
	r := newRealm(t, players, options)
	return &theatre{realm: r, near: r.a, mid: r.b, far: r.c}
}

// ships puts units of a House in a hex.
func (k *theatre) ships(p rules.Seat, h hex, list ...unit) {
	for _, u := range list {
		put(k.s, p, h, u)
	}
}

// aboard puts a Carrier with Troops and Aircraft in a hex and returns its number as words name it.
func (k *theatre) aboard(p rules.Seat, h hex, troops, planes uint8) string {
	k.t.Helper()
	i := k.s.freeTransport()
	put(k.s, p, h, carrier)
	k.s.transport[i].troops, k.s.transport[i].aircraft = troops, planes
	return plainID(transportRef(uint8(i)))
}

// anomalous makes a hex without planets one of the anomalies.
func (k *theatre) anomalous(h hex, a anomaly) {
	k.s.anomaly[h], k.s.count[h] = a, 0
	for i := range planet(3) {
		k.s.bodies[firstPlanet(h)+i] = body{owner: nobody, holder: nobody, start: nobody}
	}
}

// orders goes to the first free slot of a House, the others passing before it.
func (k *theatre) orders(p rules.Seat) {
	k.t.Helper()
	for k.s.top().seat != p {
		k.pass()
	}
	k.declare()
}

// operates lets the first House order an Operation and ends the turn.
func (k *theatre) operates(words ...string) {
	k.t.Helper()
	k.orders(0)
	k.all("act operation")
	k.all(words...)
	k.all("done")
	k.endTurn()
}

// endTurn lets everybody seal.
func (k *theatre) endTurn() {
	k.t.Helper()
	for now := k.s.turn; k.s.turn == now && k.s.over == stillPlaying && !k.s.battle.on; {
		k.pass()
	}
}

// events returns the events of a verb in order.
func (k *theatre) events(v uint8) (list []rules.Event) {
	for _, e := range k.log.Events {
		if e.Verb == v {
			list = append(list, e)
		}
	}
	return list
}

// first returns the place of the first event of a verb, or -1.
func (k *theatre) first(v uint8) int {
	for i, e := range k.log.Events {
		if e.Verb == v {
			return i
		}
	}
	return -1
}

// thrown counts the dice of the events of a verb that a House threw; nobody: all.
func (k *theatre) thrown(v uint8, p rules.Seat) (n int) {
	for _, e := range k.events(v) {
		for _, d := range e.Dice {
			if d > 0 && (p == nobody || e.Seat == p) {
				n++
			}
		}
	}
	return n
}

// place returns the place of the n-th event of a verb, from 0, or -1.
func (k *theatre) place(v uint8, n int) int {
	for i, e := range k.log.Events {
		if e.Verb == v {
			if n == 0 {
				return i
			}
			n--
		}
	}
	return -1
}
