package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// How many of the three proposals of a turn two Houses have made is told beside how they stand (18.4).
func TestThreeProposalsOfATurnAreCounted(t *testing.T) {
	f := named(t, 3)
	for made := range game.MaxOffers + 1 {
		f.view = &game.View{Players: 3, Houses: make([]game.HouseView, 3)}
		f.view.Own.Made[1] = made
		words := f.relations(1)
		prove.Is(t, "told", words == f.standing(1), made == 0)
		if made > 0 {
			prove.Is(t, "how many", words, f.standing(1)+" · "+f.word("standing.offers", rules.N(made), rules.N(game.MaxOffers)))
		}
	}
}

// What is refused in the same words is said once, whatever was refused between.
func TestRefusalsInTheSameWordsAreSaidOnce(t *testing.T) {
	f := named(t, 3)
	refuses := func(by rules.Seat, offer int16) rules.Event {
		return rules.Event{Verb: game.EvRefused, Seat: by, N: 0, M: offer}
	}
	f.view = &game.View{Players: 3}
	f.listen(&table.Sight{Since: func(func(rules.Event) bool) []rules.Event {
		return []rules.Event{refuses(1, 3), refuses(2, 5), refuses(1, -1), refuses(1, 4), refuses(1, -1)}
	}})
	var said []string
	for _, n := range f.book.talk.noes {
		said = append(said, f.houseName(n.by)+map[bool]string{true: " alliance", false: " deal"}[n.event.M < 0])
	}
	prove.Same(t, "said", said, []string{f.houseName(1) + " deal", f.houseName(2) + " deal", f.houseName(1) + " alliance"})
}
