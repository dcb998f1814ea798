package sector

import "tyche/rules"

// Battles (4). Sides are attacking and defending; slots are the skirmishes from left to right.

const (
	attacking = iota
	defending
)

const maxSlots = 4

// battle is the battle under way; area is noArea between battles. While it is fought the units of its area are here.
type battle struct {
	area         area
	seats        [2]rules.Seat
	gold, shown  bool // a gold order; the cards are open
	slots        uint8
	ready        [2][unitsOfPeople]uint8 // gathered, or not yet lined up
	alive        [2][unitsOfPeople]uint8 // still in the battle
	front        [2][maxSlots]int8       // index within the people, -1 = not yet
	support      [2][maxSlots][unitsOfPeople]uint8
	strike, ploy [2][maxSlots]card
	beaten       [2]uint8    // slots whose front unit was beaten
	blasts       [2][3]uint8 // by the side that must destroy, then ground, air, any
}

func (b *battle) clear() {
	*b = battle{area: noArea, seats: [2]rules.Seat{nobody, nobody}}
	for side := range b.front {
		for slot := range b.front[side] {
			b.front[side][slot] = -1
			b.strike[side][slot], b.ploy[side][slot] = noCard, noCard
		}
	}
}

// count counts units.
func count(list *[unitsOfPeople]uint8) int {
	n := 0
	for _, k := range list {
		n += int(k)
	}
	return n
}

