package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What a careful person has punished in games against a strategos: each position stands for a slip that it makes no more.

// ranksOfTwo are the ranks of what may be played now, by the temper of a strategos of two and without one of its considerations.
func (b *table) ranksOfTwo(k trait, words string) (with, without int) {
	b.t.Helper()
	careless := Mind{}.Temper(2).But(nil)
	careless[k] = 0
	p := b.asked()
	moves := rules.Moves(b.state, p, nil)
	i := slices.Index(moves, b.move(words))
	if i < 0 {
		b.t.Fatalf("%s is no answer", words)
	}
	scores := make([]int, len(moves))
	Mind{}.RankBy(careless, b.state, p, moves, scores)
	without = scores[i]
	Mind{}.Reckon(b.state, p, moves, scores)
	return scores[i], without
}

// aVoyage is Antigonos in Athenai with five CUs and a fleet of strength 2, and another with one as strong who waits in Mytilene.
func aVoyage(t *testing.T) *table {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spAthenai), units{mercenary: 3, loyal: 2})
	b.control(1, spMytilene)
	b.fleetOf[7], b.fleetOf[6] = 1, 0
	prove.Is(t, "fleets", b.fleetPower(0), b.fleetPower(1))
	b.dice(6)
	b.play("activate antigonos")
	return b
}

// TestFleetsOfOthersAreFeared: nearly one voyage of two past a fleet as strong is turned back, with CUs lost.
func TestFleetsOfOthersAreFeared(t *testing.T) {
	b := aVoyage(t)
	with, without := b.ranksOfTwo(onSea, "sail miletos")
	prove.Is(t, "five CUs past a fleet as strong", with < without-10, true)
	b.fleetDispersed = 1 << 7
	with, without = b.ranksOfTwo(onSea, "sail miletos")
	prove.Is(t, "nobody can come out", with, without)
}

// TestOddsAtSea: a mind reckons what people are told.
func TestOddsAtSea(t *testing.T) {
	for escort := range 12 {
		for fleets := 1; fleets < 12; fleets++ {
			win, lose := oddsAtSea(escort, fleets)
			told := CountNaval(escort, fleets)
			prove.Is(t, "to win", win, int(100*told.Win.Ways/told.Win.Of))
			prove.Is(t, "to lose", lose, int(100*told.Lose.Ways/told.Lose.Of))
		}
	}
}

// TestFleetsComeOutAgainstCUs: who has fleets as strong as the escort risks less than whoever is aboard.
func TestFleetsComeOutAgainstCUs(t *testing.T) {
	b := aVoyage(t)
	b.usurper = 0
	b.play("sail miletos", "escort "+fleets[6].id, "done")
	b.asks(inNavalInterception)
	with, without := b.ranksOfTwo(onSea, "target miletos")
	prove.Is(t, "he comes out", with > 0 && without < 0, true)
}

// TestTheCartIsGuardedFromAForcedMarch: an enemy two marches away takes a Cart that is left alone.
func TestTheCartIsGuardedFromAForcedMarch(t *testing.T) {
	c := position(t, `players 2
		turn 1 round 2 first 2
		ask 2 activation
		control 2 babylon opis
		units 2 babylon royal-army 3 elephant 1 mercenary 2
		general 2 perdikkas babylon
		cart babylon 2
		units 1 persepolis mercenary 2 loyal 1
		general 1 peithon persepolis
		`)
	prove.Is(t, "not in reach of one", c.inReach(1, spBabylon), false)
	c.play("[6] activate perdikkas")
	of := c.ranks()
	best := of("drop mercenary 1")
	for _, way := range []string{"step sousa", "step opis", "step is"} {
		prove.Is(t, "a CU stays before "+way, best > of(way), true)
	}
}

