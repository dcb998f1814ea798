package synth

import "math"

// lowestString bounds the length of a string: nothing plays below this many Hz.
const lowestString = 50

// kitharaString is one gut string: a delay line as long as its period, damped a little each time round.
type kitharaString struct {
	line     [Rate/lowestString + 2]float64
	period   int
	at       int
	fine     float64 // the part of the period shorter than a frame, as an all-pass coefficient
	was, out float64
	dull     float64
	delay    int // frames until it sounds
	left     int // frames until it is silent
}

// pluck sounds the string at hz with a loudness, at a point of its length (0.5 is the middle: round; near 0: sharp).
func (k *kitharaString) pluck(hz, gain, point float64, rnd *noise) {
	whole := Rate/max(hz, lowestString) + 0.5 // the damping takes half a frame off
	k.period = int(whole)
	rest := whole - float64(k.period)
	k.fine = (1 - rest) / (1 + rest)
	k.dull = 0.5
	k.at, k.was, k.out = 0, 0, 0
	k.left, k.delay = frames(4), 0
	comb, sum, soft := max(1, int(point*float64(k.period))), 0.0, 0.0
	for i := range k.period {
		soft += 0.45 * (rnd.white() - soft)
		k.line[i] = gain * soft
	}
	for i := k.period - 1; i >= comb; i-- {
		k.line[i] -= k.line[i-comb]
	}
	for i := range k.period {
		sum += k.line[i]
	}
	for i := range k.period {
		k.line[i] -= sum / float64(k.period)
	}
}

// damp lays a finger on the string: it is silent a third of a second later.
func (k *kitharaString) damp() { k.left = min(k.left, Rate/3) }

// step gives the next sample.
func (k *kitharaString) step() float64 {
	if k.left == 0 {
		return 0
	}
	if k.delay > 0 {
		k.delay--
		return 0
	}
	k.left--
	now := k.line[k.at]
	next := k.at + 1
	if next == k.period {
		next = 0
	}
	damped := 0.9975 * (now*(1-k.dull) + k.line[next]*k.dull)
	tuned := k.fine*(damped-k.out) + k.was
	k.was, k.out = damped, tuned
	k.line[k.at] = tuned
	k.at = next
	if k.left < Rate/4 {
		return now * float64(k.left) * (4.0 / Rate)
	}
	return now
}

// aulos is one pipe of the double reed: a tone of mostly odd overtones that slides from note to note.
type aulos struct {
	phase, sway float64
	hz          float64 // where it is heading
	pitch       smooth
	gain        float64 // 0 is silence
	loud        smooth
	held        int // frames since the note began
	left        int // frames until the breath stops
	body        band
	air         noise
}

func newAulos(seed uint64) aulos {
	a := aulos{hz: 220, pitch: newSmooth(220, 0.018), loud: newSmooth(0, 0.035), air: newNoise(seed)}
	a.body.tune(1150, 0.9)
	return a
}

// play blows a note at hz for some frames.
func (a *aulos) play(hz, gain float64, length int) {
	if a.loud.now < 0.001 {
		a.pitch.now = hz
	}
	a.hz, a.gain, a.held, a.left = hz, gain, 0, length
}

// step gives the next sample.
func (a *aulos) step() float64 {
	if a.left > 0 {
		a.left--
	} else {
		a.gain = 0
	}
	loud := a.loud.step(a.gain)
	if loud < 1e-5 && a.gain == 0 {
		return 0
	}
	a.held++
	depth := min(1, max(0, float64(a.held)/Rate-0.25)*3)
	a.sway += 5.1 / Rate
	if a.sway >= 1 {
		a.sway--
	}
	vibrato := 1 + 0.0045*depth*(1-8*math.Abs(a.sway-0.5)*math.Abs(a.sway-0.5)*2)
	a.phase += a.pitch.step(a.hz) * vibrato / Rate
	if a.phase >= 1 {
		a.phase--
	}
	tone := reed(a.phase, 0.55+0.2*loud) + 0.05*a.air.white()
	_, mid, _ := a.body.step(tone)
	return loud * (0.6*tone + 0.8*mid)
}

// reed is the sum of the odd harmonics, each a times as strong as the one before, and a little of the even ones.
func reed(phase, a float64) float64 {
	sin, cos := math.Sincos(2 * math.Pi * phase)
	odd := (1 - a) * (1 + a) * sin / (1 - 2*a*(cos*cos-sin*sin) + a*a)
	return odd + 0.3*sin*cos
}
