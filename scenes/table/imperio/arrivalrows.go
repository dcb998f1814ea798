package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/sprites/imperio/signs"
)

// What a detachment does where it arrives, or stays: Troops land, are left or taken aboard, planets are bombarded.

// endOf is the hex in which a detachment arrives, its own if it stays or has no orders; nil when the letter cannot be played.
func (f *Face) endOf(part int) *game.HexView {
	if part < 0 {
		return system(f.view, f.aim.at)
	}
	if part >= len(f.view.Own.Parts) {
		return nil
	}
	k := &f.view.Own.Parts[part]
	if n := len(k.Path); n > 0 {
		return system(f.view, k.Path[n-1])
	}
	return system(f.view, k.From)
}

// endRows are what the detachment does where it arrives: Troops landed on planets of others, with the odds; Troops and Aircraft set down
// on one's own; a bombardment.
func (f *Face) endRows(k *table.Desk, h, end *game.HexView) {
	_, d := f.aim.shown()
	moves := len(d.path) > 0
	for i := range end.Planets {
		p := &end.Planets[i]
		if p.Holder == f.view.Seat {
			f.setDown(k, h, d, p.Ref, moves)
			if moves {
				f.takeUp(k, h, d, p.Ref, p.Troops)
			}
			continue
		}
		f.landRow(k, d, end, i)
		f.bombardRow(k, h, p)
	}
	if aboard := afloat(f.holds(h), d); len(end.Planets) > 0 && moves && aboard.aircraft > 0 {
		f.setDown(k, h, d, rules.Ref{ID: anywhere}, moves)
	}
	if moves && end.Fleet.Owner == f.view.Seat {
		f.takeUp(k, h, d, rules.Ref{ID: anywhere}, end.Fleet.Based)
	}
}

// afloat is what is aboard after the loading.
func afloat(holds []hold, d *detachment) (sum hold) {
	for _, k := range holds {
		sum.troops += k.troops
		sum.aircraft += k.aircraft
	}
	sum.troops += total(d.load, game.VerbLoad, anywhere)
	sum.aircraft += total(d.load, game.VerbHangar, anywhere)
	return sum
}

// landRow lands Troops on a planet that is not one's own.
func (f *Face) landRow(k *table.Desk, d *detachment, end *game.HexView, i int) {
	p := &end.Planets[i]
	n := total(d.end, game.VerbLand, p.Ref.ID)
	most := f.spare(d) + n
	r := orderRow{sign: signs.Helmet, words: f.word("fleet.land", rules.R(p.Ref)), brief: f.name(p.Ref), n: n, note: f.word("fleet.out-of", rules.N(max(most, n)))}
	together := max(n, f.landing(p.Ref))
	if odds, known := game.LandingOn(f.view, f.hexOf(end), i, together); n > 0 && known {
		takes := odds.Way()
		r.note = table.PercentOf(f.voice, &takes, takes.Most.Percent()) // in place of how many could: a step that cannot be taken tells that
	}
	if most > 0 || n > 0 {
		r.answers = f.spoken(game.Defences(f.view, f.hexOf(end), i))
	}
	if n > 0 && together > n {
		r.answers = append(r.answers, f.word("fleet.together", rules.N(together)))
	}
	land := func(n int) func(*detachment) {
		return func(d *detachment) {
			d.end = without(d.end, game.VerbLand, p.Ref.ID)
			for _, lot := range lots(n) {
				d.end = append(d.end, rules.Move{Verb: game.VerbLand, A: p.Ref.ID, B: lot})
			}
		}
	}
	if r.up, r.whyMore = f.tried(k, land(n+1)); n == 0 && r.up == nil && f.aim.part < 0 {
		return
	}
	if r.up != nil && !f.lands(r.up, p.Ref.ID, n+1) {
		r.up, r.whyMore = nil, f.word("fleet.no-more-aboard")
	}
	if r.whyLess = f.word("fleet.none-land"); n > 0 {
		r.down, r.whyLess = f.tried(k, land(n-1))
	}
	if most == 0 && n == 0 {
		if slices.ContainsFunc(f.aim.rows, func(o orderRow) bool { return o.told != "" }) {
			return // why none lands stands below the row of the planet before
		}
		if r.told = f.word("fleet.no-more-aboard"); total(d.load, game.VerbLoad, anywhere) > 0 {
			r.told = f.word("fleet.fresh")
		}
	}
	f.aim.rows = append(f.aim.rows, r)
}

