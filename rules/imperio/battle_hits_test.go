package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// fray is a realm in whose hex b both sides of a battle lie; the first House attacks from a.
func fray(t *testing.T, options uint64, own, enemy []unit) *realm {
	t.Helper()
	r := newRealm(t, 2, options)
	r.ships(1, r.b, enemy...)
	r.s.battle = battle{on: true, at: r.b, from: r.a, attacker: 0, defender: 1, raid: fleet{owner: 0}}
	for _, u := range own {
		switch u {
		case frigate:
			r.s.battle.raid.frigates++
		case cruiser:
			r.s.battle.raid.cruisers++
		default:
			t.Fatalf("%s is no ship of a raid", units[u].id)
		}
	}
	return r
}

// attackersPlanes puts a Carrier of the attacker with Aircraft into the hex of the battle.
func (r *realm) attackersPlanes(planes uint8) *transport {
	k := &r.s.transport[r.s.freeTransport()]
	*k = transport{owner: 0, at: r.b, hull: 1, aircraft: planes}
	return k
}

func TestAntiAircraftFire(t *testing.T) {
	t.Run("13.3 the defender's fire falls on the Aircraft of the attacker", func(t *testing.T) {
		r := fray(t, 0, []unit{cruiser}, []unit{frigate})
		planes := r.attackersPlanes(3)
		r.s.antiAir(ctx{ch: prove.Dice(t, 8, 7)})
		prove.Is(t, "Aircraft left", planes.aircraft, 2)
	})
	t.Run("13.3 the attacker's on those of the defender", func(t *testing.T) {
		r := fray(t, 0, []unit{frigate}, []unit{cruiser})
		r.s.fleets[r.b].based = 3
		planes := r.attackersPlanes(0)
		r.s.antiAir(ctx{ch: prove.Dice(t, 8, 8)})
		prove.Same(t, "Aircraft left", [2]uint8{r.s.fleets[r.b].based, planes.aircraft}, [2]uint8{1, 0})
	})
	for _, c := range []struct {
		what  string
		saver int
		dice  []int
		left  uint8
	}{
		{"the attacker's", 0, []int{8, 8, 9, 8}, 2},
		{"not for the enemy's Aircraft", 1, []int{8, 8}, 1},
	} {
		t.Run("A10 saves "+c.what, func(t *testing.T) {
			r := fray(t, 0, []unit{cruiser}, []unit{frigate})
			r.s.houses[c.saver].abilities[0] = a10
			planes := r.attackersPlanes(3)
			r.s.antiAir(ctx{ch: prove.Dice(t, c.dice...)})
			prove.Is(t, "Aircraft left", planes.aircraft, c.left)
		})
	}
	t.Run("13.3 who has no guns against Aircraft throws no die", func(t *testing.T) {
		r := fray(t, 0, []unit{cruiser}, []unit{cruiser})
		r.attackersPlanes(3)
		r.s.houses[1].techs = 1 << t02
		var log rules.Log
		r.s.antiAir(ctx{ch: prove.Dice(t), log: &log})
		prove.Is(t, "told", len(log.Events), 0)
		prove.Is(t, "its better guns stay unknown", r.s.verified[0][1], 0)
	})
}

func TestThresholds(t *testing.T) {
	t.Run("1.3 4.2 a Battle Station that defends itself in a Nebula hits on 2", func(t *testing.T) {
		r := fray(t, 0, []unit{cruiser}, []unit{station})
		prove.Is(t, "in the open", r.s.needs(1, station, 0), 3)
		r.anomalous(nebula)
		prove.Is(t, "in a Nebula", r.s.needs(1, station, 0), 2)
		prove.Is(t, "never on 1", r.s.needs(1, station, 1), 2)
		prove.Is(t, "the attacker has nothing of it", r.s.needs(0, station, 0), 3)
	})
}

