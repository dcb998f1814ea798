package sounds

import (
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// streamBuffer is how far ahead the stream is filled: what is heard lags by as much. In a browser all runs on one thread,
// so that a slow frame must not leave the card without samples.
const streamBuffer = 120 * time.Millisecond

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

// follow silences the stream while the page lies behind another one, where the game stands still.
func follow(stream *audio.Player) {
	page := js.Global().Get("document")
	page.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if page.Get("hidden").Bool() {
			stream.Pause()
		} else {
			stream.Play()
		}
		return nil
	}))
}

// TryApart says whether the browser plays sound at all; it opens the device itself, and never fails later.
func TryApart() bool {
	return js.Global().Get("AudioContext").Truthy() || js.Global().Get("webkitAudioContext").Truthy()
}

// Probe is never asked for in a browser.
func Probe() bool { return false }
