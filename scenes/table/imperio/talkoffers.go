package imperio

import (
	"image"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/lords"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// talkOffers lists the offers between the viewer and a House, with the keys that answer them.
func (f *Face) talkOffers(u *ui.UI, r canvas.Rect, q rules.Seat, s *table.Sight) {
	in := u.Panel(r)
	box := u.BeginScroll(in, &f.book.talk.offers)
	p := f.talkPen(u, 0, box, in)
	p.rows += 1000
	n := 0
	for i := range f.view.Own.Offers {
		if o := &f.view.Own.Offers[i]; o.From == q || o.To == q {
			n++
		}
	}
	p.title(f.word("talk.deals", rules.W(f.houseName(q))), "")
	if n == 0 && !f.refused(q) {
		p.text(f.word("talk.no-deals"), ui.Italic, u.Theme.Ink2)
	}
	for i := range f.view.Own.Offers {
		if o := &f.view.Own.Offers[i]; o.From == q || o.To == q {
			f.talkOffer(p, o, s)
		}
	}
	f.talkNoes(p, q)
	u.EndScroll(&f.book.talk.offers, p.y-box.Y)
}

// replies are what may be answered to an offer, and what that is called.
var replies = [...]struct {
	verb uint8
	key  string
}{{game.VerbAccept, "talk.accept"}, {game.VerbRefuse, "talk.refuse"}, {game.VerbTakeBack, "talk.take-back"}}

// talkOffer is the card of an offer: whose it is, what goes either way, and what has become of it.
func (f *Face) talkOffer(p *pen, o *game.OfferView, s *table.Sight) {
	u := p.u
	words := f.word("talk.for", rules.W(f.goods(&o.Goods[0])), rules.W(f.goods(&o.Goods[1])))
	if o.State == game.OfferAlliance {
		words = f.word("talk.an-alliance")
	}
	high := u.Px(54)
	if fonts.Width(words, u.Theme.Text(ui.Body)) > p.w*.5 { // beside what may be answered they take two lines
		high = u.Px(72)
	}
	r, seen := p.row(high)
	if !seen {
		return
	}
	r.H -= u.Px(6)
	waits := slices.ContainsFunc(s.Offers.Legal, func(k table.Offer) bool { return k.Move.Verb == game.VerbAccept && k.Move.A == o.Ref.ID })
	if waits {
		glowing(u, r)
	} else {
		u.Theme.Skin(u, ui.PlainButton, r)
	}
	f.Emblem(u, o.From, canvas.Point{X: r.X + u.Px(22), Y: r.Center().Y}, u.Px(36))
	in := canvas.Rect{X: r.X + u.Px(44), Y: r.Y + u.Px(4), W: r.W - u.Px(52), H: r.H - u.Px(8)}
	if !f.replies(u, &in, o, s) {
		f.outcome(u, &in, o)
	}
	ui.CutRight(&in, u.Px(8))
	head := f.word("talk.they-offer", rules.W(f.houseName(o.From)))
	if o.From == f.view.Seat {
		head = f.word("talk.you-offer")
	}
	u.Words(ui.CutTop(&in, u.Px(18)), head, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
	u.Tip(in, words)
	st := fitted(words, u.Theme.Text(ui.Body), in.W, u.Px(11))
	if small := u.Theme.Text(ui.Small); fonts.Width(words, st) > in.W && ui.TextHeight("a\na", small, in.W) <= in.H {
		u.Excerpt(in, words, small)
		return
	}
	u.Words(in, words, st, ui.Left)
}

// replies draws the keys of what may be answered to an offer at the right of its card, and says whether there are any.
func (f *Face) replies(u *ui.UI, r *canvas.Rect, o *game.OfferView, s *table.Sight) (any bool) {
	for i, k := range replies {
		m := rules.Move{Verb: k.verb, A: o.Ref.ID}
		if _, legal := s.Offers.Find(m); !legal {
			continue
		}
		any = true
		words := f.word(k.key)
		w := u.ButtonWidth(words, ui.ButtonOpts{})
		u.Scope(1600 + 4*int(o.Ref.ID) + i)
		if u.Button(ui.Middle(ui.CutRight(r, w), w, r.H), words, ui.ButtonOpts{On: i == 0}) {
			s.Answers = append(s.Answers, m)
			if k.verb == game.VerbTakeBack {
				f.deal.forget(o)
			}
		}
		u.Unscope()
		ui.CutRight(r, u.Px(6))
	}
	if answers := counter(o, s); any && answers != nil {
		f.counterKey(u, r, o, answers, s)
	}
	return any
}

// counterKey begins a counter-offer.
func (f *Face) counterKey(u *ui.UI, r *canvas.Rect, o *game.OfferView, answers []rules.Move, s *table.Sight) {
	words := f.word("talk.counter")
	w := u.ButtonWidth(words, ui.ButtonOpts{})
	u.Scope(1600 + 4*int(o.Ref.ID) + len(replies))
	defer u.Unscope()
	box := ui.Middle(ui.CutRight(r, w), w, r.H)
	if u.Button(box, words, ui.ButtonOpts{}) {
		s.Answers = append(s.Answers, answers...)
		goods := o.Goods
		f.deal.begin = &goods
	}
	u.Tip(box, f.word("talk.counter-tip"))
	ui.CutRight(r, u.Px(6))
}

// outcome says what has become of an offer, under the seal of who has accepted it.
func (f *Face) outcome(u *ui.UI, r *canvas.Rect, o *game.OfferView) {
	words := f.word(offerStates[min(o.State, len(offerStates)-1)])
	switch o.State {
	case game.OfferAccepted:
		box := ui.CutRight(r, r.H)
		f.seal(u, ui.Middle(box, r.H, r.H), o.To, true)
		ui.CutRight(r, u.Px(8))
		r.W -= u.Words(*r, words, u.Theme.Colored(ui.Italic, fates[game.ResultDone].ink), ui.Right)
	default:
		r.W -= u.Words(*r, words, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Right)
	}
}

type lordKey struct {
	theme *palette.Theme
	house palette.House
	w, h  int
}

var keptLords = cache.New[lordKey](1 << 19)

// lord shows the lord of a House in a window onto the night.
func (f *Face) lord(u *ui.UI, r canvas.Rect, q rules.Seat) {
	k := lordKey{f.theme, f.house(q), int(r.W), int(r.H)}
	if k.w < 20 || k.h < 20 || k.house >= palette.Houses {
		return
	}
	p := keptLords.Find(k)
	if p == nil {
		p = keptLords.Keep(k, canvas.NewPicture(k.w, k.h, k.paint))
	}
	u.Picture(p, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
}

func (k lordKey) paint(dst *image.RGBA) {
	p, w, h := paint.New(dst), float64(k.w), float64(k.h)
	frame := paint.RoundRect(1.5, 1.5, w-3, h-3, 5)
	p.Fill(frame, paint.Down(0, h, palette.SkyEdge, palette.Sky))
	p.Within(func() {
		p.Clip(frame)
		unit := min(w/(1.55*lords.Half), h/lords.High)
		p.Translate(w/2, h)
		p.Scale(unit, unit)
		lords.Draw(p, k.house, k.theme.Of(k.house), false)
	})
	p.Stroke(frame, paint.Pen(2), paint.Solid(palette.Gilt))
}
