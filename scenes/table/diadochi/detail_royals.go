package diadochi

import (
	"strconv"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// What the detail says of the royal family and of the Funeral Cart.

// listRoyals names the members of the royal family in a space, what each is worth, and who has her or him inside the walls: there nobody
// who walks in takes them along.
func (f *Face) listRoyals(u *ui.UI, r *canvas.Rect, s int) {
	for i := range f.view.Royals {
		v := &f.view.Royals[i]
		at, within, ok := v.At.Space()
		if !ok || at != s {
			continue
		}
		key := "royal-here"
		if within {
			key = "royal-inside"
		}
		f.fact(u, r, f.name(royalRef(i)), f.word(key, rules.N(v.Worth)))
	}
}

func (f *Face) describeRoyal(u *ui.UI, r *canvas.Rect, i int) {
	v := &f.view.Royals[i]
	f.fact(u, r, f.word("fact.owner"), f.seatName(v.Owner))
	f.fact(u, r, f.word("fact.worth"), strconv.Itoa(v.Worth))
	if v.Husband.Kind != 0 {
		f.fact(u, r, f.word("fact.husband"), f.name(v.Husband))
	}
}

// describeCart tells whose the Cart is, what it is worth, and what can be done with it in this Game Turn (13).
func (f *Face) describeCart(u *ui.UI, r *canvas.Rect) {
	if owner := f.view.CartOwner; owner >= 0 {
		f.fact(u, r, f.word("fact.owner"), f.seatName(owner))
	}
	f.fact(u, r, f.word("fact.worth"), strconv.Itoa(game.CartWorth))
	key := "cart.help"
	if f.view.Turn == 1 {
		key = "cart.help.rests"
	}
	f.para(u, r, f.word(key, rules.N(game.TombInPella), rules.N(game.TombElsewhere)), ui.Italic)
}
