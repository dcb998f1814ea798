//go:build !js

package sounds

import (
	"time"

	"github.com/ebitengine/oto/v3"
)

// How far ahead the card and the stream are filled: what is heard lags by as much.
const (
	cardBuffer   = 40 * time.Millisecond
	streamBuffer = 50 * time.Millisecond
)

// breathe gives what is called between the strokes of an effect. Effects are made on a thread of their own: nothing.
func breathe() func() { return nil }

// follow has nothing to do: a window that is not seen may be heard.
func follow(*oto.Context) {}
