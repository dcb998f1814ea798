package sector

import (
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
	"tyche/sprites/sector/palette"
)

// The shelves of an order to research: the deck, and beside it the six technologies of a people as tall tiles with a picture
// each. What is learnt wears a green ribbon; what cannot be learnt is faint and says why at its foot.

// Heights of the sheet in design pixels: it may be tall, for nothing on the slate is asked for; narrow tiles need more lines.
const (
	researchHeight = 318.0
	tallResearch   = 350.0
	wideResearch   = 900.0
)

// researchTall is how high the sheet is on a slate.
func researchTall(u *ui.UI, slate canvas.Rect) float64 {
	if slate.W < u.Px(wideResearch) {
		return min(u.Px(tallResearch), slate.H*.66)
	}
	return min(u.Px(researchHeight), slate.H*.62)
}

// drawResearch draws deck and technologies.
func (f *Face) drawResearch(u *ui.UI, r canvas.Rect, s *table.Sight) {
	gap, techs := u.Px(5), f.shop[len(f.shop)-1].goods
	wide := math.Floor((r.W - gap*float64(len(techs))) / (float64(len(techs)) + .74)) // the deck is narrower
	deck := ui.CutLeft(&r, r.W-(wide+gap)*float64(len(techs)))
	u.Words(ui.CutTop(&deck, u.Px(19)), f.word(f.shop[0].key), u.Theme.Colored(ui.Small, u.Theme.Heading), ui.Left)
	ui.CutLeft(&r, gap)
	u.Words(ui.CutTop(&r, u.Px(19)), f.word(f.shop[1].key), u.Theme.Colored(ui.Small, u.Theme.Heading), ui.Left)
	deck.H = min(deck.H, u.Px(150))
	f.drawTile(u, deck, f.shop[0].goods[0], s)
	for i, ref := range techs {
		f.drawTech(u, canvas.Rect{X: r.X + (wide+gap)*float64(i), Y: r.Y, W: wide, H: r.H}, ref, s)
	}
}

// drawTech draws a technology: its picture, its name, what it does, what it needs and costs, and how it stands with it.
func (f *Face) drawTech(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) {
	f.put(ref, r)
	lit, known := s.Offers.Lit(ref), slices.Contains(f.view.Seats[f.view.Order.Seat].Techs, ref)
	shape, ink, soft, alpha := ui.InlayShape, u.Theme.OffInk, u.Theme.OffInk, .5
	if lit {
		shape = ui.CardShape
	}
	if lit || known {
		ink, soft, alpha = u.Theme.Ink, u.Theme.Ink2, 1
	}
	u.Theme.Skin(u, shape, r)
	if lit && u.In.Present && r.Contains(u.In.Cursor) {
		u.Theme.Skin(u, ui.FocusRing, r)
	}
	in := r.Inset(u.Px(6))
	f.drawFoot(u, &in, ref, lit, known, s)
	f.drawNeeds(u, ui.CutBottom(&in, u.Px(30)), ref, alpha)
	name, does := u.Theme.Colored(ui.BodyBold, ink), u.Theme.Colored(ui.Small, soft)
	if wide := widest(f.name(ref), name); wide > in.W {
		name = fitted(f.name(ref), name, in.W)
	}
	text := f.doesTech(ref)
	tall := math.Floor(min(in.W*.64, in.H-ui.TextHeight(f.name(ref), name, in.W)-ui.TextHeight(text, does, in.W)-u.Px(6)))
	if tall >= u.Px(20) { // no picture rather than half a sentence
		u.Picture(f.deck.Scene(f.sceneOf(ref, max(f.faction(f.view.Order.Seat), 0), int(in.W), int(tall))), canvas.Place{At: canvas.Point{X: in.X, Y: in.Y}, Alpha: alpha})
		ui.CutTop(&in, tall+u.Px(3))
	}
	ui.CutTop(&in, u.Paragraph(in, f.name(ref), name, ui.Center)+u.Px(2))
	u.Excerpt(in, text, does)
}

// doesTech says what a technology does: what the cards that it brings add, or its effect.
func (f *Face) doesTech(ref rules.Ref) string {
	if card, some := game.CardOfTech(ref); some {
		return f.cardFacts(card)
	}
	return f.effect(ref)
}

// cardFacts says what the combat cards of a technology add to attack and health, a strike for the unit that it names, and what they do
// besides.
func (f *Face) cardFacts(card rules.Ref) string {
	k := game.FactsOfCard(card)
	facts := f.word("tech.strike", rules.R(k.Named), rules.N(k.Attack), rules.N(k.Health))
	if k.Ploy {
		facts = f.word("tech.ploy", rules.N(k.Attack), rules.N(k.Health))
	}
	return f.besides(facts, &k)
}

// besides adds to what is told of a card what it does besides its values.
func (f *Face) besides(facts string, k *game.CardFacts) string {
	if k.Key == "" {
		return facts
	}
	return f.word("tech.besides", rules.W(facts), rules.W(f.voice.Below("sector.face.key.", k.Key)))
}

// sceneOf is the picture of a technology: that of its combat card, or its own.
func (f *Face) sceneOf(ref rules.Ref, faction int8, w, h int) cards.Scene {
	id := f.id(ref)
	if card, some := game.CardOfTech(ref); some {
		id = f.id(card)
	}
	return cards.Scene{ID: id, Faction: faction, W: w, H: h}
}

// drawNeeds draws the building that a technology needs, and its price.
func (f *Face) drawNeeds(u *ui.UI, r canvas.Rect, ref rules.Ref, alpha float64) {
	f.drawGood(u, canvas.Rect{X: r.X, Y: r.Y, W: r.W * .45, H: r.H - u.Px(3)}, game.BuildingOfTech(ref), alpha)
	p := game.PriceOf(ref)
	w := u.Px(10)*float64(p.Minerals) + u.Px(12)*float64(p.Gas)
	f.drawPrice(u, canvas.Point{X: r.Right() - w - u.Px(4), Y: r.Center().Y}, p)
}

// drawFoot draws at the foot of a technology that it is learnt, that it can be bought, or why not.
func (f *Face) drawFoot(u *ui.UI, in *canvas.Rect, ref rules.Ref, lit, known bool, s *table.Sight) {
	small := u.Theme.Colored(ui.Small, u.Theme.Why)
	switch {
	case known:
		foot := ui.CutBottom(in, u.Px(24))
		w, h := math.Floor(foot.W+u.Px(8)), math.Floor(foot.H)
		u.Picture(f.box.Ribbon(f.theme.Good, w, h, u.Theme.Scale), canvas.Place{At: canvas.Point{X: foot.X - u.Px(4), Y: foot.Y}})
		st := u.Theme.Colored(ui.Small, palette.Ivory)
		u.Words(foot, f.word("tech.known"), fitted(f.word("tech.known"), st, foot.W-u.Px(20)), ui.Center)
	case lit:
		foot := ui.CutBottom(in, u.Px(24))
		u.Theme.Skin(u, ui.OfferButton, foot)
		u.Words(foot, f.word("tech.buy"), u.Theme.Colored(ui.Small, u.Theme.OfferInk), ui.Center)
	default:
		bad := s.Offers.Why(ref)
		if bad == nil {
			return
		}
		why := f.voice.Say(bad.Why)
		high := ui.TextHeight(why, small, in.W)
		u.Paragraph(ui.CutBottom(in, max(high, math.Round(fonts.LineHeight(small.Face, small.Size)))), why, small, ui.Center)
	}
}
