//go:build browser

package webtest

import (
	"encoding/json"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

// kept returns what the page keeps for the player.
func (v *visit) kept() map[string]string {
	v.t.Helper()
	var text string
	v.do("look at what is kept", chromedp.Evaluate(`JSON.stringify(Object.fromEntries(Object.entries(localStorage)))`, &text))
	all := map[string]string{}
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		v.t.Fatal(err)
	}
	return all
}

// journal returns the only kept game.
func (v *visit) journal() string {
	v.t.Helper()
	journal, n := "", 0
	for name, text := range v.kept() {
		if strings.HasPrefix(name, "tyche/games/") {
			journal = text
			n++
		}
	}
	if n > 1 {
		v.t.Fatalf("%d games are kept", n)
	}
	return journal
}

// guide enters with a copy of what is kept.
func (v *visit) guide(language string) *guide.Guide {
	v.t.Helper()
	to := store.NewMemory()
	for name, text := range v.kept() {
		if err := to.Write(strings.TrimPrefix(name, "tyche/"), []byte(text)); err != nil {
			v.t.Fatal(err)
		}
	}
	g, err := guide.New(registry.Games(), to, guide.Window{Language: language, W: width, H: height})
	if err != nil {
		v.t.Fatal(err)
	}
	return g
}

// shows waits until the page shows what the guide sees.
func (v *visit) shows(what string, g *guide.Guide) {
	v.t.Helper()
	far := v.compares(g, patience)
	if far < guide.Near {
		return
	}
	v.keep(what+", the page", v.shot())
	v.keep(what+", as it should be", g.Sees())
	v.t.Fatalf("%s: the page shows something else, %.1f levels away from %q", what, far, g.Says())
}

// compares waits until the page shows what the guide sees, for so long at most, and returns how far apart they are.
func (v *visit) compares(g *guide.Guide, most time.Duration) float64 {
	v.t.Helper()
	far := math.Inf(1)
	for end := time.Now().Add(most); time.Now().Before(end) && far >= guide.Near; time.Sleep(100 * time.Millisecond) {
		g.Tick(3)
		far = g.Far(v.shot())
	}
	return far
}

// keep writes a picture of what went wrong beside the protocol of the test.
func (v *visit) keep(name string, m image.Image) {
	dir := filepath.Join("..", "..", "dist", "test", "browser")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		v.t.Log(err)
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		v.t.Log(err)
		return
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		v.t.Log(err)
	}
}

// presses clicks what says these words, on the page and before the guide's eyes.
func (v *visit) presses(g *guide.Guide, words string) canvas.Point {
	v.t.Helper()
	at, err := g.Click(words)
	if err != nil {
		v.t.Fatal(err)
	}
	v.hold(at)
	return at
}

// hold is a click as people make them: down, a moment, up.
func (v *visit) hold(at canvas.Point) {
	v.t.Helper()
	v.do("move", input.DispatchMouseEvent(input.MouseMoved, at.X, at.Y))
	time.Sleep(50 * time.Millisecond)
	v.do("press", input.DispatchMouseEvent(input.MousePressed, at.X, at.Y).WithButton(input.Left).WithClickCount(1))
	time.Sleep(300 * time.Millisecond)
	v.do("let go", input.DispatchMouseEvent(input.MouseReleased, at.X, at.Y).WithButton(input.Left).WithClickCount(1))
}

// asked waits until the computers have played and the game rests at a question to the player: as long as they play on, and then
// as long as for anything.
func (v *visit) asked(language, goOn string) *guide.Guide {
	v.t.Helper()
	last, since := "", time.Now()
	for ; time.Since(since) < patience; time.Sleep(100 * time.Millisecond) {
		now := v.journal()
		if now != last {
			last, since = now, time.Now()
		}
		if now == "" || time.Since(since) < 500*time.Millisecond {
			continue
		}
		g := v.guide(language)
		if _, err := g.Click(goOn); err != nil {
			v.t.Fatal(err)
		}
		g.Tick(5)
		if _, asked := g.Answer(); asked {
			return g
		}
	}
	v.t.Fatalf("nothing is asked; the journal is %q", last)
	return nil
}

