package diadochi

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// OddsKind says what an answer may lead to.
type OddsKind uint8

// The kinds of odds.
const (
	NoOdds OddsKind = iota
	MovementOddsKind
	ReactionOddsKind
	BattleOddsKind
	SiegeOddsKind
	NavalOddsKind
)

// Odds are the exact chances of what an answer leads to; Kind says which of the rest count. Whoever is asked is the
// first side.
type Odds struct {
	Kind     OddsKind
	Movement [5]odds.Chance // of exactly that many MP
	Success  odds.Chance    // of an interception or an evasion
	Battle   BattleOdds     // if the enemy stands and fights
	Siege    SiegeOdds
	Naval    NavalOdds
}

// OddsOf returns the odds of an answer of a seat, from what everybody sees.
func OddsOf(v *View, seat rules.Seat, m rules.Move) Odds {
	if !wellFormed(m) || len(v.Spaces) != numSpaces {
		return Odds{}
	}
	s := v.board()
	return s.oddsOf(seat, m, func(p rules.Seat) int { return v.Seats[p].Legitimacy })
}

// board is the position that a view shows, as far as odds need it.
func (v *View) board() *state {
	s := bareState(v.Players, 0)
	s.turn, s.active, s.usurper, s.tomb = uint8(v.Turn), v.Active, v.Usurper, noSpace
	for sp := range v.Spaces {
		k := &v.Spaces[sp]
		s.pc[sp], s.siege[sp] = k.Control, uint8(k.Siege)
		s.fill(outside(space(sp)), k.Outside)
		if spaces[sp].kind == majorCity {
			s.fill(inside(space(sp)), k.Inside)
		}
	}
	for g := range v.Generals {
		s.showGeneral(general(g), &v.Generals[g])
	}
	for r := range v.Royals {
		s.royalAt[r], s.royalOf[r] = place(v.Royals[r].At), v.Royals[r].Owner
	}
	for f := range v.Fleets {
		s.fleetOf[f] = v.Fleets[f].Owner
		if v.Fleets[f].Improved {
			s.fleetImproved |= 1 << f
		}
		if v.Fleets[f].Dispersed {
			s.fleetDispersed |= 1 << f
		}
	}
	for a := range v.Armies {
		s.armyAt[a] = place(v.Armies[a])
	}
	copy(s.ruler[:], v.Provinces)
	s.cart, s.cartOf = place(v.Cart), v.CartOwner
	if v.Tomb.Kind == KindSpace {
		s.tomb = space(v.Tomb.ID)
	}
	v.showMarch(s)
	return s
}

func (s *state) fill(at place, k Stack) {
	for u, n := range k.Units {
		s.addUnits(at, k.Owner, unit(u), int(n))
	}
}

func (s *state) showGeneral(g general, k *GeneralView) {
	if isMajor(g) && isPlayer(k.Owner) {
		s.join(g, k.Owner)
	}
	s.at[g] = place(k.At)
	if k.Wounded {
		s.wounded |= g.bit()
	}
	if k.Festival {
		s.festival |= g.bit()
	}
	if k.Oratory {
		s.oratory |= g.bit()
	}
	if k.Helepolis {
		s.helepolis = g
	}
	if k.Engineers {
		s.engineers = g
	}
	if isMajor(g) {
		s.victories[g] = 0
		s.victories[g] = uint8(max(k.Popularity-s.popularity(g), 0))
	}
}

func (v *View) showMarch(s *state) {
	k := &v.March
	if !k.Active {
		return
	}
	s.march = march{on: true, seat: k.Seat, general: general(k.General.ID), at: space(k.At.ID),
		base: outside(space(k.At.ID)), points: uint8(k.Points), atSea: k.BySea}
	s.fill(marching, k.Group)
	for i := range k.Escort {
		s.voyage.escort |= 1 << k.Escort[i].ID
	}
	s.voyage.on = len(k.Route) > 0
}

