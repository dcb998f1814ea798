package imperio

import (
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// The effects of abilities, upgrades and technologies as the tables write them ("BV(U4,+1)"): each is measured with and
// without what gives it. The first House of a realm has it when with is true.

// effect is one code of a table.
type effect struct {
	*testing.T
	id   string
	op   string
	args []string
	give func(s *state)
}

// realm is a realm in which the first House has what gives the effect, or has it not.
func (e effect) realm(with bool) *realm {
	r := newRealm(e.T, 2, 0)
	r.misses()
	if with {
		e.give(r.s)
	}
	return r
}

// unit reads "U4".
func (e effect) unit(i int) unit { return unit(number(e.T, e.args[i][1:]) - 1) }

// n reads "+2", "-1" or "7".
func (e effect) n(i int) int {
	n, err := strconv.Atoi(strings.TrimPrefix(e.args[i], "+"))
	if err != nil {
		e.Fatal(err)
	}
	return n
}

// both measures with and without.
func (e effect) both(what string, measure func(r *realm) int, without, with int) {
	e.Helper()
	prove.Is(e.T, e.id+" "+what+" without it", measure(e.realm(false)), without)
	prove.Is(e.T, e.id+" "+what, measure(e.realm(true)), with)
}

// effectCodes reads the codes of a cell.
func effectCodes(t *testing.T, id, cell string, give func(s *state)) (list []effect) {
	for _, code := range strings.Split(cell, ";") {
		op, rest, _ := strings.Cut(code, "(")
		e := effect{T: t, id: id, op: op, give: give}
		if rest != "" {
			e.args = strings.Split(strings.TrimSuffix(rest, ")"), ",")
			if strings.HasPrefix(rest, "inf,floor(") {
				e.args = []string{"inf", "ports", "4"}
			}
		}
		list = append(list, e)
	}
	return list
}

func TestEffects(t *testing.T) {
	measured := 0
	try := func(id, cell string, give func(s *state)) {
		t.Run(id+" "+cell, func(t *testing.T) {
			for _, e := range effectCodes(t, id, cell, give) {
				measure, ok := measures[e.op]
				if !ok {
					t.Fatalf("nothing measures %s", e.op)
				}
				measure(e)
				measured++
			}
		})
	}
	for i, row := range conform.Sheet(t, "abilities.tsv") {
		try(row["id"], row["effect_code"], func(s *state) { s.houses[0].abilities[0] = ability(i) })
	}
	for i, row := range conform.Sheet(t, "flagship.tsv") {
		try(row["id"], row["effect_code"], func(s *state) { s.houses[0].upgrades[0] = upgrade(i) })
	}
	for i, row := range conform.Sheet(t, "tech.tsv") {
		try(row["id"], row["effect_code"], func(s *state) { s.houses[0].techs |= 1 << i })
	}
	prove.Is(t, "codes", measured, 13+10+31)
}

var measures = map[string]func(e effect){
	"EXTRA_SLOT": func(e effect) {
		kind := map[string]action{"construction": construction, "production": production}[e.args[0]]
		e.both("actions", func(r *realm) int { return r.s.allowed(0, kind) }, 1, 2)
		e.both("slots", func(r *realm) int { return r.s.slotsOf(0) }, 5, 6)
	},
	"COST":       measureCost,
	"COST_SET":   func(e effect) { e.both("price", func(r *realm) int { return r.s.unitPrice(0, e.unit(0)) }, 10, e.n(1)) },
	"BLAME_COST": func(e effect) { e.both("blame", blamePrice, 2, e.n(0)) },
	"INCOME":     measureIncome,
	"PAY_WITH": func(e effect) {
		e.both("to spend", func(r *realm) int { return r.s.free(0) }, 10, 15)
	},
	"REROLL": func(e effect) {
		e.both("hits of three Troops", func(r *realm) int {
			faces := []int{1, 1, 1}
			if r.s.has(0, a08) {
				faces = append(faces, 8)
			}
			return r.s.groundRoll(ctx{ch: prove.Dice(r.t, faces...)}, 0, firstPlanet(r.a), 3)
		}, 0, e.n(0))
	},
	"RETREAT_BEFORE": func(e effect) {
		e.both("battles", func(r *realm) int {
			r.ships(0, r.b, cruiser)
			r.s.fleets[r.b].standing = 1 << 4
			r.ships(1, r.a, cruiser)
			r.operatesAs(1, "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1")
			return len(r.events(EvBattle))
		}, 1, 0)
	},
	"SAVE": func(e effect) {
		for _, face := range []int{e.n(0) - 1, e.n(0)} {
			e.both("hits", func(r *realm) int {
				if r.s.has(0, a10) {
					r.rolls(face)
				}
				return r.s.saves(ctx{ch: r.ch}, 0, 1, none)
			}, 1, e.n(0)-face)
		}
	},
	"HITS": func(e effect) {
		if e.args[0] == "bombard" {
			e.both("Troops bombed", func(r *realm) int { return bombed(r, dreadnought, 5) }, 1, e.n(1))
			return
		}
		e.both("hits", func(r *realm) int {
			return r.s.groundRoll(ctx{ch: prove.Dice(r.t, 8)}, 0, firstPlanet(r.a), 1)
		}, 1, e.n(1))
	},
	"ON_INVASION_WIN": func(e effect) {
		prove.Is(e.T, "what is won", strings.Join(e.args, " "), "+2res +1troop")
		e.both("Troops", func(r *realm) int { return conquers(r) }, 3, 4)
		e.both("Resources", func(r *realm) int { conquers(r); return int(r.s.houses[0].treasury) }, 10+5+3, 10+5+3+2)
	},
	"HIT_POOL": func(e effect) {
		e.both("Aircraft shot down", func(r *realm) int {
			r.ships(0, r.a, flagship)
			r.owns(1, r.b, 0)
			r.ships(1, r.b, aircraft, aircraft, cruiser, cruiser)
			r.rolls(5, 1, 10, 10, 10, 10)
			r.attack()
			return 2 - int(r.s.fleets[r.b].based)
		}, 1, 0)
	},
	"MOVE": func(e effect) {
		e.both("Movement", func(r *realm) int {
			r.ships(0, r.a, e.unit(0))
			r.s.newPart(0, r.a)
			return r.s.speed(0, &r.s.plans[0].parts[0], 1)
		}, 1, e.n(1))
	},
	"AA": func(e effect) {
		e.both("attacks", func(r *realm) int { return antiAirOf(r, flagship).dice }, 0, e.n(1))
	},
	"AA_DICE": func(e effect) {
		e.both("attacks", func(r *realm) int { return antiAirOf(r, frigate).dice }, 2, 2+e.n(0))
	},
	"AA_BV": func(e effect) {
		e.both("needed", func(r *realm) int { return antiAirOf(r, frigate).need }, 8, 8-e.n(0))
	},
	"BV": func(e effect) {
		u := e.unit(0)
		e.both("Battle Value", func(r *realm) int { return r.s.battleValue(0, u) }, int(units[u].bv), int(units[u].bv)-e.n(1))
	},
	"BV_SET": func(e effect) {
		e.both("Battle Value", func(r *realm) int { return r.s.battleValue(0, e.unit(0)) }, 5, e.n(1))
	},
	"DICE":    func(e effect) { e.both("dice", func(r *realm) int { return r.s.flagDice(0) }, 2, e.n(1)) },
	"BOMBARD": func(e effect) { e.both("Troops bombed", func(r *realm) int { return bombed(r, e.unit(0), 5) }, 0, 2) },
	"CARRY": func(e effect) {
		e.both("room", func(r *realm) int {
			r.ships(0, r.a, e.unit(0))
			if _, _, _, ok := r.s.holdOf(0, flagTransport(0)); ok {
				return manifestSize
			}
			return 0
		}, 0, e.n(1))
	},
	"NAT10": func(e effect) {
		e.both("hits", func(r *realm) int {
			r.ships(0, r.a, flagship)
			r.ships(1, r.b, cruiser, cruiser, cruiser, cruiser)
			r.rolls(10, 1, 10, 10, 1, 1)
			r.attack()
			return int(r.events(EvVolley)[0].N)
		}, 1, e.n(1))
	},
	"REPAIR_ROUND": func(e effect) {
		e.both("survives a hit in each of two rounds", func(r *realm) int {
			r.ships(0, r.b, flagship)
			r.ships(1, r.a, cruiser)
			r.rolls(10, 1, 1, 10, 10, 1)
			r.operatesAs(1, "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1")
			if r.s.houses[0].flag.at == r.b {
				return e.n(1)
			}
			return 0
		}, 0, e.n(1))
	},
	"HULL": func(e effect) {
		e.both("hull", func(r *realm) int { return int(r.s.fullHull(0, e.unit(0))) }, 2, e.n(1))
	},
	"UNLOCK": func(e effect) {
		e.both("may be built", func(r *realm) int {
			r.s.houses[0].treasury = 20
			if r.s.checkUnit(0, firstPlanet(r.home(0)), 0, e.unit(0)) == nil {
				return 1
			}
			return 0
		}, 0, 1)
	},
	"ODP_BV_AGAINST": func(e effect) {
		e.both("platforms need", func(r *realm) int { return platformsAgainst(r, 0).need }, 6, 6-e.n(0))
	},
	"ODP_DICE": func(e effect) {
		e.both("attacks of a platform", func(r *realm) int { return platformsAgainst(r, 1).dice }, 2, e.n(0))
	},
	"RECOVER": func(e effect) {
		e.both("Troops after losing 3 of 5 to the garrison and 1 to a platform", func(r *realm) int {
			r.loaded(0, r.a, 6, 0)
			r.owns(1, r.b, 3, platform)
			// A platform hits once; then five against three: three fall on either side.
			r.rolls(6, 1, 8, 8, 8, 1, 1, 8, 8, 8)
			r.attack("land " + r.world(r.b) + " 6")
			return int(r.s.bodies[firstPlanet(r.b)].troops)
		}, 2, 3)
	},
	"MILITIA": func(e effect) {
		e.both("Troops", func(r *realm) int {
			r.owns(0, r.a, 0).inf = 4
			r.owns(0, r.b, 0)
			r.owns(0, r.c, 0).inf = 5
			r.quiet()
			n := 0
			for _, h := range []hex{r.a, r.b, r.c} {
				n += int(r.s.bodies[firstPlanet(h)].troops)
			}
			if r.s.bodies[firstPlanet(r.b)].troops > 0 {
				e.Error("the planet of least value has a Troop")
			}
			return n
		}, 0, e.n(0)*e.n(1))
	},
	"ASTEROID_SAFE": func(e effect) {
		e.both("ships left", func(r *realm) int {
			r.s.anomaly[r.b], r.s.count[r.b] = asteroids, 0
			r.ships(0, r.a, cruiser)
			r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b))
			return int(r.s.fleets[r.b].cruisers)
		}, 0, 1)
	},
	"NO_STOP": func(e effect) {
		for _, kind := range []anomaly{ionStorm, nebula} {
			e.both(anomalyIDs[kind]+" is crossed", func(r *realm) int {
				r.s.anomaly[r.b], r.s.count[r.b] = kind, 0
				r.ships(0, r.a, cruiser)
				r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
				return int(r.s.fleets[r.c].cruisers)
			}, 0, 1)
		}
		e.both("leaving a Nebula", func(r *realm) int {
			r.s.anomaly[r.a], r.s.count[r.a] = nebula, 0
			r.ships(0, r.a, cruiser)
			r.s.newPart(0, r.a)
			return r.s.speed(0, &r.s.plans[0].parts[0], 1)
		}, 1, 2)
	},
	"PASS_ANY": func(e effect) {
		e.both("passes a foreign fleet", func(r *realm) int {
			r.ships(0, r.a, cruiser)
			r.ships(1, r.b, cruiser)
			r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
			return int(r.s.fleets[r.c].cruisers)
		}, 0, 1)
	},
	"CAPACITY": func(e effect) {
		home := func(r *realm) planet { return firstPlanet(r.home(0)) }
		e.both("units with a Shipyard", func(r *realm) int { return r.s.capacity(0, home(r)) }, 6, 6+e.n(1))
		e.both("units without", func(r *realm) int { r.owns(0, r.a, 0); return r.s.capacity(0, firstPlanet(r.a)) }, 4, 4)
	},
	"COUNTER": func(e effect) {
		for _, face := range []int{e.n(0) - 1, e.n(0)} {
			e.both("foiled", func(r *realm) int { return foiled(r, face) }, 0, face-e.n(0)+1)
		}
	},
	"COUNTER_AGAINST": func(e effect) {
		for _, face := range []int{8, e.n(0)} {
			foiled := func(r *realm) int {
				r.s.houses[1].techs |= 1 << t23
				r.rolls(face)
				r.turn(map[rules.Seat][]string{0: {"act subterfuge", "plot espionage 2"}})
				if r.events(EvAction)[0].N == int16(failed) {
					return 1
				}
				return 0
			}
			e.both("foiled by Counter-intelligence", foiled, 1, (face-8)/(e.n(0)-8))
		}
	},
}

