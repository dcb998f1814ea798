package synth

// What is heard over a celestial atlas: bells, low brass, felt, wax and ivory.

// slotBell strikes the bell of a slot: one step of the Phrygian mode higher than that of the slot before.
func slotBell(slot int) func(*sketch) {
	return func(s *sketch) {
		ratio := phrygianMode.hz(1, slot)
		s.strike(0, 0.8, s.rnd.about(ratio, 0.002), bell)
		s.strike(0.003, 0.2, s.rnd.about(ratio*1.003, 0.002), bell)
	}
}

// turnBell is the deep bell of a new turn, with a lighter one an octave above.
func turnBell(s *sketch) {
	s.strike(0, 1, s.rnd.about(1, 0.004), bronze)
	s.strike(0.006, 0.3, s.rnd.about(1.003, 0.002), bronze)
	s.strike(0.5, 0.22, s.rnd.about(0.5, 0.004), bell)
}

// calls are the two notes of each House, in degrees of the Dorian mode.
var calls = [...][2]int{{0, 4}, {4, 0}, {0, 3}, {3, 0}, {0, 7}, {2, 6}, {4, 1}, {6, 3}}

// houseCall are the two notes of a House in low brass.
func houseCall(house int) func(*sketch) {
	return func(s *sketch) {
		for i, degree := range calls[house] {
			at, long := 0.42*float64(i), 0.5+0.6*float64(i)
			hz := dorianMode.hz(98, degree)
			s.horn(at, long, 0.8, hz, 0.7)
			s.horn(at, long, 0.4, hz/2, 0.6)
		}
	}
}

// enthroned is a rise of low brass in the Lydian mode to an open chord, with the bells of the sky over it.
func enthroned(s *sketch) {
	at := 0.0
	for i, degree := range [...]int{0, 2, 4, 7} {
		long := 0.42
		if i == 3 {
			long = 2.2
		}
		hz := lydianMode.hz(110, degree)
		s.horn(at, long, 0.8, hz, 0.8)
		s.horn(at, long, 0.45, hz/2, 0.6)
		at += 0.36
	}
	last := at - 0.36
	s.horn(last, 2.2, 0.4, lydianMode.hz(110, 4), 0.7)
	s.horn(last, 2.2, 0.35, lydianMode.hz(110, 9), 0.7)
	s.strike(last, 0.7, 1, bronze)
	for i, degree := range [...]int{7, 9, 11} {
		s.strike(last+0.12*float64(i), 0.35, lydianMode.hz(1, degree)/2, bell)
	}
}

// houseFall is low brass that sinks through the mode of war and finds no rest, wax that breaks, and the deep bell of the end.
func houseFall(s *sketch) {
	at := 0.0
	for i, degree := range [...]int{5, 3, 1, 0} {
		long := 0.55
		if i == 3 {
			long = 2.4
		}
		hz := locrianMode.hz(82, degree)
		s.horn(at, long, 0.7, hz, 0.55)
		s.horn(at, long, 0.45, hz/2, 0.4)
		at += 0.5
	}
	last := at - 0.5
	s.strike(last, 0.5, 1.6, bronze)
	s.hiss(last-0.1, 0.12, 0.5, 1800, 500, 0.5, fade(6))
	s.strike(last+0.9, 0.7, 0.8, bronze)
}

// feltCannon is a gun far off under felt: a thump without a tail.
func feltCannon(s *sketch) {
	s.blow(0, 0.2, 1, breath{pitch: line(s.rnd.about(92, 0.08), 46), loud: fade(4), bright: 0.2})
	s.strike(0, 0.5, s.rnd.about(0.7, 0.06), sole)
	s.hiss(0, 0.06, 0.5, 700, 260, 0.7, fade(5))
}

// waxPress is a seal pressed into warm wax and lifted off.
func waxPress(s *sketch) {
	s.strike(0, 0.5, s.rnd.about(0.8, 0.05), sole)
	s.hiss(0.01, 0.28, 0.5, s.rnd.about(620, 0.1), 380, 0.8, swell(0.25))
	s.hiss(0.3, 0.05, 0.5, 1500, 2600, 1.2, swell(0.7))
	s.strike(0.34, 0.16, s.rnd.about(1.1, 0.05), board)
}

// ivoryClick is a token of ivory put on another.
func ivoryClick(s *sketch) {
	s.strike(0, 0.9, s.rnd.about(1, 0.05), ivory)
	s.strike(s.rnd.between(0.035, 0.05), 0.25, s.rnd.about(1.06, 0.04), ivory)
	s.hiss(0, 0.006, 0.5, 5200, 3600, 0.9, fade(4))
}

// fanSails are ribbed sails spread one after the other, and the drive behind them.
func fanSails(s *sketch) {
	s.rumble(0, 1.1, 0.35, 170, hold(0.3, 0.4))
	s.hiss(0, 1.1, 0.5, s.rnd.about(500, 0.1), s.rnd.about(1100, 0.1), 0.8, swell(0.45))
	s.scatter(9, 0.05, 0.6, 1, func(at float64) {
		s.hiss(at, 0.03, s.rnd.between(0.2, 0.5), 2200, 3200, 1, fade(4))
	})
}

// tumblingRocks are stones that pass, and some that hit.
func tumblingRocks(s *sketch) {
	s.rumble(0, 1.1, 0.6, 110, hold(0.2, 0.4))
	s.rubble(0.03, 1.1, 26)
}

// dropCapsules fall past with a whistle that sinks, and land softly.
func dropCapsules(s *sketch) {
	for i := range 3 {
		at := 0.14 * float64(i)
		s.hiss(at, 0.55, 0.4, s.rnd.about(3000, 0.1), 700, 3, swell(0.3))
		s.strike(at+0.56, 0.8, s.rnd.about(0.8, 0.08), sole)
	}
}
