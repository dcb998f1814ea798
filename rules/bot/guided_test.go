package bot

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// guideMind lets its rank be followed.
type guideMind struct{ toyPlanner }

func (guideMind) Guides(rules.State) (breadth, margin, trials int) { return 4, 1000, 8 }

// TestGuidesComparePlayouts: a mind that guides needs no tree, takes its time in pieces and plays better than chance.
func TestGuidesComparePlayouts(t *testing.T) {
	asked := 0
	won, lost := 0, 0
	for g := range 40 {
		strong := rules.Seat(g % 2)
		players := make([]Player, 2)
		p, err := New(Veteran, guideMind{toyPlanner{asked: &asked}}, uint64(g))
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := p.(*guided); !ok {
			t.Fatalf("a guide makes a %T", p)
		}
		players[strong], players[1-strong] = p, newPlayer(t, Random, uint64(g))
		switch match(t, players, uint64(g/2), Budget{}) {
		case rules.Only(strong):
			won++
		case rules.Only(1 - strong):
			lost++
		}
	}
	if won <= lost+8 {
		t.Errorf("%d won, %d lost against chance", won, lost)
	}
}

func TestGuidedThinksTheSameInPieces(t *testing.T) {
	asked := 0
	for seed := range uint64(5) {
		c := session.NewChair(toy.Game{}, newState(t, 3, seed), 3, 0)
		make := func() Player { p, _ := New(Veteran, guideMind{toyPlanner{asked: &asked}}, seed); return p }
		whole := Choose(make(), c, Budget{})
		p := make()
		p.Begin(c)
		for !p.Think(1) {
			if m := p.Choices()[0].Move; c.Check(m) != nil {
				t.Fatalf("in the middle it would play %+v", m)
			}
		}
		choices := p.Choices()
		if choices[0].Move != whole {
			t.Errorf("in small pieces %+v, at once %+v", choices[0].Move, whole)
		}
		if len(choices) != len(c.Moves(nil)) {
			t.Errorf("%d choices of %d moves", len(choices), len(c.Moves(nil)))
		}
	}
}
