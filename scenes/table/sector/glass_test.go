package sector_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	face "tyche/scenes/table/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// invading says whether the first seat moves units to a world with enemies from one beside it.
func invading(v *game.View) bool {
	o := &v.Order
	if !o.On || o.Seat != 0 || o.Order.ID%3 != 1 || v.Battle.On {
		return false
	}
	enemies := 0
	for _, area := range v.Planets[o.Planet.ID].Areas {
		if a := &v.Areas[area.ID]; a.Owner > 0 {
			enemies++
		}
	}
	return enemies > 0 && reserve(v) >= 2
}

// reserve counts the units that could come by a transport of the first seat.
func reserve(v *game.View) (n int) {
	for _, r := range v.Routes {
		other := r.A
		switch v.Order.Planet {
		case r.A:
			other = r.B
		case r.B:
		default:
			continue
		}
		for _, seat := range r.Transports {
			for _, area := range v.Planets[other.ID].Areas {
				if a := &v.Areas[area.ID]; seat == 0 && a.Owner == 0 {
					for _, k := range a.Units {
						n += int(k)
					}
				}
			}
		}
	}
	return n
}

func TestLookThroughTheGlass(t *testing.T) {
	for _, row := range []struct {
		name, language string
		w, h, seats    int
	}{{"glass-es", "es", 1280, 800, 4}, {"glass-en", "en", 1600, 1000, 3}, {"glass-small-es", "es", 1024, 640, 4}, {"glass-low-es", "es", 844, 390, 4}, {"glass-low-en", "en", 844, 390, 2}} {
		at := sitUntil(t, row.language, row.w, row.h, row.seats, 0, invading)
		if at.In.Touch = row.h < 400; at.In.Touch {
			at.Tick(3)
		}
		untold(t, at.Guide)
		look(t, at.Guide, row.name)
		m, to := at.attack()
		at.Press(at.where(t, rules.Ref{Kind: game.KindArea, ID: m.B}))
		at.In.Cursor, at.In.Present = at.where(t, to), true
		at.Tick(3)
		untold(t, at.Guide)
		look(t, at.Guide, row.name+"-hand")
	}
}

// attack is an offered move of a unit from a world beside, an attack where there is one.
func (at *sat) attack() (m rules.Move, to rules.Ref) {
	v := at.session.Chair(0).View().(game.View)
	for _, f := range at.table.Asks().Legal {
		if f.Move.Verb != game.MoveMove || v.Areas[f.Move.B].Planet == v.Areas[f.Move.C].Planet {
			continue
		}
		if m.Verb == 0 || v.Areas[f.Move.C].Owner > 0 {
			m = f.Move
		}
	}
	return m, rules.Ref{Kind: game.KindArea, ID: m.C}
}

// TestAUnitIsTakenUpAndPutDown clicks a unit on a world beside and then an area; the area may be under attack, and the glass
// stays until the moves are ended.
func TestAUnitIsTakenUpAndPutDown(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, invading)
	m, to := at.attack()
	before := at.session.Len()
	at.Press(at.where(t, rules.Ref{Kind: game.KindArea, ID: m.B}))
	if at.session.Len() != before {
		t.Fatal("taking a unit up is a move already")
	}
	at.Press(at.where(t, to))
	if at.session.Len() != before+1 || at.session.Entry(before).Move != m {
		t.Fatalf("the unit was not moved: the screen says %q", at.Says())
	}
	at.Tick(120)
	v := at.session.Chair(0).View().(game.View)
	if v.Battle.On != (v.Areas[m.C].Owner > 0) || len(at.table.Asks().Legal) == 0 {
		t.Fatal("no attack, and nothing is asked")
	}
	if _, here := at.Find("Ya movidas"); !here {
		t.Errorf("the glass is gone: the screen says %q", at.Says())
	}
}

// TestAPlaqueIsPressedForItsArea presses what an area says of an attack, beside the world.
func TestAPlaqueIsPressedForItsArea(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, invading)
	m, _ := at.attack()
	before := at.session.Len()
	at.Press(at.where(t, rules.Ref{Kind: game.KindArea, ID: m.B}))
	plaque, there := at.Find("contra")
	if !there {
		t.Fatalf("no area tells its odds: the screen says %q", at.Says())
	}
	at.Press(plaque)
	if at.session.Len() != before+1 || at.session.Entry(before).Move.C != m.C {
		t.Errorf("the unit was not sent: the screen says %q", at.Says())
	}
}

