package sector

import (
	"math/bits"

	"tyche/rules"
)

// Cards and skirmishes (4.4, 4.5).

// Committing. Frame inCommit: step = side, a = slot. Committed cards lie aside until all are shown. A seat without
// any card to commit is not asked; how many cards it has is known to everybody.

func commitRun(s *state, x ctx, f *frame) bool {
	b := &s.battle
	for ; f.step <= defending; f.step, f.a = f.step+1, 0 {
		f.seat = b.seats[f.step]
		k := &s.seats[f.seat]
		if f.a < int16(b.slots) && total(&k.hand)+total(&k.aside) > 0 {
			return true
		}
	}
	s.showCards(x)
	*f = frame{kind: inSkirmish, seat: nobody}
	return false
}

func commitCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	p := s.people(f.seat)
	hand := &s.seats[f.seat].hand
	for strike := 0; strike <= cardsOfPeople; strike++ {
		if strike < cardsOfPeople && (hand[strike] == 0 || cards[cardOf(p, strike)].ploy) {
			continue
		}
		for ploy := 0; ploy <= cardsOfPeople; ploy++ {
			if ploy < cardsOfPeople && (hand[ploy] == 0 || !cards[cardOf(p, ploy)].ploy) {
				continue
			}
			dst = append(dst, rules.Move{Verb: commitVerb, A: cardOrNone(p, strike), B: cardOrNone(p, ploy), C: f.a + 1})
		}
	}
	return dst
}

func cardOrNone(p people, i int) int16 {
	if i == cardsOfPeople {
		return int16(noCard)
	}
	return int16(cardOf(p, i))
}

func commitCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != commitVerb || m.C != f.a+1 {
		return notAnAnswer
	}
	if bad := s.commitRefusal(f.seat, card(m.A), false); bad != nil {
		return bad
	}
	return s.commitRefusal(f.seat, card(m.B), true)
}

func (s *state) commitRefusal(p rules.Seat, c card, ploy bool) *rules.Illegal {
	switch {
	case c == noCard:
		return nil
	case people(c/cardsOfPeople) != s.people(p) || s.seats[p].hand[c%cardsOfPeople] == 0:
		return notInHand
	case cards[c].ploy != ploy:
		return wrongRole
	}
	return nil
}

func commitApply(s *state, x ctx, f *frame, m rules.Move) {
	b, k := &s.battle, &s.seats[f.seat]
	for _, c := range [...]card{card(m.A), card(m.B)} {
		if c != noCard {
			k.hand[c%cardsOfPeople]--
			k.aside[c%cardsOfPeople]++
		}
	}
	b.strike[f.step][f.a], b.ploy[f.step][f.a] = card(m.A), card(m.B)
	x.tell(EvCommitted, f.seat, none, none, areaRef(b.area), int(f.a)+1, 0)
	f.a++
}

// showCards turns all committed cards up.
func (s *state) showCards(x ctx) {
	b := &s.battle
	b.shown = true
	for side, p := range b.seats {
		k := &s.seats[p]
		k.part(total(&k.aside), total(&k.aside)+total(&k.hand))
		k.aside = [cardsOfPeople]uint8{}
		for slot := range b.slots {
			for _, c := range [...]card{b.strike[side][slot], b.ploy[side][slot]} {
				if c != noCard {
					x.reveal(EvShown, p, cardRef(c), none, areaRef(b.area), int(slot)+1, side)
				}
			}
		}
	}
	x.reveal(EvCardsShown, nobody, none, none, areaRef(b.area), int(b.slots), 0)
}

// fight is what one side brings into a skirmish.
type fight struct {
	attack, health int
	strike, ploy   keyword // in force, 0 = none
}

// cancelled says whether a side's ploy in a slot has no effect.
func (b *battle) cancelled(side int, slot uint8) bool {
	other := b.ploy[1-side][slot]
	return other != noCard && cards[other].keyword == cancels
}

