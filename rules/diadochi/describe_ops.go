package diadochi

import "tyche/rules"

// What operation points are good for, said at the answers that spend them.

// whatPointsBring says it of the card, of a Force March, of training, and of a general who is recruited.
func (s *state) whatPointsBring(p rules.Seat, m rules.Move) []rules.Text {
	f := s.top()
	switch m.Verb {
	case opsVerb:
		if c := card(m.A); c < numCards {
			list := []rules.Text{rules.Say("diadochi.move.ops.for", rules.N(int(cards[c].op)))}
			if cards[c].band == bonusBand && s.Check(p, rules.Move{Verb: playVerb, A: m.A}) == nil {
				list = append(list, rules.Say("diadochi.move.ops.event-lost"))
			}
			return list
		}
	case forceMarchVerb:
		return []rules.Text{rules.Say("diadochi.move.force-march.for", rules.N(int(f.a)))}
	case trainVerb:
		if f.kind == inOps || f.kind == inTraining {
			return s.whatTrainingBrings(p, unit(m.A), int(f.a))
		}
	case recruitVerb:
		if g := general(m.B); g < numMajors {
			return append([]rules.Text{rules.Say("diadochi.move.recruit.values", rules.N(int(generals[g].initiative)), rules.N(int(generals[g].battle)))}, whatRecruitBrings(g)...)
		}
	}
	return nil
}

// whatTrainingBrings says how far so many OP bring a CU of a type on p's Training Track (16.3-16.6).
func (s *state) whatTrainingBrings(p rules.Seat, u unit, points int) []rules.Text {
	if s.trainRefusal(p, u) != nil {
		return nil
	}
	goal, step := int(trainingGoal(u)), int(s.trainingStep[p])
	if step+points >= goal {
		return []rules.Text{counted("diadochi.move.train.ready", step+points-goal)}
	}
	return []rules.Text{rules.Say("diadochi.move.train.step", rules.N(step+points), rules.N(goal))}
}

// whatRecruitBrings says with how many CUs a Major General comes, and where a PC may come with him (15.5, 15.6).
func whatRecruitBrings(g general) []rules.Text {
	units := 0
	for _, n := range generals[g].arrival {
		units += int(n)
	}
	if home := generals[g].home; home != noProvince {
		return []rules.Text{rules.Say("diadochi.move.recruit.home", rules.N(units), rules.R(provinceRef(home)))}
	}
	return []rules.Text{rules.Say("diadochi.move.recruit.port", rules.N(units))}
}

// whatArrivalBrings says what a PC where a recruited general is placed would bring, even one on somebody else's city (15.6).
func (s *state) whatArrivalBrings(p rules.Seat, g general, sp space) []rules.Text {
	if !s.mayClaimArrival(p, g, sp) {
		return nil
	}
	return append([]rules.Text{rules.Say("diadochi.move.recruiting.may-control")}, s.whatPCBrings(p, sp)...)
}
