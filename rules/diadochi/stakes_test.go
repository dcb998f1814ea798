package diadochi

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// happened says, for the label of a way, whether it came about in what was told. Here alone a label is given its meaning:
// TestLabelsMeanTheirNumbers plays every face of the dice and counts.
var happened = map[string]func(log []rules.Event, me rules.Seat, n int) bool{
	"wins":        func(l []rules.Event, me rules.Seat, _ int) bool { return ended(l) == me },
	"loses":       func(l []rules.Event, me rules.Seat, _ int) bool { return ended(l) != me && ended(l) != nobody },
	"draw":        func(l []rules.Event, _ rules.Seat, _ int) bool { return ended(l) == nobody },
	"siege.falls": func(l []rules.Event, _ rules.Seat, _ int) bool { return told(l, EvCityFalls) != nil },
	"siege.none":  func(l []rules.Event, _ rules.Seat, _ int) bool { return told(l, EvSiegePoints) == nil },
	"siege.points": func(l []rules.Event, _ rules.Seat, n int) bool {
		e := told(l, EvSiegeRoll)
		return told(l, EvCityFalls) == nil && int(e.M) == n
	},
	"interception.some": func(l []rules.Event, _ rules.Seat, _ int) bool { return reacted(l, EvIntercepts) },
	"interception.none": func(l []rules.Event, _ rules.Seat, _ int) bool { return !reacted(l, EvIntercepts) },
	"evasion.goes":      func(l []rules.Event, _ rules.Seat, _ int) bool { return reacted(l, EvEvades) },
	"evasion.stands":    func(l []rules.Event, _ rules.Seat, _ int) bool { return !reacted(l, EvEvades) },
	"succeeds": func(l []rules.Event, _ rules.Seat, _ int) bool {
		return reacted(l, EvIntercepts) || reacted(l, EvEvades)
	},
	"fails": func(l []rules.Event, _ rules.Seat, _ int) bool {
		return !reacted(l, EvIntercepts) && !reacted(l, EvEvades)
	},
	"crossing.arrives":     func(l []rules.Event, _ rules.Seat, _ int) bool { return told(l, EvDisembarks) != nil },
	"crossing.turned-back": func(l []rules.Event, _ rules.Seat, _ int) bool { return told(l, EvRetreats) != nil },
	"mp":                   func(l []rules.Event, _ rules.Seat, n int) bool { return int(told(l, EvActivated).N) == n },
	"card.disperses-gain": func(l []rules.Event, p rules.Seat, _ int) bool {
		return told(l, EvFleetDispersed) != nil && largest(l, p)
	},
	"card.disperses-lose": func(l []rules.Event, p rules.Seat, _ int) bool {
		return told(l, EvFleetDispersed) != nil && told(l, EvLargestFleet) != nil && !largest(l, p)
	},
	"card.disperses": func(l []rules.Event, _ rules.Seat, _ int) bool { return told(l, EvFleetDispersed) != nil },
	"card.wounded":   func(l []rules.Event, _ rules.Seat, _ int) bool { return told(l, EvWounded) != nil },
	"card.captured":  func(l []rules.Event, _ rules.Seat, _ int) bool { return told(l, EvCaptured) != nil },
	"card.nothing":   func(l []rules.Event, _ rules.Seat, _ int) bool { return len(l) > 0 && !befell(l) },
	"army.wins":      func(l []rules.Event, _ rules.Seat, _ int) bool { return ended(l) == independents },
	"army.loses":     func(l []rules.Event, _ rules.Seat, _ int) bool { return isPlayer(ended(l)) && ended(l) != 9 },
	"army.draw":      func(l []rules.Event, _ rules.Seat, _ int) bool { return ended(l) == nobody },
	"unhurt":         func(l []rules.Event, _ rules.Seat, _ int) bool { return losses(l) == 0 },
	"lost":           func(l []rules.Event, _ rules.Seat, n int) bool { return losses(l) == n },
}

// largest says whether a seat was told to have the largest fleet.
func largest(log []rules.Event, p rules.Seat) bool {
	e := told(log, EvLargestFleet)
	return e != nil && e.Seat == p
}

