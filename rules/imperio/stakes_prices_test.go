package imperio

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// prices lists what an answer surely costs, with ! for what people are asked about.
func prices(r *realm, words string) (list []string) {
	r.t.Helper()
	m, err := Game.Parse(words)
	if err != nil {
		r.t.Fatal(err)
	}
	p := r.s.top().seat
	if bad := r.s.Check(p, m); bad != nil {
		r.t.Fatalf("%q is refused: %s", words, bad.Why.Key)
	}
	for _, k := range r.s.Stakes(p, m, nil) {
		if !k.Chancy() {
			line := strings.TrimPrefix(k.What.Key, "imperio.stake.")
			if k.Grave {
				line += "!"
			}
			list = append(list, line)
		}
	}
	return list
}

func TestPricesOfOperations(t *testing.T) {
	sails := func(r *realm) { r.slot("act operation", "fleet "+r.sys(r.a)) }
	t.Run("12.5 18.1 who may attack begins a war, and who may not stops short", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.ships(0, r.a, frigate)
		r.ships(1, r.b, frigate)
		r.s.ally[0], r.s.ally[1] = 2, 1
		sails(r)
		prove.Same(t, "at peace", prices(r, "go "+r.sys(r.b)), []string{"holds"})
		r.all("go " + r.sys(r.b))
		prove.Same(t, "whoever is in the way", prices(r, "stance 1"), []string{"war!", "war.alliance!", "war.passage!"})
		prove.Same(t, "nobody", prices(r, "stance 2"), []string{"holds"})
		r = newRealm(t, 2, 0)
		r.ships(0, r.a, frigate)
		r.ships(1, r.b, frigate)
		r.declareWar()
		sails(r)
		prove.Same(t, "a war that is declared", prices(r, "go "+r.sys(r.b)), []string(nil))
		hangs(t, r, r.parse("go "+r.sys(r.b)), "battle")
	})
	t.Run("18.3 a fleet that leaves lifts its blockade", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(1, r.a, 1)
		r.ships(0, r.a, frigate, frigate)
		r.s.war[0], r.s.war[1] = 2, 1
		sails(r)
		prove.Same(t, "all", prices(r, "go "+r.sys(r.b)), []string{"lifts"})
		r.all("stay frigate 1")
		prove.Same(t, "but one", prices(r, "go "+r.sys(r.b)), []string(nil))
	})
	t.Run("12.2 12.3 14.1 14.5 what stays behind, and what is not done", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 3)
		r.owns(1, r.b, 1, port)
		ship := r.loaded(0, r.a, 0, 0)
		sails(r)
		prove.Same(t, "idle", prices(r, "done"), []string{"idle"})
		prove.Same(t, "all Troops", prices(r, "load "+r.world(r.a)+" "+ship+" 3"), []string{"unguarded"})
		prove.Same(t, "one", prices(r, "load "+r.world(r.a)+" "+ship+" 1"), []string(nil))
		r = newRealm(t, 2, 0)
		r.owns(1, r.b, 1, port)
		r.loaded(0, r.a, 2, 0)
		sails(r)
		r.all("go " + r.sys(r.b))
		prove.Same(t, "could land", prices(r, "done"), []string{"unlanded"})
		prove.Same(t, "lands", prices(r, "land "+r.world(r.b)+" 6"), []string{"war!", "razes"})
		r.all("land " + r.world(r.b) + " 6")
		prove.Same(t, "landed", prices(r, "done"), []string(nil))
	})
	t.Run("16.7 12.4 nobody lands where his own Sedition comes first", func(t *testing.T) {
		for planned, want := range map[plot][]string{sedition: {"raised-first!", "war!", "razes"}, espionage: {"war!", "razes"}} {
			r := newRealm(t, 2, 0)
			r.owns(1, r.b, 1, port)
			r.loaded(0, r.a, 2, 0)
			sails(r)
			r.s.plans[0].slots[0] = deed{kind: subterfuge, a: uint8(planned), b: 1, c: uint8(firstPlanet(r.b)), blame: nobody}
			r.all("go " + r.sys(r.b))
			prove.Same(t, "lands", prices(r, "land "+r.world(r.b)+" 6"), want)
		}
	})
	t.Run("14.2 a Shield, and nobody there", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(1, r.b, 2, shield)
		r.ships(0, r.a, dreadnought)
		sails(r)
		r.all("go " + r.sys(r.b))
		prove.Same(t, "shield", prices(r, "bombard "+r.world(r.b)), []string{"shielded"})
		r.s.bodies[firstPlanet(r.b)].works = 0
		prove.Same(t, "without", prices(r, "bombard "+r.world(r.b)), []string{"war!"})
		r.s.bodies[firstPlanet(r.b)].troops = 0
		prove.Same(t, "nobody", prices(r, "bombard "+r.world(r.b)), []string{"war!", "nobody-there"})
	})
	t.Run("24 a hidden garrison is no number", func(t *testing.T) {
		r := newRealm(t, 3, uint64(optHiddenGarrisons))
		for _, h := range r.s.near(r.b) {
			r.s.bodies[firstPlanet(h)].owner, r.s.bodies[firstPlanet(h)].holder = nobody, nobody
		}
		r.owns(1, r.b, 5)
		r.s.houses[0].treasury = 30
		r.slot("act subterfuge", "plot sedition 2")
		k := hangs(t, r, r.parse("incite "+r.world(r.b)), "plot")
		prove.True(t, "anything may come", k.Ways[0].Ranges() && k.Ways[0].Least.Ways == 0 && k.Ways[0].Most.Percent() == 100)
	})
}

