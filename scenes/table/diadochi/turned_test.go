package diadochi

import (
	"testing"

	"tyche/board/geom"
	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// turnPhone turns the phone.
func (s *sat) turnPhone() {
	s.in.W, s.in.H = s.in.H, s.in.W
	s.tick(60)
}

// TestATurnedPhoneKeepsItsPlace: what was in the middle of the free part of the map is in the middle of it again, as near as before, where
// the player has put it and where the table had.
func TestATurnedPhoneKeepsItsPlace(t *testing.T) {
	s := onAPhone(t, 390, 844)
	f := s.face
	for _, place := range []string{"", "Babilonia", "Celenas"} {
		for i := range f.model.Areas {
			if f.name(spaceRef(i)) == place {
				f.lookAt(f.model.Areas[i].At, 220, 0)
				f.stance = moved
			}
		}
		s.tick(5)
		middle, scale := f.camera.ToMap(f.bare().Center()), f.camera.Scale
		for n := range 4 {
			s.turnPhone()
			prove.Is(t, "as near", f.camera.Scale, scale)
			if now := f.camera.ToMap(f.bare().Center()); geom.Dist(now, middle) > 30/f.camera.Scale {
				t.Errorf("%q, turned %d times: the middle is %v, and was %v", place, n+1, now, middle)
			}
			if n == 0 {
				s.shot(t, "turned-"+place+".png")
			}
		}
	}
}

// TestATurnedPhoneKeepsWhatThePlayerHasMovedTo: also after something was shown to him, and with the menu open.
func TestATurnedPhoneKeepsWhatThePlayerHasMovedTo(t *testing.T) {
	s := onAPhone(t, 390, 844)
	f := s.face
	for i := range f.model.Areas {
		if f.name(spaceRef(i)) == "Celenas" {
			f.Focus([]rules.Ref{spaceRef(i)})
		}
	}
	s.tick(30)
	s.in.Zoom, s.in.ZoomAt = .6, canvas.Point{X: 300, Y: 150}
	s.tick(1)
	s.in.Zoom = 1
	s.tick(30)
	middle, scale := f.camera.ToMap(f.bare().Center()), f.camera.Scale
	s.key(ui.KeyEscape)
	s.turnPhone()
	s.key(ui.KeyEscape)
	s.tick(5)
	prove.Is(t, "as near", f.camera.Scale, scale)
	if now := f.camera.ToMap(f.bare().Center()); geom.Dist(now, middle) > 30/scale {
		t.Errorf("the middle is %v, and was %v", now, middle)
	}
}

// TestATurnedPhoneShowsWhatIsAsked: where nothing that may be chosen is in sight, and where the question is about one place.
func TestATurnedPhoneShowsWhatIsAsked(t *testing.T) {
	s := onAPhone(t, 390, 844)
	f := s.face
	f.lookAt(f.model.Core.Center(), 100, 0)
	for i := range f.model.Areas {
		if f.name(spaceRef(i)) == "Atenas" {
			f.lookAt(f.model.Areas[i].At, 220, 0)
		}
	}
	f.stance = moved
	s.tick(5)
	prove.True(t, "nothing in sight may be chosen", !f.offersIn(f.free(), s.table.Asks()))
	s.turnPhone()
	prove.True(t, "the nearest is shown", f.offersIn(f.free(), s.table.Asks()))
	for i := range f.model.Areas {
		if f.name(spaceRef(i)) == "Menfis" {
			s.table.Asks().Decision.About = spaceRef(i)
		}
	}
	about := s.table.Asks().Decision.About
	prove.True(t, "a place", about != rules.Ref{})
	s.turnPhone()
	at, _, _ := f.find(about)
	prove.True(t, "what is asked about is shown", geom.Inside(f.free(), at))
}

// TestTheHandOverTheMapIsFolded: its key puts the cards away and the map stays; upright the hand has a strip of its own and no key.
func TestTheHandOverTheMapIsFolded(t *testing.T) {
	s := onAPhone(t, 844, 390)
	f := s.face
	card := f.view.Hand[0].Ref
	key := func() { s.press(30, 360); s.tick(30) }
	before := f.stand()
	_, shown := f.Where(card)
	prove.True(t, "the hand is shown", shown && f.covered > 40)
	s.shot(t, "unfolded.png")
	key()
	s.shot(t, "folded.png")
	_, shown = f.Where(card)
	prove.True(t, "it is folded", !shown && f.covered == 0)
	prove.Is(t, "the map stays", f.stand(), before)
	s.turnPhone()
	_, shown = f.Where(card)
	prove.True(t, "upright it is shown", shown)
	s.turnPhone()
	_, shown = f.Where(card)
	prove.True(t, "on its side it is folded still", !shown)
	key()
	_, shown = f.Where(card)
	prove.True(t, "it comes back", shown)
}
