package show

import (
	"fmt"
	"strings"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/lexicon"
)

// Diadochi tells in words what a seat sees: the standing of all, its own cards, and all armies by owner.
func Diadochi(v *lexicon.Voice, view rules.View) []string {
	d := view.(diadochi.View)
	lines := []string{v.Key("referee.diadochi.time", rules.N(d.Turn), rules.N(d.Round), rules.N(d.Rounds))}
	for i, p := range d.Seats {
		lines = append(lines, v.Key("referee.diadochi.seat", seatName(rules.Seat(i)), rules.N(p.Victory), rules.N(p.Legitimacy), rules.N(p.Hand))+
			", "+v.Key("referee.diadochi.force", rules.N(p.Units), rules.N(p.FleetStrength), rules.N(provincesOf(d, rules.Seat(i)))))
		lines = append(lines, armies(v, d, rules.Seat(i))...)
	}
	for _, c := range d.Hand {
		lines = append(lines, v.Key("referee.diadochi.card", rules.R(c.Ref), rules.N(c.OP)))
	}
	return lines
}

func seatName(s rules.Seat) rules.Arg {
	return rules.R(rules.Ref{Kind: diadochi.KindSeat, ID: int16(s)})
}

func provincesOf(d diadochi.View, s rules.Seat) int {
	n := 0
	for _, owner := range d.Provinces {
		if owner == s {
			n++
		}
	}
	return n
}

// armies lists where a seat has combat units or generals, space by space.
func armies(v *lexicon.Voice, d diadochi.View, s rules.Seat) []string {
	var lines []string
	for i, sp := range d.Spaces {
		for _, side := range []struct {
			stack diadochi.Stack
			at    diadochi.Place
			city  bool
		}{{sp.Outside, sp.OutsidePlace, false}, {sp.Inside, sp.InsidePlace, true}} {
			var parts []string
			if side.stack.Owner == s {
				parts = units(v, side.stack)
			}
			for g, gv := range d.Generals {
				if at, inside, ok := gv.At.Space(); ok && at == i && inside == side.city && gv.Owner == s {
					parts = append(parts, v.NameOf(rules.Ref{Kind: diadochi.KindGeneral, ID: int16(g)}))
				}
			}
			if len(parts) > 0 {
				lines = append(lines, fmt.Sprintf("    %s: %s", v.NameOf(rules.Ref{Kind: diadochi.KindSpace, ID: int16(i)}), strings.Join(parts, ", ")))
			}
		}
	}
	return lines
}

func units(v *lexicon.Voice, k diadochi.Stack) []string {
	var parts []string
	for u, n := range k.Units {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, v.NameOf(rules.Ref{Kind: diadochi.KindUnit, ID: int16(u)})))
		}
	}
	return parts
}
