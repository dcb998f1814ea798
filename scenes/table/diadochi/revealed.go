package diadochi

import (
	"math"

	"tyche/board/timeline"
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Cards that are turned up at the end of a Round (3.44) are nobody's doing: no player was seen to think about them, and some act at
// once. They lie side by side until they can have been read, however fast all else goes by.

// readSeconds is how long the cards lie there; glanceSeconds is that where no person plays. The next one is turned turnSeconds later.
const readSeconds, glanceSeconds, turnSeconds = 3.2, 0.9, 0.4

// cueRevealed puts a card that is turned up on the clock: the first of several after what came before, the others beside it.
func (f *Face) cueRevealed(n int) {
	seconds := readSeconds
	if f.persons == 0 {
		seconds = glanceSeconds
	}
	k := &f.acts
	pace := 60 * max(table.Haste(f.app.Prefs.Speed, k.personal), 1) // the clock's ticks in a second
	c := timeline.Cue{Length: seconds * pace, Ease: timeline.Steady}
	if last := len(k.list) - 1; last >= 0 && k.list[last].event.Verb == game.EvCardRevealed {
		before := k.clock.Cue(last)
		late := min(turnSeconds*pace, before.Length/2)
		k.clock.Add(timeline.Cue{Start: before.Start + late, Length: before.Length - late, Ease: timeline.Steady})
	} else {
		k.clock.Then(c)
	}
	k.list = append(k.list, act{event: k.all[n], n: n, who: k.all[n].Who, at: f.camera.Centre})
}

// toRevealed is the tick at which all cards lie turned up that are still to come; false where none are.
func (f *Face) toRevealed() (tick float64, coming bool) {
	k := &f.acts
	for i := range k.list {
		if c := k.clock.Cue(i); k.list[i].event.Verb == game.EvCardRevealed && c.Start > k.clock.Now() {
			tick, coming = c.Start, true
		}
	}
	return tick, coming
}

// legible is the width from which the words on a card can be read, in design pixels; cardShape is its width against its height.
const legible, cardShape = 210, 0.6

// drawRevealed lays one of the cards that were turned up in its place, with the sentence that says what they are over the first.
func (f *Face) drawRevealed(u *ui.UI, i int) {
	k := &f.acts
	first, of := k.turnedUp()
	v, gap, head := f.camera.View, u.Px(revealedGap), u.Px(revealedHead)
	h := f.revealedHeight(u, of)
	w := h * cardShape
	if w < u.Px(legible) {
		f.drawRevealedRow(u, i, i-first, of)
		return
	}
	left := v.X + (v.W-w*float64(of)-gap*float64(of-1))/2
	top := v.Y + (v.H-h+head)/2
	at := canvas.Point{X: math.Round(left + (w+gap)*float64(i-first) + w/2), Y: math.Round(top + h/2)}
	if i == first {
		drawCardHead(u, canvas.Rect{X: v.X, Y: top - head - u.Px(6), W: v.W, H: head}, f.revealedWords(of))
	}
	c := game.CardFace(int(k.list[i].event.Who.ID))
	u.Picture(f.deck.Large(f.wordsOf(&c), int(w)), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Squeeze: f.turned(i)})
}

// revealedWords say how many cards were turned up, and what of them takes effect.
func (f *Face) revealedWords(of int) string {
	effective, key := rules.Ref{}, "revealed.none"
	for i := range f.acts.list {
		e := f.acts.list[i].event
		if e.Verb != game.EvCardRevealed || !game.ResolvesRevealed(int(e.Who.ID)) {
			continue
		}
		if key = "revealed.one"; effective != (rules.Ref{}) {
			key = "revealed.all"
		}
		effective = e.Who
	}
	return f.word(key, rules.N(of), rules.R(effective))
}

// turnedUp is the first of the acts that turn a card up, and how many there are.
func (k *acts) turnedUp() (first, of int) {
	first = -1
	for i := range k.list {
		if k.list[i].event.Verb == game.EvCardRevealed {
			if of++; first < 0 {
				first = i
			}
		}
	}
	return first, of
}

// What lies around the cards that were turned up, and over them, in design pixels.
const revealedGap, revealedHead = 18, 34

