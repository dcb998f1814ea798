package synth

// What is heard on the march, at sea, before walls and in the field.

func march(s *sketch) {
	for pace := range 4 {
		middle := 0.06 + 0.48*float64(pace)
		for range 14 {
			at := middle + 0.03*(s.rnd.white()+s.rnd.white())
			s.strike(at, s.rnd.between(0.3, 0.8), s.rnd.between(0.8, 1.3), sole)
			s.hiss(at+0.01, 0.07, s.rnd.between(0.05, 0.22), 1400, 3400, 0.7, fade(3))
		}
		s.scatter(3, middle, middle+0.2, 1, func(at float64) {
			s.strike(at, 0.02, s.rnd.between(0.9, 1.5), iron)
		})
	}
}

func horse(s *sketch) {
	for stride := range 3 {
		start := 0.02 + 0.5*float64(stride)
		for _, beat := range []float64{0, 0.1, 0.2, 0.235} {
			at := start + s.rnd.about(beat, 0.06)
			s.strike(at, s.rnd.between(0.6, 1), s.rnd.between(0.88, 1.12), hoof)
			s.hiss(at, 0.05, 0.25, 700, 1600, 0.8, fade(4))
		}
	}
}

func oars(s *sketch) {
	for stroke := range 2 {
		start := 1.15 * float64(stroke)
		s.creak(start, 0.3, 0.3, 26, 44, plank)
		s.hiss(start+0.12, 0.7, 1, s.rnd.about(650, 0.1), s.rnd.about(1500, 0.1), 0.6, swell(0.3))
		s.rumble(start+0.1, 0.6, 0.4, 260, swell(0.3))
		s.drips(start+0.6, start+1.15, 7)
	}
}

// drips are drops falling into water: short sines rising in pitch.
func (s *sketch) drips(from, to float64, count int) {
	s.scatter(count, from, to, 1, func(at float64) {
		hz := s.rnd.between(900, 2100)
		s.blow(at, 0.05, s.rnd.between(0.04, 0.12), breath{pitch: line(hz, hz*1.35), loud: fade(4)})
	})
}

func sea(s *sketch) {
	for wave := range 2 {
		start := 1.9 * float64(wave)
		s.hiss(start, 2.1, 1, s.rnd.about(380, 0.2), s.rnd.about(1700, 0.2), 0.5, swell(s.rnd.between(0.4, 0.6)))
		s.hiss(start+0.7, 1.4, 0.3, 3000, 5200, 0.5, swell(0.4))
	}
	s.rumble(0, 4, 0.5, 180, hold(0.2, 0.2))
}

// creak is wood sticking and slipping: a train of small blows that gathers pace, low to high a second.
func (s *sketch) creak(at, seconds, gain, low, high float64, body []partial) {
	for t := 0.0; t < seconds; {
		x := t / seconds
		s.strike(at+t, gain*s.rnd.between(0.4, 1)*swell(0.6)(x), s.rnd.about(2.4, 0.04), body)
		t += s.rnd.about(1/(low+(high-low)*x), 0.3)
	}
}

func ramCrash(s *sketch) {
	s.boom(0, 1.1, 96, 44)
	s.strike(0, 1, 0.9, gate)
	s.strike(0.008, 0.35, 0.8, shield)
	s.hiss(0, 0.16, 1.6, 1500, 500, 0.6, fade(5))
	s.scatter(16, 0.02, 0.7, 2, func(at float64) { s.crack(at, s.rnd.between(0.1, 0.6)) })
}

// boom is the low part of a great blow: a tone that falls in pitch.
func (s *sketch) boom(at, gain, from, to float64) {
	s.blow(at, 0.7, gain, breath{pitch: func(x float64) float64 { return to + (from-to)*fade(6)(x) }, loud: fade(5), bright: 0.25})
	s.rumble(at, 0.8, gain*0.5, 150, fade(4))
}

// crack is one fibre of wood giving way.
func (s *sketch) crack(at, gain float64) {
	s.hiss(at, s.rnd.between(0.006, 0.02), gain*1.5, s.rnd.between(2200, 5000), 1200, 0.8, fade(5))
	s.strike(at, gain*0.5, s.rnd.between(0.6, 1.3), splint)
}

