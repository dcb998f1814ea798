package plates

import (
	"math"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/portraits"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// Usurper is the plate of the naming of the Usurper: a diadem is laid on a head, and the others look away.
type Usurper struct {
	Ground, Head, Hands, Diadem *Part
	Away                        []*Part // each turns about its own middle
	Toward                      []*Part // the same, still looking at him
}

// Named is somebody's head in the metal of his faction.
type Named struct {
	Head    string
	Faction palette.Faction
}

// The head of the Usurper is this large, and its upper left corner here, units.
const (
	crownX = -66.0
	crownY = -60.0
	crownK = 1.34
)

// places are where the others are, from the nearest on: to the left and the right of the middle.
var places = [...]struct{ x, y, r float64 }{{-96, 6, 25}, {96, 6, 25}, {-104, -54, 19}, {104, -54, 19}}

// Usurper returns the plate of a naming. Of the others as many are shown as there are places.
func (p *Plate) Usurper(who Named, others []Named) Usurper {
	box := func(draw func(view)) *Part {
		return p.part(crownX-4, crownY-12, crownX+104*crownK, crownY+112*crownK, 0, 0, func(v view) {
			v.Translate(crownX, crownY)
			v.Scale(crownK, crownK)
			draw(v)
		})
	}
	u := Usurper{
		Ground: p.whole(func(v view) { v.throne(who.Faction) }),
		Head:   box(func(v view) { portraits.DrawBare(v.Painter, who.Head, v.metal(who.Faction)) }),
		Diadem: box(view.diadem),
		Hands:  p.part(-76, -140, 80, 8, 0, 0, view.hands),
	}
	for i, other := range others[:min(len(others), len(places))] {
		at := places[i]
		face := func(left bool) *Part {
			return p.part(at.x-at.r-4, at.y-at.r-4, at.x+at.r+5, at.y+at.r+6, at.x, at.y, func(v view) {
				v.coin(at.x, at.y, at.r, other.Head, left, v.metal(other.Faction))
			})
		}
		u.Away, u.Toward = append(u.Away, face(at.x < 0)), append(u.Toward, face(at.x > 0))
	}
	return u
}

// metal is the tone of a faction.
func (v view) metal(f palette.Faction) heads.Tone {
	c := v.theme.Of(f)
	return heads.Metal(c.Main, c.Dark, c.Light)
}

// throne is a dark hall; the rays of a sun behind the head.
func (v view) throne(f palette.Faction) {
	c := v.theme.Of(f)
	v.curtain(paint.Mix(paint.RGB(0x3A1E2E), c.Dark, .3))
	v.Fill(paint.Circle(0, -10, 120), paint.Glow(0, -10, 120, paint.Fade(gilt, .55), paint.Fade(gilt, 0)))
	v.rays(0, -10, 210, 40, paint.Fade(gilt, .13))
	disc := paint.Circle(0, -4, 78)
	v.Shadow(disc, 2, 4, 6, paint.Fade(pitch, .7))
	v.Fill(disc, paint.Radial{Center: paint.Pt(-16, -30), Radius: 130, Stops: []paint.Stop{
		{At: 0, Color: paint.Mix(c.Light, white, .5)}, {At: .5, Color: paint.Mix(c.Light, white, .1)}, {At: 1, Color: paint.Mix(c.Light, c.Dark, .6)}}})
	v.Within(func() {
		v.Clip(disc)
		v.burin(-78, -82, 78, 80, 1.8, paint.Fade(c.Dark, .5), func(x, y float64) float64 {
			return min(max(math.Hypot(x+14, y+24)/170-.14, 0), .6)
		})
	})
	for _, ring := range [...]struct{ r, w float64 }{{78, 2.6}, {74, .8}} {
		v.Stroke(paint.Circle(0, -4, ring.r), paint.Pen(ring.w+1.2), paint.Solid(ink))
		v.Stroke(paint.Circle(0, -4, ring.r), paint.Pen(ring.w), paint.Solid(gold))
	}
	v.vignette(pitch, .6)
	foot := v.hy
	v.Fill(paint.Rect(-v.hx, foot-12, 2*v.hx, 12), paint.Down(foot-12, foot, paint.RGB(0x8A5A24), paint.RGB(0x3A2410)))
	v.straight(-v.hx, foot-12, v.hx, foot-12, 1, gold)
	for x := -v.hx; x < v.hx; x += 11 {
		v.at(x, foot-10, 1, 1, 0, func() {
			v.Stroke(paint.MustPath("M0 8V0H8V6H3V3H5M0 8H11"), paint.Stroke{Width: .9, Join: paint.MiterJoin}, paint.Solid(gold))
		})
	}
}

// diadem is the white band of a king with its two ribbons, in the box of a head.
func (v view) diadem() {
	dark := paint.RGB(0x4A3A2A)
	cloth := paint.RGB(0xFFFBF0)
	v.shape("M20 42Q3 48 2 66Q0 80 6 92L13 85Q8 76 9 66Q10 54 23 48Z", cloth, dark, 1.3)
	v.shape("M20 44Q8 58 13 74Q16 86 14 96L22 89Q23 78 20 70Q15 58 25 49Z", cloth, dark, 1.3)
	v.shape("M75.6 31Q52 23 18 38.6L17.4 47.6Q50 32.4 76.8 39.4Z", cloth, dark, 1.5)
	v.line("M75 33.6Q50 26.6 19 41.4M76 37Q50 30 18.6 45", .8, paint.RGB(0xC9A24B))
	v.solid(paint.Circle(20, 43.4, 5), cloth, dark, 1.3)
	v.line("M17 40.6L23 46.4M23 40.6L17 46.4", .8, paint.RGB(0xC9A24B))
	v.line("M6 66Q4 78 8 88M17 66Q19 78 18 91", .7, paint.RGB(0xC9A24B))
}

// hands hold the ends of the diadem from above.
func (v view) hands() {
	skin, edge := paint.RGB(0xC98A5A), paint.RGB(0x3A1E10)
	for _, h := range [...]struct{ x, y, turn, s float64 }{{-40, -8, .42, 1}, {37, -17, -.36, -1}} {
		v.at(h.x, h.y, h.s, 1, h.turn, func() {
			v.shape("M-9-130L-7-26Q-9-14-7-5Q-6 2 0 4Q5 4 6-3L7-12Q11-20 8-28L12-130Z", skin, edge, 1.2)
			v.line("M-3-7V2M1-8V3M4.4-8V0M-7-24Q0-21 8-27", .9, edge)
			v.shape("M7-14Q12-12 11-3Q9 1 7-2L5-9Z", skin, edge, 1)
			v.shape("M-8.6-44H9.6V-36H-7.8Z", gold, edge, 1)
			v.shape("M-15-140L-11-62Q0-55 14-64L20-140Z", v.theme.Purple, edge, 1.2)
			v.line("M-8-130L-6-62M2-132L2-60M11-132L9-63", .8, paint.Fade(pitch, .5))
			v.line("M-11-64Q0-57 14-66", 2.4, gold)
		})
	}
}
