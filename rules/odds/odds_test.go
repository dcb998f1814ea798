package odds

import (
	"reflect"
	"testing"
)

func twoDice(least int) Dist { return Die(6).AtLeast(least).Times(2) }

func TestTwoDice(t *testing.T) {
	want := Dist{2, []uint64{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}}
	if got := twoDice(1); !reflect.DeepEqual(got, want) {
		t.Errorf("2d6 %v", got)
	}
	// Each die below 4 counts as 4.
	want = Dist{8, []uint64{16, 8, 9, 2, 1}}
	if got := twoDice(4); !reflect.DeepEqual(got, want) || got.Total() != 36 || got.High() != 12 {
		t.Errorf("2d6 with a least of 4: %v", got)
	}
}

// TestAgainstCounting compares with throwing all dice one by one.
func TestAgainstCounting(t *testing.T) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			var lower, same, higher uint64
			for n := range 6 * 6 * 6 * 6 {
				x := max(n%6+1, a) + max(n/6%6+1, a)
				y := max(n/36%6+1, b) + max(n/216+1, b)
				switch {
				case x < y:
					lower++
				case x == y:
					same++
				default:
					higher++
				}
			}
			l, s, h := Compare(twoDice(a), twoDice(b))
			if l != (Chance{lower, 1296}) || s != (Chance{same, 1296}) || h != (Chance{higher, 1296}) {
				t.Errorf("least %d against %d: %v %v %v, want %d %d %d", a, b, l, s, h, lower, same, higher)
			}
		}
	}
}

func TestJoinReadsTables(t *testing.T) {
	table := func(x, y int) int { return (x - y) / 2 }
	d := Join(Die(6), Die(6), table)
	if d.Total() != 36 || d.Low != -2 || d.High() != 2 || d.Of(0).Ways != 16 {
		t.Errorf("%+v", d)
	}
}

func TestThen(t *testing.T) {
	// A die; on 1 throw a coin for 0 or 10, on 2 or 3 a third of the chances is 10, else 0.
	d := Die(6).Then(func(x int) Dist {
		switch x {
		case 1:
			return Die(2).Map(func(y int) int { return 10 * (y - 1) })
		case 2, 3:
			return Die(3).Map(func(y int) int { return 10 * (y / 3) })
		}
		return Sure(0)
	})
	// 1/6*1/2 + 2/6*1/3 = 7/36
	if got := d.Of(10); got != (Chance{7, 36}) {
		t.Errorf("%v of %+v", got, d)
	}
}

func TestChances(t *testing.T) {
	half, third := Chance{1, 2}, Chance{1, 3}
	for _, c := range []struct {
		got, want Chance
	}{
		{half.And(third), Chance{1, 6}},
		{half.Or(third), Chance{2, 3}},
		{half.Plus(third), Chance{5, 6}},
		{third.Not(), Chance{2, 3}},
		{Die(6).When(func(x int) bool { return x >= 5 }), Chance{2, 6}},
		{Die(6).Plus(2).Of(8), Chance{1, 6}},
	} {
		if c.got != c.want {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
	for _, c := range []struct {
		chance            Chance
		percent, permille int
	}{
		{Chance{0, 36}, 0, 0},
		{Chance{36, 36}, 100, 1000},
		{Chance{1, 1296}, 1, 1},
		{Chance{1295, 1296}, 99, 999},
		{Chance{15, 36}, 42, 417},
		{Chance{1, 8}, 13, 125},
		{Chance{1 << 63, 1<<64 - 1}, 50, 500},
	} {
		if c.chance.Percent() != c.percent || c.chance.Permille() != c.permille {
			t.Errorf("%v: %d %%, %d per mille", c.chance, c.chance.Percent(), c.chance.Permille())
		}
	}
	if half.String() != "1/2" {
		t.Error(half.String())
	}
}

func TestOverflowIsRefused(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("25 dice fit into 64 bits")
		}
	}()
	Die(6).Times(25).Total()
}

func BenchmarkCompare(b *testing.B) {
	x, y := twoDice(3), twoDice(2)
	for b.Loop() {
		Compare(x, y)
	}
}
