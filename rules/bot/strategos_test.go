package bot

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// strategistMind counts what a strategos asks it in place of what a veteran would.
type strategistMind struct {
	guideMind
	asked *[3]int
}

func (m strategistMind) Reckon(s rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	m.asked[0]++
	m.Rank(s, seat, moves, scores)
}

func (m strategistMind) Prospects(s rules.State, seat rules.Seat) int {
	m.asked[1]++
	return m.Evaluate(s, seat)
}

func (m strategistMind) Answered(root, now rules.State) bool {
	m.asked[2]++
	return m.Settled(root, now)
}

// TestAStrategosAsksForMore: only a mind that is a Strategist has the level, and a veteran does not ask what it alone answers.
func TestAStrategosAsksForMore(t *testing.T) {
	var asked [3]int
	plain := 0
	mind := strategistMind{guideMind{toyPlanner{asked: &plain}}, &asked}
	if !slices.Contains(LevelsOf(mind), Strategos) || slices.Contains(LevelsOf(mind.guideMind), Strategos) {
		t.Error("the level is offered to the wrong minds")
	}
	c := session.NewChair(toy.Game{}, newState(t, 3, 1), 3, 0)
	for _, k := range []struct {
		level string
		more  bool
	}{{Veteran, false}, {Strategos, true}} {
		asked = [3]int{}
		p, err := New(k.level, mind, 1)
		if err != nil {
			t.Fatal(err)
		}
		if m := Choose(p, c, Budget{}); c.Check(m) != nil {
			t.Errorf("a %s plays an illegal move", k.level)
		}
		for i, n := range asked {
			if n > 0 != k.more {
				t.Errorf("a %s: question %d was asked %d times", k.level, i, n)
			}
		}
	}
	if p, err := New(Strategos, mind.guideMind, 1); err != nil || p.(*guided).style.decisions != newGuided(mind, 1).style.decisions {
		t.Errorf("a mind that is no Strategist makes %v, %v", p, err)
	}
}

// thoroughMind makes its trials three times over.
type thoroughMind struct{ strategistMind }

func (thoroughMind) Repeats(rules.State) int { return 3 }

// TestAThoroughStrategosTriesMoreOften: only a strategos does, and may spend as much more; he compares twice as many answers, each half as
// often in the first heat.
func TestAThoroughStrategosTriesMoreOften(t *testing.T) {
	var asked [3]int
	plain := 0
	mind := thoroughMind{strategistMind{guideMind{toyPlanner{asked: &plain}}, &asked}}
	c := session.NewChair(toy.Game{}, newState(t, 3, 1), 3, 0)
	for _, k := range []struct {
		level                string
		times, wider, shared int
	}{{Veteran, 1, 1, 1}, {Strategos, 3, 2, 2}} {
		p, err := New(k.level, mind, 1)
		if err != nil {
			t.Fatal(err)
		}
		g := p.(*guided)
		g.Begin(c)
		breadth, _, trials := mind.Guides(g.worlds[0])
		if g.heat != k.times*trials/k.shared || g.most != k.times*g.style.decisions {
			t.Errorf("a %s makes %d trials of %d and spends %d decisions", k.level, g.heat, trials, g.most)
		}
		if want := min(k.wider*breadth, len(g.tried)); g.alive != want {
			t.Errorf("a %s compares %d answers, not %d", k.level, g.alive, want)
		}
	}
}
