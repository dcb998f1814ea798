package title

import (
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The boxes of the games: the one that lies open decides what stands behind the title and whose set-up, lessons and
// rulebook the buttons open.

const (
	boxHeight = 86 // design pixels, with the name
	leastBox  = 56 // in a low window
	boxFoot   = 24 // of the name
)

func (t *Title) game() *house.Kind { return &t.house.Kinds[t.open] }

// reopen finds the box that was open last.
func (t *Title) reopen() {
	for i := range t.house.Kinds {
		if t.id(i) == t.house.App.Prefs.Game {
			t.open = i
		}
	}
}

func (t *Title) id(i int) string { return t.house.Kinds[i].Rules.Info().ID }

// backdrop paints the picture of the open game, and says whether it is still at work.
func (t *Title) backdrop(u *ui.UI, r canvas.Rect) (busy bool) {
	k := t.game()
	if k.Backdrop == nil {
		return false
	}
	if t.backdrops[t.open] == nil {
		t.backdrops[t.open] = k.Backdrop(t.house.App, t.house.Voice(k))
	}
	return t.backdrops[t.open](u, r)
}

// boxesHeight is nothing where there is but one game.
func (t *Title) boxesHeight(u *ui.UI) float64 {
	if len(t.house.Kinds) < 2 {
		return 0
	}
	return u.Px(boxHeight + 10)
}

// boxes draws a box for each game, with the emblems of its seats on the lid.
func (t *Title) boxes(u *ui.UI, r canvas.Rect) {
	if r.H <= 0 {
		return
	}
	ui.CutBottom(&r, u.Px(10))
	var names []string
	for i := range t.house.Kinds {
		names = append(names, u.App.Say(t.id(i)+".title"))
	}
	if !u.Tiles(r, u.Px(boxFoot), names, &t.open, func(i int, lid canvas.Rect) { t.lid(u, i, lid) }) {
		return
	}
	p := u.App.Prefs
	p.Game = t.id(t.open)
	if err := p.Save(u.App.Store); err != nil {
		u.App.Note(err)
	}
}

// lidWidth is how wide the fan of a lid is, in sizes of the emblem in front.
const lidWidth = 2

// lid fans out the first three emblems of a game, the first one in front.
func (t *Title) lid(u *ui.UI, i int, r canvas.Rect) {
	size, mid := min(r.H*.8, r.W/lidWidth), r.Center()
	for _, seat := range [...]struct {
		emblem     int
		aside, low float64 // of its size
		size       float64
	}{{1, -.55, .04, .8}, {2, .55, .04, .8}, {0, 0, 0, 1}} {
		if list := t.house.Kinds[i].Emblems; seat.emblem < len(list) {
			u.Emblem(&list[seat.emblem], canvas.Point{X: mid.X + seat.aside*size, Y: mid.Y + seat.low*size}, seat.size*size)
		}
	}
}