// lands says whether so many Troops that may land are aboard: the rules take an amount as a wish.
func (f *Face) lands(list []detachment, planet int16, n int) bool {
	part := f.aim.part
	if part < 0 || part >= len(list) {
		part = len(list) - 1
	}
	end := list[part].end
	return total(end, game.VerbLand, anywhere)+total(end, game.VerbUnload, anywhere) <= f.ready(&list[part])
}

// spare are those of the Troops that may land which no order has yet, to land or to be left somewhere.
func (f *Face) spare(d *detachment) int {
	return max(f.ready(d)-total(d.end, game.VerbLand, anywhere)-total(d.end, game.VerbUnload, anywhere), 0)
}

// ready are the Troops aboard a detachment that may land: what the same letter loads may do so only if the fleet stays.
func (f *Face) ready(d *detachment) (n int) {
	for _, k := range f.holds(system(f.view, f.aim.at)) {
		n += k.troops
	}
	if len(d.path) == 0 {
		n += total(d.load, game.VerbLoad, anywhere)
	}
	return n
}

// bombardRow bombards a planet: yes or no, and with how many dice. A detachment bombards one planet: who wants to bombard two splits the
// fleet. Where there is nobody to hit there is no row.
func (f *Face) bombardRow(k *table.Desk, h *game.HexView, p *game.PlanetView) {
	m, ships := rules.Move{Verb: game.VerbBombard, A: p.Ref.ID}, f.detached(h)
	_, d := f.aim.shown()
	written := slices.Contains(d.end, m)
	r := orderRow{sign: signs.War, words: f.word("fleet.bombard", rules.R(p.Ref)), value: f.word("fleet.no"), note: f.word("fleet.dice", rules.N(f.view.BombardDice(&ships)))}
	if p.Troops == 0 && !written {
		return
	}
	other := slices.IndexFunc(d.end, func(o rules.Move) bool { return o.Verb == game.VerbBombard && o != m })
	r.whyLess = f.word("fleet.no-bombardment")
	switch {
	case written:
		r.n, r.value = 1, f.word("fleet.yes")
		r.whyMore = f.word("fleet.bombards")
		r.down, r.whyLess = f.tried(k, func(d *detachment) { d.end = without(d.end, game.VerbBombard, p.Ref.ID) })
	case other >= 0:
		r.whyMore = f.word("fleet.bombards-other", rules.R(rules.Ref{Kind: game.KindPlanet, ID: d.end[other].A}))
	default:
		r.up, r.whyMore = f.tried(k, func(d *detachment) { d.end = append([]rules.Move{m}, d.end...) })
		if r.up == nil {
			return // most fleets cannot
		}
	}
	f.aim.rows = append(f.aim.rows, r)
}

// setDown sets Troops down on a planet of one's own, or with anywhere Aircraft at their base.
func (f *Face) setDown(k *table.Desk, h *game.HexView, d *detachment, planet rules.Ref, moves bool) {
	n := total(d.end, game.VerbUnload, planet.ID)
	verb, most := game.VerbUnload, n+f.spare(d)
	r := orderRow{sign: signs.Helmet}
	if planet.ID == anywhere {
		n = total(d.end, game.VerbLaunch, anywhere)
		verb, most = game.VerbLaunch, afloat(f.holds(h), d).aircraft
		r.sign, r.words = signs.Aircraft, f.word("fleet.launch")
	} else {
		r.words, r.brief = f.word("fleet.unload", rules.R(planet)), f.name(planet)
	}
	if most == 0 && n == 0 || !moves && n == 0 && total(d.load, game.VerbLoad, anywhere) > 0 {
		return
	}
	r.n, r.note = n, f.word("fleet.out-of", rules.N(most))
	set := func(n int) func(*detachment) {
		return func(d *detachment) {
			d.end = without(d.end, verb, planet.ID)
			from := f.laden(h, d)
			if verb == game.VerbUnload {
				from = f.landable(h, d)
			}
			d.end = append(d.end, unstow(from, planet.ID, n)...)
		}
	}
	r.whyMore, r.whyLess = f.word("fleet.no-more-aboard"), f.word("fleet.none-down")
	if n < most {
		r.up, r.whyMore = f.tried(k, set(n+1))
	}
	if n > 0 {
		r.down, r.whyLess = f.tried(k, set(n-1))
	}
	f.aim.rows = append(f.aim.rows, r)
}

