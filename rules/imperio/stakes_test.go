package imperio

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// ensued says, for the label of a way, whether it came about in what was told. Here alone a label is given its meaning:
// TestLabelsMeanTheirNumbers plays and counts.
var ensued = map[string]func(r *realm, n int) bool{
	"asteroids.through": func(r *realm, n int) bool { return r.lostToRocks() == 0 && len(r.events(EvAsteroid)) == n },
	"asteroids.some":    func(r *realm, _ int) bool { k := r.lostToRocks(); return k > 0 && k < len(r.events(EvAsteroid)) },
	"asteroids.lost":    func(r *realm, n int) bool { return r.lostToRocks() == n },
	"landing.takes":     func(r *realm, _ int) bool { return r.s.bodies[firstPlanet(r.b)].holder == 0 },
	"landing.fails":     func(r *realm, _ int) bool { return r.s.bodies[firstPlanet(r.b)].holder != 0 },
	"bombs.none":        func(r *realm, _ int) bool { return r.fallenThere() == 0 },
	"bombs.some":        func(r *realm, _ int) bool { return r.fallenThere() > 0 && r.s.bodies[firstPlanet(r.b)].troops > 0 },
	"bombs.all":         func(r *realm, n int) bool { return r.fallenThere() == n && r.s.bodies[firstPlanet(r.b)].troops == 0 },
	"succeeds": func(r *realm, _ int) bool {
		return len(r.events(EvRuined)) > 0 || r.s.bodies[firstPlanet(r.b)].holder == 0
	},
	"fails": func(r *realm, _ int) bool {
		return len(r.events(EvRuined)) == 0 && r.s.bodies[firstPlanet(r.b)].holder != 0
	},
	"battle.leaves": func(r *realm, _ int) bool { return r.left(0) || r.left(1) && !r.has(0) },
	"battle.driven": func(r *realm, _ int) bool { return !r.left(0) && r.left(1) && r.has(0) },
	"battle.wins":   func(r *realm, _ int) bool { return !r.left(0) && !r.left(1) && r.has(0) },
	"battle.loses":  func(r *realm, _ int) bool { return !r.left(0) && !r.left(1) && r.has(1) },
	"battle.both":   func(r *realm, _ int) bool { return !r.left(0) && !r.left(1) && !r.has(0) && !r.has(1) },
}

func (r *realm) lostToRocks() (n int) {
	for _, e := range r.events(EvAsteroid) {
		n += int(e.N)
	}
	return n
}

// fallenThere counts the Troops that fell on the planet of hex b.
func (r *realm) fallenThere() (n int) {
	for _, e := range r.events(EvFallen) {
		n += int(e.N)
	}
	return n
}

func (r *realm) left(p rules.Seat) bool {
	return slices.ContainsFunc(r.events(EvWithdraws), func(e rules.Event) bool { return e.Seat == p })
}

func (r *realm) has(p rules.Seat) bool { return r.s.fleets[r.b].owner == p }

// hung is a question that a House has come to, an answer to it, and the chance that hangs on it.
type hung struct {
	realm  *realm
	before []string // the answers that lead there
	move   string
	rest   []string // and those after it
	of     string   // the last part of the key of the chance
	dice   int      // that decide: all their faces are played; 0 = games are played by chance
	ranges bool     // each way lies between two numbers
}

// plays is how many games stand for all where dice have no end, and margin is how far they may be off: five times the deviation at
// its widest, in thousandths.
const plays, margin = 2500, 50

