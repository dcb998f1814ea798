package stage

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/table"
	facewords "tyche/scenes/table/imperio/text"
	"tyche/sprites/imperio/palette"
)

// spoken is a stage with the names of the game and the words of the stage.
func spoken(t *testing.T, language lexicon.Language) *Stage {
	t.Helper()
	lex, err := lexicon.New()
	prove.Is(t, "lexicon", err, nil)
	prove.Is(t, "texts of the rules", lex.Add(game.Texts, "text"), nil)
	prove.Is(t, "names of the Houses", lex.Add(facewords.Box, "box"), nil)
	prove.Is(t, "texts of the stage", lex.Add(facewords.Stage, "stage"), nil)
	return New(&lexicon.Voice{Lexicon: lex, Name: game.Game.Name, Language: language}, func(seat rules.Seat) palette.House { return palette.House(seat) })
}

// A fleet that withdraws before the first round has announced nothing: where it went is told all the same.
func TestWhoWithdrawsBeforeABattleIsToldOf(t *testing.T) {
	s := spoken(t, "en")
	s.beat = End
	haven := rules.Ref{Kind: game.KindSystem, ID: 4}
	x := &Fight{Ended: true, Winner: 0}
	x.Sides[0].Seat, x.Sides[1].Seat = 0, 1
	s.fight = x
	stayed := s.ribbon()
	prove.Is(t, "of whom nothing is left", s.answer(1), s.word("nothing"))
	x.Sides[1].Ships = []Ship{{Unit: game.UnitFrigate}}
	prove.Is(t, "nobody has spoken", s.answer(1), s.word("word.stays"))
	x.Sides[1].hear(&rules.Event{Verb: game.EvWithdraws, Seat: 1, To: haven}, new(int))
	prove.Is(t, "its word", s.answer(1), s.word("word.leaves", rules.R(haven)))
	left := s.ribbon()
	prove.True(t, "the banner tells both: "+left, left != stayed && strings.Contains(left, s.voice.NameOf(haven)) && strings.Contains(left, s.name(0)) && strings.Contains(left, s.name(1)))
}

// Who may not retreat is not undecided: it says why. Each side has its own reasons.
func TestWhoMayNotRetreatSaysWhy(t *testing.T) {
	lex, err := lexicon.New()
	prove.Is(t, "lexicon", err, nil)
	prove.Is(t, "texts of the stage", lex.Add(facewords.Stage, "stage"), nil)
	s := New(&lexicon.Voice{Lexicon: lex, Name: game.Game.Name, Language: "en"}, func(seat rules.Seat) palette.House { return palette.House(seat) })
	at, near := rules.Ref{Kind: game.KindSystem, ID: 1}, rules.Ref{Kind: game.KindSystem, ID: 2}
	v := &game.View{Hexes: []game.HexView{
		{System: at, Fleet: game.FleetView{Owner: 1, Frigates: 2}, Raid: game.FleetView{Owner: 0, Frigates: 2}},
		{System: near, Q: 1, Planets: []game.PlanetView{{Owner: 1, Holder: 1}}, Fleet: game.FleetView{Owner: rules.Nobody}},
	}}
	s.fight = newFight(at, 0, 1, v.Hexes)
	says := func(what, attacker, defender string) {
		t.Helper()
		prove.Same(t, what, [2]string{s.answer(0), s.answer(1)}, [2]string{s.word("word." + attacker), s.word("word." + defender)})
	}
	says("before the first round", "bound", "early")
	s.fight.hear(Dice, nil)
	says("in the first round", "bound", "early")
	v.Battle = game.BattleView{On: true, At: at, Attacker: 0, Defender: 1, Round: 2}
	s.fight.settle(Losses, v)
	says("asked before the second", "bound", "unsaid")
	s.fight.hear(Dice, nil)
	says("in the second", "bound", "stays")
	for i := range s.fight.Sides[1].Ships {
		s.fight.Sides[1].Ships[i].Lost = true
	}
	s.fight.Sides[1].Ships = append(s.fight.Sides[1].Ships, Ship{Unit: game.UnitAircraft})
	says("with Aircraft alone", "bound", "shipless")
}

