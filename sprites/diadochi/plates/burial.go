package plates

import (
	"math"

	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Burial is the plate of Alexander's burial: his golden carriage, as Diodoros tells of it, comes to the tomb at dusk.
type Burial struct {
	Ground, Tomb, Light, Front *Part
	Doors                      [2]*Part // the leaves of the door; each turns about its own post
	Cart                       *Part
	Wheels                     [2]*Part
	Mules                      [MuleSteps]*Part // frames of their walk
	Torch                      *Part            // the flame of a torch
	TorchAt                    [2]paint.Point   // where torches burn, units
}

// MuleSteps is the number of frames of the mules' walk.
const MuleSteps = 6

// Where things stand on the plate of the burial, units.
const (
	roadY  = 62.0
	cartX  = -72.0
	wheelR = 11.5
	// Journey is how far the carriage comes, in units.
	Journey = 150.0
	// WheelTurn is the turn of the wheels for a unit of the way, radians.
	WheelTurn = 1 / wheelR
)

var wheelX = [2]float64{cartX - 27, cartX + 27}

// tombAt is the middle of the tomb on a plate of which hx units are seen to each side.
func tombAt(hx float64) float64 { return min(94, hx-46) }

// torches are those beside the door of a tomb.
func torches(tombX float64) [2]paint.Point {
	return [2]paint.Point{{X: tombX - 24, Y: 26}, {X: tombX + 24, Y: 26}}
}

// Burial returns the plate of the burial.
func (p *Plate) Burial() Burial {
	tombX := tombAt(p.hx)
	b := Burial{
		TorchAt: torches(tombX),
		Ground:  p.whole(view.burialGround),
		Tomb:    p.part(tombX-52, -62, tombX+51, roadY+12, tombX, roadY, view.tomb),
		Light: p.part(tombX-60, -30, tombX+60, 90, tombX, 34, func(v view) {
			v.Fill(paint.Circle(tombX, 34, 58), paint.Glow(tombX, 34, 58, paint.Fade(paint.RGB(0xFFD98A), .75), paint.Fade(paint.RGB(0xFFC05A), 0)))
		}),
		Cart:  p.part(cartX-52, -64, cartX+62, roadY+4, cartX, roadY, view.carriage),
		Front: p.part(-p.hx, roadY-50, p.hx, p.hy, 0, roadY, view.guards),
		Torch: p.part(-16, -62, 16, 4, 0, 0, view.flame),
	}
	for i, post := range [2]float64{tombX - 13, tombX + 13} {
		x := tombX - 13 + 13*float64(i)
		b.Doors[i] = p.part(x-.5, -1, x+13.5, roadY-10, post, 26, func(v view) { v.tombDoor(x) })
	}
	for i, x := range wheelX {
		b.Wheels[i] = p.part(x-wheelR-2, roadY-2*wheelR-1, x+wheelR+2, roadY+3, x, roadY-wheelR+1, func(v view) { v.wheel(x, roadY-wheelR+1, wheelR) })
	}
	for i := range b.Mules {
		b.Mules[i] = p.part(cartX+34, roadY-46, cartX+140, roadY+4, 0, roadY, func(v view) { v.mules(float64(i) / MuleSteps) })
	}
	return b
}

// burialGround is the evening over the road to the tomb.
func (v view) burialGround() {
	v.Fill(paint.Rect(-v.hx, -v.hy, 2*v.hx, 2*v.hy), paint.Linear{From: paint.Pt(0, -v.hy), To: paint.Pt(0, 50), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0x6F5A78)}, {At: .45, Color: paint.RGB(0xC98A62)}, {At: .8, Color: paint.RGB(0xF2C987)}, {At: 1, Color: paint.RGB(0xF8E3B0)}}})
	sx, sy := -8.0, 34.0
	v.rays(sx, sy, 300, 44, paint.Fade(paint.RGB(0xFFF0C4), .17))
	v.Fill(paint.Circle(sx, sy, 90), paint.Glow(sx, sy, 90, paint.Fade(paint.RGB(0xFFF3CE), .9), paint.Fade(paint.RGB(0xFFE2A0), 0)))
	v.Fill(paint.Circle(sx, sy, 27), paint.Hex(0xFFF2C6))
	v.burin(-v.hx, -v.hy, v.hx, 46, 1.9, paint.Fade(paint.RGB(0x4A2A2A), .8), func(x, y float64) float64 {
		d := math.Hypot(x-sx, (y-sy)*1.2)
		return min(max(d/210-.1, 0), .62)
	})
	v.cypresses()
	v.ridge(48, 15, 31, paint.RGB(0xA8794E), paint.RGB(0x5A3A22))
	road := new(paint.Path).MoveTo(-v.hx, 52).CubicTo(-70, 47, 60, 49, v.hx, 51).LineTo(v.hx, v.hy).LineTo(-v.hx, v.hy).Close()
	v.Fill(road, paint.Down(48, v.hy, paint.RGB(0xD9B072), paint.RGB(0x8A6236)))
	v.Stroke(road, paint.Pen(.8), paint.Solid(paint.RGB(0x4A2E18)))
	v.burin(-v.hx, 53, v.hx, v.hy, 2.1, paint.Fade(paint.RGB(0x3A2010), .75), func(x, y float64) float64 {
		return .16 + .3*(y-52)/40 + .16*math.Sin(x*.21+y*1.7)
	})
	v.straight(-v.hx, roadY+5, v.hx, roadY+5, .8, paint.Fade(ink, .4))
	v.straight(-v.hx, roadY+9, v.hx, roadY+9, .5, paint.Fade(ink, .35))
	v.vignette(paint.RGB(0x2A1210), .55)
}

