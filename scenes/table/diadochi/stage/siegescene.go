package stage

import (
	"math"

	"tyche/fonts"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/battle"
	"tyche/sprites/diadochi/figures"
)

// The measures of the wall, in units of a stage 420 high; places are counted from the right edge.
const (
	siegeHigh  = 420
	siegeWide  = 1150 // at least
	groundAt   = 382
	wallMiddle = 368
	wallLong   = 404
	breachAt   = 36 // per cent of its length
	gateFrom   = 238
	nearTower  = 618
	farTower   = 122
	sectionAt  = 36
)

// ground is where wall and engines stand.
type ground struct {
	left, right, y float64 // of the stage; the foot of everything
	k              float64 // pixels of a unit
	shift          float64 // how far the wall has still to come
	rise           float64 // height of the wall, units
}

// x is a place counted in units from the right edge.
func (g *ground) x(v float64) float64 { return g.right - v*g.k }

// px is a size in whole pixels.
func (g *ground) px(v float64) int { return int(v * g.k) }

// siegeScene draws engines before a wall in section.
func (s *Stage) siegeScene(u *ui.UI, r canvas.Rect) {
	k := math.Min(r.H/siegeHigh, r.W/siegeWide)
	way, _ := s.come(s.share(Announce))
	g := ground{left: r.X, right: r.Right(), y: r.Bottom() - (siegeHigh-groundAt)*k, k: k, shift: (1 - way) * r.W * .25, rise: 66*float64(s.now.Needed) + 26}
	s.backdrop(u, battle.City)
	s.wall(u, g)
	s.garrison(u, g)
	s.rubble(u, g)
	s.section(u, g)
	s.courseTags(u, g)
	s.besiegers(u, r, g)
	s.captions(u, r, g)
	s.stone(u, g)
	middle := s.siegeLabels(u, r)
	s.ribbon(u, s.known(), middle)
}

// wall draws the courses, the towers, the gate and the banner.
func (s *Stage) wall(u *ui.UI, g ground) {
	b, team := s.now, s.team(1)
	var courses [3]figures.Course
	shown := s.pointsShown()
	for i := range b.Needed {
		at := b.Needed - 1 - i // the highest falls first
		switch {
		case i < shown:
			courses[at] = figures.Breached
		case i == shown && shown > 0:
			courses[at] = figures.Cracked
		}
	}
	shake := 0.0
	if t := s.share(Breach); t > .45 && t < .8 && !s.still() {
		shake = math.Sin(t*90) * 2 * s.set.unit
	}
	g.shift += shake
	s.put(u, s.cast.Wall(team, wallLong, courses, max(b.Needed, 1), breachAt, g.px(100)), g.x(wallMiddle)+g.shift, g.y, 1)
	gate := 0
	if b.Fallen {
		gate = int(ease(s.share(Gate)) * (battle.GateSteps - 1))
	}
	s.put(u, s.cast.Gate(gate, g.px(100)), g.x(gateFrom)+g.shift, g.y, 1)
	s.put(u, s.cast.WallTower(team, 94, int(g.rise)+36, g.px(100)), g.x(nearTower)+g.shift, g.y, 1)
	s.put(u, s.cast.WallTower(team, 88, int(g.rise)+46, g.px(100)), g.x(farTower)+g.shift, g.y, 1)
	fall := 0.0
	if b.Fallen {
		fall = ease(s.share(Gate))
	}
	if fall < 1 {
		s.put(u, s.cast.Banner(team, s.step(0), g.px(80)), g.x(farTower)+g.shift, g.y-(g.rise+52)*float64(g.px(100))/100*(1-fall), 1-fall*.8)
	}
}

// garrison draws men on the wall: the CUs inside, or the townsmen alone.
func (s *Stage) garrison(u *ui.UI, g ground) {
	if s.now.Fallen && s.share(Gate) > .5 {
		return
	}
	team := s.team(1)
	pose, step := figures.Standing, 0
	if s.seen(Engines) && !s.rest {
		pose = figures.Fighting
	}
	for i := range 3 {
		if pose == figures.Fighting {
			step = s.step(i * 2)
		}
		s.put(u, s.cast.Soldier(team, figures.Archer, pose, step, g.px(54)), g.x(nearTower+30-28*float64(i))+g.shift, g.y-(g.rise+42)*g.k, 1)
	}
	d, n := &s.now.Sides[1], 0
	for _, unit := range [...]int{game.SilverShields, game.RoyalArmy, game.Loyal, game.Mercenary} {
		for range d.Force[unit] + d.Idle[unit] {
			s.put(u, s.cast.Soldier(team, armsOf[unit], figures.Standing, 0, g.px(54)), g.x(300-34*float64(n))+g.shift, g.y-(g.rise-22)*g.k, 1)
			n++
		}
	}
}

