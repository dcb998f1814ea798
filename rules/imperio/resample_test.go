package imperio

import (
	"reflect"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// scramblers change what a House keeps to itself. Each says whether it had anything to change.
var scramblers = map[string]func(s *state, viewer, p rules.Seat) bool{
	"treasury":  func(s *state, _, p rules.Seat) bool { s.houses[p].treasury += 7; return true },
	"Influence": func(s *state, _, p rules.Seat) bool { s.houses[p].influence += 3; return true },
	"technologies": func(s *state, viewer, p rules.Seat) bool {
		k := &s.houses[p]
		for t := range tech(numTechs) {
			if !k.techs.has(t) && s.inForce(l06) == nil {
				k.techs |= 1 << t
				k.startTechs = k.techs
				return true
			}
		}
		return false
	},
	"an ability": func(s *state, viewer, p rules.Seat) bool {
		k := &s.houses[p]
		if (k.shown|s.knows[viewer][p])&1 != 0 || s.slot > 0 {
			return false
		}
		k.abilities[0] = (k.abilities[0] + 1) % numAbilities
		if k.abilities[0] == k.abilities[1] {
			k.abilities[0] = (k.abilities[0] + 1) % numAbilities
		}
		return true
	},
	"declarations": func(s *state, viewer, p rules.Seat) bool {
		s.declared[p], s.peace[p] = s.declared[p]^rules.Only(viewer), s.peace[p]^rules.Only(viewer)
		s.nextPass[p] ^= rules.Only(viewer)
		for pl := range s.bodies {
			if s.bodies[pl].owner == p {
				s.bodies[pl].flags ^= abandoning
			}
		}
		return true
	},
	"standing orders": func(s *state, _, p rules.Seat) bool {
		for h := range s.fleets {
			if s.fleets[h].owner == p {
				s.fleets[h].standing ^= 4
			}
		}
		return true
	},
	"plots": func(s *state, viewer, p rules.Seat) bool {
		s.spied[p], s.chaos[p], s.watch = viewer, trouble{target: viewer, kind: research, blame: p}, s.watch^rules.Only(p)
		return true
	},
	"knowledge": func(s *state, viewer, p rules.Seat) bool {
		s.verified[p][viewer] ^= 2
		s.reported[p][viewer] ^= 4
		s.alarm[p] ^= 1
		s.reports[p][viewer].treasury++
		s.past[p][0].price++
		return true
	},
	"votes": func(s *state, _, p rules.Seat) bool {
		if s.docketSize > 0 {
			s.votes[p][0] = vote{option: forIt, n: s.votes[p][0].n + 1}
		}
		return s.docketSize > 0
	},
	"orders": func(s *state, _, p rules.Seat) bool {
		if s.slot > 0 && s.arena.on && s.arena.seat == p {
			return false
		}
		s.plans[p].slots[maxSlots-1] = deed{kind: research, a: 3, price: 4, blame: nobody}
		return true
	},
	"cargo": func(s *state, _, p rules.Seat) bool {
		done := false
		for t := range s.transport {
			if k := &s.transport[t]; k.at != noHex && k.owner == p && k.troops > 1 && (!s.battle.on || k.at != s.battle.at) {
				k.troops--
				k.fresh = min(k.fresh, k.troops)
				done = true
			}
		}
		return done
	},
	"hidden garrisons": func(s *state, viewer, p rules.Seat) bool {
		done := false
		for pl := range planet(3 * s.mapSize()) {
			if b := &s.bodies[pl]; b.holder == p && !s.sees(viewer, pl) && s.options&optHiddenGarrisons != 0 {
				b.troops++
				done = true
			}
		}
		return done
	},
	"talks of others": func(s *state, viewer, p rules.Seat) bool {
		for q := range rules.Seat(s.players) {
			if q == p || q == viewer {
				continue
			}
			if i := s.freePlace(p, q); i >= 0 {
				s.offers[i] = offer{state: openOffer, from: p, to: q, made: s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
				s.offers[i].goods[gives].resources = 1
				s.offersMade[min(p, q)][max(p, q)]++
				s.passage[p] ^= rules.Only(q)
				return true
			}
		}
		return false
	},
}

// TestResampleKeepsNoSecret changes single secrets of others: what the viewer may imagine must not depend on them.
func TestResampleKeepsNoSecret(t *testing.T) {
	tried := map[string]int{}
	for seed := range uint64(6) {
		options := uint64(optHiddenGarrisons)
		if seed%2 == 0 {
			options |= uint64(optLiveBattles)
		}
		ch := dice.New(seed, 11)
		st, err := Game.New(rules.Setup{Seats: 3, Options: options}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*state)
		for n := 0; s.over == stillPlaying; n++ {
			asked := s.top().seat
			if n%37 == 0 && s.phase != setupPhase || s.slot > 0 && n%3 == 0 {
				for name, change := range scramblers {
					p := (asked + 1 + rules.Seat(n%2)) % 3
					twin := s.Clone().(*state)
					if !change(twin, asked, p) || !reflect.DeepEqual(s.View(asked), twin.View(asked)) {
						continue
					}
					tried[name]++
					a, b := s.Resample(asked, dice.New(9, uint64(n))), twin.Resample(asked, dice.New(9, uint64(n)))
					if a.Hash() != b.Hash() {
						t.Fatalf("seed %d, move %d, asked %v: %s can be told from the world that is imagined:\n%s\n%s", seed, n, s.top().kind, name, Game.Position(a), Game.Position(b))
					}
				}
			}
			moves := rules.Moves(s, asked, nil)
			s.Apply(asked, moves[ch.Draw(len(moves))], ch, nil)
		}
	}
	for name := range scramblers {
		prove.True(t, name, tried[name] > 5)
	}
}

// TestNobodyIsBehindAFavourThatHeDidNotWrite: in the worlds that a House imagines it is behind no Political Favour of others (16.6).
func TestNobodyIsBehindAFavourThatHeDidNotWrite(t *testing.T) {
	ch := dice.New(3, 11)
	st, err := Game.New(rules.Setup{Seats: 4}, ch)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*state)
	for s.phase == setupPhase {
		moves := rules.Moves(s, s.top().seat, nil)
		s.Apply(s.top().seat, moves[ch.Draw(len(moves))], ch, nil)
	}
	s.docketSize = 2
	s.docket[0], s.docket[1] = proposal{author: 1}, proposal{author: 2}
	for seed := range uint64(60) {
		imagined := s.Resample(2, dice.New(seed, 1)).(*state)
		prove.True(t, "another House is behind the first", imagined.docket[0].author != 2)
		prove.Is(t, "the own one", imagined.docket[1].author, rules.Seat(2))
	}
}