// cypresses stand far behind the road.
func (v view) cypresses() {
	for _, at := range [...][2]float64{{-150, 34}, {-138, 42}, {-122, 30}, {34, 30}, {47, 40}, {141, 44}, {152, 34}} {
		v.at(at[0], 48, at[1]/40, at[1]/40, 0, func() {
			v.shape("M0 0Q-7-2-6-14Q-5-30 0-42Q5-30 6-14Q7-2 0 0Z", paint.RGB(0x3E4A32), paint.RGB(0x1E2418), .8)
			v.line("M-2-3Q-4-16 0-34M2-4Q3-18 1-28", .6, paint.Fade(paint.RGB(0x8A9460), .8))
		})
	}
}

// tomb is a temple front of marble with a dark door.
func (v view) tomb() {
	tombX := tombAt(v.hx)
	stone, shade := paint.RGB(0xF0E0BC), paint.RGB(0xB8976A)
	for i := range 4 {
		w, y := 50-3*float64(i), roadY+3-3.4*float64(i)
		v.solid(paint.Rect(tombX-w, y-3.4, 2*w, 3.4), paint.Mix(stone, shade, .12*float64(i)), ink, .7)
	}
	base := roadY - 10.6
	v.solid(paint.Rect(tombX-36, -14, 72, base+14), paint.RGB(0x7A5A3C), ink, .8)
	v.burin(tombX-36, -14, tombX+36, base, 1.7, paint.Fade(pitch, .7), func(x, y float64) float64 { return .5 - .3*math.Exp(-math.Abs(x-tombX)/14) })
	v.solid(paint.Rect(tombX-16, -4, 32, base+4), paint.RGB(0xD9BE8A), ink, .8)
	v.Fill(paint.Rect(tombX-13, 0, 26, base), paint.Down(0, base, paint.RGB(0x2A1408), paint.RGB(0x8A4A14)))
	for _, x := range [4]float64{-36, -22.5, 22.5, 36} {
		v.column(tombX+x, -14, base, 4.4)
	}
	v.solid(paint.Rect(tombX-44, -22, 88, 8), stone, ink, .8)
	for i := range 11 {
		x := tombX - 41 + 8*float64(i)
		v.solid(paint.Rect(x, -20.4, 3.4, 5), shade, ink, .4)
	}
	v.at(tombX, 0, 1, 1, 0, func() {
		v.shape("M-46-22L0-46L46-22Z", stone, ink, 1)
		v.shape("M-36-24.4L0-43L36-24.4Z", paint.RGB(0x9A4A34), ink, .6)
	})
	v.at(tombX, -30, .52, .52, 0, func() { emblems.Device(v.Painter, palette.Sun, 13, gilt, paint.RGB(0x9A4A34)) })
	for _, s := range [2]float64{-1, 1} { // crowning palmettes
		v.at(tombX+s*44, -22, .5, .5, 0, func() { v.shape("M0 0Q-9-3-8-11Q-3-10 0-18Q3-10 8-11Q9-3 0 0Z", gold, ink, 1.2) })
	}
	for _, at := range torches(tombX) {
		v.straight(at.X, at.Y, at.X, base, 1.8, ochre)
		v.at(at.X, at.Y, .5, .5, 0, func() { v.shape("M-9-6H9L4 6H-4Z", gold, ink, 1.2) })
	}
	v.at(tombX, -46, .6, .6, 0, func() { v.shape("M0 0Q-9-3-8-11Q-3-10 0-18Q3-10 8-11Q9-3 0 0Z", gold, ink, 1.2) })
}

