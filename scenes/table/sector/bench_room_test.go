package sector_test

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

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
