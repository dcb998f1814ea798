package synth

import "math"

const (
	commonLevel = 0.11 // loudness of an effect at 0 dB: 1 is a full square wave
	window      = Rate / 10
)

// ceiling is the loudest sample that anything here gives out: -1 dB below full scale.
var ceiling = decibels(-1)

// loudness is the strongest tenth of a second, as an ear by a small loudspeaker weighs it: without the lowest notes.
func loudness(pcm []float64) float64 {
	var f band
	f.tune(110, 0.7)
	power := make([]float64, len(pcm)+1)
	for i, x := range pcm {
		_, _, high := f.step(x)
		power[i+1] = power[i] + high*high
	}
	best := 0.0
	for i := range power {
		best = max(best, power[i]-power[max(0, i-window)])
	}
	return math.Sqrt(best / window)
}

// level brings the sketch to a loudness and rounds off peaks above the ceiling.
func (s *sketch) level(want float64) {
	have := loudness(s.pcm)
	if have == 0 {
		return
	}
	for i, x := range s.pcm {
		s.pcm[i] = rounded(x * want / have)
	}
}

// knee is where rounded begins to press.
const knee = 0.7

// rounded lets small samples pass and presses large ones together below the ceiling.
func rounded(x float64) float64 {
	switch {
	case x > knee:
		return knee + (ceiling-knee)*math.Tanh((x-knee)/(ceiling-knee))
	case x < -knee:
		return -knee - (ceiling-knee)*math.Tanh((-x-knee)/(ceiling-knee))
	}
	return x
}
