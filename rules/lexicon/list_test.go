package lexicon_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// TestNamesAreListedAsASentenceHasThem: "and" stands before the last, and before the sound of "i" Spanish has another one.
func TestNamesAreListedAsASentenceHasThem(t *testing.T) {
	words, err := lexicon.New(lexicon.Kit)
	prove.Is(t, "texts", err, nil)
	for _, row := range []struct {
		language lexicon.Language
		names    []string
		want     string
	}{
		{lexicon.Spanish, nil, ""},
		{lexicon.Spanish, []string{"Tais"}, "Tais"},
		{lexicon.Spanish, []string{"Jerónimo", "Calístenes"}, "Jerónimo y Calístenes"},
		{lexicon.Spanish, []string{"Dión", "Tais", "Irene"}, "Dión, Tais e Irene"},
		{lexicon.Spanish, []string{"Tais", "Hipatia"}, "Tais e Hipatia"},
		{lexicon.Spanish, []string{"Tais", "Íñigo"}, "Tais e Íñigo"},
		{lexicon.Spanish, []string{"Tais", "Hierón"}, "Tais y Hierón"},
		{lexicon.Spanish, []string{"Tais", "Helena"}, "Tais y Helena"},
		{lexicon.English, []string{"Dion", "Thais", "Irene"}, "Dion, Thais and Irene"},
	} {
		v := &lexicon.Voice{Lexicon: words, Language: row.language}
		prove.Is(t, row.want, v.List(row.names), row.want)
	}
}
