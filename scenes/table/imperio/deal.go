package imperio

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/imperio/signs"
)

// An offer is put together on two scales: what one gives, what one asks for, each kind of goods once. What may be laid on them is what the
// rules offer; nothing is said before it is sent.

// deal is the offer being put together.
type deal struct {
	of      *table.Offers // the question it was made for
	with    rules.Seat    // to whom it is written
	lang    string
	goods   [2][game.GoodsKinds][]dealOption // what may be given, and asked for
	barred  [2][game.GoodsKinds]string       // why nothing of a kind may be
	begin   *[2]game.GoodsView               // what it answers with a counter-offer
	chosen  [2][game.GoodsKinds]int          // which of them, from 1; 0 for none
	forging forging                          // what is added to a report
	moves   []rules.Move                     // what is chosen
	stack   float64                          // how high goods may be heaped on a pan
	sent    []sent                           // what was offered in this turn
}

// dealOption is something that may be laid on a scale.
type dealOption struct {
	move  rules.Move
	words string
	at    rules.Ref // planet or system that it is about, or none
}

// The signs and names of the kinds of goods, in the order of the rules.
var goodsKinds = [game.GoodsKinds]struct {
	sign signs.Sign
	key  string
}{
	game.GoodsMoney: {signs.Resources, "deal.resources"}, game.GoodsFavour: {signs.Influence, "deal.influence"}, game.GoodsTech: {signs.Research, "deal.tech"},
	game.GoodsPlanet: {signs.Holder, "deal.planet"}, game.GoodsFleet: {signs.Fleet, "deal.fleet"}, game.GoodsPassage: {signs.Passage, "deal.passage"},
	game.GoodsDossier: {signs.Espionage, "deal.dossier"}, game.GoodsVote: {signs.Vote, "deal.vote"}, game.GoodsPeace: {signs.Peace, "deal.peace"},
}

// dealing says whether an offer is asked for.
func dealing(o *table.Offers) bool {
	for i := range o.Legal {
		if side, _ := goodsOf(o.Legal[i].Move.Verb); side >= 0 {
			return true
		}
	}
	return false
}

// weighs says whether goods lie on the scales of an offer that is not sent yet.
func (f *Face) weighs() bool {
	return f.offers != nil && dealing(f.offers) && f.deal.of != nil && f.deal.chosen != [2][game.GoodsKinds]int{}
}

// goodsOf splits a verb into its side, 0 to give and 1 to ask for, and its kind of goods; a side of -1 for other verbs.
func goodsOf(verb uint8) (side, kind int) {
	switch {
	case verb >= game.VerbGive && verb < game.VerbGive+uint8(game.GoodsKinds):
		return 0, int(verb - game.VerbGive)
	case verb >= game.VerbAsk && verb < game.VerbAsk+uint8(game.GoodsKinds):
		return 1, int(verb - game.VerbAsk)
	}
	return -1, 0
}

// follow takes what may be offered from the question.
func (k *deal) follow(f *Face, s *table.Sight) {
	o, lang := s.Offers, string(f.voice.Language)
	if k.of == o && k.lang == lang {
		return
	}
	fresh := k.of == nil
	*k = deal{of: o, with: f.writesTo(s), lang: lang, begin: k.begin, chosen: k.chosen, forging: k.forging, moves: k.moves, stack: k.stack, sent: k.sent}
	for i := range o.Legal {
		m := o.Legal[i].Move
		if side, kind := goodsOf(m.Verb); side >= 0 {
			k.goods[side][kind] = append(k.goods[side][kind], dealOption{m, f.dealWords(kind, &o.Legal[i]), placeOf(&o.Legal[i])})
		}
	}
	f.sortTechs(k.goods[1][game.GoodsTech])
	k.bar(f, o)
	for side := range k.chosen {
		for kind := range k.chosen[side] {
			if fresh || k.chosen[side][kind] > len(k.goods[side][kind]) {
				k.chosen[side][kind] = 0
			}
		}
	}
	if fresh {
		k.forging = forging{about: rules.Nobody}
	}
	if fresh && k.begin != nil {
		k.preset()
		k.begin = nil
	}
}

// placeOf is the planet or system that an answer is about.
func placeOf(o *table.Offer) (at rules.Ref) {
	for _, ref := range o.Caption.Targets {
		if ref.Kind == game.KindPlanet || ref.Kind == game.KindSystem {
			return ref
		}
	}
	return at
}

// lays puts on the scales, or takes off them, what was clicked on the chart, and says whether it can lie there.
func (f *Face) lays(at rules.Ref, s *table.Sight) bool {
	k := &f.deal
	if k.of == nil || k.of != s.Offers || at.Kind == 0 {
		return false
	}
	for side := range k.goods {
		for kind, options := range k.goods[side] {
			for i := range options {
				if options[i].at != at {
					continue
				}
				if k.chosen[side][kind] == i+1 {
					i = -1
				}
				k.chosen[side][kind] = i + 1
				f.app.Play("place")
				return true
			}
		}
	}
	return false
}

