package sector

import (
	"math"
	"math/bits"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// The lens that shows who could come into which area with one Mobilise order, and with what odds.

// scout finds out who could come where, if that is shown.
func (f *Face) scout() {
	k := &f.lens
	k.comers, k.told, k.reach = k.comers[:0], false, nil
	if k.which != reachLens {
		return
	}
	k.reach = game.ReachesOf(&f.view)
	for a := range f.view.Areas {
		k.comers = append(k.comers, k.reach.Seats(areaRef(a)))
	}
	k.threat.forget(len(k.comers))
}

// threats are the odds of whoever could come into each area, counted area by area: some of them take long.
type threats struct {
	next  int
	words []string // by area: the best chance of anybody who would have to fight for it; "" for none
	grave []bool   // and whether that is at the viewer's cost

	plates []canvas.Rect // of the odds, as they are drawn
}

// apart moves a plate below those that it would lie on.
func (k *threats) apart(r canvas.Rect) canvas.Rect {
	for _, other := range k.plates {
		if r.Meets(other) {
			r.Y = other.Bottom() + 1
		}
	}
	k.plates = append(k.plates, r)
	return r
}

func (k *threats) forget(areas int) {
	k.next, k.words, k.grave = 0, append(k.words[:0], make([]string, areas)...), append(k.grave[:0], make([]bool, areas)...)
}

// weighThreats counts the odds of one area more.
func (f *Face) weighThreats() {
	k := &f.lens.threat
	for ; k.next < len(k.words); k.next++ {
		v := &f.view.Areas[k.next]
		if f.lens.comers[k.next] == 0 || v.Owner < 0 && v.Base < 0 {
			continue
		}
		best, some := game.Told{}, false
		for _, c := range f.lens.reach.Into(areaRef(k.next)) {
			if told := c.Odds.Told(); c.Fights && c.Units > 0 && (!some || told.Mean() > best.Mean()) {
				best, some = told, true
			}
		}
		if some {
			k.words[k.next], k.grave[k.next] = f.percent(best), v.Owner == f.view.Seat || v.Base == f.view.Seat
		}
		k.next++
		return
	}
}

// Sizes of the badges of those who could come, in pixels of the design's slate and in design pixels at least, and of the plate with their
// odds in design pixels.
const badgeSize, leastBadge, oddsTall = 9, 8, 17

// goodBadge is the size of badges, in design pixels, that is told at a glance, and badgeShare what they take of the radius of a world for it.
const goodBadge, badgeShare = 10.5, .12

// smallOdds is the least size of their letters, in design pixels.
const smallOdds = 8

// How wide the odds of an area are at most, in pixels of the design's slate, and how much room they have at least, in pixels of the screen:
// large letters give way to those of the neighbours.
const oddsWide, leastOdds = 60, 56

// drawReach marks every area with those who could come in, and with the best chance of those who would have to fight.
func (f *Face) drawReach(u *ui.UI) {
	k := &f.lens
	if k.which != reachLens || len(k.comers) != len(f.view.Areas) || f.acts.busy() {
		return
	}
	f.weighThreats()
	size := max(f.board.scale()*badgeSize, u.Px(leastBadge), min(u.Px(goodBadge), f.board.radius()*badgeShare))
	for a, set := range k.comers {
		if set == 0 || !f.board.lay.spots[f.view.Areas[a].Planet].in {
			continue
		}
		at := f.areaPlace(a)
		at.X -= float64(bits.OnesCount(uint(set))-1) * size
		for p := range f.view.Seats {
			if !set.Has(rules.Seat(p)) || f.faction(rules.Seat(p)) < 0 {
				continue
			}
			disc(u, at, 2.5*size, palette.Ink)
			disc(u, at, 2.2*size, palette.Ivory)
			u.Picture(f.box.Badge(f.faction(rules.Seat(p)), size*.8), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
			at.X += 2 * size
		}
	}
	k.threat.plates = k.threat.plates[:0]
	for a := range k.comers { // over all badges
		if f.board.lay.spots[f.view.Areas[a].Planet].in {
			at := f.areaPlace(a)
			f.drawOdds(u, canvas.Point{X: at.X, Y: at.Y + 1.25*size}, a)
		}
	}
}

// drawOdds writes the best chance of those who could come into an area below their badges.
func (f *Face) drawOdds(u *ui.UI, top canvas.Point, area int) {
	k := &f.lens.threat
	words := k.words[area]
	if words == "" {
		return
	}
	ground := palette.Ink
	if k.grave[area] {
		ground = f.theme.Danger
	}
	st, room := u.Theme.Colored(ui.Number, palette.Ivory), max(f.board.scale()*oddsWide, u.In.Scale*leastOdds)
	if w := fonts.Width(words, st); w > room {
		st.Size = max(st.Size*room/w, u.Px(smallOdds))
	}
	w, h := fonts.Width(words, st)+u.Px(8), min(u.Px(oddsTall), 1.5*st.Size)
	r := canvas.Rect{X: math.Round(top.X - w/2), Y: math.Round(top.Y), W: w, H: h}
	r = k.apart(r)
	u.Line(canvas.Point{X: r.X + h/2, Y: r.Center().Y}, canvas.Point{X: r.Right() - h/2, Y: r.Center().Y}, h, ground)
	u.Words(r, words, st, ui.Center)
}

// drawReachLegend says what the marks mean, and what those who could come into the area under the cursor would bring.
func (f *Face) drawReachLegend(u *ui.UI) {
	k := &f.lens
	if k.which != reachLens || f.acts.busy() {
		return
	}
	of := f.areaUnder(u)
	if u.App.Touch && of.Kind == 0 { // a finger does not stay where it has pointed
		of = k.of
	}
	if !k.told || of != k.of {
		f.tellReach(of)
	}
	in, st := f.board.slate, u.Theme.Text(ui.Small)
	w, list := max(math.Round(in.W*.68), min(u.Px(300), in.W-u.Px(24))), k.words
	h := legendTall(u, list, w)
	if k.brief[0] != "" && h > in.H*mostLegend {
		list = k.brief[:]
		h = legendTall(u, list, w)
	}
	r := canvas.Rect{X: in.X + u.Px(8), Y: in.Y + u.Px(6), W: w, H: h} // over the limb: this lens tells nothing of points, and hides no world
	u.Theme.Skin(u, ui.CardShape, r)
	r = r.Inset(u.Px(ui.Padding / 2))
	r.X, r.W = r.X+u.Px(ui.Padding/2), r.W-u.Px(ui.Padding)
	for _, words := range list {
		ui.CutTop(&r, u.Paragraph(r, words, st, ui.Left)+u.Px(3))
	}
}

// mostLegend is the share of the slate's height that the legend takes at most in its full words.
const mostLegend = .16

// legendTall is how high a legend of so many lines is.
func legendTall(u *ui.UI, list []string, w float64) float64 {
	h := u.Px(ui.Padding)
	for _, words := range list {
		h += ui.TextHeight(words, u.Theme.Text(ui.Small), w-u.Px(2*ui.Padding)) + u.Px(3)
	}
	return h
}

// areaUnder is the area under the cursor, also where a click would mean its world.
func (f *Face) areaUnder(u *ui.UI) rules.Ref {
	if u.In.Present && f.board.slate.Contains(u.In.Cursor) && !u.Over() {
		var found [6]rules.Ref
		for _, ref := range f.under(found[:0], u.In.Cursor) {
			if ref.Kind == game.KindArea {
				return ref
			}
		}
	}
	return rules.Ref{}
}

// tellReach puts the legend into words.
func (f *Face) tellReach(of rules.Ref) {
	k := &f.lens
	k.of, k.told = of, true
	k.words, k.brief[0] = append(k.words[:0], f.word("reach.legend")), ""
	if k.reach == nil {
		k.words[0] = f.word("reach.battle")
		return
	}
	if of.Kind != game.KindArea || int(of.ID) >= len(k.comers) {
		k.brief[0] = f.word("reach.legend.brief")
		return
	}
	k.words = k.words[:0]
	list := k.reach.Into(of)
	if len(list) == 0 {
		k.words = append(k.words, f.word("reach.nobody", rules.R(of)))
		return
	}
	k.words = append(k.words, f.name(of)+":")
	for i := range list {
		c := &list[i]
		who := rules.W(f.seatName(c.Seat))
		if c.Fights {
			k.words = append(k.words, f.word("reach.attack", who, rules.N(c.Units), rules.W(f.percent(c.Odds.Told()))))
		} else {
			k.words = append(k.words, f.word("reach.enter", who, rules.N(c.Units)))
		}
	}
}
