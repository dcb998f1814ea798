package show

import (
	"strings"

	"tyche/rules"
	"tyche/rules/imperio"
)

// What a view of Imperio tells of the trade offers of its viewer.

// offer words a trade offer by what it gives and asks for.
func (p imperioTeller) offer(k imperio.OfferView) string {
	key := "referee.imperio.offer"
	if k.State == imperio.OfferAccepted {
		key = "referee.imperio.deal"
	}
	line := p.Key(key, rules.N(k.Number), imperialSeat(k.From), imperialSeat(k.To))
	if k.State == imperio.OfferAlliance {
		return line + ": " + p.Key("referee.imperio.alliance")
	}
	return line + ": " + p.Key("referee.imperio.gives") + " " + p.goods(k.Goods[0]) + "; " + p.Key("referee.imperio.asks") + " " + p.goods(k.Goods[1])
}

func (p imperioTeller) goods(g imperio.GoodsView) string {
	var list []string
	for _, x := range []struct {
		key string
		n   int
	}{{"referee.imperio.resources", g.Resources}, {"referee.imperio.influence-only", g.Influence}, {"referee.imperio.passage", g.Passage}} {
		if x.n > 0 {
			list = append(list, p.Key(x.key, rules.N(x.n)))
		}
	}
	for _, r := range []rules.Ref{g.Tech, g.Planet} {
		if r.Kind != 0 {
			list = append(list, p.NameOf(r))
		}
	}
	if g.Fleet.Kind != 0 {
		list = append(list, p.Key("referee.imperio.fleet-of", rules.R(g.Fleet)))
	}
	if g.Dossier >= 0 {
		list = append(list, p.Key("referee.imperio.dossier", imperialSeat(g.Dossier))+p.contents(g.Lies))
	}
	if g.Promise > 0 && g.About < len(p.d.Docket) {
		list = append(list, p.promise(g))
	}
	if g.Peace {
		list = append(list, p.Key("referee.imperio.peace"))
	}
	if list == nil {
		return p.Key("referee.imperio.nothing")
	}
	return strings.Join(list, ", ")
}

// contents tell what a dossier says to its giver; the other reads it after delivery.
func (p imperioTeller) contents(lies uint32) string {
	if lies == 0 {
		return ""
	}
	return " (" + p.technologies(lies) + ")"
}

// promise words a promised vote with its option.
func (p imperioTeller) promise(g imperio.GoodsView) string {
	entry := rules.R(p.d.Docket[g.About].Entry)
	switch option := g.Promise - 1; {
	case option >= imperio.VoteElects:
		return p.Key("referee.imperio.promise-elect", entry, imperialSeat(rules.Seat(option-imperio.VoteElects)))
	case option == imperio.VoteFor:
		return p.Key("referee.imperio.promise-for", entry)
	}
	return p.Key("referee.imperio.promise-against", entry)
}
