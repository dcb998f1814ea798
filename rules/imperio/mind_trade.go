package imperio

import (
	"math/bits"

	"tyche/rules"
)

// Offers and answers (25.8): what each side of a deal is worth to each partner, as this House sees it.

// dealer is a House at the table of trade.
type dealer struct {
	survey
	k purse
	c campaign
}

func (d *dealer) sit(s *state, p rules.Seat, who Mind) {
	d.c.look(s, p, who)
	d.survey = d.c.survey
	d.k.campaign, d.k.money = &d.c, s.free(p)
}

// goodsWorth is what one side of a deal is worth to this House, in tenths of Influence, when q gives it and r gets it.
func (d *dealer) goodsWorth(g *goods, q, r rules.Seat) int {
	s := d.s
	n := int(g.resources) * (d.k.resourceWorth() + rankIf(d.left > 0, 1))
	influence := min(int(g.influence), max(0, d.spread[q].influence)) // more than his planets yield he will not have
	if d.left == 0 {
		influence *= 10
	}
	n += influence
	if g.tech != noTech {
		if r == d.p {
			n += d.k.techGain(g.tech)
		} else {
			n += d.techFor(g.tech)
		}
	}
	if g.planet != noPlanet {
		n += int(d.worth[g.planet])
	}
	if g.fleet != noHex && s.fleets[g.fleet].owner != nobody {
		n += d.c.shipWorth(s.fleetForce(d.p, g.fleet).price)
	}
	if g.passage > 0 {
		n += 1
	}
	if g.dossier != nobody {
		n += 2
	}
	if g.promise > 0 && int(g.about) < int(s.docketSize) {
		n += d.promisedVote(int(g.about), int8(g.promise-promiseVote), q)
	}
	if g.peace {
		n += d.peaceWorth(q, r)
	}
	return n
}

// promisedVote is what it is worth that q promises its votes to an option: of another as far as it keeps its word; of this House what they
// lose it, which is nothing where it would give them all the same.
func (d *dealer) promisedVote(i int, option int8, q rules.Seat) int {
	worth := d.voteWorth(i, option)
	if q == d.p {
		return max(0, -worth)
	}
	return worth * d.record(q) / 100
}

// techFor is a guess at what a technology is worth to another House, which need not be one's own need.
func (d *dealer) techFor(t tech) int {
	return (d.k.techGain(t) + int(techs[t].cost)*min(3, d.left)) / 2
}

// record is how far a promise of a House can be trusted, in hundredths.
func (d *dealer) record(q rules.Seat) int { return max(20, 80-25*int(d.s.broken[q])) }

// voteWorth is what it is worth that a House gives its votes to an option.
func (d *dealer) voteWorth(i int, option int8) int {
	mine, gain := d.choose(i)
	if mine == option {
		return gain / 3
	}
	return -gain / 3
}

// peaceWorth is what peace is worth to this House: to the weaker more.
func (d *dealer) peaceWorth(q, r rules.Seat) int {
	if q == d.p {
		q = r
	}
	if !d.s.atWar(d.p, q) || d.left == 0 {
		return 0
	}
	return (d.spread[q].ships-d.spread[d.p].ships)/8 + 8 - int(d.temper.attack)
}

// rankTable answers offers and makes some.
func (s *state) rankTable(who Mind, f *frame, moves []rules.Move, scores []int) {
	var d dealer
	d.sit(s, f.seat, who)
	offered := nobody
	for q := range rules.Seat(s.players) {
		if _, _, ok := d.proposal(q); ok {
			offered = q
			break
		}
	}
	for i, m := range moves {
		scores[i] = rankAgainst
		switch m.Verb {
		case doneVerb:
			scores[i] = 0
		case acceptVerb:
			scores[i] = d.answer(&s.offers[m.A])
		case refuseVerb:
			scores[i] = 5
		case offerVerb:
			scores[i] = rankIf(rules.Seat(m.A) == offered, rankPlanned/2) - rankIf(rules.Seat(m.A) != offered, 25)
		case allyVerb:
			scores[i] = d.wantsAlly(rules.Seat(m.A)) - d.shyness(rules.Seat(m.A))
		}
	}
}

