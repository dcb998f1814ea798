package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What everybody sees of pieces (1.8), and what ends and begins a game.

func TestViewOfPieces(t *testing.T) {
	b := newTable(t, 2)
	b.general(0, antigonos, outside(spPella))
	b.general(0, peithon, outside(spPella))
	b.at[minorOf(0, 0)] = outside(spAigai)
	b.looted = 1 << majorIndex[spSardis]
	b.makeTruce(b.ctx(), 0, 1)
	v := b.View(0).(View)
	for g, want := range map[general]bool{
		antigonos: true, peithon: false, minorOf(0, 0): true, minorOf(0, 1): false, minorOf(1, 0): false, eumenes: false,
	} {
		prove.Is(t, "Commander: "+generalID(g), v.Generals[g].Commander, want)
	}
	for _, sp := range majors {
		prove.Is(t, "looted: "+spaces[sp].id, v.Spaces[sp].Looted, sp == spSardis)
	}
	prove.Same(t, "truces", v.Truces, [][2]rules.Seat{{0, 1}})
	prove.Is(t, "truce of the two", b.truceHolds(1, 0), true)
	b = newTable(t, 4)
	b.makeTruce(b.ctx(), 0, 1)
	for _, pair := range [][2]rules.Seat{{0, 2}, {2, 0}, {1, 2}, {2, 1}, {2, 3}} {
		prove.Is(t, "truce with another", b.truceHolds(pair[0], pair[1]), false)
	}
}

func TestViewAfterTheGame(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardEngineers)
	b.win(b.ctx(), rules.Only(0), byLegitimacy, 18)
	b.settle(b.ctx())
	v := b.View(0).(View)
	prove.Is(t, "cards in hand", len(v.Hand), 1)
	prove.Is(t, "playable", v.Hand[0].Playable, false)
	prove.Is(t, "asked", v.Deciding, nobody)
}

func TestSiegePointsToTheEye(t *testing.T) {
	for _, c := range []struct {
		sp      space
		control rules.Seat
		want    int
	}{
		{spKelainai, 0, 3}, {spKelainai, independents, 3}, {spKelainai, nobody, 0}, {spGordion, 0, 0}, {spGordion, independents, 1},
		{spIsaura, independents, 2}, {spIsaura, 0, 0}, {spKilikiangates, nobody, 0},
	} {
		prove.Is(t, "9.9 "+spaces[c.sp].id, SiegePointsNeeded(int(c.sp), c.control), c.want)
	}
}

func TestRegencyTells(t *testing.T) {
	b := newTable(t, 2)
	b.active, b.depth = nobody, 1
	b.province(0, makedonia)
	b.giveRoyal(b.ctx(), herakles, 0, outside(spPella))
	b.regency(b.ctx(), herakles)
	prove.Is(t, "17.9 VP and L together", int(b.told(EvVictory).M), b.vp(0)+b.legitimacy(0))
	prove.Is(t, "more than VP", b.legitimacy(0) > 0, true)
}

func TestTiesAreTold(t *testing.T) {
	b := newTable(t, 3)
	b.dice(2, 5)
	prove.Is(t, "3.7 the highest die", b.rollOff(b.ctx(), rules.Only(0).With(2), false), 2)
	prove.Is(t, "each die told", b.heard(EvTieRoll), 2)
	prove.Is(t, "the last", b.told(EvTieRoll).Dice[0], 5)
	prove.Is(t, "whose", b.told(EvTieRoll).Seat, 2)
	b.dice(3, 3, 5, 6, 1) // equal lowest roll again
	prove.Is(t, "3.44 the lowest die", b.resolver(b.ctx()), 1)
	prove.Is(t, "told as well", b.heard(EvTieRoll), 7)
}

func TestDraftOrder(t *testing.T) {
	for players, want := range map[int][]rules.Seat{2: {0, 1, 1, 0, 0, 1}, 3: {0, 1, 2, 2, 1, 0}} {
		c := start(t, players, uint64(optStarterDraft))
		var order []rules.Seat
		for range want {
			seat := c.top().seat
			order = append(order, seat)
			for _, m := range []rules.Move{{Verb: passVerb}, {Verb: yesVerb}, {Verb: draftVerb, A: int16(minorOf(0, 0))}, {Verb: draftVerb, A: int16(kassandros)}} {
				prove.Refused(t, "no pick: "+Game.Format(m), c.Check(seat, m), "1.6")
			}
			if len(order) == len(want) {
				break
			}
			c.Apply(seat, rules.Moves(c.state, seat, nil)[0], c.luck, nil)
		}
		prove.Same(t, "2.5 18.6 to and fro", order, want)
	}
}

func TestTrainingIsOverWhenItIs(t *testing.T) {
	b := newTable(t, 2)
	b.control(0, spPella, spAigai)
	b.training[0], b.trainingStep[0] = loyal, trainingGoal(loyal)
	prove.Is(t, "3.14 16.7 a finished CU is placed", b.placeWaiting(0, false), true)
	b.settle(b.ctx())
	b.play("put loyal aigai")
	b.hold(outside(spAigai), loyal, 1)
	prove.Is(t, "the track is free", int(b.trainingStep[0]), 0)
}

