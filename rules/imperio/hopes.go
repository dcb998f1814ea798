package imperio

import "tyche/rules"

// Hopes is how much more Resources and Influence the next Growth would bring the House whose view it is, if every letter of its plan
// succeeded: fleets that it attacks are gone, planets on which it lands or that it incites become its own, and works and technologies are
// there. What others do is left out.
func Hopes(v *View) (resources, influence int) {
	s, p := v.board(), v.Seat
	if p == nobody {
		return 0, 0
	}
	before, was := s.income(p)
	for i := range v.Own.Parts {
		s.hopeOfAttack(p, &v.Own.Parts[i])
	}
	for i := range v.Own.Tasks {
		k := &v.Own.Tasks[i]
		if pl := s.planetFor(k.Planet.ID); k.Kind == TaskLand && k.N > 0 && pl != noPlanet {
			b := &s.bodies[pl]
			if b.holder != nobody {
				b.works = 0 // an invasion destroys them (14.5)
			}
			b.owner, b.holder = p, p
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

// hopeOfAttack lets the fleet that a detachment attacks be gone, which would blockade what is taken there (18.3).
func (s *state) hopeOfAttack(p rules.Seat, k *PartView) {
	r, ok := s.detach(p, k)
	if !ok || len(k.Path) == 0 {
		return
	}
	if h := s.hexFor(k.Path[len(k.Path)-1].ID); h != noHex && s.target(p, h, noHex, r.stance).Attacks {
		s.fleets[h] = fleet{owner: nobody}
	}
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