// fightOf adds up a side in a slot (4.5).
func (s *state) fightOf(side int, slot uint8) fight {
	b := &s.battle
	p := b.seats[side]
	u, foe := s.unitIn(side, int(b.front[side][slot])), s.unitIn(1-side, int(b.front[1-side][slot]))
	row, target := &units[u], &units[foe]
	out := fight{attack: int(row.strength), health: int(row.health)}
	for i, n := range b.support[side][slot] {
		back := &units[s.unitIn(side, i)]
		out.attack += int(n) * int(back.supportAttack)
		out.health += int(n) * int(back.supportHealth)
	}
	if c := b.strike[side][slot]; c != noCard {
		out.add(&cards[c], cards[c].named == u, &out.strike)
	}
	if c := b.ploy[side][slot]; c != noCard && !b.cancelled(side, slot) {
		out.add(&cards[c], true, &out.ploy)
	}
	if side == attacking && b.gold {
		out.attack++
	}
	if target.air {
		out.attack += int(row.againstAir)
	}
	out.health += s.extraHealth(side, p, row.air)
	hits := target.air && row.hitsAir || !target.air && row.hitsGround
	if !hits && out.strike != anyHit && out.ploy != anyHit {
		out.attack = 0
	}
	return out
}

// add adds the values of a card, and its keyword where it works.
func (t *fight) add(c *cardRow, named bool, word *keyword) {
	if !named {
		t.attack += int(c.otherAttack)
		t.health += int(c.otherHealth)
		return
	}
	t.attack += int(c.attack)
	t.health += int(c.health)
	*word = c.keyword
}

// extraHealth is the bonus of the people, Bulwark and Glazed Hulls for a front unit.
func (s *state) extraHealth(side int, p rules.Seat, air bool) int {
	return bits.OnesCount8(s.healthFrom(side, p, air))
}

// What adds a point of health to a front unit each, as bits of a set.
const (
	fromPeople uint8 = 1 << iota
	fromBulwark
	fromHulls
)

// healthFrom is the set of what adds to the health of a front unit.
func (s *state) healthFrom(side int, p rules.Seat, air bool) (set uint8) {
	if side == defending && s.people(p) == kiln {
		set |= fromPeople
	}
	if side == defending && s.bulwarked() {
		set |= fromBulwark
	}
	if air && s.knows(p, glazedHulls) {
		set |= fromHulls
	}
	return set
}

// The skirmishes. Frame inSkirmish: a = slot, step 0 to be judged, 1 the attacker's unit may be rescued, 2 the
// defender's.
func skirmishRun(s *state, x ctx, f *frame) bool {
	b := &s.battle
	slot := uint8(f.a)
	switch {
	case slot == b.slots:
		s.discardCommitted(x)
		*f = frame{kind: inBlast, seat: nobody}
	case f.step == 0:
		s.judge(x, slot)
		f.step = 1
	case f.step <= 2:
		side := int(f.step) - 1
		f.step++
		if b.beaten[side]&(1<<slot) != 0 {
			s.rescue(x, side, slot)
		}
	default:
		f.a, f.step = f.a+1, 0
	}
	return false
}

// judge finds out who is beaten in a slot and which blasts that lets loose.
func (s *state) judge(x ctx, slot uint8) {
	b := &s.battle
	sides := [2]fight{s.fightOf(attacking, slot), s.fightOf(defending, slot)}
	for side := range sides {
		x.tell(EvStrength, b.seats[side], unitRef(s.unitIn(side, int(b.front[side][slot]))), none, areaRef(b.area), sides[side].attack, sides[side].health)
	}
	for side := range sides {
		foe := sides[1-side]
		if foe.attack == 0 || foe.attack < sides[side].health {
			continue
		}
		b.beaten[side] |= 1 << slot
		x.tell(EvBeaten, b.seats[side], unitRef(s.unitIn(side, int(b.front[side][slot]))), none, areaRef(b.area), int(slot)+1, side)
		if foe.strike >= blastGround {
			b.blasts[side][foe.strike-blastGround]++
		}
	}
}

// ployWord returns the keyword of a side's ploy that is in force, or 0.
func (b *battle) ployWord(side int, slot uint8) keyword {
	if c := b.ploy[side][slot]; c != noCard && !b.cancelled(side, slot) {
		return cards[c].keyword
	}
	return 0
}

