package diadochi

import (
	"fmt"
	"testing"

	"tyche/board"
	"tyche/board/geom"
	"tyche/board/pick"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/rules/tutor"
)

// TestCountersHideNoCityAndNoCounter looks at the opening of every lesson and at a long game, on the whole map and nearer: what stands at one
// space leaves most of what stands at another to be seen, and the square of every great city.
func TestCountersHideNoCityAndNoCounter(t *testing.T) {
	list, err := tutor.Load(game.Lessons, "lessons", session.Games(game.Game))
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range list {
		seats := make([]session.Seating, len(l.Seats))
		spreadsOut(t, "lesson "+l.Name, sitAt(t, "es", 1024, 640, seats, l.Start(seats, 1).Session()))
	}
	spreadsOut(t, "a long game", sit(t, "es", 1280, 800, 900))
}

// spreadsOut lays the counters out in views of small and usual windows.
func spreadsOut(t *testing.T, name string, at *sat) {
	t.Helper()
	at.app.Update(&at.in)
	f := at.face
	for _, v := range []struct{ w, h, zoom float64 }{{540, 470, 1.6}, {540, 470, 2.5}, {796, 750, 1.6}, {796, 750, 2.5}} {
		for _, place := range [...]string{"athenai", "sardis", "babylon", "tyros"} {
			cam := geom.NewCamera(f.model.World, geom.Rect{W: v.w, H: v.h}, f.model.Core)
			cam.Zoom(geom.Point{}, v.zoom, 0)
			cam.Show(f.model.Areas[f.model.Named(place)].At, 0)
			tokens := pick.Arrange(f.model, cam, f.pieces.list, nil, nil, nil)
			for i := range tokens {
				allSeen(t, fmt.Sprintf("%s, %vx%v, %v times", name, v.w, v.h, v.zoom), f, cam, tokens, i)
			}
		}
	}
}

// allSeen measures what one counter covers of cities and of the counters of other spaces that are in view.
func allSeen(t *testing.T, view string, f *Face, cam *geom.Camera, tokens []pick.Token, i int) {
	t.Helper()
	box, z := tokens[i].Box(cam, f.model), board.SymbolsOf(cam)
	share := func(r geom.Rect) float64 {
		w, h := min(box.Right(), r.Right())-max(box.X, r.X), min(box.Bottom(), r.Bottom())-max(box.Y, r.Y)
		return max(w, 0) * max(h, 0) / (r.W * r.H)
	}
	for s := range f.model.Areas {
		a := &f.model.Areas[s]
		p, b := cam.ToScreen(a.At), a.Kind.Filling()
		r := geom.Rect{X: p.X + b.X*z, Y: p.Y + b.Y*z, W: b.W * z, H: b.H * z}
		if a.Kind == board.Major && geom.Inside(cam.View, p) && share(r) > 0.3 {
			t.Errorf("%s: %v (role %d at %v) at %s hides %.0f %% of %s", view, tokens[i].Ref, tokens[i].Role, tokens[i].Offset, f.model.Areas[tokens[i].Area].ID, 100*share(r), a.ID)
		}
	}
	for j := range tokens {
		if r := tokens[j].Box(cam, f.model); tokens[j].Area != tokens[i].Area && geom.Overlaps(r, cam.View) && share(r) > 0.3 {
			t.Errorf("%s: %v at %s hides %.0f %% of %v at %s", view, tokens[i].Ref, f.model.Areas[tokens[i].Area].ID, 100*share(r), tokens[j].Ref, f.model.Areas[tokens[j].Area].ID)
		}
	}
}
