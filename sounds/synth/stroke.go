package synth

import "math"

// sketch is one sound while it is being made: mono, and the chance that makes each take a little different.
type sketch struct {
	pcm  []float64
	rnd  noise
	rest func() // called between strokes, so that a long sound does not hold up its thread
}

// shape is loudness over a stroke: 0..1 of its length in, a factor out.
type shape func(x float64) float64

// fade falls exponentially; the higher the rate the shorter it sounds.
func fade(rate float64) shape {
	end := math.Exp(-rate)
	return func(x float64) float64 { return (math.Exp(-rate*x) - end) / (1 - end) }
}

// swell rises to its peak at the given share of the length and falls again.
func swell(peak float64) shape {
	return func(x float64) float64 {
		if x < peak {
			x /= peak
			return x * x * (3 - 2*x)
		}
		x = (1 - x) / (1 - peak)
		return x * x * (3 - 2*x)
	}
}

// hold rises within the share in, stays, and falls within the share out.
func hold(in, out float64) shape {
	return func(x float64) float64 {
		switch {
		case x < in:
			return x / in
		case x > 1-out:
			return (1 - x) / out
		}
		return 1
	}
}

// line moves evenly from one value to another.
func line(from, to float64) shape { return func(x float64) float64 { return from + (to-from)*x } }

// partial is one way a struck body rings: Hz, seconds until it is 60 dB down, share of the blow.
type partial struct{ hz, seconds, gain float64 }

// strike rings a body at a time in seconds, its parts scaled in pitch by size.
func (s *sketch) strike(at, gain, size float64, body []partial) {
	for _, p := range body {
		s.ring(at, p.hz*size*s.rnd.between(0.99, 1.01), p.seconds, gain*p.gain)
	}
	s.rest()
}

// ring adds one decaying sine, by the recurrence of a two-pole resonator.
func (s *sketch) ring(at, hz, seconds, gain float64) {
	if hz > 0.45*Rate {
		return
	}
	first := max(0, frames(at))
	last := min(len(s.pcm), first+frames(seconds*1.2))
	turn := 2 * math.Pi * hz / Rate
	keep := math.Exp(-math.Ln10 * 3 / (seconds * Rate))
	a, b := 2*keep*math.Cos(turn), -keep*keep
	y1, y2 := gain*math.Sin(turn), 0.0
	for i := first; i < last; i++ {
		s.pcm[i] += y1
		y1, y2 = a*y1+b*y2, y1
	}
}

// hiss adds noise around a moving centre of from..to Hz with sharpness q.
func (s *sketch) hiss(at, seconds, gain, from, to, q float64, loud shape) {
	first := max(0, frames(at))
	count := min(frames(seconds), len(s.pcm)-first)
	var f band
	for i := range count {
		x := float64(i) / float64(frames(seconds))
		if i%16 == 0 {
			f.tune(from*math.Pow(to/from, x), q)
		}
		_, mid, _ := f.step(s.rnd.white())
		s.pcm[first+i] += gain * loud(x) * mid
	}
	s.rest()
}

// rumble adds noise below hz, loud as given.
func (s *sketch) rumble(at, seconds, gain, hz float64, loud shape) {
	first := max(0, frames(at))
	count := min(frames(seconds), len(s.pcm)-first)
	var f band
	f.tune(hz, 0.8)
	for i := range count {
		low, _, _ := f.step(s.rnd.white())
		s.pcm[first+i] += gain * loud(float64(i)/float64(frames(seconds))) * low * 3
	}
	s.rest()
}

// breath is how a blown or sung tone behaves.
type breath struct {
	pitch   shape   // Hz over the length
	loud    shape   // loudness over the length
	bright  float64 // 0..0.9: strength of each overtone to the one below it at full loudness
	rough   float64 // 0..1: how far the pitch trembles at random
	vibrato float64 // share of the pitch, at 5.3 Hz
	air     float64 // share of breath noise
}

// blow adds a tone whose overtones grow with its loudness, as those of horns and throats do.
func (s *sketch) blow(at, seconds, gain float64, b breath) {
	first := max(0, frames(at))
	count := min(frames(seconds), len(s.pcm)-first)
	phase, tremble := s.rnd.between(0, 1), newSmooth(0, 0.004)
	for i := range count {
		x := float64(i) / float64(frames(seconds))
		loud := b.loud(x)
		sway := 1 + b.vibrato*math.Sin(2*math.Pi*5.3*x*seconds) + b.rough*4*tremble.step(s.rnd.white())
		phase += b.pitch(x) * sway / Rate
		tone := overtones(phase, b.bright*(0.35+0.65*loud))
		s.pcm[first+i] += gain * loud * (tone + b.air*s.rnd.white())
	}
	s.rest()
}

// overtones is the sum of all harmonics, each a times as strong as the one before, at a phase in turns.
func overtones(phase, a float64) float64 {
	sin, cos := math.Sincos(2 * math.Pi * phase)
	return (1 - a) * sin / (1 - 2*a*cos + a*a) * (1 + a)
}

// scatter calls stroke with count times between from and to, crowded towards the start by lean above 1.
func (s *sketch) scatter(count int, from, to, lean float64, stroke func(at float64)) {
	for range count {
		stroke(from + (to-from)*math.Pow(s.rnd.between(0, 1), lean))
	}
}

// apart is an empty sketch of some seconds with the same chance, to be changed as a whole and added.
func (s *sketch) apart(seconds float64) *sketch {
	return &sketch{pcm: make([]float64, frames(seconds)), rnd: newNoise(uint64(s.rnd.bits())), rest: s.rest}
}

// add lays another sketch over this one.
func (s *sketch) add(other *sketch, at, gain float64) {
	first := max(0, frames(at))
	for i, x := range other.pcm[:max(0, min(len(other.pcm), len(s.pcm)-first))] {
		s.pcm[first+i] += gain * x
	}
}

// mouth passes the sketch through resonances at the given Hz, all of sharpness q.
func (s *sketch) mouth(q float64, hz ...float64) {
	filters := make([]band, len(hz))
	for i := range filters {
		filters[i].tune(hz[i], q)
	}
	for i, x := range s.pcm {
		sum := 0.25 * x
		for f := range filters {
			_, mid, _ := filters[f].step(x)
			sum += mid
		}
		s.pcm[i] = sum
	}
	s.rest()
}
