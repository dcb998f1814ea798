package diadochi

import (
	"strings"
	"testing"

	"tyche/rules/session"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestTheColumnCanBeReadWhole scrolls the players' column at several sizes of text and numbers of players: the last box
// comes into sight, with everything in it.
func TestTheColumnCanBeReadWhole(t *testing.T) {
	for _, players := range []int{2, 5} {
		for _, text := range []float64{0.8, 1, 1.2} {
			var seats []session.Seating
			for i := range players {
				seats = append(seats, session.Seating{Name: string(rune('A' + i))})
			}
			s := sitDown(t, "en", 1280, 800, seats, nil)
			s.app.Prefs.TextScale, s.app.Prefs.ReducedMotion = text, true
			s.tick(2)
			if s.table.Hidden() {
				s.press(s.in.W/2, s.in.H/2+78)
			}
			s.in.Cursor, s.in.Present, s.in.Moved = canvas.Point{X: 60, Y: 300}, true, true
			for range 60 {
				s.in.Wheel = -1
				s.tick(1)
			}
			s.tick(2)
			last := len(boxes) - 1
			if len(s.face.inBox(last)) == 0 {
				continue
			}
			title, bottom := strings.ToUpper(s.face.word(boxes[last].key)), 0.0
			var l canvas.List
			l.Reset(s.in.W, s.in.H)
			s.app.Draw(&l)
			l.Texts(func(line string, at canvas.Point) {
				if line == title && at.X < 240 {
					bottom = at.Y + boxHeight(s.ui(), s.face.cards[players-1].W, len(s.face.inBox(last))) - s.ui().Px(20)
				}
			})
			if bottom == 0 || bottom > s.in.H {
				t.Errorf("%d players, text %v: the last box ends at %v", players, text, bottom)
			}
		}
	}
}

// ui returns widgets of the size that the table has.
func (s *sat) ui() *ui.UI { return ui.NewUI(s.app) }
