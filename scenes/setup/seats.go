package setup

import (
	"math"
	"slices"
	"strconv"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// seats lists who plays: emblem, name, person or computer.
func (s *Setup) seats(col *canvas.Rect) {
	u := s.ui
	row := u.Px(u.Tall(36) + 14)
	narrow := col.W < u.Px(460)
	if narrow {
		row = u.Px(2*u.Tall(36) + 20)
	}
	legend := s.legend()
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	below := ui.TextHeight(legend, st, col.W-2*u.Px(ui.Padding))
	in := s.ui.Sheet(col, s.word("who"), float64(s.choice.Seats)*row+below)
	for i := range s.choice.Seats {
		u.Scope(100 + i)
		s.seat(ui.CutTop(&in, row), i, narrow)
		u.Unscope()
	}
	u.Paragraph(in, legend, st, ui.Left)
}

// seat is the line of one player.
func (s *Setup) seat(r canvas.Rect, i int, narrow bool) {
	u, who := s.ui, &s.choice.Who[i]
	line := ui.CutTop(&r, u.Px(u.Tall(36)+6))
	side := line.H
	sign := ui.CutLeft(&line, side)
	hover, clicked := u.Spot("emblem", sign)
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, sign, 0.7)
	}
	if who.Emblem != "" {
		u.Tip(sign, s.word("emblem", u.App.Say(s.info().ID+".emblem."+who.Emblem)))
	}
	u.Emblem(s.game().Emblem(*who, i), sign.Center(), side-u.Px(4))
	if clicked && len(s.game().Emblems) > 0 {
		u.App.Play("click")
		s.choice.next(i, s.game().Emblems)
	}
	ui.CutLeft(&line, u.Px(10))
	field := ui.Middle(line, line.W, u.Px(u.Tall(36)))
	kinds := line
	if narrow {
		kinds = ui.CutTop(&r, u.Px(u.Tall(36)+6))
		ui.CutLeft(&kinds, side+u.Px(10))
	} else {
		field.W = math.Round(line.W * 0.5)
		kinds.X, kinds.W = field.Right()+u.Px(8), line.W-field.W-u.Px(8)
	}
	u.Field(field, "name", &who.Name, ui.FieldOpts{Hint: s.name(i), Max: longestName})
	var labels []string
	levels := s.levels()
	for _, level := range levels {
		labels = append(labels, s.house.Level(level))
	}
	at := max(slices.Index(levels, who.Level), 0)
	if u.Cycle(ui.Middle(kinds, kinds.W, u.Px(u.Tall(36))), "level", labels, &at) {
		who.Level = levels[at]
	}
}

// name is what somebody is called who gave no name.
func (s *Setup) name(seat int) string { return s.word("name." + strconv.Itoa(seat+1)) }

// legend says what the computer players at the table are worth, or that everybody shares the mouse.
func (s *Setup) legend() string {
	text, persons := "", 0
	for _, level := range s.levels()[1:] {
		for _, who := range s.choice.Who[:s.choice.Seats] {
			if who.Level == level {
				text += s.word("level."+level) + " "
				break
			}
		}
	}
	for _, who := range s.choice.Who[:s.choice.Seats] {
		if who.Person() {
			persons++
		}
	}
	switch {
	case persons > 1:
		text += s.word("share")
	case persons == 0:
		text += s.word("watch")
	}
	return text
}