// rubble is the heap that grows with the points.
func (s *Stage) rubble(u *ui.UI, g ground) {
	if n := s.pointsShown(); n > 0 {
		s.put(u, s.cast.Rubble(n*battle.HeapSteps/max(s.now.Needed, 1), g.px(100)), g.x(breachX())+g.shift, g.y, 1)
	}
}

// breachX is where the breach lies, from the right edge.
func breachX() float64 { return wallMiddle + wallLong/2 - wallLong*breachAt/100. }

// besiegers draws camp, engines and men; they roll up from the left.
func (s *Stage) besiegers(u *ui.UI, r canvas.Rect, g ground) {
	team := s.team(0)
	come, alpha := s.come(s.share(Engines))
	at := func(v float64) float64 { return r.X + v*g.k - (1-come)*r.W*.62 }
	s.put(u, s.cast.Tent(team, g.px(90)), r.X+262*g.k, g.y-48*g.k, 1)
	s.put(u, s.cast.Tent(team, g.px(90)), r.X+302*g.k, g.y-44*g.k, 1)
	rolling := come > 0 && come < 1
	wheels := 0
	if rolling {
		wheels = s.step(0)
	}
	if s.tower() {
		s.put(u, s.cast.Helepolis(team, s.share(Die) >= 1, wheels, g.px(100)), at(105), g.y, alpha)
	} else {
		s.put(u, s.cast.Banner(team, s.step(4), g.px(120)), at(90), g.y, alpha)
	}
	s.put(u, s.cast.Thrower(team, s.winding(), g.px(90)), at(280), g.y, alpha)
	ram := 0
	if s.seen(Die) && !s.rest {
		ram = s.step(0)
	}
	s.put(u, s.cast.Ram(team, rolling, pick(rolling, wheels, ram), g.px(90)), r.Right()-(nearTower+47+116)*g.k-(1-come)*r.W*.62, g.y, alpha)
	storm := 0.0 // how far they have come into the breach of a city that falls
	if s.now.Fallen && s.seen(Gate) {
		storm = pick(s.still(), 1, ease(s.share(Gate)))
	}
	pose := pick(rolling || storm > 0 && storm < 1, figures.Walking, figures.Standing)
	n := 0
	for _, unit := range [...]int{game.SilverShields, game.RoyalArmy, game.Loyal, game.Mercenary} {
		for range min(s.now.Sides[0].Force[unit]-s.fallen(0)[unit], 8-n) {
			x, step := at(182+30*float64(n)), pick(rolling, s.step(n*3), 0)
			if storm > 0 {
				x += storm * (g.x(breachX()) + (30*float64(n)-70)*g.k - x)
				step = pick(storm < 1, s.step(n*3), 0)
			}
			s.put(u, s.cast.Soldier(team, armsOf[unit], pose, step, g.px(70)), x, g.y+9*g.k, alpha)
			n++
		}
	}
}

// tower says whether card 14 has brought the great tower.
func (s *Stage) tower() bool {
	for _, m := range s.now.Modifiers {
		if m.Reason == game.SiegeHelepolis {
			return true
		}
	}
	return false
}

// winding is the frame of the stone thrower: wound back while the engines come up, let go with the stone.
func (s *Stage) winding() int {
	if s.seen(Stones) {
		return 0
	}
	return int(pick(s.still(), 1, ease(s.share(Engines))) * (battle.Windings - 1))
}

// section is the wall cut through, beyond its last tower: masonry outside, rubble within; the courses that have fallen
// are gone.
func (s *Stage) section(u *ui.UI, g ground) {
	standing := s.now.Needed - min(s.pointsShown(), s.now.Needed)
	s.put(u, s.cast.WallSection(standing, max(s.now.Needed, 1), g.px(100)), g.x(sectionAt)+g.shift, g.y, 1)
}

