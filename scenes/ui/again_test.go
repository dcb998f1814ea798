package ui

import (
	"testing"

	"tyche/sprites/canvas"
)

// A button that is held counts on until it is let go; the release that ends it does not count, and a short press counts once.
func TestAButtonThatIsHeldPressesItselfAgain(t *testing.T) {
	n := 0
	p := play(t, func(u *UI) {
		if u.Button(canvas.Rect{X: 10, Y: 10, W: 40, H: 40}, "+", ButtonOpts{Again: true}) {
			n++
		}
	})
	p.press(20, 20)
	if n != 0 {
		t.Errorf("a press alone counts %d times", n)
	}
	p.lift(20, 20)
	if n != 1 {
		t.Errorf("a short press counts %d times", n)
	}
	p.press(20, 20)
	for range 60 { // a second
		p.tick()
	}
	held := n - 1
	if held < 7 || held > 10 {
		t.Errorf("a second counts %d times", held)
	}
	p.lift(20, 20)
	if n-1 != held {
		t.Error("the release counts too")
	}
	p.press(20, 20)
	p.lift(20, 20)
	if n-2 != held {
		t.Errorf("a short press after a long one counts %d times", n-1-held)
	}
	p.press(20, 20)
	for range 60 {
		p.tick()
	}
	p.lift(20, 20)
	held = n
	p.tap(20, 20)
	if n != held+1 {
		t.Errorf("a click within one tick after a long press counts %d times", n-held)
	}
	held = n - 2
	p.press(20, 20)
	for range 60 {
		p.move(200, 200)
		p.tick()
	}
	if n-2 != held {
		t.Error("it counts while the cursor is elsewhere")
	}
	p.lift(200, 200)
}

// Held until it is off, the button can tell that nobody asked for what it refuses; where it is off for a moment only, it goes on.
func TestAButtonHeldToItsEndRefusesNothing(t *testing.T) {
	n, off := 0, false
	p := play(t, func(u *UI) {
		r := canvas.Rect{X: 10, Y: 10, W: 40, H: 40}
		if !off {
			if u.Button(r, "+", ButtonOpts{Again: true}) {
				n++
				off = true
			}
			return
		}
		if _, pressed := u.Spot("+", r); pressed && !u.Repeating() {
			t.Error("the release is taken for a press on what is off")
		}
	})
	p.press(20, 20)
	for range 60 {
		p.tick()
	}
	off = false
	for range 10 {
		p.tick()
	}
	if n != 2 {
		t.Errorf("it counts %d times", n)
	}
	p.lift(20, 20)
}

// What counts on stays below the cursor though each count makes the rows above it higher.
func TestAButtonThatIsHeldStaysBelowTheCursor(t *testing.T) {
	var s Scroll
	n := 0
	p := play(t, func(u *UI) {
		above := 200 + 30*float64(n)
		box := u.BeginScroll(at(0, 0, 200, 100), &s)
		if u.Button(canvas.Rect{X: 0, Y: box.Y + above, W: 150, H: 20}, "+", ButtonOpts{Again: true}) {
			n++
		}
		u.EndScroll(&s, above+400)
	})
	p.tick()
	s.Jump(150)
	p.press(50, 60)
	for range 60 {
		p.tick()
	}
	p.lift(50, 60)
	if n < 7 {
		t.Errorf("a second counts %d times", n)
	}
}