// losses are those that an ambush told of, or else the units that were lost.
func losses(log []rules.Event) (n int) {
	if e := told(log, EvAmbushed); e != nil {
		return int(e.N)
	}
	for _, e := range log {
		if e.Verb == EvLost {
			n += int(e.N)
		}
	}
	return n
}

// befell says whether anything was told that a card may do by its dice.
func befell(log []rules.Event) bool {
	return slices.ContainsFunc(log, func(e rules.Event) bool {
		return e.Verb == EvFleetDispersed || e.Verb == EvWounded || e.Verb == EvCaptured || e.Verb == EvLost
	})
}

func told(log []rules.Event, verb uint8) *rules.Event {
	if i := slices.IndexFunc(log, func(e rules.Event) bool { return e.Verb == verb }); i >= 0 {
		return &log[i]
	}
	return nil
}

// reacted says whether some try of a reaction succeeded.
func reacted(log []rules.Event, verb uint8) bool {
	return slices.ContainsFunc(log, func(e rules.Event) bool { return e.Verb == verb && e.N == 1 })
}

// ended returns who won the battle that was told of, by land or sea, nobody after a draw.
func ended(log []rules.Event) rules.Seat {
	for _, e := range log {
		if e.Verb == EvBattleEnds || e.Verb == EvNavalEnds {
			return e.Seat
		}
	}
	return 9 // no battle: nothing that a label may call its own
}

// staked is a position, a move, and how the others answer, so that a chance of the name is taken whole.
type staked struct {
	table  *table
	move   string
	of     string // the last part of the key of the chance
	dice   int
	others func(s *state) rules.Move // what everybody answers after the move
}

// standStill declines whatever is asked.
func standStill(s *state) rules.Move {
	if m := (rules.Move{Verb: passVerb}); s.Check(s.top().seat, m) == nil {
		return m
	}
	return rules.Moves(s, s.top().seat, nil)[0]
}

// answering plays the first of these verbs that it may, and declines else.
func answering(verbs ...uint8) func(s *state) rules.Move {
	return func(s *state) rules.Move {
		for _, v := range verbs {
			for _, m := range rules.Moves(s, s.top().seat, nil) {
				if m.Verb == v {
					return m
				}
			}
		}
		return standStill(s)
	}
}