// captions name what stands on the ground; what is not there is not named.
func (s *Stage) captions(u *ui.UI, r canvas.Rect, g ground) {
	st := s.font.italic
	st.Color = litInk // the ground is light by day and by lamp
	y, h := g.y+16*g.k, r.Bottom()-g.y-17*g.k
	if h < st.Size*1.05 {
		return
	}
	write := func(x float64, key int, share float64) {
		if share >= 1 {
			text := s.words.captions[key]
			w := fonts.Width(text, st)
			u.Text(text, canvas.Point{X: math.Round(x - w/2), Y: math.Round(y + h*.5 + fonts.CapHeight(st.Face, st.Size)/2)}, st)
		}
	}
	if s.tower() {
		write(r.X+105*g.k, 0, s.share(Engines))
	}
	write(r.X+280*g.k, 1, s.share(Engines))
	write(r.Right()-(nearTower+47+116)*g.k, 2, s.share(Engines))
	if s.pointsShown() > 0 {
		write(g.x(breachX()), 3, s.share(Announce))
	}
	write(g.x(gateFrom)+42*g.k, 4, s.share(Announce))
	write(g.x(sectionAt), 5, s.share(Announce))
}

// stone flies its arc and breaks on the wall.
func (s *Stage) stone(u *ui.UI, g ground) {
	t := s.share(Stones)
	if t <= 0 || s.seen(Breach) && s.share(Breach) >= .6 {
		return
	}
	course := float64(min(s.now.Before, max(s.now.Needed-1, 0)))
	from := canvas.Point{X: g.left + 300*g.k, Y: g.y - 150*g.k}
	to := canvas.Point{X: g.x(breachX()), Y: g.y - (g.rise-26-66*course-33)*g.k}
	arc := func(t float64) canvas.Point {
		return canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - 4*150*g.k*t*(1-t)}
	}
	if t < 1 {
		fly := min(t/.85, 1)
		for i := range int(fly * 30) {
			s.disc(u, arc(float64(i)/30), s.px(3), s.theme.Danger)
		}
		if !s.still() {
			p := arc(fly)
			s.put(u, s.cast.Stone(s.step(0), g.px(100)), p.X, p.Y+10*g.k, 1)
		}
	}
	hit := max((t-.85)/.15*.35, 0) + .65*s.share(Breach)/.6
	if hit > 0 && !s.still() && !s.rest {
		s.put(u, s.cast.Burst(blow(hit), g.px(90)), to.X, to.Y+battle.BurstRise*90*g.k, 1)
	}
}

// siegeLabels name both sides and return the middle between them.
func (s *Stage) siegeLabels(u *ui.UI, r canvas.Rect) float64 {
	px := s.px
	one, two := &s.words.sides[0], &s.words.sides[1]
	k := math.Min(r.H/siegeHigh, r.W/siegeWide)
	x := r.X + px(14)
	if s.tower() {
		x += 170 * k
	}
	if r.W < px(900) {
		s.label(u, r.X+px(14), r.Y+px(12), false, 0, one.ribbon, one.name, one.force)
		s.label(u, r.Right()-px(14), r.Y+px(12), true, 1, two.label, two.short, two.force)
		return r.X + r.W/2
	}
	room := r.W * .22 // the result hangs between the two
	left := s.label(u, x, r.Y+px(12), false, 0, one.ribbon, one.name, fitting(room, s.font.small, one.units, one.force))
	right := s.label(u, r.Right()-268*k, r.Y+px(12), true, 1, two.label, two.short, fitting(room, s.font.small, two.units, two.force))
	return (left.Right() + right.X) / 2
}

// courseTags say beside the wall which of its courses have fallen; the highest falls first.
func (s *Stage) courseTags(u *ui.UI, g ground) {
	if s.share(Announce) < 1 || s.now.Fallen && s.seen(Gate) {
		return
	}
	shown := s.pointsShown()
	for i := range s.now.Needed {
		state, paper, ink := 2, dark, s.font.chip.Color
		switch {
		case i < min(shown, s.now.Before):
			state, paper, ink = 0, cell, litInk
		case i < shown:
			state, paper, ink = 1, lit, litInk
		}
		w, h := s.px(92), math.Min(s.px(24), 40*g.k)
		row := float64(s.now.Needed-1-i)*66 + 33
		r := canvas.Rect{X: math.Round(g.x(farTower) + g.shift - w/2), Y: math.Round(g.y - row*g.k - h/2), W: w, H: h}
		u.Fill(r, paper)
		s.frame(u, r, litInk, s.px(1.4))
		st := s.font.small
		st.Color = ink
		u.Words(canvas.Rect{X: r.X + s.px(8), Y: r.Y, W: s.px(22), H: h}, numerals[i+1], st, ui.Left)
		u.Words(canvas.Rect{X: r.X + s.px(28), Y: r.Y, W: w - s.px(32), H: h}, s.words.courses[state], st, ui.Left)
	}
}
