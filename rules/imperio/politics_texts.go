package imperio

import "tyche/rules"

// politicsLabel words answers of research, Subterfuge, Council and trade that depend on more than their verb.
func (s *state) politicsLabel(key string, m rules.Move) string {
	switch m.Verb {
	case plotVerb:
		if ownPlot(plot(m.A)) {
			return key + ".own"
		}
		return key + ".other"
	case objectVerb:
		switch pl := s.planetFor(m.A); {
		case s.ownWork(m):
			return key + ".own"
		case pl != noPlanet && s.bodies[pl].owner != nobody:
			return key + ".of"
		}
	case voteVerb, giveVote, askVote:
		return key + "." + optionWord(m.B)
	case sendVerb:
		if s.top().kind == inFavour {
			return key + ".favour"
		}
		return key + ".offer"
	case acceptVerb, refuseVerb, withdrawOfferVerb:
		if s.offers[m.A].state == openAlliance {
			return key + ".alliance"
		}
		if m.Verb == refuseVerb && s.onlyOffer(&s.offers[m.A]) {
			return key + ".only"
		}
	}
	return key
}

// ownWork says whether a Sabotage would destroy what belongs to its own House.
func (s *state) ownWork(m rules.Move) bool {
	pl := s.planetFor(m.A)
	return pl != noPlanet && s.bodies[pl].owner == s.top().seat
}

// onlyOffer says whether no other deal of the same House waits for the same answer: it need not be told again to be refused.
func (s *state) onlyOffer(o *offer) bool {
	n := 0
	for i := range s.offers {
		if k := &s.offers[i]; k.waiting() && k.state != openAlliance && k.from == o.from && k.to == o.to {
			n++
		}
	}
	return n == 1
}

// optionWord is the word of an option of a vote.
func optionWord(option int16) string {
	switch {
	case option >= int16(firstElect):
		return "elect"
	case option == int16(forIt):
		return "for"
	}
	return "against"
}

// politicsArgs names what an answer is about: a proposal by its entry, an option by its House, an offer by its partner.
// Only the question that is asked knows its offers.
func (s *state) politicsArgs(c *rules.Caption, m rules.Move) {
	switch m.Verb {
	case objectVerb:
		if s.ownWork(m) {
			c.Order = 1 // behind those of others
		} else if pl := s.planetFor(m.A); pl != noPlanet && s.bodies[pl].owner != nobody { // with ".of"
			c.Label.Args[2] = rules.R(seatRef(s.bodies[pl].owner))
		}
	case voteVerb, giveVote, askVote:
		if m.A < int16(s.docketSize) {
			c.Label.Args[0] = rules.R(entryRef(s.docket[m.A].entry))
		}
		if q := m.B - int16(firstElect); q >= 0 && q < int16(s.players) {
			c.Label.Args[1] = rules.R(seatRef(rules.Seat(q)))
			c.Targets = append(c.Targets, seatRef(rules.Seat(q)))
		}
	case acceptVerb, refuseVerb, withdrawOfferVerb:
		o := &s.offers[m.A]
		partner := o.from
		if m.Verb == withdrawOfferVerb {
			partner = o.to
		}
		if o.state != noOffer {
			c.Label.Args[1] = rules.R(seatRef(partner))
			c.Targets = append(c.Targets, seatRef(partner))
			c.Targets = append(c.Targets, s.goodsRefs(o)...)
			if bad := s.mayAccept(o); m.Verb != refuseVerb {
				c.More = s.offerLines(o)
			} else if bad != nil { // else it stands beside the answer that accepts
				c.More = append(s.offerLines(o), bad.Why)
			}
		}
	case sendVerb:
		if s.top().kind == inOffer {
			c.More = s.offerLines(&s.trade)
		}
	}
}

// goodsRefs are the things that change hands in a deal, for them to be shown.
func (s *state) goodsRefs(o *offer) (list []rules.Ref) {
	for side := range o.goods {
		g := &o.goods[side]
		if g.tech != noTech {
			list = append(list, techRef(g.tech))
		}
		if g.planet != noPlanet {
			list = append(list, s.planetRef(g.planet))
		}
		if g.fleet != noHex {
			list = append(list, s.systemRef(g.fleet))
		}
	}
	return list
}

