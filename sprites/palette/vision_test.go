package palette

import (
	"image/color"
	"testing"

	"github.com/lucasb-eyer/go-colorful"
)

// distance is CIEDE2000: 1 is just visible side by side, 10 tells apart at a glance.
func distance(a, b color.NRGBA) float64 {
	x, _ := colorful.MakeColor(a)
	y, _ := colorful.MakeColor(b)
	return x.DistanceCIEDE2000(y) * 100
}

// least returns the smallest distance of any two colours as v sees them.
func least(v Vision, cs []color.NRGBA) (d float64, i, j int) {
	d = 1000
	for a := range cs {
		for b := a + 1; b < len(cs); b++ {
			if e := distance(v.Seen(cs[a]), v.Seen(cs[b])); e < d {
				d, i, j = e, a, b
			}
		}
	}
	return d, i, j
}

func (t *Theme) mains() (cs []color.NRGBA) {
	for _, f := range t.Faction {
		cs = append(cs, f.Main)
	}
	return cs
}

func TestColoursTellApart(t *testing.T) {
	for _, row := range []struct {
		theme              string
		vision             Vision
		factions, overlays float64 // least distances promised
	}{
		// The usual theme promises full vision; for the others shape and emblem speak, colour helps a little.
		{"atlas", Full, 16, 30}, {"atlas", Protan, 5, 8}, {"atlas", Deutan, 5, 10}, {"atlas", Tritan, 16, 8}, {"atlas", Grey, 1.5, 0.5},
		{"protan", Protan, 28, 15}, {"protan", Full, 25, 20},
		{"deutan", Deutan, 27, 15}, {"deutan", Full, 25, 20},
		{"tritan", Tritan, 29, 15}, {"tritan", Full, 25, 20},
		{"contrast", Grey, 11, 8}, {"contrast", Full, 12, 20},
	} {
		theme := Named(row.theme)
		if d, i, j := least(row.vision, theme.mains()); d < row.factions {
			t.Errorf("%s seen by vision %d: factions %d and %d are %.1f apart, want %.1f", row.theme, row.vision, i, j, d, row.factions)
		}
		if d, i, j := least(row.vision, theme.Overlays()); d < row.overlays {
			t.Errorf("%s seen by vision %d: overlays %d and %d are %.1f apart, want %.1f", row.theme, row.vision, i, j, d, row.overlays)
		}
	}
}

func TestEmblemsAreLegible(t *testing.T) {
	for _, theme := range Themes() {
		for f, c := range theme.Faction {
			if r := contrast(c.Ink, c.Main); r < 3 {
				t.Errorf("%s faction %d: emblem contrast %.1f, want 3", theme.Name, f, r)
			}
			if r := contrast(color.NRGBA{255, 255, 255, 255}, c.Dark); r < 4.5 {
				t.Errorf("%s faction %d: white on the plate has contrast %.1f, want 4.5", theme.Name, f, r)
			}
		}
		for name, c := range map[string]color.NRGBA{"ink": theme.Ink, "ink2": theme.Ink2, "heading": theme.Heading, "good": theme.Good} {
			if r := contrast(c, theme.Paper2); r < 4 {
				t.Errorf("%s: %s on paper has contrast %.1f, want 4", theme.Name, name, r)
			}
		}
	}
}

// contrast is the ratio of WCAG.
func contrast(a, b color.NRGBA) float64 {
	l := func(c color.NRGBA) float64 {
		return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
	}
	return (max(l(a), l(b)) + 0.05) / (min(l(a), l(b)) + 0.05)
}

func TestNames(t *testing.T) {
	for _, theme := range Themes() {
		if Named(theme.Name) != theme {
			t.Errorf("theme %q is not found by its name", theme.Name)
		}
	}
	if Named("nothing") != Atlas {
		t.Error("an unknown name must give the usual theme")
	}
	if Atlas.Of(200) != Atlas.Faction[Independent] {
		t.Error("an unknown faction must look independent")
	}
}

func TestGreyHasNoColour(t *testing.T) {
	if c := Grey.Seen(Atlas.Danger); c.R != c.G || c.G != c.B {
		t.Errorf("grey of red is %v", c)
	}
	if c := Full.Seen(Atlas.Danger); c != Atlas.Danger {
		t.Errorf("full vision changes %v to %v", Atlas.Danger, c)
	}
}
