package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAWithdrawalIsPraisedForWhatNoOtherAreaHas lets a unit withdraw to areas of which one has a base of its own, units of its own or a card
// to be won: the reason of that one fits none of the others (4.8).
func TestAWithdrawalIsPraisedForWhatNoOtherAreaHas(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 quillback 2", "base 1 ilvane-1")
	b.order("mobilise ilvane")
	b.play(0, "move deckhand ashmere-1 ilvane-2", "done")
	b.s.depth = 0 // the battle is lost
	b.s.battle.ready[attacking] = [unitsOfPeople]uint8{1}
	b.s.push(frame{kind: inWithdrawal, seat: 0, a: int16(attacking), b: int16(defending)})
	moves := rules.Moves(b.s, 0, nil)
	prove.Is(t, "areas that take the unit", len(moves), 2)
	based, other := b.area("ilvane-1"), b.area("ilvane-3")
	reason := func(a area) string {
		return b.s.purpose(0, rules.Move{Verb: withdrawVerb, A: moves[0].A, B: int16(a)})[0].Key
	}
	prove.Is(t, "beside a base of its own", reason(based), "sector.hint.withdraw-base")
	prove.True(t, "elsewhere another reason", reason(other) != reason(based))
	b.s.base[based] = nobody
	b.s.owner[other], b.s.units[other][0] = 0, 1
	prove.Is(t, "beside a unit of its own", reason(other), "sector.hint.withdraw-joins")
	prove.True(t, "and another reason elsewhere", reason(based) != reason(other))
	b.s.base[based] = 1
	prove.Is(t, "where a base of the enemy falls", reason(based), "sector.hint.raze")
}
