package main

import (
	"fmt"
	"strings"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/sector"
)

// showSector tells in words what a seat sees: the round, the standing of all, every planet with its areas, orders and
// routes, and the viewer's cards.
func showSector(v *lexicon.Voice, view rules.View) []string {
	d := view.(sector.View)
	lines := []string{v.Key("referee.sector.time", rules.N(d.Round), rules.N(d.Deck[0]+d.Deck[1]+d.Deck[2]), rules.N(d.Beacons))}
	for i, p := range d.Seats {
		if p.Faction.Kind == 0 {
			continue
		}
		lines = append(lines, v.Key("referee.sector.seat", sectorSeat(i), rules.R(p.Faction), rules.N(p.Points), rules.N(p.Income))+
			", "+v.Key("referee.sector.means", rules.N(p.Pool), rules.N(p.Minerals), rules.N(p.Gas), rules.N(p.Hand)))
	}
	for i, p := range d.Planets {
		if p.InPlay {
			lines = append(lines, sectorPlanet(v, d, i)...)
		}
	}
	for _, list := range []struct {
		key  string
		refs []rules.Ref
	}{{"referee.sector.hand", d.Hand}, {"referee.sector.events", d.Events}, {"referee.sector.shown", d.Shown}} {
		if len(list.refs) > 0 {
			lines = append(lines, v.Key(list.key)+" "+namesOf(v, list.refs))
		}
	}
	return lines
}

func sectorSeat(i int) rules.Arg { return rules.R(rules.Ref{Kind: sector.KindSeat, ID: int16(i)}) }

func namesOf(v *lexicon.Voice, refs []rules.Ref) string {
	var words []string
	for _, r := range refs {
		words = append(words, v.NameOf(r))
	}
	return strings.Join(words, ", ")
}

// sectorPlanet lists a planet: its orders from the top, and who is where.
func sectorPlanet(v *lexicon.Voice, d sector.View, i int) []string {
	head := "  " + v.NameOf(rules.Ref{Kind: sector.KindPlanet, ID: int16(i)})
	for n := len(d.Planets[i].Stack) - 1; n >= 0; n-- {
		t := d.Planets[i].Stack[n]
		head += fmt.Sprintf(" [%d", t.Owner+1)
		if t.Order.Kind != 0 {
			head += " " + v.NameOf(t.Order)
		}
		head += "]"
	}
	for _, r := range d.Routes {
		if len(r.Transports) > 0 && int(r.A.ID) == i {
			head += fmt.Sprintf(" →%s %v", v.NameOf(r.B), oneBased(r.Transports))
		}
	}
	lines := []string{head}
	for _, r := range d.Planets[i].Areas {
		lines = append(lines, "    "+sectorArea(v, d, r))
	}
	return lines
}

func oneBased(seats []rules.Seat) (list []int) {
	for _, s := range seats {
		list = append(list, int(s)+1)
	}
	return list
}

func sectorArea(v *lexicon.Voice, d sector.View, r rules.Ref) string {
	a := d.Areas[r.ID]
	keys := [...]string{"referee.sector.mineral", "referee.sector.gas", "referee.sector.conquest"}
	n := a.Yield
	if a.Kind == 2 {
		n = a.Points
	}
	line := v.NameOf(r) + " (" + v.Key(keys[a.Kind], rules.N(n), rules.N(a.Limit)) + ")"
	if a.Base >= 0 {
		line += " " + v.Key("referee.sector.base", sectorSeat(int(a.Base)))
	}
	if a.Owner < 0 {
		return line
	}
	line += ", " + v.NameOf(sectorSeat(int(a.Owner)).Ref) + ":"
	people := d.Seats[a.Owner].People
	for u, k := range a.Units {
		if k > 0 {
			line += fmt.Sprintf(" %d %s", k, v.NameOf(rules.Ref{Kind: sector.KindUnit, ID: int16(people*sector.UnitsOfPeople + u)}))
		}
	}
	return line
}

// oddsSector gives the odds of the battle that an answer leads to, from the side of the viewer.
func oddsSector(v *lexicon.Voice, view rules.View, m rules.Move) string {
	d := view.(sector.View)
	o, ok := sector.OddsOf(&d, m)
	if !ok {
		return ""
	}
	mine, wins := 0, o.Takes
	if o.Seats[1] == d.Seat {
		mine, wins = 1, o.Takes.Not()
	}
	lost := func(side int) rules.Arg {
		return rules.W(v.Key("referee.decimal", rules.N(o.Mean(side)/100), rules.W(fmt.Sprintf("%02d", o.Mean(side)%100))))
	}
	return " (" + v.Key("referee.sector.odds", rules.N(wins.Percent()), lost(mine), lost(1-mine)) + ")"
}
