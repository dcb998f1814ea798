package stage

import (
	"math"

	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/battle"
	"tyche/sprites/canvas"
	"tyche/sprites/figures"
)

// The measures of the wall, in units of a stage 420 high; places are counted from the right edge.
const (
	siegeHigh  = 420
	groundAt   = 382
	wallMiddle = 368
	wallLong   = 404
	breachAt   = 36 // per cent of its length
	gateFrom   = 238
	nearTower  = 618
	farTower   = 122
)

// siegeScene draws engines before a wall in section.
func (s *Stage) siegeScene(u *ui.UI, r canvas.Rect) {
	k := math.Min(r.H/siegeHigh, r.W/1000)
	y := r.Bottom() - (siegeHigh-groundAt)*k
	s.backdrop(u, battle.City)
	px := func(v float64) int { return int(v * k) }
	x := func(v float64) float64 { return r.Right() - v*k }
	way, _ := s.come(s.share(Announce))
	shift := (1 - way) * r.W * .25 // the wall slides in
	rise := 66*float64(s.now.Needed) + 26
	s.wall(u, x, y, shift, rise, px)
	s.garrison(u, x, y, shift, rise, k, px)
	s.rubble(u, x, y, shift, px)
	s.courseTags(u, x, y, k, shift)
	s.besiegers(u, r, y, k, px)
	s.stone(u, r, x, y, k, rise, px)
	middle := s.siegeLabels(u, r)
	share := s.share(Stones)
	if s.has(Breach) {
		share = s.share(Breach)
	}
	s.ribbon(u, min(max(share*3-2, 0), 1), middle)
}

// wall draws the courses, the towers, the gate and the banner.
func (s *Stage) wall(u *ui.UI, x func(float64) float64, y, shift, rise float64, px func(float64) int) {
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
	shift += shake
	s.put(u, s.cast.Wall(team, wallLong, courses, max(b.Needed, 1), breachAt, px(100)), x(wallMiddle)+shift, y, 1)
	gate := 0
	if b.Fallen {
		gate = int(ease(s.share(Gate)) * (battle.GateSteps - 1))
	}
	s.put(u, s.cast.Gate(gate, px(100)), x(gateFrom)+shift, y, 1)
	s.put(u, s.cast.WallTower(team, 94, int(rise)+36, px(100)), x(nearTower)+shift, y, 1)
	s.put(u, s.cast.WallTower(team, 88, int(rise)+46, px(100)), x(farTower)+shift, y, 1)
	fall := 0.0
	if b.Fallen {
		fall = ease(s.share(Gate))
	}
	if fall < 1 {
		s.put(u, s.cast.Banner(team, s.step(0), px(80)), x(farTower)+shift, y-(rise+52)*float64(px(100))/100*(1-fall), 1-fall*.8)
	}
}

// garrison draws men on the wall: the CUs inside, or the townsmen alone.
func (s *Stage) garrison(u *ui.UI, x func(float64) float64, y, shift, rise, k float64, px func(float64) int) {
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
		s.put(u, s.cast.Soldier(team, figures.Archer, pose, step, px(54)), x(nearTower+30-28*float64(i))+shift, y-(rise+42)*k, 1)
	}
	d, n := &s.now.Sides[1], 0
	for _, unit := range [...]int{game.SilverShields, game.RoyalArmy, game.Loyal, game.Mercenary} {
		for range d.Force[unit] + d.Idle[unit] {
			s.put(u, s.cast.Soldier(team, armsOf[unit], figures.Standing, 0, px(54)), x(300-34*float64(n))+shift, y-(rise-22)*k, 1)
			n++
		}
	}
}

// rubble is the heap that grows with the points.
func (s *Stage) rubble(u *ui.UI, x func(float64) float64, y, shift float64, px func(float64) int) {
	if n := s.pointsShown(); n > 0 {
		s.put(u, s.cast.Rubble(n*battle.HeapSteps/max(s.now.Needed, 1), px(100)), x(breachX())+shift, y, 1)
	}
}

// breachX is where the breach lies, from the right edge.
func breachX() float64 { return wallMiddle + wallLong/2 - wallLong*breachAt/100. }

