package diadochi

import (
	"math"
	"strconv"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestTheHandKeepsItsCornersOnAPhone looks at a full hand in narrow windows: in a strip of their own the cards stand upright and
// whole, over the map the outer ones lean outwards and must not lose their corners.
func TestTheHandKeepsItsCornersOnAPhone(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		s := sitDown(t, "es", size[0], size[1], []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, 3, func(c session.Chair) bool { return len(seen(c).Hand) >= 5 })
		})
		s.app.Prefs.Speed, s.in.Touch = 0, true
		s.tick(20)
		n := len(s.face.view.Hand)
		prove.True(t, "a full hand", n >= 5)
		if n < 5 {
			return
		}
		first, last := s.face.hand.boxes[0], s.face.hand.boxes[n-1]
		lean := 0.0
		if size[0] > size[1] {
			lean = first.H * cardTilt * float64(n-1) / 2
		}
		prove.True(t, "a whole card", math.Abs(first.H/first.W-cardHeight/float64(cardWidth)) < 0.01)
		prove.True(t, "the left corner", first.X >= lean)
		prove.True(t, "the right corner", last.Right() <= size[0]-lean)
	}
}

// TestACardUnderAFingerCanBeRead looks at what a finger on a card shows on phones: the card where it can be read, else its words
// on a sheet inside the window.
func TestACardUnderAFingerCanBeRead(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}, {1280, 800}} {
		s := sitDown(t, "es", size[0], size[1], []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, 3, func(c session.Chair) bool { return len(seen(c).Hand) >= 3 })
		})
		s.app.Prefs.Speed = 0
		s.in.Touch = size[0] < 1000
		s.key(ui.KeyEnter) // the recap
		s.tick(20)
		s.in.Present, s.in.Moved, s.in.Cursor = true, true, s.face.hand.boxes[1].Center()
		s.tick(20)
		s.shot(t, "hand-read-"+strconv.Itoa(int(size[0]))+".png")
		seen := tallest{}
		seen.Reset(s.in.W, s.in.H)
		s.app.Draw(&seen)
		written := s.lines()[s.face.wordsOf(&s.face.view.Hand[1]).Title]
		prove.True(t, "words that can be read", written || seen.card >= readableCard/0.6)
	}
}

// tallest notes how high the tallest picture is that has the shape of a card.
type tallest struct {
	canvas.List
	card float64
}

func (c *tallest) Picture(p *canvas.Picture, at canvas.Place) {
	if w, h := float64(p.W), float64(p.H); math.Abs(w/h-0.6) < 0.02 {
		c.card = max(c.card, h)
	}
}
