package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// techPage lists the technologies by branch: one's own, those that may be had, those that need another, with prices.
func (f *Face) techPage(p *pen, s *table.Sight) {
	u, own := p.u, f.view.Own.Techs
	if f.view.Seat >= 0 && p.option(signs.Research, f.word("stars.read")) {
		f.read(starBook, s)
	}
	branch := -1
	ordered, slot := f.researched()
	for t := range game.NumTechs {
		k := game.TechAt(t)
		if k.Branch != branch {
			branch = k.Branch
			p.gap(3)
			p.title(f.word(branchWords[branch]), "")
		}
		top := p.y
		switch {
		case t == ordered:
			p.fact(signs.Done, f.name(k.Ref), f.word("tech.ordered", rules.W(chart.Roman(slot))), u.Theme.Ink)
		case own>>t&1 != 0:
			p.fact(signs.StarSign, f.name(k.Ref), f.word("tech.own"), u.Theme.Heading)
		case f.view.BroughtBy(t) != rules.Nobody:
			p.fact(signs.Trade, f.name(k.Ref), f.word("tech.comes", rules.W(f.houseName(f.view.BroughtBy(t)))), u.Theme.Heading)
		case own&k.Needs != k.Needs:
			p.cost(signs.Research, f.name(k.Ref), itoa(f.desk.prices.Techs[t]), u.Theme.OffInk)
		default:
			p.cost(signs.Research, f.name(k.Ref), itoa(f.desk.prices.Techs[t]), u.Theme.Ink)
		}
		p.text(f.voice.Below("imperio.effect.tech.", f.id(k.Ref)), ui.Small, u.Theme.Ink2)
		if own&k.Needs != k.Needs {
			p.text(f.word("tech.needs", rules.W(f.needs(k.Needs&^own))), ui.Small, u.Theme.Why)
		}
		f.knownBy(p, t)
		row := canvas.Rect{X: p.x, Y: top, W: p.w, H: p.y - top}
		if t == ordered {
			u.Theme.SkinFaint(u, ui.SelectShape, row.Inset(-u.Px(2)), .8)
		}
		if f.lit(p, row, k.Ref, s); s.Desk != nil && s.Desk.Open() < 0 && own>>t&1 == 0 && own&k.Needs == k.Needs {
			f.research(p, row, t, s)
			if f.guide.wants(rules.Move{Verb: game.VerbResearch, A: int16(t)}) > 0 && !f.begun(game.ActionResearch) {
				p.markRow(row)
			}
		}
		p.gap(3)
	}
}

// research makes a technology that may be had something to click: it is written in the letter of Research, or withdrawn from it.
func (f *Face) research(p *pen, r canvas.Rect, t int, s *table.Sight) {
	p.u.Scope(1000 + t)
	hover, pressed := p.u.Spot("tech", r)
	p.u.Unscope()
	if hover {
		p.u.Theme.SkinFaint(p.u, ui.SelectShape, r.Inset(-p.u.Px(2)), .6)
	}
	if !pressed {
		return
	}
	w := f.researchWrit(s.Desk, t)
	if w.place < 0 {
		p.u.App.Play("refuse")
		s.Refused = &rules.Illegal{Why: rules.Say("imperio.face.write.no-letter")}
		return
	}
	f.put(s, w)
}

// researchWrit is what a press on a technology writes; on the one that is written already, that it is withdrawn.
func (f *Face) researchWrit(k *table.Desk, t int) writ {
	w := f.writ(k, game.ActionResearch, []rules.Move{{Verb: game.VerbResearch, A: int16(t)}}, func([]rules.Move) bool { return true })
	now, _ := f.researched()
	w.done = now == t
	return w
}

// needs names technologies by their bits.
func (f *Face) needs(set uint32) (words string) {
	for t := range game.NumTechs {
		if set>>t&1 == 0 {
			continue
		}
		if words != "" {
			words += ", "
		}
		words += f.name(game.TechAt(t).Ref)
	}
	return words
}

// knownBy is a row with the arms of those who are known to have a technology; none where nobody is.
func (f *Face) knownBy(p *pen, t int) {
	known := func(q int) bool { return (f.view.Own.Verified[q]|f.view.Own.Reported[q])>>t&1 != 0 }
	n := 0
	for q := range f.view.Players {
		if f.view.Seat >= 0 && known(q) {
			n++
		}
	}
	if n == 0 {
		return
	}
	r, seen := p.row(p.u.Px(18))
	if !seen {
		return
	}
	x := r.X + p.u.Px(8)
	for q := range f.view.Players {
		if known(q) {
			f.Emblem(p.u, rules.Seat(q), canvas.Point{X: x, Y: r.Center().Y}, p.u.Px(16))
			x += p.u.Px(17)
		}
	}
}

