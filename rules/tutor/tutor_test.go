package tutor

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

var library = session.Games(toy.Game{})

// firstDraw always draws the first, so that the beginning is known: both hold three ones.
type firstDraw struct{}

func (firstDraw) Draw(int) int { return 0 }

func start(t *testing.T) string {
	t.Helper()
	s, err := toy.Game{}.New(rules.Setup{Seats: 2}, firstDraw{})
	if err != nil {
		t.Fatal(err)
	}
	return toy.Game{}.Position(s)
}

func lesson(t *testing.T, steps string) (*Lesson, error) {
	t.Helper()
	return Parse("tyche-lesson 1\ngame toy\ntitle lesson.title\nseat 1\nposition\n"+start(t)+"\n.\n"+steps, library)
}

const good = `
say lesson.one
show hill1 camp2
play 2 bid 1
say lesson.two
do bid 1
ask lesson.bid
hint lesson.bid.hint
do step on
do step back
ask lesson.step
do raid
ask lesson.raid
dice 6
play 2 end
do *
ask lesson.free
`

func mustLesson(t *testing.T, steps string) *Lesson {
	t.Helper()
	l, err := lesson(t, steps)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func move(t *testing.T, words string) rules.Move {
	t.Helper()
	m, err := toy.Game{}.Parse(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestCourse(t *testing.T) {
	l := mustLesson(t, strings.Replace(good, "do *\nask lesson.free\n", "", 1))
	c, events, err := l.Start()
	if err != nil || len(events) != 0 {
		t.Fatal(err, events)
	}
	step, _ := c.Step()
	if step.Kind != Say || step.Text.Key != "lesson.one" || len(step.Show) != 2 {
		t.Errorf("first step %+v", step)
	}
	if v, _ := c.Try(move(t, "bid 1")); v.Right || v.Text.Key != "kit.tutor.read-first" {
		t.Errorf("a move before reading: %+v", v)
	}
	if events, err = c.Next(); err != nil || len(events) != 1 {
		t.Errorf("the other's bid: %v %v", events, err)
	}
	if _, err := c.Next(); err != nil {
		t.Fatal(err)
	}
	if v, _ := c.Try(move(t, "bid 4")); v.Illegal == nil {
		t.Errorf("a card that is not there: %+v", v)
	}
	if got := c.Wanted(); len(got) != 1 || got[0] != move(t, "bid 1") {
		t.Errorf("wanted %v", got)
	}
	if v, err := c.Try(move(t, "bid 1")); !v.Right || err != nil {
		t.Errorf("the right bid: %+v %v", v, err)
	}
	if v, _ := c.Try(move(t, "end")); v.Right || v.Illegal != nil || v.Text.Key != "kit.tutor.not-asked" {
		t.Errorf("an end that is not asked for: %+v", v)
	}
	if v, _ := c.Try(move(t, "step back")); !v.Right {
		t.Errorf("an alternative: %+v", v)
	}
	at, of := c.Progress()
	if at != 5 || of != 7 || c.Chair(2).Seat() != 0 {
		t.Errorf("step %d of %d", at, of)
	}
	v, err := c.Try(move(t, "raid"))
	if err != nil || !v.Right || !c.Done() || len(v.Events) < 2 || v.Events[0].Dice[0] != 6 {
		t.Errorf("the raid: %+v %v", v, err)
	}
}

func TestBack(t *testing.T) {
	c, _, err := mustLesson(t, good).Start()
	if err != nil {
		t.Fatal(err)
	}
	if c.Back() {
		t.Error("back from the beginning")
	}
	first := c.state.Hash()
	if _, err := c.Next(); err != nil {
		t.Fatal(err)
	}
	if !c.Back() || c.state.Hash() != first {
		t.Error("the computer's bid was not taken back")
	}
	if step, _ := c.Step(); step.Text.Key != "lesson.one" {
		t.Errorf("back at %+v", step)
	}
}

func TestProve(t *testing.T) {
	if err := mustLesson(t, good).Prove(); err != nil {
		t.Error(err)
	}
	for _, c := range []struct{ steps, want string }{
		{"do bid 4\nask lesson.bid\n", "no legal move is asked for"},
		{"play 2 bid 4\nsay lesson.one\n", "against rule 2.1"},
		{"play 2 dance\nsay lesson.one\n", "no move"},
		{"play 2 bid 1\ndo bid 1\nask lesson.bid\ndo raid\nask lesson.raid\nplay 1 end\n", "against rule"},
		// One of the alternatives leads nowhere: after ending the turn there is nothing to raid.
		{"play 2 bid 1\ndo bid 1\nask lesson.bid\ndo step on\ndo end\nask lesson.step\ndo raid\nask lesson.raid\n", "no legal move"},
	} {
		if err := mustLesson(t, c.steps).Prove(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.steps, err, c.want)
		}
	}
}

func TestBadLessons(t *testing.T) {
	for _, bad := range []string{"", "tyche-lesson 2\n", "tyche-lesson 1\nsay x", "tyche-lesson 1\ngame chess\n", "tyche-lesson 1\ngame toy\nposition\nnothing\n.\n",
		"tyche-lesson 1\ngame toy\ntitle x\n"} {
		if _, err := Parse(bad, library); err == nil {
			t.Errorf("accepted %q", bad)
		}
	}
	for _, bad := range []string{"", "show hill1\n", "say x\nshow hill9\n", "say x\ndice one\n", "say x\nsing\n", "play 9 end\n", "seat x\n"} {
		if _, err := lesson(t, bad); err == nil {
			t.Errorf("accepted the steps %q", bad)
		}
	}
}

func TestTexts(t *testing.T) {
	got := strings.Join(mustLesson(t, good).Texts(), " ")
	if want := "lesson.title lesson.one lesson.two lesson.bid lesson.bid.hint lesson.step lesson.raid lesson.free"; got != want {
		t.Errorf("texts %q", got)
	}
}
