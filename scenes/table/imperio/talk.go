package imperio

import (
	"math"
	"math/bits"
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
)

// The book of diplomacy: the ring of the Houses, what may be said to the one that is spoken to and what one knows of it, the offers
// between both, and the scales of a new one. The page beside the chart says the same in one column.

// talk is how far the parts of the book are scrolled.
type talk struct {
	offers, scales ui.Scroll
	pens           [4]pen
	heard          *game.View // in which it was last listened for refusals
	noes           []no
	kept           [6]int // how often each House has kept its word to the viewer
	deeds          []deed // what they and the viewer have done to each other, in order
}

// talkable says whether the book finds room.
func talkable(u *ui.UI) bool { return u.In.W >= u.Px(1000) && u.In.H >= u.Px(600) }

// partner is the House to whom an offer is written, or that is spoken to.
func (f *Face) partner() rules.Seat {
	if f.deal.of != nil {
		return f.deal.with
	}
	return f.sheet.speaks - 1
}

// drawTalk draws the book.
func (f *Face) drawTalk(u *ui.UI, r canvas.Rect, s *table.Sight) {
	f.listen(s)
	v, k := f.view, &f.sheet
	if dealing(s.Offers) && f.deal.of != nil {
		k.speaks = f.deal.with + 1
	}
	if k.speaks <= 0 || int(k.speaks) > v.Players || k.speaks == v.Seat+1 {
		k.speaks = (v.Seat+1)%rules.Seat(v.Players) + 1
	}
	gap := u.Px(8)
	foot := ui.CutBottom(&r, math.Round(min(r.H*.475, u.Px(316))))
	ui.CutBottom(&r, gap)
	ring := ui.CutLeft(&r, math.Round(r.W*.46))
	ui.CutLeft(&r, gap)
	before := k.speaks
	f.ringIn(u, ring)
	if k.speaks == 0 { // a second click on the same arms
		k.speaks = before
	}
	q := k.speaks - 1
	f.talkWords(u, ui.CutTop(&r, min(u.Px(204), math.Round(r.H*.56))), q, s)
	ui.CutTop(&r, gap)
	f.talkOffers(u, r, q, s)
	f.talkScales(u, foot, q, s)
}

// talkPen begins a pen of the book.
func (f *Face) talkPen(u *ui.UI, i int, r, seen canvas.Rect) *pen {
	p := &f.book.talk.pens[i]
	*p = pen{f: f, u: u, x: r.X, y: r.Y, w: r.W, top: r.Y, seen: seen, rows: 2000 * (i + 1)}
	return p
}

// talkWords is the panel of what may be said to a House, and of what is known of it.
func (f *Face) talkWords(u *ui.UI, r canvas.Rect, q rules.Seat, s *table.Sight) {
	in := u.Panel(r)
	p := f.talkPen(u, 0, in, r)
	p.title(f.word("talk.words", rules.W(f.houseName(q))), f.relations(q))
	in = canvas.Rect{X: in.X, Y: p.y, W: in.W, H: in.Bottom() - p.y}
	face := ui.CutRight(&in, min(u.Px(104), in.W*.2))
	f.lord(u, face, q)
	ui.CutRight(&in, u.Px(8))
	high, gap := u.Px(40), u.Px(6)
	if in.H < u.Px(118) {
		high, gap = u.Px(34), u.Px(4)
	}
	for i := range sayings {
		row := canvas.Rect{X: in.X, Y: in.Y + (high+gap)*float64(i/3), W: in.W, H: high}
		f.say(u, ui.Column(row, i%3, 3, gap), &sayings[i], q, s)
	}
	*p = pen{f: f, u: u, x: in.X, y: in.Y + 2*(high+gap), w: in.W, seen: r, rows: p.rows}
	for _, words := range [...]string{f.memory(q), f.archive(q)} {
		if st := u.Theme.Text(ui.Small); p.y+ui.TextHeight(words, st, p.w) <= in.Bottom()+u.Px(2) {
			p.text(words, ui.Small, u.Theme.Ink)
		}
	}
	if words := f.passages(q); words != "" && p.y+u.Px(18) <= in.Bottom() {
		p.text(words, ui.Italic, u.Theme.Ink2)
	}
}

// memory says how often a House has broken its word, for everybody to see, and how often it has kept it to the viewer.
func (f *Face) memory(q rules.Seat) string {
	words := f.word("talk.true", rules.W(f.houseName(q)))
	if n := f.view.Houses[q].Broken; n > 0 {
		words = f.word("talk.broken", rules.W(f.houseName(q)), rules.N(n))
	}
	if n := f.book.talk.kept[q]; n > 0 {
		words += " " + f.word("talk.kept", rules.N(n))
	}
	return words
}

