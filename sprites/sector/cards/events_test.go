package cards

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/vignettes"
)

func TestEvents(t *testing.T) {
	d := NewDeck(palette.Brass)
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for i, id := range vignettes.IDs() {
		stage := min(1+i/12, 3)
		c := Event{ID: id, Stage: stage, Beacon: id == "e34", Role: "EVENT", Title: "A name of some words", Effect: "What it does, told in a sentence or two, which may well be so long that it takes many lines of the card to say it.", Foot: "A line in italics.", PixelsAcross: 184, Lit: i == 3}
		cells = append(cells, imagetest.Cell{Label: id, Image: d.newEvent(c).Pixels()})
		c.PixelsAcross = 84
		all[id] = d.Event(c).Pixels()
	}
	imagetest.Sheet(t, "sector-events", 1700, palette.Walnut, append(cells, imagetest.Cell{Label: "small", Image: all["e02"]}))
	imagetest.Golden(t, "events", all)
	imagetest.Distinct(t, 40, all)
}
