package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// reporter is a face with a report that lies open or not.
type reporter struct {
	Face
	open bool
}

func (r *reporter) Busy() bool          { return false }
func (r *reporter) Reading() bool       { return r.open }
func (r *reporter) ReportWords() string { return "Informe" }
func (r *reporter) OpenReport(*Sight)   { r.open = true }

// TestGoingBackFromAReportLeadsToItsRecap: by the key that goes back, and not where the report was left for something else.
func TestGoingBackFromAReportLeadsToItsRecap(t *testing.T) {
	for _, back := range []bool{true, false} {
		u, f := ui.NewUI(ui.NewApp(store.NewMemory())), &reporter{}
		at := &Table{ui: u, face: f, match: &Match{viewer: rules.Nobody}, recap: recap{open: true}}
		press := func(in ui.Input) {
			in.W, in.H = 800, 600
			u.Begin(&in)
			at.reportButton(u, new(u.Screen()), "Informe")
			u.End()
		}
		press(ui.Input{Pressed: []ui.Click{{}}, Released: []ui.Click{{}}})
		prove.True(t, "the report lies open", f.open && !at.recap.open)
		at.listen(u, rules.Ref{})
		prove.True(t, "the recap waits", !at.recap.open)
		f.open, at.escaped = false, back
		at.listen(u, rules.Ref{})
		prove.Is(t, "the recap lies open", at.recap.open, back)
	}
}
