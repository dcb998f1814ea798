package imperio

import (
	"slices"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// fleetPage is where one's own fleet is split, loaded and told how to meet others; where it goes is clicked on the chart.
func (f *Face) fleetPage(p *pen, h *game.HexView, s *table.Sight) {
	u, a := p.u, &f.aim
	p.gap(4)
	if f.sheet.fleet {
		f.sheet.fleet = false
		f.sheet.scroll[placeTab].To(p.y - p.top)
	}
	p.title(f.word("fleet.of", rules.W(f.houseName(h.Fleet.Owner))), f.word("fleet.size", rules.N(h.Fleet.Size())))
	if a.at != h.System || a.seen < 0 {
		f.fleetLine(p, h, s)
		return
	}
	f.detachments(p, h, s)
	if where := f.word("fleet.where"); a.on {
		p.text(where, ui.Italic, u.Theme.Heading)
	} else { // its room stays, so that no row below it moves when it is known
		p.y += ui.TextHeight(where, u.Theme.Text(ui.Italic), p.w)
	}
	p.gap(4)
	end := f.endOf(a.part)
	a.placed.follow(a, end, f.voice.Language)
	f.keptRows(p, &a.placed.start, a.rows[:a.ends], nil, s)
	f.stances(p, s)
	f.keptRows(p, &a.placed.end, a.rows[a.ends:], end, s)
}

// endTitle says where what stands below it is done.
func (f *Face) endTitle(p *pen, end *game.HexView) {
	key := "fleet.there"
	if end.System == f.aim.at {
		key = "fleet.here"
	}
	p.title(f.word(key, rules.R(end.System)), "")
}

// withdrawOption takes the orders of a detachment back, to send it elsewhere.
func (f *Face) withdrawOption(p *pen, s *table.Sight) {
	if a := &f.aim; p.option(signs.Withdraw, f.word("fleet.withdraw")) {
		f.operate(s, slices.Delete(cloneOrders(a.orders), a.part, a.part+1), true, func() { f.aim.part, f.aim.on = -1, true })
	}
}

// moreOption opens the letter, so that it goes on with the detachment shown.
func (f *Face) moreOption(p *pen, s *table.Sight) {
	a := &f.aim
	switch {
	case !p.option(signs.Chronicle, f.word("fleet.more")):
	case a.part >= 0 && a.part < len(a.orders)-1:
		s.Desk.Set(a.letter, writeOrders(writtenLast(a.orders, a.part))...)
	default:
		s.Desk.Take(a.letter)
	}
}

// fleetLine is one's own fleet in a line; a click takes it up.
func (f *Face) fleetLine(p *pen, h *game.HexView, s *table.Sight) {
	u := p.u
	r, seen := p.row(u.Px(u.Tall(32) + 4))
	if !seen {
		return
	}
	r.H -= u.Px(4)
	u.Scope(1250)
	hover, pressed := u.Spot("fleet", r)
	u.Unscope()
	shape := ui.PlainButton
	if hover {
		shape = ui.HoverButton
	}
	u.Theme.Skin(u, shape, r)
	u.Tip(r, f.word("fleet.take"))
	if pressed {
		f.app.Play("click")
		f.visit(h, s)
		f.sheet.fleet = f.aim.on // its rows may lie below the edge
	}
	k, x := f.fleet(&h.Fleet), r.X+u.Px(8)
	for sign := signs.Station; sign > signs.Troops; sign-- {
		n := k.Units[sign]
		if n == 0 || x > r.Right()-u.Px(40) {
			continue
		}
		f.sign(u, sign, canvas.Point{X: x + u.Px(11), Y: r.Center().Y}, 20, u.Theme.Ink)
		u.Words(canvas.Rect{X: x + u.Px(24), Y: r.Y, W: u.Px(20), H: r.H}, itoa(n), u.Theme.Text(ui.Number), ui.Left)
		x += u.Px(44)
	}
}

// detachments are the parts of a fleet that was split, and what is left: each is shown by a click.
func (f *Face) detachments(p *pen, h *game.HexView, s *table.Sight) {
	k, rest := f.unassigned(h)
	n := 0
	for i := range f.view.Own.Parts {
		if f.view.Own.Parts[i].From == h.System {
			n++
		}
	}
	switch {
	case n == 0 && !rest: // Aircraft at their base, which nobody sends away
		p.text(f.word("fleet.based", rules.N(h.Fleet.Based)), ui.Body, p.u.Theme.Ink2)
		return
	case n == 0: // as high as with the first order, and as when it is split, so that no row moves away from under the cursor
		f.detachmentRow(p, -1, f.partWords(&k))
		f.restRow(p)
		return
	case n == 1 && !rest:
		f.detachmentRow(p, f.aim.part, f.partWords(&f.view.Own.Parts[f.aim.part]))
		f.restRow(p)
		return
	}
	for i := range f.view.Own.Parts {
		if q := &f.view.Own.Parts[i]; q.From == h.System {
			f.detachmentRow(p, i, f.partWords(q))
		}
	}
	if rest {
		f.detachmentRow(p, -1, f.word("fleet.rest", rules.N(partSize(&k))))
	}
}

// partSize counts the ships of a detachment.
func partSize(k *game.PartView) (n int) {
	n = k.Frigates + k.Cruisers + len(k.Carriers)
	for _, d := range k.Dreads {
		n += d
	}
	if k.Flagship {
		n++
	}
	return n
}

// partWords says in a line how many ships go where.
func (f *Face) partWords(k *game.PartView) string {
	if n := len(k.Path); n > 0 {
		return f.word("fleet.goes", rules.N(partSize(k)), rules.R(k.Path[n-1]))
	}
	return f.word("fleet.stays", rules.N(partSize(k)))
}

// restRow keeps the place of the rest of a fleet that is not split.
func (f *Face) restRow(p *pen) {
	u := p.u
	if r, seen := p.row(u.Px(u.Tall(28) + 4)); seen {
		ui.CutLeft(&r, u.Px(32))
		u.Words(r, f.word("fleet.rest", rules.N(0)), u.Theme.Colored(ui.Body, u.Theme.OffInk), ui.Left)
	}
}

func (f *Face) detachmentRow(p *pen, part int, words string) {
	u := p.u
	r, seen := p.row(u.Px(u.Tall(28) + 4))
	if !seen {
		return
	}
	r.H -= u.Px(4)
	u.Scope(1200 + part)
	defer u.Unscope()
	hover, pressed := u.Spot("detachment", r)
	shape, ink := ui.PlainButton, u.Theme.Ink
	switch {
	case part == f.aim.part:
		shape, ink = ui.OfferButton, u.Theme.OfferInk
	case hover:
		shape = ui.HoverButton
	}
	u.Theme.Skin(u, shape, r)
	f.sign(u, signs.Fleet, canvas.Point{X: r.X + u.Px(16), Y: r.Center().Y}, 17, ink)
	ui.CutLeft(&r, u.Px(32))
	u.Words(r, words, u.Theme.Colored(ui.Body, ink), ui.Left)
	if pressed {
		u.App.Play("click")
		f.choose(part)
	}
}

// orderRow draws a row with its steps.
func (f *Face) orderRow(p *pen, r *orderRow, s *table.Sight) {
	step := p.steps(r)
	p.markSteps(0, r.leads)
	for _, words := range r.answers {
		p.text(words, ui.Small, p.u.Theme.Ink2)
	}
	p.text(r.told, ui.Small, p.u.Theme.Why)
	switch step {
	case 1:
		f.reorder(r.up, s)
	case -1:
		f.reorder(r.down, s)
	}
}

// reorder writes the orders that a step leads to, and shows the detachment that was begun by it.
func (f *Face) reorder(list []detachment, s *table.Sight) {
	on, part := f.aim.on, f.aim.part
	if part < 0 {
		part = len(list) - 1
	}
	f.operate(s, list, false, func() { f.aim.part, f.aim.on, f.aim.set = part, on, true })
}

// steps draws a row with a number that can be raised and lowered; it returns 1 or -1 when it was.
func (p *pen) steps(k *orderRow) (step int) {
	u := p.u
	r, seen := p.row(u.Px(u.Tall(26) + 4))
	p.more, p.less = r, r
	if !seen || u.CutsLine(r, u.Theme.Text(ui.Body)) {
		return 0
	}
	ink := u.Theme.Ink
	p.f.sign(u, k.sign, canvas.Point{X: r.X + u.Px(12), Y: r.Center().Y}, 20, ink)
	side := u.Px(u.Tall(26))
	u.ScopeOf(k.words)
	defer u.Unscope()
	more := ui.Middle(ui.CutRight(&r, side), side, side)
	count := ui.CutRight(&r, u.Px(24))
	less := ui.Middle(ui.CutRight(&r, side), side, side)
	p.more, p.less = more, less
	if p.key(more, "+", k.whyMore) {
		step = 1
	}
	if p.key(less, "−", k.whyLess) {
		step = -1
	}
	n := k.value
	if n == "" {
		n = itoa(k.n)
	}
	u.Words(count, n, fitted(n, u.Theme.Colored(ui.Figure, ink), count.W-u.Px(4), u.Px(11)), ui.Center)
	in := canvas.Rect{X: r.X + u.Px(28), Y: r.Y, W: r.W - u.Px(34), H: r.H}
	tip, small := k.words, u.Theme.Colored(ui.Small, u.Theme.Ink2)
	if room := in.W - fonts.Width(k.note, small) - u.Px(6); k.brief == "" && k.value != "" && fonts.Width(k.words, u.Theme.Text(ui.Small)) > room {
		tip = k.words + ", " + k.note // what is done counts more than with what
	} else if k.note != "" {
		in.W -= u.Words(in, k.note, small, ui.Right) + u.Px(6)
	}
	words, body := k.words, u.Theme.Colored(ui.Body, ink)
	if k.brief != "" && fonts.Width(words, body)*.75 > in.W {
		words = k.brief
	}
	st := fitted(words, body, in.W, u.Px(11))
	u.Words(in, words, st, ui.Left)
	if tip != k.words || fonts.Width(k.words, u.Theme.Text(ui.Body)) > in.W {
		u.Tip(in, tip)
	}
	return step
}

// stances are three flags: whom the detachment attacks (12.5), and who its enemies are.
func (f *Face) stances(p *pen, s *table.Sight) {
	u := p.u
	p.text(f.word("stance.title"), ui.Small, u.Theme.Ink2)
	if r, seen := p.row(u.Px(u.Tall(34) + 6)); seen {
		f.flags(u, canvas.Rect{X: r.X, Y: r.Y + u.Px(3), W: r.W, H: r.H - u.Px(6)}, s)
	}
	p.text(f.foes(f.detachedStance()), ui.Small, u.Theme.Ink2)
	p.gap(6)
}

// flags draws the three.
func (f *Face) flags(u *ui.UI, r canvas.Rect, s *table.Sight) {
	stance := f.detachedStance()
	for i := range stanceSigns {
		u.Scope(1300 + i)
		box := ui.Column(r, i, len(stanceSigns), u.Px(4))
		u.Tip(box, f.word("stance.tip", rules.W(f.voice.Key(stanceTips[i])), rules.W(f.word(stanceMeans[i])), rules.W(f.foes(i))))
		hover, pressed := u.Spot("stance", box)
		shape, ink := ui.PlainButton, u.Theme.Ink
		switch {
		case i == stance:
			shape, ink = ui.OfferButton, u.Theme.OfferInk
		case hover:
			shape = ui.HoverButton
		}
		u.Theme.Skin(u, shape, box)
		f.sign(u, stanceSigns[i], canvas.Point{X: box.X + u.Px(14), Y: box.Center().Y}, 17, ink)
		ui.CutLeft(&box, u.Px(25))
		u.Words(box, f.word(stanceShort[i]), u.Theme.Colored(ui.Small, ink), ui.Left)
		if pressed && i != stance {
			list, d := f.aim.shown()
			d.stance = int16(i)
			f.reorder(list, s)
		}
		u.Unscope()
	}
}

// foes names the Houses that a stance attacks where it meets them, or says that there is none.
func (f *Face) foes(stance int) string {
	var names []string
	for q := range f.view.Houses {
		if f.aim.foes[stance].Has(rules.Seat(q)) {
			names = append(names, f.houseName(rules.Seat(q)))
		}
	}
	switch {
	case len(names) > 0:
		return f.word(stanceFoes[stance], rules.W(strings.Join(names, ", ")))
	case stance == game.StanceEnemies:
		return f.word("stance.foes.none")
	}
	return f.word("stance.nobody")
}

func (f *Face) detachedStance() int {
	if f.aim.part >= 0 && f.aim.part < len(f.aim.orders) {
		return int(f.aim.orders[f.aim.part].stance)
	}
	return game.StanceEnemies
}

// The flags of the stances, in the order of the rules, their words on the flag and in full.
var (
	stanceSigns = [...]signs.Sign{game.StanceEnemies: signs.War, game.StanceAll: signs.Cross, game.StanceAvoid: signs.Peace}
	stanceShort = [...]string{game.StanceEnemies: "stance.enemies", game.StanceAll: "stance.all", game.StanceAvoid: "stance.avoid"}
	stanceMeans = [...]string{game.StanceEnemies: "stance.enemies.tip", game.StanceAll: "stance.all.tip", game.StanceAvoid: "stance.avoid.tip"}
	stanceFoes  = [...]string{game.StanceEnemies: "stance.foes", game.StanceAll: "stance.attacked", game.StanceAvoid: "stance.attacked"}
	stanceTips  = [...]string{
		game.StanceEnemies: "imperio.move.stance.engage-enemies", game.StanceAll: "imperio.move.stance.engage-all", game.StanceAvoid: "imperio.move.stance.avoid",
	}
)
