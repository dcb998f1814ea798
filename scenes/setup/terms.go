package setup

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// options lists the optional rules.
func (s *Setup) options(col *canvas.Rect) {
	u, list := s.ui, s.info().Options[:s.info().Switches()]
	if len(list) == 0 {
		return
	}
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	width := col.W - 2*u.Px(ui.Padding) - u.Px(72)
	h, button := 0.0, u.Px(u.Tall(26))
	about := func(o rules.Option) string { return u.App.Say(s.info().ID + ".option." + o.ID + ".about") }
	for _, o := range list {
		h += u.Px(u.Tall(32)) + max(ui.TextHeight(about(o), st, width), button) + u.Px(6)
	}
	in := s.sheet(col, s.word("options"), h)
	for i, o := range list {
		u.Scope(200 + i)
		on := slices.Contains(s.choice.Options, o.ID)
		if u.Toggle(ui.CutTop(&in, u.Px(u.Tall(32))), u.App.Say(s.info().ID+".option."+o.ID), &on) {
			s.choice.turn(o.ID, on)
		}
		text := in
		text.W = width
		tall := u.Paragraph(text, about(o), st, ui.Left)
		rule := canvas.Rect{X: in.Right() - u.Px(64), Y: in.Y, W: u.Px(64), H: button}
		if u.Button(rule, string(o.Rule), ui.ButtonOpts{Tip: u.App.Say("house.rule", string(o.Rule))}) {
			s.exits.Rulebook(&s.house.Kinds[s.kind], o.Rule)
		}
		ui.CutTop(&in, max(tall, button)+u.Px(6))
		u.Unscope()
	}
}

// practice offers a game in which everything can be taken back.
func (s *Setup) practice(col *canvas.Rect) {
	u := s.ui
	st, about := u.Theme.Colored(ui.Small, u.Theme.Ink2), s.word("practice.about")
	in := s.sheet(col, s.word("practice"), u.Px(u.Tall(32))+ui.TextHeight(about, st, col.W-2*u.Px(ui.Padding)))
	u.Toggle(ui.CutTop(&in, u.Px(u.Tall(32))), s.word("practice.on"), &s.choice.Practice)
	u.Paragraph(in, about, st, ui.Left)
}

// luck shows the seed: the same seed and the same moves give the same dice.
func (s *Setup) luck(col *canvas.Rect) {
	u := s.ui
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	about := s.word("seed.about")
	in := s.sheet(col, s.word("seed"), u.Px(u.ButtonHeight()+ui.ButtonGap)+ui.TextHeight(about, st, col.W-2*u.Px(ui.Padding)))
	r := ui.CutTop(&in, u.Px(u.ButtonHeight()))
	dice := ui.CutRight(&r, u.Px(u.ButtonHeight()))
	ui.CutRight(&r, u.Px(8))
	u.Field(r, "seed", &s.seed, ui.FieldOpts{Max: 19})
	if u.IconButton(dice, icons.Dice, s.word("seed.throw"), ui.ButtonOpts{Sound: "dice"}) {
		s.throw()
	}
	ui.CutTop(&in, u.Px(ui.ButtonGap))
	u.Paragraph(in, about, st, ui.Left)
}
