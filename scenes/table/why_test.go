package table

import (
	"testing"
	"testing/fstest"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/lexicon"
	"tyche/rules/session"
)

// TestTheAnswerToWhyBelongsToItsLine: a line that nobody explains puts away what was said of another, and no other notice.
func TestTheAnswerToWhyBelongsToItsLine(t *testing.T) {
	words := &fstest.MapFile{Data: []byte(`{"table.why": "¿Por qué? {1}", "x.reason": "Da un punto"}`)}
	lex, err := lexicon.New(fstest.MapFS{"text/es.json": words, "text/en.json": words})
	prove.Is(t, "the words", err, nil)
	at := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: "es"}}
	at.explain(&line{weighed: true, why: []rules.Text{rules.Say("x.reason")}})
	prove.True(t, "a motive is told", at.toast.left > 0 && at.toast.text == "¿Por qué? Da un punto.")
	at.explain(&line{weighed: true})
	prove.Is(t, "what is said of a line without motives", at.toast, toast{})
	at.toast = toast{text: "x", left: 1}
	at.explain(&line{weighed: true})
	prove.Is(t, "another notice", at.toast.text, "x")
}

// TestMotivesWaitUntilTheTurnIsOver: whoever is to move, or whom the viewer may come between, would tell by them what comes next.
func TestMotivesWaitUntilTheTurnIsOver(t *testing.T) {
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, 5)
	prove.Is(t, "a game", err, nil)
	m, other := NewMatch(s, nil, nil), rules.Seat(1)
	first := m.Deciding()
	_, err = s.Play(first, s.Chair(first).Moves(nil)[0])
	prove.Is(t, "something to explain", err, nil)
	m.viewer = 0
	at := &Table{match: m, offers: &Offers{}, exits: Exits{Why: func(*Match, int, rules.Event) []rules.Text { return []rules.Text{rules.Say("x.reason")} }}}
	l := &line{seat: other}
	at.amid = amid{of: at.offers, reacts: true, moves: m.viewer}
	prove.Is(t, "while the viewer may come between", len(at.motives(l)), 0)
	at.amid = amid{of: at.offers, moves: other}
	prove.Is(t, "while the other is to move", len(at.motives(l)), 0)
	at.amid = amid{of: at.offers, moves: m.viewer}
	prove.Is(t, "afterwards", len(at.motives(l)), 1)
}
