package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
)

// Tally counts victory points, legitimacy, provinces, combat units and fleets.
var Tally = &table.Tally{
	Columns:  []string{"diadochi.tally.vp", "diadochi.tally.legitimacy", "diadochi.tally.provinces", "diadochi.tally.units", "diadochi.tally.fleets"},
	Drawn:    2,
	Turnover: []int{2, 3, 4},
	Parts:    legitimacy,
	Counted:  1,
	Read:     count,
	Decided:  func(o rules.Outcome) rules.Rule { return decided[o.Reason.Key] },
	Sway:     sway,
	Strikes:  strikes,
	Opens:    opens,
	News:     news,
	Own:      reacted,
	Many:     together,
	Journey:  journey,
	Lost:     lost,
	Nears:    approached,
	Short:    short,
	Spares:   spared,
	Major:    major,
	Cause:    cause,
	Ends:     ends,
	Between:  true,
}

// legitimacy is what a seat's legitimacy consists of: much of it comes and goes with what is told as something else, or with no word at all.
func legitimacy(view rules.View, seat rules.Seat) (parts []table.Part) {
	for _, source := range view.(game.View).Seats[seat].Sources {
		if source.Legitimacy {
			parts = append(parts, table.Part{What: source.Text, N: source.N})
		}
	}
	return parts
}

// news says what a recap tells though it moves no points: that a Game Turn has begun, who is the Usurper and who plays first in it, what was
// turned up at the end of a Round, which spaces players have won, where their generals have gone, how far sieges are and which came to nothing, who won at sea, and
// which cards were played.
func news(e rules.Event) bool {
	switch e.Verb {
	case game.EvTurnBegins, game.EvUsurper, game.EvFirstPlayer, game.EvCardRevealed, game.EvNavalEnds, game.EvCardPlayed, game.EvSiegePoints:
		return true
	case game.EvSiegeRoll: // one that came to nothing; of others the points are told
		return e.M == 0
	}
	return won(e) || marched(e)
}

// reacted says what came of a player's stepping in when another was on the move: few remember it when their own turn comes.
func reacted(e rules.Event) bool {
	switch e.Verb {
	case game.EvIntercepts, game.EvEvades, game.EvNavalDeclared:
		return true
	}
	return false
}

// Sway of events that are worth as much whatever they are about; a province is worth its VP.
const (
	burialSway  = 10 // Alexander's Tomb (11.2)
	weddingSway = 3
	royalSway   = 3 // a member of the royal family, or the Cart
	fleetSway   = 3 // the largest fleet (14.10)
	statusSway  = 3 // Champion of the royal house (11.17)
	deathSway   = 2
	favourSway  = 2 // popularity won or lost
	battleSway  = 1
	citySway    = 1
)

// sway tells what moved the points and the legitimacy of a seat.
func sway(e rules.Event, seat rules.Seat) int {
	signed := func(n int) int {
		if e.Seat != seat {
			return 0
		}
		return n
	}
	switch e.Verb {
	case game.EvProvince:
		worth := game.ProvinceWorth(int(e.Who.ID))
		if rules.Seat(e.N) == seat {
			return -worth
		}
		return signed(worth)
	case game.EvLargestFleet:
		if rules.Seat(e.N) == seat {
			return -fleetSway
		}
		return signed(fleetSway)
	case game.EvBuried:
		return signed(burialSway)
	case game.EvMarried:
		return signed(weddingSway)
	case game.EvCaptured:
		if e.Who.Kind != game.KindCart { // of the royal family EvRoyal tells, too
			return 0
		}
		return wards(e, seat)
	case game.EvRoyal:
		return wards(e, seat)
	case game.EvStatus:
		return signed(statusSway * (2*int(e.N) - 1))
	case game.EvDies:
		return signed(-deathSway)
	case game.EvPopularity:
		return signed(favourSway * min(max(int(e.N), -1), 1))
	case game.EvBattleEnds:
		return signed(battleSway)
	case game.EvCityFalls:
		if rules.Seat(e.N) == seat {
			return -citySway
		}
		return signed(citySway)
	}
	return 0
}

// wards is the sway of a member of the royal family, or of the Cart, that has come to somebody.
func wards(e rules.Event, seat rules.Seat) int {
	if e.Seat != seat {
		return -1 // perhaps it was the seat's
	}
	return royalSway
}

// decided names the rules of the endings (chapter 17).
var decided = map[string]rules.Rule{
	"diadochi.ending.legitimacy": "17.3", "diadochi.ending.provinces": "17.5", "diadochi.ending.regency": "17.9", "diadochi.ending.victory-points": "17.12",
}

func count(view rules.View) table.Standing {
	v := view.(game.View)
	s := table.Standing{Turn: v.Turn, Round: v.Round}
	for p := range v.Seats {
		n := &v.Seats[p]
		s.Values[p] = [6]int{n.Victory, n.Legitimacy, 0, n.Units, n.FleetStrength}
	}
	for _, owner := range v.Provinces {
		if owner >= 0 && int(owner) < len(v.Seats) {
			s.Values[owner][2]++
		}
	}
	return s
}
