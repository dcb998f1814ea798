package table

import (
	"tyche/rules"
	"tyche/rules/session"
)

// Refusal says why letter i could not say this instead, or, with i = -1, why no such letter of a question could be written; nil when
// it could. Nothing changes on the desk. A face asks it once after each change, for what it shows in grey.
func (d *Desk) Refusal(i, place int, moves ...rules.Move) *rules.Illegal {
	was := d.draft.Copy()
	defer d.draft.Restore(was)
	if i < 0 {
		if i = d.draft.Add(place, moves...); i < 0 {
			return deskFull
		}
	} else {
		d.draft.Set(i, moves...)
	}
	if l := d.Letters()[i]; l.Fate == session.Refused || l.Fate == session.Unasked {
		if l.Why == nil {
			return deskFull
		}
		return l.Why
	}
	return nil
}

var deskFull = &rules.Illegal{Why: rules.Text{Key: "table.desk.full"}}

// Reorder lets two questions of which one letter each is enough change their letters, as when a letter is drawn to another place.
func (d *Desk) Reorder(from, to int) {
	i, j := d.Find(from), d.Find(to)
	switch {
	case from == to:
	case i >= 0:
		d.Put(i, to)
	case j >= 0:
		d.Put(j, from)
	}
}

// Spare is what one more letter might say in the places from first to last: it is asked after all letters that lie there, so that what a
// letter of a later place has used up is refused too. Nothing changes on the desk.
func (d *Desk) Spare(first, last int) *Offers {
	was := d.draft.Copy()
	defer d.draft.Restore(was)
	empty := last
	for empty >= first && d.Find(empty) >= 0 {
		empty--
	}
	if empty < first {
		return NoOffers()
	}
	for place := empty; place < last; place++ {
		d.draft.Put(d.Find(place+1), place)
	}
	return d.Blank(last)
}
