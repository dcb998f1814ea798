package imperio

import "tyche/rules"

// Bill says what a decree does, with the House, the thing and the number that its author wrote into it (16.6), and which law a
// Rescission is about (17.8 D08); false for what the entry alone tells.
func (v *View) Bill(k *ProposalView) (rules.Text, bool) {
	if entry(k.Entry.ID) == d08 && len(v.Laws) > 0 {
		return rules.Say("imperio.bill.repeal", rules.R(v.Laws[0].Entry)), true
	}
	system := none
	if k.A < len(v.Hexes) {
		system = v.Hexes[k.A].System
	}
	return decreed(k, system)
}

// Effect says what a proposal or a law does.
func (v *View) Effect(k *ProposalView) rules.Text {
	if t, own := v.Bill(k); own {
		return t
	}
	return entryEffect(entry(k.Entry.ID))
}

// BillSays tells all of a proposal: what kind of thing it is, what it does, and whom it names.
func (v *View) BillSays(k *ProposalView) []rules.Text {
	if t, own := v.Bill(k); own {
		return []rules.Text{t}
	}
	e, kind := entry(k.Entry.ID), "directive"
	if entries[e].law {
		kind = "law"
	}
	if entries[e].elect {
		kind += ".elect"
	}
	list := []rules.Text{rules.Say("imperio.bill.kind." + kind), entryEffect(e)}
	if t, binds := k.Binds(); binds {
		list = append(list, t)
	}
	return list
}

// Counting tells what decides a vote, and a tie (17.4, 17.7 L17).
func (v *View) Counting() rules.Text {
	if p := v.Voice(); p != nobody {
		return rules.Say("imperio.bill.counting.voice", rules.R(seatRef(p)))
	}
	return rules.Say("imperio.bill.counting")
}

// Binds names the House that a proposal or a law is about beyond what its entry says (17.6); false where there is none, or a decree names it
// itself.
func (k *ProposalView) Binds() (rules.Text, bool) {
	if k.Bound == nobody || EntryAt(int(k.Entry.ID)).Decree {
		return rules.Text{}, false
	}
	return rules.Say("imperio.bill.binds", rules.R(seatRef(k.Bound))), true
}

// decreed says what a decree does; system is the hex of a sanctuary.
func decreed(k *ProposalView, system rules.Ref) (rules.Text, bool) {
	house, a := rules.R(seatRef(k.Bound)), int(int8(k.A))
	switch entry(k.Entry.ID) {
	case c1:
		return rules.Say("imperio.bill.grant", house, rules.N(k.A)), true
	case c2:
		return rules.Say("imperio.bill.fine", house, rules.N(k.A)), true
	case c3:
		if a < 0 {
			return rules.Say("imperio.bill.toll", rules.N(-a)), true
		}
		return rules.Say("imperio.bill.bounty", rules.N(a)), true
	case c4:
		if n := int(int8(k.B)); n < 0 {
			return rules.Say("imperio.bill.cheaper", rules.R(pricedRef(priced(k.A))), rules.N(-n)), true
		}
		return rules.Say("imperio.bill.dearer", rules.R(pricedRef(priced(k.A))), rules.N(int(int8(k.B)))), true
	case c5:
		return rules.Say("imperio.bill.ban", rules.R(actionRef(action(k.A)))), true
	case c6:
		return rules.Say("imperio.bill.embargo", house), true
	case c7:
		if system == none {
			return rules.Text{}, false
		}
		return rules.Say("imperio.bill.sanctuary", rules.R(system)), true
	case c8:
		return rules.Say("imperio.bill.peace", house, rules.R(seatRef(rules.Seat(k.A)))), true
	case c9:
		if a < 0 {
			return rules.Say("imperio.bill.lighter", house), true
		}
		return rules.Say("imperio.bill.heavier", house), true
	}
	return rules.Text{}, false
}

// entryEffect says what an entry of the Council does, whatever is written into it.
func entryEffect(e entry) rules.Text {
	return rules.Text{Key: "imperio.effect.entry." + entries[e].id}
}

// pricedRef is the thing whose price a decree changes: a unit, an installation or a type of action.
func pricedRef(k priced) rules.Ref {
	switch {
	case k < numUnits:
		return unitRef(unit(k))
	case k < numUnits+numWorks:
		return workRef(work(k - numUnits))
	}
	return actionRef(action(k - numUnits - numWorks))
}

// Voice is the House that breaks ties of the Council, or nobody (17.7 L17).
func (v *View) Voice() rules.Seat {
	for i := range v.Laws {
		if entry(v.Laws[i].Entry.ID) == l17 {
			return v.Laws[i].Bound
		}
	}
	return nobody
}
