//go:build !js

package window

import "tyche/scenes/ui"

// quick and ended are for pages: a desktop tells of every press.
func quick(down []ui.Finger) []ui.Finger { return down }

func ended() []ui.Finger { return nil }