func TestLabelsMeanTheirNumbers(t *testing.T) {
	battle := func(mine, theirs units, prepare func(b *table)) *table {
		b := meeting(t, mine, theirs)
		prepare(b)
		b.march.general = b.commanderAt(marching, 0)
		return b
	}
	plain := func(*table) {}
	for name, c := range map[string]staked{
		"battle":           {battle(units{mercenary: 6}, units{mercenary: 5}, plain), "step dorylaion", "battle", 4, standStill},
		"elephants":        {battle(units{mercenary: 2, elephant: 1}, units{loyal: 2, mercenary: 1}, plain), "step dorylaion", "battle", 5, standStill},
		"wavering":         {battle(units{mercenary: 5}, units{royalArmy: 2, mercenary: 4}, func(b *table) { b.champions = 1 | 4 }), "step dorylaion", "battle", 4, standStill},
		"disgraced before": {battle(units{royalArmy: 3, mercenary: 2}, units{mercenary: 4}, func(b *table) { b.champions = 3; b.usurper = 2 }), "step dorylaion", "battle", 4, standStill},
		"province":         {battle(units{mercenary: 5}, units{mercenary: 4}, func(b *table) { b.control(1, spDorylaion) }), "step dorylaion", "battle", 4, standStill},
		"seleukos": {battle(units{elephant: 1, loyal: 1}, units{mercenary: 2}, func(b *table) {
			b.at[antigonos] = boxed(0)
			b.general(0, seleukos, marching)
		}), "step dorylaion", "battle", 5, standStill},
		"army":            {battle(units{mercenary: 9}, units{}, func(b *table) { b.at[peithon] = boxed(1); b.armyAt[seuthes] = outside(spDorylaion) }), "step dorylaion", "battle-army", 4, standStill},
		"evasion":         {battle(units{mercenary: 6}, units{mercenary: 5}, func(b *table) { b.control(nobody, spKelainai) }), "step dorylaion", "evasion", 1, answering(evadeVerb)},
		"siege":           {siegeAt(t, 1), "siege kelainai", "siege", 1, standStill},
		"losses":          {siegeAt(t, 0), "siege kelainai", "siege-losses", 1, standStill},
		"siege of 2":      {siegeAt(t, 2), "siege kelainai", "siege", 1, standStill},
		"siege of 0":      {siegeAt(t, 0), "siege kelainai", "siege", 1, standStill},
		"movement":        {activating(t), "activate antigonos", "movement", 1, standStill},
		"interception":    {invader(t, 2, units{loyal: 2}), "step dorylaion", "interception", 2, answering(interceptVerb, dropVerb, yesVerb)},
		"intercepting":    {entered(t), "intercept leonnatos kelainai", "intercept", 1, answering(yesVerb)},
		"a minor":         {entered(t), "intercept minor-2-1 kelainai", "intercept", 1, answering(yesVerb)},
		"a second one":    {joining(t), "intercept eumenes chalkedon", "battle", 4, answering(yesVerb)},
		"one is enough":   {joining(t), "pass", "battle", 4, standStill},
		"before the city": {refuge(t), "pass", "battle", 4, standStill},
		"one goes in":     {refuge(t), "in kelainai mercenary", "battle", 4, standStill},
		"the mover flees": {intercepted(t), "evade gordion", "evade", 1, standStill},
		"crossing":        {embarking(t), "done", "crossing", 4, answering(targetVerb, escortVerb, yesVerb)},
		"naval":           {sailing3(t), "target miletos", "naval", 4, answering(escortVerb)},
		"fireships":       {fireshipsSent(t), "target-fleet karia", "card", 1, standStill},
		"an assassin":     {assassinSent(t), "target-general antigonos", "card", 1, standStill},
		"a mutiny":        {mutinyStirred(t), "target-general antigonos", "card", 2, standStill},
		"an army's march": {armySent(t, 0), "move-army seuthes dorylaion", "battle-army", 4, standStill},
		"on another":      {armySent(t, 1), "move-army seuthes dorylaion", "battle-of-army", 4, standStill},
		"ambush":          {ambushed(t), "step kelainai", "ambush", 1, standStill},
	} {
		t.Run(name, func(t *testing.T) { c.compare(t) })
	}
}

// compare plays the move with all faces of the dice and counts how often each label comes true.
func (c *staked) compare(t *testing.T) {
	b := c.table
	m, me := b.move(c.move), b.asked()
	if ill := b.Check(me, m); ill != nil {
		t.Fatalf("%q is refused: %s", c.move, ill.Why.Key)
	}
	stakes := b.Stakes(me, m, nil)
	at := slices.IndexFunc(stakes, func(k rules.Stake) bool { return k.What.Key == "diadochi.stake."+c.of })
	if at < 0 {
		t.Fatalf("nothing is said of %q: %+v", c.of, stakes)
	}
	k := stakes[at]
	counts, total := make([]int, len(k.Ways)), 0
	throws(c.dice, func(faces []int) {
		s, log, luck := *b.state, &rules.Log{}, &dice.Script{Faces: slices.Clone(faces)}
		s.Apply(me, m, luck, log)
		for n := 0; s.depth > 0 && luck.Drawn < c.dice && n < 20; n++ {
			s.Apply(s.top().seat, c.others(&s), luck, log)
		}
		total++
		for i, w := range k.Ways {
			label := strings.TrimPrefix(w.What.Key, "diadochi.stake.")
			if happened[label](log.Events, me, w.What.Args[0].N) {
				counts[i]++
			}
		}
	})
	for i, w := range k.Ways {
		is := w.Most // of what others may take, if they take it; of the other way then the least is true
		if w.Ranges() && w.Least.Ways > 0 {
			is = w.Least
		}
		if is.Ways*uint64(total) != uint64(counts[i])*is.Of {
			t.Errorf("%s: %v, but it came %d times of %d", w.What.Key, is, counts[i], total)
		}
	}
	sum := 0
	for _, n := range counts {
		sum += n
	}
	prove.Is(t, "one way each time", sum, total)
}

func siegeAt(t *testing.T, points uint8) *table {
	b := besieging(t, spKelainai, 1, units{mercenary: 9})
	b.siege[spKelainai], b.besieger[spKelainai] = points, 0
	return b
}

