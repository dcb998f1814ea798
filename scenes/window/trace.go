package window

import (
	"fmt"
	"io"
	"time"
)

// trace tells how long ticks and frames take, one line for each tick: when it began (nanoseconds of the clock on the
// wall), how long the game took to update and to draw (microseconds; 0 = no frame was drawn), and 1 if the player did
// anything. What the graphics card took lies between a tick that drew and the next.
type trace struct {
	start          time.Time
	update, drawn  time.Duration
	input, running bool
}

// next ends a tick and begins another.
func (t *trace) next(w io.Writer, now time.Time) {
	if w == nil {
		return
	}
	if t.running {
		did := 0
		if t.input {
			did = 1
		}
		fmt.Fprintln(w, t.start.UnixNano(), t.update.Microseconds(), t.drawn.Microseconds(), did)
	}
	*t = trace{start: now, running: true}
}

// updated notes that the game has had its tick.
func (t *trace) updated(input bool) {
	if t.running {
		t.update, t.input = time.Since(t.start), input
	}
}
