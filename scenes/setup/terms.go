package setup

import (
	"math"
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// A term is one thing that can be agreed upon before the game: a switch, or one of several alternatives.
type term struct {
	id   string // what its texts are called
	rule rules.Rule
	// options are the alternatives, "" is none of them; nil for a switch.
	options []string
}

// terms lists those of a game in the order of its options; alternatives stand where the first of them does.
func terms(info rules.Info) (list []term) {
	for _, o := range info.Options[:info.Switches()] {
		t := term{id: o.ID, rule: o.Rule}
		for _, a := range info.Alternatives {
			if slices.Contains(a.Options, o.ID) {
				t.id, t.options = a.ID, a.Options
			}
		}
		if !slices.ContainsFunc(list, func(other term) bool { return other.id == t.id }) {
			list = append(list, t)
		}
	}
	return list
}

// options lists the optional rules.
func (s *Setup) options(col *canvas.Rect) {
	u, list := s.ui, terms(s.info())
	if len(list) == 0 {
		return
	}
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	width := col.W - 2*u.Px(ui.Padding) - u.Px(72)
	h, button := 0.0, u.Px(u.Tall(26))
	about := func(t term) string { return u.App.Say(s.info().ID + ".option." + t.id + ".about") }
	for _, t := range list {
		h += s.tall(t) + max(ui.TextHeight(about(t), st, width), button) + u.Px(6)
	}
	in := s.sheet(col, s.word("options"), h)
	for i, t := range list {
		u.Scope(200 + i)
		s.term(ui.CutTop(&in, s.tall(t)), t)
		text := in
		text.W = width
		tall := u.Paragraph(text, about(t), st, ui.Left)
		rule := canvas.Rect{X: in.Right() - u.Px(64), Y: in.Y, W: u.Px(64), H: button}
		if u.Button(rule, string(t.rule), ui.ButtonOpts{Tip: u.App.Say("house.rule", string(t.rule))}) {
			s.exits.Rulebook(&s.house.Kinds[s.kind], t.rule)
		}
		ui.CutTop(&in, max(tall, button)+u.Px(6))
		u.Unscope()
	}
}

// alternativesGap is between alternatives and the button of their rule, which stands below them.
const alternativesGap = 4

// tall is how high the row of a term is, in pixels.
func (s *Setup) tall(t term) float64 {
	h := s.ui.Px(s.ui.Tall(32))
	if t.options != nil {
		h += s.ui.Px(alternativesGap)
	}
	return h
}

// term is the row in which a term is chosen.
func (s *Setup) term(r canvas.Rect, t term) {
	u, title := s.ui, s.info().ID+".option."+t.id
	if t.options == nil {
		on := slices.Contains(s.choice.Options, t.id)
		if u.Toggle(r, u.App.Say(title), &on) {
			s.choice.turn(t.id, on)
		}
		return
	}
	var labels []string
	for _, id := range t.options {
		if id == "" {
			id = "none"
		}
		labels = append(labels, u.App.Say(title+"."+id))
	}
	at := s.choice.alternative(t.options)
	buttons := ui.CutRight(&r, math.Round(r.W*0.45))
	buttons.H -= u.Px(alternativesGap)
	u.Words(r, u.App.Say(title), u.Theme.Text(ui.Label), ui.Left)
	if u.Choice(buttons, labels, &at) {
		s.choice.choose(t.options, at)
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

// luck shows the seed: the same seed and the same moves bring the same luck.
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
