package chart

import (
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/sprites/canvas"
)

// TestNamesAreWrittenOverRings: those that a ring lies on and no others, where they stand on the sheet.
func TestNamesAreWrittenOverRings(t *testing.T) {
	m := atlas.Diadochi()
	cam := geom.NewCamera(m.World, geom.Rect{W: 900, H: 600}, m.Core)
	p := New(m, Options{Words: atlas.DiadochiWords("en")})
	p.Finish(cam)
	at := cam.ToScreen(m.Areas[m.Named("babylon")].At)
	written := func(boxes ...geom.Rect) (list []string) {
		var l canvas.List
		l.Reset(900, 600)
		p.Over(&l, cam, boxes)
		l.Texts(func(s string, _ geom.Point) { list = append(list, s) })
		return list
	}
	names := written(geom.Grow(geom.Rect{X: at.X, Y: at.Y}, 24))
	if !slices.Contains(names, "Babylon") || len(names) > 5 {
		t.Errorf("around Babylon %q are written", names)
	}
	if names := written(); len(names) > 0 {
		t.Errorf("without a ring %q are written", names)
	}
}

// TestNamesOfProvincesAreWrittenOverRings: each as it stands on the sheet, pixel for pixel in its letters, painted once.
func TestNamesOfProvincesAreWrittenOverRings(t *testing.T) {
	m := atlas.Diadochi()
	cam := geom.NewCamera(m.World, geom.Rect{W: 900, H: 600}, m.Core)
	p := New(m, Options{Words: atlas.DiadochiWords("en")})
	p.Finish(cam)
	sheet, over := image.NewRGBA(image.Rect(0, 0, 900, 600)), image.NewRGBA(image.Rect(0, 0, 900, 600))
	p.Draw(canvas.NewSoftware(sheet), cam)
	copy(over.Pix, sheet.Pix)
	soft := canvas.NewSoftware(over)
	view := cam.View
	soft.Fill(view, color.NRGBA{R: 255, A: 255}) // the worst of rings
	p.Over(soft, cam, []geom.Rect{view})
	letters, wrong := 0, 0
	for i := range p.level.names {
		b := &p.level.names[i]
		if b.kind != regionLabel {
			continue
		}
		pic, at := p.level.overName(b)
		if again, _ := p.level.overName(b); again != pic {
			t.Errorf("%d is painted twice", b.index)
		}
		corner := cam.ToScreen(geom.Point{X: m.World.X, Y: m.World.Y})
		x0, y0 := int(math.Round(corner.X)+at.X), int(math.Round(corner.Y)+at.Y)
		for y := range pic.H {
			for x := range pic.W {
				q := image.Pt(x0+x, y0+y)
				if pic.Pixels().RGBAAt(x, y).A < 255 || !q.In(over.Rect) {
					continue
				}
				letters++
				if over.RGBAAt(q.X, q.Y) != sheet.RGBAAt(q.X, q.Y) {
					wrong++
				}
			}
		}
	}
	if letters < 300 || wrong*4 > letters {
		t.Errorf("%d of %d pixels of the names of provinces differ from those of the sheet", wrong, letters)
	}
	sheetLevel := p.level
	p.SetOptions(p.options) // it is still shown until the next is painted
	if p.SetOptions(p.options); len(sheetLevel.over) > 0 {
		t.Error("names are kept for a sheet that is shown no more")
	}
}
