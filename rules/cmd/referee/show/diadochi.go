package show

import (
	"fmt"
	"strings"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/lexicon"
)

// Diadochi tells in words what a seat sees: the standing and the forces of all, the move under way, every province with
// who holds what in it, the royal family, the Cart and the Independent Armies, and the viewer's cards.
func Diadochi(v *lexicon.Voice, view rules.View) []string {
	p := diadochiTeller{v, view.(diadochi.View)}
	lines := []string{p.time()}
	for i := range p.d.Seats {
		lines = append(lines, p.seat(rules.Seat(i))...)
	}
	lines = append(lines, p.march()...)
	lines = append(lines, p.provinces()...)
	lines = append(lines, p.beyond()...)
	lines = append(lines, p.house()...)
	lines = append(lines, p.independents()...)
	return append(lines, p.cards()...)
}

// OwnOfDiadochi tells how a seat stands, and where its forces are.
func OwnOfDiadochi(v *lexicon.Voice, view rules.View, seat rules.Seat) []string {
	return diadochiTeller{v, view.(diadochi.View)}.seat(seat)
}

// diadochiTeller tells a view of Diadochi.
type diadochiTeller struct {
	*lexicon.Voice
	d diadochi.View
}

func (p diadochiTeller) of(kind uint8, id int) string {
	return p.NameOf(rules.Ref{Kind: kind, ID: int16(id)})
}

func (p diadochiTeller) name(s rules.Seat) string {
	if s == rules.Nobody {
		return p.Key("referee.diadochi.nobody")
	}
	return p.NameOf(seatName(s).Ref)
}

// seatName names a seat; the Independents count as the last one.
func seatName(s rules.Seat) rules.Arg {
	return rules.R(rules.Ref{Kind: diadochi.KindSeat, ID: int16(s)})
}

func (p diadochiTeller) time() string {
	return p.Key("referee.diadochi.time", rules.N(p.d.Turn), rules.N(p.d.Round), rules.N(p.d.Rounds))
}

// seat tells what a seat has, what its points come from, and where its forces are.
func (p diadochiTeller) seat(s rules.Seat) []string {
	k := p.d.Seats[s]
	lines := []string{p.Key("referee.diadochi.seat", seatName(s), rules.N(k.Victory), rules.N(k.Legitimacy), rules.N(k.Hand)) +
		", " + p.Key("referee.diadochi.force", rules.N(k.Units), rules.N(k.FleetStrength), rules.N(p.held(s))) + p.rank(s)}
	for _, line := range []string{p.sources(k, false), p.sources(k, true), p.fleets(s), p.training(k), p.away(s)} {
		if line != "" {
			lines = append(lines, "    "+line)
		}
	}
	return append(lines, p.armies(s)...)
}

// rank is whether the seat may be attacked without shame (11.18), and how.
func (p diadochiTeller) rank(s rules.Seat) string {
	key := "referee.diadochi.successor"
	if p.d.Seats[s].Champion {
		key = "referee.diadochi.champion"
	}
	line := ", " + p.Key(key)
	if p.d.Seats[s].Usurper {
		line += ", " + p.Key("referee.diadochi.usurper")
	}
	return line
}

func (p diadochiTeller) held(s rules.Seat) int {
	n := 0
	for _, owner := range p.d.Provinces {
		if owner == s {
			n++
		}
	}
	return n
}

