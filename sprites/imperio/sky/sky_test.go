package sky

import (
	"fmt"
	"image"
	"image/draw"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

func TestPlates(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, size := range [][2]int{{1088, 798}, {700, 520}} {
		s := Plate{W: size[0], H: size[1], Scale: float64(size[0]) / 1088, Circles: true, Figures: []Place{{Swan, .11, .2, .64, -6, false}, {Balance, .9, .31, .62, 6, false}, {Argo, .14, .77, .6, -6, false}, {Serpent, .88, .66, .5, 74, false}, {Helm, .5, .5, .9, 0, true}}}
		m := image.NewRGBA(image.Rect(0, 0, s.W, s.H))
		draw.Draw(m, m.Rect, s.Picture().Pixels(), image.Point{}, draw.Src)
		draw.Draw(m, m.Rect, s.Stars().Pixels(), image.Point{}, draw.Over)
		cells = append(cells, imagetest.Cell{Label: "plate", Image: m})
		all[fmt.Sprint("plate ", size)] = m
	}
	imagetest.Sheet(t, "plates", 1200, palette.SkyEdge, cells)
	imagetest.Golden(t, "plates", all)
}

func TestFigures(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for f := range Figures {
		m := image.NewRGBA(image.Rect(0, 0, 220, 220))
		p := paint.NewScaled(m, 440, 440)
		p.Fill(paint.Rect(0, 0, 440, 440), paint.Solid(palette.Sky))
		p.Translate(220, 220)
		f.Draw(p, .5)
		all[fmt.Sprint("figure ", f)] = m
		cells = append(cells, imagetest.Cell{Label: fmt.Sprint(f), Image: m})
	}
	imagetest.Sheet(t, "figures", 1200, palette.SkyEdge, cells)
	imagetest.Golden(t, "figures", all)
	imagetest.Distinct(t, 40, all)
}
