package rules

// Customary is what a State offers whose players give standing orders for questions that are asked one by one as well.
type Customary interface {
	// Customary is what the standing orders of a seat answer to the question it is asked; false where it has none. It uses
	// nothing that the seat does not know.
	Customary(seat Seat) (Move, bool)
}

// Customs is what a Game offers whose players may leave such questions to their standing orders for a whole turn.
type Customs interface {
	// Customs describes them; false in a game in which nobody is asked any.
	Customs(v View) (Custom, bool)
}

// Custom is what players are told of the questions that standing orders answer.
type Custom struct {
	Kind string // text key of what they are about
	Note string // ... and of which like them are always asked, and why
	Turn int    // changes with every turn for which they may be left
}

// CustomOf is what the standing orders of a seat answer; false where the game has none.
func CustomOf(s State, seat Seat) (Move, bool) {
	if c, has := s.(Customary); has {
		return c.Customary(seat)
	}
	return Move{}, false
}
