package table

import "tyche/scenes/ui"

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

// unseen counts the answers whose words the list does not show now.
func (t *Table) unseen(u *ui.UI) (n int) {
	for _, row := range t.offers.rows {
		if row.H < u.Px(wordsSeen*ui.ButtonHeight) {
			n++
		}
	}
	return n
}
