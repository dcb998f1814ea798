package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/session"
	"tyche/rules/tutor"
)

// lessons returns all lessons.
func lessons(t *testing.T) []*tutor.Lesson {
	t.Helper()
	list, err := tutor.Load(Lessons, "lessons", session.Games(Game))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestLessons(t *testing.T) {
	conform.CheckLessons(t, conform.Lessons{Game: Game, Files: Lessons, Lexicon: texts(t), Book: rulebook(t).Book("es"), Least: 8})
}

// TestLessonsTellTheTruth compares what the lessons say of points with the table, where the numbers are said.
func TestLessonsTellTheTruth(t *testing.T) {
	type standing struct {
		lesson, text string
		vp, legit    int
	}
	want := []standing{
		{"table", "diadochi.lesson.table.macedonia", 23, 3}, {"table", "diadochi.lesson.table.won-province", 27, 5},
		{"cards", "diadochi.lesson.cards.kinds", 2, 3}, {"cards", "diadochi.lesson.cards.fleets", 10, 3},
		{"control", "diadochi.lesson.control.minor", 0, 3}, {"control", "diadochi.lesson.control.lydia", 3, 3},
		{"battle", "diadochi.lesson.battle.royal", 8, 5},
		{"siege", "diadochi.lesson.siege.city", 1, 3}, {"siege", "diadochi.lesson.siege.hellas", 6, 3},
		{"sea", "diadochi.lesson.sea.fleets", 4, 3}, {"sea", "diadochi.lesson.sea.largest", 7, 3},
		{"family", "diadochi.lesson.family.legitimacy", 7, 11}, {"family", "diadochi.lesson.family.victory", 7, 19},
	}
	at := map[string]View{}
	for _, l := range lessons(t) {
		conform.Attend(t, l, func(text string, v rules.View) { at[text] = v.(View) })
	}
	for _, w := range want {
		v, told := at[w.text]
		if !told {
			t.Errorf("%s is never said", w.text)
			continue
		}
		if got := v.Seats[0]; got.Victory != w.vp || got.Legitimacy != w.legit {
			t.Errorf("%s: %d VP and %d legitimacy, want %d and %d", w.text, got.Victory, got.Legitimacy, w.vp, w.legit)
		}
	}
}

// The lesson of a whole turn lets nobody leave operation points or all activations unused without a word.
func TestTheWholeTurnIsWarned(t *testing.T) {
	for _, l := range lessons(t) {
		if l.Name != "turn" {
			continue
		}
		c := l.Start(make([]session.Seating, len(l.Seats)), 1)
		for range 3 {
			c.Next()
		}
		answer := func(words, warning string) {
			m, err := Game.Parse(words)
			if err != nil {
				t.Fatal(err)
			}
			if warning != "" {
				if v := c.Judge(m); v.Right || v.Text.Key != warning {
					t.Errorf("%s: %+v, want %s", words, v, warning)
				}
			}
			if v := c.Judge(m); !v.Right {
				t.Fatalf("%s: %+v", words, v)
			}
			if err := c.Play(0, m); err != nil {
				t.Fatal(err)
			}
		}
		answer("ops major-campaign", "")
		answer("pass", "diadochi.lesson.turn.points")
		answer("done", "diadochi.lesson.turn.idle")
		return
	}
	t.Fatal("no such lesson")
}
