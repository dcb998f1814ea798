package table

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestTheListStandsStillWhileAQuestionLasts: answers that were there keep their order though the game has another one now, and so do the
// places that mean them; what is new comes after what it follows.
func TestTheListStandsStillWhileAQuestionLasts(t *testing.T) {
	list := func(moves ...int16) *Offers {
		o := &Offers{lit: map[rules.Ref][]int{}, bad: map[rules.Ref]int{}}
		for _, m := range moves {
			f := Offer{Move: rules.Move{A: m}, Caption: rules.Caption{Targets: []rules.Ref{{Kind: 1, ID: m}}}}
			if m == 0 {
				f.Caption.Rank = rules.Last
			}
			o.add(f)
		}
		return o
	}
	o := list(4, 9, 2, 3, 0)
	o.stand(list(1, 2, 3, 4, 0))
	var moves []int16
	for i, f := range o.Legal {
		moves = append(moves, f.Move.A)
		prove.Is(t, "what a place means", fmt.Sprint(o.lit[f.Caption.Targets[0]]), fmt.Sprint([]int{i}))
	}
	prove.Is(t, "order", fmt.Sprint(moves), "[2 3 4 9 0]")
}
