package stage

import (
	"image"
	"math"

	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/globes"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/ships"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/imperio/troops"
	"tyche/sprites/paint"
)

// The horizon of a world seen from near: its top as a share of the stage's height, and the radius in heights.
const (
	horizonTop    = .56
	horizonRadius = 3.1
)

// soil is the ground of a landing.
type soil struct {
	w, h, resources int
	seed            uint32
	scale           float64
}

var keptSoils = cache.New[soil](5 << 20)

func (k soil) paint(dst *image.RGBA) {
	plate := sky.Plate{W: k.w, H: k.h, Scale: k.scale}
	copy(dst.Pix, plate.Picture().Pixels().Pix)
	p := paint.New(dst)
	p.Lay(plate.Stars().Pixels(), 0, 0)
	w, h := float64(k.w), float64(k.h)
	globes.Limb(p, w/2, h*(horizonTop+horizonRadius), h*horizonRadius, h/470, paint.Rect(0, 0, w, h), k.resources, k.seed)
}

// horizon is how high the ground lies at a share of the stage's width.
func (s *Stage) horizon(share float64) float64 {
	r := s.set.scene
	x, radius := (share-.5)*r.W, horizonRadius*r.H
	return r.Y + r.H*(horizonTop+horizonRadius) - math.Sqrt(radius*radius-x*x)
}

// drawGround draws the fleet over the world, what falls from it, the platforms, the city and the ranks on the ground.
func (s *Stage) drawGround(u *ui.UI) {
	r, l := s.set.scene, s.landing
	id := soil{w: int(r.W), h: int(r.H), resources: l.World.Resources, seed: uint32(l.At.ID) % 5, scale: s.set.unit}
	back := keptSoils.Find(id)
	if back == nil {
		back = keptSoils.Keep(id, canvas.NewPicture(id.w, id.h, id.paint))
	}
	u.Clip(r)
	u.Picture(back, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	s.drawCity(u)
	s.drawOrbit(u)
	s.drawPlatforms(u)
	s.drawFall(u)
	for i := range l.Seats {
		s.drawRank(u, i)
	}
	if l.Taken {
		s.drawFlag(u)
	}
	s.drawLabels(u)
	s.drawRibbon(u)
	u.Unclip()
	chart.Frame(u, r, s.set.unit*.8)
}

// stand puts a figure of a side on the ground, with its feet at a share of the width and so far below the horizon.
func (s *Stage) stand(u *ui.UI, f troops.Figure, side int, x, below, size, alpha float64) {
	ax, ay := f.Anchor()
	left := side == 1 && (f == troops.Soldier || f == troops.Fallen)
	if left {
		ax = 1 - ax
	}
	at := canvas.Point{X: s.set.scene.X + x*s.set.scene.W, Y: s.horizon(x) + below*s.set.scene.H}
	u.Picture(troops.Picture(s.theme, s.house(s.landing.Seats[side]), f, left, size*s.set.scene.H/470), canvas.Place{At: at, AnchorX: ax, AnchorY: ay, Alpha: alpha})
}

// drawCity is the capital at the right; its lamps go out when it is taken.
func (s *Stage) drawCity(u *ui.UI) {
	f := troops.City
	if s.landing.Taken && s.share > .5 {
		f = troops.DarkCity
	}
	s.stand(u, f, 1, .8, .03, .86, 1)
	if r := s.set.scene; s.landing.Taken && s.landing.World.Works[game.WorkShipyard] > 0 && !s.set.low {
		s.tagWork(u, canvas.Point{X: r.X + r.W*.91, Y: r.Bottom() - 66*r.H/470}, 0, "tag.shipyard")
	}
}

// tagWork says of the i-th of all works that its lamp goes out, or is out.
func (s *Stage) tagWork(u *ui.UI, at canvas.Point, i int, key string) {
	switch s.glows(i) {
	case fading:
		s.tag(u, at, s.word(key+".fading"), palette.Glow)
	case dark:
		s.tag(u, at, s.word(key+".dark"), palette.Line)
	}
}

// drawOrbit draws the fleet of the attacker over the world, the great ships first.
func (s *Stage) drawOrbit(u *ui.UI) {
	r, l := s.set.scene, s.landing
	n := min(len(l.Fleet), 5)
	for i := range n {
		k := l.Fleet[i]
		w := ships.Posture{Theme: s.theme, House: s.house(l.Seats[0]), Kind: ships.Kind(k.Unit), Size: .78 * r.H / 470}
		x := r.X + r.W*(.09+.115*float64(i))
		y := r.Y + r.H*(.32+.06*float64(i%2))
		u.Picture(w.Picture(), canvas.Place{At: canvas.Point{X: x, Y: y}, AnchorX: .5, AnchorY: .5})
		if s.beat == Bombard && (k.Unit == game.UnitDreadnought || k.Unit == game.UnitStation || k.Unit == game.UnitFlagship) {
			s.drawBombs(u, canvas.Point{X: x, Y: y + 30*r.H/470}, i)
		}
	}
}

// drawBombs are the shells of a great ship, on their way to the city.
func (s *Stage) drawBombs(u *ui.UI, from canvas.Point, i int) {
	t := (s.share - .35) * 2.2
	if t <= 0 {
		return
	}
	r := s.set.scene
	to := canvas.Point{X: r.X + r.W*(.7+.035*float64(i)), Y: s.horizon(.75) + r.H*.1}
	if s.still {
		t = 1
	}
	t = min(t, 1)
	end := canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t}
	u.Line(from, end, s.px(5), paint.Fade(palette.Keyline, .5))
	u.Line(from, end, s.px(2), paint.RGB(0xFFF3CF))
	if t >= 1 {
		s.drawBurst(u, to, s.px(44), 1)
	}
}

