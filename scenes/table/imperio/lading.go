package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/sprites/imperio/signs"
)

// ladingRows are the Troops of each planet of one's own, and the Aircraft based there, that go aboard.
func (f *Face) ladingRows(k *table.Desk, h *game.HexView) {
	if len(f.holds(h)) == 0 {
		return
	}
	_, d := f.aim.shown()
	var want []lading
	for i := range h.Planets {
		if p := &h.Planets[i]; p.Holder == f.view.Seat && (p.Troops > 0 || total(d.load, game.VerbLoad, p.Ref.ID) > 0) {
			want = append(want, lading{p.Ref.ID, total(d.load, game.VerbLoad, p.Ref.ID)})
		}
	}
	planes := total(d.load, game.VerbHangar, anywhere)
	stowed := func(troops []lading, aircraft int) ([]detachment, string) {
		moves := stow(f.holds(h), slices.Clone(troops), aircraft)
		all := aircraft
		for _, t := range troops {
			all += t.n
		}
		if total(moves, game.VerbLoad, anywhere)+total(moves, game.VerbHangar, anywhere) < all {
			return nil, f.word("fleet.no-room")
		}
		return f.tried(k, func(d *detachment) {
			d.load = append(without(without(d.load, game.VerbLoad, anywhere), game.VerbHangar, anywhere), moves...)
		})
	}
	for i := range want {
		ref := rules.Ref{Kind: game.KindPlanet, ID: want[i].planet}
		r := orderRow{sign: signs.Helmet, words: f.word("fleet.load", rules.R(ref)), n: want[i].n, note: f.word("fleet.out-of", rules.N(f.ashore(h, ref)))}
		r.whyLess, r.whyMore = f.word("fleet.none-loaded"), f.word("fleet.no-more-there")
		more, less := slices.Clone(want), slices.Clone(want)
		more[i].n++
		less[i].n--
		if want[i].n < f.ashore(h, ref) {
			r.up, r.whyMore = stowed(more, planes)
		}
		if want[i].n > 0 {
			r.down, r.whyLess = stowed(less, planes)
		}
		f.aim.rows = append(f.aim.rows, r)
	}
	if based := h.Fleet.Based - f.takenByOthers(game.VerbHangar, anywhere); based > 0 || planes > 0 {
		r := orderRow{sign: signs.Aircraft, words: f.word("fleet.hangar"), n: planes, note: f.word("fleet.out-of", rules.N(based))}
		r.whyLess, r.whyMore = f.word("fleet.none-loaded"), f.word("fleet.no-more-there")
		if planes < based {
			r.up, r.whyMore = stowed(want, planes+1)
		}
		if planes > 0 {
			r.down, r.whyLess = stowed(want, planes-1)
		}
		f.aim.rows = append(f.aim.rows, r)
	}
}

// ashore are the Troops of a planet that other detachments leave there.
func (f *Face) ashore(h *game.HexView, planet rules.Ref) int {
	for i := range h.Planets {
		if h.Planets[i].Ref == planet {
			return max(h.Planets[i].Troops-f.takenByOthers(game.VerbLoad, planet.ID), 0)
		}
	}
	return 0
}

// takenByOthers is how much the other detachments of the fleet take aboard: the rules take every amount as a wish, and give to the
// first what the next would have.
func (f *Face) takenByOthers(verb uint8, planet int16) (n int) {
	for i := range f.aim.orders {
		if o := &f.aim.orders[i]; i != f.aim.part && o.from == f.aim.at.ID {
			n += total(o.load, verb, planet)
		}
	}
	return n
}
