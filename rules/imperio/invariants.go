package imperio

import (
	"fmt"

	"tyche/rules"
)

// Invariant says what is wrong with a position that the rules never allow (28.6).
func Invariant(st rules.State) error {
	s := st.(*state)
	fresh := *s
	fresh.derive()
	if fresh.derived != s.derived {
		return fmt.Errorf("derived values differ")
	}
	for i := range s.transport {
		t := &s.transport[i]
		if t.at == noHex {
			if *t != (transport{at: noHex}) {
				return fmt.Errorf("transport %d is nowhere: %+v", i, *t)
			}
			continue
		}
		if t.troops+t.aircraft > manifestSize || t.fresh > t.troops || t.hull == 0 || t.hull > 3 {
			return fmt.Errorf("transport %d: %+v", i, *t)
		}
		if o := s.fleets[t.at].owner; o != t.owner && !s.arena.on && !s.battle.on {
			return fmt.Errorf("transport %d of seat %d is in %s with the fleet of seat %d", i, t.owner+1, systemIDs[s.name[t.at]], o+1)
		}
	}
	for h := range s.mapSize() {
		f := &s.fleets[h]
		if f.owner == nobody && *f != (fleet{owner: nobody}) {
			return fmt.Errorf("hex %d: a fleet of nobody: %+v", h, *f)
		}
		if f.owner != nobody && !s.arena.on && f.based == 0 && !s.hasShips(hex(h)) {
			return fmt.Errorf("hex %d: an empty fleet of seat %d", h, f.owner+1)
		}
		if s.anomaly[h] == blackHole && f.owner != nobody {
			return fmt.Errorf("hex %d: a fleet in a Black Hole", h)
		}
	}
	for p := range rules.Seat(s.players) {
		if err := invariantHouse(s, p); err != nil {
			return fmt.Errorf("seat %d: %w", p+1, err)
		}
	}
	return nil
}

func invariantHouse(s *state, p rules.Seat) error {
	k := &s.houses[p]
	if k.treasury < k.reserved || k.reserved < 0 || k.influence < 0 || k.spent < 0 {
		return fmt.Errorf("treasury %d, reserved %d, Influence %d, spent %d", k.treasury, k.reserved, k.influence, k.spent)
	}
	if f := &k.flag; f.at != noHex && (f.hull == 0 || f.hull > 2 || f.troops+f.aircraft > manifestSize) {
		return fmt.Errorf("the Flagship %+v", *f)
	}
	if k.flag.at != noHex && s.fleets[k.flag.at].owner != p && !s.arena.on {
		return fmt.Errorf("the Flagship is in a foreign hex")
	}
	for q := range rules.Seat(s.players) {
		if s.atWar(p, q) != s.atWar(q, p) || s.ally[p].Has(q) != s.ally[q].Has(p) {
			return fmt.Errorf("relation with seat %d is not mutual", q+1)
		}
	}
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.holder == nobody && b.owner == p || b.owner == p && !s.exists(pl) || b.count(platform) > 2 {
			return fmt.Errorf("planet %d: %+v", pl, *b)
		}
	}
	if s.slot == 0 && s.phase == strategicPhase && s.landless(p) && s.houses[p].influence < 0 {
		return fmt.Errorf("landless with Influence")
	}
	return nil
}
