package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// TestEqualPauses: with the setting on, every window takes as long whether a computer is asked in it or nobody is, however
// long it would like to think.
func TestEqualPauses(t *testing.T) {
	for _, level := range []string{"random", pondering} {
		t.Run(level, func(t *testing.T) { pausesAreEqual(t, level) })
	}
}

func pausesAreEqual(t *testing.T, level string) {
	seats := []session.Seating{{Name: "Irene"}, {Name: "Uno", Level: level}, {Name: "Dos", Level: level}, {Name: "Tres", Level: level}}
	s := sitDown(t, "es", 1280, 800, seats, nil)
	s.app.Prefs.EqualPauses, s.app.Prefs.Speed, s.in.Dt = true, 0, .1
	s.table.Return()
	luck := dice.New(3, 0)
	asked, unasked, ticks := 0, 0, 0
	from, long, someone := 0, 0, false
	for n := 0; n < 60000 && asked < 12; n++ {
		busy := s.face.Busy()
		s.tick(1)
		if s.table.Recaps() {
			s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEnter})
		}
		if s.table.Called() {
			if ticks == 0 {
				if busy { // what led to the window has taken the tick in which the pause was set
					ticks++
				}
				from = s.match.Session.Len()
				r, reacts := s.match.Session.Chair(s.match.Deciding()).Reaction()
				someone = reacts && len(r.Use) > 0 && !s.match.Person(s.match.Deciding())
			}
			ticks++
			continue
		}
		if ticks > 0 {
			if long == 0 {
				long = ticks
			}
			if ticks != long {
				t.Fatalf("a pause of %d ticks after others of %d, asked %v, entries %d to %d", ticks, long, someone, from, s.match.Session.Len())
			}
			if someone {
				asked++
			} else {
				unasked++
			}
			ticks = 0
		}
		if o := s.table.Asks(); o != nil {
			if k := o.Key(luck.Draw(len(o.Legal))); k >= 0 {
				s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.Digit(k)})
			}
		}
	}
	t.Logf("%d windows in which a computer was asked, %d in which nobody was", asked, unasked)
	prove.True(t, "a pause is about a second and a half", long >= 15 && long <= 17)
	prove.True(t, "both occur", asked == 12 && unasked > 12)
}

// TestPeopleAreAskedTogether: several people get one question at each window, the same for all, and one key answers it.
func TestPeopleAreAskedTogether(t *testing.T) {
	for _, lang := range []string{"es", "en"} {
		s := sitDown(t, lang, 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Bruno"}, {Name: "Ana"}, {Name: "Ordenador", Level: "random"}}, nil)
		s.app.Prefs.EqualPauses, s.app.Prefs.Speed = true, 0
		s.table.Return()
		luck := dice.New(3, 0)
		questions, shown, read, calls := 0, false, 0, 0
		for n := 0; n < 40000 && questions < 12; n++ {
			s.tick(1)
			switch {
			case s.table.Hidden(), s.table.Recaps():
				s.key(ui.KeyEnter)
			case s.table.Called() && !shown:
				shown = true
				questions++
				s.tick(1)
				prove.True(t, "nobody's hand lies open", len(s.face.view.Hand) == 0)
				if questions == 3 {
					s.tick(60)
					s.shot(t, "call-"+lang+".png")
				}
				s.key(ui.KeyEnter)
			case s.table.Called():
			case s.table.Asks() != nil:
				shown = false
				seat := s.match.Deciding()
				if r, reacts := s.match.Session.Chair(seat).Reaction(); reacts && len(r.Use) > 0 {
					t.Fatalf("seat %d is asked alone though nobody wanted to come between", seat+1)
				}
				s.answer(luck)
			default:
				shown = false
			}
		}
		for ; read < s.match.Session.Len(); read++ {
			for _, e := range s.match.Session.Read(read, rules.Nobody).Events {
				if e.Verb == game.EvCalled {
					calls++
				}
			}
		}
		prove.True(t, lang+": one question for each call", questions == 12 && calls >= questions)
	}
}