// only returns the one kind in a list, or -1 when there are several or none.
func only(list *[unitsOfPeople]uint8) int {
	found := -1
	for i, k := range list {
		if k > 0 {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// unitIn returns the i-th unit of a side's people.
func (s *state) unitIn(side, i int) unit { return unitOf(s.people(s.battle.seats[side]), i) }

// beginBattle gathers both sides, draws cards (4.1) and asks for the line-up.
func (s *state) beginBattle(x ctx, gold bool) {
	s.gather(gold)
	b := &s.battle
	x.tell(EvBattle, b.seats[attacking], seatRef(b.seats[defending]), none, areaRef(b.area), count(&b.ready[attacking]), count(&b.ready[defending]))
	for side := range b.ready {
		for i, n := range b.ready[side] {
			if n > 0 {
				x.tell(EvForce, b.seats[side], unitRef(s.unitIn(side, i)), none, areaRef(b.area), int(n), side)
			}
		}
	}
	s.drawCards(x, b.seats[attacking], s.attackCards())
	s.drawCards(x, b.seats[defending], s.defenceCards())
	s.push(frame{kind: inLineUp, seat: b.seats[attacking]})
}

// gather takes the units of both sides into the battle.
func (s *state) gather(gold bool) {
	b := &s.battle
	b.gold = gold
	b.ready[defending] = s.units[b.area]
	s.units[b.area] = [unitsOfPeople]uint8{}
	s.owner[b.area] = nobody
	b.alive = b.ready
	b.slots = uint8(min(count(&b.ready[attacking]), count(&b.ready[defending])))
}

// attackCards is how many cards the attacker draws.
func (s *state) attackCards() int {
	n := attackDraw
	if s.battle.gold {
		n += 2
	}
	if s.knows(s.battle.seats[attacking], fastCharts) {
		n++
	}
	return n
}

// bulwarked says whether the defender has a Bulwark and a base on the planet.
func (s *state) bulwarked() bool {
	p := s.battle.seats[defending]
	return s.seats[p].modules[bulwark] > 0 && s.hasBase(p, areas[s.battle.area].planet)
}

func (s *state) defenceCards() int {
	n := defenceDraw
	if s.bulwarked() {
		n++
	}
	if s.knows(s.battle.seats[defending], lateralSense) {
		n++
	}
	return n
}

// Line-up (4.2, 4.3). Frame inLineUp: step 0 attacker's front, 1 supports, 2 defender's front, 3 supports; a slot.

const (
	attackFront uint8 = iota
	attackSupport
	defenceFront
	defenceSupport
	linedUp
)

func lineUpRun(s *state, x ctx, f *frame) bool {
	b := &s.battle
	for f.step < linedUp {
		side := int(f.step / 2)
		f.seat = b.seats[side]
		ready := &b.ready[side]
		switch {
		case f.step%2 == 0 && f.a == int16(b.slots), f.step%2 == 1 && count(ready) == 0:
			f.step++
			f.a = 0
		case f.step%2 == 0:
			i := only(ready)
			if i < 0 {
				return true
			}
			s.lineUp(x, f, side, i)
		case b.slots == 1:
			for i, n := range ready {
				if n > 0 {
					s.stand(x, side, i, 0)
					break
				}
			}
		default:
			return true
		}
	}
	*f = frame{kind: inCommit, seat: b.seats[attacking]}
	return false
}

// lineUp puts a unit into the next slot of the front.
func (s *state) lineUp(x ctx, f *frame, side, i int) {
	b := &s.battle
	b.ready[side][i]--
	b.front[side][f.a] = int8(i)
	f.a++
	x.tell(EvFront, b.seats[side], unitRef(s.unitIn(side, i)), none, areaRef(b.area), int(f.a), side)
}

// stand puts a unit behind a slot.
func (s *state) stand(x ctx, side, i, slot int) {
	b := &s.battle
	b.ready[side][i]--
	b.support[side][slot][i]++
	x.tell(EvSupport, b.seats[side], unitRef(s.unitIn(side, i)), none, areaRef(b.area), slot+1, side)
}

func lineUpCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	b, side := &s.battle, int(f.step/2)
	for i, n := range b.ready[side] {
		if n == 0 {
			continue
		}
		u := int16(s.unitIn(side, i))
		if f.step%2 == 0 {
			dst = append(dst, rules.Move{Verb: frontVerb, A: u, B: f.a + 1})
			continue
		}
		for slot := range int16(b.slots) {
			dst = append(dst, rules.Move{Verb: supportVerb, A: u, B: slot + 1})
		}
	}
	return dst
}

func lineUpCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	b, side := &s.battle, int(f.step/2)
	switch {
	case f.step%2 == 0 && m.Verb != frontVerb, f.step%2 == 1 && m.Verb != supportVerb:
		return notAnAnswer
	case !s.owned(f.seat, unit(m.A)) || b.ready[side][m.A%unitsOfPeople] == 0:
		return notInBattle
	case m.Verb == frontVerb && m.B != f.a+1, m.B < 1 || m.B > int16(b.slots):
		return notAnAnswer
	}
	return nil
}

func lineUpApply(s *state, x ctx, f *frame, m rules.Move) {
	side, i := int(f.step/2), int(m.A)%unitsOfPeople
	if m.Verb == frontVerb {
		s.lineUp(x, f, side, i)
		return
	}
	s.stand(x, side, i, int(m.B)-1)
}

func lineUpPrompt(s *state, f *frame) rules.Decision {
	keys := [...]string{"sector.ask.front", "sector.ask.support", "sector.ask.match", "sector.ask.support"}
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(keys[f.step], rules.R(areaRef(s.battle.area)), rules.R(slotRef(f.a))), About: areaRef(s.battle.area)}
}

func aboutBattle(s *state, f *frame) rules.Decision {
	r := areaRef(s.battle.area)
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask, rules.R(r)), About: r}
}

// slotRef is a skirmish, counted from 0.
func slotRef(n int16) rules.Ref { return rules.Ref{Kind: KindSlot, ID: n} }

// slotPrompt asks with the name of the skirmish.
func slotPrompt(s *state, f *frame) rules.Decision {
	r := areaRef(s.battle.area)
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask, rules.R(r), rules.R(slotRef(f.a))), About: r}
}

var notInBattle = refuse("4.2", "sector.why.not-in-battle")
