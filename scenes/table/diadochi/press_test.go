package diadochi

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// pressing sits down where a moment of a game by chance has come, and returns what it finds there; seeds are tried until one has it.
func pressing[T any](t *testing.T, moment func(session.Chair) bool, find func(*sat) (T, bool)) (*sat, T) {
	t.Helper()
	for seed := range uint64(40) {
		s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, seed, moment)
		})
		s.settle()
		for n := 0; n < 50 && s.table.Asks() == nil; n++ {
			s.key(ui.KeyEscape)
		}
		s.tick(2)
		if s.table.Asks() == nil {
			continue
		}
		if found, ok := find(s); ok {
			return s, found
		}
	}
	t.Fatal("no game has such a moment")
	panic("")
}

// place is a thing and where on the canvas a press means it.
type place struct {
	ref rules.Ref
	at  canvas.Point
}

// inSight returns where a press means this thing and no other.
func (s *sat) inSight(ref rules.Ref) (place, bool) {
	at, _, ok := s.face.find(ref)
	return place{ref, at}, ok && at.Y < 560 && s.face.camera.View.Contains(at) && s.face.pick(at, s.table.Asks()) == ref
}

// TestNobodyGoesThroughTheGatesByOnePress: a press on a king who may only go into his city opens the small list.
func TestNobodyGoesThroughTheGatesByOnePress(t *testing.T) {
	s, king := pressing(t, offers("royal-in"), func(s *sat) (place, bool) {
		for _, f := range s.table.Asks().Legal {
			if to := f.Caption.Targets; f.Caption.Rank == rules.Aside && len(to) == 1 && to[0].Kind == game.KindRoyal && len(s.table.Asks().At(to[0])) == 1 {
				if p, ok := s.inSight(to[0]); ok {
					return p, true
				}
			}
		}
		return place{}, false
	})
	before := s.match.Session.Len()
	s.press(king.at.X, king.at.Y)
	if s.match.Session.Len() != before {
		t.Error("one press sends the king through the gates")
	}
	if s.table.Popped() != king.ref {
		t.Errorf("the small list is about %v, not about %v", s.table.Popped(), king.ref)
	}
}

// TestByLandOrBySea: a press on a Port to which a road and a voyage lead asks which is meant.
func TestByLandOrBySea(t *testing.T) {
	both := func(c session.Chair) (ref rules.Ref, ok bool) {
		if !offers("sail")(c) {
			return ref, false
		}
		ways := table.FindRoutes(c, new(Face).Walk())
		for _, m := range c.Moves(nil) {
			if game.IsSail(m) {
				ref = c.Describe(m).Targets[0]
				if way, far := ways[ref]; far && len(way.Moves) > 1 {
					return ref, true
				}
			}
		}
		return ref, false
	}
	s, port := pressing(t, func(c session.Chair) bool { _, ok := both(c); return ok }, func(s *sat) (place, bool) {
		ref, _ := both(s.match.Chair())
		return s.inSight(ref)
	})
	before := s.match.Session.Len()
	s.press(port.at.X, port.at.Y)
	if s.match.Session.Len() != before || s.table.Popped() != port.ref {
		t.Fatalf("%d moves; the small list is about %v", s.match.Session.Len()-before, s.table.Popped())
	}
	s.tick(2)
	sea, land := false, false
	for line := range s.lines() {
		sea = sea || strings.HasPrefix(line, "Navegar a ") && strings.HasSuffix(line, "\u00a0PM)")
		land = land || strings.HasPrefix(line, "Ir hasta ") && strings.HasSuffix(line, " PM por tierra")
	}
	if !sea || !land {
		t.Errorf("it does not say what the ways cost: by sea %v, by land %v", sea, land)
	}
}

// TestAPressOnThePortOfTheVoyageLands: where the route has come to, the same place means to land there.
func TestAPressOnThePortOfTheVoyageLands(t *testing.T) {
	s, port := pressing(t, func(c session.Chair) bool {
		d, _ := c.Decision()
		return d.Prompt.Key == "diadochi.ask.voyage" && !offers("choose")(c) && slices.ContainsFunc(c.Moves(nil), func(m rules.Move) bool { return game.Game.Format(m) == "done" })
	}, func(s *sat) (place, bool) { return s.inSight(s.table.Asks().Decision.About) })
	before := s.match.Session.Len()
	s.press(port.at.X, port.at.Y)
	if s.match.Session.Len() == before {
		t.Fatal("a press on the Port gives no answer")
	}
	if m := s.match.Session.Entry(before).Move; game.Game.Format(m) != "done" {
		t.Errorf("a press on the Port gives %q", game.Game.Format(m))
	}
}

// TestAllWithinARingIsItsPlace: where the ring of a space that may be chosen lies over one that may not, and nearer to that, it means the former.
func TestAllWithinARingIsItsPlace(t *testing.T) {
	s, p := pressing(t, offers("step"), func(s *sat) (canvas.Point, bool) {
		for i := range s.face.model.Areas {
			at, r, ok := s.face.find(spaceRef(i))
			if !ok || !s.table.Asks().Lit(spaceRef(i)) {
				continue
			}
			for k := range 32 {
				sin, cos := math.Sincos(float64(k) * math.Pi / 16)
				p := canvas.Point{X: at.X + r*cos, Y: at.Y + r*sin}
				near, ok := s.face.pieces.finder.Area(s.face.camera, p, nil)
				_, token := s.face.pieces.finder.Token(s.face.camera, p, s.table.Asks().Lit)
				if ok && !token && !s.table.Asks().Lit(near) {
					return p, true
				}
			}
		}
		return canvas.Point{}, false
	})
	if got := s.face.pick(p, s.table.Asks()); !s.table.Asks().Lit(got) {
		t.Errorf("within the ring %v is meant", got)
	}
}

// TestNumbersBeginAnewWhereTheMarchHasCome: a space further on other ways lie ahead, and their keys count from 1 without holes.
func TestNumbersBeginAnewWhereTheMarchHasCome(t *testing.T) {
	s, key := pressing(t, offers("step"), func(s *sat) (int, bool) {
		o := s.table.Asks()
		for i, f := range o.Legal {
			if to := f.Caption.Targets; game.IsStep(f.Move) && len(f.Stakes) == 0 && o.Key(i) > 0 && o.Routes[to[0]].Left > 0 {
				return o.Key(i), true
			}
		}
		return 0, false
	})
	asked := s.table.Asks().Decision.Prompt.Key
	s.key(ui.Digit(key))
	for range 600 {
		if s.tick(1); s.table.Asks() != nil {
			break
		}
	}
	o := s.table.Asks()
	if o == nil || o.Decision.Prompt.Key != asked {
		t.Fatal("the march is not asked where it goes on")
	}
	for i := range min(len(o.Legal)-1, 9) {
		if o.Key(i) != i+1 {
			t.Errorf("answer %d has the key %d", i+1, o.Key(i))
		}
	}
}

// TestASpreadStackIsShownOnce: while it is spread out, nothing of it is drawn where it stands.
func TestASpreadStackIsShownOnce(t *testing.T) {
	s := sit(t, "es", 1280, 800, 60)
	s.tick(4)
	for i := range s.face.pieces.finder.Tokens {
		stack := s.face.pieces.finder.Tokens[i].Ref
		if !isStack(stack) || s.face.hides(stack) {
			continue
		}
		s.face.fan.over = stack
		if s.face.fan.spread(s.face); s.face.fan.open {
			if !s.face.hides(stack) {
				t.Error("the stack is drawn where it stands, too")
			}
			return
		}
	}
	t.Error("nothing can be spread out")
}
