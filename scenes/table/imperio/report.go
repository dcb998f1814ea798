package imperio

import (
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// The report of the last turn: what became of each letter, battles and landings, plots, deals, and what Growth brought.

// reportOf is the report of the turn since the viewer sealed its orders last, or missed them (20.3).
func (f *Face) reportOf(s *table.Sight) game.Report {
	var told []rules.Event
	if s.Since != nil {
		told = s.Since(func(e rules.Event) bool {
			return (e.Verb == game.EvSealed || e.Verb == game.EvMissed) && e.Seat == f.view.Seat
		})
	}
	return game.ReportOf(f.view, told)
}

// stamps are what became of a letter, by the numbers of the rules: word and colour.
var stamps = map[int]struct {
	key string
	ink paint.Color
}{
	game.ResultDone: {"stamp.done", paint.RGB(0x2F6B2A)}, game.ResultFailed: {"stamp.failed", paint.RGB(0xA32620)},
	game.ResultCancelled: {"stamp.cancelled", paint.RGB(0x3F5875)}, game.ResultUndone: {"stamp.undone", paint.RGB(0xA32620)},
}

// drawReport writes the report in two columns, or one where there is no room for two.
func (f *Face) drawReport(u *ui.UI, r canvas.Rect, s *table.Sight) {
	k := &f.book
	report := &k.report
	box := u.BeginScroll(r, &k.scroll)
	gap := u.Px(26)
	left, right := &k.pens[0], &k.pens[1]
	if wide := box.W > u.Px(700); wide {
		w := (box.W - gap) / 2
		*left = pen{f: f, u: u, x: box.X, y: box.Y, w: w, seen: r}
		*right = pen{f: f, u: u, x: box.X + w + gap, y: box.Y, w: w, seen: r, rows: 500}
	} else {
		*left = pen{f: f, u: u, x: box.X, y: box.Y, w: box.W, seen: r}
		right = left
	}
	f.lettersReturned(left, report)
	f.battlesReport(left, report, s)
	f.politicsReport(right, report)
	f.sources(right)
	u.EndScroll(&k.scroll, max(left.y, right.y)-box.Y)
}

// lettersReturned lists the letters of the last turn with their stamps.
func (f *Face) lettersReturned(p *pen, k *game.Report) {
	u := p.u
	p.title(f.word("report.letters"), "")
	if len(k.Results) == 0 {
		p.text(f.word("report.none"), ui.Italic, u.Theme.Ink2)
	}
	for i := range k.Results {
		f.letterReturned(p, &k.Results[i])
	}
	for _, struck := range k.Struck {
		p.text(f.word("report.struck", rules.N(struck.N), rules.R(struck.Unit), rules.R(struck.Planet), rules.R(struck.Why)), ui.Small, u.Theme.Why)
	}
	for _, task := range k.Skipped {
		p.text(f.word("report.skipped", rules.R(task.At), rules.R(task.Why)), ui.Small, u.Theme.Why)
	}
	p.gap(8)
}

func (f *Face) letterReturned(p *pen, k *game.ResultView) {
	u := p.u
	words := strings.Join(f.past(&k.SlotView), " ")
	if k.Why.Kind != 0 && k.Outcome != game.ResultDone {
		words += ": " + f.name(k.Why)
	}
	st := u.Theme.Text(ui.Small)
	text := p.w - u.Px(78+118)
	high := max(u.Px(58), u.Px(34)+ui.TextHeight(words, st, text))
	r, seen := p.row(high + u.Px(5))
	if !seen {
		return
	}
	r.H = high
	u.Theme.Skin(u, ui.PlainButton, r)
	f.waxRoman(u, canvas.Point{X: r.X + u.Px(22), Y: r.Center().Y}, 15, roman[min(k.Slot+1, len(roman)-1)])
	f.sign(u, signs.Construction+signs.Sign(max(k.Kind, 1)-1), canvas.Point{X: r.X + u.Px(56), Y: r.Center().Y}, 22, u.Theme.Heading)
	in := canvas.Rect{X: r.X + u.Px(78), Y: r.Y + u.Px(5), W: text, H: r.H - u.Px(8)}
	u.Words(ui.CutTop(&in, u.Px(22)), f.name(rules.Ref{Kind: game.KindAction, ID: int16(k.Kind)}), u.Theme.Text(ui.BodyBold), ui.Left)
	u.Paragraph(in, words, st, ui.Left)
	side := canvas.Rect{X: r.Right() - u.Px(116), Y: r.Y + u.Px(6), W: u.Px(108), H: r.H - u.Px(10)}
	stamp, known := stamps[k.Outcome]
	if known {
		f.stamp(u, ui.CutTop(&side, u.Px(26)), f.capitals(f.word(stamp.key)), stamp.ink)
	}
	price := f.word("report.paid", rules.N(k.Price-k.Back))
	if k.Back > 0 {
		price = f.word("report.back", rules.N(k.Back))
	}
	u.Words(side, price, u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Center)
}

// past is a letter of a turn gone by in words; of an Operation its detachments are told by what they did.
func (f *Face) past(k *game.SlotView) []string {
	if k.Kind == game.ActionOperation {
		return nil
	}
	return f.letter(k).lines
}

// stamp draws a word in a double frame.
func (f *Face) stamp(u *ui.UI, r canvas.Rect, words string, ink paint.Color) {
	st := u.Theme.Colored(ui.Title, ink)
	st.Size = min(st.Size, st.Size*(r.W-u.Px(14))/max(fonts.Width(words, st), 1))
	box := ui.Middle(r, fonts.Width(words, st)+u.Px(16), r.H)
	u.Fill(box, ink)
	u.Fill(box.Inset(u.Px(1.6)), u.Theme.Paper)
	u.Fill(box.Inset(u.Px(3)), ink)
	u.Fill(box.Inset(u.Px(4)), u.Theme.Paper)
	u.Words(box, words, st, ui.Center)
}

// battlesReport lists battles and landings with the losses of both sides; a line leads to its place.
func (f *Face) battlesReport(p *pen, k *game.Report, s *table.Sight) {
	u := p.u
	if len(k.Battles)+len(k.Landings) == 0 {
		return
	}
	p.title(f.word("report.battles"), "")
	for i := range k.Battles {
		b := &k.Battles[i]
		words := f.word("report.drawn", rules.N(b.Rounds))
		switch {
		case b.Rounds == 0:
			words = f.word("report.withdrawn", rules.W(f.houseName(b.Defender)))
		case b.Winner != rules.Nobody:
			words = f.word("report.won", rules.W(f.houseName(b.Winner)), rules.N(b.Rounds))
		}
		f.clash(p, b.At, words, b.Attacker, b.Defender, s)
		for side, seat := range [...]rules.Seat{b.Attacker, b.Defender} {
			f.losses(p, seat, b.Lost[side])
		}
	}
	for i := range k.Landings {
		l := &k.Landings[i]
		words := f.word("report.repelled", rules.N(l.Landed))
		switch {
		case l.Taken:
			words = f.word("report.taken", rules.N(l.Landed), rules.W(f.houseName(l.Attacker)))
		case l.Landed == 0:
			words = f.word("report.bombarded", rules.N(l.Lost[1]))
		}
		f.clash(p, l.At, words, l.Attacker, l.Holder, s)
		if l.Lost != [2]int{} {
			p.text(f.word("report.fallen", rules.N(l.Lost[0]), rules.N(l.Lost[1])), ui.Small, u.Theme.Ink2)
		}
	}
	p.gap(8)
}

// clash is the head of a fight: arms of both sides, the place, how it ended.
func (f *Face) clash(p *pen, at rules.Ref, words string, attacker, defender rules.Seat, s *table.Sight) {
	u := p.u
	r, seen := p.row(u.Px(40))
	if !seen {
		return
	}
	u.Scope(600 + p.rows)
	hover, pressed := u.Spot("clash", r)
	u.Unscope()
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, r, .6)
	}
	f.Emblem(u, attacker, canvas.Point{X: r.X + u.Px(16), Y: r.Center().Y}, u.Px(32))
	f.sign(u, signs.War, canvas.Point{X: r.X + u.Px(40), Y: r.Center().Y}, 14, u.Theme.Danger)
	if defender != rules.Nobody {
		f.Emblem(u, defender, canvas.Point{X: r.X + u.Px(64), Y: r.Center().Y}, u.Px(32))
	}
	in := canvas.Rect{X: r.X + u.Px(88), Y: r.Y, W: r.W - u.Px(90), H: r.H}
	u.Words(ui.CutTop(&in, u.Px(21)), f.name(at), u.Theme.Text(ui.BodyBold), ui.Left)
	u.Words(in, words, fitted(words, u.Theme.Colored(ui.Small, u.Theme.Ink2), in.W, u.Px(10.5)), ui.Left)
	if h := system(f.view, at); pressed && h != nil {
		f.book.kind = noBook
		f.visit(h, s)
	}
}

