package palette_test

import (
	"image/color"
	"testing"

	"tyche/sprites/imagetest"
	. "tyche/sprites/palette"
)

func TestOverlaysTellApart(t *testing.T) {
	for _, row := range []struct {
		theme  string
		vision Vision
		least  float64
	}{
		{"atlas", Full, 30}, {"atlas", Protan, 8}, {"atlas", Deutan, 10}, {"atlas", Tritan, 8}, {"atlas", Grey, 0.5},
		{"protan", Protan, 15}, {"protan", Full, 20}, {"deutan", Deutan, 15}, {"deutan", Full, 20},
		{"tritan", Tritan, 15}, {"tritan", Full, 20}, {"contrast", Grey, 8}, {"contrast", Full, 20},
	} {
		theme := Named(row.theme)
		imagetest.Apart(t, row.theme, row.vision, row.least, []color.NRGBA{theme.Glow, theme.Danger, theme.Good})
	}
}

func TestWordsAreLegible(t *testing.T) {
	imagetest.Legible(t, "the sign of the program", Gold)
	for _, theme := range Themes() {
		for name, c := range map[string]color.NRGBA{"ink": theme.Ink, "ink2": theme.Ink2, "heading": theme.Heading, "good": theme.Good} {
			if r := Contrast(c, theme.Paper2); r < 4 {
				t.Errorf("%s: %s on paper has contrast %.1f, want 4", theme.Name, name, r)
			}
		}
	}
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
}

func TestGreyHasNoColour(t *testing.T) {
	if c := Grey.Seen(Atlas.Danger); c.R != c.G || c.G != c.B {
		t.Errorf("grey of red is %v", c)
	}
	if c := Full.Seen(Atlas.Danger); c != Atlas.Danger {
		t.Errorf("full vision changes %v to %v", Atlas.Danger, c)
	}
}
