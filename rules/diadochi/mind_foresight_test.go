package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What ranks foresee: how battles will be counted, what an event can bring, what stays behind and who waits at sea.

// ranks are those that a strategos gives to what may be played now.
func (c *scene) ranks() (of func(words string) int) {
	p := c.asked()
	moves := rules.Moves(c.state, p, nil)
	scores := make([]int, len(moves))
	Mind{}.Reckon(c.state, p, moves, scores)
	return func(words string) int {
		c.t.Helper()
		for i, m := range moves {
			if m == c.parse(words) {
				return scores[i]
			}
		}
		c.t.Fatalf("%s is no answer", words)
		return 0
	}
}

// fighter describes the force outside in a space as it would fight in another.
func (c *scene) fighter(p rules.Seat, from, in string, defends bool) fighter {
	at, _ := findPlace(from)
	sp, _ := findPlace(in)
	return judge{c.state, veteran}.fighterAt(p, at, space(sp), defends)
}

// cartAtBabylon: Peithon guards the Cart, Krateros comes with Royal Army. His Prestige is above that of Peithon elsewhere,
// but not on sacred ground (11.10).
const cartAtBabylon = `players 2
turn 1 round 4 first 2
ask 2 activation
champions 2
control 1 ekbatana
control 2 babylon opis
units 1 babylon loyal 2 silver 2
general 1 peithon babylon
cart babylon 1
royal philippos ekbatana 1
units 2 is mercenary 1 loyal 1 royal-army 3
general 2 krateros is
`

func TestRoyalArmyIsReckonedAsOnSacredGround(t *testing.T) {
	c := position(t, cartAtBabylon)
	he, elsewhere, here := c.fighter(1, "is", "babylon", false), c.fighter(0, "babylon", "opis", true), c.fighter(0, "babylon", "babylon", true)
	prove.Is(t, "his Prestige is higher elsewhere", he.prestige > elsewhere.prestige, true)
	prove.Is(t, "sacred ground", here.prestige, elsewhere.prestige+4)
	win, _ := he.meet(here)
	prove.Is(t, "he would hardly win without his Royal Army", win < 20, true)
	c.play("[3] activate krateros")
	of := c.ranks()
	prove.Is(t, "he stays", of("done") > of("step babylon"), true)
}

func TestStatusLostByAnAttackIsReckonedWith(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 activation
		champions 1 2
		units 1 kelainai mercenary 1 royal-army 3
		general 1 antigonos kelainai
		units 2 sardis mercenary 4
		general 2 leonnatos sardis
		`)
	s := judge{c.state, veteran}
	me, e := c.fighter(0, "kelainai", "sardis", false), c.fighter(1, "sardis", "sardis", true)
	after := me.against(s, 0, 1)
	prove.Is(t, "Champion no more", after.prestige, max(0, me.prestige-3))
	kept, _ := me.meet(e)
	lost, _ := after.meet(e)
	prove.Is(t, "fewer chances", lost < kept, true)
	c.usurper = 1
	prove.Is(t, "the Usurper is fair game", me.against(s, 0, 1), me)
}

func TestAnEventThatCanBringNothingIsNotPlayed(t *testing.T) {
	const ghost = `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		champions 1 2
		control 1 kelainai
		units 1 kelainai loyal 4
		general 1 antigonos kelainai
		units 2 sardis royal-army 2 mercenary 3
		general 2 leonnatos sardis
		hand 1 alexanders-ghost cup-of-hemlock
		`
	of := position(t, ghost).ranks()
	prove.Is(t, "nobody would follow the ghost", of("play alexanders-ghost") < of("ops cup-of-hemlock"), true)
	of = position(t, ghost+"royal kleopatra kelainai 1\n").ranks()
	prove.Is(t, "two Royal Army would", of("play alexanders-ghost") > of("ops cup-of-hemlock"), true)

	c := position(t, ghost+`royal kleopatra kelainai 1
		units 1 miletos mercenary 1
		general 1 eumenes miletos
		`)
	c.play("play alexanders-ghost")
	of = c.ranks()
	prove.Is(t, "the army with the Prestige calls", of("target-general antigonos") > of("target-general eumenes"), true)
}

func TestMutinyHitsWhereFewObey(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		control 1 kelainai
		units 2 sardis loyal 6
		general 2 krateros sardis
		units 2 gordion loyal 2
		general 2 eumenes gordion
		hand 1 mutiny
		`)
	c.play("play mutiny")
	of := c.ranks()
	prove.Is(t, "Eumenes is not loved", of("target-general eumenes") > of("target-general krateros"), true)
}

