package table

import (
	"math"

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
	Tabs     canvas.Rect // the names of the panels that share the page
	Page     canvas.Rect // where there is no room for every panel, some take turns here
	Note     canvas.Rect // what the coach says, in lessons
	Spread   canvas.Rect // all but bar and note, while a face lays something over it
	Shared   [TabCount]bool
}

// Tab is a panel that may have to share the page with others.
type Tab uint8

// The tabs, in the order of their tabs.
const (
	AnswerTab Tab = iota
	DetailTab
	SeatsTab
	LogTab
	TabCount // how many there are
)

// Widths and heights, in design pixels, below which panels begin to share a page.
const (
	narrowest = 1000 // both columns
	lowest    = 430  // a column with the answers apart
	slimmest  = 600  // two panels side by side
	tallest   = 640  // a column with answers, detail and chronicle
)

// leastAnswers is the least height of the answers, in design pixels, so that the panels below them do not always move.
const leastAnswers = 130

// leastPage is the least height of the panels below the answers, in design pixels.
const leastPage = 120

// leastUpright is the least height of panels that share a page below the map, in design pixels: of three answers or so as fingers need
// them. A map that can be lower gives way to them.
const leastUpright = 256

// leastLesson is that below a note, where the map is low already.
const leastLesson = 232

// tabHeight is the height of the names of the panels that share a page, in design pixels under a mouse.
const tabHeight = 30

// tabGap is what lies between two names, and between them and the page, in design pixels.
const tabGap = 4

// Arrange lays the table out for a window of w by h canvas pixels. hand is the height that the game wants for the
// cards in hand, in design pixels; answers is how high the question and its answers are, in canvas pixels, where they
// are so wide, and how high they must be for the first, the advised and the last answer.
func Arrange(w, h float64, t *ui.Theme, hand float64, answers func(width float64) (all, least float64)) Areas {
	a := Areas{Window: canvas.Rect{W: w, H: h}}
	top := min(t.Px(ui.TopBar), h)
	a.Top = canvas.Rect{W: w, H: top}
	if upright(w, h, t) {
		arrangePortrait(&a, t, hand)
		return a
	}
	left, right := column(w, ui.LeftColumn, 0.13, t), column(w, ui.RightColumn, 0.2, t)
	narrow := w < t.Px(narrowest)
	if narrow {
		left, right = 0, min(right, w*0.45)
	}
	a.Seats = canvas.Rect{Y: top, W: left, H: h - top}
	a.Map = canvas.Rect{X: left, Y: top, W: w - left - right, H: h - top}
	arrangeRight(&a, canvas.Rect{X: w - right, Y: top, W: right, H: h - top}, t, answers, narrow)
	arrangeOverMap(&a, t, hand)
	return a
}

// upright says whether a window is laid out from top to bottom: the map, the hand, then the panels.
func upright(w, h float64, t *ui.Theme) bool { return h > w*1.15 || w < t.Px(560) && h > w*.95 }

// column is the width of a side column: its share of a wide window, within a quarter of its usual width.
func column(w, usual, share float64, t *ui.Theme) float64 {
	return math.Round(min(max(w*share, t.Px(usual)), t.Px(usual*1.25)))
}

// arrangeRight shares the right column: the answers as high as they need, below them detail and chronicle. What finds
// no room there, and the players of a narrow window, take turns on a page.
func arrangeRight(a *Areas, col canvas.Rect, t *ui.Theme, answers func(float64) (all, least float64), narrow bool) {
	g := t.Px(ui.Gutter)
	inner := canvas.Rect{X: col.X + g, Y: col.Y + g, W: col.W - 2*g, H: col.H - 2*g}
	if inner.H < t.Px(lowest) {
		a.share(inner, t, AnswerTab, DetailTab, LogTab)
		a.Shared[SeatsTab] = narrow
		return
	}
	frame := t.Px(ui.HeadingHeight + ui.Gutter + ui.Padding)
	all, least := answers(inner.W - 2*t.Px(ui.Padding))
	most := max(inner.H*0.46, inner.H-2*g-min(max(inner.H*0.42, t.Px(310)), t.Px(460)), frame+least)
	want := min(frame+max(all, t.Px(leastAnswers)), most, inner.H-g-t.Px(leastPage))
	tall := inner.H >= t.Px(tallest) && inner.H-want >= t.Px(tallest-leastAnswers)/2
	a.Decision = ui.CutTop(&inner, want)
	ui.CutTop(&inner, g)
	if tall {
		a.Log = ui.CutBottom(&inner, max(inner.H*0.38, inner.H-g-t.Px(360)))
		ui.CutBottom(&inner, g)
	}
	a.Detail = inner
	switch {
	case narrow && a.Log.H > 0:
		a.share(inner, t, DetailTab, SeatsTab)
	case narrow:
		a.share(inner, t, DetailTab, SeatsTab, LogTab)
	case a.Log.H == 0:
		a.share(inner, t, DetailTab, LogTab)
	}
}

