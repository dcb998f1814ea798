package figures

import (
	"math"

	"tyche/sprites/paint"
)

// Arms is how a man is armed.
type Arms uint8

// The arms.
const (
	Peltast  Arms = iota // crescent shield and javelins: mercenaries
	Pike                 // star shield and sarissa: loyal Macedonians
	Royal                // the same with cloak and golden shield: the kings' army
	Silver               // the silver shields
	Archer               // bow
	Unarmed              // workmen, crews, envoys
	ArmsEnum             // how many there are
)

// Pose is what a man does.
type Pose uint8

// The poses.
const (
	Standing Pose = iota // pike upright
	Walking
	Fighting
	Fleeing // runs without his long spear
	Fallen
	PoseEnum // how many there are
)

// Soldier is one man at a moment; Phase (0 to 1) runs through a step or a thrust.
type Soldier struct {
	Arms  Arms
	Pose  Pose
	Phase float64
}

// DrawSoldier paints a man with his feet at the origin.
func DrawSoldier(p *paint.Painter, s Style, m Soldier) {
	f := fig{p, s}
	if m.Pose == Fallen {
		f.fallen(m.Arms)
		return
	}
	g := gaitOf(m)
	f.at(0, g.bob, 1, 0, func() {
		f.man(m, g)
	})
}

// gait is the stance of a moment.
type gait struct {
	front, back, frontKnee, backKnee float64
	lean, bob                        float64
	spear                            float64 // angle of the shaft above the ground
	reach                            float64 // how far the weapon is thrust
}

func gaitOf(m Soldier) gait {
	s, c := math.Sincos(2 * math.Pi * m.Phase)
	switch m.Pose {
	case Walking:
		return gait{.5 * s, -.5 * s, .12 + .55*max(0, c), .12 + .55*max(0, -c), .05, 1.2 * math.Abs(c) * -1, 1.2, 0}
	case Fighting:
		t := math.Pow(max(0, s), .7)
		return gait{.52 + .1*t, -.42, .34, .1, .1 + .1*t, 2.6, .06 + .1*(1-t), 13 * t}
	case Fleeing:
		return gait{.8 * s, -.8 * s, .25 + .95*max(0, c), .25 + .95*max(0, -c), .26, -2.4 * math.Abs(c), .3, 0}
	}
	return gait{.1, -.12, .05, .05, 0, 0, 1.42, 0}
}

func leg(swing, knee float64) limb {
	return limb{upper: 21, lower: 20.5, thick: 11.5, knee: 8, ankle: 4.2, foot: 11, swing: swing, bending: knee}
}

func (f fig) man(m Soldier, g gait) {
	f.limb(-1, -42, leg(g.back, g.backKnee))
	f.at(0, -42, 1, g.lean, func() {
		f.Translate(0, 42)
		f.behindBody(m)
	})
	f.limb(1, -42, leg(g.front, g.frontKnee))
	f.at(0, -42, 1, g.lean, func() {
		f.Translate(0, 42)
		f.torso(m.Arms)
		f.head(m.Arms, m.Pose == Fleeing)
		f.weapon(m, g)
	})
}

func (f fig) behindBody(m Soldier) {
	if m.Arms == Royal {
		sway := 3 * math.Sin(2*math.Pi*m.Phase)
		f.accentPath(new(paint.Path).MoveTo(-4, -76).CubicTo(-16, -66, -19+sway, -44, -21+sway, -26).LineTo(-4, -30).Close())
	}
}

func (f fig) torso(a Arms) {
	if a == Unarmed || a == Peltast || a == Archer {
		f.body("M-8-76C-13-66-11-54-10-46L-13-31L12-31L9-46C10-58 10-70 6-77Z")
		f.incise("M-10-46L9-46M-9-31L-6-42M-2-31L-1-42M6-31L4-42", 1)
		return
	}
	f.body("M-9-77C-14-66-13-52-12-44L-13-33L12-33L9-46C11-58 11-70 6-78Z")
	f.incise("M-12-46L9-46M-9-44V-34M-4-44V-34M1-44V-34M6-44V-34M-10-62C-4-58 4-58 9-62", 1)
}