func splinters(s *sketch) {
	s.strike(0, 0.6, 1.1, plank)
	s.scatter(26, 0, 0.85, 1.8, func(at float64) { s.crack(at, s.rnd.between(0.2, 1)) })
	s.scatter(5, 0.3, 1.05, 1, func(at float64) { s.strike(at, 0.15, s.rnd.between(1, 1.8), plank) })
}

func wheels(s *sketch) {
	s.rumble(0, 1.8, 0.5, 130, hold(0.15, 0.2))
	for at := 0.05; at < 1.6; at += s.rnd.about(0.115, 0.08) {
		s.strike(at, s.rnd.between(0.25, 0.4), s.rnd.about(1, 0.05), iron)
		s.strike(at, 0.2, 1.3, plank)
	}
	s.creak(0.2, 0.6, 0.25, 30, 55, plank)
	s.creak(1.0, 0.5, 0.25, 24, 48, plank)
}

func stoneRelease(s *sketch) {
	s.creak(0, 0.22, 0.25, 30, 80, plank)
	var k kitharaString
	k.pluck(s.rnd.about(62, 0.05), 1, 0.12, &s.rnd)
	thrum := fade(5)
	for i := range frames(0.9) {
		s.pcm[frames(0.22)+i] += k.step() * thrum(float64(i)/float64(frames(0.9)))
	}
	s.strike(0.24, 1, 0.8, gate)
	s.hiss(0.24, 0.06, 0.7, 1800, 700, 0.7, fade(4))
	s.hiss(0.27, 0.85, 0.35, 1500, 520, 3, swell(0.15))
}

func stoneImpact(s *sketch) {
	s.boom(0, 1, 110, 46)
	s.strike(0, 0.9, 0.9, block)
	s.hiss(0, 0.09, 2, 2600, 700, 0.6, fade(5))
	s.rubble(0.03, 1.2, 30)
}

// rubble are stones rolling to rest.
func (s *sketch) rubble(from, to float64, count int) {
	s.scatter(count, from, to, 2, func(at float64) {
		gain := s.rnd.between(0.08, 0.5) * (1 - 0.7*(at-from)/(to-from))
		s.strike(at, gain, s.rnd.between(0.5, 1.5), stone)
		s.hiss(at, 0.012, gain*0.8, 2800, 1500, 0.8, fade(4))
	})
}

func wallBreach(s *sketch) {
	for _, at := range []float64{0, 0.21, 0.5} {
		at += s.rnd.between(0, 0.06)
		s.boom(at, s.rnd.between(0.6, 1), 90, 38)
		s.strike(at, 0.8, s.rnd.between(0.75, 1.05), block)
	}
	s.rumble(0, 2.4, 1, 115, swell(0.15))
	s.rubble(0.05, 2.3, 80)
	s.hiss(0.2, 2.4, 0.16, 3800, 1600, 0.5, swell(0.2))
}

func clash(s *sketch) {
	at := 0.0
	for at < 1.05 {
		s.hiss(at, 0.01, 0.6, 6200, 3500, 0.8, fade(4))
		if s.rnd.below(3) == 0 {
			s.strike(at, s.rnd.between(0.5, 0.9), s.rnd.between(0.9, 1.2), shield)
			s.strike(at, 0.3, 1.2, plank)
		} else {
			s.strike(at, s.rnd.between(0.2, 0.5), s.rnd.between(0.75, 1.3), sword)
		}
		at += s.rnd.between(0.07, 0.22)
	}
}

func shields(s *sketch) {
	for i := range 4 {
		at := 0.03 + 0.4*float64(i)
		for range 9 {
			s.strike(at+0.02*s.rnd.white(), s.rnd.between(0.15, 0.5), s.rnd.between(0.8, 1.25), shield)
		}
		s.strike(at, 0.8, 1, plank)
		s.hiss(at, 0.05, 0.6, 2300, 900, 0.7, fade(4))
	}
}

func drum(s *sketch) {
	s.strike(0, 1, s.rnd.about(1, 0.02), skin)
	s.hiss(0, 0.035, 0.5, 1500, 500, 0.7, fade(5))
}
