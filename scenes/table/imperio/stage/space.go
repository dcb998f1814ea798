package stage

import (
	"image"
	"image/color"
	"math"

	"tyche/fonts"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/globes"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/ships"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/paint"
)

// backdrop is the sky over a world, or the empty one.
type backdrop struct {
	w, h      int
	scale     float64
	world     bool
	resources int
	seed      uint32
}

// keptSkies has room for two stages in a large window.
var keptSkies = cache.New[backdrop](5 << 20)

func (b backdrop) paint(dst *image.RGBA) {
	plate := sky.Plate{W: b.w, H: b.h, Scale: b.scale, Figures: []sky.Place{{Figure: sky.Balance, X: .5, Y: .36, K: .8}}}
	copy(dst.Pix, plate.Picture().Pixels().Pix)
	p := paint.New(dst)
	p.Lay(plate.Stars().Pixels(), 0, 0)
	if !b.world {
		return
	}
	w, h := float64(b.w), float64(b.h)
	r := .92 * h
	globes.Limb(p, w/2, h+.64*r, r, h/360, paint.Rect(0, 0, w, h), b.resources, b.seed)
}

// drawSpace draws the two fleets over the world that they fight for.
func (s *Stage) drawSpace(u *ui.UI, k *table.Sight) {
	r, x := s.set.scene, s.fight
	id := backdrop{w: int(r.W), h: int(r.H), scale: s.set.unit, world: x.World.Ref.Kind != 0, resources: x.World.Resources, seed: uint32(x.World.Ref.ID) % 5}
	back := keptSkies.Find(id)
	if back == nil {
		back = keptSkies.Keep(id, canvas.NewPicture(id.w, id.h, id.paint))
	}
	u.Clip(r)
	u.Picture(back, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	s.lay()
	s.drawFire(u)
	spent := false
	for side := range x.Sides {
		for i := range x.Sides[side].Ships {
			s.drawShip(u, k, side, i, &spent)
		}
	}
	s.drawLabels(u)
	s.drawRibbon(u)
	u.Unclip()
	chart.Frame(u, r, s.set.unit*.8)
}

// seen is how much of hit n of a cue has been shown.
func (s *Stage) seen(n int) float64 {
	all := 0
	for i := range s.fight.Sides {
		for k := range s.fight.Sides[i].Ships {
			all = max(all, s.fight.Sides[i].Ships[k].Hit)
		}
	}
	if n == 0 || all == 0 {
		return 1
	}
	return min(max(s.share*float64(all)*1.25-float64(n-1), 0), 1)
}

// look is how a ship lies at this moment.
func (s *Stage) look(k *table.Sight, side, i int) ships.Look {
	ship := &s.fight.Sides[side].Ships[i]
	shown := s.seen(ship.Hit)
	switch {
	case ship.Lost && shown > .5:
		return ships.Wrecked
	case ship.Hit > 0 && shown > 0:
		return ships.Struck
	case !ship.Lost && s.victim(k, side, ship) >= 0:
		return ships.Lit
	}
	return ships.Whole
}

// victim is the answer that gives a hit to a ship, or -1.
func (s *Stage) victim(k *table.Sight, side int, ship *Ship) int {
	if s.fight.Sides[side].Seat != k.Viewer || ship.Lost {
		return -1
	}
	for i, o := range asks(k, game.VerbLose, game.VerbLoseTransport) {
		m := o.Move
		switch {
		case m.Verb == game.VerbLoseTransport && ship.Ref.Kind == game.KindTransport && m.A == ship.Ref.ID,
			m.Verb == game.VerbLose && ship.Ref.Kind == 0 && int(m.A) == ship.Unit && int(m.B) == max(ship.Hull, 1):
			return i
		}
	}
	return -1
}

// drawShip draws a ship at its berth, or on its way there or away; one that may take a hit is clicked.
func (s *Stage) drawShip(u *ui.UI, k *table.Sight, side, i int, spent *bool) {
	x := s.fight
	fleet, ship, b := &x.Sides[side], &x.Sides[side].Ships[i], s.berth[side][i]
	w := ships.Posture{Theme: s.theme, House: s.house(fleet.Seat), Kind: ships.Kind(ship.Unit), Look: s.look(k, side, i), Left: side == 1, Size: b.size}
	p := w.Kept()
	if p == nil {
		if *spent {
			return // one is painted in a tick
		}
		*spent = true
		p = w.Picture()
	}
	at := b.at
	alpha := 1.0
	if w.Look == ships.Wrecked {
		alpha = .62
	} else {
		at.X += s.away(side)
	}
	u.Picture(p, canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: alpha})
	if ship.Hit > 0 {
		if t := s.seen(ship.Hit); t > 0 {
			s.drawBurst(u, at, s.px(34)*(.6+.4*t), 1-t*.35)
		}
	}
	s.drawHull(u, ship, at, b.size)
	if n := s.victim(k, side, ship); n >= 0 {
		half := ships.Kind(ship.Unit).Half() * b.size
		box := canvas.Rect{X: at.X - half, Y: at.Y - half*.6, W: 2 * half, H: max(half*1.2, u.Px(34))}
		u.Scope(i)
		if _, clicked := u.Spot("ship", box); clicked {
			k.Answers = append(k.Answers, k.Offers.Legal[n].Move)
		}
		u.Unscope()
	}
}

