package emblems

import (
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
)

// Device draws a faction's sign about the origin, reaching out to about r. Ink is its colour, ground what shows
// through its openings.
func Device(p *paint.Painter, f palette.Faction, r float64, ink, ground paint.Color) {
	if f == palette.Sun {
		emblems.Sun(p, r, ink, ground)
		return
	}
	p.Within(func() {
		p.Scale(r/12, r/12)
		d := device{emblems.Device{P: p, Ink: paint.Solid(ink), Ground: paint.Solid(ground)}}
		switch f {
		case palette.Owl:
			d.owl()
		case palette.Eagle:
			d.eagle()
		case palette.Anchor:
			d.anchor()
		case palette.Lion:
			d.lion()
		default:
			d.pennant()
		}
	})
}

// device draws the devices.
type device struct{ emblems.Device }

// owl faces the viewer, as on the coins of Athens.
func (d device) owl() {
	d.Fill("M-8.4-10.4Q-5.6-7.8 0-7.8Q5.6-7.8 8.4-10.4Q9.4-6.2 8.3-3.2Q9.6 3.2 6.6 7.2Q4.2 10.4 0 11.6Q-4.2 10.4-6.6 7.2Q-9.6 3.2-8.3-3.2Q-9.4-6.2-8.4-10.4Z")
	for _, x := range []float64{-3.8, 3.8} {
		d.P.Fill(paint.Circle(x, -3.1, 3.35), d.Ground)
		d.P.Fill(paint.Circle(x*.96, -3, 1.65), d.Ink)
	}
	d.Cut("M0-2.6L1.7.8L0 3.6L-1.7.8Z")
	d.Groove("M-4.6 4.8q1.3 1.5 2.6 0m4 0q1.3 1.5 2.6 0M-1.3 6q1.3 1.5 2.6 0M-3.2 7.8q1.2 1.4 2.4 0m1.6 0q1.2 1.4 2.4 0", .95)
}

// eagle spreads its wings, as the eagle of Zeus on the coins of Egypt.
func (d device) eagle() {
	d.Fill("M.2-11.4Q2.8-11.8 3.7-9.4L5.9-8.5L3.6-7.6Q3.2-6 3.4-5Q6.4-5.8 8.6-8.6Q9.9-10.2 12.2-10.4Q12.4-7.2 11.4-5.4L11.7-2.8L9.7-1.8L9.3.6L6.9.9L6 3L3.7 2.8Q3.3 4.6 2.4 5.7L5 11.2H-5L-2.4 5.7Q-3.3 4.6-3.7 2.8L-6 3L-6.9.9L-9.3.6L-9.7-1.8L-11.7-2.8L-11.4-5.4Q-12.4-7.2-12.2-10.4Q-9.9-10.2-8.6-8.6Q-6.4-5.8-2.8-5Q-3.4-10.4.2-11.4Z")
	d.P.Fill(paint.Circle(1.4, -9.2, .9), d.Ground)
	d.Groove("M-1.5 7L-2.3 10.9M1.5 7L2.3 10.9M0 6.8V10.9M-4.3-2.6L-8.2-5M4.3-2.6L8.2-5M-3.9.2L-6.9-1.5M3.9.2L6.9-1.5", .95)
}

// anchor is the birthmark of Seleukos.
func (d device) anchor() {
	d.P.Stroke(paint.Circle(0, -8.8, 2.3), paint.Pen(2.1), d.Ink)
	d.Line("M0-6.4V10.2M-5.4-3.6H5.4", 2.5)
	d.Line("M-9.2 2.8Q-8.4 10 0 10.4Q8.4 10 9.2 2.8", 2.5)
	d.Fill("M-12 5.2L-9.5-.4L-6 4.8ZM12 5.2L9.5-.4L6 4.8Z")
}

// lion is a head in profile with its mane, facing right.
func (d device) lion() {
	d.Fill("M-4.6-10.8Q-1.2-12.4 2-11Q4.4-10.2 5.2-7.8L8-6.4Q9.6-5 10-2.6L11.4-1Q12-.2 11.2.9Q11 2 9.6 2.2L9.8 3.6Q9.4 5.2 7.4 5.2L6.4 7.4Q4.4 8.4 2.6 7.4L4 11.8L.6 10.2L-1 12L-3.4 9.8L-6.2 10.8L-7 7.8L-10.2 7.6L-9.4 4.4L-12 2.6L-10.2.2L-11.8-2.6L-9.2-4.4L-9.8-7.4L-6.8-8Z")
	d.Groove("M3.4-8.4Q.2-6.6-.6-3.4Q-1.4 1.2 1.4 5.2M-.6-9.6Q-4.4-7-4.8-2.4Q-4.8 2.6-2 7.6M-4.4-7.8Q-7.8-5-8-1M-8.2 2.6Q-6.6 5.6-4.4 7.6", 1.05)
	d.Groove("M4.6-3.8L7.4-3M7 3.2L9.4 2.6", 1.1)
	d.P.Fill(paint.Circle(5.7, -2, 1), d.Ground)
	d.P.Fill(paint.Oval(1.4, -6.6, 1.6, 1.3), d.Ground)
}

// pennant flies from a spear: nobody's men.
func (d device) pennant() {
	d.Line("M-5 11V-11", 1.7)
	d.Fill("M-5-12.4L-3.6-9.6H-6.4Z")
	d.Fill("M-5-9.6Q1.4-11.6 9.6-6.4Q2-3.4-5-2Z")
}