// losses are the units that a side lost, struck out.
func (f *Face) losses(p *pen, seat rules.Seat, lost [game.NumUnits]int) {
	u := p.u
	if lost == [game.NumUnits]int{} {
		return
	}
	r, seen := p.row(u.Px(26))
	if !seen {
		return
	}
	x := r.X + u.Px(88)
	words := f.word("report.lost", rules.W(f.houseName(seat)))
	st := u.Theme.Colored(ui.Italic, u.Theme.Ink2)
	x += u.Words(canvas.Rect{X: x, Y: r.Y, W: u.Px(150), H: r.H}, words, st, ui.Left) + u.Px(10)
	for unit, n := range lost {
		if n == 0 || x > r.Right()-u.Px(40) {
			continue
		}
		at := canvas.Point{X: x + u.Px(10), Y: r.Center().Y}
		f.sign(u, signs.Troops+signs.Sign(unit), at, 19, u.Theme.Ink2)
		u.Line(canvas.Point{X: at.X - u.Px(9), Y: at.Y + u.Px(6)}, canvas.Point{X: at.X + u.Px(9), Y: at.Y - u.Px(6)}, u.Px(1.6), u.Theme.Danger)
		u.Words(canvas.Rect{X: x + u.Px(22), Y: r.Y, W: u.Px(22), H: r.H}, itoa(n), u.Theme.Text(ui.Number), ui.Left)
		x += u.Px(46)
	}
}

