package sector

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAttackersAreCountedBesideTheWorld: who gathers to attack is in no area, and would be nowhere on a small slate; once the battle is drawn
// they stand there.
func TestAttackersAreCountedBesideTheWorld(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	v := started(t, 1, 2, 1)
	f := &Face{app: app, view: v}
	f.board = board{lay: arrange(796, 600, 1, &v, nil), slate: canvas.Rect{W: 796, H: 600}, zoom: 1, unit: 1}
	k := &f.view.Battle
	k.On, k.Area, k.Seats = true, f.view.Planets[0].Areas[0], [2]rules.Seat{0, 1}
	k.Ready[0][0], k.Ready[0][1] = 2, 5
	q := f.planetOf(k.Area)
	says := func(planet int) bool {
		u, in, found := ui.NewUI(app), ui.Input{W: 796, H: 600, Scale: 1}, false
		u.Begin(&in)
		f.drawAttackers(u, planet)
		u.End()
		u.Texts(func(s string, _ canvas.Point) { found = found || s == "7" })
		return found
	}
	prove.Is(t, "at the world that is attacked", says(q), true)
	other := slices.IndexFunc(f.board.lay.spots[:], func(s spot) bool { return s.in && s != f.board.lay.spots[q] })
	prove.Is(t, "at another", says(other), false)
	k.Slots = make([]game.SlotView, 1)
	prove.Is(t, "in the battle", says(q), false)
}
