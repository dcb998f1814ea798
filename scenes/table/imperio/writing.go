package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// What can be written on the Place page: the works of a planet, the units of a Production, and where neither letter is
// open the buttons that begin them.

// Covers says that the pages of the sheet offer these answers: trade on the page of diplomacy, works, units and technologies.
func (f *Face) Covers(o *table.Offers) bool {
	for _, k := range o.Legal {
		switch k.Move.Verb {
		case game.VerbOffer, game.VerbAlly, game.VerbMake, game.VerbBuild, game.VerbResearch:
			return true
		case game.VerbAccept: // an offer waits: its answer must not be overlooked
			return false
		}
	}
	return len(o.Legal) == 0
}

// writePage writes the rows of the letter under way for a hex, or what could be begun there.
func (f *Face) writePage(p *pen, h *game.HexView, s *table.Sight) {
	if s.Desk == nil {
		return
	}
	if making(s.Offers) {
		f.unitRows(p, s)
		return
	}
	for i := range h.Planets {
		if f.workRows(p, &h.Planets[i], s) {
			continue
		}
	}
	if s.Desk.Open() < 0 {
		f.beginRows(p, h, s)
	}
}

func making(o *table.Offers) bool {
	return slices.ContainsFunc(o.Legal, func(k table.Offer) bool { return k.Move.Verb == game.VerbMake }) ||
		slices.ContainsFunc(o.Refused, func(k table.Offer) bool { return k.Move.Verb == game.VerbMake })
}

// option is a row that can be chosen, or is grey and says why not.
func (p *pen) option(sign signs.Sign, words, note, why string, s *table.Sight) (pressed bool) {
	u := p.u
	r, seen := p.row(u.Px(32))
	if !seen {
		return false
	}
	r.H -= u.Px(4)
	u.Scope(800 + p.rows)
	defer u.Unscope()
	hover, pressed := u.Spot("option", r)
	shape, ink := ui.PlainButton, u.Theme.Ink
	switch {
	case why != "":
		shape, ink = ui.OffButton, u.Theme.OffInk
	case hover:
		shape = ui.HoverButton
	}
	u.Theme.Skin(u, shape, r)
	p.f.sign(u, sign, canvas.Point{X: r.X + u.Px(17), Y: r.Center().Y}, 18, ink)
	in := canvas.Rect{X: r.X + u.Px(34), Y: r.Y, W: r.W - u.Px(42), H: r.H}
	if why != "" {
		u.Tip(r, why)
	}
	if note != "" {
		w := u.Words(in, note, u.Theme.Colored(ui.Number, ink), ui.Right)
		p.f.sign(u, signs.Resources, canvas.Point{X: in.Right() - w - u.Px(10), Y: r.Center().Y}, 12, ink)
		in.W -= w + u.Px(22)
	}
	used := u.Words(in, words, u.Theme.Colored(ui.Body, ink), ui.Left)
	if why != "" {
		ui.CutLeft(&in, used+u.Px(8))
		st := u.Theme.Colored(ui.Small, u.Theme.Why)
		u.Words(in, why, st, ui.Right)
	}
	if pressed && why != "" {
		u.App.Play("refuse")
		return false
	}
	return pressed
}

// workRows are the works that the open Construction may build on a planet; false when none is being written.
func (f *Face) workRows(p *pen, k *game.PlanetView, s *table.Sight) (any bool) {
	for w := range game.NumWorks {
		m := rules.Move{Verb: game.VerbBuild, A: k.Ref.ID, B: int16(w)}
		why, found := refusal(f, s.Offers, m)
		if !found {
			continue
		}
		if !any {
			p.title(f.word("write.build", rules.R(k.Ref)), "")
			any = true
		}
		if p.option(signs.Shipyard+signs.Sign(w), f.name(game.WorkAt(w).Ref), itoa(f.desk.prices.Works[w]), why, s) {
			s.Answers = append(s.Answers, m)
		}
	}
	return any
}

// refusal returns why an answer may not be given, "" if it may; false when it is not among the offers.
func refusal(f *Face, o *table.Offers, m rules.Move) (why string, found bool) {
	if _, legal := o.Find(m); legal {
		return "", true
	}
	for _, k := range o.Refused {
		if k.Move == m {
			return f.voice.Say(k.Bad.Why), true
		}
	}
	return "", false
}

// unitRows are the units of the open Production, with how many are ordered.
func (f *Face) unitRows(p *pen, s *table.Sight) {
	l := s.Desk.Letters()[s.Desk.Open()]
	var ordered [game.NumUnits]int
	for _, m := range l.Moves {
		if m.Verb == game.VerbMake {
			ordered[m.A]++
		}
	}
	p.title(f.word("write.produce"), "")
	for unit := range game.NumUnits {
		m := rules.Move{Verb: game.VerbMake, A: int16(unit)}
		why, found := refusal(f, s.Offers, m)
		if !found {
			continue
		}
		switch p.stepper(signs.Troops+signs.Sign(unit), f.name(game.UnitAt(unit).Ref), f.unitPrice(unit), ordered[unit], why) {
		case 1:
			s.Answers = append(s.Answers, m)
		case -1:
			i := slices.Index(l.Moves, m)
			s.Desk.Set(s.Desk.Open(), slices.Delete(slices.Clone(l.Moves), i, i+1)...)
		}
	}
	p.gap(4)
	if p.option(signs.Done, f.word("write.done"), "", "", s) {
		s.Desk.Take(-1)
	}
}

