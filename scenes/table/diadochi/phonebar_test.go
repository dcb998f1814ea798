package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// TestAPhoneTellsWhichRoundItIs: a bar without room for the tracks says Turn, Round and Segment in words.
func TestAPhoneTellsWhichRoundItIs(t *testing.T) {
	for _, width := range []float64{360, 390, 430} {
		s := sit(t, "es", width, 844, 60)
		s.in.Touch = true
		s.tick(30)
		said := s.lines()
		for _, words := range []string{"Turno", numerals[s.face.view.Turn-1], s.face.word(segmentKeys[s.face.view.Segment-1])} {
			prove.True(t, "the bar of a phone says "+words, said[words])
		}
		prove.True(t, "the Round", width < 390 || said["Ronda 1 de 5"])
	}
}

// TestTheThreatsLeaveTheMapInSightOnAPhone: the button of the threats is gilt while they are shown, and their card speaks of no key and
// leaves most of the map in sight.
func TestTheThreatsLeaveTheMapInSightOnAPhone(t *testing.T) {
	s := sit(t, "es", 390, 844, 60)
	s.in.Touch = true
	s.tick(30)
	sign, _, on := s.face.Lens()
	prove.True(t, "not shown at first", !on)
	s.face.Lenses()
	s.tick(5)
	again, _, on := s.face.Lens()
	prove.True(t, "shown, by the same sign", on && sign == again)
	a := table.Arrange(s.in.W, s.in.H, s.app.Theme, s.face.HandHeight(), func(float64) (all, least float64) { return 0, 0 })
	u := ui.NewUI(s.app)
	prove.True(t, "most of the map in sight", s.face.threats.high(u, legendWidth(u, a.Map.W)) < 0.4*a.Map.H)
	s.shot(t, "threats-phone.png")
}
