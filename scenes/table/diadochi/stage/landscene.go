package stage

import (
	"math"

	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/battle"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/dice"
)

// man is one figure of an army: a man, an elephant or the general on his horse.
type man struct {
	unit  int // type of CU, or one of those below
	nth   int // which CU of the type it belongs to
	arms  figures.Arms
	idle  bool
	x     float64 // from the middle of the stage, pixels
	y     float64 // of the foot, pixels from the top of the stage
	px    float64
	phase int
}

// Figures that are no CU.
const (
	aGeneral = -1
	aLancer  = -2
	aSpear   = -3 // a man of an Independent Army
)

var armsOf = [game.NumUnits]figures.Arms{
	game.Mercenary: figures.Peltast, game.Loyal: figures.Pike, game.RoyalArmy: figures.Royal, game.SilverShields: figures.Silver,
}

// rank is a row of figures that fills up from the middle outwards.
type rank struct {
	y, px, x, room float64
}

func (r *rank) fits(w float64) bool { return r.x+w*r.px <= r.room }

// footman is the width of one, in heights of a man.
const footman = .35

// share leaves some of so many men of width w to the rank behind where there is no room for all: not one man alone, who would seem to
// stand on another's head.
func (r *rank) share(men int, w float64) {
	if r.x+float64(men)*w*r.px > r.room {
		r.room = min(r.room, r.x+math.Ceil(float64(men)*.55)*w*r.px+.5)
	}
}

// muster draws up the army of a side for the present stage.
func (s *Stage) muster(i int) {
	r := s.set.scene
	px := math.Min(r.H*.29, r.W*.085)
	front := rank{y: r.H * .94, px: px, x: px * .55, room: r.W * .485}
	back := rank{y: r.H * .66, px: px * .68, x: px * 1.5, room: r.W * .47}
	s.men[i] = s.men[i][:0]
	d := &s.now.Sides[i]
	if d.Leader.Kind == game.KindGeneral {
		front.room -= px * 1.9 // his place behind the line
	}
	elephants := d.Force[game.Elephant]
	for n := range elephants {
		s.enlist(i, pick(n%2 == 0, &front, &back), &back, man{unit: game.Elephant, nth: n}, 1.75)
	}
	if elephants > 1 {
		front.x += px * .1
	}
	if elephants == 0 {
		front.x, back.x = px*1.15, px*1.2
	}
	each := pick(d.Size() > 6, 2, 3)
	if mixed := d.Size()-elephants > d.Force[game.Mercenary] && d.Force[game.Mercenary] > 0; !mixed {
		front.share((d.Size()-elephants)*each, footman)
	}
	for _, unit := range [...]int{game.SilverShields, game.Loyal, game.RoyalArmy, game.Mercenary} {
		for n := range d.Force[unit] {
			for range each {
				first, other := &front, &back
				if unit == game.Mercenary && d.Size() > d.Force[game.Mercenary] {
					first, other = other, first
				}
				s.enlist(i, first, other, man{unit: unit, nth: n, arms: armsOf[unit]}, footman)
			}
		}
	}
	s.musterArmies(i, &front, &back)
	front.room = r.W * .485
	front.x += px * .5
	if d.Leader.Kind == game.KindGeneral {
		s.enlist(i, &front, &back, man{unit: aGeneral}, 1.3)
	}
	front.x += px * .4
	for unit, n := range d.Idle {
		for k := range n * min(each, 2) {
			s.enlist(i, &front, &back, man{unit: unit, nth: k / min(each, 2), arms: armsOf[unit], idle: true}, .35)
		}
	}
}

// musterArmies draws up Independent Armies: what they look like says nothing but their strength.
func (s *Stage) musterArmies(i int, front, back *rank) {
	for _, a := range s.now.Sides[i].Armies {
		for n := range a.Strength * 2 {
			s.enlist(i, pick(n%2 == 0, front, back), back, man{unit: aSpear, arms: pick(n%3 == 0, figures.Pike, figures.Peltast)}, .36)
		}
		for range 2 {
			back.x += back.px * .3
			s.enlist(i, back, front, man{unit: aLancer}, 1.35)
		}
	}
}

// enlist puts a figure of width w, in heights of a man, into the first of two ranks with room, else into none.
func (s *Stage) enlist(i int, first, other *rank, m man, w float64) {
	r := first
	if !r.fits(w) {
		r = other
	}
	if !r.fits(w) {
		return
	}
	m.x, m.y, m.px = r.x+w*r.px/2, r.y, r.px
	m.phase = len(s.men[i]) * 3
	r.x += w * r.px
	s.men[i] = append(s.men[i], m)
}

