package imperio

import (
	"math/bits"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/sprites/imperio/signs"
)

// Whoever gives a report on another House may add to it what is not known, true or not (18.4). The report tells both alike, so that
// nobody but its giver can tell them apart.

// forging is what is added to the report on the scales.
type forging struct {
	about rules.Seat // of whom the report tells
	techs uint32     // a bit for each technology
	open  bool       // they are listed
}

// reported is of whom the report tells that is to be given; Nobody where none is.
func (k *deal) reported() rules.Seat {
	if n := k.chosen[0][game.GoodsDossier]; n > 0 {
		return rules.Seat(k.goods[0][game.GoodsDossier][n-1].move.A)
	}
	return rules.Nobody
}

// forged are the answers that add to the report.
func (k *deal) forged(dst []rules.Move) []rules.Move {
	if k.forging.about != k.reported() {
		return dst
	}
	for left := k.forging.techs; left != 0; left &= left - 1 {
		dst = append(dst, rules.Move{Verb: game.VerbForge, A: int16(bits.TrailingZeros32(left))})
	}
	return dst
}

// forgeRows list below a report what may be added to it.
func (f *Face) forgeRows(p *pen) {
	k, about := &f.deal.forging, f.deal.reported()
	if about == rules.Nobody {
		*k = forging{about: rules.Nobody}
		return
	}
	if k.about != about {
		*k = forging{about: about, open: k.open}
	}
	added := ""
	if n := bits.OnesCount32(k.techs); n > 0 {
		added = itoa(n)
	}
	if p.offer(signs.Favour, f.word("deal.forge"), added, "", "", k.open) {
		k.open = !k.open
	}
	if !k.open {
		return
	}
	known := f.view.Own.Verified[about] | f.view.Own.Reported[about]
	for t := range game.NumTechs {
		if known>>t&1 == 0 && p.offer(signs.Research, f.name(rules.Ref{Kind: game.KindTech, ID: int16(t)}), "", "", "", k.techs>>t&1 != 0) {
			k.techs ^= 1 << t
			f.app.Play("place")
		}
	}
}
