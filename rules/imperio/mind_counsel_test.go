package imperio

import (
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// reasonsFor are the keys of what speaks for an answer of the House that is asked, each of which must be said.
func reasonsFor(t *testing.T, r *realm, words string) (list []string) {
	t.Helper()
	for _, why := range (Mind{}).Reasons(r.s, r.s.top().seat, r.parse(words)) {
		for _, lang := range lexicon.Languages {
			prove.True(t, why.Key, texts(t).Has(lang, why.Key))
		}
		list = append(list, strings.TrimPrefix(why.Key, "imperio.hint."))
	}
	return list
}

func TestHintsForDealsAndBattles(t *testing.T) {
	r := newRealm(t, 2, 0)
	r.s.offers[0] = offer{state: openOffer, from: 1, to: 0, made: r.s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
	r.s.offers[0].goods[gives].resources, r.s.offers[0].goods[asks].resources = 8, 2
	prove.Same(t, "an offer", reasonsFor(t, r, "accept 1"), []string{"deal"})
	k := (Mind{}).Reasons(r.s, 0, r.parse("accept 1"))[0]
	prove.True(t, "got and given", k.Args[0].N > k.Args[1].N)

	r = newRealm(t, 2, uint64(optLiveBattles))
	r.owns(0, r.a, 1)
	r.ships(0, r.a, dreadnought, frigate)
	r.ships(1, r.b, dreadnought)
	r.rollsThenMisses(1, 1, 10)
	r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1", "done", "done")
	for r.s.top().kind != inCasualties {
		r.all(Game.Format(answer(r.s)))
	}
	prove.Same(t, "stands the hit", reasonsFor(t, r, "lose dreadnought 2"), []string{"hit.stands"})
	prove.Same(t, "is lost", reasonsFor(t, r, "lose frigate 1"), []string{"hit.cheap"})
	r.all("lose dreadnought 2")
	for r.s.top().kind != inBattle {
		r.all(Game.Format(answer(r.s)))
	}
	prove.Same(t, "fight", reasonsFor(t, r, "fight"), []string{"power"})
	r = newRealm(t, 2, 0)
	for r.s.top().kind != inOrders {
		r.all("done")
	}
	r.ships(1, r.c, dreadnought, dreadnought)
	prove.Same(t, "war", reasonsFor(t, r, "war 2"), []string{"war"})
	prove.Is(t, "whose", (Mind{}).Reasons(r.s, 0, r.parse("war 2"))[0].Args[0], rules.R(seatRef(1)))
}

// A Trade Port that is built in a turn yields at the Growth of each later one, the last included.
func TestTheHintOfATradePortIsWhatItYields(t *testing.T) {
	r := newRealm(t, 2, 0)
	r.owns(0, r.a, 1)
	c, pl := campaign{}, firstPlanet(r.a)
	c.plan(r.s, 0, Mind{})
	told := int(r.s.workPurpose(&c, pl, port)[0].Args[1].N)
	before, _ := r.s.income(0)
	r.s.bodies[pl].add(port)
	after, _ := r.s.income(0)
	prove.Is(t, "until the end", told, (after-before)*(int(r.s.lastTurn())-int(r.s.turn)))
}

// The hint tells the chance of an attack as the chart tells it, not what the plan guessed: of all fleets that go there together.
func TestTheHintOfAnAttackIsTheChanceOnTheChart(t *testing.T) {
	r := newRealm(t, 2, 0)
	put(r.s, 0, r.a, dreadnought)
	put(r.s, 0, r.c, frigate)
	put(r.s, 1, r.b, dreadnought)
	alone := PartView{From: r.s.systemRef(r.a), Dreads: [4]int{2: 1}}
	list := []sortie{
		{from: r.a, path: [2]hex{r.b}, steps: 1, goal: r.b, odds: 500, line: ships{dreads: [4]uint8{2: 1}}},
		{from: r.c, path: [2]hex{r.b}, steps: 1, goal: r.b, odds: 500, line: ships{frigates: 1}},
	}
	told := func(all []sortie, parts ...PartView) int {
		odds, known := AttackOdds(r.s.View(0).(*View), int(r.b), parts...)
		prove.True(t, "reckoned", known)
		want := []rules.Text{rules.Say("imperio.hint.attack", rules.R(r.s.systemRef(r.b)), rules.N(odds.Clears()))}
		prove.Same(t, "the hint", r.s.sortiePurpose(all, &all[0]), want)
		return odds.Clears()
	}
	one := told(list[:1], alone)
	both := told(list, alone, PartView{From: r.s.systemRef(r.c), Frigates: 1})
	prove.True(t, "two are stronger", both > one)
}

// A plot that is advised says what it is good for and what it costs, in both languages.
func TestPlotsAreAdvisedWithReasons(t *testing.T) {
	r := newRealm(t, 2, 0)
	pl := firstPlanet(r.b)
	r.owns(1, r.b, 2, port)
	objects := [numPlots]int16{sabotage: int16(pl)*numWorks + int16(port), drain: int16(t01), chaos: int16(operation), sedition: int16(pl)}
	keys := map[string]bool{}
	for k := range plot(numPlots) {
		x := intent{plot: k, target: 1, object: objects[k], price: 7, bill: proposal{entry: l16, bound: 0}}
		told := r.s.plotPurpose(0, &x)
		want := 1
		if k == favour { // what it does, and how many of the votes are one's own
			want = 3
			prove.Same(t, "what it does", told[1], entryEffect(l16))
			prove.Is(t, "of one's own money", told[0].Args[2].N, r.s.free(0))
		}
		prove.Is(t, "reasons", len(told), want)
		keys[told[0].Key] = true
		for _, language := range []string{"es", "en"} {
			sentence := conform.Sentences(t, Texts, language)[told[0].Key]
			for i, arg := range told[0].Args {
				prove.Is(t, told[0].Key+" names its arguments in "+language, strings.Contains(sentence, "{"+strconv.Itoa(i+1)), arg.Kind != rules.NoArg)
			}
		}
	}
	prove.Is(t, "reasons that differ", len(keys), int(numPlots))
}
