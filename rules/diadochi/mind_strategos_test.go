package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// termsOf are the terms of a seat of a table.
func (b *table) termsOf(p rules.Seat) (t terms) {
	judge{b.state, veteran}.findTerms(p, &t)
	return t
}

func TestTermsSeeWhatAnEnemyReaches(t *testing.T) {
	b := newWar(t, 2)
	b.province(0, lydia)
	prove.Is(t, "nobody near: VP left open", b.termsOf(0)[termOpen], 0)
	b.army(1, antigonos, outside(spKelainai), units{mercenary: 4})
	prove.Is(t, "VP left open", b.termsOf(0)[termOpen], 100*int(provinces[lydia].vp))
	prove.Is(t, "nothing stands to be attacked", b.termsOf(0)[termAssault], 0)
	b.royalOf[olympias], b.royalAt[olympias] = 0, outside(spSardis)
	prove.Is(t, "L in the open", b.termsOf(0)[termRoyals], 200)
	b.addUnits(outside(spSardis), 0, mercenary, 1)
	got := b.termsOf(0)
	prove.Is(t, "a CU guards the VP", got[termOpen], 0)
	prove.Is(t, "a CU guards the L", got[termRoyals], 0)
	weak := got[termAssault]
	prove.Is(t, "one CU with the royals may be beaten", weak > 0, true)
	b.army(0, ptolemaios, outside(spSardis), units{loyal: 6})
	prove.Is(t, "a strong Army is safe", b.termsOf(0)[termAssault] < weak, true)
}

func TestTermsOfTheHeirs(t *testing.T) {
	b := newWar(t, 2)
	b.turn, b.round, b.phase = 3, 4, strategy
	b.royalAt[alexandros], b.royalOf[alexandros] = outside(spSardis), 0
	b.champions = rules.Only(0)
	b.army(1, antigonos, outside(spKelainai), units{mercenary: 4})
	mine, theirs := b.termsOf(0), b.termsOf(1)
	prove.Is(t, "the heir", mine[termHeir4], 100)
	prove.Is(t, "no heir", theirs[termHeir4], 0)
	prove.Is(t, "the lead, by the share of the Turn that is over", mine[termLead], min(b.lead(0), 10)*100*4/int(rounds[2]))
	prove.Is(t, "the way to the heir", theirs[termFar], 100*int(distance[spKelainai][spSardis]))
	b.turn = 4
	prove.Is(t, "an heir who has come of age", b.termsOf(0)[termHeir4], 0)
}

// TestProspectsAddUp: what is good for one is bad for the others, and who has more is better off.
func TestProspectsAddUp(t *testing.T) {
	var mind Mind
	b := newWar(t, 2)
	b.turn = 2
	b.province(0, lydia)
	b.champions = rules.Only(0)
	ahead, behind := mind.Prospects(b.state, 0), mind.Prospects(b.state, 1)
	prove.Is(t, "who has more is ahead", ahead > 0, true)
	prove.Is(t, "the chances add up to one", ahead+behind <= 2 && ahead+behind >= -2, true)
	even := newWar(t, 4)
	prove.Is(t, "four who have the same", mind.Prospects(even.state, 2), -500)
}

// TestAPlayoutWaitsForTheAnswer: it ends before the next Player Turn of who began it, or with the Game Turn.
func TestAPlayoutWaitsForTheAnswer(t *testing.T) {
	var mind Mind
	at := func(turn, round uint8, active rules.Seat) *state {
		b := newWar(t, 3)
		b.turn, b.round, b.active, b.phase = turn, round, active, strategy
		return b.state
	}
	root := at(2, 2, 1)
	for _, k := range []struct {
		now  *state
		want bool
	}{
		{at(2, 2, 1), false}, {at(2, 2, 2), false}, {at(2, 3, 0), false}, {at(2, 3, 1), true}, {at(2, 4, 0), true}, {at(3, 0, nobody), true},
	} {
		prove.Is(t, "ended", mind.Answered(root, k.now), k.want)
	}
}

