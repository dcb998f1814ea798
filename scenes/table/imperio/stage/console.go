package stage

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// drawFight draws the scene and the console of a battle in space.
func (s *Stage) drawFight(u *ui.UI, k *table.Sight, v *game.View) {
	if !s.set.scene.Empty() {
		s.drawSpace(u, k)
	}
	p := &s.set.panels
	fleeing := len(asks(k, game.VerbFlee, game.VerbFight)) > 0 && k.Deciding == k.Viewer
	if p[dicePanel].Empty() { // one at a time
		r := p[hitsPanel]
		switch {
		case fleeing || s.beat == Words || s.beat == End:
			s.drawWords(u, r, k, v)
		case s.beat == Losses || len(asks(k, game.VerbLose, game.VerbLoseTransport)) > 0:
			s.drawHits(u, r, k, v)
		default:
			s.drawDice(u, ui.Column(r, 0, 2, s.px(gap)), 0)
			s.drawDice(u, ui.Column(r, 1, 2, s.px(gap)), 1)
		}
		return
	}
	s.drawDice(u, p[dicePanel], 0)
	s.drawDice(u, p[dicePanel2], 1)
	switch {
	case !p[wordPanel].Empty():
		s.drawHits(u, p[hitsPanel], k, v)
		s.drawWords(u, p[wordPanel], k, v)
	case fleeing || s.beat == Words || s.beat == End:
		s.drawWords(u, p[hitsPanel], k, v)
	default:
		s.drawHits(u, p[hitsPanel], k, v)
	}
}

// drawDice is the panel of what one side has thrown: a row for each kind of unit.
func (s *Stage) drawDice(u *ui.UI, r canvas.Rect, i int) {
	side, w := &s.fight.Sides[i], &s.said
	in := s.panel(u, r, w.dice[i])
	foot := ui.CutBottom(&in, s.px(38))
	rows := len(side.Rolls)
	if w.saved[i] != "" && s.beat >= Saves {
		rows++
	}
	high := min(in.H/float64(max(rows, 1)), s.px(54))
	for n := range side.Rolls {
		s.drawRoll(u, ui.CutTop(&in, high), &side.Rolls[n], &w.rolls[i][n])
	}
	if w.saved[i] != "" && s.beat >= Saves {
		s.drawSaves(u, ui.CutTop(&in, high), side, w.saved[i])
	}
	u.Fill(canvas.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: max(s.px(1), 1)}, u.Theme.Ink2)
	ui.CutTop(&foot, s.px(4))
	box := ui.CutRight(&foot, s.px(40))
	u.Words(foot, s.word("hits"), s.style(u, ui.Prompt, u.Theme.Ink), ui.Left)
	if len(side.Rolls) > 0 && (s.share >= rollShare || s.beat > Dice) {
		s.litBox(u, box, figure(side.Hits))
	}
}

// drawRoll is the row of one kind of unit: its sign, its name, what it needs, its dice. A die thrown again stands after the
// others, and the one that it replaces is struck.
func (s *Stage) drawRoll(u *ui.UI, r canvas.Rect, roll *Roll, w *rollWords) {
	s.drawSigned(u, r, signs.Sign(roll.Unit), roll, w)
}

