package sector_test

import (
	"fmt"
	"os"
	"testing"

	game "tyche/rules/sector"
)

// smallWindows are a small screen and a phone, sideways and upright.
var smallWindows = [][2]int{{1024, 640}, {844, 390}, {390, 844}}

// moments are what is looked at in small windows, in a language each.
var moments = []struct {
	name, language string
	seats          int
	seen           func(v *game.View) bool
}{
	{"planning", "es", 4, func(v *game.View) bool { return v.Round >= 2 && v.Phase == 1 }},
	{"turn", "en", 4, func(v *game.View) bool { return v.Round >= 3 && v.Phase == 2 && !v.Order.On && !v.Battle.On }},
	{"build", "es", 4, func(v *game.View) bool { return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 0 }},
	{"mobilise", "en", 2, func(v *game.View) bool {
		return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 1 && !v.Battle.On
	}},
	{"research", "es", 6, func(v *game.View) bool { return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 2 }},
	{"battle", "es", 2, func(v *game.View) bool {
		return v.Battle.On && len(v.Battle.Slots) > 0 && v.Battle.Slots[len(v.Battle.Slots)-1].Front[1].Kind != 0
	}},
}

func TestLookAtSmallWindows(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	for _, m := range moments {
		for _, size := range smallWindows {
			at := sitUntil(t, m.language, size[0], size[1], m.seats, 0, m.seen)
			at.In.Touch = size[0] < 1000
			at.Tick(3)
			look(t, at.Guide, fmt.Sprintf("small-%s-%dx%d", m.name, size[0], size[1]))
		}
	}
}

// TestPlayingNothingIsWrittenOutOnPhones: its button has the place of the title, or where that is too narrow a row below the arches.
func TestPlayingNothingIsWrittenOutOnPhones(t *testing.T) {
	for _, size := range smallWindows {
		m := moments[len(moments)-1]
		at := sitUntil(t, m.language, size[0], size[1], m.seats, 0, m.seen)
		at.In.Touch = size[0] < 1000
		at.Tick(3)
		if _, whole := at.Find("No jugar nada"); !whole {
			t.Errorf("%v: the screen says %q", size, at.Says())
		}
	}
}
