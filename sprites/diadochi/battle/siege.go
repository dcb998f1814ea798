package battle

import (
	"image"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/paint"
)

// Helepolis is the great siege tower; frame turns its wheels, open lowers the bridge.
func (c *Cast) Helepolis(t Team, open bool, frame, px int) *canvas.Picture {
	k := key{sort: helepolis, team: t, px: px, frame: turn(frame)}
	if open {
		k.a = 1
	}
	return c.figure(k, box{150, 345}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		figures.DrawHelepolis(p, s, phase(k.frame)*math.Pi/4, float64(k.a))
	})
}

// Windings is the number of frames of a stone thrower: 0 is released, the last one wound back.
const Windings = 9

// Thrower is the stone thrower at a frame from 0 to Windings-1.
func (c *Cast) Thrower(t Team, frame, px int) *canvas.Picture {
	return c.figure(key{sort: thrower, team: t, px: px, frame: min(max(frame, 0), Windings-1)}, box{120, 180},
		func(c *Cast, p *paint.Painter, s figures.Style, k key) {
			figures.DrawThrower(p, s, float64(k.frame)/(Windings-1))
		})
}

// Ram strikes once in a round of Frames; its wheels turn while it rolls.
func (c *Cast) Ram(t Team, rolling bool, frame, px int) *canvas.Picture {
	k := key{sort: ram, team: t, px: px, frame: turn(frame)}
	if rolling {
		k.a = 1
	}
	return c.figure(k, box{170, 95}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		f := phase(k.frame)
		if k.a == 1 {
			figures.DrawRam(p, s, 0, f*math.Pi/4)
			return
		}
		figures.DrawRam(p, s, math.Pow(.5-.5*math.Cos(2*math.Pi*f), 2), 0)
	})
}

// Stone is a shot in flight, turning; its middle is its foot.
func (c *Cast) Stone(frame, px int) *canvas.Picture {
	return c.figure(key{sort: stone, px: px, frame: turn(frame)}, box{14, 24}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		p.Translate(0, -10)
		p.Rotate(2 * math.Pi * phase(k.frame))
		figures.DrawStone(p, 11)
	})
}

// HeapSteps is the number of heaps that Rubble knows.
const HeapSteps = 6

// Rubble is the heap at the wall's foot after `step` (1 to HeapSteps) hits.
func (c *Cast) Rubble(step, px int) *canvas.Picture {
	return c.figure(key{sort: rubble, px: px, a: min(max(step, 1), HeapSteps)}, box{130, 50}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		figures.DrawRubble(p, s, .4+.6*float64(k.a)/HeapSteps, 8)
	})
}

// Blows is the number of frames of a Burst, a Spray or Splinters; they do not repeat.
const Blows = 14

// Burst is the hit of a stone on the wall: flash and flying blocks. Its foot is the place of the hit.
func (c *Cast) Burst(frame, px int) *canvas.Picture {
	return c.figure(key{sort: burst, px: px, frame: min(max(frame, 0), Blows-1)}, box{190, 300}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		p.Translate(0, -120)
		figures.DrawBurst(p, s, float64(k.frame+1)/(Blows+1), 3)
	})
}

// BurstRise is how far above its foot the hit of a Burst lies, as a share of px.
const BurstRise = 1.2

// Dust is a soft cloud over the ground; there are four of them, by variant.
func (c *Cast) Dust(variant, px int) *canvas.Picture {
	return c.figure(key{sort: dust, px: px, a: variant & 3}, box{75, 62}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		figures.DrawDust(p, paint.RGB(0xF5EAD0), uint32(k.a*7+3))
	})
}

// Wall is a curtain wall of width w units (100 units are px pixels) with up to three courses, the lowest first. The
// breach lies at `where` per cent of its length. Its foot is the middle of its lower edge.
func (c *Cast) Wall(t Team, w int, courses [3]figures.Course, count, where, px int) *canvas.Picture {
	count = min(max(count, 1), 3)
	t.Left = false // a breach stays where it is
	k := key{sort: wall, team: t, px: px, a: count, b: where, w: w}
	for i := range count {
		k.h = k.h*4 + int(courses[i])
	}
	return c.figure(k, box{float64(w)/2 + 3, 66*float64(count) + 26}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		list := make([]figures.Course, 0, 3)
		for i := range k.a {
			list = append(list, figures.Course(k.h>>(2*(k.a-1-i))&3))
		}
		p.Translate(-float64(k.w)/2, 0)
		figures.DrawWall(p, s, float64(k.w), list, float64(k.b)/100)
	})
}

// WallTower is a tower of the wall, w by h units.
func (c *Cast) WallTower(t Team, w, h, px int) *canvas.Picture {
	return c.figure(key{sort: wallTower, team: t, px: px, a: w, b: h}, box{float64(w)/2 + 8, float64(h) + 32}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		p.Translate(-float64(k.a)/2, 0)
		figures.DrawTower(p, s, float64(k.a), float64(k.b), uint32(20+k.a))
	})
}

// WallSection is the wall cut through, of whose courses so many stand.
func (c *Cast) WallSection(standing, courses, px int) *canvas.Picture {
	return c.figure(key{sort: wallSection, px: px, a: standing, b: courses}, box{30, 66*float64(courses) + 40}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		figures.DrawSection(p, s, k.a, k.b)
	})
}

// GateSteps is the number of frames of an opening gate: 0 shut, the last one open.
const GateSteps = 8

// Gate is the gate of the wall.
func (c *Cast) Gate(step, px int) *canvas.Picture {
	return c.figure(key{sort: gate, px: px, frame: min(max(step, 0), GateSteps-1)}, box{46, 112}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		figures.DrawGate(p, s, float64(k.frame)/(GateSteps-1))
	})
}

// Tent is a tent of a side's camp.
func (c *Cast) Tent(t Team, px int) *canvas.Picture {
	return c.figure(key{sort: tent, team: t, px: px}, box{26, 46}, func(_ *Cast, p *paint.Painter, s figures.Style, _ key) { figures.DrawTent(p, s) })
}

// Temple is the temple of a besieged city.
func (c *Cast) Temple(px int) *canvas.Picture {
	return c.figure(key{sort: temple, px: px}, box{76, 98}, func(_ *Cast, p *paint.Painter, s figures.Style, _ key) { figures.DrawTemple(p, s) })
}

// whole finds or makes a picture of fixed size in pixels, as stages are.
func (c *Cast) whole(k key, draw func(*paint.Painter, key)) *canvas.Picture {
	if p := c.pictures.Find(k); p != nil {
		return p
	}
	return c.pictures.Keep(k, canvas.NewPicture(k.w, k.h, func(dst *image.RGBA) { draw(paint.New(dst), k) }))
}