// oddsOf finds the odds of an answer on a board that it may change; legitimacy is asked of its argument, since the
// board may not hold every source of it.
func (s *state) oddsOf(seat rules.Seat, m rules.Move, legitimacy func(rules.Seat) int) Odds {
	switch m.Verb {
	case activateVerb:
		return Odds{Kind: MovementOddsKind, Movement: CountMovement(s.initiative(general(m.A), moving))}
	case interceptVerb:
		s.at[m.A] = outside(space(m.B))
		return Odds{Kind: ReactionOddsKind, Success: CountReaction(s.initiative(general(m.A), intercepting))}
	case evadeVerb:
		return s.evasionOdds(seat)
	case siegeVerb:
		return s.siegeOdds(seat, space(m.A))
	case stepVerb, sailVerb:
		if s.march.on && s.march.seat == seat {
			return s.meetingOdds(seat, space(m.A), legitimacy)
		}
	case sortieVerb:
		if s.march.on {
			return s.meetingOdds(seat, s.march.at, legitimacy)
		}
	case targetVerb:
		if s.voyage.on && s.march.on && s.march.seat != seat {
			return s.navalOdds(seat)
		}
	}
	return Odds{}
}

// evasionOdds are for the mover who goes back, or for the Army where he has come to. Lone generals need no die.
func (s *state) evasionOdds(seat rules.Seat) Odds {
	m := &s.march
	if !m.on {
		return Odds{}
	}
	g, at := m.general, marching
	if m.seat != seat {
		at = outside(m.at)
		g = s.commanderAt(at, seat)
	}
	if g == noGeneral || s.stacks[at].owner != seat {
		return Odds{}
	}
	return Odds{Kind: ReactionOddsKind, Success: CountReaction(s.initiative(g, evading))}
}

// siegeOdds are for the activated Army, or for the one that stands there.
func (s *state) siegeOdds(seat rules.Seat, sp space) Odds {
	a := assault{sp: sp, seat: seat, at: outside(sp)}
	if s.march.on && s.march.seat == seat && s.march.at == sp {
		a.at = marching
	}
	if a.general = s.commanderAt(a.at, seat); a.general == noGeneral || !s.isSiegeTarget(seat, sp) {
		return Odds{}
	}
	modifier := 0
	for r := SiegeCity; r < SiegeTraitor; r++ {
		modifier += s.siegeModifier(&a, r)
	}
	needed := int(siegeNeeded[spaces[sp].kind]) - int(s.siege[sp])
	return Odds{Kind: SiegeOddsKind, Siege: CountSiege(modifier, needed, s.siegeLossRelief(a.general))}
}

// meetingOdds are for the group that meets the CUs outside in a space.
func (s *state) meetingOdds(seat rules.Seat, sp space, legitimacy func(rules.Seat) int) Odds {
	mine, theirs := side{seat: seat, at: marching}, side{seat: nobody}
	switch o := s.stacks[outside(sp)].owner; {
	case s.armiesAt(sp) != 0:
		theirs = side{seat: independents, armies: s.armiesAt(sp)}
	case isPlayer(o) && o != seat:
		theirs = side{seat: o, at: outside(sp)}
	}
	if theirs.seat == nobody || !s.hasCUs(marching) {
		return Odds{}
	}
	s.march.at = sp
	s.battle = battle{sp: sp, sides: [2]side{mine, theirs}}
	b := &s.battle
	for i := range b.sides {
		b.sides[i].general = noGeneral
	}
	s.nameCommanders()
	for i := range b.sides {
		if p := b.sides[i].seat; isPlayer(p) {
			b.sides[i].prestige = uint8(s.prestigeFrom(i, legitimacy(p)))
		}
	}
	return Odds{Kind: BattleOddsKind, Battle: CountBattle(s.forceOf(0), s.forceOf(1))}
}

// forceOf is a side of the battle as its strength counts.
func (s *state) forceOf(i int) Force {
	d := &s.battle.sides[i]
	k := Force{Factor: int(s.factor(i))}
	if d.seat == independents {
		for a := range armies {
			if d.armies&(1<<a) != 0 {
				k.Armies += int(armies[a].strength)
			}
		}
		return k
	}
	k.Units = s.stacks[d.at].cu
	k.Aid = s.auxiliaries(d.seat, s.battle.sp)
	k.Seleukos = d.general != noGeneral && s.able(d.general, strongElephants)
	k.Wavering = k.Units[royalArmy] > 0 && d.prestige < s.battle.sides[1-i].prestige
	return k
}

// navalOdds are for a player who sends all his available fleets against the voyage.
func (s *state) navalOdds(seat rules.Seat) Odds {
	escort := s.escortStrength(s.voyage.escort & s.availableFleets(s.march.seat))
	o := CountNaval(escort, s.fleetsStrength(s.availableFleets(seat)))
	return Odds{Kind: NavalOddsKind, Naval: NavalOdds{Win: o.Lose, Draw: o.Draw, Lose: o.Win}}
}
