package orrery

import (
	"image"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Cabinet returns the picture of the closed cabinet, w by h pixels: two doors with an orrery in marquetry, above them the
// cornice, below them room for drawers, DrawersHeight units at scale k. It depends on nothing but its size.
func Cabinet(w, h, k float64) *canvas.Picture {
	return canvas.NewPicture(int(math.Ceil(w)), int(math.Ceil(h)), func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Scale(k, k)
		paintCabinet(p, w/k, h/k)
	})
}

// DrawersHeight is the height of the drawers of the cabinet, CorniceHeight that of what is above its doors.
const (
	DrawersHeight = 118.0
	CorniceHeight = 78.0
	caseSide      = 34.0
)

func paintCabinet(p *paint.Painter, w, h float64) {
	p.Fill(paint.Rect(0, 0, w, h), paint.Hex(0x150D08))
	paintBoards(p, caseSide, CorniceHeight-20, w-2*caseSide, h-CorniceHeight)
	doors := CorniceHeight + 8
	low := h - DrawersHeight - 30
	middle := w / 2
	for _, x := range [...]float64{caseSide + 14, middle + 2} {
		paintBoards(p, x, doors, middle-caseSide-16, low-doors)
	}
	for q, line := range [...]struct {
		rgb   uint32
		width float64
	}{{0x1B0F07, 5}, {0x8A6A32, 1.8}, {0x1B0F07, 2}} {
		in := float64(q) * 8
		p.Stroke(paint.RoundRect(caseSide+34+in, doors+22+in, w-2*(caseSide+34+in), low-doors-2*(22+in), 4), paint.Pen(line.width), paint.Hex(line.rgb))
	}
	panel := paint.Rect(caseSide+54, doors+42, w-2*(caseSide+54), low-doors-84)
	p.Within(func() {
		p.Clip(panel)
		p.Translate(middle, (doors+low)/2)
		inlay(p, (w-2*(caseSide+54))*.42, (low-doors-84)*.47)
	})
	p.Fill(paint.Rect(middle-2.4, doors, 4.8, low-doors), paint.Hex(0x0A0503))
	for _, y := range [...]float64{.16, .5, .84} {
		for _, x := range [...]float64{caseSide + 20, w - caseSide - 20} {
			paintHinge(p, x, doors+(low-doors)*y)
		}
	}
	paintLock(p, middle, doors+(low-doors)*.1+34)
	paintCornice(p, w)
}

// paintBoards fills a rectangle with walnut and its grain.
func paintBoards(p *paint.Painter, x, y, w, h float64) {
	board := paint.Rect(x, y, w, h)
	p.Fill(board, paint.Linear{From: paint.Pt(0, y), To: paint.Pt(0, y+h), Stops: []paint.Stop{
		{At: 0, Color: palette.WalnutHi}, {At: .5, Color: palette.Walnut}, {At: 1, Color: palette.WalnutLo}}})
	p.Within(func() {
		p.Clip(board)
		for n := range int(h/11) + 1 {
			at := y + 4 + 11*float64(n)
			p.Stroke(new(paint.Path).MoveTo(x, at).CubicTo(x+w*.3, at-7+float64(n%5)*4, x+w*.7, at+9-float64(n%4)*5, x+w, at+2), paint.Pen(.9), faded(paint.RGB(0x1B0F07), .38))
		}
	})
	p.Stroke(board, paint.Pen(2), solid(palette.Ink))
}

// inlay paints the marquetry about the origin: rays, orbits with degrees, and the twelve worlds in their enamels.
func inlay(p *paint.Painter, rx, ry float64) {
	at := func(share, deg float64) paint.Point {
		sin, cos := math.Sincos(deg * math.Pi / 180)
		return paint.Pt(rx*share*cos, ry*share*sin)
	}
	for k := range 24 {
		a, b := at(1.02, float64(k)*15), at(1.02, float64(k)*15+7.5)
		p.Fill(paint.Polygon(paint.Pt(0, 0), a, b), faded(palette.BrassMid, .1))
	}
	for _, share := range [...]float64{.4, .6, .8, 1} {
		p.Stroke(paint.Oval(0, 0, rx*share, ry*share), paint.Pen(5), paint.Hex(0x1B0F07))
		p.Stroke(paint.Oval(0, 0, rx*share, ry*share), paint.Pen(2.2), solid(palette.BrassMid))
	}
	for deg := 0.0; deg < 360; deg += 3 {
		long, pen := 1.034, .8
		if math.Mod(deg, 15) == 0 {
			long, pen = 1.06, 1.5
		}
		a, b := at(1, deg), at(long, deg)
		p.Stroke(paint.Line(a.X, a.Y, b.X, b.Y), paint.Pen(pen), solid(palette.BrassMid))
	}
	for q, e := range palette.Enamels {
		place := at([...]float64{1, .8}[q%2], float64(q)*30+14)
		p.Within(func() {
			p.Translate(place.X, place.Y)
			p.Scale(min(rx, ry)/296, min(rx, ry)/296)
			rim := paint.Circle(0, 0, 30)
			p.Fill(rim, tin.Metal(tin.BrassTurned, rim))
			p.Stroke(rim, paint.Pen(1.5), solid(palette.Ink))
			plate := paint.Circle(0, 0, 24.5)
			p.Fill(plate, solid(e.Mine))
			p.Fill(band(.1, 24, -30, 90), solid(e.WellDark))
			p.Fill(band(.1, 24, 90, 210), solid(e.MineDark))
			p.Stroke(plate, paint.Pen(1.2), solid(palette.Ink))
			p.Fill(paint.Circle(0, 0, 4.5), solid(palette.BrassMid))
			p.Stroke(paint.MustPath("M-16,-11A20,20 0 0 1 -2,-19"), paint.Pen(2.2), faded(paint.RGB(0xFFFFFF), .35))
		})
	}
}

