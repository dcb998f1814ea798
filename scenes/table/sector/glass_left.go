package sector

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/sector"
)

// leaving is what units in hand would leave behind, in words, found once for each handful and area. It is forgotten with the hand.
type leaving struct {
	grip       grip
	lang, text string
	enter      string // who enters, where not all do
}

// leftBehind says what the first n units in hand leave behind when they are put down in an area: sentences that follow another.
func (f *Face) leftBehind(to rules.Ref, n int) string {
	k := &f.glass.left
	if now := f.gripOn(to, n); k.grip != now || k.lang != f.lang {
		*k = leaving{grip: now, lang: f.lang}
		if n < f.inHand() {
			k.enter = f.entering(n)
		}
		for _, stake := range game.LeftBy(&f.view, f.handful(to, n)) {
			k.text += " " + f.voice.Say(stake.What) + "."
		}
	}
	return k.text
}

// entering names the first n units in hand, by type.
func (f *Face) entering(n int) string {
	var kinds [game.UnitsOfPeople]int
	var named [game.UnitsOfPeople]rules.Ref
	var words []string
	for _, l := range f.glass.loads {
		kind := int(l.unit.ID) % game.UnitsOfPeople
		kinds[kind], named[kind] = kinds[kind]+min(l.n, n), l.unit
		n -= min(l.n, n)
	}
	for kind, n := range kinds {
		if n > 0 {
			words = append(words, f.word("unit.row", rules.N(n), rules.R(named[kind])))
		}
	}
	return strings.Join(words, ", ")
}
