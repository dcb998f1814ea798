package conform

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	"tyche/rules/session"
)

func texts(t testing.TB) *lexicon.Lexicon {
	t.Helper()
	l, err := lexicon.New(lexicon.Kit, toy.Texts)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestToyConforms(t *testing.T) {
	Run(t, Config{Game: toy.Game{}, Bound: 300, Lexicon: texts(t), Games: 5})
}

// broken is a toy with one thing wrong.
type broken struct {
	*toy.State
	how *fault
}

type fault struct {
	candidates func(*toy.State, rules.Seat, []rules.Move) []rules.Move
	check      func(*toy.State, rules.Seat, rules.Move) *rules.Illegal
	explain    func(*toy.State, rules.Seat, rules.Move) *rules.Illegal
	apply      func(*toy.State, rules.Seat, rules.Move, rules.Chance, *rules.Log)
	view       func(*toy.State, rules.Seat) rules.View
	resample   func(*toy.State, rules.Seat, rules.Chance) rules.State
	describe   func(*toy.State, rules.Seat, rules.Move) rules.Caption
	clone      func(*toy.State) *toy.State
	pending    func(*toy.State, []rules.Decision) []rules.Decision
}

func (b broken) Pending(dst []rules.Decision) []rules.Decision {
	if b.how.pending != nil {
		return b.how.pending(b.State, dst)
	}
	return b.State.Pending(dst)
}

func (b broken) Candidates(seat rules.Seat, dst []rules.Move) []rules.Move {
	if b.how.candidates != nil {
		return b.how.candidates(b.State, seat, dst)
	}
	return b.State.Candidates(seat, dst)
}

func (b broken) Check(seat rules.Seat, m rules.Move) *rules.Illegal {
	if b.how.check != nil {
		return b.how.check(b.State, seat, m)
	}
	return b.State.Check(seat, m)
}

func (b broken) Explain(seat rules.Seat, m rules.Move) *rules.Illegal {
	if b.how.explain != nil {
		return b.how.explain(b.State, seat, m)
	}
	return b.State.Explain(seat, m)
}

func (b broken) Apply(seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
	if b.how.apply != nil {
		b.how.apply(b.State, seat, m, ch, log)
		return
	}
	b.State.Apply(seat, m, ch, log)
}

func (b broken) View(seat rules.Seat) rules.View {
	if b.how.view != nil {
		return b.how.view(b.State, seat)
	}
	return b.State.View(seat)
}

func (b broken) Resample(seat rules.Seat, ch rules.Chance) rules.State {
	if b.how.resample != nil {
		return broken{b.how.resample(b.State, seat, ch).(*toy.State), b.how}
	}
	return broken{b.State.Resample(seat, ch).(*toy.State), b.how}
}

func (b broken) Describe(seat rules.Seat, m rules.Move) rules.Caption {
	if b.how.describe != nil {
		return b.how.describe(b.State, seat, m)
	}
	return b.State.Describe(seat, m)
}

func (b broken) Clone() rules.State {
	if b.how.clone != nil {
		return broken{b.how.clone(b.State), b.how}
	}
	return broken{b.State.Clone().(*toy.State), b.how}
}

func (b broken) CopyFrom(from rules.State) { b.State.CopyFrom(from.(broken).State) }

// brokenGame makes broken states; parse and position may be wrong as well.
type brokenGame struct {
	toy.Game
	how      *fault
	parse    func(string) (rules.Move, error)
	position func(*toy.State) string
	open     bool // bids are told to all
}

func (g brokenGame) Private(m rules.Move) bool { return !g.open && g.Game.Private(m) }

func (g brokenGame) New(setup rules.Setup, ch rules.Chance) (rules.State, error) {
	s, err := g.Game.New(setup, ch)
	if err != nil {
		return nil, err
	}
	return broken{s.(*toy.State), g.how}, nil
}

func (g brokenGame) Parse(s string) (rules.Move, error) {
	if g.parse != nil {
		return g.parse(s)
	}
	return g.Game.Parse(s)
}

func (g brokenGame) Position(s rules.State) string {
	if g.position != nil {
		return g.position(s.(broken).State)
	}
	return g.Game.Position(s.(broken).State)
}

func (g brokenGame) SetPosition(text string) (rules.State, error) {
	s, err := g.Game.SetPosition(text)
	if err != nil {
		return nil, err
	}
	return broken{s.(*toy.State), g.how}, nil
}

var endTurn = rules.Move{Verb: 4}

// TestFaultsAreFound breaks the toy in every way that the kit promises to find.
func TestFaultsAreFound(t *testing.T) {
	no := &rules.Illegal{Rule: "1.1", Why: rules.Say("toy.why.tired")}
	shared := 0
	for _, c := range []struct {
		name, want string
		property   int
		game       brokenGame
		invariant  func(rules.State) error
	}{
		{"nobody may do anything", "dead end", 0, brokenGame{how: &fault{
			check: func(*toy.State, rules.Seat, rules.Move) *rules.Illegal { return no }}}, nil},
		{"turns never end", "no end after", 0, brokenGame{how: &fault{
			apply: func(*toy.State, rules.Seat, rules.Move, rules.Chance, *rules.Log) {}}}, nil},
		{"nobody is asked", "not over", 0, brokenGame{how: &fault{
			pending: func(_ *toy.State, dst []rules.Decision) []rules.Decision { return dst }}}, nil},
		{"the rules panic", "panic: boom", 0, brokenGame{how: &fault{
			apply: func(*toy.State, rules.Seat, rules.Move, rules.Chance, *rules.Log) { panic("boom") }}}, nil},
		{"an invariant fails", "too many", 0, brokenGame{how: &fault{}}, func(rules.State) error { return errors.New("too many") }},
		{"explain always refuses", "disagree", 1, brokenGame{how: &fault{
			explain: func(*toy.State, rules.Seat, rules.Move) *rules.Illegal { return no }}}, nil},
		{"check takes everything", "is no candidate", 1, brokenGame{how: &fault{
			check:   func(*toy.State, rules.Seat, rules.Move) *rules.Illegal { return nil },
			explain: func(*toy.State, rules.Seat, rules.Move) *rules.Illegal { return nil }}}, nil},
		{"candidates twice", "offered twice", 1, brokenGame{how: &fault{
			candidates: func(s *toy.State, seat rules.Seat, dst []rules.Move) []rules.Move {
				return s.Candidates(seat, s.Candidates(seat, dst))
			}}}, nil},
		{"candidates for all", "is not asked", 1, brokenGame{how: &fault{
			candidates: func(s *toy.State, seat rules.Seat, dst []rules.Move) []rules.Move {
				if dst = s.Candidates(seat, dst); len(dst) == 0 {
					dst = append(dst, endTurn)
				}
				return dst
			}}}, nil},
		{"no label", "no label", 1, brokenGame{how: &fault{
			describe: func(*toy.State, rules.Seat, rules.Move) rules.Caption { return rules.Caption{} }}}, nil},
		{"all words mean end", "from its words", 1, brokenGame{how: &fault{},
			parse: func(string) (rules.Move, error) { return endTurn, nil }}, nil},
		{"clones share", "changed the original", 2, brokenGame{how: &fault{
			clone: func(s *toy.State) *toy.State { return s }}}, nil},
		{"the log changes the game", "without a log", 2, brokenGame{how: &fault{
			apply: func(s *toy.State, seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
				if log != nil {
					ch.Draw(6)
				}
				s.Apply(seat, m, ch, log)
			}}}, nil},
		{"views show all", "sees another world", 3, brokenGame{how: &fault{
			view: func(s *toy.State, _ rules.Seat) rules.View { return *s }}}, nil},
		{"resampling does nothing", "never changed", 3, brokenGame{how: &fault{
			resample: func(s *toy.State, _ rules.Seat, _ rules.Chance) rules.State { return s.Clone() }}}, nil},
		{"options depend on others' cards", "judged differently", 3, brokenGame{how: &fault{
			explain: func(s *toy.State, seat rules.Seat, m rules.Move) *rules.Illegal {
				return &rules.Illegal{Rule: rules.Rule(toy.Game{}.Position(s))}
			}}}, nil},
		{"peeping", "could be taken back", 3, brokenGame{how: &fault{
			view: func(s *toy.State, seat rules.Seat) rules.View {
				v := s.View(seat).(toy.View)
				if !v.Bidding && v.Steps == 1 {
					v.Hand = [5]int8{int8(s.Hash())} // whoever steps sees something of all
				}
				return v
			},
			apply: func(s *toy.State, seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
				s.Apply(seat, m, ch, log)
			},
			resample: func(s *toy.State, seat rules.Seat, ch rules.Chance) rules.State {
				if v := s.View(seat).(toy.View); !v.Bidding && v.Steps == 1 {
					return s.Clone()
				}
				return s.Resample(seat, ch)
			}}}, nil},
		{"the words of a bid", "cannot see whether it was", 4, brokenGame{how: &fault{}, open: true}, nil},
		{"positions lose something", "comes back as another", 5, brokenGame{how: &fault{},
			position: func(s *toy.State) string {
				shared++
				return strings.Replace(toy.Game{}.Position(s), " 6 ", " 5 ", 1)
			}}, nil},
		{"the game remembers outside its state", "another", 6, brokenGame{how: &fault{
			apply: func(s *toy.State, seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
				if shared++; shared%3 == 0 {
					ch.Draw(6)
				}
				s.Apply(seat, m, ch, log)
			}}}, nil},
		{"the game depends on a counter", "same seed differ", 7, brokenGame{how: &fault{
			apply: func(s *toy.State, seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
				if shared++; shared%7 == 0 {
					ch.Draw(6)
				}
				s.Apply(seat, m, ch, log)
			}}}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			config := Config{Game: c.game, Bound: 300, Invariant: c.invariant}
			config.fill()
			var err error
			for seed := uint64(0); seed < 10 && err == nil; seed++ {
				err = properties[c.property].try(&config, rules.Setup{Seats: 3, Scenario: 1}, seed)
			}
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// lister finds its legal moves in a way of its own: the last of several gets lost.
type lister struct{ *toy.State }

func (l lister) Legal(seat rules.Seat, dst []rules.Move) []rules.Move {
	dst = rules.Moves(l.State, seat, dst)
	return dst[:max(len(dst)-1, min(len(dst), 1))]
}

type listerGame struct{ toy.Game }

func (g listerGame) New(setup rules.Setup, ch rules.Chance) (rules.State, error) {
	s, err := g.Game.New(setup, ch)
	return lister{s.(*toy.State)}, err
}

func TestLostMovesAreFound(t *testing.T) {
	c := Config{Game: listerGame{}, Bound: 300}
	if err := tryLists(&c, rules.Setup{Seats: 3, Scenario: 1}, 1); err == nil || !strings.Contains(err.Error(), "the list of legal moves is") {
		t.Errorf("got %v", err)
	}
}

func TestMissingSentencesAreFound(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit)
	if err != nil {
		t.Fatal(err)
	}
	c := Config{Game: toy.Game{}, Lexicon: l}
	c.fill()
	if err := tryTexts(&c, rules.Setup{Seats: 2}, 1); err == nil || !strings.Contains(err.Error(), "toy.hill.1") {
		t.Errorf("got %v", err)
	}
}

func TestFuzzFindsFaults(t *testing.T) {
	bad := func(c Config) error {
		c.fill()
		state, err := c.Game.New(c.Setups[0], dice.New(1, 1))
		if err != nil {
			t.Fatal(err)
		}
		return c.tryMoves(start{setup: c.Setups[0], state: state}, 1, []byte(strings.Repeat("some bytes that play", 40)))
	}
	if err := bad(Config{Game: toy.Game{}}); err != nil {
		t.Error(err)
	}
	boom := brokenGame{how: &fault{apply: func(*toy.State, rules.Seat, rules.Move, rules.Chance, *rules.Log) { panic("boom") }}}
	if err := bad(Config{Game: boom}); err == nil || !strings.Contains(err.Error(), "boom") {
		t.Errorf("a panic was not reported: %v", err)
	}
	if err := bad(Config{Game: toy.Game{}, Invariant: func(rules.State) error { return errors.New("too many") }}); err == nil {
		t.Error("an invariant was not tried")
	}
	c := Config{Game: brokenGame{how: &fault{}, position: func(s *toy.State) string {
		return strings.Replace(toy.Game{}.Position(s), "1", "2", 1)
	}}}
	state, err := toy.Game{}.New(rules.Setup{Seats: 2}, dice.New(1, 1))
	if err != nil {
		t.Fatal(err)
	}
	if err := c.tryPositionText(toy.Game{}.Position(state)); err == nil {
		t.Error("a position that does not come back was not reported")
	}
}

func TestEdit(t *testing.T) {
	const text = "a 1\nb 2 c"
	for _, c := range []struct {
		edits []byte
		want  string
	}{
		{nil, text},
		{[]byte{0, 1, 0, 0}, "a 1"},
		{[]byte{1, 0, 0, 2}, "a 1\nb 2 c\na 1"},
		{[]byte{2, 0, 0, 1}, "b 2 c\na 1"},
		{[]byte{3, 1, 1, 0}, "a 1\nb a c"},
		{[]byte{4, 1, 1, 255}, "a 1\nb 1 c"},
		{[]byte{5, 0, 3, 9}, "a 9\nb 2 c"},
		{[]byte{6, 1, 2, 2}, "a 1\nb 2 -1"},
		{[]byte{7, 0, 0, 13}, "a x 1\nb 2 c"},
		{[]byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, ""},
	} {
		if got := edit(text, c.edits); got != c.want {
			t.Errorf("%v: %q, want %q", c.edits, got, c.want)
		}
	}
}

// TestUncompressedLinks makes sure that the fuzz test of links begins with links that open.
func TestUncompressedLinks(t *testing.T) {
	c := toyConfig()
	c.fill()
	opened := 0
	err := c.randomSession(rules.Setup{Seats: 3}, 1, func(s *session.Session, _ *dice.Stream) error {
		link, err := s.Link()
		if err != nil {
			return err
		}
		stored, err := uncompressed(link)
		if err != nil {
			return err
		}
		if _, err := session.FromLink(base64.RawURLEncoding.EncodeToString(stored), session.Games(c.Game)); err != nil || stored[0]&1 == 0 {
			return fmt.Errorf("a link that is not compressed: %w", err)
		}
		opened++
		return nil
	})
	if err != nil || opened == 0 {
		t.Errorf("%d links opened, %v", opened, err)
	}
}

func toyConfig() Config { return Config{Game: toy.Game{}, Bound: 300} }

func FuzzToyMoves(f *testing.F)    { FuzzMoves(f, toyConfig()) }
func FuzzToyPosition(f *testing.F) { FuzzPosition(f, toyConfig()) }
func FuzzToyJournal(f *testing.F)  { FuzzJournal(f, toyConfig()) }
func FuzzToyLink(f *testing.F)     { FuzzLink(f, toyConfig()) }