// politicsReport lists plots against the House and deals.
func (f *Face) politicsReport(p *pen, k *game.Report) {
	u := p.u
	p.title(f.word("report.plots"), "")
	if len(k.Plots) == 0 {
		p.text(f.word("report.no-plots"), ui.Italic, u.Theme.Ink2)
	}
	for _, plot := range k.Plots {
		words := f.name(plot.Plot)
		if plot.Object.Kind != 0 {
			words = f.word("report.plot-on", rules.R(plot.Plot), rules.R(plot.Object))
		}
		p.text(words, ui.BodyBold, u.Theme.Ink)
		author := f.word("report.unknown")
		if plot.Author != rules.Nobody {
			author = f.word("report.author", rules.W(f.houseName(plot.Author)))
		}
		if plot.Foiled {
			author += " " + f.word("report.foiled")
		}
		p.text(author, ui.Italic, u.Theme.Why)
		p.gap(4)
	}
	if len(k.Deals) > 0 {
		p.gap(6)
		p.title(f.word("report.deals"), "")
	}
	for _, deal := range k.Deals {
		key := "report.delivered"
		if deal.Void {
			key = "report.void"
		}
		p.text(f.word(key, rules.W(f.houseName(deal.Partner))), ui.BodyBold, u.Theme.Ink)
		for _, g := range deal.Goods {
			p.text(f.word("report.goods", rules.W(f.houseName(g.Giver)), rules.R(g.Kind), rules.N(g.N)), ui.Small, u.Theme.Ink2)
		}
	}
	p.gap(8)
}
