package imperio

import (
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// Keys are those that only this table has; see house.Kind.
var Keys = [][2]string{
	{"1 – 7", "imperio.keys.letters"},
	{"imperio.keys.cap.alt", "imperio.keys.move"},
	{"imperio.keys.cap.delete", "imperio.keys.withdraw"},
	{"I", "imperio.keys.errands"},
	{"B", "imperio.keys.report"},
	{"A", "imperio.keys.annals"},
	{"T", "imperio.keys.stars"},
	{"D", "imperio.keys.diplomacy"},
	{"V", "imperio.keys.council"},
	{"F", "imperio.keys.threats"},
	{".", "imperio.keys.step"},
	{">", "imperio.keys.slot"},
	{"imperio.keys.cap.backspace", "imperio.keys.back"},
}

// tap is the longest that a key is down, in seconds, when it was only tapped: held, V lifts the pieces off the chart.
const tap = .35

// councilKey turns to the page of the Council when V was tapped.
func (f *Face) councilKey(u *ui.UI, s *table.Sight) {
	switch k := &f.sheet; {
	case u.In.Hit(ui.KeyV, 0):
		k.pressed, k.down = true, 0
	case k.pressed && u.In.Down[ui.KeyV]:
		k.down += u.In.Dt
	case k.pressed:
		if k.pressed = false; k.down <= tap {
			u.App.Play("click")
			k.tab, s.Turn = councilTab, true
		}
	}
}
