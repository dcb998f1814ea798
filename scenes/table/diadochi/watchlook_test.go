package diadochi

import (
	"os"
	"strconv"
	"testing"

	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/table/diadochi/stage"
	stageText "tyche/scenes/table/diadochi/stage/text"
	"tyche/scenes/ui"
)

// TestLookAtWatching shows what is seen while computers play: the bar, a battle below it, and the menu over both.
func TestLookAtWatching(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("pictures only on request: set TYCHE_LOOK to a folder")
	}
	for _, c := range []struct {
		lang string
		w, h float64
	}{{"es", 1280, 800}, {"en", 1024, 640}, {"es", 390, 844}, {"en", 844, 390}} {
		seats := []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: bot.Veteran}, {Name: "Bruno", Level: bot.Veteran}, {Name: "Luis", Level: bot.Veteran}}
		for i := range seats {
			seats[i].Level = bot.Veteran
		}
		s := sitDown(t, c.lang, c.w, c.h, seats, nil)
		if err := s.face.voice.Lexicon.Add(stageText.Files, "."); err != nil {
			t.Fatal(err)
		}
		s.face.stage = stage.New(s.app, s.face.voice, Factions(s.face.seats))
		name := "watch-" + c.lang + "-" + strconv.Itoa(int(c.w))
		s.tick(300)
		s.shot(t, name+"-map.png")
		for range 20000 {
			if s.tick(1); s.face.stage.Busy() {
				break
			}
		}
		for range 100 {
			s.tick(1)
		}
		s.key(ui.KeySpace)
		s.shot(t, name+"-battle.png")
		s.press(c.w-27, 24)
		s.tick(3)
		s.shot(t, name+"-menu.png")
	}
}
