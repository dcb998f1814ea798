package sector

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// Exact chances of a whole battle. There are no dice: what is not known are cards. Every hand that the seat cannot
// rule out is as likely as any other, and both sides play by the book: they line up, commit cards, save and destroy
// as Mind.Rank thinks best, which looks at no card of the other side. Of all these hands the chances are exact.

// BattleOdds are the chances of a battle; sides are 0 the attacker and 1 the defender.
type BattleOdds struct {
	Area  rules.Ref
	Seats [2]rules.Seat
	Units [2]int
	Takes odds.Chance  // the attacker has the area in the end: it wins, or nobody is left beside its base
	Lost  [2]odds.Dist // units destroyed in the battle; what withdraws is not lost
	won   [2]uint64    // of Lost, summed over the ways in which the attacker has the area
	// Planned says that the seat's own cards are laid as well as they can be: what veterans make of the book is in it already.
	Planned bool
}

// OddsOf returns the odds of an answer of the viewer: an attacker who joins, the end of moving before a battle, a
// unit lined up, cards committed. It is false for answers that lead to no battle and for those that are refused.
func OddsOf(v *View, m rules.Move) (BattleOdds, bool) {
	if !wellFormed(m) || len(v.Areas) != numAreas || v.Seat < 0 {
		return BattleOdds{}, false
	}
	return v.board().oddsOf(v.Seat, m)
}

// OddsAfter returns the odds after several attackers have joined, one after the other, by moves of the viewer; false when one
// of them is refused or none attacks.
func OddsAfter(v *View, moves []rules.Move) (BattleOdds, bool) {
	if len(moves) == 0 || len(v.Areas) != numAreas || v.Seat < 0 {
		return BattleOdds{}, false
	}
	s := v.board()
	last := moves[len(moves)-1]
	for _, m := range moves[:len(moves)-1] {
		if m.Verb != moveVerb || s.depth == 0 || s.Check(v.Seat, m) != nil {
			return BattleOdds{}, false
		}
		mobiliseApply(s, ctx{}, s.top(), m)
	}
	if !wellFormed(last) {
		return BattleOdds{}, false
	}
	return s.oddsOf(v.Seat, last)
}

// OddsIn is OddsOf for whoever holds a position. It uses nothing that the seat does not know.
func OddsIn(st rules.State, seat rules.Seat, m rules.Move) (BattleOdds, bool) {
	s, ok := st.(*state)
	if !ok || s.Check(seat, m) != nil {
		return BattleOdds{}, false
	}
	return s.oddsOf(seat, m)
}

// oddsOf plays the answer on a copy, lets both sides line up and counts.
func (s *state) oddsOf(p rules.Seat, m rules.Move) (BattleOdds, bool) {
	t := *s
	c := contest{s: &t, seat: p}
	switch m.Verb {
	case moveVerb, doneVerb:
		if !t.advance(p, m) {
			return BattleOdds{}, false
		}
		c.draws = [2]int{t.attackCards(), t.defenceCards()}
	case frontVerb, supportVerb:
		if !t.standAt(p, m) {
			return BattleOdds{}, false
		}
	case commitVerb:
		if !c.commit(m) {
			return BattleOdds{}, false
		}
	default:
		return BattleOdds{}, false
	}
	return c.foretell(), true
}

// advance makes the move of a Mobilise order that a battle follows; false when none does.
func (s *state) advance(p rules.Seat, m rules.Move) bool {
	if s.depth == 0 {
		return false
	}
	f := s.top()
	if f.kind != inMobilise || f.seat != p {
		return false
	}
	if m.Verb == moveVerb {
		if !s.attackable(p, area(m.C)) || s.moveRefusal(p, planet(f.a), unit(m.A), area(m.B), area(m.C)) != nil {
			return false
		}
		mobiliseApply(s, ctx{}, f, m)
	}
	if s.battle.area == noArea {
		return false
	}
	s.gather(f.b == 1)
	return true
}

// standAt lines one unit of p up; false when it is not p's turn to do so.
func (s *state) standAt(p rules.Seat, m rules.Move) bool {
	b, side, slot, i := &s.battle, s.sideOf(p), int(m.B)-1, int(m.A)%unitsOfPeople
	f := s.lineUpFrame()
	if side < 0 || b.shown || slot < 0 || slot >= int(b.slots) || int(f.step)/2 != side || !s.owned(p, unit(m.A)) || b.ready[side][i] == 0 {
		return false
	}
	if m.Verb == supportVerb {
		s.stand(ctx{}, side, i, slot)
		return f.step%2 == 1
	}
	s.lineUp(ctx{}, &f, side, i)
	return f.step%2 == 0 && int(f.a) == slot+1
}

// lineUpFrame is the frame of a line-up as far as it has come.
func (s *state) lineUpFrame() frame {
	b := &s.battle
	for side := range b.front {
		for slot := range b.slots {
			if b.front[side][slot] < 0 {
				return frame{kind: inLineUp, step: uint8(2 * side), a: int16(slot)}
			}
		}
		if count(&b.ready[side]) > 0 {
			return frame{kind: inLineUp, step: uint8(2*side) + 1}
		}
	}
	return frame{kind: inLineUp, step: linedUp}
}

