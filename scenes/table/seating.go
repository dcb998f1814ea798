package table

import (
	"slices"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Reseats is what a Face offers that shows who plays the seats.
type Reseats interface {
	Reseat(seats []session.Seating)
}

// Hand gives a seat to a computer of a level, or with an empty level to a person. The journal tells it.
func (m *Match) Hand(seat rules.Seat, level string) error {
	if err := m.Session.Hand(seat, level); err != nil {
		return err
	}
	m.thinker = nil
	if persons := m.persons(); len(persons) == 1 && level == "" {
		m.viewer, m.views = persons[0], nil
	}
	m.Keep()
	return nil
}

// Concede ends the game because a person gives up.
func (m *Match) Concede(seat rules.Seat) error {
	if err := m.Session.Concede(seat); err != nil {
		return err
	}
	m.thinker = nil
	m.Keep()
	return nil
}

// Engages tells whose levels of computers may play a seat; until then it is the levels that every game has.
func (m *Match) Engages(mind bot.Mind) { m.mind = mind }

// players are the words for who may play a seat: a computer of a level, the weakest first, with the character that plays it now, and a person.
// Next to the person is who plays on in the stead of one, and farthest who plays at random.
func (m *Match) players(now string) []string {
	_, character := bot.Split(now)
	ladder := slices.DeleteFunc(bot.Ladder(m.mind, character), func(level string) bool { return level == bot.Random })
	deputy := max(slices.Index(ladder, bot.Called(session.Deputy, character)), 0)
	return slices.Concat([]string{bot.Random}, ladder[:deputy], []string{""}, ladder[deputy:])
}

// playerName says who plays a seat.
func (t *Table) playerName(called string) string {
	level, character := bot.Split(called)
	switch {
	case level == "":
		return t.word("player.person")
	case character == "":
		return t.word("player." + level)
	}
	return t.word("player.character", rules.W(t.word("player."+level)), rules.W(t.app.Say(t.match.Session.Header().Game+".character."+character)))
}

// canReseat says whether seats may change hands here: not in a lesson, and not when the game is over.
func (t *Table) canReseat() bool {
	_, over := t.match.Session.Outcome()
	return t.match.coach == nil && !over && !t.match.Session.ReadOnly()
}

// concedeEntry is what the menu does for a person who gives up: a computer plays on for that seat, or the game ends for all.
func (t *Table) concedeEntry() func() {
	seat := t.match.holder()
	if !t.canReseat() || !t.match.Person(seat) {
		return nil
	}
	return func() {
		t.app.Ask(t.word("concede"), t.word("concede.sure", rules.W(t.seatName(seat))),
			ui.Answer{Label: t.word("concede.computer"), Do: func() { t.hand(seat, session.Deputy) }},
			ui.Answer{Label: t.word("concede.end"), Do: func() { t.concede(seat) }},
			ui.Answer{Label: t.word("concede.no"), Main: true})
	}
}

// concede ends the game here and leads to its result.
func (t *Table) concede(seat rules.Seat) {
	if err := t.match.Concede(seat); err != nil {
		t.app.Note(err)
		return
	}
	t.queue, t.call = nil, call{}
	t.refresh()
}

// seatsEntry is what the menu does to show who plays the seats.
func (t *Table) seatsEntry() func() {
	if !t.canReseat() {
		return nil
	}
	return func() { t.seating, t.reseated = true, map[rules.Seat]string{} }
}

// hand gives a seat away and shows what has changed.
func (t *Table) hand(seat rules.Seat, level string) {
	if err := t.match.Hand(seat, level); err != nil {
		t.app.Note(err)
		return
	}
	if f, shows := t.face.(Reseats); shows {
		f.Reseat(t.match.Session.Header().Seats)
	}
	t.queue = nil
	if seat == t.match.viewer && level != "" && len(t.match.persons()) > 0 { // its secrets are nobody's who is left
		t.look(rules.Nobody)
		return
	}
	t.log.rebuild(t)
	t.refresh()
}

// drawSeating draws the sheet that says who plays the seats.
func (t *Table) drawSeating(u *ui.UI, a Areas) {
	if !t.seating {
		return
	}
	u.Block(a.Window)
	ui.Dim(u, 0.45)
	seats := t.match.Session.Header().Seats
	row := u.Px(u.ButtonHeight() + 8)
	w := min(u.Px(520), a.Window.W-u.Px(16))
	about, st := t.word("seating.about"), u.Theme.Colored(ui.Small, u.Theme.Ink2)
	h := u.Px(ui.HeadingHeight+8+32+u.ButtonHeight()+20) + ui.TextHeight(about, st, w-u.Px(32)) + row*float64(len(seats))
	r := ui.Middle(a.Window, w, min(h, a.Window.H-u.Px(8)))
	u.Theme.Skin(u, ui.CardShape, r)
	u.Heading(ui.CutTop(&r, u.Px(ui.HeadingHeight+8)), t.word("seating"))
	in := r.Inset(u.Px(16))
	foot := ui.CutBottom(&in, u.Px(u.ButtonHeight()))
	if u.Button(ui.Column(foot, 0, 2, u.Px(ui.Gutter)), t.word("stop.done"), ui.ButtonOpts{Main: true, Hot: ui.KeyEnter}) {
		t.reseat()
	}
	if u.Button(ui.Column(foot, 1, 2, u.Px(ui.Gutter)), t.word("seating.cancel"), ui.ButtonOpts{Hot: ui.KeyEscape}) {
		t.seating = false
	}
	ui.CutTop(&in, u.Paragraph(in, about, st, ui.Left)+u.Px(10))
	for seat := range seats {
		u.Scope(seat)
		t.seatingRow(u, ui.CutTop(&in, row), rules.Seat(seat), seats[seat].Level)
		u.Unscope()
	}
}

// seatingRow shows who plays a seat, and lets another be chosen.
func (t *Table) seatingRow(u *ui.UI, r canvas.Rect, seat rules.Seat, level string) {
	t.face.Emblem(u, seat, canvas.Point{X: r.X + u.Px(16), Y: r.Y + r.H/2}, u.Px(28))
	ui.CutLeft(&r, u.Px(40))
	choice := ui.CutRight(&r, min(u.Px(220), r.W*.6))
	u.Words(r, t.seatName(seat), u.Theme.Text(ui.Label), ui.Left)
	levels := t.match.players(level)
	if !slices.Contains(levels, level) {
		levels = append(levels, level) // of another version
	}
	var labels []string
	for _, l := range levels {
		labels = append(labels, t.playerName(l))
	}
	if chosen, any := t.reseated[seat]; any {
		level = chosen
	}
	now := slices.Index(levels, level)
	box := ui.Middle(choice, choice.W, u.Px(u.ButtonHeight()))
	if u.Cycle(box, "player", labels, &now) {
		t.reseated[seat] = levels[now]
	}
	if plays, _ := bot.Split(levels[now]); plays != "" {
		u.Tip(box, t.app.Say("house.level."+plays+".about"))
	}
}

// reseat closes the sheet and hands over the seats for which another player was chosen.
func (t *Table) reseat() {
	t.seating = false
	for seat, s := range t.match.Session.Header().Seats {
		if level, chosen := t.reseated[rules.Seat(seat)]; chosen && level != s.Level {
			t.hand(rules.Seat(seat), level)
		}
	}
}

// tellHanded tells in the chronicle which seats changed hands up to an entry.
func (k *chronicle) tellHanded(t *Table, entry int) {
	for list := t.match.Session.Handovers(); k.handed < len(list) && list[k.handed].Entry <= entry; k.handed++ {
		h := list[k.handed]
		key := "kit.handed"
		if h.Level == "" {
			key = "table.handed.back"
		}
		l := line{entry: h.Entry, seat: h.Seat, text: rules.Say(key, rules.W(t.seatName(h.Seat)))}
		if n := len(k.held); n > 0 { // in the order in which it happened
			k.held = append(k.held, held{l, k.held[n-1].event})
			continue
		}
		k.lines = append(k.lines, l)
		k.tail = true
	}
}
