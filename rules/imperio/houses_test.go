package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// choosing is a game whose first seat chooses its House.
func newChoice(t *testing.T, players int) *desk {
	t.Helper()
	ch := dice.New(3, 3)
	st, err := Game.New(rules.Setup{Seats: players}, ch)
	if err != nil {
		t.Fatal(err)
	}
	return &desk{t: t, s: st.(*state), ch: ch}
}

func TestHouses(t *testing.T) {
	prove.Line(t, "S004-016 each player controls one of the Ruling Houses", func(t *testing.T) {
		d := newChoice(t, 3)
		d.all("house druvenko", "defaults", "defaults")
		d.refused("house druvenko", houseTaken)
		d.all("house ezkarra", "defaults", "defaults")
		d.refused("house ezkarra", houseTaken)
		d.all("house halmerin")
		seen := map[int]bool{}
		for _, k := range d.s.View(rules.Nobody).(*View).Houses {
			seen[k.House] = true
		}
		prove.Is(t, "different Houses", len(seen), 3)
		prove.Is(t, "announced to all", d.happened(EvChosen), 3)
	})
	prove.Line(t, "S004-017 S004-035 with a House go its colour, motto, emblem and the name of its Flagship", func(t *testing.T) {
		d := newChoice(t, 2)
		prove.Is(t, "before", d.s.View(0).(*View).Houses[0].Look, LookView{})
		seen := map[string]string{}
		for h := range houses {
			d := newChoice(t, 2)
			d.all("house "+houses[h].id, "defaults", "defaults")
			d.refused("house "+houses[h].id, houseTaken) // so no two have the same colour
			look := d.s.View(1).(*View).Houses[0].Look
			for _, language := range bookLanguages {
				words := conform.Sentences(t, Texts, language)
				for what, key := range map[string]string{"motto": look.Motto, "Flagship": look.Flagship} {
					word := words[key]
					prove.True(t, `word != ""`, word != "")
					prove.Is(t, "seen[language+word]", seen[language+word], "")
					if language == "es" || what == "motto" { // a proper name is the same in both languages
						seen[language+word] = houses[h].id
					}
				}
			}
			for _, sign := range []string{look.Colour, look.Pattern, look.Emblem, look.Initial} {
				prove.True(t, `sign != ""`, sign != "")
				prove.Is(t, "seen[sign]", seen[sign], "")
				seen[sign] = houses[h].id
			}
		}
	})
	prove.Line(t, "S004-018 two different abilities from the list", func(t *testing.T) {
		d := newChoice(t, 2)
		d.all("house druvenko")
		prove.Is(t, "the list", len(d.s.Candidates(0, nil)), numAbilities+1)
		d.all("ability charismatic")
		d.refused("ability charismatic", twiceTheSame)
		d.refused("upgrade target-locator", notYet)
		d.all("ability industrious")
		prove.Is(t, "chosen", d.s.houses[0].abilities, [2]ability{a05, a06})
		d.all("defaults", "house ezkarra", "ability charismatic") // two Houses may choose the same one
	})
	prove.Line(t, "S004-036 the Flagship has two of ten upgrades", func(t *testing.T) {
		d := newChoice(t, 2)
		d.all("house druvenko", "defaults")
		prove.Is(t, "the list", len(d.s.Candidates(0, nil)), 10+1)
		d.all("upgrade extended-bays")
		d.refused("upgrade extended-bays", twiceTheSame)
		d.all("upgrade expanding-shells")
		prove.Is(t, "chosen", d.s.houses[0].upgrades, [2]upgrade{f06, f09})
		prove.Is(t, "and no third", d.s.top().seat, rules.Seat(1))
	})
}

// Whoever takes what is customary is told what it is, first the abilities and then the upgrades.
func TestCustomIsNamed(t *testing.T) {
	d := newChoice(t, 2)
	d.all("house aldemar")
	abilities := [2]rules.Ref{abilityRef(a01), abilityRef(a06)}
	upgrades := [2]rules.Ref{upgradeRef(f10), upgradeRef(f03)}
	for _, want := range [...][2]rules.Ref{abilities, upgrades} {
		c := d.s.Describe(0, rules.Move{Verb: VerbDefaults})
		prove.Same(t, "shown", c.Targets, want[:])
		for i, r := range want {
			prove.Is(t, "named", c.Label.Args[i], rules.R(r))
		}
		d.all("defaults")
	}
}

// Who shares the first Troops reads how many stand on which planet.
func TestSharedTroopsAreNamed(t *testing.T) {
	d := newChoice(t, 2)
	for seed := uint64(0); d.s.top().kind != inTroops; seed++ {
		d.ch = dice.New(seed, 1)
		st, err := Game.New(rules.Setup{Seats: 2}, d.ch)
		prove.True(t, "a game begins", err == nil)
		for d.s = st.(*state); d.s.top().kind == inHouse; {
			d.s.Apply(d.s.top().seat, rules.Moves(d.s, d.s.top().seat, nil)[0], d.ch, nil)
		}
	}
	home := firstPlanet(d.s.home[d.s.top().seat])
	c := d.s.Describe(d.s.top().seat, rules.Move{Verb: VerbShift, A: 3})
	prove.Is(t, "shared", c.Label.Args, [4]rules.Arg{rules.N(5), rules.R(d.s.planetRef(home)), rules.N(3), rules.R(d.s.planetRef(home + 1))})
}

