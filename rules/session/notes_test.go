package session

import (
	"reflect"
	"strings"
	"testing"

	"tyche/rules/dice"
)

func TestNotesGoWithTheJournal(t *testing.T) {
	s := newToy(t, people(2), 3)
	ch := dice.New(1, 1)
	write := func(text string) {
		t.Helper()
		if err := s.Annotate(text); err != nil {
			t.Fatal(err)
		}
	}
	write("¿Quién empieza?")
	playOn(t, s, 8, ch)
	write("two\nlines \"quoted\"")
	playOn(t, s, 2, ch)
	write("dropped")
	if err := s.Rewind(1); err != nil {
		t.Fatal(err)
	}
	want := []Note{{0, "¿Quién empieza?"}, {8, "two\nlines \"quoted\""}}
	for _, text := range [][]byte{s.Journal(), s.Compact()} {
		got, err := Load(strings.NewReader(string(text)), library)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got.Notes(), want) || got.Hash() != s.Hash() {
			t.Errorf("notes %+v in\n%s", got.Notes(), text)
		}
	}
	replay, _ := Load(strings.NewReader(string(s.Journal())+"note unquoted\n"), library)
	if !replay.ReadOnly() || replay.Annotate("x") == nil {
		t.Error("a broken note was taken, or a replay annotated")
	}
}