func TestLabelsMeanTheirNumbers(t *testing.T) {
	for name, make := range map[string]func(t *testing.T) hung{
		"one ship in asteroids": func(t *testing.T) hung { return rocky(t, frigate) },
		"two ships":             func(t *testing.T) hung { return rocky(t, frigate, cruiser) },
		"three ships":           func(t *testing.T) hung { return rocky(t, frigate, carrier, dreadnought) },
		"platforms": func(t *testing.T) hung {
			return invading(t, 2, func(r *realm) { r.owns(1, r.b, 0, platform) }).with(2)
		},
		"a neutral planet": func(t *testing.T) hung { return invading(t, 1, func(*realm) {}).with(1) },
		"ground combat":    func(t *testing.T) hung { return invading(t, 3, func(r *realm) { r.owns(1, r.b, 2) }) },
		"terror": func(t *testing.T) hung {
			return invading(t, 3, func(r *realm) { r.owns(1, r.b, 3); r.s.houses[0].abilities[0] = a11 })
		},
		"after bombs": func(t *testing.T) hung {
			h := invading(t, 2, func(r *realm) { r.owns(1, r.b, 3); r.ships(0, r.a, dreadnought, dreadnought) })
			h.before = append(h.before, "bombard "+h.realm.world(h.realm.b))
			return h
		},
		"bombs":           func(t *testing.T) hung { return bombing(t, 2, noAbility, dreadnought, dreadnought) },
		"bombs on one":    func(t *testing.T) hung { return bombing(t, 1, noAbility, dreadnought) },
		"bombs of terror": func(t *testing.T) hung { return bombing(t, 4, a11, dreadnought, dreadnought) },
		"a station bombs": func(t *testing.T) hung { return bombing(t, 5, noAbility, station) },
		"sedition of one": func(t *testing.T) hung { return inciting(t, 1, 0) },
		"sedition of two": func(t *testing.T) hung { return inciting(t, 2, 0) },
		"sedition watched": func(t *testing.T) hung {
			return inciting(t, 1, 1<<t23)
		},
		"sabotage watched": func(t *testing.T) hung {
			r := newRealm(t, 2, 0)
			r.s.houses[0].treasury = 30
			r.owns(1, r.b, 1, shield)
			r.s.houses[1].techs, r.s.verified[0][1] = 1<<t23, 1<<t23
			return hung{r, []string{"act subterfuge", "plot sabotage 1"}, "object " + r.world(r.b) + " shield", nil, "plot", 1, false}
		},
		"battle": func(t *testing.T) hung { return meeting(t, func(*realm) {}) },
		"in nebula": func(t *testing.T) hung {
			return meeting(t, func(r *realm) { r.s.anomaly[r.b], r.s.count[r.b] = nebula, 0 })
		},
		"nowhere to go": func(t *testing.T) hung {
			h := meeting(t, func(r *realm) {
				b := &r.s.bodies[firstPlanet(r.home(1))]
				b.owner, b.holder = nobody, nobody
			})
			h.ranges = false
			return h
		},
		"battle with retreats": func(t *testing.T) hung {
			return meeting(t, func(r *realm) {
				r.owns(1, r.c, 1)
				r.owns(0, r.a, 1)
				r.s.fleets[r.a].standing, r.s.fleets[r.b].standing = 0, 0
			})
		},
	} {
		t.Run(name, func(t *testing.T) { make(t).compare(t) })
	}
}

// with lets all faces of so many dice be played.
func (h hung) with(dice int) hung {
	h.dice = dice
	return h
}

// rocky leads ships of the first House into an Asteroid Field.
func rocky(t *testing.T, list ...unit) hung {
	r := newRealm(t, 2, 0)
	r.s.anomaly[r.b], r.s.count[r.b] = asteroids, 0
	r.ships(0, r.a, list...)
	return hung{r, []string{"act operation", "fleet " + r.sys(r.a)}, "go " + r.sys(r.b), []string{"done", "done"}, "asteroids", len(list), false}
}