// besiegers draws camp, engines and men; they roll up from the left.
func (s *Stage) besiegers(u *ui.UI, r canvas.Rect, y, k float64, px func(float64) int) {
	team := s.team(0)
	come, alpha := s.come(s.share(Engines))
	at := func(v float64) float64 { return r.X + v*k - (1-come)*r.W*.62 }
	s.put(u, s.cast.Tent(team, px(90)), r.X+262*k, y-48*k, 1)
	s.put(u, s.cast.Tent(team, px(90)), r.X+302*k, y-44*k, 1)
	rolling := come > 0 && come < 1
	wheels := 0
	if rolling {
		wheels = s.step(0)
	}
	if s.tower() {
		s.put(u, s.cast.Helepolis(team, s.share(Die) >= 1, wheels, px(100)), at(105), y, alpha)
	} else {
		s.put(u, s.cast.Banner(team, s.step(4), px(120)), at(90), y, alpha)
	}
	s.put(u, s.cast.Thrower(team, s.winding(), px(90)), at(280), y, alpha)
	ram := 0
	if s.seen(Die) && !s.rest {
		ram = s.step(0)
	}
	s.put(u, s.cast.Ram(team, rolling, pick(rolling, wheels, ram), px(90)), r.Right()-(nearTower+47+116)*k-(1-come)*r.W*.62, y, alpha)
	pose := pick(rolling, figures.Walking, figures.Standing)
	n := 0
	for _, unit := range [...]int{game.SilverShields, game.RoyalArmy, game.Loyal, game.Mercenary} {
		for range min(s.now.Sides[0].Force[unit]-s.fallen(0)[unit], 8-n) {
			s.put(u, s.cast.Soldier(team, armsOf[unit], pose, pick(rolling, s.step(n*3), 0), px(70)), at(182+30*float64(n)), y+22*k, alpha)
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

// stone flies its arc and breaks on the wall.
func (s *Stage) stone(u *ui.UI, r canvas.Rect, x func(float64) float64, y, k, rise float64, px func(float64) int) {
	t := s.share(Stones)
	if t <= 0 || s.seen(Breach) && s.share(Breach) >= .6 {
		return
	}
	course := float64(min(s.now.Before, max(s.now.Needed-1, 0)))
	from := canvas.Point{X: r.X + 300*k, Y: y - 150*k}
	to := canvas.Point{X: x(breachX()), Y: y - (rise-26-66*course-33)*k}
	arc := func(t float64) canvas.Point {
		return canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - 4*150*k*t*(1-t)}
	}
	if t < 1 {
		fly := min(t/.85, 1)
		for i := range int(fly * 30) {
			s.disc(u, arc(float64(i)/30), s.px(3), s.theme.Danger)
		}
		if !s.still() {
			p := arc(fly)
			s.put(u, s.cast.Stone(s.step(0), px(100)), p.X, p.Y+10*k, 1)
		}
	}
	hit := max((t-.85)/.15*.35, 0) + .65*s.share(Breach)/.6
	if hit > 0 && !s.still() && !s.rest {
		s.put(u, s.cast.Burst(blow(hit), px(90)), to.X, to.Y+battle.BurstRise*90*k, 1)
	}
}

// siegeLabels name both sides and return the middle between them.
func (s *Stage) siegeLabels(u *ui.UI, r canvas.Rect) float64 {
	px := s.px
	one, two := &s.words.sides[0], &s.words.sides[1]
	k := math.Min(r.H/siegeHigh, r.W/1000)
	x := r.X + px(14)
	if s.tower() {
		x += 170 * k
	}
	left := s.label(u, x, r.Y+px(12), false, 0, one.ribbon, one.force)
	right := s.label(u, r.Right()-268*k, r.Y+px(12), true, 1, s.words.space+" ("+two.seat+")", two.force)
	return (left.Right() + right.X) / 2
}

// courseTags say beside the wall which of its courses have fallen; the highest falls first.
func (s *Stage) courseTags(u *ui.UI, x func(float64) float64, y, k, shift float64) {
	if s.share(Announce) < 1 || s.now.Fallen && s.seen(Gate) {
		return
	}
	shown := s.pointsShown()
	for i := range s.now.Needed {
		state, ground, ink := 2, dark, s.font.chip.Color
		switch {
		case i < min(shown, s.now.Before):
			state, ground, ink = 0, cell, litInk
		case i < shown:
			state, ground, ink = 1, lit, litInk
		}
		w, h := s.px(92), math.Min(s.px(24), 40*k)
		row := float64(s.now.Needed-1-i)*66 + 33
		r := canvas.Rect{X: math.Round(x(farTower) + shift - w/2), Y: math.Round(y - row*k - h/2), W: w, H: h}
		u.Fill(r, ground)
		s.frame(u, r, litInk, s.px(1.4))
		st := s.font.small
		st.Color = ink
		u.Words(canvas.Rect{X: r.X + s.px(8), Y: r.Y, W: s.px(22), H: h}, numerals[i+1], st, ui.Left)
		u.Words(canvas.Rect{X: r.X + s.px(28), Y: r.Y, W: w - s.px(32), H: h}, s.words.courses[state], st, ui.Left)
	}
}