// landable are the transports of the detachment shown with the Troops that may still leave them: those that embark with the same letter
// may not in another system (12.3).
func (f *Face) landable(h *game.HexView, d *detachment) []hold {
	if len(d.path) == 0 {
		return emptied(f.laden(h, d), d)
	}
	return emptied(f.holds(h), d)
}

// emptied takes out of transports what a detachment sets down where it arrives: what is taken aboard there comes later (O6).
func emptied(list []hold, d *detachment) []hold {
	for _, m := range d.end {
		for i := range list {
			switch t := &list[i]; {
			case m.Verb == game.VerbUnload && m.B == t.ref.ID:
				t.troops -= min(int(m.C), t.troops)
			case m.Verb == game.VerbLaunch && m.A == t.ref.ID:
				t.aircraft -= min(int(m.B), t.aircraft)
			}
		}
	}
	return list
}

// laden are the transports of the detachment shown after the loading.
func (f *Face) laden(h *game.HexView, d *detachment) []hold {
	list := f.holds(h)
	for _, m := range d.load {
		for i := range list {
			switch {
			case m.Verb == game.VerbLoad && m.B == list[i].ref.ID:
				list[i].troops += int(m.C)
			case m.Verb == game.VerbHangar && m.A == list[i].ref.ID:
				list[i].aircraft += int(m.B)
			}
		}
	}
	return list
}

// takeUp takes Troops aboard after the move from a planet of one's own, or with anywhere Aircraft from their base: into one transport
// after the other what there is then and finds room. there is how many there are now.
func (f *Face) takeUp(k *table.Desk, h *game.HexView, d *detachment, planet rules.Ref, there int) {
	r := orderRow{sign: signs.Helmet, note: f.word("fleet.present", rules.N(there)), whyMore: f.word("fleet.no-room"), whyLess: f.word("fleet.none-loaded")}
	verb, into := game.VerbBoard, func(m rules.Move) int16 { return m.B }
	order := func(t rules.Ref) rules.Move {
		return rules.Move{Verb: game.VerbBoard, A: planet.ID, B: t.ID, C: game.ManifestSize}
	}
	if planet.ID == anywhere {
		r.sign, r.words, verb, into = signs.Aircraft, f.word("fleet.hoist"), game.VerbHoist, func(m rules.Move) int16 { return m.A }
		order = func(t rules.Ref) rules.Move {
			return rules.Move{Verb: game.VerbHoist, A: t.ID, B: game.ManifestSize}
		}
	} else {
		r.words, r.brief = f.word("fleet.load", rules.R(planet)), f.name(planet)
	}
	taken := slices.DeleteFunc(slices.Clone(d.end), func(m rules.Move) bool { return m.Verb != verb || planet.ID != anywhere && m.A != planet.ID })
	var free []hold
	for _, t := range emptied(f.laden(h, d), d) {
		switch {
		case slices.ContainsFunc(taken, func(m rules.Move) bool { return into(m) == t.ref.ID }):
			r.n += t.room()
		case t.room() > 0:
			free = append(free, t)
		}
	}
	if len(taken) == 0 && (there == 0 || len(free) == 0) {
		return
	}
	if len(free) > 0 {
		r.up, r.whyMore = f.tried(k, func(d *detachment) { d.end = append(d.end, order(free[0].ref)) })
	}
	if len(taken) > 0 {
		last := taken[len(taken)-1]
		r.down, r.whyLess = f.tried(k, func(d *detachment) {
			d.end = slices.DeleteFunc(d.end, func(m rules.Move) bool { return m == last })
		})
	}
	if r.n > 0 { // a transport is filled with what is there then: by ones nothing is ordered (12.3)
		r.note, r.n = f.word("fleet.out-of", rules.N(there)), min(r.n, there)
	}
	f.aim.rows = append(f.aim.rows, r)
}

// hexOf is the number of a hex in the view.
func (f *Face) hexOf(h *game.HexView) int {
	return slices.IndexFunc(f.view.Hexes, func(k game.HexView) bool { return k.Label == h.Label })
}
