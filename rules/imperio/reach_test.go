package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What is told to be in reach is what can be ordered: each target by its way, and no other hex.
func TestReachIsWhatCanBeOrdered(t *testing.T) {
	near, far, blocked := 0, 0, 0
	for seed := range uint64(4) {
		roam(t, 3, 0, seed, func(s *state, p rules.Seat) {
			if s.top().kind != inDetaching || s.plans[p].parts[s.top().a].steps > 0 {
				return
			}
			v := s.View(p).(*View)
			k := v.Own.Parts[len(v.Own.Parts)-1]
			told := map[hex]Target{}
			for _, x := range Reach(v, k) {
				told[hex(x.Hex)] = x
			}
			speed := s.speed(p, &s.plans[p].parts[s.top().a], uint8(s.top().a)+1)
			prove.Is(t, "speed", Speed(v, k), speed)
			for h := range hex(s.mapSize()) {
				x, ok := told[h]
				if !ok {
					if d := s.distance(s.plans[p].parts[s.top().a].from, h); d == 1 {
						prove.True(t, "no neighbour is left out", s.Check(p, rules.Move{Verb: goVerb, A: int16(s.name[h])}) != nil)
					} else if d == 2 && speed == 2 {
						blocked++
					}
					continue
				}
				c := s.Clone().(*state)
				way := []hex{h}
				if x.Via >= 0 {
					way = []hex{hex(x.Via), h}
					far++
				} else {
					near++
				}
				for _, step := range way {
					m := rules.Move{Verb: goVerb, A: int16(c.name[step])}
					if ill := c.Check(p, m); ill != nil && ill != promisedFleet && ill != movedAlready && ill != forbidden[byMooring] {
						t.Fatalf("to %s: %s", systemIDs[c.name[step]], ill.Why.Key)
					} else if ill != nil {
						return
					}
					c.Apply(p, m, nil, nil)
				}
				prove.Is(t, "it attacks or stops short where a foreign fleet is", x.Attacks || x.Short, s.foreignFleet(p, h))
			}
		})
	}
	prove.True(t, "hexes near, far and out of reach", near > 200 && far > 20 && blocked > 5)
}

func TestReachAsThingsStand(t *testing.T) {
	r := newRealm(t, 3, 0)
	s, p := r.s, rules.Seat(0)
	r.ships(0, r.a, frigate, frigate)
	at := func() map[int]Target {
		v := s.View(p).(*View)
		list := map[int]Target{}
		for _, x := range Reach(v, PartView{From: s.systemRef(r.a), Frigates: 1}) {
			list[x.Hex] = x
		}
		return list
	}
	beyond := func(list map[int]Target) bool { _, ok := list[int(r.c)]; return ok }
	prove.True(t, "two hexes", beyond(at()))
	for _, h := range s.near(r.a) { // everything around but b is closed
		if h != r.b {
			s.anomaly[h], s.count[h] = blackHole, 0
		}
	}
	prove.Is(t, "by the only way", at()[int(r.c)].Via, int(r.b))
	s.anomaly[r.b], s.count[r.b] = asteroids, 0
	prove.Is(t, "through rocks", at()[int(r.c)].Rolls, 1)
	s.houses[0].techs |= 1 << t11
	prove.Is(t, "but for T11", at()[int(r.c)].Rolls, 0)
	s.anomaly[r.b] = nebula
	_, ok := at()[int(r.c)]
	prove.True(t, "a Nebula stops", !ok && at()[int(r.b)].Stops)
	s.houses[0].techs |= 1 << t12
	prove.True(t, "but for T12", beyond(at()))
	s.anomaly[r.b] = void
	r.ships(1, r.b, frigate)
	_, ok = at()[int(r.c)]
	prove.True(t, "a foreign fleet is in the way", !ok)
	prove.True(t, "at peace one stops short of it", at()[int(r.b)].Short && at()[int(r.b)].Foreign == 1)
	s.passage[1] = s.passage[1].With(0)
	prove.True(t, "with passage one goes through", beyond(at()))
	s.declared[0] = rules.Only(1)
	prove.True(t, "a war declared with the orders begins before they are carried out", at()[int(r.b)].Attacks)
	s.declared[0] = 0
	s.startWar(ctx{}, 0, 1)
	prove.True(t, "at war one attacks", at()[int(r.b)].Attacks)
	_, ok = at()[int(r.c)]
	prove.True(t, "and goes no farther", !ok)
}
