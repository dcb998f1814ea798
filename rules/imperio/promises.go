package imperio

import "tyche/rules"

// Written promises are not enforced; a broken one is counted for everybody to see (18.4, 18.6).

// judgePromises counts the broken promises of this turn's deals: votes on this turn's docket and offers of peace.
func (s *state) judgePromises(x ctx) {
	for i := range s.offers {
		o := &s.offers[i]
		if o.state != acceptedDeal {
			continue
		}
		for side := range 2 {
			s.judge(x, o, &o.goods[side], o.giver(side), o.giver(1-side))
		}
	}
}

func (s *state) judge(x ctx, o *offer, g *goods, p, q rules.Seat) {
	if g.promise >= promiseVote && o.made == s.turn {
		v := s.votes[p][g.about]
		s.judged(x, p, q, entryRef(s.docket[g.about].entry), v.n > 0 && v.option == int8(g.promise-promiseVote))
	}
	if g.peace && s.atWar(p, q) {
		s.judged(x, p, q, none, s.peace[p].Has(q))
	}
}

// judged counts a promise of p to q that was broken; that it was kept is told to the partners alone, for deals are theirs.
func (s *state) judged(x ctx, p, q rules.Seat, about rules.Ref, kept bool) {
	if kept {
		x.whisper(rules.Only(p).With(q), EvKept, p, about, none, none, int(q), 0)
		return
	}
	s.broken[p]++
	x.tell(EvBroken, p, about, none, none, int(q), 0)
}

// stale: a vote promised in an offer of last turn was about last turn's docket: such an offer can no longer be accepted.
func (o *offer) stale(turn uint8) bool {
	return o.made < turn && (o.goods[gives].promise > 0 || o.goods[asks].promise > 0)
}

var oldDocket = refuse("18.4", "imperio.why.old-docket")