// landScene draws two armies in front of each other.
func (s *Stage) landScene(u *ui.UI, r canvas.Rect) {
	if s.set.mustered != s.now {
		s.muster(0)
		s.muster(1)
		s.set.mustered = s.now
	}
	s.backdrop(u, pick(s.now.At.ID%3 == 0, battle.Plain, battle.Hills))
	if s.now.Sortie {
		s.openGate(u, r)
	}
	for _, front := range [2]bool{false, true} {
		for i := range s.men {
			s.drawArmy(u, r, i, front)
		}
	}
	if s.seen(Dice) || s.seen(Table) {
		s.dust(u, r.X+r.W/2, r.Y+r.H*.97, r.H*.45, 1)
		s.dust(u, r.X+r.W*.43, r.Y+r.H*.7, r.H*.3, 2)
		s.dust(u, r.X+r.W*.6, r.Y+r.H*.9, r.H*.35, 3)
	}
	for i := range s.now.Sides {
		if t := s.flees(i); t > 0 {
			s.dust(u, r.X+r.W*(.5+outward(i)*(.3+.1*t)), r.Y+r.H*.96, r.H*.5, i)
			s.dust(u, r.X+r.W*(.5+outward(i)*.4), r.Y+r.H*.74, r.H*.36, i+2)
		}
	}
	s.elephantDice(u, r)
	s.landLabels(u, r)
	s.ribbon(u, s.known(), r.X+r.W/2)
}

// openGate is the besieged city that the attacker comes out of, behind his lines.
func (s *Stage) openGate(u *ui.UI, r canvas.Rect) {
	k := math.Min(r.H/siegeHigh, r.W/siegeWide) * .8
	y, team, px := r.Y+r.H*.6, s.team(0), int(k*100)
	whole := [3]figures.Course{}
	s.put(u, s.cast.Wall(team, 300, whole, 2, breachAt, px), r.X+110*k, y, 1)
	s.put(u, s.cast.Gate(int(ease(min(s.share(Lines)*2, 1))*(battle.GateSteps-1)), px), r.X+178*k, y, 1)
	s.put(u, s.cast.WallTower(team, 88, 178, px), r.X+296*k, y, 1)
	s.put(u, s.cast.Banner(team, s.step(0), int(k*70)), r.X+296*k, y-196*k, 1)
}

// elephantDice throws a die for each elephant over its army (7.10).
func (s *Stage) elephantDice(u *ui.UI, r canvas.Rect) {
	share := s.share(Elephants)
	if share <= 0 || s.seen(Dice) {
		return
	}
	px := math.Min(s.px(38), r.H*.16)
	for i := range s.now.Sides {
		for n, v := range s.now.Sides[i].Elephants {
			x := r.X + r.W/2 + outward(i)*(r.W*.1+px*1.5*float64(n))
			s.die(u, v, canvas.Point{X: x, Y: r.Y + r.H*.2 + px}, px, min(share*1.4, 1), dice.Bone, outward(i)*r.W*.3)
		}
	}
}

func (s *Stage) drawArmy(u *ui.UI, r canvas.Rect, i int, front bool) {
	fallen, left := s.fallen(i), s.left(i)
	flees := s.flees(i)
	near := math.Inf(1) // how near to the middle those stand who go over
	for n := range s.men[i] {
		if m := &s.men[i][n]; m.unit >= 0 && left[m.unit] > 0 {
			near = min(near, m.x)
		}
	}
	for n := range s.men[i] {
		m := &s.men[i][n]
		if m.y > r.H*.8 != front {
			continue
		}
		dead := m.unit >= 0 && !m.idle && m.nth >= s.now.Sides[i].Force[m.unit]-fallen[m.unit] || m.unit == aGeneral && s.fell(i)
		over := 0.0
		if m.unit >= 0 {
			over = left[m.unit]
		}
		s.drawMan(u, r, i, m, dead, over, near, flees)
	}
}

// left is how far the types of CU of a side have gone over, 0 to 1.
func (s *Stage) left(i int) (list [game.NumUnits]float64) {
	for n := range s.now.Notes {
		e := &s.now.Notes[n].Event
		if e.Verb == game.EvDesert && e.Seat != s.now.Sides[i].Seat && !s.now.Notes[n].early { // whoever was bribed is with the other side already
			list[e.Who.ID] = max(list[e.Who.ID], s.noted(n))
		}
	}
	return list
}

