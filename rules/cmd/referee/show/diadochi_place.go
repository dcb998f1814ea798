package show

import (
	"fmt"
	"strings"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/lexicon"
	"tyche/rules/manual"
)

// PlaceOfDiadochi tells of the spaces whose name begins so: province, control, who stands there and what leads away from
// there. Nothing where there are none.
func PlaceOfDiadochi(v *lexicon.Voice, view rules.View, name string) []string {
	p := diadochiTeller{v, view.(diadochi.View)}
	var lines []string
	for i := range p.d.Spaces {
		if strings.HasPrefix(manual.Fold(p.of(diadochi.KindSpace, i)), manual.Fold(name)) {
			lines = append(lines, p.place(i)...)
		}
	}
	return lines
}

func (p diadochiTeller) place(i int) []string {
	lines := []string{p.space(i) + p.lie(i)}
	if diadochi.HoldsMarker(i) {
		lines = append(lines, "    "+p.Key("referee.diadochi.place.control", rules.W(p.name(p.d.Spaces[i].Control))))
	}
	for s := range p.d.Seats {
		for _, line := range p.presence(rules.Seat(s), i) {
			lines = append(lines, line+" ("+p.name(rules.Seat(s))+")")
		}
	}
	for _, w := range diadochi.WaysFrom(i) {
		lines = append(lines, "    "+p.way(w))
	}
	return lines
}

// lie is the province of a space, and what it is for ships and besiegers.
func (p diadochiTeller) lie(i int) string {
	line := ""
	if q := diadochi.ProvinceOf(i); q >= 0 {
		line += ", " + p.of(diadochi.KindProvince, q)
	}
	if diadochi.IsPort(i) {
		line += ", " + p.Key("referee.diadochi.place.port")
	}
	if n := diadochi.SiegeModifier(i); n != 0 {
		line += ", " + p.Key("referee.diadochi.place.modifier", rules.W(fmt.Sprintf("%+d", n)))
	}
	return line
}

// way tells a route out of a space, with the space that it leads to.
func (p diadochiTeller) way(w diadochi.Way) string {
	to := rules.W(p.space(w.To))
	switch {
	case w.Sea == 0:
		return p.Key("referee.diadochi.way.land", to, rules.N(w.Land))
	case w.Land == 0:
		return p.Key("referee.diadochi.way.sea", to, rules.N(w.Sea))
	}
	return p.Key("referee.diadochi.way.both", to, rules.N(w.Land), rules.N(w.Sea))
}