// anomalous makes the hex of the battle one of the anomalies.
func (r *realm) anomalous(a anomaly) { r.s.anomaly[r.b], r.s.count[r.b] = a, 0 }

// With live battles the owner is asked who takes a hit, unless nothing is left of all that can be hit.
func TestHitsThatLeaveNothingAreNotAsked(t *testing.T) {
	for _, c := range []struct {
		what          string
		own           []unit
		planes        uint8
		storm         bool
		locator, hits uint8
		asked         bool
	}{
		{"13.5 one hit less than hulls is a choice", []unit{frigate, dreadnought}, 0, false, 0, 2, true},
		{"13.5 as many hits as hulls are none", []unit{frigate, dreadnought}, 0, false, 0, 3, false},
		{"13.5 a Battle Station and a Flagship have hulls of their own", []unit{station, flagship}, 0, false, 0, 4, true},
		{"13.5 and fall with the last", []unit{station, flagship}, 0, false, 0, 5, false},
		{"13.5 Aircraft can be hit too", []unit{frigate, cruiser}, 2, false, 0, 3, true},
		{"13.5 F01 hits of both kinds count", []unit{frigate, cruiser}, 2, false, 3, 1, false},
		{"4.2 in an Ion Storm Aircraft cannot be hit", []unit{frigate, cruiser}, 2, true, 0, 2, false},
	} {
		t.Run(c.what, func(t *testing.T) {
			r := fray(t, uint64(optLiveBattles), []unit{cruiser}, c.own)
			r.s.fleets[r.b].based = c.planes
			if c.storm {
				r.anomalous(ionStorm)
			}
			r.s.battle.sides[1].locator, r.s.battle.sides[1].hits = c.locator, c.hits
			f := frame{kind: inBattle, seat: 0, step: assigning, a: 1}
			r.s.assignHits(ctx{}, &f)
			prove.Is(t, "asked", r.s.depth > 0 && r.s.top().kind == inCasualties, c.asked)
		})
	}
}

func TestHitsOfBothKinds(t *testing.T) {
	t.Run("F01 as many hits of the Target Locator as others: all count", func(t *testing.T) {
		r := fray(t, 0, []unit{cruiser}, []unit{frigate, frigate, frigate})
		k := &r.s.battle.sides[1]
		k.locator, k.hits = 1, 1
		f := frame{kind: inBattle, seat: 0, step: assigning, a: 1}
		for f.a == 1 {
			r.s.assignHits(ctx{}, &f)
		}
		prove.Is(t, "Frigates left", r.s.fleets[r.b].frigates, 1)
	})
	t.Run("13.5 what a hit leaves of a ship is told", func(t *testing.T) {
		r := fray(t, 0, []unit{cruiser}, []unit{dreadnought, station})
		hit := func(m rules.Move) rules.Event {
			r.log = rules.Log{}
			r.s.battle.sides[1].hits = 1
			r.s.hitUnit(ctx{log: &r.log}, 1, m)
			return r.events(EvHit)[0]
		}
		for _, left := range []int16{1, 0} {
			e := hit(rules.Move{Verb: loseVerb, A: int16(dreadnought), B: left + 1})
			prove.Same(t, "a Dreadnought", [2]any{e.Who, e.N}, [2]any{unitRef(dreadnought), left})
		}
		for _, left := range []int16{2, 1, 0} {
			e := hit(rules.Move{Verb: carrierHit, A: 0})
			prove.Same(t, "a Battle Station", [2]any{e.Who, e.N}, [2]any{unitRef(station), left})
		}
	})
}

