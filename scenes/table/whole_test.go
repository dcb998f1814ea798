package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// atTurn is a match of the toy after the bids, seen by the one whose turn it is.
func atTurn(t *testing.T) *Match {
	t.Helper()
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	m := NewMatch(s, nil, nil)
	for range 2 {
		m.viewer = m.Deciding()
		if err := m.Play(m.viewer, m.Chair().Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	m.viewer = m.Deciding()
	return m
}

// play plays an answer of the viewer.
func play(t *testing.T, m *Match, word string) {
	t.Helper()
	move, err := toy.Game{}.Parse(word)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Play(m.viewer, move); err != nil {
		t.Fatal(err)
	}
}

// clicked plays answers as one click does, resumed those that belong to the click before.
func clicked(t *testing.T, m *Match, words ...string) {
	t.Helper()
	m.clicks.begin(m.Session.Len())
	resumed(t, m, words...)
}

func resumed(t *testing.T, m *Match, words ...string) {
	t.Helper()
	for _, word := range words {
		play(t, m, word)
		m.clicks.reach(m.Session.Len())
	}
}

// turned goes back or forth and demands a number of entries.
func turned(t *testing.T, what string, do func() error, m *Match, want int) {
	t.Helper()
	if err := do(); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	prove.Is(t, what, m.Session.Len(), want)
}

func TestAClickIsTakenBackWhole(t *testing.T) {
	m := atTurn(t)
	n := m.Session.Len()
	clicked(t, m, "step on")
	clicked(t, m, "step on", "end")
	far := m.Session.Hash()
	turned(t, "the click of two answers", m.Undo, m, n+1)
	prove.Is(t, "nothing of it stays", m.partly().Key, "")
	turned(t, "the click of one", m.Undo, m, n)
	turned(t, "the click of one again", m.Redo, m, n+1)
	turned(t, "the click of two again", m.Redo, m, n+3)
	prove.True(t, "all is as it was", m.Session.Hash() == far)
	turned(t, "the click that was played again", m.Undo, m, n+1)
}

// TestAClickGoesBackAsFarAsItMay has a die and the answer of somebody else in the middle of a click.
func TestAClickGoesBackAsFarAsItMay(t *testing.T) {
	m := atTurn(t)
	n := m.Session.Len()
	clicked(t, m, "step on", "raid")
	m.viewer = m.Deciding()
	resumed(t, m, "step on", "step on")
	turned(t, "back to the die", m.Undo, m, n+2)
	prove.Is(t, "why the rest stays", m.partly().Key, "kit.undo.why.answered")
	prove.True(t, "the die stays", m.Undo() != nil && m.Session.Len() == n+2)
	turned(t, "forth to the end of the click", m.Redo, m, n+4)
	turned(t, "back to the die again", m.Undo, m, n+2)
	for range 2 {
		play(t, m, "step back")
	}
	turned(t, "what was played instead", m.Undo, m, n+3)
}

// TestWhatIsPlayedInsteadIsNoPartOfTheClick takes two clicks back and answers something else.
func TestWhatIsPlayedInsteadIsNoPartOfTheClick(t *testing.T) {
	m := atTurn(t)
	n := m.Session.Len()
	clicked(t, m, "step on", "step on")
	clicked(t, m, "end")
	turned(t, "the second click", m.Undo, m, n+2)
	turned(t, "the first click", m.Undo, m, n)
	play(t, m, "step back")
	play(t, m, "step back")
	turned(t, "one answer", m.Undo, m, n+1)
	turned(t, "the other", m.Undo, m, n)
}

// TestUndoSaysHowFarItGoes: what the button takes back is known before it is pressed, and that nothing more can be after it.
func TestUndoSaysHowFarItGoes(t *testing.T) {
	m := atTurn(t)
	n := m.Session.Len()
	foresees := func(what string, to, last int, why string) {
		t.Helper()
		gotTo, gotLast, gotWhy := m.undoes()
		prove.Is(t, what+": how far", gotTo, to)
		prove.Is(t, what+": which answer", gotLast, last)
		prove.Is(t, what+": what ends it", gotWhy.Key, why)
	}
	foresees("the bids", n, -1, "kit.undo.why.answered")
	clicked(t, m, "step on", "step back")
	foresees("a click of two", n, n+1, "kit.undo.why.answered")
	turned(t, "it goes so far", m.Undo, m, n)
	clicked(t, m, "step on")
	clicked(t, m, "step on")
	foresees("the one before it may go too", n+1, n+1, "")
	turned(t, "it does", m.Undo, m, n+1)
	foresees("nothing may after it", n, n, "kit.undo.why.answered")
}

// TestUndoStopsAtADie says so beforehand where one click threw it in the middle.
func TestUndoStopsAtADie(t *testing.T) {
	m := atTurn(t)
	n := m.Session.Len()
	clicked(t, m, "step on", "raid")
	to, last, _ := m.undoes()
	prove.Is(t, "nothing goes over the die", to, n+2)
	prove.Is(t, "nothing is taken back", last, -1)
}
