package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/table/diadochi/stage"
	stageText "tyche/scenes/table/diadochi/stage/text"
	"tyche/scenes/ui"
)

// rited is a table at rest whose face is about to be told something.
func rited(t *testing.T) (*sat, game.View) {
	s := sit(t, "es", 1024, 640, 40)
	s.app.Prefs.Speed = 0
	s.tick(5)
	s.app.Prefs.Speed = 1
	return s, s.face.view
}

// until ticks until something holds.
func (s *sat) until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for range 60 * 60 {
		if holds() {
			return
		}
		s.tick(1)
	}
	t.Fatal("never: ", what)
}

func TestACeremonyIsHeldAndLeavesTheTable(t *testing.T) {
	s, v := rited(t)
	after := v
	after.Turn++
	s.face.Perform([]rules.Event{{Verb: game.EvTurnBegins, Seat: rules.Nobody, N: 2}, {Verb: game.EvUsurper, Seat: 1, N: 9}}, after)
	s.until(t, "the first ceremony", s.face.hall.Busy)
	if s.table.Asks() != nil && !s.face.Busy() {
		t.Error("the table goes on below a ceremony")
	}
	s.until(t, "the end", func() bool { return !s.face.Busy() })
	if s.face.view.Turn != after.Turn {
		t.Error("the view after the ceremonies is not shown")
	}
}

func TestPressesGoThroughCeremonies(t *testing.T) {
	s, v := rited(t)
	march := rules.Event{Verb: game.EvMoved, Seat: 0, Who: generalRef(7), From: spaceRef(3), To: spaceRef(4), N: 1}
	death := rules.Event{Verb: game.EvDies, Seat: 1, Who: generalRef(1)}
	s.face.Perform([]rules.Event{march, march, death}, v)
	s.tick(1)
	if s.face.hall.Busy() {
		t.Fatal("the ceremony does not wait for the march")
	}
	s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.Digit(5)})
	s.tick(1)
	if !s.face.hall.Busy() {
		t.Fatal("skipping the march skips the ceremony")
	}
	s.press(512, 200)
	s.tick(2)
	if s.face.Busy() {
		t.Error("a click does not end the ceremony")
	}
	s.face.Perform([]rules.Event{march, death, {Verb: game.EvUsurper, Seat: 1, N: 9}}, v)
	s.tick(1)
	s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEscape})
	s.tick(1)
	if s.face.Busy() {
		t.Error("Escape does not end everything")
	}
}

func TestNoCeremonyWithoutAnimation(t *testing.T) {
	s, v := rited(t)
	s.app.Prefs.Speed = 0
	s.face.Perform([]rules.Event{{Verb: game.EvUsurper, Seat: 1, N: 9}}, v)
	if s.face.Busy() {
		t.Error("a ceremony is held though animations are off")
	}
	s.app.Prefs.Speed = 1
	s.face.Perform([]rules.Event{{Verb: game.EvUsurper, Seat: 1, N: 9}}, v)
	s.tick(2)
	s.face.Show(v) // an answer was taken back
	if s.face.Busy() {
		t.Error("a ceremony outlives the view that it was held for")
	}
}

// A general who dies in battle has his pyre when the stage is dark again.
func TestThePyreFollowsTheBattle(t *testing.T) {
	s, v := rited(t)
	if err := s.face.voice.Lexicon.Add(stageText.Files, "."); err != nil {
		t.Fatal(err)
	}
	s.face.stage = stage.New(s.app, s.face.voice, Factions(s.face.seats))
	at := spaceRef(4)
	force := func(p rules.Seat) rules.Event {
		return rules.Event{Verb: game.EvForce, Seat: p, Who: rules.Ref{Kind: game.KindUnit, ID: int16(game.Loyal)}, To: at, N: 3}
	}
	s.face.Perform([]rules.Event{
		{Verb: game.EvBattle, Seat: 0, Who: generalRef(7), From: generalRef(1), To: at, N: 1}, force(0), force(1),
		{Verb: game.EvBattleDice, Seat: 0, Who: generalRef(7), To: at, Dice: rules.Dice{6, 6, 6, 6}, N: 6, M: 26},
		{Verb: game.EvBattleDice, Seat: 1, Who: generalRef(1), To: at, Dice: rules.Dice{1, 2, 1, 2}, N: 6, M: 10},
		{Verb: game.EvBattleEnds, Seat: 0, To: at, N: 16},
		{Verb: game.EvLeaderCheck, Seat: 1, Who: generalRef(1), Dice: rules.Dice{1, 1}, N: 1, M: 3},
		{Verb: game.EvDies, Seat: 1, Who: generalRef(1)},
	}, v)
	s.until(t, "the battle", s.face.stage.Busy)
	if s.face.hall.Busy() {
		t.Error("the pyre burns during the battle")
	}
	for range 20 {
		if !s.face.stage.Busy() {
			break
		}
		s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEnter})
		s.tick(1)
	}
	s.until(t, "the pyre", s.face.hall.Busy)
}

// TestANewTurnKnowsTheLastOne plays a Game Turn to its end: its ceremony looks back at what everybody saw when it began and when it ended.
func TestANewTurnKnowsTheLastOne(t *testing.T) {
	s := sitDown(t, "es", 640, 400, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, func(c session.Chair) bool { return seen(c).Round == seen(c).Rounds })
	})
	s.match.Reckon(Tally)
	luck := dice.New(3, 0)
	for range 4000 {
		if rite, shown := s.face.hall.Holding(); shown && rite.Verb == game.EvTurnBegins {
			break
		}
		s.answer(luck)
	}
	rite, _ := s.face.hall.Holding()
	prove.Is(t, "the ceremony", rite.Verb, uint8(game.EvTurnBegins))
	began, ended := s.face.seenAmid(firstRound), s.face.seenAmid(turnBegins)
	prove.Is(t, "the Turn that began", [2]int{began.Turn, began.Round}, [2]int{1, 1})
	prove.Is(t, "the Turn after it", ended.Turn, 2)
	before := 0
	for _, seat := range began.Seats {
		before += seat.Victory
	}
	prove.True(t, "points were counted then", before > 0)
}
