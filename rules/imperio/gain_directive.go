package imperio

import "tyche/rules"

// directiveGain says in numbers what a directive, or a decree that is no law, would change for the House whose view it is if it were
// carried out as things stand (17.5, 16.6). Who has the least Influence or the fewest technologies is a secret of the others: what depends
// on it is told with that condition before it.
func (v *View) directiveGain(bill proposal) (list []rules.Text) {
	p := v.Seat
	without, with := v.board(), v.board()
	with.houses[p].reserved -= v.merelyOffered()
	switch bill.entry {
	case d03:
		if with.landless(p) {
			return nil
		}
		list = append(list, rules.Say("imperio.gain.if.least-influence"))
		with.gain(ctx{}, p, 6, none)
		with.reinforce(ctx{}, p, 2, none)
	case d09:
		list = append(list, rules.Say("imperio.gain.if.fewest-techs"))
		with.discover(ctx{}, p)
	default:
		with.direct(ctx{}, bill)
	}
	list = append(list, treasuryChange("imperio.gain.treasury", p, without, with)...)
	for pl := range planet(3 * with.mapSize()) {
		if a, b := without.bodies[pl].troops, with.bodies[pl].troops; a != b && with.bodies[pl].owner == p {
			list = append(list, rules.Say("imperio.gain.garrison", rules.N(int(a)), rules.N(int(b)), rules.R(without.planetRef(pl))))
		}
	}
	for t := range tech(numTechs) {
		if with.houses[p].techs&^without.houses[p].techs&(1<<t) != 0 {
			list = append(list, rules.Say("imperio.gain.tech", rules.R(techRef(t))))
		}
	}
	a, b := without.gains(v), with.gains(v)
	list = append(list, changes(&a, &b)...)
	if bill.entry == d01 { // the only one that does something if it is rejected
		lost := v.board()
		lost.stipend(ctx{}, false)
		list = append(list, treasuryChange("imperio.gain.treasury.rejected", p, without, lost)...)
	}
	return list
}

// treasuryChange tells the Resources of a House on two boards, if they differ.
func treasuryChange(key string, p rules.Seat, a, b *state) []rules.Text {
	from, to := int(a.houses[p].treasury), int(b.houses[p].treasury)
	if from == to {
		return nil
	}
	return []rules.Text{rules.Say(key, rules.N(from), rules.N(to))}
}

// merelyOffered is what the House has reserved for offers that nobody has accepted: they are not safe from the Council (17.5).
func (v *View) merelyOffered() (n int16) {
	for i := range v.Own.Offers {
		if o := &v.Own.Offers[i]; o.From == v.Seat && o.State == OfferOpen {
			n += int16(o.Goods[gives].Resources)
		}
	}
	return n
}
