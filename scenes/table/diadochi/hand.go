package diadochi

import (
	"fmt"
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/cards"
	"tyche/sprites/diadochi/vignettes"
)

// hand is the fan of cards over the lower edge of the map.
type hand struct {
	lift  [16]float64     // how far each card has risen, 0 to 1
	boxes [16]canvas.Rect // where each was drawn last
	hover int
	away  bool // for cards that were turned up

	folded bool // away from the map, where it lies over that: see foldable
}

// Sizes of a card in hand, design pixels.
const (
	cardWidth  = 118
	cardHeight = 180
	rise       = 22    // how far the card under the cursor comes up
	cardShown  = 160   // how much of a resting card is seen
	cardTilt   = 0.035 // of a card against its neighbour, in radians
	dropShare  = 0.022 // of its height that a card lies lower than its inner neighbour
)

// HandHeight is what the fan covers of the map.
func (f *Face) HandHeight() float64 { return cardShown + 14 }

// EmptyHanded says that the viewer holds no cards; for nobody, who looks on while hands are closed, that none were dealt yet: the map
// stays as it is.
func (f *Face) EmptyHanded() bool {
	if f.view.Seat == rules.Nobody {
		return !slices.ContainsFunc(f.view.Seats, func(p game.PlayerView) bool { return p.Hand > 0 })
	}
	return len(f.view.Hand) == 0
}

// drawHand draws the cards and returns the one that was clicked.
func (f *Face) drawHand(u *ui.UI, a table.Areas, s *table.Sight) (clicked rules.Ref) {
	n := len(f.view.Hand)
	f.hand.away = f.turnsUp()
	r, folded := f.foldKey(u, a)
	if n == 0 || r.W <= 0 || f.hand.away || folded {
		clear(f.hand.boxes[:])
		return clicked
	}
	shown, tilt := float64(cardShown), cardTilt
	if f.app.Theme.Touch { // small, and no finger lifts them to be read: whole
		shown = cardHeight
	}
	if r.Y >= f.camera.View.Y+f.camera.View.H { // in a strip of their own: upright as well
		shown, tilt = cardHeight, 0
	}
	scale := min(r.H/u.Px(shown+14), 1)
	w, h := u.Px(cardWidth)*scale, u.Px(cardHeight)*scale
	lean := h * tilt * float64(n-1) / 2 // how far the corners of the outer cards stand out
	step := min(w+u.Px(8), (r.W-2*lean-w)/max(float64(n-1), 1))
	left := r.X + (r.W-step*float64(n-1)-w)/2
	f.hand.hover = f.overCard(u, r, left, step, w, n)
	for i := range n {
		f.raise(u, i, i == f.hand.hover)
	}
	for pass := range 2 {
		for i := range n {
			if (i == f.hand.hover) != (pass == 1) {
				continue
			}
			box := canvas.Rect{X: left + step*float64(i), Y: r.Y + r.H - u.Px(shown)*scale, W: w, H: h}
			f.hand.boxes[min(i, len(f.hand.boxes)-1)] = box.Intersect(r)
			f.drawCard(u, i, box, tilt, s)
		}
	}
	if f.hand.hover >= 0 {
		f.drawLarge(u, f.hand.hover, left+step*float64(f.hand.hover)+w/2, r)
		u.Block(canvas.Rect{X: left, Y: r.Y, W: step*float64(n-1) + w, H: r.H})
		s.Hover = f.view.Hand[f.hand.hover].Ref
		if _, click := u.In.Clicked(ui.LeftButton); click {
			clicked = f.view.Hand[f.hand.hover].Ref
		}
	}
	return clicked
}

// Careful says that a click on a card asks before it is played, and so does one on a piece that means nothing but a free action: whoever
// wants to look at a king must not send him through the gates. On the march the same click takes him along or leaves him. A player's card is
// where he is read about, whatever is asked.
func (f *Face) Careful(ref rules.Ref, only rules.Caption) bool {
	return ref.Kind == game.KindCard || ref.Kind == game.KindSeat || only.Rank == rules.Aside && !f.view.March.Active
}

// Card says that a thing is a card.
func (f *Face) Card(ref rules.Ref) bool { return ref.Kind == game.KindCard }

// overCard returns the card under the cursor, or -1; the rightmost of overlapping ones.
func (f *Face) overCard(u *ui.UI, r canvas.Rect, left, step, w float64, n int) int {
	if !u.In.Present || u.Over() {
		return -1
	}
	for i := n - 1; i >= 0; i-- {
		box := canvas.Rect{X: left + step*float64(i), Y: r.Y, W: w, H: r.H}
		top := r.Y + r.H*14/(cardShown+14) - f.lifted(i)*u.Px(rise)
		if box.Contains(u.In.Cursor) && u.In.Cursor.Y >= top {
			return i
		}
	}
	return -1
}

func (f *Face) lifted(i int) float64 { return f.hand.lift[min(i, len(f.hand.lift)-1)] }

// raise lifts the card under the cursor smoothly.
func (f *Face) raise(u *ui.UI, i int, up bool) {
	if i >= len(f.hand.lift) {
		return
	}
	goal := 0.0
	if up {
		goal = 1
	}
	l := &f.hand.lift[i]
	*l += (goal - *l) * (1 - math.Exp(-u.In.Dt*14))
	if f.app.Prefs.ReducedMotion || math.Abs(goal-*l) < 0.01 {
		*l = goal
	}
}

