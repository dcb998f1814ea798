package stage

import (
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/battle"
	"tyche/sprites/paint"
)

// frameMs is how long one picture of a moving figure stands.
const frameMs = 85

// paintFight draws the stage and the console below it.
func (s *Stage) paintFight(u *ui.UI) {
	if r := s.set.scene; !r.Empty() {
		u.Clip(r)
		switch s.now.Scene {
		case Siege:
			s.siegeScene(u, r)
		case Naval:
			s.navalScene(u, r)
		default:
			s.landScene(u, r)
		}
		u.Unclip()
	}
	switch s.now.Scene {
	case Siege:
		s.siegeConsole(u)
	case Naval:
		s.navalConsole(u)
	default:
		s.landConsole(u)
	}
}

// frameScene draws the edge of the stage.
func (s *Stage) frameScene(u *ui.UI) {
	r := s.set.scene
	s.frame(u, r, s.font.ink, s.px(1.6))
	in := r.Inset(s.px(4))
	s.frame(u, in, paint.Fade(s.theme.Gilt, .8), 1)
}

// backdrop is the painted stage.
func (s *Stage) backdrop(u *ui.UI, k battle.Scenery) {
	r := s.set.scene
	u.Picture(s.cast.Stage(k, int(r.W), int(r.H)), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
}

// put stands a figure with its foot on a point.
func (s *Stage) put(u *ui.UI, p *canvas.Picture, x, y, alpha float64) {
	u.Picture(p, canvas.Place{At: canvas.Point{X: math.Round(x), Y: math.Round(y)}, AnchorX: .5, AnchorY: battle.Ground, Alpha: max(alpha, .004), Hidden: alpha <= 0})
}

// step is the picture of a repeating motion that is on now; half of the frames are enough for the eye.
func (s *Stage) step(offset int) int {
	if s.still() {
		return 0
	}
	return (int(s.life/frameMs) + offset) * 2
}

// blow is the picture of a motion that runs once with a share.
func blow(share float64) int { return min(int(share*battle.Blows), battle.Blows-1) }

// fadeShare is how much of a beat a cross-fade takes where nothing may move.
const fadeShare = .15

// come is how far something has come to its place, and how much of it is seen. Where nothing may move it is there at
// once and fades in.
func (s *Stage) come(share float64) (way, alpha float64) {
	if s.still() {
		return 1, min(share/fadeShare, 1)
	}
	return ease(share), 1
}

// team is a side as the cast paints it.
func (s *Stage) team(i int) battle.Team {
	return battle.Team{Side: battle.Side(i), Faction: s.faction(s.now.Sides[i].Seat), Left: i == 1}
}

// outward is the direction away from the middle for a side.
func outward(i int) float64 { return pick(i == 0, -1.0, 1.0) }

// dust are clouds over the ground, drifting.
func (s *Stage) dust(u *ui.UI, x, y, px float64, variant int) {
	drift := 0.0
	if !s.still() {
		drift = math.Sin(s.life/1400+float64(variant)) * px * .08
	}
	s.put(u, s.cast.Dust(variant, int(px)), x+drift, y, .75)
}
