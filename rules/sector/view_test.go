package sector

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// ids are what refs name, by their plain ids.
func ids(list []rules.Ref) string {
	var words []string
	for _, r := range list {
		words = append(words, plainID(r))
	}
	return strings.Join(words, " ")
}

func TestView(t *testing.T) {
	t.Run("7.1, 7.2 planets", func(t *testing.T) {
		b := set(t, "round 1 phase execution first 1", "order 1 build ashmere", "order 2 research ashmere")
		v := b.s.View(0).(View).Planets
		prove.Is(t, "areas", ids(v[lowmarrow].Areas), "lowmarrow-1 lowmarrow-2 lowmarrow-3 lowmarrow-4")
		prove.Is(t, "the last areas", ids(v[nightglass].Areas), "nightglass-1 nightglass-2 nightglass-3")
		prove.Same(t, "homes", []rules.Seat{v[ashmere].Home, v[coldharrow].Home, v[ilvane].Home}, []rules.Seat{0, 1, nobody})
		prove.Same(t, "in play", []bool{v[ashmere].InPlay, v[ilvane].InPlay, v[karst].InPlay}, []bool{true, true, false})
		prove.Same(t, "places", [][2]int{{v[ashmere].X, v[ashmere].Y}, {v[ilvane].X, v[ilvane].Y}, {v[karst].X, v[karst].Y}}, [][2]int{{-80, 0}, {0, 60}, {0, 0}})
		prove.Same(t, "2.4 orders, of which one's own are known", v[ashmere].Stack, []TokenView{{0, orderRef(build)}, {1, none}})
	})
	t.Run("1.5 planets on the grid, forty apart", func(t *testing.T) {
		b := fresh(t, rules.Setup{Seats: 2, Scenario: int(builtGalaxy)})
		copy(b.s.cell[:], []int16{middle, middle + 1, middle + 1 + 2*gridSide, middle - 3})
		v := b.s.View(0).(View)
		for i, want := range [][2]int{{0, 0}, {40, 0}, {40, 80}, {-120, 0}} {
			prove.Is(t, planets[i].id, [2]int{v.Planets[i].X, v.Planets[i].Y}, want)
		}
		prove.True(t, "uncharted", v.Uncharted)
	})
	t.Run("1.4 a seat in the setup", func(t *testing.T) {
		b := fresh(t, rules.Setup{Seats: 2})
		prove.Same(t, "without a faction", b.s.View(b.s.first).(View).Seats[b.s.first], SeatView{})
		b.play(b.s.first, "take dawn")
		v := b.s.View(b.s.first).(View).Seats[b.s.first]
		prove.Same(t, "without a home", []rules.Ref{v.Faction, v.Home}, []rules.Ref{factionRef(dawn), none})
		prove.Same(t, "nothing to show of the special victory", []any{v.ObjectiveHolds, v.Objective, v.Goal}, []any{false, 0, 0})
		b.play(b.s.next(b.s.first), "take ember")
		v = b.s.View(b.s.first).(View).Seats[b.s.first]
		prove.Same(t, "its goal", []any{v.Home, v.ObjectiveHolds, v.Objective, v.Goal}, []any{planetRef(ashmere), false, 0, summitGoal})
		b.s.seats[b.s.first].faction = dusk
		b.s.seats[b.s.first].buildings, b.s.seats[b.s.first].techs = 15, 15
		b.s.base[0], b.s.base[20] = b.s.first, b.s.first
		v = b.s.View(b.s.first).(View).Seats[b.s.first]
		prove.Same(t, "5.7 it does not hold before the game begins", []any{v.ObjectiveHolds, v.Objective}, []any{false, v.Goal})
		b.s.phase = planning
		prove.True(t, "then it does", b.s.View(b.s.first).(View).Seats[b.s.first].ObjectiveHolds)
	})
	t.Run("8.1 a seat", func(t *testing.T) {
		b := set(t, "points 1 3", "workers 1 pool 4 away 1 mine 2 well 0", "card 1 ashmere-1 1", "tokens 1 cargo 2 study 1", "built 1 yard skydock mast storehouse storehouse", "tech 1 gt2 gt5",
			"hand 1 g01 g01 g07", "discard 1 g02", "drawn 1 2 0 0", "units 1 ilvane-1 deckhand 2", fleetOfTwo, "base 1 lowmarrow-1")
		v := b.s.View(1).(View).Seats[0]
		prove.Same(t, "numbers", []int{v.Points, v.Income, v.Pool, v.Away, v.Mine, v.Well, v.Cargo, v.Study, v.Minerals, v.Gas, v.Hand, v.Bases, v.Transports, v.HandLimit, v.BuildLimit},
			[]int{3, 2, 4, 1, 2, 0, 2, 1, 2, 1, 3, 2, 1, 8, 4})
		prove.Same(t, "things", []string{ids(v.Buildings), ids(v.Techs), ids(v.Discard)}, []string{"yard skydock", "gt2 gt5", "g02"})
		prove.Is(t, "modules", v.Modules, [numModules]int{2, 1, 0})
		prove.Is(t, "supply", v.Supply, [unitsOfPeople]uint8{6, 4, 4, 3, 4, 2})
		prove.Is(t, "event cards by their backs", v.Drawn, [stages]int{2, 0, 0})
	})
	t.Run("5.1 a contested area is due to the units in it", func(t *testing.T) {
		b := set(t, "units 1 lowmarrow-1 deckhand 1", "base 2 lowmarrow-1", "units 2 lowmarrow-2 minnow 1")
		v := b.s.View(1).(View)
		prove.Same(t, "due", []int{v.Seats[0].Income, v.Seats[1].Income}, []int{1, 1})
		b.regroup()
		v = b.s.View(1).(View)
		prove.Same(t, "gained", []int{v.Seats[0].Points, v.Seats[1].Points}, []int{1, 1})
	})
	t.Run("2.5 the tokens that are left", func(t *testing.T) {
		b := set(t, "built 1 yard mast mast")
		for _, c := range []struct{ order, left string }{
			{"gold-mobilise", "build build mobilise mobilise research research gold-build gold-research"},
			{"build", "build mobilise mobilise research research gold-build gold-research"},
			{"gold-build", "build mobilise mobilise research research"},
		} {
			b.play(0, "place "+c.order+" ashmere")
			b.play(1, b.firstOrder(1))
			prove.Is(t, "after "+c.order, ids(b.s.View(0).(View).Orders), c.left)
		}
	})
	t.Run("3.3 the order under way", func(t *testing.T) {
		b := set(t, "built 1 yard mast", "card 1 ashmere-1 0", "tokens 1 cargo 1 study 0")
		b.order("gold-build ashmere")
		order := func() OrderView { return b.s.View(1).(View).Order }
		prove.Same(t, "at its beginning", order(), OrderView{On: true, Order: orderRef(goldBuild), Planet: planetRef(ashmere), MayBuy: 3, Discount: 1})
		b.play(0, "discount 1")
		prove.Is(t, "a discount in minerals", order().Discount, 2)
		b.play(0, "work ashmere-1", "spend 2")
		prove.Same(t, "paid ahead", []int{order().Minerals, order().Gas}, []int{1, 1})
		b.play(0, "buy deckhand ashmere-1", "buy deckhand ashmere-1")
		prove.Same(t, "bought", []int{order().Bought, order().Minerals}, []int{2, 0})
		prove.Is(t, "the discount is used", order().Discount, 0)
		b = set(t, "built 1 yard mast")
		b.order("gold-build ashmere")
		b.play(0, "discount 2")
		prove.Is(t, "a discount in gas", b.s.View(1).(View).Order.Discount, 3)
		b = set(t)
		b.order("build ashmere")
		prove.Same(t, "a plain one", b.s.View(1).(View).Order, OrderView{On: true, Order: orderRef(build), Planet: planetRef(ashmere), MayBuy: 2})
		b.play(0, "module bulwark")
		prove.Is(t, "no more units after a later part", b.s.View(1).(View).Order.MayBuy, 0)
		for _, word := range []string{"mobilise", "gold-mobilise", "research", "gold-research"} {
			b = set(t, "built 1 yard mast")
			b.order(word + " ashmere")
			prove.Is(t, word, plainID(b.s.View(1).(View).Order.Order), word)
		}
	})
	t.Run("4 a skirmish", func(t *testing.T) {
		b := attack(t, []string{"deckhand", "harpooner", "crawler"}, "units 1 ashmere-1 deckhand 1 harpooner 1 crawler 1", "units 2 ilvane-2 minnow 2")
		prove.Same(t, "an empty front has no strength", b.s.View(0).(View).Battle.Slots[0], SlotView{})
		b.play(0, "front deckhand 1", "front harpooner 2", "support crawler 2")
		slots := b.s.View(1).(View).Battle.Slots
		prove.Same(t, "fronts", slots[0].Front, [2]rules.Ref{unitRef(deckhand), unitRef(minnow)})
		prove.Same(t, "the first units of both peoples", []any{slots[0].Attack, slots[0].Health}, []any{[2]int{2, 1}, [2]int{4, 3}})
		prove.Same(t, "a support", []any{slots[1].Attack, slots[1].Health, slots[1].Supports[attacking][crawler]}, []any{[2]int{4, 1}, [2]int{4, 3}, uint8(1)})
		prove.Same(t, "nobody is beaten yet", slots[0].Beaten, [2]bool{})
		b = recalling(t)
		slots = b.s.View(0).(View).Battle.Slots
		prove.Same(t, "4.5 the defender is beaten", slots[0].Beaten, [2]bool{false, true})
	})
	t.Run("what is fought for is still its defender's, and counts for objectives", func(t *testing.T) {
		for base, controller := range map[string]rules.Seat{"base 2 ilvane-2": 1, "base 1 ilvane-2": nobody, "": 1} {
			lines := []string{"units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 minnow 2"}
			if base != "" {
				lines = append(lines, base)
			}
			before := set(t, append(lines, fleetOfTwo)...).s.View(0).(View)
			during := attack(t, []string{"deckhand"}, lines...).s.View(0).(View)
			area := during.Areas[during.Battle.Area.ID]
			prove.Is(t, base+": nobody stands on it", area.Owner, nobody)
			prove.Is(t, base+": who controls it", area.Controller, controller)
			prove.Is(t, base+": planets of the reef", during.Seats[1].Objective, before.Seats[1].Objective)
		}
		b := set(t, "units 1 ilvane-2 deckhand 2", "units 2 ashmere-2 minnow 1", "route ashmere-ilvane short 2", "order 2 mobilise ilvane", "round 1 phase execution first 2")
		seen := func() int { return b.s.View(0).(View).Seats[1].Objective }
		b.play(1, "execute ilvane")
		n := seen()
		b.play(1, "move minnow ashmere-2 ilvane-2", "done")
		prove.Is(t, "the attackers of the reef are on the planet they attack, no longer where they were", seen(), n)
	})
}

