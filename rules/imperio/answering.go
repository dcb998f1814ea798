package imperio

import "tyche/rules"

// The House to which an offer is made is asked at once (18.4). a = the offer. It may leave the answer to its own orders: those of
// this turn, or of the next if it has sealed.

func candidatesAnswering(_ *state, f *frame, dst []rules.Move) []rules.Move {
	return append(dst, rules.Move{Verb: doneVerb}, rules.Move{Verb: acceptVerb, A: f.a}, rules.Move{Verb: refuseVerb, A: f.a})
}

func checkAnswering(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb == doneVerb:
		return nil
	case m.Verb != acceptVerb && m.Verb != refuseVerb:
		return notNow
	case m.A != f.a:
		return noSuchOffer
	case m.Verb == acceptVerb:
		return s.mayAccept(&s.offers[m.A])
	}
	return nil
}

func applyAnswering(s *state, x ctx, f *frame, m rules.Move) {
	i := int(f.a)
	s.pop(0)
	switch m.Verb {
	case acceptVerb:
		s.accept(x, i)
	case refuseVerb:
		s.refuseOffer(x, i)
	}
}

// askAtOnce asks the partner of an offer that was sent, if he is not away.
func (s *state) askAtOnce(i int) {
	if q := s.offers[i].to; !s.plans[q].absent {
		s.push(frame{kind: inAnswering, seat: q, a: int16(i)})
	}
}

// What comes from others while they give their orders is a reaction: a table may let a person who has yet to order answer then.

// offerReaction is the only kind of reaction.
const offerReaction = 0

// ReactionKinds returns the text keys of the kinds.
func (game) ReactionKinds() []string { return []string{"imperio.reaction.offer"} }

// Reactive says that nothing is held in hand that could be used.
func (game) Reactive(rules.View, rules.Ref) bool { return false }

// Reaction describes the question of an offer. It matters to a House that has sealed, which is not asked again in this turn, and
// where the offer brings it anything and can be accepted: one that it cannot pay now waits for its next orders.
func (game) Reaction(st rules.State, seat rules.Seat) (rules.Reaction, bool) {
	s := st.(*state)
	if s.depth == 0 || s.top().seat != seat || s.top().kind != inAnswering {
		return rules.Reaction{}, false
	}
	o := &s.offers[s.top().a]
	matters := s.plans[seat].sealed && s.brings(o) && s.mayAccept(o) == nil
	return rules.Reaction{Kind: offerReaction, Pass: rules.Move{Verb: doneVerb}, Matters: matters, Turn: turnNumber(int(s.turn), s.active)}, true
}

// brings says whether an offer gives its partner anything: a technology that he knows or is about to learn is nothing.
func (s *state) brings(o *offer) bool {
	g := o.goods[gives]
	if k := &s.houses[o.to]; g.tech != noTech && (k.techs | k.pending).has(g.tech) {
		g.tech = noTech
	}
	return o.state == openAlliance || g != emptyGoods
}
