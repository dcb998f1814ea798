package imperio

import "tyche/rules"

// Offers and deals in a position.
//
//	offer 1 2 turn 3 gives resources 5 influence 2 tech servo-armour planet arvelo-1 fleet korvela passage 2 dossier 3 lies layered-armour
//	offer 2 1 accepted 1 asks vote 2 for peace
//	offer 1 3 alliance
//	writing 1 2 gives resources 5        an offer that is being written
//
// number is the place in the table of offers; without it the first free one of the pair. accepted tells the place in
// the order of delivery.

func (w *writer) offers() {
	s := w.s
	for i := range s.offers {
		o := &s.offers[i]
		if o.state == noOffer {
			continue
		}
		l := phrase{"offer", seatWord(o.from), seatWord(o.to)}
		more(&l, "turn", o.made, s.turn)
		switch o.state {
		case acceptedDeal:
			l.add("accepted", o.place)
		case openAlliance:
			l.add("alliance")
		}
		if i != pairRow(o.from, o.to) {
			l.add("number", i+1)
		}
		w.goods(&l, o)
		w.line(l...)
	}
	if o := &s.trade; *o != (offer{}) {
		l := phrase{"writing", seatWord(o.from), seatWord(o.to)}
		more(&l, "turn", o.made, 0)
		w.goods(&l, o)
		w.line(l...)
	}
}

var choiceWords = [...]string{noVote: "nothing", against: "against", forIt: "for"}

// choiceWord names an option of a proposal: against, for, or the seat that is elected.
func choiceWord(o int8) string {
	if o >= firstElect {
		return seatWord(rules.Seat(o - firstElect))
	}
	return choiceWords[o]
}

func (w *writer) goods(l *phrase, o *offer) {
	for side, word := range [...]string{gives: "gives", asks: "asks"} {
		g := &o.goods[side]
		if *g == emptyGoods {
			continue
		}
		l.add(word)
		more(l, "resources", g.resources, 0)
		more(l, "influence", g.influence, 0)
		if g.tech != noTech {
			l.add("tech", techs[g.tech].id)
		}
		if g.planet != noPlanet {
			l.add("planet", w.planetWord(g.planet))
		}
		if g.fleet != noHex {
			l.add("fleet", w.hexWord(g.fleet))
		}
		more(l, "passage", g.passage, 0)
		more(l, "dossier", seatWord(g.dossier), nobodyWord)
		if g.lies != 0 {
			l.add("lies" + techWords(g.lies))
		}
		if g.promise >= promiseVote {
			l.add("vote", g.about+1, choiceWord(int8(g.promise-promiseVote)))
		}
		if g.peace {
			l.add("peace")
		}
	}
}

// option reads how a vote is cast.
func (r *reader) option() int8 {
	if r.more() && isNumber(r.words[0]) {
		return firstElect + int8(r.seat())
	}
	return int8(r.key(choiceWords[:]...))
}

func (r *reader) offer() {
	p, q := r.two()
	o := offer{state: openOffer, from: p, to: q, made: r.s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
	if r.head == "writing" {
		o.made = 0
	}
	i := r.s.freePlace(p, q)
	g := &o.goods[gives]
	for r.more() {
		switch r.key("turn", "accepted", "alliance", "number", "gives", "asks", "resources", "influence", "tech", "planet", "fleet",
			"passage", "dossier", "lies", "vote", "peace") {
		case 0:
			o.made = uint8(r.number(1, 15))
		case 1:
			o.state, o.place = acceptedDeal, uint8(r.number(1, 255))
		case 2:
			o.state = openAlliance
		case 3:
			row := pairRow(p, q)
			i = r.number(row+1, row+pairOffers) - 1
		case 4:
			g = &o.goods[gives]
		case 5:
			g = &o.goods[asks]
		case 6:
			g.resources = int16(r.number(1, 30000))
		case 7:
			g.influence = uint8(r.number(1, mostAsked))
		case 8:
			g.tech = tech(r.ref(KindTech))
		case 9:
			g.planet = r.world()
		case 10:
			g.fleet = r.system()
		case 11:
			g.passage = uint8(r.number(1, 255))
		case 12:
			g.dossier = r.seat()
		case 13:
			g.lies = r.techSet()
		case 14:
			g.about = uint8(r.number(1, maxDocket) - 1)
			g.promise = promiseVote + uint8(r.option())
		case 15:
			g.peace = true
		}
	}
	switch {
	case r.err != nil:
	case r.head == "writing":
		r.s.trade = o
	case i < 0 || r.s.offers[i].state != noOffer:
		r.fail("two Houses have at most %d offers on the table", pairOffers)
	default:
		r.s.offers[i] = o
	}
}
