package glass

import (
	"image"
	"strconv"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// sheet paints onto the sky.
func sheet(w, h int, f func(p *paint.Painter)) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	p := paint.New(m)
	p.Fill(paint.Rect(0, 0, float64(w), float64(h)), paint.Solid(palette.Sky))
	p.Within(func() { f(p) })
	return m
}

func TestGlassesAndThrone(t *testing.T) {
	all := map[string]*image.RGBA{
		"back":   sheet(136, 240, func(p *paint.Painter) { Back(p, 100, 220) }),
		"front":  sheet(136, 240, func(p *paint.Painter) { Front(p, 100, 220) }),
		"throne": sheet(250, 200, func(p *paint.Painter) { Throne(p, 200) }),
		"lamp":   sheet(96, 96, func(p *paint.Painter) { p.Translate(48, 54); Lamp(p, 80) }),
		"halo":   sheet(160, 160, func(p *paint.Painter) { p.Translate(80, 80); Halo(p, 78) }),
	}
	pours := map[string]*image.RGBA{}
	for s := range Sources {
		pours["pour-"+strconv.Itoa(int(s))] = sheet(100, 100, func(p *paint.Painter) { Pour(p, 100, 100, 1.2, s) })
	}
	imagetest.Distinct(t, 300, pours)
	for name, m := range pours {
		all[name] = m
	}
	var cells []imagetest.Cell
	for name, m := range all {
		cells = append(cells, imagetest.Cell{Label: name, Image: m})
	}
	imagetest.Sheet(t, "glasses", 900, palette.Sky, cells)
	imagetest.Golden(t, "glasses", all)
}
