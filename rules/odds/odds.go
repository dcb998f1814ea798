// Package odds counts dice exactly: distributions of whole numbers as numbers of ways, and chances as fractions.
// It knows no game and rounds nothing before the last step.
package odds

import (
	"fmt"
	"math/bits"
)

// Dist is a distribution: Ways[i] of Total ways give Low+i.
type Dist struct {
	Low  int
	Ways []uint64
}

// Chance is a fraction of equally likely ways.
type Chance struct{ Ways, Of uint64 }

// Sure is the distribution of one certain number.
func Sure(n int) Dist { return Dist{n, []uint64{1}} }

// Die is the distribution of a die with faces 1 to sides.
func Die(sides int) Dist {
	d := Dist{Low: 1, Ways: make([]uint64, sides)}
	for i := range d.Ways {
		d.Ways[i] = 1
	}
	return d
}

// High is the highest number of d.
func (d Dist) High() int { return d.Low + len(d.Ways) - 1 }

// Total is the number of all ways.
func (d Dist) Total() uint64 {
	total := uint64(0)
	for _, w := range d.Ways {
		total = sum(total, w)
	}
	return total
}

// Of is the chance of a number.
func (d Dist) Of(n int) Chance { return d.When(func(x int) bool { return x == n }) }

// When is the chance of the numbers that pass a test.
func (d Dist) When(test func(int) bool) Chance {
	c := Chance{Of: d.Total()}
	for i, w := range d.Ways {
		if test(d.Low + i) {
			c.Ways += w
		}
	}
	return c
}

// Map is the distribution of f of the number.
func (d Dist) Map(f func(int) int) Dist {
	return Join(d, Sure(0), func(x, _ int) int { return f(x) })
}

// AtLeast is d with every number below least counted as least, as a battle factor does with a die.
func (d Dist) AtLeast(least int) Dist {
	return d.Map(func(x int) int { return max(x, least) })
}

// Plus is d with n added to every number.
func (d Dist) Plus(n int) Dist { return Dist{d.Low + n, d.Ways} }

// Join is the distribution of f of two independent numbers, such as a sum or what a table says of them.
func Join(a, b Dist, f func(x, y int) int) Dist {
	low, high := f(a.Low, b.Low), f(a.Low, b.Low)
	Each(a, b, func(x, y int, _ uint64) {
		low, high = min(low, f(x, y)), max(high, f(x, y))
	})
	d := Dist{low, make([]uint64, high-low+1)}
	Each(a, b, func(x, y int, ways uint64) {
		i := f(x, y) - low
		d.Ways[i] = sum(d.Ways[i], ways)
	})
	return d
}

// Each visits all pairs of numbers that can come up, with their ways.
func Each(a, b Dist, visit func(x, y int, ways uint64)) {
	for i, v := range a.Ways {
		for j, w := range b.Ways {
			if v > 0 && w > 0 {
				visit(a.Low+i, b.Low+j, product(v, w))
			}
		}
	}
}

// Sum is the distribution of the sum of independent numbers.
func Sum(list ...Dist) Dist {
	total := Sure(0)
	for _, d := range list {
		total = Join(total, d, func(x, y int) int { return x + y })
	}
	return total
}

// Times is the distribution of the sum of n throws of d.
func (d Dist) Times(n int) Dist {
	total := Sure(0)
	for range n {
		total = Sum(total, d)
	}
	return total
}

// Then is the distribution of a second number that is thrown in a way depending on the first.
func (d Dist) Then(next func(int) Dist) Dist {
	low, high, common := 0, -1, uint64(1)
	for i, w := range d.Ways {
		if w == 0 {
			continue
		}
		n := next(d.Low + i)
		if high < low {
			low, high = n.Low, n.High()
		}
		low, high = min(low, n.Low), max(high, n.High())
		common = multiple(common, n.Total())
	}
	out := Dist{low, make([]uint64, high-low+1)}
	for i, w := range d.Ways {
		if w == 0 {
			continue
		}
		n := next(d.Low + i)
		scale := product(w, common/n.Total())
		for j, v := range n.Ways {
			k := n.Low + j - low
			out.Ways[k] = sum(out.Ways[k], product(v, scale))
		}
	}
	return out.reduced()
}

// reduced divides all ways by what they have in common.
func (d Dist) reduced() Dist {
	common := uint64(0)
	for _, w := range d.Ways {
		common = divisor(common, w)
	}
	if common > 1 {
		for i := range d.Ways {
			d.Ways[i] /= common
		}
	}
	return d
}

// Compare returns the chances that a is lower than, the same as and higher than b.
func Compare(a, b Dist) (lower, same, higher Chance) {
	of := product(a.Total(), b.Total())
	lower.Of, same.Of, higher.Of = of, of, of
	Each(a, b, func(x, y int, ways uint64) {
		switch {
		case x < y:
			lower.Ways += ways
		case x == y:
			same.Ways += ways
		default:
			higher.Ways += ways
		}
	})
	return lower, same, higher
}

// Percent is the chance in hundredths, rounded to the nearest, but 0 and 100 only for what is impossible and
// certain.
func (c Chance) Percent() int { return c.rounded(100) }

// Permille is the chance in thousandths, rounded like Percent.
func (c Chance) Permille() int { return c.rounded(1000) }

func (c Chance) rounded(parts uint64) int {
	switch c.Ways {
	case 0:
		return 0
	case c.Of:
		return int(parts)
	}
	high, low := bits.Mul64(c.Ways, 2*parts)
	low, carry := bits.Add64(low, c.Of, 0)
	whole, _ := bits.Div64((high+carry)/2, (high+carry)%2<<63|low/2, c.Of)
	return int(min(max(whole, 1), parts-1))
}

// Not is the chance that it does not happen.
func (c Chance) Not() Chance { return Chance{c.Of - c.Ways, c.Of} }

// And is the chance that two independent things happen.
func (c Chance) And(d Chance) Chance {
	return Chance{product(c.Ways, d.Ways), product(c.Of, d.Of)}.reduced()
}

// Or is the chance that at least one of two independent things happens.
func (c Chance) Or(d Chance) Chance { return c.Not().And(d.Not()).Not() }

// Plus is the chance that one of two things happens that exclude each other.
func (c Chance) Plus(d Chance) Chance {
	of := multiple(c.Of, d.Of)
	return Chance{sum(product(c.Ways, of/c.Of), product(d.Ways, of/d.Of)), of}.reduced()
}

func (c Chance) reduced() Chance {
	if n := divisor(c.Ways, c.Of); n > 1 {
		return Chance{c.Ways / n, c.Of / n}
	}
	return c
}

// String is the fraction.
func (c Chance) String() string { return fmt.Sprintf("%d/%d", c.Ways, c.Of) }

// sum and product panic instead of overflowing: a distribution of 2^64 ways is a fault of the caller.
func sum(a, b uint64) uint64 {
	s, carry := bits.Add64(a, b, 0)
	if carry > 0 {
		panic("odds: too many ways")
	}
	return s
}

func product(a, b uint64) uint64 {
	high, low := bits.Mul64(a, b)
	if high > 0 {
		panic("odds: too many ways")
	}
	return low
}

// divisor is the greatest common divisor.
func divisor(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// multiple is the least common multiple.
func multiple(a, b uint64) uint64 { return product(a/divisor(a, b), b) }