// away is how far a side is from its berths: it comes in, and leaves with the battle behind it.
func (s *Stage) away(side int) float64 {
	out := s.set.scene.W * .5
	if side == 0 {
		out = -out
	}
	switch {
	case s.beat == Encounter && !s.still:
		t := 1 - min(s.share*1.6, 1)
		return out * t * t
	case s.beat == End && s.fight.Sides[side].Gone:
		if s.still {
			return out * 3
		}
		t := max(s.share*1.6-.4, 0)
		return 2 * out * t * t
	}
	return 0
}

// drawHull draws the hull points of what has several, and whether it is loaded.
func (s *Stage) drawHull(u *ui.UI, ship *Ship, at canvas.Point, size float64) {
	low := canvas.Point{X: at.X, Y: at.Y + 42*size}
	if ship.Unit == game.UnitFlagship || ship.Unit == game.UnitStation {
		low.Y += 20 * size
	}
	if size < .5*s.set.unit { // in a crowd the next lies close below
		low.Y -= s.px(6)
	}
	d := min(s.px(9), math.Floor(1.8*ships.Kind(ship.Unit).Half()*size/(1.5*float64(ship.Full)+.8))) // no wider than the ship
	if ship.Full > 1 && !ship.Lost && (d >= s.px(4) || ship.Hull < ship.Full) {
		d, left := max(d, s.px(4)), ship.Hull
		if ship.Hit > 0 && s.seen(ship.Hit) < .5 {
			left++
		}
		w := d * 1.5 * float64(ship.Full)
		box := canvas.Rect{X: low.X - w/2 - d*.4, Y: low.Y - d*.9, W: w + d*.8, H: d * 1.8}
		u.Fill(box.Inset(-1), palette.Gilt)
		u.Fill(box, palette.Plate)
		for i := range ship.Full {
			c := canvas.Point{X: low.X - w/2 + d*1.5*(float64(i)+.5), Y: low.Y}
			ink := palette.Ivory
			if i >= left {
				ink = palette.Attack
			}
			chart.Disc(u, c, d, ink)
		}
		low.Y += d * 2.4
	}
	if ship.Loaded && !ship.Lost && size > .5*s.set.unit {
		s.tag(u, low, s.said.loaded, palette.Gilt)
	}
}

// tag is a small plate with a word on it.
func (s *Stage) tag(u *ui.UI, at canvas.Point, words string, edge color.NRGBA) {
	st := s.style(u, ui.Small, palette.Gilt2)
	w := fonts.Width(words, st) + s.px(14)
	box := s.within(canvas.Rect{X: math.Round(at.X - w/2), Y: math.Round(at.Y - s.px(9)), W: math.Round(w), H: s.px(19)})
	u.Fill(box.Inset(-1), edge)
	u.Fill(box, palette.Plate)
	u.Words(box, words, st, ui.Center)
}