func activating(t *testing.T) *table {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
	return b
}

// entered has Antigonos in Dorylaion, and Leonnatos beside is asked.
func entered(t *testing.T) *table {
	b := invader(t, 2, units{loyal: 2})
	b.play("step dorylaion")
	return b
}

// joining has Leonnatos on his way to Dorylaion; Eumenes, who needs no die, may follow (6.7).
func joining(t *testing.T) *table {
	b := invader(t, 2, units{loyal: 2})
	b.army(1, eumenes, outside(spChalkedon), units{mercenary: 2})
	b.play("step dorylaion", "intercept leonnatos kelainai")
	b.dice(6)
	b.play("yes")
	b.entry.sure = eumenes.bit()
	return b
}

// refuge has Antigonos come to Kelainai, where Leonnatos may go inside.
func refuge(t *testing.T) *table {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spDorylaion), units{mercenary: 5})
	b.control(1, spKelainai)
	b.army(1, leonnatos, outside(spKelainai), units{mercenary: 4})
	b.dice(6)
	b.play("activate antigonos", "step kelainai")
	return b
}

// intercepted has Leonnatos come; Antigonos may go back.
func intercepted(t *testing.T) *table {
	b := entered(t)
	b.play("intercept leonnatos kelainai")
	b.dice(6)
	b.play("yes")
	return b
}

// embarking has a voyage of Antigonos to Miletos with an escort, which seat 1 may meet with a fleet.
func embarking(t *testing.T) *table {
	b := atAthenai(t, 2, units{mercenary: 3})
	b.fleetOf[11] = 0
	b.play("sail miletos", "escort phoinikia")
	return b
}

func sailing3(t *testing.T) *table {
	b := embarking(t)
	b.play("done")
	return b
}

// ambushed has Antigonos in a Stronghold of the Independents that he has come to.
func ambushed(t *testing.T) *table {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
	b.dice(6)
	b.play("activate antigonos")
	b.march.at, b.march.base, b.march.entered = spPisidai, outside(spPisidai), true
	b.control(independents, spPisidai)
	return b
}

