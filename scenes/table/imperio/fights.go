package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
)

// fights are the attacks that are written in the Operation, with their odds.
type fights struct {
	view *game.View // they were found in
	lang string
	list []fight
}

// fight is an attack on the fleet in a hex.
type fight struct {
	ref      rules.Ref
	hex      int
	reckoned bool
	odds     game.BattleOdds
	known    bool // ... and there are some
	tag      string
}

// follow finds the attacks of the orders shown, and reckons one of them in a tick.
func (k *fights) follow(f *Face) {
	if k.view != f.view || k.lang != string(f.voice.Language) {
		*k = fights{view: f.view, lang: string(f.voice.Language), list: k.list[:0]}
		for i := range f.view.Own.Parts {
			k.add(f, &f.view.Own.Parts[i])
		}
	}
	for i := range k.list {
		if q := &k.list[i]; !q.reckoned {
			k.reckon(f, q)
			return
		}
	}
}

// add notes where a detachment attacks.
func (k *fights) add(f *Face, part *game.PartView) {
	if len(part.Path) == 0 {
		return
	}
	end := part.Path[len(part.Path)-1]
	for _, q := range k.list {
		if q.ref == end {
			return
		}
	}
	if hex, attacks := f.assault(part); attacks {
		k.list = append(k.list, fight{ref: end, hex: hex})
	}
}

// assault says whether a detachment attacks where its way ends, and in which hex that is.
func (f *Face) assault(part *game.PartView) (hex int, attacks bool) {
	end := part.Path[len(part.Path)-1]
	for _, t := range game.Reach(f.view, *part) {
		if f.view.Hexes[t.Hex].System == end && t.Attacks {
			return t.Hex, true
		}
	}
	return 0, false
}

func (k *fights) reckon(f *Face, q *fight) {
	q.reckoned = true
	var parts []game.PartView
	for i := range f.view.Own.Parts {
		if o := &f.view.Own.Parts[i]; len(o.Path) > 0 && o.Path[len(o.Path)-1] == q.ref {
			parts = append(parts, *o)
		}
	}
	q.tag = f.name(q.ref)
	if q.odds, q.known = game.AttackOdds(f.view, q.hex, parts...); q.known {
		q.tag = f.word("target.odds", rules.W(q.tag), q.odds.Cleared())
	}
}

// find is the attack on the fleet in a hex, or nil.
func (k *fights) find(ref rules.Ref) *fight {
	for i := range k.list {
		if k.list[i].ref == ref {
			return &k.list[i]
		}
	}
	return nil
}

// with says whether a fleet of a House is attacked.
func (k *fights) with(v *game.View, q rules.Seat) bool {
	return slices.ContainsFunc(k.list, func(o fight) bool { return v.Hexes[o.hex].Fleet.Owner == q })
}

// of is the tag of a hex that is attacked.
func (k *fights) of(ref rules.Ref) (string, bool) {
	if q := k.find(ref); q != nil && q.tag != "" {
		return q.tag, true
	}
	return "", false
}
