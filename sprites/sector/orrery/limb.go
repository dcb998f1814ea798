package orrery

import (
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// goal is the number of points that wins.
const goal = 15

// LimbHeight is the height of the limb of points at scale 1; riders hang another LimbSpare below it.
const LimbHeight, LimbSpare = 44.0, 18.0

// LimbAt is where a number of points lies on a limb w wide, at scale k.
func LimbAt(points int, w, k float64) float64 { return 26*k + float64(min(points, goal))*(w-74*k)/goal }

// crowded is the distance of two notches of the limb below which most of them go without a figure.
const crowded = 34

// Limb returns the picture of the limb without riders, w by LimbHeight*k pixels.
func (b *Box) Limb(w, k float64) *canvas.Picture {
	h := LimbHeight * k
	key := part{kind: "limb", size: k, w: int(w)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		wide := w / k
		p.Translate(-wide/2, -LimbHeight/2)
		bar := paint.RoundRect(.8, .8, wide-1.6, LimbHeight-1.6, 5)
		p.Fill(bar, tin.Metal(tin.BrassDown, bar))
		p.Stroke(bar, paint.Pen(1.6), solid(palette.Ink))
		p.Stroke(paint.RoundRect(3, 3, wide-6, LimbHeight-6, 3), paint.Pen(.9), solid(palette.BrassDk))
		step := (wide - 74) / goal
		for v := range goal + 1 {
			x := LimbAt(v, wide, 1)
			p.Stroke(paint.Line(x, 18, x, 38), paint.Pen(1.7), solid(palette.BrassDk))
			if v == goal {
				continue
			}
			for q := 1.0; q < 5; q++ {
				p.Stroke(paint.Line(x+step*q/5, 31, x+step*q/5, 38), paint.Pen(.8), solid(palette.BrassDk))
			}
			switch {
			case step >= crowded:
				figure(p, strconv.Itoa(v), x, 15.5, 13.5, paint.RGB(0x33240E))
			case v%5 == 0: // in a small window only these, and larger
				figure(p, strconv.Itoa(v), x, 16.5, 19, paint.RGB(0x33240E))
			}
		}
		p.Translate(LimbAt(goal, wide, 1), 21.5)
		p.Fill(paint.Circle(0, 0, 20.5), paint.Hex(0xFFF6DC))
		p.Stroke(paint.Circle(0, 0, 20.5), paint.Pen(1.5), solid(palette.Ink))
		wreath(p, 16, 7)
		figure(p, strconv.Itoa(goal), 0, 6, 17, paint.RGB(0x5A2A12))
	})
}

// Deck returns the picture of the event deck, 52 by 68 units: its stage on its back.
func (b *Box) Deck(stage int, k float64) *canvas.Picture { return b.backs(stage, 4, k) }

// EventBack returns the picture of a single event card face down, where it lies on top of a deck.
func (b *Box) EventBack(stage int, k float64) *canvas.Picture { return b.backs(stage, 1, k) }

// backs returns so many event cards, one on the other.
func (b *Box) backs(stage, count int, k float64) *canvas.Picture {
	key := part{kind: "deck", a: stage, b: count, size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 52*k, 68*k, k, func(p *paint.Painter) {
		p.Translate(-26, -34)
		for n := 4 - count; n < 4; n++ {
			card := paint.RoundRect(8-2*float64(n), 8-2*float64(n), 42, 58, 4)
			p.Fill(card, paint.Hex(0x1B3A44))
			p.Stroke(card, paint.Pen(1.1), solid(palette.Gilt))
		}
		p.Stroke(paint.RoundRect(6, 6, 34, 50, 3), paint.Pen(.9), solid(palette.BrassMid))
		p.Fill(paint.Star(23, 31, 15, 4, 4, -math.Pi/2), faded(palette.BrassMid, .35))
		write(p, []string{"–", "I", "II", "III"}[stage], 23, 37, fonts.Style{Face: fonts.Serif, Size: 20, Color: palette.Gilt, Bold: true})
	})
}

// Side names a part of the walnut frame.
type Side int

// The parts of the frame: strips along the sides, and brass corners.
const (
	Along Side = iota
	Upright
	Corner
)

