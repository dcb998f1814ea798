package emblems

import (
	"math"

	"tyche/sprites/paint"
)

// The hatchings lie about the origin and reach `reach` to every side; the painter clips them.

// rows draws parallel lines at an angle in degrees.
func rows(p *paint.Painter, degrees, reach, step float64, ink paint.Ink) {
	p.Within(func() {
		p.Rotate(degrees * math.Pi / 180)
		lines := new(paint.Path)
		for i := -int(reach / step); i <= int(reach/step); i++ {
			y := float64(i) * step
			lines.Append(paint.Line(-reach, y, reach, y))
		}
		p.Stroke(lines, paint.Stroke{Width: step / 4}, ink)
	})
}

func chevrons(p *paint.Painter, reach, step float64, ink paint.Ink) {
	lines := new(paint.Path)
	for i := -int(reach / step); i <= int(reach/step); i++ {
		y := float64(i) * step
		lines.MoveTo(-reach, y)
		for j, x := 0, -reach; x < reach; j++ {
			x += .86 * step
			lines.LineTo(x, y-float64((j+1)%2)*.72*step)
		}
	}
	p.Stroke(lines, paint.Stroke{Width: step / 4.6}, ink)
}

func dots(p *paint.Painter, reach, step float64, ink paint.Ink) {
	all := new(paint.Path)
	n := int(reach / step)
	for i := -n; i <= n; i++ {
		for j := -n; j <= n; j++ {
			if (i+j)%2 == 0 {
				all.Append(paint.Circle(float64(i)*step, float64(j)*step, .38*step))
			}
		}
	}
	p.Fill(all, ink)
}

func rings(p *paint.Painter, reach, step float64, ink paint.Ink) {
	all := new(paint.Path)
	n := int(reach / step)
	for i := -n; i <= n; i++ {
		for j := -n; j <= n; j++ {
			x, y := float64(i)*step, float64(j)*step
			all.Append(paint.Circle(x, y, .15*step)).Append(paint.Circle(x, y, .375*step))
		}
	}
	p.Stroke(all, paint.Stroke{Width: step / 10.6}, ink)
}