// drawSigned is drawRoll with any sign.
func (s *Stage) drawSigned(u *ui.UI, r canvas.Rect, sign signs.Sign, roll *Roll, w *rollWords) {
	icon := s.px(26)
	u.Picture(signs.Picture(sign, int(icon), u.Theme.Ink), canvas.Place{At: canvas.Point{X: r.X + icon*.5, Y: math.Round(r.Center().Y)}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&r, icon+s.px(5))
	label := ui.CutLeft(&r, math.Round(min(s.px(104), r.W*.46)))
	if r.H > s.px(32) {
		mid := ui.Middle(label, label.W, s.px(36))
		st := s.style(u, ui.Body, u.Theme.Ink)
		name := s.roomy(u, label, st, w.unit, w.short)
		u.Words(ui.CutTop(&mid, s.px(19)), name, s.fit(name, st, label.W), ui.Left)
		u.Words(mid, w.need, s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)
	} else {
		st := s.style(u, ui.Small, u.Theme.Ink)
		name := s.roomy(u, label, st, w.unit, w.short)
		u.Words(label, name, s.fit(name, st, label.W), ui.Left)
	}
	share := s.share
	if sign == signs.Platform && s.beat != Platforms || s.landing != nil && sign != signs.Platform && s.beat != Bombard {
		share = 1
	}
	s.drawRow(u, r, roll, share)
}

// rowsOf is in how many lines n dice are largest in r, and how large they are, at most `most`.
func rowsOf(n int, r canvas.Rect, most float64) (lines int, size float64) {
	for k := 1; k <= min(n, 4); k++ {
		high := .4
		if k > 1 {
			high = .44
		}
		if fits := min(r.H*high/float64(k), most, r.W/(2.3*float64((n+k-1)/k))); fits > size*1.05 {
			lines, size = k, fits
		}
	}
	return lines, size
}

// drawRow lays dice out in r, in several lines if they are many.
func (s *Stage) drawRow(u *ui.UI, r canvas.Rect, roll *Roll, share float64) {
	n := len(roll.Dice)
	if n == 0 {
		return
	}
	lines, size := rowsOf(n, r, s.px(19))
	if s.fight != nil && s.beat != Dice && s.beat != AntiAir {
		share = 1
	}
	per := (n + lines - 1) / lines
	struck := roll.struck()
	aside := struck // until another is thrown for it, all lie side by side
	if share <= .5 {
		aside = -1
	}
	place := func(k int) canvas.Point {
		return canvas.Point{X: r.X + size*(1.15+2.3*float64(k%per)), Y: r.Y + r.H*(float64(k/per)+.5)/float64(lines)}
	}
	for i, v := range roll.Dice {
		at, t := place(roll.place(i, aside)), share
		if i >= n-roll.Again { // it is thrown when the others lie
			if t = (share - .5) * 2; t <= 0 {
				continue
			}
		}
		Die(u, at, size, int(v), roll.Need, t, s.still, palette.Miss)
		if v == 10 && t >= rollShare && 10 >= roll.Need {
			s.crown(u, canvas.Point{X: at.X, Y: at.Y - size*1.05}, size)
		}
		if i == struck && share > .5 {
			u.Line(canvas.Point{X: at.X - size*.8, Y: at.Y + size*.8}, canvas.Point{X: at.X + size*.8, Y: at.Y - size*.8}, s.px(2.4), u.Theme.Danger)
		}
	}
	if struck >= 0 && share > .5 && struck/per == (struck+1)/per {
		s.leap(u, place(struck), place(struck+1), size)
	}
}

// place is where in its row die i stands: one that was thrown again beside the one that it replaces.
func (r *Roll) place(i, struck int) int {
	switch {
	case struck < 0 || i <= struck:
		return i
	case i >= len(r.Dice)-r.Again:
		return struck + 1 + i - (len(r.Dice) - r.Again)
	}
	return i + r.Again
}

// leap is the arrow from a die that was struck to the one that was thrown for it.
func (s *Stage) leap(u *ui.UI, a, b canvas.Point, r float64) {
	at := func(t float64) canvas.Point {
		return canvas.Point{X: a.X + (b.X-a.X)*(.2+.6*t), Y: a.Y - r*(.85+2.2*t*(1-t))}
	}
	const steps = 8
	for i := range steps {
		u.Line(at(float64(i)/steps), at(float64(i+1)/steps), s.px(1.8), u.Theme.Heading)
	}
	tip := at(1)
	u.Line(canvas.Point{X: tip.X - r*.34, Y: tip.Y - r*.12}, tip, s.px(1.8), u.Theme.Heading)
	u.Line(canvas.Point{X: tip.X + r*.08, Y: tip.Y - r*.38}, tip, s.px(1.8), u.Theme.Heading)
}

// struck is the die that was thrown again, or -1: the first that failed.
func (r *Roll) struck() int {
	if r.Again == 0 {
		return -1
	}
	for i, v := range r.Dice[:len(r.Dice)-r.Again] {
		if int(v) < r.Need {
			return i
		}
	}
	return -1
}

// crown stands over a natural 10.
func (s *Stage) crown(u *ui.UI, at canvas.Point, r float64) {
	w, h := r*.5, r*.5
	for _, edge := range [...]float64{1.6, 0} {
		ink := u.Theme.Ink
		if edge == 0 {
			ink = palette.Gilt2
		}
		for k := -1.0; k <= 1; k++ {
			s.pts = append(s.pts[:0], canvas.Point{X: at.X + k*w*.66 - w*.34 - edge, Y: at.Y + edge}, canvas.Point{X: at.X + k*w, Y: at.Y - h - edge}, canvas.Point{X: at.X + k*w*.66 + w*.34 + edge, Y: at.Y + edge})
			u.Polygon(s.pts, ink)
		}
	}
}

// drawSaves is the row of the hits that did not count.
func (s *Stage) drawSaves(u *ui.UI, r canvas.Rect, side *Side, words string) {
	label := ui.CutLeft(&r, math.Round(r.W*.46))
	u.Words(label, words, s.fit(words, s.style(u, ui.Italic, u.Theme.Heading), label.W), ui.Left)
	share := 1.0
	if s.beat == Saves {
		share = s.share
	}
	size := min(r.H*.4, s.px(19), r.W/(2.3*float64(len(side.Saved.Dice))))
	for i, v := range side.Saved.Dice {
		at := canvas.Point{X: r.X + size*(1.15+2.3*float64(i)), Y: r.Center().Y}
		if int(v) >= side.Saved.Need && share >= rollShare {
			lie(u, at, size, int(v), palette.Saved)
			continue
		}
		Die(u, at, size, int(v), 0, share, s.still, palette.Miss)
	}
}

// drawHits is the panel of the hits that are taken: a row for each ship. While the player gives hits, it lists what may take
// the next one.
func (s *Stage) drawHits(u *ui.UI, r canvas.Rect, k *table.Sight, v *game.View) {
	side := s.fight.side(k.Viewer)
	if side >= 0 && len(asks(k, game.VerbLose, game.VerbLoseTransport)) > 0 {
		in := s.panel(u, r, s.said.takes[side])
		custom, about := s.doctrine(k.Viewer, v)
		if u.ButtonWidth(custom, ui.ButtonOpts{}) > in.W { // the tip names it too
			custom = s.word("doctrine")
		}
		if u.Button(ui.CutBottom(&in, s.px(32)), custom, ui.ButtonOpts{Tip: about}) {
			k.Custom = true
		}
		left := 0
		if v != nil {
			left = v.Battle.Sides[side].Hits + v.Battle.Sides[side].Locator
		}
		words, st := s.word("give", rules.N(left)), s.style(u, ui.Body, u.Theme.Ink)
		u.Paragraph(ui.CutBottom(&in, ui.TextHeight(words, st, in.W)+s.px(6)), words, st, ui.Left)
		s.drawRows(u, in, k, side)
		return
	}
	in := s.panel(u, r, s.said.fleets)
	for i := range s.fight.Sides {
		half := ui.Column(in, i, 2, s.px(12))
		u.Words(ui.CutTop(&half, s.px(20)), s.said.names[i], s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)
		s.drawRows(u, half, k, i)
	}
}

// doctrines are the doctrines in the order of the rules: ends of keys of texts.
var doctrines = [...]string{"balanced", "save-transports", "save-line", "save-flagship"}

// doctrine names the doctrine by which a House's fleet takes hits, and says what it does; a fleet has the first one until another is
// ordered.
func (s *Stage) doctrine(seat rules.Seat, v *game.View) (words, about string) {
	if v == nil || !v.Battle.On {
		return s.word("doctrine"), s.word("doctrine.about")
	}
	d := s.fleetOf(seat, v).Doctrine
	about = s.word("doctrine.about") + " " + s.word("doctrine."+doctrines[d])
	if d == 0 {
		about += " " + s.word("doctrine.usual")
	}
	return s.word("doctrine.of", rules.W(s.voice.Below("imperio.name.doctrine.", doctrines[d]))), about
}

// roomy is the first of several names that finds room in r; where it is not the whole one, which comes first, a tip says that.
func (s *Stage) roomy(u *ui.UI, r canvas.Rect, st fonts.Style, names ...string) string {
	for i, name := range names {
		if fonts.Width(name, st)*s.least(st) <= .96*r.W || i == len(names)-1 {
			if name != names[0] {
				u.Tip(r, names[0])
			}
			return name
		}
	}
	return ""
}

// shortly is a short name of n units: only Battle Stations have one.
func (s *Stage) shortly(unit, n int) string {
	if unit == game.UnitStation {
		return s.word("units.station.short", rules.N(n))
	}
	return s.word(UnitWords[unit], rules.N(n))
}

// loadedWords says what n equal ships carry, if the viewer knows it.
func (s *Stage) loadedWords(ship string, n int, aboard [2]int) string {
	troops, planes := s.word(UnitWords[game.UnitTroop], rules.N(aboard[0])), s.word(UnitWords[game.UnitAircraft], rules.N(aboard[1]))
	switch {
	case aboard[0] > 0 && aboard[1] > 0:
		return s.word("units.with-both", rules.W(ship), rules.W(troops), rules.W(planes), rules.N(n))
	case aboard[0] > 0:
		return s.word("units.with", rules.W(ship), rules.W(troops), rules.N(n))
	case aboard[1] > 0:
		return s.word("units.with", rules.W(ship), rules.W(planes), rules.N(n))
	}
	return s.word("units.loaded", rules.W(ship))
}
