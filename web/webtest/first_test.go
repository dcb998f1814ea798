//go:build browser

package webtest

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tyche/rules"
	"tyche/rules/imperio"
	"tyche/rules/sector"
	"tyche/rules/session"
)

// sits opens the page at the table of a game that has just begun, between a person and a novice.
func (v *visit) sits(game rules.Game, speed int) {
	v.t.Helper()
	s, err := session.New(game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "novice"}}, 7)
	if err != nil {
		v.t.Fatal(err)
	}
	v.enter()
	v.do("keep a game, and be quick", chromedp.Evaluate(fmt.Sprintf(`localStorage["tyche/settings.json"] = JSON.stringify({language: "es", speed: %d, textScale: 1})`, speed), nil),
		chromedp.Evaluate("localStorage['tyche/games/2026-03-01T20-15-00.tyche'] = "+strconv.Quote(string(s.Journal())), nil), chromedp.Reload())
	v.table()
	v.does("Continuar")
}

// does presses what begins with these words in the reading, as soon as it can be pressed.
func (v *visit) does(words string) {
	v.t.Helper()
	v.await(words, fmt.Sprintf(`(() => {
		const b = [...document.querySelectorAll("#lines button")].find(b => b.textContent.startsWith(%q) && b.ariaDisabled !== "true");
		b?.click();
		return Boolean(b);
	})()`, words))
}

// gives presses what begins with these words until an answer has been played: a question must have been seen for a moment
// before a press answers it.
func (v *visit) gives(words string) {
	v.t.Helper()
	before := len(v.journal())
	for end := time.Now().Add(patience); len(v.journal()) <= before; time.Sleep(500 * time.Millisecond) {
		if time.Now().After(end) {
			v.t.Fatalf("%s plays nothing; heard: %v", words, v.hears())
		}
		v.does(words)
	}
}

// goesOn presses what leads on, or the first answer to what is asked, if there is either.
func (v *visit) goesOn() {
	v.t.Helper()
	v.do("go on", chromedp.Evaluate(`(() => {
		const all = [...document.querySelectorAll("#lines button")].filter(b => b.ariaDisabled !== "true");
		const on = all.find(b => ["Continuar", "Sí", "Terminar", "Seguir"].includes(b.textContent) || b.textContent.startsWith("Siguiente paso")) || document.querySelector("#question ~ button");
		on?.click();
	})()`, nil))
	time.Sleep(300 * time.Millisecond)
}

// reads says whether the reading says these words now.
func (v *visit) reads(words string) (found bool) {
	v.t.Helper()
	v.do("read", chromedp.Evaluate(fmt.Sprintf(`document.getElementById("lines").textContent.includes(%q)`, words), &found))
	return found
}

// TestTheFirstTurnOfImperioIsSealedAndFilmed: a House is chosen, the letters are sealed, what becomes of them is acted out, and
// the letters of the second turn are asked for.
func TestTheFirstTurnOfImperioIsSealedAndFilmed(t *testing.T) {
	v := browse(t, "es-ES")
	v.sits(imperio.Game, 1)
	for _, words := range []string{"Dirigir la Casa Aldemar", "Como es costumbre", "Como es costumbre"} {
		v.gives(words)
	}
	v.await("the letters", `document.getElementById("lines").textContent.includes("da tus órdenes del turno 1")`)
	v.look("imperio-letters")
	before := len(v.journal())
	v.does("SELLAR")
	for end := time.Now().Add(patience); len(v.journal()) <= before; v.goesOn() { // it says what is left undone first
		if time.Now().After(end) {
			t.Fatalf("nothing is sealed; heard: %v", v.hears())
		}
	}
	filmed := false
	for end := time.Now().Add(patience); !v.reads("da tus órdenes del turno 2"); v.goesOn() {
		filmed = filmed || v.reads("Mira lo que ocurre")
		if time.Now().After(end) {
			t.Fatalf("the second turn never comes; heard: %v", v.hears())
		}
	}
	if !filmed {
		t.Error("nothing was acted out")
	}
	v.look("imperio-second")
	v.clean()
}

// TestTheFirstRoundOfSectorIsPlayed: answers are given, the first ones there are, until the second round has come.
func TestTheFirstRoundOfSectorIsPlayed(t *testing.T) {
	v := browse(t, "es-ES")
	v.sits(sector.Game, 0)
	v.await("the first question", `document.getElementById("question") !== null`)
	v.look("sector-first")
	n := 0
	for end := time.Now().Add(3 * patience); !v.reads("Empieza la ronda 2"); n++ {
		if time.Now().After(end) {
			v.look("sector-stuck")
			t.Fatalf("the second round never comes; heard: %v", v.hears())
		}
		v.goesOn()
	}
	t.Log(n, "answers")
	v.look("sector-second")
	v.clean()
}