// A Sedition tells what the planet would bring each turn, and that nobody resists where no Troops are (16.7).
func TestSeditionTellsWhatItIsWorth(t *testing.T) {
	for garrison, want := range [...][]string{{"brings", "sedition.sure", "public"}, {"brings", "public"}} {
		r := newRealm(t, 2, 0)
		r.owns(1, r.b, uint8(garrison))
		r.s.houses[0].treasury = 30
		r.slot("act subterfuge", "plot sedition 2")
		incite := r.parse("incite " + r.world(r.b))
		prove.Same(t, "prices", prices(r, "incite "+r.world(r.b)), want)
		was, ownWas := r.s.income(0)
		r.owns(0, r.b, uint8(garrison))
		now, ownNow := r.s.income(0)
		r.owns(1, r.b, uint8(garrison))
		prove.Same(t, "what it brings", r.s.Stakes(0, incite, nil)[0].What, staked("brings", rules.N(now-was), rules.N(ownNow-ownWas)))
	}
}

// A planet that would be blockaded brings nothing, and it is told whose ships do that (7.2).
func TestSeditionUnderABlockadeBringsNothing(t *testing.T) {
	r := newRealm(t, 2, 0)
	r.owns(1, r.b, 1)
	r.ships(1, r.b, frigate)
	r.s.houses[0].treasury = 30
	r.slot("act subterfuge", "plot sedition 2")
	incite := r.parse("incite " + r.world(r.b))
	prove.Is(t, "at peace", r.s.Stakes(0, incite, nil)[0].What.Key, "imperio.stake.brings")
	r.s.bodies[firstPlanet(r.b)].blockers = rules.Only(1)
	prove.Same(t, "under a blockade", r.s.Stakes(0, incite, nil)[0].What, staked("brings.blockaded", rules.R(seatRef(1))))
}

// declareWar declares war on the second House.
func (r *realm) declareWar() {
	r.t.Helper()
	for r.s.top().kind != inOrders {
		r.all("done")
	}
	r.all("war 2")
}

func (r *realm) parse(words string) rules.Move {
	r.t.Helper()
	m, err := Game.Parse(words)
	if err != nil {
		r.t.Fatal(err)
	}
	return m
}

// promisePeace makes a deal in which one House promises to offer the other peace.
func (r *realm) promisePeace(p, q rules.Seat) {
	o := &r.s.offers[pairRow(p, q)]
	*o = offer{state: acceptedDeal, from: p, to: q, made: r.s.turn, place: 1, goods: [2]goods{emptyGoods, emptyGoods}}
	o.goods[gives].peace = true
}

// In the last turn a plot that only acts in the next one is asked about; before that turn it is not, and the others never.
func TestAPlotThatComesTooLateIsAskedAbout(t *testing.T) {
	for word, late := range map[string]bool{"espionage 2": true, "watch 1": true, "chaos 2": true, "sedition 2": false} {
		for _, last := range []bool{false, true} {
			r := newRealm(t, 2, 0)
			r.owns(1, r.b, 2)
			if last {
				r.s.turn = r.s.lastTurn()
			}
			r.s.houses[0].treasury = 40
			r.slot("act subterfuge")
			asked := slices.Contains(prices(r, "plot "+word), "plot.late!")
			prove.Is(t, word, asked, late && last)
		}
	}
}

