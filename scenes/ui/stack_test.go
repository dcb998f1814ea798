package ui

import (
	"image"
	"strings"
	"testing"

	"tyche/sprites/canvas"
)

// A card is a scene that records what happens to it.
type card struct {
	name  string
	log   *[]string
	over  bool
	until func(in *Input)
}

func (c *card) Update(in *Input) bool {
	*c.log = append(*c.log, "update "+c.name)
	if c.until != nil {
		c.until(in)
	}
	return false
}
func (c *card) Draw(canvas.Canvas) { *c.log = append(*c.log, "draw "+c.name) }
func (c *card) Overlays() bool     { return c.over }
func (c *card) Leave()             { *c.log = append(*c.log, "leave "+c.name) }
func (c *card) Return()            { *c.log = append(*c.log, "return "+c.name) }

func TestStackGivesInputToTheTopAndDrawsWhatIsSeen(t *testing.T) {
	var log []string
	said := func() string { s := strings.Join(log, ", "); log = nil; return s }
	c := canvas.NewSoftware(image.NewRGBA(image.Rect(0, 0, 9, 9)))
	s := &Stack{Still: true}
	in := &Input{Dt: 0.1, Zoom: 1}
	s.Push(&card{name: "title", log: &log})
	s.Push(&card{name: "table", log: &log})
	menu := &card{name: "menu", log: &log, over: true}
	s.Push(menu)
	s.Update(in)
	s.Draw(c)
	if got := said(); got != "update table, update menu, draw table, draw menu" { // the table had nothing to show yet
		t.Error(got)
	}
	menu.until = func(*Input) { s.Pop(); s.Replace(&card{name: "result", log: &log}) }
	if !s.Update(in) {
		t.Error("a change of scenes was not noticed")
	}
	s.Draw(c)
	if got := said(); got != "update menu, leave menu, return table, leave table, draw result" {
		t.Error(got)
	}
	s.Reset(&card{name: "title", log: &log})
	s.Update(in)
	if got := said(); got != "leave result, leave title, update title" {
		t.Error(got)
	}
	s.Pop()
	s.Update(in)
	if !s.Empty() || s.Top() != nil {
		t.Error("the stack is not empty")
	}
	s.Update(in)
	s.Draw(c)
}

// A grabber is a canvas that can be grabbed.
type grabber struct {
	canvas.Software
	grabbed int
}

func (g *grabber) Grab() *canvas.Picture {
	g.grabbed++
	return canvas.NewPicture(4, 4, func(*image.RGBA) {})
}

func TestStackFadesBetweenScreensOnly(t *testing.T) {
	for _, still := range []bool{false, true} {
		var log []string
		g := &grabber{Software: *canvas.NewSoftware(image.NewRGBA(image.Rect(0, 0, 9, 9)))}
		s := &Stack{Still: still}
		in := &Input{Dt: 0.05, Zoom: 1}
		s.Push(&card{name: "one", log: &log})
		s.Update(in)
		s.Draw(g)
		g.grabbed = 0
		s.Push(&card{name: "menu", log: &log, over: true})
		s.Update(in)
		s.Draw(g)
		if g.grabbed != 0 {
			t.Error("an overlay fades in")
		}
		s.Reset(&card{name: "two", log: &log})
		s.Update(in)
		s.Draw(g)
		frames := 0
		for s.Update(in) && frames < 100 {
			frames++
			s.Draw(g)
		}
		if still && (g.grabbed != 0 || frames != 0) || !still && (g.grabbed != 1 || frames < 3 || frames > 6) {
			t.Errorf("still %v: grabbed %d times, %d frames", still, g.grabbed, frames)
		}
	}
}
