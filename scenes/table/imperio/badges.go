package imperio

import (
	"tyche/fonts"
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

// drawBadges marks planets with what is ordered there: all of it in a row over the upper half of the globe, where neither its
// Troops nor a number is hidden.
func (f *Face) drawBadges(u *ui.UI) {
	f.listBadges()
	for i := range f.badges {
		b := &f.badges[i]
		globe, seen := f.chart.WhereGlobe(b.planet)
		if !seen {
			continue
		}
		before, width := 0.0, 0.0
		for k := range f.badges {
			if other := &f.badges[k]; other.planet == b.planet {
				if k < i {
					before += f.badgeWidth(u, other)
				}
				width += f.badgeWidth(u, other)
			}
		}
		h := u.Px(badgeHeight)
		at := canvas.Rect{X: globe.X + globe.W/2 - width/2 + before, Y: globe.Y + globe.H/2 - h + u.Px(5), W: f.badgeWidth(u, b), H: h}
		f.drawBadge(u, at, b)
	}
}

// badgeHeight is how high a badge is, in design pixels.
const badgeHeight = 19

func (f *Face) badgeWidth(u *ui.UI, b *badge) float64 {
	return u.Px(25) + fonts.Width(b.words(), u.Theme.Colored(ui.Number, palette.Glow))
}

func (f *Face) drawBadge(u *ui.UI, box canvas.Rect, b *badge) {
	u.Fill(box.Inset(-u.Px(1.5)), palette.Glow)
	u.Fill(box, palette.Plate)
	f.sign(u, b.sign, canvas.Point{X: box.X + u.Px(11), Y: box.Center().Y}, 14, palette.Glow)
	ui.CutLeft(&box, u.Px(20))
	u.Words(box, b.words(), u.Theme.Colored(ui.Number, palette.Glow), ui.Left)
}
