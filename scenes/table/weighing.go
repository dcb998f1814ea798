package table

import (
	"slices"

	"tyche/rules"
)

// What a face's own panels give, and the seal of a plan, are asked about like the answers of the list where they cost much.

// grave says whether a legal answer has a price that people are asked about.
func (f *Offer) grave() bool { return rules.AnyGrave(f.Stakes) }

// weigh plays the answers that a panel of the face has given, if they are meant.
func (t *Table) weigh(given []rules.Move) {
	list := append([]rules.Move(nil), given...)
	f, legal := t.offers.Find(list[0])
	if !legal || !f.grave() {
		t.playAll(list)
		return
	}
	t.decide(t.say(f.Caption.Label), f.Stakes, func() { t.playAll(list) })
}

// Mean is Try, but it asks first where the letter would cost much that it has not cost so far; then is done once
// it is written.
func (d *Desk) Mean(i, place int, moves []rules.Move, then func()) {
	write := func() {
		if d.Try(i, place, moves...) {
			then()
		}
	}
	if f := d.dearer(i, place, moves); f != nil {
		d.weighs, d.begin = f, write
		return
	}
	write()
}

// dearer is the first answer of a letter with prices that people are asked about and that the letter has not named so far; nil when
// there is none.
func (d *Desk) dearer(i, place int, moves []rules.Move) *Offer {
	was := d.draft.Copy()
	defer d.draft.Restore(was)
	var known []rules.Text
	if i >= 0 {
		d.priced(i, was[i].Moves, func(f Offer) bool {
			for _, k := range f.Stakes {
				known = append(known, k.What)
			}
			return true
		})
	} else {
		i = d.draft.Add(place)
	}
	var found *Offer
	d.priced(i, moves, func(f Offer) bool {
		f.Stakes = slices.DeleteFunc(f.Stakes, func(k rules.Stake) bool { return slices.Contains(known, k.What) })
		if f.grave() {
			found = &f
		}
		return found == nil
	})
	return found
}

// priced goes through the answers of a letter with what hangs on each, until it is told to stop. It leaves the letter half written.
func (d *Desk) priced(i int, moves []rules.Move, next func(f Offer) bool) {
	for n, m := range moves {
		d.draft.Set(i, moves[:n]...)
		c, ok := d.draft.Pen(i)
		if !ok || c.Check(m) != nil || !next(Offer{Move: m, Caption: c.Describe(m), Stakes: c.Stakes(m)}) {
			return
		}
	}
}

// weighSeal plays the plan, if it is meant as it is.
func (t *Table) weighSeal(d *Desk) {
	chair, m, ok := d.draft.Seal()
	if !ok || t.unfit(m, false) {
		return
	}
	t.decide(t.say(chair.Describe(m).Label), chair.Stakes(m), func() {
		if t.desk != d {
			return
		}
		if err := t.match.seal(d.draft); err != nil {
			t.app.Note(err)
		}
		t.hearSeal()
		t.app.Play("place")
		t.desk, t.sight.Desk = nil, nil
		t.toast, t.sight.Culprits = toast{}, nil // what was left to do is so no more
		t.offers, t.sight.Offers = NoOffers(), NoOffers()
	})
}
