package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// reveal turns the face-down cards up at the end of a Round.
func (b *table) reveal(list ...card) {
	for _, c := range list {
		b.cardAt[c] = faceDown
	}
	b.active, b.segment = nobody, noSegment
	b.depth = 1
	b.pushRevealing()
	b.settle(b.ctx())
}

func TestRevealing(t *testing.T) {
	prove.Line(t, "S000-06 S000-07 two players reveal two cards", func(t *testing.T) {
		b := newTable(t, 2)
		b.dice(1, 1)
		b.reveal(cardKassandros, cardMutiny, cardFog)
		prove.Is(t, "left", b.countIn(faceDown), 1)
		prove.Is(t, "turned up and discarded", b.countIn(discardPile), 2)
	})
	prove.Line(t, "S000-08 three players reveal one", func(t *testing.T) {
		b := newTable(t, 3)
		b.dice(1)
		b.reveal(cardKassandros, cardMutiny)
		prove.Is(t, "left", b.countIn(faceDown), 1)
	})
	prove.Line(t, "S000-06 four players none", func(t *testing.T) {
		b := newTable(t, 4)
		b.reveal(cardKassandros)
		prove.Is(t, "left", b.countIn(faceDown), 1)
	})
	prove.Line(t, "S000-09 S000-11 the named events are resolved in order, then all are discarded face up", func(t *testing.T) {
		b := newTable(t, 2)
		b.dice(1, 1, 1, 2, 1, 2, 1) // both cards of the row; then twice who resolves
		b.reveal(cardUnrest45, cardMigrationOfIllyrianTribes)
		prove.Is(t, "both are turned up", b.countIn(revealed), 2)
		prove.Is(t, "first Unrest", card(b.top().a), cardUnrest45)
		prove.Is(t, "why that player is asked", b.Pending(nil)[0].Why.Key, "diadochi.asked.turned-up")
		b.play("target pelousion", "target rhagai")
		prove.Is(t, "then the tribes", card(b.top().a), cardMigrationOfIllyrianTribes)
		b.play("target dodone", "target aigai")
		prove.Is(t, "discarded", b.countIn(discardPile), 2)
		b.asks(inActivations)
	})
	prove.Line(t, "S000-10 the player with fewest VP resolves", func(t *testing.T) {
		b := newTable(t, 2)
		b.province(0, makedonia)
		b.dice(1)
		b.reveal(cardUnrest44, cardFog)
		prove.Is(t, "resolver", b.asked(), 1)
	})
	prove.Line(t, "S000-10 ties by the lowest die, equal lowest again", func(t *testing.T) {
		b := newTable(t, 3)
		b.dice(2, 5, 2, 6, 3)
		b.reveal(cardUnrest44)
		prove.Is(t, "resolver", b.asked(), 2)
	})
	t.Run("any other card does nothing and does not leave the game", func(t *testing.T) {
		b := newTable(t, 2)
		b.dice(1)
		b.reveal(cardKassandros, cardSilverShields)
		prove.Is(t, "Kassandros", b.cardAt[cardKassandros], discardPile)
		prove.Is(t, "47A", b.cardAt[cardSilverShields], discardPile)
		prove.Is(t, "Silver Shields", b.silverState, silverUnborn)
	})
}
