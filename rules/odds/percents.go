package odds

import "math/bits"

// fine is how many parts a whole is cut into before it is rounded.
const fine = 1_000_000_000

// Percents are chances in hundredths, as they are shown beside each other. Where exactly one of them comes true they add up
// to 100: what rounding leaves over goes to those that lost most by it, first to equal ones where it goes round. None is 0 or 100 that is not impossible or certain.
func Percents(list []Chance) []int {
	shown, lost, sum, whole := make([]int, len(list)), make([]int64, len(list)), 0, int64(0)
	for i, c := range list {
		n := c.parts()
		whole += n
		shown[i] = int(n / (fine / 100))
		if c.Ways > 0 {
			shown[i] = max(shown[i], 1)
		}
		lost[i] = n - int64(shown[i])*(fine/100)
		sum += shown[i]
	}
	if whole < fine-int64(len(list)) || whole > fine+int64(len(list)) {
		for i, c := range list {
			shown[i] = c.Percent()
		}
		return shown
	}
	sum += together(shown, lost, 100-sum)
	for ; sum < 100; sum++ {
		shift(shown, lost, 1)
	}
	for ; sum > 100; sum-- {
		shift(shown, lost, -1)
	}
	return shown
}

// together gives one more to all of several equal chances that rounding has wronged by half a hundredth or more, as long as so much is
// left over, so that they are shown as equal. It returns how much it gave.
func together(shown []int, lost []int64, left int) (given int) {
	for i := range shown {
		var equal []int
		for j := range shown {
			if shown[j] == shown[i] && lost[j] == lost[i] {
				equal = append(equal, j)
			}
		}
		if n := len(equal); n < 2 || n > left-given || lost[i] < fine/200 {
			continue
		}
		for _, j := range equal {
			shown[j]++
			lost[j] -= fine / 100
		}
		given += len(equal)
	}
	return given
}

// Extreme tells chances from impossible and certain ones that a number in hundredths would not: -1 for less than half a hundredth, 1 for
// less than that from a whole, 0 for all others.
func (c Chance) Extreme() int {
	half := uint64(fine / 200)
	switch n := uint64(c.parts()); {
	case c.Ways > 0 && n < half:
		return -1
	case c.Ways < c.Of && n > fine-half:
		return 1
	}
	return 0
}

// shift moves the number by one that rounding has wronged most.
func shift(shown []int, lost []int64, by int) {
	best := -1
	for i := range shown {
		if by < 0 && shown[i] < 2 || lost[i]+int64(shown[i]) == 0 {
			continue
		}
		if best < 0 || int64(by)*lost[i] > int64(by)*lost[best] {
			best = i
		}
	}
	shown[best] += by
	lost[best] -= int64(by) * (fine / 100)
}

// parts is the chance in parts of fine, rounded down.
func (c Chance) parts() int64 {
	if c.Of == 0 {
		return 0
	}
	high, low := bits.Mul64(c.Ways, fine)
	n, _ := bits.Div64(high, low, c.Of)
	return int64(n)
}