func TestAbilities(t *testing.T) {
	prove.Line(t, "S004-020 Sworn to Serve: a second Production action", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.world(r.home(0))
		r.slot("act production", "produce "+home, "make frigate", "done")
		r.refused("act production", typeUsed)
		r = newRealm(t, 2, 0)
		r.s.houses[0].abilities[1] = a02
		r.owns(0, r.a, 0, shipyard)
		prove.Is(t, "slots", r.s.slotsOf(0), 6)
		r.slot("act production", "produce "+home, "make frigate", "done", "act production")
		r.all("produce "+r.world(r.a), "make cruiser", "done")
		r.refused("act production", typeUsed)
		r.turn(nil)
		prove.Is(t, "Frigate", r.s.fleets[r.home(0)].frigates, 1)
		prove.Is(t, "Cruiser", r.s.fleets[r.a].cruisers, 1)
	})
	prove.Line(t, "S004-020 both Productions share the capacity of a planet", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].abilities[1] = a02
		home := r.world(r.home(0))
		r.slot("act production", "produce "+home, "make troop", "make troop", "make troop", "make troop", "done", "act production", "produce "+home, "make troop", "make troop")
		r.refused("make troop", overCapacity)
	})
	prove.Line(t, "S004-021 Patron of Science: technologies cost half", func(t *testing.T) {
		for _, c := range []struct {
			ability ability
			tech    string
			price   int
		}{{noAbility, "missile-guidance-system", 4}, {a03, "missile-guidance-system", 2}, {a03, "courier-network", 3}} {
			r := newRealm(t, 2, 0)
			r.s.houses[0].abilities[0] = c.ability
			r.turn(map[rules.Seat][]string{0: {"act research", "research " + c.tech}})
			prove.Is(t, c.tech, r.paid(), c.price)
		}
	})
	prove.Line(t, "S004-022 One with the Shadow: Subterfuge costs half, the blame too", func(t *testing.T) {
		for _, c := range []struct {
			ability ability
			blame   string
			price   int
		}{{noAbility, "no-blame", 4}, {a04, "no-blame", 2}, {noAbility, "blame 3", 6}, {a04, "blame 3", 3}} {
			r := newRealm(t, 3, 0)
			r.s.houses[0].abilities[0] = c.ability
			r.turn(map[rules.Seat][]string{0: {"act subterfuge", "plot espionage 2", c.blame}})
			prove.Is(t, c.blame, r.paid(), c.price)
		}
	})
	prove.Line(t, "S004-023 Charismatic: 1 more Influence from each planet", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 1)
		r.s.houses[0].abilities[0] = a05
		r.owns(1, r.c, 1)
		r.quiet()
		prove.Is(t, "with it", r.s.houses[0].influence, 5+3+2)
		prove.Is(t, "without", r.s.houses[1].influence, 5+3)
	})
	prove.Line(t, "S004-024 Industrious: 1 more Resource from each planet", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 1)
		r.s.houses[0].abilities[0] = a06
		r.owns(1, r.c, 1)
		r.quiet()
		prove.Is(t, "with it", r.s.houses[0].treasury, 10+5+3+2)
		prove.Is(t, "without", r.s.houses[1].treasury, 10+5+3)
		prove.Is(t, "capacity is not raised", r.s.capacity(0, firstPlanet(r.home(0))), 6)
	})
	prove.Line(t, "S004-025 Friends in High Places: Influence pays for actions; S004-026 and does not vote", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		k := &r.s.houses[0]
		k.treasury = 1
		build := "build " + r.world(r.home(0)) + " port"
		r.slot("act construction")
		r.refused(build, tooDear)
		r.all("done")
		k.abilities[0] = a07
		r.all("act construction", build)
		r.refused("pay 2", wrongMix) // 2 Resources are not there
		r.refused("pay 5", wrongMix) // more than the price
		r.all("pay 3")
		prove.Is(t, "votes left", r.s.votesOf(0), 2)
		propose(r.s, l01)
		for r.s.top().kind != inVoting {
			r.all(Game.Format(answer(r.s)))
		}
		r.refused("vote 1 2 3", votesExhausted)
		r.all("vote 1 2 2")
		r.turn(nil)
		prove.Is(t, "Resources: one paid, income and port", k.treasury, 0+5+2)
		prove.Is(t, "Influence is back", k.influence, 5)
		prove.Is(t, "len(r.events(EvVotes))", len(r.events(EvVotes)), 1)
		prove.Is(t, "r.events(EvVotes)[0].M", r.events(EvVotes)[0].M, 2)
	})
	prove.Line(t, "S004-027 Master Strategists: one failed attack die of each round is rolled again", func(t *testing.T) {
		for _, with := range []bool{false, true} {
			r := newRealm(t, 2, 0)
			if with {
				r.s.houses[0].abilities[0] = a08
			}
			r.ships(0, r.a, cruiser, cruiser)
			r.ships(1, r.b, cruiser)
			r.rollsThenMisses(1, 1, 10, 10) // two misses; the reroll hits, or the defender and then the attacker
			r.attack()
			if with {
				prove.Is(t, "dice rolled again", r.dice(EvReroll8), 1)
				prove.Is(t, "rounds", r.events(EvBattleEnds)[0].N, 1)
				prove.Is(t, "seen by all", len(r.events(EvRevealed)), 1)
			} else {
				prove.Is(t, "dice rolled again", r.dice(EvReroll8), 0)
				prove.Is(t, "Cruisers left", r.s.fleets[r.b].cruisers, 1)
			}
		}
	})
	prove.Line(t, "S004-027 on the ground too, one die for each side and round", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].abilities[0] = a08
		r.loaded(0, r.a, 3, 0)
		r.owns(1, r.b, 1)
		r.rolls(1, 1, 1, 10, 1) // three misses, the reroll kills
		r.attack("land " + r.world(r.b) + " 3")
		prove.Is(t, "dice rolled again", r.dice(EvReroll8), 1)
		prove.Is(t, "holder", r.s.bodies[firstPlanet(r.b)].holder, 0)
	})
	prove.Line(t, "S004-030 Fight to the Last: a ship, an Aircraft and a Troop ignore a hit on 9 or more", func(t *testing.T) {
		for _, c := range []struct{ save, left int }{{8, 0}, {9, 1}} {
			r := newRealm(t, 2, 0)
			r.s.houses[1].abilities[0] = a10
			r.ships(0, r.a, cruiser)
			r.ships(1, r.b, cruiser)
			r.rolls(10, c.save, 1, 1, 10) // a hit, its save, misses, then the defender hits
			r.attack()
			prove.Is(t, "Cruisers", int(r.s.fleets[r.b].cruisers), 1)
			prove.Is(t, "defender holds the hex", r.s.fleets[r.b].owner == 1, c.left == 1)

			r = newRealm(t, 2, 0)
			r.s.houses[1].abilities[0] = a10
			r.owns(1, r.b, 0)
			r.ships(0, r.a, frigate)
			r.ships(1, r.b, aircraft)
			r.rolls(10, 1, c.save, 1, 10) // one of two anti-aircraft attacks hits; then the Aircraft does
			r.attack()
			prove.Is(t, "Aircraft", int(r.s.fleets[r.b].based), c.left)

			r = newRealm(t, 2, 0)
			r.s.houses[1].abilities[0] = a10
			r.owns(1, r.b, 1)
			r.loaded(0, r.a, 1, 0)
			r.rolls(10, 1, c.save, 1, 10) // attacker, defender, save; next round
			r.attack("land " + r.world(r.b) + " 1")
			prove.Is(t, "Troops", r.s.bodies[firstPlanet(r.b)].holder == 1, c.left == 1)
		}
	})
	prove.Line(t, "S004-031 Terror Tactics: a bombardment success is three hits", func(t *testing.T) {
		for _, c := range []struct {
			ability ability
			left    int
		}{{noAbility, 4}, {a11, 2}} {
			r := newRealm(t, 2, 0)
			r.s.houses[0].abilities[0] = c.ability
			r.ships(0, r.a, dreadnought)
			r.owns(1, r.b, 5)
			r.rolls(5)
			r.attack("bombard " + r.world(r.b))
			prove.Is(t, "Troops left", int(r.s.bodies[firstPlanet(r.b)].troops), c.left)
		}
	})
	prove.Line(t, "S004-032 Terror Tactics: a Troop's success is two hits", func(t *testing.T) {
		for _, c := range []struct {
			ability ability
			kills   int
		}{{noAbility, 1}, {a11, 2}} {
			r := newRealm(t, 2, 0)
			r.s.houses[0].abilities[0] = c.ability
			r.loaded(0, r.a, 1, 0)
			r.owns(1, r.b, 3)
			r.rolls(8, 10, 1, 1) // the attacker hits, and is hit
			r.attack("land " + r.world(r.b) + " 1")
			prove.Is(t, "Troops left", int(r.s.bodies[firstPlanet(r.b)].troops), 3-c.kills)
		}
	})
}

// paid is what the first House has spent of its 10 Resources in the turn before, with its one Home planet.
func (r *realm) paid() int { return 10 + 5 - int(r.s.houses[0].treasury) }

func TestHandicap(t *testing.T) {
	t.Run("24.6 ten more Resources to begin with", func(t *testing.T) {
		begun := func(st rules.State) bool { return st.(*state).phase != setupPhase }
		conform.Handicap(t, Game, favouredResources, begun, func(st rules.State, p rules.Seat) int { return int(st.(*state).houses[p].treasury) })
	})
}
