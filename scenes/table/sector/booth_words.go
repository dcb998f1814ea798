package sector

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
)

// Whoever chooses among event cards reads what they do where they lie. Cards that are too small to bear it have it on a slip of
// paper: below each of them, or beside it, whichever leaves the cards larger.

// choiceLay is how the cards of a choice lie: in so many columns, each so wide.
type choiceLay struct {
	columns int
	width   float64
	slips   bool
	beside  bool // the slips lie to the right of the cards
	style   fonts.Style
}

// Measures of the slips in design pixels: the padding of the words, and the narrowest card beside or above them.
const (
	slipPadding = 7
	cardBeside  = 30 // its slip bears the name
	cardAbove   = 72 // it bears its name itself
	leastSlip   = 60
)

// slipSizes are the sizes of the letters on slips, as shares of those of the panels: the smallest are those of a card that bears
// its words itself.
var slipSizes = [...]float64{1, .9, .8, .72}

// smallSlip is the size of the letters on slips, as such a share, below which the card comes near.
const smallSlip = .9

// besideShare is the share of its cell that a card with a slip at its right takes.
const besideShare = .3

// layChoice finds out how the viewer's cards lie: with their words on them if they can be so large, else with slips, in the largest
// letters that fit; without words where there is no room for any.
func (f *Face) layChoice(u *ui.UI, r canvas.Rect) choiceLay {
	n, gap := len(f.view.Events), u.Px(8)
	bare := choiceLay{columns: 1}
	for c := 1; c <= n; c++ {
		if _, w := cardIn(u, cellOf(r, 0, c, n, gap)); w > bare.width {
			bare.columns, bare.width = c, w
		}
	}
	if bare.width >= u.Px(cards.Readable) {
		return bare
	}
	for _, size := range slipSizes {
		best := choiceLay{slips: true, style: u.Theme.Text(ui.Body)}
		best.style.Size *= size
		for c := 1; c <= n; c++ {
			for _, beside := range [...]bool{false, true} {
				if w := f.slipped(u, cellOf(r, 0, c, n, gap), best.style, beside); w > best.width {
					best.columns, best.width, best.beside = c, w, beside
				}
			}
		}
		if best.width > 0 {
			return best
		}
	}
	return bare
}

// slipped is how wide cards can be in such cells if the slip of each of them finds room; 0 if one does not.
func (f *Face) slipped(u *ui.UI, cell canvas.Rect, st fonts.Style, beside bool) float64 {
	room, least := cell, u.Px(cardAbove)
	if beside {
		room.W, least = cell.W*besideShare, u.Px(cardBeside)
	} else {
		room.H -= f.slipHeight(u, cell.W, st, false)
	}
	_, w := cardIn(u, room)
	if w < least || beside && f.slipHeight(u, cell.W-w, st, true) > cell.H {
		return 0
	}
	return w
}

// slipHeight is how high the highest slip of the choice is at this width; one beside its card bears the name as well.
func (f *Face) slipHeight(u *ui.UI, width float64, st fonts.Style, named bool) float64 {
	room, most := width-2*u.Px(slipPadding), 0.0
	if room < u.Px(leastSlip) {
		return math.Inf(1)
	}
	for _, ref := range f.view.Events {
		h := ui.TextHeight(f.effect(ref), st, room)
		if named {
			h += ui.TextHeight(f.name(ref), bold(st), room)
		}
		most = max(most, h)
	}
	return most + 2*u.Px(slipPadding)
}

func bold(st fonts.Style) fonts.Style {
	st.Bold = true
	return st
}

// drawChoice draws the viewer's event cards, which can be clicked, with what each of them does.
func (f *Face) drawChoice(u *ui.UI, r canvas.Rect) {
	lay := f.layChoice(u, r)
	if lay.width < 20 {
		return
	}
	for i, ref := range f.view.Events {
		cell := cellOf(r, i, lay.columns, len(f.view.Events), u.Px(8))
		cell.W = cellOf(r, 0, lay.columns, len(f.view.Events), u.Px(8)).W // a pixel less or more would break the lines elsewhere
		at, w := cardIn(u, cell)
		if lay.slips {
			cell, at, w = f.drawSlip(u, cell, ref, &lay)
		} else {
			cell = canvas.Rect{X: at.X, Y: at.Y, W: w, H: w * cards.EventHeight / cards.EventWidth}
		}
		f.put(ref, cell)
		if !lay.slips || lay.style.Size < smallSlip*u.Theme.Text(ui.Body).Size { // else its words are read there
			f.magnify(u, ref, cell)
		}
		u.Picture(f.deck.Event(f.eventCard(u, ref, w, f.lit(ref))), canvas.Place{At: at})
	}
}

// drawSlip draws the slip of a card into its cell and returns what both take, and where the card lies.
func (f *Face) drawSlip(u *ui.UI, cell canvas.Rect, ref rules.Ref, lay *choiceLay) (both canvas.Rect, card canvas.Point, w float64) {
	w = lay.width
	h, slip := math.Round(w*cards.EventHeight/cards.EventWidth), cell
	if lay.beside {
		slip.X, slip.W = cell.X+w, cell.W-w
		slip.H = max(h, f.slipHeight(u, slip.W, lay.style, true))
		slip.Y = math.Round(cell.Y + (cell.H-slip.H)/2)
		both = canvas.Rect{X: cell.X, Y: slip.Y, W: cell.W, H: slip.H}
		card = canvas.Point{X: cell.X, Y: math.Round(slip.Y + (slip.H-h)/2)}
	} else {
		slip.H = f.slipHeight(u, cell.W, lay.style, false)
		both = canvas.Rect{X: cell.X, Y: math.Round(cell.Y + (cell.H-slip.H-h)/2), W: cell.W, H: h + slip.H}
		slip.Y = both.Y + h
		card = canvas.Point{X: math.Round(cell.X + (cell.W-w)/2), Y: both.Y}
	}
	u.Theme.Skin(u, ui.CardShape, slip)
	in := slip.Inset(u.Px(slipPadding))
	if lay.beside {
		ui.CutTop(&in, u.Paragraph(in, f.name(ref), bold(lay.style), ui.Left))
	}
	u.Paragraph(in, f.effect(ref), lay.style, ui.Left)
	return both, card, w
}
