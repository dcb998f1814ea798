package router

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// faces are the games of the program; seen is set to the face of the table that was opened last.
func faces(seen *table.Face) []house.Kind {
	list := kinds()
	for i := range list {
		open := list[i].Face
		list[i].Face = func(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
			*seen = open(app, voice, seats)
			return *seen
		}
	}
	return list
}

// dear returns an answer at the table with a price or a chance, and where on the map it alone is meant.
func dear(v *visit, face table.Face) (f table.Offer, at canvas.Point, found bool) {
	top, sits := v.app.Stack.Top().(*table.Table)
	if !sits || top.Asks() == nil {
		return f, at, false
	}
	offers := top.Asks()
	for _, f := range offers.Legal {
		for _, ref := range f.Caption.Targets {
			box, seen := face.Where(ref)
			at := box.Center()
			if len(f.Stakes) > 0 && seen && box.W > 0 && len(offers.At(ref)) == 1 && !face.Careful(ref, f.Caption) && (canvas.Rect{Y: 60, W: v.in.W, H: v.in.H / 2}).Contains(at) {
				return f, at, true
			}
		}
	}
	return f, at, false
}

// TestAFingerLooksFirst: the first tap on what has a price or a chance shows it, and the second, on its row, does it. In Imperio
// what a finger presses is written into letters, which do nothing before they are sealed.
func TestAFingerLooksFirst(t *testing.T) {
	for _, id := range []string{"diadochi", "sector"} {
		t.Run(id, func(t *testing.T) {
			var face table.Face
			v := enterWith(t, faces(&face), store.NewMemory(), "es", 390, 844)
			v.app.Prefs.Speed, v.in.Touch = 0, true
			var lines []ui.Line
			v.app.Read = func(all []ui.Line) { lines = all }
			looked := 0
			for n := range 40 {
				s := chanced(t, v.house.Kind(id), 2, uint64(n), 20+n*5)
				v.router.enter(s, "")
				v.in.Present = false
				v.tick(30)
				if _, covered := v.find("Ya estoy aquí"); covered {
					v.click("Ya estoy aquí")
					v.tick(30)
				}
				f, at, found := dear(v, face)
				if !found {
					continue
				}
				before := s.Len()
				v.tap(at)
				if s.Len() != before {
					t.Fatalf("game %d: one tap gives %q", n, say(v, id, f.Caption.Label))
				}
				label := say(v, id, f.Caption.Label)
				v.tick(20)
				row, open := popped(v, lines, label)
				if !open {
					continue // something else lies under the finger
				}
				looked++
				v.shot("looks-" + id)
				v.tap(row.Center())
				if s.Len() == before {
					t.Errorf("game %d: the row does not give %q", n, label)
				}
				if looked == 2 {
					return
				}
			}
			t.Errorf("only %d answers were looked at", looked)
		})
	}
}

func say(v *visit, id string, words rules.Text) string {
	return v.house.Voice(v.house.Kind(id)).Say(words)
}

// popped is the row of an answer in the small list over the map.
func popped(v *visit, lines []ui.Line, label string) (row canvas.Rect, open bool) {
	in := false
	for _, l := range lines {
		in = in || l.Words == v.app.Say("table.read.which")
		if in && l.ID != 0 && strings.HasPrefix(l.Words, label) {
			return l.Box, true
		}
	}
	return row, false
}

// TestAFingerLooksBesideTheSmallList: while the small list is open a finger that rests on something else wants to see that, and the
// list makes way; on the list itself it stays.
func TestAFingerLooksBesideTheSmallList(t *testing.T) {
	var face table.Face
	v := enterWith(t, faces(&face), store.NewMemory(), "es", 390, 844)
	v.app.Prefs.Speed, v.in.Touch = 0, true
	var lines []ui.Line
	v.app.Read = func(all []ui.Line) { lines = all }
	var row canvas.Rect
	for n, open := 0, false; !open; n++ {
		v.router.enter(chanced(t, &v.house.Kinds[0], 2, uint64(n), 20+n*5), "")
		v.in.Present = false
		v.tick(30)
		if _, covered := v.find("Ya estoy aquí"); covered {
			v.click("Ya estoy aquí")
			v.tick(30)
		}
		if f, at, found := dear(v, face); found {
			v.tap(at)
			v.tick(20)
			row, open = popped(v, lines, say(v, "diadochi", f.Caption.Label))
		}
	}
	top := v.app.Stack.Top().(*table.Table)
	for _, step := range []struct {
		at   canvas.Point
		open bool
	}{{row.Center(), true}, {canvas.Point{X: 30, Y: 110}, false}} {
		var finger ui.Fingers
		for range 40 {
			finger.Feed(&v.in, []ui.Finger{{At: step.at}})
			v.tick(1)
		}
		if open := top.Popped() != (rules.Ref{}); open != step.open {
			t.Errorf("a finger rests at %v: the list is open: %v", step.at, open)
		}
		finger.Feed(&v.in, nil)
		v.tick(1)
	}
}
