package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// TestWhatIsAdvisedKeepsItsPlaceInSight asks for advice at a long list: the first answer, which is advised and seen anyway,
// stays above the second.
func TestWhatIsAdvisedKeepsItsPlaceInSight(t *testing.T) {
	s := sitDown(t, "en", 1024, 640, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, offers("step"))
	})
	s.app.Prefs.Speed = 0
	s.tick(10)
	o := s.table.Asks()
	prove.True(t, "many answers are listed", o != nil && len(o.Legal) > 8)
	if o == nil {
		return
	}
	last, shown := o.Row(o.Legal[len(o.Legal)-2].Move)
	prove.True(t, "more than the list can show", !shown || last.H == 0)
	s.key(ui.KeyH)
	s.tick(10)
	first, _ := o.Row(o.Legal[0].Move)
	second, _ := o.Row(o.Legal[1].Move)
	prove.True(t, "the first is above the second", first.H > 0 && second.H > 0 && first.Bottom() <= second.Y)
}
