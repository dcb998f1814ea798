package emblems

import (
	"math"

	"tyche/sprites/emblems"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Charge draws the charge of a House about the origin, reaching out to about r. Ink is its colour, ground what shows
// through its openings.
func Charge(p *paint.Painter, h palette.House, r float64, ink, ground paint.Color) {
	p.Within(func() {
		p.Scale(r/38, r/38)
		d := device{emblems.Device{P: p, Ink: paint.Solid(ink), Ground: paint.Solid(ground)}}
		switch h {
		case palette.Aldemar:
			d.tower()
		case palette.Brisande:
			d.scales()
		case palette.Corvantel:
			d.eye()
		case palette.Druvenko:
			d.hammer()
		case palette.Ezkarra:
			d.lens()
		case palette.Fornalva:
			d.anvil()
		case palette.Halmerin:
			d.crane()
		default:
			d.swift()
		}
	})
}

// device draws the charges.
type device struct{ emblems.Device }

func (d device) tower() {
	d.Fill("M-20 30V-8H-25V-32H-15V-25H-6V-32H6V-25H15V-32H25V-8H20V30Z")
	d.Cut("M-7 30V14Q-7 5 0 5Q7 5 7 14V30Z")
	d.P.Fill(paint.Rect(-11, -14, 4, 11), d.Ground)
	d.P.Fill(paint.Rect(7, -14, 4, 11), d.Ground)
	d.Groove("M-20-8H20M-20 2H-9M9 2H20M-20 12H-12M12 12H20", 1.6)
}

func (d device) scales() {
	d.Line("M0-33V22M-14 27H14M-27-21H27", 4.4)
	d.P.Fill(paint.Circle(0, -33, 4.6), d.Ink)
	d.Line("M-26-21L-37 6M-26-21L-15 6M26-21L15 6M26-21L37 6", 1.8)
	d.Fill("M-40 6H-12Q-14 19-26 19Q-38 19-40 6ZM12 6H40Q38 19 26 19Q14 19 12 6Z")
}

func (d device) eye() {
	d.Line("M-31-4Q0-30 31-4Q0 26-31-4Z", 4)
	d.Fill("M-31-4Q0-30 31-4L24 0Q0 2-24 0Z")
	d.Fill("M-13 0Q-12 15 0 15Q12 15 13 0Z")
	d.Line("M-20 12L-25 22M-9 18L-11 29M9 18L11 29M20 12L25 22", 3.4)
	d.Line("M-25-22Q0-38 25-22", 3)
}

func (d device) hammer() {
	d.P.Within(func() {
		d.P.Rotate(-12 * math.Pi / 180)
		d.Fill("M-24-34H24L29-29V-11L24-6H-24L-29-11V-29Z")
		d.Fill("M-6-6H6L8 36Q0 41-8 36Z")
		d.Groove("M-19-34V-6M19-34V-6M-7 14H7M-7.5 21H7.5M-8 28H8", 2.2)
	})
}

func (d device) lens() {
	d.P.Stroke(paint.Circle(-4, -9, 21), paint.Pen(5), d.Ink)
	d.Line("M11 8L25 26", 8)
	d.Line("M-16-13Q-13-22-3-23", 2.6)
	d.P.Fill(paint.Star(-2, -7, 9, 3.4, 6, -math.Pi/2), d.Ink)
}

func (d device) anvil() {
	d.Fill("M-34-20H-16V-27H28V-11Q14-9 11 0Q10 9 18 14H22V25H-18V14H-14Q-8 9-9 0Q-12-6-18-8Q-30-10-34-20Z")
	d.Groove("M-16-20H28", 1.8)
}

func (d device) crane() {
	d.Fill("M9-37Q15-39 18-34L32-29L17-29Q14-20 6-15Q-1-10 4-2Q16 8 8 15Q-6 21-32 12Q-24 8-20 2Q-10-6-4-6Q-8-16 1-22Q9-27 7-31Q6-35 9-37Z")
	d.Groove("M-20 6Q-8-1 1 4M-24 10Q-8 4 0 9", 2)
	d.Line("M0 16V42M0 42H7", 3)
	d.Line("M5 15L14 25L4 29", 2.6)
	d.P.Fill(paint.Circle(11.5, -33.5, 1.5), d.Ground)
}

func (d device) swift() {
	d.Fill("M30-14Q18-22 10-14Q-8-36-32-34Q-14-22-6-6Q-12 2-30 26Q-14 18-8 12L-12 32Q-2 20 4 8Q26 12 34 34Q36 6 18-4Q20-10 30-14Z")
	d.P.Fill(paint.Circle(17, -14, 1.8), d.Ground)
}
