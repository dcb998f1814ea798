package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/session"
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

// TestWhatHappensIsToldWhereThePhoneAsks: while something is acted out the page of the answers, which has none, tells the chronicle.
func TestWhatHappensIsToldWhereThePhoneAsks(t *testing.T) {
	s := sitDown(t, "es", 390, 844, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, nil)
	s.in.Touch = true
	luck, told := dice.New(3, 0), 0
	for n := 0; n < 900 && told < 3; n++ {
		if len(s.match.Session.Pending()) > 0 && s.match.Session.Pending()[0].Seat == 0 || s.match.Session.Len() < 30 {
			s.answer(luck)
		}
		s.tick(1)
		if list := s.chronicle(); s.face.Busy() && s.says(s.face.voice.Say(rules.Say("table.watch"))) && len(list) > 8 {
			prove.True(t, "the chronicle is told", slices.ContainsFunc(list[len(list)-8:], s.says))
			told++
		}
	}
	prove.True(t, "something was acted out", told == 3)
}
