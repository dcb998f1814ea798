package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAPromisedVoteTellsWhatItIsFor: beside the promise stands what the proposal does, of a decree with what its author wrote into it.
func TestAPromisedVoteTellsWhatItIsFor(t *testing.T) {
	for _, row := range []struct {
		name string
		bill proposal
		want []rules.Text
	}{
		{"a directive", proposal{entry: d05, author: nobody, bound: nobody}, []rules.Text{{Key: "imperio.effect.entry." + entries[d05].id}}},
		{"one about a House", proposal{entry: l15, author: 1, bound: 2}, []rules.Text{rules.Say("imperio.bill.binds", rules.R(seatRef(2))), {Key: "imperio.effect.entry." + entries[l15].id}}},
		{"a decree", proposal{entry: c2, author: 1, bound: 2, a: 6}, []rules.Text{rules.Say("imperio.bill.fine", rules.R(seatRef(2)), rules.N(6))}},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := newRealm(t, 3, 0)
			r.s.docket[0], r.s.docketSize = row.bill, 1
			o := offer{state: openOffer, from: 1, to: 0, made: r.s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
			o.goods[gives].resources = 3
			o.goods[asks].promise, o.goods[asks].about = promiseVote+uint8(forIt), 0
			lines := r.s.offerLines(&o)
			prove.Same(t, "what it does, and for whom", lines[2:], row.want)
		})
	}
}
