package sector_test

import "testing"

// TestTheStageOfTheDeckIsWritten: beside the cards that are left stands of which stage they are.
func TestTheStageOfTheDeckIsWritten(t *testing.T) {
	for language, words := range map[string]string{"es": "etapa I", "en": "stage I"} {
		at := sitPosition(t, language, 1280, 800, 2, rich)
		look(t, at.Guide, "stage-"+language)
		if _, written := at.Find(words); !written {
			t.Errorf("%q is not written: %q", words, at.Says())
		}
	}
}
