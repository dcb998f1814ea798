package table

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Areas is where everything on the table lies, in canvas pixels. A rectangle of no width is not shown.
type Areas struct {
	Window   canvas.Rect
	Top      canvas.Rect // the bar: turn, round, segment, whose move, what is awaited
	Seats    canvas.Rect // a card per player
	Map      canvas.Rect // everything between the columns
	Hand     canvas.Rect // over the lower edge of the map
	Mini     canvas.Rect // over its lower right corner
	Decision canvas.Rect // the answers, with their number keys
	Detail   canvas.Rect // what is selected, and the odds
	Log      canvas.Rect // the chronicle
	Narrow   bool        // too narrow for both columns: players shrink to a strip under the bar
}

// narrowest is the width, in design pixels, that still has room for both columns.
const narrowest = 1000

// Arrange lays the table out for a window of w by h canvas pixels. hand is the height that the game wants for the
// cards in hand, in design pixels; answers is how many answers there are to choose from.
func Arrange(w, h float64, t *ui.Theme, hand float64, answers int) Areas {
	a := Areas{Window: canvas.Rect{W: w, H: h}, Narrow: w < t.Px(narrowest)}
	top := min(t.Px(ui.TopBar), h)
	a.Top = canvas.Rect{W: w, H: top}
	left, right := t.Px(ui.LeftColumn), t.Px(ui.RightColumn)
	if a.Narrow {
		left, right = 0, min(right, w*0.45)
	}
	if w < t.Px(560) { // a phone: the answers lie under the map
		return arrangePortrait(a, t)
	}
	a.Seats = canvas.Rect{Y: top, W: left, H: h - top}
	a.Map = canvas.Rect{X: left, Y: top, W: w - left - right, H: h - top}
	arrangeRight(&a, canvas.Rect{X: w - right, Y: top, W: right, H: h - top}, t, answers)
	arrangeOverMap(&a, t, hand)
	return a
}

// arrangeRight shares the right column: answers as many as needed up to half, then detail, then the chronicle.
func arrangeRight(a *Areas, col canvas.Rect, t *ui.Theme, answers int) {
	g := t.Px(ui.Gutter)
	inner := canvas.Rect{X: col.X + g, Y: col.Y + g, W: col.W - 2*g, H: col.H - 2*g}
	row := t.Px(ui.ButtonHeight + ui.ButtonGap)
	want := t.Px(ui.HeadingHeight+34) + float64(max(answers, 2))*row
	a.Decision = canvas.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: min(want, inner.H*0.46)}
	rest := inner.H - a.Decision.H - 2*g
	detail := min(max(rest*0.5, t.Px(210)), t.Px(330))
	if rest < t.Px(300) { // a low window: no room for the chronicle
		detail = max(rest, 0)
	}
	a.Detail = canvas.Rect{X: inner.X, Y: a.Decision.Y + a.Decision.H + g, W: inner.W, H: detail}
	if left := rest - detail; left >= t.Px(80) {
		a.Log = canvas.Rect{X: inner.X, Y: a.Detail.Y + a.Detail.H + g, W: inner.W, H: left}
	} else {
		a.Detail.H = max(rest+g, 0)
	}
}

// arrangeOverMap puts the hand and the minimap on the map.
func arrangeOverMap(a *Areas, t *ui.Theme, hand float64) {
	m := a.Map
	hand *= min(max(m.H/t.Px(860), 0.5), 1)
	a.Hand = canvas.Rect{X: m.X, Y: m.Y + m.H - t.Px(hand), W: m.W, H: t.Px(hand)}
	if m.W >= t.Px(620) && m.H >= t.Px(420) {
		w := t.Px(210)
		h := t.Px(150)
		a.Mini = canvas.Rect{X: m.X + m.W - w - t.Px(12), Y: m.Y + m.H - h - t.Px(12), W: w, H: h}
		a.Hand.W -= w + t.Px(20)
	}
}

// arrangePortrait is for windows too narrow for any column: map above, answers and hand below.
func arrangePortrait(a Areas, t *ui.Theme) Areas {
	w, h := a.Window.W, a.Window.H-a.Top.H
	g := t.Px(ui.Gutter)
	a.Narrow = true
	a.Map = canvas.Rect{Y: a.Top.H, W: w, H: h * 0.55}
	below := canvas.Rect{X: g, Y: a.Top.H + h*0.55 + g, W: max(w-2*g, 0), H: max(h*0.45-2*g, 0)}
	hand := min(t.Px(90), below.H*0.4)
	a.Decision = canvas.Rect{X: below.X, Y: below.Y, W: below.W, H: below.H - hand}
	a.Hand = canvas.Rect{X: below.X, Y: below.Y + a.Decision.H, W: below.W, H: hand}
	return a
}