// courtship is how many turns a House lets pass before it offers another an alliance or a promise of peace again: who has just refused
// one is not asked every turn. Nobody keeps what was refused, so that the turns themselves tell whose it is.
const courtship = 4

// shyness keeps a House from offering an alliance: to the same House every turn, or beside another offer. It is no reason to
// refuse one, which is an offer of this turn itself.
func (d *dealer) shyness(q rules.Seat) int {
	return rankIf(!d.asksAgain(q), 100) + rankIf(*d.s.madeBetween(d.p, q) > 0, 40)
}

// asksAgain says whether it is the turn in which this House may offer another an alliance.
func (d *dealer) asksAgain(q rules.Seat) bool {
	return (int(d.s.turn)+int(d.p)+2*int(q))%courtship == 0
}

// asksPeace says whether it is the turn in which this House may ask an enemy for a promise of peace.
func (d *dealer) asksPeace(q rules.Seat) bool {
	return (int(d.s.turn)+int(d.p)+3*int(q))%courtship == 0
}

// answer is how gladly a House accepts an offer (25.8).
func (d *dealer) answer(o *offer) int {
	s := d.s
	if o.state == openAlliance {
		return d.wantsAlly(o.from)
	}
	got, given := d.goodsWorth(&o.goods[gives], o.from, d.p), d.goodsWorth(&o.goods[asks], d.p, o.from)
	share := d.weighed(onShare, 105+(10-int(d.temper.trade))/2)
	if s.atWar(d.p, o.from) {
		share += 30
	}
	if s.players == 2 { // what one gains the other loses
		gain, loss := got-given, d.goodsWorth(&o.goods[asks], d.p, o.from)-d.goodsWorth(&o.goods[gives], o.from, d.p)
		return gain - max(0, loss) - 6
	}
	theirs := d.rivalry(o.from) * max(0, given) / 400
	if o.from == d.leader && d.spread[o.from].influence > d.spread[d.p].influence+4 {
		theirs *= 2
	}
	return got*100/share - given - theirs
}

// wantsAlly says how much a House wants an alliance: the trusting, against a leader who is far ahead.
func (d *dealer) wantsAlly(q rules.Seat) int {
	s := d.s
	if s.players < 3 || q == d.leader && d.spread[q].influence > d.spread[d.p].influence || d.left < 3 || s.broken[q] > 1 || bits.OnesCount8(uint8(s.ally[d.p])) >= d.who.allies {
		return rankAgainst
	}
	if d.c.landsOn(q) {
		return rankAgainst
	}
	return 4*(int(d.temper.trade)+int(d.temper.honesty)-int(d.temper.attack)) - 20
}

// landsOn says whether a House is near enough to be a prize.
func (c *campaign) landsOn(q rules.Seat) bool { return c.temper.attack >= 8 }

// wish is a side of a deal that this House thinks of.
type wish struct {
	resources int
	influence int
	tech      tech
	promise   uint8
	about     uint8
	peace     bool
}

var noWish = wish{tech: noTech}

// proposal is the deal that a House would offer another now: what it gives, and what it asks for.
func (d *dealer) proposal(q rules.Seat) (give, ask wish, ok bool) {
	s, p := d.s, d.p
	give, ask = noWish, noWish
	if q == p || s.houses[q].gone || s.embargoed(p) || s.embargoed(q) || *s.madeBetween(p, q) > 0 || d.left == 0 || s.awaits(p, q) {
		return give, ask, false
	}
	if s.atWar(p, q) && d.asksPeace(q) && d.peaceWorth(q, p) > 4 && !s.plans[q].sealed {
		give.peace, ask.peace = true, true
		return give, ask, true
	}
	if s.players == 2 || s.atWar(p, q) {
		return give, ask, false
	}
	if (3*int(s.turn)+5*int(q))%10 >= int(d.temper.trade) { // who trades little does not ask everybody every turn
		return give, ask, false
	}
	if t := d.wantedTech(q); t != noTech {
		if own := d.sellable(q); own != noTech {
			give.tech, ask.tech = own, t
			return give, ask, true
		}
		price := d.k.techGain(t) * 2 / (3 * max(1, d.k.resourceWorth()+1))
		if price = min(price, s.researchPrice(p, t)-1, d.cash()/2); price >= 2 {
			give.resources, ask.tech = price, t
			return give, ask, true
		}
	}
	if own := d.sellable(q); own != noTech && d.temper.trade >= 4 {
		give.tech, ask.resources = own, max(2, int(techs[own].cost)*2/3)
		return give, ask, true
	}
	return d.buyVote(q)
}