func TestTheCartIsGuarded(t *testing.T) {
	const open = `players 2
		turn 2 round 1 first 1
		ask 1 activation
		control 1 babylon ekbatana sousa
		units 1 sousa mercenary 1
		general 1 perdikkas sousa
		cart babylon 1
		units 2 zagrosgates loyal 3
		general 2 peithon zagrosgates
		`
	c := position(t, open)
	c.play("muster")
	of := c.ranks()
	prove.Is(t, "a CU for the Cart", of("put mercenary babylon") > of("put mercenary sousa"), true)
}

// TestNobodyLeavesTheCartAlone: it cannot move on Turn I, so a CU stays with it.
func TestNobodyLeavesTheCartAlone(t *testing.T) {
	c := position(t, `players 2
		turn 1 round 1 first 1
		ask 1 activation
		control 1 babylon opis ouruk
		units 1 babylon royal-army 3 mercenary 2 loyal 2
		general 1 perdikkas babylon
		cart babylon 1
		units 2 ekbatana loyal 3
		general 2 peithon ekbatana
		`)
	c.play("[6] activate perdikkas")
	of := c.ranks()
	best := "drop mercenary 1"
	for _, way := range []string{"step sousa", "step opis", "step is"} {
		prove.Is(t, "a CU stays before "+way, of(best) > of(way), true)
	}
	c.play("drop mercenary 1")
	of = c.ranks()
	prove.Is(t, "one is enough", of("drop mercenary 1") < of("done"), true)
}

func TestAVoyageFearsOnlyWhoCanComeOut(t *testing.T) {
	const sea = `players 2
		turn 2 round 1 first 1
		ask 1 activation
		control 1 tyros sidon
		control 2 pella amphipolis aigai pydna
		units 1 tyros loyal 3
		general 1 ptolemaios tyros
		`
	far, near := position(t, sea), position(t, sea+"control 2 salamis kition paphos\n")
	perilOf := func(c *scene) int {
		v := judge{c.state, veteran}.look(0)
		at, _ := findPlace("tyros")
		w := v.walkOf(ptolemaios, at)
		to, _ := findPlace("kition")
		return w.peril(3, space(to))
	}
	prove.Is(t, "fleets of Makedonia are far", perilOf(far), 0)
	prove.Is(t, "those of Kypros are not", perilOf(near) > 0, true)
}

