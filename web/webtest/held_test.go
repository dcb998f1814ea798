//go:build browser

package webtest

import (
	"context"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	cdpruntime "github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/session"
)

// TestTwoTabsDoNotWriteOneGame goes on with a kept game and asks for its lock as another tab would, and then takes the lock
// before: the game is only watched. (A real second tab would send the first one to sleep.)
func TestTwoTabsDoNotWriteOneGame(t *testing.T) {
	const name = "tyche/games/2026-03-01T20-15-00.tyche"
	s, err := session.New(diadochi.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	keep := "localStorage['" + name + "'] = " + strconv.Quote(string(s.Journal()))
	const free = `navigator.locks.query().then(s => !s.held.some(l => l.name === "` + name + `"))` // looks without holding it
	const take = `new Promise(done => navigator.locks.request("` + name + `", () => { done(true); return new Promise(() => {}) }))`

	v := browse(t, "es-ES")
	v.enter()
	v.table()
	v.do("keep a game", chromedp.Evaluate(keep, nil), chromedp.Reload())
	v.table()
	ask := func(what, script string) (yes bool) {
		t.Helper()
		wait := func(p *cdpruntime.EvaluateParams) *cdpruntime.EvaluateParams { return p.WithAwaitPromise(true) }
		v.do(what, chromedp.Evaluate(script, &yes, wait))
		return yes
	}
	if !ask("nobody plays yet", free) {
		t.Error("the game is held before anybody plays it")
	}
	v.presses(v.guide("es"), "Continuar")
	for end := time.Now().Add(patience); ask("somebody plays", free); time.Sleep(200 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("another tab gets the lock of the game that is played")
		}
	}
	grows := func() bool { // the computer plays first
		before := v.journal()
		for end := time.Now().Add(patience / 6); time.Now().Before(end); time.Sleep(200 * time.Millisecond) {
			if v.journal() != before {
				return true
			}
		}
		return false
	}
	if !grows() {
		t.Fatal("the computer does not play")
	}
	v.do("leave", chromedp.Reload())
	v.table()
	if !ask("take it", take) {
		t.Fatal("the lock does not end with the page")
	}
	v.presses(v.guide("es"), "Continuar")
	time.Sleep(time.Second)
	if grows() {
		t.Errorf("played in a game that another tab holds:\n%s", v.journal())
	}
	v.clean()
}

// TestAPageThatMayKeepNothingIsPlayedAllTheSame takes the storage away as a browser does that blocks the data of a site.
func TestAPageThatMayKeepNothingIsPlayedAllTheSame(t *testing.T) {
	v := browse(t, "es-ES")
	v.do("forbid storage", chromedp.ActionFunc(func(ctx context.Context) error {
		const refuse = `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })`
		_, err := page.AddScriptToEvaluateOnNewDocument(refuse).Do(ctx)
		return err
	}))
	v.enter()
	v.table()
}
