package rules

// Sketches is what a State offers that can imagine a world for less than Resample does, where nobody plays on in it.
type Sketches interface {
	// Sketch returns a state that the seat cannot tell from this one, its secrets drawn anew, but for those that never tell on the
	// worth of the seat's own moves: they are left out. It is good for ranking moves and not for playing on.
	Sketch(seat Seat, ch Chance) State
}

// SketchOf returns a world in which the moves of a seat can be ranked, and whether one can play on in it as well: so it is where a
// game does not sketch.
func SketchOf(s State, seat Seat, ch Chance) (world State, whole bool) {
	if k, sketches := s.(Sketches); sketches {
		return k.Sketch(seat, ch), false
	}
	return s.Resample(seat, ch), true
}
