package sector

import "tyche/rules"

// board is the position that a view shows, as far as odds need it. Hidden combat cards are dealt in the order of their
// table: the odds count only how many there are of each kind and how many of them are held.
func (v *View) board() *state {
	s := bareState(v.Players, 0, 0)
	s.first, s.round, s.phase = v.First, uint8(v.Round), phase(v.Phase)
	for i, n := range v.Deck {
		s.deck[i] = uint8(n)
	}
	for a := range v.Areas {
		k := &v.Areas[a]
		s.owner[a], s.base[a], s.units[a] = k.Owner, k.Base, k.Units
		if k.Vein {
			s.vein |= 1 << a
		}
		if k.Strained {
			s.strained |= 1 << a
		}
		if k.Exhausted {
			s.exhausted |= 1 << a
		}
		if k.Card != nobody {
			s.seats[k.Card].held |= 1 << a
		}
	}
	for q := range v.Planets {
		if v.Planets[q].InPlay {
			s.inPlay |= 1 << q
		}
	}
	for _, r := range v.Routes {
		s.addRoute(planet(r.A.ID), planet(r.B.ID), r.Long)
		for _, p := range r.Transports {
			t := &s.routes[s.routeCount-1]
			t.transports = t.transports.With(p)
		}
	}
	v.showBattle(s)
	for p := range v.Seats {
		if v.Seats[p].Faction != none {
			v.showSeat(s, rules.Seat(p))
		}
	}
	if o := &v.Order; o.On {
		s.moved = o.Moved
		if order(o.Order.ID).plain() == mobilise {
			s.push(frame{kind: inMobilise, seat: o.Seat, a: o.Planet.ID, b: int16(o.Order.ID) / int16(goldBuild)})
		}
	}
	return s
}

// GuardedOf returns what the cards of a CommitMove ensure in their skirmish whatever the enemy plays there, as far as the viewer can tell;
// false where the answer is none.
func GuardedOf(v *View, m rules.Move) (SkirmishOdds, bool) {
	s, side, slot, ok := v.committed(m)
	if !ok {
		return SkirmishOdds{}, false
	}
	return s.skirmishOdds(side, uint8(slot)), true
}

// SumsWith returns the attack and health of the viewer's front unit with the cards of a CommitMove, as long as the enemy lays
// nothing against them; false where the answer is none.
func SumsWith(v *View, m rules.Move) (attack, health int, ok bool) {
	s, side, slot, ok := v.committed(m)
	if !ok {
		return 0, 0, false
	}
	t := s.fightOf(side, uint8(slot))
	return t.attack, t.health, true
}

// committed is the position with the cards of a CommitMove laid, with the viewer's side and the skirmish.
func (v *View) committed(m rules.Move) (s *state, side, slot int, ok bool) {
	if m.Verb != commitVerb || !wellFormed(m) || len(v.Areas) != numAreas || v.Seat < 0 {
		return nil, 0, 0, false
	}
	s = v.board()
	b := &s.battle
	side, slot = s.sideOf(v.Seat), int(m.C)-1
	if side < 0 || slot < 0 || slot >= int(b.slots) || b.front[attacking][slot] < 0 || b.front[defending][slot] < 0 {
		return nil, 0, 0, false
	}
	b.strike[side][slot], b.ploy[side][slot] = card(m.A), card(m.B)
	return s, side, slot, true
}

// showSeat gives a player people, modules, technologies and cards.
func (v *View) showSeat(s *state, p rules.Seat) {
	k, shown := &s.seats[p], &v.Seats[p]
	k.faction, k.supply = faction(shown.Faction.ID), shown.Supply
	if shown.Home != none {
		k.home = planet(shown.Home.ID)
	}
	for m, n := range shown.Modules {
		k.modules[m] = uint8(n)
	}
	for _, b := range shown.Buildings {
		k.buildings |= 1 << (b.ID % buildingsOfOne)
	}
	for _, t := range shown.Techs {
		k.techs |= 1 << (t.ID % techsOfPeople)
	}
	for i := range cardsOfPeople {
		if c := &cards[cardOf(s.people(p), i)]; c.from == noTech || s.knows(p, c.from) {
			k.pile[i] = c.copies
		}
	}
	deal := func(to *[cardsOfPeople]uint8, c int16) {
		to[c%cardsOfPeople]++
		k.pile[c%cardsOfPeople]--
	}
	for _, c := range shown.Late {
		k.late[c.ID%cardsOfPeople]++
	}
	k.since = uint8(shown.Since)
	for _, c := range shown.Discard {
		deal(&k.discard, c.ID)
	}
	if p == v.Seat {
		for _, c := range v.Hand {
			deal(&k.hand, c.ID)
		}
		return
	}
	held := 0
	for i := range k.pile {
		for ; k.pile[i] > 0 && held < shown.Hand; held++ {
			deal(&k.hand, int16(i))
		}
	}
}

// showBattle lays out the battle under way.
func (v *View) showBattle(s *state) {
	k, b := &v.Battle, &s.battle
	if !k.On {
		return
	}
	b.area, b.seats, b.gold, b.shown, b.slots = area(k.Area.ID), k.Seats, k.Gold, k.Shown, uint8(len(k.Slots))
	b.ready, b.alive = k.Ready, k.Alive
	for i := range k.Slots {
		slot := &k.Slots[i]
		for side := range slot.Front {
			b.support[side][i] = slot.Supports[side]
			if slot.Front[side] != none {
				b.front[side][i] = int8(slot.Front[side].ID % unitsOfPeople)
			}
			if slot.Strike[side] != none {
				b.strike[side][i] = card(slot.Strike[side].ID)
			}
			if slot.Ploy[side] != none {
				b.ploy[side][i] = card(slot.Ploy[side].ID)
			}
		}
	}
}

// Objectives counts how far each seat is with its special victory (5.7), and how far it will be when that is looked at in the next regroup
// phase, by what a view shows. A face that shows one event after another counts anew after each.
func Objectives(v *View) (have, coming [maxSeats]int) {
	if phase(v.Phase) == setupPhase {
		for p := range v.Seats {
			have[p], coming[p] = v.Seats[p].Objective, v.Seats[p].Coming
		}
		return have, coming
	}
	s := v.board()
	for p := range rules.Seat(s.players) {
		have[p], _ = s.progress(p)
		coming[p] = s.coming(p, have[p])
	}
	return have, coming
}
