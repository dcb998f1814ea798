package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Every decree says what its author wrote into it: the House, the thing and the number (16.6).
func TestDecreesSayWhatIsWrittenInThem(t *testing.T) {
	v := &View{Hexes: []HexView{{System: rules.Ref{Kind: KindSystem, ID: 3}}}}
	less := int(uint8(256 - 2))
	for _, k := range []struct {
		e    entry
		a, b int
		key  string
		args []rules.Arg
	}{
		{c1, 5, 0, "grant", []rules.Arg{rules.R(seatRef(1)), rules.N(5)}}, {c2, 8, 0, "fine", []rules.Arg{rules.R(seatRef(1)), rules.N(8)}},
		{c3, 4, 0, "bounty", []rules.Arg{rules.N(4)}}, {c3, less, 0, "toll", []rules.Arg{rules.N(2)}},
		{c4, int(unitCost(cruiser)), 1, "dearer", []rules.Arg{rules.R(unitRef(cruiser)), rules.N(1)}},
		{c4, int(buildsCost(port)), less, "cheaper", []rules.Arg{rules.R(workRef(port)), rules.N(2)}},
		{c4, int(actionCost(research)), 2, "dearer", []rules.Arg{rules.R(actionRef(research)), rules.N(2)}},
		{c5, int(production), 0, "ban", []rules.Arg{rules.R(actionRef(production))}}, {c6, 0, 0, "embargo", []rules.Arg{rules.R(seatRef(1))}},
		{c7, 0, 0, "sanctuary", []rules.Arg{rules.R(v.Hexes[0].System)}}, {c8, 2, 0, "peace", []rules.Arg{rules.R(seatRef(1)), rules.R(seatRef(2))}},
		{c9, 1, 0, "heavier", []rules.Arg{rules.R(seatRef(1))}}, {c9, 255, 0, "lighter", []rules.Arg{rules.R(seatRef(1))}},
	} {
		text, own := v.Bill(&ProposalView{Entry: entryRef(k.e), Bound: 1, A: k.a, B: k.b})
		prove.True(t, k.key+" is said", own)
		prove.Same(t, k.key, text, rules.Say("imperio.bill."+k.key, k.args...))
		worded(t, text)
	}
	v.Laws = []ProposalView{{Entry: entryRef(l10)}, {Entry: entryRef(l03)}}
	text, own := v.Bill(&ProposalView{Entry: entryRef(d08), Bound: nobody})
	prove.True(t, "D08 names the oldest law", own)
	prove.Same(t, "D08", text, rules.Say("imperio.bill.repeal", rules.R(entryRef(l10))))
	worded(t, text)
	_, own = v.Bill(&ProposalView{Entry: entryRef(l05), Bound: nobody})
	prove.True(t, "a card of the deck has nothing of its own", !own)
}

// A proposal says what kind of thing it is, what it does and whom it names; what decides the vote is said before it is placed (17.1, 17.4).
func TestABillSaysAllOfItself(t *testing.T) {
	v := &View{}
	for _, row := range []struct {
		bill ProposalView
		want []rules.Text
	}{
		{ProposalView{Entry: entryRef(l03), Bound: nobody}, []rules.Text{rules.Say("imperio.bill.kind.law"), entryEffect(l03)}},
		{ProposalView{Entry: entryRef(l15), Bound: nobody}, []rules.Text{rules.Say("imperio.bill.kind.law.elect"), entryEffect(l15)}},
		{ProposalView{Entry: entryRef(l15), Bound: 1}, []rules.Text{rules.Say("imperio.bill.kind.law.elect"), entryEffect(l15), rules.Say("imperio.bill.binds", rules.R(seatRef(1)))}},
		{ProposalView{Entry: entryRef(d01), Bound: nobody}, []rules.Text{rules.Say("imperio.bill.kind.directive"), entryEffect(d01)}},
		{ProposalView{Entry: entryRef(c2), Bound: 1, A: 3}, []rules.Text{rules.Say("imperio.bill.fine", rules.R(seatRef(1)), rules.N(3))}},
	} {
		prove.Same(t, "it says", v.BillSays(&row.bill), row.want)
		for _, text := range row.want {
			worded(t, text)
		}
	}
	prove.Same(t, "chance decides a tie", v.Counting(), rules.Say("imperio.bill.counting"))
	v.Laws = []ProposalView{{Entry: entryRef(l17), Bound: 1}}
	prove.Same(t, "the Voice decides a tie", v.Counting(), rules.Say("imperio.bill.counting.voice", rules.R(seatRef(1))))
	worded(t, v.Counting())
}
