package mind

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestPowersOfE(t *testing.T) {
	for thousandths, want := range map[int]int{0: 65536, 1000: 178145, -1000: 24109, 3000: 1316324, -3000: 3263} {
		if got := power(thousandths); got < want*99/100-2 || got > want*101/100+2 {
			t.Errorf("e to the %d thousandths is %d, not %d", thousandths, got, want)
		}
	}
	prove.Is(t, "more than the table has", power(99999), power(8000))
	prove.Is(t, "less than the table has", power(-99999), power(-8000))
}

func TestChancesAddUp(t *testing.T) {
	prove.Is(t, "two who have the same", Chance([]int{700, 700}, 0), 0)
	prove.Is(t, "four who have the same", Chance([]int{5, 5, 5, 5}, 2), -500)
	ahead, behind := Chance([]int{1000, 0}, 0), Chance([]int{1000, 0}, 1)
	prove.Is(t, "who has more is ahead", ahead > 400, true)
	prove.Is(t, "what one gains the other loses", ahead+behind <= 2 && ahead+behind >= -2, true)
}

func TestStandingsAddUp(t *testing.T) {
	w := Weights{0: {10, 20}, 2: {-5, 0}}
	prove.Is(t, "stage 0", w.Standing([]int{300, 900, 200}, 0), 20)
	prove.Is(t, "stage 1", w.Standing([]int{300, 900, 200}, 1), 60)
}

func TestATemperWithOtherNumbers(t *testing.T) {
	even := Even(3)
	other := even.But(Temper{1: 250})
	prove.Same(t, "other", []int16(other), []int16{100, 250, 100})
	prove.Same(t, "without", []int16(Without(other, uint8(0), uint8(1))), []int16{0, 0, 100})
	prove.Same(t, "even is as it was", []int16(even), []int16{100, 100, 100})
}
