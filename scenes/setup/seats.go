package setup

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/lexicon"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// usualLegend has as many lines as the legend of one computer player and his character.
const usualLegend = "\n\n"

// seats lists who plays: emblem, name, person or computer.
func (s *Setup) seats(col *canvas.Rect) {
	u := s.ui
	row := u.Px(u.Tall(36) + 14)
	narrow := col.W < u.Px(460)
	if narrow {
		row = u.Px(2*u.Tall(36) + 20)
	}
	if s.settles() {
		row += u.Px(calledLine)
	}
	legend := s.legend()
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	below := ui.TextHeight(legend, st, col.W-2*u.Px(ui.Padding))
	s.spare = ui.TextHeight(usualLegend, st, col.W) - below
	in := s.sheet(col, s.word("who"), float64(s.choice.Seats)*row+below)
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
		u.Tip(sign, s.word("emblem", s.presented(i)))
	}
	u.Emblem(s.game().Emblem(*who, i), sign.Center(), side-u.Px(4))
	if clicked && len(s.game().Emblems) > 0 {
		u.App.Play("click")
		s.choice.next(i, s.game().Emblems)
	}
	ui.CutLeft(&line, u.Px(10))
	kinds, below := line, line
	if narrow {
		kinds = ui.CutTop(&r, u.Px(u.Tall(36)+6))
		ui.CutLeft(&kinds, side+u.Px(10))
		s.favour(&line, i)
	} else {
		share := 0.5
		if len(s.characters()) > 0 {
			share = 0.38
		}
		name := ui.CutLeft(&line, math.Round(line.W*share))
		kinds, line = line, name
		ui.CutLeft(&kinds, u.Px(8))
		s.favour(&kinds, i)
	}
	if s.settles() {
		s.called(canvas.Rect{X: line.X, Y: r.Y, W: below.Right() - line.X, H: u.Px(calledLine)}, i)
	}
	field := ui.Middle(line, line.W, u.Px(u.Tall(36)))
	u.Field(field, "name", &who.Name, ui.FieldOpts{Hint: s.name(i), Max: longestName})
	var labels []string
	levels := s.levels()
	for _, level := range levels {
		labels = append(labels, s.house.Level(s.game(), level))
	}
	kinds = ui.Middle(kinds, kinds.W, u.Px(u.Tall(36)))
	if s.acts(i) {
		half := math.Round((kinds.W - u.Px(6)) / 2)
		s.character(ui.CutRight(&kinds, half), i)
		kinds.W = half
	}
	at := max(slices.Index(levels, who.Level), 0)
	if u.Cycle(kinds, "level", labels, &at) {
		who.Level = levels[at]
	}
}

// calledLine is how high the line is that says what a seat plays, in design pixels.
const calledLine = 19

// settles says whether the emblem of a seat is what it plays, such as a faction.
func (s *Setup) settles() bool {
	k := s.game()
	return k.Settled != nil && !slices.Contains(s.choice.Options, k.Dealt)
}

// presented says what a seat plays by its emblem.
func (s *Setup) presented(seat int) string {
	k, emblem := s.game(), s.choice.Who[seat].Emblem
	if k.Presents != nil && s.settles() {
		return s.voiceOf(k).Say(k.Presents(emblem, s.choice.Seats))
	}
	return s.ui.App.Say(s.info().ID + ".emblem." + emblem)
}

// voiceOf speaks a game's texts; it is kept, for it remembers what it has put into words.
func (s *Setup) voiceOf(k *house.Kind) *lexicon.Voice {
	if s.spoken != k {
		s.voice, s.spoken = s.house.Voice(k), k
	}
	s.voice.Language = lexicon.Language(s.ui.App.Prefs.Language)
	return s.voice
}

