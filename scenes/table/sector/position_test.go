package sector_test

import (
	"testing"

	game "tyche/rules/sector"
	"tyche/rules/session"
)

// sitPosition opens a table on a position written as text, after answers of whoever is asked.
func sitPosition(t *testing.T, language string, w, h, seats int, position string, answers ...string) *sat {
	t.Helper()
	st, err := game.Game.SetPosition(position)
	if err != nil {
		t.Fatal(err)
	}
	s := session.Lesson(game.Game, st, company(seats), 1)
	for _, words := range answers {
		m, err := game.Game.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Play(s.Pending()[0].Seat, m); err != nil {
			t.Fatal(err)
		}
	}
	at := sitAt(t, language, w, h, s)
	at.Tick(5)
	return at
}

// rich is Ember with nine resource cards besides the permanent ones and eight kinds of combat cards, in the planning phase.
const rich = `players 2
faction 1 ember ashmere
faction 2 reef coldharrow
base 1 ashmere-1
base 2 coldharrow-1
units 1 ilvane-2 deckhand 1
units 1 ilvane-3 crawler 1
units 1 lowmarrow-3 deckhand 1
units 1 lowmarrow-4 deckhand 1
card 1 ashmere-1 0
card 1 ashmere-2 1
card 1 ashmere-3 0
card 1 ilvane-2 0
card 1 ilvane-3 1
card 1 lowmarrow-3 0
card 1 lowmarrow-4 0
card 2 coldharrow-1 0
workers 1 pool 6 away 2 mine 0 well 0
workers 2 pool 6 away 0 mine 0 well 0
hand 1 g01 g02 g03 g04 g06 g07 g07 g08
round 3 phase planning first 1
`

// marching is Ember about to execute an order on Ilvane, with the same types of unit in several areas beside it.
const marching = `players 2
faction 1 ember ashmere
faction 2 reef coldharrow
round 2 phase execution first 1
route ashmere-lowmarrow short 1
route coldharrow-lowmarrow short
route coldharrow-ilvane short 2
route ashmere-ilvane short 1
route ashmere-coldharrow long
base 1 ashmere-1
base 2 coldharrow-1
units 1 ashmere-1 crawler 1 deckhand 2
units 1 ashmere-2 deckhand 1
units 1 ashmere-3 crawler 1 deckhand 1
units 2 ilvane-1 minnow 2
units 2 ilvane-2 minnow 1 quillback 1
card 1 ashmere-1 0
card 2 coldharrow-1 0
workers 1 pool 6 away 0 mine 0 well 0
workers 2 pool 6 away 0 mine 0 well 0
order 2 build coldharrow
order 1 mobilise ilvane
`
