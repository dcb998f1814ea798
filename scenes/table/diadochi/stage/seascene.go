package stage

import (
	"math"

	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/battle"
	"tyche/sprites/paint"
)

// berths are where the ships of a line lie, from the one in front outwards: distance from the middle and foot as
// shares of the stage's width and height, and size against the nearest.
var berths = [...]struct{ x, y, size float64 }{
	{.092, .95, 1.08}, {.225, .78, .9}, {.34, .97, 1.06}, {.118, .6, .72}, {.375, .66, .76}, {.26, .5, .58}, {.44, .86, .94}, {.43, .47, .5},
}

// rowHigh is how far apart the strips of waves lie, as a share of the stage's height.
const rowHigh = (1 - battle.SeaHorizon) / (battle.Rows + .4)

// navalScene draws two lines of ships and the convoy behind the mover's.
func (s *Stage) navalScene(u *ui.UI, r canvas.Rect) {
	s.backdrop(u, battle.Sea)
	s.convoy(u, r)
	for row := range battle.Rows {
		s.wave(u, r, row)
		for i := range s.now.Sides {
			s.line(u, r, i, row)
		}
	}
	s.strikeRam(u, r)
	s.navalLabels(u, r)
	s.ribbon(u, s.known(), r.X+r.W/2)
}

// wave draws one strip of the sea; each has its own phase.
func (s *Stage) wave(u *ui.UI, r canvas.Rect, row int) {
	w := int(r.W / 2)
	pic := s.cast.Waves(row, w)
	shift := 0.0
	if !s.still() {
		shift = math.Mod(s.life/4000+float64(row)*.37, 1) * float64(w) * pick(row%2 == 0, 1, -1.0)
	}
	y := r.Y + r.H*(battle.SeaHorizon+.06+rowHigh*float64(row))
	for x := -float64(w); x <= r.W+float64(w); x += float64(w) {
		u.Picture(pic, canvas.Place{At: canvas.Point{X: math.Round(r.X + x + shift), Y: math.Round(y)}, Alpha: .55})
	}
}

// line draws the ships of a side whose feet are at the strip of waves `row`.
func (s *Stage) line(u *ui.UI, r canvas.Rect, i, row int) {
	d := &s.now.Sides[i]
	n, size := 0, 0
	for _, f := range d.Fleets {
		n += f.Strength
		size = max(size, battle.ShipSize(f.Strength))
	}
	n = min(n, len(berths))
	for k := n - 1; k >= 0; k-- {
		at := berths[k]
		if band := int((at.y - battle.SeaHorizon - .08) / rowHigh); min(max(band, 0), battle.Rows-1) == row {
			s.ship(u, r, i, k, size)
		}
	}
}

// ship draws one ship where it is at this moment.
func (s *Stage) ship(u *ui.UI, r canvas.Rect, i, k, size int) {
	at, team := berths[k], s.team(i)
	way, alpha := s.come(s.share(Encounter))
	x := at.x*r.W + (1-way)*r.W*.5
	switch {
	case len(s.now.Sides[1-i].Fleets) == 0: // nobody to ram: they close in on the convoy
		x -= .13 * r.W * pick(s.still() && s.seen(Clash), 1, ease(s.share(Clash)))
	case k == 0 && !s.still():
		x -= .045 * r.W * ease(s.share(Clash))
	}
	broken, tilt, y, far := false, 0.0, at.y*r.H, 1.0
	switch {
	case s.now.Won() == 1-i && k == 0 && len(s.now.Sides[1-i].Fleets) > 0: // rammed: it lies where it was
		broken = s.share(Clash) > .5
		down := max(s.share(Clash)*2-1, 0) * pick(s.still(), 1, ease(s.share(Clash)))
		tilt = .13 * down * outward(i) * -1
		y += .02 * r.H * s.share(Scatter)
		alpha -= .25 * s.share(Scatter)
	case s.now.Won() == 1-i:
		if flee := s.share(Scatter); flee > 0 { // off to the horizon
			run := ease(flee)
			team.Left = !team.Left
			x += run * (r.W*(.15+.065*float64(k)) - x*.55)
			y += run * ((battle.SeaHorizon+.17+.09*float64(k%3))*r.H - y)
			far, alpha = 1-.5*run, alpha*(1-.25*run)
		}
	case s.now.Won() < 0 && !s.still():
		x += ease(s.share(Scatter)) * r.W * .09
	}
	bob, step := 0.0, 0
	if !s.still() {
		bob = 2 * s.set.unit * math.Sin(s.life/640+float64(k*2+i))
		step = s.step(k*2 + i)
	}
	px := math.Min(r.H*.29, r.W*.081) * at.size
	u.Picture(s.cast.Ship(team, min(size, 3), false, broken, step, int(px)), canvas.Place{
		At: canvas.Point{X: math.Round(r.X + r.W/2 + outward(i)*x), Y: math.Round(r.Y + y + bob)}, AnchorX: .5, AnchorY: battle.Ground,
		Alpha: max(alpha, .004), Turn: tilt, Scale: far, Hidden: alpha <= 0,
	})
}

