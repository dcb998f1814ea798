package sector_test

import (
	"slices"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// fullHand says whether the first seat is asked for cards with so many kinds in hand.
func fullHand(v *game.View) bool {
	kinds := 0
	for i, c := range v.Hand {
		if i == 0 || c != v.Hand[i-1] {
			kinds++
		}
	}
	return kinds >= 6 && v.Phase == 1 && v.Round > 1
}

// TestNoCardOfAFullHandCoversAnother compares where the cards of a full hand lie.
func TestNoCardOfAFullHandCoversAnother(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1600, 1000}, {1920, 1080}} {
		at := sitUntil(t, "es", size[0], size[1], 4, 0, fullHand)
		v := at.session.Chair(0).View().(game.View)
		look(t, at.Guide, "hand-"+map[int]string{1280: "1280", 1600: "1600", 1920: "1920"}[size[0]])
		for i, c := range v.Hand {
			r, drawn := at.face.Where(c)
			if !drawn || r.W < 100 {
				t.Fatalf("%v: card %d lies at %v", size, i, r)
			}
			for _, o := range v.Hand[:i] {
				if other, _ := at.face.Where(o); o != c && r.Intersect(other).W > 0 && r.Intersect(other).H > 0 {
					t.Errorf("%v: the cards %v and %v cover each other", size, o, c)
				}
			}
		}
		at.In.Cursor, at.In.Present, at.In.Moved = at.where(t, v.Hand[0]), true, true
		at.Tick(3)
		look(t, at.Guide, "hand-over-"+map[int]string{1280: "1280", 1600: "1600", 1920: "1920"}[size[0]])
	}
}

// dragBy takes hold at a place, which is seen a first step later, and drags from there down the screen, or up by less than nothing.
func (at *sat) dragBy(from canvas.Point, first, then float64) {
	at.In.Cursor, at.In.Present, at.In.Moved = canvas.Point{X: from.X, Y: from.Y + first}, true, true
	at.In.Pressed = append(at.In.Pressed, ui.Click{Button: ui.LeftButton, At: from})
	at.In.Held[ui.LeftButton] = true
	at.Tick(2)
	at.In.Cursor.Y += then
	at.Tick(2)
	at.In.Released = append(at.In.Released, ui.Click{Button: ui.LeftButton, At: at.In.Cursor})
	at.In.Held[ui.LeftButton] = false
}

// TestAFingerScrollsTheHand drags the sheet of a hand that is longer than it: no card is laid, and the sheet stays.
func TestAFingerScrollsTheHand(t *testing.T) {
	at := sitUntil(t, "es", 844, 300, 2, 0, committing)
	at.In.Touch = true
	at.Tick(3)
	v := at.session.Chair(0).View().(game.View)
	strike, _ := hand(&v)
	at.Press(at.where(t, strike))
	at.Tick(2)
	before, _ := at.face.Where(strike)
	from := before.Center()
	at.dragBy(from, -20, -40)
	at.Tick(20)
	look(t, at.Guide, "hand-scrolled")
	if !at.shows("Tu mano") {
		t.Fatalf("the sheet is gone: %q", at.Says())
	}
}

// TestAFingerSpreadsTheHand taps the bench of a phone, then a card on the sheet, which lays it in the arch.
func TestAFingerSpreadsTheHand(t *testing.T) {
	for language, size := range map[string][2]int{"es": {390, 844}, "en": {844, 390}} {
		at := sitUntil(t, language, size[0], size[1], 2, 0, committing)
		at.In.Touch = true
		at.Tick(3)
		v := at.session.Chair(0).View().(game.View)
		strike, _ := hand(&v)
		before := at.where(t, strike)
		at.Press(before)
		at.Tick(2)
		if title := map[string]string{"es": "Tu mano", "en": "Your hand"}[language]; !at.shows(title) {
			t.Fatalf("%v: no sheet: %q", size, at.Says())
		}
		untold(t, at.Guide)
		look(t, at.Guide, "hand-spread-"+language)
		if r, _ := at.face.Where(strike); r.W < 80 {
			t.Errorf("%v: a card is %v wide", size, r.W)
		}
		at.Press(at.where(t, strike))
		at.Tick(2)
		if sum := map[string]string{"es": "Tu mano", "en": "Your hand"}[language]; at.shows(sum) {
			t.Errorf("%v: the sheet is still there", size)
		}
		look(t, at.Guide, "hand-laid-"+language)
	}
}

