package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// TestWhoeverIsSavedStands: a front unit for which a support dies (4.5) stands again, and the support is gone.
func TestWhoeverIsSavedStands(t *testing.T) {
	quillback, minnow := unitRef(1, 1), unitRef(1, 0)
	f := &Face{}
	f.view.Areas = make([]game.AreaView, 1)
	f.view.Battle = game.BattleView{On: true, Area: areaRef(0), Seats: [2]rules.Seat{0, 1}, Slots: make([]game.SlotView, 2)}
	for i := range f.view.Battle.Slots {
		f.view.Battle.Slots[i].Front = [2]rules.Ref{unitRef(0, 0), quillback}
		f.view.Battle.Slots[i].Supports[1][0] = 1
	}
	f.view.Battle.Alive[1] = [game.UnitsOfPeople]uint8{2, 2}
	beaten := func(slot int16) rules.Event {
		return rules.Event{Verb: game.EvBeaten, Seat: 1, Who: quillback, To: areaRef(0), N: slot, M: 1}
	}
	lost := func(unit rules.Ref) rules.Event {
		return rules.Event{Verb: game.EvUnitLost, Seat: 1, Who: unit, From: areaRef(0), N: 1}
	}
	events := []rules.Event{beaten(1), lost(quillback), beaten(2), {Verb: game.EvSaved, Seat: 1, Who: quillback, To: areaRef(0)}, lost(minnow), lost(minnow)}
	for _, c := range program(nil, &f.view, events) { // what has no time of its own would not happen
		f.happen(c.event)
	}
	first, second := &f.view.Battle.Slots[0], &f.view.Battle.Slots[1]
	if !fallen(first, 1) || first.Supports[1][0] != 1 {
		t.Errorf("the first lies: %v, supports behind it: %d", fallen(first, 1), first.Supports[1][0])
	}
	if fallen(second, 1) || second.Supports[1][0] != 0 {
		t.Errorf("the one saved lies: %v, supports behind it: %d", fallen(second, 1), second.Supports[1][0])
	}
}
