package chart

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/sprites/canvas"
)

// TestTheMapIsInSightAtOnce paints one piece, as the first tick at the table does: land and sea are where they will be.
func TestTheMapIsInSightAtOnce(t *testing.T) {
	p, cam, img := sheet(t, 1280, 800, func(*geom.Camera) {})
	p.base = newBase(p.ground.model)
	p.Aim(cam)
	began := time.Now()
	p.Step(0)
	took := time.Since(began)
	p.Draw(canvas.NewSoftware(img), cam)
	if dir := os.Getenv("TYCHE_LOOK"); dir != "" {
		f, err := os.Create(filepath.Join(dir, "sheet-at-once.png"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, img); err != nil {
			t.Fatal(err)
		}
	}
	whole := image.NewRGBA(img.Rect)
	p.Finish(cam)
	p.Draw(canvas.NewSoftware(whole), cam)
	wrong, n := 0, 0
	for y := 4; y < img.Rect.Dy(); y += 16 {
		for x := 4; x < img.Rect.Dx(); x += 16 {
			n++
			if bluish(img.RGBAAt(x, y)) != bluish(whole.RGBAAt(x, y)) {
				wrong++
			}
		}
	}
	if wrong*12 > n { // lakes, rivers and frames are not on the sketch
		t.Errorf("%d of %d places are of another element than they will be", wrong, n)
	}
	t.Logf("painted in %v", took)
}

func bluish(c color.RGBA) bool { return int(c.B) > int(c.R) }

// TestAnotherPainterOfTheBoardBeginsWhereTheFirstEnded: the table need not paint what the title has.
func TestAnotherPainterOfTheBoardBeginsWhereTheFirstEnded(t *testing.T) {
	m := atlas.Diadochi()
	first := New(m, Options{Words: atlas.DiadochiWords("en")})
	for first.base.piece() {
	}
	if second := New(m, Options{Words: atlas.DiadochiWords("es")}); second.whole() != first.draft || second.base.piece() {
		t.Error("the second painter paints the draft again")
	}
}
