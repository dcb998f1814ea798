package mind

import "tyche/rules"

// Stages is how many parts of a game weights tell apart at most.
const Stages = 5

// Weights are what one of each term is worth in each stage of a game, in thousandths: one thousand more makes victory e
// times as likely. A term without a row is worth nothing.
type Weights [][Stages]int16

// Standing adds up terms in hundredths.
func (w Weights) Standing(terms []int, stage int) int {
	n := 0
	for k := range w {
		n += terms[k] * int(w[k][stage])
	}
	return n / 100
}

// Chance is the chance of victory of a seat by the standings of all, from -1000 (none) to 1000 (certain). The chances of all
// seats add up to one, so that what brings a leader nearer to victory costs everybody else.
func Chance(standings []int, seat rules.Seat) int {
	total := 0
	for _, n := range standings {
		total += power(n - standings[seat])
	}
	return min(max(2000*power(0)/total-1000, -990), 990)
}

// power is e to the power of so many thousandths, in 65536ths.
func power(thousandths int) int {
	i := min(max(thousandths/50, 1-len(powers)), len(powers)-1)
	if i < 0 {
		return 1<<32/powers[-i] + 1
	}
	return powers[i]
}

// powers are those of e in steps of a twentieth, in 65536ths.
var powers = func() (of [161]int) {
	of[0] = 1 << 16
	for i := 1; i < len(of); i++ {
		of[i] = of[i-1] * 1051271 / 1000000
	}
	return of
}()
