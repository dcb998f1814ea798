package router

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tyche/rules/tutor"
	"tyche/scenes/learn"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// pupil follows a lesson on the screen, with a course of his own that tells him what comes next.
type pupil struct {
	*visit
	entry  learn.Entry
	course *tutor.Course
}

// attend opens a lesson of Diadochi by its name, or any by the game and its name: "sector.cards".
func (v *visit) attend(name string) *pupil {
	v.t.Helper()
	for i, e := range learn.Entries(v.house) {
		if full := lessonName(e); full == name || full == "diadochi."+name {
			v.router.lesson(i, true)
			p := &pupil{v, e, e.Start(v.house, 1)}
			p.settle()
			return p
		}
	}
	v.t.Fatalf("no lesson %q", name)
	return nil
}

// lessonName tells a lesson from those of the other games.
func lessonName(e learn.Entry) string { return e.Lesson.Game.Info().ID + "." + e.Lesson.Name }

// settle lets animations and the program's moves go by, here and in the pupil's own course, until the note says
// something.
func (p *pupil) settle() {
	p.t.Helper()
	for seat, m, leads := p.course.Lead(); leads; seat, m, leads = p.course.Lead() {
		if err := p.course.Play(seat, m); err != nil {
			p.t.Fatal(err)
		}
	}
	for range 3000 {
		p.tick(2)
		for _, key := range []string{"learn.next", "learn.your-move", "learn.your-turn", "learn.list"} {
			if _, there := p.find(p.app.Say(key)); there {
				p.tick(30)
				return
			}
		}
	}
	p.t.Fatalf("the note never comes; the screen says %q", p.said())
}

// reads says whether the note says the whole of a text, line by line.
func (p *pupil) reads(key string) bool {
	all := strings.Join(p.said(), " ")
	words := strings.Fields(p.app.Say(key))
	for _, line := range p.said() {
		if line != "" && strings.HasPrefix(strings.Join(words, " "), line) {
			return strings.Contains(all, words[len(words)-1])
		}
	}
	return false
}

// next does what the lesson asks for: on the map, on a card or, where it can only be said, in the list.
func (p *pupil) next() {
	p.t.Helper()
	s, _ := p.course.Step()
	if !p.reads(s.Text.Key) {
		p.t.Fatalf("the note does not say %s; the screen says %q", s.Text.Key, p.said())
	}
	if s.Kind == tutor.Say {
		p.click(p.app.Say("learn.next"))
		p.course.Next()
		p.settle()
		return
	}
	m := p.course.Wanted()[0]
	chair := p.course.Session().Chair(p.entry.Lesson.Seat)
	c := chair.Describe(m)
	label := p.house.Voice(p.entry.Kind).Say(c.Label)
	at, on := canvas.Point{}, false
	for _, ref := range c.Targets {
		if box, ok := latest.Where(ref); ok && !on {
			at, on = box.Center(), true
		}
	}
	if on {
		p.tap(at)
		looksFirst := p.in.Touch && len(chair.Stakes(m)) > 0
		if _, asked := p.find(label); asked && (latest.Careful(c.Targets[0], c) || looksFirst) {
			p.click(label)
		}
	} else if row, seen := p.app.Stack.Top().(*table.Table).Asks().Row(m); seen {
		p.tap(row.Center())
	} else {
		p.t.Fatalf("%q is not in sight; the screen says %q", label, p.said())
	}
	if err := p.course.Play(p.entry.Lesson.Seat, m); err != nil {
		p.t.Fatal(err)
	}
	p.settle()
}

// TestALessonIsClickedThrough learns to march from the title on, in both languages, and finds the lesson done.
func TestLessonsAreClickedThrough(t *testing.T) {
	for _, lang := range ui.Languages {
		for _, name := range []string{"table", "march", "siege"} {
			kept := store.NewMemory()
			v := enter(t, kept, lang, 1280, 800)
			v.app.Prefs.Speed = 4
			v.click(v.app.Say("title.learn"))
			if _, listed := v.find(v.app.Say("diadochi.lesson." + name + ".about")); !listed {
				t.Fatalf("%s is not in the list: %q", name, v.said())
			}
			p := v.attend(name)
			for !p.course.Done() {
				p.next()
			}
			if !p.reads("learn.done") {
				t.Errorf("%s: no word at the end: %q", name, p.said())
			}
			if _, told := p.find(p.app.Say("table.lesson-over")); !told {
				t.Errorf("%s: the table still asks for something: %q", name, p.said())
			}
			prefs, err := ui.LoadPrefs(kept)
			if err != nil || !prefs.Seen["lesson.diadochi."+name] {
				t.Errorf("%s: not kept as done: %v", name, err)
			}
			if names := v.house.Names(); len(names) > 0 {
				t.Errorf("%s: a lesson was kept as a game: %v", name, names)
			}
			if missing := v.house.Missing(); len(missing) > 0 {
				t.Errorf("texts missing: %v", missing)
			}
		}
	}
}

