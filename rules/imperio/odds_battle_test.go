package imperio

import (
	"os"
	"testing"
	"time"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// encounter is an attack of the first House's fleet in a on the second's in b.
type encounter struct {
	*realm
	start state
}

// newEncounter arms both Houses at random: ships, cargo, technologies, abilities, upgrades, doctrines, rules of retreat, havens.
func newEncounter(t testing.TB, luck *dice.Stream, most int) *encounter {
	k := &encounter{realm: newRealm(t, 3, 0)}
	s := k.s
	for p, at := range []hex{k.a, k.b} {
		seat := rules.Seat(p)
		h := &s.houses[p]
		for range 1 + luck.Draw(most) {
			put(s, seat, at, []unit{carrier, frigate, frigate, cruiser, dreadnought, carrier}[luck.Draw(6)])
		}
		if luck.Draw(2) == 0 {
			h.abilities = [2]ability{[]ability{a08, a10, a01}[luck.Draw(3)], []ability{a09, a02, a03}[luck.Draw(3)]}
		}
		if luck.Draw(2) == 0 {
			h.upgrades = [2]upgrade{[]upgrade{f01, f03, f04, f05}[luck.Draw(4)], []upgrade{f06, f09, f10}[luck.Draw(3)]}
			put(s, seat, at, flagship)
		}
		if luck.Draw(6) == 0 {
			put(s, seat, at, station)
		}
		for i := range s.transport {
			if c := &s.transport[i]; c.at == at && luck.Draw(2) == 0 {
				c.aircraft = uint8(luck.Draw(5))
				c.troops = uint8(luck.Draw(2))
			}
		}
		if p == 1 && luck.Draw(2) == 0 {
			s.fleets[at].based = uint8(luck.Draw(5))
		}
		for _, x := range []tech{t01, t02, t03, t04, t05} {
			if luck.Draw(3) == 0 {
				h.techs |= 1 << x
			}
		}
		s.fleets[at].standing = uint8(luck.Draw(4) | luck.Draw(4)<<2 | luck.Draw(3)<<4)
		for _, around := range s.near(k.b) {
			if around != k.a && luck.Draw(3) == 0 {
				s.bodies[firstPlanet(around)].owner, s.bodies[firstPlanet(around)].holder = seat, seat
			}
		}
	}
	switch luck.Draw(5) {
	case 0:
		s.anomaly[k.b], s.count[k.b] = nebula, 0
	case 1:
		s.anomaly[k.b], s.count[k.b] = ionStorm, 0
	}
	k.start = *s
	return k
}

// parts is the whole attacking fleet as a detachment.
func (k *encounter) parts() PartView {
	s := k.s
	f := &s.fleets[k.a]
	v := PartView{From: s.systemRef(k.a), Stance: StanceAll, Frigates: int(f.frigates), Cruisers: int(f.cruisers), Flagship: s.houses[0].flag.at == k.a}
	for i, n := range f.dreads {
		v.Dreads[i] = int(n)
	}
	for t := range s.transport {
		if s.transport[t].at == k.a {
			v.Carriers = append(v.Carriers, transportRef(uint8(t)))
		}
	}
	return v
}

// reckon is what the odds say when everything is known.
func (k *encounter) reckon() (BattleOdds, bool) {
	c := k.start
	v := k.parts()
	c.battle = battle{on: true, at: k.b, from: noHex, attacker: 0, defender: 1, raid: fleet{owner: 0}}
	r, _ := c.detach(0, &v)
	c.engage(0, &r)
	return c.battleOdds(nobody, true)
}

// fightOut plays the battle n times.
func (k *encounter) fightOut(n int, luck *dice.Stream) (o BattleOdds) {
	s := k.s
	for range n {
		*s = k.start
		var log rules.Log
		x := ctx{luck, &log}
		s.frames, s.depth = [maxFrames]frame{}, 0
		s.push(frame{kind: inGame})
		s.arena.on, s.arena.seat = true, 0
		s.newPart(0, k.a)
		s.plans[0].parts[0].path[0], s.plans[0].parts[0].steps, s.plans[0].parts[0].stance = k.b, 1, engageAll
		s.checkParts(0)
		s.movePart(x, 0, 0)
		s.arena.contests = 0
		s.openBattle(x, 0, k.b)
		for s.depth > 1 {
			procedures[s.top().kind].run(s, x, s.top())
		}
		left := [2]bool{}
		for _, e := range log.Events {
			if e.Verb == EvWithdraws {
				left[e.Seat] = true
			}
		}
		switch owner := s.fleets[k.b].owner; {
		case left[0], left[1] && owner != 0:
			o.Left++
		case left[1]:
			o.Driven++
		case owner == 0:
			o.Won++
		case owner == 1:
			o.Lost++
		default:
			o.Both++
		}
		for p := range 2 {
			o.Ships[p] += s.allShips(rules.Seat(p))
		}
	}
	return o
}

// allShips counts the ships of a House on the map.
func (s *state) allShips(p rules.Seat) (n int) {
	for h := range hex(s.mapSize()) {
		if s.fleets[h].owner == p {
			v := s.viewFleet(h, &s.fleets[h], nobody)
			n += v.Frigates + v.Cruisers + v.Dreads[1] + v.Dreads[2] + v.Dreads[3] + len(v.Transports)
			if v.Flagship > 0 {
				n++
			}
		}
	}
	return n
}

// The odds of a battle are those of battles played: a few for each of many clashes, or very many of a few with TYCHE_GAMES.
func TestBattleOddsAreThoseOfBattlesPlayed(t *testing.T) {
	clashes, battles, most, ships := 60, 700, 850, 60 // four and a half times the deviation of so many battles at its widest
	if os.Getenv("TYCHE_GAMES") != "" {
		clashes, battles, most, ships = 20, 100000, 75, 5
	}
	luck := dice.New(4, 4)
	ends := [5]int{}
	worst := 0
	for i := range clashes {
		k := newEncounter(t, luck, 5)
		o, ok := k.reckon()
		prove.True(t, "it can be reckoned", ok)
		prove.Is(t, "all of it", o.Won+o.Driven+o.Left+o.Lost+o.Both, 10000)
		got := k.fightOut(battles, luck)
		for j, pair := range [][2]int{{o.Won, got.Won}, {o.Driven, got.Driven}, {o.Left, got.Left}, {o.Lost, got.Lost}, {o.Both, got.Both}} {
			ends[j] += pair[1]
			off := abs(pair[0] - pair[1]*10000/battles)
			worst = max(worst, off)
			if off > most {
				t.Errorf("clash %d: reckoned %+v, played %+v", i, o, got)
				break
			}
		}
		for p := range 2 {
			if off := abs(o.Ships[p] - got.Ships[p]*100/battles); off > ships {
				t.Errorf("clash %d: ships of side %d: reckoned %d, played %d", i, p, o.Ships[p], got.Ships[p]*100/battles)
			}
		}
	}
	for j, n := range ends {
		prove.True(t, []string{"won", "driven off", "left", "lost", "both lost"}[j]+" at times", n > battles/4)
	}
	t.Logf("farthest off: %d.%02d %%", worst/100, worst%100)
}

// large arms twelve ships on each side, most of what a battle can have.
func large(t testing.TB, luck *dice.Stream) *encounter {
	k := newEncounter(t, luck, 1)
	for p, at := range []hex{k.a, k.b} {
		for n := k.s.viewFleetSize(at); n < 12; n++ {
			put(k.s, rules.Seat(p), at, []unit{carrier, frigate, cruiser, dreadnought}[luck.Draw(4)])
		}
	}
	for i := range k.s.transport {
		if c := &k.s.transport[i]; c.at != noHex {
			c.aircraft = uint8(luck.Draw(5))
		}
	}
	k.start = *k.s
	return k
}

// Twelve ships against twelve are reckoned in time to be shown under the cursor: see BenchmarkBattleOdds. Here it is only
// demanded that a slow machine does not wait for them.
func TestLargeBattlesAreReckoned(t *testing.T) {
	luck := dice.New(9, 9)
	for range 12 {
		k := large(t, luck)
		begin := time.Now()
		o, ok := k.reckon()
		prove.True(t, "it can be reckoned", ok)
		prove.Is(t, "all of it", o.Won+o.Driven+o.Left+o.Lost+o.Both, 10000)
		prove.True(t, "soon", time.Since(begin) < 5*time.Second)
	}
}

// BenchmarkBattleOdds reckons the slowest of a hundred battles of twelve ships against twelve.
func BenchmarkBattleOdds(b *testing.B) {
	luck := dice.New(9, 9)
	var slowest *encounter
	var longest time.Duration
	for range 100 {
		k := large(b, luck)
		begin := time.Now()
		k.reckon()
		k.reckon()
		if spent := time.Since(begin); spent > longest {
			slowest, longest = k, spent
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		slowest.reckon()
	}
}

func (s *state) viewFleetSize(h hex) int {
	v := s.viewFleet(h, &s.fleets[h], nobody)
	n := v.Frigates + v.Cruisers + v.Dreads[1] + v.Dreads[2] + v.Dreads[3] + len(v.Transports)
	if v.Flagship > 0 {
		n++
	}
	return n
}

// From a view: what the viewer knows counts, and what it does not is told to be hidden.
func TestAttackOddsFromAView(t *testing.T) {
	r := newRealm(t, 3, 0)
	s := r.s
	put(s, 0, r.a, dreadnought)
	put(s, 1, r.b, frigate)
	s.fleets[r.b].standing = RetreatNever << 2
	ask := func() BattleOdds {
		o, ok := AttackOdds(s.View(0).(*View), int(r.b), PartView{From: s.systemRef(r.a), Dreads: [4]int{2: 1}})
		prove.True(t, "reckoned", ok)
		return o
	}
	o := ask()
	prove.Same(t, "28.1 Dreadnought against Frigate", [3]int{o.Won, o.Lost, o.Both}, [3]int{9305, 278, 417})
	prove.True(t, "abilities are hidden", o.Hidden)
	s.houses[1].abilities, s.houses[1].shown = [2]ability{a01, a02}, 3
	prove.True(t, "nothing is hidden", !ask().Hidden)
	s.houses[1].techs |= 1 << t01
	prove.Is(t, "a technology that was not seen does not count", ask().Won, o.Won)
	s.verified[0][1] |= 1 << t01
	prove.True(t, "one that was seen does", ask().Won < o.Won)
	put(s, 1, r.b, carrier)
	prove.True(t, "there is no cargo", !ask().Hidden)
	r.loaded(1, r.b, 2, 0)
	prove.True(t, "cargo is hidden", ask().Hidden)
	_, ok := AttackOdds(s.View(0).(*View), int(r.c), PartView{From: s.systemRef(r.a), Dreads: [4]int{2: 1}})
	prove.True(t, "nobody to fight", !ok)
	_, ok = AttackOdds(s.View(0).(*View), int(r.b), PartView{From: s.systemRef(r.b), Frigates: 1})
	prove.True(t, "not with ships of others", !ok)
}

// Everybody sees whether a Carrier is loaded, and so when its doctrine gives it up.
func TestOddsSeeWhatIsLoaded(t *testing.T) {
	won := [2]int{}
	for i, troops := range []uint8{0, 4} {
		r := newRealm(t, 3, 0)
		r.s.houses[1].abilities, r.s.houses[1].shown = [2]ability{a01, a02}, 3
		put(r.s, 0, r.a, cruiser)
		put(r.s, 0, r.a, cruiser)
		put(r.s, 1, r.b, frigate)
		put(r.s, 1, r.b, cruiser)
		r.loaded(1, r.b, troops, 0)
		r.s.fleets[r.b].standing = RetreatOutmatched << 2
		raid := PartView{From: r.s.systemRef(r.a), Cruisers: 2}
		seen, ok := AttackOdds(r.s.View(0).(*View), int(r.b), raid)
		prove.True(t, "reckoned", ok)
		prove.True(t, "two Cruisers sally out", r.s.invade(0, r.b, raid))
		truth, _ := r.s.battleOdds(0, true)
		prove.Is(t, "13.5 as the rules assign the hits", seen, truth)
		won[i] = seen.Won
	}
	prove.True(t, "a loaded Carrier is kept longer and fights less well than what dies for it", won[0] != won[1])
}

// In a live battle the odds go on from what is left.
func TestOddsOfTheBattleUnderWay(t *testing.T) {
	asked := 0
	for seed := range uint64(3) {
		lively(t, 3, uint64(optLiveBattles), seed, func(s *state, _ []rules.Event) bool {
			if !s.battle.on || s.depth == 0 {
				return asked < 60
			}
			seat := s.top().seat
			o, ok := BattleOddsNow(s.View(seat).(*View))
			prove.True(t, "reckoned", ok)
			prove.Is(t, "all of it", o.Won+o.Driven+o.Left+o.Lost+o.Both, 10000)
			asked++
			return asked < 60
		})
	}
	prove.True(t, "battles were asked about", asked > 20)
}
