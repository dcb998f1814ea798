package figures

import (
	"math"

	"tyche/sprites/paint"
)

// Rider is who sits on a horse.
type Rider uint8

// The riders.
const (
	Lancer  Rider = iota // long lance
	General              // crested, with a cloak and a raised sword
	Scythian
	Riderless
)

// Horse is a horse with its rider at a moment of its gallop; Phase runs from 0 to 1. Rearing stands on its hind legs.
type Horse struct {
	Rider   Rider
	Phase   float64
	Rearing bool
	Walking bool
}

// DrawHorse paints a horse, its hooves at y = 0; it is about 180 units long.
func DrawHorse(p *paint.Painter, s Style, h Horse) {
	f := fig{p, s}
	lift, turn := -3-3*math.Sin(2*math.Pi*h.Phase), .05*math.Sin(2*math.Pi*h.Phase+1)
	if h.Walking {
		lift, turn = 0, 0
	}
	if h.Rearing {
		lift, turn = -6, -.5+.05*math.Sin(2*math.Pi*h.Phase)
	}
	f.at(-30, -56, 1, turn, func() {
		f.Translate(30, 56+lift)
		f.horse(h)
	})
}

// legs of the horse: hip, phase of its swing and whether it is on the far side.
var horseLegs = [...]struct {
	x, y, phase float64
	hind, far   bool
}{{28, -50, .12, false, true}, {-42, -52, .62, true, true}, {33, -48, 0, false, false}, {-46, -52, .5, true, false}}

func (f fig) horse(h Horse) {
	f.body("M-52-64C-68-68-82-58-88-38C-78-46-66-50-54-50Z")
	f.horseLegs(h, true)
	f.body("M-57-60C-56-78-34-80-16-76C4-73 16-77 26-85C33-97 42-109 53-113L57-122L62-113C71-107 78-95 85-85C83-78 77-77 72-80L62-88C57-83 53-75 51-66C50-52 40-41 26-39C6-36-18-38-32-39C-48-41-57-49-57-60Z")
	f.horseLegs(h, false)
	f.shape(paint.MustPath("M25-85C31-98 41-111 54-115L51-104L46-107L44-98L39-100L37-91L31-92Z"), f.Body)
	f.incise("M29-88L35-97M36-94L41-103M43-101L48-109M66-105L74-86M62-93C66-97 70-99 73-99M71-84C54-80 34-80 14-90", 1)
	f.Fill(paint.Circle(67, -102, 1.5), paint.Solid(f.Incise))
	f.incise("M36-52C29-58 29-68 36-75M-40-68C-34-62-34-50-39-45M-20-40C-10-43 4-43 14-41", 1)
	if h.Rider == Riderless {
		return
	}
	f.accent("M-23-78L13-79L16-62L11-58L5-63L-1-58L-7-63L-13-58L-20-62Z")
	f.rider(h)
}

func (f fig) horseLegs(h Horse, far bool) {
	for _, l := range horseLegs {
		if l.far != far {
			continue
		}
		s, c := math.Sincos(2 * math.Pi * (h.Phase + l.phase))
		swing, bend := .75*s, .2+.9*max(0, c)
		if h.Walking {
			swing, bend = .3*s, .05+.35*max(0, c)
		}
		if h.Rearing {
			swing, bend = 1.1+.2*s, 1.5
			if l.hind {
				swing, bend = -.3+.08*s, .6
			}
		}
		if l.hind {
			bend = -bend*.5 + .2
		}
		end := f.limb(l.x, l.y, limb{upper: 25, lower: 26, thick: 15, knee: 7, ankle: 4.4, swing: swing, bending: bend})
		f.shape(paint.MustPath("M-2.6-2L3-2.4L5.6 3H-3Z").Transformed(paint.Move(end.X, end.Y)), f.Body)
	}
}

func (f fig) rider(h Horse) {
	f.body("M-2-117C-10-104-10-92-8-78L6-76L20-60L17-44L12-40L26-39L27-44L29-62L14-80L10-92L11-113Z")
	f.incise("M-8-92L10-92M-6-85L9-85M-4-110C0-106 6-106 10-109", 1)
	wave := 4 * math.Sin(2*math.Pi*h.Phase)
	if h.Rider != Scythian {
		f.accentPath(new(paint.Path).MoveTo(-1, -115).CubicTo(-20, -114, -36, -106+wave, -54, -94-wave).CubicTo(-38, -91, -22, -90, -8, -92).Close())
		f.incise("M-8-109C-20-105-32-102-44-95", .9)
	}
	arms := Royal
	if h.Rider == Scythian {
		arms = Archer
	}
	f.at(4, -38, 1, 0, func() { f.head(arms, false) })
	switch h.Rider {
	case General:
		f.arm(2, -108, 2.3, -.5)
		f.at(13, -132, 1, -.9, func() { f.body("M-6-2L2-2.4L4-5L6-2.4L38-2.6L46 0L38 2.6L6 2.4L4 5L2 2.4L-6 2Z") })
	case Scythian:
		f.at(-2, -36, 1, 0, func() { f.bow(Soldier{Arms: Archer, Pose: Fighting, Phase: h.Phase}, gait{reach: 5}) })
	default:
		f.bar(-40, -106, 106, -96, 2.4)
		f.at(106, -96, 1, .07, func() { f.body("M-2-2L4-4L16 0L4 4L-2 2Z") })
		f.arm(3, -108, .9, -.5)
	}
}

