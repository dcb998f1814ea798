package imperio

import (
	"image"
	"slices"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// letterScreen is a page with the words of a letter.
type letterScreen struct {
	ui *ui.UI
	f  *Face
	l  letter
	in canvas.Rect
}

func (s *letterScreen) Update(in *ui.Input) bool {
	s.ui.Begin(in)
	s.f.desk.drawLines(s.f, s.ui, s.in, &s.l)
	return s.ui.End()
}

func (s *letterScreen) Draw(c canvas.Canvas) { s.ui.Draw(c) }

// A letter is written smaller where it is narrow, so that no word of it is broken.
func TestNoWordOfALetterIsBroken(t *testing.T) {
	for _, width := range []float64{64, 78, 200} {
		f := ringed(t, 3)
		screen := &letterScreen{ui: ui.NewUI(f.app), f: f, l: letter{lines: []string{"Escuadrones de Ases"}}, in: canvas.Rect{W: width, H: 60}}
		f.app.Stack.Still = true
		f.app.Stack.Push(screen)
		in := ui.Input{W: 320, H: 200, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1}
		f.app.Update(&in)
		f.app.Draw(canvas.NewSoftware(image.NewRGBA(image.Rect(0, 0, 320, 200))))
		var lines []string
		screen.ui.Texts(func(s string, _ canvas.Point) { lines = append(lines, s) })
		whole := slices.Equal(lines, []string{"Escuadrones de Ases"}) || slices.Equal(lines, []string{"Escuadrones de", "Ases"}) || slices.Equal(lines, []string{"Escuadrones", "de Ases"})
		prove.True(t, "the lines", whole)
		if !whole {
			t.Logf("%v pixels: %q", width, lines)
		}
	}
}