// archive says how much is known of the technologies of a House.
func (f *Face) archive(q rules.Seat) string {
	own := &f.view.Own
	sure := bits.OnesCount32(own.Verified[q])
	heard := bits.OnesCount32(own.Reported[q] &^ own.Verified[q])
	switch {
	case sure+heard == 0:
		return f.word("talk.unknown", rules.W(f.houseName(q)))
	case heard == 0:
		return f.word("talk.verified", rules.W(f.houseName(q)), rules.N(sure))
	case sure == 0:
		return f.word("talk.reported", rules.W(f.houseName(q)), rules.N(heard))
	}
	return f.word("talk.known", rules.W(f.houseName(q)), rules.N(sure), rules.N(heard))
}

// say is a word to a House: a key that writes or withdraws it, grey with what stands in its way.
func (f *Face) say(u *ui.UI, r canvas.Rect, k *saying, q rules.Seat, s *table.Sight) {
	m := rules.Move{Verb: k.verb, A: int16(q)}
	written, below, legal := -1, f.word("talk.at-seal"), f.sayable(k, m, s)
	switch {
	case k.atOnce() && f.answersAtOnce(q):
		below = f.word("talk.at-once")
	case k.atOnce():
		below = f.word("talk.in-turn")
	case s.Desk != nil:
		written = writtenAt(s.Desk, m)
	}
	if note := f.granting(k.verb, q); note != "" {
		below = f.word("talk.grant" + note)
	}
	shape, ink, faint := ui.PlainButton, u.Theme.Ink, u.Theme.Ink2
	u.Scope(1500 + int(k.verb))
	hover, pressed := u.Spot("say", r)
	u.Unscope()
	switch {
	case written >= 0:
		shape, ink, faint, below = ui.OfferButton, u.Theme.OfferInk, u.Theme.OfferInk, f.word("talk.written")
	case !legal:
		shape, ink, faint, below = ui.OffButton, u.Theme.OffInk, u.Theme.OffInk, f.word(f.unsaid(k.verb, q))
	case hover:
		shape = ui.HoverButton
	}
	u.Theme.Skin(u, shape, r)
	f.sign(u, k.sign, canvas.Point{X: r.X + u.Px(17), Y: r.Center().Y}, 18, ink)
	in := ui.Middle(canvas.Rect{X: r.X + u.Px(34), Y: r.Y, W: r.W - u.Px(38), H: r.H}, r.W-u.Px(38), u.Px(34))
	in.X = r.X + u.Px(34)
	words := f.word(k.key, rules.W(f.houseName(q)))
	u.Words(ui.CutTop(&in, u.Px(18)), words, fitted(words, u.Theme.Colored(ui.Body, ink), in.W, u.Px(10)), ui.Left)
	u.Words(in, below, fitted(below, u.Theme.Colored(ui.Italic, faint), in.W, u.Px(9.5)), ui.Left)
	if hover {
		u.Tip(r, f.sayingTip(k, m, legal || written >= 0, s))
	}
	switch {
	case !pressed:
	case written >= 0:
		u.App.Play("card-slide")
		s.Desk.Withdraw(written)
	case !legal:
		u.App.Play("refuse")
		s.Refused = refusalOf(k, m, s)
	case k.atOnce():
		u.App.Play("click")
		s.Answers = append(s.Answers, m)
	default:
		u.App.Play("card-slide")
		s.Desk.Begin(game.QuestionDeclarations, m)
	}
}

// sayingTip is what a word means, or why the rules do not let it be said.
func (f *Face) sayingTip(k *saying, m rules.Move, can bool, s *table.Sight) string {
	if !can {
		if bad := refusalOf(k, m, s); bad != nil {
			return f.voice.Say(bad.Why)
		}
	}
	return f.meant(k, rules.Seat(m.A))
}

// courts says whether an alliance with a House is proposed already, by either.
func (f *Face) courts(q rules.Seat) bool {
	return slices.ContainsFunc(f.view.Own.Offers, func(o game.OfferView) bool {
		return o.State == game.OfferAlliance && (o.From == q || o.To == q)
	})
}

// unsaid is how both stand where something may not be said.
func (f *Face) unsaid(verb uint8, q rules.Seat) string {
	own, declares := &f.view.Own, f.view.Own.Declared.Has(q)
	switch {
	case declares && verb != game.VerbRevoke && verb != game.VerbLeague:
		return "standing.war-declared"
	case f.fought(q) && verb != game.VerbRevoke && verb != game.VerbLeague:
		return "talk.in.war"
	case f.allied(q) && verb != game.VerbRevoke:
		return "talk.in.alliance"
	case verb == game.VerbPeace:
		return "talk.in.peace"
	case verb == game.VerbAlly && f.courts(q):
		return "talk.in.courtship"
	case verb == game.VerbGrant && own.Granted.Has(q):
		return "talk.in.passage"
	case verb == game.VerbRevoke && !own.Granted.Has(q):
		return "talk.no.passage"
	case verb == game.VerbLeague && !f.view.Houses[f.view.Seat].Allies.Has(q):
		return "talk.no.alliance"
	}
	return "talk.not-now"
}