// lit makes a row that an answer means something to click, in glow.
func (f *Face) lit(p *pen, r canvas.Rect, ref rules.Ref, s *table.Sight) {
	if !s.Offers.Lit(ref) {
		return
	}
	p.u.Theme.SkinFaint(p.u, ui.SelectShape, r.Inset(-p.u.Px(2)), .8)
	p.link(r, ref)
}

// councilPage lists what is before the Council, and the laws in force.
func (f *Face) councilPage(p *pen, s *table.Sight) {
	u, v := p.u, f.view
	p.title(f.word("council.docket"), "")
	if len(v.Docket) == 0 {
		p.text(f.word("council.none"), ui.Italic, u.Theme.Ink2)
	}
	if len(v.Docket) > 0 {
		p.text(f.voice.Say(v.Counting())+" "+f.word("council.now"), ui.Small, u.Theme.Ink2)
		p.gap(4)
	}
	for i := range v.Docket {
		f.proposal(p, &v.Docket[i])
		f.billGains(p, &v.Docket[i])
		f.ballot(p, i, s)
		p.gap(5)
	}
	p.title(f.word("council.laws"), f.word("council.of", rules.N(len(v.Laws)), rules.N(game.MaxLaws)))
	for i := range v.Laws {
		f.lawCard(p, &v.Laws[i])
	}
	for range game.MaxLaws - len(v.Laws) {
		f.freePlace(p)
	}
	p.gap(4)
	f.speeches(p)
}

// lawCard is a law in force: its name, whom it names, and what it does.
func (f *Face) lawCard(p *pen, k *game.ProposalView) {
	u := p.u
	effect := f.voice.Say(f.view.Effect(k))
	if t, binds := k.Binds(); binds {
		effect = f.voice.Say(t) + " " + effect
	}
	st, pad := u.Theme.Colored(ui.Small, u.Theme.Ink2), u.Px(8)
	r, seen := p.row(u.Px(22) + ui.TextHeight(effect, st, p.w-2*pad) + 2*u.Px(5) + u.Px(4))
	if !seen {
		return
	}
	r.H -= u.Px(4)
	u.Theme.Skin(u, ui.InlayShape, r)
	in := canvas.Rect{X: r.X + pad, Y: r.Y + u.Px(4), W: r.W - 2*pad, H: r.H - u.Px(8)}
	head := ui.CutTop(&in, u.Px(22))
	if k.Bound != rules.Nobody {
		f.Emblem(u, k.Bound, canvas.Point{X: head.Right() - u.Px(9), Y: head.Center().Y}, u.Px(20))
		head.W -= u.Px(22)
	}
	u.Words(head, f.name(k.Entry), u.Theme.Text(ui.BodyBold), ui.Left)
	u.Paragraph(in, effect, st, ui.Left)
}

