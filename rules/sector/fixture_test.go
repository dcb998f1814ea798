package sector

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// bench is a position for tests with luck of a fixed seed and a record of what happens.
type bench struct {
	*testing.T
	s    *state
	luck *dice.Stream
	log  rules.Log
	open int // odds compared that were neither none nor certain
}

// two is a game of two: Ember on Ashmere and Reef on Coldharrow, each with a base in area 1 and its cards.
const two = `players 2
faction 1 ember ashmere
faction 2 reef coldharrow
base 1 ashmere-1
base 2 coldharrow-1
workers 1 pool 6 away 0 mine 0 well 0
workers 2 pool 6 away 0 mine 0 well 0
round 1 phase planning first 1
`

// set reads a position: the game of two and more lines.
func set(t *testing.T, lines ...string) *bench {
	t.Helper()
	return setFrom(t, two+strings.Join(lines, "\n"))
}

func setFrom(t *testing.T, text string) *bench {
	t.Helper()
	s, err := Game.SetPosition(wholeMap(text))
	if err != nil {
		t.Fatal(err)
	}
	return &bench{T: t, s: s.(*state), luck: dice.New(1, 1)}
}

// wholeMap adds the other routes of the charted map where a position names only those with transports.
func wholeMap(text string) string {
	named, whole := false, false
	for _, row := range strings.Split(text, "\n") {
		if strings.HasPrefix(row, "route ") {
			named, whole = true, whole || strings.Contains(row, "coldharrow")
		}
	}
	if !named || whole {
		return text
	}
	for _, r := range maps[2].routes {
		if id := plainID(routeRef(r.a, r.b)); !strings.Contains(text, "route "+id+" ") {
			text += "\nroute " + id + map[bool]string{false: " short", true: " long"}[r.long]
		}
	}
	return text
}

// order makes the position one in which seat 1 has just revealed an order.
func (b *bench) order(word string) {
	b.Helper()
	f := strings.Fields(word)
	o, q := order(idOf(b.T, KindOrder, f[0])), planet(idOf(b.T, KindPlanet, f[1]))
	b.s.phase = execution
	b.s.frames[0].step = stageRegroup
	b.s.depth = 1
	b.s.push(frame{kind: inTurn, seat: 0})
	b.s.tokens[0] = token{q, 0, o}
	b.s.tokens[1] = token{b.s.seats[1].home, 1, mobilise} // the phase goes on afterwards
	if b.s.seats[1].home == q {
		b.s.tokens[0], b.s.tokens[1] = b.s.tokens[1], b.s.tokens[0]
	}
	b.s.tokenCount = 2
	b.s.settle(ctx{b.luck, &b.log})
	b.play(0, "execute "+f[1])
}

// regroup runs the regroup phase from its first step to the next decision.
func (b *bench) regroup() {
	b.s.phase, b.s.tokenCount, b.s.depth = execution, 0, 0
	b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup})
	b.s.settle(ctx{b.luck, &b.log})
}

// readEvents begins the turns of step 8 with the event cards that everybody has read.
func (b *bench) readEvents() {
	b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
	b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup})
	b.s.settle(ctx{b.luck, &b.log})
}

// event makes seat 1 play an event card in step 8.
func (b *bench) event(id string) {
	b.Helper()
	e := event(idOf(b.T, KindEvent, id))
	b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
	b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup, a: 1})
	b.s.eventAt[eventBase[e]] = readBy(0)
	b.s.push(frame{kind: inEvents, seat: 0})
	b.play(0, "play "+id)
}

func (b *bench) move(word string) rules.Move {
	b.Helper()
	m, err := Game.Parse(word)
	if err != nil {
		b.Fatal(err)
	}
	return m
}

// play plays moves of a seat, which must be legal.
func (b *bench) play(p rules.Seat, words ...string) {
	b.Helper()
	for _, w := range words {
		m := b.move(w)
		if bad := b.s.Check(p, m); bad != nil {
			b.Fatalf("%q is refused: %s (%s); asked is seat %d, %s", w, bad.Why.Key, bad.Rule, b.s.top().seat+1, procedures[b.s.top().kind].ask)
		}
		b.s.Apply(p, m, b.luck, &b.log)
		if err := Invariant(b.s); err != nil {
			b.Fatalf("after %q: %v", w, err)
		}
	}
}

// refused demands that a move is refused for a reason, with a rule.
func (b *bench) refused(p rules.Seat, word string, ill *rules.Illegal) {
	b.Helper()
	prove.RefusedFor(b, word, b.s.Check(p, b.move(word)), ill.Why.Key)
	if full := b.s.Explain(p, b.move(word)); full == nil || full.Rule == "" {
		b.Errorf("%q is not explained", word)
	}
}

func (b *bench) area(id string) area { return area(idOf(b.T, KindArea, id)) }

// told counts the events of a kind.
func (b *bench) told(verb uint8) int {
	n := 0
	for _, e := range b.log.Events {
		if e.Verb == verb {
			n++
		}
	}
	return n
}

// happened names the events of some kinds in their order, those of a run of the same kind once, and steps with their numbers.
func (b *bench) happened(verbs ...uint8) (list []string) {
	for _, e := range b.log.Events {
		name := eventNames[e.Verb]
		if e.Verb == EvStep {
			name += fmt.Sprintf("-%d", e.N)
		}
		if slices.Contains(verbs, e.Verb) && (len(list) == 0 || list[len(list)-1] != name) {
			list = append(list, name)
		}
	}
	return list
}

// holds says whether a seat holds the resource card of an area.
func (b *bench) holds(p rules.Seat, id string) bool { return b.s.seats[p].held&(1<<b.area(id)) != 0 }