// Elephant is a war elephant at a moment of its step. Tower and crew are left off where Bare.
type Elephant struct {
	Phase  float64
	Bare   bool
	Raised bool // the trunk
}

// DrawElephant paints an elephant, its feet at y = 0; it is about 200 units long and 150 tall with its tower.
func DrawElephant(p *paint.Painter, s Style, e Elephant) {
	f := fig{p, s}
	s1, c1 := math.Sincos(2 * math.Pi * e.Phase)
	f.elephantLeg(-40, .16*s1, .1+.2*max(0, c1))
	f.elephantLeg(30, -.16*s1, .1+.2*max(0, -c1))
	f.Painter.Stroke(paint.MustPath("M-64-86C-76-74-74-56-78-44"), paint.Pen(2.8), paint.Solid(f.Body))
	trunk := "C88-84 84-66 88-46C90-32 96-22 106-24C114-26 112-36 106-36C112-42 122-34 119-22C115-8 90-8 80-26C74-38 74-48 70-56"
	if e.Raised {
		trunk = "C90-92 98-86 106-96C112-106 108-120 98-122C106-132 122-122 120-104C116-82 100-72 86-72C80-70 76-62 70-56"
	}
	f.body("M-66-70C-70-98-44-110-16-110C4-114 22-112 34-106C46-122 72-120 80-102" + trunk + "C60-46 50-42 40-44L30-36C0-30-22-30-40-34C-56-36-66-52-66-70Z")
	f.elephantLeg(-48, -.16*s1, .1+.2*max(0, -c1))
	f.elephantLeg(26, .16*s1, .1+.2*max(0, c1))
	tusk := paint.MustPath("M72-60C86-49 98-50 112-64C102-43 84-38 69-50Z")
	f.shape(tusk, f.Incise)
	f.Painter.Stroke(tusk, paint.Pen(1), paint.Solid(f.Body))
	f.shape(paint.MustPath("M38-102C54-114 67-100 63-83C61-68 50-60 42-56C33-68 29-90 38-102Z"), f.Body)
	f.incise("M38-102C54-114 67-100 63-83C61-68 50-60 42-56C33-68 29-90 38-102ZM46-96C55-93 56-81 48-69M82-60l6-2M83-52l6-2", 1.4)
	f.Fill(paint.Circle(73, -90, 2.2), paint.Solid(f.Incise))
	f.incise("M-28-46C-34-58-44-66-54-68M14-50C10-60 12-72 20-80", 1)
	f.accent("M-42-110L22-114L20-72L14-62L8-70L2-60L-4-70L-10-60L-16-70L-22-60L-28-70L-34-60L-41-70Z")
	f.incise("M-41-80L20-82M-41-85L20-87", 1.1)
	if !e.Bare {
		f.howdah(e.Phase)
	}
}

func (f fig) elephantLeg(x, swing, knee float64) {
	end := f.limb(x, -46, limb{upper: 24, lower: 20, thick: 25, knee: 20, ankle: 17, swing: swing, bending: knee})
	f.shape(paint.RoundRect(end.X-9.5, end.Y-4, 20, 7, 3), f.Body)
	f.scratch(new(paint.Path).Arc(end.X+5, end.Y+2, 3, math.Pi, 2*math.Pi), .9)
	f.scratch(new(paint.Path).Arc(end.X-2, end.Y+2, 3, math.Pi, 2*math.Pi), .9)
}

// howdah is the tower with two fighters, and the driver on the neck.
func (f fig) howdah(phase float64) {
	f.at(-26, -106, .56, 0, func() {
		f.torso(Pike)
		f.head(Pike, false)
		f.pike(Soldier{Pose: Fighting}, gait{spear: .5, reach: 5})
	})
	f.at(2, -106, .56, 0, func() {
		f.torso(Archer)
		f.head(Archer, false)
		f.bow(Soldier{Pose: Fighting}, gait{reach: 6 + 6*math.Sin(2*math.Pi*phase)})
	})
	f.body("M-36-108L-40-140H19L16-112Z")
	f.body("M-41-140v-9h9v9h7v-9h10v9h7v-9h10v9h7v-9h10v9Z")
	f.incise("M-37-132H16M-36-118H15M-24-132V-118M-10-132V-118M4-132V-118", 1)
	f.at(46, -92, .44, 0, func() {
		f.body("M-8-76C-14-60-12-48-14-30L20-20L22-30L6-44L6-76Z")
		f.Fill(paint.Circle(0, -86, 9), paint.Solid(f.Body))
		f.Painter.Stroke(paint.MustPath("M2-66L32-52L46-82"), paint.Pen(5), paint.Solid(f.Body))
	})
}
