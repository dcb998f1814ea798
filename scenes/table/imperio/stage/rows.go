package stage

import (
	"slices"

	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// row is n equal ships, from number at on, that nothing tells apart.
type row struct{ at, n int }

// drawRows lists the ships of a side; equal ones that nothing has happened to share a row.
func (s *Stage) drawRows(u *ui.UI, r canvas.Rect, k *table.Sight, side int) {
	s.rows = appendRows(s.rows[:0], s.fight.Sides[side].Ships)
	high := min(s.px(31), r.H/float64(max(len(s.rows), 1)))
	for _, at := range s.rows {
		box := ui.CutTop(&r, high)
		box.H -= s.px(2)
		s.drawRowOf(u, box, k, side, at.at, at.n)
	}
}

// appendRows appends the rows of a list, for each kind of ship those that keep their place, whole ships before damaged ones, and after all
// kinds what a hit has set apart: so the next press in the same place falls on what it was meant for.
func appendRows(dst []row, list []Ship) []row {
	for _, rest := range [...]bool{false, true} {
		for i := 0; i < len(list); {
			kind := kindOf(list[i:])
			from := len(dst)
			dst = appendKind(dst, list, i, i+kind, rest)
			if !rest {
				slices.SortStableFunc(dst[from:], func(a, b row) int { return list[b.at].order() - list[a.at].order() })
			}
			i += kind
		}
	}
	return dst
}

// appendKind appends the rows of the ships from i to end, all of one kind: those that keep their place, or the rest.
func appendKind(dst []row, list []Ship, i, end int, rest bool) []row {
	first := i + firstOf(list[i:end])
	for j := i; j < end; j++ {
		if n := likeOf(list, i, j, end); n > 0 && (j != first && !keeps(list[i:end], &list[j])) == rest {
			dst = append(dst, row{j, n})
		}
	}
	return dst
}

// kindOf is how many ships at the head of a list are of one kind.
func kindOf(list []Ship) int {
	n := 1
	for n < len(list) && list[n].Unit == list[0].Unit {
		n++
	}
	return n
}

// likeOf is how many of the ships from i to end share a row that begins with ship j; 0 where it begins before.
func likeOf(list []Ship, i, j, end int) (n int) {
	for k := i; k < end; k++ {
		switch {
		case k != j && !list[k].like(&list[j]):
		case k < j:
			return 0
		default:
			n++
		}
	}
	return n
}

// firstOf is where the row begins that stands for a kind: ships without a hit before those with one, and lost ones last.
func firstOf(list []Ship) int {
	best, weight := 0, -1
	for i := range list {
		w := 0
		if !list[i].Lost {
			w = 1
		}
		if !list[i].Lost && list[i].Hit == 0 {
			w = 2
		}
		if w > weight {
			best, weight = i, w
		}
	}
	return best
}

// keeps says whether the row of a ship stands in its place whatever else of its kind is hit: that of ships without a hit, and that of a
// transport which alone carried what it did.
func keeps(kind []Ship, a *Ship) bool {
	if !a.Lost && a.Hit == 0 {
		return true
	}
	twin := func(b Ship) bool { return !b.Lost && b.Hit == 0 && b.Loaded == a.Loaded && b.Aboard == a.Aboard }
	return a.Ref.Kind != 0 && !slices.ContainsFunc(kind, twin)
}

// order is what the rows of a kind are sorted by, the greatest first: transports keep the order of their numbers.
func (a *Ship) order() int {
	if a.Ref.Kind != 0 {
		return 0
	}
	return a.Hull
}

// like says whether two ships may share a row.
func (a *Ship) like(b *Ship) bool {
	return a.Unit == b.Unit && a.Hull == b.Hull && a.Lost == b.Lost && a.Hit == 0 && b.Hit == 0 && a.Loaded == b.Loaded && a.Aboard == b.Aboard
}
