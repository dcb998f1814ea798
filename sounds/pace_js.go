package sounds

import (
	"syscall/js"
	"time"

	"github.com/ebitengine/oto/v3"
)

// How far ahead the card and the stream are filled: what is heard lags by as much. In a browser all runs on one
// thread, so that a slow frame must not leave the card without samples.
const (
	cardBuffer   = 100 * time.Millisecond
	streamBuffer = 120 * time.Millisecond
)

// breathe gives what is called between the strokes of an effect: it hands the only thread back to the page for a
// while whenever the effect has held it for some milliseconds.
func breathe() func() {
	since := time.Now()
	return func() {
		if time.Since(since) > 3*time.Millisecond {
			time.Sleep(6 * time.Millisecond)
			since = time.Now()
		}
	}
}

// follow silences the card while the page lies behind another one, where the game stands still.
func follow(card *oto.Context) {
	page := js.Global().Get("document")
	page.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if page.Get("hidden").Bool() {
			_ = card.Suspend() // cannot fail in a browser
		} else {
			_ = card.Resume()
		}
		return nil
	}))
}
