package stage

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// council is a sitting with these proposals before it.
func council(offers []game.OfferView, entries ...int16) *Count {
	v := &game.View{Players: 3, Houses: make([]game.HouseView, 3)}
	v.Own.Offers = offers
	for _, e := range entries {
		v.Docket = append(v.Docket, game.ProposalView{Entry: rules.Ref{Kind: game.KindEntry, ID: e}, Bound: 1})
	}
	return newCount(Moment{Turn: 4, View: v})
}

func voted(entry int16, seat rules.Seat, option, n int) rules.Event {
	return rules.Event{Verb: game.EvVotes, Seat: seat, Who: rules.Ref{Kind: game.KindEntry, ID: entry}, N: int16(option), M: int16(n)}
}

func decided(entry int16, option int) rules.Event {
	return rules.Event{Verb: game.EvDecision, Who: rules.Ref{Kind: game.KindEntry, ID: entry}, N: int16(option)}
}

// Two decrees of one kind are two proposals: the votes on the second are not laid on the first.
func TestEqualDecreesAreCountedApart(t *testing.T) {
	grant := int16(game.NumCards)
	c := council(nil, grant, grant)
	c.hear([]rules.Event{voted(grant, 0, game.VoteFor, 3)})
	c.hear([]rules.Event{decided(grant, game.VoteFor)})
	c.hear([]rules.Event{voted(grant, 1, game.VoteAgainst, 5)})
	prove.Is(t, "the second is counted", c.At, 1)
	prove.Is(t, "votes on the first", c.Bills[0].all(), 3)
	prove.Is(t, "votes on the second", c.Bills[1].all(), 5)
}

// What is not counted yet shows nothing of its votes, and of what is counted no more than the tokens that lie.
func TestVotesAreHiddenUntilTheyAreCounted(t *testing.T) {
	c := council(nil, 0, 1)
	c.hear([]rules.Event{voted(0, 0, game.VoteFor, 10), voted(0, 2, game.VoteAgainst, 10)})
	b := c.now()
	prove.Is(t, "the proposal that waits", c.Bills[1].all(), 0)
	for _, k := range []struct {
		share    float64
		pro, con int
		speaks   rules.Seat
	}{{0, 0, 0, 0}, {.31, 4, 0, 0}, {.6, 10, 2, 2}, {1, 10, 10, rules.Nobody}} {
		n := b.heard(k.share)
		prove.Is(t, "for", b.sum(0, n), k.pro)
		prove.Is(t, "against", b.sum(1, n), k.con)
		prove.Is(t, "who is heard", b.speaking(n), k.speaks)
	}
}

// A promise of a vote that the viewer knows of is there from the beginning, and is stamped when it is judged; one between others
// is heard of only when it is broken.
func TestPromisesAreStamped(t *testing.T) {
	deal := func(from rules.Seat) game.OfferView {
		return game.OfferView{From: from, To: 0, State: game.OfferAccepted, Goods: [2]game.GoodsView{{Promise: promised(game.VoteFor)}}}
	}
	c := council([]game.OfferView{deal(1), deal(2)}, 0)
	prove.Is(t, "promises that the viewer knows of", len(c.Vows), 2)
	about := rules.Ref{Kind: game.KindEntry}
	c.hear([]rules.Event{decided(0, game.VoteFor), {Verb: game.EvKept, Seat: 2, Who: about}, {Verb: game.EvBroken, Seat: 1, Who: about}, {Verb: game.EvBroken, Seat: 1, N: 2}})
	prove.Is(t, "the first is broken", c.Vows[0], Vow{By: 1, To: 0, Option: game.VoteFor, Broken: true})
	prove.Is(t, "the second is kept", c.Vows[1], Vow{By: 2, To: 0, Option: game.VoteFor, Kept: true})
	prove.Is(t, "a broken promise of others", c.Vows[2], Vow{By: 1, To: 2, About: -1, Broken: true})
	prove.Same(t, "broken ones stand first", c.orderVows(), []int{0, 2, 1})
}

// promised is how a side of a deal notes the promise of a vote.
func promised(option int) int {
	for n := range 256 {
		if vote, given := (&game.GoodsView{Promise: n}).PromisedVote(); given && vote == option {
			return n
		}
	}
	return 0
}

// The balance is level when nothing lies on it or both sides weigh the same, and down on the heavier side.
func TestTheBalanceTips(t *testing.T) {
	prove.Is(t, "empty", tilt(0, 0), 0)
	prove.Is(t, "even", tilt(7, 7), 0)
	prove.True(t, "more for", tilt(8, 7) < 0)
	prove.Is(t, "all against", tilt(0, 3), dip)
}

// What the Council has made law stays in the list of laws while the next proposals are counted; what was in force already is no new one.
func TestNewLawsStayInTheList(t *testing.T) {
	var laws []int16
	for e := range int16(game.NumCards) {
		if game.EntryAt(int(e)).Law {
			laws = append(laws, e)
		}
	}
	c := council(nil, laws[:4]...)
	c.Laws = []game.ProposalView{{Entry: c.Bills[2].Entry}}
	s := &Stage{count: c, beat: Verdict}
	list := func() (list []int) {
		for n := range s.newLaws() {
			list = append(list, s.newLaw(n))
		}
		return list
	}
	for i, option := range []int{game.VoteFor, game.VoteAgainst, game.VoteFor} {
		c.hear([]rules.Event{decided(laws[i], option)})
	}
	prove.Same(t, "of three decided", fmt.Sprint(list()), "[0]")
	c.hear([]rules.Event{voted(laws[3], 0, game.VoteFor, 3)})
	s.beat = Tokens
	prove.Same(t, "while the fourth is counted", fmt.Sprint(list()), "[0]")
	c.hear([]rules.Event{decided(laws[3], game.VoteFor)})
	s.beat = Verdict
	prove.Same(t, "when it is law", fmt.Sprint(list()), "[0 3]")
}

// All who look on together are told of a broken promise between whom it was and about what: nobody is "you", and the vote is not told.
func TestABrokenPromiseIsToldToAll(t *testing.T) {
	s := spoken(t, "es")
	s.count = council(nil, 0)
	s.count.view.Seat = rules.Nobody
	s.count.hear([]rules.Event{decided(0, game.VoteFor), {Verb: game.EvBroken, Seat: 1, N: 0, Who: rules.Ref{Kind: game.KindEntry}}})
	words := s.writeVow(&s.count.Vows[0])
	prove.Is(t, "who", words[0], s.name(1)+" falta a su palabra con "+s.name(0))
	prove.Is(t, "what", words[1], "Tratado de Techo Naval")
	s.count.view.Seat = 0
	prove.Is(t, "to whom it was given", s.writeVow(&Vow{By: 1, To: 0, Option: game.VoteAgainst})[0], s.name(1)+" te prometió su voto")
	prove.Is(t, "and what", s.writeVow(&Vow{By: 1, To: 0, Option: game.VoteAgainst})[1], "Tratado de Techo Naval: en contra")
	prove.Is(t, "a peace that was promised", s.writeVow(&Vow{By: 1, To: 0, About: -1})[0], s.name(1)+" te prometió la paz")
	prove.Is(t, "and one's own", s.writeVow(&Vow{By: 0, To: 1, About: -1})[0], "Prometiste la paz a "+s.name(1))
}
