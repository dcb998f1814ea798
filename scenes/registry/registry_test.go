package registry

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"tyche/rules/lexicon"
	"tyche/sprites/emblems"
	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// promised is how far apart the colours of any two seats of a game are at least, in the themes made for a vision. In the
// usual theme shape and device speak for those who lack a kind of cones.
var promised = []struct {
	theme  *palette.Theme
	vision palette.Vision
	least  float64
}{
	{palette.Atlas, palette.Full, 15},
	{palette.ForProtan, palette.Protan, 20}, {palette.ForDeutan, palette.Deutan, 20}, {palette.ForTritan, palette.Tritan, 20},
	{palette.HighContrast, palette.Grey, 10},
}

func TestSeatsOfEveryGameTellApart(t *testing.T) {
	for _, k := range Games() {
		id := k.Rules.Info().ID
		if have, need := len(k.Emblems), k.Rules.Info().MaxSeats; have < need {
			t.Errorf("%s has %d emblems for %d seats", id, have, need)
		}
		for _, p := range promised {
			var mains []color.NRGBA
			for _, e := range k.Emblems {
				c := e.Colors(p.theme)
				mains = append(mains, c.Main)
				imagetest.Legible(t, id+" "+p.theme.Name+" "+e.Name, c)
			}
			imagetest.Apart(t, id+" "+p.theme.Name, p.vision, p.least, mains)
		}
		outlines, devices := map[string]*image.RGBA{}, map[string]*image.RGBA{}
		for i := range k.Emblems {
			e := &k.Emblems[i]
			outlines[e.Name] = picture(func(p *paint.Painter) { p.FillHex(e.Outline(28), 0) })
			devices[e.Name] = picture(func(p *paint.Painter) { e.Device(p, 28, paint.RGB(0), paint.RGB(0xFFFFFF)) })
		}
		imagetest.Distinct(t, 20, outlines)
		imagetest.Distinct(t, 20, devices)
	}
}

// picture paints on white, about the middle.
func picture(draw func(p *paint.Painter)) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 64, 64))
	p := paint.New(m)
	p.FillHex(paint.Rect(0, 0, 64, 64), 0xFFFFFF)
	p.Translate(32, 32)
	draw(p)
	return m
}

func TestEmblemsOfEveryGameHaveNames(t *testing.T) {
	for _, k := range Games() {
		lex, err := lexicon.New()
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range k.Texts {
			if err := lex.Add(s.Files, s.Dir); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range k.Emblems {
			if i := emblems.Named(k.Emblems, e.Name); k.Emblems[i].Name != e.Name {
				t.Errorf("%s: %q is not found", k.Rules.Info().ID, e.Name)
			}
			for _, language := range lexicon.Languages {
				if key := fmt.Sprintf("%s.emblem.%s", k.Rules.Info().ID, e.Name); !lex.Has(language, key) {
					t.Errorf("%s has no text %s", language, key)
				}
			}
		}
	}
}
