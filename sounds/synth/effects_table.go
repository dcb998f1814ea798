package synth

// What lies on the table: dice, cards, counters, buttons, the book.

func (s *sketch) dieKnock(at, gain float64) {
	s.hiss(at, 0.012, gain*1.2, 5200, 2600, 0.9, fade(5))
	s.strike(at, gain*0.5, s.rnd.between(0.85, 1.15), die)
	s.strike(at, gain*0.6, s.rnd.between(0.92, 1.08), board)
}

func diceRoll(s *sketch) {
	for range 2 {
		at, gap, gain := s.rnd.between(0, 0.05), s.rnd.between(0.09, 0.14), 1.0
		for at < 0.85 && gain > 0.05 {
			s.dieKnock(at, gain*s.rnd.between(0.6, 1))
			at += gap * s.rnd.between(0.6, 1.2)
			gap *= 0.86
			gain *= 0.8
		}
	}
}

func dieSettle(s *sketch) {
	at, gap, gain := 0.0, s.rnd.about(0.085, 0.15), 1.0
	for range 6 {
		s.dieKnock(at, gain)
		at += gap
		gap *= 0.72
		gain *= 0.66
	}
}

func cardSlide(s *sketch) {
	s.hiss(0, 0.26, 1, s.rnd.about(2600, 0.15), s.rnd.about(4600, 0.15), 0.8, swell(s.rnd.between(0.3, 0.6)))
	s.hiss(0.02, 0.2, 0.4, 900, 1300, 0.8, swell(0.4))
}

func cardFlip(s *sketch) {
	s.hiss(0, 0.09, 0.5, 3000, 5200, 0.7, swell(0.7))
	at := s.rnd.between(0.085, 0.11)
	s.hiss(at, 0.03, 1.8, 4300, 1900, 0.7, fade(6))
	s.strike(at, 0.35, 1.6, board)
}

func marker(s *sketch) {
	s.strike(0, 0.3, s.rnd.about(1, 0.06), coin)
	s.strike(0, 0.8, 1, board)
	s.strike(s.rnd.between(0.045, 0.07), 0.12, s.rnd.about(1, 0.06), coin)
}

func place(s *sketch) {
	for i, at := range []float64{0, 0.055, 0.1} {
		s.hiss(at, 0.01, 0.5, 3100, 1700, 0.8, fade(4))
		s.strike(at, 0.8-0.25*float64(i), s.rnd.about(0.8, 0.08), board)
	}
	s.strike(0.1, 0.06, s.rnd.about(0.9, 0.06), coin)
}

func yourTurn(s *sketch) {
	for i, hz := range []float64{293.7, 440, 587.3} {
		s.string(0.13*float64(i), 0.7, hz)
	}
}

func refusal(s *sketch) {
	for i, at := range []float64{0, 0.13} {
		s.hiss(at, 0.03, 0.4, 420, 240, 0.7, fade(5))
		s.strike(at, 1-0.25*float64(i), 0.95-0.16*float64(i), plank)
	}
}

func click(s *sketch) {
	s.hiss(0, 0.006, 0.8, 3600, 2400, 0.8, fade(4))
	s.strike(0, 0.5, s.rnd.about(2.1, 0.04), board)
}

func pageTurn(s *sketch) {
	s.hiss(0, 0.4, 0.8, 1700, 4200, 0.6, swell(0.55))
	s.scatter(14, 0.05, 0.4, 1, func(at float64) {
		s.hiss(at, s.rnd.between(0.008, 0.03), s.rnd.between(0.3, 0.9), 3800, 2600, 0.9, fade(4))
	})
	s.hiss(0.38, 0.1, 0.9, 1500, 600, 0.7, fade(5))
}

func lyre(s *sketch) {
	root := []float64{196, 220, 174.6, 164.8}[s.rnd.below(4)]
	s.string(0, 0.8, root)
	s.string(0.22, 0.8, root*3/2)
}

// string plucks a string of the lyre.
func (s *sketch) string(at, gain, hz float64) {
	var k kitharaString
	k.pluck(hz, gain, s.rnd.between(0.15, 0.3), &s.rnd)
	for i := frames(at); i < len(s.pcm); i++ {
		s.pcm[i] += k.step()
	}
	s.rest()
}

func dieRaised(s *sketch) {
	s.strike(0, 0.5, 1, chime)
	s.strike(0.09, 0.8, 1.5, chime)
}

func death(s *sketch) {
	s.hiss(0, 0.05, 0.5, 900, 400, 0.8, fade(5))
	s.strike(0, 1, s.rnd.about(1, 0.01), bronze)
	s.strike(0.004, 0.25, 1.004, bronze)
}
