package odds

import (
	"slices"
	"testing"

	"tyche/rules/dice"
)

// TestPercentsBesideEachOtherAddUp: what is shown together is a whole, and no number is further from its chance than one.
func TestPercentsBesideEachOtherAddUp(t *testing.T) {
	for _, k := range []struct {
		list []Chance
		want []int
	}{
		{[]Chance{{1, 3}, {1, 3}, {1, 3}}, []int{34, 33, 33}},
		{[]Chance{{505, 1000}, {290, 1000}, {205, 1000}}, []int{51, 29, 20}},
		{[]Chance{{1, 1000}, {998, 1000}, {1, 1000}}, []int{1, 98, 1}},
		{[]Chance{{1, 1000}, {999, 1000}}, []int{1, 99}},
		{[]Chance{{6, 6}, {0, 6}}, []int{100, 0}},
		{[]Chance{{1, 6}, {0, 6}, {5, 6}}, []int{17, 0, 83}},
		{[]Chance{{1, 6}, {4, 6}, {1, 6}}, []int{17, 66, 17}},
		{[]Chance{{1, 2}, {2, 3}}, []int{50, 67}},
	} {
		if got := Percents(k.list); !slices.Equal(got, k.want) {
			t.Errorf("%v: %v, not %v", k.list, got, k.want)
		}
	}
	luck := dice.New(1, 1)
	for range 5000 {
		list := make([]Chance, 2+luck.Draw(4))
		of := uint64(0)
		for i := range list {
			list[i].Ways = uint64(luck.Draw(1 + luck.Draw(1000)))
			of += list[i].Ways
		}
		if of == 0 {
			continue
		}
		sum := 0
		for i := range list {
			list[i].Of = of
		}
		for i, n := range Percents(list) {
			sum += n
			if exact := float64(list[i].Ways) * 100 / float64(of); float64(n) < exact-2 || float64(n) > exact+2 || (n == 0) != (list[i].Ways == 0) {
				t.Fatalf("%v: %d", list[i], n)
			}
		}
		if sum != 100 {
			t.Fatalf("%v add up to %d", list, sum)
		}
	}
}