// invading lands Troops on the planet of hex b.
func invading(t *testing.T, force uint8, prepare func(r *realm)) hung {
	r := newRealm(t, 2, 0)
	r.loaded(0, r.a, force, 0)
	prepare(r)
	return hung{r, []string{"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b)}, "land " + r.world(r.b) + " 6", []string{"done", "done"}, "landing", 0, false}
}

// bombing bombards so many Troops on the planet of hex b.
func bombing(t *testing.T, garrison uint8, a ability, list ...unit) hung {
	r := newRealm(t, 2, 0)
	r.owns(1, r.b, garrison)
	r.ships(0, r.a, list...)
	r.s.houses[0].abilities[0] = a
	thrown := 0
	for _, u := range list {
		thrown += int(units[u].dice)
	}
	return hung{r, []string{"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b)}, "bombard " + r.world(r.b), []string{"done", "done"}, "bombs", thrown, false}
}

// inciting stirs up so many Troops; the technologies of their House are known.
func inciting(t *testing.T, garrison uint8, known techSet) hung {
	r := newRealm(t, 2, 0)
	r.s.houses[0].treasury = 30
	r.owns(1, r.b, garrison)
	r.s.houses[1].techs, r.s.verified[0][1] = known, known
	h := hung{r, []string{"act subterfuge", "plot sedition 2"}, "incite " + r.world(r.b), nil, "plot", int(garrison), false}
	if known != 0 {
		h.dice++
	}
	return h
}

// meeting attacks a Cruiser and two Frigates with two Cruisers and a Dreadnought.
func meeting(t *testing.T, prepare func(r *realm)) hung {
	r := newRealm(t, 2, 0)
	r.ships(0, r.a, cruiser, cruiser, dreadnought)
	r.ships(1, r.b, cruiser, frigate, frigate)
	prepare(r)
	return hung{r, []string{"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b)}, "stance 1", []string{"done", "done"}, "battle", 0, true}
}

// compare plays the answer with all faces of the dice, or many times, and counts how often each label comes true.
func (h hung) compare(t *testing.T) {
	r := h.realm
	r.slot(h.before...)
	m, err := Game.Parse(h.move)
	if err != nil {
		t.Fatal(err)
	}
	k := hangs(t, r, m, h.of)
	counts, total := make([]int, len(k.Ways)), 0
	start := *r.s
	play := func(luck rules.Chance) {
		*r.s, r.ch = start, luck
		r.turn(map[rules.Seat][]string{0: append([]string{h.move}, h.rest...)})
		total++
		for i, w := range k.Ways {
			if ensued[strings.TrimPrefix(w.What.Key, "imperio.stake.")](r, w.What.Args[0].N) {
				counts[i]++
			}
		}
	}
	if luck := dice.New(8, 8); h.dice == 0 {
		for range plays {
			play(luck)
		}
	} else {
		for n := range pow10(h.dice) {
			play(&faces{n: n, left: h.dice})
		}
	}
	sum := 0
	for i, w := range k.Ways {
		sum += counts[i]
		got, off := permille(uint64(counts[i]), uint64(total)), .01
		if h.dice == 0 {
			off = margin
		}
		least, most := permille(w.Least.Ways, w.Least.Of), permille(w.Most.Ways, w.Most.Of)
		if got < least-off || got > most+off || w.Ranges() != h.ranges {
			t.Errorf("%s: %.2f to %.2f permille, but it came %d times of %d", w.What.Key, least, most, counts[i], total)
		}
	}
	prove.Is(t, "one way each time", sum, total)
}

func permille(n, of uint64) float64 { return float64(n) * 1000 / float64(of) }

// hangs returns the chance that hangs on a legal answer.
func hangs(t *testing.T, r *realm, m rules.Move, of string) rules.Stake {
	t.Helper()
	p := r.s.top().seat
	if bad := r.s.Check(p, m); bad != nil {
		t.Fatalf("%q is refused: %s", Game.Format(m), bad.Why.Key)
	}
	stakes := r.s.Stakes(p, m, nil)
	at := slices.IndexFunc(stakes, func(k rules.Stake) bool { return k.What.Key == "imperio.stake."+of && k.Chancy() })
	if at < 0 {
		t.Fatalf("no chance %q hangs on %q: %+v", of, Game.Format(m), stakes)
	}
	return stakes[at]
}

func pow10(n int) int {
	p := 1
	for range n {
		p *= 10
	}
	return p
}

// faces is luck whose first d10s show the digits of a number; those after them fail the game. Lots fall on the first.
type faces struct{ n, left int }

func (k *faces) Draw(n int) int {
	if n != 10 || k.left == 0 {
		return 0
	}
	d := k.n % 10
	k.n, k.left = k.n/10, k.left-1
	return d
}

// TestABattleInAFewWords: where the enemy decides whether he dies or leaves, one number says how likely the place is won.
func TestABattleInAFewWords(t *testing.T) {
	h := meeting(t, func(r *realm) { r.owns(1, r.c, 1) })
	h.realm.slot(h.before...)
	k := hangs(t, h.realm, h.realm.parse(h.move), "battle")
	least, most := k.Ways[0].Least.Percent(), k.Ways[0].Most.Percent()
	prove.True(t, "it depends on the enemy whether his fleet is destroyed", least < most)
	prove.True(t, "the few words tell of both", k.Brief.Key == "imperio.stake.battle.clears" || k.Brief.Key == "imperio.stake.battle.clears.least")
	prove.True(t, "which is likelier", k.Brief.Args[0].N > least)
	for _, row := range []struct {
		least, most int
		key         string
	}{{5000, 5000, "battle.clears"}, {5000, 9000, "battle.clears.least"}, {40, 9000, "battle.clears.most"}} {
		prove.Is(t, "words for a span", clearing(myriad(row.least), myriad(row.most)).Key, "imperio.stake."+row.key)
	}
}

// TestABattleLiesBetweenTheRulesOfTheEnemy plays battles against each rule of retreat: the one that never leaves and the one that
// always does are the ends of what is told.
func TestABattleLiesBetweenTheRulesOfTheEnemy(t *testing.T) {
	for _, c := range []struct {
		rule uint8
		way  string
		most bool
	}{{RetreatNever, "battle.wins", true}, {RetreatNever, "battle.driven", false}, {RetreatAtOnce, "battle.wins", false}, {RetreatAtOnce, "battle.driven", true}} {
		h := meeting(t, func(r *realm) {
			r.owns(1, r.c, 1)
			r.s.fleets[r.b].standing = c.rule << 2
		})
		r := h.realm
		r.slot(h.before...)
		k := hangs(t, r, r.parse(h.move), "battle")
		i := slices.IndexFunc(k.Ways, func(w rules.Way) bool { return w.What.Key == "imperio.stake."+c.way })
		end := k.Ways[i].Least
		if c.most {
			end = k.Ways[i].Most
		}
		came, start, luck := 0, *r.s, dice.New(9, 9)
		for range plays {
			*r.s, r.ch = start, luck
			r.turn(map[rules.Seat][]string{0: append([]string{h.move}, h.rest...)})
			if ensued[c.way](r, 0) {
				came++
			}
		}
		if d := permille(end.Ways, end.Of) - permille(uint64(came), plays); d > margin || d < -margin {
			t.Errorf("rule %d, %s: %v, but it came %d times of %d", c.rule, c.way, end, came, plays)
		}
	}
}
