package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAHintToRefuseSaysWhy: where what is got is worth more than what is given, the worth alone would speak for accepting.
func TestAHintToRefuseSaysWhy(t *testing.T) {
	said := func(s *state, verb verb) rules.Text {
		return s.dealPurpose(Mind{}, s.top(), rules.Move{Verb: verb, A: 0})[0]
	}
	at := func(deal string) *state {
		return read(t, "players 3", "offer 1 2 gives "+deal, "frame game step 4 a 1", "frame orders seat 1 step 1", "frame trading seat 1", "frame answering seat 2")
	}
	s := at("tech servo-armour")
	plain := said(s, acceptVerb)
	prove.Is(t, "to accept", plain.Key, "imperio.hint.deal")
	prove.True(t, "it is worth something", plain.Args[0].N > plain.Args[1].N)
	why := said(s, refuseVerb)
	prove.Is(t, "to refuse", why.Key, "imperio.hint.deal.rival")
	prove.Same(t, "the numbers are the same", why.Args[:2], plain.Args[:2])
	s.war[0], s.war[1] = s.war[0].With(1), s.war[1].With(0)
	prove.Is(t, "at war", said(s, refuseVerb).Key, "imperio.hint.deal.enemy")
	s = at("resources 1 asks influence 6")
	prove.Is(t, "what costs more than it brings needs no other reason", said(s, refuseVerb).Key, "imperio.hint.deal")
}
