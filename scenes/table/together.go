package table

import (
	"slices"

	"tyche/rules"
)

// Some answers need several things to be pointed at: an order and a planet, a unit and where it goes. A face may let people
// take up the first of them (Sight.Picked); a click then means the answers that need it too.

// Together says whether some answer needs a thing and all of those that were taken up.
func (o *Offers) Together(ref rules.Ref, picked []rules.Ref) bool {
	for _, i := range o.lit[ref] {
		if o.Legal[i].needs(picked) {
			return true
		}
	}
	return false
}

// pointed says whether a click on a thing may mean the answer, while others are taken up.
func (o *Offers) pointed(f *Offer, ref rules.Ref, picked []rules.Ref) bool {
	return slices.Contains(f.Caption.Targets, ref) && (f.needs(picked) || !o.Together(ref, picked))
}

// needs says whether all of these things must be pointed at to mean the answer.
func (f *Offer) needs(refs []rules.Ref) bool {
	for _, ref := range refs {
		if !slices.Contains(f.Caption.Targets, ref) {
			return false
		}
	}
	return true
}

// meant keeps the offers that need what was taken up; all of them where none does.
func meant(list []Offer, picked []rules.Ref) []Offer {
	var kept []Offer
	for _, f := range list {
		if f.needs(picked) {
			kept = append(kept, f)
		}
	}
	if len(kept) == 0 {
		return list
	}
	return kept
}

// narrow leaves out of the list, while things are taken up, the answers that do not need them; none where no answer needs them.
func (o *Offers) narrow(picked []rules.Ref) {
	o.taken = picked
	for i := range o.Legal {
		if o.Legal[i].needs(picked) {
			return
		}
	}
	o.taken = nil
}

// apart says whether an answer is left out, because it is not meant or folded. What ends the question never is.
func (o *Offers) apart(i int) bool { return (!o.Legal[i].needs(o.taken) || o.folded(i)) && !o.ends(i) }