// lineUpByBook lines up what has no place yet.
func (s *state) lineUpByBook() {
	f := s.lineUpFrame()
	var list [unitsOfPeople * maxSlots]rules.Move
	for lineUpRun(s, ctx{}, &f) {
		moves := lineUpCandidates(s, &f, list[:0])
		best, most := 0, 0
		for i, m := range moves {
			if n := s.veteran().rankLineUp(&f, m); i == 0 || n > most {
				best, most = i, n
			}
		}
		lineUpApply(s, ctx{}, &f, moves[best])
	}
}

// fightOn plays a battle whose cards are all laid from the first skirmish to its holding, and says who won and what
// was destroyed.
func (s *state) fightOn() (winner int, lost [2]int) {
	b := &s.battle
	supply := func(side int) int { return count(&s.seats[b.seats[side]].supply) }
	before := [2]int{supply(attacking), supply(defending)}
	b.shown = true
	s.depth = 0
	s.push(frame{kind: inSkirmish, seat: nobody})
	for s.top().kind != inWithdrawal {
		f := s.top()
		if !procedures[f.kind].run(s, ctx{}, f) {
			continue
		}
		f = s.top()
		procedures[f.kind].apply(s, ctx{}, f, s.byBook(f))
	}
	for side := range lost {
		lost[side] = supply(side) - before[side]
	}
	return int(s.top().b), lost
}

// byBook is the best legal answer by rank, the first of equals.
func (s *state) byBook(f *frame) (best rules.Move) {
	found, most := false, 0
	for _, m := range rules.Moves(s, f.seat, nil) {
		if n := s.veteran().rank(f, m); !found || n > most {
			found, best, most = true, m, n
		}
	}
	return best
}

// practice is what veterans make of a battle as attackers when the book gives them so many tenths of a chance, in
// percent: they commit their cards with an eye on the whole battle, where the book looks at one skirmish after the other.
// Measured by TestOddsAmongVeterans.
var practice = [...]int{10, 23, 34, 46, 54, 63, 69, 76, 84, 92, 100}

// What people are told where the book sees no way, and where it sees no other, in percent: cards that nobody knows, and how
// they are committed, turn some of these battles all the same.
const (
	mostHopeless = 10
	leastSafe    = 98
)

// Told is a chance in percent as people are told it; Least and Most differ where the book is certain and players are not.
type Told struct{ Least, Most int }

// Told is the attacker's chance as people are told it: what veterans make of it, or of cards the chance itself.
func (o *BattleOdds) Told() Told {
	if o.Takes.Ways == 0 {
		return Told{0, mostHopeless}
	}
	if o.Takes.Ways == o.Takes.Of {
		return Told{leastSafe, 100}
	}
	n := min(o.Takes.Permille(), 999)
	if o.Planned {
		told := min(max((n+5)/10, 1), 99)
		return Told{told, told}
	}
	low := practice[n/100]
	told := min(low+(practice[n/100+1]-low)*(n%100)/100, 99)
	return Told{told, told}
}

// ToldLost is the mean number of units that a side loses, in hundredths, at the chance that people are told: with what is lost when the area is
// taken, and what when it is not, as by the book.
func (o *BattleOdds) ToldLost(side int) int {
	takes, fails := o.Takes.Ways, o.Takes.Of-o.Takes.Ways
	if o.Planned || takes == 0 || fails == 0 {
		return o.Mean(side)
	}
	all := uint64(0)
	for i, w := range o.Lost[side].Ways {
		all += w * uint64(o.Lost[side].Low+i)
	}
	told := o.Told().Mean()
	won, lost := int(10000*o.won[side]/takes), int(10000*(all-o.won[side])/fails) // in ten-thousandths of a unit
	return (told*won + (100-told)*lost + 5000) / 10000
}

// Not is the defender's chance.
func (t Told) Not() Told { return Told{100 - t.Most, 100 - t.Least} }

// Mean is the middle of what is told.
func (t Told) Mean() int { return (t.Least + t.Most) / 2 }

// Chances are the two ends of what is told.
func (t Told) Chances() (least, most odds.Chance) {
	return odds.Chance{Ways: uint64(t.Least), Of: 100}, odds.Chance{Ways: uint64(t.Most), Of: 100}
}

// Worded is a sentence with what is told as its last argument: key itself for a number, key.under and key.over for less and
// more than one.
func (t Told) Worded(key string, args ...rules.Arg) rules.Text {
	switch {
	case t.Least == t.Most:
		return rules.Say(key, append(args, rules.N(t.Most))...)
	case t.Least == 0:
		return rules.Say(key+".under", append(args, rules.N(t.Most))...)
	}
	return rules.Say(key+".over", append(args, rules.N(t.Least))...)
}
