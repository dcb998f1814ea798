//go:build browser

package webtest

import (
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

// mostMemory is what the program may have of the browser's memory after an evening of computers at play, in bytes.
const mostMemory = 160 << 20

// TestMemoryOfThePageStaysSmall watches four computers play at twice the usual speed: for half a minute, or for ten minutes
// with TYCHE_LONG set.
func TestMemoryOfThePageStaysSmall(t *testing.T) {
	for _, game := range []rules.Game{diadochi.Game, imperio.Game} {
		t.Run(game.Info().ID, func(t *testing.T) { remembers(t, game) })
	}
}

func remembers(t *testing.T, game rules.Game) {
	var seats []session.Seating
	for _, name := range []string{"Irene", "Ana", "Tais", "Leon"} {
		seats = append(seats, session.Seating{Name: name, Level: "novice"})
	}
	s, err := session.New(game, rules.Setup{Seats: 4}, seats, 3)
	if err != nil {
		t.Fatal(err)
	}
	long := 30 * time.Second
	if os.Getenv("TYCHE_LONG") != "" {
		long = 10 * time.Minute
	}
	v := browse(t, "es-ES")
	v.enter()
	v.table()
	v.do("keep a game of computers", chromedp.Evaluate(`localStorage["tyche/settings.json"] = JSON.stringify({language: "es", speed: 2, textScale: 1})`, nil),
		chromedp.Evaluate("localStorage['tyche/games/2026-03-01T20-15-00.tyche'] = "+strconv.Quote(string(s.Journal())), nil), chromedp.Reload())
	v.table()
	v.presses(v.guide("es"), "Continuar")
	begin := len(v.journal())
	for begun := time.Now(); time.Since(begun) < long; time.Sleep(10 * time.Second) {
		var bytes int
		v.do("ask", chromedp.Evaluate(`tyche.memory()`, &bytes))
		t.Logf("%3.0f s: %d MB, %d bytes of journal", time.Since(begun).Seconds(), bytes>>20, len(v.journal()))
		if bytes > mostMemory {
			t.Fatalf("%d MB", bytes>>20)
		}
	}
	if len(v.journal()) == begin {
		t.Error("nobody has played")
	}
	v.look("memory-" + game.Info().ID)
}
