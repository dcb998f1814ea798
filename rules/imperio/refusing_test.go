package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// TestWhatNoAnswerSpeaksOfIsRefusedWithReason points at hexes, planets, technologies and units that are no answer.
func TestWhatNoAnswerSpeaksOfIsRefusedWithReason(t *testing.T) {
	asked := func(words ...string) func(t *testing.T) *realm {
		return func(t *testing.T) *realm {
			r := newRealm(t, 2, 0)
			r.s.houses[0].treasury = 40
			r.ships(0, r.a, dreadnought)
			r.owns(1, r.c, 1)
			r.s.anomaly[r.b], r.s.count[r.b] = blackHole, 0
			if len(words) == 0 {
				r.declare()
				return r
			}
			for i, w := range words {
				if w == "fleet" {
					words[i] = "fleet " + r.sys(r.a)
				}
				if w == "produce" {
					words[i] = "produce " + r.world(r.home(0))
				}
			}
			r.slot(words...)
			return r
		}
	}
	with := func(realmOf func(t *testing.T) *realm, change func(r *realm)) func(t *testing.T) *realm {
		return func(t *testing.T) *realm {
			r := realmOf(t)
			change(r)
			return r
		}
	}
	at := func(h func(r *realm) hex) func(r *realm) rules.Ref {
		return func(r *realm) rules.Ref { return r.s.systemRef(h(r)) }
	}
	a := at(func(r *realm) hex { return r.a })
	b := at(func(r *realm) hex { return r.b })
	c := at(func(r *realm) hex { return r.c })
	far := at(func(r *realm) hex { return r.home(0) })
	for name, k := range map[string]struct {
		realm func(t *testing.T) *realm
		ref   func(r *realm) rules.Ref
		why   *rules.Illegal
		rule  rules.Rule
	}{
		"a planet before the kind":           {asked(), c, kindFirst, "8.1"},
		"a technology before the kind":       {asked(), func(*realm) rules.Ref { return techRef(t01) }, techsInResearch, "15.1"},
		"a unit":                             {asked(), func(*realm) rules.Ref { return unitRef(frigate) }, unitsInProduction, "11.1"},
		"a work":                             {asked(), func(*realm) rules.Ref { return workRef(port) }, worksInConstruction, "10.1"},
		"building on another's":              {asked("act construction"), c, notCommanded, "10.2"},
		"building in a Black Hole":           {asked("act construction"), b, noWorlds, "4.2"},
		"building in a system of two worlds": {with(asked("act construction"), func(r *realm) { r.s.count[r.c] = 2 }), c, whichPlanet, "8.3"},
		"to where the fleet is":              {with(asked("act operation", "fleet"), func(r *realm) { r.owns(0, r.a, 1) }), a, hereAlready, "12.5"},
		"producing elsewhere":                {asked("act production", "produce"), c, producesElsewhere, "11.1"},
		"a fleet of nobody":                  {asked("act operation"), c, noFleetThere, "12.1"},
		"into a Black Hole":                  {asked("act operation", "fleet"), b, impassable, "4.2"},
		"too far":                            {asked("act operation", "fleet"), c, farAway, "12.5"},
		"home, far away":                     {asked("act operation", "fleet"), far, farAway, "12.5"},
		"landing without Troops":             {asked("act operation", "fleet"), a, nobodyToLand, "14.1"},
		"a technology that needs others":     {asked("act research"), func(*realm) rules.Ref { return techRef(t03) }, techNeeds, "15.1"},
		"a planet before the plot":           {asked("act subterfuge"), c, plotFirst, "16.1"},
		"sedition at home":                   {asked("act subterfuge", "plot sedition 2"), at(func(r *realm) hex { return r.home(1) }), inHomeSystem, "16.7"},
		"sabotage where nothing was built":   {asked("act subterfuge", "plot sabotage 1"), c, nothingBuilt, "16.5"},
	} {
		t.Run(name, func(t *testing.T) {
			r := k.realm(t)
			before := r.s.Hash()
			ill := r.s.Refuse(0, k.ref(r))
			prove.RefusedFor(t, name, ill, k.why.Why.Key)
			prove.Is(t, "nothing changed", r.s.Hash(), before)
			for _, lang := range lexicon.Languages {
				prove.True(t, "said in "+string(lang), texts(t).Has(lang, ill.Why.Key))
			}
			if ill.Rule != k.rule {
				t.Errorf("rule %s, want %s", ill.Rule, k.rule)
			}
		})
	}
	r := asked()(t)
	prove.RefusedFor(t, "whose turn it is not", r.s.Refuse(1, c(r)), notYourDecision.Why.Key)
}

// Units are added one by one: what is refused tells the price of that one, and what the rest of the letter leaves for it.
func TestTheRefusalOfAUnitTellsItsOwnPrice(t *testing.T) {
	r := newRealm(t, 2, 0)
	r.s.houses[0].treasury = 10
	r.slot("act production", "produce "+r.world(r.home(0)), "make frigate", "make frigate")
	why := r.s.Explain(0, rules.Move{Verb: makeVerb, A: int16(flagship)})
	if why == nil {
		t.Fatal("the Flagship may be ordered")
	}
	prove.Is(t, "price", why.Why.Args[2].N, int(r.s.unitPrice(0, flagship)))
	prove.Is(t, "what is left", why.Why.Args[3].N, 6)
}