// head is drawn over the torso; a beaten man looks back.
func (f fig) head(a Arms, back bool) {
	f.at(0, -78, 1, 0, func() {
		if back {
			f.Scale(-1, 1)
		}
		f.body("M-5 2L-5.4-8Q-6-16 2-16.4Q8-16 8.4-10L11-5.6L8.6-4.6L8.4-1.4L3.4-.4L4 3Z")
		switch a {
		case Unarmed:
			f.incise("M-5.4-9Q0-7.6 3-11.4M-3-14Q0-12 4-14", 1)
		case Peltast, Archer:
			f.accent("M-6.4-7Q-8-18 2-20Q6-24 9-21Q6-20 6.6-18Q9-14 9-10.6Q0-12-6.4-7Z")
			f.body("M-6.4-7L-6.8 0L-3.4-1L-3-8Z")
		default:
			f.body("M-7.4-5C-9-18 3-21 9-13L9.6-8L3-8.6L2-1L-2.6-2.4Z")
			f.accent("M-8-10C-12-28 8-31 13-17C7-21-1-20-5.6-10L-12 8C-16 0-13-7-8-10Z")
			f.incise("M-5-9C-1-13 5-13 9-10M3.4-8.6L2-1.4", 1.1)
		}
		if a == Silver || a == Royal {
			f.body("M1-3Q8-3 9-4Q10 3 5 4Q1 3 1-3Z") // beards: veterans
		}
		f.Fill(paint.Oval(6, -8.4, 1.3, .9), paint.Solid(f.Incise))
	})
}

func (f fig) weapon(m Soldier, g gait) {
	switch {
	case m.Arms == Archer:
		f.bow(m, g)
	case m.Arms == Unarmed:
		f.arm(-2, -73, .5, -1.2)
	case m.Arms == Peltast:
		f.javelins(m, g)
	case m.Pose == Fleeing:
		f.arm(-2, -73, -.7, -1)
		f.disc(m.Arms, -6, -58)
	default:
		f.pike(m, g)
	}
}

// arm hangs from the shoulder and ends in a fist.
func (f fig) arm(x, y, swing, bending float64) paint.Point {
	return f.limb(x, y, limb{upper: 15, lower: 14, thick: 7, knee: 5.6, ankle: 4.6, swing: swing, bending: bending})
}

func (f fig) pike(m Soldier, g gait) {
	length := 104.0
	hand := paint.Pt(7+g.reach, -57)
	if m.Pose == Standing || m.Pose == Walking {
		hand = paint.Pt(12, -60)
		length = 92
	}
	s, c := math.Sincos(-g.spear)
	f.bar(hand.X-46*c, hand.Y-46*s, hand.X+length*c, hand.Y+length*s, 2.2)
	f.at(hand.X+length*c, hand.Y+length*s, 1, -g.spear, func() { f.body("M-2-1.6L3-3.2L13 0L3 3.2L-2 1.6Z") })
	f.arm(-2, -72, .45+g.reach*.03, -1.15)
	f.disc(m.Arms, 4+g.reach*.25, -58)
}

// disc is the round shield with its blazon.
func (f fig) disc(a Arms, x, y float64) {
	r := 15.6
	ground, line := f.Metal, f.Incise
	switch a {
	case Silver:
		ground, line = paint.RGB(0xE4E8EA), paint.RGB(0x3B444B)
	case Royal:
		ground, line = paint.RGB(0xE2B955), paint.RGB(0x5A2470)
	}
	if a == Silver {
		f.Fill(paint.Circle(x, y, r), paint.Glow(x-5, y-6, 1.7*r, paint.RGB(0xFFFFFF), paint.RGB(0x9AA4AB)))
	} else {
		f.Fill(paint.Circle(x, y, r), paint.Solid(ground))
	}
	rim := f.Edge
	if rim.A == 0 {
		rim = f.Body
	}
	f.Painter.Stroke(paint.Circle(x, y, r), paint.Pen(1.4), paint.Solid(rim))
	f.Painter.Stroke(paint.Circle(x, y, r-2), paint.Pen(1.1), paint.Solid(line))
	f.star(x, y, r-4.4, line)
}

