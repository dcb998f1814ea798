package diadochi

import "tyche/rules"

// game is the rule book.
type game struct{}

// Game is the rule book of Diadochi.
var Game rules.Game = game{}

// options are the switches of chapter 18, in the order of the opt* bits.
var options = []rules.Option{
	{ID: "forage-attrition", Rule: "18.2"},
	{ID: "independent-reactions", Rule: "18.3"},
	{ID: "price-of-failure", Rule: "18.4"},
	{ID: "hellespont-tolls", Rule: "18.5"},
	{ID: "starter-draft", Rule: "18.6"},
}

// offered are the options of a game: the switches, which a state remembers, and the handicaps (18.7), which only change how it begins.
var offered = append(options[:len(options):len(options)], rules.Handicaps("18.7", maxSeats)...)

// Info describes the game.
func (game) Info() rules.Info {
	return rules.Info{
		ID: "diadochi", Version: 3, MinSeats: 2, MaxSeats: maxSeats,
		Scenarios: []string{"wars"}, Options: offered, HasSecrets: true, HasTurns: true,
	}
}

// New sets a game up (chapter 2).
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

// Outcome returns how the game ended.
func (s *state) Outcome() (rules.Outcome, bool) {
	if s.over == stillPlaying {
		return rules.Outcome{}, false
	}
	o := rules.Outcome{Winners: s.winners, Reason: rules.Text{Key: endingKeys[s.over]}}
	for p := range int(s.players) {
		o.Score[p] = s.vp(rules.Seat(p))
	}
	return o, true
}

var endingKeys = [...]string{
	byLegitimacy: "diadochi.ending.legitimacy", byProvinces: "diadochi.ending.provinces", byRegency: "diadochi.ending.regency",
	byVictoryPoints: "diadochi.ending.victory-points",
}
