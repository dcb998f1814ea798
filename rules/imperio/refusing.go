package imperio

import "tyche/rules"

// Refuse says why a click on a thing is no answer to the open question, when no answer that could be given speaks of it.
func (s *state) Refuse(p rules.Seat, r rules.Ref) *rules.Illegal {
	switch {
	case s.depth == 0:
		return gameOver
	case s.top().seat != p:
		return notYourDecision
	}
	f := s.top()
	switch r.Kind {
	case KindTech:
		if f.kind == inResearching {
			return s.Explain(p, rules.Move{Verb: researchVerb, A: r.ID})
		}
		return techsInResearch.About(r)
	case KindUnit:
		return unitsInProduction.About(r)
	case KindWork:
		return worksInConstruction.About(r)
	}
	h, pl := s.placeOf(r)
	if h == noHex {
		return nil
	}
	return s.refusePlace(p, f, r, h, pl)
}

// placeOf returns the hex that a thing is or lies in, or noHex, and the planet that it is, or noPlanet.
func (s *state) placeOf(r rules.Ref) (hex, planet) {
	switch r.Kind {
	case KindSystem:
		return s.hexFor(r.ID), noPlanet
	case KindPlanet:
		if pl := s.planetFor(r.ID); pl != noPlanet {
			return hexOf(pl), pl
		}
	case KindTransport:
		if r.ID >= 0 && r.ID < maxTransports {
			return s.transport[r.ID].at, noPlanet
		}
		if p := r.ID - maxTransports; p >= 0 && p < int16(s.players) {
			return s.houses[p].flag.at, noPlanet
		}
	}
	return noHex, noPlanet
}

// refusePlace answers for a hex or a planet in it, by what is asked.
func (s *state) refusePlace(p rules.Seat, f *frame, r rules.Ref, h hex, pl planet) *rules.Illegal {
	if pl == noPlanet && s.count[h] == 1 {
		pl = firstPlanet(h)
	}
	world := rules.Move{}
	if pl != noPlanet {
		world.A = s.planetRef(pl).ID
	}
	switch f.kind {
	case inSlot:
		return kindFirst.About(r)
	case inBuilding, inProducing:
		switch {
		case s.count[h] == 0:
			return noWorlds.About(r)
		case pl == noPlanet:
			return whichPlanet.About(r)
		case f.kind == inBuilding:
			world.Verb = buildVerb
			return s.Explain(p, world)
		case f.b > 0:
			return producesElsewhere.About(r, s.planetRef(planet(f.b-1)))
		}
		world.Verb = yardVerb
		return s.Explain(p, world)
	case inOperating:
		return s.Explain(p, rules.Move{Verb: fleetVerb, A: int16(s.name[h])})
	case inDetaching:
		return s.refuseWay(p, f, r, h, pl)
	case inPlotting:
		return s.refuseObject(p, f, r, pl)
	}
	return nil
}

// refuseWay: a hex beside the end of the path has its own reason, one farther away is out of reach, and where it ends there may be
// nothing to land on.
func (s *state) refuseWay(p rules.Seat, f *frame, r rules.Ref, h hex, pl planet) *rules.Illegal {
	end := s.plans[p].parts[f.a].end()
	switch {
	case h != end && s.distance(end, h) == 1:
		return s.Explain(p, rules.Move{Verb: goVerb, A: int16(s.name[h])})
	case h != end:
		return farAway.About(r, s.systemRef(end))
	case pl == noPlanet || s.bodies[pl].holder == p:
		return hereAlready.About(r)
	}
	return s.Explain(p, rules.Move{Verb: landVerb, A: s.planetRef(pl).ID, B: 1})
}

// refuseObject answers for a planet as the object of a plot.
func (s *state) refuseObject(p rules.Seat, f *frame, r rules.Ref, pl planet) *rules.Illegal {
	switch k := f.planned(); {
	case f.step == choosePlot:
		return plotFirst.About(r)
	case f.step != chooseObject || pl == noPlanet:
		return nil
	case k == sedition:
		return s.Explain(p, rules.Move{Verb: inciteVerb, A: s.planetRef(pl).ID})
	case k == sabotage && s.bodies[pl].works == 0:
		return nothingBuilt.About(r)
	}
	return nil
}

var (
	kindFirst           = refuse("8.1", "imperio.why.kind-first")
	noWorlds            = refuse("4.2", "imperio.why.no-worlds")
	whichPlanet         = refuse("8.3", "imperio.why.which-planet")
	producesElsewhere   = refuse("11.1", "imperio.why.produces-elsewhere")
	farAway             = refuse("12.5", "imperio.why.far-away")
	hereAlready         = refuse("12.5", "imperio.why.here-already")
	plotFirst           = refuse("16.1", "imperio.why.plot-first")
	nothingBuilt        = refuse("16.5", "imperio.why.nothing-built")
	techsInResearch     = refuse("15.1", "imperio.why.techs-in-research")
	unitsInProduction   = refuse("11.1", "imperio.why.units-in-production")
	worksInConstruction = refuse("10.1", "imperio.why.works-in-construction")
)
