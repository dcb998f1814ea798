package ships

import (
	"math"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// trim is what is fitted to a finished hull: gun ports, guns, gilt lines, rams, windows.
func (g *engraver) trim() {
	g.ribs()
	switch g.kind {
	case Carrier:
		for x := -44.0; x < 54; x += 12 {
			g.Fill(paint.Circle(x, 12-.001*x*x, 1.8), paint.Solid(lightest))
		}
	case Aircraft:
		g.Stroke(paint.Line(28, 0, -17, 0), paint.Pen(.8), paint.Solid(palette.Keyline))
		g.piece("M8 -2.6L18 0L8 2.6Z", lightest, .5)
	case Frigate:
		g.ports(2, 4, -18, 24, 1.5)
		g.gun(10, -9, 17, 2.2, -12)
		g.gun(-6, -9, 14, 2.2, -28)
		g.Stroke(paint.Line(54, -3, 72, -5), paint.Pen(1.3), paint.Solid(palette.Ivory))
	case Cruiser:
		g.ports(4, 7, -30, 44, 1.8)
		g.ports(-14, 3, -55, -43, 1.4)
		g.gun(40, -11, 22, 2.4, -4)
		g.piece("M74 -4L92 -7L72 0Z", palette.Ivory, .8)
	case Dreadnought:
		g.ports(-3, 9, -44, 50, 2)
		g.ports(9, 8, -44, 40, 2)
		g.gun(-6, -22, 26, 3, -9)
		g.gun(22, -20, 24, 3, -7)
		g.gun(49, -20, 24, 3, -6)
		g.windows(-66, -33, 7)
		g.piece("M70 -8L96 -14L72 2Z", palette.Ivory, .9)
	case Flagship:
		g.flagship()
	case Station:
		g.station()
	case Troops:
		g.Fill(paint.MustPath("M-13 -9H13V-5L2 -3V19H-2V-3L-13 -5Z"), paint.Solid(palette.Keyline))
		g.Stroke(paint.MustPath("M-16.5 -12Q0 -16 16.5 -12M-14 21Q0 26 14 21"), paint.Pen(1.3), paint.Solid(palette.Gilt2))
	}
}

// ribs are the gilt lines along a hull.
func (g *engraver) ribs() {
	for _, r := range hulls[g.kind].ribs {
		g.Stroke(paint.MustPath(r), paint.Pen(1.2), paint.Solid(palette.Gilt2))
	}
}

// piece is a small part with a dark edge.
func (g *engraver) piece(path string, ink paint.Color, edge float64) {
	p := paint.MustPath(path)
	g.Fill(p, paint.Solid(ink))
	g.Stroke(p, paint.Pen(edge), paint.Solid(palette.Keyline))
}

// ports are n gun ports in a row from x0 to x1, at the height y, k half as wide.
func (g *engraver) ports(y float64, n int, x0, x1, k float64) {
	for i := range n {
		x := x0 + (x1-x0)*float64(i)/float64(n-1)
		port := paint.Rect(x-k, y+.0006*x*x-k, 2*k, 2*k)
		g.Fill(port, paint.Solid(palette.Keyline))
		g.Stroke(port, paint.Stroke{Width: .55}, paint.Solid(palette.Gilt2))
	}
}

// gun is a barrel with its gilt mouth, turned by degrees.
func (g *engraver) gun(x, y, long, wide, degrees float64) {
	g.Within(func() {
		g.Translate(x, y)
		g.Rotate(degrees * math.Pi / 180)
		barrel, mouth := paint.RoundRect(0, -wide/2, long, wide, .8), paint.Rect(long-3, -wide/2-.7, 3, wide+1.4)
		g.Fill(barrel, paint.Solid(palette.Ivory))
		g.Stroke(barrel, paint.Pen(.8), paint.Solid(palette.Keyline))
		g.Fill(mouth, paint.Solid(palette.Gilt2))
		g.Stroke(mouth, paint.Pen(.7), paint.Solid(palette.Keyline))
	})
}

// windows are four lit panes of a stern castle.
func (g *engraver) windows(x, y, step float64) {
	for i := range 4 {
		pane := paint.RoundRect(x+step*float64(i), y+1.3*float64(i), 4, 6, 1)
		g.Fill(pane, paint.Solid(lightest))
		g.Stroke(pane, paint.Pen(.7), paint.Solid(palette.Keyline))
	}
}

// flagship has two decks of guns, an armillary sphere on the poop, and a pennant under a crown.
func (g *engraver) flagship() {
	g.ports(-5, 10, -50, 58, 2.1)
	g.ports(9, 9, -54, 48, 2.1)
	g.gun(66, -25, 28, 3.2, -8)
	g.piece("M88 -34Q98 -42 96 -52Q104 -48 103 -38L112 -36Q104 -30 94 -27Z", palette.Gilt2, 1)
	g.windows(-78, -37, 8)
	sphere := paint.Circle(-66, -64, 15)
	g.Fill(sphere, paint.Solid(g.c.Light))
	g.line(sphere)
	for _, r := range [...][2]float64{{15, 5}, {5, 15}, {15, 11}} {
		g.Stroke(paint.Oval(-66, -64, r[0], r[1]), paint.Pen(1), paint.Solid(palette.Keyline))
	}
	g.Within(func() {
		g.Translate(-66, -64)
		g.Rotate(-24 * math.Pi / 180)
		g.Stroke(paint.Oval(0, 0, 22, 7), paint.Pen(1.8), paint.Solid(palette.Gilt2))
	})
	g.Stroke(paint.Line(-12, -18, -12, -88), paint.Pen(1.6), paint.Solid(palette.Gilt2))
	pennant := paint.MustPath("M-12 -88Q-24 -94 -34 -86Q-44 -80 -54 -86L-48 -77L-54 -68Q-44 -64 -34 -70Q-24 -78 -12 -72Z")
	g.Fill(pennant, paint.Solid(g.c.Main))
	g.Stroke(pennant, paint.Pen(1), paint.Solid(palette.Ivory))
	g.piece("M-17 -94L-19 -103L-14 -99L-11 -106L-8 -99L-3 -103L-5 -94Z", palette.Gilt2, .8)
}

// domes are the cargo spheres of a Carrier, under its hull.
func (g *engraver) domes() {
	for _, d := range domes {
		ball := paint.Circle(d[0], d[1], d[2])
		g.Fill(ball, paint.Solid(g.c.Light))
		g.Within(func() {
			g.Clip(ball)
			for _, k := range [...]float64{.34, .72} {
				g.Stroke(paint.Oval(d[0], d[1], d[2]*k, d[2]), paint.Pen(.8), paint.Solid(palette.Keyline))
			}
			g.Fill(paint.Rect(d[0]-d[2], d[1]-d[2]*.62, 2*d[2], 3), paint.Solid(g.c.Main))
			g.rows(paint.Rect(d[0]+d[2]*.25, d[1]-30, 40, 60), 35, 2.3, .75, .7)
		})
		g.line(ball)
	}
}

// station is the inner ring, the graduated circle and the globe of a star fort, with its eight guns.
func (g *engraver) station() {
	for a := 22.5; a < 360; a += 45 {
		g.Within(func() {
			g.Rotate(a * math.Pi / 180)
			g.gun(40, 0, 30, 4, 0)
		})
	}
	g.Stroke(bastion(50, 35), paint.Pen(1), paint.Solid(palette.Keyline))
	for _, c := range [...]struct {
		r   float64
		ink paint.Color
	}{{33, g.c.Main}, {23, g.c.Light}} {
		g.Fill(paint.Circle(0, 0, c.r), paint.Solid(c.ink))
		g.Stroke(paint.Circle(0, 0, c.r), paint.Pen(1.2), paint.Solid(palette.Keyline))
	}
	g.Stroke(paint.Circle(0, 0, 30), paint.Pen(1.6), paint.Solid(palette.Gilt2))
	for a := 0.0; a < 360; a += 10 {
		p, q := polar(0, 0, 27, a), polar(0, 0, 30, a)
		g.Stroke(paint.Line(p.X, p.Y, q.X, q.Y), paint.Pen(.8), paint.Solid(palette.Gilt2))
	}
	for _, k := range [...]float64{.35, .75} {
		g.Stroke(paint.Oval(0, 0, 23*k, 23), paint.Pen(.8), paint.Solid(palette.Keyline))
		g.Stroke(paint.Oval(0, 0, 23, 23*k), paint.Pen(.8), paint.Solid(palette.Keyline))
	}
	g.Fill(paint.Circle(0, 0, 6), paint.Solid(palette.Gilt2))
	g.Stroke(paint.Circle(0, 0, 6), paint.Pen(1), paint.Solid(palette.Keyline))
}
