package show

import (
	"fmt"
	"strings"

	"tyche/rules"
	"tyche/rules/diadochi"
)

// What a view of Diadochi tells of the map: whose markers lie where, and what belongs to no player.

// provinces tells every province: what it is worth, who controls it, and whose markers lie in it.
func (p diadochiTeller) provinces() []string {
	var lines []string
	for q, ruler := range p.d.Provinces {
		lines = append(lines, p.Key("referee.diadochi.province", rules.R(rules.Ref{Kind: diadochi.KindProvince, ID: int16(q)}),
			rules.N(diadochi.ProvinceWorth(q)), rules.W(p.name(ruler)))+": "+p.markers(q))
	}
	return lines
}

// beyond tells the spaces of no province that hold a marker.
func (p diadochiTeller) beyond() []string {
	list := p.markers(-1)
	if list == "" {
		return nil
	}
	return []string{p.Key("referee.diadochi.beyond") + ": " + list}
}

// markers groups the spaces of a province by who holds them; Major Cities bear a star.
func (p diadochiTeller) markers(province int) string {
	var groups []string
	for _, owner := range p.owners() {
		var names []string
		for i, sp := range p.d.Spaces {
			if diadochi.ProvinceOf(i) == province && sp.Control == owner && diadochi.HoldsMarker(i) {
				names = append(names, p.space(i))
			}
		}
		if len(names) > 0 {
			groups = append(groups, p.name(owner)+": "+strings.Join(names, ", "))
		}
	}
	return strings.Join(groups, "; ")
}

func (p diadochiTeller) owners() []rules.Seat {
	list := make([]rules.Seat, 0, p.d.Players+2)
	for i := range p.d.Players {
		list = append(list, rules.Seat(i))
	}
	return append(list, diadochi.Independents, rules.Nobody)
}

func (p diadochiTeller) space(i int) string {
	name := p.of(diadochi.KindSpace, i)
	if diadochi.IsMajorCity(i) {
		name += "*"
	}
	if n := p.d.Spaces[i].Siege; n > 0 {
		name += " (" + p.Key("referee.diadochi.siege", rules.N(n)) + ")"
	}
	return name
}

// house tells where the royal family, the Cart and the Tomb are, and whose.
func (p diadochiTeller) house() []string {
	var lines []string
	for r, v := range p.d.Royals {
		if line := p.where(p.of(diadochi.KindRoyal, r), v.At, v.Owner); line != "" {
			lines = append(lines, line+", "+p.Key("referee.diadochi.worth", rules.N(v.Worth)))
		}
	}
	if line := p.where(p.Key("diadochi.name.cart"), p.d.Cart, p.d.CartOwner); line != "" {
		lines = append(lines, line)
	}
	if p.d.Tomb.Kind != 0 {
		lines = append(lines, p.Key("diadochi.name.tomb")+": "+p.NameOf(p.d.Tomb))
	}
	return lines
}

// where tells the place of a piece that is on the map or with a force, and who controls it.
func (p diadochiTeller) where(piece string, at diadochi.Place, owner rules.Seat) string {
	place := ""
	switch space, inside, ok := at.Space(); {
	case ok && inside:
		place = p.of(diadochi.KindSpace, space) + " (" + p.Key("referee.diadochi.inside") + ")"
	case ok:
		place = p.of(diadochi.KindSpace, space)
	case at == diadochi.Marching, at == diadochi.Reacting:
		place = p.of(diadochi.KindStack, int(at))
	default:
		return ""
	}
	return fmt.Sprintf("%s: %s, %s", piece, place, p.name(owner))
}

// independents tells where the Independent Armies stand and how strong they are.
func (p diadochiTeller) independents() []string {
	var lines []string
	for a, at := range p.d.Armies {
		if space, _, ok := at.Space(); ok {
			_, strength, battle := diadochi.ArmyValues(a)
			lines = append(lines, p.Key("referee.diadochi.army", rules.R(rules.Ref{Kind: diadochi.KindArmy, ID: int16(a)}),
				rules.R(rules.Ref{Kind: diadochi.KindSpace, ID: int16(space)}), rules.N(strength), rules.N(battle)))
		}
	}
	return lines
}

// cards tells the viewer's hand and what he is shown, with the rules that say what the cards do.
func (p diadochiTeller) cards() []string {
	var lines []string
	for _, c := range p.d.Hand {
		lines = append(lines, p.Key("referee.diadochi.card", rules.W(p.card(c))))
	}
	for _, c := range p.d.Shown {
		lines = append(lines, p.Key("referee.diadochi.shown", rules.W(p.card(c))))
	}
	return lines
}

// card tells a card; a Surprise card has no operation points.
func (p diadochiTeller) card(c diadochi.CardView) string {
	rule := rules.W(strings.ToLower(c.Number))
	if c.OP == 0 {
		return p.Key("referee.diadochi.surprise", rules.R(c.Ref), rule)
	}
	return p.Key("referee.diadochi.playable", rules.R(c.Ref), rules.N(c.OP), rule)
}
