package sector_test

import (
	"strings"
	"testing"

	game "tyche/rules/sector"
	face "tyche/scenes/table/sector"
)

// TestAChoiceOfEventCardsIsRead looks for what each card does on a screen where nothing is pointed at.
func TestAChoiceOfEventCardsIsRead(t *testing.T) {
	for _, row := range []struct {
		language       string
		w, h, seats, n int
	}{{"es", 1280, 800, 4, 2}, {"en", 1280, 800, 3, 3}, {"es", 1280, 800, 6, 3}, {"es", 1600, 1000, 4, 2}} {
		at := sitUntil(t, row.language, row.w, row.h, row.seats, 0, func(v *game.View) bool { return v.Step == 8 && len(v.Events) >= row.n })
		at.Tick(2)
		said := strings.Join(at.Says(), " ")
		cards := at.session.Chair(0).View().(game.View).Events
		for i, ref := range cards {
			if effect := at.face.(*face.Face).Effect(ref); !strings.Contains(said, effect) {
				t.Errorf("%s, %d seats: nothing says %q", row.language, row.seats, effect)
			}
			for _, other := range cards[:i] {
				a, _ := at.face.Where(ref)
				if b, _ := at.face.Where(other); other != ref && !a.Intersect(b).Empty() {
					t.Errorf("%s, %d seats: %v and %v overlap", row.language, row.seats, a, b)
				}
			}
		}
		if n := testing.AllocsPerRun(50, func() { at.Tick(1) }); n > 0 {
			t.Errorf("%s, %d seats: %v allocations in a tick without input", row.language, row.seats, n)
		}
	}
}
