package ui

import (
	"math"

	"tyche/sprites/canvas"
)

// Finger is one finger on the screen.
type Finger struct {
	ID int
	At canvas.Point
}

// Fingers turns what fingers do into what a mouse would do. A short tap clicks, a finger that rests hovers, a finger
// that moves drags, two fingers pan and zoom.
type Fingers struct {
	state fingerState
	id    int
	start canvas.Point
	at    canvas.Point
	rest  canvas.Point // where it rests
	held  float64      // seconds since the first finger came down
	mid   canvas.Point
	wide  float64
}

type fingerState uint8

const (
	noFinger fingerState = iota
	maybeTap
	hovering
	dragging
	pinching
	lifting // a gesture of two fingers ended; wait until all are up
)

const (
	restSeconds = 0.4 // a longer touch hovers
	tapSlack    = 9.0 // design pixels that a tap may slip
	restSlack   = 5.0 // design pixels that a finger trembles while it rests: it points steadily
)

// Feed adds what the fingers on the screen did in this tick to in. Dt, Scale and the rest of in are set before.
func (f *Fingers) Feed(in *Input, fingers []Finger) {
	if len(fingers) > 0 || f.state != noFinger {
		in.Touch = true
	}
	if in.Touch && f.state == noFinger && len(fingers) == 0 && in.Present {
		in.Present, in.Moved = false, true // a tap is over: nothing is pointed at
	}
	switch {
	case len(fingers) >= 2 && f.state != lifting:
		f.pinch(in, fingers)
	case f.state == pinching || f.state == lifting:
		f.state = lifting
		if len(fingers) == 0 {
			f.state = noFinger
		}
	case len(fingers) == 1:
		f.one(in, fingers[0])
	case f.state != noFinger:
		f.lift(in)
	}
}

func (f *Fingers) one(in *Input, finger Finger) {
	if f.state == noFinger {
		*f = Fingers{state: maybeTap, id: finger.ID, start: finger.At, at: finger.At}
	}
	moved := finger.At != f.at
	f.at = finger.At
	f.held += in.Dt
	slipped := distance(f.at, f.start) > tapSlack*in.Scale
	switch {
	case f.state == maybeTap && slipped:
		f.state = dragging
		in.Pressed = append(in.Pressed, Click{LeftButton, f.start})
	case f.state == maybeTap && f.held > restSeconds:
		f.state, f.rest, moved = hovering, f.at, true
	case f.state == hovering:
		if moved = distance(f.at, f.rest) > restSlack*in.Scale; moved {
			f.rest = f.at
		}
	}
	if f.state == maybeTap {
		return
	}
	in.Cursor, in.Present, in.Moved = f.at, true, in.Moved || moved
	if f.state == hovering {
		in.Cursor = f.rest
	}
	in.Held[LeftButton] = f.state == dragging
}

func distance(a, b canvas.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func (f *Fingers) lift(in *Input) {
	switch f.state {
	case maybeTap:
		in.Cursor, in.Present, in.Moved = f.at, true, true
		in.Pressed = append(in.Pressed, Click{LeftButton, f.at})
		in.Released = append(in.Released, Click{LeftButton, f.at})
	case dragging:
		in.Released = append(in.Released, Click{LeftButton, f.at})
		in.Present, in.Moved = false, true
	case hovering:
		in.Present, in.Moved = false, true
	}
	in.Held[LeftButton] = false
	f.state = noFinger
}

func (f *Fingers) pinch(in *Input, fingers []Finger) {
	a, b := fingers[0].At, fingers[1].At
	mid := canvas.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	wide := max(distance(a, b), 1)
	if f.state != pinching {
		if f.state == dragging {
			in.Released = append(in.Released, Click{LeftButton, f.at})
			in.Held[LeftButton] = false
		}
		f.state, f.mid, f.wide = pinching, mid, wide
	}
	in.Pan = canvas.Point{X: mid.X - f.mid.X, Y: mid.Y - f.mid.Y}
	in.Zoom, in.ZoomAt = wide/f.wide, mid
	in.Present = false
	f.mid, f.wide = mid, wide
}