func TestReachEndsWithItsMarker(t *testing.T) {
	b := newTable(t, 2)
	b.control(0, spPella)
	b.fromPC.add(spPella)
	b.fromPC.add(spSparta)
	reach := b.reachable(0)
	prove.Is(t, "3.36 beside a PC that is still there", reach.has(spAigai), true)
	prove.Is(t, "beside one that is gone", reach.has(spMegalopolis), false)
	prove.Is(t, "where it was", reach.has(spSparta), false)
}

func TestOperationPointsRunOut(t *testing.T) {
	b := newTable(t, 2)
	b.control(0, spPella)
	b.fromPC.add(spPella)
	b.pushOps(0, cardPantodapoiDrill)
	b.play("control aigai", "control pydna")
	prove.True(t, "3.36 two OP are two PCs", b.top().kind != inPlacePCs)
}

// TestPointsWithoutAPlaceAreToldAsLost: of what cannot be used any more the last placement tells the price (3.36).
func TestPointsWithoutAPlaceAreToldAsLost(t *testing.T) {
	b := newTable(t, 2)
	b.control(0, spPella)
	b.fromPC.add(spPella)
	b.pushOps(0, cardPantodapoiDrill)
	lost := func(words string) (points int) {
		for _, k := range b.Stakes(0, b.move(words), nil) {
			if k.What.Key == "diadochi.stake.undone.op" {
				points = k.What.Args[0].N
			}
		}
		return points
	}
	prove.Is(t, "another place is left", lost("control aigai"), 0)
	for set := b.placeable(0, b.reach).without(spaceSet{}); !set.empty(); {
		if sp := set.next(); sp != spAigai {
			b.setPC(b.ctx(), sp, 1)
		}
	}
	prove.Is(t, "none is left", lost("control aigai"), int(b.top().a)-1)
	prove.True(t, "several points", b.top().a > 1)
}

func TestInvariantsNotice(t *testing.T) {
	for what, spoil := range map[string]func(s *state){
		"three CUs inside":         func(s *state) { s.addUnits(inside(spPella), s.pc[spPella], mercenary, 3) },
		"a CU inside another's":    func(s *state) { s.addUnits(inside(spPella), 1-s.pc[spPella], mercenary, 1) },
		"a Minor General is gone":  func(s *state) { s.at[minorOf(0, 0)] = gone },
		"of the other player":      func(s *state) { s.at[minorOf(1, 0)] = gone },
		"a general without a seat": func(s *state) { s.force[0] = 0 },
	} {
		s := randomStart(t, 2, 0, 9)
		s.addUnits(inside(spPella), s.pc[spPella], mercenary, 1)
		prove.True(t, "nothing is wrong", Invariant(s) == nil)
		s.takeUnits(inside(spPella), mercenary, 1)
		spoil(s)
		prove.True(t, what+" is noticed", Invariant(s) != nil)
	}
}

func TestResampledHands(t *testing.T) {
	surprise := func(c card) bool { return cards[c].band == surpriseBand }
	b := newTable(t, 3)
	b.hand(0, cardMutiny, cardFog)
	b.hand(1, cardEpidemic, cardEngineers, cardBribery)
	b.hand(2, cardRansom, cardKassandros)
	b.pile(cardBadOmens, cardNightMarch, cardRoyalRoad)
	b.luck.Then(fixedDie(1))
	b.ensureOnly(0, 1, b.luck, surprise)
	prove.Is(t, "his hand is as large", b.handSize(1), 3)
	for c := range card(numCards) {
		if b.holds(1, c) {
			prove.True(t, "only Surprise cards are left: "+cards[c].id, surprise(c))
		}
	}
	prove.Is(t, "the viewer keeps his own", b.holds(0, cardMutiny) && b.holds(0, cardFog), true)
	prove.Is(t, "who had one keeps it", b.holds(1, cardBribery), true)
	prove.Is(t, "the third hand is as large", b.handSize(2), 2)
	prove.Is(t, "what lay out of the game still does", b.cardAt[cardMutiny] != outOfGame && b.countIn(drawPile) == 3, true)

	b = newTable(t, 2) // no Surprise card is hidden anywhere else
	b.hand(1, cardEpidemic, cardPeukestasSatrapOfPersis)
	b.hand(0, cardFog)
	b.pile(cardKassandros)
	b.luck.Then(fixedDie(1))
	b.ensureOnly(0, 1, b.luck, surprise)
	prove.Is(t, "nothing to change them for", b.holds(1, cardEpidemic) && b.holds(1, cardPeukestasSatrapOfPersis), true)
	prove.Is(t, "the pile stays", b.cardAt[cardKassandros], drawPile)
}
