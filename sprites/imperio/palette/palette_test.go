package palette

import (
	"image/color"
	"testing"

	"tyche/sprites/imagetest"
	base "tyche/sprites/palette"
)

func TestHousesTellApart(t *testing.T) {
	for _, row := range []struct {
		theme  string
		vision base.Vision
		least  float64
	}{
		{"atlas", base.Full, 27}, {"atlas", base.Protan, 18}, {"atlas", base.Deutan, 18}, {"atlas", base.Tritan, 18},
		{"protan", base.Protan, 22}, {"protan", base.Full, 25}, {"deutan", base.Deutan, 22}, {"deutan", base.Full, 25},
		{"tritan", base.Tritan, 22}, {"tritan", base.Full, 25}, {"contrast", base.Grey, 10}, {"contrast", base.Full, 20},
	} {
		var mains []color.NRGBA
		for _, c := range Named(row.theme).tinctures {
			mains = append(mains, c.Main)
		}
		imagetest.Apart(t, row.theme, row.vision, row.least, mains)
	}
}

func TestChargesAreLegible(t *testing.T) {
	for _, theme := range Themes() {
		for h, c := range theme.tinctures {
			imagetest.Legible(t, theme.Name+" "+Names[h], c)
		}
	}
}

func TestThemesAreThoseOfTheProgram(t *testing.T) {
	for i, theme := range base.Themes() {
		if Themes()[i].Theme != theme || Named(theme.Name).Theme != theme {
			t.Errorf("theme %q has no Houses of its own", theme.Name)
		}
	}
	if Named("nothing") != Atlas {
		t.Error("an unknown name must give the usual theme")
	}
	if Atlas.Of(200) != Neutral {
		t.Error("an unknown House must look neutral")
	}
}
