package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestACrossingNamesWhoMayStopIt: in a few words the odds of a voyage say whose fleets it hangs on, how strong they are, and what then
// comes of it (8.20).
func TestACrossingNamesWhoMayStopIt(t *testing.T) {
	brief := func(b *table, words string) (rules.Text, *rules.Stake) {
		for _, k := range b.Stakes(b.asked(), b.move(words), nil) {
			if k.Rule == "8.20" {
				return k.Brief, &k
			}
		}
		t.Fatalf("%q hangs on no crossing", words)
		return rules.Text{}, nil
	}
	b := embarking(t)
	said, k := brief(b, "done")
	prove.Same(t, "with an escort", said, rules.Say("diadochi.stake.crossing.brief",
		rules.R(seatRef(1)), rules.N(b.fleetsStrength(b.availableFleets(1))), rules.N(k.Percents()[0])))
	b = atAthenai(t, 2, units{mercenary: 3})
	b.fleetOf[11] = 0
	said, _ = brief(b, "sail miletos")
	prove.Is(t, "without", said.Key, "diadochi.stake.crossing.brief.never")
	prove.Same(t, "several", briefCrossing(k, 2, 1, 4), rules.Say("diadochi.stake.crossing.brief.many", rules.N(2), rules.N(k.Percents()[0])))
}

// TestTheOnlyVoyageOfASegmentIsToldOf: who sails takes the naval movement from others who wait in a Port (8.2).
func TestTheOnlyVoyageOfASegmentIsToldOf(t *testing.T) {
	for _, waits := range []bool{false, true} {
		b := atAthenai(t, 2, units{mercenary: 3})
		if waits {
			b.army(0, ptolemaios, outside(spAlexandreia), units{mercenary: 2})
		}
		told := false
		for _, k := range b.Stakes(0, b.move("sail miletos"), nil) {
			told = told || k.Rule == "8.2" && k.What.Args[0] == rules.R(generalRef(ptolemaios))
		}
		prove.Is(t, "the voyage of another", told, waits)
	}
}

// Whoever has marched before a voyage does not march after it (8.6): the MP left are a price of coming ashore, and of nobody else's.
func TestPointsLostAshoreAreTold(t *testing.T) {
	ashore := func(from space, way ...string) (lost, left int, on bool) { // what is told to be lost, the MP left, and whether he may go on
		b := newWar(t, 2)
		b.army(0, antigonos, outside(from), units{mercenary: 3})
		for i := range b.fleetOf {
			b.fleetOf[i] = nobody
		}
		b.dice(6)
		b.play(append([]string{"activate antigonos"}, append(way, "sail miletos")...)...)
		for _, k := range b.Stakes(0, b.move("done"), nil) {
			if k.Rule == "8.6" {
				lost = int(k.What.Args[0].N)
			}
		}
		marchesOn := false
		for _, why := range (judge{b.state, sensible[0]}).landedPurpose(0) {
			marchesOn = marchesOn || why.Key == "diadochi.hint.ashore"
		}
		prove.Is(t, "the hint says that he may march on", marchesOn, lost == 0)
		b.play("done")
		return lost, int(b.march.points), b.march.on
	}
	lost, _, on := ashore(spThebai, "step athenai")
	prove.Is(t, "he may go on after a march", on, false)
	lostToo, left, on := ashore(spAthenai)
	prove.Is(t, "he may go on without one", on, true)
	prove.Is(t, "lost without one", lostToo, 0)
	prove.Is(t, "lost after a march of one MP", lost, left-1)
}

// Whoever marches to a Port and is offered to sail is told that he marches no more after the voyage (8.6), before he chooses a route.
func TestNoMarchAfterTheVoyageIsTold(t *testing.T) {
	for from, told := range map[space]bool{spThebai: true, spAthenai: false} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(from), units{mercenary: 3})
		b.dice(6)
		b.play("activate antigonos")
		if told {
			b.play("step athenai")
		}
		says := slices.ContainsFunc(b.Stakes(0, b.move("sail miletos"), nil), func(k rules.Stake) bool { return k.What.Key == "diadochi.stake.no-march-after" })
		prove.Is(t, "from "+spaces[from].id, says, told)
	}
}

// That nobody can intercept a voyage is told as well, and is no price (8.15).
func TestASafeCrossingIsTold(t *testing.T) {
	told := func(b *table) bool {
		more := b.Describe(b.asked(), b.move("done")).More
		return len(more) == 1 && more[0].Key == "diadochi.more.crossing.safe"
	}
	prove.Is(t, "past fleets", told(embarking(t)), false)
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spAthenai), units{mercenary: 3})
	for i := range b.fleetOf {
		b.fleetOf[i] = nobody
	}
	b.dice(6)
	b.play("activate antigonos", "sail miletos")
	prove.Is(t, "where nobody has fleets", told(b), true)
}

// Whoever sails past fleets that may beat his escort reads that it is dispersed then (8.26), and the largest fleet lost with it (14.10).
func TestTheEscortIsAtStake(t *testing.T) {
	at := func(largest rules.Seat) (told string) {
		b := embarking(t)
		b.largest = largest
		for _, k := range b.Stakes(0, b.move("done"), nil) {
			for _, why := range k.Why {
				if why.Key == "diadochi.stake.why.escort-lost" || why.Key == "diadochi.stake.why.escort-lost.largest" {
					told = why.Key
				}
			}
		}
		return told
	}
	prove.Is(t, "of another's largest fleet", at(1), "diadochi.stake.why.escort-lost")
	prove.Is(t, "of the largest fleet", at(0), "diadochi.stake.why.escort-lost.largest")
}

// Nobody is advised to send an escort where nobody can intercept, whatever fleets others have elsewhere.
func TestNoEscortIsAdvisedWhereNobodyCanIntercept(t *testing.T) {
	for _, near := range []bool{true, false} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 3})
		for i := range b.fleetOf {
			b.fleetOf[i] = rules.Seat(i % 2)
		}
		b.pcs[1] = spaceSet{}
		if near {
			b.control(1, spMiletos)
		}
		b.dice(6)
		b.play("activate antigonos", "sail miletos")
		moves := rules.Moves(b.state, 0, nil)
		scores := make([]int, len(moves))
		Adviser{}.Reckon(b.state, 0, moves, scores)
		escort := slices.IndexFunc(moves, func(m rules.Move) bool { return m.Verb == escortVerb })
		prove.True(t, "an escort can be sent", escort >= 0)
		prove.Is(t, "it is wanted", scores[escort] > scores[slices.Index(moves, b.move("done"))], near)
	}
}
