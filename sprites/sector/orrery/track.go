package orrery

import (
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Studs is how many studs the track of the regroup phase has.
const Studs = 10

// The measures of the track at scale 1: its height, and how far its arc rises.
const (
	TrackHeight = 46.0
	trackRise   = 10.0
	trackEnd    = 48.0 // from the edge to the first stud
)

// TrackAt is where a place on a track w wide lies, in its picture; stud 1 to 10, or between two.
func TrackAt(stud, w, k float64) (x, y float64) {
	t := (stud - 1) / (Studs - 1)
	return trackEnd*k + t*(w-2*trackEnd*k), (TrackHeight/2 + trackRise/2 - trackRise*math.Sin(math.Pi*t)) * k
}

// Track returns the brass arc on which the studs sit, w pixels wide.
func (b *Box) Track(w, k float64) *canvas.Picture {
	key := part{kind: "track", size: k, w: int(w)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, TrackHeight*k, 1, func(p *paint.Painter) {
		p.Translate(-w/2, -TrackHeight*k/2)
		arc := trackPath(Studs, w, k)
		p.Stroke(arc, paint.Pen(13*k), solid(palette.Ink))
		p.Stroke(arc, paint.Pen(9.6*k), solid(palette.BrassLo))
		p.Translate(0, -2.6*k)
		p.Stroke(arc, paint.Pen(1.8*k), paint.Hex(0xE9D096))
	})
}

// trackPath runs along the arc from the first stud to another.
func trackPath(to, w, k float64) *paint.Path {
	path := new(paint.Path)
	for s := 1.0; s <= to+.01; s += .1 {
		if x, y := TrackAt(s, w, k); s == 1 {
			path.MoveTo(x, y)
		} else {
			path.LineTo(x, y)
		}
	}
	return path
}

// Stages of a stud.
const (
	StudAhead = iota
	StudNow
	StudPast
)

var studInks = [...]struct{ ground, sign paint.Color }{
	StudAhead: {paint.RGB(0x2A1C11), paint.RGB(0xC9B184)},
	StudNow:   {paint.RGB(0xF7EFDB), paint.RGB(0x5A2A12)},
	StudPast:  {paint.RGB(0x6B5424), paint.RGB(0xF7E7BC)},
}

// Stud returns the picture of a stud with the sign of its step, 1 to 10, in a square of 92 units; the present one is
// larger and glows.
func (b *Box) Stud(step, stage int, k float64) *canvas.Picture {
	key := part{kind: "stud", a: step, b: stage, size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 92*k, 92*k, k, func(p *paint.Painter) {
		r, size, inks := 17.0, .9, studInks[stage]
		if stage == StudNow {
			r, size = 23, 1.2
			p.Fill(paint.Circle(0, 0, 44), paint.Radial{Center: paint.Pt(0, 0), Radius: 44, Stops: []paint.Stop{
				{At: 0, Color: paint.Fade(paint.RGB(0xFFE9A0), .95)}, {At: .5, Color: paint.Fade(paint.RGB(0xFFC455), .5)}, {At: 1, Color: paint.Fade(paint.RGB(0xFFB020), 0)}}})
		}
		p.Fill(paint.Circle(0, 3, r), faded(paint.RGB(0), .4))
		disc := paint.Circle(0, 0, r)
		p.Fill(disc, tin.Metal(tin.BrassTurned, disc))
		p.Stroke(disc, paint.Pen(1.5), solid(palette.Ink))
		p.Fill(paint.Circle(0, 0, r*.8), solid(inks.ground))
		p.Stroke(paint.Circle(0, 0, r*.8), paint.Pen(1.1), solid(palette.Ink))
		p.Scale(size, size)
		paintStep(p, step, inks.sign, inks.ground)
	})
}

// stepLines are the signs of the steps that are lines, 24 units wide: a broken base, a card struck out, a card with a
// cross, two pins, -, -, -, two cards, a card laid down, a key.
var stepLines = [...]string{
	1: "M-8,7V-2L0,-8L8,-2V7M-3,7L1,0L-2,-2L2,-7", 2: "M-6,-8H6V8H-6ZM-9,9L9,-9", 3: "M-6,-8H6V8H-6ZM0,-4V4M-4,0H4", 4: "M-4,0V8M5,0V8",
	8: "M-7,-8H3V7H-7Z", 9: "M-5,-9H5V4H-5ZM0,6V10M-3,8L0,11L3,8", 10: "M0,0H9V4M5,0V3.4", Studs + 1: "",
}

// paintStep paints the sign of a step of the regroup phase.
func paintStep(p *paint.Painter, step int, ink, ground paint.Color) {
	if d := stepLines[step]; d != "" {
		p.Stroke(paint.MustPath(d), paint.Pen(1.9), solid(ink))
	}
	switch step {
	case 4:
		p.Fill(paint.Circle(-4, -3, 3.4), solid(ink))
		p.Fill(paint.Circle(5, -3, 3.4), solid(ink))
	case 5:
		leaves(p, 8, 5, ink, ink)
	case 6:
		figure(p, "15", 0, 5.4, 15, ink)
	case 7:
		p.Fill(paint.Star(0, 0, 9, 4, 5, -math.Pi/2), solid(ink))
	case 8:
		card := paint.RoundRect(-2, -6, 10, 15, 2)
		p.Fill(card, solid(ground))
		p.Stroke(card, paint.Pen(1.7), solid(ink))
	case 10:
		p.Stroke(paint.Circle(-4, 0, 4.4), paint.Pen(2), solid(ink))
	}
}

// Hand returns the clock hand that points down at a stud, 20 by 22 units, its tip at the lower edge.
func (b *Box) Hand(k float64) *canvas.Picture {
	key := part{kind: "hand", size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 20*k, 22*k, k, func(p *paint.Painter) {
		hand := paint.MustPath("M0,10L-6,-3A7,7 0 1 1 6,-3Z")
		p.Fill(hand, tin.Metal(tin.Gold, hand))
		p.Stroke(hand, paint.Pen(1.2), solid(palette.Ink))
		p.Fill(paint.Circle(0, -4, 2.2), solid(palette.Ink))
	})
}
