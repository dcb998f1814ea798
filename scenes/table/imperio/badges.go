package imperio

import (
	"math"

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
	sign   signs.Sign
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
		t := &own.Tasks[i]
		if t.Kind != game.TaskLand {
			continue
		}
		if at := f.landing(t.Planet); at != nil {
			at.troops += t.N
		} else {
			f.badges = append(f.badges, badge{planet: t.Planet, sign: signs.Helmet, troops: t.N})
		}
	}
	for i := range own.Slots {
		k := &own.Slots[i]
		switch k.Kind {
		case game.ActionConstruction:
			f.badges = append(f.badges, badge{planet: f.planetNumbered(k.A), sign: signs.Shipyard + signs.Sign(k.B), slot: i + 1})
		case game.ActionProduction:
			f.badges = append(f.badges, badge{planet: f.planetNumbered(k.A), sign: signs.Production, slot: i + 1})
		}
	}
}

// landing is the badge of the Troops that land on a planet, or nil.
func (f *Face) landing(planet rules.Ref) *badge {
	for i := range f.badges {
		if b := &f.badges[i]; b.planet == planet && b.slot == 0 {
			return b
		}
	}
	return nil
}

// drawBadges marks planets with what is ordered there, over the left of the globe, so that its Troops and all numbers stay in
// sight. Several stand side by side, the first nearest to the Troops.
func (f *Face) drawBadges(u *ui.UI) {
	f.listBadges()
	for i := range f.badges {
		b := &f.badges[i]
		globe, seen := f.chart.WhereGlobe(b.planet)
		if !seen {
			continue
		}
		nth := 0
		for k := range f.badges[:i] {
			if f.badges[k].planet == b.planet {
				nth++
			}
		}
		size := min(u.Px(badgeHeight), globe.H*.84) // off the numbers below a small globe, and the plate above it
		mid, w, h := globe.Center(), size*badgeWidth/badgeHeight, size
		f.drawBadge(u, canvas.Rect{X: mid.X - u.Px(2) - w - float64(nth)*(w+u.Px(3)), Y: mid.Y - h*.5, W: w, H: h}, b)
	}
}

// How large a badge is, in design pixels.
const badgeWidth, badgeHeight = 19, 26

// drawBadge draws the sign of what is ordered, and below it the number of Troops or of the letter.
func (f *Face) drawBadge(u *ui.UI, box canvas.Rect, b *badge) {
	u.Fill(box.Inset(-u.Px(1.5)), palette.Glow)
	u.Fill(box, palette.Plate)
	f.sign(u, b.sign, canvas.Point{X: box.Center().X, Y: box.Y + box.H*.3}, box.H*.5/u.Theme.Scale, palette.Glow)
	ui.CutTop(&box, math.Round(box.H*.53))
	words := b.words()
	u.Words(box, words, fitted(words, u.Theme.Colored(ui.Number, palette.Glow), box.W, u.Px(9)), ui.Center)
}
