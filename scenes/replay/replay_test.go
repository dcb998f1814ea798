package replay

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/imperio"
	"tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// learners play a game of two against each other until it is far enough.
func learners(t *testing.T, game rules.Game, mind bot.Mind, enough func(*session.Session) bool) *session.Session {
	t.Helper()
	s, err := session.New(game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Ada", Level: bot.Learner}, {Name: "Bruno", Level: bot.Learner}}, 4)
	prove.Is(t, "a game", err, nil)
	for n := uint64(0); !enough(s); n++ {
		seat := s.Pending()[0].Seat
		p, _ := bot.New(bot.Learner, mind, n)
		if _, err := s.Play(seat, bot.Choose(p, s.Chair(seat), bot.Budget{})); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// aHouse keeps all games, and acts nothing out.
func aHouse(t *testing.T) *house.House { return aHouseAt(t, 0) }

// aHouseAt keeps all games, and acts them out at a speed.
func aHouseAt(t *testing.T, speed float64) *house.House {
	t.Helper()
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Speed = speed
	h, err := house.New(app, registry.Games())
	prove.Is(t, "a house", err, nil)
	return h
}

// Orders of Imperio are many moves of which nothing is seen before they are sealed: a step leads past them, with the eyes of everybody;
// those who wrote them see each.
func TestAStepLeadsPastWhatIsNotSeen(t *testing.T) {
	s := learners(t, imperio.Game, imperio.Mind{}, func(s *session.Session) bool { return s.Chair(0).View().(*imperio.View).Turn >= 3 })
	h := aHouse(t)
	for _, eyes := range []rules.Seat{rules.Nobody, 0} {
		r := New(h, s, 0)
		r.eyes = eyes
		var stops []int
		for r.at < s.Len() {
			r.step()
			stops = append(stops, r.at)
			prove.True(t, "something was seen, or it is the last move", r.at == s.Len() || !r.silent(r.at-1))
		}
		prove.True(t, "fewer steps than moves", len(stops) < s.Len())
		for i := len(stops) - 2; i >= 0; i-- {
			r.back()
			prove.True(t, "back to where something was seen", r.at < stops[i+1] && (r.at == 0 || !r.silent(r.at-1)))
		}
	}
}

// TestWhatIsWatchedAgainIsActedOut: at the fastest speed, too, at which a game that plays by itself only shows where each move leads.
func TestWhatIsWatchedAgainIsActedOut(t *testing.T) {
	s := learners(t, imperio.Game, imperio.Mind{}, func(s *session.Session) bool { return s.Chair(0).View().(*imperio.View).Turn >= 2 })
	last := s.EntrySeen(0, s.Len(), func(e rules.Event) bool { return e.Verb == imperio.EvSlot })
	h := aHouseAt(t, fastest)
	in := ui.Input{W: 1280, H: 800, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1}
	for _, row := range []struct {
		name  string
		begin func(*Replay)
		acted bool
	}{{"watched", func(r *Replay) { r.Watch(table.Passage{From: last, To: last}) }, true}, {"played", (*Replay).Play, false}} {
		r := New(h, s, last)
		row.begin(r)
		acted := false
		for range 60 {
			r.Update(&in)
			acted = acted || r.face.Busy()
		}
		prove.Is(t, row.name, acted, row.acted)
	}
}

// TestALineOfARecapIsWatchedFromItsEvent: a turn of Imperio is one move, of which a film is made; it begins with what is asked about.
func TestALineOfARecapIsWatchedFromItsEvent(t *testing.T) {
	s := learners(t, imperio.Game, imperio.Mind{}, func(s *session.Session) bool { return s.Chair(0).View().(*imperio.View).Turn >= 2 })
	fourth := func(e rules.Event) bool { return e.Verb == imperio.EvSlot && e.N == 4 }
	entry := s.EntrySeen(rules.Nobody, s.Len(), fourth)
	events := s.Read(entry, rules.Nobody).Events
	about := slices.IndexFunc(events, fourth)
	prove.True(t, "there is a fourth slot", about > 0)
	r := New(aHouseAt(t, 1), s, entry)
	shown := func(about rules.Event) int {
		r.stop(entry)
		r.Watch(table.Passage{From: entry, To: entry, Begins: about})
		r.forward()
		return r.face.(interface{ Shown() int }).Shown()
	}
	prove.True(t, "from the beginning", shown(rules.Event{}) < about)
	prove.True(t, "what was before is over at once", shown(events[about]) >= about)
}

// TestWhoPlaysOnWritesAllOrdersAnew: letters that were written and not carried out yet are written again.
func TestWhoPlaysOnWritesAllOrdersAnew(t *testing.T) {
	s := learners(t, imperio.Game, imperio.Mind{}, func(s *session.Session) bool { return s.Chair(0).View().(*imperio.View).Turn >= 3 })
	seal := s.EntrySeen(rules.Nobody, s.Len(), func(e rules.Event) bool { return e.Verb == imperio.EvSealed })
	for s.Entry(seal-1).Seat != s.Entry(seal).Seat { // a plan of several letters
		seal = s.EntrySeen(rules.Nobody, seal, func(e rules.Event) bool { return e.Verb == imperio.EvSealed })
	}
	from, who := unwritten(s, seal), s.Entry(seal).Seat
	prove.True(t, "it goes back", from < seal && from > 0)
	v := s.ChairAt(from, who).View().(*imperio.View)
	prove.True(t, "it is not sealed", !v.Houses[who].Sealed)
	for i := range v.Own.Slots {
		prove.Is(t, "what is written", v.Own.Slots[i].Kind, 0)
	}
	prove.Is(t, "the end stays where it is", unwritten(s, s.Len()), s.Len())
}

// TestPhasesAreSteppedThrough goes through a game of Sector phase by phase: at each a phase begins, in order, and the way back leads to the
// same places.
func TestPhasesAreSteppedThrough(t *testing.T) {
	s := learners(t, sector.Game, sector.Mind{}, func(s *session.Session) bool { return s.Chair(0).View().(sector.View).Round >= 3 })
	h := aHouse(t)
	r := New(h, s, 0)
	var stops []int
	for r.phase(1); r.at < s.Len(); r.phase(1) {
		stops = append(stops, r.at)
		prove.True(t, "a phase begins", slices.ContainsFunc(s.Read(r.at-1, rules.Nobody).Events, sector.Begins))
	}
	prove.True(t, "at least two phases in each of two rounds", len(stops) >= 4)
	for i := len(stops) - 1; i >= 0; i-- {
		r.phase(-1)
		prove.Is(t, "back", r.at, stops[i])
	}
	r.phase(-1)
	prove.Is(t, "before the first", r.at, 0)
}

// TestSlotsAreSteppedThrough goes through a turn of Imperio, which one move brings, slot by slot and back again; the chronicle tells of it
// what was shown.
func TestSlotsAreSteppedThrough(t *testing.T) {
	s := learners(t, imperio.Game, imperio.Mind{}, func(s *session.Session) bool { return s.Chair(0).View().(*imperio.View).Turn >= 3 })
	r := New(aHouseAt(t, 1), s, 0)
	r.phase(1)
	at, slots := r.at, 0
	for _, e := range s.Read(at-1, rules.Nobody).Events {
		if imperio.Begins(e) {
			slots++
		}
	}
	told := []int{r.told.now}
	for r.phase(1); r.at == at; r.phase(1) {
		prove.True(t, "more is told", r.told.now >= told[len(told)-1])
		told = append(told, r.told.now)
	}
	prove.True(t, "all slots of the move were stepped through", slots > 1 && len(told) >= slots)
	prove.True(t, "not all was told at once", told[0] < told[len(told)-1])
	r.phase(-1)
	prove.Is(t, "the slots of the turn before", r.at, at)
	for range told[1:] {
		r.phase(1)
	}
	for i := len(told) - 2; i >= 0; i-- {
		r.phase(-1)
		prove.Is(t, "the part before", r.told.now, told[i])
	}
}

// TestTheLineOfTimeStandsAmidAMove: a turn of Imperio is one move, and so may be a whole battle or regroup phase of Sector; the line of time
// stands after each thing that is told of it, forward and back, and holds there.
func TestTheLineOfTimeStandsAmidAMove(t *testing.T) {
	third := func(s *session.Session) bool { return s.Chair(0).View().(*imperio.View).Turn >= 3 }
	second := func(s *session.Session) bool { return s.Chair(0).View().(sector.View).Round >= 2 }
	for _, row := range []struct {
		game   rules.Game
		mind   bot.Mind
		enough func(*session.Session) bool
	}{{imperio.Game, imperio.Mind{}, third}, {sector.Game, sector.Mind{}, second}} {
		r := New(aHouseAt(t, 1), learners(t, row.game, row.mind, row.enough), 0)
		amid := 0
		for i, m := range r.moments {
			r.stand(i)
			now := r.now()
			prove.True(t, "it stands there, or where more is told at once", now >= i && (m.told != whole || now == i))
			if m.told == whole {
				continue
			}
			amid++
			prove.Is(t, "held", r.sight.Held, r.face.Busy())
			last := r.told.lines[r.told.now-1]
			prove.True(t, "what is told", last.entry == m.at-1 && last.nth+1 >= m.told)
			if r.sight.Held { // else the last thing told is shown with the end of the move
				r.step()
				prove.True(t, "on", r.now() > now)
			}
			if now > 0 && r.sight.Held { // a key on the slider steps back as well
				r.stand(i)
				r.slide(float64(r.now() - 1))
				prove.True(t, "the slider goes back", r.now() < now)
				r.stand(i)
			}
			for at := r.now(); at >= i; at = r.now() {
				r.back()
				prove.True(t, "back", r.now() < at)
			}
		}
		prove.True(t, "moments amid moves", amid > 10)
	}
}

// TestWhatIsWatchedEndsWithItsEvent: the game does not play on to the present.
func TestWhatIsWatchedEndsWithItsEvent(t *testing.T) {
	s := learners(t, imperio.Game, imperio.Mind{}, func(s *session.Session) bool { return s.Chair(0).View().(*imperio.View).Turn >= 3 })
	third := func(e rules.Event) bool { return e.Verb == imperio.EvSlot && e.N == 3 }
	entry := s.EntrySeen(rules.Nobody, s.Len()/2, third)
	events := s.Read(entry, rules.Nobody).Events
	r := New(aHouseAt(t, 1), s, 0)
	r.Watch(table.Passage{From: entry, To: entry, Ends: events[slices.IndexFunc(events, third)]})
	in := ui.Input{W: 1280, H: 800, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1}
	for n := 0; r.playing; n++ {
		if r.Update(&in); n > 60*120 {
			t.Fatal("it plays on")
		}
	}
	prove.Is(t, "the move", r.at, entry+1)
	prove.True(t, "held where it ends", r.sight.Held && r.face.(table.Unfolding).Shown() > slices.IndexFunc(events, third))
	prove.True(t, "and no later", r.face.(table.Unfolding).Shown() < len(events))
}
