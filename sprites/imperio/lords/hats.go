package lords

import (
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// hat is broad and dark, with a ribbon in the tincture.
func (e *engraver) hat() {
	e.rimmed("M-18-85Q-17-112 0-113Q17-112 18-85Z", stuff)
	deep := paint.RGB(0x0E0A12)
	for i := range 5 {
		k := float64(i)
		e.Stroke(new(paint.Path).MoveTo(3+k*2.4, -110).QuadTo(6+k*2.6, -98, 6+k*2.6, -86), paint.Pen(1), paint.Solid(deep))
	}
	brim := paint.Oval(0, -86, 33, 6.5)
	e.Fill(brim, paint.Solid(stuff))
	e.Stroke(brim, paint.Pen(.7), paint.Solid(palette.Ivory))
	e.line("M-6-83.5Q14-82 30-86", 2, deep)
	e.piece("M-17.5-95H17.5V-89.5H-17.5Z", e.c.Main, .6)
}

// rimmed is a part that would be lost on the night behind it without a light edge.
func (e *engraver) rimmed(path string, ink paint.Color) {
	k := paint.MustPath(path)
	e.Fill(k, paint.Solid(ink))
	e.Stroke(k, paint.Pen(.7), paint.Solid(palette.Ivory))
}

// cap is sewn with pearls, and a feather stands in it.
func (e *engraver) cap() {
	e.piece("M-18-86Q-19-107 0-108Q19-107 18-86Q0-101-18-86Z", e.c.Main, 1.3)
	for i := range 4 {
		k := float64(i)
		e.Stroke(new(paint.Path).MoveTo(2+k*3.4, -105).QuadTo(5+k*3.4, -100, 4+k*3.6, -92), paint.Pen(.7), paint.Solid(inky))
	}
	for a := 214.0; a < 327; a += 14 {
		cos, sin := direction(a)
		pearl := paint.Circle(21*cos, -76+21*sin, 2)
		e.Fill(pearl, paint.Solid(palette.Star))
		e.Stroke(pearl, paint.Pen(.6), paint.Solid(inky))
	}
	e.piece("M12-103Q28-128 37-112Q30-107 17-97Z", palette.Star, 1)
	e.line("M14-101Q28-118 34-113M20-104l6-2M24-108l6-2", .6, inky)
}

// mural is a crown like a wall.
func (e *engraver) mural() {
	e.piece("M-17-84Q-17-97 0-99Q17-97 17-84Q0-90-17-84Z", e.c.Dark, 1.1)
	e.piece("M-19-86V-104H-13V-98H-7V-104H-2.5V-98H2.5V-104H7V-98H13V-104H19V-86Q0-93-19-86Z", palette.Gilt2, 1.3)
	e.line("M-19-93Q0-99 19-93M-10-98V-90M0-98V-91M10-98V-90", .7, paint.Fade(inky, .8))
}

// monocle hangs on a chain from the lord's right eye.
func (e *engraver) monocle() {
	e.Fill(paint.Circle(-6.2, -75.8, 5.6), paint.Solid(paint.Fade(palette.ShieldLight, .3)))
	e.Stroke(paint.Circle(-6.2, -75.8, 5.6), paint.Pen(1.5), paint.Solid(palette.Gilt))
	e.Stroke(paint.MustPath("M-9-71Q-14-58-20-46"), paint.Stroke{Width: .9, Dash: []float64{2, 1.2}}, paint.Solid(palette.Gilt))
}

// kerchief is bound over the brow.
func (e *engraver) kerchief() {
	e.piece("M-17-83Q-19-104 0-106Q19-104 17-83Q0-93-17-83Z", e.c.Main, 1.3)
	e.line("M-15-87Q0-97 15-87M-4-105Q-10-98-12-90M5-105Q12-99 13-91", .8, paint.Fade(inky, .8))
	e.piece("M-6-94L0-99L6-94L0-88Z", palette.Gilt2, .9)
}

// circlet holds the veil.
func (e *engraver) circlet() {
	e.piece("M-15-84Q-14-98 0-99Q14-98 15-84Q0-92-15-84Z", linen, .9)
	e.line("M-16-88Q0-98 16-88", 3.4, inky)
	e.line("M-16-88Q0-98 16-88", 2, palette.Gilt2)
	e.Fill(paint.Circle(0, -93, 2.6), paint.Solid(e.c.Dark))
	e.Stroke(paint.Circle(0, -93, 2.6), paint.Pen(.8), paint.Solid(inky))
}

// turban is wound of cloth in the tincture, with a jewel and a plume.
func (e *engraver) turban() {
	e.piece("M2-106Q-2-126 12-128Q10-118 6-106Z", palette.Star, .9)
	k := e.piece("M-20-84Q-28-96-18-104Q-8-113 4-111Q22-109 23-96Q24-88 19-83Q0-94-20-84Z", e.c.Main, 1.4)
	e.within(k, func() {
		for i := range 5 {
			n := float64(i)
			e.Stroke(new(paint.Path).MoveTo(-26, -92-n*5).QuadTo(0, -104-n*4, 26, -86-n*4.5), paint.Pen(.9), paint.Solid(paint.Fade(inky, .7)))
		}
	})
	e.Fill(paint.Circle(2, -98, 3.6), paint.Solid(palette.Gilt2))
	e.Stroke(paint.Circle(2, -98, 3.6), paint.Pen(.9), paint.Solid(inky))
	e.Fill(paint.Circle(2, -98, 1.7), paint.Solid(palette.Wax))
}
