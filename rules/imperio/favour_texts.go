package imperio

import "tyche/rules"

// A Political Favour is put into words for its author (16.6) while it is written: what each entry does, and what is still needed.

// favourWords are the words of the questions of a Favour, by its steps.
var favourWords = [...]string{
	bindElection: "elect", nameHouse: "house", nameSecond: "second", chooseThing: "thing", chooseSystem: "system", chooseType: "type", chooseAmount: "amount",
}

// questionOfFavour asks for the entry, and then for what it needs.
func (s *state) questionOfFavour(p rules.Seat, f *frame) rules.Text {
	if f.step == chooseEntry {
		return rules.Say("imperio.asked.favour", rules.N(s.plotPrice(p, favour, false)))
	}
	return rules.Say("imperio.asked.favour."+favourWords[f.step], rules.R(entryRef(entry(f.b))), rules.R(seatRef(s.bills[p].bound)))
}

// tellFavour says of an entry what it does, and of a number the whole decree. Entries are folded by their sort.
func (s *state) tellFavour(c *rules.Caption, f *frame, m rules.Move) {
	switch {
	case f.kind != inFavour || checkFavour(s, f, m) != nil:
	case m.Verb == billVerb:
		e := entry(m.A)
		c.More = []rules.Text{entryEffect(e)}
		c.Fold = rules.Text{Key: "imperio.fold." + sortOf(e)}
	case m.Verb == amountVerb:
		k := s.written(f, m)
		view := viewProposal(&k)
		c.Label, _ = decreed(&view, none)
		if less, _ := amounts(k.entry); less > 0 && k.bound == f.seat { // for one's own House the good first
			c.Order = -int(m.A)
		}
	}
}

// sortOf is the word of what an entry is: a law, a directive (17.6) or a decree (16.6).
func sortOf(e entry) string {
	switch {
	case e >= numCards:
		return "decrees"
	case entries[e].law:
		return "laws"
	}
	return "directives"
}

// favoured is the proposal that a slot of the plan brings before the Council; none where it is no Political Favour.
func (s *state) favoured(p rules.Seat, d *deed) (v ProposalView) {
	if d.isFavour() {
		v = viewProposal(&s.bills[p])
	}
	return v
}

// favouredBefore is the proposal that a slot of the last turn has brought before the Council, if it is there.
func (s *state) favouredBefore(p rules.Seat, d *deed) (v ProposalView) {
	for i := range s.docket[:s.docketSize] {
		if d.isFavour() && s.docket[i].author == p {
			return viewProposal(&s.docket[i])
		}
	}
	return v
}

// isFavour says whether an action is a Political Favour.
func (d *deed) isFavour() bool { return d.kind == subterfuge && plot(d.a) == favour }