func TestAnAttackOnWhomPeaceWasPromisedIsAskedAbout(t *testing.T) {
	for _, k := range []struct {
		name string
		set  func(r *realm)
		want []string
	}{
		{"18.6 in peace", func(r *realm) { r.promisePeace(0, 1) }, []string{"war.promised!", "war!"}},
		{"18.6 at war", func(r *realm) { r.declareWar(); r.promisePeace(0, 1) }, []string{"war.promised"}},
		{"18.6 who was promised peace has promised nothing", func(r *realm) { r.declareWar(); r.promisePeace(1, 0) }, nil},
	} {
		t.Run(k.name, func(t *testing.T) {
			r := newRealm(t, 2, 0)
			r.ships(0, r.a, frigate)
			r.ships(1, r.b, frigate)
			k.set(r)
			r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b))
			prove.Same(t, "the attack", prices(r, "stance 1"), k.want)
		})
	}
}

// The warning names what is counted: not the attack, but that no peace is offered although there is war.
func TestAPromisedPeaceIsKeptByOfferingIt(t *testing.T) {
	for broken, offered := range []rules.Seats{rules.Only(1), 0} {
		r := newRealm(t, 2, 0)
		r.s.startWar(ctx{}, 0, 1)
		r.promisePeace(0, 1)
		r.s.peace[0] = offered
		r.s.judgePromises(ctx{})
		prove.Is(t, "18.6 broken promises", int(r.s.broken[0]), broken)
	}
}

