package diadochi

import (
	"strings"
	"testing"

	"tyche/rules/lexicon"
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
	if len(list) < 8 {
		t.Fatalf("only %d lessons", len(list))
	}
	return list
}

// TestLessonsComeToTheirEnd follows every way through every lesson.
func TestLessonsComeToTheirEnd(t *testing.T) {
	for _, l := range lessons(t) {
		if err := l.Prove(); err != nil {
			t.Errorf("%s: %v", l.Name, err)
		}
	}
}

// TestLessonsAreSaid demands every text of a lesson in both languages, none that is not used, and every cited rule.
func TestLessonsAreSaid(t *testing.T) {
	words, used := texts(t), map[string]bool{}
	book := rulebook(t).Book(string(lexicon.Spanish))
	for _, l := range lessons(t) {
		if l.About.Key == "" || l.Minutes < 2 || l.Minutes > 5 {
			t.Errorf("%s: about %q, %d minutes", l.Name, l.About.Key, l.Minutes)
		}
		for _, key := range l.Texts() {
			used[key] = true
			for _, lang := range lexicon.Languages {
				if !words.Has(lang, key) {
					t.Errorf("%s: %s is not said in %s", l.Name, key, lang)
				}
			}
		}
		for i, s := range l.Steps {
			for _, rule := range s.Cite {
				if book.Find(rule) == nil {
					t.Errorf("%s: step %d cites rule %s, which the rulebook has not", l.Name, i+1, rule)
				}
			}
			if (s.Kind == tutor.Do || s.Kind == tutor.Free) && s.Text.Key == "" {
				t.Errorf("%s: step %d asks nothing", l.Name, i+1)
			}
			if s.Kind == tutor.Do && s.Hint.Key == "" && i > 0 {
				t.Errorf("%s: step %d has no hint", l.Name, i+1)
			}
		}
	}
	for _, key := range words.Keys(lexicon.Spanish) {
		if strings.HasPrefix(key, "diadochi.lesson.") && !used[key] {
			t.Errorf("%s belongs to no lesson", key)
		}
	}
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
		c := l.Start(make([]session.Seating, len(l.Seats)), 1)
		for !c.Done() {
			s, _ := c.Step()
			at[s.Text.Key] = c.Session().Chair(l.Seat).View().(View)
			if s.Kind == tutor.Free {
				break
			}
			answer(t, c, l)
		}
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

// answer does what a step asks for, the first way.
func answer(t *testing.T, c *tutor.Course, l *tutor.Lesson) {
	t.Helper()
	s, _ := c.Step()
	seat, m, leads := c.Lead()
	switch {
	case s.Kind == tutor.Say:
		c.Next()
		return
	case !leads:
		wanted := c.Wanted()
		if len(wanted) == 0 {
			t.Fatalf("%s: nothing to do", l.Name)
		}
		seat, m = l.Seat, wanted[0]
	}
	if err := c.Play(seat, m); err != nil {
		t.Fatal(l.Name, err)
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
