package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Whoever intercepts reads that the active Army may go back before there is a battle (6.17), unless it has just come ashore; how likely that
// is, is what the Army itself is told when it may.
func TestAnInterceptedArmyMayGoBack(t *testing.T) {
	flight := func(b *table) (goes rules.Way, told bool) {
		for _, k := range b.Stakes(b.asked(), b.move("intercept leonnatos kelainai"), nil) {
			if k.Rule == "6.17" {
				return k.Ways[1], true
			}
		}
		return goes, false
	}
	goes, told := flight(entered(t))
	prove.True(t, "told", told)
	b := intercepted(t)
	for _, k := range b.Stakes(b.asked(), b.move("evade gordion"), nil) {
		if k.Rule == "6.12" {
			prove.Is(t, "as likely as the Army is told", goes.Most, k.Ways[0].Most)
		}
	}
	ashore := entered(t)
	ashore.entry.landed = true
	_, told = flight(ashore)
	prove.Is(t, "ashore", told, false)
}