// flees is how far a beaten side has run, or a drawn battle's attacker has gone back, 0 to 1.
func (s *Stage) flees(i int) float64 {
	d := &s.now.Sides[i]
	beaten := d.Dispersed || d.TurnedBack || len(d.Armies) > 0 && s.now.Won() == 1-i
	if !beaten {
		return 0
	}
	return s.share(Flight)
}

// drawMan draws one figure where it is at this moment. over is how far he has gone over to the other side, and near how
// near to the middle the first stands of those who do.
func (s *Stage) drawMan(u *ui.UI, r canvas.Rect, i int, m *man, dead bool, over, near, flees float64) {
	team := s.team(i)
	way, alpha := s.come(s.share(Lines))
	x := m.x + (1-way)*r.W*.35
	pose := s.pose(m.idle)
	if over > 0 {
		walk := pick(s.still(), 1, ease(over))
		x -= walk * (near - .05*r.W)
		pose = pick(walk > 0 && walk < 1, figures.Walking, figures.Standing)
		if over > .5 { // beside the victor they turn, and their crests take his colour
			team.Faction = s.faction(s.now.Sides[1-i].Seat)
			team.Left = pick(walk >= 1, !team.Left, team.Left)
		}
	} else if flees > 0 && !dead {
		x += pick(s.still(), 1, ease(flees)) * (r.W*.24 + .3*m.x)
		alpha *= 1 - .3*flees
		team.Left, pose = !team.Left, figures.Fleeing
	} else if s.flees(1-i) > 0 && !dead && !m.idle { // the victor comes after
		x -= pick(s.still(), 1, ease(s.flees(1-i))) * r.W * .045
	} else if s.fighting() && !m.idle && !dead && !s.still() {
		x -= m.px * .12 * math.Sin(min(s.share(Table)*3, 1)*math.Pi/2)
	}
	if m.idle && over == 0 {
		alpha *= .8
		if i == 1 {
			team.Side = battle.Idle
		}
	}
	px := int(m.px)
	at := canvas.Point{X: r.X + r.W/2 + outward(i)*x, Y: r.Y + m.y}
	step := s.step(m.phase)
	switch {
	case m.unit == game.Elephant && dead, m.unit == aGeneral && dead:
		return
	case m.unit == game.Elephant:
		raised := s.share(Elephants) > 0 && s.share(Elephants) < 1
		s.put(u, s.cast.Elephant(team, raised, pick(pose == figures.Standing, 0, step), int(m.px*.92)), at.X, at.Y, alpha)
	case m.unit == aGeneral, m.unit == aLancer:
		gait := pick(pose == figures.Standing, battle.Walk, battle.Gallop)
		rider := pick(m.unit == aGeneral, figures.General, figures.Lancer)
		s.put(u, s.cast.Horse(team, rider, gait, pick(pose == figures.Standing, 0, step), int(m.px*.92)), at.X, at.Y, alpha)
	case dead:
		s.put(u, s.cast.Soldier(team, m.arms, figures.Fallen, 0, px), at.X, at.Y, alpha)
	default:
		s.put(u, s.cast.Soldier(team, m.arms, pose, step, px), at.X, at.Y, alpha)
	}
}

// fighting says whether the armies are at each other.
func (s *Stage) fighting() bool { return s.seen(Dice) && s.share(Table) < 1 }

// pose is what a man does at this moment who neither falls nor flees.
func (s *Stage) pose(idle bool) figures.Pose {
	switch {
	case s.share(Lines) < 1:
		return figures.Walking
	case idle || !s.seen(Dice):
		return figures.Standing
	case s.share(Table) < 1 || !s.rest && s.seen(Losses) && !s.seen(Flight):
		return figures.Fighting
	}
	return pick(s.now.Won() < 0 && !s.seen(Flight), figures.Fighting, figures.Standing)
}

// landLabels name the sides and what is special of them.
func (s *Stage) landLabels(u *ui.UI, r canvas.Rect) {
	px := s.px
	for i := range s.now.Sides {
		w := &s.words.sides[i]
		x := pick(i == 0, r.X+px(14), r.Right()-px(14))
		s.label(u, x, r.Y+px(12), i == 1, i, w.label, w.short, w.force)
		d := &s.now.Sides[i]
		if d.Wavering && s.seen(Prestige) {
			s.tag(u, x, r.Y+px(64), i == 1, s.words.wavering)
		}
	}
}
