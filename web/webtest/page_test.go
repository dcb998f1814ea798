//go:build browser

package webtest

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

func TestTheGameOpensWithoutNetworkAfterTheFirstVisit(t *testing.T) {
	v := browse(t, "en-GB")
	v.enter()
	v.table()
	v.await("the copy for later", `navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller.state === "activated"`)
	v.clean()
	v.unplug()
	v.do("reload", chromedp.Reload())
	v.table()
	v.await("English", `document.documentElement.lang === "en"`)
}

func TestThePageSaysWhatIsMissing(t *testing.T) {
	for _, row := range []struct{ name, language, missing, says string }{
		{"no WebAssembly, in Spanish", "es-MX", `delete window.WebAssembly`, "no admite WebAssembly"},
		{"no WebAssembly, in English", "de-DE", `delete window.WebAssembly`, "has no WebAssembly"},
		{"no WebGL", "es-ES", `HTMLCanvasElement.prototype.getContext = () => null`, "no ofrece gráficos WebGL 2"},
		{"no program", "en-US", `const was = fetch; fetch = (x, y) => String(x).includes(".wasm") ? Promise.reject(new Error("provoked")) : was(x, y)`, "could not be downloaded"},
		{"a download that stops", "en-US", `const was = fetch; fetch = (x, y) => String(x).includes(".wasm") ? new Promise((_, no) => y.signal.addEventListener("abort", () => no(y.signal.reason))) : was(x, y)`, "has stopped"},
		{"a file that is not on the server", "es-ES", `const was = fetch; fetch = (x, y) => String(x).includes(".wasm") ? Promise.resolve(new Response("", { status: 404 })) : was(x, y)`, "Falta un archivo"},
		{"no script of Go", "en-US", `Object.defineProperty(window, "Go", { get() {}, set() {} })`, "file of the game is missing"},
	} {
		t.Run(row.name, func(t *testing.T) {
			v := browse(t, row.language)
			v.do("take it away", chromedp.ActionFunc(func(ctx context.Context) error {
				_, err := page.AddScriptToEvaluateOnNewDocument(row.missing).Do(ctx)
				return err
			}))
			v.enter()
			v.says(row.says)
			v.await("the button", `!document.getElementById("again").hidden && document.getElementById("bar").hidden`)
		})
	}
}

func TestALostGraphicsCardIsSaidAndNotRetriedForEver(t *testing.T) {
	v := browse(t, "es-ES")
	v.enter()
	v.table()
	v.do("lose the card", chromedp.Evaluate(`window.here = true; document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`, nil))
	v.says("tarjeta gráfica")
	time.Sleep(500 * time.Millisecond)
	v.await("the same page, not a reloaded one", `window.here === true`)
}

func TestFilesGoOutAndComeIn(t *testing.T) {
	v := browse(t, "en-GB")
	v.enter()
	v.table()
	dir := t.TempDir()
	v.do("allow downloads", cdpbrowser.SetDownloadBehavior(cdpbrowser.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(dir))
	v.do("save", chromedp.Evaluate(`tyche.save("game.tyche", new Uint8Array([84, 121, 10]))`, nil))
	saved := filepath.Join(dir, "game.tyche")
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if content, err := os.ReadFile(saved); err == nil && string(content) == "Ty\n" {
			break
		}
	}
	if content, err := os.ReadFile(saved); err != nil || string(content) != "Ty\n" {
		t.Fatalf("saved %q, %v", content, err)
	}
	v.chooses(saved)
	v.do("open", chromedp.Evaluate(`tyche.open(".tyche").then(f => { window.chosen = f })`, nil,
		func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithUserGesture(true) }))
	v.await("the file", `window.chosen && window.chosen.name === "game.tyche" && String(window.chosen.bytes) === "84,121,10"`)
	v.clean()
}

// chooses answers the next file dialog.
func (v *visit) chooses(path string) {
	v.t.Helper()
	v.do("watch for the file dialog", page.SetInterceptFileChooserDialog(true))
	chromedp.ListenTarget(v.ctx, func(event any) {
		if e, ok := event.(*page.EventFileChooserOpened); ok {
			go func() {
				_ = chromedp.Run(v.ctx, dom.SetFileInputFiles([]string{path}).WithBackendNodeID(e.BackendNodeID))
			}()
		}
	})
}

// TestTheBrowserKeepsItsKeys: reload, address bar, zoom, printing and the developer tools work as on any page, and what
// the game uses is not taken for scrolling or searching.
func TestTheBrowserKeepsItsKeys(t *testing.T) {
	v := browse(t, "en-GB")
	v.enter()
	v.table()
	for _, row := range []struct {
		key   string
		taken bool
	}{
		{`{code: "F5", key: "F5"}`, false},
		{`{code: "F12", key: "F12"}`, false},
		{`{code: "KeyR", key: "r", ctrlKey: true}`, false},
		{`{code: "KeyL", key: "l", ctrlKey: true}`, false},
		{`{code: "KeyP", key: "p", metaKey: true}`, false},
		{`{code: "Equal", key: "+", ctrlKey: true}`, false},
		{`{code: "Digit0", key: "0", ctrlKey: true}`, false},
		{`{code: "KeyI", key: "I", ctrlKey: true, shiftKey: true}`, false},
		{`{code: "ArrowLeft", key: "ArrowLeft", altKey: true}`, false},
		{`{code: "KeyZ", key: "z", ctrlKey: true}`, true},
		{`{code: "KeyZ", key: "Z", ctrlKey: true, shiftKey: true}`, true},
		{`{code: "ArrowLeft", key: "ArrowLeft"}`, true},
		{`{code: "Space", key: " "}`, true},
		{`{code: "KeyR", key: "r"}`, true},
	} {
		var taken bool
		v.do("press", chromedp.Evaluate(`(() => {
			const e = new KeyboardEvent("keydown", Object.assign({bubbles: true, cancelable: true}, `+row.key+`));
			document.querySelector("canvas").dispatchEvent(e);
			return e.defaultPrevented;
		})()`, &taken))
		if taken != row.taken {
			t.Errorf("%s: taken by the game is %v", row.key, taken)
		}
	}
}

// TestThePageFollowsTheSystem: a new player gets the motion and the colours that the system asks for, and the page
// names the language of the game.
func TestThePageFollowsTheSystem(t *testing.T) {
	v := browse(t, "es-ES")
	v.do("ask for less motion and dark colours", emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{
		{Name: "prefers-reduced-motion", Value: "reduce"}, {Name: "prefers-color-scheme", Value: "dark"}}))
	v.enter()
	v.table()
	v.await("the wishes", `tyche.calm && tyche.dark`)
	v.await("Spanish", `document.documentElement.lang === "es"`)
	v.do("speak English", chromedp.Evaluate(`tyche.speak("en")`, nil))
	v.await("English", `document.documentElement.lang === "en"`)
	v.clean()
}
