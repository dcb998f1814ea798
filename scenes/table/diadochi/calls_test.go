package diadochi

import (
	"slices"
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

// TestWhoeverWantsIsHandedTheMouse: everybody who says that he comes between gets the mouse in turn order, with or without
// anything to play, until somebody plays something; who has nothing reads so, at a table that shows what was seen at the call.
func TestWhoeverWantsIsHandedTheMouse(t *testing.T) {
	people := []session.Seating{{Name: "Irene"}, {Name: "Bruno"}, {Name: "Ana"}, {Name: "Ordenador", Level: "random"}}
	s := sitDown(t, "es", 1280, 800, people, nil)
	s.app.Prefs.EqualPauses, s.app.Prefs.Speed, s.in.Dt = true, 0, .1
	s.table.Return()
	luck, hands := dice.New(5, 0), dice.New(6, 0)
	idle, asked, called := 0, 0, 0
	for n := 0; n < 60000 && (idle < 12 || asked < 4); n++ {
		s.tick(1)
		switch {
		case s.table.Called() && s.says("Nadie interviene (Intro)"):
			called++
			var want []rules.Seat
			for p := range rules.Seat(3) {
				if hands.Draw(2) == 1 {
					s.say(t, people[p].Name)
					want = append(want, p)
				}
			}
			i, a := s.handed(t, want, s.called())
			idle, asked = idle+i, asked+a
		case s.table.Recaps(), s.table.Hidden(), s.table.Called() && s.says("No tienes nada que jugar"):
			s.key(ui.KeyEnter)
		case s.table.Asks() != nil:
			s.answer(luck)
		}
	}
	t.Logf("%d calls: %d had nothing to play, %d were asked", called, idle, asked)
	prove.True(t, "both occur", idle >= 12 && asked >= 4)
}

// called is the seat that is asked first in the window called last.
func (s *sat) called() (first rules.Seat) {
	for i := s.match.Session.Len() - 1; i >= 0; i-- {
		for _, e := range s.match.Session.Read(i, rules.Nobody).Events {
			if c, is := game.Game.(rules.Calls).Call(e); is {
				return c.First
			}
		}
	}
	return 0
}

// handed goes on from a question to all, and looks that those who want to come between get the mouse one after the other.
func (s *sat) handed(t *testing.T, want []rules.Seat, first rules.Seat) (idle, asked int) {
	t.Helper()
	s.key(ui.KeyEnter)
	for i := range want {
		seat := rules.Nobody
		for p := range rules.Seat(4) {
			if q := (first + p) % 4; slices.Contains(want, q) {
				seat = q
				break
			}
		}
		want = slices.DeleteFunc(slices.Clone(want), func(p rules.Seat) bool { return p == seat })
		s.until(t, "somebody gets the mouse", func() bool {
			return s.table.Hidden() || s.says("No tienes nada que jugar") || s.table.Asks() != nil || s.says("Nadie interviene (Intro)")
		})
		if s.says("Nadie interviene (Intro)") {
			return idle, asked // the computer has played something: everybody is asked anew
		}
		name := s.match.Session.Header().Seats[seat].Name
		if s.table.Hidden() {
			prove.True(t, name+" gets the mouse", s.lines()[name])
			s.key(ui.KeyEnter)
			s.tick(1)
		}
		if s.says("No tienes nada que jugar") {
			idle++
			prove.True(t, "the own hand lies open, as it was at the call", s.face.view.Seat == seat)
			if idle == 1 {
				s.shot(t, "call-idle.png")
			}
			s.key(ui.KeyEnter)
			continue
		}
		asked++
		r, reacts := s.match.Session.Chair(seat).Reaction()
		prove.True(t, name+" is asked", reacts && len(r.Use) > 0 && s.match.Deciding() == seat)
		if i%2 == 1 {
			s.answer(dice.New(1, 1))
			return idle, asked
		}
		s.key(ui.Digit(0)) // plays nothing
	}
	return idle, asked
}
