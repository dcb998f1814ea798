package orrery

import (
	"image/color"
	"math"
	"strconv"
	"testing"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

// TestAContestedAreaShowsBoth: its arc has the colours of whose units stand there and of whose base it is; that of nobody's has neither.
func TestAContestedAreaShowsBoth(t *testing.T) {
	b := NewBox(palette.Brass)
	w := karst
	contested := held(empty(Mine, 4, 0, 4), 0, 3, [6]uint8{1})
	contested.Controller, contested.Owner = Nobody, 0
	for _, row := range []struct {
		area    Area
		colours int
	}{{contested, 2}, {empty(Mine, 4, 0, 4), 0}} {
		w.Areas[0] = row.area
		look(t, "contested-"+strconv.Itoa(row.colours), 300, 300, func(p *paint.Painter) { p.Lay(b.World(w).Pixels(), 10, 10) })
		m := b.World(w).Pixels()
		side := float64(m.Bounds().Dx())
		seen := 0
		for _, faction := range []palette.Faction{0, 3} {
			near, want := 0, palette.Brass.Faction[faction].Main
			for deg := -140.0; deg < -40; deg++ {
				r := w.Radius / full * (ringIn + ringOut) / 2
				x, y := side/2+r*math.Cos(deg*math.Pi/180), side/2+r*math.Sin(deg*math.Pi/180)
				if like(m.RGBAAt(int(x), int(y)), want) {
					near++
				}
			}
			if near > 5 {
				seen++
			}
		}
		if seen != row.colours {
			t.Errorf("the arc shows %d of the two colours, want %d", seen, row.colours)
		}
	}
}

// like says whether two colours are nearly the same.
func like(a color.RGBA, b color.NRGBA) bool {
	apart := func(p, q uint8) bool { return math.Abs(float64(p)-float64(q)) > 24 }
	return !apart(a.R, b.R) && !apart(a.G, b.G) && !apart(a.B, b.B)
}
