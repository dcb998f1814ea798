package sector_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
)

// TestAPlayerWhoIsOutIsSaidToBe: his card says so, and nothing of what he might still reach (1.6).
func TestAPlayerWhoIsOutIsSaidToBe(t *testing.T) {
	at := sitAt(t, "es", 1280, 800, playUntil(t, entry(), rules.Setup{Seats: 2}, company(2), func(v *game.View) bool { return v.Round == 2 }))
	at.Tick(30)
	v := at.session.Chair(0).View().(game.View)
	at.face.Show(v)
	at.Tick(2)
	orders := at.says("Órdenes")
	prove.Is(t, "nobody is out", at.says("fuera de la partida"), 0)
	v.Seats[1].Out = true
	at.face.Show(v)
	at.Tick(2)
	prove.Is(t, "one is", at.says("fuera de la partida"), 1)
	prove.Is(t, "of whom no orders are told", at.says("Órdenes"), orders-1)
}
