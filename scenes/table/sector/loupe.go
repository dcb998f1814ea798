package sector

import (
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
)

// A card lies small in the hand, in a booth or in an arch: under the cursor, or under a finger that rests on it, it comes near, so large
// that its whole text is read at the size of letters of the settings.

// loupe is the card that comes near in this tick, and where it lies.
type loupe struct {
	ref rules.Ref
	at  canvas.Rect
}

// aiming tells a card that was pointed at from one that came to lie under a cursor at rest, since those beside it were played: that one stays
// small until the cursor moves.
type aiming struct {
	ref    rules.Ref
	cursor canvas.Point
	shy    bool
}

// takes notes the card under the cursor in this tick, and says whether it may come near.
func (k *aiming) takes(ref rules.Ref, cursor canvas.Point) bool {
	if cursor != k.cursor {
		k.shy = false
	} else if ref != k.ref && ref.Kind != 0 {
		k.shy = true
	}
	k.ref, k.cursor = ref, cursor
	return !k.shy
}

// Widths, in design pixels, at which the words of a card are as large as those of the panels.
const readEvent, readCombat = widestCard, 124.0

// magnify lets a card come near if it is pointed at where it lies. A tap is no rest: what it means happens at once.
func (f *Face) magnify(u *ui.UI, ref rules.Ref, at canvas.Rect) {
	if !u.In.Present || !at.Contains(u.In.Cursor) {
		return
	}
	if _, tapped := u.In.Clicked(ui.LeftButton); tapped && u.App.Touch {
		return
	}
	f.loupe = loupe{ref, at}
}

// drawLoupe draws the card that comes near over everything else, unless it lies there as large.
func (f *Face) drawLoupe(u *ui.UI, a table.Areas, s *table.Sight) {
	k := f.loupe
	f.loupe = loupe{}
	if aimed := f.aiming.takes(k.ref, u.In.Cursor); k.ref.Kind == 0 || !aimed && !u.App.Touch {
		return
	}
	var finger *canvas.Point
	if u.App.Touch {
		finger = &u.In.Cursor
	}
	r := k.place(u.Px(1), a.Window, a.Map, finger)
	if r.H > k.at.H {
		s.Told = true // the card that says what hangs on an answer would lie over it
		u.Float(func() { f.drawCard(u, k.ref, canvas.Point{X: r.X, Y: r.Y}, r.W) })
	}
}

// place is where it lies then, where a design pixel is so large: its foot on that of the small card, above a finger, or beside that where
// the window ends. Panels beside the map can be read meanwhile.
func (k loupe) place(px float64, window, slate canvas.Rect, finger *canvas.Point) canvas.Rect {
	edge, wide, shape := 4*px, readCombat, cards.Height/cards.Width
	if k.ref.Kind == game.KindEvent {
		wide, shape = readEvent, cards.EventHeight/cards.EventWidth
	}
	room := window.Inset(edge)
	w := math.Floor(min(max(wide*px, k.at.H/shape), room.W, room.H/shape))
	r := canvas.Rect{X: k.at.Center().X - w/2, Y: k.at.Bottom() - w*shape, W: w, H: w * shape}
	if finger != nil {
		r = clearOf(*finger, r, k.at, room, fingertip/2*px)
	} else if slate.W >= w+2*edge {
		room.X, room.W = slate.X+edge, slate.W-2*edge
	}
	r.X = math.Round(min(max(r.X, room.X), room.Right()-r.W))
	r.Y = math.Round(min(max(r.Y, room.Y), room.Bottom()-r.H))
	return r
}

// clearOf moves a large card off the finger that rests on the small one: above both, else to the freer side of the finger.
func clearOf(finger canvas.Point, r, small, room canvas.Rect, gap float64) canvas.Rect {
	if r.Y = min(small.Y, finger.Y-gap) - r.H; r.Y >= room.Y {
		return r
	}
	r.Y, r.X = finger.Y-r.H/2, finger.X+gap
	if finger.X > room.Center().X {
		r.X = finger.X - gap - r.W
	}
	return r
}
