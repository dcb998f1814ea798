package lords

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// portrait is a lord of so many pixels a unit.
func portrait(h palette.House, unit float64, votes bool) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, int(2*Half*unit), int(High*unit)))
	p := paint.New(m)
	p.Scale(unit, unit)
	p.Translate(Half, High)
	Draw(p, h, palette.Atlas.Of(h), votes)
	return m
}

func TestLords(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for h, name := range palette.Names {
		all[name] = portrait(palette.House(h), 1, false)
		all[name+" votes"] = portrait(palette.House(h), 1, true)
		for _, k := range []float64{.4, 1, 2} {
			cells = append(cells, imagetest.Cell{Label: name, Image: portrait(palette.House(h), k, k > 1)})
		}
	}
	imagetest.Sheet(t, "lords", 1500, palette.Sky, cells)
	imagetest.Golden(t, "lords", all)
	imagetest.Distinct(t, 40, all)
}

// Nothing of a lord is cut off: the edges of its box stay empty but the lower one.
func TestLordsStandWithinTheirBoxes(t *testing.T) {
	for h, name := range palette.Names {
		m := portrait(palette.House(h), 1, true)
		w, high := m.Rect.Dx(), m.Rect.Dy()
		for i := range w {
			if m.RGBAAt(i, 0).A > 0 {
				t.Fatalf("%s is cut off above", name)
			}
		}
		for i := range high {
			if m.RGBAAt(0, i).A > 0 || m.RGBAAt(w-1, i).A > 0 {
				t.Fatalf("%s is cut off at a side", name)
			}
		}
	}
}
