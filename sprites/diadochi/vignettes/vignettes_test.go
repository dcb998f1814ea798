package vignettes

import (
	"image"
	"strings"
	"testing"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/portraits"
	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
)

func scene(name string, w, h int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	Draw(paint.New(m), name, 0, 0, float64(w), float64(h))
	return m
}

func TestScenes(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, name := range append(Names(), "portrait-kassandros") {
		cells = append(cells, imagetest.Cell{Label: name, Image: scene(name, 302, 194)})
		all[name] = scene(name, 120, 78)
	}
	half := len(cells) / 2
	imagetest.Sheet(t, "vignettes1", 1900, palette.Atlas.Paper, cells[:half])
	imagetest.Sheet(t, "vignettes2", 1900, palette.Atlas.Paper, cells[half:])
	imagetest.Golden(t, "vignettes", all)
	imagetest.Distinct(t, 120, all)
}

func TestScenesCoverTheirBox(t *testing.T) {
	for _, name := range Names() {
		m := scene(name, 60, 60)
		for i := 3; i < len(m.Pix); i += 4 {
			if m.Pix[i] < 250 {
				t.Errorf("%s leaves a hole at pixel %d", name, i/4)
				break
			}
		}
	}
}

func TestEveryCardHasItsOwnScene(t *testing.T) {
	used := map[string]string{}
	for no, name := range OfCard {
		if id, ok := strings.CutPrefix(name, "portrait-"); ok {
			if !portraits.Known(id) {
				t.Errorf("card %s: no head %q", no, id)
			}
		} else if scenes[name] == nil {
			t.Errorf("card %s: no scene %q", no, name)
		}
		if other, twice := used[name]; twice {
			t.Errorf("cards %s and %s share %q", no, other, name)
		}
		used[name] = no
	}
	if len(OfCard) != 65 {
		t.Errorf("%d cards have a scene, want 65", len(OfCard))
	}
}
