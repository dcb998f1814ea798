package vignettes

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

func scene(id string, w, h int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	Draw(paint.New(m), palette.Brass, id, 0, 0, float64(w), float64(h))
	return m
}

func TestScenes(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, id := range IDs() {
		cells = append(cells, imagetest.Cell{Label: id, Image: scene(id, 320, 192)})
		all[id] = scene(id, 160, 96)
	}
	imagetest.Sheet(t, "sector-vignettes", 1700, palette.Walnut, cells)
	imagetest.Golden(t, "vignettes", all)
	imagetest.Distinct(t, 120, all)
}

func TestScenesCoverTheirPlate(t *testing.T) {
	for _, id := range IDs() {
		m := scene(id, 60, 60)
		for i := 3; i < len(m.Pix); i += 4 {
			if m.Pix[i] < 250 {
				t.Errorf("%s leaves a hole at pixel %d", id, i/4)
				break
			}
		}
	}
}

// trickScene paints the scene of a combat card in the colours of the first faction of its people.
func trickScene(id string, w, h int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	by := map[byte]palette.Faction{'g': palette.Anchor, 't': palette.Reef, 'k': palette.Dusk}[id[0]]
	DrawTrick(paint.New(m), palette.Brass, id, by, 0, 0, float64(w), float64(h))
	return m
}

func TestTricks(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, id := range Tricks() {
		cells = append(cells, imagetest.Cell{Label: id, Image: trickScene(id, 202, 128)})
		all[id] = trickScene(id, 101, 64)
	}
	if len(all) != 42 {
		t.Errorf("%d combat cards have a picture, want 42", len(all))
	}
	imagetest.Sheet(t, "sector-tricks", 1700, palette.Walnut, cells)
	imagetest.Golden(t, "tricks", all)
	imagetest.Distinct(t, 120, all)
}

func TestCrafts(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, id := range Crafts() {
		cells = append(cells, imagetest.Cell{Label: id, Image: trickScene(id, 202, 128)})
		all[id] = trickScene(id, 101, 64)
	}
	if len(all) != 6 {
		t.Errorf("%d technologies without a combat card have a picture, want 6", len(all))
	}
	imagetest.Sheet(t, "sector-crafts", 700, palette.Walnut, cells)
	imagetest.Golden(t, "crafts", all)
	imagetest.Distinct(t, 120, all)
}
