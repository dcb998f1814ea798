package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table/diadochi/ceremony"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/dice"
)

// What a running act looks like on the map.

// drawAct paints one running act.
func (f *Face) drawAct(u *ui.UI, a *act, i int) {
	if ceremony.Holds(a.event) {
		return
	}
	if ceremonial(a.event) {
		f.drawBanner(u, a.event, f.acts.clock.Done(i))
		return
	}
	switch a.event.Verb {
	case game.EvMoved, game.EvRetreats, game.EvArmyMoves:
		at, _, _ := f.acts.clock.At(i)
		p := f.camera.ToScreen(at)
		u.Picture(f.picture(a.who), canvas.Place{At: canvas.Point{X: p.X, Y: p.Y - 12*f.pieces.size}, AnchorX: .5, AnchorY: .5})
	case game.EvCardPlayed:
		f.drawPlayed(u, a, i)
	case game.EvCardRevealed:
		f.drawRevealed(u, i)
	case game.EvControl, game.EvSiegePoints, game.EvPlaced:
		p := f.camera.ToScreen(a.at)
		share := f.acts.clock.Done(i)
		c := f.theme.Of(f.faction(a.event.Seat)).Main
		u.Line(p, canvas.Point{X: p.X + 0.01, Y: p.Y}, (10+26*share)*f.pieces.size, fade(c, 0.5*(1-share)))
	default:
		f.drawDice(u, a, f.acts.clock.Done(i))
	}
}

// drawDice throws the first die of an event beside its place, and the second beside that where a card rolls two; they settle on the true
// faces.
func (f *Face) drawDice(u *ui.UI, a *act, share float64) {
	thrown := 1
	if a.event.Verb == game.EvCardRoll && a.event.Dice[1] != 0 {
		thrown = 2
	}
	frame := min(int(share*1.6*dice.Frames), dice.Frames-1)
	px := f.px(34)
	p := f.camera.ToScreen(a.at)
	fly := max(1-share*1.6, 0)
	look := dice.Of(f.theme.Of(f.faction(a.event.Seat)).Main)
	for i, face := range a.event.Dice[:thrown] {
		u.Picture(dice.Throw(int(face), frame, px, look), canvas.Place{
			At:      canvas.Point{X: p.X + (34+40*float64(i)-90*fly)*f.pieces.size, Y: p.Y - (40+60*fly*(1-fly)*4)*f.pieces.size},
			AnchorX: .5, AnchorY: .5,
		})
	}
}

// picture is what a moving thing looks like: its token if it has one.
func (f *Face) picture(ref rules.Ref) *canvas.Picture {
	for i := range f.pieces.finder.Tokens {
		if f.pieces.finder.Tokens[i].Ref == ref {
			return f.pieces.pictures[i]
		}
	}
	if ref.Kind == game.KindArmy {
		return f.box.Independent(f.px(bandSize), game.ArmyStrength(int(ref.ID)))
	}
	if ref.Kind == game.KindGeneral {
		return f.generalPicture(ref, f.px(coinSize))
	}
	return f.box.Token(f.faction(rules.Nobody), f.px(smallSize))
}