// column is Ionic, from top to base.
func (v view) column(x, top, base, r float64) {
	shaft := paint.Rect(x-r*.78, top+4, 1.56*r, base-top-7)
	v.Fill(shaft, paint.Across(x-r, x+r, paint.RGB(0xFFF6DE), paint.RGB(0xB8976A)))
	v.Stroke(shaft, paint.Pen(.7), paint.Solid(ink))
	for i := range 3 {
		d := (float64(i) - 1) * r * .42
		v.straight(x+d, top+6, x+d, base-4, .35, paint.Fade(ink, .55))
	}
	v.solid(paint.Rect(x-r, base-3.4, 2*r, 3.4), paint.RGB(0xF0E0BC), ink, .6)
	v.solid(paint.Rect(x-r*1.15, top, 2.3*r, 2.6), paint.RGB(0xF0E0BC), ink, .6)
	for _, s := range [2]float64{-1, 1} {
		v.solid(paint.Circle(x+s*r*.92, top+3.6, r*.42), paint.RGB(0xF0E0BC), ink, .6)
	}
}

// tombDoor is a leaf of bronze, its left edge at x.
func (v view) tombDoor(x float64) {
	door := paint.Rect(x, 0, 13, roadY-10.6)
	v.Fill(door, paint.Across(x, x+13, paint.RGB(0xB8873A), paint.RGB(0x7A521C)))
	v.Stroke(door, paint.Pen(.7), paint.Solid(ink))
	for j := range 3 {
		y := 3 + 16*float64(j)
		v.Stroke(paint.Rect(x+2.2, y, 8.6, 12.6), paint.Pen(.5), paint.Solid(ink))
		v.Fill(paint.Circle(x+6.5, y+6.3, 1.5), paint.Solid(gilt))
	}
}