func TestPrices(t *testing.T) {
	said := func(t *testing.T, b *table, words string) (list []string) {
		t.Helper()
		for _, k := range b.Stakes(b.asked(), b.move(words), nil) {
			if !k.Chancy() {
				line := strings.TrimPrefix(k.What.Key, "diadochi.stake.")
				if k.Grave {
					line += "!"
				}
				list = append(list, line)
			}
		}
		return list
	}
	t.Run("11.18 a Champion who besieges a Champion", func(t *testing.T) {
		b := siegeAt(t, 0)
		b.champions, b.usurper = 3, 2
		prove.Same(t, "siege", said(t, b, "siege kelainai"), []string{"champion.surely!", "costs-mp"})
		poor := *b.state
		poor.condemned = poor.force[0]
		least := poor.Stakes(0, b.move("siege kelainai"), nil)[0].What
		prove.Same(t, "who has less than that keeps nothing", [2]int{int(least.Args[1].N), int(least.Args[2].N)}, [2]int{championL, 0})
		prove.Is(t, "told", least.Key, "diadochi.stake.champion.surely.least")
		before := b.legitimacy(0)
		k := b.Stakes(0, b.move("siege kelainai"), nil)[0]
		b.dice(1)
		b.play("siege kelainai")
		prove.Is(t, "what it cost", before-b.legitimacy(0), k.What.Args[1].N)
		b = siegeAt(t, 0)
		b.champions, b.usurper = 3, 1
		prove.Same(t, "the Usurper's", said(t, b, "siege kelainai"), []string{"costs-mp"})
	})
	t.Run("11.18 a Champion whom a Champion intercepts at his own PC", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2})
		b.champions, b.usurper = 3, 2
		b.control(1, spDorylaion)
		prove.True(t, "the march tells it", slices.Contains(said(t, b, "step dorylaion"), "champion.in-battle!"))
		b.control(nobody, spDorylaion)
		prove.True(t, "elsewhere the interception is the hostile act", !slices.Contains(said(t, b, "step dorylaion"), "champion.in-battle!"))
		b = intercepted(t)
		b.champions, b.usurper = 3, 2
		b.control(1, spDorylaion)
		prove.True(t, "standing tells it", slices.Contains(said(t, b, "pass"), "champion.in-battle!"))
		prove.True(t, "so does the evasion that may fail", slices.Contains(said(t, b, "evade gordion"), "champion.in-battle!"))
		before := b.legitimacy(0)
		b.dice(3, 3, 3, 3, 3, 3, 3, safe, safe)
		b.play("pass")
		prove.Is(t, "what it cost", before-b.legitimacy(0), championL)
	})
	t.Run("8.20 who declares a naval battle pays for it once", func(t *testing.T) {
		b := sailing3(t)
		b.champions, b.usurper = 3, 2
		b.fleetOf[10] = 1
		prove.Same(t, "declaring", said(t, b, "target miletos"), []string{"champion.surely!"})
		whole := b.Stakes(1, b.move("target miletos"), nil)[1].Percents()
		b.play("target miletos")
		for _, m := range b.Legal(1, nil) {
			for _, k := range b.Stakes(1, m, nil) {
				prove.True(t, "a fleet has no price", k.Chancy())
			}
			hint := judge{b.state, veteran}.purpose(1, m)
			prove.Is(t, "why", hint[0], rules.Say("diadochi.hint.sea-fight", rules.N(whole[0])))
		}
	})
	t.Run("9.18 who marches away gives his siege up", func(t *testing.T) {
		b := siegeAt(t, 2)
		prove.Same(t, "step", said(t, b, "step dorylaion"), []string{"lifts"})
		b.play("drop mercenary 1")
		prove.Same(t, "some stay", said(t, b, "step dorylaion"), []string(nil))
	})
	t.Run("9.18 an interception that takes all besiegers away lifts the siege", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 5})
		b.play("step dorylaion")
		from := spaceRef(spKelainai)
		b.control(independents, spKelainai)
		b.siege[spKelainai], b.besieger[spKelainai] = 1, 1
		list := b.Stakes(1, b.move("intercept leonnatos kelainai"), nil)
		prove.True(t, "it is told", slices.ContainsFunc(list, func(k rules.Stake) bool {
			return k.What.Key == "diadochi.stake.lifts-if" && slices.Contains(k.Undone, from)
		}))
		b.siege[spKelainai] = 0
		list = b.Stakes(1, b.move("intercept leonnatos kelainai"), nil)
		prove.True(t, "without points nothing is lost", !slices.ContainsFunc(list, func(k rules.Stake) bool { return k.What.Key == "diadochi.stake.lifts-if" }))
	})
	t.Run("3.13 3.42 reinforcements warn of hunger", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nask 1 activation\nhand 1 mutiny\ncontrol 1 pella aigai\nunits 1 pella mercenary 7\nunits 1 box-1 mercenary 2")
		c.placeWaiting(0, true)
		c.settle(ctx{ch: c.luck})
		b := &table{c.state, t, c.luck, &rules.Log{}}
		prove.Same(t, "the eighth in Pella", said(t, b, "put mercenary pella"), []string(nil))
		b.play("put mercenary pella")
		prove.Same(t, "the ninth", said(t, b, "put mercenary pella"), []string{"hunger.placed"})
		prove.Same(t, "elsewhere", said(t, b, "put mercenary aigai"), []string(nil))
	})
	t.Run("3.23 3.40 5.9 endings name what is left", func(t *testing.T) {
		b := siegeAt(t, 1)
		prove.Same(t, "march", said(t, b, "done"), []string{"undone.siege", "undone.mp", "hunger"})
		c := position(t, "players 2\nturn 2 round 1 first 1\nask 1 tyche\nhand 1 mutiny\nunits 1 gordion mercenary 5\ngeneral 1 antigonos gordion\n")
		c.play("ops mutiny; force-march; activate antigonos")
		b = &table{c.state, t, c.luck, &rules.Log{}}
		prove.Same(t, "a march with which the Segment ends", said(t, b, "done"), []string{"undone.mp!", "ends-segment!"})
		prove.Same(t, "a step after which there is another", said(t, b, "step dorylaion"), []string(nil))
		b.march.points = 1
		prove.Same(t, "the last step of it", said(t, b, "step dorylaion"), []string{"ends-segment"})
		b.play("done")
		prove.Is(t, "the Segment after it", b.segment, activationSegment)
		b = newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 9})
		b.dice(1)
		b.play("activate antigonos")
		prove.Same(t, "3.42 who halts where the land feeds too few", said(t, b, "done"), []string{"undone.mp", "hunger"})
		prove.Same(t, "who can go on", said(t, b, "step ankyra"), []string(nil))
		b.march.points = 1
		prove.Same(t, "who cannot", said(t, b, "step ankyra"), []string{"hunger"})
		b = newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 12})
		prove.Same(t, "activations", said(t, b, "done"), []string{"undone.generals!", "hunger"})
		b.used |= usedActivation
		prove.Same(t, "once somebody has marched", said(t, b, "done"), []string{"undone.generals!", "hunger"})
		b.takeUnits(outside(spGordion), mercenary, 12)
		prove.Same(t, "generals without units", said(t, b, "done"), []string{"undone.generals"})
	})
	t.Run("17.6 ending the Player Turn tells who wins with it", func(t *testing.T) {
		for _, c := range []struct {
			who  rules.Seat
			turn uint8
			want []string
		}{{0, 2, []string{"win"}}, {1, 2, []string{"lose!"}}, {1, 1, nil}} {
			b := newWar(t, 2)
			b.turn = c.turn
			for sp := range space(numSpaces) {
				if spaces[sp].kind != transit {
					b.setPC(ctx{}, sp, c.who)
				}
			}
			prove.Same(t, "the end of the activations", said(t, b, "done"), c.want)
			prove.Same(t, "a muster, after which nothing can be done", said(t, b, "muster"), c.want)
			b.army(0, antigonos, outside(spGordion), units{mercenary: 3})
			b.dice(6)
			b.play("activate antigonos")
			prove.True(t, "another march may follow", !slices.Contains(said(t, b, "done"), "win") && !slices.Contains(said(t, b, "done"), "lose!"))
		}
	})
	t.Run("13.4 the Cart leaves 3 MP", func(t *testing.T) {
		b := newWar(t, 2)
		b.turn = 2
		b.army(0, antigonos, outside(spGordion), units{mercenary: 3})
		b.cart, b.cartOf = outside(spGordion), 0
		b.dice(6)
		b.play("activate antigonos")
		if b.Check(0, b.move("take-cart")) != nil {
			b.play("drop-cart")
		}
		prove.Is(t, "without", b.usablePoints(), 4)
		prove.Same(t, "with", said(t, b, "take-cart"), []string{"cart"})
		prove.True(t, "going without it", slices.Contains(said(t, b, "step ankyra"), "cart-lost!"))
		b.pc[spGordion] = 0
		prove.True(t, "out of a space of its own side", slices.Contains(said(t, b, "step ankyra"), "cart-alone"))
		b.play("take-cart")
		prove.Is(t, "told", b.View(0).(View).March.Points, 3)
		prove.True(t, "going with it", !slices.Contains(said(t, b, "step ankyra"), "cart-stays"))
		b.turn = 1
		b.play("drop-cart")
		prove.True(t, "where it may not move it is alone", slices.Contains(said(t, b, "step ankyra"), "cart-alone"))
		b.play("drop mercenary 1")
		prove.True(t, "with a guard", !slices.ContainsFunc(said(t, b, "step ankyra"), func(k string) bool { return strings.HasPrefix(k, "cart") }))
		b.turn, b.march.leftC = 2, false
		prove.True(t, "and where it could come", slices.Contains(said(t, b, "step ankyra"), "cart-stays"))
	})
	t.Run("12.8 the royal family stays where nobody takes it along", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 3})
		b.dice(6)
		b.play("activate antigonos")
		b.royalAt[kleopatra], b.royalOf[kleopatra] = outside(spGordion), 0
		prove.True(t, "without her", slices.Contains(said(t, b, "step ankyra"), "royal-stays"))
		b.play("take-royal kleopatra")
		prove.True(t, "with her", !slices.Contains(said(t, b, "step ankyra"), "royal-stays"))
	})
}
