package show

import (
	"fmt"
	"strings"

	"tyche/rules"
	"tyche/rules/imperio"
	"tyche/rules/lexicon"
)

// Imperio tells in words what a seat sees: the turn, the map drawn with letters, every system with its planets and
// fleet, the Houses, the Council, and what is the viewer's own.
func Imperio(v *lexicon.Voice, view rules.View) []string {
	d := view.(*imperio.View)
	p := imperioTeller{v, d}
	lines := []string{v.Key("referee.imperio.time", rules.N(d.Turn), rules.N(d.LastTurn), rules.N(d.Missing))}
	lines = append(lines, p.chart()...)
	for _, h := range d.Hexes {
		lines = append(lines, p.system(h)...)
	}
	for i := range d.Houses {
		lines = append(lines, p.house(i))
	}
	lines = append(lines, p.council()...)
	lines = p.listed(lines, "referee.imperio.bans", p.bans())
	if d.Battle.On {
		lines = append(lines, v.Key("referee.imperio.battle", rules.R(d.Battle.At), rules.N(d.Battle.Round), imperialSeat(d.Battle.Attacker), imperialSeat(d.Battle.Defender))+
			": "+p.ships(d.Battle.Raid))
	}
	if d.Seat >= 0 && int(d.Seat) < d.Players {
		lines = append(lines, p.own()...)
	}
	return lines
}

// OwnOfImperio tells how a seat stands; nothing before it has a House.
func OwnOfImperio(v *lexicon.Voice, view rules.View, seat rules.Seat) []string {
	p := imperioTeller{v, view.(*imperio.View)}
	if p.d.Houses[seat].House < 0 {
		return nil
	}
	return append([]string{p.house(int(seat))}, p.own()...)
}

// QuestionOfImperio words what the seat is asked in detail.
func QuestionOfImperio(view rules.View) rules.Text { return view.(*imperio.View).Own.Question }

// imperioTeller words one view.
type imperioTeller struct {
	*lexicon.Voice
	d *imperio.View
}

func imperialSeat(s rules.Seat) rules.Arg {
	return rules.R(rules.Ref{Kind: imperio.KindSeat, ID: int16(s)})
}

// of names a thing of a kind by its number.
func (p imperioTeller) of(kind uint8, id int) string {
	return p.NameOf(rules.Ref{Kind: kind, ID: int16(id)})
}

// seats names the Houses of a set.
func (p imperioTeller) seats(set rules.Seats) string {
	var list []string
	for s := range rules.Seat(p.d.Players) {
		if set.Has(s) {
			list = append(list, p.of(imperio.KindSeat, int(s)))
		}
	}
	return strings.Join(list, ", ")
}

// The map: each space is a cell of this many letters, half a cell further right in every other row.
const cellWidth = 10

// signs of the spaces without planets.
var anomalySigns = [...]string{"", "#", "*", "!", "~", "-"}

// chart draws the map. A space shows its label, a digit for the owner of each planet ("." for nobody), "h" at a Home
// System, or the sign of an anomaly; then "^" and whose fleet is there.
func (p imperioTeller) chart() []string {
	left, top, bottom := 1<<30, 1<<30, -1<<30
	for _, h := range p.d.Hexes {
		left, top, bottom = min(left, 2*h.Q+h.R), min(top, h.R), max(bottom, h.R)
	}
	rows := make([]string, bottom-top+1)
	for _, h := range p.d.Hexes { // in reading order
		row := &rows[h.R-top]
		*row += strings.Repeat(" ", max(0, (2*h.Q+h.R-left)*cellWidth/2+2-len(*row))) + p.cell(h)
	}
	return append(rows, "  "+p.Key("referee.imperio.legend"))
}

func (p imperioTeller) cell(h imperio.HexView) string {
	cell := h.Label + " "
	if h.HomeOf >= 0 {
		cell += "h"
	}
	for _, k := range h.Planets {
		cell += digit(k.Owner)
	}
	cell += anomalySigns[h.Anomaly]
	if h.Fleet.Owner >= 0 {
		cell += "^" + digit(h.Fleet.Owner)
	}
	return cell
}

func digit(s rules.Seat) string {
	if s < 0 {
		return "."
	}
	return fmt.Sprint(int(s) + 1)
}

