package synth

import "math"

// What is heard at an orrery of brass, enamel and slate: its clockwork, the people on it, its lamps.

// spindle is a holed coin sliding down a rod onto the coins that lie there: the higher the stack, the higher it rings.
func spindle(below int) func(*sketch) {
	size := math.Pow(2, float64(below)/6)
	return func(s *sketch) {
		fall := 0.16 - 0.02*float64(below)
		s.scatter(5, 0, fall, 1, func(at float64) { s.strike(at, s.rnd.between(0.02, 0.06), s.rnd.between(1.3, 1.7)*size, brassCoin) })
		s.hiss(0, fall, 0.12, 5200, 6800, 1.2, swell(0.6))
		s.strike(fall, 0.8, s.rnd.about(size, 0.01), brassCoin)
		s.strike(fall+s.rnd.between(0.03, 0.05), 0.16, s.rnd.about(size, 0.01), brassCoin)
		s.strike(fall, 0.3, 1.3, board)
	}
}

// ratchet is a pawl over a few teeth, and the catch at the end.
func ratchet(s *sketch) {
	at := 0.0
	for range 7 {
		s.strike(at, s.rnd.between(0.3, 0.45), s.rnd.about(1.5, 0.04), iron)
		s.hiss(at, 0.006, 0.5, 5200, 3400, 1, fade(4))
		at += s.rnd.about(0.045, 0.08)
	}
	s.strike(at+0.03, 0.8, 1.1, iron)
	s.strike(at+0.03, 0.35, 1, brassCoin)
}

// carriage is a small carriage on rails: pairs of wheels over three joints.
func carriage(s *sketch) {
	s.hiss(0, 1.15, 0.2, 420, 620, 0.9, hold(0.15, 0.25))
	for joint := range 3 {
		start := 0.06 + 0.36*float64(joint)
		for _, axle := range []float64{0, 0.09} {
			at := start + s.rnd.about(axle, 0.05)
			s.strike(at, s.rnd.between(0.5, 0.65), s.rnd.about(0.8, 0.03), iron)
			s.strike(at, 0.4, 1.2, board)
		}
	}
}

// pins are four pins pressed into a plate, one after the other.
func pins(s *sketch) {
	for i := range 4 {
		at := 0.075 * float64(i)
		s.hiss(at, 0.005, 0.6, 5800, 3800, 1, fade(4))
		s.strike(at, 0.5, s.rnd.about(1.9+0.06*float64(i), 0.02), iron)
		s.strike(at, 0.4, 2.2, board)
	}
}

// onAnvil are a hammer's two blows, the second one lighter.
func onAnvil(s *sketch) {
	for i, at := range []float64{0, 0.27} {
		s.strike(at, 0.9-0.35*float64(i), s.rnd.about(1, 0.01), anvil)
		s.hiss(at, 0.012, 0.8, 4600, 2400, 0.8, fade(5))
		s.strike(at, 0.5, 0.9, block)
	}
}

// rubbedGlass is a wet finger round the rims of two glasses, a fifth apart.
func rubbedGlass(s *sketch) {
	root := s.rnd.about(660, 0.01)
	for i, hz := range []float64{root, root * 1.5} {
		s.blow(0.18*float64(i), 1.6, 0.6-0.2*float64(i), breath{
			pitch: line(hz*0.997, hz), loud: swell(0.45), bright: 0.12, rough: 0.002, vibrato: 0.004, air: 0.015,
		})
	}
	s.hiss(0, 1.3, 0.06, 3200, 4200, 3, swell(0.4))
}

// steam is the puffing of boilers: those of the guilds.
func steam(s *sketch) {
	for i := range 4 {
		at := 0.24 * float64(i)
		s.hiss(at, 0.2, s.rnd.between(0.7, 1), s.rnd.about(2600, 0.1), 1200, 0.7, fade(4))
		s.strike(at, 0.35, s.rnd.about(0.7, 0.03), iron)
	}
	s.hiss(0.9, 0.5, 0.35, 4200, 2600, 0.8, swell(0.2))
}

