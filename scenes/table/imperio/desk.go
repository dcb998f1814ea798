package imperio

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// desk is the table of letters below the chart: one for each action of the turn, in the order of resolution.
type desk struct {
	prices  game.Prices
	letters [game.MaxSlots]letter
	slots   int // of the House
	seen    int // Version of the desk that letters were taken from
	chosen  int // empty letter that is written next, from 1; 0 for none
	declare *table.Offers
}

// letter is what one letter says, and what becomes of it.
type letter struct {
	at    int // in the plan, -1 while it is empty
	kind  int
	lines []string
	price int
	fate  session.Fate
	why   string
	kinds [game.NumActions]string // of an empty one: why a kind cannot be written; "" = it can
	asked bool                    // an empty one may be written
}

// deskHeight is the height of the desk in design pixels.
const deskHeight = 150

// HandHeight is the height of the desk of letters.
func (f *Face) HandHeight() float64 { return deskHeight }

// Ask is what the open letter asks in detail.
func (f *Face) Ask(v rules.View) rules.Text { return v.(*game.View).Own.Question }

// tell takes from the view what the letters of a plan say that is not on the desk: it is given, or not begun.
func (d *desk) tell(f *Face) {
	v := f.view
	*d = desk{slots: slotsOf(v), seen: -1, chosen: d.chosen}
	if v.Seat < 0 || len(v.Houses) == 0 || v.Phase == game.PhaseSetup {
		return
	}
	d.prices = game.PricesOf(v)
	for i := range d.letters {
		d.letters[i] = f.letter(&v.Own.Slots[i])
		d.letters[i].at = -1
	}
}

// learn takes from the desk what is written on it.
func (d *desk) learn(f *Face, k *table.Desk) {
	if k == nil || k.Version == d.seen {
		return
	}
	d.seen = k.Version
	list := k.Letters()
	for i := range d.slots {
		l := &d.letters[i]
		if l.at = k.Find(game.QuestionSlot + i); l.at < 0 {
			l.blank(f, k.Blank(game.QuestionSlot+i))
			continue
		}
		w := &list[l.at]
		if l.fate = w.Fate; l.fate == session.Written {
			continue
		}
		l.kind, l.lines, l.price = 0, nil, 0
		if len(w.Moves) > 0 && w.Moves[0].Verb == game.VerbAct {
			l.kind = int(w.Moves[0].A)
		}
		if l.why = f.word("letter.unfinished"); w.Why != nil {
			l.why = f.voice.Say(w.Why.Why)
		}
	}
	d.declare = k.Blank(game.QuestionDeclarations)
}

// blank notes which kinds of action an empty letter may hold.
func (l *letter) blank(f *Face, o *table.Offers) {
	l.kind, l.asked, l.fate = 0, len(o.Legal) > 0, session.Written
	for a := range l.kinds {
		l.kinds[a] = f.word("letter.not-now")
	}
	for _, k := range o.Legal {
		if k.Move.Verb == game.VerbAct {
			l.kinds[k.Move.A] = ""
		}
	}
	for _, k := range o.Refused {
		if k.Move.Verb == game.VerbAct {
			l.kinds[k.Move.A] = f.voice.Say(k.Bad.Why)
		}
	}
}

// slotsOf is the number of letters that the viewer's House may write.
func slotsOf(v *game.View) int {
	n := 5
	for _, a := range v.Own.Abilities {
		if a == game.AbilityWorkers || a == game.AbilitySworn {
			n++
		}
	}
	return n
}

