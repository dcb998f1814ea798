package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
)

// entered reads out an answer that is not to be seen as a whole, and says whether it was given there.
func (t *Table) entered(u *ui.UI, i int) bool {
	u.Scope(i)
	defer u.Unscope()
	words := t.offers.words[i]
	if note := t.offers.notes[i]; note != "" && u.Reads() { // else nobody hears it: a frame makes no words
		words += " " + note
	}
	return u.Entry(words, false)
}

// wordsSeen is the share of a low row in which its words can be read.
const wordsSeen = 0.75

// further is what is said of the answers that the list does not show now, and how many they are on either side.
type further struct {
	above, below int
	words        string
	told         bool // in the strip below the list
}

// countUnseen counts the answers whose words the list does not show now, above what is seen of it and below. Those that are pinned have a
// place of their own below it.
func (t *Table) countUnseen(u *ui.UI, pinned func(i int) bool) {
	above, below := 0, 0
	for i, row := range t.offers.rows {
		switch {
		case pinned(i) || t.offers.apart(i):
		case row.H < u.Px(wordsSeen*ui.ButtonHeight):
			below++
		default:
			above, below = above+below, 0
		}
	}
	if k := &t.offers.further; k.above != above || k.below != below {
		*k = further{above, below, t.furtherWords(above, below), false}
	}
}

func (t *Table) furtherWords(above, below int) string {
	switch {
	case above > 0 && below > 0:
		return t.word("further.both", rules.N(above), rules.N(below))
	case above > 0:
		return t.word("further.above", rules.N(above))
	case below > 0:
		return t.word("further", rules.N(below))
	}
	return ""
}
