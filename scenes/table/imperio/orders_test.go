package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// A letter of Operation that is read and written anew says the same, whatever it holds.
func TestOrdersReadAndWritten(t *testing.T) {
	moves := []rules.Move{
		{Verb: game.VerbAct, A: int16(game.ActionOperation)},
		{Verb: game.VerbFleet, A: 4}, {Verb: game.VerbStay, A: 3, B: 1}, {Verb: game.VerbRemain, A: 0},
		{Verb: game.VerbStance, A: int16(game.StanceAll)}, {Verb: game.VerbLoad, A: 16, B: 1, C: 3}, {Verb: game.VerbHangar, A: 1, B: 1},
		{Verb: game.VerbTransfer, A: 1, B: 2}, {Verb: game.VerbGo, A: 7}, {Verb: game.VerbGo, A: 0}, {Verb: game.VerbBombard, A: 0}, {Verb: game.VerbLand, A: 0, B: 6},
		{Verb: game.VerbDone}, {Verb: game.VerbFleet, A: 4},
		{Verb: game.VerbDone}, {Verb: game.VerbFleet, A: 0}, {Verb: game.VerbUnload, A: 0, B: 3, C: 1},
	}
	list := readOrders(moves)
	if again := writeOrders(list); !slices.Equal(again, moves) {
		t.Errorf("written anew the letter says\n%v, want\n%v", again, moves)
	}
	if len(list) != 3 || list[0].stance != int16(game.StanceAll) || len(list[0].path) != 2 || len(list[0].end) != 2 || len(list[2].end) != 1 {
		t.Errorf("read as %+v", list)
	}
	if moves := writeOrders(nil); moves != nil {
		t.Errorf("no detachment is written as %v", moves)
	}
}

// Troops are stowed transport by transport, in amounts that an answer may name, and never more than there is room for.
func TestStow(t *testing.T) {
	ref := func(id int16) rules.Ref { return rules.Ref{Kind: game.KindTransport, ID: id} }
	holds := func() []hold { return []hold{{ref(5), 4, 0}, {ref(8), 0, 1}} }
	for _, c := range []struct {
		troops, aircraft, want int
		moves                  []rules.Move
	}{
		{0, 0, 0, nil},
		{2, 0, 2, []rules.Move{{Verb: game.VerbLoad, A: 9, B: 5, C: 1}, {Verb: game.VerbLoad, A: 9, B: 5, C: 1}}},
		{5, 1, 6, []rules.Move{
			{Verb: game.VerbLoad, A: 9, B: 5, C: 1}, {Verb: game.VerbLoad, A: 9, B: 5, C: 1}, {Verb: game.VerbLoad, A: 9, B: 8, C: 3}, {Verb: game.VerbHangar, A: 8, B: 1},
		}},
		{20, 3, 7, nil}, // all the room there is
	} {
		moves := stow(holds(), []lading{{9, c.troops}}, c.aircraft)
		if n := total(moves, game.VerbLoad, anywhere) + total(moves, game.VerbHangar, anywhere); n != c.want {
			t.Errorf("%d Troops and %d Aircraft: %d are stowed, want %d", c.troops, c.aircraft, n, c.want)
		}
		if c.moves != nil && !slices.Equal(moves, c.moves) {
			t.Errorf("%d Troops and %d Aircraft: %v, want %v", c.troops, c.aircraft, moves, c.moves)
		}
	}
	if out := unstow(holds(), 9, 3); !slices.Equal(out, []rules.Move{{Verb: game.VerbUnload, A: 9, B: 5, C: 3}}) {
		t.Errorf("three Troops are set down by %v", out)
	}
	if out := unstow(holds(), anywhere, 2); !slices.Equal(out, []rules.Move{{Verb: game.VerbLaunch, A: 8, B: 1}}) {
		t.Errorf("of one Aircraft two are launched by %v", out)
	}
}

// TestADetachmentIsWrittenLast: the others keep their order, and the letter that was written stays as it was.
func TestADetachmentIsWrittenLast(t *testing.T) {
	list := []detachment{{from: 1}, {from: 2}, {from: 3}}
	var from []int16
	for _, k := range writtenLast(list, 0) {
		from = append(from, k.from)
	}
	prove.Same(t, "written", from, []int16{2, 3, 1})
	prove.Is(t, "as it was", list[0].from, int16(1))
}
