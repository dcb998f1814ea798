package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
)

// fought makes the stage of a battle follow an event, and says whether it was one of a battle.
func (f *Face) fought(e rules.Event) bool {
	b := &f.view.Battle
	side := 0
	if e.Seat == b.Seats[1] {
		side = 1
	}
	switch e.Verb {
	case game.EvBattle:
		*b = game.BattleView{On: true, Area: e.To, Seats: [2]rules.Seat{e.Seat, rules.Seat(e.Who.ID)}, Slots: make([]game.SlotView, min(e.N, e.M))}
	case game.EvForce:
		i := int(e.Who.ID) % game.UnitsOfPeople
		b.Ready[e.M][i], b.Alive[e.M][i] = uint8(e.N), uint8(e.N)
	case game.EvSaved:
		f.spare(e.Who, side)
	case game.EvUnitLost, game.EvWithdraws, game.EvRecalled:
		if e.Verb == game.EvUnitLost {
			f.fallFor(e)
		}
		if b.On && e.From == b.Area {
			b.Alive[side][int(e.Who.ID)%game.UnitsOfPeople]--
		}
		return false
	case game.EvFront, game.EvSupport:
		f.lineUp(e)
	case game.EvShown:
		f.acts.shown = true
		if slot := f.slot(int(e.N)); slot != nil {
			if game.FactsOfCard(e.Who).Ploy {
				slot.Ploy[e.M] = e.Who
			} else {
				slot.Strike[e.M] = e.Who
			}
		}
	case game.EvStrength:
		k := &f.acts
		k.sums[side] = [2]int{int(e.N), int(e.M)}
		if slot := f.slot(k.judged/2 + 1); slot != nil && k.shown && k.judged%2 == 1 { // each stands against the other's
			for i, sum := range k.sums {
				slot.Attack[i], slot.Health[i] = sum[0], sum[1]
			}
		}
		k.judged++
	case game.EvBeaten:
		if slot := f.slot(int(e.N)); slot != nil {
			slot.Beaten[e.M] = true
		}
	case game.EvBattleEnds:
		b.On, b.Slots = false, nil
		a := &f.view.Areas[e.To.ID]
		a.Owner, a.Units = e.Seat, b.Alive[side]
		if total(&a.Units) == 0 {
			a.Owner = rules.Nobody
		}
		control(a)
	default:
		return false
	}
	return true
}

// spare lets a beaten front unit stand again: the last that was beaten, for skirmishes are judged one after the other. The next unit
// that its side loses is one of those behind it.
func (f *Face) spare(unit rules.Ref, side int) {
	b := &f.view.Battle
	for i := len(b.Slots) - 1; i >= 0; i-- {
		if slot := &b.Slots[i]; slot.Beaten[side] && !slot.Saved[side] && slot.Front[side] == unit {
			slot.Saved[side] = true
			f.acts.spared = i + 1
			return
		}
	}
}

// fallFor takes the support off the stage that dies for the unit in front of it.
func (f *Face) fallFor(e rules.Event) {
	slot := f.slot(f.acts.spared)
	f.acts.spared = 0
	if slot == nil {
		return
	}
	side := 0
	if e.Seat == f.view.Battle.Seats[1] {
		side = 1
	}
	if n := &slot.Supports[side][int(e.Who.ID)%game.UnitsOfPeople]; *n > 0 {
		*n--
	}
}

// slot is a skirmish by its number from 1, nil where there is none.
func (f *Face) slot(n int) *game.SlotView {
	if n < 1 || n > len(f.view.Battle.Slots) {
		return nil
	}
	return &f.view.Battle.Slots[n-1]
}

// lineUp sends a unit from those that wait to the front or behind it.
func (f *Face) lineUp(e rules.Event) {
	b, slot := &f.view.Battle, f.slot(int(e.N))
	i := int(e.Who.ID) % game.UnitsOfPeople
	if slot == nil || b.Ready[e.M][i] == 0 {
		return
	}
	b.Ready[e.M][i]--
	if e.Verb == game.EvFront {
		slot.Front[e.M] = e.Who
	} else {
		slot.Supports[e.M][i]++
	}
}
