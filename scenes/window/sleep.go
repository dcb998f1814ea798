//go:build !js

package window

import "github.com/hajimehoshi/ebiten/v2"

// setSleep switches between a frame for each refresh of the screen and a frame for each input. Asleep, every frame is a
// tick: an input that came less than a tick after the last look would otherwise wait for the next one.
func setSleep(asleep bool) {
	if asleep {
		ebiten.SetTPS(ebiten.SyncWithFPS)
		//lint:ignore SA1019 nothing else draws a frame only when something came
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	} else {
		ebiten.SetTPS(ticks)
		//lint:ignore SA1019 the only way back from the mode above
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}
