package palette

import (
	"fmt"
	"image/color"
	"testing"

	"tyche/sprites/imagetest"
	base "tyche/sprites/palette"
)

func (t *Theme) mains() (cs []color.NRGBA) {
	for _, f := range t.Faction {
		cs = append(cs, f.Main)
	}
	return cs
}

func TestColoursTellApart(t *testing.T) {
	for _, row := range []struct {
		theme              string
		vision             base.Vision
		factions, overlays float64 // least distances promised
	}{
		// The usual theme promises full vision; for the others shape and emblem speak, colour helps a little.
		{"atlas", base.Full, 16, 30}, {"atlas", base.Protan, 5, 8}, {"atlas", base.Deutan, 5, 10}, {"atlas", base.Tritan, 16, 8}, {"atlas", base.Grey, 1.5, 0.5},
		{"protan", base.Protan, 28, 15}, {"protan", base.Full, 25, 20},
		{"deutan", base.Deutan, 27, 15}, {"deutan", base.Full, 25, 20},
		{"tritan", base.Tritan, 29, 15}, {"tritan", base.Full, 25, 20},
		{"contrast", base.Grey, 11, 8}, {"contrast", base.Full, 12, 20},
	} {
		theme := Named(row.theme)
		imagetest.Apart(t, row.theme+": factions", row.vision, row.factions, theme.mains())
		imagetest.Apart(t, row.theme+": overlays", row.vision, row.overlays, theme.Overlays())
	}
}

func TestEmblemsAreLegible(t *testing.T) {
	for _, theme := range Themes() {
		for f, c := range theme.Faction {
			imagetest.Legible(t, fmt.Sprintf("%s faction %d", theme.Name, f), c)
		}
	}
}

func TestThemesAreThoseOfTheProgram(t *testing.T) {
	for i, theme := range base.Themes() {
		if Themes()[i].Theme != theme || Named(theme.Name).Theme != theme {
			t.Errorf("theme %q has no factions of its own", theme.Name)
		}
	}
	if Named("nothing") != Atlas {
		t.Error("an unknown name must give the usual theme")
	}
	if Atlas.Of(200) != Atlas.Faction[Independent] {
		t.Error("an unknown faction must look independent")
	}
}
