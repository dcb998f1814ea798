package imperio

import "tyche/rules"

// A deal in sentences, one for each thing that is given: as captions of answers show it, and as the chronicle tells it.

// goodsKeys are the sentences of goods: {1} gives {2}, or {4} of them, to {3}.
var goodsKeys = [numGoods]string{
	goodsResources: "imperio.told.goods.resources", goodsInfluence: "imperio.told.goods.influence", goodsTech: "imperio.told.goods.tech",
	goodsPlanet: "imperio.told.goods.planet", goodsFleet: "imperio.told.goods.fleet", goodsPassage: "imperio.told.goods.passage",
	goodsDossier: "imperio.told.goods.dossier", goodsVote: "imperio.told.goods.vote", goodsPeace: "imperio.told.goods.peace",
}

// goodsLine is the sentence of one thing that is given.
func goodsLine(kind verb, from, to rules.Seat, what rules.Ref, n int) rules.Text {
	t := rules.Say(goodsKeys[kind], rules.R(seatRef(from)))
	if what.Kind != KindNone {
		t.Args[1] = rules.R(what)
	}
	t.Args[2], t.Args[3] = rules.R(seatRef(to)), rules.N(n)
	return t
}

// eachGoods visits what a side of a deal gives: the kind, the thing if it is one, and how much.
func (s *state) eachGoods(g *goods, visit func(kind verb, what rules.Ref, n int)) {
	if g.resources > 0 {
		visit(goodsResources, none, int(g.resources))
	}
	if g.influence > 0 {
		visit(goodsInfluence, none, int(g.influence))
	}
	if g.tech != noTech {
		visit(goodsTech, techRef(g.tech), 1)
	}
	if g.planet != noPlanet {
		visit(goodsPlanet, s.planetRef(g.planet), 1)
	}
	if g.fleet != noHex {
		visit(goodsFleet, s.systemRef(g.fleet), 1)
	}
	if g.passage > 0 {
		visit(goodsPassage, none, int(g.passage))
	}
	if g.dossier != nobody {
		visit(goodsDossier, seatRef(g.dossier), 1)
	}
	if g.promise >= promiseVote && g.about < s.docketSize {
		visit(goodsVote, entryRef(s.docket[g.about].entry), int(g.promise-promiseVote))
	}
	if g.peace {
		visit(goodsPeace, none, 1)
	}
}

// offerLines tells both sides of a deal, what its maker gives first, and what a proposal does about which a vote is promised: it may be
// dearer than what is paid for the vote.
func (s *state) offerLines(o *offer) (list []rules.Text) {
	for side := range 2 {
		s.eachGoods(&o.goods[side], func(kind verb, what rules.Ref, n int) {
			if kind == goodsVote {
				list = append(append(list, voteLine(o.giver(side), what, int16(n))), s.billLines(&s.docket[o.goods[side].about])...)
				return
			}
			list = append(list, goodsLine(kind, o.giver(side), o.giver(1-side), what, n))
		})
	}
	return list
}

// billLines say what a proposal does, and which House it is about.
func (s *state) billLines(k *proposal) []rules.Text {
	system := none
	if hex(k.a) < hex(s.mapSize()) {
		system = s.systemRef(hex(k.a))
	}
	view := viewProposal(k)
	if t, decree := decreed(&view, system); decree {
		return []rules.Text{t}
	}
	if t, binds := view.Binds(); binds {
		return []rules.Text{t, entryEffect(k.entry)}
	}
	return []rules.Text{entryEffect(k.entry)}
}

// voteLine is the sentence of a promised vote.
func voteLine(from rules.Seat, what rules.Ref, option int16) rules.Text {
	t := rules.Say(goodsKeys[goodsVote]+"."+optionWord(option), rules.R(seatRef(from)), rules.R(what))
	if option >= int16(firstElect) {
		t.Args[2] = rules.R(seatRef(rules.Seat(option - int16(firstElect))))
	}
	return t
}
