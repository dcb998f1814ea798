package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
)

// The letter of the Operation as the sheet edits it: one detachment after the other, each with what stays behind, what is loaded, where
// it goes and what it does there. The rules ask for it answer by answer; here the answers are sorted, so that any of them can be
// changed without writing the letter anew.

// anywhere is no planet in particular.
const anywhere = -1

// detachment is one detachment of the letter.
type detachment struct {
	from   int16        // system
	stay   []rules.Move // ships and transports left behind
	stance int16
	load   []rules.Move // before it moves
	path   []int16      // systems
	end    []rules.Move // where it arrives
}

// readOrders sorts the answers of a letter of Operation into detachments.
func readOrders(moves []rules.Move) (list []detachment) {
	for _, m := range moves {
		if m.Verb == game.VerbFleet {
			list = append(list, detachment{from: m.A})
			continue
		}
		if len(list) == 0 {
			continue
		}
		k := &list[len(list)-1]
		switch m.Verb {
		case game.VerbDone:
		case game.VerbStay, game.VerbRemain:
			k.stay = append(k.stay, m)
		case game.VerbStance:
			k.stance = m.A
		case game.VerbGo:
			k.path = append(k.path, m.A)
		case game.VerbLoad, game.VerbHangar:
			k.load = append(k.load, m)
		case game.VerbTransfer, game.VerbConvoy:
			if len(k.path) == 0 {
				k.load = append(k.load, m)
			} else {
				k.end = append(k.end, m)
			}
		default:
			k.end = append(k.end, m)
		}
	}
	return list
}

// writeOrders is the letter that says these detachments; nil for none.
func writeOrders(list []detachment) []rules.Move {
	if len(list) == 0 {
		return nil
	}
	moves := []rules.Move{{Verb: game.VerbAct, A: int16(game.ActionOperation)}}
	for i := range list {
		k := &list[i]
		if i > 0 {
			moves = append(moves, rules.Move{Verb: game.VerbDone})
		}
		moves = append(moves, rules.Move{Verb: game.VerbFleet, A: k.from})
		moves = append(moves, k.stay...)
		if k.stance != int16(game.StanceEnemies) {
			moves = append(moves, rules.Move{Verb: game.VerbStance, A: k.stance})
		}
		moves = append(moves, k.load...)
		for _, system := range k.path {
			moves = append(moves, rules.Move{Verb: game.VerbGo, A: system})
		}
		moves = append(moves, k.end...)
	}
	return moves
}

// cloneOrders copies detachments, so that a change can be tried.
func cloneOrders(list []detachment) []detachment {
	list = slices.Clone(list)
	for i := range list {
		k := &list[i]
		k.stay, k.load, k.path, k.end = slices.Clone(k.stay), slices.Clone(k.load), slices.Clone(k.path), slices.Clone(k.end)
	}
	return list
}

// writtenLast is a letter in which a detachment stands last: what is asked next is about it.
func writtenLast(list []detachment, i int) []detachment {
	k := list[i]
	return append(slices.Delete(cloneOrders(list), i, i+1), k)
}

// total adds up the amounts that answers of a verb about a planet name; any planet where it is anywhere.
func total(list []rules.Move, verb uint8, planet int16) (n int) {
	for _, m := range list {
		if m.Verb != verb || planet != anywhere && m.A != planet {
			continue
		}
		switch verb {
		case game.VerbLoad, game.VerbUnload:
			n += int(m.C)
		default:
			n += int(m.B)
		}
	}
	return n
}

// without leaves out the answers of a verb about a planet.
func without(list []rules.Move, verb uint8, planet int16) []rules.Move {
	return slices.DeleteFunc(slices.Clone(list), func(m rules.Move) bool { return m.Verb == verb && (planet == anywhere || m.A == planet) })
}

// lots splits an amount into those that an answer may name.
func lots(n int) (list []int16) {
	for _, lot := range [...]int{6, 3, 1} {
		for ; n >= lot; n -= lot {
			list = append(list, int16(lot))
		}
	}
	return list
}

// hold is room in a transport.
type hold struct {
	ref              rules.Ref
	troops, aircraft int
}

func (h *hold) room() int { return game.ManifestSize - h.troops - h.aircraft }

// stow plans the loading of Troops from planets and of based Aircraft into transports, one after the other. It returns fewer answers
// than asked for where no room is left.
func stow(holds []hold, troops []lading, aircraft int) (moves []rules.Move) {
	for _, k := range troops {
		for i := range holds {
			n := min(k.n, holds[i].room())
			for _, lot := range lots(n) {
				moves = append(moves, rules.Move{Verb: game.VerbLoad, A: k.planet, B: holds[i].ref.ID, C: lot})
			}
			holds[i].troops += n
			k.n -= n
		}
	}
	for i := range holds {
		n := min(aircraft, holds[i].room())
		for _, lot := range lots(n) {
			moves = append(moves, rules.Move{Verb: game.VerbHangar, A: holds[i].ref.ID, B: lot})
		}
		holds[i].aircraft += n
		aircraft -= n
	}
	return moves
}

// lading is a number of Troops to be taken from a planet, or set down on one.
type lading struct {
	planet int16
	n      int
}

// unstow plans to set Troops down on a planet, or with anywhere Aircraft at a base, from transports one after the other.
func unstow(holds []hold, planet int16, n int) (moves []rules.Move) {
	for i := range holds {
		k := &holds[i]
		if planet == anywhere {
			out := min(n, k.aircraft)
			for _, lot := range lots(out) {
				moves = append(moves, rules.Move{Verb: game.VerbLaunch, A: k.ref.ID, B: lot})
			}
			k.aircraft -= out
			n -= out
			continue
		}
		out := min(n, k.troops)
		for _, lot := range lots(out) {
			moves = append(moves, rules.Move{Verb: game.VerbUnload, A: planet, B: k.ref.ID, C: lot})
		}
		k.troops -= out
		n -= out
	}
	return moves
}