// drawCard draws one card of the hand; those that may be played now glow.
func (f *Face) drawCard(u *ui.UI, i int, r canvas.Rect, turn float64, s *table.Sight) {
	card := &f.view.Hand[i]
	lift := f.lifted(i)
	n := float64(len(f.view.Hand))
	tilt := (float64(i) - (n-1)/2) * turn * (1 - lift)
	drop := math.Abs(tilt) / cardTilt * r.H * dropShare
	at := canvas.Point{X: r.X + r.W/2, Y: r.Y + r.H/2 + drop - lift*u.Px(rise)}
	pic := f.deck.Small(f.wordsOf(card), int(r.W))
	u.Picture(pic, canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Turn: tilt})
	if s.Offers.Lit(card.Ref) {
		f.drawEdge(u, at, r.W, r.H, tilt)
	}
}

// drawEdge lines a card that may be played with the glow of what is offered.
func (f *Face) drawEdge(u *ui.UI, at canvas.Point, w, h, tilt float64) {
	sin, cos := math.Sincos(tilt)
	corner := func(x, y float64) canvas.Point {
		x, y = x*(w/2-u.Px(1)), y*(h/2-u.Px(1))
		return canvas.Point{X: at.X + x*cos - y*sin, Y: at.Y + x*sin + y*cos}
	}
	p := [...]canvas.Point{corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)}
	for i := 1; i < len(p); i++ {
		u.Line(p[i-1], p[i], u.Px(2.4), f.theme.Glow)
	}
}

// readableCard is the least width, in design pixels, at which the words on a card can be read.
const readableCard = 250

// drawLarge shows the card under the cursor at reading size above the hand. Where the map is too low for that it lies over the bar as
// well; where it would still be too small, or lie on the note of a coach that may speak of it, its words are written on a sheet.
func (f *Face) drawLarge(u *ui.UI, i int, x float64, r canvas.Rect) {
	v, foot := f.camera.View, math.Round(r.Y-u.Px(rise)-4)
	wide := func(top float64) float64 { return min(u.Px(300), (foot-top-u.Px(4))*0.6) }
	w := wide(v.Y)
	if w < u.Px(readableCard) && !f.noted {
		w = wide(u.Px(ui.TopBar))
	}
	if w < u.Px(readableCard) {
		u.Float(func() { f.drawCardSheet(u, &f.view.Hand[i], x, foot) })
		return
	}
	pic := f.deck.Large(f.wordsOf(&f.view.Hand[i]), int(w))
	x = min(max(x, v.X+w/2+u.Px(6)), v.X+v.W-w/2-u.Px(6))
	u.Float(func() {
		u.Picture(pic, canvas.Place{At: canvas.Point{X: math.Round(x), Y: foot}, AnchorX: .5, AnchorY: 1})
	})
}

// drawCardSheet writes what a card says on a sheet that ends at foot, with x in its middle where there is room.
func (f *Face) drawCardSheet(u *ui.UI, c *game.CardView, x, foot float64) {
	words, pad := f.wordsOf(c), u.Px(ui.Padding)
	w := min(u.Px(370), u.In.W-u.Px(12))
	type line struct {
		text string
		st   fonts.Style
	}
	kind := words.Kind
	if words.OP > 0 {
		kind = fmt.Sprintf("%s · %d %s", kind, words.OP, words.Points)
	}
	lines := [...]line{{words.Title, u.Theme.Text(ui.Name)}, {kind, u.Theme.Colored(ui.Italic, u.Theme.Heading)},
		{words.Effect, u.Theme.Text(ui.Body)}, {words.History, u.Theme.Colored(ui.Italic, u.Theme.Ink2)}}
	h := 2 * pad
	for _, l := range lines {
		h += ui.TextHeight(l.text, l.st, w-2*pad) + u.Px(5)
	}
	x = min(max(x, w/2+u.Px(6)), u.In.W-w/2-u.Px(6))
	box := canvas.Rect{X: math.Round(x - w/2), Y: max(foot-h, u.Px(4)), W: w, H: h}
	u.Theme.Skin(u, ui.CardShape, box)
	in := box.Inset(pad)
	for _, l := range lines {
		ui.CutTop(&in, u.Paragraph(in, l.text, l.st, ui.Left)+u.Px(5))
	}
}

// wordsOf writes a card in the player's language.
func (f *Face) wordsOf(c *game.CardView) cards.Face {
	card := f.id(c.Ref)
	return cards.Face{
		Number: c.Number, Band: cards.Band(c.Band), OP: c.OP, Points: f.word("op"), Motif: vignettes.OfCard[c.Number],
		Kind:  f.word([...]string{"band.event", "band.bonus", "band.surprise"}[c.Band]),
		Title: f.cardText(card, ".title"), Effect: f.cardText(card, ".effect"), History: f.cardText(card, ".history"),
	}
}

// cardText says a part of a card: ".title", ".effect" or ".history".
func (f *Face) cardText(card, part string) string {
	return f.voice.Below("diadochi.card.", f.voice.Joined(card, part))
}

// describeCard draws a card's words at reading size.
func (f *Face) describeCard(u *ui.UI, r *canvas.Rect, ref rules.Ref) {
	card := f.id(ref)
	f.para(u, r, f.cardText(card, ".effect"), ui.Body)
	f.para(u, r, f.cardText(card, ".history"), ui.Italic)
}