func (f fig) star(x, y, r float64, c paint.Color) {
	f.Fill(paint.Star(x, y, r, r*.36, 8, 0), paint.Solid(c))
	f.Fill(paint.Circle(x, y, r*.2), paint.Solid(f.Metal))
}

// javelins: one is raised to throw, one is held behind the crescent shield.
func (f fig) javelins(m Soldier, g gait) {
	f.bar(-14, -84, 16, -34, 1.8)
	switch m.Pose {
	case Fighting:
		h := paint.Pt(-9+g.reach*1.6, -92+g.reach*.3)
		f.arm(-3, -73, 2.5-g.reach*.02, .5)
		f.bar(h.X-26, h.Y+5, h.X+34, h.Y-7, 1.9)
		f.at(h.X+34, h.Y-7, 1, -.2, func() { f.body("M-2-1.4L2-2.6L10 0L2 2.6L-2 1.4Z") })
	case Fleeing:
		f.arm(-2, -73, -.8, -1)
	default:
		f.arm(-2, -73, .3, -1.4)
		f.bar(13, -96, 13, -20, 1.9)
		f.at(13, -96, 1, -math.Pi/2, func() { f.body("M-2-1.4L2-2.6L10 0L2 2.6L-2 1.4Z") })
	}
	shield := paint.MustPath("M-7-15Q5-12 5-1Q5 10-7 13Q9 19 16 6Q18-1 15-8Q8-20-7-15Z").Transformed(paint.Move(2, -56))
	f.shape(shield, f.Metal)
	f.scratch(paint.MustPath("M0-12Q8-9 8-1Q8 7 1 11").Transformed(paint.Move(4, -56)), 1.2)
	f.Fill(paint.Circle(14, -57, 1.8), paint.Solid(f.Incise))
}

func (f fig) bow(m Soldier, g gait) {
	draw := 4.0
	if m.Pose == Fighting {
		draw = 14 - g.reach
	}
	f.bar(-11, -84, -6, -52, 5)
	f.incise("M-11-82L-8-60", 1)
	f.arm(2, -72, 1.5, -.1)
	line := paint.Solid(f.Body)
	if f.Edge.A > 0 {
		line = paint.Solid(f.Edge)
	}
	f.Painter.Stroke(paint.MustPath("M25-98Q29-94 31-86Q36-76 31-66Q29-56 24-50"), paint.Pen(2.4), line)
	f.Painter.Stroke(paint.Polyline(paint.Pt(25, -98), paint.Pt(27-draw*1.3, -74), paint.Pt(24, -50)), paint.Pen(.8), line)
	if m.Pose == Fighting {
		f.bar(27-draw*1.3, -74, 46, -76, 1.3)
	}
	f.arm(-2, -72, .9-draw*.1, -2.1)
}

func (f fig) fallen(a Arms) {
	f.body("M-40 0C-36-10-20-13-8-12L16-13C26-16 36-12 40-3L46-6L48 0Z")
	f.body("M-38-2Q-44-14-52-10Q-58-4-52 1Z")
	if a == Peltast || a == Archer || a == Unarmed {
		f.accent("M-52-11Q-60-10-60-2L-53 1Q-54-6-49-10Z")
	} else {
		f.accent("M-50-13C-44-18-37-14-37-8L-42-5Q-44-12-54-10Z")
	}
	f.incise("M-20-11V-2M-12-12V-2M-4-12V-2M-30-4H20", 1)
	f.bar(18, -4, 84, 0, 2)
	if a != Archer && a != Unarmed {
		f.at(56, -4, 1, 0, func() {
			f.Scale(1, .42)
			f.disc(a, 0, -6)
		})
	}
}
