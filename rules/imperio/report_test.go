package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// afloat counts the ships and Aircraft of a House, kind by kind.
func (s *state) afloat(p rules.Seat) (n [NumUnits]int) {
	for h := range hex(s.mapSize()) {
		if f := &s.fleets[h]; f.owner == p {
			n[frigate] += int(f.frigates)
			n[cruiser] += int(f.cruisers)
			n[dreadnought] += int(f.dreads[1] + f.dreads[2] + f.dreads[3])
			n[aircraft] += int(f.based)
		}
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.at != noHex && k.owner == p {
			n[k.kind()]++
			n[aircraft] += int(k.aircraft)
		}
	}
	if k := &s.houses[p].flag; k.at != noHex {
		n[flagship]++
		n[aircraft] += int(k.aircraft)
	}
	return n
}

// What the Council gives is told as its gift, and not as the work of a Production on the same planet.
func TestReportTellsTroopsOfTheCouncilApart(t *testing.T) {
	r := newRealm(t, 2, 0)
	pl := firstPlanet(r.home(0))
	r.log = rules.Log{}
	r.s.tellUnits(ctx{nil, &r.log}, 0, pl, troop, 4, none)
	r.s.direct(ctx{nil, &r.log}, proposal{entry: d06, bound: 0})
	k := ReportOf(r.s.View(0).(*View), r.log.Events)
	prove.Same(t, "produced", k.Made, []MadeView{{Unit: unitRef(troop), Planet: r.s.planetRef(pl), N: 4}})
	prove.Is(t, "given", len(k.Gains), 1)
	text, _ := Game.Tell(k.Gains[0])
	prove.Is(t, "by the decision", text.Args[1], rules.R(entryRef(d06)))
}

// The losses of a report are those of the turn: what a House had, and what was delivered, less what it has.
func TestReportTellsAllLosses(t *testing.T) {
	lost, fought, landings := [NumUnits]int{}, 0, 0
	for seed := range uint64(5) {
		before, turns := [3][NumUnits]int{}, [3]int{}
		lively(t, 3, 0, seed+40, func(s *state, events []rules.Event) bool {
			ended := false
			for _, e := range events {
				ended = ended || e.Verb == EvTurnBegins || e.Verb == EvTally
			}
			if !ended {
				return true
			}
			for p := range rules.Seat(3) {
				now := s.afloat(p)
				var told []rules.Event
				ceded := false
				for _, e := range events {
					if e.Seen == rules.Everyone || e.Seen.Has(p) {
						told = append(told, e)
						ceded = ceded || e.Verb == EvCeded
						if e.Verb == EvDelivered && e.Seat == p {
							before[p][e.Who.ID] += int(e.N)
						}
					}
				}
				r := ReportOf(s.View(p).(*View), told)
				for u := aircraft; u < numUnits && turns[p] > 0 && !ceded; u++ {
					prove.Is(t, Game.Name(unitRef(u)), r.Lost[u], before[p][u]-now[u])
					lost[u] += r.Lost[u]
				}
				for _, b := range r.Battles {
					fought++
					prove.True(t, "two Houses", b.Attacker != b.Defender && b.Defender != nobody && b.Last > b.First)
					prove.Is(t, "its last event", told[b.Last].Verb, EvBattleEnds)
					prove.Is(t, "the winner", told[b.Last].Seat, b.Winner)
				}
				for _, k := range r.Landings {
					landings++
					prove.True(t, "Troops lost of those that landed", k.Lost[0] <= k.Landed && k.Holder != k.Attacker)
				}
				before[p], turns[p] = now, turns[p]+1
			}
			return true
		})
	}
	prove.True(t, "ships of all common kinds were lost", lost[aircraft] > 20 && lost[carrier] > 10 && lost[frigate] > 20 && lost[cruiser] > 5)
	prove.True(t, "battles and landings", fought > 30 && landings > 30)
}

// A turn with something of everything.
func TestReportOfATurn(t *testing.T) {
	r := newRealm(t, 3, 0)
	r.owns(0, r.a, 2)
	r.ships(0, r.a, frigate, frigate)
	r.ships(1, r.b, frigate)
	r.owns(1, r.b, 1)
	r.s.houses[0].treasury = 30
	r.s.spied[0] = nobody
	o := &r.s.offers[pairRow(0, 1)]
	*o = offer{state: acceptedDeal, from: 0, to: 1, made: r.s.turn, place: 1, goods: [2]goods{emptyGoods, emptyGoods}}
	o.goods[gives].resources, o.goods[asks].tech = 3, t01
	r.s.accepted, r.s.houses[0].reserved, r.s.houses[1].techs = 1, 3, 1<<t01
	r.log.Events = nil
	r.ch = dice.New(1, 1)
	r.turn(map[rules.Seat][]string{
		0: {"act research", "research servo-armour", "act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1", "done", "done"},
		2: {"act subterfuge", "plot espionage 2"},
	})
	report := func(p rules.Seat) Report {
		var told []rules.Event
		for _, e := range r.log.Events {
			if e.Seen == rules.Everyone || e.Seen.Has(p) {
				told = append(told, e)
			}
		}
		return ReportOf(r.s.View(p).(*View), told)
	}
	k := report(0)
	prove.Is(t, "results", len(k.Results), 2)
	prove.Same(t, "the first", [3]int{k.Results[0].Kind, k.Results[0].Outcome, k.Results[0].Price}, [3]int{ActionResearch, ResultDone, 4})
	prove.Is(t, "a battle", len(k.Battles), 1)
	prove.Same(t, "between", [2]rules.Seat{k.Battles[0].Attacker, k.Battles[0].Defender}, [2]rules.Seat{0, 1})
	prove.Same(t, "deals", k.Deals, []DealReport{{Partner: 1, Goods: []GoodsReport{
		{Giver: 0, Kind: goodsRef(goodsResources), N: 3}, {Giver: 1, Kind: goodsRef(goodsTech), What: techRef(t01), N: 1},
	}}})
	prove.True(t, "income", k.Income > 0 && k.Favour > 0)
	spy := report(2)
	prove.True(t, "a report on the second House", len(spy.Spied) == 1 && spy.Spied[0].Target == 1 && len(spy.Deals) == 0)
	victim := report(1)
	prove.True(t, "it is told who spied", len(victim.Plots) == 1 && victim.Plots[0].Author == 2 && victim.Plots[0].Target == 1)
}
