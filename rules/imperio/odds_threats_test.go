package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// A fleet that comes is told with the odds that its own House is told, as far as nobody has secrets; what a turn forbids does not threaten.
func TestThreatsAreWhatOthersCanDo(t *testing.T) {
	r := newRealm(t, 2, 0)
	s := r.s
	for p := range rules.Seat(2) {
		s.houses[p].abilities, s.houses[p].shown = [2]ability{a01, a02}, 3
	}
	put(s, 0, r.b, frigate)
	put(s, 1, r.a, dreadnought)
	of := func() (list []Threat) {
		for _, k := range Threats(s.View(0).(*View)) {
			if k.Hex == int(r.b) {
				list = append(list, k)
			}
		}
		return list
	}
	list := of()
	prove.Is(t, "one fleet comes", len(list), 1)
	prove.Same(t, "it", list[0], Threat{Hex: int(r.b), From: int(r.a), Owner: 1, Way: s.distance(r.a, r.b), Ships: 1})
	told, ok := ThreatOdds(s.View(0).(*View), list[0])
	prove.True(t, "reckoned", ok)
	seen, ok := AttackOdds(s.View(1).(*View), int(r.b), PartView{From: s.systemRef(r.a), Dreads: [4]int{2: 1}})
	prove.True(t, "reckoned by the other", ok)
	told.Hidden, seen.Hidden = false, false
	prove.Same(t, "12.5 13 as the other is told", told, seen)

	put(s, 1, r.a, carrier)
	prove.Is(t, "an empty transport brings no Troops", of()[0].Troops, 0)
	for i := range s.transport {
		if s.transport[i].at == r.a {
			s.transport[i].troops = 2
		}
	}
	prove.Is(t, "23.2 a loaded one may bring all that it holds", of()[0].Troops, 6)
	s.now.moored = 1
	prove.Same(t, "17.9 moored great ships stay, the Carrier comes", of()[0], Threat{Hex: int(r.b), From: int(r.a), Owner: 1, Way: 1, Ships: 1, Troops: 6})
	s.now.moored, s.now.banned = nobody, operation
	prove.Is(t, "17.9 without Operations nobody comes", len(of()), 0)
	s.now.banned, s.now.truce = noAction, true
	prove.Is(t, "17.9 nor in a truce", len(of()), 0)
	s.now.truce = false
	prove.Is(t, "else they do", len(of()), 1)
	s.ally[0], s.ally[1] = s.ally[0].With(1), s.ally[1].With(0)
	prove.Same(t, "18.5 an ally may turn, and is told apart", [2]any{len(of()), of()[0].Ally}, [2]any{1, true})
}

// Ships that go one hex do not come two, and a fleet in the way stops those that would.
func TestThreatsComeAsFarAsTheyGo(t *testing.T) {
	counted, converse := map[int]int{}, 0
	for seed := range uint64(6) {
		roam(t, 3, 0, seed, func(s *state, p rules.Seat) {
			if s.top().kind != inDetaching || s.plans[p].parts[s.top().a].steps > 0 {
				return
			}
			own := s.View(p).(*View)
			k := own.Own.Parts[len(own.Own.Parts)-1]
			for q := range rules.Seat(3) {
				if q == p || s.pacified(p, q) {
					continue
				}
				v := s.View(q).(*View)
				threats := map[int]Threat{}
				for _, x := range Threats(v) {
					if x.From == int(s.hexFor(k.From.ID)) {
						threats[x.Hex] = x
					}
				}
				b := v.board()
				for _, x := range Reach(own, k) {
					warships := k.Frigates+k.Cruisers > 0 || k.Dreads != [4]int{} || k.Flagship
					if !warships || !b.atStake(q, hex(x.Hex)) || s.houses[p].techs != b.houses[p].techs {
						continue
					}
					way := 1
					if x.Via >= 0 {
						way = 2
					}
					counted[way]++
					prove.Is(t, "what a House can reach threatens who is there", threats[x.Hex].Way, way)
					delete(threats, x.Hex)
				}
				for h, x := range threats { // of a fleet as it is; a detachment may be slower
					part, whole := b.comers(v, hex(x.From), x.Way), own.Hexes[x.From].Fleet
					if s.houses[p].techs == b.houses[p].techs && x.Way > 0 && !s.now.truce && whole.Owner == p {
						reached := slices.ContainsFunc(Reach(own, part), func(t Target) bool { return t.Hex == h })
						prove.True(t, "what threatens can be reached", reached)
						converse++
					}
				}
			}
		})
	}
	prove.True(t, "both ways were seen", counted[1] > 5 && counted[2] > 0 && converse > 5)
}

// The odds of a landing are those that its own House would be told.
func TestThreatOfALanding(t *testing.T) {
	s, err := Game.SetPosition("players 2\nturn 4 phase strategic\nhex B4 korvela\nhex B3 arvelo\nhouse 1 ezkarra home dorvane abilities none none upgrades none none\n" +
		"house 2 druvenko home korvela abilities none none upgrades none none\nplanet arvelo resources 5 influence 2 owner 1 troops 2\nfleet korvela 2 frigates 1\n" +
		"carrier korvela 2 troops 6\nask 1 seal")
	prove.Is(t, "position", err, nil)
	v := s.View(0).(*View)
	told := 0
	for _, k := range Threats(v) {
		for i := range v.Hexes[k.Hex].Planets {
			f, ok := ThreatLanding(v, k, i)
			if !ok {
				continue
			}
			told++
			prove.True(t, "six against two", k.Troops == 6 && (v.Hexes[k.Hex].Planets[i].Troops > 2 || f.Takes > 9000))
			own, known := LandingOn(s.View(1).(*View), k.Hex, i, 6)
			prove.True(t, "the other is told the same", known && own.Takes == f.Takes)
		}
	}
	prove.True(t, "a planet can be taken", told > 0)
}

// Aircraft that are based on a planet meet who comes, with no ship beside them: a landing comes after that battle.
func TestAircraftAloneMeetAThreat(t *testing.T) {
	r := newRealm(t, 2, 0)
	s := r.s
	b := &s.bodies[firstPlanet(r.b)]
	b.owner, b.holder, b.troops = 0, 0, 1
	put(s, 1, r.a, cruiser)
	threat := func() Threat {
		list := Threats(s.View(0).(*View))
		return list[slices.IndexFunc(list, func(k Threat) bool { return k.Hex == int(r.b) })]
	}
	_, fought := ThreatOdds(s.View(0).(*View), threat())
	prove.True(t, "over a bare planet nobody fights", !fought)
	s.claim(0, r.b).based = 4
	told, fought := ThreatOdds(s.View(0).(*View), threat())
	prove.True(t, "13 Aircraft fight", fought && told.Won < 10000)
	seen, _ := AttackOdds(s.View(1).(*View), int(r.b), PartView{From: s.systemRef(r.a), Cruisers: 1})
	told.Hidden, seen.Hidden = false, false
	prove.Same(t, "as the other is told", told, seen)
}
