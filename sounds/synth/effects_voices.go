package synth

import "math"

// What is blown, called or blows by itself.

// horn is one natural horn or trumpet: a tone that slides in from below and trembles a little.
func (s *sketch) horn(at, seconds, gain, hz, bright float64) {
	voice := s.apart(seconds)
	for range 2 {
		own := s.rnd.about(hz, 0.004)
		voice.blow(0, seconds, 0.5, breath{
			pitch:  func(x float64) float64 { return own * (1 - 0.06*math.Exp(-x*seconds*28)) },
			loud:   hold(0.05/seconds, 0.3/max(0.4, seconds)),
			bright: bright, rough: 0.004, vibrato: 0.003, air: 0.02,
		})
	}
	voice.mouth(1.2, 620, 1350, 2300)
	s.add(voice, at, gain)
}

func warHorn(s *sketch) {
	root := s.rnd.about(147, 0.03)
	s.horn(0, 0.75, 0.8, root, 0.8)
	s.horn(0.62, 1.5, 1, root*3/2, 0.82)
}

func fanfare(s *sketch) {
	root := []float64{233, 247, 262}[s.rnd.below(3)]
	for _, note := range []struct{ at, seconds, ratio float64 }{
		{0, 0.2, 1}, {0.18, 0.14, 1}, {0.3, 0.14, 1}, {0.42, 0.34, 1.25}, {0.72, 0.2, 1}, {0.9, 0.34, 1.25}, {1.2, 1.3, 1.5},
	} {
		s.horn(note.at, note.seconds, 0.7, root*note.ratio, 0.84)
		s.horn(note.at, note.seconds, 0.4, root*note.ratio*0.75, 0.8)
	}
	s.horn(1.2, 1.3, 0.4, root*2, 0.8)
	s.strike(1.2, 0.6, 1, skin)
}

func elephant(s *sketch) {
	voice := s.apart(1.7)
	top := s.rnd.about(720, 0.08)
	call := func(x float64) float64 {
		return top * (0.42 + 0.58*swell(0.3)(x)) * (1 + 0.03*math.Sin(2*math.Pi*31*x))
	}
	for _, part := range []struct{ ratio, gain float64 }{{1, 0.8}, {1.012, 0.6}, {0.5, 0.7}} {
		voice.blow(0, 1.5, part.gain, breath{
			pitch: func(x float64) float64 { return part.ratio * call(x) }, loud: hold(0.06, 0.4),
			bright: 0.86, rough: 0.09, air: 0.16,
		})
	}
	voice.mouth(1.6, 780, 1650, 2900)
	s.add(voice, 0, 1)
	s.rumble(0, 1.4, 0.2, 200, hold(0.1, 0.4))
}

// vowels are the two lowest resonances of a mouth in Hz.
var vowels = [][2]float64{{730, 1090}, {530, 1840}, {390, 1990}, {570, 840}, {440, 1020}}

func crowd(s *sketch) {
	for range 11 {
		voice := s.apart(3.9)
		hz := s.rnd.between(95, 215)
		for at := s.rnd.between(0, 0.5); at < 3.5; {
			long := s.rnd.between(0.1, 0.34)
			from := hz * s.rnd.between(0.9, 1.25)
			voice.blow(at, long, s.rnd.between(0.3, 1), breath{
				pitch: line(from, from*s.rnd.between(0.82, 1.05)), loud: swell(0.3), bright: 0.8, rough: 0.02, air: 0.05,
			})
			at += long * s.rnd.between(1, 1.5)
			if s.rnd.below(6) == 0 {
				at += s.rnd.between(0.2, 0.6)
			}
		}
		vowel := vowels[s.rnd.below(len(vowels))]
		voice.mouth(4, vowel[0], vowel[1], 2600)
		s.add(voice, 0.05, s.rnd.between(0.3, 1))
	}
	s.hiss(0, 4, 0.25, 480, 560, 0.6, hold(0.15, 0.15))
	s.edge(0.4)
}

// edge lets a long sound come and go within the given seconds at both ends.
func (s *sketch) edge(seconds float64) {
	for i := range min(frames(seconds), len(s.pcm)/2) {
		x := float64(i) / float64(frames(seconds))
		s.pcm[i] *= x
		s.pcm[len(s.pcm)-1-i] *= x
	}
}

func storm(s *sketch) {
	for range 3 {
		from, to := s.rnd.between(260, 520), s.rnd.between(420, 900)
		s.hiss(0, 2.4, s.rnd.between(0.5, 1), from, to, 2.5, hold(0.3, 0.3))
		s.hiss(1.9, 2.6, s.rnd.between(0.5, 1), to, from, 2.5, hold(0.3, 0.4))
	}
	s.hiss(0, 4.5, 0.35, 1400, 900, 0.5, hold(0.3, 0.3))
	at := s.rnd.between(0.6, 1.5)
	s.rumble(at, 2.6, 1.6, 90, swell(0.1))
	s.rumble(at+0.4, 1.8, 1, 150, swell(0.2))
	s.edge(0.35)
}

func gateCreak(s *sketch) {
	s.creak(0.02, 0.75, 0.4, 22, 62, iron)
	s.creak(0.1, 0.9, 0.5, 18, 50, plank)
	s.creak(1.0, 0.55, 0.4, 34, 20, plank)
	s.strike(1.68, 1, 0.85, gate)
	s.strike(1.7, 0.25, 0.7, iron)
	s.hiss(1.68, 0.1, 0.5, 900, 400, 0.7, fade(5))
}

func fire(s *sketch) {
	s.rumble(0, 4, 0.5, 240, hold(0.15, 0.15))
	s.hiss(0, 4, 0.12, 900, 1300, 0.5, hold(0.15, 0.15))
	s.scatter(90, 0.05, 3.9, 1, func(at float64) {
		s.hiss(at, s.rnd.between(0.002, 0.012), s.rnd.between(0.1, 1), s.rnd.between(1500, 6000), 1500, 0.9, fade(4))
	})
	s.scatter(6, 0.3, 3.6, 1, func(at float64) { s.crack(at, s.rnd.between(0.3, 0.7)) })
	s.edge(0.4)
}