func TestPricesOfOrders(t *testing.T) {
	declaring := func(r *realm) {
		for r.s.top().kind != inOrders {
			r.all("done")
		}
	}
	t.Run("18.1 18.5 20.2 20.3 declarations", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 2)
		r.s.ally[0], r.s.ally[1] = 2, 1
		declaring(r)
		prove.Same(t, "war", prices(r, "war 2"), []string{"war!", "war.alliance!", "war.passage!"})
		prove.Same(t, "alliance", prices(r, "leave-ally 2"), []string{"leaves!"})
		prove.Same(t, "abandons", prices(r, "abandon "+r.world(r.a)), []string{"abandons!", "disbands"})
		k := r.s.Stakes(0, r.parse("abandon "+r.world(r.a)), nil)[0]
		before, influence := r.s.income(0)
		r.s.bodies[firstPlanet(r.a)].owner = nobody
		after, less := r.s.income(0)
		prove.Is(t, "Resources", k.What.Args[1].N, before-after)
		prove.Is(t, "Influence", k.What.Args[2].N, influence-less)
		prove.Same(t, "absent", prices(r, "absent"), []string{"absent.warned!"})
		r.s.houses[0].missed = 1
		prove.Same(t, "again", prices(r, "absent"), []string{"absent.replaced!"})
	})
	t.Run("3.1 8.2 17.2 the seal names what is left", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.docketSize = 1
		r.s.docket[0] = proposal{entry: l01, bound: nobody, author: nobody}
		r.toSeal()
		prove.Same(t, "nothing ordered", prices(r, "seal"), []string{"seal.nothing!", "seal.treasury", "votes"})
		r = newRealm(t, 2, 0)
		r.slot("act research", "research missile-guidance-system")
		r.toSeal()
		prove.Same(t, "one letter", prices(r, "seal"), []string{"seal.idle", "seal.treasury"})
	})
	t.Run("18.4 the seal names the offers that lapse with the turn", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.slot("act research", "research missile-guidance-system")
		r.s.turn = 3
		r.s.offers[0] = offer{state: openOffer, from: 1, to: 0, made: 2, goods: [2]goods{emptyGoods, emptyGoods}}
		r.s.offers[1] = offer{state: openOffer, from: 1, to: 0, made: 3, goods: [2]goods{emptyGoods, emptyGoods}}
		r.toSeal()
		prove.Same(t, "one of two", prices(r, "seal"), []string{"seal.idle", "seal.treasury", "seal.offers"})
	})
	t.Run("18.6 a promised vote is broken by another, and by none", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.docketSize = 1
		r.s.docket[0] = proposal{entry: l01, bound: nobody, author: nobody}
		r.s.offers[0] = offer{state: acceptedDeal, from: 0, to: 1, made: r.s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
		r.s.offers[0].goods[gives].promise = promiseVote + uint8(forIt)
		for r.s.top().kind != inVoting {
			r.all(Game.Format(answer(r.s)))
		}
		prove.Same(t, "kept", prices(r, "vote 1 2 1"), []string(nil))
		prove.Same(t, "against", prices(r, "vote 1 1 1"), []string{"breaks.vote!"})
		prove.Same(t, "none", prices(r, "done"), []string{"breaks.vote!", "votes"})
	})
	t.Run("11.2 capacity that is not used", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.slot("act production", "produce "+r.world(r.home(0)))
		r.all("make troop")
		prove.Same(t, "room", prices(r, "done"), []string{"capacity"})
	})
	t.Run("16.2 who is named, and 16.5 what is only heard of", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].treasury = 40
		r.s.reported[0][1] = 1 << t01
		r.slot("act subterfuge", "plot drain 2")
		prove.Same(t, "heard of", prices(r, "object-tech missile-guidance-system"), []string{"hearsay"})
		r.all("object-tech missile-guidance-system")
		prove.Same(t, "named", prices(r, "no-blame"), []string{"named"})
		prove.Same(t, "blamed", prices(r, "blame 3"), []string{"blames"})
		r = newRealm(t, 3, 0)
		r.s.houses[0].treasury = 40
		r.slot("act subterfuge", "plot chaos 2")
		prove.Same(t, "of an Operation one detachment is stopped", prices(r, "object-action operation"), []string{"chaos.operation"})
		prove.Same(t, "of others all", prices(r, "object-action research"), []string(nil))
	})
	t.Run("18.4 a technology that one has, or is to get", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		for i, from := range []rules.Seat{1, 2} {
			r.s.offers[i] = offer{state: openOffer, from: from, to: 0, made: r.s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
			r.s.offers[i].goods[gives].tech = t03
		}
		prove.Same(t, "new", prices(r, "accept 1"), nil)
		r.s.offers[1].state = acceptedDeal
		prove.Same(t, "to come", prices(r, "accept 1"), []string{"deal.known!"})
		r.s.offers[1].state, r.s.houses[0].techs = 0, 1<<t03
		prove.Same(t, "one's own", prices(r, "accept 1"), []string{"deal.known!"})
		r.s.houses[0].techs, r.s.plans[0].slots[2] = 0, deed{kind: research, a: uint8(t03)}
		prove.Same(t, "ordered", prices(r, "accept 1"), []string{"deal.studied!"})
	})
	t.Run("18.4 a technology that is bought already is researched for nothing", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].treasury = 40
		r.slot("act research")
		prove.Same(t, "nobody sells it", prices(r, "research missile-guidance-system"), nil)
		wanted := func() tech {
			var c campaign
			c.look(r.s, 0, Mind{})
			k := purse{campaign: &c, money: r.s.free(0)}
			k.chooseTech()
			return k.studied
		}
		best := wanted()
		r.s.offers[0] = offer{state: acceptedDeal, from: 1, to: 0, made: r.s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
		r.s.offers[0].goods[gives].tech = t01
		prove.Same(t, "somebody does", prices(r, "research missile-guidance-system"), []string{"research.comes!"})
		r.s.offers[0].goods[gives].tech = best
		prove.True(t, "nor does a computer player, or a hint", best != noTech && wanted() != best)
	})
	t.Run("18.6 a vote that another was promised otherwise", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		for i, from := range []rules.Seat{1, 2} {
			r.s.offers[i] = offer{state: openOffer, from: from, to: 0, made: r.s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
			r.s.offers[i].goods[asks].promise = promiseVote + uint8(forIt)
		}
		prove.Same(t, "the first promise", prices(r, "accept 1"), nil)
		r.s.offers[1].state = acceptedDeal
		prove.Same(t, "the same vote", prices(r, "accept 1"), nil)
		r.s.offers[1].goods[asks].promise = promiseVote + uint8(against)
		prove.Same(t, "another one", prices(r, "accept 1"), []string{"deal.promised!"})
		r.s.offers[1].goods[asks].about = 1
		prove.Same(t, "on another proposal", prices(r, "accept 1"), nil)
	})
	t.Run("18.4 21.1 deals that give away for good", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 1)
		r.s.offers[0] = offer{state: openOffer, from: 1, to: 0, made: r.s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
		g := &r.s.offers[0].goods[asks]
		g.planet, g.influence = firstPlanet(r.a), 1
		prove.Same(t, "accept", prices(r, "accept 1"), []string{"deal.planet!", "deal.influence"})
		r.s.turn = r.s.lastTurn()
		prove.Same(t, "in the last turn", prices(r, "accept 1"), []string{"deal.planet!", "deal.influence.last!"})
	})
}

// toSeal passes everything up to the seal of the first House.
func (r *realm) toSeal() {
	r.t.Helper()
	for r.s.top().kind != inOrders || r.s.top().step != sealing {
		m := answer(r.s)
		switch r.s.top().kind {
		case inSlot:
			m = rules.Move{Verb: emptyVerb}
		case inOrders, inVoting, inTrading:
			m = rules.Move{Verb: doneVerb}
		}
		r.all(Game.Format(m))
	}
}
