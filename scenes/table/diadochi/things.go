package diadochi

import (
	"strconv"
	"strings"

	"tyche/board"
	"tyche/rules"
	game "tyche/rules/diadochi"
)

// Things says in words what lies on the table: the hand, then the map province by province.
func (f *Face) Things(put func(group string, ref rules.Ref, words string)) {
	for i := range f.view.Hand {
		c := &f.view.Hand[i]
		face := f.wordsOf(c)
		put(f.word("figure.hand"), c.Ref, phrase(face.Title, face.Kind, strconv.Itoa(c.OP)+" "+f.word("op"), face.Effect))
	}
	for p := range f.model.Regions {
		for i := range f.model.Areas {
			if f.model.Areas[i].Region == p && i < len(f.view.Spaces) {
				put(f.tellProvince(p), spaceRef(i), f.tellSpace(i))
			}
		}
	}
	for i := range f.model.Areas {
		if f.model.Areas[i].Region < 0 && i < len(f.view.Spaces) {
			put(f.word("spaces"), spaceRef(i), f.tellSpace(i))
		}
	}
}

func (f *Face) tellProvince(p int) string {
	ref := rules.Ref{Kind: game.KindProvince, ID: int16(p)}
	return phrase(f.name(ref), f.word("vp", rules.N(game.ProvinceWorth(p))), f.seatName(f.view.Provinces[p]))
}

// tellSpace says what a space is, who controls it, and who stands there.
func (f *Face) tellSpace(i int) string {
	v := &f.view.Spaces[i]
	parts := []string{f.name(spaceRef(i))}
	if f.model.Areas[i].Kind == board.Major {
		parts = append(parts, f.word("kind.major"))
	}
	if v.Control != rules.Nobody {
		parts = append(parts, f.seatName(v.Control))
	}
	if need := game.SiegePointsNeeded(i, v.Control); need > 0 && v.Siege > 0 {
		parts = append(parts, f.word("fact.siege")+" "+f.siegeStands(i, v.Siege, need))
	}
	parts = append(parts, f.tellForce(v.OutsidePlace, v.Outside)...)
	if m := &f.view.March; m.Active && m.At == spaceRef(i) {
		parts = append(parts, f.tellForce(game.Marching, m.Group)...)
	}
	if within := f.tellForce(v.InsidePlace, v.Inside); v.InsidePlace != 0 && len(within) > 0 {
		parts = append(parts, f.word("inside")+": "+strings.Join(within, ", "))
	}
	return phrase(parts...)
}

// tellForce lists the units of a place and who is with them.
func (f *Face) tellForce(at game.Place, k game.Stack) (parts []string) {
	for i, n := range k.Units {
		if n > 0 {
			parts = append(parts, f.word("unit."+[...]string{"mercenary", "loyal", "elephant", "royal", "silver"}[i], rules.N(int(n))))
		}
	}
	if len(parts) > 0 {
		parts[0] = f.seatName(k.Owner) + ": " + parts[0]
	}
	for i := range f.view.Generals {
		if f.view.Generals[i].At == at {
			parts = append(parts, f.name(generalRef(i))+" ("+f.seatName(f.view.Generals[i].Owner)+")")
		}
	}
	for i := range f.view.Royals {
		if f.view.Royals[i].At == at {
			parts = append(parts, f.name(rules.Ref{Kind: game.KindRoyal, ID: int16(i)}))
		}
	}
	for i := range f.view.Armies {
		if f.view.Armies[i] == at {
			parts = append(parts, f.name(rules.Ref{Kind: game.KindArmy, ID: int16(i)}))
		}
	}
	if f.view.Cart == at {
		parts = append(parts, f.name(rules.Ref{Kind: game.KindCart}))
	}
	return parts
}

// phrase joins what is not empty.
func phrase(parts ...string) string {
	kept := parts[:0]
	for _, p := range parts {
		if p != "" {
			kept = append(kept, p)
		}
	}
	return strings.Join(kept, "; ")
}
