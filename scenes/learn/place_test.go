package learn_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/rules/tutor"
	"tyche/scenes/house"
	"tyche/scenes/learn"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/table"
	face "tyche/scenes/table/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// watched is a coach whose places are noted.
type watched struct {
	*learn.Coach
	areas table.Areas
	shown table.Shown
	asked bool // the note spoke in this tick
	ui    *ui.UI

	happens string // what the note tells that is being acted out in this tick, "" for nothing
}

func (w *watched) Wait(u *ui.UI, a table.Areas, happens string) {
	w.areas, w.happens = a, happens
	w.Coach.Wait(u, a, happens)
}

func (w *watched) Paint(u *ui.UI, a table.Areas, s table.Shown) table.Nod {
	w.areas, w.shown, w.asked, w.ui = a, s, true, u
	return w.Coach.Paint(u, a, s)
}

// desk is a lesson at a table without a window.
type desk struct {
	t      *testing.T
	app    *ui.App
	in     ui.Input
	course *tutor.Course
	coach  *watched
	cited  int    // how often a rule was pressed
	each   func() // after every tick in which something may be acted out; may be nil
}

// list returns the lessons of all games.
func list(t *testing.T) []learn.Entry {
	t.Helper()
	h, err := house.New(ui.NewApp(store.NewMemory()), registry.Games())
	if err != nil {
		t.Fatal(err)
	}
	return learn.Entries(h)
}