// slosh is water in glass hulls on brass legs: that of the shoals.
func slosh(s *sketch) {
	for i := range 3 {
		at := 0.3 * float64(i)
		s.hiss(at, 0.4, 0.8, s.rnd.about(520, 0.15), s.rnd.about(1300, 0.15), 1.4, swell(0.35))
		s.rumble(at, 0.35, 0.3, 240, swell(0.3))
		s.strike(at+0.05, 0.16, s.rnd.about(1.2, 0.05), brassCoin)
	}
	s.drips(0.2, 1.1, 8)
}

// clay is the tread of fired clay: that of the kilns.
func clay(s *sketch) {
	for i := range 4 {
		at := 0.27 * float64(i)
		s.strike(at, 0.9, s.rnd.about(1, 0.05), potsherd)
		s.strike(at+0.035, 0.5, s.rnd.about(1.25, 0.05), potsherd)
		s.strike(at, 0.5, 1.3, sole)
	}
}

// tinFall is a flat tin figure falling over on slate and lying still.
func tinFall(s *sketch) {
	at, gap, gain := 0.05, s.rnd.about(0.16, 0.1), 1.0
	for range 7 {
		s.strike(at, gain, s.rnd.about(1, 0.04), tin)
		s.strike(at, gain*0.5, s.rnd.about(0.9, 0.1), stone)
		at += gap
		gap *= 0.68
		gain *= 0.66
	}
}

// bells are those of the carillon, as multiples of the lowest.
var bells = [...]float64{1, 9.0 / 8, 5.0 / 4, 3.0 / 2, 5.0 / 3, 2}

// carillon rings a bell for each point.
func carillon(points int) func(*sketch) {
	return func(s *sketch) {
		for i := range points {
			s.strike(0.24*float64(i), 0.7, 0.75*bells[i], chime)
			s.strike(0.24*float64(i), 0.2, 0.375*bells[i], chime)
		}
	}
}

// musicalBox is a peal up the carillon and a tune in the comb of a musical box, wound by its key, that ends on all bells.
func musicalBox(s *sketch) {
	for i := range 6 {
		s.strike(.07*float64(i), .24, s.rnd.about(1.7, .03), iron)
	}
	at := .5
	for i, bell := range [...]int{0, 2, 3, 5, 4, 5, 3, 4, 2, 3, 5} {
		s.strike(at, .62, 1.5*bells[bell], chime)
		s.strike(at+.012, .2, 3*bells[bell], chime)
		if i%4 == 0 {
			s.strike(at, .5, .375*bells[bell], chime)
		}
		at += [...]float64{.16, .16, .16, .4}[i%4]
	}
	for i, bell := range [...]int{0, 2, 3, 5} {
		s.strike(at+.1+.03*float64(i), .6, .75*bells[bell], chime)
	}
	s.strike(at+.1, .6, .375, chime)
}

// toll is two low bells over clockwork that slows.
func toll(s *sketch) {
	s.strike(.05, .9, .375, chime)
	s.strike(1.1, .8, .3125, chime)
	at, gap := .1, .16
	for range 9 {
		s.strike(at, .22, s.rnd.about(1.5, .03), iron)
		at += gap
		gap *= 1.2
	}
}

// lampOut is a breath over a flame, the hiss of the wick, and clockwork that slows to a stop.
func lampOut(s *sketch) {
	s.hiss(0, 0.7, 1, 700, 1900, 0.7, swell(0.5))
	s.hiss(0.62, 1.4, 0.4, 5600, 3600, 1.2, fade(2))
	at, gap := 0.5, 0.14
	for range 9 {
		s.strike(at, 0.3, s.rnd.about(1.6, 0.03), iron)
		at += gap
		gap *= 1.24
	}
}

// cabinet is the door of the case falling to, and its bolt.
func cabinet(s *sketch) {
	s.creak(0, 0.35, 0.2, 30, 70, plank)
	s.strike(0.4, 0.9, 1, plank)
	s.strike(0.4, 0.3, 0.9, board)
	s.strike(0.62, 0.5, 1.1, iron)
}
