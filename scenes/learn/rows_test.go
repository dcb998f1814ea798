package learn_test

import (
	"testing"

	"tyche/scenes/house"
	"tyche/scenes/learn"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheChosenLessonIsInSight: whoever has done nine lessons sees the tenth on a phone at once.
func TestTheChosenLessonIsInSight(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	h, err := house.New(app, registry.Games(), house.Source{Files: learn.Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	kind := &h.Kinds[0]
	list := h.Lessons(kind)
	app.Prefs.Seen = map[string]bool{}
	for _, lesson := range list[:len(list)-1] {
		app.Prefs.Seen[learn.Entry{Lesson: lesson}.ID()] = true
	}
	app.Stack.Reset(learn.New(h, kind, func(int, bool) {}))
	var lines []ui.Line
	app.Read = func(now []ui.Line) { lines = now }
	in := ui.Input{W: 390, H: 844, Scale: 1, Dt: 1. / 30, Zoom: 1, Focused: true}
	for range 10 {
		app.Update(&in)
	}
	const begin = 788 // where the button below the list is
	for _, l := range lines {
		if l.Kind == ui.ButtonLine && l.On && l.Box.Bottom() < begin {
			return
		}
	}
	t.Error("the chosen lesson is not in sight")
}

// TestAListThatIsNotScrolledEndsWithAWholeRow: none is cut through in a narrow window, and none is lower than its words need.
func TestAListThatIsNotScrolledEndsWithAWholeRow(t *testing.T) {
	for high := 60.0; high < 900; high += 7 {
		for row := 50.0; row < 140; row += 3 {
			got := learn.WholeRows(high, row)
			n := float64(int(high / got))
			if got < row || high >= row && high-n*got >= n {
				t.Errorf("%v pixels, rows of %v: made %v high, and %v are left over", high, row, got, high-n*got)
			}
		}
	}
}