// carriage is the golden shrine on wheels: a vault of scales, a golden wreath above it, Ionic columns with a net of gold
// between them, painted panels, lions, Victories with trophies at its corners, and bells on tassels.
func (v view) carriage() {
	x0, x1, deck, eave := cartX-40, cartX+40, 42.0, -14.0
	// the pole that the mules pull
	v.straight(x1, deck+5, cartX+60, deck+6, 2.4, paint.RGB(0x6A4420))
	v.solid(paint.Rect(x0-4, deck+5, 88, 4), paint.RGB(0x8A5A24), ink, .7)
	// inside: the coffin under purple
	v.Fill(paint.Rect(x0+3, eave, x1-x0-6, deck-eave), paint.Down(eave, deck, paint.RGB(0x2A160C), paint.RGB(0x5A3218)))
	v.at(cartX, 0, 1, 1, 0, func() {
		v.shape("M-24 42V30Q-24 26-20 26H20Q24 26 24 30V42Z", v.theme.Purple, ink, .8)
		v.line("M-23 31H23M-18 26Q-14 34-16 42M-4 26Q0 34-2 42M10 26Q12 34 10 42", .8, gold)
		v.shape("M-14 26Q-12 19 0 19Q12 19 14 26Z", gold, ink, .8)
		v.line("M-10 24Q-8 21 0 21", .6, gilt)
	})
	// the net of gold between the columns
	v.Within(func() {
		v.Clip(paint.Rect(x0+3, eave, x1-x0-6, deck-eave))
		for i := range 20 {
			x := x0 - 6 + 5*float64(i)
			v.straight(x, eave+6, x+12, deck-1, .42, paint.Fade(gold, .85))
			v.straight(x, eave+6, x-12, deck-1, .42, paint.Fade(gold, .85))
		}
	})
	// painted panels
	for i := range 4 {
		x := x0 + 4 + 18.8*float64(i)
		v.solid(paint.Rect(x, deck-8, 15.4, 8), []paint.Color{paint.RGB(0x9A2F2A), paint.RGB(0x2E4F7A), paint.RGB(0x3E5A34), paint.RGB(0x6B2D6B)}[i], ink, .6)
		v.at(x+4, deck-.6, .072, .072, 0, func() {
			figures.DrawSoldier(v.Painter, figures.Red(gold), figures.Soldier{Arms: figures.Pike, Pose: figures.Fighting, Phase: .2})
		})
		v.at(x+11, deck-.6, .05, .05, 0, func() {
			figures.DrawHorse(v.Painter, figures.Red(gold), figures.Horse{Rider: figures.Lancer, Walking: true})
		})
	}
	for i := range 5 {
		v.goldColumn(x0+1+19.5*float64(i), eave+2, deck)
	}
	// cornice with goat-stags' heads and rings that hold a garland
	v.solid(paint.Rect(x0-5, eave-5, x1-x0+10, 7), gold, ink, .8)
	v.Stroke(paint.Line(x0-3, eave-1.5, x1+3, eave-1.5), paint.Stroke{Width: 2, Cap: paint.RoundCap, Dash: []float64{.01, 4}}, paint.Solid(paint.RGB(0x9A2F2A)))
	for i := range 8 {
		x := x0 + 10*float64(i)
		v.Stroke(new(paint.Path).MoveTo(x, eave+2).QuadTo(x+5, eave+8, x+10, eave+2), paint.Pen(1.3), paint.Solid(paint.RGB(0x6F7E3E)))
		v.solid(paint.Circle(x, eave+2, 1.4), gilt, ink, .4)
	}
	v.solid(paint.Circle(x1, eave+2, 1.4), gilt, ink, .4)
	v.vault(x0, x1, eave)
	for _, s := range [2]float64{-1, 1} {
		v.nike(cartX+s*44, eave-5, s)
		v.bell(cartX+s*43, eave+3)
	}
	v.solid(paint.Rect(x0-5, deck, x1-x0+10, 5), gold, ink, .8)
	for i := range 21 {
		v.Stroke(paint.Line(x0-4+4.3*float64(i), deck+5, x0-4+4.3*float64(i), deck+9), paint.Pen(.9), paint.Solid(paint.RGB(0x9A2F2A)))
	}
}

// vault is the roof: scales of gold set with stones, a wreath of gold above in the sun.
func (v view) vault(x0, x1, y float64) {
	mid := (x0 + x1) / 2
	roof := new(paint.Path).MoveTo(x0-3, y-5).CubicTo(x0+4, y-34, x1-4, y-34, x1+3, y-5).Close()
	v.Fill(roof, paint.Linear{From: paint.Pt(x0, y-30), To: paint.Pt(x1, y), Stops: []paint.Stop{{At: 0, Color: gilt}, {At: .5, Color: gold}, {At: 1, Color: ochre}}})
	v.Within(func() {
		v.Clip(roof)
		for row := range 6 {
			for i := range 24 {
				x := x0 - 6 + 4.2*float64(i) + 2.1*float64(row%2)
				v.Stroke(new(paint.Path).Arc(x, y-26+4*float64(row), 2.2, 0, math.Pi), paint.Pen(.5), paint.Solid(paint.Fade(ink, .75)))
				if (i+row*2)%5 == 0 {
					v.Fill(paint.Circle(x, y-25.4+4*float64(row), .8), paint.Solid([]paint.Color{paint.RGB(0xA8221C), paint.RGB(0x2E5A86), paint.RGB(0x2F6B3C)}[(i+row)%3]))
				}
			}
		}
	})
	v.Stroke(roof, paint.Pen(1), paint.Solid(ink))
	v.straight(mid, y-26, mid, y-37, 1.2, ochre)
	v.rays(mid, y-41, 13, 16, paint.Fade(gilt, .6))
	v.sprig(mid, y-41, 6, math.Pi/2-.2, math.Pi/2-2.9, 6, 4.6, gold)
	v.sprig(mid, y-41, 6, math.Pi/2+.2, math.Pi/2+2.9, 6, 4.6, gold)
}

