package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// realm is a desk on whose map no fleet stands: every House owns its Home System with 8 Troops and a Shipyard, and has
// 10 Resources. Hexes a, b and c lie in a row, b apart from all Home Systems of the first House. Dice fall as a test
// says; it fails when one is thrown of which it says nothing.
type realm struct {
	*desk
	a, b, c hex
}

func newRealm(t testing.TB, players int, options uint64) *realm {
	t.Helper()
	r := &realm{desk: newDesk(t, players, options)}
	s := r.s
	for h := range s.fleets {
		s.fleets[h] = fleet{owner: nobody}
	}
	for i := range s.transport {
		s.transport[i] = transport{at: noHex}
	}
	r.ch = noDice{t}
	r.a, r.b, r.c = s.lane(t)
	return r
}

// lane finds three hexes in a row without a Home System, the middle one not next to the first House's.
func (s *state) lane(t testing.TB) (a, b, c hex) {
	t.Helper()
	plain := func(h hex) bool {
		for _, home := range s.home[:s.players] {
			if h == home {
				return false
			}
		}
		return true
	}
	for b := range hex(s.mapSize()) {
		for _, a := range s.near(b) {
			for _, c := range s.near(b) {
				if s.distance(a, c) == 2 && s.distance(b, s.home[0]) > 1 && plain(a) && plain(b) && plain(c) {
					return a, b, c
				}
			}
		}
	}
	t.Fatal("no three hexes in a row")
	return noHex, noHex, noHex
}

// owns gives a House the first planet of a system.
func (r *realm) owns(p rules.Seat, h hex, troops uint8, list ...work) *body {
	b := &r.s.bodies[firstPlanet(h)]
	b.owner, b.holder, b.start, b.troops = p, p, p, troops
	for _, w := range list {
		b.add(w)
	}
	return b
}

// ships puts units in a hex; they never retreat.
func (r *realm) ships(p rules.Seat, h hex, list ...unit) *fleet {
	for _, u := range list {
		put(r.s, p, h, u)
	}
	f := &r.s.fleets[h]
	if f.owner != nobody {
		f.standing = 1 << 2
	}
	return f
}

// loaded puts a Carrier with cargo in a hex and returns its name.
func (r *realm) loaded(p rules.Seat, h hex, troops, planes uint8) string {
	i := r.s.freeTransport()
	r.ships(p, h, carrier)
	r.s.transport[i].troops, r.s.transport[i].aircraft = troops, planes
	return plainID(transportRef(uint8(i)))
}

// rolls scripts the next dice, each of them: the test fails when a face is left over or missing.
func (r *realm) rolls(faces ...int) { r.ch = prove.Dice(r.t, faces...).Then(noDice{r.t}) }

// rollsThenMisses scripts the next dice; those after them show one, with which nothing hits. It is for battles of which only
// the beginning matters.
func (r *realm) rollsThenMisses(faces ...int) { r.ch = prove.Dice(r.t, faces...).Then(ones{}) }

// misses is luck with which nothing hits, however many dice are thrown.
func (r *realm) misses() { r.ch = ones{} }

// noDice is luck without dice: the lots of the Council and of who goes first fall on the first.
type noDice struct{ t testing.TB }

func (l noDice) Draw(n int) int {
	if n == 10 {
		l.t.Helper()
		l.t.Errorf("a die is thrown, and no face is scripted")
	}
	return 0
}

// ones is luck with which every die shows one.
type ones struct{}

func (ones) Draw(int) int { return 0 }

// turn plays a turn, of which the log remains: each House says the next line of its script as soon as it may.
func (r *realm) turn(scripts map[rules.Seat][]string) {
	r.t.Helper()
	r.log = rules.Log{}
	s, now := r.s, r.s.turn
	for steps := 0; s.turn == now && s.over == stillPlaying; steps++ {
		if steps > 500 {
			r.t.Fatal("the turn does not end")
		}
		p := s.top().seat
		m := answer(s)
		if lines := scripts[p]; len(lines) > 0 {
			said, err := Game.Parse(lines[0])
			if err != nil {
				r.t.Fatal(err)
			}
			if s.Check(p, said) == nil {
				m, scripts[p] = said, lines[1:]
			}
		}
		if s.Check(p, m) != nil {
			m = rules.Moves(s, p, nil)[0]
		}
		s.Apply(p, m, r.ch, &r.log)
		if err := Invariant(s); err != nil {
			r.t.Fatalf("after %q: %v", Game.Format(m), err)
		}
	}
	for p, lines := range scripts {
		if len(lines) > 0 {
			r.t.Fatalf("seat %d never could say %q", p+1, lines[0])
		}
	}
}

// quiet plays a turn without orders.
func (r *realm) quiet() { r.turn(nil) }

// operates plays a turn in which the first House orders one detachment.
func (r *realm) operates(words ...string) {
	r.t.Helper()
	list := append([]string{"act operation"}, words...)
	r.turn(map[rules.Seat][]string{0: append(list, "done", "done")})
}

// attack sends the first House's fleet of a to b.
func (r *realm) attack(more ...string) {
	r.t.Helper()
	r.operates(append([]string{"fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1"}, more...)...)
}

// events returns the events of a verb of the last turn.
func (r *realm) events(v uint8) (list []rules.Event) {
	for _, e := range r.log.Events {
		if e.Verb == v {
			list = append(list, e)
		}
	}
	return list
}

// dice counts the dice in the events of a verb.
func (r *realm) dice(v uint8) (n int) {
	for _, e := range r.events(v) {
		for _, d := range e.Dice {
			if d > 0 {
				n++
			}
		}
	}
	return n
}

// slot asks the first House what it orders next.
func (r *realm) slot(words ...string) {
	r.t.Helper()
	if k := r.s.top().kind; k == inTrading || k == inOrders {
		r.declare()
	}
	r.all(words...)
}