// measureCost reads "COST(U5,-1)", "COST(infrastructure,-1,min1)" and "COST(research,x0.5,ceil)".
func measureCost(e effect) {
	switch what := e.args[0]; what {
	case "infrastructure":
		for w := range work(numWorks) {
			e.both("price", func(r *realm) int { return r.s.workPrice(0, w) }, int(works[w].cost), max(1, int(works[w].cost)+e.n(1)))
		}
	case "research":
		for k := range tech(numTechs) {
			e.both("price", func(r *realm) int { return r.s.researchPrice(0, k) }, int(techs[k].cost), (int(techs[k].cost)+1)/2)
		}
	case "subterfuge":
		for k := range plot(numPlots) {
			e.both("price", func(r *realm) int { return r.s.plotPrice(0, k, false) }, int(plots[k].cost), (int(plots[k].cost)+1)/2)
		}
	default:
		e.both("price", func(r *realm) int { return r.s.unitPrice(0, e.unit(0)) }, int(units[e.unit(0)].price), int(units[e.unit(0)].price)+e.n(1))
	}
}

// measureIncome reads "INCOME(res,planet,+1)" and its kin.
func measureIncome(e effect) {
	yield := func(more func(r *realm)) func(r *realm) int { // what is owned besides the Home System
		return func(r *realm) int {
			more(r)
			resources, influence := r.s.income(0)
			if e.args[0] == "inf" {
				return influence
			}
			return resources
		}
	}
	switch e.args[1] {
	case "planet":
		e.both("of two planets", yield(func(r *realm) { r.owns(0, r.a, 0) }), 5+3, 5+3+2*e.n(2))
	case "planet.R>=4":
		e.both("of bonuses 4, 5 and 3", yield(func(r *realm) { r.owns(0, r.a, 0).res = 5; r.owns(0, r.b, 0).res = 3 }), 5+6+4, 5+6+4+2*e.n(2))
	case "house":
		e.both("of the House", yield(func(r *realm) { r.owns(0, r.a, 0) }), 8, 8+e.n(2))
		e.both("blockaded everywhere", yield(func(r *realm) { r.ships(1, r.home(0), frigate); r.s.startWar(ctx{}, 0, 1) }), 0, 0)
	case "ports":
		for n := range 11 {
			got := func(with bool) int {
				r := e.realm(with)
				left := n
				for h := range hex(r.s.mapSize()) {
					if h != r.home(0) && h != r.home(1) && left > 0 {
						r.owns(0, h, 0, port).inf = -1 // so that planets give nothing besides
						left--
					}
				}
				_, influence := r.s.income(0)
				return influence
			}
			prove.Is(e.T, "with "+strconv.Itoa(n)+" ports", got(true)-got(false), min(n/2, e.n(2)))
		}
	default:
		e.Fatalf("INCOME(%v)", e.args)
	}
}