func (f *Face) unitPrice(unit int) string {
	price := itoa(f.desk.prices.Units[unit])
	if n := f.desk.prices.PerPrice[unit]; n > 1 {
		return f.word("write.bundle", rules.N(n), rules.N(f.desk.prices.Units[unit]))
	}
	return price
}

// stepper is a row with a number that can be raised and lowered; it returns 1 or -1 when it was.
func (p *pen) stepper(sign signs.Sign, words, price string, n int, why string) (step int) {
	u := p.u
	r, seen := p.row(u.Px(30))
	if !seen {
		return 0
	}
	ink := u.Theme.Ink
	if why != "" && n == 0 {
		ink = u.Theme.OffInk
	}
	p.f.sign(u, sign, canvas.Point{X: r.X + u.Px(14), Y: r.Center().Y}, 26, ink)
	side := u.Px(26)
	u.Scope(900 + p.rows)
	defer u.Unscope()
	more := ui.Middle(ui.CutRight(&r, side), side, side)
	count := ui.CutRight(&r, u.Px(26))
	less := ui.Middle(ui.CutRight(&r, side), side, side)
	if p.key(more, "+", why) {
		step = 1
	}
	low := ""
	if n == 0 {
		low = p.f.word("write.none")
	}
	if p.key(less, "−", low) {
		step = -1
	}
	u.Words(count, itoa(n), u.Theme.Colored(ui.Figure, ink), ui.Center)
	in := canvas.Rect{X: r.X + u.Px(32), Y: r.Y, W: r.W - u.Px(36), H: r.H}
	if price != "" {
		w := u.Words(in, price, u.Theme.Colored(ui.Number, ink), ui.Right)
		p.f.sign(u, signs.Resources, canvas.Point{X: in.Right() - w - u.Px(9), Y: r.Center().Y}, 12, ink)
		in.W -= w + u.Px(20)
	}
	u.Words(in, words, u.Theme.Colored(ui.Body, ink), ui.Left)
	return step
}

// key is a small button with one letter; why not is its tip.
func (p *pen) key(r canvas.Rect, letter, why string) bool {
	u := p.u
	if why == "" {
		return u.Button(r, letter, ui.ButtonOpts{})
	}
	_, pressed := u.Spot(letter, r)
	u.Theme.Skin(u, ui.OffButton, r)
	u.Words(r, letter, u.Theme.Colored(ui.Label, u.Theme.OffInk), ui.Center)
	u.Tip(r, why)
	if pressed {
		u.App.Play("refuse")
	}
	return false
}

// beginRows begin a letter at a hex of one's own: a work, a Production, an Operation of the fleet there.
func (f *Face) beginRows(p *pen, h *game.HexView, s *table.Sight) {
	own := slices.ContainsFunc(h.Planets, func(k game.PlanetView) bool { return k.Owner == f.view.Seat })
	if own {
		f.beginRow(p, s, game.ActionConstruction, signs.Construction, "write.begin.build")
		f.beginRow(p, s, game.ActionProduction, signs.Production, "write.begin.produce", f.yard(h)...)
	}
	if h.Fleet.Owner == f.view.Seat {
		f.beginRow(p, s, game.ActionOperation, signs.Operation, "write.begin.operate", rules.Move{Verb: game.VerbFleet, A: h.System.ID})
	}
}

// yard is the planet of a hex that would produce: the only one of the viewer's.
func (f *Face) yard(h *game.HexView) (moves []rules.Move) {
	for i := range h.Planets {
		if h.Planets[i].Owner == f.view.Seat {
			moves = append(moves, rules.Move{Verb: game.VerbYard, A: h.Planets[i].Ref.ID})
		}
	}
	if len(moves) > 1 {
		return nil
	}
	return moves
}

// beginRow begins a letter of a kind in the first free place, or takes the one up that there is.
func (f *Face) beginRow(p *pen, s *table.Sight, action int, sign signs.Sign, key string, more ...rules.Move) {
	for i := range f.desk.letters[:f.desk.slots] {
		l := &f.desk.letters[i]
		switch {
		case l.kind == action && l.at >= 0 && action == game.ActionOperation:
			if p.option(sign, f.word(key), "", "", s) {
				s.Desk.Take(l.at)
				s.Answers = append(s.Answers, more...)
			}
			return
		case l.kind == 0 && l.asked && l.kinds[action] == "":
			if p.option(sign, f.word(key), "", "", s) {
				s.Desk.Begin(game.QuestionSlot+i, rules.Move{Verb: game.VerbAct, A: int16(action)})
				s.Answers = append(s.Answers, more...)
			}
			return
		}
	}
}
