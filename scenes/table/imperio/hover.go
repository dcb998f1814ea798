package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// While letters are written the page beside the chart stays with the place that was clicked; what lies under the cursor is told by a
// card at its hex, with what it means to send the fleet there.

// hoverDelay is how long the cursor has to rest, in seconds; hoverWidth is how wide the card is, in design pixels.
const (
	hoverDelay = .45
	hoverWidth = 268
)

// hover is the card of the hex under the cursor.
type hover struct {
	ref   rules.Ref
	rests float64
	spent bool // the hex was pressed: what was to be told of it would cover what has come of that
	pen   pen
}

// drawHover draws the card.
func (f *Face) drawHover(u *ui.UI, s *table.Sight) {
	k := &f.hover
	h := system(f.view, s.Hover)
	if h == nil || h.System.Kind == 0 || !f.plans(s) || f.film.busy() || f.threats.on || f.aim.asks >= 0 || !u.In.Present || u.Over() {
		k.ref = rules.Ref{}
		return
	}
	if k.ref != h.System {
		k.ref, k.rests, k.spent = h.System, 0, false
	}
	if len(u.In.Pressed) > 0 { // a finger that rests anew wants to know
		k.rests, k.spent = 0, !u.Theme.Touch
	}
	if k.rests += u.In.Dt; k.rests < hoverDelay || k.spent {
		return
	}
	t := f.aim.target(h)
	if h.System == f.sheet.place && t == nil || t != nil && !t.danger() {
		return // its page stands open, or there is nothing to beware of
	}
	at, ok := f.chart.At(h.System)
	if !ok {
		return
	}
	view := f.chart.View().Inset(u.Px(10))
	w, pad := u.Px(hoverWidth), u.Px(ui.Padding)
	k.pen = pen{f: f, u: u, w: w - 2*pad, seen: canvas.Rect{Y: -2e6, H: 1}} // measured out of sight
	f.hoverLines(&k.pen, h, t)
	high := k.pen.y + 2*pad
	reach := .95 * f.chart.Radius()
	r := canvas.Rect{X: besideHex(view, at.X, reach, w), Y: max(min(at.Y-high/2, view.Bottom()-high), view.Y), W: w, H: high}
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(pad)
	k.pen = pen{f: f, u: u, x: in.X, y: in.Y, w: in.W, seen: r}
	f.hoverLines(&k.pen, h, t)
}

// besideHex is where a card so wide begins: to the right of a hex where there is room, else to its left; where neither side has enough, it
// lies over the hex on the side with more, whole.
func besideHex(view canvas.Rect, at, reach, w float64) float64 {
	right, left := at+reach, at-reach-w
	switch {
	case right+w <= view.Right():
		return right
	case left >= view.X:
		return left
	case at < view.X+view.W/2:
		return max(view.Right()-w, view.X)
	}
	return view.X
}

// hoverLines writes the card: of a hex that the fleet is about to be sent to only what that means, so that the others stay in sight.
func (f *Face) hoverLines(p *pen, h *game.HexView, t *target) {
	if t != nil {
		f.targetLines(p, h, t)
		return
	}
	f.placeHead(p, h)
	for i := range h.Planets {
		f.world(p, h, i)
	}
	f.fleetRows(p, h)
	if f.aim.on && h.System != f.aim.at {
		p.text(f.word("target.too-far"), ui.Italic, p.u.Theme.Why)
	}
	p.gap(4)
}

// targetLines tell what it means to send the fleet to a hex.
func (f *Face) targetLines(p *pen, h *game.HexView, t *target) {
	u := p.u
	p.noted(f.word("target.go", rules.R(h.System)), f.anomaly(h))
	switch {
	case t.Foreign == rules.Nobody:
	case !t.Attacks:
		peace := "target.peace"
		switch {
		case f.allied(t.Foreign):
			peace = "target.ally"
		case f.fought(t.Foreign):
			peace = "target.spared"
		}
		p.text(f.word(peace, rules.W(f.houseName(t.Foreign))), ui.Body, u.Theme.Why)
		if t.known {
			p.text(f.word("target.if-attacking"), ui.Italic, u.Theme.Ink2)
		}
	case !t.known:
		p.text(f.word("target.fight", rules.W(f.houseName(t.Foreign))), ui.Body, u.Theme.Why)
	}
	if t.known {
		f.oddsLines(p, &t.odds)
	}
	if across := t.Rolls; across > 0 {
		if h.Anomaly != game.AnomalyAsteroids {
			p.text(f.word("target.asteroids", rules.N(across)), ui.Body, u.Theme.Why)
		}
		p.text(f.effect(game.AnomalyAsteroids), ui.Body, u.Theme.Why)
	}
	if t.Stops {
		p.text(f.effect(h.Anomaly), ui.Body, u.Theme.Ink2)
	}
	for _, words := range t.answers {
		p.text(words, ui.Body, u.Theme.Ink2)
	}
	f.fleetRows(p, h)
	p.gap(4)
}

// danger says that sending the fleet to a hex needs a word before.
func (t *target) danger() bool {
	return t.Foreign != rules.Nobody || t.Rolls > 0 || t.Stops || len(t.answers) > 0
}

// anomaly is what lies in a hex without planets, "" in a system.
func (f *Face) anomaly(h *game.HexView) string {
	if h.Anomaly == game.AnomalyNone {
		return ""
	}
	return f.name(rules.Ref{Kind: game.KindAnomaly, ID: int16(h.Anomaly)})
}

// effect is what an anomaly does.
func (f *Face) effect(anomaly int) string {
	return f.voice.Key("imperio.effect.anomaly." + itoa(anomaly))
}

// oddsLines tell how a fight ends, each way with its chance.
func (f *Face) oddsLines(p *pen, o *game.BattleOdds) {
	u := p.u
	ways := [...]struct {
		key  string
		n    int
		good bool
	}{{"odds.won", o.Won, true}, {"odds.driven", o.Driven, true}, {"odds.left", o.Left, false}, {"odds.lost", o.Lost, false}, {"odds.both", o.Both, false}}
	shown := o.Shares()
	for i, way := range ways {
		if way.n == 0 {
			continue
		}
		ink := u.Theme.Ink
		if !way.good {
			ink = u.Theme.Why
		}
		p.fact(signs.War, f.word(way.key), f.word("percent", shown[i]), ink)
	}
	p.text(f.word("odds.ships", rules.W(f.tenths(o.Ships[0])), rules.W(f.tenths(o.Ships[1]))), ui.Small, u.Theme.Ink2)
	if o.Hidden {
		p.text(f.word("odds.hidden"), ui.Small, u.Theme.Ink2)
	}
}

// tenths writes hundredths as a number with one decimal, or none where it is round.
func (f *Face) tenths(n int) string {
	n = (n + 5) / 10
	if n%10 == 0 {
		return itoa(n / 10)
	}
	return f.word("tenths", rules.N(n/10), rules.N(n%10))
}