// A press outside the glass puts back what was taken up: a finger has no other way.
func TestAPressBesideTheGlassPutsBack(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, invading)
	at.In.Touch = true
	at.Tick(3)
	m, _ := at.attack()
	at.Press(at.where(t, rules.Ref{Kind: game.KindArea, ID: m.B}))
	if _, held := at.Find("en la mano"); !held {
		t.Fatalf("nothing is in the hand: the screen says %q", at.Says())
	}
	before := at.session.Len()
	at.In.Touch = false
	at.Press(at.otherWorld(t))
	if _, held := at.Find("en la mano"); !held || at.session.Len() != before || !at.shows("La orden solo mueve unidades") {
		t.Errorf("a press on a world behind the glass is not refused: the screen says %q", at.Says())
	}
	at.In.Touch = true
	at.Press(canvas.Point{X: 260, Y: 560})
	if _, held := at.Find("en la mano"); held || at.session.Len() != before {
		t.Errorf("it is still in the hand: the screen says %q", at.Says())
	}
}

// otherWorld is a place behind the glass where a world is seen and nothing of the glass lies.
func (at *sat) otherWorld(t *testing.T) canvas.Point {
	v := at.session.Chair(0).View().(game.View)
	for q := range v.Planets {
		ref := rules.Ref{Kind: game.KindPlanet, ID: int16(q)}
		if r, seen := at.face.Where(ref); seen && v.Planets[q].InPlay && ref != v.Order.Planet && at.face.(*face.Face).UnderGlass(r.Center()).Kind == 0 {
			return r.Center()
		}
	}
	t.Fatal("no world is seen behind the glass")
	return canvas.Point{}
}

// TestACrewIsSentAtOnce takes up everybody on a world beside by its name: each unit moves by a move of its own, as many as
// there is room for.
func TestACrewIsSentAtOnce(t *testing.T) {
	var want int
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool {
		o := &v.Order
		if !o.On || o.Seat != 0 || o.Order.ID%3 != 1 || v.Battle.On || reserve(v) < 2 {
			return false
		}
		for _, area := range v.Planets[o.Planet.ID].Areas {
			if a := &v.Areas[area.ID]; a.Owner < 0 {
				want = min(reserve(v), a.Limit)
				return true
			}
		}
		return false
	})
	v := at.session.Chair(0).View().(game.View)
	before, to := at.session.Len(), rules.Ref{}
	for _, area := range v.Planets[v.Order.Planet.ID].Areas {
		if a := &v.Areas[area.ID]; a.Owner < 0 && to.Kind == 0 {
			to = area
		}
	}
	all, some := at.Find("todas")
	if !some {
		t.Fatalf("nobody can be taken up: %q", at.Says())
	}
	at.Press(all)
	at.Press(at.where(t, to))
	at.Tick(60 * 6)
	moved := 0
	for i := before; i < at.session.Len(); i++ {
		if m := at.session.Entry(i).Move; m.Verb == game.MoveMove && m.C == to.ID {
			moved++
		}
	}
	if moved < 1 || moved > want || want > 1 && moved < 2 {
		t.Errorf("%d of %d units moved", moved, want)
	}
}

// TestWhatIsRefusedUnderTheGlassMovesNobody puts a unit down where the rules refuse it, and back with the right button.
func TestWhatIsRefusedUnderTheGlassMovesNobody(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, invading)
	m, _ := at.attack()
	before := at.session.Len()
	at.Press(at.where(t, rules.Ref{Kind: game.KindArea, ID: m.B}))
	at.In.Pressed = append(at.In.Pressed, ui.Click{Button: ui.RightButton, At: at.In.Cursor})
	at.Tick(3)
	if _, open := at.Find("Seguir jugando"); open {
		t.Error("putting a unit back opened the menu")
	}
	at.Press(at.where(t, rules.Ref{Kind: game.KindArea, ID: m.C}))
	if at.session.Len() != before {
		t.Error("nothing was in hand, and yet a unit moved")
	}
}