// politicsKeys are the sentences of events of chapters 15-18 that have one wording.
var politicsKeys = [numEvents]string{
	EvDocket: "imperio.told.docket", EvTechGained: "imperio.told.tech", EvResearch: "imperio.told.research", EvReport: "imperio.told.report", EvOffer: "imperio.told.offer", EvProposes: "imperio.told.proposes",
	EvDeal: "imperio.told.deal", EvRefused: "imperio.told.refused", EvDelivery: "imperio.told.delivery", EvVoid: "imperio.told.void",
}

// politicsTell tells an event of chapters 15-18; false when it is none of them or not worth a sentence. {1} is whose
// doing it was, {2} what, {3} to whom or where, {4} how many.
func politicsTell(e rules.Event) (rules.Text, bool) {
	t := rules.Text{Key: politicsKey(e)}
	if t.Key == "" {
		return rules.Text{}, false
	}
	if e.Seat >= 0 {
		t.Args[0] = rules.R(seatRef(e.Seat))
	}
	if e.Who.Kind != KindNone {
		t.Args[1] = rules.R(e.Who)
	}
	if e.To.Kind != KindNone {
		t.Args[2] = rules.R(e.To)
	}
	t.Args[3] = rules.N(int(e.N))
	switch e.Verb {
	case EvVotes:
		t.Args[3] = rules.N(int(e.M))
		if e.N >= int16(firstElect) {
			t.Args[2] = rules.R(seatRef(rules.Seat(e.N - int16(firstElect))))
		}
	case EvBlockade:
		t.Args[3] = rules.Arg{}
	case EvDice:
		t.Args[1] = shown(e.Dice, 0)
	case EvGain:
		t.Args[3] = rules.N(int(max(e.N, -e.N)))
	case EvGoods:
		return goodsLine(verb(e.Who.ID), e.Seat, rules.Seat(e.N), e.To, int(e.M)), true
	case EvBroken, EvKept:
		t.Args[2], t.Args[3] = rules.R(seatRef(rules.Seat(e.N))), rules.Arg{}
	case EvReport, EvOffer, EvProposes, EvDeal, EvRefused, EvDelivery, EvVoid, EvAlliance, EvPassage:
		t.Args[2] = rules.R(seatRef(rules.Seat(e.N)))
	}
	return t, true
}

func politicsKey(e rules.Event) string {
	switch e.Verb {
	case EvVotes:
		return "imperio.told.votes." + optionWord(e.N)
	case EvDecision:
		if e.N == int16(noVote) {
			return "imperio.told.decision.lapsed"
		}
		return "imperio.told.decision." + optionWord(e.N)
	case EvRefused:
		if e.M < 0 {
			return "imperio.told.refused.alliance"
		}
	case EvLaw:
		return "imperio.told.law." + onOff(e.N)
	case EvGoods:
		if verb(e.Who.ID) == goodsPassage {
			return "" // the grant itself is told
		}
		return goodsKeys[e.Who.ID]
	case EvBroken:
		if e.Who.Kind == KindNone {
			return "imperio.told.broken.peace"
		}
		return "imperio.told.broken.vote"
	case EvKept:
		if e.Who.Kind == KindNone {
			return "imperio.told.kept.peace"
		}
		return "imperio.told.kept.vote"
	case EvGain:
		if e.N < 0 {
			return "imperio.told.loss"
		}
		return "imperio.told.gain"
	case EvDice:
		return "imperio.told.dice." + diceWord(e)
	case EvBlockade:
		return "imperio.told.blockade." + onOff(e.N)
	case EvVictim:
		switch {
		case e.M > 0 && e.Who == plotRef(sedition):
			return "imperio.told.victim.sedition.held"
		case e.M > 0:
			return "imperio.told.victim.foiled"
		case e.Who == plotRef(chaos) && e.To == actionRef(operation):
			return "imperio.told.victim.chaos.operation"
		}
		return "imperio.told.victim." + plots[e.Who.ID].id
	case EvAlliance:
		return "imperio.told.alliance." + onOff(e.M)
	case EvPassage:
		return "imperio.told.passage." + onOff(e.M)
	case EvPublished:
		if e.Seat >= 0 {
			return "imperio.told.ledgers"
		}
		return "imperio.told.published"
	}
	return politicsKeys[e.Verb]
}

func onOff(n int16) string {
	if n > 0 {
		return "on"
	}
	return "off"
}

// diceWord says what dice of Subterfuge were for: Troops that come over, or Counter-intelligence, which only its House sees.
func diceWord(e rules.Event) string {
	if e.Seen == rules.Everyone {
		return "sedition"
	}
	return "counter"
}
