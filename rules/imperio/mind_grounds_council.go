package imperio

import (
	"slices"

	"tyche/rules"
)

// What spoke for votes, answers to offers and promises, as others could see it.

// strongHabit and weakHabit are the weights of a House's temper from which, or up to which, others tell it by.
const strongHabit, weakHabit = 7, 4

// habit is what a House, as it is played, is known for.
type habit uint8

const (
	onAttack habit = iota
	onWord
)

// custom tells what a House is known for, if that is out of the common.
func (o *onlooker) custom(of habit, p rules.Seat) []rules.Text {
	row := &tempers[o.who.character][numHouses]
	if h := o.view.Houses[p].House; h >= 0 {
		row = &tempers[o.who.character][h]
	}
	house := rules.R(seatRef(p))
	switch {
	case of == onAttack && row.attack >= strongHabit:
		return []rules.Text{rules.Say("imperio.because.bold", house)}
	case of == onWord && row.honesty >= strongHabit:
		return []rules.Text{rules.Say("imperio.because.honest", house)}
	case of == onWord && row.honesty <= weakHabit:
		return []rules.Text{rules.Say("imperio.because.false", house)}
	}
	return nil
}

// whyWord is for a promise that was kept or broken, where it is like the House.
func (o *onlooker) whyWord(e *rules.Event) []rules.Text {
	list := o.custom(onWord, e.Seat)
	honest := len(list) > 0 && list[0].Key == "imperio.because.honest"
	if honest != (e.Verb == EvKept) {
		return nil
	}
	return list
}

// whyVotes says what speaks for the option that got votes.
func (o *onlooker) whyVotes(e *rules.Event) (list []rules.Text) {
	i := slices.IndexFunc(o.view.Docket, func(k ProposalView) bool { return k.Entry == e.Who })
	if i < 0 {
		return nil
	}
	if o.promised(e.Seat, i, int(e.N)) {
		list = append(list, rules.Say("imperio.because.promised"))
	}
	k := &o.view.Docket[i]
	if k.Elects() {
		return append(list, o.whyElects(e.Seat, entry(k.Entry.ID), rules.Seat(int(e.N)-VoteElects))...)
	}
	return append(list, o.whyLaw(e.Seat, entry(k.Entry.ID), int(e.N) == VoteFor)...)
}

// promised says whether a House had promised the onlooker this vote.
func (o *onlooker) promised(p rules.Seat, about, option int) bool {
	for i := range o.view.Own.Offers {
		k := &o.view.Own.Offers[i]
		if k.State != OfferAccepted {
			continue
		}
		giver := k.From
		for side := range k.Goods {
			g := &k.Goods[side]
			if vote, given := g.PromisedVote(); given && giver == p && g.About == about && vote == option {
				return true
			}
			giver = k.To
		}
	}
	return false
}

// burdens are elections that nobody wants to win.
var burdens = [numEntries]bool{l18: true, d04: true, d05: true, d12: true, d13: true}

// whyElects says why a House voted for another or for itself.
func (o *onlooker) whyElects(p rules.Seat, e entry, q rules.Seat) []rules.Text {
	switch {
	case q < 0 || int(q) >= o.view.Players:
		return nil
	case q == p && !burdens[e]:
		return []rules.Text{rules.Say("imperio.because.itself")}
	case q == p || !burdens[e]:
		return o.bonds(p, q)
	}
	list := []rules.Text{rules.Say("imperio.because.burden", rules.R(seatRef(q)))}
	if o.chart.Wars[p].Has(q) {
		return append(list, rules.Say("imperio.because.enemy", rules.R(seatRef(q))))
	}
	if n := o.influence(q); n > o.most(p, q) {
		return append(list, rules.Say("imperio.because.leader", rules.R(seatRef(q)), rules.N(n)))
	}
	return list
}

// bonds says what is good between two Houses.
func (o *onlooker) bonds(p, q rules.Seat) []rules.Text {
	if o.view.Houses[p].Allies.Has(q) {
		return []rules.Text{rules.Say("imperio.because.ally", rules.R(seatRef(q)))}
	}
	return nil
}

