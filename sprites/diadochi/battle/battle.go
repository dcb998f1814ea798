// Package battle keeps the pictures that the animated scenes of sieges, sea fights and land battles move about:
// frames of men, beasts, ships and engines, and painted stages. The mover or attacker is in black figure, the
// defender in red figure. It knows no rule, no timing and no scene.
//
// A figure's picture is as wide to the left of its foot as to the right: place it with AnchorX 0.5 and AnchorY
// Ground, and its foot stands on the point. Sizes `px` are what 100 units of the figure measure, so that a man of
// Soldier and the horse of Horse with the same px belong together. Frames repeat: any whole number is allowed.
package battle

import (
	"image"
	"math"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Ground is the AnchorY of every figure.
const Ground = 0.88

// Frames is the number of frames of every repeating motion: a step, a thrust, a stroke, a gallop.
const Frames = 12

// Side is the part a faction plays in the scene.
type Side uint8

// The sides.
const (
	Attacker Side = iota // or mover: black figure
	Defender             // red figure
	Idle                 // a defender's men who do not fight
)

// Team is who a figure belongs to and which way it looks.
type Team struct {
	Side    Side
	Faction palette.Faction
	Left    bool // faces left
}

// Cast paints the figures of one theme.
type Cast struct {
	theme    *palette.Theme
	pictures *cache.Cache[key]
}

// room is how many pixels of figures are kept.
const room = 48 << 20

// New returns the cast of a theme.
func New(theme *palette.Theme) *Cast { return &Cast{theme, cache.New[key](room)} }

type sort uint8

const (
	soldier sort = iota
	horse
	elephant
	ship
	banner
	helepolis
	thrower
	ram
	stone
	rubble
	burst
	dust
	wall
	wallTower
	wallSection
	gate
	tent
	temple
	splinters
	spray
	waves
	stage
)

// key says all that a figure depends on.
type key struct {
	sort  sort
	team  Team
	px    int
	a, b  int
	frame int
	w, h  int // of stages
}

// style returns the clay of a team.
func (c *Cast) style(t Team) figures.Style {
	accent := c.theme.Of(t.Faction).Main
	switch t.Side {
	case Attacker:
		return figures.Black(accent)
	case Idle:
		return figures.Red(accent).Faded()
	}
	return figures.Red(accent)
}

// box is how far a sort of figure reaches from its foot: to each side and upwards, in units.
type box struct{ wide, high float64 }

// figure finds or makes a picture whose foot is at half its width and at Ground of its height.
func (c *Cast) figure(k key, b box, draw func(*Cast, *paint.Painter, figures.Style, key)) *canvas.Picture {
	if p := c.pictures.Find(k); p != nil {
		return p
	}
	unit := float64(max(k.px, 4)) / 100
	w, h := int(math.Ceil(2*b.wide*unit)), int(math.Ceil(b.high/Ground*unit))
	return c.pictures.Keep(k, canvas.NewPicture(w, h, func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Translate(float64(w)/2, float64(h)*Ground)
		p.Scale(unit, unit)
		if k.team.Left {
			p.Scale(-1, 1)
		}
		draw(c, p, c.style(k.team), k)
	}))
}

// phase turns a frame number into 0 to 1.
func phase(frame int) float64 { return float64(frame) / Frames }

// turn keeps frame numbers within one round, so that they share pictures.
func turn(frame int) int { return ((frame % Frames) + Frames) % Frames }

// emblem paints a faction's device, upright even on mirrored figures.
func (c *Cast) emblem(t Team) func(*paint.Painter) {
	col := c.theme.Of(t.Faction)
	return func(p *paint.Painter) {
		if t.Left {
			p.Scale(-1, 1)
		}
		emblems.Device(p, t.Faction, 12, col.Ink, col.Main)
	}
}

// Soldier is a man of px height. Standing men and fallen ones have one frame.
func (c *Cast) Soldier(t Team, arms figures.Arms, pose figures.Pose, frame, px int) *canvas.Picture {
	if pose == figures.Standing || pose == figures.Fallen {
		frame = 0
	}
	return c.figure(key{sort: soldier, team: t, px: px, a: int(arms), b: int(pose), frame: turn(frame)}, box{135, 175},
		func(c *Cast, p *paint.Painter, s figures.Style, k key) {
			figures.DrawSoldier(p, s, figures.Soldier{Arms: figures.Arms(k.a), Pose: figures.Pose(k.b), Phase: phase(k.frame)})
		})
}

// Gait is how a horse moves.
type Gait uint8

// The gaits.
const (
	Walk Gait = iota
	Gallop
	Rear
)

// Horse is a rider on his horse.
func (c *Cast) Horse(t Team, rider figures.Rider, gait Gait, frame, px int) *canvas.Picture {
	return c.figure(key{sort: horse, team: t, px: px, a: int(rider), b: int(gait), frame: turn(frame)}, box{130, 190},
		func(c *Cast, p *paint.Painter, s figures.Style, k key) {
			figures.DrawHorse(p, s, figures.Horse{Rider: figures.Rider(k.a), Phase: phase(k.frame), Walking: Gait(k.b) == Walk, Rearing: Gait(k.b) == Rear})
		})
}

// Elephant walks under its tower; raised lifts the trunk.
func (c *Cast) Elephant(t Team, raised bool, frame, px int) *canvas.Picture {
	k := key{sort: elephant, team: t, px: px, frame: turn(frame)}
	if raised {
		k.a = 1
	}
	return c.figure(k, box{130, 180}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		figures.DrawElephant(p, s, figures.Elephant{Phase: phase(k.frame), Raised: k.a == 1})
	})
}

// Ship is a galley of size 1 to 4 by the strength of its fleet; sail makes it a transport, broken has snapped oars.
// Its foot is the middle of its water line.
func (c *Cast) Ship(t Team, size int, sail, broken bool, frame, px int) *canvas.Picture {
	k := key{sort: ship, team: t, px: px, a: min(max(size, 1), 4), frame: turn(frame)}
	if sail {
		k.b |= 1
	}
	if broken {
		k.b |= 2
	}
	return c.figure(k, box{190, 170}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		p.Translate(0, -36) // room for oars below the water line
		figures.DrawShip(p, s, figures.Ship{Size: k.a, Phase: phase(k.frame), Wave: phase(k.frame), Sail: k.b&1 != 0, Broken: k.b&2 != 0}, c.emblem(k.team))
	})
}

// ShipSize is the size of the ships that show a fleet of that strength.
func ShipSize(strength int) int { return min(max((strength+1)/2, 1), 4) }

// Banner is a faction's flag on its pole, the pole's foot on the point.
func (c *Cast) Banner(t Team, frame, px int) *canvas.Picture {
	return c.figure(key{sort: banner, team: t, px: px, frame: turn(frame)}, box{70, 110}, func(c *Cast, p *paint.Painter, s figures.Style, k key) {
		figures.DrawBanner(p, s, phase(k.frame), c.emblem(k.team))
	})
}
