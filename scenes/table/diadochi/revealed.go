package diadochi

import (
	"math"
	"slices"

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

// drawRevealed lays one of the cards that were turned up in its place, with the sentence that says what they are over the first.
func (f *Face) drawRevealed(u *ui.UI, i int) {
	k := &f.acts
	up := func(a act) bool { return a.event.Verb == game.EvCardRevealed }
	first, of := slices.IndexFunc(k.list, up), 0
	for _, a := range k.list {
		if up(a) {
			of++
		}
	}
	v := f.camera.View
	v.H -= f.covered
	gap, head := u.Px(18), u.Px(34)
	h := min((v.H-head)*0.86, u.Px(440), (v.W-gap*float64(of+1))/float64(of)/0.6)
	w := h * 0.6
	left := v.X + (v.W-w*float64(of)-gap*float64(of-1))/2
	top := v.Y + (v.H-h+head)/2
	at := canvas.Point{X: math.Round(left + (w+gap)*float64(i-first) + w/2), Y: math.Round(top + h/2)}
	grow := min((k.clock.Now()-k.clock.Cue(i).Start)/(0.25*60*k.clock.Speed()), 1)
	if f.app.Prefs.ReducedMotion {
		grow = 1
	}
	if i == first {
		drawCardHead(u, canvas.Rect{X: v.X, Y: top - head - u.Px(6), W: v.W, H: head}, f.word("revealed", rules.N(of)))
	}
	c := game.CardFace(int(k.list[i].event.Who.ID))
	u.Picture(f.deck.Large(f.wordsOf(&c), int(w)), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Squeeze: max(grow, 0.05)})
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
