//go:build !js

package sounds

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// streamBuffer is how far ahead the stream is filled: what is heard lags by as much.
const streamBuffer = 50 * time.Millisecond

// breathe gives what is called between the strokes of an effect. Effects are made on a thread of their own: nothing.
func breathe() func() { return nil }

// follow has nothing to do: a window that is not seen may be heard.
func follow(*audio.Player) {}
