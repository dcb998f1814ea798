package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/sprites/imperio/signs"
)

// What is still to do where the letters leave a planet without Troops.

// addBare names the planets of one's own that the letters may leave without Troops. A Home System is asked about, and so is what fills
// transports on arrival with whatever is there then, for nobody has counted that.
func (k *todo) addBare(f *Face) {
	for i := range f.view.Hexes {
		h, own, troops := &f.view.Hexes[i], 0, 0
		home := h.HomeOf == f.view.Seat
		for j := range h.Planets {
			p := &h.Planets[j]
			if p.Holder != f.view.Seat {
				continue
			}
			own, troops = own+1, troops+p.Troops
			if left, filled := f.leftOn(p); p.Troops > 0 && left <= 0 {
				k.list = append(k.list, errand{sign: signs.Helmet, words: f.word("todo.bare", rules.R(p.Ref)), grave: filled || home, tab: placeTab, at: h.System})
			}
		}
		if home && own > 0 && troops == 0 {
			k.list = append(k.list, errand{sign: signs.Helmet, words: f.word("todo.home", rules.R(h.System)), tab: placeTab, at: h.System})
		}
	}
}

// leftOn are the Troops that stay on a planet at least when the fleets have loaded, and whether one fills up there on arrival. What is
// produced comes after all slots (11.5), and a fleet that is under way may be held up with what it brings.
func (f *Face) leftOn(p *game.PlanetView) (left int, filled bool) {
	left = p.Troops
	fills := map[int]bool{}
	for _, t := range f.view.Own.Tasks {
		switch {
		case t.Planet != p.Ref:
		case t.Kind == game.TaskLoad:
			left -= t.N
		case t.Kind == game.TaskUnload && len(f.view.Own.Parts[t.Part].Path) == 0:
			left += t.N
		case t.Kind == game.TaskBoard && !fills[t.Part]:
			fills[t.Part] = true
			left -= f.takesUp(t.Part)
		}
	}
	return left, len(fills) > 0
}