// TestCaptions reads what buttons say.
func TestCaptions(t *testing.T) {
	label := func(b *bench, p rules.Seat, word, key string) {
		b.Helper()
		c := b.s.Describe(p, b.move(word))
		prove.Is(b, word, c.Label.Key, key)
		targets := 0
		for i, arg := range b.named(word) {
			if m := b.move(word); i == 1 && (m.Verb == frontVerb || m.Verb == supportVerb) {
				arg = rules.R(slotRef(m.B - 1))
				prove.Is(b, word+": what it names", c.Label.Args[i], arg)
				continue // the unit is clicked, then the arch
			}
			prove.Is(b, word+": what it names", c.Label.Args[i], arg)
			if arg.Kind == rules.RefArg {
				prove.Is(b, word+": what is clicked", c.Targets[targets], arg.Ref)
				targets++
			}
		}
	}
	b := set(t, fleetOfTwo, "built 1 yard mast", "units 1 ashmere-1 deckhand 2 harpooner 1", "units 2 ilvane-2 minnow 1 quillback 1", "tokens 1 cargo 1 study 0")
	b.order("gold-build ashmere")
	for _, c := range [][2]string{
		{"ship ashmere-lowmarrow", "ship"}, {"base ashmere-2", "base"}, {"build foundry", "build"}, {"module mast", "module"}, {"buy deckhand ashmere-1", "buy"}, {"discount 1", "discount.1"},
		{"discount 2", "discount.2"}, {"spend 1", "spend.1"}, {"spend 2", "spend.2"},
	} {
		label(b, 0, c[0], "sector.move."+c[1])
	}
	b.order("mobilise ilvane")
	b.play(0, "move deckhand ashmere-1 ilvane-2", "move harpooner ashmere-1 ilvane-2")
	b.play(0, "done")
	label(b, 0, "front deckhand 1", "sector.move.front")
	b.play(0, "front deckhand 1")
	label(b, 1, "front minnow 1", "sector.move.front.match")
	b.play(1, "front minnow 1")
	b.give(0, "g01", "g07")
	for word, key := range map[string]string{"commit g01 g07 1": "commit", "commit g01 none 1": "commit.strike", "commit none g07 1": "commit.ploy", "commit none none 1": "commit.nothing"} {
		label(b, 0, word, "sector.move."+key)
	}
	area := rules.R(areaRef(b.area("ilvane-2")))
	prove.Is(t, "4.4 the question names the first skirmish", b.s.Pending(nil)[0].Prompt, rules.Say("sector.ask.commit", area, rules.R(slotRef(0))))
	b.play(0, "commit g01 none 1")
	prove.Is(t, "4.4 then the second", b.s.Pending(nil)[0].Prompt, rules.Say("sector.ask.commit", area, rules.R(slotRef(1))))
	for _, c := range []struct{ event, lines, word, key string }{
		{"e03", "", "ship ashmere-lowmarrow", "ship.free"}, {"e17", "units 1 ilvane-1 deckhand 1", "base ilvane-1", "base.free"}, {"e22", "", "build foundry", "build.free"}, {"e22", "", "module mast", "module.free"},
	} {
		b = set(t, c.lines)
		b.event(c.event)
		label(b, 0, c.word, "sector.move."+c.key)
	}
	b = set(t, "base 1 lowmarrow-1", "units 2 lowmarrow-2 minnow 1")
	b.event("e24")
	b.play(0, "area lowmarrow-2")
	label(b, 1, "withdraw minnow lowmarrow-3", "sector.move.withdraw.evicted")
}

