package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// What the House has promised in a deal is listed until it is done: nobody breaks his word because he forgot it.
func TestPromisesAreListedUntilTheyAreKept(t *testing.T) {
	f := ringed(t, 3)
	v := f.view
	v.Docket = []game.ProposalView{{Entry: rules.Ref{Kind: game.KindEntry, ID: 1}, Bound: rules.Nobody}}
	deal := game.OfferView{From: v.Seat, To: 1, State: game.OfferAccepted}
	left := func() int {
		var k todo
		k.addPromises(f)
		return len(k.list)
	}
	v.Own.Offers = []game.OfferView{deal}
	prove.Is(t, "nothing is promised", left(), 0)

	v.Own.Offers[0].Goods[0].Peace = true
	v.Houses[v.Seat].Wars = rules.Only(1)
	prove.Is(t, "peace", left(), 1)
	v.Own.Offered = rules.Only(1)
	prove.Is(t, "peace was offered", left(), 0)

	v.Own.Offers[0].Goods[0] = game.GoodsView{Promise: promiseOf(game.VoteFor)}
	prove.Is(t, "a vote", left(), 1)
	v.Own.Votes[0] = [2]int{game.VoteFor, 0}
	prove.Is(t, "no vote is placed", left(), 1)
	v.Own.Votes[0] = [2]int{game.VoteFor + 1, 3}
	prove.Is(t, "votes for something else", left(), 1)
	v.Own.Votes[0] = [2]int{game.VoteFor, 1}
	prove.Is(t, "the vote is placed", left(), 0)

	v.Own.Offers[0] = game.OfferView{From: 1, To: v.Seat, State: game.OfferAccepted}
	v.Own.Offers[0].Goods[0].Peace = true // the other's word
	v.Own.Offered = 0
	prove.Is(t, "what the other has promised", left(), 0)
	v.Own.Offers[0].Goods[1].Peace = true
	prove.Is(t, "what was promised in return", left(), 1)
	v.Own.Offers[0].State = 0
	prove.Is(t, "no deal", left(), 0)
}

// promiseOf is how a side of a deal notes the promise of a vote.
func promiseOf(option int) int {
	for n := range 256 {
		g := game.GoodsView{Promise: n}
		if vote, given := g.PromisedVote(); given && vote == option {
			return n
		}
	}
	return 0
}