// TestAHopelessCrossingIsWorthNoMoreThanStaying: what lies beyond the sea counts by the chance to arrive there.
func TestAHopelessCrossingIsWorthNoMoreThanStaying(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 activation
		control 2 pella amphipolis aigai pydna salamis paphos tyros sidon
		units 1 tyros loyal 3
		general 1 ptolemaios tyros
		royal kleopatra kition 2
		`)
	at, _ := findPlace("tyros")
	to, _ := findPlace("kition")
	v := judge{c.state, strategosOfTwo}.look(0)
	w := v.walkOf(ptolemaios, at)
	prove.Is(t, "ships of the escort", w.fleets, 0)
	prove.True(t, "somebody waits", w.waiting(space(to)) > 0)
	l := leg{at: spTyros, points: 6, n: 3, free: true}
	for _, k := range links[spTyros] {
		if k.to == space(to) {
			sail, ok := w.step(l, k, true)
			prove.True(t, "he stays", ok && sail <= w.rest(l))
			return
		}
	}
	t.Fatal("no way to Kition")
}

// TestAWeakerArmyDoesNotAttack: Antigonos stands beside an army that would beat him two times in three.
func TestAWeakerArmyDoesNotAttack(t *testing.T) {
	c := position(t, `players 2
		turn 1 round 3 first 2
		ask 2 activation
		champions 2
		usurper 1
		control 1 pella kyzikos
		control 2 sardis kelainai
		units 1 ephesos mercenary 2 loyal 2
		general 1 leonnatos ephesos
		units 2 sardis loyal 2
		general 2 antigonos sardis
		royal herakles sardis 2
		`)
	s := judge{c.state, veteran}
	e, _ := s.enemyAt(1, spEphesos)
	win, lose := s.fighterAt(1, outside(spSardis), spEphesos, false).meet(e)
	prove.Is(t, "two in three", lose > 2*win, true)
	c.play("[1] activate antigonos")
	of := c.ranks()
	prove.Is(t, "he stays away", of("done") > of("step ephesos"), true)
}

// TestNobodySendsRoyalArmyHome: of what may be done between two Procedures, sending Royal Army home for good is the last that
// a computer compares with anything, in each Segment that offers it, and where a free siege forbids the Segment to end as well.
func TestNobodySendsRoyalArmyHome(t *testing.T) {
	for _, segment := range []string{"surrender", "tyche", "activation"} {
		c := position(t, `players 4
			turn 2 round 3 first 3
			ask 2 `+segment+`
			champions 1 2 3
			control 2 pella aigai pydna amphipolis
			hand 2 mutiny unrest-43
			control independents ambrakia
			units 2 pella mercenary 3 loyal 1 royal-army 1
			general 2 antipatros pella
			condemned antipatros
			units 2 ambrakia mercenary 2 loyal 1
			`)
		p := c.asked()
		moves := rules.Moves(c.state, p, nil)
		scores := make([]int, len(moves))
		Mind{}.Reckon(c.state, p, moves, scores)
		home, next, found := 0, 1<<20, false
		for i, m := range moves {
			if m.Verb == disbandVerb {
				home, found = scores[i], true
			} else {
				next = min(next, scores[i])
			}
		}
		_, margin, _ := Mind{}.Guides(c.state)
		prove.Is(t, segment+": it may be done", found, true)
		prove.Is(t, segment+": further below the next answer than a strategos looks", home < next-2*margin, true)
	}
}

// TestASiegeCostsWhatItLoses: Tyros is a Port with the modifier -2, and who has no fleet to besiege it with gains a point in one
// attempt of six and loses two CUs in three. Royal Army is not spent on that; Mercenaries are spent on a city that may fall.
func TestASiegeCostsWhatItLoses(t *testing.T) {
	const siege = `players 2
		turn 2 round 5 first 2
		champions 2
		control 1 tyros sidon mazaka tyana
		units 2 tyros royal-army 6
		general 2 krateros tyros
		units 2 mazaka mercenary 4
		general 2 leonnatos mazaka
		`
	c := position(t, siege+"ask 2 surrender\n")
	of := c.ranks()
	prove.Is(t, "Royal Army before Tyros", of("siege tyros") < 0, true)
	prove.Is(t, "Mercenaries before Mazaka", of("siege mazaka") > 0, true)

	careless := Mind{}.Temper(2).But(nil)
	careless[onSiegeLoss] = 0
	moves := rules.Moves(c.state, 1, nil)
	scores := make([]int, len(moves))
	Mind{}.RankBy(careless, c.state, 1, moves, scores)
	prove.Is(t, "where losses cost nothing", scores[slices.Index(moves, c.parse("siege tyros"))] > 0, true)

	c = position(t, siege+"ask 2 activation\n")
	c.play("[6] activate krateros")
	of = c.ranks()
	prove.Is(t, "on the march", of("siege tyros") < of("done"), true)
}
