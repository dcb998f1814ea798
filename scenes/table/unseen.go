package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
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

// countUnseen counts the answers whose words the list does not show now. Those that are pinned have a place of their own below it.
func (t *Table) countUnseen(u *ui.UI, pinned func(i int) bool) {
	above, below := unseen(t.offers.rows, u.Px(wordsSeen*ui.ButtonHeight), func(i int) bool { return pinned(i) || t.offers.apart(i) })
	if t.offers.past { // what stands below all of them is read
		above, below = above+below, 0
	}
	if k := &t.offers.further; k.above != above || k.below != below {
		*k = further{above, below, t.furtherWords(above, below), false}
	}
}

// unseen counts the rows above those that are seen and below them; each is what is seen of an answer, which has to be so high to be read.
// Where none is, that of which most is seen is the first below.
func unseen(rows []canvas.Rect, least float64, apart func(i int) bool) (above, below int) {
	before, most, read := 0, 0.0, false
	for i, row := range rows {
		switch {
		case apart(i):
		case row.H < least:
			if row.H > most {
				before, most = below, row.H
			}
			below++
		default:
			above, below, read = above+below, 0, true
		}
	}
	if !read {
		return before, below - before
	}
	return above, below
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
