package session

import (
	"errors"
	"fmt"
	"hash/crc32"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
)

var library = Games(toy.Game{})

func people(n int) []Seating {
	var list []Seating
	for i := range n {
		list = append(list, Seating{Name: fmt.Sprintf("Ana \"%d\" Ñ", i+1), Colour: "red", Emblem: "sun"})
	}
	return list
}

func newToy(t testing.TB, seats []Seating, seed uint64) *Session {
	t.Helper()
	s, err := New(toy.Game{}, rules.Setup{Seats: len(seats), Scenario: 1, Options: 1}, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playOn plays n random moves, or to the end.
func playOn(t testing.TB, s *Session, n int, ch rules.Chance) {
	t.Helper()
	for range n {
		pending := s.Pending()
		if len(pending) == 0 {
			return
		}
		d := pending[ch.Draw(len(pending))]
		moves := s.Chair(d.Seat).Moves(nil)
		if _, err := s.Play(d.Seat, moves[ch.Draw(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
}

func mustPlay(t *testing.T, s *Session, seat rules.Seat, words ...string) []rules.Event {
	t.Helper()
	var events []rules.Event
	for _, w := range words {
		m, err := s.Game().Parse(w)
		if err != nil {
			t.Fatal(err)
		}
		if events, err = s.Play(seat, m); err != nil {
			t.Fatalf("%s: %v", w, err)
		}
	}
	return events
}

// acting returns a session in which the bids are made and the first seat acts.
func acting(t *testing.T, seats []Seating) (*Session, rules.Seat) {
	t.Helper()
	s := newToy(t, seats, 5)
	for len(s.Pending()) != 1 || s.Len() < len(seats) {
		d := s.Pending()[0]
		if _, err := s.Play(d.Seat, s.Chair(d.Seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	return s, s.Pending()[0].Seat
}

func TestLoadGivesTheSameGame(t *testing.T) {
	for seed := range uint64(20) {
		seats := people(2 + int(seed%4))
		seats[1].Level = "veteran"
		s := newToy(t, seats, seed)
		ch := dice.New(seed, 1000)
		for range 12 {
			playOn(t, s, 1+ch.Draw(9), ch)
			if n := ch.Draw(4); n > 0 && n <= s.Len() && ch.Draw(2) == 0 {
				if err := s.Rewind(n); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, text := range [][]byte{s.Journal(), s.Compact()} {
			got, err := Load(strings.NewReader(string(text)), library)
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, text)
			}
			if got.Hash() != s.Hash() || got.Len() != s.Len() || got.ReadOnly() {
				t.Fatalf("seed %d: another game came back", seed)
			}
			if !reflect.DeepEqual(got.Header(), s.Header()) {
				t.Errorf("header %+v, want %+v", got.Header(), s.Header())
			}
			if string(got.Journal()) != string(text) {
				t.Errorf("the journal changed by loading:\n%s\nwas\n%s", got.Journal(), text)
			}
		}
	}
}

func TestDamagedJournals(t *testing.T) {
	s := newToy(t, people(3), 9)
	playOn(t, s, 4000, dice.New(1, 1))
	if s.Len() < 51 {
		t.Fatalf("only %d moves: no hash line in the middle", s.Len())
	}
	good := string(s.Journal())
	cut := strings.LastIndex(good[:len(good)-1], "\nhash")
	lines := strings.SplitAfter(good, "\n")
	edit := func(i int, line string) string {
		l := slices.Clone(lines)
		l[i] = line + "\n"
		return strings.Join(l, "")
	}
	head := 1 + slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "check") })
	hash := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "hash") })
	swap := func(old, new string) string { return sealed(strings.Replace(good, old, new, 1)) }
	for _, c := range []struct {
		name, text string
		want       Fault
		entries    int // -1: no session
		goesOn     bool
	}{
		{"empty", "", Empty, -1, false},
		{"blank", "\n \n", Empty, -1, false},
		{"foreign", "PK\x03\x04 a zip", Foreign, -1, false},
		{"foreign text", "tyche-something 1\n", Foreign, -1, false},
		{"newer form", strings.Replace(good, "tyche-journal 2", fmt.Sprint("tyche-journal ", format+1), 1), NewerFormat, -1, false},
		{"unknown game", swap("game toy", "game chess"), UnknownGame, -1, false},
		{"unknown option", swap("weak-hills", "strong-hills"), DamagedHead, -1, false},
		{"unknown scenario", swap("scenario long", "scenario endless"), DamagedHead, -1, false},
		{"strange header line", swap("scenario", "szenario"), DamagedHead, -1, false},
		{"seat without name", swap("seat 1 person \"Ana", "seat 1 person Ana"), DamagedHead, -1, false},
		{"seats out of order", swap("seat 2", "seat 4"), DamagedHead, -1, false},
		{"seed cut off", good[:strings.Index(good, "seed")+6], DamagedHead, -1, false},
		{"newer rules", swap("rules 1", "rules 2"), OtherRules, s.Len(), false},
		{"last line cut off", good[:cut-2], Truncated, s.Len() - 1, true},
		{"cut between lines", good[:cut+1], 0, s.Len(), true},
		{"garbage in the middle", edit(20, "3 dance wildly"), BrokenLine, 20 - head, false},
		{"no such seat", edit(20, "9 end"), BrokenLine, 20 - head, false},
		{"illegal move", edit(head, "3 end"), IllegalEntry, 0, false},
		{"impossible rewind", edit(12, "rewind 99"), BrokenLine, 12 - head, false},
		{"edited hash", edit(hash, "hash 0123456789abcdef"), WrongHash, 50, false},
		{"edited seed", strings.Replace(good, "seed 9", "seed 10", 1), 0, -2, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := Load(strings.NewReader(c.text), library)
			var p *Problem
			if c.entries == -2 { // anything but acceptance
				if err == nil {
					t.Fatal("accepted")
				}
				return
			}
			if (err != nil) != (c.want != 0) || err != nil && (!errors.As(err, &p) || p.Fault != c.want) {
				t.Fatalf("got %v, want fault %v", err, faultKeys[c.want])
			}
			if p != nil && p.Text().Key == "" {
				t.Error("no text for people")
			}
			if (got == nil) != (c.entries < 0) {
				t.Fatalf("session %v", got)
			}
			if got == nil {
				return
			}
			if got.Len() != c.entries || got.ReadOnly() == c.goesOn {
				t.Errorf("%d entries, read only %v; want %d, %v", got.Len(), got.ReadOnly(), c.entries, !c.goesOn)
			}
			if want := s.StateAt(c.entries).Hash(); got.Hash() != want {
				t.Error("the replay shows another position")
			}
			if _, err := got.Play(0, rules.Move{}); !c.goesOn && (!errors.As(err, &p) || p.Fault != ReadOnly) {
				t.Errorf("a replay went on: %v", err)
			}
		})
	}
}

func TestNothingIsLostAfterACutLine(t *testing.T) {
	s := newToy(t, people(2), 3)
	playOn(t, s, 20, dice.New(3, 3))
	text := s.Journal()
	got, _ := Load(strings.NewReader(string(text[:len(text)-1])), library)
	e := s.Entry(s.Len() - 1)
	if _, err := got.Play(e.Seat, e.Move); err != nil {
		t.Fatal(err)
	}
	if string(got.Journal()) != string(text) {
		t.Error("the journal does not go on as it was")
	}
}

func TestTheSameDiceAfterRewind(t *testing.T) {
	for seed := range uint64(10) {
		s := newToy(t, people(4), seed)
		playOn(t, s, 60, dice.New(seed, 2))
		var want []Entry
		for i := s.Len() - 40; i < s.Len(); i++ {
			want = append(want, s.Entry(i))
		}
		hash := s.Hash()
		if err := s.Rewind(40); err != nil {
			t.Fatal(err)
		}
		for i, e := range want {
			if _, err := s.Play(e.Seat, e.Move); err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(s.Entry(s.Len()-1), e) {
				t.Fatalf("seed %d: entry %d happened differently", seed, i)
			}
		}
		if s.Hash() != hash {
			t.Error("another end")
		}
	}
}

func TestStateAtEveryEntry(t *testing.T) {
	s := newToy(t, people(5), 11)
	hashes := []uint64{s.Hash()}
	ch := dice.New(1, 7)
	for len(s.Pending()) > 0 {
		playOn(t, s, 1, ch)
		hashes = append(hashes, s.Hash())
		if ch.Draw(10) == 0 {
			n := 1 + ch.Draw(min(s.Len(), 45))
			if err := s.Rewind(n); err != nil {
				t.Fatal(err)
			}
			hashes = hashes[:len(hashes)-n]
			if s.Hash() != hashes[s.Len()] {
				t.Fatalf("rewind %d gives another position", n)
			}
		}
	}
	for n, want := range hashes {
		if s.StateAt(n).Hash() != want {
			t.Fatalf("position %d differs", n)
		}
	}
}

func TestSeenHidesSecrets(t *testing.T) {
	s := newToy(t, people(3), 2)
	playOn(t, s, 300, dice.New(1, 1))
	private := 0
	for _, seat := range []rules.Seat{rules.Nobody, 0, 1, 2} {
		for _, told := range s.Seen(seat, 0) {
			if told.Event.Seen != rules.Everyone {
				private++
				if told.Event.Seat != seat {
					t.Errorf("seat %d sees %v", seat, toy.Game{}.FormatEvent(told.Event))
				}
			}
		}
	}
	if private == 0 {
		t.Error("no private events were seen by their owners")
	}
}

// What is seen since something began is the end of what is seen at all, from its last beginning on, and no entry beyond the end asked for.
func TestSeenSinceItBegan(t *testing.T) {
	s := newToy(t, people(3), 2)
	playOn(t, s, 300, dice.New(1, 1))
	for _, seat := range []rules.Seat{rules.Nobody, 0, 2} {
		for _, end := range []int{0, 1, s.Len() / 2, s.Len(), s.Len() + 5} {
			var all []rules.Event
			for _, told := range s.Seen(seat, 0) {
				if told.Entry < end {
					all = append(all, told.Event)
				}
			}
			for verb := range uint8(40) {
				begins := func(e rules.Event) bool { return e.Verb == verb }
				want := all
				for i, e := range all {
					if begins(e) {
						want = all[i:]
					}
				}
				if got := s.SeenSince(seat, end, begins); !slices.Equal(got, want) {
					t.Errorf("seat %d, verb %d, before entry %d: %d events, want %d", seat, verb, end, len(got), len(want))
				}
			}
		}
	}
}

func TestSinceIsAfterTheOwnLastAnswer(t *testing.T) {
	s := newToy(t, people(3), 2)
	if s.Since(1) != 0 {
		t.Error("before any answer everything is new")
	}
	for _, seat := range []rules.Seat{1, 0} {
		if _, err := s.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if s.Since(1) != 1 || s.Since(0) != 2 || s.Since(2) != 0 {
		t.Error(s.Since(1), s.Since(0), s.Since(2))
	}
}

func TestIllegalMovesChangeNothing(t *testing.T) {
	s, seat := acting(t, people(2))
	before, lines := s.Hash(), len(s.Journal())
	_, err := s.Play(1-seat, rules.Move{Verb: 4})
	var p *Problem
	if !errors.As(err, &p) || p.Fault != IllegalMove || p.Illegal == nil || p.Why.Key == "" {
		t.Errorf("got %v", err)
	}
	if s.Hash() != before || len(s.Journal()) != lines {
		t.Error("something changed")
	}
}

// failing is a toy whose raids make the program fail.
type failing struct{ *toy.State }

func (f failing) Apply(seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
	f.State.Apply(seat, m, ch, log)
	if m == (rules.Move{Verb: 3}) {
		panic("our own bug")
	}
}
func (f failing) Clone() rules.State        { return failing{f.State.Clone().(*toy.State)} }
func (f failing) CopyFrom(from rules.State) { f.State.CopyFrom(from.(failing).State) }

type failingGame struct{ toy.Game }

func (failingGame) New(setup rules.Setup, ch rules.Chance) (rules.State, error) {
	s, err := toy.Game{}.New(setup, ch)
	return failing{s.(*toy.State)}, err
}

func TestAFaultInTheRulesDoesNotCostTheGame(t *testing.T) {
	s, err := New(failingGame{}, rules.Setup{Seats: 2}, people(2), 5)
	if err != nil {
		t.Fatal(err)
	}
	for len(s.Pending()) > 1 || s.Len() < 2 {
		d := s.Pending()[0]
		if _, err := s.Play(d.Seat, s.Chair(d.Seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	seat, before := s.Pending()[0].Seat, s.Hash()
	_, err = s.Play(seat, rules.Move{Verb: 3})
	var p *Problem
	if !errors.As(err, &p) || p.Fault != RulesFailed {
		t.Fatalf("got %v", err)
	}
	if s.Hash() != before {
		t.Error("the position changed")
	}
	mustPlay(t, s, seat, "end")
}

func TestChairs(t *testing.T) {
	s := newToy(t, people(3), 4)
	if c := s.Chair(1); c.Waiting() != 0b111 {
		t.Errorf("waiting for %b", c.Waiting())
	}
	if _, ok := s.Chair(rules.Nobody).Decision(); ok {
		t.Error("nobody is asked something")
	}
	c := s.Chair(2)
	if d, ok := c.Decision(); !ok || d.Seat != 2 || c.Seat() != 2 || c.Seats() != 3 {
		t.Error("seat 2 is not asked")
	}
	m := c.Moves(nil)[0]
	if c.Check(m) != nil || c.Explain(m) != nil || len(c.Candidates(nil)) != 4 || c.Describe(m).Label.Key == "" {
		t.Error("the chair disagrees with the state")
	}
	if reflect.DeepEqual(c.View(), s.Chair(rules.Nobody).View()) {
		t.Error("the seat sees no more than the public")
	}
	if !reflect.DeepEqual(beginning(s, 0).View(), s.ChairAt(0, 0).View()) {
		t.Error("ChairAt the beginning shows another position")
	}
	if _, over := c.Outcome(); over {
		t.Error("over")
	}
}

func beginning(s *Session, seat rules.Seat) Chair { return NewChair(s.Game(), s.StateAt(0), 3, seat) }

func TestWrongSeats(t *testing.T) {
	if _, err := New(toy.Game{}, rules.Setup{Seats: 3}, people(2), 0); err == nil {
		t.Error("three seats for two people")
	}
	if _, err := New(toy.Game{}, rules.Setup{Seats: 6}, people(6), 0); err == nil {
		t.Error("six seats in the toy")
	}
}

func BenchmarkUndo(b *testing.B) {
	s := newToy(b, people(2), 5)
	playOn(b, s, 60, dice.New(1, 1))
	for b.Loop() {
		e := s.Entry(s.Len() - 1)
		s.takeBack(1)
		s.apply(e.Seat, e.Move)
		s.undone = s.undone[:0]
	}
}

func BenchmarkStateAt(b *testing.B) {
	s := newToy(b, people(5), 5)
	playOn(b, s, 4000, dice.New(1, 1))
	for n := 0; b.Loop(); n++ {
		s.StateAt(n % s.Len())
	}
}

func BenchmarkLoad(b *testing.B) {
	s := newToy(b, people(5), 5)
	playOn(b, s, 4000, dice.New(1, 1))
	text := string(s.Journal())
	for b.Loop() {
		if _, err := Load(strings.NewReader(text), library); err != nil {
			b.Fatal(err)
		}
	}
}

// sealed gives an edited journal the checksum of its header.
func sealed(text string) string {
	head, rest, _ := strings.Cut(text, "check ")
	_, rest, _ = strings.Cut(rest, "\n")
	return fmt.Sprintf("%scheck %08x\n%s", head, crc32.ChecksumIEEE([]byte(head)), rest)
}
