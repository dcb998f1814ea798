package ui

import (
	"image"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
)

// Page draws what every full screen has, wood with a bar that names it, and returns the room below the bar and whether
// the player leaves: by the arrow, Escape, or the right button.
func (u *UI) Page(title, back string) (inside canvas.Rect, leave bool) {
	return u.PageBeside(title, back, 0)
}

// PageBeside is Page with so many pixels free at the right end of its bar, for what the screen has there.
func (u *UI) PageBeside(title, back string, aside float64) (inside canvas.Rect, leave bool) {
	inside = u.Screen()
	u.Fill(inside, u.Theme.Wood2)
	u.watermark(inside)
	bar := CutTop(&inside, min(u.Px(TopBar), inside.H/3))
	u.Fill(bar, u.Theme.Wood)
	u.Fill(CutBottom(&bar, u.Px(2)), u.Theme.Gilt)
	CutLeft(&bar, u.Px(8))
	side := min(u.Px(u.Tall(32)), bar.H)
	leave = u.IconButton(Middle(CutLeft(&bar, side), side, side), BackSign, back, ButtonOpts{Bar: true, Hot: KeyEscape})
	CutLeft(&bar, u.Px(14))
	st := u.Theme.Colored(Prompt, u.Theme.Gilt2)
	st.Spacing = u.Px(1)
	u.write(Line{Kind: HeadingLine, Words: title, Level: 1})
	u.Hush(true)
	CutRight(&bar, aside)
	u.Words(bar, title, st, Left)
	u.Hush(false)
	if _, right := u.In.Clicked(RightButton); right && !u.deaf {
		leave = true
	}
	return inside.Inset(u.Px(Gutter)), leave
}

// Settle lowers a column of sheets of some height, known from the last tick, to where it lies well in a room that is higher:
// with two parts of the free space above it and three below.
func Settle(column *canvas.Rect, room canvas.Rect, height float64) {
	if free := room.H - height; height > 0 && free > 0 {
		column.Y += math.Round(free * 0.4)
	}
}

// watermark burns the sun of the kings into the wood, faintly, large, and half beyond the lower right corner.
func (u *UI) watermark(r canvas.Rect) {
	t := u.Theme
	side := int(math.Max(r.W, r.H) * 0.62)
	if t.water == nil || t.water.W != side {
		if t.water != nil {
			t.water.Drop()
		}
		t.water = canvas.NewPicture(side, side, func(dst *image.RGBA) {
			p := paint.NewScaled(dst, 100, 100)
			p.Translate(50, 50)
			emblems.House.Device(p, 46, t.Gilt, t.Wood2)
		})
	}
	u.Clip(r)
	u.Picture(t.water, canvas.Place{At: canvas.Point{X: r.X + r.W*0.8, Y: r.Y + r.H*0.78}, AnchorX: .5, AnchorY: .5, Alpha: 0.07})
	u.Unclip()
}