// talkScales is the foot of the book: the scales with what may be laid on them, or the way to a new offer.
func (f *Face) talkScales(u *ui.UI, r canvas.Rect, q rules.Seat, s *table.Sight) {
	in := u.Panel(r)
	asked := dealing(s.Offers)
	if asked {
		f.deal.follow(f, s)
	}
	box := u.BeginScroll(in, &f.book.talk.scales)
	gap := u.Px(22)
	wide := math.Round((box.W - 2*gap) * .28)
	left, right := canvas.Rect{X: box.X, Y: box.Y, W: wide, H: box.H}, canvas.Rect{X: box.Right() - wide, Y: box.Y, W: wide, H: box.H}
	mid := f.talkPen(u, 1, canvas.Rect{X: left.Right() + gap, Y: box.Y, W: box.W - 2*wide - 2*gap, H: box.H}, in)
	under := u.Px(100) // the keys below them
	f.drawScales(mid, min(max(in.H-u.Px(beamAt+cordHigh+panFoot+14)-under, u.Px(stackHigh)), u.Px(150)))
	end := mid.y
	if asked {
		f.dealAnswers(mid, s)
		for side, r := range [...]canvas.Rect{left, right} {
			p := f.talkPen(u, 2+side, r, in)
			f.dealRows(p, side)
			end = max(end, p.y)
		}
	} else {
		f.talkBegin(mid, q, s)
		p := f.talkPen(u, 2, left, in)
		p.title(f.word("talk.binds"), "")
		p.text(f.word("talk.reserve"), ui.Small, u.Theme.Ink2)
		f.talkGoods(p, false)
		f.talkStanding(p, q)
		end = max(end, p.y)
		p = f.talkPen(u, 3, right, in)
		p.title(f.word("talk.promised"), "")
		p.text(f.word("deal.promises"), ui.Small, u.Theme.Ink2)
		f.talkGoods(p, true)
		f.talkPast(p, q)
		end = max(end, p.y)
	}
	u.EndScroll(&f.book.talk.scales, max(end, mid.y)-box.Y)
}

// talkGoods lists what a deal may hold, in two columns: what binds, or what is only promised.
func (f *Face) talkGoods(p *pen, promises bool) {
	u := p.u
	p.gap(4)
	var row canvas.Rect
	seen, column := false, 0
	for kind := range goodsKinds {
		if promised(kind) != promises {
			continue
		}
		if column == 0 {
			row, seen = p.row(u.Px(24))
		}
		if seen {
			r := ui.Column(row, column, 2, u.Px(8))
			f.sign(u, goodsKinds[kind].sign, canvas.Point{X: r.X + u.Px(11), Y: r.Center().Y}, 17, u.Theme.Ink2)
			ui.CutLeft(&r, u.Px(25))
			words, role := f.word(goodsKinds[kind].key), ui.Body
			if promises {
				role = ui.Italic
			}
			u.Words(r, words, fitted(words, u.Theme.Colored(role, u.Theme.Ink2), r.W, u.Px(11)), ui.Left)
		}
		column = 1 - column
	}
}

// talkBegin is the key that begins an offer.
func (f *Face) talkBegin(p *pen, q rules.Seat, s *table.Sight) {
	u := p.u
	r, _ := p.row(u.Px(u.ButtonHeight() + 4))
	r.H -= u.Px(4)
	m := rules.Move{Verb: game.VerbOffer, A: int16(q)}
	if k, legal := s.Offers.Find(m); legal {
		u.Tip(r, f.answered(q))
		if u.Button(r, f.voice.Say(k.Caption.Label), ui.ButtonOpts{On: true}) {
			s.Answers = append(s.Answers, m)
		}
		return
	}
	why := f.word("talk.not-now")
	if bad := refused(s.Offers, m); bad != nil {
		why = f.voice.Say(bad.Why)
	}
	u.Button(r, f.word("talk.offer", rules.W(f.houseName(q))), ui.ButtonOpts{Left: true, Why: why})
}

// glowing lights what waits for an answer.
func glowing(u *ui.UI, r canvas.Rect) {
	u.Fill(r, palette.Glow)
	u.Fill(r.Inset(max(u.Px(2), 1)), u.Theme.Key)
}
