package stage

import (
	"math"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// The console of a landing: what came before it, the Troops of both sides round by round, and the works of the world.

// assault are the words of a landing.
type assault struct {
	before, works string
	bombs         []rollWords
	guns          rollWords
	rounds        []string
	had           [2][]string
	need          [2]string
}

// writeLanding makes the words of the present beat of a landing.
func (s *Stage) writeLanding() {
	w, l := &s.said, s.landing
	a, d := s.name(l.Seats[0]), s.defender()
	w.names = [2]string{a, d}
	key := "title.landing"
	if !l.down() {
		key = "title.bombardment"
	}
	w.title = s.word(key, rules.R(l.At))
	w.under = s.where(a, d, l.Turn, l.Slot)
	w.ribbon = s.landingRibbon()
	k := &w.assault
	k.before, k.works = strings.ToUpper(s.word("before")), strings.ToUpper(s.word("works", rules.R(l.At)))
	for _, r := range l.Bombs {
		k.bombs = append(k.bombs, rollWords{s.voice.NameOf(game.UnitAt(r.Unit).Ref), s.word("need", rules.N(r.Need))})
	}
	k.guns = rollWords{s.word("platforms"), s.word("need", rules.N(l.Guns.Need))}
	for i := range l.Seats {
		w.dice[i] = strings.ToUpper(s.word("troops.of", rules.W(w.names[i])))
		w.force[i], w.began[i] = s.troops(i, l.Troops[i]), s.troops(i, l.Before[i])
		if len(l.Rounds) > 0 && l.Rounds[0].Rolls[i].Need > 0 {
			k.need[i] = s.word("need", rules.N(l.Rounds[0].Rolls[i].Need))
		}
		for n := range l.Rounds {
			k.had[i] = append(k.had[i], s.word("units.troop", rules.N(l.Rounds[n].Had[i])))
		}
	}
	for n := range l.Rounds {
		k.rounds = append(k.rounds, s.word("round", rules.W(chart.Roman(n+1))))
	}
	for _, b := range landBeats {
		w.steps = append(w.steps, s.word("beat."+beatKeys[b]))
	}
}

// defender is what the second side is called.
func (s *Stage) defender() string {
	if s.landing.Seats[1] == rules.Nobody || s.landing.Seats[1] < 0 {
		return s.word("militia")
	}
	return s.name(s.landing.Seats[1])
}

// troops says what a side has: n Troops, -1 while nobody knows how many, or the fleet that has sent none yet.
func (s *Stage) troops(side, n int) string {
	switch {
	case side == 0 && !s.landing.down():
		return s.composition(s.landing.Fleet, false)
	case n < 0:
		return s.word("troops.hidden")
	}
	return s.word("units.troop", rules.N(n))
}

func (s *Stage) landingRibbon() string {
	l := s.landing
	switch s.beat {
	case Bombard:
		n := l.Before[1] - l.Troops[1]
		return s.word("ribbon.bombs", rules.N(max(n, 0)))
	case Platforms:
		return s.word("ribbon.platforms", rules.N(l.Before[0]-l.Troops[0]))
	case Ground:
		return s.word("ribbon.ground", rules.W(chart.Roman(len(l.Rounds))), rules.N(l.Before[0]-l.Troops[0]), rules.N(max(l.Before[1]-l.Troops[1], 0)))
	case Taken:
		switch {
		case l.Taken && l.World.Works == [game.NumWorks]int{}:
			return s.word("ribbon.taken.bare", rules.R(l.At))
		case l.Taken:
			return s.word("ribbon.taken", rules.R(l.At))
		}
		return s.word("ribbon.repelled")
	}
	return ""
}

// drawAssault draws the scene and the console of a landing.
func (s *Stage) drawAssault(u *ui.UI) {
	if !s.set.scene.Empty() {
		s.drawGround(u)
	}
	p := &s.set.panels
	if p[dicePanel].Empty() {
		r := p[hitsPanel]
		switch s.beat {
		case Ground:
			s.drawRounds(u, ui.Column(r, 0, 2, s.px(gap)), 0)
			s.drawRounds(u, ui.Column(r, 1, 2, s.px(gap)), 1)
		case Taken:
			s.drawWorks(u, r)
		default:
			if !s.landing.shot() {
				s.drawWorks(u, r)
			}
			s.drawBefore(u, r)
		}
		return
	}
	last := p[hitsPanel]
	switch {
	case p[wordPanel].Empty():
		s.drawRounds(u, p[dicePanel], 0)
		s.drawRounds(u, p[dicePanel2], 1)
	case s.landing.shot() || s.beat < Ground && s.landing.World.Works[game.WorkPlatform] > 0:
		s.drawBefore(u, p[dicePanel])
		s.drawRounds(u, p[dicePanel2], 0)
		s.drawRounds(u, p[hitsPanel], 1)
		s.drawWorks(u, p[wordPanel])
		return
	default: // nothing has come before: the others share the room
		row := canvas.Rect{X: p[dicePanel].X, Y: last.Y, W: p[wordPanel].Right() - p[dicePanel].X, H: last.H}
		s.drawRounds(u, ui.Column(row, 0, 3, s.px(gap)), 0)
		s.drawRounds(u, ui.Column(row, 1, 3, s.px(gap)), 1)
		last = ui.Column(row, 2, 3, s.px(gap))
	}
	if s.beat == Taken || !s.landing.shot() {
		s.drawWorks(u, last)
	} else {
		s.drawBefore(u, last)
	}
}

// shot says whether bombs fell, or platforms fired.
func (l *Landing) shot() bool { return len(l.Bombs)+len(l.Guns.Dice) > 0 }

// drawBefore is the panel of the bombardment and of the fire of the platforms.
func (s *Stage) drawBefore(u *ui.UI, r canvas.Rect) {
	l, w := s.landing, &s.said.assault
	if !l.shot() {
		return // nothing has come before
	}
	in := s.panel(u, r, w.before)
	rows := len(l.Bombs)
	if len(l.Guns.Dice) > 0 {
		rows++
	}
	high := min(in.H/float64(max(rows, 1)), s.px(88))
	for i := range l.Bombs {
		s.drawRoll(u, ui.CutTop(&in, high), &l.Bombs[i], &w.bombs[i])
	}
	if len(l.Guns.Dice) == 0 {
		return
	}
	u.Rule(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: max(s.px(1), 1)})
	s.drawSigned(u, ui.CutTop(&in, high), signs.Platform, &l.Guns, &w.guns)
}

