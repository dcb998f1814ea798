package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/sprites/canvas"
)

// Below the row of a landing stands what answers it, and below the flags who is an enemy.
func TestTheFleetPageTellsWhatAnswersALanding(t *testing.T) {
	g := sitAt(t, matchAt(t, strings.Replace(arrived, "planet arvelo resources 3 influence 2", "planet arvelo resources 3 influence 2 troops 2", 1)))
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	look(t, g, "defences")
	prove.True(t, "the militia: "+strings.Join(g.Says(), "; "), saysPart(g, "The militia defends: 2 Troops"))
	prove.True(t, "no House is an enemy", saysPart(g, "You are at war with nobody"))
}

// The card of a place in reach says what would answer the Troops aboard.
func TestTheCardOfATargetTellsItsDefences(t *testing.T) {
	g := sitAt(t, matchAt(t, arrived+"hex B2 orsenda\nplanet orsenda resources 3 influence 2 troops 1\nwar 1 2\n"))
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	at, _ := g.Find("Orsenda")
	g.In.Cursor, g.In.Moved, g.In.Present = canvas.Point{X: at.X + 10, Y: at.Y - 20}, true, true
	g.Tick(80)
	look(t, g, "defences-card")
	prove.True(t, "the militia: "+strings.Join(g.Says(), "; "), saysPart(g, "Orsenda: The militia defends: one"))
	prove.True(t, "the enemy is named", saysPart(g, "Enemies: Aldemar"))
}
