package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Chaos, Council and trade through whole turns: the lines of the seed S004-185, S004-196, S004-210 and S004-229.

func TestChaosOnFleets(t *testing.T) {
	prove.Line(t, "S004-185 Chaos on an Operation stops one fleet, the costliest, and not the others", func(t *testing.T) {
		for _, chaos := range []bool{true, false} {
			k := newTheatre(t, 2, 0)
			k.s.houses[1].treasury = 40
			k.ships(0, k.near, dreadnought)
			home := k.home(0)
			k.ships(0, home, frigate)
			to := k.s.near(home)[0]
			if to == k.near || to == k.mid {
				to = k.s.near(home)[1]
			}
			k.orders(1)
			if chaos {
				k.all("act subterfuge", "plot chaos 1", "object-action operation")
			}
			k.endTurn()
			prove.Is(t, "told before it bites", k.happened(EvVictim), 0)
			k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "done", "fleet "+k.sys(home), "go "+k.sys(to), "done")
			prove.Is(t, "the costly fleet stays", k.s.fleets[k.near].owner == 0, chaos)
			prove.Is(t, "the cheap one goes", k.s.fleets[to].frigates, 1)
			prove.Is(t, "told", k.happened(EvVictim) == 1, chaos)
		}
	})
}

func TestCouncilRules(t *testing.T) {
	prove.Line(t, "S004-196 the Council decides for everybody, those too that voted against or not at all", func(t *testing.T) {
		for _, passed := range []bool{true, false} {
			k := newTheatre(t, 3, 0)
			k.owns(0, k.near, 1)
			k.owns(1, k.mid, 1)
			k.owns(2, k.far, 1)
			k.ships(0, k.mid, frigate)
			k.ships(1, k.far, frigate)
			k.ships(2, k.near, frigate)
			for _, h := range []hex{k.near, k.mid, k.far} {
				k.s.bodies[firstPlanet(h)].res, k.s.bodies[firstPlanet(h)].inf = 2, 2
			}
			propose(k.s, l10)
			option := "1"
			if passed {
				option = "2"
			}
			for p, votes := range []string{"vote 1 " + option + " 5", "vote 1 1 2", "done"} {
				k.votes(rules.Seat(p), votes)
			}
			for p, h := range []hex{k.mid, k.far, k.near} {
				for k.s.top().seat != rules.Seat(p) {
					k.pass()
				}
				for k.s.top().kind == inTrading {
					k.all("done")
				}
				if passed {
					k.refused("blockade "+k.world(h), blockadesBanned)
				} else {
					k.all("blockade " + k.world(h))
				}
				if k.s.turn == 2 && p < 2 {
					k.toSeat(rules.Seat(p) + 1)
				}
			}
		}
	})
	prove.Line(t, "S004-196 no House presides: each has as many votes as Influence, in any seat", func(t *testing.T) {
		k := newTheatre(t, 3, 0)
		propose(k.s, l10)
		for p, influence := range []int16{0, 3, 8} {
			k.s.houses[p].influence = influence
			prove.Is(t, "votes", k.s.votesOf(rules.Seat(p)), int(influence))
		}
	})
	prove.Line(t, "S004-229 a House votes against a limit on its forces; without its leave nobody crosses its space", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(1, k.near, cruiser)
		k.ships(0, k.mid, frigate)
		propose(k.s, l01)
		k.s.houses[0].influence, k.s.houses[1].influence = 5, 4
		k.votes(0, "vote 1 1 5")
		k.orders(1)
		k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "done", "done")
		k.votes(1, "vote 1 2 4")
		prove.Is(t, "votes told", k.happened(EvVotes), 2)
		prove.Is(t, "the law", k.s.inForce(l01) == nil, true)
		prove.Is(t, "held short of it", k.happened(EvHolds), 1)
		prove.Is(t, "where it stays", k.s.fleets[k.near].cruisers, 1)
		k.s.houses[1].treasury = 200
		k.orders(1)
		k.all("act production", "produce "+k.world(k.home(1)), "make frigate") // no ceiling
	})
	prove.Line(t, "S004-229 had the limit passed, the eleventh warship would be refused", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		for range 10 {
			k.ships(0, k.home(0), frigate)
		}
		propose(k.s, l01)
		k.votes(0, "vote 1 2 5")
		k.endTurn()
		k.orders(0)
		k.all("act production", "produce "+k.world(k.home(0)), "make carrier")
		k.refused("make frigate", fleetCeiling)
	})
}

// votes lets a House answer the question for its votes and seal.
func (k *theatre) votes(p rules.Seat, words string) {
	k.t.Helper()
	if k.s.top().seat != p {
		k.toSeat(p)
	}
	for k.s.top().kind != inVoting {
		switch k.s.top().kind {
		case inSlot:
			k.all("empty")
		default:
			k.all("done")
		}
	}
	k.all(words)
	k.pass()
}

// toSeat lets the others seal until a House is asked.
func (k *theatre) toSeat(p rules.Seat) {
	k.t.Helper()
	for k.s.top().seat != p {
		k.pass()
	}
}

func TestGoods(t *testing.T) {
	prove.Line(t, "S004-210 all that may be traded, on both sides", func(t *testing.T) {
		k := newTheatre(t, 3, 0)
		s := k.s
		s.houses[0].techs, s.houses[1].techs = 1<<t01, 1<<t07
		s.verified[0][2] = 1 << t05
		k.owns(0, k.near, 1)
		k.owns(1, k.mid, 1)
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, frigate)
		propose(s, l10)
		goods := []string{
			"resources 3", "influence 2", "tech missile-guidance-system", "planet " + k.world(k.near), "fleet " + k.sys(k.near),
			"passage 2", "dossier 3", "vote 1 2", "peace",
		}
		asked := []string{
			"resources 4", "influence 1", "tech servo-armour", "planet " + k.world(k.mid), "fleet " + k.sys(k.mid),
			"passage 1", "dossier 3", "vote 1 1", "peace",
		}
		offered := map[string]bool{}
		k.all("offer 2")
		for _, m := range s.Candidates(0, nil) {
			offered[Game.Format(m)] = true
		}
		for i := range goods {
			for _, words := range []string{"give-" + goods[i], "ask-" + asked[i]} {
				prove.True(t, "offered[words]", offered[words])
				k.all(words)
				k.refused(words, askedTwice)
			}
		}
		k.all("send")
		v := s.View(1).(*View).Own.Offers[0].Goods
		prove.Is(t, "Resources", v[0].Resources, 3)
		prove.Is(t, "Influence", v[1].Influence, 1)
		prove.Is(t, "technology", v[0].Tech, techRef(t01))
		prove.Is(t, "planet", v[1].Planet, s.planetRef(firstPlanet(k.mid)))
		prove.Is(t, "fleet", v[0].Fleet, s.systemRef(k.near))
		prove.Is(t, "passage", v[0].Passage, 2)
		prove.Is(t, "dossier", v[1].Dossier, 2)
		prove.Is(t, "promised vote", v[0].Promise, int(promiseVote)+int(forIt))
		option, given := v[0].PromisedVote()
		prove.True(t, "for the proposal", given && option == VoteFor)
		_, given = (&GoodsView{}).PromisedVote()
		prove.True(t, "nothing is promised", !given)
	})
	prove.Line(t, "S004-210 what nobody may trade", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, flagship)
		k.all("offer 2")
		k.refused("give-planet "+k.world(k.home(0)), homePlanet)
		k.refused("give-fleet "+k.sys(k.near), flagshipThere)
		k.refused("give-resources 11", notToGive)
		k.refused("give-tech servo-armour", notToGive)
	})
}
