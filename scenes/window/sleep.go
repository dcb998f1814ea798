//go:build !js

package window

import "github.com/hajimehoshi/ebiten/v2"

// setSleep switches between a frame for each refresh of the screen and a frame for each input.
func setSleep(asleep bool) {
	if asleep {
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	} else {
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}
