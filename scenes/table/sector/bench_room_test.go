package sector_test

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

// TestCardsAndOrdersDoNotCoverEachOther: beside own orders, on the slate or to be placed, a full hand lies there as strips in a small window, each with
// a place of its own, and so has each order.
func TestCardsAndOrdersDoNotCoverEachOther(t *testing.T) {
	for _, phase := range []string{"planning", "execution"} {
		for _, hand := range []string{"g07 g07", "g05 g07 g09", "g05 g07 g09 g10"} {
			position := strings.Replace(rich, "phase planning first 1", "phase "+phase+" first 1", 1)
			position = strings.Replace(position, "g07 g07", hand, 1)
			if phase == "execution" {
				position += "order 1 build ashmere\norder 1 mobilise ashmere\n"
			}
			at := sitPosition(t, "es", 1024, 640, 2, position)
			look(t, at.Guide, fmt.Sprintf("hand-beside-orders-%s-%d", phase, len(hand)))
			var places []canvas.Rect
			for id := range int16(80) {
				for _, kind := range []uint8{game.KindCard, game.KindOrder} {
					if r, there := at.face.Where(rules.Ref{Kind: kind, ID: id}); there && r.Y > 500 {
						places = append(places, r)
					}
				}
			}
			if len(places) < 4 {
				t.Fatalf("%s, %s: %d cards and orders are seen", phase, hand, len(places))
			}
			for i, r := range places {
				for _, o := range places[:i] {
					if r.Inset(.5).Meets(o) {
						t.Errorf("%s, %s: %v and %v cover each other", phase, hand, r, o)
					}
				}
			}
		}
	}
}

// TestAFullHandTakesTheRoomOfAnEmptyTray: strips of the hand are wider where no own order lies on the slate, whose tray would be empty, and
// not while one does.
func TestAFullHandTakesTheRoomOfAnEmptyTray(t *testing.T) {
	for _, language := range []string{"es", "en"} {
		for _, size := range [][2]int{{1280, 800}, {1024, 640}} {
			var wide [2]float64
			for i, orders := range []string{"order 1 build ashmere", "order 2 build coldharrow"} {
				phase := strings.Replace(rich, "phase planning first 1", fmt.Sprint("phase execution first ", i+1), 1) + orders + "\n"
				phase = strings.Replace(phase, "g07 g07", "g05 g07 g07 g09 g10", 1)
				at := sitPosition(t, language, size[0], size[1], 2, phase)
				look(t, at.Guide, fmt.Sprintf("hand-room-%s-%d-%d", language, size[0], i))
				_, hand := at.face.(interface {
					Bench() (all, cards canvas.Rect)
				}).Bench()
				wide[i] = hand.W
				strip, there := at.face.Where(rules.Ref{Kind: game.KindCard, ID: 0})
				if there && !hand.Contains(strip.Center()) {
					t.Errorf("%s, %v: a strip lies at %v beside the hand at %v", language, size, strip, hand)
				}
			}
			if wide[1] < wide[0]*1.2 {
				t.Errorf("%s, %v: the hand is %v wide beside orders and %v without", language, size, wide[0], wide[1])
			}
		}
	}
}
