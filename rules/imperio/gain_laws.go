package imperio

import "tyche/rules"

// fallsAfter says which law would be no more by a proposal if those before it are adopted too (17.5): they are carried out in their order, so
// two that come to five laws do not end the same one.
func (v *View) fallsAfter(k *ProposalView) []rules.Text {
	board, bill := v.board(), v.billOf(k)
	alone, one := board.falls(&bill)
	var before []rules.Ref
	for i := range v.Docket {
		d := &v.Docket[i]
		if *d == *k {
			break
		}
		other, count, oldest := v.billOf(d), board.lawCount, board.laws[0].entry
		switch {
		case entries[other.entry].law:
			board.addLaw(ctx{}, other)
		case other.entry == d08:
			board.repealOldest(ctx{})
		}
		if board.lawCount != count || board.laws[0].entry != oldest {
			before = append(before, d.Entry)
		}
	}
	then, another := board.falls(&bill)
	if one == another && (!one || then == alone) {
		return nil
	}
	key, args := "imperio.gain.falls", []rules.Arg{rules.R(before[0])}
	if len(before) > 1 {
		key, args[0] = "imperio.gain.falls.all", rules.N(len(before))
	}
	if !another {
		return []rules.Text{rules.Say(key+".none", args...)}
	}
	return []rules.Text{rules.Say(key, append(args, rules.R(entryRef(then)))...)}
}

// Unelectable says why the House that a proposal would elect cannot be elected (17.3, L18): the one whose view it is, or the one whom the
// author of a decree has named. False where it can, or where nobody is elected.
func (v *View) Unelectable(k *ProposalView) (rules.Text, bool) {
	q := k.Bound
	if k.Elects() {
		q = v.Seat
	}
	if q < 0 || !entries[k.Entry.ID].elect || v.Electable(k.Entry, q) {
		return rules.Text{}, false
	}
	if !v.Houses[q].Alive {
		return rules.Say("imperio.bill.unelectable.gone", rules.R(seatRef(q))), true
	}
	return rules.Say("imperio.bill.unelectable", rules.R(seatRef(q)), rules.R(entryRef(l18))), true
}
