package imperio

import "tyche/rules"

// Hopes is how much more Resources and Influence the next Growth would bring the House whose view it is, if every letter of its plan
// succeeded: planets on which it lands or that it incites become its own, and works and technologies are there. What others do is left out.
func Hopes(v *View) (resources, influence int) {
	s, p := v.board(), v.Seat
	if p == nobody {
		return 0, 0
	}
	before, was := s.income(p)
	for i := range v.Own.Tasks {
		k := &v.Own.Tasks[i]
		if pl := s.planetFor(k.Planet.ID); k.Kind == TaskLand && k.N > 0 && pl != noPlanet {
			s.bodies[pl].owner, s.bodies[pl].holder = p, p
		}
	}
	for i := range s.plans[p].slots {
		switch d := &s.plans[p].slots[i]; d.kind {
		case construction:
			if b := &s.bodies[d.a]; b.owner == p && b.count(work(d.b)) < works[d.b].max {
				b.add(work(d.b))
			}
		case research:
			s.houses[p].techs |= 1 << d.a
		case subterfuge:
			s.hopeOfPlot(p, d)
		}
	}
	after, now := s.income(p)
	return after - before, now - was
}

// hopeOfPlot lets a Sedition or a Brain Drain succeed.
func (s *state) hopeOfPlot(p rules.Seat, d *deed) {
	switch plot(d.a) {
	case sedition:
		s.bodies[d.c].owner, s.bodies[d.c].holder = p, p
	case drain:
		s.houses[p].techs |= 1 << d.c
	}
}
