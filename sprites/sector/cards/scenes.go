package cards

import (
	"image"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/vignettes"
)

// Scene is the picture of a combat card or a technology alone, without a word, and the key of that picture.
type Scene struct {
	ID      string // of the card, "g01", of the technology, "gt5", or of the event card, "e01"
	Event   bool   // it is that of an event card
	Faction int8
	W, H    int // pixels
}

// Scene returns the picture of a scene in a frame.
func (d *Deck) Scene(s Scene) *canvas.Picture {
	if pic := d.scenes.Find(s); pic != nil {
		return pic
	}
	return d.newScene(s)
}

func (d *Deck) newScene(s Scene) *canvas.Picture {
	return d.scenes.Keep(s, canvas.NewPicture(s.W, s.H, func(dst *image.RGBA) {
		p, w, h := paint.New(dst), float64(s.W), float64(s.H)
		if s.Event {
			vignettes.Draw(p, d.theme, s.ID, 0, 0, w, h)
		} else {
			vignettes.DrawTrick(p, d.theme, s.ID, palette.Faction(s.Faction), 0, 0, w, h)
		}
		pen := max(1, math.Round(w/90))
		p.Stroke(paint.Rect(pen/2, pen/2, w-pen, h-pen), paint.Pen(pen), paint.Solid(palette.Ink))
	}))
}
