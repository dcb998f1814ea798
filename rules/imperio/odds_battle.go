package imperio

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// The odds of a whole space battle (13), exact but for rounding: every round is reckoned through, with anti-aircraft fire, saves,
// rerolls and repairs, hits assigned by the doctrines of both fleets, and retreats by their standing rules. The rules themselves say
// what fires, who takes a hit and who gives way; here is only how likely it is.

// BattleOdds is how a battle ends, in hundredths of a percent that add up to 10 000.
type BattleOdds struct {
	Won    int    // the attacker destroys the defender
	Driven int    // the defender leaves
	Left   int    // the attacker leaves, or cannot win in a hundred rounds
	Lost   int    // the defender destroys the attacker
	Both   int    // nothing is left of either
	Ships  [2]int // that attacker and defender keep on average, in hundredths
	Hidden bool   // something of the enemy is not known to the viewer: cargo, abilities, upgrades of a Flagship
}

// Percents are the chances of Won, Driven, Left, Lost and Both, as they are shown; together 100.
func (o *BattleOdds) Percents() []int {
	var list []odds.Chance
	for _, n := range [...]int{o.Won, o.Driven, o.Left, o.Lost, o.Both} {
		list = append(list, myriad(n))
	}
	return odds.Percents(list)
}

// Clears is the percent with which an attack leaves the place to the attacker: the sum of the ways as they are shown.
func (o *BattleOdds) Clears() int {
	shown := o.Percents()
	return shown[0] + shown[1]
}

// Shares are Percents as they are told.
func (o *BattleOdds) Shares() (list [5]rules.Arg) {
	ways := [...]int{o.Won, o.Driven, o.Left, o.Lost, o.Both}
	for i, n := range o.Percents() {
		list[i] = rules.PercentAs(myriad(ways[i]), n)
	}
	return list
}

// Cleared is Clears as it is told.
func (o *BattleOdds) Cleared() rules.Arg { return rules.PercentAs(myriad(o.Won+o.Driven), o.Clears()) }

// AttackOdds returns the odds of an attack of the viewer's detachments on the fleet in a hex of the map, as far as the viewer knows;
// false when there is nobody to fight, or the battle is too large to be reckoned. Nothing changes on the way: no Asteroids.
func AttackOdds(v *View, h int, parts ...PartView) (BattleOdds, bool) {
	s, p := v.board(), v.Seat
	at := hex(h)
	if p == nobody || h < 0 || h >= s.mapSize() || !s.foreignFleet(p, at) {
		return BattleOdds{}, false
	}
	if !s.invade(p, at, parts...) {
		return BattleOdds{}, false
	}
	return s.battleOdds(p, true)
}

// invade sets up the battle of a House's detachments with the fleet in a hex; false when none of them has ships.
func (s *state) invade(p rules.Seat, at hex, parts ...PartView) bool {
	s.battle = battle{on: true, at: at, from: noHex, attacker: p, defender: s.fleets[at].owner, raid: fleet{owner: p}}
	for i := range parts {
		if r, ok := s.detach(p, &parts[i]); ok {
			s.engage(p, &r)
		}
	}
	return s.sideHasShips(0)
}

// engage takes a detachment out of its fleet and into the battle.
func (s *state) engage(p rules.Seat, r *part) {
	b, f := &s.battle, &s.fleets[r.from]
	if b.from == noHex {
		b.from, b.raid.standing = r.from, f.standing
	}
	f.frigates -= min(f.frigates, r.frigates)
	f.cruisers -= min(f.cruisers, r.cruisers)
	b.raid.frigates += r.frigates
	b.raid.cruisers += r.cruisers
	for k := range r.dreads {
		f.dreads[k] -= min(f.dreads[k], r.dreads[k])
		b.raid.dreads[k] += r.dreads[k]
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.at == r.from && k.owner == p && k.part == 1 {
			k.at, k.part = b.at, 0
		}
	}
	if r.flagship {
		s.houses[p].flag.at, s.houses[p].flag.part = b.at, 0
	}
	s.tidy(r.from)
}

// BattleOddsNow returns the odds of the live battle under way, from the end of the present round on: hits that are still to be
// assigned are dealt by doctrine.
func BattleOddsNow(v *View) (BattleOdds, bool) {
	if !v.Battle.On {
		return BattleOdds{}, false
	}
	s, k := v.board(), &v.Battle
	at := s.hexFor(k.At.ID)
	b := &s.battle
	*b = battle{on: true, at: at, from: noHex, round: uint8(k.Round), attacker: k.Attacker, defender: k.Defender}
	b.raid = s.showFleet(at, &k.Raid)
	b.raid.owner = k.Attacker
	for side := range 2 {
		b.sides[side] = shownSide(k.Sides[side])
		for b.sides[side].locator+b.sides[side].hits > 0 && s.canFight(side) {
			s.takeHit(ctx{}, side, b.sides[side].locator > 0)
		}
	}
	return s.battleOdds(v.Seat, k.Round == 0)
}

func shownSide(k SideView) side {
	return side{orphans: uint8(k.Orphans), locator: uint8(k.Locator), hits: uint8(k.Hits), to: noHex}
}

// battleOdds reckons the battle that is set up in s, from its opening or from a later round.
func (s *state) battleOdds(viewer rules.Seat, opens bool) (o BattleOdds, ok bool) {
	hidden := s.guesses(viewer)
	if opens && s.mayWithdraw() && s.standingWithdrawal() {
		o = BattleOdds{Driven: 10000, Hidden: hidden}
		for side := range 2 {
			o.Ships[side] = 100 * s.countShips(side)
		}
		return o, true
	}
	w := reckoning{s: s, round: int(s.battle.round) + 1}
	w.havens, w.second = s.escapes()
	for side := range 2 {
		if w.sides[side], ok = newLadder(s, side, opens); !ok {
			return o, false
		}
	}
	w.begin(opens)
	w.fight()
	o = w.odds()
	o.Hidden = hidden
	return o, true
}

// guesses says whether the viewer does not know all that counts of the other side.
func (s *state) guesses(viewer rules.Seat) bool {
	for side := range 2 {
		p := s.battle.seatOf(side)
		if p == viewer {
			continue
		}
		if s.houses[p].abilities[0] == noAbility || s.houses[p].abilities[1] == noAbility {
			return true
		}
		if s.sideFlag(side) != nil && s.houses[p].upgrades[0] == noUpgrade {
			return true
		}
		for t := range s.transport {
			if s.sideTransport(side, t) && s.transport[t].troops+s.transport[t].aircraft > 0 {
				return true // what is aboard is secret
			}
		}
	}
	return false
}

// escapes finds whether each side could retreat, and whether the attacker still could when the defender has.
func (s *state) escapes() (can [2]bool, second bool) {
	for side := range 2 {
		can[side] = s.retreatHex(side, noHex) != noHex
	}
	to := s.retreatHex(1, noHex)
	if to == noHex {
		return can, can[0]
	}
	kept := s.fleets[to]
	s.fleets[to].owner = s.battle.defender
	second = s.retreatHex(0, noHex) != noHex
	s.fleets[to] = kept
	return can, second
}

// countShips counts the ships of a side.
func (s *state) countShips(side int) (n int) {
	f := s.sideFleet(side)
	n = int(f.frigates) + int(f.cruisers) + int(f.dreads[1]) + int(f.dreads[2]) + int(f.dreads[3])
	if s.sideFlag(side) != nil {
		n++
	}
	carriers, stations := s.sideTransports(side)
	return n + carriers + stations
}
