package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
)

// Laws of the table that no other test plays (17.4, 17.7), with and without them.
func TestLawEffects(t *testing.T) {
	law := func(t *testing.T, e entry, with bool) *realm {
		r := newRealm(t, 3, 0)
		r.misses()
		if with {
			r.s.laws[0], r.s.lawCount = proposal{entry: e, bound: 2}, 1
		}
		return r
	}
	for _, with := range []bool{false, true} {
		name := map[bool]string{false: " without", true: " with"}[with]
		t.Run("L02 17.7 the Home planets of others are spared"+name, func(t *testing.T) {
			r := law(t, l02, with)
			b := &r.s.bodies[firstPlanet(r.home(1))]
			b.troops = 0
			from := r.s.near(r.home(1))[0]
			r.loaded(0, from, 3, 0)
			r.ships(0, from, dreadnought)
			words := []string{"fleet " + r.sys(from), "go " + r.sys(r.home(1)), "stance 1", "bombard " + r.world(r.home(1)), "land " + r.world(r.home(1)) + " 3"}
			if with {
				r.slot("act operation")
				r.all(words[:3]...)
				r.refused(words[3], hearthsSacred)
				r.refused(words[4], hearthsSacred)
				r.all("done", "done")
				r.quiet()
			} else {
				r.operates(words...)
			}
			prove.Is(t, "taken", b.owner == 0, !with)
			prove.Is(t, "bombarded", r.dice(EvBombards) > 0, !with)
			prove.Is(t, "the fleet is there and blockades", r.s.fleets[r.home(1)].owner, 0)
		})
		t.Run("L03 17.7 all at peace may pass"+name, func(t *testing.T) {
			r := law(t, l03, with)
			r.ships(0, r.a, cruiser)
			r.ships(1, r.b, cruiser)
			r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
			prove.Is(t, "passed", r.s.fleets[r.c].cruisers == 1, with)
			r = law(t, l03, with)
			r.s.startWar(ctx{}, 0, 1)
			r.ships(0, r.a, cruiser)
			r.ships(1, r.b, cruiser)
			r.rolls(10, 1)
			r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "go "+r.sys(r.c))
			prove.Is(t, "not enemies", len(r.events(EvBattle)), 1)
		})
		t.Run("L08 17.7 nobody bombards"+name, func(t *testing.T) {
			r := law(t, l08, with)
			b := r.owns(1, r.b, 4)
			r.ships(0, r.a, dreadnought)
			if with {
				r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b))
				r.refused("bombard "+r.world(r.b), skiesClean)
				return
			}
			r.rolls(10)
			r.attack("bombard " + r.world(r.b))
			prove.Is(t, "bombarded", b.troops < 4, !with)
		})
		t.Run("L10 17.7 no blockade without war"+name, func(t *testing.T) {
			r := law(t, l10, with)
			r.owns(1, r.b, 1)
			r.ships(0, r.b, frigate)
			r.all("done")
			m, _ := Game.Parse("blockade " + r.world(r.b))
			prove.Is(t, "refused", r.s.Check(0, m) == blockadesBanned, with)
			r.s.startWar(ctx{}, 0, 1)
			prove.Is(t, "in war it is", r.s.blockaded(firstPlanet(r.b)), true)
		})
		t.Run("L17 17.4 a tie goes to the option of the elected House"+name, func(t *testing.T) {
			r := law(t, l17, with)
			propose(r.s, l08)
			r.s.votes[0][0], r.s.votes[1][0], r.s.votes[2][0] = vote{forIt, 4}, vote{against, 5}, vote{forIt, 1}
			luck := &counting{}
			r.s.countVotes(ctx{ch: luck})
			prove.Is(t, "decided by chance", luck.n > 0, !with)
			if with {
				prove.Is(t, "verdict", r.s.verdicts[0], forIt)
			}
		})
	}
}