// cash is the Resources that may be given away; Influence, with which A07 pays actions, is not.
func (d *dealer) cash() int {
	k := &d.s.houses[d.p]
	return int(k.treasury) - int(k.reserved)
}

// wantedTech is the best technology that a House is known to have and this one has not.
func (d *dealer) wantedTech(q rules.Seat) tech {
	s := d.s
	best, most := noTech, 5
	for t := range tech(numTechs) {
		if s.verified[d.p][q].has(t) && !(s.houses[d.p].techs | s.houses[d.p].pending).has(t) {
			if n := d.k.techGain(t); n > most {
				best, most = t, n
			}
		}
	}
	return best
}

// sellable is a technology of one's own that another House is not known to have and that is no weapon in its hands.
func (d *dealer) sellable(q rules.Seat) tech {
	s := d.s
	if q == d.leader && s.players > 2 && d.spread[q].influence > d.spread[d.p].influence+6 {
		return noTech
	}
	best, most := noTech, 0
	for t := range tech(numTechs) {
		if !s.houses[d.p].techs.has(t) || s.verified[d.p][q].has(t) {
			continue
		}
		if n := 2*int(techs[t].cost) + int(s.turn+uint8(t)+uint8(q))%4 - rankIf(techs[t].branch == armsBranch, 3); n > most {
			best, most = t, n
		}
	}
	return best
}

// buyVote offers Resources for a vote that matters.
func (d *dealer) buyVote(q rules.Seat) (give, ask wish, ok bool) {
	s := d.s
	give, ask = noWish, noWish
	least := 18 - 2*(int(d.temper.trade)+int(d.temper.council))/3
	if s.plans[q].sealed || s.broken[q] > 1 || d.cash() < 6 {
		return give, ask, false
	}
	for i := range int(s.docketSize) {
		option, gain := d.choose(i)
		if gain >= least && s.docket[i].entry != l18 {
			give.resources, ask.promise, ask.about = 2+int(d.temper.council)/5, promiseVote+uint8(option), uint8(i)
			return give, ask, true
		}
	}
	return give, ask, false
}

// rankOffer writes the offer down, one kind of goods after the other.
func (s *state) rankOffer(who Mind, f *frame, moves []rules.Move, scores []int) {
	var d dealer
	d.sit(s, f.seat, who)
	give, ask, ok := d.proposal(s.trade.to)
	want := rules.Move{Verb: doneVerb}
	if ok {
		want = nextGoods(&s.trade, &give, &ask)
	}
	for i, m := range moves {
		switch {
		case m == want:
			scores[i] = rankPlanned
		case m.Verb == doneVerb:
			scores[i] = 0
		default:
			scores[i] = rankAgainst
		}
	}
}

// nextGoods is what is still missing in an offer, or its sending.
func nextGoods(o *offer, give, ask *wish) rules.Move {
	for side, w := range [2]*wish{give, ask} {
		g := &o.goods[side]
		first := giveResources
		if side == asks {
			first = askResources
		}
		switch {
		case w.resources > 0 && g.resources == 0:
			return rules.Move{Verb: first + goodsResources, A: int16(w.resources)}
		case w.influence > 0 && g.influence == 0:
			return rules.Move{Verb: first + goodsInfluence, A: int16(w.influence)}
		case w.tech != noTech && g.tech == noTech:
			return rules.Move{Verb: first + goodsTech, A: int16(w.tech)}
		case w.promise > 0 && g.promise == 0:
			return rules.Move{Verb: first + goodsVote, A: int16(w.about), B: int16(w.promise - promiseVote)}
		case w.peace && !g.peace:
			return rules.Move{Verb: first + goodsPeace}
		}
	}
	return rules.Move{Verb: sendVerb}
}