func TestWhichTransportIsHit(t *testing.T) {
	carrier0, carrier1 := rules.Move{Verb: carrierHit, A: 0}, rules.Move{Verb: carrierHit, A: 1}
	escort := rules.Move{Verb: loseVerb, A: int16(frigate), B: 1}
	for _, c := range []struct {
		why      string
		doctrine uint8
		troops   [2]uint8
		escorts  int
		want     rules.Move
	}{
		{"balanced: the first empty one before the Frigates", 0, [2]uint8{0, 0}, 1, carrier0},
		{"balanced: the only empty one", 0, [2]uint8{3, 0}, 1, carrier1},
		{"balanced: a loaded one after the Frigates", 0, [2]uint8{3, 3}, 1, escort},
		{"balanced: then the least loaded", 0, [2]uint8{2, 3}, 0, carrier0},
		{"transports saved: the Frigates first", 1, [2]uint8{0, 0}, 1, escort},
		{"transports saved: then the first empty one", 1, [2]uint8{0, 0}, 0, carrier0},
		{"transports saved: then the first loaded one", 1, [2]uint8{3, 3}, 0, carrier0},
		{"the line saved: the first empty one", 2, [2]uint8{0, 0}, 1, carrier0},
		{"the line saved: a loaded one before the Frigates", 2, [2]uint8{3, 4}, 1, carrier0},
	} {
		t.Run("13.5 "+c.why, func(t *testing.T) {
			r := fray(t, 0, []unit{cruiser}, nil)
			r.loaded(1, r.b, c.troops[0], 0)
			r.loaded(1, r.b, c.troops[1], 0)
			for range c.escorts {
				r.ships(1, r.b, frigate)
			}
			r.s.fleets[r.b].standing = c.doctrine
			prove.Is(t, "who is hit", r.s.chooseVictim(1, false), c.want)
		})
	}
}

func TestFlagshipsAmongTheHit(t *testing.T) {
	t.Run("13.5 who saves transports loses them before a Flagship that would not survive", func(t *testing.T) {
		r := fray(t, 0, []unit{cruiser}, []unit{flagship})
		r.loaded(1, r.b, 0, 0)
		r.s.houses[1].flag.hull = 1
		r.s.fleets[r.b].standing = 1
		prove.Is(t, "the Carrier", r.s.chooseVictim(1, false), rules.Move{Verb: carrierHit, A: 0})
	})
	t.Run("13.5 the Aircraft of a Flagship that is lost go on fighting", func(t *testing.T) {
		r := fray(t, 0, []unit{cruiser}, []unit{flagship})
		r.s.houses[1].flag.hull, r.s.houses[1].flag.aircraft = 1, 3
		r.s.battle.sides[1].hits = 1
		r.s.hitUnit(ctx{}, 1, rules.Move{Verb: loseVerb, A: int16(flagship), B: 1})
		prove.Is(t, "without a berth", r.s.battle.sides[1].orphans, 3)
		prove.Is(t, "Aircraft of the side", r.s.aircraftOf(1), 3)
	})
}

func TestWhatIsLeftBehind(t *testing.T) {
	t.Run("13.7 after a hundred rounds attackers whose way back is closed are lost, each told once", func(t *testing.T) {
		r := fray(t, 0, []unit{frigate, frigate, cruiser}, []unit{cruiser})
		r.ships(1, r.a, cruiser)
		r.s.transport[0] = transport{owner: 0, at: r.b, hull: 3, station: true}
		r.s.houses[0].flag = flagshipState{at: r.b, hull: 2}
		r.s.push(frame{kind: inBattle, seat: 0})
		r.log = rules.Log{}
		r.s.endBattle(ctx{log: &r.log}, true)
		type loss struct {
			who rules.Ref
			n   int16
		}
		var lost []loss
		for _, e := range r.events(EvLostUnits) {
			lost = append(lost, loss{e.Who, e.N})
			prove.Is(t, "whose", e.Seat, 0)
		}
		prove.Same(t, "lost", lost, []loss{{unitRef(frigate), 2}, {unitRef(cruiser), 1}, {unitRef(station), 1}, {unitRef(flagship), 1}})
		prove.Is(t, "the defender stays", r.s.fleets[r.b], fleet{owner: 1, cruisers: 1, standing: 4})
	})
}