// letter puts an action into words.
func (f *Face) letter(s *game.SlotView) letter {
	l := letter{kind: s.Kind, price: s.Price}
	switch s.Kind {
	case game.ActionConstruction:
		l.lines = []string{f.name(rules.Ref{Kind: game.KindWork, ID: int16(s.B)}), f.word("letter.on", rules.R(f.planetNumbered(s.A)))}
	case game.ActionProduction:
		var units []string
		for u, n := range s.Units {
			if n > 0 {
				units = append(units, f.word("letter.units", rules.N(n), rules.R(rules.Ref{Kind: game.KindUnit, ID: int16(u)})))
			}
		}
		l.lines = []string{strings.Join(units, ", "), f.word("letter.on", rules.R(f.planetNumbered(s.A)))}
	case game.ActionOperation:
		l.lines = f.operationLines()
	case game.ActionResearch:
		l.lines = []string{f.name(rules.Ref{Kind: game.KindTech, ID: int16(s.A)})}
	case game.ActionSubterfuge:
		l.lines = []string{f.name(rules.Ref{Kind: game.KindPlot, ID: int16(s.A)})}
		if row := game.PlotAt(s.A); !row.OnOneself {
			l.lines = append(l.lines, f.word("letter.against", rules.W(f.houseName(rules.Seat(s.B)))))
		}
		if s.Blame >= 0 && s.Blame != rules.Nobody {
			l.lines = append(l.lines, f.word("letter.blame", rules.W(f.houseName(s.Blame))))
		}
	}
	return l
}

// planetNumbered returns a planet by its number in a plan: three to a hex.
func (f *Face) planetNumbered(n int) rules.Ref {
	if h := n / 3; h < len(f.view.Hexes) && n%3 < len(f.view.Hexes[h].Planets) {
		return f.view.Hexes[h].Planets[n%3].Ref
	}
	return rules.Ref{}
}

// operationLines tells where each detachment goes.
func (f *Face) operationLines() (lines []string) {
	for i := range f.view.Own.Parts {
		k := &f.view.Own.Parts[i]
		if n := len(k.Path); n > 0 {
			lines = append(lines, f.word("letter.to", rules.R(k.From), rules.R(k.Path[n-1])))
		} else {
			lines = append(lines, f.word("letter.stays", rules.R(k.From)))
		}
	}
	return lines
}

// draw draws the letters, the account and the seal, and returns what was clicked.
func (d *desk) draw(f *Face, u *ui.UI, a table.Areas, s *table.Sight) (clicked rules.Ref) {
	r := a.Hand
	if r.H <= 0 {
		return clicked
	}
	whole := r
	whole.W = a.Map.Right() - r.X
	u.Block(whole)
	u.Fill(whole, u.Theme.Wood2)
	u.Fill(canvas.Rect{X: whole.X, Y: whole.Y, W: whole.W, H: max(u.Px(2), 1)}, u.Theme.Gilt)
	if f.view.Seat < 0 || len(f.view.Houses) == 0 || f.view.Phase == game.PhaseSetup {
		return clicked
	}
	if f.film.busy() {
		f.film.drawCaption(f, u, whole)
		return clicked
	}
	d.learn(f, s.Desk)
	ui.CutTop(&r, u.Px(2))
	end := canvas.Rect{X: r.Right(), Y: r.Y, W: whole.Right() - r.Right(), H: r.H}
	if end.W < u.Px(120) {
		end = ui.CutRight(&r, min(u.Px(190), r.W*.36))
	}
	d.account(f, u, end.Inset(u.Px(6)), s)
	in := r.Inset(u.Px(9))
	gap := u.Px(7)
	w := min((in.W-gap*float64(d.slots-1))/float64(d.slots), u.Px(205))
	for i := range d.slots {
		box := ui.CutLeft(&in, w)
		ui.CutLeft(&in, gap)
		u.Scope(700 + i)
		if d.letters[i].kind == 0 {
			d.drawEmpty(f, u, box, i, s)
		} else {
			d.drawLetter(f, u, box, i, s)
		}
		u.Unscope()
	}
	return clicked
}

