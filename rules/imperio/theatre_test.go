package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// theatre is a desk without any fleet, and three hexes in a row between which the tests fight: the first House starts
// in near, mid lies in between, far is two steps away. Dice fall as a test says, then all show one.
type theatre struct {
	*desk
	near, mid, far hex
}

func newTheatre(t *testing.T, players int, options uint64) *theatre {
	t.Helper()
	k := &theatre{desk: newDesk(t, players, options)}
	s := k.s
	for h := range s.fleets {
		s.fleets[h] = fleet{owner: nobody}
	}
	for i := range s.transport {
		s.transport[i] = transport{at: noHex}
	}
	k.ch = &dice.Script{}
	k.near, k.mid, k.far = row(t, s)
	return k
}

// row finds three hexes in a row, none of them a Home System; the Home System of the first House is not next to mid.
func row(t *testing.T, s *state) (a, b, c hex) {
	t.Helper()
	isHome := func(h hex) bool {
		for _, home := range s.home[:s.players] {
			if h == home {
				return true
			}
		}
		return false
	}
	for b := range hex(s.mapSize()) {
		for _, a := range s.near(b) {
			for _, c := range s.near(b) {
				if s.distance(a, c) == 2 && s.distance(b, s.home[0]) > 1 && !isHome(a) && !isHome(b) && !isHome(c) {
					return a, b, c
				}
			}
		}
	}
	t.Fatal("no three hexes in a row")
	return noHex, noHex, noHex
}

// give lets a House own and hold the first planet of a system, with Troops.
func (k *theatre) give(p rules.Seat, h hex, troops uint8, list ...work) *body {
	b := &k.s.bodies[firstPlanet(h)]
	b.owner, b.holder, b.start, b.troops = p, p, p, troops
	for _, w := range list {
		b.add(w)
	}
	return b
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

// falls scripts the next dice.
func (k *theatre) falls(faces ...int) { k.ch = &dice.Script{Faces: faces} }

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

// equals demands a value.
func equals[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v instead of %v", what, got, want)
	}
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
