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
	return Parse("tyche-lesson 1\ngame toy\ntitle lesson.title\nabout lesson.about\nminutes 2\ntable sun owl\nseat 1\nposition\n"+start(t)+"\n.\n"+steps, library)
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

// lead plays the program's moves until it waits.
func lead(t *testing.T, c *Course) {
	t.Helper()
	for seat, m, ok := c.Lead(); ok; seat, m, ok = c.Lead() {
		if err := c.Play(seat, m); err != nil {
			t.Fatal(err)
		}
	}
}

func begin(l *Lesson) *Course { return l.Start(make([]session.Seating, 2), 1) }

// learn plays a move that must be the right one.
func learn(t *testing.T, c *Course, words string) {
	t.Helper()
	m := move(t, words)
	if v := c.Judge(m); !v.Right {
		t.Fatalf("%s: %+v", words, v)
	}
	if err := c.Play(0, m); err != nil {
		t.Fatal(err)
	}
	lead(t, c)
}

func TestCourse(t *testing.T) {
	l := mustLesson(t, strings.Replace(good, "do *\nask lesson.free\n", "", 1))
	c := begin(l)
	step, _ := c.Step()
	if step.Kind != Say || step.Text.Key != "lesson.one" || len(step.Show) != 2 {
		t.Errorf("first step %+v", step)
	}
	if v := c.Judge(move(t, "bid 1")); v.Right || v.Text.Key != "kit.tutor.read-first" {
		t.Errorf("a move before reading: %+v", v)
	}
	c.Next()
	lead(t, c)
	if c.Session().Len() != 1 {
		t.Errorf("%d moves after the other's bid", c.Session().Len())
	}
	c.Next()
	if v := c.Judge(move(t, "bid 4")); v.Illegal == nil {
		t.Errorf("a card that is not there: %+v", v)
	}
	if got := c.Wanted(); len(got) != 1 || got[0] != move(t, "bid 1") {
		t.Errorf("wanted %v", got)
	}
	learn(t, c, "bid 1")
	if v := c.Judge(move(t, "end")); v.Right || v.Illegal != nil || v.Text.Key != "kit.tutor.not-asked" {
		t.Errorf("an end that is not asked for: %+v", v)
	}
	learn(t, c, "step back")
	at, of := c.Progress()
	if at != 4 || of != 5 {
		t.Errorf("step %d of %d", at, of)
	}
	learn(t, c, "raid")
	events := c.Session().Entry(c.Session().Len() - 2).Events
	if !c.Done() || len(events) < 1 || events[0].Dice[0] != 6 {
		t.Errorf("the raid: %+v", events)
	}
}

func TestBack(t *testing.T) {
	c := begin(mustLesson(t, good))
	if c.Back() {
		t.Error("back from the beginning")
	}
	first := c.session.Hash()
	c.Next()
	lead(t, c)
	if !c.Back() || c.session.Hash() != first {
		t.Error("the computer's bid was not taken back")
	}
	if step, _ := c.Step(); step.Text.Key != "lesson.one" {
		t.Errorf("back at %+v", step)
	}
}

func TestFreePlay(t *testing.T) {
	l := mustLesson(t, "play 2 bid 1\ndo bid 1\nask lesson.bid\nfree lesson.free\nuntil 2 toy.ask.act\nsay lesson.end\n")
	if err := l.Prove(); err != nil {
		t.Fatal(err)
	}
	c := begin(l)
	lead(t, c)
	learn(t, c, "bid 1")
	before := c.session.Hash()
	for _, words := range []string{"step on"} {
		learn(t, c, words)
	}
	if !c.Back() || c.session.Hash() != before {
		t.Error("a step in free play is not taken back")
	}
	if step, _ := c.Step(); step.Kind != Free {
		t.Error("back leads out of free play")
	}
	learn(t, c, "step on")
	learn(t, c, "end")
	if step, _ := c.Step(); step.Text.Key != "lesson.end" {
		t.Errorf("free play goes on: %+v", step)
	}
	if !c.Back() || c.session.Hash() != before {
		t.Error("back does not lead over free play")
	}
}

// A warning comes once before the answer it is about, and not at all where such a move was played.
func TestWarningsInFreePlay(t *testing.T) {
	steps := "play 2 bid 1\ndo bid 1\nask lesson.bid\nfree lesson.free\nuntil 2 toy.ask.act\nwarn lesson.early toy.ask.act end unless step on\nsay lesson.end\n"
	c := begin(mustLesson(t, steps))
	lead(t, c)
	learn(t, c, "bid 1")
	end, _ := toy.Game{}.Parse("end")
	if v := c.Judge(end); v.Right || v.Text.Key != "lesson.early" {
		t.Errorf("no warning: %+v", v)
	}
	if v := c.Judge(end); !v.Right {
		t.Errorf("warned twice: %+v", v)
	}
	c = begin(mustLesson(t, steps))
	lead(t, c)
	learn(t, c, "bid 1")
	learn(t, c, "step on")
	if v := c.Judge(end); !v.Right {
		t.Errorf("warned though the move was played: %+v", v)
	}
	if _, err := lesson(t, "say lesson.one\nwarn lesson.early toy.ask.act end\n"); err == nil {
		t.Error("a warning outside free play")
	}
}

func TestProve(t *testing.T) {
	if err := mustLesson(t, good).Prove(); err != nil {
		t.Error(err)
	}
	for _, c := range []struct{ steps, want string }{
		{"do bid 4\nask lesson.bid\n", "no legal move is asked for"},
		{"play 2 bid 4\nsay lesson.one\n", "against rule 2.1"},
		{"play 2 bid 1\nfree lesson.free\nuntil 1 toy.ask.nothing\n", "never asked"},
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
	for _, bad := range []string{"", "show hill1\n", "say x\nshow hill9\n", "say x\ndice one\n", "say x\nsing\n", "play 9 end\n", "seat x\n", "play 2 dance\n", "do dance\n", "say x\npoint moon\n", "say x\nlook hill9\n"} {
		if _, err := lesson(t, bad); err == nil {
			t.Errorf("accepted the steps %q", bad)
		}
	}
}

func TestTexts(t *testing.T) {
	got := strings.Join(mustLesson(t, good).Texts(), " ")
	if want := "lesson.title lesson.about lesson.one lesson.two lesson.bid lesson.bid.hint lesson.step lesson.raid lesson.free"; got != want {
		t.Errorf("texts %q", got)
	}
}
