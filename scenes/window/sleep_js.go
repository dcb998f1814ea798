package window

import "github.com/hajimehoshi/ebiten/v2"

// setSleep lowers the number of ticks; the browser itself stops a page that is not seen.
func setSleep(asleep bool) {
	if asleep {
		ebiten.SetTPS(ticks / 4)
	} else {
		ebiten.SetTPS(ticks)
	}
}
