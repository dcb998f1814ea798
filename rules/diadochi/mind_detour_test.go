package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// lacking is seat 0 with everything but one space, and an Army of Antigonos.
func lacking(t *testing.T, from, to space) *table {
	b := newWar(t, 2)
	for sp := range space(numSpaces) {
		if sp != to && spaces[sp].kind != transit {
			b.control(0, sp)
		}
	}
	b.army(0, antigonos, outside(from), units{mercenary: 4})
	return b
}

// marchTo is the same on a march.
func marchTo(t *testing.T, from, to space, first ...string) *table {
	b := lacking(t, from, to)
	b.dice(6)
	b.play(append([]string{"activate antigonos"}, first...)...)
	return b
}

// advice is what the adviser ranks an answer to, compared with a veteran.
func (b *table) advice(words string) (rank, plain int) {
	b.t.Helper()
	moves := rules.Moves(b.state, 0, nil)
	with, without := make([]int, len(moves)), make([]int, len(moves))
	Adviser{}.Reckon(b.state, 0, moves, with)
	Mind{}.RankBy(heedless, b.state, 0, moves, without)
	for i, m := range moves {
		if m == b.move(words) {
			return with[i], without[i]
		}
	}
	b.t.Fatalf("%s is no answer", words)
	return 0, 0
}

// TestNobodyIsAdvisedToTakeADetour: a longer way to the same end is so much worse that no search compares it.
func TestNobodyIsAdvisedToTakeADetour(t *testing.T) {
	_, margin, _ := Adviser{}.Guides(marchTo(t, spSardis, spMiletos).state)
	margin *= 2 // an adviser compares as widely as a strategos
	for _, row := range []struct {
		name                 string
		from, to             space
		first                []string
		direct, round, still string
	}{
		{"by land", spSardis, spMiletos, nil, "step ephesos", "step pergamon", "step kelainai"},
		{"by land where a voyage costs less", spKyzikos, spByzantion, nil, "sail byzantion", "step chalkedon", ""},
		{"round a corner", spSardis, spMiletos, []string{"step pergamon"}, "", "step ephesos", ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			b := marchTo(t, row.from, row.to, row.first...)
			round, plain := b.advice(row.round)
			prove.True(t, "the detour is ranked lower", round < plain-margin)
			if row.direct != "" {
				direct, same := b.advice(row.direct)
				prove.Is(t, "the way is not", direct, same)
				prove.True(t, "the detour is not compared with it", round < direct-margin)
			}
			if row.still != "" {
				other, same := b.advice(row.still)
				prove.Is(t, "nor another as short", other, same)
			}
		})
	}
}

// TestADetourThatTakesSomethingIsNone: a CU left behind on the way is worth the MP.
func TestADetourThatTakesSomethingIsNone(t *testing.T) {
	b := marchTo(t, spSardis, spMiletos)
	b.pc[spPergamon] = nobody
	rank, plain := b.advice("step pergamon")
	prove.Is(t, "ranked as it was", rank, plain)
}
