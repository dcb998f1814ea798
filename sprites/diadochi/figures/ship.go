package figures

import (
	"math"

	"tyche/sprites/paint"
)

// Ship is a war galley at a moment of its stroke.
type Ship struct {
	Size    int     // 1 to 4: how many oars, men and towers it carries
	Phase   float64 // 0 to 1, one stroke of the oars
	Sail    bool    // mast and sail instead of a flag: transports
	Broken  bool    // oars snapped
	Wave    float64 // 0 to 1, the flag's phase
	NoWater bool    // leave out the water at the hull
}

// DrawShip paints a galley that faces right, its water line at y = 0; with Size 2 it is about 230 units long.
// Emblem, if not nil, is called to paint the device on flag or sail in a box of 24 units about the origin.
func DrawShip(p *paint.Painter, s Style, v Ship, emblem func(*paint.Painter)) {
	f := fig{p, s}
	size := min(max(v.Size, 1), 4)
	k := .74 + .13*float64(size)
	f.at(0, 0, k, 0, func() {
		f.oars(v, 9+2*size)
		f.hull()
		f.deck(v, size)
		if v.Sail {
			f.sail(v, emblem)
		} else {
			f.ensign(v, emblem)
		}
		if !v.NoWater {
			f.water(v)
		}
	})
}

// oars are three banks that sweep together; a broken side has stumps.
func (f fig) oars(v Ship, n int) {
	sweep := .42 * math.Sin(2*math.Pi*v.Phase)
	lift := .25 * max(0, math.Cos(2*math.Pi*v.Phase))
	step := 134 / float64(n)
	for bank := range 3 {
		y, long := -13+4*float64(bank), 44-5*float64(bank)
		for i := range n {
			x := -66 + float64(3*bank) + step*float64(i)
			angle, l := .45+sweep*.6+.1*float64(bank)-lift*.3, long
			if v.Broken && (i*7+bank*3)%5 < 3 {
				angle, l = angle+.5*float64(i%3-1), long*.42
			}
			ex, ey := x-l*math.Sin(angle), y+l*math.Cos(angle)*(1-lift*.5)
			f.bar(x, y, ex, ey, 1.4)
			if l == long {
				f.bar(ex, ey, ex-5*math.Sin(angle), ey+5*math.Cos(angle), 3)
			}
		}
	}
}

func (f fig) hull() {
	f.body("M-92-22C-96-40-92-56-76-60C-84-52-84-40-76-24L78-24C86-28 88-42 82-54C94-50 98-36 94-20L94-8L122-4L124 1L92 4C84 8 74 9 60 9L-58 9C-76 8-88-4-92-22Z")
	line := f.Body
	if f.Edge.A > 0 {
		line = paint.Mix(f.Body, f.Edge, .4)
	}
	f.Painter.Stroke(paint.MustPath("M-76-60C-66-66-62-56-66-50M-80-58C-72-74-60-72-58-62M-86-54C-84-74-70-84-60-78"), paint.Pen(2.8), paint.Solid(line))
	f.incise("M-86-18L92-18M-84-11L94-12M-76 0L96-1M98-4L121-2", 1.2)
	for x := -70.0; x < 80; x += 5.7 {
		f.Fill(paint.Circle(x, -15, 1.15), paint.Solid(f.Incise))
		f.Fill(paint.Circle(x+2.8, -6, .9), paint.Solid(f.Incise))
	}
	eye := paint.MustPath("M72-8Q82-18 93-8Q83 0 72-8Z")
	f.Fill(eye, paint.Solid(f.Incise))
	f.Fill(paint.Circle(83, -8.4, 2.7), paint.Solid(paint.RGB(0x231A13)))
}

// deck carries rail, marines and, on the largest ships, a tower.
func (f fig) deck(v Ship, size int) {
	f.shape(paint.Rect(-72, -31, 150, 3.4), f.Body)
	for i := range 11 {
		f.bar(-66+14.2*float64(i), -30, -66+14.2*float64(i), -24, 1.2)
	}
	f.bar(-84, -18, -104, 12, 3)
	f.bar(-80, -18, -97, 12, 2.4)
	men := 2 + 2*size
	for i := range men {
		x := -50 + 104*(float64(i)+.5)/float64(men) - 2
		if v.Sail && math.Abs(x) < 6 {
			continue
		}
		f.at(x, -30, .34, 0, func() {
			f.bar(13, 0, 20, -126, 3.6)
			f.body("M-8-76C-12-60-11-48-12 0L10 0L8-60L5-77Z")
			f.head(Pike, false)
			f.disc(Pike, 2, -54)
		})
	}
	if size >= 3 {
		f.tower(64, -31, size)
	}
}

// tower is the fighting castle near the bow.
func (f fig) tower(x, y float64, size int) {
	f.at(x, y, .8+.1*float64(size-3), 0, func() {
		f.body("M-11 0L-13-24H13L11 0Z")
		f.body("M-14-24v-6h5v6h6v-6h6v6h6v-6h5v6Z")
		f.incise("M-12-8H12M-12-17H12M-4-24V-17M5-17V-8M-5-8V0", 1)
	})
}

func (f fig) ensign(v Ship, emblem func(*paint.Painter)) {
	f.bar(-70, -30, -70, -94, 2.2)
	f.at(-70, -93, 1, 0, func() {
		f.flag(46, 22, v.Wave)
		if emblem != nil {
			f.at(-20, 11, .6, 0, func() { emblem(f.Painter) })
		}
	})
}

func (f fig) sail(v Ship, emblem func(*paint.Painter)) {
	f.bar(0, -30, 0, -116, 3)
	belly := 3 * math.Sin(2*math.Pi*v.Wave)
	sail := new(paint.Path).MoveTo(-42, -106).QuadTo(0, -113, 42, -106).
		QuadTo(54+belly, -78, 40, -46).QuadTo(0, -57, -40, -46).QuadTo(-30+belly, -78, -42, -106).Close()
	f.Fill(sail, paint.Linear{From: paint.Pt(-40, -100), To: paint.Pt(44, -60), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0xF7EDD4)}, {At: .7, Color: paint.RGB(0xEADBB4)}, {At: 1, Color: paint.RGB(0xD8C494)}}})
	f.Painter.Stroke(sail, paint.Pen(1.8), paint.Solid(paint.RGB(0x3A2818)))
	f.Painter.Stroke(paint.MustPath("M-41-86Q0-94 47-86M-38-67Q0-76 46-67M-14-108Q-4-80-14-51M16-108Q28-80 14-51"), paint.Pen(.7), paint.Solid(paint.RGB(0x8A7048)))
	if emblem != nil {
		f.at(3, -80, 1.5, 0, func() { emblem(f.Painter) })
	}
}

// water breaks at bow, side and stern.
func (f fig) water(v Ship) {
	foam := paint.Solid(paint.RGB(0xF6EFDC))
	d := 4 * math.Sin(2*math.Pi*v.Wave)
	p := new(paint.Path).MoveTo(-116, 13)
	for i := range 11 {
		x := -116 + 21*float64(i)
		p.QuadTo(x+10+d, 6, x+21, 13)
	}
	f.Painter.Stroke(p, paint.Pen(2.2), foam)
	f.Painter.Stroke(paint.MustPath("M114 3Q126-9 138-6M118 6Q132 1 144 7M-106 8Q-124 4-140 11"), paint.Pen(2.2), foam)
}
