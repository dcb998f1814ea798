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

// unseen counts the answers whose words the list does not show now.
func (t *Table) unseen(u *ui.UI) (n int) {
	for _, row := range t.offers.rows {
		if row.H < u.Px(min(u.Tall(ui.ButtonHeight-4)*wordsSeen, firstLine)) {
			n++
		}
	}
	return n
}
