package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
)

// TestACardComesNearWholeAndReadable lays a small card anywhere in windows from a phone to a desk, with letters of usual and of twice the
// size: the large one stays in the window, its words are as large as those of the panels where the window allows it, and no finger is on it.
func TestACardComesNearWholeAndReadable(t *testing.T) {
	for _, size := range [...][2]float64{{390, 844}, {844, 390}, {1024, 640}, {1280, 800}} {
		window := canvas.Rect{W: size[0], H: size[1]}
		slate := canvas.Rect{Y: 46, W: size[0] * .6, H: size[1] - 46}
		for _, px := range [...]float64{1, 1.5, 2} {
			for _, c := range [...]struct {
				kind         uint8
				width, shape float64
			}{{game.KindEvent, cards.EventWidth, cards.EventHeight / cards.EventWidth}, {game.KindCard, 120, cards.Height / cards.Width}} {
				for at := range 25 {
					x, y := float64(at%5)/5, float64(at/5)/5
					small := canvas.Rect{X: x * (size[0] - 20), Y: y * (size[1] - 33), W: 20, H: 33}
					k, finger := loupe{rules.Ref{Kind: c.kind}, small}, small.Center()
					for _, f := range [...]*canvas.Point{nil, &finger} {
						r := k.place(px, window, slate, f)
						if r.X < 0 || r.Y < 0 || r.Right() > size[0] || r.Bottom() > size[1] {
							t.Errorf("%v at %v: a card of kind %d at %v comes out at %v", size, px, c.kind, small, r)
						}
						if r.W < min(c.width*px, size[0]*.95, size[1]*.95/c.shape) {
							t.Errorf("%v at %v: a card of kind %d is %v wide", size, px, c.kind, r.W)
						}
						if room := r.W + 22*px; f != nil && r.Contains(*f) && (f.X > room || f.X < size[0]-room) {
							t.Errorf("%v at %v: a finger at %v covers the card at %v", size, px, *f, r)
						}
					}
				}
			}
		}
	}
}

// TestACardThatShiftsUnderTheCursorStaysSmall: what comes to lie under a cursor at rest does not come near before the cursor moves.
func TestACardThatShiftsUnderTheCursorStaysSmall(t *testing.T) {
	var k aiming
	card := func(id int16) rules.Ref { return rules.Ref{Kind: game.KindCard, ID: id} }
	there, beside := canvas.Point{X: 700, Y: 740}, canvas.Point{X: 702, Y: 740}
	for i, row := range []struct {
		ref  rules.Ref
		at   canvas.Point
		near bool
	}{
		{rules.Ref{}, canvas.Point{}, true}, {card(1), there, true}, {card(1), there, true}, // pointed at, and looked at
		{card(2), there, false}, {card(2), there, false}, {card(3), there, false}, // the hand closes up
		{card(3), beside, true}, {rules.Ref{}, beside, true}, {card(4), beside, false},
	} {
		if near := k.takes(row.ref, row.at); near != row.near {
			t.Errorf("tick %d: card %d comes near: %v", i, row.ref.ID, near)
		}
	}
}