// FrameWidth is the width of the frame at scale 1, CornerSide that of its brass corners.
const FrameWidth, CornerSide = 12.0, 47.0

// Frame returns the picture of a part of the frame, `long` pixels long; of a corner, the upper left one, turned by quarters.
func (b *Box) Frame(side Side, long, k float64, quarter int) *canvas.Picture {
	w, h := long, FrameWidth*k
	switch side {
	case Upright:
		w, h = h, w
	case Corner:
		w, h = CornerSide*k, CornerSide*k
	}
	key := part{kind: "frame", a: int(side), b: quarter, size: k, w: int(w), h: int(h)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		if side == Corner {
			p.Rotate(float64(quarter) * math.Pi / 2)
			p.Translate(-CornerSide/2, -CornerSide/2)
			paintCorner(p)
			return
		}
		wide, high := w/k, h/k
		p.Translate(-wide/2, -high/2)
		board := paint.Rect(0, 0, wide, high)
		wood := paint.Down(0, high, palette.WalnutHi, palette.WalnutLo)
		if side == Upright {
			wood = paint.Across(0, wide, palette.WalnutHi, palette.WalnutLo)
		}
		p.Fill(board, wood)
		for q := 2.0; q < FrameWidth; q += 2.3 {
			grain := paint.Line(0, q, wide, q)
			if side == Upright {
				grain = paint.Line(q, 0, q, high)
			}
			p.Stroke(grain, paint.Pen(.6), faded(paint.RGB(0x1B0F07), .5))
		}
	})
}

// paintCorner paints the brass that holds the upper left corner of the frame.
func paintCorner(p *paint.Painter) {
	corner := paint.MustPath("M0,0H46L38,9Q22,10 14,14Q10,22 9,38L0,46Z")
	p.Fill(corner, tin.Metal(tin.BrassTurned, corner))
	p.Stroke(corner, paint.Pen(1.2), solid(palette.Ink))
	for _, screw := range [][3]float64{{9, 9, 3}, {31, 5, 2}, {5, 31, 2}} {
		p.Fill(paint.Circle(screw[0], screw[1], screw[2]), solid(palette.BrassDk))
		p.Stroke(paint.Circle(screw[0], screw[1], screw[2]), paint.Pen(.8), solid(palette.Ink))
	}
}

// Bench returns the walnut under hand and plates.
func (b *Box) Bench(w, h, k float64) *canvas.Picture {
	key := part{kind: "bench", size: k, w: int(w), h: int(h)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		wide, high := w/k, h/k
		p.Translate(-wide/2, -high/2)
		p.Fill(paint.Rect(0, 0, wide, high), paint.Linear{From: paint.Pt(0, 0), To: paint.Pt(0, high), Stops: []paint.Stop{
			{At: 0, Color: palette.WalnutHi}, {At: .5, Color: palette.Walnut}, {At: 1, Color: palette.WalnutLo}}})
		for n := range int(high/9.4) + 1 {
			y := 6 + float64(n)*9.4
			grain := new(paint.Path).MoveTo(0, y).CubicTo(wide*.3, y-4+float64(n%3)*3, wide*.65, y+6-float64(n%4)*3, wide, y-1)
			p.Stroke(grain, paint.Pen(.8), faded(paint.RGB(0x1B0F07), .35))
		}
		p.Fill(paint.Rect(0, 0, wide, 3), paint.Hex(0x0E0905))
		p.Stroke(paint.Line(0, 4.5, wide, 4.5), paint.Pen(1.3), solid(palette.BrassMid))
	})
}

// Tray returns a dark recess in the bench.
func (b *Box) Tray(w, h, k float64) *canvas.Picture {
	key := part{kind: "tray", size: k, w: int(w), h: int(h)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		wide, high := w/k, h/k
		p.Translate(-wide/2, -high/2)
		tray := paint.RoundRect(.7, .7, wide-1.4, high-1.4, 7)
		p.Fill(tray, paint.Hex(0x1E150E))
		p.Stroke(tray, paint.Pen(1.4), paint.Hex(0x0E0905))
		p.Stroke(paint.RoundRect(2.7, 2.7, wide-5.4, high-5.4, 6), paint.Pen(1), solid(palette.BrassLo))
	})
}
