package sector_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// TestAnOrderIsNotTurnedUpByOnePress presses a world, and the orders on it, where one of one's own lies on top: it can be executed or given
// up there, and which is asked before anything is revealed, because no order can be taken back once it is.
func TestAnOrderIsNotTurnedUpByOnePress(t *testing.T) {
	at := sitDown(t, "es", 1280, 800, 2, 0, 1, 2)
	var m rules.Move
	for _, f := range at.table.Asks().Legal {
		if f.Move.Verb == game.ExecuteMove {
			m = f.Move
		}
	}
	if m.Verb != game.ExecuteMove {
		t.Fatalf("no order may be executed: %q", at.Says())
	}
	at.Tick(90)
	before := at.session.Len()
	world := rules.Ref{Kind: game.KindPlanet, ID: m.A}
	for _, ref := range []rules.Ref{world, {Kind: game.KindStack, ID: m.A}} {
		at.Press(at.where(t, ref))
		at.Tick(2)
		if at.session.Len() != before {
			t.Fatalf("a press on %v has answered: %v", ref, at.session.Entry(before).Move)
		}
		if about := at.table.Popped(); about.ID != m.A || about.Kind != ref.Kind && about != world {
			t.Fatalf("the question is about %v, not %v: the screen says %q", about, ref, at.Says())
		}
		look(t, at.Guide, "executing")
		at.Key(ui.KeyEscape)
		at.Tick(2)
	}
	at.Press(at.where(t, world))
	at.Tick(2)
	at.Key(ui.KeyEnter)
	at.Tick(2)
	if at.session.Len() == before || at.session.Entry(before).Move != m {
		t.Errorf("the first row does not execute the order: the screen says %q", at.Says())
	}
}
