package imperio

import (
	"reflect"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// counting counts how often luck is asked for.
type counting struct{ n int }

func (c *counting) Draw(int) int { c.n++; return 0 }

// slotsTold returns whose actions were told, in order.
func (r *realm) slotsTold() (list []rules.Seat) {
	for _, e := range r.events(EvAction) {
		list = append(list, e.Seat)
	}
	return list
}

func TestTurn(t *testing.T) {
	prove.Line(t, "S004-001 turn after turn Houses manage, choose actions and dice fall when needed", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		for turn := uint8(1); turn <= 3; turn++ {
			prove.Is(t, "turn", r.s.turn, turn)
			prove.Is(t, "first asked", r.s.top().seat, rules.Seat((turn-1)%2))
			luck := &counting{}
			r.ch = luck
			r.quiet()
			prove.Is(t, "only the two proposals are drawn", luck.n, 2)
			prove.Is(t, "begins", r.events(EvTurnBegins)[0].N, int16(turn+1))
		}
		r.ships(0, r.a, cruiser)
		r.ships(1, r.b, cruiser)
		r.rolls(10, 1)
		r.attack()
		prove.Is(t, "dice of the battle", r.dice(EvVolley), 2)
	})
	prove.Line(t, "S004-002 new worlds are gained, Houses ally and go to war", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.loaded(0, r.a, 2, 0)
		r.turn(map[rules.Seat][]string{
			0: {"ally 2", "war 3", "act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "land " + r.world(r.b) + " 1", "done", "done"},
			1: {"accept 1"},
		})
		prove.Is(t, "the new world", r.s.bodies[firstPlanet(r.b)].owner, 0)
		prove.Is(t, "ally", r.s.ally[0], rules.Only(1))
		prove.Is(t, "enemy", r.s.war[2], rules.Only(0))
	})
	prove.Line(t, "S004-004 of the effects of an action one is chosen", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.world(r.home(0))
		r.owns(0, r.a, 1)
		r.slot("act construction", "build "+home+" port")
		r.refused("build "+r.world(r.a)+" shield", notNow)
		r.refused("act construction", typeUsed)
		r.all("act research", "research courier-network")
		r.refused("research servo-armour", notNow)
		r.refused("act research", typeUsed)
	})
	prove.Line(t, "S004-005 costs are paid from the Resources", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].treasury = 3
		r.slot("act construction")
		r.refused("build "+r.world(r.home(0))+" port", tooDear)
		r.all("build " + r.world(r.home(0)) + " platform")
		prove.Is(t, "reserved", r.s.houses[0].reserved, 2)
		r.all("act research")
		r.refused("research courier-network", tooDear)
		r.all("done")
		r.turn(nil)
		prove.Is(t, "left, with income", r.s.houses[0].treasury, 1+5)
	})
	prove.Line(t, "S004-006 S004-007 everybody's first action, then everybody's second", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		lists := map[rules.Seat][]string{}
		for p := range rules.Seat(3) {
			lists[p] = []string{"act construction", "build " + r.world(r.home(int(p))) + " platform", "act research", "research servo-armour"}
		}
		r.turn(lists)
		told := r.slotsTold()
		prove.Is(t, "actions", len(told), 6)
		kinds := ""
		for _, e := range r.events(EvAction) {
			kinds += plainID(e.Who) + " "
		}
		prove.Is(t, "types", kinds, "construction construction construction research research research ")
		prove.Is(t, "len(r.events(EvSlot))", len(r.events(EvSlot)), 2)
		prove.Is(t, "r.events(EvSlot)[0].N", r.events(EvSlot)[0].N, 1)
		prove.Is(t, "r.events(EvSlot)[1].N", r.events(EvSlot)[1].N, 2)
	})
	prove.Line(t, "S004-006 the chosen order matters: a lower number is carried out first", func(t *testing.T) {
		for _, last := range []bool{false, true} {
			r := newRealm(t, 2, 0)
			r.loaded(0, r.a, 3, 0)
			b := r.owns(1, r.b, 0, port)
			list := []string{"act subterfuge", "plot sabotage 1", "object " + r.world(r.b) + " port"}
			invade := []string{"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1", "land " + r.world(r.b) + " 3", "done", "done"}
			if last {
				list = append(invade, list...)
			} else {
				list = append(list, invade...)
			}
			r.turn(map[rules.Seat][]string{0: list})
			var n int16
			for _, e := range r.events(EvAction) {
				if plainID(e.Who) == "subterfuge" {
					n = e.N
				}
			}
			prove.Is(t, "taken", b.owner, 0)
			want := int16(done) // the port stood
			if last {
				want = int16(cancelled) // the invasion has destroyed it
			}
			prove.Is(t, "Sabotage", n, want)
		}
	})
	prove.Line(t, "S004-008 a House declares its actions in private", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.declare()
		r.log = rules.Log{}
		before := r.s.View(1)
		r.all("act construction", "build "+r.world(r.home(0))+" port", "act research", "research servo-armour")
		prove.True(t, "reflect.DeepEqual(before, r.s.View(1))", reflect.DeepEqual(before, r.s.View(1)))
		prove.True(t, "not reflect.DeepEqual(before.(*View).Own, r.s.View(0).(*View).Own)", !reflect.DeepEqual(before.(*View).Own, r.s.View(0).(*View).Own))
		for _, e := range r.log.Events {
			prove.True(t, "not e.Seen.Has(1)", !e.Seen.Has(1))
		}
	})
	prove.Line(t, "S004-010 when all have sealed each House is told of its own actions, all of what all see", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.a, 3, 0)
		r.owns(1, r.b, 1)
		r.rolls(10, 1, 1, 1)
		r.turn(map[rules.Seat][]string{
			0: {"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1", "land " + r.world(r.b) + " 3", "done", "done"},
			1: {"empty", "act research", "research servo-armour"},
		})
		for _, e := range r.events(EvAction) {
			prove.Is(t, "told only to the House itself", e.Seen, rules.Only(e.Seat))
		}
		for p := range rules.Seat(2) {
			prove.Is(t, "own action", told(&r.log, EvAction, p), 1)
			prove.Is(t, "own income", told(&r.log, EvIncome, p), 1)
			prove.Is(t, "what happened in its domains", told(&r.log, EvConquered, p), 1)
		}
		prove.Is(t, "own technology", told(&r.log, EvTechGained, 1), 1)
		prove.Is(t, "of another", told(&r.log, EvTechGained, 0), 0)
	})
	prove.Line(t, "S004-012 where two Houses meet the referee decides without asking", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.ships(0, r.a, cruiser, cruiser, dreadnought)
		r.loaded(0, r.a, 4, 0)
		r.ships(1, r.b, frigate)
		r.owns(1, r.b, 1)
		r.rolls(10, 10, 10, 10, 10, 10, 10, 10)
		asked := map[frameKind]bool{}
		script := []string{"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1", "bombard " + r.world(r.b), "land " + r.world(r.b) + " 3", "done", "done"}
		for r.s.turn == 1 {
			asked[r.s.top().kind] = true
			m := answer(r.s)
			if len(script) > 0 && r.s.top().seat == 0 {
				if said, _ := Game.Parse(script[0]); r.s.Check(0, said) == nil {
					m, script = said, script[1:]
				}
			}
			r.s.Apply(r.s.top().seat, m, r.ch, &r.log)
		}
		for kind := range asked {
			prove.True(t, "kind != inBattle", kind != inBattle)
			prove.True(t, "kind != inCasualties", kind != inCasualties)
		}
		prove.Is(t, "battle", len(r.events(EvBattleEnds)), 1)
		prove.Is(t, "bombardment", len(r.events(EvBombards)), 1)
		prove.Is(t, "holder", r.s.bodies[firstPlanet(r.b)].owner, 0)
	})
	prove.Line(t, "S004-013 dice say who acts first in a slot, when more than one does", func(t *testing.T) {
		for _, c := range []struct {
			face  int
			first rules.Seat
		}{{1, 1}, {2, 0}} {
			r := newRealm(t, 2, 0)
			r.rolls(c.face)
			r.turn(map[rules.Seat][]string{0: {"act research", "research servo-armour"}, 1: {"act research", "research servo-armour"}})
			prove.Is(t, "first", r.slotsTold()[0], c.first)
			prove.Is(t, "told to all", r.events(EvOrder)[0].Seat, c.first)
		}
		r := newRealm(t, 2, 0)
		luck := &counting{}
		r.ch = luck
		r.turn(map[rules.Seat][]string{0: {"act research", "research servo-armour"}, 1: {"empty", "act research", "research servo-armour"}})
		prove.Is(t, "no dice in different slots, only the proposals", luck.n, 2)
	})
	prove.Line(t, "S004-048 the phases of a turn: Growth, Strategic, Council, Final", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		propose(r.s, l01)
		r.turn(map[rules.Seat][]string{0: {"act construction", "build " + r.world(r.home(0)) + " port"}})
		order := []uint8{EvSlot, EvVotes, EvPhase, EvBuilt, EvTurnBegins, EvIncome, EvDocket, EvPhase}
		at := 0
		for _, e := range r.log.Events {
			if at < len(order) && e.Verb == order[at] {
				at++
			} else if at < len(order) && e.Verb == EvDecision && order[at] == EvVotes {
				at++
			}
		}
		prove.Is(t, "steps seen in order", at, len(order))
		phases := r.events(EvPhase)
		prove.Is(t, "Final", phases[0].N, int16(finalPhase))
		prove.Is(t, "Strategic", phases[1].N, int16(strategicPhase))
		prove.Is(t, "asked in", r.s.phase, strategicPhase)
	})
	prove.Line(t, "S004-049 what the rules forbid cannot be done", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.declare()
		tried, refused := 0, 0
		for v := range numVerbs {
			for _, n := range []int16{0, 1, 3, 40} {
				m := rules.Move{Verb: v, A: n, B: n, C: n}
				legal := false
				for _, c := range rules.Moves(r.s, 0, nil) {
					legal = legal || c == m
				}
				tried++
				if bad := r.s.Check(0, m); bad != nil {
					refused++
				} else if !legal && v != emptyVerb {
					t.Errorf("%+v is neither offered nor refused", m)
				}
				prove.Is(t, "r.s.Check(1, m)", r.s.Check(1, m), notYourDecision)
			}
		}
		prove.True(t, "refused >= tried*3/4", refused >= tried*3/4)
	})
	prove.Line(t, "S004-050 the first turn missed brings a warning, the second the end", func(t *testing.T) {
		r := newRealm(t, 3, uint64(optDissolve))
		miss := func() { r.turn(map[rules.Seat][]string{1: {"absent"}}) }
		miss()
		prove.Is(t, "warned before all", told(&r.log, EvMissed, 2), 1)
		prove.Is(t, "shown", r.s.View(0).(*View).Houses[1].Missed, 1)
		prove.Is(t, "still there", r.s.planetsOf(1), 1)
		miss()
		prove.Is(t, "gone", r.s.houses[1].gone, true)
		prove.Is(t, "planets", r.s.planetsOf(1), 0)
		r.all("done")
		r.refused("war 2", noSuchSeat)
		r.quiet()
		for _, p := range r.log.Events {
			prove.True(t, "not p.Verb == EvSealed && p.Seat == 1", !(p.Verb == EvSealed && p.Seat == 1))
		}
	})
	prove.Line(t, "S004-050 without that option the turn stays empty and the count is shown, for a computer to take the seat", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		for range 2 {
			r.turn(map[rules.Seat][]string{1: {"absent"}})
		}
		prove.Is(t, "there", r.s.planetsOf(1), 1)
		prove.Is(t, "missed", r.s.View(0).(*View).Houses[1].Missed, 2)
	})
	prove.Line(t, "S004-051 others may fall upon a deserter", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.a, 3, 0)
		r.owns(1, r.b, 1)
		r.rolls(10, 1, 1, 1)
		r.turn(map[rules.Seat][]string{
			0: {"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1", "land " + r.world(r.b) + " 3", "done", "done"},
			1: {"absent"},
		})
		prove.Is(t, "missed", len(r.events(EvMissed)), 1)
		prove.Is(t, "taken", r.s.bodies[firstPlanet(r.b)].owner, 0)
	})
	prove.Line(t, "S004-052 orders that are left done count, and bring no warning", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.turn(map[rules.Seat][]string{0: {"act research", "research servo-armour", "seal"}, 1: {"seal"}})
		prove.Is(t, "warnings", len(r.events(EvMissed)), 0)
		prove.Is(t, "done", r.s.knowsTech(0, t07), true)
		prove.Is(t, "missed", r.s.houses[1].missed, 0)
	})
	prove.Line(t, "S004-076 an action that fails is paid, one that is impossible is not", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.turn(map[rules.Seat][]string{1: {"act subterfuge", "plot watch 2"}})
		r.s.houses[0].treasury = 10
		r.turn(map[rules.Seat][]string{0: {"act subterfuge", "plot espionage 2"}})
		prove.Is(t, "result", r.events(EvAction)[0].N, int16(failed))
		prove.Is(t, "paid", r.paid(), 4)
		r = newRealm(t, 2, 0)
		r.s.chaos[1] = trouble{target: 0, kind: research, blame: 1}
		r.turn(map[rules.Seat][]string{0: {"act research", "research servo-armour"}})
		prove.Is(t, "result", r.events(EvAction)[0].N, int16(cancelled))
		prove.Is(t, "paid", r.paid(), 0)
	})
	prove.Line(t, "S004-009 S004-079 a conquest gives control and may be built on next turn", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.a, 3, 0)
		build := "build " + r.world(r.b) + " port"
		r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "land "+r.world(r.b)+" 3", "done", "done", "act construction")
		r.refused(build, notCommanded)
		r.all("done")
		r.turn(nil)
		prove.Is(t, "its yield comes with the next Growth", r.s.houses[0].treasury, 10+5+3)
		r.slotOf(0, "act construction", build)
		r.turn(nil)
		prove.Is(t, "built", r.s.bodies[firstPlanet(r.b)].count(port), 1)
	})
	prove.Line(t, "S004-080 two Houses after one planet: chance says who goes first", func(t *testing.T) {
		for _, c := range []struct {
			face  int
			owner rules.Seat
		}{{1, 1}, {2, 0}} {
			r := newRealm(t, 2, 0)
			r.loaded(0, r.a, 3, 0)
			r.loaded(1, r.c, 3, 0)
			orders := func(from hex) []string {
				return []string{"act operation", "fleet " + r.sys(from), "go " + r.sys(r.b), "land " + r.world(r.b) + " 3", "done", "done"}
			}
			r.rolls(c.face)
			r.turn(map[rules.Seat][]string{0: orders(r.a), 1: orders(r.c)})
			prove.Is(t, "owner", r.s.bodies[firstPlanet(r.b)].owner, c.owner)
			prove.Is(t, "the other holds short", r.events(EvHolds)[0].Seat, 1-c.owner)
		}
	})
}

// slotOf lets the Houses before p seal and goes to the first slot of p.
func (r *realm) slotOf(p rules.Seat, words ...string) {
	r.t.Helper()
	for r.s.top().seat != p {
		r.pass()
	}
	r.slot(words...)
}
