package imperio

import (
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/table/imperio/stage"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// What a technology does to attacks, on the ten faces of a die: those that hit without it and with it.

// aims is whose attacks the chosen technology changes, for the view that it was asked of.
type aims struct {
	view *game.View
	tech int
	list []game.AimChange
}

func (k *aims) of(v *game.View, t int) []game.AimChange {
	if k.view != v || k.tech != t {
		*k = aims{v, t, game.AimOf(v, t)}
	}
	return k.list
}

// gains is what the chosen technology brings the House, for the view and the language that it was asked in.
type gains struct {
	view *game.View
	tech int
	lang lexicon.Language
	list []string
}

// starGains says in numbers what the chosen technology would change for the House.
func (f *Face) starGains(p *pen, t int) {
	k := &f.book.stars.gains
	if k.view != f.view || k.tech != t || k.lang != f.voice.Language {
		*k = gains{view: f.view, tech: t, lang: f.voice.Language}
		for _, text := range game.GainOf(f.view, t) {
			k.list = append(k.list, f.voice.Say(text))
		}
	}
	if len(k.list) == 0 {
		return
	}
	p.title(f.word("stars.gains"), "")
	for _, words := range k.list {
		p.text(words, ui.Body, p.u.Theme.Ink)
	}
	p.gap(8)
}

// starAims draws the dice of each kind of unit, before and after.
func (f *Face) starAims(p *pen, t int) {
	list := f.book.stars.aims.of(f.view, t)
	if len(list) == 0 {
		return
	}
	u := p.u
	p.title(f.word("stars.dice"), "")
	st := u.Theme.Colored(ui.Italic, u.Theme.Ink2)
	label := max(fonts.Width(f.word("stars.without"), st), fonts.Width(f.word("stars.with"), st)) + u.Px(8)
	for i := range list {
		k := &list[i]
		words := f.name(k.Unit)
		if k.AntiAir {
			words = f.word("stars.at-aircraft", rules.R(k.Unit))
		}
		p.fact(signs.Troops+signs.Sign(k.Unit.ID), words, "", u.Theme.Ink)
		f.faces(p, f.word("stars.without"), label, k, 0)
		f.faces(p, f.word("stars.with"), label, k, 1)
		p.text(f.word("stars.hits", rules.N(k.Hits[0]), rules.N(k.Hits[1])), ui.Small, u.Theme.Ink2)
		if k.Dice[0] != k.Dice[1] {
			p.text(f.word("stars.shots", rules.N(k.Dice[0]), rules.N(k.Dice[1])), ui.Small, u.Theme.Ink2)
		}
		p.gap(7)
	}
}

// faces draws the ten faces of a die after a label so wide: gilt those that hit, ringed those that hit only with the technology.
func (f *Face) faces(p *pen, words string, label float64, k *game.AimChange, with int) {
	u := p.u
	r, seen := p.row(u.Px(27))
	if !seen {
		return
	}
	u.Words(ui.CutLeft(&r, label), words, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
	step := r.W / 10
	radius := min(u.Px(10.5), step*.46)
	for n := 1; n <= 10; n++ {
		at := canvas.Point{X: r.X + (float64(n)-.5)*step, Y: r.Center().Y}
		if with == 1 && n >= k.Need[1] && n < k.Need[0] {
			ring := radius + u.Px(2.5)
			u.Fill(canvas.Rect{X: at.X - ring, Y: at.Y - ring, W: 2 * ring, H: 2 * ring}, u.Theme.Heading)
			u.Fill(canvas.Rect{X: at.X - ring, Y: at.Y - ring, W: 2 * ring, H: 2 * ring}.Inset(max(u.Px(1.5), 1)), u.Theme.Paper)
		}
		u.Hush(true)
		stage.Die(u, at, radius, n, k.Need[with], 1, true, palette.Miss)
		u.Hush(false)
	}
}
