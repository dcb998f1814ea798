package sector

import (
	"math/bits"

	"tyche/rules"
)

// game is the rule book.
type game struct{}

// Game is the rule book of Sector.
var Game rules.Game = game{}

// options are the switches of the rules, in the order of the opt* bits.
var options = []rules.Option{
	{ID: "overwork", Rule: "3.2a"},
	{ID: "deal-factions", Rule: "1.4a"},
}

// offered are the options of a game: the switches, which a state remembers, and the handicaps (1.4b), which only change how it begins.
var offered = append(options[:len(options):len(options)], rules.Handicaps("1.4b", maxSeats)...)

// Info describes the game.
func (game) Info() rules.Info {
	return rules.Info{
		ID: "sector", Version: 8, MinSeats: 2, MaxSeats: maxSeats,
		Scenarios: []string{"charted", "uncharted"}, Options: offered, HasSecrets: true, HasTurns: true,
	}
}

// New sets a game up (1.4, 1.5).
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

// Outcome returns how the game ended; the score is in conquest points.
func (s *state) Outcome() (rules.Outcome, bool) {
	if s.over == stillPlaying {
		return rules.Outcome{}, false
	}
	o := rules.Outcome{Winners: s.winners, Reason: rules.Text{Key: endingKeys[s.over]}}
	if s.over == bySpecial { // which, and what it asks for
		winner := bits.TrailingZeros8(uint8(s.winners))
		o.Reason.Args[0] = rules.K("sector.special." + factions[s.seats[winner].faction].id)
	}
	for p := range s.players {
		o.Score[p] = int(s.seats[p].points)
	}
	return o, true
}
