package imperio

import (
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/table/imperio/stage"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// The film on the chart: what moves, where something happens, dice over their hex, and on the desk the slots and a sentence.

// draw shows the cue under way on the chart.
func (k *film) draw(f *Face, u *ui.UI) {
	if !k.busy() || k.now().beat != stage.None {
		return
	}
	c := k.now()
	share, e := k.share(f), c.event
	if e.Verb == game.EvMoves || e.Verb == game.EvWithdraws {
		f.drawMove(u, e, share)
	}
	if e.Dice[0] != 0 {
		f.drawDice(u, e, share)
	}
}

// share is how much of the cue under way is over.
func (k *film) share(f *Face) float64 { return min(k.gone/max(f.length(k.now()), .01), 1) }

// ring shows where something happens: below the names, which are read all the while.
func (k *film) ring(f *Face, u *ui.UI) {
	if !k.busy() || k.now().beat != stage.None {
		return
	}
	e := k.now().event
	if e.Verb == game.EvMoves || e.Verb == game.EvWithdraws {
		return
	}
	if ref, ok := f.where(e); ok {
		ink := palette.Glow
		switch e.Verb {
		case game.EvBattle, game.EvVolley, game.EvAntiAir, game.EvHit, game.EvEnters, game.EvGround, game.EvBombards, game.EvPlatforms, game.EvRuined, game.EvLands:
			ink = palette.AttackOnSky
		}
		f.chart.Ring(u, ref, 2+3*math.Sin(k.share(f)*math.Pi), ink)
	}
}

// drawMove draws the arms of a fleet on its way.
func (f *Face) drawMove(u *ui.UI, e rules.Event, share float64) {
	from, ok := f.chart.At(e.From)
	to, ok2 := f.chart.At(e.To)
	if !ok || !ok2 {
		return
	}
	t := share * share * (3 - 2*share)
	at := canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t}
	u.Line(from, at, u.Px(7), palette.Keyline)
	u.Line(from, at, u.Px(3), palette.Glow)
	f.Emblem(u, e.Seat, at, u.Px(40))
	if e.N > 1 {
		r := canvas.Rect{X: at.X + u.Px(8), Y: at.Y + u.Px(6), W: u.Px(24), H: u.Px(20)}
		chart.Disc(u, r.Center(), u.Px(22), palette.Keyline)
		u.Words(r, itoa(int(e.N)), u.Theme.Colored(ui.Number, palette.Star), ui.Center)
	}
}

// caption is a sentence of the film, and whose arms stand before it.
type caption struct {
	words string
	seat  rules.Seat
}

// screens says whether the desk belongs to the film: also between two parts of it, while a computer thinks what it does in a battle that
// has no stage, so that the letters do not come up for a moment.
func (f *Face) screens() bool { return f.film.busy() || f.view.Slot > 0 && !f.live() }

// drawCaption gives the desk to the film: the rail of the slots, and below it what happens in a sentence.
func (k *film) drawCaption(f *Face, u *ui.UI, r canvas.Rect) {
	c, over := k.told, canvas.Rect{X: r.X, Y: r.Y - u.Px(56), W: r.W, H: u.Px(44)}
	r = r.Inset(u.Px(10))
	ui.CutTop(&r, u.Px(42)) // the transport bar
	if c.words == "" {
		return
	}
	if r.H < over.H { // a low desk: over the lower edge of the chart
		r = over
	}
	st := u.Theme.Colored(ui.Prompt, palette.Gilt2)
	w := min(fonts.Width(c.words, st)+u.Px(90), r.W)
	h := min(max(ui.TextHeight(c.words, st, w-u.Px(60))+u.Px(14), u.Px(44)), r.H)
	box := ui.Middle(r, w, h)
	u.Fill(box.Inset(-u.Px(1.5)), palette.Gilt)
	u.Fill(box, palette.Plate)
	if c.seat >= 0 {
		f.Emblem(u, c.seat, canvas.Point{X: box.X + u.Px(24), Y: box.Center().Y}, u.Px(32))
	}
	text := canvas.Rect{X: box.X + u.Px(46), Y: box.Y, W: box.W - u.Px(52), H: box.H}
	text.Y += max((box.H-ui.TextHeight(c.words, st, text.W))/2, 0)
	u.Paragraph(text, c.words, st, ui.Left)
}

// drawDice draws the dice of an event over its hex: those that hit in gilt.
func (f *Face) drawDice(u *ui.UI, e rules.Event, share float64) {
	ref, ok := f.where(e)
	at, seen := f.chart.At(ref)
	if !ok || !seen {
		return
	}
	n := slices.Index(e.Dice[:], 0)
	if n < 0 {
		n = len(e.Dice)
	}
	size := u.Px(38)
	if n > 8 {
		size = u.Px(28)
	}
	view := f.chart.View()
	x := min(max(at.X-size*float64(n)/2, view.X+u.Px(20)), view.Right()-u.Px(20)-size*float64(n))
	y := at.Y - f.chart.Radius()*1.15
	if y < view.Y+size {
		y = at.Y + f.chart.Radius()*1.15
	}
	u.Fill(canvas.Rect{X: x - u.Px(6), Y: y - size*.6, W: size*float64(n) + u.Px(12), H: size * 1.2}, paint.Fade(palette.Plate, .82))
	for i := range n {
		stage.Die(u, canvas.Point{X: x + size*(float64(i)+.5), Y: y}, size*.46, int(e.Dice[i]), int(e.M), share, f.app.Prefs.ReducedMotion, palette.MissSky)
	}
}
