package sector

import (
	"math"
	"slices"
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
	"tyche/sprites/sector/palette"
)

// drawHand draws the combat cards, event cards read before them, and returns the one that was clicked: whole cards where they lie
// side by side, else strips that can be read, and on a small bench cards that cover each other.
func (f *Face) drawHand(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	f.sortHand()
	f.drawOwner(u, &r)
	w := wholeCard(u, r)
	n := len(f.fan)
	if n == 0 || w < u.Px(20) {
		return clicked
	}
	f.bench.cards = r
	step := min(w+u.Px(4), (r.W-w)/max(float64(n-1), 1))
	if (step < w || w < u.Px(smallCard) && !u.App.Touch) && r.W >= u.Px(leastSlips) {
		switch _, fit := slipColumns(n, r, u.Px(1)); {
		case fit:
			return f.drawSlips(u, r, s)
		case !u.App.Touch: // a finger spreads the hand over the slate
			return f.scrollSlips(u, r, s)
		}
	}
	over := -1
	if u.In.Present && r.Contains(u.In.Cursor) && !u.Over() {
		over = min(int((u.In.Cursor.X-r.X)/step), n-1)
		if u.In.Cursor.X > r.X+step*float64(over)+w {
			over = -1
		}
	}
	if over >= 0 && f.fan[over].n == 0 {
		over = -1
	}
	for i := range f.fan {
		if f.fan[i].n == 0 {
			continue
		}
		at := canvas.Point{X: r.X + step*float64(i), Y: r.Y}
		f.drawn[f.fan[i].ref] = canvas.Rect{X: at.X, Y: at.Y, W: w, H: r.H}
		f.drawCard(u, f.fan[i].ref, at, w)
		if f.fan[i].n > 1 {
			f.drawCopies(u, besideArt(u, at, r.H), f.fan[i].n)
		}
	}
	if over < 0 {
		return clicked
	}
	return f.overHand(u, s, f.fan[over].ref, canvas.Rect{X: r.X + step*float64(over), Y: r.Y, W: w, H: r.H}, r)
}

// smallCard is the width, in design pixels, below which strips tell more than whole cards; for a finger these are spread.
const smallCard = 60.0

// overHand shows the card under the cursor whole, and returns it when it was clicked and the click does not lay it. Under a finger,
// which covers what it presses, the hand is spread over the slate first.
func (f *Face) overHand(u *ui.UI, s *table.Sight, ref rules.Ref, at, hand canvas.Rect) (clicked rules.Ref) {
	s.Hover = ref
	switch _, tapped := u.In.Let(ui.LeftButton); { // let go: where the sheet comes up the finger may not be held down any more
	case u.App.Touch && tapped:
		f.toggleLens(handLens)
		return clicked
	case f.view.Battle.On && !u.App.Touch:
		f.drawBeside(u, ref, hand)
	default:
		f.loupe = loupe{ref, at}
	}
	if u.App.Touch {
		return clicked
	}
	if _, click := u.In.Clicked(ui.LeftButton); click && !f.layCard(ref) {
		clicked = ref
	}
	return clicked
}

// besideArt is where a card says how many there are of it: at the left, that the next card does not cover, on the picture, not on
// what the card adds.
func besideArt(u *ui.UI, at canvas.Point, height float64) canvas.Point {
	return canvas.Point{X: at.X + u.Px(10), Y: at.Y + height*.32}
}

// copies is a card of the hand with how many there are of it.
type copies struct {
	ref rules.Ref
	n   int
}

// sortHand lists the cards of the hand, event cards that were read first, each kind once.
func (f *Face) sortHand() {
	f.fan = f.fan[:0]
	lists := [...][]rules.Ref{f.view.Events, f.cardsHeld()}
	if f.view.ShownOf.Kind != 0 { // another's hand lies there while it is looked at
		lists = [...][]rules.Ref{f.view.Shown, nil}
	}
	for _, list := range lists {
		for _, ref := range list {
			if last := len(f.fan) - 1; last >= 0 && f.fan[last].ref == ref {
				f.fan[last].n++
				continue
			}
			f.fan = append(f.fan, copies{ref, 1})
		}
	}
	f.keepPlaces()
}

// cardsHeld are the combat cards in hand: while a battle is acted out without those that lie face up in its arches by now, which the view of
// before still counts.
func (f *Face) cardsHeld() []rules.Ref {
	k := &f.acts
	if !k.busy() || !f.view.Battle.On || k.after.Seat != f.view.Seat || len(k.after.Hand) >= len(f.view.Hand) {
		return f.view.Hand
	}
	f.heldCards = f.heldCards[:0]
	for _, ref := range k.after.Hand { // what is drawn meanwhile has not come yet
		if slices.Contains(f.view.Hand, ref) {
			f.heldCards = append(f.heldCards, ref)
		}
	}
	return f.heldCards
}

