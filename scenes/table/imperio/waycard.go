package imperio

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// wayCard asks once before a fleet is sent on its way: whether it is to attack the fleet of a House that one is not at war with,
// whether what it was to do elsewhere is to be given up, and whether a press on another fleet of one's own meant that fleet.
func (f *Face) wayCard(u *ui.UI, s *table.Sight) {
	a := &f.aim
	if a.asks < 0 || !f.plans(s) {
		return
	}
	var t *target
	for i := range a.reach {
		if a.reach[i].Hex == a.asks {
			t = &a.reach[i]
		}
	}
	at, ok := canvas.Point{}, false
	if t != nil {
		at, ok = f.chart.At(t.ref)
	}
	if !ok {
		a.asks = -1
		return
	}
	a.ripe += max(u.In.Dt, u.In.Since)
	k := f.asked(t)
	st := u.Theme.Text(ui.Body)
	w := u.Px(300)
	h := u.Px(24+24+10+36*float64(len(k.answers))) + ui.TextHeight(k.words, st, w-u.Px(24))
	view := f.chart.View().Inset(u.Px(12))
	r := canvas.Rect{X: at.X - w/2, Y: at.Y + .9*f.chart.Radius(), W: w, H: h}
	if r.Bottom() > view.Bottom() {
		r.Y = at.Y - .9*f.chart.Radius() - h
	}
	r.X, r.Y = min(max(r.X, view.X), view.Right()-w), max(r.Y, view.Y)
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(12))
	ink := u.Theme.Danger
	if a.other { // it costs nothing
		ink = u.Theme.Heading
	}
	u.Words(ui.CutTop(&in, u.Px(24)), f.word(k.title), u.Theme.Colored(ui.Title, ink), ui.Left)
	ui.CutTop(&in, u.Paragraph(in, k.words, st, ui.Left)+u.Px(6))
	for i, answer := range k.answers {
		row := ui.CutTop(&in, u.Px(36))
		row.H -= u.Px(4)
		u.Scope(1400 + i)
		pressed := u.Button(row, answer.words, ui.ButtonOpts{Left: true, Note: answer.note})
		u.Unscope()
		if !pressed || a.ripe < doubled { // one card may follow another in its place
			continue
		}
		a.asks = -1
		switch {
		case a.other && answer.goes:
			a.ripe = 0
			f.send(t, s)
		case a.other:
			f.takeUpAt(system(f.view, t.ref), s)
		case answer.goes:
			f.order(t, answer.stance, s)
		}
		return
	}
}

// doubled is within how many seconds of a card a press is the second half of a double click that was not meant for it.
const doubled = .25

// wayQuestion is what wayCard asks.
type wayQuestion struct {
	title   string // a key
	words   string
	answers []wayAnswer
}

// wayAnswer is a button of wayCard: the fleet goes, with a stance or with -1 as it is, or does not.
type wayAnswer struct {
	words, note string
	goes        bool
	stance      int
}

// asked puts what has to be confirmed before the fleet goes to a target.
func (f *Face) asked(t *target) (k wayQuestion) {
	if h := system(f.view, t.ref); f.aim.other && (h == nil || h.Fleet.Owner != f.view.Seat) {
		path := f.aim.orders[f.aim.part].path
		to := rules.Ref{Kind: game.KindSystem, ID: path[len(path)-1]}
		k.title, k.words = "way.title", f.word("way.underway", rules.R(to))
		k.answers = []wayAnswer{{words: f.word("way.go", rules.R(t.ref)), goes: true}, {words: f.word("way.look", rules.R(t.ref))}}
		return k
	}
	if f.aim.other {
		k.title, k.words = "way.other.title", f.word("way.other", rules.R(f.aim.at), rules.R(t.ref))
		k.answers = []wayAnswer{{words: f.word("way.go", rules.R(t.ref)), goes: true}, {words: f.word("way.take", rules.R(t.ref))}}
		return k
	}
	if f.givesUp(t) {
		from := f.aim.at
		if end := f.endOf(f.aim.part); end != nil {
			from = end.System
		}
		k.words = f.word("way.gives-up", rules.R(from), rules.R(t.ref))
	}
	if n := f.perils(t); n > 0 {
		k.words = strings.TrimSpace(f.word("way.asteroids", rules.N(n), rules.N(f.shipsShown())) + " " + k.words)
	}
	if !t.breaksPeace() {
		if k.title = "way.title"; !f.givesUp(t) {
			k.title = "way.asteroids.title"
		}
		k.answers = []wayAnswer{{words: f.word("way.go", rules.R(t.ref)), goes: true, stance: -1}, {words: f.word("way.keep")}}
		return k
	}
	if k.title = "war.title"; k.words != "" {
		k.words = " " + k.words
	}
	peace := "war.asks"
	switch {
	case f.allied(t.Foreign):
		peace = "war.ally"
	case f.fought(t.Foreign): // its stance spares even enemies
		k.title, peace = "war.spared.title", "war.spared"
	}
	k.words = f.word(peace, rules.W(f.houseName(t.Foreign))) + k.words
	odds := ""
	if t.known {
		odds = f.word("percent", t.odds.Cleared())
	}
	k.answers = []wayAnswer{
		{words: f.word("war.attack"), note: odds, goes: true, stance: game.StanceAll}, {words: f.word("war.enter"), goes: true, stance: -1}, {words: f.word("war.not")},
	}
	return k
}
