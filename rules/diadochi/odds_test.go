package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// throws visits all faces of n dice.
func throws(n int, visit func(faces []int)) {
	faces := make([]int, n)
	for i := range faces {
		faces[i] = 1
	}
	for {
		visit(faces)
		i := n - 1
		for ; i >= 0 && faces[i] == 6; i-- {
			faces[i] = 1
		}
		if i < 0 {
			return
		}
		faces[i]++
	}
}

func TestBattleLosses(t *testing.T) {
	// 6 M against 5 M under equal Battle Factors of 1, counted by hand over all dice and attrition dice.
	mine, theirs := Force{Units: [NumUnits]uint8{6}, Factor: 1}, Force{Units: [NumUnits]uint8{5}, Factor: 1}
	sums, total := [2]int{}, 0
	throws(5, func(f []int) {
		a, d := int(battleScore(int8(f[0]+f[1]), 6)), int(battleScore(int8(f[2]+f[3]), 5))
		six, _ := attrition(int8(f[4]), 6)
		five, _ := attrition(int8(f[4]), 5)
		total++
		switch {
		case a == d:
			sums[0] += (six + 1) / 2
			sums[1] += (five + 1) / 2
		case a > d:
			sums[1] += five
			if a-d <= 4 {
				sums[0] += (five + 1) / 2
			}
		default:
			sums[0] += six
			if d-a <= 4 {
				sums[1] += (six + 1) / 2
			}
		}
	})
	got := CountBattle(mine, theirs)
	prove.Is(t, "mine", got.Mine, (200*sums[0]+total)/(2*total))
	prove.Is(t, "theirs", got.Theirs, (200*sums[1]+total)/(2*total))
}

func TestManyElephants(t *testing.T) {
	eight := Force{Units: [NumUnits]uint8{elephant: 8}, Factor: 3}
	o := CountBattle(eight, eight)
	prove.Is(t, "fair", o.Win, o.Lose)
	prove.Is(t, "all ways", o.Win.Of, uint64(1679616)*1679616*36*36)
}

func BenchmarkBattleOdds(b *testing.B) {
	k := Force{Units: [NumUnits]uint8{3, 2, 4, 2, 2}, Factor: 3}
	b.ReportAllocs()
	for b.Loop() {
		CountBattle(k, k)
	}
}