// keepPlaces leaves the places of cards empty that the viewer has laid face down in the battle under way, so that the others stay
// where they lie while cards are laid for one skirmish after the other.
func (f *Face) keepPlaces() {
	b := &f.view.Battle
	if !b.On || b.Shown {
		return
	}
	for side, seat := range b.Seats {
		for i := range b.Slots {
			if seat == f.view.Seat {
				f.keepPlace(b.Slots[i].Strike[side])
				f.keepPlace(b.Slots[i].Ploy[side])
			}
		}
	}
}

// keepPlace leaves an empty place for a card of which none is left in the hand.
func (f *Face) keepPlace(ref rules.Ref) {
	if ref.Kind != game.KindCard {
		return
	}
	at := 0
	for at < len(f.fan) && (f.fan[at].ref.Kind != game.KindCard || f.fan[at].ref.ID < ref.ID) {
		at++
	}
	if at == len(f.fan) || f.fan[at].ref != ref {
		f.fan = slices.Insert(f.fan, at, copies{ref, 0})
	}
}

// drawCopies draws how many there are of a card, on a coin at its foot.
func (f *Face) drawCopies(u *ui.UI, at canvas.Point, n int) {
	disc(u, at, u.Px(24), palette.Ink)
	disc(u, at, u.Px(20), palette.Gilt)
	u.Words(around(at, u.Px(12)), copyWords[min(n, len(copyWords)-1)], u.Theme.Colored(ui.Number, palette.Ink), ui.Center)
}

// copyWords are written once: a frame makes no words.
var copyWords = func() (list [12]string) {
	for n := range list {
		list[n] = "×" + strconv.Itoa(n)
	}
	return list
}()

// drawBeside draws a card at reading size beside the hand, over what of the bench says nothing in a battle: above the hand lie the arches,
// and the answers that the card is weighed for.
func (f *Face) drawBeside(u *ui.UI, ref rules.Ref, hand canvas.Rect) {
	w := math.Floor(max((hand.H+u.Px(benchRim))*cards.Width/cards.Height, u.Px(leastCard)))
	h := w * cards.Height / cards.Width
	f.drawCard(u, ref, canvas.Point{X: max(math.Round(hand.X-w-u.Px(8)), u.Px(4)), Y: math.Round(hand.Bottom() - h)}, w)
}

func (f *Face) drawCard(u *ui.UI, ref rules.Ref, at canvas.Point, w float64) {
	if ref.Kind == game.KindEvent {
		u.Picture(f.deck.Event(f.eventCard(u, ref, w, f.lit(ref))), canvas.Place{At: at})
		return
	}
	u.Picture(f.deck.Combat(f.combat(ref, int(w), f.lit(ref))), canvas.Place{At: at})
}

// drawCardDetail draws a combat card beside what it does, or above it, as small as it can be read.
func (f *Face) drawCardDetail(u *ui.UI, r *canvas.Rect, ref rules.Ref) {
	w := math.Floor(min(r.W, u.Px(leastCard)))
	h := math.Round(w * cards.Height / cards.Width)
	f.drawCard(u, ref, canvas.Point{X: r.X, Y: r.Y}, w)
	side := canvas.Rect{X: r.X + w + u.Px(10), Y: r.Y, W: r.W - w - u.Px(10)}
	if side.W < u.Px(90) {
		ui.CutTop(r, h+u.Px(6))
		f.para(u, r, f.effect(ref), ui.Body)
		return
	}
	h = max(h, u.Paragraph(side, f.effect(ref), u.Theme.Text(ui.Body), ui.Left))
	ui.CutTop(r, h+u.Px(6))
}

// combat writes a combat card in the player's language.
func (f *Face) combat(ref rules.Ref, w int, lit bool) cards.Combat {
	k := game.FactsOfCard(ref)
	c := cards.Combat{
		ID: f.id(ref), Ploy: k.Ploy, Title: f.name(ref), Role: f.word("strike"), Named: f.word("any-unit"), Others: f.word("others"),
		Faction: max(f.faction(f.handSeat()), 0), Lit: lit, PixelsAcross: w,
		Attack: int8(k.Attack), Health: int8(k.Health), OtherAttack: int8(k.OtherAttack), OtherHealth: int8(k.OtherHealth),
	}
	if k.Ploy {
		c.Role, c.Others = f.word("ploy"), f.word("always")
	}
	if k.Named.Kind != 0 {
		c.Named = f.name(k.Named)
	}
	if k.Key != "" {
		c.Key = f.voice.Below("sector.face.key.", k.Key)
		if k.Ploy {
			c.Others = c.Named
		}
	}
	return c
}
