package imperio

import "tyche/rules"

// What goes in which slot (25.3): the Operation in its habitual one, the rest by what a Resource brings, units last.

// choice is an action that a House could put in a slot now, and what it gains for its price.
type choice struct {
	kind        action
	gain, price int
}

// rankSlot chooses the action of a slot.
func (s *state) rankSlot(who Mind, f *frame, moves []rules.Move, scores []int) {
	var c campaign
	c.plan(s, f.seat, who)
	want := c.actionFor(int(f.a))
	for i, m := range moves {
		switch {
		case m.Verb == emptyVerb:
			scores[i] = 0
		case action(m.A) == want:
			scores[i] = rankPlanned
		default:
			scores[i] = rankAgainst
		}
	}
}

// actionFor is what a House puts in a slot, or noAction.
func (c *campaign) actionFor(slot int) action {
	s, p := c.s, c.p
	plan := &s.plans[p]
	moves := plan.used(operation) == 0 && c.n > 0 && s.operable(p)
	when := c.operationSlot()
	if moves && slot >= when {
		return operation
	}
	var k purse
	k.weigh(c)
	want := k.best()
	if moves && want == noAction && c.early() {
		return operation
	}
	return want
}

// early says whether an Operation goes into a slot before its own where that would stay empty: an empty slot ends the letters of a game
// without gaps, and a hint leaves none empty for a habit. In the last turn it waits, so that nobody can answer it.
func (c *campaign) early() bool {
	return c.s.options&optNoGaps != 0 || c.advises && c.left > 0
}

// operable says whether a House could order an Operation now.
func (s *state) operable(p rules.Seat) bool {
	return s.operationPrice() <= s.free(p) && s.outlawed(p, operation) == noReason
}

// operationSlot is where a House puts its Operation: first when something threatens or must be caught, last in the last
// turn, when nobody can answer it any more, and where it always does otherwise.
func (c *campaign) operationSlot() int {
	s, p := c.s, c.p
	last := s.slotsOf(p) - 1
	if c.left == 0 {
		return last
	}
	for h := range hex(s.mapSize()) {
		if c.menace[h] > 0 && s.holdsIn(p, h) && s.fleets[h].owner != p {
			return 0
		}
	}
	return min(max(c.weighed(onHabit, 10*int(c.temper.habit))/10-1, 0), last)
}

// best is the action that brings most for its price among those that may still be placed. Units come last, because they
// take all that is left; what cannot wait of them is kept back.
func (k *purse) best() action {
	s, p := k.s, k.p
	var list [3]choice
	n := 0
	kept := 0
	if k.yard != noPlanet {
		kept = k.weighed(onUrgent, k.urgent)
	}
	if k.site != noPlanet && s.outlawed(p, construction) == noReason && s.workPrice(p, k.building)+kept <= k.money {
		list[n] = choice{construction, k.weighed(onBuild, k.buildFor), s.workPrice(p, k.building)}
		n++
	}
	if k.studied != noTech && s.outlawed(p, research) == noReason && s.researchPrice(p, k.studied)+kept <= k.money {
		list[n] = choice{research, k.weighed(onStudy, k.studyFor), s.researchPrice(p, k.studied)}
		n++
	}
	if s.plans[p].used(subterfuge) == 0 && s.outlawed(p, subterfuge) == noReason {
		if x := k.intrigue(); x.gain > 0 && x.price+kept <= k.money {
			list[n] = choice{subterfuge, k.weighed(onPlot, x.gain), x.price}
			n++
		}
	}
	want, most := noAction, k.floor()
	for _, x := range list[:n] {
		if d := x.gain * 10 / max(1, x.price); d > most {
			want, most = x.kind, d
		}
	}
	if want == noAction && k.yard != noPlanet && total(&k.makes) > 0 && s.outlawed(p, production) == noReason {
		return production
	}
	return want
}

// floor is what a Resource must bring, in hundredths of Influence, so that it is not kept for ships or for later.
func (k *purse) floor() int {
	if k.left == 0 {
		return 0
	}
	return k.weighed(onFloor, 6+min(k.left, 6))
}

// rankWorks, rankYard and rankTech fill an action with what the purse has chosen.
func (s *state) rankWorks(who Mind, f *frame, moves []rules.Move, scores []int) {
	var c campaign
	var k purse
	c.plan(s, f.seat, who)
	k.weigh(&c)
	for i, m := range moves {
		switch {
		case m.Verb != buildVerb:
			scores[i] = 0
		case k.site != noPlanet && s.planetFor(m.A) == k.site && work(m.B) == k.building:
			scores[i] = rankPlanned
		default:
			scores[i] = rankAgainst
			if work(m.B) == port && c.left >= 3 {
				scores[i] = rankPlanned / 2
			}
		}
	}
}

func (s *state) rankYard(who Mind, f *frame, moves []rules.Move, scores []int) {
	var c campaign
	var k purse
	c.plan(s, f.seat, who)
	k.campaign, k.money = &c, s.free(f.seat)
	k.demands()
	if f.b == 0 {
		k.chooseYard()
		for i, m := range moves {
			switch {
			case m.Verb != yardVerb:
				scores[i] = 0
			case s.planetFor(m.A) == k.yard:
				scores[i] = rankPlanned
			default:
				scores[i] = rankAgainst
			}
		}
		return
	}
	have := &s.plans[f.seat].builds[f.c]
	k.begun = *have
	list, _ := k.fill(planet(f.b - 1))
	for i, m := range moves {
		switch {
		case m.Verb != makeVerb:
			scores[i] = 0
		case list[m.A] > have[m.A]:
			scores[i] = rankPlanned
		default:
			scores[i] = rankAgainst
		}
	}
}

func (s *state) rankTech(who Mind, f *frame, moves []rules.Move, scores []int) {
	var c campaign
	var k purse
	c.look(s, f.seat, who)
	k.campaign, k.money = &c, s.free(f.seat)
	k.chooseTech()
	for i, m := range moves {
		switch {
		case m.Verb != researchVerb:
			scores[i] = 0
		case tech(m.A) == k.studied:
			scores[i] = rankPlanned
		case s.comesTo(f.seat, tech(m.A)):
			scores[i] = rankAgainst
		default:
			scores[i] = min(k.techGain(tech(m.A)), rankPlanned) - 10
		}
	}
}

// rankPayment pays with Influence that the Council does not need (A07).
func (s *state) rankPayment(who Mind, f *frame, moves []rules.Move, scores []int) {
	k, d := &s.houses[f.seat], &s.plans[f.seat].slots[f.a]
	keep := int(k.influence) * int(who.temperOf(s, f.seat).council) / 20
	want := min(int(d.price), max(0, s.freeInfluence(f.seat)-keep))
	for i, m := range moves {
		scores[i] = -3 * max(int(m.A)-want, want-int(m.A))
	}
}
