package diadochi

import (
	"testing"

	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/table/diadochi/stage"
	stageText "tyche/scenes/table/diadochi/stage/text"
	"tyche/sprites/canvas"
)

// TestNoFrameIsBlack watches computers through battles and ceremonies, in a window that changes its size: in every frame the map is there
// or what lies over it, also in those in which a stage or a plate comes or goes.
func TestNoFrameIsBlack(t *testing.T) {
	var seats []session.Seating
	for _, name := range []string{"Ana", "Bruno", "Irene", "Luis"} {
		seats = append(seats, session.Seating{Name: name, Level: bot.Veteran})
	}
	s := sitDown(t, "es", 1280, 800, seats, nil)
	s.app.Prefs.Speed = table.Paces[len(table.Paces)-1]
	if err := s.face.voice.Lexicon.Add(stageText.Files, "."); err != nil {
		t.Fatal(err)
	}
	s.face.stage = stage.New(s.app, s.face.voice, Factions(s.face.seats))
	changes, lit := 0, false
	for n := 0; n < 60000 && changes < 24 && s.match.Deciding() >= 0; n++ {
		if n%500 == 499 {
			s.in.W, s.in.H = 1280+1024-s.in.W, 800+640-s.in.H
		}
		s.tick(1)
		on := s.face.Conceals()
		if on != lit {
			lit = on
			changes++
		}
		if !on && n%20 > 0 && changes == 0 {
			continue
		}
		c := pictured{in: canvas.Rect{X: 220, Y: 80, W: 200, H: s.in.H - 200}}
		c.Reset(s.in.W, s.in.H)
		s.app.Draw(&c)
		if c.n == 0 {
			t.Fatalf("tick %d shows nothing: stage or plate %v", n, on)
		}
	}
	if changes < 12 {
		t.Errorf("only %d times something came or went", changes)
	}
}

// pictured counts the pictures that reach into a part of the canvas.
type pictured struct {
	canvas.List
	in canvas.Rect
	n  int
}

func (c *pictured) Picture(p *canvas.Picture, at canvas.Place) {
	scale := at.Scale
	if scale == 0 {
		scale = 1
	}
	w, h := float64(p.W)*scale, float64(p.H)*scale
	box := canvas.Rect{X: at.At.X - w*at.AnchorX, Y: at.At.Y - h*at.AnchorY, W: w, H: h}
	if !box.Intersect(c.in).Empty() {
		c.n++
	}
}

func (c *pictured) Part(_ *canvas.Picture, _, to canvas.Rect, _ float64) {
	if !to.Intersect(c.in).Empty() {
		c.n++
	}
}
