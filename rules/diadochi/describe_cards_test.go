package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestWhatImprovingAFleetBringsIsTold: its strength, and the largest fleet where it becomes that (14.8, 14.10).
func TestWhatImprovingAFleetBringsIsTold(t *testing.T) {
	takes := 0
	for f := range fleet(numFleets) {
		for rival := range fleet(numFleets) {
			if rival == f {
				continue
			}
			b := newWar(t, 2)
			for other := range b.fleetOf {
				b.fleetOf[other] = nobody
			}
			b.fleetOf[f], b.fleetOf[rival] = 0, 1
			b.checkLargest(ctx{})
			strength, largest := 0, false
			for _, line := range b.whatImprovingBrings(0, f) {
				switch line.Key {
				case "diadochi.move.control.fleet":
					strength = line.Args[0].N
				case "diadochi.move.fleet.largest", "diadochi.move.fleet.takes-largest":
					largest = true
					prove.Is(t, "from somebody", line.Key == "diadochi.move.fleet.takes-largest", b.largest == 1)
				}
			}
			had, vp, power := b.largest == 0, b.vp(0), b.fleetPower(0)
			b.improveFleet(ctx{}, f)
			prove.Is(t, "strength", strength, b.fleetPower(0)-power)
			prove.Is(t, "largest", largest, !had && b.largest == 0)
			prove.Is(t, "VP", b.vp(0)-vp, map[bool]int{true: largestVP}[largest])
			if largest {
				takes++
			}
		}
	}
	prove.True(t, "some become the largest", takes > 0)
}

// TestWhatTheTombBringsIsTold: five points of legitimacy for whoever controls the city, ten in Pella, less the two of the Cart (11.2, 13.6).
func TestWhatTheTombBringsIsTold(t *testing.T) {
	for sp, worth := range map[space]int{spBabylon: 5, spPella: 10} {
		b := newWar(t, 2)
		b.turn, b.cart, b.cartOf = 2, outside(sp), 0
		b.control(0, sp)
		b.army(0, antigonos, outside(sp), units{mercenary: 2})
		prove.Same(t, spaces[sp].id, b.whatBuryingBrings(0), []rules.Text{rules.Say("diadochi.move.bury.brings", rules.N(worth-2), rules.N(worth), rules.R(spaceRef(sp)))})
		before := b.legitimacy(0)
		b.bury(ctx{}, 0)
		prove.Is(t, "as it comes about", b.legitimacy(0)-before, worth-2)
	}
}

// TestABurialThatWinsSaysSo: with the 18 L that the tomb makes up the game is over at once (17.3).
func TestABurialThatWinsSaysSo(t *testing.T) {
	c := position(t, "players 2\nturn 2\ncontrol 1 pella aigai amphipolis pydna\ngeneral 1 krateros pella\nunits 1 pella mercenary 1\nroyal philippos pella 1\nroyal alexandros pella 1\ncart pella 1")
	all := c.whatBuryingBrings(0)
	prove.Same(t, "what is told last", all[len(all)-1], rules.Say("diadochi.move.wins.legitimacy", rules.N(c.legitimacy(0)+8)))
	prove.True(t, "it is one that wins", c.legitimacy(0)+8 >= legitimacyGoal && c.legitimacy(0) < legitimacyGoal)
	c.royalAt[philippos], c.royalOf[philippos] = gone, nobody
	c.royalAt[alexandros], c.royalOf[alexandros] = gone, nobody
	prove.Is(t, "what is told of one that does not", len(c.whatBuryingBrings(0)), 1)
}

// TestADiscardTellsThatAnotherCardIsDrawn: for every Surprise but the one that is not replaced (3.31).
func TestADiscardTellsThatAnotherCardIsDrawn(t *testing.T) {
	for c := range card(numCards) {
		if cards[c].band != surpriseBand {
			continue
		}
		b := newTable(t, 2)
		b.hand(0, c)
		before := b.handSize(0)
		b.discardSurprise(ctx{ch: dice.New(1, 0), log: &rules.Log{}}, 0, c)
		prove.Is(t, cards[c].id, len(whatDiscardingBrings(c)) > 0, b.handSize(0) == before)
	}
}

// TestAMercenaryInsteadOfActivatingIsPriced: it gives up all activations of the Segment (3.41), so it is asked about.
func TestAMercenaryInsteadOfActivatingIsPriced(t *testing.T) {
	b := activating(t)
	stakes := b.Stakes(0, rules.Move{Verb: musterVerb}, nil)
	prove.Is(t, "prices", len(stakes), 1)
	prove.Is(t, "generals", stakes[0].What.Args[0].N, len(b.toBeActivated(0)))
	prove.True(t, "some", len(b.toBeActivated(0)) > 0)
	prove.True(t, "it asks", stakes[0].Grave)
}