// mostRevealed is how high a card that was turned up is at most, in design pixels.
const mostRevealed = 600

// revealedHeight is how high so many cards are side by side, where the hand gives way to them.
func (f *Face) revealedHeight(u *ui.UI, of int) float64 {
	v := f.camera.View
	return min((v.H-u.Px(revealedHead))*0.9, u.Px(mostRevealed), (v.W-u.Px(revealedGap)*float64(of+1))/float64(of)/cardShape)
}

// turnsUp says whether cards that were turned up lie over the map now: the hand and the small map
// would cover their words.
func (f *Face) turnsUp() bool {
	k := &f.acts
	if !k.on {
		return false
	}
	first, of := k.turnedUp()
	if of == 0 {
		return false
	}
	c, now := k.clock.Cue(first), k.clock.Now()
	return now >= c.Start && now < c.Start+c.Length
}

// turned is how far a card has been turned up.
func (f *Face) turned(i int) float64 {
	if f.app.Prefs.ReducedMotion {
		return 1
	}
	k := &f.acts
	return min(max((k.clock.Now()-k.clock.Cue(i).Start)/(0.25*60*k.clock.Speed()), 0.05), 1)
}

// drawRevealedRow is a card in a window in which its words would be too small: they stand beside it, one card below the other.
func (f *Face) drawRevealedRow(u *ui.UI, i, row, of int) {
	gap, line := u.Px(6), u.Px(34)
	v := f.camera.View.Inset(u.Px(16)) // the frame of the sheet
	said, head := f.revealedWords(of), line
	if fonts.Width(said, u.Theme.Text(ui.Label)) > v.W-u.Px(28) {
		head += u.Px(23) // drawCardHead writes two lines then
	}
	h := min((v.H-head)/float64(of)-gap, u.Px(200))
	top := v.Y + (v.H-head-(h+gap)*float64(of))/2
	if row == 0 {
		drawCardHead(u, canvas.Rect{X: v.X, Y: top + head - line, W: v.W, H: line}, said)
	}
	box := canvas.Rect{X: v.X, Y: math.Round(top + head + gap + (h+gap)*float64(row)), W: v.W, H: h}
	u.Theme.Skin(u, ui.CardShape, box)
	box = box.Inset(u.Px(8))
	c := game.CardFace(int(f.acts.list[i].event.Who.ID))
	words := f.wordsOf(&c)
	w := min(box.H*cardShape, box.W*0.3)
	at := ui.CutLeft(&box, w).Center()
	u.Picture(f.deck.Large(words, int(w)), canvas.Place{At: canvas.Point{X: math.Round(at.X), Y: math.Round(at.Y)}, AnchorX: .5, AnchorY: .5, Squeeze: f.turned(i)})
	ui.CutLeft(&box, u.Px(10))
	f.para(u, &box, words.Title, ui.Name)
	st := u.Theme.Text(ui.Label)
	for least := u.Px(9); st.Size > least && ui.TextHeight(words.Effect, st, box.W) > box.H; {
		st.Size -= .5
	}
	u.Paragraph(box, words.Effect, st, ui.Left)
}

// drawCardHead says over cards that lie on the table where they come from, or whose they are.
func drawCardHead(u *ui.UI, r canvas.Rect, words string) {
	st := u.Theme.Text(ui.Label)
	room := r.W - u.Px(28)
	lines := fonts.Wrap(words, st, room)
	if len(lines) != 2 { // what a card is used for stands at the end
		lines = []string{fonts.Fit(words, st, room)}
	}
	wide := 0.0
	for _, l := range lines {
		wide = max(wide, fonts.Width(l, st))
	}
	step := u.Px(23)
	box := ui.Middle(r, wide+u.Px(28), r.H)
	box.Y -= step * float64(len(lines)-1)
	box.H += step * float64(len(lines)-1)
	u.Theme.Skin(u, ui.CardShape, box)
	for i, l := range lines {
		u.Words(canvas.Rect{X: box.X, Y: box.Y + step*float64(i), W: box.W, H: r.H}, l, st, ui.Center)
	}
}
