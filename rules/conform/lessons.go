package conform

import (
	"io/fs"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/manual"
	"tyche/rules/session"
	"tyche/rules/tutor"
)

// Lessons says what holds of the lessons of a game.
type Lessons struct {
	Game    rules.Game
	Files   fs.FS // as tutor.Load reads them, in the folder lessons
	Lexicon *lexicon.Lexicon
	Book    *manual.Book // in which every cited rule stands
	Least   int          // how many lessons there are at least
}

// CheckLessons demands that every way through every lesson comes to its end, that each of their texts is said in both
// languages and no other is kept, and that every rule they cite is in the rulebook; it returns the lessons.
func CheckLessons(t *testing.T, c Lessons) []*tutor.Lesson {
	t.Helper()
	list, err := tutor.Load(c.Files, "lessons", session.Games(c.Game))
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < c.Least {
		t.Fatalf("only %d lessons", len(list))
	}
	used := map[string]bool{}
	for _, l := range list {
		if err := l.Prove(); err != nil {
			t.Errorf("%s: %v", l.Name, err)
		}
		c.checkTexts(t, l, used)
		c.checkSteps(t, l)
	}
	for _, key := range c.Lexicon.Keys(lexicon.Spanish) {
		if strings.HasPrefix(key, c.Game.Info().ID+".lesson.") && !used[strings.TrimSuffix(key, ".touch")] {
			t.Errorf("%s belongs to no lesson", key)
		}
	}
	return list
}

func (c Lessons) checkTexts(t *testing.T, l *tutor.Lesson, used map[string]bool) {
	t.Helper()
	if l.About.Key == "" || l.Minutes < 2 || l.Minutes > 5 {
		t.Errorf("%s: about %q, %d minutes", l.Name, l.About.Key, l.Minutes)
	}
	for _, key := range l.Texts() {
		used[key] = true
		for _, lang := range lexicon.Languages {
			if !c.Lexicon.Has(lang, key) {
				t.Errorf("%s: %s is not said in %s", l.Name, key, lang)
			}
		}
	}
}

func (c Lessons) checkSteps(t *testing.T, l *tutor.Lesson) {
	t.Helper()
	for i, s := range l.Steps {
		for _, rule := range s.Cite {
			if c.Book.Find(rule) == nil {
				t.Errorf("%s: step %d cites rule %s, which the rulebook has not", l.Name, i+1, rule)
			}
		}
		if s.Kind != tutor.Say && s.Kind != tutor.Play && s.Text.Key == "" {
			t.Errorf("%s: step %d asks nothing", l.Name, i+1)
		}
		if (s.Kind == tutor.Do || s.Kind == tutor.Write) && s.Hint.Key == "" && i > 0 {
			t.Errorf("%s: step %d has no hint", l.Name, i+1)
		}
	}
}

// Attend goes through a lesson up to its first free play, the first way at each step, and calls told with the text of
// every step and what the learner sees then.
func Attend(t *testing.T, l *tutor.Lesson, told func(text string, v rules.View)) {
	t.Helper()
	for c := l.Start(make([]session.Seating, len(l.Seats)), 1); !c.Done(); {
		step, _ := c.Step()
		if step.Text.Key != "" {
			told(step.Text.Key, seen(c))
		}
		seat, m, leads := c.Lead()
		switch {
		case step.Kind == tutor.Free:
			return
		case step.Kind == tutor.Say:
			c.Next()
			continue
		case step.Kind == tutor.Write:
			if err := c.Fulfil(); err != nil {
				t.Fatal(l.Name, step.Text.Key, err)
			}
			continue
		case !leads:
			wanted := c.Wanted()
			if len(wanted) == 0 {
				t.Fatalf("%s: nothing to do at %s", l.Name, step.Text.Key)
			}
			seat, m = l.Seat, wanted[0]
		}
		if err := c.Play(seat, m); err != nil {
			t.Fatal(l.Name, err)
		}
	}
}

// seen is what the learner sees: with the letters on the desk, while there is one.
func seen(c *tutor.Course) rules.View {
	if d := c.Draft(); d != nil {
		return d.Chair().View()
	}
	return c.Session().Chair(c.Lesson().Seat).View()
}
