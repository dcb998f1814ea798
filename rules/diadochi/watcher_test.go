package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// watcher adds the events of a battle up again, as somebody does who watches.
type watcher struct {
	t        *testing.T
	strength map[rules.Seat]int
	score    map[rules.Seat]int
	battles  int
	naval    int
	sieges   int
}

func (a *watcher) fresh() { a.strength, a.score = map[rules.Seat]int{}, map[rules.Seat]int{} }

func (a *watcher) hear(e rules.Event) {
	switch e.Verb {
	case EvBattle, EvNavalBattle:
		a.fresh()
	case EvForce:
		a.addForce(e)
	case EvElephants, EvAuxiliaries:
		a.strength[e.Seat] += int(e.N)
	case EvBattleDice:
		a.battles++
		n := 2
		if e.Dice[4] != 0 {
			n = 3
		}
		a.want("strength", int(e.N), a.strength[e.Seat])
		a.want("score", int(e.M), int(battleScore(e.Dice[n]+e.Dice[n+1], int(e.N))))
		a.score[e.Seat] = int(e.M)
		for i := range 2 {
			a.must("a die fell", e.Dice[n+i] >= min(e.Dice[0], e.Dice[1]))
		}
	case EvNavalDice:
		a.naval++
		if e.Dice[0] > 0 {
			a.want("naval score", int(e.M), int(battleScore(e.Dice[0]+e.Dice[1], int(e.N))))
			a.must("fleets", int(e.N)-a.strength[e.Seat] <= 1) // Nearchos
		}
		a.score[e.Seat] = int(e.M)
	case EvBattleEnds, EvNavalEnds:
		a.end(e)
	case EvSiegeRoll:
		a.sieges++
		points, _ := siegeResult(int(e.N))
		a.want("siege points", int(e.M), int(points))
	}
}

// addForce counts only what fights on land, or fleets.
func (a *watcher) addForce(e rules.Event) {
	if a.strength == nil || e.M == 1 {
		return
	}
	switch e.Who.Kind {
	case KindUnit:
		a.strength[e.Seat] += int(e.N) * int(battleWorth[e.Who.ID])
	case KindArmy, KindFleet:
		a.strength[e.Seat] += int(e.N)
	}
}

func (a *watcher) end(e rules.Event) {
	best, second := -1, -1
	winner := nobody
	for p := rules.Seat(0); p <= independents; p++ {
		n, took := a.score[p]
		switch {
		case !took:
		case n > best:
			best, second, winner = n, best, p
		default:
			second = max(second, n)
		}
	}
	if best == second {
		winner = nobody
	}
	a.want("winner", int(e.Seat), int(winner))
	a.want("margin", int(e.N), best-second)
	a.fresh()
}

func (a *watcher) want(what string, got, want int) {
	if got != want {
		a.t.Errorf("%s: %d, but the events add up to %d", what, got, want)
	}
}

func (a *watcher) must(what string, ok bool) {
	if !ok {
		a.t.Error(what)
	}
}

// TestEventsAddUp plays random games and demands that what is told of battles and sieges is true.
func TestEventsAddUp(t *testing.T) {
	a := watcher{t: t}
	a.fresh()
	for seed := range uint64(40) {
		ch := dice.New(seed, 1323)
		g, err := Game.New(rules.Setup{Seats: 2 + int(seed%4)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := g.(*state)
		var moves []rules.Move
		for s.depth > 0 && !t.Failed() {
			log := &rules.Log{}
			p := s.top().seat
			moves = rules.Moves(s, p, moves[:0])
			s.Apply(p, moves[ch.Draw(len(moves))], ch, log)
			for _, e := range log.Events {
				a.hear(e)
			}
		}
	}
	if a.battles < 50 || a.naval < 20 || a.sieges < 50 {
		t.Errorf("only %d, %d and %d dice", a.battles, a.naval, a.sieges)
	}
}
