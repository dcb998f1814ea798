package diadochi

import (
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A card that is being played lies in the middle of the map. What others play has not been read by whoever looks on: it lies there long
// enough at every speed but the fastest, at which nobody means to read; a Surprise at that too, for it interrupts what somebody was doing.

// playedSeconds is how long a card of another player is seen that is played for what it says, pointsSeconds one that is used for its
// points.
const playedSeconds, pointsSeconds = 2.8, 1.2

// cardLength is how long a played card is seen, in ticks of the clock.
func (f *Face) cardLength(e rules.Event) float64 {
	if own := f.persons.Has(e.Seat); own && e.N == playedSurprise { // it lies in a question that may come again at once
		return max(cardTicks, pointsSeconds*60*table.Haste(f.app.Prefs.Speed, f.acts.personal))
	}
	if f.persons == 0 || f.persons.Has(e.Seat) || f.app.Prefs.Speed >= table.Fastest && e.N != playedSurprise {
		return cardTicks
	}
	seconds := pointsSeconds
	if game.ForItsText(e) {
		seconds = playedSeconds
	}
	return max(cardTicks, seconds*60*table.Haste(f.app.Prefs.Speed, f.acts.personal))
}

// turnTicks is how long it turns up, fadeTicks how long it fades.
const turnTicks, fadeTicks = 11, 6

// playedCard is the height of a card that is being played, playedLarge where the map has room for it, and over a phone, whose eyes are nearer
// but letters smaller; design pixels.
const playedCard, playedLarge = 420, 540

// leaveHand takes the card that is being played out of the viewer's hand: it cannot lie there and over the map.
func (f *Face) leaveHand(e rules.Event) {
	if e.Verb == game.EvCardPlayed {
		f.view.Hand = slices.DeleteFunc(slices.Clone(f.view.Hand), func(c game.CardView) bool { return c.Ref == e.Who })
	}
}

// drawPlayed shows a card that is being played, and over it who plays it and how.
func (f *Face) drawPlayed(u *ui.UI, a *act, i int) {
	if a.event.Who.Kind != game.KindCard {
		return
	}
	c := game.CardFace(int(a.event.Who.ID))
	v := f.camera.View
	said := ""
	if text, tells := game.Game.Tell(a.event); tells {
		said = f.voice.Say(text)
	}
	line := u.Px(34)
	h, head := u.Px(playedCard), line
	if fonts.Width(said, u.Theme.Text(ui.Label)) > v.W-u.Px(28) { // drawCardHead writes two lines then
		head += u.Px(23)
	}
	if v.H*0.8 < h+head { // over what lies beside a low map
		v.Y = u.Px(ui.TopBar)
		v.H = u.In.H - v.Y
		h = min(u.Px(playedLarge), v.H*0.92-head, v.W*0.92/0.6)
	} else {
		h = min(u.Px(playedLarge), v.H*0.8-head, max(h, v.W*0.6))
	}
	w := h * 0.6
	gone := f.acts.clock.Now() - f.acts.clock.Cue(i).Start // ticks, not eased
	left := f.acts.clock.Cue(i).Length - gone
	squeeze, alpha := min(max(gone/turnTicks, 0.05), 1), min(max(left/fadeTicks, 0.02), 1)
	u.Float(func() {
		if said != "" {
			drawCardHead(u, canvas.Rect{X: v.X, Y: v.Y + (v.H-h-head)/2 - u.Px(6) + head - line, W: v.W, H: line}, said)
		}
		if w < u.Px(readableCard) {
			f.drawCardSheet(u, &c, v.X+v.W/2, v.Y+(v.H+head+h)/2)
			return
		}
		u.Picture(f.deck.Large(f.wordsOf(&c), int(w)), canvas.Place{At: canvas.Point{X: v.X + v.W/2, Y: v.Y + (v.H+head)/2}, AnchorX: .5, AnchorY: .5, Squeeze: squeeze, Alpha: alpha})
	})
}
