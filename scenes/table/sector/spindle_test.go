package sector_test

import (
	"image/color"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// TestWhatCoversAnOrderIsMarked: whoever presses an order of his that is covered sees the orders in the way and the player whose they are.
func TestWhatCoversAnOrderIsMarked(t *testing.T) {
	planet := -1
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool {
		if v.Phase != 2 || v.Order.On || v.Deciding != 0 {
			return false
		}
		for q := range v.Planets {
			stack := v.Planets[q].Stack
			if n := len(stack); n > 1 && stack[n-1].Owner != 0 && stack[0].Owner == 0 && stack[n-2].Owner == 0 {
				planet = q
				return true
			}
		}
		return false
	})
	red := func(ref rules.Ref) (n int) {
		box, seen := at.face.Where(ref)
		if !seen {
			t.Fatalf("%v is not in view", ref)
		}
		img, want := at.Sees(), color.RGBAModel.Convert(ui.NewUI(at.App).Theme.Danger)
		for y := int(box.Y); y < int(box.Bottom()); y++ {
			for x := int(box.X); x < int(box.Right()); x++ {
				if img.At(x, y) == want {
					n++
				}
			}
		}
		return n
	}
	stack := rules.Ref{Kind: game.KindStack, ID: int16(planet)}
	owner := at.session.Chair(0).View().(game.View).Planets[planet].Stack
	for _, ref := range []rules.Ref{stack, {Kind: game.KindSeat, ID: int16(owner[len(owner)-1].Owner)}} {
		before := red(ref)
		at.Tick(60)
		at.Press(at.where(t, stack))
		at.Tick(2)
		look(t, at.Guide, "covered-marked")
		if after := red(ref); after < before+20 {
			t.Errorf("%v is not marked: %d red pixels, then %d; %q", ref, before, after, at.Says())
		}
		at.press(ui.KeyEscape)
		at.Tick(2)
	}
}
