package diadochi

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tyche/board/geom"
	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// lines are the texts on the screen.
func (s *sat) lines() map[string]bool {
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	said := map[string]bool{}
	l.Texts(func(text string, _ canvas.Point) { said[text] = true })
	return said
}

// TestBothSidesAreListed: whoever is asked while an enemy stands in his space reads both whole sides in the detail.
func TestBothSidesAreListed(t *testing.T) {
	for _, c := range []struct {
		lang, name, foe string
		w, h, text      float64
	}{{"es", "Atacante", "Ana", 1280, 800, 1}, {"en", "Attacker", "Ana", 1024, 640, 1}, {"es", "Atacante", "Ana", 1280, 800, 1.4}} {
		luck := dice.New(6, 0)
		s := sitDown(t, c.lang, c.w, c.h, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			for len(s.Pending()) > 0 {
				seat := s.Pending()[0].Seat
				v := s.Chair(0).View().(game.View)
				if d := s.Pending()[0]; seat == 0 && v.March.Active && v.March.Seat == 1 && d.About == v.March.At {
					if k := v.Spaces[d.About.ID].Outside; k.Owner == 0 && k.Size() > 0 {
						return
					}
				}
				legal := s.Chair(seat).Moves(nil)
				if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
			t.Fatal("nobody is attacked")
		})
		s.app.Prefs.TextScale = c.text
		s.table.Return()
		s.tick(120)
		v := s.face.view
		prove.True(t, "the army meets an enemy", s.face.meets(int(v.March.At.ID)))
		said := s.lines()
		prove.True(t, c.name+" heads the attacking side", said[c.name])
		prove.True(t, "and its commander is named", said[s.face.name(v.March.Generals[0])])
		s.shot(t, "sides-"+c.lang+"-"+map[float64]string{1: "100", 1.4: "140"}[c.text]+".png")
	}
}

// TestTheInterceptorIsListed: whoever is asked whether to intercept reads both sides, and what Prestige says of them.
func TestTheInterceptorIsListed(t *testing.T) {
	for _, lang := range []string{"es", "en"} {
		s := sitDown(t, lang, 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, 6, func(c session.Chair) bool {
				d, asked := c.Decision()
				return asked && strings.TrimSuffix(d.Prompt.Key, ".general") == "diadochi.ask.interception"
			})
		})
		for n := 0; n < 50 && s.table.Asks() == nil; n++ {
			s.key(ui.KeyEscape)
		}
		s.tick(60)
		way := s.face.interception(&table.Sight{Offers: s.table.Asks()})
		prove.True(t, "somebody may intercept", way.offer >= 0)
		said := s.lines()
		prove.True(t, "the interceptor is named", said[s.face.word("sides.interceptor")] && said[s.face.name(generalRef(way.general))])
		prove.True(t, "and so is who comes", said[s.face.name(s.face.view.March.Generals[0])])
		at, _, seen := s.face.find(s.face.view.March.At)
		prove.True(t, "the place that is entered is ringed", seen && slices.ContainsFunc(s.face.sheet.over, func(r geom.Rect) bool {
			return math.Hypot(r.X+r.W/2-at.X, r.Y+r.H/2-at.Y) < 1
		}))
		s.shot(t, "interceptor-"+lang+".png")
	}
}

// TestTheMarchIsListedWhereItStands: whoever points at the space where an army breaks its march reads what stands there, the army too, and
// every fact of it whole.
func TestTheMarchIsListedWhereItStands(t *testing.T) {
	for _, text := range []float64{1, 1.4} {
		s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, 3, func(c session.Chair) bool {
				v := seen(c)
				if !offers("step")(c) || v.March.Group.Size() < 2 {
					return false
				}
				k := v.Spaces[v.March.At.ID]
				return game.SiegeModifier(int(v.March.At.ID)) != 0 && k.Control != rules.Nobody && k.Outside.Size() == 0
			})
		})
		s.app.Prefs.TextScale, s.app.Prefs.Speed, s.app.Prefs.ReducedMotion = text, 0, true
		s.settle()
		m := &s.face.view.March
		at, _ := s.face.Where(m.At)
		s.point(at.Center())
		if m.Active && s.table.Asks() != nil {
			said := s.lines()
			prove.True(t, "the march is named", said[s.face.word("on-march", rules.R(m.General))])
			k := s.face.view.Spaces[m.At.ID]
			stands := s.face.siegeStands(int(m.At.ID), k.Siege, game.SiegePointsNeeded(int(m.At.ID), k.Control))
			prove.True(t, "and the siege, whole: "+stands, said[stands])
			for line := range said {
				prove.True(t, "whole: "+line, !strings.HasSuffix(line, "…") || strings.HasSuffix(line, "pensando…"))
			}
			s.shot(t, "march-"+map[float64]string{1: "100", 1.4: "140"}[text]+".png")
			continue
		}
		t.Fatal("no army marches")
	}
}