// plays answers one question with a click and waits until the journal has grown.
func (v *visit) plays(g *guide.Guide) {
	v.t.Helper()
	before := len(v.journal())
	at, asked := g.Answer()
	if !asked {
		v.t.Fatalf("nothing is asked: %q", g.Says())
	}
	grows := func(at canvas.Point) bool {
		v.hold(at)
		for range 60 {
			if len(v.journal()) > before {
				return true
			}
			time.Sleep(100 * time.Millisecond)
		}
		return false
	}
	if grows(at) {
		return
	}
	yes, sure := g.Sure(at) // what costs much is asked about first
	for range 3 {
		if sure && grows(yes) || grows(at) {
			return
		}
	}
	v.t.Fatalf("a click on the first answer plays nothing; the journal is %q", v.journal())
}

// TestAGameIsPlayedKeptContinuedAndSent is what two people do: one begins a game in Spanish, plays, reloads the page, goes
// on and takes the game out as a file; the other, in English, lets it in and plays on.
func TestAGameIsPlayedKeptContinuedAndSent(t *testing.T) {
	v := browse(t, "es-ES")
	v.enter()
	v.table()
	v.do("let computers act fast", chromedp.Evaluate(`localStorage["tyche/settings.json"] = JSON.stringify({language: "es", speed: 4, textScale: 1})`, nil), chromedp.Reload())
	v.table()
	g := v.guide("es")
	v.shows("title", g)
	v.presses(g, "Partida nueva")
	v.shows("set-up", g)
	level := v.presses(g, "Aprendiz") // after the strategos and a person comes who plays at random: his turns are short
	for range 4 {
		time.Sleep(time.Second)
		g.Press(level)
		v.hold(level)
	}
	time.Sleep(time.Second)
	v.presses(g, "Empezar")
	v.plays(v.asked("es", "Continuar"))
	v.plays(v.asked("es", "Continuar"))
	before := v.journal()

	v.do("reload", chromedp.Reload())
	v.table()
	g = v.guide("es")
	v.shows("title again", g)
	v.presses(g, "Continuar")
	g = v.asked("es", "Continuar")
	v.shows("table", g)
	v.plays(g)
	if after := v.journal(); !strings.HasPrefix(after, before) {
		t.Errorf("another game goes on:\n%s\nafter\n%s", after, before)
	}
	file := v.export(v.asked("es", "Continuar"))
	v.clean()
	sent := v.journal()

	v = browse(t, "en-GB")
	v.enter()
	v.table()
	g = v.guide(v.language())
	v.shows("title", g)
	v.presses(g, "English")
	v.presses(g, "Saved games")
	v.shows("kept games", g)
	v.chooses(file)
	field, found := g.Find("Paste")
	if !found {
		t.Fatalf("no way to let a game in: %q", g.Says())
	}
	v.hold(canvas.Point{X: width - 170, Y: field.Y}) // only the page has the button for files, at the right of the field
	for end := time.Now().Add(patience); v.journal() == "" && time.Now().Before(end); {
		time.Sleep(100 * time.Millisecond)
	}
	if got := v.journal(); got != sent {
		t.Fatalf("came in as %q, went out as %q", got, sent)
	}
	v.do("reload", chromedp.Reload())
	v.table()
	v.presses(v.guide("en"), "Continue")
	v.plays(v.asked("en", "Continue"))
	v.clean()
}

// export takes the game out through the menu and returns the file.
func (v *visit) export(g *guide.Guide) string {
	v.t.Helper()
	dir := v.t.TempDir()
	v.do("allow downloads", cdpbrowser.SetDownloadBehavior(cdpbrowser.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(dir))
	v.shows("table at rest", g)
	menu := canvas.Point{X: width - 27, Y: 22}
	g.Press(menu)
	for range 4 { // a press while something is acted out only ends that
		v.hold(menu)
		if v.compares(g, patience/4) < guide.Near {
			break
		}
	}
	v.shows("menu", g)
	v.presses(g, "Compartir y guardar")
	v.shows("what can be shared", g)
	v.presses(g, "Exportar")
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		names, err := filepath.Glob(filepath.Join(dir, "*.tyche"))
		if err != nil {
			v.t.Fatal(err)
		}
		for _, name := range names {
			if text, err := os.ReadFile(name); err == nil && string(text) == v.journal() {
				return name
			}
		}
	}
	v.keep("export, the page", v.shot())
	v.t.Fatal("no file with the game was downloaded")
	return ""
}

// language is the one that the page greets its visitor in.
func (v *visit) language() (code string) {
	v.t.Helper()
	v.do("ask for the language", chromedp.Evaluate(`document.documentElement.lang`, &code))
	return code
}
