//go:build browser

package webtest

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/session"
)

// An heard is what a screen reader hears of an element.
type heard struct {
	role, name string
	focused    bool
	disabled   bool
}

// node is a node of the accessibility tree, as the browser tells it; the library's own type refuses newer browsers.
type node struct {
	Ignored    bool `json:"ignored"`
	Role       said `json:"role"`
	Name       said `json:"name"`
	Properties []struct {
		Name  string `json:"name"`
		Value said   `json:"value"`
	} `json:"properties"`
}

type said struct {
	Value any `json:"value"`
}

// hears returns the accessibility tree of the page, in order.
func (v *visit) hears() (all []heard) {
	v.t.Helper()
	var tree struct {
		Nodes []node `json:"nodes"`
	}
	v.do("listen", chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.Execute(ctx, "Accessibility.getFullAXTree", nil, &tree)
	}))
	for _, n := range tree.Nodes {
		role, _ := n.Role.Value.(string)
		name, _ := n.Name.Value.(string)
		if n.Ignored || name == "" || role == "InlineTextBox" {
			continue
		}
		h := heard{role: role, name: name}
		for _, p := range n.Properties {
			h.focused = h.focused || p.Name == "focused" && p.Value.Value == true
			h.disabled = h.disabled || p.Name == "disabled" && p.Value.Value == true
		}
		all = append(all, h)
	}
	return all
}

// hearsOf waits until something of this role is heard whose name contains the words.
func (v *visit) hearsOf(role, words string) heard {
	v.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		for _, h := range v.hears() {
			if h.role == role && strings.Contains(h.name, words) {
				return h
			}
		}
	}
	v.t.Fatalf("no %s says %q; heard: %v", role, words, v.hears())
	return heard{}
}

// key presses a key, as a person does who sees nothing but the text.
func (v *visit) key(k string) {
	v.t.Helper()
	v.do("press a key", chromedp.KeyEvent(k))
	time.Sleep(30 * time.Millisecond)
}

// tabsTo goes with Tab to the button whose name begins with the words, and presses it with Enter.
func (v *visit) tabsTo(words string) {
	v.t.Helper()
	v.hearsOf("button", words)
	for range 400 {
		v.key(kb.Tab)
		if at := v.focus(); strings.HasPrefix(at.name, words) && at.role != "heading" {
			v.key(kb.Enter)
			return
		}
	}
	v.t.Fatalf("Tab never comes to %q; heard: %v", words, v.hears())
}

// focus is what the keyboard is on.
func (v *visit) focus() heard {
	v.t.Helper()
	for _, h := range slices.Backward(v.hears()) {
		if h.focused {
			return h
		}
	}
	return heard{}
}

// look keeps a picture of the page if somebody wants to see it (TYCHE_LOOK).
func (v *visit) look(name string) {
	if dir := os.Getenv("TYCHE_LOOK"); dir != "" {
		var buf []byte
		v.do("take a screenshot", chromedp.CaptureScreenshot(&buf))
		if err := os.WriteFile(filepath.Join(dir, name+".png"), buf, 0o644); err != nil {
			v.t.Error(err)
		}
	}
}

// calm is a visitor who wants no motion; the animations of the game are off as well.
func (v *visit) calm() {
	v.do("ask for less motion", emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}))
	v.enter()
	v.do("turn animations off", chromedp.Evaluate(`localStorage["tyche/settings.json"] = JSON.stringify({language: "es", speed: 0, reducedMotion: true, textScale: 1})`, nil))
}

