package imperio

import (
	"math"
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// badge is one thing that is ordered at a planet: Troops that will land, by their number, or a letter, by the number of its slot.
type badge struct {
	planet rules.Ref
	troops int // of a landing
	slot   int // from 1, of a letter
}

func (b *badge) words() string {
	if b.slot > 0 {
		return chart.Roman(b.slot)
	}
	return itoa(b.troops)
}

// listBadges lists what is ordered at planets: what lands on one from several transports is one landing.
func (f *Face) listBadges() {
	f.badges = f.badges[:0]
	own := &f.view.Own
	for i := range own.Tasks {
		planet := own.Tasks[i].Planet
		if n := f.landing(planet); n > 0 && !slices.ContainsFunc(f.badges, func(b badge) bool { return b.planet == planet }) {
			f.badges = append(f.badges, badge{planet: planet, troops: n})
		}
	}
	for i := range own.Slots {
		k := &own.Slots[i]
		if k.Kind == game.ActionConstruction || k.Kind == game.ActionProduction {
			f.badges = append(f.badges, badge{planet: f.planetNumbered(k.A), slot: i + 1})
		}
	}
}

// landing is how many Troops are ordered to land on a planet, from all fleets: they fight together.
func (f *Face) landing(planet rules.Ref) (n int) {
	for i := range f.view.Own.Tasks {
		if t := &f.view.Own.Tasks[i]; t.Kind == game.TaskLand && t.Planet == planet {
			n += t.N
		}
	}
	return n
}

// drawBadges marks planets with what is ordered there: Troops that land over the left of the globe, so that its own Troops and all numbers
// stay in sight, and letters by their seals beside it.
func (f *Face) drawBadges(u *ui.UI) {
	f.listBadges()
	for i := range f.badges {
		b := &f.badges[i]
		globe, seen := f.chart.WhereGlobe(b.planet)
		switch {
		case !seen:
		case b.slot > 0:
			f.waxRoman(u, f.sealAt(u, globe, b.planet, f.lettersBefore(i)), sealRadius, b.words())
		default:
			size := min(u.Px(badgeHeight), globe.H*.84) // off the numbers below a small globe, and the plate above it
			w := size * badgeWidth / badgeHeight
			f.drawLanding(u, canvas.Rect{X: globe.Center().X - u.Px(2) - w, Y: globe.Center().Y - size*.5, W: w, H: size}, b)
		}
	}
}

// lettersBefore counts the letters for the same planet before badge i.
func (f *Face) lettersBefore(i int) (n int) {
	for k := range f.badges[:i] {
		if f.badges[k].planet == f.badges[i].planet && f.badges[k].slot > 0 {
			n++
		}
	}
	return n
}

// sealAt is where the seal of the nth letter for a planet lies: on the left edge of its hex and then on the right one, clear of the globe
// and of what is in orbit; where planets share a hex, at the foot of its own globe.
func (f *Face) sealAt(u *ui.UI, globe canvas.Rect, planet rules.Ref, nth int) canvas.Point {
	h := system(f.view, planet)
	mid, ok := f.chart.At(h.System)
	if !ok || len(h.Planets) > 1 {
		return canvas.Point{X: globe.X + float64(nth)*u.Px(2*sealRadius), Y: globe.Bottom() - u.Px(2)}
	}
	out := .72 * f.chart.Radius()
	if nth%2 == 0 {
		out = -out
	}
	return canvas.Point{X: mid.X + out, Y: mid.Y + float64(nth/2)*u.Px(2*sealRadius)}
}

// How large badges and seals are, in design pixels, and below which height a badge has room for the number alone.
const badgeWidth, badgeHeight, sealRadius, badgeLeast = 19, 26, 10, 22

// drawLanding draws a helmet, and below it the number of Troops that land.
func (f *Face) drawLanding(u *ui.UI, box canvas.Rect, b *badge) {
	u.Fill(box.Inset(-u.Px(1.5)), palette.Glow)
	u.Fill(box, palette.Plate)
	if box.H >= u.Px(badgeLeast) {
		f.sign(u, signs.Helmet, canvas.Point{X: box.Center().X, Y: box.Y + box.H*.3}, box.H*.5/u.Theme.Scale, palette.Glow)
		ui.CutTop(&box, math.Round(box.H*.53))
	}
	words := b.words()
	u.Words(box, words, fitted(words, u.Theme.Colored(ui.Number, palette.Glow), box.W, u.Px(9)), ui.Center)
}