// TestTheHandIsSpreadOverThePanels taps the bench of a phone: the sheet takes all the room below the bar, a finger that rests on a card
// brings it near, and the button at the corner closes the sheet.
func TestTheHandIsSpreadOverThePanels(t *testing.T) {
	for language, size := range map[string][2]int{"es": {390, 844}, "en": {844, 390}} {
		at := sitUntil(t, language, size[0], size[1], 4, 0, func(v *game.View) bool { return v.Step == 8 && len(v.Events) > 1 })
		at.In.Touch = true
		at.Tick(3)
		tab := map[string]string{"es": "Jugadores", "en": "Players"}[language]
		card := at.session.Chair(0).View().(game.View).Events[1]
		small := at.where(t, card)
		if !at.shows(tab) {
			t.Fatalf("%v: no panels: %q", size, at.Says())
		}
		at.Press(small)
		at.In.Present = false
		if at.Tick(2); at.shows(tab) || !at.shows(map[string]string{"es": "TU MANO", "en": "YOUR HAND"}[language]) {
			t.Fatalf("%v: the panels are still there: %q", size, at.Says())
		}
		untold(t, at.Guide)
		r, _ := at.face.Where(card)
		if r.W < 130 || r.Bottom() > float64(size[1]) {
			t.Errorf("%v: an event card lies at %v", size, r)
		}
		before := at.Sees()
		at.In.Cursor, at.In.Present, at.In.Moved = canvas.Point{X: r.X + 10, Y: r.Bottom() - 10}, true, true // the finger rests
		at.Tick(2)
		look(t, at.Guide, "hand-rest-"+language)
		if !changed(before, at.Sees(), canvas.Rect{Y: 50, W: float64(size[0]), H: float64(size[1] - 50)}) {
			t.Errorf("%v: nothing comes near", size)
		}
		at.In.Present = false
		at.Tick(2)
		at.Press(canvas.Point{X: float64(size[0])/2 + min(float64(size[0])/2, 384) - 40, Y: 46 + 36})
		if !at.shows(tab) {
			t.Errorf("%v: the sheet is still there: %q", size, at.Says())
		}
	}
}

// TestTheSpreadHandIsThatOfWhoLooks: another hand is put away at once, and one's own follows what happens to it.
func TestTheSpreadHandIsThatOfWhoLooks(t *testing.T) {
	at := sitUntil(t, "es", 390, 844, 2, 0, committing)
	at.In.Touch = true
	at.Tick(3)
	v := at.session.Chair(0).View().(game.View)
	strike, _ := hand(&v)
	at.Press(at.where(t, strike))
	at.Tick(2)
	gone := v
	gone.Hand = slices.DeleteFunc(slices.Clone(v.Hand), func(c rules.Ref) bool { return c == strike })
	before := at.Sees()
	at.face.Show(gone)
	at.Tick(2)
	if !changed(before, at.Sees(), canvas.Rect{Y: 100, W: 390, H: 740}) || !at.shows("el dedo quieto la acerca") {
		t.Errorf("a card that is gone lies there still: %q", at.Says())
	}
	at.face.Show(at.session.Chair(1).View())
	at.Tick(2)
	if at.shows("el dedo quieto la acerca") {
		t.Errorf("the sheet is there with other eyes: %q", at.Says())
	}
}

// TestADragFromTheBenchSpreadsNothing: what came down on the hand and went elsewhere was no tap on it.
func TestADragFromTheBenchSpreadsNothing(t *testing.T) {
	at := sitUntil(t, "es", 390, 844, 2, 0, committing)
	at.In.Touch = true
	at.Tick(3)
	v := at.session.Chair(0).View().(game.View)
	from := at.where(t, v.Hand[0])
	at.dragBy(from, 0, 200)
	at.In.Present = false
	if at.Tick(3); at.shows("el dedo quieto la acerca") {
		t.Errorf("the sheet is there: %q", at.Says())
	}
}