// Cards are taken and given before special victories are looked at (5.2, 5.3, 5.7): a card of an area that the enemy has taken does not count,
// one that is due does.
func TestCardsAreReckonedAsTheyWillBe(t *testing.T) {
	text := "players 2\nfaction 1 anchor ashmere\nfaction 2 ember coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\nunits 2 coldharrow-1 deckhand 1\n"
	yield := func(more string) (have, coming int) {
		k := setFrom(t, text+more).s.View(0).(View).Seats[1]
		return k.Objective, k.Coming
	}
	none, due := yield("")
	prove.True(t, "cards are due", due > none)
	held, kept := yield("card 2 coldharrow-1 0\ncard 2 coldharrow-2 0\n")
	prove.True(t, "those that are held stay", held > none && kept >= held)
	before, after := yield("card 2 coldharrow-1 0\ncard 2 coldharrow-2 0\nunits 1 coldharrow-2 deckhand 1\n")
	prove.Is(t, "all of them are held", before, held)
	prove.True(t, "that of an area with an enemy is taken", after < kept)
}

// A base among units of another is destroyed in step 1 of the regroup phase (5.1), so that it lasts for no special victory (5.7).
func TestABaseAmongEnemiesDoesNotLast(t *testing.T) {
	text := "players 2\nfaction 1 anchor ashmere\nfaction 2 ember coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\n" +
		"route ashmere-ilvane short 1\nroute ashmere-lowmarrow short 1\nbase 1 ilvane-1\nbase 1 lowmarrow-1\n"
	for _, row := range []struct {
		more         string
		have, coming int
	}{{"", 3, 3}, {"units 2 ilvane-1 deckhand 1\n", 3, 2}} {
		s := setFrom(t, text+row.more).s
		v := s.View(0).(View)
		k := &v.Seats[0]
		prove.Same(t, "what is there and what lasts", [2]int{k.Objective, k.Coming}, [2]int{row.have, row.coming})
		have, coming := Objectives(&v)
		prove.Same(t, "by the view", [2]int{have[0], coming[0]}, [2]int{row.have, row.coming})
	}
}