func paintHinge(p *paint.Painter, x, y float64) {
	plate := paint.RoundRect(x-13, y-32, 26, 64, 4)
	p.Fill(plate, tin.Metal(tin.BrassAcross, plate))
	p.Stroke(plate, paint.Pen(1.5), solid(palette.Ink))
	for _, dy := range [...]float64{-21, 0, 21} {
		p.Fill(paint.Circle(x, y+dy, 3.2), solid(palette.BrassDk))
		p.Stroke(paint.Circle(x, y+dy, 3.2), paint.Pen(.8), solid(palette.Ink))
	}
}

func paintLock(p *paint.Painter, x, y float64) {
	p.Translate(x, y)
	p.Fill(paint.Circle(0, 4, 34), faded(paint.RGB(0), .5))
	disc := paint.Circle(0, 0, 34)
	p.Fill(disc, tin.Metal(tin.BrassTurned, disc))
	p.Stroke(disc, paint.Pen(2), solid(palette.Ink))
	p.Stroke(paint.Circle(0, 0, 27), paint.Pen(1.4), solid(palette.BrassDk))
	hole := paint.MustPath("M0,-10a7,7 0 0 1 4,12.6l4,14.4h-16l4,-14.4a7,7 0 0 1 4,-12.6Z")
	p.Fill(hole, paint.Hex(0x0A0503))
	p.Stroke(hole, paint.Pen(1.2), solid(palette.BrassDk))
	p.Translate(-x, -y)
}

// paintCornice paints the top of the cabinet with its dentils.
func paintCornice(p *paint.Painter, w float64) {
	top := paint.Polygon(paint.Pt(16, 54), paint.Pt(54, 14), paint.Pt(w-54, 14), paint.Pt(w-16, 54))
	p.Fill(top, paint.Down(14, 54, palette.WalnutHi, palette.WalnutLo))
	p.Stroke(top, paint.Pen(2), solid(palette.Ink))
	ledge := paint.Rect(16, 54, w-32, CorniceHeight-54)
	p.Fill(ledge, solid(palette.WalnutLo))
	p.Stroke(ledge, paint.Pen(2), solid(palette.Ink))
	p.Stroke(paint.Line(16, 59, w-16, 59), paint.Pen(1.6), solid(palette.BrassLo))
	dentils := new(paint.Path)
	for x := 30.0; x < w-40; x += 26 {
		dentils.MoveTo(x, 64).LineTo(x, 72).LineTo(x+10, 72).LineTo(x+10, 64)
	}
	p.Stroke(dentils, paint.Pen(1.2), faded(palette.BrassMid, .55))
}

// Drawer returns the front of a drawer of the cabinet with its brass handle; the lit one is that of who comes next.
func (b *Box) Drawer(w, h, k float64, lit bool) *canvas.Picture {
	key := part{kind: "drawer", size: k, w: int(w), h: int(h)}
	if lit {
		key.a = 1
	}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		wide, high := w/k, h/k
		p.Translate(-wide/2, -high/2)
		paintBoards(p, 2, 2, wide-4, high-10)
		p.Stroke(paint.RoundRect(8, 8, wide-16, high-22, 3), paint.Pen(1.2), solid(palette.BrassLo))
		if lit {
			p.Stroke(paint.RoundRect(2.5, 2.5, wide-5, high-11, 5), paint.Pen(4.5), solid(palette.Halo))
		}
		handle := new(paint.Path).MoveTo(wide/2-16, high-13).QuadTo(wide/2, high+1, wide/2+16, high-13)
		p.Stroke(handle, paint.Pen(7), solid(palette.Ink))
		p.Stroke(handle, paint.Pen(4), paint.Hex(0xE8CF90))
	})
}
