package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// idlePrice is what is told of an answer that changes nothing, without a key where nothing is.
func (b *table) idlePrice(words string) rules.Stake {
	b.t.Helper()
	for _, k := range b.Stakes(0, b.move(words), nil) {
		if strings.HasPrefix(k.What.Key, "diadochi.stake.event.idle") {
			return k
		}
	}
	return rules.Stake{}
}

// haunting gives Eumenes the Ghost near two armies with Royal Army.
func haunting(t *testing.T, victories uint8) *table {
	b := newTable(t, 2)
	b.hand(0, cardAlexandersGhost)
	b.army(0, eumenes, outside(spSousa), units{mercenary: 3})
	b.army(1, peithon, outside(spBabylon), units{royalArmy: 3})
	b.festival = 0
	b.victories[eumenes] = victories
	return b
}

// TestAGhostThatCannotWinIsPriced: the Ghost does nothing unless the Prestige of who sends it is higher (card 17, 11.6); all of it is public,
// so it is told and asked about before the card is played, except to who can raise it himself (11.11).
func TestAGhostThatCannotWinIsPriced(t *testing.T) {
	b := haunting(t, 2) // -2 +2
	k := b.idlePrice("play alexanders-ghost")
	prove.Is(t, "told", k.What.Key, idleGhost)
	prove.True(t, "it asks", k.Grave)
	prove.Same(t, "the two Prestiges", [2]int{int(k.What.Args[0].N), int(k.What.Args[1].N)}, [2]int{b.prestige(0, eumenes), b.prestige(1, peithon)})
	prove.Is(t, "to who is stronger", haunting(t, 3).idlePrice("play alexanders-ghost").What.Key, "")
	b.cardAt[cardTheGiftOfOratory] = handPile(0)
	prove.Is(t, "to who can raise it", b.idlePrice("play alexanders-ghost").What.Key, "")
	b.cardAt[cardTheGiftOfOratory] = handPile(1)
	prove.Is(t, "whatever the others hold", b.idlePrice("play alexanders-ghost").What.Key, idleGhost)
}

// TestAGhostAmongSeveral: with two armies in reach the card is priced only where neither can be won, and then by the weaker one; after it was
// played only the vain aim is.
func TestAGhostAmongSeveral(t *testing.T) {
	b := haunting(t, 2)
	b.army(1, leonnatos, outside(spGabai), units{royalArmy: 1})
	b.army(0, eumenes, outside(spSousa), units{mercenary: 3})
	b.victories[peithon], b.victories[leonnatos] = 9, 0
	b.victories[eumenes] = 0
	least := b.prestige(1, leonnatos)
	k := b.idlePrice("play alexanders-ghost")
	prove.Is(t, "told", k.What.Key, idleGhost)
	prove.Is(t, "against the weaker", int(k.What.Args[1].N), least)
	b.victories[eumenes] = uint8(least + 3)
	prove.Is(t, "one can be won", b.idlePrice("play alexanders-ghost").What.Key, "")
	b.play("play alexanders-ghost")
	prove.True(t, "the vain aim asks", b.idlePrice("target-general peithon").Grave)
	prove.Is(t, "the other does not", b.idlePrice("target-general leonnatos").What.Key, "")
}

// TestAMutinyThatCannotBreakOutIsPriced: two dice do not exceed a Prestige of 12 (card 18).
func TestAMutinyThatCannotBreakOutIsPriced(t *testing.T) {
	for prestige, told := range map[int]bool{11: false, 12: true} {
		b := newTable(t, 2)
		b.hand(0, cardMutiny)
		b.army(1, peithon, outside(spBabylon), units{royalArmy: 1, mercenary: 4})
		b.victories[peithon] = 0
		b.victories[peithon] = uint8(prestige - b.prestige(1, peithon))
		prove.Is(t, "Prestige", b.prestige(1, peithon), prestige)
		k := b.idlePrice("play mutiny")
		prove.Is(t, "told", k.What.Key == "diadochi.stake.event.idle.mutiny", told)
		prove.Is(t, "it asks", k.Grave, told)
	}
}