// writesTo is to whom the viewer writes an offer. The plan on the desk goes on behind the offer, so that what is seen from there
// does not tell.
func (f *Face) writesTo(s *table.Sight) rules.Seat {
	v := f.view
	if s.Desk != nil {
		v = s.Desk.Now().(*game.View)
	}
	return v.Own.Partner
}

// turnToDeal shows the page of an offer when one is asked for, and forgets it afterwards but for whom it was made to: there the answer stands.
func (f *Face) turnToDeal(s *table.Sight) {
	asked := dealing(s.Offers)
	switch {
	case !asked:
		f.deal.of = nil
	case f.deal.of == nil:
		f.sheet.tab, f.sheet.scroll[diplomacyTab] = diplomacyTab, ui.Scroll{} // the scales first
		f.deal.follow(f, s)
		fallthrough
	default:
		f.sheet.dealt = f.writesTo(s) + 1
	}
}

// dealWords is what an option is called on its scale.
func (f *Face) dealWords(kind int, o *table.Offer) string {
	m := o.Move
	switch uint8(kind) {
	case game.GoodsMoney, game.GoodsFavour:
		return itoa(int(m.A))
	case game.GoodsPassage:
		return f.word("deal.turns", rules.N(int(m.A)))
	case game.GoodsDossier:
		return f.houseName(rules.Seat(m.A))
	case game.GoodsVote:
		if int(m.A) < len(f.view.Docket) {
			return f.word("deal.on", rules.W(f.option(int(m.B))), rules.W(strings.TrimSuffix(f.proposed(&f.view.Docket[m.A]), ".")))
		}
	case game.GoodsPeace:
		return f.word("deal.yes")
	}
	if len(o.Caption.Targets) > 0 {
		return f.name(o.Caption.Targets[0])
	}
	return f.voice.Say(o.Caption.Label)
}

// dealPage is the page on which an offer is put together.
func (f *Face) dealPage(p *pen, s *table.Sight) {
	k, u := &f.deal, p.u
	k.follow(f, s)
	f.listen(s)
	p.title(f.word("deal.with", rules.W(f.houseName(k.with))), "")
	f.drawScales(p, p.u.Px(stackHigh))
	f.dealAnswers(p, s)
	for side := range dealSides {
		p.gap(4)
		f.dealRows(p, side)
	}
	p.gap(4)
	p.text(f.word("deal.promises"), ui.Small, u.Theme.Ink2)
}

// dealSides are the headings of what one gives and of what one asks for.
var dealSides = [...]string{"deal.give", "deal.ask"}

// dealRows lists what may be laid on one side.
func (f *Face) dealRows(p *pen, side int) {
	p.title(f.word(dealSides[side]), "")
	for kind := range goodsKinds {
		f.dealRow(p, side, kind)
		if side == 0 && uint8(kind) == game.GoodsDossier {
			f.forgeRows(p)
		}
	}
}

// dealAnswers send the offer, or leave it.
func (f *Face) dealAnswers(p *pen, s *table.Sight) {
	k := &f.deal
	k.moves = k.moves[:0]
	for side := range k.chosen {
		for kind, n := range k.chosen[side] {
			if n > 0 {
				k.moves = append(k.moves, k.goods[side][kind][n-1].move)
			}
		}
	}
	k.moves = k.forged(k.moves)
	why := ""
	if len(k.moves) == 0 {
		why = f.word("deal.empty")
	}
	r, _ := p.row(p.u.Px(40))
	r.H -= p.u.Px(4)
	if p.u.Button(r, f.sendWords(), ui.ButtonOpts{Left: true, Why: why, On: why == ""}) {
		s.Answers = append(append(s.Answers, k.moves...), rules.Move{Verb: game.VerbSend})
		k.sends(f.view.Turn)
		k.chosen, k.forging = [2][game.GoodsKinds]int{}, forging{about: rules.Nobody}
	}
	if why == "" && f.refusedBefore() {
		p.text(f.word("deal.again", rules.W(f.houseName(k.with))), ui.Small, p.u.Theme.Why)
	}
	if p.option(signs.Cross, f.word("deal.drop")) {
		s.Answers = append(s.Answers, rules.Move{Verb: game.VerbDone})
		k.chosen, k.forging = [2][game.GoodsKinds]int{}, forging{about: rules.Nobody}
	}
}

// sendWords is what the button says that sends the offer: that letters will want for the Resources it gives, if they will.
func (f *Face) sendWords() string {
	k, own := &f.deal, &f.view.Own
	if n := k.chosen[0][game.GoodsMoney]; n > 0 {
		gives := int(k.goods[0][game.GoodsMoney][n-1].move.A)
		if short := gives - (own.Treasury - own.Reserved); short > 0 {
			return f.word("deal.send.short", rules.N(short))
		}
	}
	return f.word("deal.send")
}