// TestLessonsCorrect answers wrongly in a lesson, steps back, begins anew and tabs.
func TestLessonsCorrect(t *testing.T) {
	v := enter(t, kept(t), "es", 1280, 800)
	v.tick(20)
	before := v.house.Names()
	v.router.learn(&v.house.Kinds[0])
	v.tick(2)
	p := v.attend("march")
	p.tap(canvas.Point{X: 640, Y: 300})
	p.next()
	p.click("Terminar las activaciones")
	if !p.reads("diadochi.lesson.march.activate.hint") {
		t.Errorf("a wrong answer gets no hint: %q", p.said())
	}
	p.next()
	p.next()
	p.click("Atrás")
	p.settle()
	if !p.reads("diadochi.lesson.march.road") {
		t.Errorf("not a step back: %q", p.said())
	}
	p.in.Cursor = canvas.Point{}
	p.key(ui.KeyEscape) // what was clicked last is let go with its question
	p.click("Volver a las lecciones")
	p.tick(3)
	if _, home := p.find("Aprender jugando"); !home {
		t.Errorf("not in the list of lessons: %q", p.said())
	}
	if after := v.house.Names(); strings.Join(after, " ") != strings.Join(before, " ") {
		t.Errorf("the kept games are %v, were %v", after, before)
	}
}

func TestLookLearn(t *testing.T) {
	look(t, "learn", func(v *visit) {
		v.app.Prefs.Seen["lesson.diadochi.table"], v.app.Prefs.Seen["lesson.diadochi.cards"] = true, true
		v.router.learn(&v.house.Kinds[0])
	})
}

// TestLookLessons shows every step of every lesson, in sizes, themes and languages that take turns: a lesson in two of the
// sizes, or in all of them if TYCHE_LESSON asks for it. Its parts are named by game and size.
func TestLookLessons(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("only to look at")
	}
	for _, game := range kinds() {
		for k, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {390, 844}, {844, 390}} {
			t.Run(fmt.Sprintf("%s/%vx%v", game.Rules.Info().ID, size[0], size[1]), func(t *testing.T) {
				lookAtLessons(t, game.Rules.Info().ID, k, size)
			})
		}
	}
}

// lookAtLessons shows the lessons of a game in a window of a size: two of five, at each size others, or those whose names
// begin with TYCHE_LESSON at all sizes.
func lookAtLessons(t *testing.T, game string, k int, size [2]float64) {
	only := os.Getenv("TYCHE_LESSON")
	for i, e := range learn.Entries(enter(t, store.NewMemory(), "es", size[0], size[1]).house) {
		name := lessonName(e)
		if e.Lesson.Game.Info().ID != game || slices.ContainsFunc(e.Lesson.Steps, func(s tutor.Step) bool { return s.Kind == tutor.Write }) {
			continue // letters are pressed: see TestTheNoteCoversNothing
		}
		if only != "" && !strings.HasPrefix(name, only) || only == "" && (i+k)%5 > 1 {
			continue
		}
		v := enter(t, store.NewMemory(), ui.Languages[i%2], size[0], size[1])
		v.app.Prefs.Theme, v.app.Prefs.Speed = ui.Themes[i%2], 0
		p := v.attend(name)
		for n := 0; !p.course.Done(); n++ {
			s, _ := p.course.Step()
			p.in.Cursor = canvas.Point{}
			p.tick(30)
			p.shot("lesson-" + name + "-" + string(rune('a'+n)))
			if s.Kind == tutor.Free {
				break
			}
			p.follow()
		}
		p.tick(60)
		p.shot("lesson-" + name + "-z")
	}
}

// follow goes on by keys alone, which works at every size.
func (p *pupil) follow() {
	p.t.Helper()
	s, _ := p.course.Step()
	if s.Kind == tutor.Say {
		p.key(ui.KeySpace)
		p.course.Next()
	} else {
		m := p.course.Wanted()[0]
		p.key(ui.KeyEnter)
		if err := p.course.Play(p.entry.Lesson.Seat, m); err != nil {
			p.t.Fatal(err)
		}
	}
	p.settle()
}

// TestTheNoteFitsTheWindow goes through the lessons that say most, on phones and with large text.
func TestTheNoteFitsTheWindow(t *testing.T) {
	for _, c := range []struct{ w, h, scale float64 }{{1280, 800, 2}, {360, 640, 1}, {640, 360, 1}, {800, 600, 1.5}} {
		for i, name := range []string{"control", "table"} {
			v := enter(t, store.NewMemory(), ui.Languages[i], c.w, c.h)
			v.app.Prefs.TextScale, v.app.Prefs.Speed = c.scale, 0
			p := v.attend(name)
			for n := 0; !p.course.Done(); n++ {
				s, _ := p.course.Step()
				key := "learn.your-move"
				if s.Kind == tutor.Say {
					key = "learn.next"
				}
				if at, there := p.find(p.app.Say(key)); !there || at.Y > c.h || at.X > c.w {
					t.Errorf("%s at %v: step %d: no way on in sight: %q", name, c, n, p.said())
				}
				if n == 2 {
					p.shot(fmt.Sprintf("fit-%s-%v", name, c.scale))
				}
				p.follow()
			}
		}
	}
}

func TestTheTitleLeadsNewPlayersToTheLessons(t *testing.T) {
	for _, c := range []struct {
		name    string
		seen    string
		kept    store.Store
		invited bool
	}{{"new", "", store.NewMemory(), true}, {"has learnt", "lesson.diadochi.table", store.NewMemory(), false}, {"has played", "", kept(t), false}} {
		v := enter(t, c.kept, "es", 1280, 800)
		if c.seen != "" {
			v.app.Prefs.Seen[c.seen] = true
		}
		v.tick(20)
		v.shot("title-" + c.name)
		if _, invited := v.find("para empezar"); invited != c.invited {
			t.Errorf("%s: invited %v", c.name, invited)
		}
	}
}
