package rules

// Customary is what a State offers whose players give standing orders for questions that are asked one by one as well.
type Customary interface {
	// Customary is what the standing orders of a seat answer to the question it is asked; false where it has none. It uses
	// nothing that the seat does not know.
	Customary(seat Seat) (Move, bool)
}

// CustomOf is what the standing orders of a seat answer; false where the game has none.
func CustomOf(s State, seat Seat) (Move, bool) {
	if c, has := s.(Customary); has {
		return c.Customary(seat)
	}
	return Move{}, false
}
