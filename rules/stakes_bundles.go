package rules

// Bundle is what people often mean when they are asked for one thing after another: several answers with one press. The game is
// played with its small moves all the same; the journal tells each.
type Bundle struct {
	Moves   []Move // legal one after the other, as long as the question lasts
	Caption Caption
	Stakes  []Stake // what hangs on all of them
}

// Bundles is what a State offers whose questions are often answered so.
type Bundles interface {
	Bundles(seat Seat) []Bundle
}

// BundlesOf returns the bundles that a seat may answer with, none where the game has none.
func BundlesOf(s State, seat Seat) []Bundle {
	if b, has := s.(Bundles); has {
		return b.Bundles(seat)
	}
	return nil
}
