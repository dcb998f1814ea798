package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
)

// What every letter would bring is what the next Growth brings once it has succeeded.
func TestHopes(t *testing.T) {
	hopes := func(change func(r *realm)) [2]int {
		r := newRealm(t, 3, 0)
		change(r)
		resources, influence := Hopes(r.s.View(0).(*View))
		return [2]int{resources, influence}
	}
	prove.Is(t, "no letters", hopes(func(*realm) {}), [2]int{})
	prove.Is(t, "15.5 Cultural Institutes", hopes(func(r *realm) { r.s.plans[0].slots[1] = deed{kind: research, a: uint8(t21), blame: nobody} }), [2]int{0, 2})
	prove.Is(t, "16.5 Brain Drain", hopes(func(r *realm) {
		r.s.plans[0].slots[1] = deed{kind: subterfuge, a: uint8(drain), b: 1, c: uint8(t21), blame: nobody}
	}), [2]int{0, 2})
	prove.True(t, "16.7 Sedition", hopes(func(r *realm) {
		r.s.plans[0].slots[1] = deed{kind: subterfuge, a: uint8(sedition), b: 1, c: uint8(firstPlanet(r.b)), blame: nobody}
	})[1] > 0)
	r := newRealm(t, 3, 0)
	pl, b := firstPlanet(r.b), &r.s.bodies[firstPlanet(r.b)]
	b.res, b.inf = 3, 2
	home := firstPlanet(r.home(0))
	before, was := r.s.income(0)
	r.s.plans[0].slots[0] = deed{kind: construction, a: uint8(home), b: uint8(port), blame: nobody}
	r.s.plans[0].tasks[0], r.s.plans[0].jobs = task{kind: landTroops, planet: pl, n: 1}, 1
	resources, influence := Hopes(r.s.View(0).(*View))
	b.owner, b.holder = 0, 0
	r.s.bodies[home].add(port)
	after, now := r.s.income(0)
	prove.Is(t, "a landing and a Trade Port: Resources", resources, after-before)
	prove.Is(t, "... and Influence", influence, now-was)
	enemy := newRealm(t, 3, 0)
	taken := firstPlanet(enemy.home(1))
	enemy.s.bodies[taken].add(port)
	enemy.s.plans[0].tasks[0], enemy.s.plans[0].jobs = task{kind: landTroops, planet: taken, n: 1}, 1
	resources2, _ := Hopes(enemy.s.View(0).(*View))
	prove.Is(t, "14.5 the works of a planet that is invaded bring nothing", resources2, 1+int(enemy.s.bodies[taken].res))
	prove.Is(t, "... which are more than nothing", resources > 3 && influence == 3, true)
}

// A planet that is taken from under an enemy fleet is hoped for with the attack that drives the fleet off: nobody blockades it then (18.3).
func TestHopesOfAnAttackWithALanding(t *testing.T) {
	r := newRealm(t, 3, 0)
	r.s.war[0], r.s.war[1] = r.s.war[0].With(1), r.s.war[1].With(0)
	r.ships(0, r.a, cruiser)
	r.ships(1, r.b, frigate)
	b := r.owns(1, r.b, 1)
	b.res, b.inf = 3, 2
	k := &r.s.plans[0]
	k.parts[0], k.count = part{from: r.a, path: [2]hex{r.b}, steps: 1, cruisers: 1, stance: uint8(StanceEnemies)}, 1
	k.tasks[0], k.jobs = task{kind: landTroops, part: 1, planet: firstPlanet(r.b), n: 1}, 1
	resources, influence := Hopes(r.s.View(0).(*View))
	prove.True(t, "Resources and Influence of the planet", resources >= 3 && influence == 3)
}
