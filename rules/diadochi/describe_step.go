package diadochi

import "tyche/rules"

// whatStepTakes names the royal family and the Cart that the group finds unguarded in the next space and takes there (5.28), with the
// legitimacy that comes of it. Who may intercept is told with the risks of the step.
func (s *state) whatStepTakes(p rules.Seat, to space) (list []rules.Text) {
	if s.Check(p, rules.Move{Verb: stepVerb, A: int16(to)}) != nil {
		return nil
	}
	t := *s
	t.comeTo(to, false)
	if t.captorIn(to) != p {
		return nil
	}
	if t.cart == outside(to) && t.cartOf != p {
		list = append(list, rules.Say("diadochi.move.step.cart", rules.N(CartWorth)))
	}
	for r := range royal(numRoyals) {
		if t.royalOf[r] == p || !t.lies(r, to, p) {
			continue
		}
		after := t
		after.royalOf[r], after.royalAt[r] = p, outside(to)
		list = append(list, rules.Say("diadochi.move.step.royal", rules.R(royalRef(r)), rules.N(max(0, after.legitimacy(p)-t.legitimacy(p)))))
	}
	return list
}
