//go:build !js

package window

import "tyche/scenes/ui"

// Read is nil: a window of the desktop is not read. The terminal's referee plays every game in words.
var Read func(lines []ui.Line)

// ShowReading is nil where there is no reading to show.
var ShowReading func()

// Deep is for pages, whose browser has a button that leads back.
func Deep(int) {}

func acted(*ui.Input) {}
