package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// TestGroundsKnowNoSecrets plays games in which everybody asks why, and looks for the sentences that come up in them.
func TestGroundsKnowNoSecrets(t *testing.T) {
	var usual []string
	for _, key := range []string{"free", "yields", "invade", "stronger", "war", "act", "starves", "open", "guard", "port", "wall", "itself", "burden", "prices"} {
		usual = append(usual, "imperio.because."+key)
	}
	conform.Grounds(t, Game, Mind{}, Texts, []rules.Setup{
		{Seats: 3}, {Seats: 4, Options: uint64(optLiveBattles)}, {Seats: 2, Options: uint64(optHiddenGarrisons)},
	}, usual)
}

// TestGroundsAreTrue asks about events in positions of which the numbers are known.
func TestGroundsAreTrue(t *testing.T) {
	type told struct {
		key     string
		numbers [4]int // those of its arguments that are numbers
	}
	for _, c := range []struct {
		name   string
		who    Mind
		stage  func(r *realm)
		events func(r *realm) []rules.Event // the last is asked about, by seat 1
		want   told                         // the first that is said
	}{
		{"28.2 a landing through the fire of a platform", Mind{}, func(r *realm) { r.owns(1, r.b, 2, platform) },
			func(r *realm) []rules.Event { return []rules.Event{r.on(EvLands, r.b, 4)} }, told{"invade.guns", [4]int{0, 2, 1, 76}}},
		{"28.2 a landing", Mind{}, func(r *realm) { r.owns(1, r.b, 3) },
			func(r *realm) []rules.Event { return []rules.Event{r.on(EvLands, r.b, 5)} }, told{"invade", [4]int{0, 3, 5, 93}}},
		{"14.1 a free planet", Mind{}, func(r *realm) { r.owns(nobody, r.b, 0) },
			func(r *realm) []rules.Event { return []rules.Event{r.on(EvLands, r.b, 1)} }, told{key: "free"}},
		{"14.2 what the bombs have left counts for the landing", Mind{}, func(r *realm) { r.owns(1, r.b, 6) },
			func(r *realm) []rules.Event {
				fallen := r.on(EvFallen, r.b, 3)
				fallen.Seat, fallen.M = 1, 3
				return []rules.Event{fallen, r.on(EvLands, r.b, 5)}
			}, told{"invade", [4]int{0, 3, 5, 93}}},
		{"what a landing led to is explained by it", Mind{}, func(r *realm) { r.owns(1, r.b, 3) },
			func(r *realm) []rules.Event { return []rules.Event{r.on(EvLands, r.b, 5), r.on(EvConquered, r.b, 2)} }, told{"invade", [4]int{0, 3, 5, 93}}},
		{"16.7 a Sedition, after its dice", Mind{}, func(r *realm) { r.owns(1, r.b, 2) },
			func(r *realm) []rules.Event {
				fallen, told := r.on(EvFallen, r.b, 1), r.on(EvVictim, r.b, 1)
				fallen.Seat, fallen.M, told.Who = 1, 1, plotRef(sedition)
				return []rules.Event{fallen, told}
			}, told{"sedition", [4]int{0, 2, 49, 0}}},
		{"16.2 who is blamed for another plot is not explained", Mind{}, func(r *realm) { r.owns(1, r.b, 2) },
			func(r *realm) []rules.Event {
				e := r.on(EvVictim, r.b, 1)
				e.Who = plotRef(sabotage)
				return []rules.Event{e}
			}, told{}},
		{"13.6 two Cruisers against one are four fifths of the strength", Mind{}, func(r *realm) { r.ships(1, r.b, cruiser); r.ships(0, r.a, cruiser, cruiser) },
			func(r *realm) []rules.Event { return r.meets() }, told{"stronger", [4]int{80, 0, 0, 0}}},
		{"13.5 a Frigate is cheaper than a Cruiser", Mind{}, func(r *realm) { r.ships(0, r.b, cruiser, frigate) },
			func(r *realm) []rules.Event { return []rules.Event{r.hit(frigate, 0)} }, told{"cheap", [4]int{0, int(units[frigate].price), 0, 0}}},
		{"13.5 ... and nothing speaks for losing the Cruiser", Mind{}, func(r *realm) { r.ships(0, r.b, cruiser, frigate) },
			func(r *realm) []rules.Event { return []rules.Event{r.hit(cruiser, 0)} }, told{}},
		{"13.5 a Dreadnought stands the hit", Mind{}, func(r *realm) { r.ships(0, r.b, dreadnought, frigate) },
			func(r *realm) []rules.Event { return []rules.Event{r.hit(dreadnought, 1)} }, told{"stands", [4]int{0, 1, 0, 0}}},
		{"12.5 who is not at war holds short", Mind{}, func(r *realm) { r.ships(1, r.b, cruiser) },
			func(r *realm) []rules.Event { return []rules.Event{r.on(EvHolds, r.b, 0)} }, told{key: "short"}},
		{"D07 a truce", Mind{}, func(r *realm) { r.ships(1, r.b, cruiser); r.s.now.truce = true },
			func(r *realm) []rules.Event { return []rules.Event{r.on(EvHolds, r.b, 0)} }, told{key: "truce"}},
		{"10 a Trade Port pays until the end", Mind{}, func(r *realm) { r.owns(0, r.b, 0); r.s.turn = 5 },
			func(r *realm) []rules.Event {
				e := r.on(EvBuilt, r.b, 0)
				e.Who = workRef(port)
				return []rules.Event{e}
			}, told{"port", [4]int{0, 20, 0, 0}}},
		{"7.2 an enemy's planet is blockaded", Mind{}, func(r *realm) {
			r.owns(1, r.b, 0)
			r.ships(0, r.b, cruiser)
			r.s.war[0], r.s.war[1] = rules.Only(1), rules.Only(0)
		}, func(r *realm) []rules.Event { return []rules.Event{r.on(EvMoves, r.b, 1)} }, told{"starves", [4]int{1, 0, 0, 0}}},
		{"17 a Great Estates Levy is welcome to whoever has few planets", Mind{}, func(r *realm) { r.docket(l05) },
			func(r *realm) []rules.Event { return []rules.Event{r.votes(l05, int(forIt))} }, told{"planets", [4]int{1, 2, 0, 0}}},
		{"17 ... and against his own interest nothing is told", Mind{}, func(r *realm) { r.docket(l05) },
			func(r *realm) []rules.Event { return []rules.Event{r.votes(l05, int(against))} }, told{}},
		{"17 Reparations go to whoever is ahead", Mind{}, func(r *realm) { r.docket(d05) },
			func(r *realm) []rules.Event { return []rules.Event{r.votes(d05, VoteElects+1)} }, told{key: "burden"}},
		{"25.2 who is bold breaks promises", Mind{character: bold}, func(r *realm) {},
			func(r *realm) []rules.Event { return []rules.Event{{Verb: EvBroken, Seat: 0}} }, told{key: "false"}},
		{"18.6 who has broken promises is refused", Mind{}, func(r *realm) {
			r.s.broken[1] = 2
			r.s.offers[0] = offer{state: openOffer, from: 1, to: 0, goods: [2]goods{emptyGoods, emptyGoods}}
		}, func(r *realm) []rules.Event { return []rules.Event{{Verb: EvRefused, Seat: 0, N: 1}} }, told{"broken", [4]int{0, 2, 0, 0}}},
		{"18.6 ... also as an ally", Mind{}, func(r *realm) { r.s.broken[1] = 2 },
			func(r *realm) []rules.Event { return []rules.Event{{Verb: EvRefused, Seat: 0, N: 1, M: -1}} }, told{"broken", [4]int{0, 2, 0, 0}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRealm(t, 2, 0)
			c.stage(r)
			r.s.derive()
			var got told
			if list := c.who.Grounds(r.s.View(1), c.events(r)); len(list) > 0 {
				got.key = list[0].Key[len("imperio.because."):]
				for i, arg := range list[0].Args {
					if arg.Kind == rules.IntArg {
						got.numbers[i] = int(arg.N)
					}
				}
			}
			prove.Same(t, "told", got, c.want)
		})
	}
}