// drawRounds is the panel of the Troops of one side: the last rounds, the present one lit.
func (s *Stage) drawRounds(u *ui.UI, r canvas.Rect, side int) {
	l, w := s.landing, &s.said.assault
	in := s.panel(u, r, s.said.dice[side])
	foot := ui.CutBottom(&in, s.px(38))
	high := s.px(66)
	first := max(len(l.Rounds)-max(int(in.H/high), 1), 0)
	for n := first; n < len(l.Rounds); n++ {
		row := ui.CutTop(&in, min(high, in.H))
		if n == len(l.Rounds)-1 && s.beat == Ground {
			u.Fill(row, palette.Glow)
			u.Fill(row.Inset(max(s.px(2), 1)), u.Theme.Key)
		}
		row = row.Inset(s.px(4))
		head := ui.CutTop(&row, s.px(20))
		x := u.Words(head, w.rounds[n], s.style(u, ui.Body, u.Theme.Ink), ui.Left)
		ui.CutLeft(&head, x+s.px(8))
		u.Words(head, w.had[side][n], s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)
		share := 1.0
		if n == len(l.Rounds)-1 && s.beat == Ground {
			share = s.share
		}
		ui.CutTop(&row, s.px(4)) // for a crown
		s.drawRow(u, row, &l.Rounds[n].Rolls[side], share)
	}
	u.Fill(canvas.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: max(s.px(1), 1)}, u.Theme.Ink2)
	ui.CutTop(&foot, s.px(4))
	u.Words(foot, w.need[side], s.style(u, ui.Italic, u.Theme.Ink2), ui.Right)
	u.Words(foot, s.force(side), s.style(u, ui.Body, u.Theme.Ink), ui.Left)
}

// worksSigns are the signs of the works, in the order of the rules.
var worksSigns = [game.NumWorks]signs.Sign{game.WorkShipyard: signs.Shipyard, game.WorkPort: signs.Port, game.WorkPlatform: signs.Platform, game.WorkShield: signs.Shield}

// drawWorks is the panel of what stands on the world: the lamps go out one by one when it is taken by storm.
func (s *Stage) drawWorks(u *ui.UI, r canvas.Rect) {
	l := s.landing
	in := s.panel(u, r, s.said.assault.works)
	all := 0
	for _, n := range l.World.Works {
		all += n
	}
	if all == 0 {
		u.Words(ui.CutTop(&in, s.px(30)), s.word("works.none"), s.style(u, ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	high := min(s.px(44), in.H/float64(all))
	i := 0
	for work, n := range l.World.Works {
		for range n {
			dark := l.Taken && s.share*float64(all+1) > float64(i+1)
			row := ui.CutTop(&in, high)
			row.H -= s.px(4)
			i++
			ground, ink := u.Theme.Key, u.Theme.Ink
			if dark {
				ground, ink = palette.SkyEdge, palette.Faint
			}
			u.Fill(row, u.Theme.Gilt)
			u.Fill(row.Inset(1), ground)
			icon := s.px(26)
			u.Picture(signs.Picture(worksSigns[work], int(icon), ink), canvas.Place{At: canvas.Point{X: row.X + s.px(20), Y: math.Round(row.Center().Y)}, AnchorX: .5, AnchorY: .5})
			lamp := canvas.Point{X: row.Right() - s.px(20), Y: row.Center().Y}
			s.lamp(u, lamp, dark)
			words := canvas.Rect{X: row.X + s.px(40), Y: row.Y, W: row.W - s.px(76), H: row.H}
			u.Words(words, s.voice.NameOf(game.WorkAt(work).Ref), s.style(u, ui.Body, ink), ui.Left)
		}
	}
}

// lamp burns beside what stands.
func (s *Stage) lamp(u *ui.UI, at canvas.Point, dark bool) {
	d := s.px(14)
	if dark {
		u.Line(at, canvas.Point{X: at.X + .01, Y: at.Y}, d, palette.Faint)
		u.Line(at, canvas.Point{X: at.X + .01, Y: at.Y}, d*.7, palette.SkyEdge)
		return
	}
	u.Line(at, canvas.Point{X: at.X + .01, Y: at.Y}, d*1.5, palette.Gilt2)
	u.Line(at, canvas.Point{X: at.X + .01, Y: at.Y}, d, palette.Storm)
	u.Line(at, canvas.Point{X: at.X + .01, Y: at.Y}, d*.5, palette.Star)
}