// TestWhatWinsAtOnceIsTaken: with 30 VP of 33 the last space of a province of 3 VP comes before one that gains as much on the way.
func TestWhatWinsAtOnceIsTaken(t *testing.T) {
	gain := func(b *table, k trait) int {
		temper := Mind{}.Temper(2).But(nil)
		temper[k] = 0
		return int(judge{b.state, Mind{}.strategos(2)}.look(0).gain[spTyros] - judge{b.state, temper}.look(0).gain[spTyros])
	}
	b := newWar(t, 2)
	b.turn = 3
	b.province(0, makedonia, aigyptos, lydia, babylonia, syria, karia, media, persis, sousiana, phoinikia)
	b.control(independents, spTyros)
	prove.Is(t, "VP", b.vp(0), 30)
	prove.Is(t, "Tyros wins the game", gain(b, onGoal), worthGoal)
	b.control(independents, spSousa)
	prove.Is(t, "two short of it", gain(b, onGoal), 0)
	b.turn = 1
	b.control(0, spSousa)
	prove.Is(t, "nobody wins on Turn I", gain(b, onGoal), 0)
}

// TestTheLargestFleetIsReckonedWith: the fleet of a province may be the one that makes the largest, which is worth 3 VP.
func TestTheLargestFleetIsReckonedWith(t *testing.T) {
	b := newWar(t, 2)
	b.turn = 3
	b.province(1, makedonia)
	b.province(0, lydia, karia)
	b.control(1, spHalikarnassos)
	prove.Is(t, "it is the other's", b.largest, rules.Seat(1))
	prove.Is(t, "Halikarnassos turns it", b.largestTurns(0, karia, 1), true)
	prove.Is(t, "Sinope does not", b.largestTurns(0, paphlagonia, 1), false)
	s := judge{b.state, Mind{}.strategos(2)}
	prove.Is(t, "for 3 VP more", s.worthOfCrossing(0, karia, 1), largestVP*s.marginalVP(0))
	b.control(0, spHalikarnassos)
	prove.Is(t, "now it is his", b.largest, rules.Seat(0))
	prove.Is(t, "and gone without it", b.largestTurns(0, karia, -1), true)
	b.fleetDispersed = 1 << fleetOfProvince[karia]
	prove.Is(t, "a fleet that is dispersed changes nothing", b.largestTurns(0, karia, -1), false)
}

// TestRoyalArmyThatWouldNotFightIsLostFirst: before an enemy with more L it is worth less than loyal CUs.
func TestRoyalArmyThatWouldNotFightIsLostFirst(t *testing.T) {
	const siege = `players 2
		turn 2 round 1 first 1
		ask 1 surrender
		control independents byzantion
		units 1 byzantion royal-army 2 loyal 2
		general 1 antipatros byzantion
		`
	for envied, more := range map[bool]string{false: "champions 1 2\n", true: "champions 2\n"} {
		c := position(t, siege+more)
		prove.Is(t, "another has more L", c.isEnvied(0), envied)
		c.play("[1] siege byzantion")
		prove.Is(t, "asked for losses", c.top().kind, inLosses)
		of := c.ranks()
		prove.Is(t, "Royal Army first", of("lose royal-army") > of("lose loyal"), envied)
	}
}

// TestRoyalsInABesetCityAreAtStake: they fall with it, and whoever besieges it knows.
func TestRoyalsInABesetCityAreAtStake(t *testing.T) {
	b := newWar(t, 2)
	b.control(0, spSardis)
	b.royalOf[kleopatra], b.royalAt[kleopatra] = 0, inside(spSardis)
	prove.Is(t, "nobody is there", b.termsOf(0)[termCaged], 0)
	b.army(1, antigonos, outside(spSardis), units{mercenary: 5})
	prove.Is(t, "L at stake", b.termsOf(0)[termCaged], 100*b.royalWorth(kleopatra))
	of := func(k trait) int16 {
		temper := Mind{}.Temper(2).But(nil)
		temper[k] = 0
		return judge{b.state, Mind{}.strategos(2)}.look(1).gain[spSardis] - judge{b.state, temper}.look(1).gain[spSardis]
	}
	prove.Is(t, "a prize of the siege", of(onCaged) > 0, true)
}
