package sector

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// The gauges below an arch: what one side's attack is against the other's health, in marks that can be counted. Over the arch a ribbon
// says how its skirmish has ended.

const (
	gaugeMarks = 12    // that a gauge has at least
	lowArch    = 130.0 // an arch without much sky, in design pixels
	gaugeRoom  = 108.0 // of one pair of gauges in design pixels; where there is less, both are one
)

// gaugeHole is the colour of a mark that is not filled.
var gaugeHole = color.NRGBA{R: 8, G: 6, B: 4, A: 255}

// drawSums draws for each side its attack against the other's health.
func (f *Face) drawSums(u *ui.UI, r canvas.Rect, slot *game.SlotView, i int) {
	u.Picture(f.box.Tray(math.Floor(r.W), math.Floor(r.H), u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	in := r.Inset(u.Px(5))
	if !summed(slot) {
		return
	}
	for side := range slot.Front {
		if f.faction(f.view.Battle.Seats[side]) < 0 {
			continue
		}
		if in.W < 2*u.Px(gaugeRoom) {
			row := canvas.Rect{X: in.X, Y: in.Y + in.H/2*float64(side), W: in.W, H: in.H / 2}
			f.drawDuel(u, row, slot, side)
			f.spell(u, row, r, slot, i, side)
			continue
		}
		pair := ui.Column(in, side, 2, u.Px(8))
		f.spell(u, pair, r, slot, i, side)
		marks := max(gaugeMarks, slot.Attack[side], slot.Health[1-side])
		f.drawGauge(u, ui.CutTop(&pair, in.H/2), side, orrery.SwordSign, slot.Attack[side], marks, fells(slot, side))
		f.drawGauge(u, pair, 1-side, orrery.ShieldSign, slot.Health[1-side], marks, false)
	}
}

// spell says over a pair of gauges what the attack of a side and the health of the other consist of.
func (f *Face) spell(u *ui.UI, r, tray canvas.Rect, slot *game.SlotView, i, side int) {
	if !f.over(u, r) {
		return
	}
	attack := f.parts("battle.attack-of", slot, i, side, slot.Attack[side], func(p game.Part) int { return p.Attack })
	health := f.parts("battle.health-of", slot, i, 1-side, slot.Health[1-side], func(p game.Part) int { return p.Health })
	tipAcross(u, r, tray, attack+" "+health)
}

// parts says a sum and what it consists of.
func (f *Face) parts(key string, slot *game.SlotView, i, side, sum int, of func(game.Part) int) string {
	var words []string
	for _, p := range game.SumParts(&f.view, i, slot, side) {
		if n := of(p); n != 0 {
			words = append(words, fmt.Sprintf("%s %+d", f.voice.Say(p.What), n))
		}
	}
	if sum == 0 && len(words) > 0 { // it cannot hit what stands there
		words = []string{f.word("battle.out-of-reach")}
	}
	return f.word(key, rules.R(seatRef(f.view.Battle.Seats[side])), rules.N(sum), rules.W(strings.Join(words, ", ")))
}

// summed says whether there is anything to read yet: while the sides line up two fronts may stand before their sums are known.
func summed(slot *game.SlotView) bool {
	return slot.Front[0].Kind != 0 && slot.Front[1].Kind != 0 && slot.Health[0] > 0 && slot.Health[1] > 0
}

// fells says whether by the sums a side beats the front of the other (4.5).
func fells(slot *game.SlotView, side int) bool {
	return slot.Attack[side] > 0 && slot.Attack[side] >= slot.Health[1-side] && slot.Health[1-side] > 0
}

// drawGauge draws the attack or the health of a side: its badge, a sign, a mark for each point, the number.
func (f *Face) drawGauge(u *ui.UI, r canvas.Rect, side, sign, value, marks int, fells bool) {
	faction := f.faction(f.view.Battle.Seats[side])
	u.Picture(f.box.Badge(faction, u.Px(6)), canvas.Place{At: canvas.Point{X: r.X + u.Px(9), Y: r.Center().Y}, AnchorX: .5, AnchorY: .5})
	disc(u, canvas.Point{X: r.X + u.Px(26), Y: r.Center().Y}, u.Px(17), palette.Ivory)
	u.Picture(f.box.Sign(sign, 0, .7*u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X + u.Px(26), Y: r.Center().Y}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&r, u.Px(37))
	number := ui.CutRight(&r, u.Px(22))
	ink := palette.Pale
	if fells {
		ink = palette.Halo
	}
	u.Words(number, strconv.Itoa(value), u.Theme.Colored(ui.Number, ink), ui.Right)
	if sign == orrery.SwordSign && value == 0 {
		u.Words(r, f.word("battle.out-of-reach"), fitted(f.word("battle.out-of-reach"), u.Theme.Colored(ui.Small, palette.Pale), r.W), ui.Left)
		return
	}
	full := f.theme.Faction[max(faction, 0)].Main
	step := r.W / float64(marks)
	for i := range marks {
		mark := canvas.Rect{X: math.Round(r.X + step*float64(i)), Y: math.Round(r.Center().Y - u.Px(4)), W: math.Floor(step - max(1, u.Px(1.2))), H: u.Px(8)}
		peg := mark.Inset(max(1, math.Round(u.Px(.8))))
		if mark.W < u.Px(5) { // a thin one fills its hole, or it could not be counted
			peg = mark
		}
		if u.Fill(mark, gaugeHole); i < value {
			u.Fill(peg, full)
		}
	}
}

// drawDuel draws a side's attack and the other's health in one row: holes for the health, filled as far as the attack goes, which is
// beaten where none is left empty, and marks without a hole for what goes beyond.
func (f *Face) drawDuel(u *ui.UI, row canvas.Rect, slot *game.SlotView, side int) {
	attack, health := slot.Attack[side], slot.Health[1-side]
	ink := palette.Pale
	if fells(slot, side) {
		ink = palette.Halo
	}
	wide := min(u.Px(duelFigure), row.W/2)
	f.drawFigure(u, ui.CutLeft(&row, wide), side, orrery.SwordSign, attack, ink)
	f.drawFigure(u, ui.CutRight(&row, wide), 1-side, orrery.ShieldSign, health, palette.Pale)
	if row.W < u.Px(leastMarks) {
		return
	}
	if attack == 0 {
		u.Words(row, f.word("battle.out-of-reach"), fitted(f.word("battle.out-of-reach"), u.Theme.Colored(ui.Small, palette.Pale), row.W), ui.Center)
		return
	}
	full := f.theme.Faction[max(f.faction(f.view.Battle.Seats[side]), 0)].Main
	step := row.W / float64(max(duelMarks, attack, health))
	for i := range max(attack, health) {
		mark := canvas.Rect{X: math.Round(row.X + step*float64(i)), Y: math.Round(row.Center().Y - u.Px(4)), W: math.Floor(step - max(1, u.Px(1.2))), H: u.Px(8)}
		peg := mark.Inset(max(1, math.Round(u.Px(.8))))
		if i < health {
			u.Fill(mark, palette.Pale)
			u.Fill(peg, gaugeHole)
		}
		if i < attack {
			u.Fill(peg, full)
		}
	}
}

// duelFigure is how wide a number with its sign and badge is, in design pixels, and duelMarks how many marks there is room for at least.
const duelFigure, duelMarks = 54.0, 8

// leastMarks is the width of marks, in design pixels, below which they cannot be counted.
const leastMarks = 12.0

// drawFigure draws the badge of a side, a sign and a number; where the arch is narrow a ring of its colour is the
// badge.
func (f *Face) drawFigure(u *ui.UI, r canvas.Rect, side, sign, value int, ink color.NRGBA) {
	x := u.Px(24)
	if r.W < u.Px(duelFigure-4) {
		x = u.Px(8)
		disc(u, canvas.Point{X: r.X + x, Y: r.Center().Y}, u.Px(20), f.theme.Faction[max(f.faction(f.view.Battle.Seats[side]), 0)].Main)
	} else {
		u.Picture(f.box.Badge(f.faction(f.view.Battle.Seats[side]), u.Px(6)), canvas.Place{At: canvas.Point{X: r.X + u.Px(8), Y: r.Center().Y}, AnchorX: .5, AnchorY: .5})
	}
	disc(u, canvas.Point{X: r.X + x, Y: r.Center().Y}, u.Px(17), palette.Ivory)
	u.Picture(f.box.Sign(sign, 0, .7*u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X + x, Y: r.Center().Y}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&r, x+u.Px(10))
	u.Words(r, countWords[min(max(value, 0), len(countWords)-1)], u.Theme.Colored(ui.Number, ink), ui.Left)
}

// fallen says whether the front unit of a side lies on the ground: beaten, and no support has died for it.
func fallen(slot *game.SlotView, side int) bool { return slot.Beaten[side] && !slot.Saved[side] }

// outcome says how a skirmish has ended, counted from 0, and whether somebody in front fell; nothing while it is not decided.
func (f *Face) outcome(slot *game.SlotView, i int) (words string, fell bool) {
	switch {
	case fallen(slot, 0) && fallen(slot, 1):
		return f.word("battle.both-fall"), true
	case fallen(slot, 0):
		return f.word("battle.falls", rules.R(slot.Front[0])), true
	case fallen(slot, 1):
		return f.word("battle.falls", rules.R(slot.Front[1])), true
	case slot.Saved[0] && slot.Saved[1]:
		return f.word("battle.both-saved"), false
	case slot.Saved[0]:
		return f.word("battle.saved", rules.R(slot.Front[0])), false
	case slot.Saved[1]:
		return f.word("battle.saved", rules.R(slot.Front[1])), false
	case f.acts.judged >= 2*(i+1) && !fells(slot, 0) && !fells(slot, 1):
		return f.word("battle.both-stand"), false
	}
	return "", false
}

// drawOutcome hangs the ribbon into the sky of an arch.
func (f *Face) drawOutcome(u *ui.UI, r canvas.Rect, slot *game.SlotView, i int) {
	words, fallen := f.outcome(slot, i)
	if words == "" {
		return
	}
	w, h, below := math.Floor(min(u.Px(240), r.W-u.Px(16))), math.Floor(u.Px(27)), u.Px(34)
	if r.H < u.Px(lowArch) { // over the names of the fighters: it would cover them where it hangs else
		h = math.Floor(u.Px(19))
		below = r.H - h
	}
	ink := f.theme.Good
	if fallen {
		ink = f.theme.Danger
	}
	box := ui.Middle(canvas.Rect{X: r.X, Y: r.Y + below, W: r.W, H: h}, w, h)
	u.Picture(f.box.Ribbon(ink, w, h, u.Theme.Scale), canvas.Place{At: canvas.Point{X: box.X, Y: box.Y}})
	st := u.Theme.Colored(ui.Body, palette.Ivory)
	if below > u.Px(34) {
		st = u.Theme.Colored(ui.Small, palette.Ivory)
	}
	u.Words(box, words, fitted(words, st, w-u.Px(44)), ui.Center)
}
