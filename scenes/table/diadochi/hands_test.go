package diadochi

import (
	"reflect"
	"strings"
	"testing"

	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// answer lets whoever is asked at the table answer somehow, with the keys of the answers.
func (s *sat) answer(luck *dice.Stream) {
	switch {
	case s.table.Hidden():
		s.press(s.in.W/2, s.in.H/2+78)
	case s.table.Asks() == nil:
		s.tick(1)
		if !s.face.Busy() && s.match.Person(s.match.Deciding()) {
			s.key(ui.KeyEscape) // a recap or a list lies on the table
		}
	default:
		s.answerByKey(luck)
	}
}

// TestTablesOfPeopleAndComputers plays some hundred moves with two to five at the table, people and computers in turn.
func TestTablesOfPeopleAndComputers(t *testing.T) {
	for n := 2; n <= 5; n++ {
		var seats []session.Seating
		for i := range n {
			seats = append(seats, session.Seating{Name: string(rune('A' + i)), Level: []string{"", "random"}[i%2]})
		}
		s := sitDown(t, "es", 1280, 800, seats, nil)
		s.app.Prefs.Speed = 0
		luck := dice.New(uint64(n), 0)
		for range 6000 {
			if _, over := s.match.Session.Outcome(); over || s.match.Session.Len() > 250 {
				break
			}
			s.answer(luck)
		}
		if _, over := s.match.Session.Outcome(); !over && s.match.Session.Len() <= 250 {
			t.Errorf("%d at the table: stuck after %d moves", n, s.match.Session.Len())
		}
	}
}

// TestAGameWithItsAnimations plays with animations at four times their speed, to the end of none of them in particular:
// now and then the window loses the keyboard or a tick takes long, and the table must come to rest with the truth.
func TestAGameWithItsAnimations(t *testing.T) {
	s := sitDown(t, "en", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Bruno", Level: "random"}}, nil)
	s.app.Prefs.Speed = 4
	luck := dice.New(5, 0)
	busy := 0
	for n := 0; (busy < 600 || s.match.Session.Len() < 60) && n < 300_000; n++ {
		if s.face.Busy() {
			busy++
			s.in.Focused = n%40 >= 20 // lost in the middle, and given back
			if s.in.Dt = 1. / 60; n%50 == 0 {
				s.in.Dt = 0.1
			}
		}
		s.answer(luck)
	}
	if busy < 50 || s.match.Session.Len() < 40 {
		t.Errorf("%d busy ticks, %d moves", busy, s.match.Session.Len())
	}
	s.in.Focused, s.in.Dt = true, 1./60
	for n := 0; s.table.Asks() == nil && n < 60*60; n++ {
		if s.table.Recaps() || n%600 == 599 { // the last frame of a battle stays for the person in it
			s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEscape})
		}
		s.tick(1)
	}
	if s.table.Asks() == nil {
		t.Fatal("the table does not come to rest")
	}
	want := s.match.Chair().View()
	if got := s.face.view; !same(got, want) {
		t.Error("after the animations the table shows another position than the game has")
	}
}

// TestTakingBackAfterLuck throws dice and then asks to take them back: nothing changes, and the table says why.
func TestTakingBackAfterLuck(t *testing.T) {
	s := sitDown(t, "en", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Bruno", Level: "random"}}, nil)
	s.app.Prefs.Speed = 0
	luck := dice.New(9, 0)
	undone, refused := 0, 0
	for n := range 4000 {
		if undone > 3 && refused > 3 {
			return
		}
		if _, over := s.match.Session.Outcome(); over {
			break
		}
		s.answer(luck)
		if s.table.Asks() == nil || s.match.Session.Len() == 0 || n%5 > 0 {
			continue
		}
		before, hash := s.match.Session.Len(), s.match.Session.Hash()
		can, why := s.match.CanUndo()
		s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl})
		s.tick(2)
		if can {
			undone++
			if s.match.Session.Len() >= before {
				t.Fatal("nothing was taken back")
			}
			continue
		}
		refused++
		if s.match.Session.Hash() != hash {
			t.Fatal("what luck decided was taken back")
		}
		if why.Key != "" && !s.says(s.face.voice.Say(why)) {
			t.Errorf("the table does not say %q", s.face.voice.Say(why))
		}
	}
	t.Errorf("%d taken back, %d refused", undone, refused)
}

// says looks for the beginning of a sentence on the screen: long ones are broken into lines.
func (s *sat) says(sentence string) bool {
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	found := false
	l.Texts(func(line string, _ canvas.Point) {
		found = found || line != "" && strings.HasPrefix(sentence, strings.TrimSpace(line)) && len(line) > 8
	})
	return found
}

func same(a, b any) bool { return reflect.DeepEqual(a, b) }
