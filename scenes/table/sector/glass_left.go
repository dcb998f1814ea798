package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
)

// leaving is what units in hand would leave behind, in words, found once for each handful and area. It is forgotten with the hand.
type leaving struct {
	first        rules.Move
	units, loads int
	lang, text   string
}

// leftBehind says what the first n units in hand leave behind when they are put down in an area: sentences that follow another.
func (f *Face) leftBehind(to rules.Ref, n int) string {
	k, l := &f.glass.left, &f.glass.loads[0]
	m := rules.Move{Verb: game.MoveMove, A: l.unit.ID, B: l.area.ID, C: to.ID}
	if k.first != m || k.units != n || k.loads != len(f.glass.loads) || k.lang != f.lang {
		*k = leaving{first: m, units: n, loads: len(f.glass.loads), lang: f.lang}
		for _, stake := range game.LeftBy(&f.view, f.handful(to, n)) {
			k.text += " " + f.voice.Say(stake.What) + "."
		}
	}
	return k.text
}
