package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/diadochi/palette"
)

// unitKinds are the counters of the unit types, in the game's order.
var unitKinds = [game.NumUnits]counters.Kind{counters.Mercenary, counters.LoyalMacedonian, counters.Elephant, counters.RoyalArmy, counters.SilverShields}

// unitNames are the keys of their texts.
var unitNames = [game.NumUnits]string{"mercenary", "loyal", "elephant", "royal", "silver"}

// describeUnit shows a type of unit, in the colours of whoever looks, and what it is good for (1.53-1.59).
func (f *Face) describeUnit(u *ui.UI, r *canvas.Rect, kind int, viewer rules.Seat) {
	colours := palette.Independent
	if viewer >= 0 {
		colours = f.faction(viewer)
	}
	box := ui.CutTop(r, u.Px(62))
	u.Picture(f.box.Unit(unitKinds[kind], colours, int(u.Px(54)), -1), canvas.Place{At: box.Center(), AnchorX: .5, AnchorY: .5})
	f.para(u, r, f.word("unit.help."+unitNames[kind]), ui.Body)
}

// describeUnits draws a counter for each kind of unit of a stack.
func (f *Face) describeUnits(u *ui.UI, r *canvas.Rect, k game.Stack) {
	row := ui.CutTop(r, u.Px(46))
	x := row.X
	for i, n := range k.Units {
		if n == 0 {
			continue
		}
		box := canvas.Rect{X: x, Y: row.Y, W: u.Px(40), H: u.Px(40)}
		u.Picture(f.box.Unit(unitKinds[i], f.faction(k.Owner), int(u.Px(36)), -int(n)), canvas.Place{At: box.Center(), AnchorX: .5, AnchorY: .5})
		u.Tip(box, f.unitTip(i, int(n)))
		x += u.Px(46)
	}
}

// unitTip says how many units of a kind there are and what one is worth.
func (f *Face) unitTip(kind, n int) string {
	return f.word("unit."+unitNames[kind], rules.N(n))
}

// averaged is the key that tells the strength of units: that of elephants is known only from their dice (7.10).
func averaged(key string, k game.Stack) string {
	if k.Units[game.Elephant] > 0 {
		return key + ".average"
	}
	return key
}
