package chamber

import (
	"math"

	"tyche/sprites/imperio/emblems"
	"tyche/sprites/imperio/lords"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// arcade draws columns and stalls to both sides as far as the hall reaches; those that are nobody's are curtained.
func (h hall) arcade(seats int) {
	for side, taken := range [...]int{(seats + 1) / 2, seats / 2} {
		way := float64(2*side - 1)
		for i := 0; float64(nearest+room*i-room/2) < h.half; i++ {
			h.arch(way*float64(nearest+room*i), i < taken)
		}
		for i := 0; float64(column+room*i-30) < h.half; i++ {
			h.column(way * float64(column+room*i))
		}
	}
}

// opening is the outline of the arch of a stall.
func opening(x float64) *paint.Path {
	return new(paint.Path).MoveTo(x-66, 372).LineTo(x-66, 236).ArcOval(x, 236, 66, 62, math.Pi, 2*math.Pi).LineTo(x+66, 372).Close()
}

// arch is a stall before anybody sits in it: the night, or a closed curtain.
func (h hall) arch(x float64, open bool) {
	k := opening(x)
	h.block(k, paint.Solid(paint.RGB(0x131B36)), 2)
	h.Within(func() {
		h.Clip(k)
		if open {
			rows := new(paint.Path)
			for j := range 44 {
				rows.Append(paint.Line(x-66, 170+5*float64(j), x+66, 170+5*float64(j)))
			}
			h.Stroke(rows, paint.Stroke{Width: .9}, paint.Solid(paint.RGB(0x2A3B6B)))
			return
		}
		h.Fill(paint.Rect(x-70, 160, 140, 220), paint.Solid(paint.RGB(0x251A38)))
		folds := new(paint.Path)
		for i := range 10 {
			at := x - 66 + 15*float64(i)
			folds.MoveTo(at, 164).QuadTo(at+6, 282, at, 372)
		}
		h.Stroke(folds, paint.Pen(7), paint.Solid(paint.RGB(0x33244A)))
		h.Stroke(folds, paint.Pen(1), paint.Solid(paint.Fade(palette.Keyline, .6)))
	})
	rim, width := stone, 8.0
	if !open {
		rim, width = stone2, 7
	}
	h.Stroke(k, paint.Pen(width+2), paint.Solid(inky))
	h.Stroke(k, paint.Pen(width), paint.Solid(rim))
	h.edge(k, 1)
	h.block(paint.Polygon(paint.Pt(x, 188), paint.Pt(x-11, 166), paint.Pt(x+11, 166)), paint.Solid(stone), 1.2)
}

// column stands between two stalls, with its shadow on the wall.
func (h hall) column(x float64) {
	const top, foot, w = 170.0, 378.0, 34.0
	h.Fill(paint.Rect(x+17, 172, 20, 206), paint.Solid(paint.Fade(inky, .34)))
	body := paint.Rect(x-w/2, top+22, w, foot-top-40)
	h.block(body, paint.Linear{From: paint.Pt(x-w/2, 0), To: paint.Pt(x+w/2, 0), Stops: []paint.Stop{{At: 0, Color: paint.RGB(0xFFF6DF)}, {At: .5, Color: paint.RGB(0xDCCBA2)}, {At: 1, Color: stone3}}}, 1.4)
	for i := 1; i < 6; i++ {
		k := float64(i)
		h.Stroke(paint.Line(x-w/2+k*w/6, top+24, x-w/2+k*w/6, foot-20), paint.Pen(.7+.16*k), paint.Solid(paint.Fade(inky, .3+.08*k)))
	}
	h.block(paint.RoundRect(x-w*.62, top+12, w*1.24, 11, 3), paint.Solid(stone), 1.3)
	h.block(paint.Rect(x-w*.75, top, w*1.5, 12), paint.Solid(stone), 1.3)
	for _, side := range [...]float64{-1, 1} {
		h.block(paint.Circle(x+side*w*.5, top+17, 6), paint.Solid(stone), 1.3)
		h.Fill(paint.Circle(x+side*w*.5, top+17, 2.2), paint.Solid(inky))
	}
	h.block(paint.RoundRect(x-w*.62, foot-20, w*1.24, 9, 4), paint.Solid(stone), 1.3)
	h.block(paint.Rect(x-w*.75, foot-11, w*1.5, 11), paint.Solid(stone2), 1.3)
}

// Pose is what the lord of a stall does.
type Pose uint8

// The poses.
const (
	Away Pose = iota // the House has left the game: its curtain is drawn
	Sits
	Votes
)

// Stall engraves who sits at a desk, and the desk with the cloth of the House on it, about the middle of the desk's edge.
func Stall(p *paint.Painter, h palette.House, c base.Colors, pose Pose) {
	k := hall{Painter: p}
	if pose == Away {
		p.Within(func() {
			p.Translate(0, -deskEdge)
			k.arch(0, false)
		})
	} else {
		lords.Draw(p, h, c, pose == Votes)
	}
	k.block(paint.Rect(-68, 8, 136, 62), paint.Down(8, 70, oak, paint.RGB(0x2E1C10)), 1.5)
	grain := new(paint.Path)
	for y := 14.0; y < 68; y += 5 {
		grain.Append(paint.Line(-68, y, 68, y))
	}
	k.Stroke(grain, paint.Stroke{Width: .7}, paint.Solid(paint.Fade(inky, .4)))
	for _, x := range [...]float64{-64, 38} {
		k.Stroke(paint.Rect(x, 15, 26, 46), paint.Pen(1.2), paint.Solid(paint.RGB(0xA5794A)))
	}
	k.block(paint.RoundRect(-74, -6, 148, 14, 2), paint.Down(-6, 8, paint.RGB(0x7E5936), paint.RGB(0x5C3E24)), 1.5)
	k.cloth(h, c)
}

// cloth hangs over the desk with the charge of the House.
func (h hall) cloth(house palette.House, c base.Colors) {
	cut := paint.MustPath("M-34 5H34V67L0 79L-34 67Z")
	h.Fill(cut, paint.Solid(c.Main))
	h.Within(func() {
		h.Clip(cut)
		emblems.Lines(h.Painter, house, paint.Rect(-40, 0, 80, 84), 6, c)
	})
	h.edge(cut, 1.5)
	h.Stroke(paint.MustPath("M-30.5 8V64.5L0 75L30.5 64.5V8"), paint.Pen(1.6), paint.Solid(palette.Gilt2))
	h.Within(func() {
		h.Translate(0, 37)
		emblems.Charge(h.Painter, house, 21, c.Ink, c.Main)
	})
}

// Light is what shines in the arch of the House that is heard, about the middle of its desk's edge.
func Light(p *paint.Painter) {
	p.Within(func() {
		p.Translate(0, -deskEdge)
		p.Clip(opening(0))
		p.Fill(paint.Rect(-70, 160, 140, 220), paint.Glow(0, 268, 112, paint.Fade(palette.Gilt2, .95), paint.Fade(palette.Gilt, .15)))
		for i := range 24 {
			cos, sin := ray(i, 24)
			p.Stroke(paint.Line(40*cos, 268+40*sin, 110*cos, 268+110*sin), paint.Pen(1.4), paint.Solid(paint.Fade(palette.Star, .55)))
		}
	})
}
