package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
)

// mark is something on a sheet over the slate that can be pointed at.
type mark struct {
	ref rules.Ref
	at  canvas.Rect
}

// put remembers where a thing on a sheet is.
func (f *Face) put(ref rules.Ref, at canvas.Rect) {
	f.marks = append(f.marks, mark{ref, at})
	f.drawn[ref] = at
}

// Tiled says whether a thing is drawn on a sheet now.
func (f *Face) Tiled(ref rules.Ref) bool { return f.drawn[ref].W > 0 }

// markAt returns the thing on a sheet under a place of the canvas, the last drawn first, and whether a sheet is there.
func (f *Face) markAt(at canvas.Point) (rules.Ref, bool) {
	for i := len(f.marks) - 1; i >= 0; i-- {
		if f.marks[i].at.Contains(at) {
			return f.marks[i].ref, true
		}
	}
	return rules.Ref{}, f.cover.Contains(at)
}

// uncover forgets the sheets of the last tick.
func (f *Face) uncover() {
	for _, m := range f.marks {
		delete(f.drawn, m.ref)
	}
	f.marks, f.cover = f.marks[:0], canvas.Rect{}
}

// staged says whether the stage of a battle covers the slate.
func (f *Face) staged() bool {
	o := f.offers
	return len(f.view.Battle.Slots) > 0 && !(o != nil && len(o.Legal) > 0 && o.Legal[0].Move.Verb == game.WithdrawMove)
}

// leaves says whether the viewer is asked where units withdraw to: the places are on the slate.
func (f *Face) leaves(s *table.Sight) bool {
	return len(s.Offers.Legal) > 0 && s.Offers.Legal[0].Move.Verb == game.WithdrawMove
}

// drawLeaving draws at the foot of the slate who withdraws, beside the world that they withdraw on.
func (f *Face) drawLeaving(u *ui.UI, s *table.Sight) {
	for side, seat := range f.view.Battle.Seats {
		if seat == s.Viewer && total(&f.view.Battle.Ready[side]) > 0 {
			f.drawReserve(u, f.leavingTray(u, side), side)
		}
	}
}

// leavingTray is where they wait: below the limb of points, and as wide as its words and each kind of unit need.
func (f *Face) leavingTray(u *ui.UI, side int) canvas.Rect {
	b := &f.board
	world := b.lay.spots[f.view.Areas[f.view.Battle.Area.ID].Planet]
	slate := b.slate.Inset(u.Px(8))
	limb, _, k := f.limbPlace(u)
	ui.CutTop(&slate, limb.Y+(orrery.LimbHeight+orrery.LimbSpare)*k-slate.Y)
	return trayBeside(slate, u.Px(1), float64(124+waitingStep*f.waitingKinds(side)), b.place(world.at), b.radius()*1.1)
}

// trayBeside is a tray, so wide in design pixels, in the middle of the foot of a slate, or in the first corner where it does not cover a
// world.
func trayBeside(slate canvas.Rect, unit, width float64, world canvas.Point, radius float64) canvas.Rect {
	w, h := min(width*unit, slate.W), min(84*unit, slate.H*.2)
	left, mid, right := slate.X, slate.Center().X-w/2, slate.Right()-w
	foot, head := slate.Bottom()-h, slate.Y
	round := canvas.Rect{X: world.X - radius, Y: world.Y - radius, W: 2 * radius, H: 2 * radius}
	for _, at := range [...]canvas.Point{{X: mid, Y: foot}, {X: left, Y: foot}, {X: right, Y: foot}, {X: mid, Y: head}, {X: left, Y: head}, {X: right, Y: head}} {
		if r := (canvas.Rect{X: at.X, Y: at.Y, W: w, H: h}); !r.Meets(round) {
			return r
		}
	}
	return canvas.Rect{X: mid, Y: foot, W: w, H: h}
}

// drawSheets draws what lies over the slate for the present question.
func (f *Face) drawSheets(u *ui.UI, s *table.Sight) {
	f.glass.on, s.Told = false, false
	switch {
	case f.Spreads(): // over the panels too
	case f.lensed():
		f.drawLens(u, s)
	case f.leaves(s):
		f.drawLeaving(u, s)
	case len(f.view.Battle.Slots) > 0:
		usual := f.lesser(u)
		f.drawBattle(u, s)
		u.Theme = usual
	case f.moves(s) && f.board.slate.W >= u.Px(glassLeastW) && f.board.slate.H >= u.Px(glassLeastH):
		f.drawGlass(u, s)
	case f.boothed(s):
		usual := f.lesser(u)
		f.drawBooths(u, s)
		u.Theme = usual
	case f.buys(s):
		f.drawShop(u, s)
	default:
		f.drawPlacing(u, s)
	}
}