func sit(t *testing.T, number int, w, h, scale float64, lang string) *desk {
	t.Helper()
	app := ui.NewApp(store.NewMemory())
	app.Stack.Still, app.Prefs.Speed, app.Prefs.Language, app.Prefs.TextScale = true, 0, lang, scale
	kinds := registry.Games()
	for i := range kinds {
		kinds[i].Mind = bot.Plain{}
	}
	kinds[0].Face = func(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
		return face.New(app, voice, face.Seats(seats), nil)
	}
	h2, err := house.New(app, kinds, house.Source{Files: learn.Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	e := learn.Entries(h2)[number]
	d := &desk{t: t, app: app, course: e.Start(h2, 7)}
	d.coach = &watched{Coach: learn.NewCoach(h2, d.course, learn.Exits{Done: func() {}, Rulebook: func(rules.Rule) { d.cited++ }})}
	d.in = ui.Input{W: w, H: h, Scale: 1, Dt: 1. / 30, Zoom: 1, Focused: true, Touch: min(w, h) < 500}
	app.Stack.Reset(h2.Teach(e.Kind, d.course, d.coach, table.Exits{Result: func(*table.Match) {}}))
	return d
}

// stays is how long a note stands before the question may be answered, in ticks: one that shows between two acts goes again.
const stays = 48

// settle lets acts and the program's moves go by, and the camera come to rest, until the note stays.
func (d *desk) settle() {
	d.t.Helper()
	for ticks, held := 0, 0; held < stays; ticks++ {
		if ticks == 3000 {
			d.t.Fatal("the note never comes, or never stays")
		}
		d.coach.asked, d.coach.happens = false, ""
		d.app.Update(&d.in)
		d.in.Clear()
		if d.each != nil {
			d.each()
		}
		held++
		if _, _, leads := d.course.Lead(); leads || !d.coach.asked {
			held = 0
		}
	}
}

// on goes on to the next step; false at the end of what is led.
func (d *desk) on() bool {
	s, ok := d.course.Step()
	if !ok || s.Kind == tutor.Free {
		return false
	}
	key := ui.KeyEnter
	if s.Kind == tutor.Say {
		key = ui.KeySpace
	}
	before, _ := d.course.Progress()
	if len(d.course.Asked()) > 0 {
		d.write(before)
		return true
	}
	if s.Kind == tutor.Do && d.coach.areas.Decision.W == 0 { // the step shows another panel: on the map then
		f, _ := d.coach.shown.Offers.Find(d.course.Wanted()[0])
		box, _ := d.coach.shown.Where(f.Caption.Targets[0])
		d.press(box.Center())
	} else {
		d.in.Keys = append(d.in.Keys, ui.Press{Key: key})
	}
	d.app.Update(&d.in)
	d.in.Clear()
	if now, _ := d.course.Progress(); now == before {
		d.t.Fatalf("step %d does not end", before)
	}
	return true
}

// press presses a place in the coming tick.
func (d *desk) press(at canvas.Point) {
	d.in.Present, d.in.Cursor = true, at
	d.in.Pressed = append(d.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	d.in.Released = append(d.in.Released, ui.Click{Button: ui.LeftButton, At: at})
}

// mostPresses are enough for every letter that a lesson asks for.
const mostPresses = 30

// write presses what is lit, one after the other, until the letter that is asked for is written, or sealed.
func (d *desk) write(before int) {
	d.t.Helper()
	for range mostPresses {
		at, lit := d.lit()
		if !lit {
			d.t.Fatalf("step %d: nothing is lit", before)
		}
		d.press(at)
		for range 60 {
			d.app.Update(&d.in)
			d.in.Clear()
			d.in.Present = d.in.Present && !d.in.Touch // a finger is lifted again
		}
		if now, _ := d.course.Progress(); now != before {
			return
		}
	}
	d.t.Fatalf("step %d does not end: the letters are %v", before, d.course.Draft().Letters())
}

// lit is where the note points to for the letter that is asked for: on the table, or an answer of the list.
func (d *desk) lit() (canvas.Point, bool) {
	for _, box := range d.coach.shown.Marks {
		return box.Center(), true
	}
	for _, m := range d.course.Asked() {
		if row, listed := d.coach.shown.Offers.Row(m); listed {
			return row.Center(), true
		}
	}
	return canvas.Point{}, false
}

// overlap says that two rectangles cover some of the same pixels.
func overlap(a, b canvas.Rect) bool {
	both := a.Intersect(b)
	return both.W > 0.5 && both.H > 0.5
}

// TestTheNoteCoversNothing goes through all lessons in many windows and both languages: the note lies beside everything
// else and never moves, and all that a step points at or asks for is in sight.
func TestTheNoteCoversNothing(t *testing.T) {
	sizes := [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {390, 844}, {844, 390}}
	entries := list(t)
	for i, size := range sizes {
		for number, e := range entries {
			if testing.Short() && (i+number)%3 > 0 {
				continue
			}
			lang := ui.Languages[(i+number)%2]
			t.Run(fmt.Sprintf("%s at %vx%v", e.ID(), size[0], size[1]), func(t *testing.T) {
				d := sit(t, number, size[0], size[1], 1, lang)
				var note canvas.Rect
				for step := 0; ; step++ {
					d.settle()
					if note == (canvas.Rect{}) {
						note = d.coach.areas.Note
					}
					d.check(step, note)
					d.scold(step, note)
					d.shot(fmt.Sprintf("%s-%vx%v-%02d", e.ID(), size[0], size[1], step))
					if !d.on() {
						break
					}
				}
			})
		}
	}
}

// shot writes a picture into the folder that TYCHE_LOOK names.
func (d *desk) shot(name string) {
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	dst := image.NewRGBA(image.Rect(0, 0, int(d.in.W), int(d.in.H)))
	d.app.Draw(canvas.NewSoftware(dst))
	var b bytes.Buffer
	if err := png.Encode(&b, dst); err != nil {
		d.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), b.Bytes(), 0o644); err != nil {
		d.t.Fatal(err)
	}
}

// check looks at one step.
func (d *desk) check(step int, note canvas.Rect) {
	d.t.Helper()
	a := d.coach.areas
	if a.Note != note || note.W < 200 || note.H < 90 || note.Bottom() > a.Window.H+0.5 || note.Right() > a.Window.W+0.5 {
		d.t.Errorf("step %d: the note lies at %v, at first at %v", step, a.Note, note)
	}
	for name, r := range map[string]canvas.Rect{"top": a.Top, "seats": a.Seats, "map": a.Map, "hand": a.Hand, "decision": a.Decision, "detail": a.Detail, "log": a.Log, "page": a.Page, "tabs": a.Tabs, "mini": a.Mini} {
		if overlap(a.Note, r) {
			d.t.Errorf("step %d: the note %v covers the %s %v", step, a.Note, name, r)
		}
	}
	s, ok := d.course.Step()
	if !ok {
		return
	}
	for _, ref := range s.Show {
		d.sees(step, ref)
	}
	if s.Kind == tutor.Write || len(d.course.Asked()) > 0 {
		if at, lit := d.lit(); !lit || d.within(at) {
			d.t.Errorf("step %d: nothing is lit, or it lies at %v, under the note", step, at)
		}
		return
	}
	if s.Kind != tutor.Do {
		return
	}
	for _, m := range d.course.Wanted()[:1] {
		f, found := d.coach.shown.Offers.Find(m)
		row, listed := d.coach.shown.Offers.Row(m)
		if shown := a.Decision.W > 0; !found || shown && (!listed || row.Intersect(a.Decision).H < row.H*0.6) || !shown && len(f.Caption.Targets) == 0 {
			d.t.Errorf("step %d: the answer %v is not in sight: %v in %v", step, m, row, a.Decision)
		}
		for _, ref := range f.Caption.Targets {
			if _, drawn := d.coach.shown.Where(ref); drawn {
				d.sees(step, ref)
			}
		}
	}
}

// scold gives an answer that is not asked for: what is said to it stands in the same letters in the same note, and its buttons stay.
func (d *desk) scold(step int, note canvas.Rect) {
	d.t.Helper()
	s, ok := d.course.Step()
	if !ok || s.Kind != tutor.Do {
		return
	}
	buttons := d.buttons()
	for _, f := range d.coach.shown.Offers.Legal {
		if v := d.course.Judge(f.Move); v.Right || v.Illegal != nil {
			continue
		}
		d.coach.Allows(f.Move)
		if now := d.buttons(); !d.coach.KeepsLetters(d.coach.ui) || d.coach.areas.Note != note || !slices.Equal(now, buttons) {
			d.t.Errorf("step %d: beside what was wrong the note is at %v with buttons at %v, else at %v with %v, or its letters shrink",
				step, d.coach.areas.Note, now, note, buttons)
		}
		d.shot(fmt.Sprintf("scold-%s-%v-%02d", d.course.Lesson().Name, d.in.W, step))
		return
	}
}

// buttons are the buttons of the note, as those who read them hear them.
func (d *desk) buttons() (list []canvas.Rect) {
	d.app.Read = func(all []ui.Line) {
		list = list[:0]
		for _, l := range all {
			if l.Kind == ui.ButtonLine && l.Box.H > 26 && d.coach.areas.Note.Contains(l.Box.Center()) { // a rule among the words is lower
				list = append(list, l.Box)
			}
		}
	}
	for range 8 { // while the note shakes
		d.app.Update(&d.in)
	}
	d.app.Read = nil
	return list
}

// within says whether the note lies at a place, or it is out of the window.
func (d *desk) within(at canvas.Point) bool {
	a := d.coach.areas
	return a.Note.Contains(at) || !a.Window.Contains(at)
}

// sees demands that a thing is on the canvas, and not below the cards.
func (d *desk) sees(step int, ref rules.Ref) {
	d.t.Helper()
	a := d.coach.areas
	box, ok := d.coach.shown.Where(ref)
	mid := box.Center()
	switch shown := slices.ContainsFunc([]canvas.Rect{a.Map, a.Hand, a.Seats}, func(r canvas.Rect) bool { return r.Contains(mid) }); {
	case !ok || !shown:
		d.t.Errorf("step %d: %v is out of sight: %v", step, ref, box)
	case overlap(box, a.Note):
		d.t.Errorf("step %d: %v lies under the note", step, ref)
	case a.Map.Contains(mid) && overlap(box, a.Hand) && math.Abs(box.W-box.H) < 0.5 && !a.Hand.Contains(mid):
		d.t.Errorf("step %d: %v lies under the cards", step, ref)
	}
}

// mostSteps are enough for the guided game, with what others ask in it.
const mostSteps = 300

// TestTheGuidedGameOfLetters seals every turn of the guided game as it stands, takes the first one back and seals it again: the notes
// come between the turns, in both languages, to the last.
func TestTheGuidedGameOfLetters(t *testing.T) {
	number := slices.IndexFunc(list(t), func(e learn.Entry) bool { return e.ID() == "lesson.imperio.first" })
	for i, lang := range ui.Languages {
		if testing.Short() && i > 0 {
			continue
		}
		d := sit(t, number, 1280, 800, 1, lang)
		sealed, back := 0, false
		meant := false // the key asks once while letters are empty
		for n := 0; !d.course.Done() && n < mostSteps; n++ {
			d.settle()
			d.shot(fmt.Sprintf("first-%s-%02d", lang, n))
			s, _ := d.course.Step()
			if s.Kind == tutor.Say {
				if meant {
					sealed, meant = sealed+1, false
				}
				if sealed == 1 && !back {
					back, sealed = true, 0
					d.in.Keys = append(d.in.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl})
					d.settle()
					if step, _ := d.course.Step(); step.Kind != tutor.Free || d.course.Draft() == nil {
						t.Fatalf("back from the film leads to %v", step.Text)
					}
					continue
				}
				d.on()
				continue
			}
			if d.course.Draft() == nil { // an offer waits, or a choice in battle: the last answer
				if o := d.coach.shown.Offers; len(o.Legal) > 0 {
					row, _ := o.Row(o.Legal[len(o.Legal)-1].Move)
					d.press(row.Center())
				}
				continue
			}
			d.in.Keys = append(d.in.Keys, ui.Press{Key: ui.KeyEnter})
			meant = true
		}
		if meant {
			sealed++
		}
		if sealed != 4 {
			t.Errorf("%s: %d turns were sealed", lang, sealed)
		}
	}
}
