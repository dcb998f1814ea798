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
	if by, tied := s.tieBrokenBy(); tied {
		o.Reason.Key += ".tie"
		o.Reason.Args[0], o.Reason.Args[1] = rules.N(int(s.seats[bits.TrailingZeros8(uint8(s.winners))].points)), rules.K(tieBreakers[by])
	}
	for p := range s.players {
		o.Score[p] = int(s.seats[p].points)
	}
	return o, true
}

// tieBreakers name what breaks a tie of points, in its order (1.8), as standing counts it.
var tieBreakers = [...]string{1: "sector.tie.areas", 2: "sector.tie.yield", 3: "sector.tie.bases", 4: "sector.tie.workers", 5: "sector.tie.order"}

// tieBrokenBy says whether the game was won by points though another had as many, and by what that was decided.
func (s *state) tieBrokenBy() (by int, tied bool) {
	switch s.over {
	case byConquest, byBeacons, byLongStop:
	default:
		return 0, false
	}
	winner := rules.Seat(bits.TrailingZeros8(uint8(s.winners)))
	won := s.standing(winner)
	for p := range rules.Seat(s.players) {
		if p == winner || s.seats[p].out {
			continue
		}
		other, first := s.standing(p), 0
		for first < len(won)-1 && other[first] == won[first] {
			first++
		}
		if first > 0 {
			by, tied = max(by, first), true
		}
	}
	return by, tied
}