// system lists a space: its fleet, then its planets.
func (p imperioTeller) system(h imperio.HexView) []string {
	head := fmt.Sprintf("  %s %s", h.Label, p.NameOf(h.System))
	if len(h.Planets) == 0 {
		head += " (" + p.of(imperio.KindAnomaly, h.Anomaly) + ")"
	}
	if h.Fleet.Owner >= 0 {
		head += ", " + p.Key("referee.imperio.fleet", imperialSeat(h.Fleet.Owner)) + ": " + p.ships(h.Fleet)
	}
	lines := append([]string{head}, p.battleOrders(h)...)
	for _, k := range h.Planets {
		lines = append(lines, "    "+p.planet(k))
	}
	return lines
}

func (p imperioTeller) planet(k imperio.PlanetView) string {
	line := p.Key("referee.imperio.planet", rules.R(k.Ref), rules.N(k.Resources), rules.N(k.Favour))
	switch {
	case k.Holder >= 0 && k.Holder != k.Owner:
		line += ", " + p.Key("referee.imperio.held", imperialSeat(k.Holder))
	case k.Owner >= 0:
		line += ", " + p.of(imperio.KindSeat, int(k.Owner))
	}
	switch {
	case k.Troops < 0:
		line += ", " + p.Key("referee.imperio.hidden")
	case k.Troops > 0:
		line += ", " + p.amount(k.Troops, imperio.UnitTroop)
	}
	for w, n := range k.Works {
		if n > 0 {
			line += ", " + p.construction(n, w)
		}
	}
	if k.Blockaded {
		line += ", " + p.Key("referee.imperio.blockaded")
	}
	return line
}

// Keys of units and infrastructures with their number.
var (
	imperialUnits = [...]string{
		"referee.imperio.troops", "referee.imperio.aircraft", "referee.imperio.carriers", "referee.imperio.frigates", "referee.imperio.cruisers",
		"referee.imperio.dreadnoughts", "referee.imperio.flagships", "referee.imperio.stations",
	}
	imperialWorks = [...]string{"referee.imperio.shipyards", "referee.imperio.ports", "referee.imperio.platforms", "referee.imperio.shields"}
)

// amount tells how many units of a type there are, construction how many infrastructures.
func (p imperioTeller) amount(n, unit int) string { return p.Key(imperialUnits[unit], rules.N(n)) }

func (p imperioTeller) construction(n, work int) string {
	return p.Key(imperialWorks[work], rules.N(n))
}

// ships lists a fleet.
func (p imperioTeller) ships(f imperio.FleetView) string {
	var parts []string
	add := func(n, unit int) {
		if n > 0 {
			parts = append(parts, p.amount(n, unit))
		}
	}
	if f.Flagship > 0 {
		parts = append(parts, p.of(imperio.KindUnit, imperio.UnitFlagship)+p.hull(f.Flagship, 2)+p.cargo(f.FlagTroops, f.FlagPlanes))
	}
	for hull, n := range f.Dreads {
		if n > 0 {
			parts = append(parts, p.amount(n, imperio.UnitDreadnought)+p.hull(hull, 2))
		}
	}
	add(f.Cruisers, imperio.UnitCruiser)
	add(f.Frigates, imperio.UnitFrigate)
	for _, t := range f.Transports {
		unit, full := imperio.UnitCarrier, 1
		if t.Station {
			unit, full = imperio.UnitStation, 3
		}
		word := fmt.Sprintf("%s %d", p.of(imperio.KindUnit, unit), t.Ref.ID+1) + p.hull(t.Hull, full)
		switch {
		case t.Troops >= 0:
			word += p.cargo(t.Troops, t.Aircraft)
		case t.Loaded:
			word += " (" + p.Key("referee.imperio.loaded") + ")"
		}
		parts = append(parts, word)
	}
	add(f.Based, imperio.UnitAircraft)
	return strings.Join(parts, ", ")
}

// hull tells the points of a damaged ship.
func (p imperioTeller) hull(n, full int) string {
	if n == full {
		return ""
	}
	return " (" + p.Key("referee.imperio.hull", rules.N(n)) + ")"
}

func (p imperioTeller) cargo(troops, planes int) string {
	var parts []string
	if troops > 0 {
		parts = append(parts, p.amount(troops, imperio.UnitTroop))
	}
	if planes > 0 {
		parts = append(parts, p.amount(planes, imperio.UnitAircraft))
	}
	if parts == nil {
		return ""
	}
	return " [" + strings.Join(parts, ", ") + "]"
}
