//go:build browser

package webtest

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A phone held upright.
const phoneWidth, phoneHeight = 390, 844

// phone makes the visit one with fingers on a small screen.
func (v *visit) phone() *guide.Guide {
	v.t.Helper()
	v.do("be a phone", chromedp.EmulateViewport(phoneWidth, phoneHeight, chromedp.EmulateMobile, chromedp.EmulateTouch), emulation.SetTouchEmulationEnabled(true))
	v.enter()
	v.table()
	g, err := guide.New(registry.Games(), store.NewMemory(), guide.Window{Language: v.language(), W: phoneWidth, H: phoneHeight})
	if err != nil {
		v.t.Fatal(err)
	}
	g.In.Touch = true // as the page expects on a phone
	g.Tick(5)
	return g
}

// tap touches a point of the page for a moment. The browser counts the time: this process may sleep long on a busy machine, and a
// finger that rests is not a tap.
func (v *visit) tap(at canvas.Point) {
	v.t.Helper()
	const moment = 120
	v.do("tap", input.SynthesizeTapGesture(at.X, at.Y).WithDuration(moment).WithGestureSourceType(input.GestureTouch))
	time.Sleep(600 * time.Millisecond)
}

// drag moves a finger over the page.
func (v *visit) drag(from, to canvas.Point) {
	v.t.Helper()
	const steps = 8
	v.do("touch", input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: from.X, Y: from.Y}}))
	for i := 1.0; i <= steps; i++ {
		at := &input.TouchPoint{X: from.X + (to.X-from.X)*i/steps, Y: from.Y + (to.Y-from.Y)*i/steps}
		v.do("move", input.DispatchTouchEvent(input.TouchMove, []*input.TouchPoint{at}))
		time.Sleep(30 * time.Millisecond)
	}
	v.do("lift", input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	time.Sleep(600 * time.Millisecond)
}

// taps touches what says these words, on the page and before the guide's eyes.
func (v *visit) taps(g *guide.Guide, words string) {
	v.t.Helper()
	at, err := g.Click(words)
	if err != nil {
		v.t.Fatal(err)
	}
	v.tap(at)
}

// fields are where the guide sees fields to write in.
func fields(g *guide.Guide) (all []canvas.Rect) {
	var lines []ui.Line
	g.App.Read = func(now []ui.Line) { lines = now }
	g.Tick(30)
	g.App.Read = nil
	for _, l := range lines {
		if l.Kind == ui.FieldLine && l.Seen.H > 0 {
			all = append(all, l.Seen)
		}
	}
	return all
}

// opens goes to a screen that has fields and returns where they are.
func (v *visit) opens(g *guide.Guide, words string) []canvas.Rect {
	v.t.Helper()
	v.await("the page to say "+words, fmt.Sprintf(`[...document.querySelectorAll("#lines button")].some(b => b.textContent.includes(%q))`, words))
	v.taps(g, words)
	all := fields(g)
	if len(all) == 0 {
		v.t.Fatalf("nothing to write in: %q", g.Says())
	}
	v.await("the fields on the page", `document.querySelector("#reading input") !== null`)
	time.Sleep(300 * time.Millisecond)
	return all
}

const writing = `document.activeElement.matches("#reading input")`

// writes taps a field and writes a word into it.
func (v *visit) writes(field canvas.Rect, word string) {
	v.t.Helper()
	v.tap(field.Center())
	v.await("a field with the focus", writing)
	v.do("write", input.InsertText(word))
	v.await("what was written", fmt.Sprintf(`document.activeElement.value.includes(%q)`, word))
}

// leaves goes back to the title, out of what was searched and read first.
func (v *visit) leaves(g *guide.Guide) {
	v.t.Helper()
	const title = `document.querySelector("#reading input") === null`
	for range 5 {
		v.do("go back", chromedp.Evaluate(`history.back()`, nil))
		if chromedp.Run(v.ctx, chromedp.Poll(title, nil, chromedp.WithPollingTimeout(patience/12))) == nil {
			break
		}
	}
	v.await("no fields on the page", title)
	g.Key(ui.KeyEscape)
	g.Tick(10)
}

// TestAFieldThatIsTappedOpensTheKeyboard: only a real field of the page that gets the focus brings the keyboard of a phone
// up, and what is written there is written into the field on the canvas. A finger that drags the page does not mean the
// field under it.
func TestAFieldThatIsTappedOpensTheKeyboard(t *testing.T) {
	v := browse(t, "es-ES")
	g := v.phone()
	v.writes(v.opens(g, "Reglamento")[0], "asedio")
	v.await("what was searched", `[...document.querySelectorAll("#lines button")].some(b => /asedio/i.test(b.textContent))`)
	v.look("phone-search")
	v.tap(canvas.Point{X: phoneWidth / 2, Y: phoneHeight - 20})
	v.await("the field left", "!"+writing)
	v.leaves(g)

	names := v.opens(g, "Partida nueva")
	v.drag(canvas.Point{X: names[1].Center().X, Y: names[1].Center().Y + 40}, names[1].Center())
	v.await("no field after a drag", "!"+writing)
	v.drag(names[1].Center(), canvas.Point{X: names[1].Center().X, Y: names[1].Center().Y + 200}) // back to the top
	for i, name := range []string{"Irene", "Bruno"} {
		v.writes(names[i], name)
	}
	v.look("phone-names")
	v.leaves(g)

	v.writes(v.opens(g, "Partidas guardadas")[0], "https://")
	v.look("phone-import")
	v.clean()
}
