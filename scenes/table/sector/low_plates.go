package sector

import (
	"math"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// Many resource cards lie on the bench in rows: each a sign over its holes, its name beside them.

// drawLowPlates draws them and returns the one that was clicked.
func (f *Face) drawLowPlates(u *ui.UI, r canvas.Rect, held []rules.Ref, s *table.Sight) (clicked rules.Ref) {
	k := f.lowRows(u, r, held)
	gap, across, w, h, wide, room := k.gap, k.across, k.w, k.h, k.chip, k.name
	st := f.lowNames(u, held, room)
	for i, ref := range held {
		box := canvas.Rect{X: r.X + float64(i%across)*(w+gap), Y: r.Y + float64(i/across)*(h+gap), W: w, H: h}
		chip, words := box, f.name(ref)
		chip.W = wide
		f.drawChip(u, chip, ref, s)
		name := canvas.Rect{X: box.Right() - room.W, Y: box.Y, W: room.W, H: h}
		one := st
		for least := .6 * st.Size; one.Size > least && widest(words, one) > name.W; { // no word is broken
			one.Size -= .5
		}
		name.Y += math.Round((h - ui.TextHeight(words, one, name.W)) / 2)
		u.Paragraph(name, words, one, ui.Left)
		if f.benchSpot(u, box, ref, s) {
			clicked = ref
		}
	}
	return clicked
}

// lowRows is how the resource cards lie in rows.
type lowRows struct {
	gap, w, h, chip float64
	across          int
	name            canvas.Rect // the room of a name
}

// lowRows lays them in two rows, or in three where else a word of a name would be broken.
func (f *Face) lowRows(u *ui.UI, r canvas.Rect, held []rules.Ref) (k lowRows) {
	st := u.Theme.Colored(ui.Caption, palette.Ivory)
	st.Size *= leastLow
	for rows := 2; ; rows++ {
		k.gap, k.across = u.Px(5), (len(held)+rows-1)/rows
		k.w, k.h = math.Floor((r.W+k.gap)/float64(k.across)-k.gap), math.Floor((r.H+k.gap)/float64(rows)-k.gap)
		k.chip = math.Floor(min(u.Px(30), k.w*.4))
		k.name = canvas.Rect{W: k.w - k.chip - u.Px(6), H: k.h} // a lit chip is larger
		if rows == 3 || f.wordsFit(held, st, k.name.W) {
			return k
		}
	}
}

// wordsFit says whether every word of some names is as narrow as its room.
func (f *Face) wordsFit(held []rules.Ref, st fonts.Style, room float64) bool {
	for _, ref := range held {
		if widest(f.name(ref), st) > room {
			return false
		}
	}
	return true
}

// leastLow is how far names beside chips shrink so that they stay whole.
const leastLow = .74

// lowNames is how the names beside the chips are written: all of one size, that of the longest in two lines, as far as it can be
// read. A name with a word that is too wide is smaller than the others.
func (f *Face) lowNames(u *ui.UI, held []rules.Ref, room canvas.Rect) fonts.Style {
	st := u.Theme.Colored(ui.Caption, palette.Ivory)
	least := leastLow * st.Size
	for _, ref := range held {
		words := f.name(ref)
		for st.Size > least && widest(words, st) <= room.W && ui.TextHeight(words, st, room.W) > min(room.H, 2*ui.TextHeight("M", st, room.W)) {
			st.Size -= .5
		}
	}
	return st
}

// widest is the width of the longest word.
func widest(words string, st fonts.Style) (w float64) {
	for word := range strings.FieldsSeq(words) {
		w = max(w, fonts.Width(word, st))
	}
	return w
}