// freePlace is a place where another law may still stand.
func (f *Face) freePlace(p *pen) {
	u := p.u
	r, seen := p.row(u.Px(26))
	if !seen {
		return
	}
	r.H -= u.Px(4)
	u.Theme.SkinFaint(u, ui.InlayShape, r, .45)
	u.Words(r, f.word("council.free"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Center)
}

// proposal writes an entry: its name, and all that the rules say of it.
func (f *Face) proposal(p *pen, k *game.ProposalView) {
	p.text(f.name(k.Entry), ui.BodyBold, p.u.Theme.Ink)
	p.text(f.gained.of(f, k).says, ui.Small, p.u.Theme.Ink2)
}

// option names an option of a proposal: for, against, or the House to be elected.
func (f *Face) option(n int) string {
	switch {
	case n == game.VoteFor:
		return f.word("vote.for")
	case n >= game.VoteElects:
		return f.houseName(rules.Seat(n - game.VoteElects))
	}
	return f.word("vote.against")
}

// diplomacyPage tells how one's own House stands with each other, and lists the offers.
func (f *Face) diplomacyPage(p *pen, s *table.Sight) {
	u, v := p.u, f.view
	if v.Seat < 0 || int(v.Seat) >= len(v.Houses) {
		return
	}
	if f.book.kind == talkBook { // it says all this and more
		return
	}
	if dealing(s.Offers) {
		f.dealPage(p, s)
		return
	}
	if f.sheet.speaks == v.Seat+1 { // somebody else has sat down
		f.sheet.speaks = 0
	}
	f.listen(s)
	if f.drawRing(p) {
		f.read(talkBook, s)
	}
	for q := range rules.Seat(v.Players) {
		if q == v.Seat || f.sheet.speaks > 0 && f.sheet.speaks != q+1 {
			continue
		}
		if f.sheet.dealt == q+1 {
			f.sheet.dealt = 0
			f.sheet.scroll[diplomacyTab].To(p.y - p.top)
		}
		r, seen := p.row(u.Px(46))
		f.lit(p, canvas.Rect{X: r.X, Y: r.Y + u.Px(1), W: r.W, H: r.H - u.Px(6)}, seatRef(q), s)
		r.H -= u.Px(4)
		if seen {
			f.Emblem(u, q, canvas.Point{X: r.X + u.Px(18), Y: r.Center().Y}, u.Px(36))
			ui.CutLeft(&r, u.Px(42))
			u.Words(ui.CutTop(&r, u.Px(21)), f.houseName(q), u.Theme.Text(ui.BodyBold), ui.Left)
			u.Words(r, f.relations(q), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
		}
		if words := f.passages(q); words != "" {
			p.fact(signs.Passage, words, "", u.Theme.Ink2)
		}
		f.declarations(p, q, s) // keys first: what is said below them never moves them under the cursor
		f.talkNoes(p, q)
		f.offersWith(p, q, s)
		p.gap(6)
	}
}

// standing says in a word how the viewer stands with a House.
func (f *Face) standing(q rules.Seat) string {
	wars, allies := f.bonds(f.view.Seat)
	switch {
	case f.view.Own.Offered.Has(q):
		return f.word("standing.peace-offered")
	case f.view.Own.Declared.Has(q):
		return f.word("standing.war-declared")
	case wars.Has(q):
		return f.word("standing.war")
	case allies.Has(q):
		return f.word("standing.alliance")
	}
	return f.word("standing.peace")
}

// relations says how the viewer stands with a House, and how many of the offers that two Houses may make in a turn they have made.
func (f *Face) relations(q rules.Seat) string {
	if n := f.view.Own.Made[q]; n > 0 {
		return f.voice.Joined(f.voice.Joined(f.standing(q), " · "), f.word("standing.offers", rules.N(n), rules.N(game.MaxOffers)))
	}
	return f.standing(q)
}

// offersWith lists the offers between the viewer and a House.
func (f *Face) offersWith(p *pen, q rules.Seat, s *table.Sight) {
	u := p.u
	for i := range f.view.Own.Offers {
		o := &f.view.Own.Offers[i]
		if o.From != q && o.To != q {
			continue
		}
		top := p.y
		key := "offer.theirs"
		if o.From == f.view.Seat {
			key = "offer.mine"
		}
		p.text(f.word(key, rules.N(o.Number), rules.W(f.word(offerStates[min(o.State, len(offerStates)-1)]))), ui.Body, u.Theme.Ink)
		if o.State != game.OfferAlliance {
			p.text(f.word("offer.gives", rules.W(f.goods(&o.Goods[0]))), ui.Small, u.Theme.Ink2)
			p.text(f.word("offer.asks", rules.W(f.goods(&o.Goods[1]))), ui.Small, u.Theme.Ink2)
		}
		f.lit(p, canvas.Rect{X: p.x, Y: top, W: p.w, H: p.y - top}, o.Ref, s)
	}
}

// goods puts one side of a deal into words.
func (f *Face) goods(g *game.GoodsView) (words string) {
	add := func(key string, args ...rules.Arg) {
		if words != "" {
			words += ", "
		}
		words += f.word(key, args...)
	}
	if g.Resources > 0 {
		add("goods.resources", rules.N(g.Resources))
	}
	if g.Influence > 0 {
		add("goods.influence", rules.N(g.Influence))
	}
	if g.Tech.Kind != 0 {
		add("goods.tech", rules.R(g.Tech))
	}
	if g.Planet.Kind != 0 {
		add("goods.planet", rules.R(g.Planet))
	}
	if g.Fleet.Kind != 0 {
		add("goods.fleet", rules.R(g.Fleet))
	}
	if g.Passage > 0 {
		add("goods.passage", rules.N(g.Passage))
	}
	if g.Dossier != rules.Nobody {
		add("goods.dossier", rules.W(f.houseName(g.Dossier)))
	}
	if option, given := g.PromisedVote(); given && g.About < len(f.view.Docket) {
		add("goods.vote", rules.W(f.option(option)), rules.R(f.view.Docket[g.About].Entry))
	}
	if g.Peace {
		add("goods.peace")
	}
	if words == "" {
		return f.word("goods.none")
	}
	return words
}

// offerStates are the words of the states of an offer, in the order of the rules.
var offerStates = [...]string{"offer.none", "offer.open", "offer.accepted", "offer.alliance", "offer.refused"}
