package synth

import "math"

// band is a state variable filter: one step gives the low, middle and high part of the signal at once, and its
// frequency may move while it sounds.
type band struct {
	g, k, a1 float64
	ic1, ic2 float64
	hz, q    float64 // centre in Hz, and its sharpness
}

// tune sets the centre frequency in Hz and the sharpness q (0.7 is flat).
func (b *band) tune(hz, q float64) {
	if hz == b.hz && q == b.q {
		return
	}
	b.hz, b.q = hz, q
	b.g = math.Tan(math.Pi * min(hz, 0.45*Rate) / Rate)
	b.k = 1 / q
	b.a1 = 1 / (1 + b.g*(b.g+b.k))
}

// step takes one sample and returns its parts below, around and above the centre.
func (b *band) step(x float64) (low, mid, high float64) {
	v3 := x - b.ic2
	v1 := b.a1 * (b.ic1 + b.g*v3)
	v2 := b.ic2 + b.g*v1
	b.ic1 = 2*v1 - b.ic1
	b.ic2 = 2*v2 - b.ic2
	return v2, v1 * b.k, x - b.k*v1 - v2
}

// smooth is a one-pole low-pass, for values that must not jump.
type smooth struct{ now, share float64 }

// newSmooth starts at now and covers two thirds of a step in the given seconds.
func newSmooth(now, seconds float64) smooth {
	return smooth{now, 1 - math.Exp(-1/(seconds*Rate))}
}

func (s *smooth) step(want float64) float64 {
	s.now += s.share * (want - s.now)
	return s.now
}

// decibels turns a level in dB into a factor.
func decibels(db float64) float64 { return math.Pow(10, db/20) }