// drawPlatforms are the works in orbit over the city; they fire, and go dark when the world is taken.
func (s *Stage) drawPlatforms(u *ui.UI) {
	r, l := s.set.scene, s.landing
	for i := range l.World.Works[game.WorkPlatform] {
		look := ships.Whole
		if s.glows(l.World.Works[game.WorkShipyard]+l.World.Works[game.WorkPort]+i) == dark {
			look = ships.Wrecked
		}
		w := ships.Posture{Theme: s.theme, House: s.house(l.Seats[1]), Kind: ships.Station, Look: look, Left: true, Size: .72 * r.H / 470}
		at := canvas.Point{X: r.X + r.W*(.72+.16*float64(i)), Y: r.Y + r.H*.33}
		u.Picture(w.Picture(), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
		if l.Taken && !s.set.low {
			s.tagWork(u, canvas.Point{X: at.X, Y: at.Y + 58*r.H/470}, l.World.Works[game.WorkShipyard]+l.World.Works[game.WorkPort]+i, "tag")
		}
		if s.beat == Platforms && s.share > .45 {
			to := canvas.Point{X: r.X + r.W*(.36-.06*float64(i)), Y: r.Y + r.H*.5}
			u.Line(at, to, s.px(5), paint.Fade(palette.Keyline, .5))
			u.Line(at, to, s.px(2), paint.RGB(0xFFF3CF))
			s.drawBurst(u, to, s.px(36), 1)
		}
	}
}

// drawFall are the capsules of those who land.
func (s *Stage) drawFall(u *ui.UI) {
	if s.beat != Descent && s.beat != Platforms {
		return
	}
	r, n := s.set.scene, min(s.landing.Troops[0]+s.landing.Before[0], 8)
	if s.beat == Platforms {
		n = min(s.landing.Before[0], 8)
	}
	t := s.share
	if s.beat == Platforms || s.still {
		t = 1
	}
	for i := range n {
		x := .16 + .04*float64(i)
		down := s.horizon(x) + r.H*(.02+.02*float64(i%3))
		from := r.Y + r.H*.36
		own := min(max(t*1.6-.08*float64(i), 0), 1)
		at := canvas.Point{X: r.X + r.W*x, Y: from + (down-from)*own}
		u.Line(canvas.Point{X: at.X - s.px(10), Y: from}, at, s.px(1.5), paint.Fade(paint.RGB(0xFFE9B8), .6))
		ax, ay := troops.Capsule.Anchor()
		u.Picture(troops.Picture(s.theme, s.house(s.landing.Seats[0]), troops.Capsule, false, .9*r.H/470), canvas.Place{At: at, AnchorX: ax, AnchorY: ay})
	}
}

// ranked is how many figures of a side are drawn.
const ranked = 8

// drawRank draws the Troops of a side on the ground: those who stand, and those who have fallen in this beat and before.
func (s *Stage) drawRank(u *ui.UI, side int) {
	l := s.landing
	stand := l.Troops[side]
	if s.share < .75 && !s.still {
		stand = l.Before[side]
	}
	if side == 0 && (len(l.Rounds) == 0 && s.beat != Ground || s.beat == Descent) {
		return // they are not down yet
	}
	fallen := l.Lost[side] - max(stand-l.Troops[side], 0)
	all := min(max(stand, 0)+fallen, ranked)
	for i := range all {
		x := .23 + .034*float64(i)
		if side == 1 {
			x = .75 - .034*float64(i)
		}
		below := .17 + .1*float64(i%2)
		f, size := troops.Soldier, 1.05
		if i >= max(stand, 0) || all < max(stand, 0)+fallen && i >= ranked-min(fallen, ranked/2) {
			f, size = troops.Fallen, .95
		}
		s.stand(u, f, side, x, below, size, 1)
		if i < s.thrown(side, all) {
			s.drawDie(u, side, i, x, below)
		}
	}
}

// thrown is over how many of the figures of a side a die of the present round hangs.
func (s *Stage) thrown(side, all int) int {
	l := s.landing
	if s.beat != Ground || s.set.low || len(l.Rounds) == 0 {
		return 0
	}
	gone := l.Lost[side] - (l.Before[side] - l.Troops[side]) // before this round
	roll := &l.Rounds[len(l.Rounds)-1].Rolls[side]
	return min(len(roll.Dice)-roll.Again, all-min(gone, ranked/2))
}

// drawDie hangs the die of a Troop over its head.
func (s *Stage) drawDie(u *ui.UI, side, i int, x, below float64) {
	r := s.set.scene
	roll := &s.landing.Rounds[len(s.landing.Rounds)-1].Rolls[side]
	at := canvas.Point{X: r.X + x*r.W, Y: s.horizon(x) + (below-.28)*r.H}
	Die(u, at, 17*r.H/470, int(roll.Dice[i]), roll.Need, s.share, s.still, palette.MissSky)
}

// drawFlag raises the banner of the new owner.
func (s *Stage) drawFlag(u *ui.UI) {
	rise := min(s.share*1.5, 1)
	if s.still {
		rise = 1
	}
	s.stand(u, troops.Banner, 0, .55, .1+.3*(1-rise), .9, 1)
}