// drawEmpty draws the place of a letter that is not written, with the kinds that it may be of.
func (d *desk) drawEmpty(f *Face, u *ui.UI, r canvas.Rect, i int, s *table.Sight) {
	l := &d.letters[i]
	u.Fill(r, u.Theme.Wood3)
	u.Fill(r.Inset(max(u.Px(1.5), 1)), u.Theme.Wood)
	in := r.Inset(u.Px(7))
	head := ui.CutTop(&in, u.Px(26))
	used := u.Words(head, roman[i+1], u.Theme.Colored(ui.Prompt, u.Theme.WoodText2), ui.Left)
	ui.CutLeft(&head, used+u.Px(6))
	if head.W > u.Px(36) {
		u.Words(head, f.word("letter.empty"), u.Theme.Colored(ui.Italic, u.Theme.WoodText2), ui.Right)
	}
	if s.Desk == nil || !l.asked {
		return
	}
	n, gap := 5, u.Px(3)
	if in.W < u.Px(150) {
		n = 3
	}
	w := (in.W - gap*float64(n-1)) / float64(n)
	h := min(u.Px(36), (in.H-gap)/float64((7-n)/2))
	for a := 1; a < game.NumActions; a++ {
		k := a - 1
		box := canvas.Rect{X: in.X + float64(k%n)*(w+gap), Y: in.Y + float64(k/n)*(h+gap), W: w, H: h}
		u.Scope(a)
		hover, pressed := u.Spot("kind", box)
		u.Unscope()
		shape, ink := ui.BarButton, u.Theme.Gilt2
		if l.kinds[a] != "" {
			ink = paint.Fade(u.Theme.Gilt2, .3)
		} else if hover {
			shape = ui.BarHover
		}
		u.Theme.Skin(u, shape, box)
		f.sign(u, signs.Construction+signs.Sign(k), box.Center(), min(20, .9*min(w, h)/u.Theme.Scale), ink)
		tip := f.name(rules.Ref{Kind: game.KindAction, ID: int16(a)})
		if l.kinds[a] != "" {
			tip += ": " + l.kinds[a]
		}
		u.Tip(box, tip)
		switch {
		case pressed && l.kinds[a] == "":
			u.App.Play("card-slide")
			s.Desk.Take(-1)
			d.begin(f, i, a, s)
		case pressed:
			u.App.Play("refuse")
		}
	}
}

// begin chooses an empty letter for a kind of action and shows where it is written: beside the chart, but for Subterfuge, which is asked
// step by step.
func (d *desk) begin(f *Face, i, action int, s *table.Sight) {
	if action == game.ActionSubterfuge {
		s.Desk.Begin(game.QuestionSlot+i, rules.Move{Verb: game.VerbAct, A: int16(action)})
		return
	}
	d.chosen = i + 1
	if action == game.ActionResearch {
		f.sheet.tab = techTab
		return
	}
	h := system(f.view, f.sheet.place)
	if h == nil || !f.mine(h, action) {
		for k := range f.view.Hexes {
			if h = &f.view.Hexes[k]; f.mine(h, action) {
				break
			}
		}
	}
	f.visit(h, s)
}

// mine says whether a hex has something of the viewer's for a kind of action: a fleet without orders, or a planet.
func (f *Face) mine(h *game.HexView, action int) bool {
	if action == game.ActionOperation {
		_, any := f.unassigned(h)
		return h.Fleet.Owner == f.view.Seat && any
	}
	return slices.ContainsFunc(h.Planets, func(p game.PlanetView) bool { return p.Owner == f.view.Seat })
}

// visit shows a hex beside the chart and takes up the fleet there.
func (f *Face) visit(h *game.HexView, s *table.Sight) {
	if h == nil {
		return
	}
	f.take(h)
	s.Selected, f.sheet.place, f.sheet.tab = h.System, h.System, placeTab
	f.chart.Center(h.System)
}

