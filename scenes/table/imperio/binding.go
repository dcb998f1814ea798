package imperio

import (
	"math"
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/binding"
)

// leastCard is the height of the least card that hangs below the arms, in design pixels.
const leastCard = 178

// Close closes the atlas: its cover bears the tincture and the arms of the House that is to open it, and nothing else. The
// card hangs below the arms, in a low window beside them.
func (f *Face) Close(u *ui.UI, screen canvas.Rect, seat rules.Seat, public rules.View) (room canvas.Rect, bears bool) {
	if v, is := public.(*game.View); is && len(f.view.Houses) == 0 {
		f.view = v // a loaded game opens with the curtain: only what all see tells whose arms a seat bears
	}
	u.Picture(binding.Cover(f.theme, f.house(seat), int(screen.W), int(screen.H)), canvas.Place{At: canvas.Point{X: screen.X, Y: screen.Y}})
	x, y, radius := binding.Middle(screen.W, screen.H)
	mid := canvas.Point{X: screen.X + x, Y: screen.Y + y}
	f.bearArms(u, seat, mid, radius)
	low := mid.Y + radius*1.2
	if screen.Bottom()-low >= u.Px(leastCard) {
		return canvas.Rect{X: screen.X, Y: low, W: screen.W, H: screen.Bottom() - low}, true
	}
	side := mid.X + radius*1.2
	return canvas.Rect{X: side, Y: screen.Y, W: screen.Right() - side, H: screen.H}, true
}

// bearArms draws the arms of a seat in the sphere on the cover, for nobody in particular those of all in a ring.
func (f *Face) bearArms(u *ui.UI, seat rules.Seat, mid canvas.Point, radius float64) {
	if seat != rules.Nobody {
		f.Emblem(u, seat, mid, radius*1.5)
		return
	}
	size := radius * .62
	for i := range f.seats {
		turn := 2 * math.Pi * (float64(i) + .5) / float64(len(f.seats))
		f.Emblem(u, rules.Seat(i), canvas.Point{X: mid.X - math.Sin(turn)*radius*.56, Y: mid.Y - math.Cos(turn)*radius*.56}, size)
	}
}

// Errand says on the cover what a seat is called for, as far as all know it.
func (f *Face) Errand(seat rules.Seat, public rules.View) string {
	v := public.(*game.View)
	switch {
	case v.Battle.On:
		return f.word("errand.battle", rules.R(v.Battle.At))
	case v.Phase == game.PhaseSetup && mapped(v):
		return f.word("errand.troops")
	case v.Phase == game.PhaseSetup:
		return f.word("errand.setup")
	case int(seat) < len(v.Houses) && v.Houses[seat].Sealed:
		return f.word("errand.answer")
	}
	return f.word("errand.orders", rules.N(v.Turn))
}

// mapped says whether the map is made: before that Houses are chosen, after it their Troops are placed.
func mapped(v *game.View) bool {
	return slices.ContainsFunc(v.Hexes, func(h game.HexView) bool { return len(h.Planets) > 0 })
}

// Gathers says that with an event all plans are opened: everybody looks on at the film (9).
func (f *Face) Gathers(e rules.Event) bool { return e.Verb == game.EvSealed && e.Seat == rules.Nobody }

// Disperses says that nobody looks alone before there are plans to write again, which the table knows.
func (f *Face) Disperses(rules.View) bool { return false }

var (
	_ table.Closer     = (*Face)(nil)
	_ table.Errander   = (*Face)(nil)
	_ table.Gatherer   = (*Face)(nil)
	_ table.ListCloser = (*Face)(nil)
)
