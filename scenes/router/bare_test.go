package router

import (
	"testing"

	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// drawn counts what is drawn.
func (v *visit) drawn() int {
	var l canvas.List
	l.Reset(v.in.W, v.in.H)
	v.app.Draw(&l)
	return l.Len()
}

// While V is held the pieces are lifted; for a finger there is a button that does so until it is pressed again.
func TestPiecesAreLifted(t *testing.T) {
	v := enter(t, store.NewMemory(), "en", 1280, 800)
	v.app.Prefs.Speed = 0
	p := v.attend("table")
	p.tick(400)
	before := p.drawn()
	p.shot("not-bare")
	p.in.Down[ui.KeyV] = true
	p.tick(3)
	p.shot("bare")
	bare := p.drawn()
	p.in.Down[ui.KeyV] = false
	p.tick(3)
	if after := p.drawn(); bare > before-5 || after != before {
		t.Errorf("%d things drawn, %d while the pieces are lifted, %d after", before, bare, after)
	}
	p.in.Touch = true
	p.tick(3)
	fingers := p.drawn()
	p.tap(canvas.Point{X: p.touchButton().X, Y: p.touchButton().Y})
	p.tick(3)
	if lifted := p.drawn(); lifted > fingers-5 {
		t.Errorf("the button lifts nothing: %d, %d", fingers, lifted)
	}
	p.shot("bare-touch")
	p.tap(p.touchButton())
	p.tick(3)
	if again := p.drawn(); again != fingers {
		t.Errorf("the pieces do not come back: %d, %d", fingers, again)
	}
}

// touchButton is the middle of the button that lifts the pieces: in the upper right corner of the map, below the note.
func (p *pupil) touchButton() canvas.Point {
	return canvas.Point{X: 955, Y: 230}
}