// TestWhoHasInterceptedIsListed: whoever is asked what to do about an interception reads all who stand in the space: the army on the march,
// those who have intercepted and the garrison, which keeps out of it.
func TestWhoHasInterceptedIsListed(t *testing.T) {
	for _, c := range []struct {
		lang, ask string
		garrison  bool
		seed      uint64
	}{{"es", "diadochi.ask.evasion", false, 83}, {"en", "diadochi.ask.evasion", false, 83}, {"es", "diadochi.ask.going-inside", true, 45}} {
		s := intercepted(t, c.lang, c.ask, c.garrison, c.seed)
		for n := 0; n < 50 && s.table.Asks() == nil; n++ {
			s.key(ui.KeyEscape)
		}
		s.settle()
		f, said := s.face, s.counted()
		v := &f.view
		prove.Is(t, "times that the army on the march is listed", said[f.word("sides.attacker")], 1)
		prove.Is(t, "times that who has intercepted is listed", said[f.word("sides.interceptor")], 1)
		prove.Is(t, "the garrison is listed", said[f.word("sides.garrison")] == 1, c.garrison)
		for _, g := range v.Reaction.Generals {
			prove.True(t, f.name(g)+" is named", said[f.nameInList(int(g.ID))] > 0)
		}
		s.shot(t, "intercepted-"+c.lang+strings.TrimPrefix(c.ask, "diadochi.ask")+".png")
	}
}

// intercepted opens a tall table at a seed where the first seat is asked this while another, or it, has intercepted, before a garrison or not.
func intercepted(t *testing.T, lang, ask string, garrison bool, seed uint64) *sat {
	t.Helper()
	found := false
	s := sitDown(t, lang, 1280, 1500, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, seed, func(c session.Chair) bool {
			d, asked := c.Decision()
			v := seen(c)
			found = asked && strings.TrimSuffix(d.Prompt.Key, ".general") == ask && v.Reaction.Force.Size() > 0 && garrison == (v.Spaces[v.March.At.ID].Inside.Size() > 0)
			return found
		})
	})
	prove.True(t, "somebody is asked "+ask, found)
	return s
}

// TestAMinorGeneralInterceptsWithThoseWhoAreThere: one who is put down for it is no more than himself, and the units beside him are told; what
// was under the cursor last stays considered while the cursor goes to what is told of it.
func TestAMinorGeneralInterceptsWithThoseWhoAreThere(t *testing.T) {
	minor := func(s *table.Offers) int {
		return slices.IndexFunc(s.Legal, func(o table.Offer) bool {
			return slices.ContainsFunc(o.Caption.Targets, func(r rules.Ref) bool { return r.Kind == game.KindGeneral && r.ID >= game.Majors })
		})
	}
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 6, func(c session.Chair) bool {
			d, asked := c.Decision()
			if !asked || strings.TrimSuffix(d.Prompt.Key, ".general") != "diadochi.ask.interception" {
				return false
			}
			offers, _ := table.FindOffers(c)
			return minor(offers) > 0
		})
	})
	for n := 0; n < 50 && s.table.Asks() == nil; n++ {
		s.key(ui.KeyEscape)
	}
	asks := s.table.Asks()
	at := minor(asks)
	way := s.face.interception(&table.Sight{Offers: asks, Offer: &asks.Legal[at]})
	prove.Is(t, "what is under the cursor", way.offer, at)
	_, inside, ok := way.from.Space()
	prove.True(t, "he comes from a space", ok && !inside)
	prove.True(t, "with units", s.face.stackAt(way.from).Size() > 0)
	prove.Is(t, "what was considered last", s.face.interception(&table.Sight{Offers: asks}).offer, at)
}