func (v view) goldColumn(x, top, base float64) {
	v.Fill(paint.Rect(x-1.5, top, 3, base-top), paint.Across(x-1.5, x+1.5, gilt, ochre))
	v.Stroke(paint.Rect(x-1.5, top, 3, base-top), paint.Pen(.6), paint.Solid(ink))
	v.solid(paint.Rect(x-2.6, top, 5.2, 2), gold, ink, .5)
	for _, s := range [2]float64{-1, 1} {
		v.solid(paint.Circle(x+s*2.4, top+2.6, 1.2), gold, ink, .5)
	}
	v.solid(paint.Rect(x-2.4, base-2, 4.8, 2), gold, ink, .5)
}

// nike is a small winged Victory with a trophy; she looks outwards.
func (v view) nike(x, y, s float64) {
	v.at(x, y, s*.9, .9, 0, func() {
		v.shape("M0 0Q-3-8-2-14Q1-18 3-14Q6-6 5 0Z", gilt, ink, .7)
		v.shape("M-1-13Q-12-20-14-12Q-9-13-11-8Q-7-9-7-5Q-3-8-1-10Z", gold, ink, .7)
		v.solid(paint.Circle(1.6, -17.6, 2.4), gilt, ink, .7)
		v.line("M3-12L8-16", 1.4, gilt)
		v.line("M8-22V-8", .9, ochre)
		v.shape("M5.4-20H10.6L10-14H6Z", gold, ink, .5)
	})
}

// bell hangs on a tassel from a corner.
func (v view) bell(x, y float64) {
	v.straight(x, y, x, y+9, .7, paint.RGB(0x9A2F2A))
	v.at(x, y+9, 1, 1, 0, func() { v.shape("M-1 0Q-3 2-3.4 7H3.4Q3 2 1 0Z", gold, ink, .6) })
}

// wheel has eight spokes and the head of a lion on its hub.
func (v view) wheel(x, y, r float64) {
	v.Stroke(paint.Circle(x, y, r-1.4), paint.Pen(3.8), paint.Solid(ink))
	v.Stroke(paint.Circle(x, y, r-1.4), paint.Pen(2.4), paint.Solid(gold))
	for i := range 8 {
		s, c := math.Sincos(float64(i)*math.Pi/4 + .2)
		v.straight(x, y, x+(r-2)*c, y+(r-2)*s, 2, ink)
		v.straight(x, y, x+(r-2)*c, y+(r-2)*s, 1.1, gold)
	}
	v.solid(paint.Star(x, y, r*.42, r*.3, 12, 0), ochre, ink, .6)
	v.solid(paint.Circle(x, y, r*.24), gilt, ink, .6)
}

// mules draw the carriage: four abreast, rank behind rank.
func (v view) mules(phase float64) {
	harness := paint.RGB(0xA8221C)
	for rank := range 2 {
		for far := 1; far >= 0; far-- {
			x := cartX + 66 + 38*float64(rank) + 6*float64(far)
			y := roadY - 3*float64(far)
			s := figures.Black(harness)
			s.Body = paint.Mix(paint.RGB(0x3A2416), paint.RGB(0x9A7248), .5*float64(far))
			v.at(x, y, .29, .29, 0, func() {
				figures.DrawHorse(v.Painter, s, figures.Horse{Rider: figures.Riderless, Walking: true, Phase: math.Mod(phase+.29*float64(rank)+.37*float64(far), 1)})
				if far > 0 {
					return
				}
				v.line("M30-90Q24-70 30-50M-50-62Q0-84 40-80", 5, gold)
				v.shape("M48-124L58-118L54-108L44-112Z", gold, ink, 1.5) // golden crown
				v.solid(paint.Circle(72, -84, 6), gold, ink, 1.5)        // golden bell
			})
		}
	}
}

// guards line the road with lowered heads; their backs are to us.
func (v view) guards() {
	for i, x := range [...]float64{-150, -132, 136, 152} {
		arms := [...]figures.Arms{figures.Royal, figures.Silver}[i%2]
		face := 1.0
		if x > 0 {
			face = -1
		}
		v.at(x, v.hy-3, face*.54, .54, 0, func() {
			figures.DrawSoldier(v.Painter, figures.Black(v.theme.Purple), figures.Soldier{Arms: arms, Pose: figures.Standing})
		})
	}
}
