package sector_test

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
)

// builds says whether the first seat is asked what to build.
func builds(v *game.View) bool {
	return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 0 && !v.Battle.On
}

// TestTheWorldThatIsBuiltOnStaysInSight opens the sheet of an order to build in small windows and in large letters: no tile lies on the
// world, and none is too small for a finger and its name.
func TestTheWorldThatIsBuiltOnStaysInSight(t *testing.T) {
	for _, c := range []struct {
		w, h  int
		scale float64
	}{{1024, 640, 1}, {1024, 640, 1.5}, {1024, 640, 2}, {1280, 800, 1}, {1280, 800, 1.5}, {1280, 800, 2}, {390, 844, 1}, {844, 390, 1}} {
		at := sitUntil(t, "es", c.w, c.h, 2, 0, builds)
		at.App.Prefs.TextScale = c.scale
		at.In.Touch = c.w < 1000
		at.Tick(5)
		name := fmt.Sprintf("build-%dx%d-%.0f", c.w, c.h, 100*c.scale)
		look(t, at.Guide, name)
		v := at.session.Chair(0).View().(game.View)
		world, seen := at.face.Where(v.Order.Planet)
		if !seen {
			t.Errorf("%s: the world is out of sight, at %v", name, world)
		}
		tiles := 0
		for _, good := range goods(&v) {
			tile, drawn := at.face.Where(good)
			if !drawn { // to be scrolled to
				continue
			}
			tiles++
			if tile.Meets(world.Inset(world.W * .1)) {
				t.Errorf("%s: the tile of %v at %v lies on the world at %v", name, good, tile, world)
			}
			if tile.W < 44*c.scale {
				t.Errorf("%s: the tile of %v is %v wide", name, good, tile.W)
			}
		}
		if tiles < 2 {
			t.Errorf("%s: only %d tiles are seen", name, tiles)
		}
	}
}

// goods is what an order to build sells to the first seat.
func goods(v *game.View) (list []rules.Ref) {
	add := func(kind uint8, first, n int) {
		for i := range n {
			list = append(list, rules.Ref{Kind: kind, ID: int16(first + i)})
		}
	}
	add(game.KindGood, 0, 3)
	add(game.KindUnit, game.UnitsOfPeople*v.Seats[0].People, game.UnitsOfPeople)
	add(game.KindBuilding, 4*v.Seats[0].People, 4)
	add(game.KindModule, 0, 3)
	return list
}

// TestATileOfAScrolledSheetIsPressed presses the tile of a worker on a sheet that is scrolled; a finger that drags the sheet from there
// buys none.
func TestATileOfAScrolledSheetIsPressed(t *testing.T) {
	at := sitUntil(t, "es", 390, 844, 2, 0, func(v *game.View) bool {
		return builds(v) && v.Order.Planet == v.Seats[0].Home && v.Seats[0].Pool > 1 && v.Seats[0].Minerals > 1
	})
	at.In.Touch = true
	at.App.Prefs.TextScale = 1.3
	at.Tick(40)
	worker := rules.Ref{Kind: game.KindGood, ID: game.WorkerGood}
	from, before := at.where(t, worker), at.session.Len()
	at.dragBy(from, -20, -60)
	at.Tick(20)
	prove.Is(t, "moves after a drag", at.session.Len()-before, 0)
	unit := rules.Ref{Kind: game.KindUnit, ID: int16(game.UnitsOfPeople * at.session.Chair(0).View().(game.View).Seats[0].People)}
	if r, _ := at.face.Where(unit); r.Center().Y > from.Y+20 {
		t.Errorf("the sheet has not followed the finger: %v", r)
	}
	at.In.Cursor.Y += 200
	at.In.Wheel = 20
	at.Tick(20)
	at.Press(at.where(t, worker))
	at.Tick(2)
	look(t, at.Guide, "build-scrolled")
	if at.session.Len() == before {
		t.Errorf("nothing is bought: %q", at.Says())
	}
}