// convoy draws the transports of the mover on their way along the coast, and the route.
func (s *Stage) convoy(u *ui.UI, r canvas.Rect) {
	d := &s.now.Sides[0]
	n := min(max((d.Size()+1)/2, 1), 4)
	sail, alpha := s.come(s.share(Announce))
	way := sail*.16 - .08
	back := d.TurnedBack
	if last := s.share(Convoy); last > 0 {
		run, _ := s.come(last)
		way += pick(back, -.4, .37) * run
	}
	px := math.Min(r.H*.12, r.W*.035)
	y := r.Y + r.H*(battle.SeaHorizon+.1)
	if len(d.Fleets) == 0 { // alone it sails in front
		px *= 2
		y = r.Y + r.H*.72
		way += .02
	}
	to := canvas.Point{X: r.X + r.W*.55, Y: y - r.H*.05}
	from := canvas.Point{X: r.X + r.W*.1, Y: y}
	s.dashes(u, from, to, sail)
	for k := range n {
		team := s.team(0)
		team.Left = back && s.share(Convoy) > 0
		x := r.X + r.W*(.05+way) + float64(k)*px*2.4
		s.put(u, s.cast.Ship(team, 1, true, false, s.step(k*3), int(px)), x, y, alpha)
	}
}

// dashes draws a broken line as far as a share.
func (s *Stage) dashes(u *ui.UI, a, b canvas.Point, share float64) {
	const n = 24
	c := s.theme.Of(s.faction(s.now.Sides[0].Seat)).Main
	for i := range n {
		t, e := float64(i)/n, (float64(i)+.55)/n
		if e > share {
			return
		}
		u.Line(canvas.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}, canvas.Point{X: a.X + (b.X-a.X)*e, Y: a.Y + (b.Y-a.Y)*e}, s.px(2), paint.Fade(c, .8))
	}
}

// strikeRam is the meeting of the two ships in front.
func (s *Stage) strikeRam(u *ui.UI, r canvas.Rect) {
	share := s.share(Clash)
	if share < .35 || len(s.now.Sides[0].Fleets) == 0 {
		return
	}
	t := (share - .35) / .65
	px := int(math.Min(r.H*.3, r.W*.08))
	x, y := r.X+r.W*.5, r.Y+r.H*.97
	if lost := 1 - s.now.Won(); s.now.Won() >= 0 {
		s.put(u, s.cast.Splinters(s.team(lost), pick(s.still(), battle.Blows-1, blow(t)), px), x, y, 1)
	}
	if t < 1 && !s.still() {
		s.put(u, s.cast.Spray(blow(t), px), x, y, 1)
	}
}

// navalLabels name the sides, and fill the box of dispersed fleets.
func (s *Stage) navalLabels(u *ui.UI, r canvas.Rect) {
	px := s.px
	for i := range s.now.Sides {
		w := &s.words.sides[i]
		second := w.force
		if i == 0 && second != "" {
			second = fitting(s.labelRoom(), s.font.small, s.words.aboard[:]...)
		}
		s.label(u, pick(i == 0, r.X+px(14), r.Right()-px(14)), r.Y+px(12), i == 1, i, w.label, w.short, second)
	}
	s.dispersedBox(u, r)
}

// dispersedBox receives the markers of the beaten fleets.
func (s *Stage) dispersedBox(u *ui.UI, r canvas.Rect) {
	won := s.now.Won()
	if won < 0 || !s.seen(Scatter) {
		return
	}
	lost, px := 1-won, s.px
	side := px(46)
	n := 0
	for _, note := range s.now.Notes {
		if note.Event.Verb == game.EvFleetDispersed {
			n++
		}
	}
	w := math.Max(float64(n)*(side+px(8))+px(16), px(118))
	x := pick(lost == 0, r.X+px(14), r.Right()-px(14)-w)
	box := canvas.Rect{X: x, Y: r.Y + px(64), W: w, H: side + px(38)}
	u.Theme.Skin(u, ui.PanelShape, box)
	u.Words(canvas.Rect{X: box.X, Y: box.Y + px(4), W: box.W, H: px(22)}, s.words.box, s.font.heading, ui.Center)
	k := 0
	for i := range s.now.Notes {
		e := &s.now.Notes[i].Event
		if e.Verb != game.EvFleetDispersed {
			continue
		}
		t, alpha := s.come(s.noted(i))
		strength := 0
		for _, f := range s.now.Sides[lost].Fleets {
			if f.Ref == e.Who {
				strength = f.Strength
			}
		}
		to := canvas.Point{X: box.X + px(12) + side/2 + float64(k)*(side+px(8)), Y: box.Y + px(28) + side/2}
		from := canvas.Point{X: r.X + r.W*(.5+outward(lost)*.25), Y: r.Y + r.H*.9}
		if t > 0 && strength > 0 {
			u.Picture(s.box.Fleet(s.faction(e.Seat), int(side), strength, false), canvas.Place{
				At: canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t}, AnchorX: .5, AnchorY: .5, Alpha: max(alpha, .004)})
		}
		k++
	}
}
