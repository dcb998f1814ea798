package ui

import (
	"image/color"
	"iter"
	"slices"

	"tyche/sprites/canvas"
)

// Scene is one screen. Update takes a tick's input and says whether what Draw paints has changed; if nothing has, no
// frame is drawn. Draw only paints.
type Scene interface {
	Update(in *Input) (changed bool)
	Draw(c canvas.Canvas)
}

// An Overlay is a scene through which the one below is seen: a dialog, a menu, the curtain between two players.
type Overlay interface {
	Scene
	Overlays() bool
}

// A Leaver is told when it is taken off the stack for good.
type Leaver interface{ Leave() }

// A Returner is told when it becomes the top of the stack again.
type Returner interface{ Return() }

// A Grabber is a canvas that can hand out what it shows as a picture; the stack cross-fades with it.
type Grabber interface{ Grab() *canvas.Picture }

// fadeSeconds is how long one scene takes to melt into the next.
const fadeSeconds = 0.22

// Stack is the scenes on top of each other; only the top one gets input. It is itself what a window runs.
type Stack struct {
	// Still turns the cross-fade off (reduced motion).
	Still bool

	scenes []Scene
	ticked []bool // scenes that have had a tick: the others have nothing to show yet
	asked  []step // what scenes asked for during their Update
	before *canvas.Picture
	grab   bool
	fade   float64 // seconds left
}

type step struct {
	scene Scene // nil: only take off
	take  int   // how many scenes to take off first; all = everything
}

const all = 1 << 20

// Scenes are those on the stack, the lowest first.
func (s *Stack) Scenes() iter.Seq[Scene] { return slices.Values(s.scenes) }

// Len returns how many scenes are on the stack.
func (s *Stack) Len() int { return len(s.scenes) }

// Push puts a scene on top, after the present Update.
func (s *Stack) Push(n Scene) { s.asked = append(s.asked, step{scene: n}) }

// Pop takes the top scene off, after the present Update.
func (s *Stack) Pop() { s.asked = append(s.asked, step{take: 1}) }

// Replace puts a scene in place of the top one, after the present Update.
func (s *Stack) Replace(n Scene) { s.asked = append(s.asked, step{n, 1}) }

// Reset puts a scene in place of all.
func (s *Stack) Reset(n Scene) { s.asked = append(s.asked, step{n, all}) }

// Empty says whether no scene is left: the program ends.
func (s *Stack) Empty() bool { return len(s.scenes) == 0 && len(s.asked) == 0 }

// Top returns the scene that gets the input, or nil.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Update gives the tick to the top scene and then changes scenes as asked.
func (s *Stack) Update(in *Input) (changed bool) {
	s.settle()
	if s.fade > 0 {
		s.fade = max(s.fade-in.Dt, 0)
		changed = true
		if s.fade == 0 {
			s.forget()
		}
	}
	if top := s.Top(); top != nil {
		s.wakeBelow(in)
		s.ticked[len(s.scenes)-1] = true
		changed = top.Update(in) || changed
	}
	return s.settle() || changed
}

// longAgo is more seconds than any entrance of a scene lasts.
const longAgo = 10

// wakeBelow gives a tick without any press to what is seen under an overlay that came before its first one.
func (s *Stack) wakeBelow(in *Input) {
	for i := len(s.scenes) - 2; i >= 0 && overlays(s.scenes[i+1]); i-- {
		if !s.ticked[i] {
			s.ticked[i] = true
			s.scenes[i].Update(&Input{W: in.W, H: in.H, Scale: in.Scale, Dt: longAgo, Zoom: 1, Focused: in.Focused})
		}
	}
}

// settle does what was asked and says whether that was anything.
func (s *Stack) settle() bool {
	if len(s.asked) == 0 {
		return false
	}
	full := false
	for _, a := range s.asked {
		full = s.do(a) || full
	}
	s.asked = s.asked[:0]
	if full && !s.Still && !s.Empty() {
		s.grab = true
	}
	return true
}

// do makes one change and says whether a whole screen changed rather than an overlay.
func (s *Stack) do(a step) (full bool) {
	for range min(a.take, len(s.scenes)) {
		top := s.Top()
		full = full || !overlays(top)
		s.scenes, s.ticked = s.scenes[:len(s.scenes)-1], s.ticked[:len(s.scenes)-1]
		if l, ok := top.(Leaver); ok {
			l.Leave()
		}
	}
	if a.scene != nil {
		s.scenes, s.ticked = append(s.scenes, a.scene), append(s.ticked, false)
		return full || !overlays(a.scene)
	}
	if r, ok := s.Top().(Returner); ok {
		r.Return()
	}
	return full
}

func overlays(s Scene) bool {
	o, ok := s.(Overlay)
	return ok && o.Overlays()
}

// Draw paints the lowest scene that is seen and everything above it, and what is left of the scene before.
func (s *Stack) Draw(c canvas.Canvas) {
	if s.grab {
		s.take(c)
	}
	from := len(s.scenes) - 1
	for from > 0 && overlays(s.scenes[from]) {
		from--
	}
	for i := max(from, 0); i < len(s.scenes); i++ {
		s.scenes[i].Draw(c)
	}
	if s.fade > 0 && s.before != nil {
		w, h := c.Size()
		p := s.before
		c.Part(p, canvas.Rect{W: float64(p.W), H: float64(p.H)}, canvas.Rect{W: w, H: h}, s.fade/fadeSeconds)
	}
}

// take keeps the last frame of the scene before, which the canvas still shows.
func (s *Stack) take(c canvas.Canvas) {
	s.grab = false
	if g, ok := c.(Grabber); ok {
		s.forget()
		if s.before = g.Grab(); s.before != nil {
			s.fade = fadeSeconds
		}
	}
}

func (s *Stack) forget() {
	if s.before != nil {
		s.before.Drop()
		s.before = nil
	}
}

// Dim paints the veil that an overlay lays on what is below it.
func Dim(c canvas.Canvas, share float64) {
	w, h := c.Size()
	c.Fill(canvas.Rect{W: w, H: h}, color.NRGBA{0x14, 0x0D, 0x06, uint8(255 * min(max(share, 0), 1))})
}
