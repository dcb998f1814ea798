package imperio

import "tyche/rules"

// game is the rule book.
type game struct{}

// Game is the rule book of Imperio.
var Game rules.Game = game{}

// options are the switches of chapter 24, in the order of the opt* bits.
var options = []rules.Option{
	{ID: "turns-10", Rule: "24.1"},
	{ID: "turns-12", Rule: "24.1"},
	{ID: "no-balance", Rule: "4.4"},
	{ID: "live-battles", Rule: "13.5"},
	{ID: "hidden-garrisons", Rule: "23.2"},
	{ID: "militia-1", Rule: "24.2"},
	{ID: "militia-2", Rule: "24.2"},
	{ID: "first-income", Rule: "24.3"},
	{ID: "station-hull-2", Rule: "24.4"},
	{ID: "no-gaps", Rule: "8.2"},
	{ID: "dissolve", Rule: "20.3"},
	{ID: "deal-houses", Rule: "2.1"},
	{ID: "open-letters", Rule: "24.7"},
}

// alternatives are the switches of which at most one is on.
var alternatives = []rules.Alternatives{
	{ID: "length", Options: []string{"turns-10", "turns-12", ""}},
	{ID: "militia", Options: []string{"", "militia-1", "militia-2"}},
}

// offered are the options of a game: the switches, which a state remembers, and the handicaps (24.6), which only change how it begins.
var offered = append(options[:len(options):len(options)], rules.Handicaps("24.6", maxSeats)...)

// Info describes the game.
func (game) Info() rules.Info {
	return rules.Info{
		ID: "imperio", Version: 9, MinSeats: 2, MaxSeats: maxSeats,
		Scenarios: []string{"throne"}, Options: offered, Alternatives: alternatives, HasSecrets: true, HasTurns: true,
	}
}

// New sets a game up (5).
func (game) New(setup rules.Setup, ch rules.Chance) (rules.State, error) {
	s, err := newGame(setup, ch)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Clone returns a copy.
func (s *state) Clone() rules.State {
	c := *s
	return &c
}

// CopyFrom makes s equal to from.
func (s *state) CopyFrom(from rules.State) { *s = *from.(*state) }

// Outcome returns how the game ended (21).
func (s *state) Outcome() (rules.Outcome, bool) {
	if s.over == stillPlaying {
		return rules.Outcome{}, false
	}
	o := rules.Outcome{Winners: s.winners, Reason: rules.Text{Key: endingKeys[s.over]}}
	for p := range int(s.players) {
		o.Score[p] = int(s.houses[p].influence)
	}
	return o, true
}

var endingKeys = [...]string{
	byInfluence: "imperio.ending.influence", byTie: "imperio.ending.tie", byRegency: "imperio.ending.regency", byConquest: "imperio.ending.conquest",
}

// mapSize is the number of hexes.
func (s *state) mapSize() int { return 7 * int(s.players) }

// lastTurn is the number of the last turn (24).
func (s *state) lastTurn() uint8 {
	switch {
	case s.options&optTurns10 != 0:
		return 10
	case s.options&optTurns12 != 0:
		return 12
	}
	return 15
}