// influence is what everybody can reckon of a House.
func (o *onlooker) influence(q rules.Seat) int { return o.view.OpenInfluence(o.chart.Hexes, q) }

// most is the largest Influence of the Houses other than two.
func (o *onlooker) most(p, q rules.Seat) (n int) {
	for r := range rules.Seat(o.view.Players) {
		if r != p && r != q {
			n = max(n, o.influence(r))
		}
	}
	return n
}

// counted is what everybody can count of a House, and what a law means to whoever has more of it than others.
var counted = [numEntries]struct {
	key   string
	count func(o *onlooker, p rules.Seat) int
	good  bool // for who has more
}{
	l01: {"ships", (*onlooker).fleets, false},
	l02: {"ships", (*onlooker).fleets, false},
	l04: {"ports", (*onlooker).ports, true},
	l05: {"planets", (*onlooker).planets, false},
	l08: {"ships", (*onlooker).fleets, false},
}

// whyLaw compares what everybody can count, where that speaks for the vote.
func (o *onlooker) whyLaw(p rules.Seat, e entry, votedFor bool) []rules.Text {
	k := &counted[e]
	if k.count == nil {
		return nil
	}
	sum, others := 0, o.view.Players-1
	for q := range rules.Seat(o.view.Players) {
		if q != p {
			sum += k.count(o, q)
		}
	}
	mine := k.count(o, p)
	if more := mine*others > sum; mine*others == sum || (more == k.good) != votedFor {
		return nil
	}
	return []rules.Text{rules.Say("imperio.because."+k.key, rules.N(mine), rules.N((sum+others/2)/others))}
}

func (o *onlooker) ports(p rules.Seat) (n int) {
	for h := range o.chart.Hexes {
		for i := range o.chart.Hexes[h].Planets {
			if k := &o.chart.Hexes[h].Planets[i]; k.Holder == p {
				n += k.Works[port]
			}
		}
	}
	return n
}

func (o *onlooker) planets(p rules.Seat) (n int) {
	for h := range o.chart.Hexes {
		n += held(&o.chart.Hexes[h], p)
	}
	return n
}

// whyDeal says what speaks for an answer to an offer, to whoever made it.
func (o *onlooker) whyDeal(e *rules.Event) (list []rules.Text) {
	maker := rules.Seat(e.N)
	if maker < 0 || int(maker) >= o.view.Players {
		return nil
	}
	i := slices.IndexFunc(o.view.Own.Offers, func(k OfferView) bool { return int(k.Ref.ID) == int(e.M) })
	if i >= 0 {
		k := &o.view.Own.Offers[i]
		gets, plain := listPrice(&k.Goods[gives])
		pays, also := listPrice(&k.Goods[asks])
		if plain && also && gets+pays > 0 && (gets >= pays) == (e.Verb == EvDeal) {
			list = append(list, rules.Say("imperio.because.prices", rules.N(gets), rules.N(pays)))
		}
	}
	if e.Verb == EvDeal || i < 0 && e.M >= 0 { // an alliance has no price
		return list
	}
	if n := o.view.Houses[maker].Broken; n > 1 {
		list = append(list, rules.Say("imperio.because.broken", rules.R(seatRef(maker)), rules.N(n)))
	}
	if n := o.influence(maker); n > max(o.influence(e.Seat), o.most(e.Seat, maker)) {
		list = append(list, rules.Say("imperio.because.leader", rules.R(seatRef(maker)), rules.N(n)))
	}
	return list
}

// listPrice is the price that is printed on one side of a deal; false where some of it has none.
func listPrice(g *GoodsView) (n int, plain bool) {
	n = g.Resources
	if g.Tech.Kind == KindTech {
		n += int(techs[g.Tech.ID].cost)
	}
	return n, g.Influence == 0 && g.Passage == 0 && g.Planet.Kind == KindNone && g.Fleet.Kind == KindNone && g.Dossier == nobody && g.Promise == 0 && !g.Peace
}