// called says what a seat plays by its emblem, as much of it as there is room for: its name at least.
func (s *Setup) called(r canvas.Rect, seat int) {
	words, st := s.presented(seat), s.ui.Theme.Colored(ui.Small, s.ui.Theme.Ink2)
	for _, end := range []string{". ", ": "} {
		if fonts.Width(words, st) <= r.W {
			break
		}
		words, _, _ = strings.Cut(words, end)
	}
	s.ui.Words(r, words, st, ui.Left)
}

// handicap returns the option that favours a seat, if the game has one.
func (s *Setup) handicap(seat int) (rules.Option, bool) {
	for _, o := range s.info().Options {
		if o.Seat == seat+1 {
			return o, true
		}
	}
	return rules.Option{}, false
}

// favour takes the button that gives a seat a handicap, or takes it away, off the right of a line, in games that have one.
func (s *Setup) favour(line *canvas.Rect, seat int) {
	o, has := s.handicap(seat)
	if !has {
		return
	}
	u, on := s.ui, slices.Contains(s.choice.Options, o.ID)
	side := u.Px(u.Tall(36))
	r := ui.Middle(ui.CutRight(line, side), side, side)
	ui.CutRight(line, u.Px(6))
	if u.Button(r, "+", ui.ButtonOpts{Main: on, Tip: s.word("handicap", s.favours(), string(o.Rule))}) {
		s.choice.turn(o.ID, !on)
	}
}

// unfavour takes all handicaps away: that of another game was not asked for.
func (s *Setup) unfavour() {
	for i := range s.choice.Who {
		if o, has := s.handicap(i); has {
			s.choice.turn(o.ID, false)
		}
	}
}

// favours says what a handicap of the game is.
func (s *Setup) favours() string { return s.ui.App.Say(s.info().ID + ".option.handicap") }

// favoured says who begins with a handicap.
func (s *Setup) favoured() (text string) {
	for i := range s.choice.Seats {
		if o, has := s.handicap(i); has && slices.Contains(s.choice.Options, o.ID) {
			name := s.choice.Who[i].Name
			if name == "" {
				name = s.name(i)
			}
			text += "\n" + s.word("favoured", name, s.favours())
		}
	}
	return text
}

// acts says whether a seat has a character: that of a computer that thinks, in a game that has characters.
func (s *Setup) acts(seat int) bool {
	level := s.choice.Who[seat].Level
	return level != "" && level != bot.Random && len(s.characters()) > 0
}

// character offers the characters of a computer player.
func (s *Setup) character(r canvas.Rect, seat int) {
	var labels []string
	for _, character := range s.characters() {
		labels = append(labels, s.house.Character(s.game(), character))
	}
	at := max(slices.Index(s.characters(), s.choice.Characters[seat]), 0)
	if s.ui.Cycle(r, "character", labels, &at) {
		s.choice.Characters[seat] = s.characters()[at]
	}
}

// name is what somebody is called who gave no name.
func (s *Setup) name(seat int) string { return s.word("name." + strconv.Itoa(seat+1)) }

// charactersLegend says how the characters at the table play.
func (s *Setup) charactersLegend() (text string) {
	for _, character := range s.characters() {
		for i := range s.choice.Seats {
			if s.acts(i) && s.choice.Characters[i] == character {
				text += s.house.Character(s.game(), character+".about") + "\n"
				break
			}
		}
	}
	return text
}

// legend says what the computer players at the table are worth, or that everybody shares the mouse.
func (s *Setup) legend() string {
	text, persons, foresees := "", 0, false
	for _, level := range s.levels()[1:] {
		for _, who := range s.choice.Who[:s.choice.Seats] {
			if who.Level == level {
				text += s.ui.App.Say("house.level."+level+".about") + "\n"
				foresees = foresees || level == bot.Veteran || level == bot.Strategos
				break
			}
		}
	}
	if foresees {
		text += s.word("level.honest") + "\n"
	}
	text += s.charactersLegend()
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
	return strings.TrimSpace(strings.TrimSpace(text) + s.favoured())
}
