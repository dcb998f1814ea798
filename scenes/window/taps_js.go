package window

import (
	"slices"
	"sync"
	"syscall/js"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A finger that is lifted before the next tick is never seen by asking who touches now: on a slow or busy device a quick tap
// would do nothing. The page's own events tell of each.

// begun are the fingers that have come down since the last tick, lifted those that have gone, where they went.
var (
	fingering     sync.Mutex
	begun, lifted []ui.Finger
)

func init() {
	hear("touchstart", func(f ui.Finger) {
		begun = append(begun, f)
		lifted = slices.DeleteFunc(lifted, func(before ui.Finger) bool { return before.ID == f.ID })
	})
	hear("touchend", func(f ui.Finger) { lifted = append(lifted, f) })
}

// hear tells of the fingers on the canvas that an event of the page is about.
func hear(event string, tell func(ui.Finger)) {
	heard := js.FuncOf(func(_ js.Value, args []js.Value) any { hearTouch(args[0], tell); return nil })
	js.Global().Call("addEventListener", event, heard, map[string]any{"capture": true, "passive": true})
}

func hearTouch(event js.Value, tell func(ui.Finger)) {
	if event.Get("target").Get("tagName").String() != "CANVAS" {
		return
	}
	scale := scale()
	touches := event.Get("changedTouches")
	fingering.Lock()
	for i := range touches.Length() {
		touch := touches.Index(i)
		at := canvas.Point{X: touch.Get("clientX").Float() * scale, Y: touch.Get("clientY").Float() * scale}
		tell(ui.Finger{ID: touch.Get("identifier").Int(), At: at})
	}
	fingering.Unlock()
}

// quick adds to the fingers that are down those that have come and gone since the last tick.
func quick(down []ui.Finger) []ui.Finger {
	fingering.Lock()
	down = withQuick(down, begun)
	begun = begun[:0]
	fingering.Unlock()
	return down
}

// ended returns the fingers that have been lifted since it was asked last: those that were quick as well, which are seen one tick later.
func ended() []ui.Finger {
	fingering.Lock()
	defer fingering.Unlock()
	now := slices.Clone(lifted)
	lifted = lifted[:0]
	return now
}
