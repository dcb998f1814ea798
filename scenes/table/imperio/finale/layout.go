package finale

import (
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/glass"
)

// set is where everything stands.
type set struct {
	scene  canvas.Rect
	unit   float64 // canvas pixels of a design pixel
	ribbon float64 // top of the banner
	throne canvas.Rect
	floor  float64
	slots  []slot
}

// slot is the place of a House: its glass, and its arms and number over it.
type slot struct {
	all   canvas.Rect // what is clicked
	glass canvas.Rect // the inside
	arms  canvas.Point
	label canvas.Rect
}

// The measures of the design: a scene so high, and what is in it from the top.
const (
	designHigh = 430
	armsAt     = 108
	armsHigh   = 66
	labelAt    = 146
	labelHigh  = 28
	glassAt    = 190
	glassFoot  = 392
	glassWide  = 100
	throneHigh = 256
)

// high is the height of a scene so wide; scale is canvas pixels of a pixel of the theme.
func high(wide, scale float64) float64 {
	return math.Round(min(max(wide*.37, 300*scale), 470*scale))
}

// arrange places so many Houses to both sides of the throne, the first ones to its left.
func arrange(r canvas.Rect, players int) set {
	unit := r.H / designHigh
	s := set{scene: r, unit: unit, ribbon: r.Y + math.Round(20*unit), floor: r.Y + math.Round((glassFoot+8)*unit)}
	in := r.Inset(18 * unit)
	wide := math.Round(min(throneHigh*unit*glass.Wide, in.W*.28))
	tall := math.Round(wide / glass.Wide)
	left := (players + 1) / 2
	step := math.Floor((in.W - wide) / float64(max(players, 1)))
	glassW := math.Round(min(step*.6, glassWide*unit))
	most := 190 * unit // so that two Houses do not stand in the corners
	step = math.Floor(min(step, most))
	aside := step / 2 * float64(2*left-players) // of an odd number one more stands to the left: all of it stays in the middle
	s.throne = canvas.Rect{X: math.Round(r.X + (r.W-wide)/2 + aside), Y: s.floor + math.Round(8*unit) - tall, W: wide, H: tall}
	for i := range players {
		x := s.throne.X - step*float64(left-i)
		if i >= left {
			x = s.throne.Right() + step*float64(i-left)
		}
		mid := math.Round(x + step/2)
		y := func(v float64) float64 { return r.Y + math.Round(v*unit) }
		s.slots = append(s.slots, slot{
			all:   canvas.Rect{X: math.Round(x), Y: y(armsAt - armsHigh/2), W: step, H: y(glassFoot+20) - y(armsAt-armsHigh/2)},
			glass: canvas.Rect{X: mid - math.Round(glassW/2), Y: y(glassAt), W: glassW, H: y(glassFoot) - y(glassAt)},
			arms:  canvas.Point{X: mid, Y: y(armsAt)},
			label: canvas.Rect{X: math.Round(x), Y: y(labelAt), W: step, H: math.Round(labelHigh * unit)},
		})
	}
	return s
}

func (f *Finale) layout(u *ui.UI, r canvas.Rect) {
	if f.set.scene != r {
		f.set = arrange(r, len(f.list))
	}
}

// px turns a measure of the design into whole canvas pixels.
func (f *Finale) px(v float64) float64 { return math.Round(v * f.set.unit) }
