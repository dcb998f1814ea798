package result

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Below the bar of a seat stands what single things brought it, where the game can tell.

// credit adds a gain to what its thing has brought before.
func (s *sources) credit(gain table.Source) {
	if gain.Of == (rules.Ref{}) {
		return
	}
	list := &s.from[gain.Seat]
	i := slices.IndexFunc(*list, func(old table.Source) bool { return old.Of == gain.Of && old.Key == gain.Key })
	if i < 0 {
		*list = append(*list, gain)
	} else {
		(*list)[i].N += gain.N
	}
}

// nameThings puts into words what single things brought, once for each language: those of a kind together, the most first.
func (r *Result) nameThings() {
	s, lang := &r.sources, r.ui.App.Prefs.Language
	if s.lang == lang {
		return
	}
	s.lang = lang
	for seat := range r.order {
		slices.SortStableFunc(s.from[seat], func(a, b table.Source) int {
			return cmp.Or(cmp.Compare(slices.Index(s.keys, a.Key), slices.Index(s.keys, b.Key)), cmp.Compare(b.N, a.N))
		})
		var parts []string
		for _, gain := range s.from[seat] {
			parts = append(parts, r.voice.NameOf(gain.Of)+" "+strconv.Itoa(gain.N))
		}
		s.said[seat] = strings.Join(parts, " · ")
	}
}

// thingsHeight is the height of what is said of a seat at this width, nothing where nothing is said.
func (r *Result) thingsHeight(seat int, w float64) float64 {
	if r.sources.said[seat] == "" {
		return 0
	}
	return ui.TextHeight(r.sources.said[seat], r.ui.Theme.Text(ui.Small), w)
}

// things writes what single things brought a seat below its bar.
func (r *Result) things(in canvas.Rect, seat int, w float64) {
	if in.H == 0 {
		return
	}
	u := r.ui
	u.Paragraph(canvas.Rect{X: in.X + u.Px(34), Y: in.Y, W: w, H: in.H}, r.sources.said[seat], u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
}