// Who is asked before the battle where to withdraw reads that he may, though no hex beside it is a haven in the rounds (13.2).
func TestWhoMayWithdrawIsNotCalledBound(t *testing.T) {
	lex, err := lexicon.New()
	prove.Is(t, "lexicon", err, nil)
	prove.Is(t, "texts of the stage", lex.Add(facewords.Stage, "stage"), nil)
	s := New(&lexicon.Voice{Lexicon: lex, Name: game.Game.Name, Language: "en"}, func(seat rules.Seat) palette.House { return palette.House(seat) })
	s.fight = &Fight{Sides: [2]Side{{Seat: 0}, {Seat: 1, Ships: []Ship{{Unit: game.UnitFrigate}}}}}
	s.said.words, s.said.bonds = [2]string{s.answer(0), s.answer(1)}, [2]string{"", "bound"}
	asked := table.NoOffers()
	asked.Legal = []table.Offer{{Move: rules.Move{Verb: game.VerbFight}}, {Move: rules.Move{Verb: game.VerbFlee, A: 3}}}
	for _, c := range []struct {
		what       string
		k          table.Sight
		words, why string
	}{
		{"asked", table.Sight{Viewer: 1, Deciding: 1, Offers: asked}, "unsaid", ""},
		{"seen by the other", table.Sight{Viewer: 0, Deciding: 1, Offers: table.NoOffers()}, "bound", "bound"},
		{"not asked", table.Sight{Viewer: 1, Deciding: rules.Nobody, Offers: table.NoOffers()}, "bound", "bound"},
	} {
		words, why := s.spoken(&c.k, 1)
		prove.Same(t, c.what, [2]string{words, why}, [2]string{s.word("word." + c.words), c.why})
	}
}

// The key that lets the doctrine take the hits names it, and says of the one that every fleet begins with that nobody has ordered it.
func TestTheDoctrineIsNamed(t *testing.T) {
	lex, err := lexicon.New()
	prove.Is(t, "lexicon", err, nil)
	prove.Is(t, "texts of the rules", lex.Add(game.Texts, "text"), nil)
	prove.Is(t, "texts of the stage", lex.Add(facewords.Stage, "stage"), nil)
	s := New(&lexicon.Voice{Lexicon: lex, Name: game.Game.Name, Language: "en"}, func(seat rules.Seat) palette.House { return palette.House(seat) })
	at := rules.Ref{Kind: game.KindSystem, ID: 1}
	s.fight = &Fight{At: at, Sides: [2]Side{{Seat: 0}, {Seat: 1}}}
	v := &game.View{Hexes: []game.HexView{{System: at, Fleet: game.FleetView{Doctrine: 1}}}, Battle: game.BattleView{On: true, At: at}}
	for seat, want := range []string{"balanced", "save-transports"} {
		words, about := s.doctrine(rules.Seat(seat), v)
		prove.True(t, "it is named: "+words, strings.Contains(words, s.voice.Below("imperio.name.doctrine.", want)))
		prove.True(t, "it is explained: "+about, strings.Contains(about, s.word("doctrine."+want)))
		prove.Is(t, "nobody has ordered it", strings.Contains(about, s.word("doctrine.usual")), seat == 0)
	}
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

// While the hits of a round are taken, what both have said about it stands; when the next is asked about nobody has spoken.
func TestAWordStandsWhileHitsAreTaken(t *testing.T) {
	at := rules.Ref{Kind: game.KindSystem, ID: 1}
	v := &game.View{Hexes: []game.HexView{{System: at, Fleet: game.FleetView{Owner: 1, Frigates: 2}, Raid: game.FleetView{Owner: 0, Frigates: 2}}}}
	x := newFight(at, 0, 1, v.Hexes)
	for _, row := range []struct {
		hits int
		want Word
	}{{1, Stays}, {0, Unsaid}} {
		x.Sides[0].Retreat = Stays
		v.Battle.Sides[1].Hits = row.hits
		x.settle(Dice, v)
		prove.Is(t, "the word", x.Sides[0].Retreat, row.want)
	}
}
