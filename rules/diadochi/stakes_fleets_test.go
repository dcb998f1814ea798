package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestWhoInterceptsAtSeaIsToldWhatItMayCost: his fleets are dispersed if he loses (8.25), and the largest fleet goes with them (14.10); else the
// voyage goes back where it began, and its escort is dispersed (8.26).
func TestWhoInterceptsAtSeaIsToldWhatItMayCost(t *testing.T) {
	b := sailing3(t)
	p := b.asked()
	told := func(key string) bool {
		stakes := b.Stakes(p, b.move("target miletos"), nil)
		naval := slices.IndexFunc(stakes, func(k rules.Stake) bool { return k.What.Key == "diadochi.stake.naval" })
		return slices.ContainsFunc(stakes[naval].Why, func(x rules.Text) bool { return x.Key == "diadochi.stake.why."+key })
	}
	sails := b.march.seat
	b.largest = sails
	prove.True(t, "his fleets", told("fleets-lost"))
	b.largest = p
	prove.True(t, "the largest fleet", told("fleets-lost.largest"))
	b.voyage.escort = 0
	prove.True(t, "who has no escort turns back", told("turned-back"))
	for fl := range fleet(numFleets) {
		if b.availableFleets(sails)&(1<<fl) != 0 {
			b.voyage.escort = 1 << fl
			prove.True(t, "with an escort it is dispersed", told("turned-back.escort"))
			return
		}
	}
	t.Error("the voyage has no fleets at all")
}
