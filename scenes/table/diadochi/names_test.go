package diadochi

import (
	"slices"
	"testing"

	"tyche/board/atlas"
)

// TestTheMapNamesAThingOnce holds the map behind the title, which knows no rules, to the names that the rules give.
func TestTheMapNamesAThingOnce(t *testing.T) {
	for _, lang := range []string{"es", "en"} {
		face, title := sit(t, lang, 1280, 800, 0).face.words(lang), atlas.DiadochiWords(lang)
		if !slices.Equal(face.Areas, title.Areas) {
			t.Errorf("%s: the table has %q, the title %q", lang, face.Areas, title.Areas)
		}
		if !slices.Equal(face.Regions, title.Regions) {
			t.Errorf("%s: the table has %q, the title %q", lang, face.Regions, title.Regions)
		}
	}
}

// TestGreekNamesComeAsWell: the preference adds the Greek letters below the name, and takes nothing away.
func TestGreekNamesComeAsWell(t *testing.T) {
	at := sit(t, "es", 1280, 800, 0)
	at.app.Prefs.Switches[GreekNames] = true
	if got := at.face.words("es").Areas[0]; got != "Pela\nΠέλλα" {
		t.Errorf("%q", got)
	}
}
