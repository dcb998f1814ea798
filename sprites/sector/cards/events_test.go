package cards

import (
	"image"
	"strings"
	"testing"

	"tyche/fonts"
	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
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
		c.PixelsAcross, c.Brief = 84, true
		all[id] = d.Event(c).Pixels()
	}
	imagetest.Sheet(t, "sector-events", 1700, palette.Walnut, append(cells, imagetest.Cell{Label: "small", Image: all["e02"]}))
	imagetest.Golden(t, "events", all)
	imagetest.Distinct(t, 40, all)
}

// TestTheWordsOfAnEffectEndAboveTheFoot: the picture gives way to a long text before its letters become small.
func TestTheWordsOfAnEffectEndAboveTheFoot(t *testing.T) {
	word, last := "un jugador elige ", 96.0
	for _, n := range []int{2, 8, 12, 18} {
		effect := strings.Repeat(word, n)
		for _, w := range []int{Readable, 184, 368} {
			p := paint.NewScaled(image.NewRGBA(image.Rect(0, 0, w, w*EventHeight/EventWidth)), EventWidth, EventHeight)
			st := fonts.Style{Face: fonts.Serif}
			picture, size := share(p, effect, st)
			st.Size = size
			if from := 46 + picture + wordsFrom; from+high(p, effect, 152, st) > wordsTo || size < 11 || picture > last {
				t.Errorf("%d times the words on a card %d wide: letters of %v below a picture %v high end at %v", n, w, size, picture, from+high(p, effect, 152, st))
			}
			if w == 368 {
				last = picture
			}
		}
	}
	if last == 96 {
		t.Error("the picture of the longest text is as high as all others")
	}
}
