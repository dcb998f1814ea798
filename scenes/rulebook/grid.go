package rulebook

import (
	"tyche/rules/manual"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A table is drawn with fine rules. Where its rows are about things of which a game has pictures, such as its cards, these stand
// before the first column.

// plateW and plateH are the size of such a picture, and widePage how wide a page is at least that has room for them, in design pixels.
const plateW, plateH, widePage = 62.0, 38.0, 420.0

// shows finds by which cell of each row of a table the picture of what it is about is known; nil where there is none, or no room.
func (b *builder) shows(m manual.Block, width float64) (list []string) {
	if b.pictured == nil || width < b.theme.Px(widePage) {
		return nil
	}
	for i, row := range m.Rows {
		for _, cell := range row {
			if b.pictured(cell) {
				if list == nil {
					list = make([]string, len(m.Rows))
				}
				list[i] = cell
				break
			}
		}
	}
	return list
}

// besides is how much room the pictures of a table take.
func (k *block) besides(t *ui.Theme) float64 {
	if k.shows == nil {
		return 0
	}
	return t.Px(plateW + cellPad)
}

// shown is by which words the picture of a row is known, "" where it has none.
func (k *block) shown(row int) string {
	if row >= len(k.shows) {
		return ""
	}
	return k.shows[row]
}

// pictured says whether there is a picture of what is called that.
func (r *Rulebook) pictured(words string) bool {
	return r.paint != nil && r.paint(r.ui, canvas.Rect{}, words)
}

// drawGrid draws a table with fine rules.
func (r *Rulebook) drawGrid(k *block, box canvas.Rect) {
	u := r.ui
	pad, y := u.Px(cellPad), box.Y
	width := k.cols[len(k.cols)-1]
	for n, row := range k.cells {
		tall, shown := 0.0, k.shown(n)
		for _, cell := range row {
			tall = max(tall, cell.Height)
		}
		if shown != "" {
			tall = max(tall, u.Px(plateH))
		}
		line := canvas.Rect{X: box.X, Y: y, W: width, H: tall + pad}
		if k.head && n == 0 {
			u.Theme.Skin(u, ui.InlayShape, line)
		}
		if shown != "" {
			r.paint(u, ui.Middle(canvas.Rect{X: line.X, Y: line.Y, W: u.Px(plateW), H: line.H}, u.Px(plateW), u.Px(plateH)), shown)
		}
		for c, cell := range row {
			u.Flow(canvas.Point{X: box.X + k.cols[c] + pad, Y: y + pad/2}, cell)
		}
		y = line.Bottom()
		u.Rule(canvas.Rect{X: box.X, Y: y - 1, W: width, H: 1})
	}
}
