package board

import (
	"image/color"
	"math"
	"strconv"

	"tyche/board/geom"
	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// MarginWidth is how wide the graduated margin of the sheet is, in pixels at size 1.
const MarginWidth = 17

// Margin is the graduated border of an atlas sheet: it runs along the edges of the view and shows the degrees of
// longitude and latitude wherever the camera stands.
type Margin struct {
	projection *geom.Projection
	names      [181]string // degrees
}

// NewMargin returns the margin for a projection.
func NewMargin(p *geom.Projection) *Margin {
	f := &Margin{projection: p}
	for i := range f.names {
		f.names[i] = strconv.Itoa(i) + "°"
	}
	return f
}

var (
	marginPaper = paint.RGB(0xF3E6C6)
	marginInk   = paint.RGB(0x5A4028)
)

// Draw lays the margin inside the camera's view; size 1 is as designed.
func (f *Margin) Draw(c canvas.Canvas, cam *geom.Camera, size float64) {
	v, w := cam.View, math.Round(MarginWidth*size)
	for _, r := range [...]geom.Rect{
		{X: v.X, Y: v.Y, W: v.W, H: w}, {X: v.X, Y: v.Y + v.H - w, W: v.W, H: w},
		{X: v.X, Y: v.Y + w, W: w, H: v.H - 2*w}, {X: v.X + v.W - w, Y: v.Y + w, W: w, H: v.H - 2*w},
	} {
		c.Fill(r, marginPaper)
	}
	seen := cam.Seen()
	west, north := f.projection.Globe(geom.Point{X: seen.X, Y: seen.Y})
	east, south := f.projection.Globe(geom.Point{X: seen.X + seen.W, Y: seen.Y + seen.H})
	f.meridians(c, cam, int(math.Floor(west)), int(math.Ceil(east)), w, size)
	f.parallels(c, cam, int(math.Floor(south)), int(math.Ceil(north)), w, size)
	f.rules(c, v, w)
}

// bar is the width of the graduated bar, at the inner edge of the margin.
func bar(w float64) float64 { return math.Round(w * 0.24) }

// meridians draw the bars and degrees along the upper and lower edge.
func (f *Margin) meridians(c canvas.Canvas, cam *geom.Camera, from, to int, w, size float64) {
	v, b := cam.View, bar(w)
	st := fonts.Style{Face: fonts.Serif, Size: 12 * size, Color: marginInk}
	least := v.W
	for d := from; d < to; d++ {
		least = min(least, cam.ToScreen(f.projection.Place(float64(d+1), 30)).X-cam.ToScreen(f.projection.Place(float64(d), 30)).X)
	}
	every := cam.Scale > 2 && least >= roomy*st.Size
	for d := from; d < to; d++ {
		x0 := max(cam.ToScreen(f.projection.Place(float64(d), 30)).X, v.X+w)
		x1 := min(cam.ToScreen(f.projection.Place(float64(d+1), 30)).X, v.X+v.W-w)
		if x1 <= x0 {
			continue
		}
		tone := barColor(d)
		c.Fill(geom.Rect{X: x0, Y: v.Y + w - b, W: x1 - x0, H: b}, tone)
		c.Fill(geom.Rect{X: x0, Y: v.Y + v.H - w, W: x1 - x0, H: b}, tone)
		if named(d, every) && x0 > v.X+2*w && x0 < v.X+v.W-3*w {
			half := fonts.Width(f.names[d], st) / 2
			c.Text(f.names[d], geom.Point{X: x0 - half, Y: v.Y + w - b - 0.12*w}, st)
			c.Text(f.names[d], geom.Point{X: x0 - half, Y: v.Y + v.H - 0.14*w}, st)
		}
	}
}

// parallels draw the bars and degrees along the left and right edge.
func (f *Margin) parallels(c canvas.Canvas, cam *geom.Camera, from, to int, w, size float64) {
	v, b := cam.View, bar(w)
	st := fonts.Style{Face: fonts.Serif, Size: 10.5 * size, Color: marginInk}
	for d := from; d < to; d++ {
		y0 := max(cam.ToScreen(f.projection.Place(30, float64(d+1))).Y, v.Y+w)
		y1 := min(cam.ToScreen(f.projection.Place(30, float64(d))).Y, v.Y+v.H-w)
		if y1 <= y0 {
			continue
		}
		tone := barColor(d)
		c.Fill(geom.Rect{X: v.X + w - b, Y: y0, W: b, H: y1 - y0}, tone)
		c.Fill(geom.Rect{X: v.X + v.W - w, Y: y0, W: b, H: y1 - y0}, tone)
		if named(d, cam.Scale > 2) && y1 > v.Y+2*w && y1 < v.Y+v.H-2*w {
			c.Text(f.names[d][:len(f.names[d])-2], geom.Point{X: v.X + 1.5, Y: y1 + 0.36*st.Size}, st)
			c.Text(f.names[d][:len(f.names[d])-2], geom.Point{X: v.X + v.W - w + b + 1, Y: y1 + 0.36*st.Size}, st)
		}
	}
}

// roomy is how far apart figures that stand side by side are at least, in heights of their letters.
const roomy = 2.4

// named reports whether a degree gets its figure: every fifth, or every one in a near view.
func named(d int, every bool) bool { return d >= 0 && d <= 180 && (d%5 == 0 || every) }

func barColor(d int) color.NRGBA {
	if d%2 == 0 {
		return marginInk
	}
	return marginPaper
}

// rules draw the lines that bound the margin and its bar.
func (f *Margin) rules(c canvas.Canvas, v geom.Rect, w float64) {
	for _, in := range [...]struct{ at, width float64 }{{0, 1}, {w - bar(w), 1}, {w - 1, 1.5}} {
		outline(c, geom.Rect{X: v.X + in.at, Y: v.Y + in.at, W: v.W - 2*in.at, H: v.H - 2*in.at}, in.width, marginInk)
	}
}

func outline(c canvas.Canvas, r geom.Rect, t float64, ink color.NRGBA) {
	c.Fill(geom.Rect{X: r.X, Y: r.Y, W: r.W, H: t}, ink)
	c.Fill(geom.Rect{X: r.X, Y: r.Y + r.H - t, W: r.W, H: t}, ink)
	c.Fill(geom.Rect{X: r.X, Y: r.Y + t, W: t, H: r.H - 2*t}, ink)
	c.Fill(geom.Rect{X: r.X + r.W - t, Y: r.Y + t, W: t, H: r.H - 2*t}, ink)
}