// Heights in design pixels: of a face's own panel that has room enough, and the least of the chronicle below it, which shows its last lines.
const (
	roomyDetail = 760
	leastLog    = 120
)

// foldLog gives the room of the chronicle to the panel above it, where that is low, but for the last lines.
func (a *Areas) foldLog(t *ui.Theme) {
	more := math.Round(min(t.Px(roomyDetail)-a.Detail.H, a.Log.H-t.Px(leastLog)))
	if more <= 0 || a.Log.Y < a.Detail.Bottom() {
		return
	}
	a.Detail.H += more
	a.Log.Y, a.Log.H = a.Log.Y+more, a.Log.H-more
}

// share makes panels take turns in r, with their names above.
func (a *Areas) share(r canvas.Rect, t *ui.Theme, tabs ...Tab) {
	a.Tabs = ui.CutTop(&r, t.Px(t.Tall(tabHeight)))
	ui.CutTop(&r, t.Px(tabGap))
	a.Page = r
	for _, l := range tabs {
		a.Shared[l] = true
		*a.of(l) = canvas.Rect{}
	}
}

func (a *Areas) of(l Tab) *canvas.Rect {
	switch l {
	case AnswerTab:
		return &a.Decision
	case DetailTab:
		return &a.Detail
	case SeatsTab:
		return &a.Seats
	}
	return &a.Log
}

// Turn gives the page to one of the panels that share it, to the first of them if that one does not, and returns it.
func (a *Areas) Turn(to Tab) Tab {
	if a.Page.W <= 0 {
		return to
	}
	if !a.Shared[to] {
		for to = 0; !a.Shared[to]; to++ {
		}
	}
	*a.of(to) = a.Page
	return to
}

// arrangeOverMap puts the hand and the minimap on the map, or the hand under a map that is higher than wide.
func arrangeOverMap(a *Areas, t *ui.Theme, hand float64) {
	hand *= min(max(a.Map.H/t.Px(860), 0.5), 1)
	if a.Map.W < a.Map.H { // the theatre is wide: let the hand have what it tabs
		a.Hand = ui.CutBottom(&a.Map, t.Px(hand))
		return
	}
	m := a.Map
	a.Hand = canvas.Rect{X: m.X, Y: m.Y + m.H - t.Px(hand), W: m.W, H: t.Px(hand)}
	if m.W >= t.Px(720) && m.H >= t.Px(480) {
		w := t.Px(210)
		h := t.Px(150)
		a.Mini = canvas.Rect{X: m.X + m.W - w - t.Px(12), Y: m.Y + m.H - h - t.Px(12), W: w, H: h}
		a.Hand.W -= w + t.Px(20)
	}
}

// arrangePortrait is for windows higher than wide: the map above, the hand below it, then the panels.
func arrangePortrait(a *Areas, t *ui.Theme, hand float64) {
	g := t.Px(ui.Gutter)
	rest := a.Window
	ui.CutTop(&rest, a.Top.H)
	usual := min(rest.H*0.54, rest.W*0.95)
	if t.Touch && rest.W-2*g < t.Px(slimmest) {
		room := rest.H - min(t.Px(hand), rest.W*0.3) - t.Px(leastUpright)
		usual = min(usual, max(room, rest.W*0.66))
	}
	a.Map = ui.CutTop(&rest, math.Round(usual))
	a.Hand = ui.CutTop(&rest, math.Round(min(t.Px(hand), rest.H*0.36, rest.W*0.3)))
	rest = canvas.Rect{X: g, Y: rest.Y + g, W: max(rest.W-2*g, 0), H: max(rest.H-2*g, 0)}
	if rest.W < t.Px(slimmest) {
		a.share(rest, t, AnswerTab, DetailTab, SeatsTab, LogTab)
		return
	}
	a.Decision = ui.CutLeft(&rest, math.Round((rest.W-g)/2))
	ui.CutLeft(&rest, g)
	a.share(rest, t, DetailTab, SeatsTab, LogTab)
}