func blamePrice(r *realm) int {
	return r.s.plotPrice(0, espionage, true) - r.s.plotPrice(0, espionage, false)
}

// bombed lets a ship of the first House bombard a garrison of six with all dice of one face, and returns the losses.
func bombed(r *realm, u unit, face int) int {
	r.ships(0, r.a, u)
	b := r.owns(1, r.b, 6)
	m, _ := Game.Parse("bombard " + r.world(r.b))
	r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1")
	if r.s.Check(0, m) != nil {
		return 0
	}
	r.all("bombard "+r.world(r.b), "done", "done")
	r.rolls(face, face)
	r.turn(nil)
	return 6 - int(b.troops)
}

// conquers lets three Troops of the first House take an empty planet of the second and returns the garrison.
func conquers(r *realm) int {
	r.loaded(0, r.a, 3, 0)
	r.owns(1, r.b, 0)
	r.attack("land " + r.world(r.b) + " 3")
	return int(r.s.bodies[firstPlanet(r.b)].troops)
}

// volleyOf is what an event of dice tells.
type volleyOf struct{ dice, need int }

// antiAirOf is the fire of a ship of the first House at six Aircraft.
func antiAirOf(r *realm, u unit) volleyOf {
	r.ships(0, r.b, u)
	i := r.s.freeTransport()
	r.ships(1, r.a, carrier)
	r.s.transport[i].aircraft = 6
	r.rollsThenMisses(1, 1, 1, 1, 1, 10, 10)
	r.operatesAs(1, "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1")
	list := r.events(EvAntiAir)
	if len(list) == 0 {
		return volleyOf{}
	}
	return volleyOf{first8(list[0].Dice), int(list[0].M)}
}

// platformsAgainst is the fire of a platform at three Troops; the first House lands (0) or defends (1).
func platformsAgainst(r *realm, role rules.Seat) volleyOf {
	lands := role
	r.owns(1-lands, r.b, 0, platform)
	i := r.s.freeTransport()
	r.ships(lands, r.a, carrier)
	r.s.transport[i].troops = 3
	r.operatesAs(lands, "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1", "land "+r.world(r.b)+" 3")
	e := r.events(EvPlatforms)[0]
	return volleyOf{first8(e.Dice), int(e.M)}
}

// foiled is 1 when an Espionage of the second House against the first fails with a die of the first.
func foiled(r *realm, face int) int {
	r.rolls(face)
	r.turn(map[rules.Seat][]string{1: {"act subterfuge", "plot espionage 1"}})
	if r.events(EvAction)[0].N == int16(failed) {
		return 1
	}
	return 0
}
