package window

import (
	"sync"
	"syscall/js"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A finger that is lifted before the next tick is never seen by asking who touches now: on a slow or busy device a quick tap
// would do nothing. The page's own events tell of each.

// begun are the fingers that have come down since the last tick.
var begun struct {
	sync.Mutex
	fingers []ui.Finger
}

func init() {
	hear := js.FuncOf(func(_ js.Value, args []js.Value) any { hearTouch(args[0]); return nil })
	js.Global().Call("addEventListener", "touchstart", hear, map[string]any{"capture": true, "passive": true})
}

func hearTouch(event js.Value) {
	if event.Get("target").Get("tagName").String() != "CANVAS" {
		return
	}
	scale := min(max(js.Global().Get("devicePixelRatio").Float(), 0.5), maxScale)
	touches := event.Get("changedTouches")
	begun.Lock()
	for i := range touches.Length() {
		touch := touches.Index(i)
		at := canvas.Point{X: touch.Get("clientX").Float() * scale, Y: touch.Get("clientY").Float() * scale}
		begun.fingers = append(begun.fingers, ui.Finger{ID: touch.Get("identifier").Int(), At: at})
	}
	begun.Unlock()
}

// quick adds to the fingers that are down those that have come and gone since the last tick.
func quick(down []ui.Finger) []ui.Finger {
	begun.Lock()
	down = withQuick(down, begun.fingers)
	begun.fingers = begun.fingers[:0]
	begun.Unlock()
	return down
}
