package learn

import (
	"slices"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A sample is the part of the table at which a lesson begins, as the table itself will paint it.
type sample struct {
	of    string // the lesson it was made for
	face  table.Face
	seats []session.Seating // for whom the face was made
	look  []rules.Ref
	aimed bool
	box   canvas.Rect // where it was drawn last
	sight table.Sight
}

// set makes the sample of a lesson. Where the same people sit the face of the lesson before is used again, with all that it has painted.
func (s *sample) set(l *Learn, e Entry) {
	course := e.Start(l.house, 1)
	played := course.Session()
	if seats := played.Header().Seats; s.face == nil || !slices.Equal(seats, s.seats) {
		s.face, s.seats = e.Kind.Face(l.house.App, l.house.VoiceOf(e.Kind, played), seats), seats
	}
	s.of, s.aimed, s.look = e.ID(), false, nil
	s.sight = table.Sight{Offers: &table.Offers{}, Viewer: e.Lesson.Seat, Deciding: rules.Nobody}
	for i := range e.Lesson.Steps {
		if s.look = e.Lesson.Steps[i].Look; len(s.look) > 0 {
			break
		}
	}
	s.face.Show(played.Chair(e.Lesson.Seat).View())
}

// draw paints the sample of the chosen lesson. Nothing on it can be pressed.
func (s *sample) draw(l *Learn, r canvas.Rect) {
	u := l.ui
	if e := l.list[l.chosen]; s.of != e.ID() {
		s.set(l, e)
	}
	u.Theme.Skin(u, ui.InlayShape, r)
	in := r.Inset(u.Px(3))
	s.box = in
	u.Hush(true)
	u.Clip(in)
	s.face.Paint(u, table.Areas{Window: in, Map: in, Hand: canvas.Rect{X: in.X, Y: in.Bottom(), W: in.W}}, &s.sight)
	u.Unclip()
	u.Hush(false)
	if !s.aimed { // a face knows where things are when it was painted once
		s.face.Focus(s.look)
		s.aimed = true
	}
}
