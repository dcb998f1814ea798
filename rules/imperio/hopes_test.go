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
	prove.Is(t, "... which are more than nothing", resources > 3 && influence == 3, true)
}