// rescue offers a rescue of a beaten front unit, or destroys it.
func (s *state) rescue(x ctx, side int, slot uint8) {
	b := &s.battle
	p := b.seats[side]
	switch word := b.ployWord(side, slot); {
	case word == saves && count(&b.support[side][slot]) > 0:
		s.push(frame{kind: inSave, seat: p, a: int16(slot), b: int16(side)})
	case word == recalls && s.canRecall(p):
		s.push(frame{kind: inRecall, seat: p, a: int16(slot), b: int16(side)})
	default:
		s.destroyFront(x, side, slot)
	}
}

// kill destroys a unit of a side that is in the battle; beaten is 1 where it was told already that its skirmish has beaten it.
func (s *state) kill(x ctx, side, i, beaten int) {
	b := &s.battle
	b.alive[side][i]--
	s.seats[b.seats[side]].supply[i]++
	x.tell(EvUnitLost, b.seats[side], unitRef(s.unitIn(side, i)), areaRef(b.area), none, 1, beaten)
}

func (s *state) destroyFront(x ctx, side int, slot uint8) {
	s.kill(x, side, int(s.battle.front[side][slot]), 1)
}

// SAVE: a support may die instead.

func saveCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for i, n := range s.battle.support[f.b][f.a] {
		if n > 0 {
			dst = append(dst, rules.Move{Verb: saveVerb, A: int16(s.unitIn(int(f.b), i))})
		}
	}
	return append(dst, rules.Move{Verb: passVerb})
}

func saveCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb == passVerb:
		return nil
	case m.Verb != saveVerb:
		return notAnAnswer
	case !s.owned(f.seat, unit(m.A)) || s.battle.support[f.b][f.a][m.A%unitsOfPeople] == 0:
		return notInBattle
	}
	return nil
}

func saveApply(s *state, x ctx, f *frame, m rules.Move) {
	side, slot := int(f.b), uint8(f.a)
	s.pop()
	if m.Verb == passVerb {
		s.destroyFront(x, side, slot)
		return
	}
	i := int(m.A) % unitsOfPeople
	s.battle.support[side][slot][i]--
	x.tell(EvSaved, s.battle.seats[side], unitRef(s.unitIn(side, int(s.battle.front[side][slot]))), none, areaRef(s.battle.area), 0, 0)
	s.kill(x, side, i, 0)
}

// RECALL: the beaten unit goes to an area of a planet with an own base.

func (s *state) recallRefusal(p rules.Seat, a area) *rules.Illegal {
	if !s.hasBase(p, areas[a].planet) {
		return needsBaseThere
	}
	return s.placeRefusal(p, a)
}

func (s *state) canRecall(p rules.Seat) bool {
	for a := range area(numAreas) {
		if s.recallRefusal(p, a) == nil {
			return true
		}
	}
	return false
}

func recallCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for a := range area(numAreas) {
		if s.hasBase(f.seat, areas[a].planet) {
			dst = append(dst, rules.Move{Verb: recallVerb, A: int16(a)})
		}
	}
	return dst
}

func recallCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != recallVerb {
		return notAnAnswer
	}
	return s.recallRefusal(f.seat, area(m.A))
}

func recallApply(s *state, x ctx, f *frame, m rules.Move) {
	p, u := f.seat, s.recalled(f)
	b := &s.battle
	b.alive[f.b][u%unitsOfPeople]--
	s.pop()
	x.tell(EvRecalled, p, unitRef(u), areaRef(b.area), areaRef(area(m.A)), 0, 0)
	s.enter(x, p, u, area(m.A))
}

// recalled is the unit that goes to an area.
func (s *state) recalled(f *frame) unit {
	return s.unitIn(int(f.b), int(s.battle.front[f.b][f.a]))
}

// discardCommitted puts the shown cards on their owners' discard piles (4.9).
func (s *state) discardCommitted(x ctx) {
	b := &s.battle
	for side, p := range b.seats {
		for slot := range b.slots {
			for _, c := range [...]card{b.strike[side][slot], b.ploy[side][slot]} {
				if c != noCard {
					s.seats[p].discard[c%cardsOfPeople]++
				}
			}
		}
	}
}

var (
	notInHand      = refuse("4.4", "sector.why.not-in-hand")
	wrongRole      = refuse("4.4", "sector.why.wrong-role")
	needsBaseThere = refuse("4.5", "sector.why.needs-base-there")
)
