package diadochi

import (
	"testing"

	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/table/diadochi/stage"
	stageText "tyche/scenes/table/diadochi/stage/text"
)

// watchSeconds is how long a round of four computers may be watched at the fastest speed.
const watchSeconds = 15

// TestARoundOfComputersIsShort watches four computers for two Game Turns by the clock of the table.
func TestARoundOfComputersIsShort(t *testing.T) {
	var seats []session.Seating
	for _, name := range []string{"Ana", "Bruno", "Irene", "Luis"} {
		seats = append(seats, session.Seating{Name: name, Level: bot.Veteran})
	}
	s := sitDown(t, "es", 640, 400, seats, nil)
	s.app.Prefs.Speed = table.Paces[len(table.Paces)-1]
	if err := s.face.voice.Lexicon.Add(stageText.Files, "."); err != nil {
		t.Fatal(err)
	}
	s.face.stage = stage.New(s.app, s.face.voice, Factions(s.face.seats))
	seconds, scenes, all := 0.0, 0, 0
	round, lit := [2]int{}, false
	for v := s.face.view; v.Turn < 3 && s.match.Deciding() >= 0; v = s.face.view {
		s.tick(1)
		seconds += s.in.Dt
		if on := s.face.stage.Busy(); on != lit {
			if lit = on; on {
				scenes++
			}
		}
		if now := [2]int{v.Turn, v.Round}; now != round {
			if t.Logf("until %v: %.1f s, %d scenes", now, seconds, scenes); seconds > watchSeconds {
				t.Errorf("the round before %v takes %.1f s", now, seconds)
			}
			all += scenes
			round, seconds, scenes = now, 0, 0
		}
	}
	if all < 10 {
		t.Errorf("only %d scenes: too few to prove anything", all)
	}
}