// TestTheTemperOfAStrategosWins plays games by rank alone, from both sides.
func TestTheTemperOfAStrategosWins(t *testing.T) {
	const games = 40
	var mind Mind
	won := 0
	scores := make([]int, 4000)
	for g := range games {
		me := rules.Seat(g % 2)
		s, _ := Game.New(rules.Setup{Seats: 2}, dice.New(uint64(g/2), 0))
		luck := dice.NewStream(uint64(g/2), 1)
		for {
			asked := s.Pending(nil)
			if len(asked) == 0 {
				break
			}
			p := asked[0].Seat
			moves, best := rules.Moves(s, p, nil), 0
			if rank := mind.Rank; len(moves) > 1 {
				if p == me {
					rank = mind.Reckon
				}
				rank(s, p, moves, scores)
			}
			for i := range moves {
				if len(moves) > 1 && scores[i] > scores[best] {
					best = i
				}
			}
			s.Apply(p, moves[best], &luck, nil)
		}
		if o, _ := s.Outcome(); o.Winners == rules.Only(me) {
			won++
		}
	}
	if won < games*6/10 {
		t.Errorf("%d won of %d", won, games)
	}
}

// TestAStrategosDoesNotMarchBackAndForth: he ranks the step back lower than a veteran's temper would, and no other step.
func TestAStrategosDoesNotMarchBackAndForth(t *testing.T) {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 4})
	b.dice(6)
	b.play("activate antigonos", "step dorylaion")
	patient := Mind{}.Temper(2).But(nil)
	patient[onBack] = 0
	moves := rules.Moves(b.state, 0, nil)
	with, without := make([]int, len(moves)), make([]int, len(moves))
	Mind{}.Reckon(b.state, 0, moves, with)
	Mind{}.RankBy(patient, b.state, 0, moves, without)
	back := b.move("step gordion")
	for i, m := range moves {
		if lower := with[i] < without[i]; lower != (m == back) {
			t.Errorf("%s: %d, and %d where going back costs nothing", Game.Format(m), with[i], without[i])
		}
	}
}

// TestAStrategosGoesOnWithAMinorGeneral: one who was put down with Antigonos to lead a part away does so before anybody else marches, or he
// would be back in the hand (1.37).
func TestAStrategosGoesOnWithAMinorGeneral(t *testing.T) {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 6})
	b.army(0, eumenes, outside(spSardis), units{mercenary: 6})
	scores := func() map[string]int {
		moves, list := rules.Moves(b.state, 0, nil), map[string]int{}
		n := make([]int, len(moves))
		Mind{}.Reckon(b.state, 0, moves, n)
		for i, m := range moves {
			list[Game.Format(m)] = n[i]
		}
		return list
	}
	prove.True(t, "before that Eumenes may march", scores()["activate eumenes"] > -neverCompared)
	b.play("minor minor-1-1", "station gordion 0")
	after := scores()
	prove.True(t, "the Minor General gains something", after["activate minor-1-1"] > 0)
	for move, n := range after {
		stays := move != "activate minor-1-1" && move != "activate antigonos"
		prove.Is(t, move+" waits", n == -neverCompared, stays)
	}
}

// TestAVoyageLeadsInNoCircle: a Port that the route has called at is not sailed to again.
func TestAVoyageLeadsInNoCircle(t *testing.T) {
	b := atAthenai(t, 2, units{mercenary: 3})
	b.play("sail miletos")
	moves := rules.Moves(b.state, 0, nil)
	n := make([]int, len(moves))
	Mind{}.Reckon(b.state, 0, moves, n)
	back := 0
	for i, m := range moves {
		if m.Verb == sailVerb {
			prove.Is(t, Game.Format(m), n[i] == -neverCompared, space(m.A) == spAthenai)
			back++
		}
	}
	prove.True(t, "one may sail on and back", back > 1)
}

// TestAStrategosStopsWhoIsAboutToWin: CUs that need only the next Surrender Segment for the VP that win at once are driven away.
func TestAStrategosStopsWhoIsAboutToWin(t *testing.T) {
	for _, near := range []bool{false, true} {
		b := newWar(t, 2)
		b.turn = 2
		b.army(0, antigonos, outside(spGordion), units{loyal: 6})
		b.army(1, leonnatos, outside(spDorylaion), units{mercenary: 1})
		b.control(1, spKelainai, spAnkyra, spIkonion)
		b.control(nobody, spDorylaion)
		for q := province(0); near && q < numProvinces; q++ {
			if q != phrygia && b.vp(1)+int(provinces[q].vp) < provinceGoal[2] {
				b.province(1, q)
			}
		}
		v := judge{b.state, Mind{}.Temper(2)}.look(0)
		prove.Is(t, "what it is worth to drive him away", v.prizes[spDorylaion] > 0, near)
	}
}