// sources tells what victory points or legitimacy are made of.
func (p diadochiTeller) sources(k diadochi.PlayerView, legitimacy bool) string {
	var parts []string
	for _, from := range k.Sources {
		if from.Legitimacy == legitimacy {
			parts = append(parts, fmt.Sprintf("%s %+d", p.Say(from.Text), from.N))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	key := "referee.diadochi.victory"
	if legitimacy {
		key = "referee.diadochi.legitimacy"
	}
	return p.Key(key) + ": " + strings.Join(parts, ", ")
}

func (p diadochiTeller) fleets(s rules.Seat) string {
	var parts []string
	for i, f := range p.d.Fleets {
		if f.Owner != s {
			continue
		}
		part := fmt.Sprintf("%s %d", p.of(diadochi.KindFleet, i), f.Strength)
		if f.Dispersed {
			part += " (" + p.Key("referee.diadochi.dispersed") + ")"
		}
		parts = append(parts, part)
	}
	if len(parts) == 0 {
		return ""
	}
	return p.Key("referee.diadochi.fleets") + ": " + strings.Join(parts, ", ")
}

func (p diadochiTeller) training(k diadochi.PlayerView) string {
	if k.TrainingStep == 0 {
		return ""
	}
	return p.Key("referee.diadochi.training", rules.R(rules.Ref{Kind: diadochi.KindUnit, ID: int16(k.TrainingUnit)}), rules.N(k.TrainingStep))
}

// away tells what waits in the Dispersed Box and beside it.
func (p diadochiTeller) away(s rules.Seat) string {
	k := p.d.Seats[s]
	parts := append(p.units(k.Boxed), p.units(k.Waiting)...)
	for g, gv := range p.d.Generals {
		if gv.Owner == s && (gv.At == diadochi.FirstBoxed+diadochi.Place(s) || gv.At == diadochi.FirstWaiting+diadochi.Place(s)) {
			parts = append(parts, p.of(diadochi.KindGeneral, g))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return p.Key("diadochi.name.place.box") + ": " + strings.Join(parts, ", ")
}

// armies lists where a seat has combat units or generals, space by space.
func (p diadochiTeller) armies(s rules.Seat) []string {
	var lines []string
	for i := range p.d.Spaces {
		lines = append(lines, p.presence(s, i)...)
	}
	return lines
}

// presence tells what a seat has in a space, outside and inside its city.
func (p diadochiTeller) presence(s rules.Seat, i int) []string {
	sp := &p.d.Spaces[i]
	lines := p.stand(s, i, sp.Outside, sp.OutsidePlace, "")
	if sp.InsidePlace != 0 {
		lines = append(lines, p.stand(s, i, sp.Inside, sp.InsidePlace, " ("+p.Key("referee.diadochi.inside")+")")...)
	}
	return lines
}

// stand tells what a seat has in one place.
func (p diadochiTeller) stand(s rules.Seat, space int, k diadochi.Stack, at diadochi.Place, where string) []string {
	var parts []string
	if k.Owner == s {
		parts = p.units(k)
	}
	for g, gv := range p.d.Generals {
		if gv.At == at && gv.Owner == s {
			parts = append(parts, p.general(g))
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return []string{fmt.Sprintf("    %s%s: %s", p.of(diadochi.KindSpace, space), where, strings.Join(parts, ", "))}
}

// general tells a general with his values here and what lies on him.
func (p diadochiTeller) general(g int) string {
	gv := p.d.Generals[g]
	line := p.Key("referee.diadochi.general", rules.R(rules.Ref{Kind: diadochi.KindGeneral, ID: int16(g)}), rules.N(gv.Initiative), rules.N(gv.Battle))
	if gv.Popularity != 0 {
		line += ", " + p.Key("referee.diadochi.popularity", rules.W(fmt.Sprintf("%+d", gv.Popularity)))
	}
	if gv.Condemned {
		line += ", " + p.Key("referee.diadochi.condemned")
	}
	return line + ")"
}

// unitKeys say how many units of a kind there are, in the order of the kinds.
var unitKeys = [...]string{"referee.diadochi.mercenaries", "referee.diadochi.loyals", "referee.diadochi.elephants", "referee.diadochi.royal-army", "referee.diadochi.silver"}

func (p diadochiTeller) units(k diadochi.Stack) []string {
	var parts []string
	for u, n := range k.Units {
		if n > 0 {
			parts = append(parts, p.Key(unitKeys[u], rules.N(int(n))))
		}
	}
	return parts
}

// march tells who is on the way, with what and how far still.
func (p diadochiTeller) march() []string {
	m := p.d.March
	if !m.Active {
		return nil
	}
	parts := p.units(m.Group)
	for _, r := range append(m.Generals, m.Royals...) {
		parts = append(parts, p.NameOf(r))
	}
	if m.Cart {
		parts = append(parts, p.Key("diadochi.name.cart"))
	}
	return []string{p.Key("referee.diadochi.march", rules.R(m.General), rules.R(m.At), rules.N(m.Points)) + ": " + strings.Join(parts, ", ")}
}