// drawLetter draws a letter that is written; a click opens it, the basket withdraws it.
func (d *desk) drawLetter(f *Face, u *ui.UI, r canvas.Rect, i int, s *table.Sight) {
	l := &d.letters[i]
	open := s.Desk != nil && l.at >= 0 && s.Desk.Open() == l.at
	if open {
		r.Y -= u.Px(5)
		u.Theme.Skin(u, ui.FocusRing, r.Inset(-u.Px(2)))
	}
	basket := canvas.Rect{X: r.X + u.Px(6), Y: r.Bottom() - u.Px(30), W: u.Px(26), H: u.Px(24)}
	pressed, thrown := false, false
	if s.Desk != nil && l.at >= 0 {
		_, thrown = u.Spot("basket", basket)
		_, pressed = u.Spot("letter", r)
	}
	u.Theme.Skin(u, ui.PanelShape, r)
	in := r.Inset(u.Px(8))
	head := ui.CutTop(&in, u.Px(28))
	f.waxRoman(u, canvas.Point{X: head.X + u.Px(12), Y: head.Center().Y}, 13, roman[i+1])
	ui.CutLeft(&head, u.Px(29))
	f.sign(u, signs.Construction+signs.Sign(l.kind-1), canvas.Point{X: head.Right() - u.Px(10), Y: head.Center().Y}, 20, u.Theme.Heading)
	head.W -= u.Px(22)
	if name := f.name(rules.Ref{Kind: game.KindAction, ID: int16(l.kind)}); head.W > u.Px(60) {
		u.Words(head, name, u.Theme.Text(ui.Label), ui.Left)
	}
	u.Fill(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: max(u.Px(1), 1)}, u.Theme.Gilt)
	foot := ui.CutBottom(&in, u.Px(22))
	ui.CutTop(&in, u.Px(3))
	d.drawLines(f, u, in, l)
	if s.Desk != nil && l.at >= 0 {
		f.sign(u, signs.Withdraw, basket.Center(), 15, u.Theme.Ink2)
		u.Tip(basket, f.word("letter.withdraw"))
	}
	if l.fate == session.Written {
		f.price(u, foot, l.price)
	}
	switch {
	case thrown:
		u.App.Play("card-slide")
		s.Desk.Withdraw(l.at)
	case pressed && open:
		s.Desk.Take(-1)
	case pressed:
		d.reopen(f, s, l)
	}
}

// drawLines writes what a letter says, or why it can no longer be sent.
func (d *desk) drawLines(f *Face, u *ui.UI, in canvas.Rect, l *letter) {
	st := u.Theme.Text(ui.Small)
	if l.fate != session.Written {
		if st.Color = u.Theme.Why; l.fate == session.Unfinished {
			st.Color = u.Theme.Ink2
		}
		u.Clip(in)
		u.Paragraph(in, l.why, st, ui.Left)
		u.Unclip()
		return
	}
	u.Clip(in)
	for _, line := range l.lines {
		if in.H < u.Px(14) {
			break
		}
		ui.CutTop(&in, u.Paragraph(in, line, st, ui.Left))
	}
	u.Unclip()
}

// reopen shows where a letter is written: the place that it is about, or the page of technologies. A letter that needs more answers, and
// a plot, are opened.
func (d *desk) reopen(f *Face, s *table.Sight, l *letter) {
	f.app.Play("card-slide")
	k := s.Desk
	moves := k.Letters()[l.at].Moves
	switch {
	case l.kind == game.ActionResearch:
		f.sheet.tab = techTab
	case l.kind == game.ActionSubterfuge:
		k.Set(l.at, moves[:1]...)
	case len(moves) < 2:
		k.Take(l.at)
	case l.kind == game.ActionOperation:
		f.visit(system(f.view, rules.Ref{Kind: game.KindSystem, ID: moves[1].A}), s)
	default:
		f.visit(system(f.view, rules.Ref{Kind: game.KindPlanet, ID: moves[1].A}), s)
	}
}

// price writes what a letter costs at the right of a line.
func (f *Face) price(u *ui.UI, r canvas.Rect, n int) {
	if n == 0 {
		u.Words(r, f.word("letter.free"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Right)
		return
	}
	w := u.Words(r, itoa(n), u.Theme.Text(ui.Figure), ui.Right)
	f.sign(u, signs.Resources, canvas.Point{X: r.Right() - w - u.Px(11), Y: r.Center().Y}, 15, paint.RGB(0x8F5F06))
}
