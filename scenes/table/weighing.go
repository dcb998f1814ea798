package table

import "tyche/rules"

// What a face's own panels give, and the seal of a plan, are asked about like the answers of the list where they cost much.

// grave says whether a legal answer has a price that people are asked about.
func (f *Offer) grave() bool {
	for i := range f.Stakes {
		if f.Stakes[i].Grave {
			return true
		}
	}
	return false
}

// weigh plays the answers that a panel of the face has given, if they are meant.
func (t *Table) weigh(given []rules.Move) {
	list := append([]rules.Move(nil), given...)
	f, legal := t.offers.Find(list[0])
	if !legal || !f.grave() {
		t.queue = append(t.queue[:0], list...)
		return
	}
	t.decide(t.say(f.Caption.Label), f.Stakes, func() { t.queue = append(t.queue[:0], list...) })
}

// weighSeal plays the plan, if it is meant as it is.
func (t *Table) weighSeal(d *Desk) {
	chair, m, ok := d.draft.Seal()
	if !ok {
		return
	}
	t.decide(t.say(chair.Describe(m).Label), chair.Stakes(m), func() {
		if t.desk != d {
			return
		}
		if err := t.match.seal(d.draft); err != nil {
			t.app.Note(err)
		}
		t.app.Play("place")
		t.desk, t.sight.Desk = nil, nil
		t.offers, t.sight.Offers = NoOffers(), NoOffers()
	})
}
