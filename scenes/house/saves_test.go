package house

import (
	"bytes"
	"hash/crc32"
	"reflect"
	"slices"
	"testing"
	"time"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/emblems"
)

func open(t *testing.T) (*House, *store.Memory) {
	t.Helper()
	kept := store.NewMemory()
	h, err := New(ui.NewApp(kept), []Kind{{Rules: toy.Game{}}})
	if err != nil {
		t.Fatal(err)
	}
	return h, kept
}

func game(t *testing.T, seed uint64) *session.Session {
	t.Helper()
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Level: "veteran", Name: "Ana"}}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestPeekSeesWhatHasChanged(t *testing.T) {
	h, kept := open(t)
	s := game(t, 1)
	name, err := h.Adopt(s)
	if err != nil {
		t.Fatal(err)
	}
	if save := h.Peek(name); !save.Opens || save.Over || save.Moves != 0 || save.Problem != nil || save.Header.Seats[0].Name != "Irene" {
		t.Errorf("%+v", save)
	}
	seat := s.Pending()[0].Seat
	if _, err := s.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	kept.Write(name, s.Journal())
	if save := h.Peek(name); save.Moves != 1 {
		t.Errorf("after a move: %+v", save)
	}
	kept.Write(name, append(bytes.Clone(s.Journal()), "9 nonsense\n"...))
	if save := h.Peek(name); !save.Opens || !save.Frozen || save.Problem == nil {
		t.Errorf("spoilt: %+v", save)
	}
	kept.Write(name, []byte("nothing of ours"))
	if save := h.Peek(name); save.Opens || save.Problem == nil {
		t.Errorf("foreign: %+v", save)
	}
}

// A kept game shows the arms that its seats bear now, also when another run of the program lists it.
func TestASaveShowsTheArmsThatAreBorne(t *testing.T) {
	kept := store.NewMemory()
	var name string
	for run := range 2 {
		kind := Kind{Rules: toy.Game{}, Emblems: make([]emblems.Emblem, 4), Bears: func(_ rules.View, seat int) int { return 3 - 4*seat }}
		h, err := New(ui.NewApp(kept), []Kind{kind})
		if err != nil {
			t.Fatal(err)
		}
		if run == 0 {
			if name, err = h.Adopt(game(t, 1)); err != nil {
				t.Fatal(err)
			}
		}
		k, save := h.Kind(toy.Game{}.Info().ID), h.Peek(name)
		if save.Emblem(k, 0) != &k.Emblems[3] {
			t.Errorf("run %d: the first seat has taken its arms", run)
		}
		if save.Emblem(k, 1) != k.Emblem(save.Header.Seats[1], 1) || save.Emblem(k, 1) == nil {
			t.Errorf("run %d: the second seat still bears those of the set-up", run)
		}
	}
}

func TestTheGamePlayedLastComesFirst(t *testing.T) {
	h, _ := open(t)
	now := time.Date(2026, 3, 1, 20, 15, 0, 0, time.Local)
	var names []string
	for i := range uint64(3) {
		name := h.FreeName(now)
		if err := h.App.Store.Write(name, game(t, i).Journal()); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	if got := h.Names(); !slices.Equal(got, []string{names[2], names[1], names[0]}) {
		t.Errorf("names %v", got)
	}
	h.remember(names[0])
	if got := h.Names(); !slices.Equal(got, []string{names[0], names[2], names[1]}) {
		t.Errorf("with the oldest played last: %v", got)
	}
	if save := h.Peek(names[1]); !save.When.Equal(now.Add(time.Second)) {
		t.Errorf("begun at %v", save.When)
	}
	if again, err := h.Adopt(game(t, 1)); err != nil || again != names[1] {
		t.Errorf("the same game is adopted as %s, %v; it is %s", again, err, names[1])
	}
}

// A long list is there at once in the next run of the program: what was seen of a game is kept beside it.
func TestSummariesOfManyGames(t *testing.T) {
	h, kept := open(t)
	var names []string
	for i := range uint64(200) {
		name := h.FreeName(time.Date(2026, 3, 1, 10, 0, int(i), 0, time.Local))
		if err := kept.Write(name, game(t, i).Journal()); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	for _, name := range names {
		h.Peek(name)
	}
	h.Rename(names[7], "  The   long evening of the five kings and their many generals ")
	h.played(names[3], time.Date(2026, 3, 2, 0, 0, 0, 0, time.Local))
	next, err := New(ui.NewApp(kept), []Kind{{Rules: toy.Game{}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, _ := kept.Read(name)
		if _, known := next.known(name, len(data), crc32.ChecksumIEEE(data)); !known {
			t.Fatalf("%s must be played through again", name)
		}
		if a, b := h.Peek(name), next.Peek(name); !reflect.DeepEqual(a, b) {
			t.Fatalf("seen otherwise:\n%+v\n%+v", a, b)
		}
	}
	if got := next.Peek(names[7]).Title; got != "The long evening of the five kings and t" {
		t.Errorf("title %q", got)
	}
	order := next.Names()
	if order[0] != names[3] || order[1] != names[199] || order[199] != names[0] {
		t.Errorf("order: %v ... %v", order[:3], order[197:])
	}
	if err := next.Remove(names[3]); err != nil {
		t.Fatal(err)
	}
	if _, err := kept.Read(summaryOf(names[3])); err == nil {
		t.Error("the summary outlives its game")
	}
}

// Where the map was left is kept beside the game with its name; what cannot be read is forgotten.
func TestOutlooksAreKeptBesideTheGame(t *testing.T) {
	h, kept := open(t)
	name := h.FreeName(time.Date(2026, 3, 1, 10, 0, 0, 0, time.Local))
	if err := kept.Write(name, game(t, 1).Journal()); err != nil {
		t.Fatal(err)
	}
	want := table.Outlook{X: 12.5, Y: 3, Across: 400}
	h.note(name, func(s *summary) { s.Outlook = want })
	h.Rename(name, "La larga")
	next, err := New(ui.NewApp(kept), h.Kinds)
	if err != nil {
		t.Fatal(err)
	}
	if got := next.summary(name).Outlook; got != want {
		t.Errorf("kept %v, found %v", want, got)
	}
	kept.Write(summaryOf(name), []byte(`{"outlook":{"x":"far"}}`))
	if got := next.summary(name).Outlook; got != (table.Outlook{}) {
		t.Errorf("out of a damaged file: %v", got)
	}
}
