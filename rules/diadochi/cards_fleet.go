package diadochi

import "tyche/rules"

// Cards about fleets: 4, 35, 36.

// shipyards: available fleets on their normal side; a second one with Rhodos (card 4).
func shipyardFleet(s *state, f *frame, id int16) *rules.Illegal {
	fl := fleet(id)
	switch {
	case s.fleetOf[fl] != f.seat:
		return cardNotYours
	case s.fleetDispersed>>fl&1 != 0:
		return fleetIsDispersed
	case s.fleetImproved>>fl&1 != 0 || fl == s.play.fleet:
		return fleetIsImproved
	}
	return nil
}

func shipyardSecond(s *state, f *frame, id int16) *rules.Illegal {
	if s.ruler[rhodos] != f.seat {
		return shipyardsElsewhere
	}
	return shipyardFleet(s, f, id)
}

func takeFleet(s *state, _ ctx, _ *frame, id int16)  { s.play.fleet = fleet(id) }
func takeFleet2(s *state, _ ctx, _ *frame, id int16) { s.play.fleet2 = fleet(id) }

func shipyards(s *state, x ctx, f *frame) {
	for _, fl := range [...]fleet{s.play.fleet, s.play.fleet2} {
		if fl != noFleet && s.fleetOf[fl] == f.seat && s.fleetDispersed>>fl&1 == 0 {
			s.improveFleet(x, fl)
		}
	}
}

// piratesFree asks that another has the Kilikia fleet, or nobody (card 35).
func piratesFree(s *state, p rules.Seat) *rules.Illegal {
	if s.fleetOf[fleetKilikia] == p {
		return cardYours
	}
	return nil
}

func pirates(s *state, x ctx, f *frame) { s.giveFleet(x, fleetKilikia, f.seat) }

// fireshipsReady asks for a fleet that can send them (card 36).
func fireshipsReady(s *state, p rules.Seat) *rules.Illegal {
	if s.availableFleets(p) == 0 {
		return noFleetToSend
	}
	return nil
}

func fireshipTarget(s *state, f *frame, id int16) *rules.Illegal {
	fl := fleet(id)
	switch {
	case !s.isEnemy(f.seat, s.fleetOf[fl]):
		return fleetNotEnemy
	case s.fleetDispersed>>fl&1 != 0:
		return fleetIsDispersed
	}
	return nil
}

func fireships(s *state, x ctx, f *frame) {
	fl := s.play.fleet
	if fl == noFleet || fireshipTarget(s, f, int16(fl)) != nil {
		return
	}
	s.hostile(x, f.seat, s.fleetOf[fl]) // as a naval battle declared (11.19 a)
	die := x.roll()
	x.cardRoll(f, int(die), die)
	if int(die) > s.fleetStrength(fl) {
		s.disperseFleet(x, fl)
	}
}

var (
	fleetIsDispersed   = cardRefusal("14.7", "fleet-dispersed")
	fleetIsImproved    = cardRefusal("14.8", "fleet-improved")
	shipyardsElsewhere = cardRefusal("1.5", "shipyards-elsewhere")
	noFleetToSend      = cardRefusal("14.7", "no-fleet")
	fleetNotEnemy      = cardRefusal("1.3", "fleet-not-enemy")
)
