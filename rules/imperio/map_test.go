package imperio

import (
	"reflect"
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// opened is a new game at its first orders, with the defaults of the first Houses.
func opened(t *testing.T, players int, seed, options uint64) *state {
	t.Helper()
	s, _ := openedLog(t, players, seed, options)
	return s
}

func openedLog(t *testing.T, players int, seed, options uint64) (*state, *rules.Log) {
	t.Helper()
	ch := dice.New(seed, 77)
	st, err := Game.New(rules.Setup{Seats: players, Options: options}, ch)
	if err != nil {
		t.Fatal(err)
	}
	s, log := st.(*state), &rules.Log{}
	for p := rules.Seat(0); s.top().kind != inTrading; p = s.top().seat {
		m := rules.Moves(s, p, nil)[0]
		s.Apply(p, m, ch, log)
	}
	return s, log
}

func TestMap(t *testing.T) {
	prove.Line(t, "S004-066 a map with every system and its features, kept up to date", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.a, 3, 0)
		v := r.s.View(rules.Nobody).(*View)
		prove.Is(t, "hexes", len(v.Hexes), 14)
		for h, x := range v.Hexes {
			prove.Is(t, "x.System.Kind", x.System.Kind, KindSystem)
			prove.True(t, `x.Label != ""`, x.Label != "")
			prove.Is(t, "len(x.Planets)", len(x.Planets), int(r.s.count[h]))
		}
		prove.Is(t, "before", v.Hexes[r.b].Planets[0].Owner, nobody)
		r.attack("land " + r.world(r.b) + " 3")
		v = r.s.View(rules.Nobody).(*View)
		prove.Is(t, "after", v.Hexes[r.b].Planets[0].Owner, 0)
		prove.Is(t, "fleet", v.Hexes[r.b].Fleet.Owner, 0)
		prove.Is(t, "and not where it was", v.Hexes[r.a].Fleet.Owner, nobody)
	})
	prove.Line(t, "S004-067 S004-069 planets and resources are rolled at the start, six systems by each House", func(t *testing.T) {
		one, log := openedLog(t, 3, 1, uint64(optNoBalance))
		two := opened(t, 3, 2, uint64(optNoBalance))
		prove.True(t, "not reflect.DeepEqual(one.bodies, two.bodies)", !reflect.DeepEqual(one.bodies, two.bodies))
		prove.True(t, "reflect.DeepEqual(one.bodies, opened(t, 3, 1, uint64(optNoBalance)).bodies)", reflect.DeepEqual(one.bodies, opened(t, 3, 1, uint64(optNoBalance)).bodies))
		var homes, neutral [3]int
		for _, e := range log.Events {
			if e.Verb == EvRolled && e.N == 0 {
				homes[e.Seat]++
			} else if e.Verb == EvRolled && e.N == 1 {
				neutral[e.Seat]++
			}
		}
		prove.Is(t, "Home Systems", homes, [3]int{1, 1, 1})
		prove.Is(t, "neutral systems", neutral, [3]int{6, 6, 6})
		var rolled [3]int
		for h := range one.mapSize() {
			rolled[one.roller[h]]++
		}
		prove.Is(t, "on the map", rolled, [3]int{7, 7, 7})
	})
	prove.Line(t, "S004-068 the map holds Homes, systems of one to three planets and anomalies", func(t *testing.T) {
		var planets [4]int
		var kinds [numAnomalies]int
		for seed := range uint64(30) {
			s := opened(t, 4, seed, uint64(optNoBalance))
			for h := range s.mapSize() {
				kinds[s.anomaly[h]]++
				planets[s.count[h]]++
				prove.Is(t, "a space without an anomaly has planets", s.anomaly[h] == planets3, s.count[h] > 0)
			}
		}
		for n, k := range planets {
			prove.True(t, "systems of "+strconv.Itoa(n)+" planets", k != 0)
		}
		for n, k := range kinds {
			prove.True(t, "spaces of kind "+anomalyIDs[n], k != 0)
		}
	})
	prove.Line(t, "S004-070 systems fill the spaces from top to bottom and left to right in the order rolled", func(t *testing.T) {
		s, log := openedLog(t, 4, 9, uint64(optNoBalance))
		var firsts []rules.Dice // of each neutral system
		for _, e := range log.Events {
			if e.Verb == EvRolled && e.N == 1 {
				firsts = append(firsts, e.Dice)
			}
		}
		k := 0
		for h := range s.mapSize() {
			if layouts[4][h].home {
				continue
			}
			d, b := firsts[k], &s.bodies[3*h]
			prove.Is(t, "rolled by", s.roller[h], rules.Seat(k/6))
			if d[0] > 1 {
				prove.Is(t, "bonuses of "+layouts[4][h].label, [2]int8{b.inf, b.res}, [2]int8{lotBonus[d[1]], lotBonus[d[2]]})
			} else {
				prove.Is(t, "anomaly "+layouts[4][h].label, s.count[h], 0)
			}
			k++
		}
	})
	prove.Line(t, "S004-071 S004-072 the referee balances the map by exchanges and new rolls, for all to see", func(t *testing.T) {
		var rawSpread, spread, rolls, swaps int
		for players := 2; players <= maxSeats; players++ {
			for seed := range uint64(12) {
				raw, log := openedLog(t, players, seed, uint64(optNoBalance))
				prove.Is(t, "untouched", count(log, EvReroll)+count(log, EvSwap), 0)
				rawSpread += raw.sectorSpread()
				s, log := openedLog(t, players, seed, 0)
				spread += s.sectorSpread()
				rolls, swaps = rolls+count(log, EvReroll), swaps+count(log, EvSwap)
				anomalies, holes, low, high := 0, 0, 1000, 0
				for h := range s.mapSize() {
					if s.anomaly[h] != planets3 {
						anomalies++
					}
					if s.anomaly[h] == blackHole {
						holes++
					}
				}
				for p := range rules.Seat(players) {
					v := s.systemWorth(s.home[p])
					low, high = min(low, v), max(high, v)
				}
				prove.True(t, "s.sectorSpread() <= 8", s.sectorSpread() <= 8)
				prove.True(t, "anomalies <= (3*players+1)/2", anomalies <= (3*players+1)/2)
				prove.True(t, "holes <= (players+1)/2", holes <= (players+1)/2)
				prove.True(t, "high-low <= 6", high-low <= 6)
			}
		}
		prove.True(t, "rolls != 0", rolls != 0)
		prove.True(t, "swaps != 0", swaps != 0)
		prove.True(t, "rawSpread >= 3*spread", rawSpread >= 3*spread)
	})
	prove.Line(t, "S004-073 the features of the systems are public", func(t *testing.T) {
		s := opened(t, 3, 4, 0)
		seen := s.View(rules.Nobody).(*View)
		for p := range rules.Seat(3) {
			own := s.View(p).(*View)
			for h := range own.Hexes {
				a, b := own.Hexes[h], seen.Hexes[h]
				prove.True(t, "reflect.DeepEqual(a.Planets, b.Planets)", reflect.DeepEqual(a.Planets, b.Planets))
				prove.Is(t, "a.Anomaly", a.Anomaly, b.Anomaly)
				prove.Is(t, "a.System", a.System, b.System)
				prove.Is(t, "a.HomeOf", a.HomeOf, b.HomeOf)
			}
		}
	})
	prove.Line(t, "S004-074 an abandoned planet is neutral the next turn", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		b := r.owns(0, r.a, 3, port)
		r.owns(1, r.b, 1)
		r.all("done")
		r.refused("abandon "+r.world(r.b), notYourPlanet)
		r.all("abandon " + r.world(r.a))
		r.refused("abandon "+r.world(r.a), abandoned)
		prove.Is(t, "still owned this turn", b.owner, 0)
		r.turn(nil)
		prove.Is(t, "then neutral", b.owner, nobody)
		prove.Is(t, "without Troops", b.troops, 0)
		prove.Is(t, "its port stays", b.count(port), 1)
		prove.Is(t, "income", r.s.houses[0].treasury, 10+5)
	})
	prove.Line(t, "S004-075 each House starts with its Home System alone", func(t *testing.T) {
		for players := 2; players <= maxSeats; players++ {
			s := opened(t, players, 5, 0)
			homes := map[hex]bool{}
			for pl := range planet(3 * s.mapSize()) {
				b := &s.bodies[pl]
				if b.owner == nobody {
					continue
				}
				prove.Is(t, "owned planets are at home", hexOf(pl), s.home[b.owner])
				homes[hexOf(pl)] = true
			}
			prove.Is(t, "Home Systems", len(homes), players)
		}
	})
}

func count(log *rules.Log, v uint8) (n int) {
	for _, e := range log.Events {
		if e.Verb == v {
			n++
		}
	}
	return n
}

// systemWorth is the sum of the values of the planets of a hex.
func (s *state) systemWorth(h hex) (n int) {
	for i := range planet(s.count[h]) {
		n += s.bodies[firstPlanet(h)+i].worth()
	}
	return n
}

// sectorSpread is the difference between the richest and the poorest rosette.
func (s *state) sectorSpread() int {
	var sums [maxSeats]int
	for h := range s.mapSize() {
		sums[layouts[s.players][h].rosette] += s.systemWorth(hex(h))
	}
	low, high := sums[0], sums[0]
	for _, v := range sums[:s.players] {
		low, high = min(low, v), max(high, v)
	}
	return high - low
}
