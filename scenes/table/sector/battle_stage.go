package sector

import (
	"math"

	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
)

// How the stage of a battle is shared: title, answers to the question for cards, arches, and at the foot those who wait. On a low slate the
// answers take the place of the title; on one that is lower still both are left to the panels, and the buttons of the table stand beside the
// arches. Nothing that comes and goes over the stage, such as a hint, moves it.

// stageLay is where everything lies.
type stageLay struct {
	head, row, reserve, arches canvas.Rect
	rowInHead                  bool
	n, across                  int // arches, and how many of them side by side
	gap                        float64
}

// Measures in design pixels: of a title that has room for both answers to the question for cards the least width, of an arch the most, and
// the least at which its gauges are told side by side; of the stage the height from which it has a title.
const (
	leastTitleRow = 300.0
	widestArch    = 560.0
	narrowArch    = 130.0
	flatStage     = 215.0
)

// Heights in design pixels: of the sums below an arch, of the arch that figures, names and a ribbon need, of the least row of cards, and of
// those who wait.
const sumsTall, leastArch, leastLaid, reserveTall = 48.0, 96.0, 22.0, 84.0

// layStage shares a slate.
func (f *Face) layStage(u *ui.UI, r canvas.Rect, s *table.Sight) (k stageLay) {
	b := &f.view.Battle
	k.n, k.gap = max(len(b.Slots), 1), u.Px(8)
	over := r.Intersect(s.Buttons)
	if r.H < u.Px(flatStage) {
		if !over.Empty() {
			ui.CutRight(&r, r.Right()-s.Buttons.X+u.Px(4))
		}
	} else {
		k.head = ui.CutTop(&r, max(u.Px(44), over.Bottom()+u.Px(4)-r.Y))
		if !over.Empty() { // of the table, at the corner of the map
			k.head.W = s.Buttons.X - u.Px(4) - k.head.X
		}
		k.rowInHead = f.low(u) && k.head.W-2*u.Px(44) >= u.Px(leastTitleRow)
	}
	if total(&b.Ready[0])+total(&b.Ready[1]) > 0 {
		k.reserve = ui.CutBottom(&r, max(min(u.Px(reserveTall), r.H*.17), min(u.Px(fingertip), r.H*.3)))
		ui.CutBottom(&r, u.Px(4))
	}
	if k.head.H > 0 && !k.rowInHead {
		k.row = f.layRow(u, &r)
	}
	k.across = k.n
	if most := f.archesAcross(u, r, k.n); most < k.n {
		k.across = most
	}
	if most := u.Px(widestArch)*float64(k.across) + k.gap*float64(k.across-1); r.W > most {
		r = ui.Middle(r, most, r.H)
	}
	k.arches = r
	return k
}

// archesAcross is how many of n arches stand side by side: all of them, unless they would be too narrow for their gauges and a second row
// of them has room.
func (f *Face) archesAcross(u *ui.UI, r canvas.Rect, n int) int {
	if r.W < u.Px(narrowArch)*float64(n) && r.H >= 2*u.Px(leastArch*.7+sumsTall+leastLaid) {
		return (n + 1) / 2
	}
	return n
}

// arch is where the i-th arch lies.
func (k *stageLay) arch(i int) canvas.Rect {
	rows := (k.n + k.across - 1) / k.across
	h := (k.arches.H - k.gap*float64(rows-1)) / float64(rows)
	at := ui.Column(k.arches, i%k.across, k.across, k.gap)
	at.Y, at.H = k.arches.Y+float64(i/k.across)*(h+k.gap), h
	return at
}

// laidTall is how high the row of cards below an arch is that has so much room with it: a low arch keeps its figures rather.
func (f *Face) laidTall(u *ui.UI, r canvas.Rect) float64 {
	if b := &f.view.Battle; r.H < u.Px(sumsTall+leastArch) && total(&b.Ready[0])+total(&b.Ready[1]) > 0 {
		return 0 // none lies there before all are lined up
	}
	tall := min(r.H*.34, (r.W-u.Px(16))/4*cards.Height/cards.Width)
	return math.Floor(min(tall, max(r.H-u.Px(sumsTall+leastArch), u.Px(leastLaid))))
}

// Stretches says that a battle tells and asks on its stage: a window higher than wide gives it room.
func (f *Face) Stretches() bool { return f.staged() && !f.lensed() }