// within moves a plate off the frame of the scene.
func (s *Stage) within(box canvas.Rect) canvas.Rect {
	in := s.set.scene.Inset(s.px(edge))
	box.X = min(max(box.X, in.X), in.Right()-box.W)
	box.Y = min(max(box.Y, in.Y), in.Bottom()-box.H)
	return box
}

// drawFire draws the shots of the dice that lie: those that hit end in a burst.
func (s *Stage) drawFire(u *ui.UI) {
	if s.beat != Dice && s.beat != AntiAir || s.share < .5 || s.fight.Settled {
		return
	}
	t := min((s.share-.5)*3, 1)
	for side := range s.fight.Sides {
		n := 0
		for r := range s.fight.Sides[side].Rolls {
			roll := &s.fight.Sides[side].Rolls[r]
			for d, v := range roll.Dice {
				s.shot(u, side, roll.Unit, d, n, t, int(v) >= roll.Need)
				n++
			}
		}
	}
}

// shot is one of them: from the ship of the die towards some enemy; t is how much of its way it has gone.
func (s *Stage) shot(u *ui.UI, side, unit, die, n int, t float64, hits bool) {
	from, ok := s.nth(side, die, unit)
	to, there := s.nth(1-side, n, -1)
	if !ok || !there {
		return
	}
	lead := 50 * s.set.unit
	if side == 1 {
		lead = -lead
	}
	from.X += lead
	ink, width := paint.RGB(0xFFF3CF), s.px(2)
	if !hits {
		to.Y -= s.px(36)
		to.X += lead
		ink, width = paint.Fade(palette.Faint, .6), s.px(1)
	}
	if s.still {
		t = 1
	}
	end := canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t}
	u.Line(from, end, width*2.4, paint.Fade(palette.Keyline, .6))
	u.Line(from, end, width, ink)
	if hits && t >= 1 {
		s.drawBurst(u, to, s.px(26), 1)
	}
}

// nth is where the n-th ship of a kind lies that is not lost, counted round; of any kind for -1.
func (s *Stage) nth(side, n, unit int) (canvas.Point, bool) {
	list := s.fight.Sides[side].Ships
	all := 0
	for i := range list {
		if !list[i].Lost && (unit < 0 || list[i].Unit == unit) {
			all++
		}
	}
	if all == 0 {
		return canvas.Point{}, false
	}
	n %= all
	for i := range list {
		if !list[i].Lost && (unit < 0 || list[i].Unit == unit) {
			if n--; n < 0 {
				return s.berth[side][i].at, true
			}
		}
	}
	return canvas.Point{}, false
}

// keptBursts are explosions by their size in pixels.
var keptBursts = cache.New[int](1 << 19)

// drawBurst draws an explosion.
func (s *Stage) drawBurst(u *ui.UI, at canvas.Point, px, alpha float64) {
	k := int(px/4)*4 + 4
	p := keptBursts.Find(k)
	if p == nil {
		p = keptBursts.Keep(k, canvas.NewPicture(k, k, func(dst *image.RGBA) { burst(paint.New(dst), float64(k)) }))
	}
	u.Picture(p, canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: alpha})
}

// burst is a ragged star with rays, in a square of side px.
func burst(p *paint.Painter, px float64) {
	p.Translate(px/2, px/2)
	p.Scale(px/70, px/70)
	var pts []paint.Point
	for i := range 18 {
		r := 17 * (.85 + .3*paint.Random(i, 7))
		if i%2 == 1 {
			r = 17 * .42
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 9)
		pts = append(pts, paint.Pt(r*cos, r*sin))
	}
	for i := range 14 {
		sin, cos := math.Sincos(2 * math.Pi * paint.Random(i, 11))
		r := 17 * (1.3 + .6*paint.Random(i, 13))
		p.Stroke(paint.Line(18.7*cos, 18.7*sin, r*cos, r*sin), paint.Pen(1.3), paint.Solid(palette.Gilt2))
	}
	p.Fill(paint.Polygon(pts...), paint.Hex(0xFFF3CF))
	p.Stroke(paint.Polygon(pts...), paint.Pen(2.4), paint.Solid(palette.Storm))
}