// TestAGameIsPlayedByEarAndKeyboard begins a game from the title in text mode, answers with Tab and Enter alone, and plays
// another to its end and result.
func TestAGameIsPlayedByEarAndKeyboard(t *testing.T) {
	v := browse(t, "es-ES")
	v.calm()
	v.do("reload", chromedp.Reload())
	v.table()
	v.hearsOf("button", "Partida nueva") // beside the picture, without text mode
	v.key(kb.F2)
	v.look("text-title")
	v.tabsTo("Partida nueva")
	v.hearsOf("heading", "Partida nueva")
	v.look("text-setup")
	v.tabsTo("Empezar")
	v.hearsOf("heading", "Diádocos")
	for range 3 {
		v.answers()
	}
	v.look("text-table")
	v.hearsOf("heading", "Sobre la mesa")

	v.do("keep a game that is nearly over", chromedp.Evaluate("localStorage['tyche/games/2026-03-01T20-15-00.tyche'] = "+strconv.Quote(nearlyOver(t)), nil),
		chromedp.Evaluate(`for (const k of Object.keys(localStorage)) if (k.startsWith("tyche/games/") && !k.includes("2026-03-01")) delete localStorage[k]`, nil),
		chromedp.Reload())
	v.table()
	v.tabsTo("Continuar")
	v.hearsOf("heading", "Diádocos")
	for end := time.Now().Add(patience); !v.over(); {
		if time.Now().After(end) {
			t.Fatalf("the game does not end; heard: %v", v.hears())
		}
		v.answer()
	}
	v.look("text-result")
	v.tabsTo("A la portada")
	v.hearsOf("button", "Partida nueva")
	v.clean()
}

// TestBackClosesTheTopmostScreen goes into the set-up and back with the browser's button, and leaves the page only from
// the title.
func TestBackClosesTheTopmostScreen(t *testing.T) {
	v := browse(t, "es-ES")
	v.calm()
	v.do("reload", chromedp.Reload())
	v.table()
	for range 2 {
		v.hearsOf("button", "Partida nueva")
		v.do("open the set-up", chromedp.Evaluate(`[...document.querySelectorAll("#lines button")].find(b => b.textContent === "Partida nueva").click()`, nil))
		v.hearsOf("heading", "Quién juega")
		v.do("go back", chromedp.Evaluate(`history.back()`, nil))
	}
	v.hearsOf("button", "Partida nueva")
	v.await("the page still there", `location.pathname === "/" && !history.state`)
	v.clean()
}

// nearlyOver is the journal of a game with only a few answers left, between a person and a computer that plays at random.
func nearlyOver(t *testing.T) string {
	t.Helper()
	whole := games(t)
	luck := rand.New(rand.NewPCG(5, 5))
	var moves []rules.Move
	for _, over := whole.Outcome(); !over; _, over = whole.Outcome() {
		seat := whole.Pending()[0].Seat
		list := whole.Chair(seat).Moves(nil)
		moves = append(moves, list[luck.IntN(len(list))])
		if _, err := whole.Play(seat, moves[len(moves)-1]); err != nil {
			t.Fatal(err)
		}
	}
	part := games(t)
	for _, m := range moves[:len(moves)-12] {
		if _, err := part.Play(part.Pending()[0].Seat, m); err != nil {
			t.Fatal(err)
		}
	}
	return string(part.Journal())
}

func games(t *testing.T) *session.Session {
	t.Helper()
	s, err := session.New(diadochi.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, 7)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// over says whether the result is on the screen.
func (v *visit) over() (yes bool) {
	v.t.Helper()
	v.do("ask", chromedp.Evaluate(`[...document.querySelectorAll("#lines button")].some(b => b.textContent === "A la portada")`, &yes))
	return yes
}

// answer plays the first answer with Tab and Enter if anything is asked, does what it costs, and puts away what wants to be
// read.
func (v *visit) answer() {
	v.t.Helper()
	var to bool
	v.do("go to what is asked", chromedp.Evaluate(`(() => {
		const go = [...document.querySelectorAll("#lines button")].find(b => ["Continuar", "Sí", "Terminar"].includes(b.textContent));
		const before = go ? go.previousElementSibling : document.getElementById("question");
		if (!before) return false;
		before.tabIndex = -1;
		before.focus();
		return true;
	})()`, &to))
	if to {
		v.key(kb.Tab)
		v.key(kb.Enter)
	}
	time.Sleep(200 * time.Millisecond)
}

// answers plays until the journal has grown.
func (v *visit) answers() {
	v.t.Helper()
	before := v.journal()
	for end := time.Now().Add(patience); v.journal() == before; v.answer() {
		if time.Now().After(end) {
			v.t.Fatalf("nothing is played; heard: %v", v.hears())
		}
	}
}
