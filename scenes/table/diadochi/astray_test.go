package diadochi

import (
	"testing"

	"tyche/board/geom"
	"tyche/rules"
)

// The map goes along with what others do, however far, and goes back to where the viewer had it; where he has moved it meanwhile it stays,
// and so it does after what he did himself.
func TestTheMapGoesBackToWhereTheViewerHadIt(t *testing.T) {
	at := sit(t, "es", 1280, 800, 0)
	at.app.Update(&at.in)
	f := at.face
	mine, theirs := f.view.Seat, (f.view.Seat+1)%2
	place := func(name string) geom.Point { return f.model.Areas[f.model.Named(name)].At }
	rest := func() {
		for f.camera.Tick() {
		}
	}
	near := func(a, b stand) bool {
		return max(a.centre.X-b.centre.X, b.centre.X-a.centre.X, a.centre.Y-b.centre.Y, b.centre.Y-a.centre.Y) < 1 && a.scale == b.scale
	}
	begin := func() stand {
		f.camera.Zoom(geom.Point{}, 3, 0)
		f.camera.Show(place("athenai"), 0)
		rest()
		f.astray = astray{}
		return f.stand()
	}
	for _, row := range []struct {
		name  string
		seats []rules.Seat
		moves bool
		back  bool
	}{
		{"one act of another", []rules.Seat{theirs}, false, true},
		{"two acts of another", []rules.Seat{theirs, theirs}, false, true},
		{"the viewer's own act", []rules.Seat{mine}, false, false},
		{"an act of another, and his own", []rules.Seat{theirs, mine}, false, false},
		{"an act of another, and the viewer looks about", []rules.Seat{theirs}, true, false},
	} {
		home := begin()
		for i, seat := range row.seats {
			f.follow(&act{event: rules.Event{Seat: seat}, at: place([...]string{"babylon", "tyros"}[i])})
			rest()
		}
		if near(home, f.stand()) {
			t.Fatalf("%s: the map did not go along", row.name)
		}
		if row.moves {
			f.camera.Pan(40, 0)
		}
		went := f.Return()
		rest()
		if went != row.back || near(home, f.stand()) != row.back {
			t.Errorf("%s: went back %v, stands %v, stood %v", row.name, went, f.stand(), home)
		}
		if f.Return() {
			t.Errorf("%s: it goes back twice", row.name)
		}
	}
}

// Where an act ends near the edge of the map, the map follows until a counter there is seen whole, plates and all.
func TestTheMapFollowsACounterAtItsEdge(t *testing.T) {
	s := sit(t, "es", 390, 844, 0)
	s.in.Touch = true
	s.tick(30)
	f := s.face
	at := f.model.Areas[f.model.Named("gordion")].At
	for _, row := range []struct {
		up    float64 // how far from the lower edge
		moves bool
	}{{45, true}, {90, false}} {
		f.camera.Show(at, 0)
		free := f.free()
		f.camera.Pan(0, free.Bottom()-row.up-f.camera.ToScreen(at).Y)
		was := f.stand()
		f.follow(&act{event: rules.Event{Seat: f.view.Seat}, at: at})
		for f.camera.Tick() {
		}
		if moved := f.stand() != was; moved != row.moves {
			t.Errorf("%.0f above the edge: moved %v", row.up, moved)
		}
		if left := free.Bottom() - f.camera.ToScreen(at).Y; left < 60 {
			t.Errorf("%.0f above the edge: %.0f are left", row.up, left)
		}
	}
}
