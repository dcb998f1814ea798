package stage

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	facewords "tyche/scenes/table/imperio/text"
	"tyche/sprites/imperio/palette"
)

// A fleet that withdraws before the first round has announced nothing: where it went is told all the same.
func TestWhoWithdrawsBeforeABattleIsToldOf(t *testing.T) {
	lex, err := lexicon.New()
	prove.Is(t, "lexicon", err, nil)
	prove.Is(t, "texts of the rules", lex.Add(game.Texts, "text"), nil)
	prove.Is(t, "names of the Houses", lex.Add(facewords.Box, "box"), nil)
	prove.Is(t, "texts of the stage", lex.Add(facewords.Stage, "stage"), nil)
	voice := &lexicon.Voice{Lexicon: lex, Name: game.Game.Name, Language: "en"}
	s := New(voice, func(seat rules.Seat) palette.House { return palette.House(seat) })
	s.beat = End
	haven := rules.Ref{Kind: game.KindSystem, ID: 4}
	x := &Fight{Ended: true, Winner: 0}
	x.Sides[0].Seat, x.Sides[1].Seat = 0, 1
	s.fight = x
	stayed := s.ribbon()
	prove.Is(t, "nobody has spoken", s.answer(&x.Sides[1]), s.word("word.unsaid"))
	x.Sides[1].hear(&rules.Event{Verb: game.EvWithdraws, Seat: 1, To: haven}, new(int))
	prove.Is(t, "its word", s.answer(&x.Sides[1]), s.word("word.leaves", rules.R(haven)))
	left := s.ribbon()
	prove.True(t, "the banner tells both: "+left, left != stayed && strings.Contains(left, voice.NameOf(haven)) && strings.Contains(left, s.name(0)) && strings.Contains(left, s.name(1)))
}

// Beside the dice stand the units that have thrown them, of which some have several.
func TestUnitsBesideTheirDice(t *testing.T) {
	k := Side{Ships: []Ship{{Unit: game.UnitFrigate}, {Unit: game.UnitFrigate}, {Unit: game.UnitFrigate, Lost: true}, {Unit: game.UnitStation, Hull: 3}}}
	dice := func(n int) (d rules.Dice) {
		for i := range n {
			d[i] = 5
		}
		return d
	}
	throws := func(verb uint8, unit, n int) {
		k.rolled(&rules.Event{Verb: verb, Who: rules.Ref{Kind: game.KindUnit, ID: int16(unit)}, M: 8, Dice: dice(n)}, false)
	}
	throws(game.EvAntiAir, game.UnitFrigate, 4)
	prove.Same(t, "Frigates, dice", [2]int{k.Rolls[0].From, len(k.Rolls[0].Dice)}, [2]int{2, 4})
	throws(game.EvAntiAir, game.UnitStation, 3)
	prove.Same(t, "a Station, dice", [2]int{k.Rolls[1].From, len(k.Rolls[1].Dice)}, [2]int{1, 3})
	throws(game.EvVolley, game.UnitAircraft, 2)
	prove.Is(t, "Aircraft that were aboard", k.fighting(game.UnitAircraft), 2)
}
