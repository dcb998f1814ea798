package sector_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// Whoever is asked for an event card between two rounds has not been told by that what the others did before: the recap of the next round
// tells it.
func TestAnEventCardMakesNothingKnown(t *testing.T) {
	seats := company(3)
	for i := 1; i < len(seats); i++ {
		seats[i].Level = "novice"
	}
	s, err := session.New(game.Game, rules.Setup{Seats: len(seats)}, seats, 11)
	if err != nil {
		t.Fatal(err)
	}
	at, luck := sitAt(t, "es", 1280, 800, s), dice.New(5, 5)
	at.App.Prefs.Speed = 4
	asked, recaps, rounds := 0, map[int]bool{}, 0 // the round in which an event card was asked for, and those by whose beginning there was a recap
	for ticks := 0; ticks < 60000 && rounds < 3; ticks++ {
		at.Tick(1)
		v := s.Chair(0).View().(game.View)
		if at.table.Recaps() {
			prove.True(t, "no recap breaks into a battle", !v.Battle.On)
			recaps[v.Round+v.Phase/3] = true // that before an event card has told what was to be told, too
			at.Key(ui.KeyEscape)
			continue
		}
		if verb, busy := at.face.(interface{ Acts() (uint8, bool) }).Acts(); busy && verb == 253 { // the page of the regroup phase waits to be read
			at.Key(ui.KeySpace)
			continue
		}
		o := at.table.Asks()
		if o == nil || len(o.Legal) == 0 || !at.table.Ripe() {
			continue
		}
		switch {
		case o.Decision.Prompt.Key == "sector.ask.events":
			asked = v.Round
		case asked > 0 && v.Round == asked+1:
			prove.True(t, "it is told by the beginning of the next round", recaps[v.Round])
			asked, rounds = 0, rounds+1
		}
		at.answer(o.Legal[luck.Draw(len(o.Legal))].Move, luck)
	}
	prove.Is(t, "rounds that began after an event card", rounds, 3)
}

// answer presses the row of an answer, or what a key means where that is out of sight.
func (at *sat) answer(m rules.Move, luck *dice.Stream) {
	was := at.session.Len()
	if row, seen := at.table.Asks().Row(m); seen && row.H > 20 {
		at.Press(row.Center())
		at.Tick(5)
	}
	for _, key := range [...]ui.Key{ui.Digit(1 + luck.Draw(3)), ui.KeyEnter} {
		if at.session.Len() == was {
			at.Key(key)
			at.Tick(5)
		}
	}
}

// TestBehindTheCurtainTheNewsComeFirst: where two people take turns at one screen, whoever is asked for an event card is told first what has happened.
func TestBehindTheCurtainTheNewsComeFirst(t *testing.T) {
	s := playUntil(t, entry(), rules.Setup{Seats: 2}, people(2), func(v *game.View) bool { return v.Round == 1 && v.Step == 8 && len(v.Events) > 0 })
	at := sitAt(t, "es", 1280, 800, s)
	at.Tick(5)
	prove.True(t, "nothing lies open before the curtain rises", at.table.Hidden() && !at.table.Recaps())
	at.Key(ui.KeyEnter)
	at.Tick(10)
	prove.True(t, "the news come before the question", at.table.Recaps())
	look(t, at.Guide, "news-first")
	at.Key(ui.KeyEscape)
	at.Tick(10)
	prove.True(t, "then the card is asked for", !at.table.Recaps() && at.table.Asks() != nil && at.table.Asks().Decision.Prompt.Key == "sector.ask.events")
}
