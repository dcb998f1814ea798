package bot

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// toyMind knows that hills are good and that raids take them.
type toyMind struct{}

func (toyMind) Evaluate(s rules.State, seat rules.Seat) int {
	v := s.View(seat).(toy.View)
	mine, best := 0, 0
	var count [5]int
	for _, o := range v.Owner {
		if o >= 0 {
			count[o]++
		}
	}
	for i, n := range count {
		if rules.Seat(i) == seat {
			mine = n
		} else {
			best = max(best, n)
		}
	}
	return 150 * (mine - best)
}

func (toyMind) Rank(_ rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	for i, m := range moves {
		scores[i] = 0
		if m.Verb == 3 { // a raid
			scores[i] = 40
		}
	}
}

// toyPlanner adds plans and pauses to it.
type toyPlanner struct {
	toyMind
	asked *int
}

func (p toyPlanner) Plans(s rules.State, seat rules.Seat) [][]rules.Move {
	*p.asked++
	on := rules.Move{Verb: 2, A: 1}
	return [][]rules.Move{{on, on, {Verb: 3}}, {{Verb: 77}}}
}

func (toyPlanner) Settled(root, now rules.State) bool {
	return root.View(0).(toy.View).Round+1 < now.View(0).(toy.View).Round
}

func newState(t testing.TB, seats int, seed uint64) rules.State {
	t.Helper()
	s, err := toy.Game{}.New(rules.Setup{Seats: seats, Scenario: 1}, dice.New(seed, 0))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// match plays a game and returns the winners.
func match(t testing.TB, players []Player, seed uint64, b Budget) rules.Seats {
	t.Helper()
	s := newState(t, len(players), seed)
	luck := dice.New(seed, 1)
	for n := 0; ; n++ {
		pending := s.Pending(nil)
		if len(pending) == 0 {
			o, _ := s.Outcome()
			return o.Winners
		}
		seat := pending[0].Seat
		m := Choose(players[seat], session.NewChair(toy.Game{}, s, len(players), seat), b)
		if bad := s.Check(seat, m); bad != nil {
			t.Fatalf("illegal move %+v: %v", m, bad)
		}
		s.Apply(seat, m, luck, nil)
	}
}

func newPlayer(t testing.TB, level string, seed uint64) Player {
	t.Helper()
	p, err := New(level, toyMind{}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestLevelsDiffer plays each level against the one below, changing seats.
func TestLevelsDiffer(t *testing.T) {
	levels := Levels()
	games := 60
	for i := 1; i < len(levels); i++ {
		won, lost := 0, 0
		for g := range games {
			strong := rules.Seat(g % 2)
			players := make([]Player, 2)
			players[strong] = newPlayer(t, levels[i], uint64(g))
			players[1-strong] = newPlayer(t, levels[i-1], uint64(g))
			switch w := match(t, players, uint64(g/2), Budget{Decisions: 3000}); w {
			case rules.Only(strong):
				won++
			case rules.Only(1 - strong):
				lost++
			}
		}
		t.Logf("%s against %s: %d won, %d lost of %d", levels[i], levels[i-1], won, lost, games)
		if won <= lost+games/10 {
			t.Errorf("%s is not better than %s: %d won, %d lost", levels[i], levels[i-1], won, lost)
		}
	}
}

func TestUnknownLevel(t *testing.T) {
	if _, err := New("grandmaster", nil, 0); err == nil {
		t.Error("accepted")
	}
}

func TestPlayersNeedNoMind(t *testing.T) {
	for _, level := range Levels() {
		p, err := New(level, nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		match(t, []Player{p, p, p}, 4, Budget{Decisions: 300})
	}
}

func TestTheSameSeedThinksTheSame(t *testing.T) {
	for _, level := range Levels() {
		for seed := range uint64(5) {
			c := session.NewChair(toy.Game{}, newState(t, 3, seed), 3, 0)
			whole := Choose(newPlayer(t, level, seed), c, Budget{})
			p := newPlayer(t, level, seed)
			p.Begin(c)
			for !p.Think(1) {
			}
			if got := p.Choices()[0].Move; got != whole {
				t.Errorf("%s: in small pieces %+v, at once %+v", level, got, whole)
			}
		}
	}
}

// spy counts how much of a chair's secrets can be reached: its state panics when somebody looks at the true one.
type spy struct{ rules.State }

func (spy) Clone() rules.State         { panic("the true state was cloned") }
func (spy) CopyFrom(rules.State)       { panic("the true state was written") }
func (spy) Hash() uint64               { panic("the true state was hashed") }
func (spy) View(rules.Seat) rules.View { panic("the true state was viewed by another seat") }
func (spy) Apply(rules.Seat, rules.Move, rules.Chance, *rules.Log) {
	panic("the true state was played on")
}

func TestPlayersThinkInResampledWorlds(t *testing.T) {
	for _, level := range Levels() {
		c := session.NewChair(toy.Game{}, spy{newState(t, 3, 1)}, 3, 1)
		if m := Choose(newPlayer(t, level, 1), c, Budget{Decisions: 2000}); c.Check(m) != nil {
			t.Errorf("%s plays an illegal move", level)
		}
	}
}

func TestALateAnswerIsStillLegal(t *testing.T) {
	for _, level := range Levels() {
		asked := 0
		c := session.NewChair(toy.Game{}, newState(t, 4, 1), 4, 3)
		p := newPlayer(t, level, 1)
		m := Choose(p, c, Budget{Late: func() bool { asked++; return true }})
		if c.Check(m) != nil || asked > 1 {
			t.Errorf("%s: %+v after %d looks at the clock", level, m, asked)
		}
		p.Begin(c) // and without any thinking at all
		if m := p.Choices()[0].Move; c.Check(m) != nil {
			t.Errorf("%s: %+v without thinking", level, m)
		}
	}
}

// acting plays to the first turn after the bids.
func acting(t *testing.T, seed uint64) (rules.State, rules.Seat) {
	t.Helper()
	s := newState(t, 2, seed)
	for n := 0; n < 2; n++ {
		seat := s.Pending(nil)[0].Seat
		s.Apply(seat, rules.Moves(s, seat, nil)[0], dice.New(1, 1), nil)
	}
	return s, s.Pending(nil)[0].Seat
}

func TestPlansArePlayedFirst(t *testing.T) {
	s, seat := acting(t, 3)
	asked := 0
	p := NewSearch(toyPlanner{asked: &asked}, Limits{}, 1)
	p.Begin(session.NewChair(toy.Game{}, s, 2, seat))
	if asked != 1 {
		t.Fatalf("plans asked %d times", asked)
	}
	p.Think(1)
	if got := p.tree[p.path[1]].move; got != (rules.Move{Verb: 2, A: 1}) || len(p.path) != 4 {
		t.Errorf("the first round played %+v, %d moves", got, len(p.path)-1)
	}
	for !p.Think(1000) {
	}
	choices := p.Choices()
	if !slices.IsSortedFunc(choices, func(a, b Choice) int { return b.Share - a.Share }) || choices[0].Share < 300 {
		t.Errorf("choices %+v", choices)
	}
	legal := rules.Moves(s, seat, nil)
	if len(choices) != len(legal) {
		t.Errorf("%d choices, %d legal moves", len(choices), len(legal))
	}
}

// TestThoughtsAreKept plays two steps without luck: the second decision begins with what the first one found out.
func TestThoughtsAreKept(t *testing.T) {
	s, seat := acting(t, 3)
	p := NewSearch(stepper{}, Limits{Decisions: 4000}, 1)
	chair := session.NewChair(toy.Game{}, s, 2, seat)
	m := Choose(p, chair, Budget{})
	if m.Verb != 2 {
		t.Fatalf("the stepper plays %+v", m)
	}
	var before *node
	for i := range p.tree {
		if p.tree[i].move == m && p.tree[i].seat == seat {
			before = &p.tree[i]
			break
		}
	}
	s.Apply(seat, m, dice.New(1, 1), nil)
	p.Begin(chair)
	if p.spent == 0 || p.tree[0].visits != before.visits || p.tree[0].values != before.values {
		t.Errorf("%d decisions kept, %d visits of %d", p.spent, p.tree[0].visits, before.visits)
	}
	total, children := int32(0), 0
	for i := p.tree[0].child; i != 0; i = p.tree[i].sibling {
		total += p.tree[i].visits
		children++
	}
	if len(p.Choices()) != len(chair.Moves(nil)) || total > p.tree[0].visits || total < p.tree[0].visits-1 || children != 4 {
		t.Errorf("%d choices, %d visits below %d", len(p.Choices()), total, p.tree[0].visits)
	}
	for !p.Think(100) {
	}
	// Something unforeseen: the seat does not play what it answered.
	s.Apply(seat, rules.Move{Verb: 2, A: -m.A}, dice.New(1, 1), nil)
	if p.Choices()[0].Move != (rules.Move{Verb: 2, A: -m.A}) {
		p.Begin(chair)
		if p.spent != 0 || p.tree[0].visits != 0 {
			t.Error("thoughts were kept after something unforeseen")
		}
	}
}

// stepper likes to walk on, and nothing else.
type stepper struct{}

func (stepper) Evaluate(s rules.State, seat rules.Seat) int {
	return 100 * int(s.View(seat).(toy.View).Camp[seat])
}

func (stepper) Rank(_ rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	for i, m := range moves {
		scores[i] = 0
		if m.Verb == 2 && m.A == 1 {
			scores[i] = 300
		}
	}
}

func TestTunedMindsSetLimits(t *testing.T) {
	p, err := New(Veteran, tuned{}, 1)
	if err != nil || p.(*Search).limits != (Limits{Decisions: 123, Worlds: 24, Depth: 60}) {
		t.Errorf("%+v, %v", p, err)
	}
}

type tuned struct{ Plain }

func (tuned) Limits() Limits { return Limits{Decisions: 123} }

func TestARaidThatWinsIsFound(t *testing.T) {
	// The last turn of the last round: only a raid on the weakest hill can still win.
	s, seat := acting(t, 3)
	text := toy.Game{}.Position(s)
	p := NewSearch(toyMind{}, Limits{}, 1)
	m := Choose(p, session.NewChair(toy.Game{}, s, 2, seat), Budget{})
	if m.Verb == 4 {
		t.Errorf("ends the turn without raiding in %s: %+v", text, p.Choices())
	}
}

func TestSqrt(t *testing.T) {
	for n := range 5000 {
		x := sqrt256(n)
		if x*x > 256*n || (x+1)*(x+1) <= 256*n {
			t.Fatalf("sqrt256(%d) = %d", n, x)
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	c := session.NewChair(toy.Game{}, newState(b, 3, 1), 3, 0)
	p := NewSearch(toyMind{}, Limits{Decisions: 5000}, 1)
	b.ReportAllocs()
	for b.Loop() {
		Choose(p, c, Budget{})
	}
	b.ReportMetric(5000*float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
}