// on is an event of the first House on the first planet, or in the system, of a hex.
func (r *realm) on(verb uint8, h hex, n int) rules.Event {
	e := rules.Event{Verb: verb, To: r.s.planetRef(firstPlanet(h)), N: int16(n)}
	if verb == EvHolds || verb == EvMoves || verb == EvEnters || verb == EvHit {
		e.To = r.s.systemRef(h)
	}
	return e
}

// meets is two Cruisers of the first House that come from a to the fleet in b.
func (r *realm) meets() []rules.Event {
	ships := rules.Event{Verb: EvShips, Who: unitRef(cruiser), From: r.s.systemRef(r.a), To: r.s.systemRef(r.b), N: 2, M: 1}
	return []rules.Event{ships, r.on(EvEnters, r.b, 0)}
}

func (r *realm) hit(u unit, left int) rules.Event {
	e := r.on(EvHit, r.b, left)
	e.Who = unitRef(u)
	return e
}

// docket puts a proposal before the Council; the second House has a planet more than the first.
func (r *realm) docket(e entry) {
	r.s.docket[0] = proposal{entry: e, bound: nobody, author: nobody}
	r.s.docketSize = 1
	r.owns(1, r.b, 1)
}

func (r *realm) votes(e entry, option int) rules.Event {
	return rules.Event{Verb: EvVotes, Who: entryRef(e), N: int16(option), M: 3}
}
