package imperio

import (
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/table/imperio/stage"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// The transport bar of the film: back, play or hold, a step, the next slot, skip, how fast; and beside it the slots I to
// VII, the one under way with the order of the Houses in it.

// Overlay draws what covers the table while a scene is on the stage, and the transport bar of the film.
func (f *Face) Overlay(u *ui.UI, a table.Areas, s *table.Sight) bool {
	k := &f.film
	f.steers = false
	if !k.busy() {
		if f.screens() {
			f.drawBar(u, a, s)
		}
		f.drawBook(u, a.Window, s)
		return false // a book is not watched
	}
	f.transportKeys(u, s)
	if !k.busy() {
		return false
	}
	if k.now().beat == stage.None {
		f.drawBar(u, a, s)
		return false
	}
	room := a.Window
	if f.besideAnswers() {
		room = battleRoom(a)
	}
	f.drawStage(u, room, s)
	return k.busy()
}

// Conceals says whether a scene of the film hides the whole table but for its bar.
func (f *Face) Conceals() bool {
	return f.film.busy() && f.film.now().beat != stage.None && !f.besideAnswers()
}

// besideAnswers says whether the scene under way is a battle that may ask, and leaves the list of answers in sight.
func (f *Face) besideAnswers() bool { return f.film.now().beat <= stage.End && f.asksInBattle() }

// Steers says whether the transport bar is in sight: then the bar of the table needs no second one.
func (f *Face) Steers() bool { return f.steers }

// drawBar draws the rail of the slots and the transport bar: at the top of the desk, or along the lower edge of the chart where there is none.
func (f *Face) drawBar(u *ui.UI, a table.Areas, s *table.Sight) {
	tall, edge := u.Px(u.Tall(40)), u.Px(8)
	bar := canvas.Rect{X: a.Hand.X + u.Px(12), Y: a.Hand.Y + edge, W: a.Map.Right() - a.Hand.X - u.Px(24), H: tall}
	if s.Replayed {
		f.drawSlots(u, a)
		return
	}
	if a.Hand.H <= 0 {
		plate := canvas.Rect{X: a.Map.X, Y: a.Map.Bottom() - tall - 2*edge, W: a.Map.W, H: tall + 2*edge}
		u.Block(plate)
		u.Fill(plate, palette.Plate)
		bar.X, bar.Y, bar.W = plate.X+u.Px(12), plate.Y+edge, plate.W-u.Px(24)
	}
	f.DrawFoot(u, bar, s)
	f.drawRail(u, canvas.Rect{X: bar.X, Y: bar.Y, W: bar.W - f.FootWidth(u) - u.Px(8), H: bar.H})
}

// drawSlots draws the rail alone, in the lower left corner of the chart within its frame: a replay has buttons of its own.
func (f *Face) drawSlots(u *ui.UI, a table.Areas) {
	wide, tall := f.railWidth(u), u.Px(u.Tall(40))
	in := a.Map.Inset(u.Px(chart.FrameWidth))
	if wide == 0 || wide+u.Px(24) > in.W {
		return
	}
	plate := canvas.Rect{X: in.X, Y: in.Bottom() - tall, W: wide + u.Px(24), H: tall}
	u.Block(plate)
	u.Fill(plate, palette.Plate)
	f.drawRail(u, canvas.Rect{X: plate.X + u.Px(12), Y: plate.Y, W: wide, H: tall})
}

// railWidth is how wide the rail is with all slots and the order of the Houses; nothing where it shows none.
func (f *Face) railWidth(u *ui.UI) float64 {
	k := &f.film
	slots, gap := u.Px(railSlot)*game.MaxSlots, u.Px(18)
	switch {
	case !k.busy() && f.view.Slot == 0 || k.busy() && k.phase == resolutionStep && k.slot == 0:
		return 0
	case k.busy() && k.phase != resolutionStep:
		return slots + gap + fonts.Width(f.word(phaseWords[k.phase]), u.Theme.Text(ui.Label))
	}
	return slots + gap + u.Px(railOrder)*float64(len(k.order))
}

// Widths of a slot on the rail and of a House of the order in it, in design pixels.
const railSlot, railOrder = 34, 25

// asksInBattle says whether battles wait for answers, which are listed beside the stage.
func (f *Face) asksInBattle() bool { return f.view.Options>>liveBattles&1 != 0 }

// liveBattles is the bit of the option with which battles ask.
var liveBattles = slices.IndexFunc(game.Game.Info().Options, func(o rules.Option) bool { return o.ID == "live-battles" })

// battleRoom is where a battle is played that may wait for an answer: beside the list of answers, so that nothing moves when it is asked.
func battleRoom(a table.Areas) canvas.Rect {
	r := a.Map
	if low := a.Hand.Bottom(); a.Hand.H > 0 {
		r.H = max(r.H, low-r.Y)
	}
	return r
}

// drawStage draws the scene under way into r.
func (f *Face) drawStage(u *ui.UI, r canvas.Rect, s *table.Sight) {
	k := &f.film
	p := stage.Play{Share: 1, Still: f.app.Prefs.ReducedMotion, View: f.view, Theme: f.theme}
	if k.busy() {
		p.Share, p.Waits = min(k.gone/max(f.length(k.now()), .01), 1), k.waits
		if !s.Replayed {
			p.Foot = f
		}
	}
	f.stage.Draw(u, r, s, p)
}

// live says whether the stage stands still while somebody answers what a battle asks.
func (f *Face) live() bool { return !f.film.busy() && f.view.Battle.On && f.stage.Open() }

// transportKeys follow the keys of the film: full stop for a step, greater-than for the next slot, Backspace for back.
func (f *Face) transportKeys(u *ui.UI, s *table.Sight) {
	if u.Typing() || u.Focused() {
		return
	}
	switch {
	case u.In.Wrote('.'):
		f.step(s)
	case u.In.Wrote('>'):
		f.film.nextSlot(f)
	case u.In.Hit(ui.KeyBackspace, 0):
		f.film.back(f)
	}
}

// step shows the next cue, and holds the film there.
func (f *Face) step(s *table.Sight) {
	s.Hold = table.HoldOn
	f.film.hurry(f)
}

// buttons are those of the bar; hold stands for play too.
var buttons = [...]struct {
	sign ui.Sign
	tip  string
}{{ui.FirstSign, "film.back"}, {ui.PauseSign, "film.hold"}, {ui.NextSign, "film.step"}, {ui.LastSign, "film.slot"}, {ui.CloseSign, "film.skip"}}

// FootWidth is what the buttons of the transport bar take.
func (f *Face) FootWidth(u *ui.UI) float64 {
	return u.Px(u.Tall(34)+footGap)*float64(len(buttons)) + u.Px(speedWidth)
}

// Gap between the buttons of the bar and the width of the one for the speed, in design pixels.
const footGap, speedWidth = 4, 48

// DrawFoot draws the transport bar at the right of r.
func (f *Face) DrawFoot(u *ui.UI, r canvas.Rect, s *table.Sight) {
	f.steers = true
	side, between := min(u.Px(u.Tall(34)), r.H), u.Px(footGap)
	speed := u.Px(speedWidth)
	x := r.Right() - (side+between)*float64(len(buttons)) - speed
	for i, b := range buttons {
		if i == holdButton && s.Held {
			b.sign, b.tip = ui.PlaySign, "film.play"
		}
		u.Scope(900 + i)
		clicked := u.IconButton(canvas.Rect{X: x, Y: math.Round(r.Center().Y - side/2), W: side, H: side}, b.sign, f.word(b.tip), ui.ButtonOpts{Bar: true})
		u.Unscope()
		x += side + between
		if clicked {
			f.pressed(i, s)
		}
	}
	f.speed(u, canvas.Rect{X: x, Y: math.Round(r.Center().Y - side/2), W: speed, H: side})
}

// holdButton is the place of the button that holds the film.
const holdButton = 1

// pressed does what a button of the bar says. Between two parts of the film there is only something to hold.
func (f *Face) pressed(button int, s *table.Sight) {
	k := &f.film
	if button != holdButton && !k.busy() {
		return
	}
	switch button {
	case 0:
		k.back(f)
	case holdButton:
		s.Hold = table.HoldOn
		if s.Held {
			s.Hold = table.HoldOff
		}
	case 2:
		f.step(s)
	case 3:
		k.nextSlot(f)
	default:
		k.end(f)
	}
}

// speed is the button that leads from each speed to the next.
func (f *Face) speed(u *ui.UI, r canvas.Rect) {
	at := 0
	for i, v := range table.Paces {
		if v == f.app.Prefs.Speed {
			at = i
		}
	}
	if u.Button(r, table.PaceLabel(at), ui.ButtonOpts{Bar: true, Tip: f.word("film.speed")}) {
		f.app.Prefs.Speed = table.Paces[(at+1)%len(table.Paces)]
		if err := f.app.Prefs.Save(f.app.Store); err != nil {
			f.app.Note(err)
		}
	}
}

// drawPhase draws the rail when all slots are past: they are told off, and what is under way stands beside them.
func (f *Face) drawPhase(u *ui.UI, r canvas.Rect, w float64) {
	words, st := f.word(phaseWords[f.film.phase]), u.Theme.Colored(ui.Label, palette.Gilt2)
	if w*game.MaxSlots+u.Px(18)+fonts.Width(words, st) <= r.W {
		for i := 1; i <= game.MaxSlots; i++ {
			f.drawSlot(u, ui.CutLeft(&r, w), i, palette.Plate, palette.Gilt)
		}
		ui.CutLeft(&r, u.Px(18))
	}
	u.Words(r, words, st, ui.Left)
}

// drawSlot draws the number of a slot on the rail.
func (f *Face) drawSlot(u *ui.UI, r canvas.Rect, n int, ground, ink paint.Color) {
	chart.Disc(u, r.Center(), u.Px(29), palette.Gilt)
	chart.Disc(u, r.Center(), u.Px(26), ground)
	u.Words(r, chart.Roman(n), u.Theme.Colored(ui.Label, ink), ui.Center)
}

// drawRail draws the slots I to VII, the one under way with the order of the Houses in it; of the slots it alone where there is no room.
func (f *Face) drawRail(u *ui.UI, r canvas.Rect) {
	k, slot := &f.film, f.film.slot
	if !k.busy() {
		slot = f.view.Slot
	}
	w, step := u.Px(railSlot), u.Px(railOrder)
	switch {
	case k.busy() && k.phase != resolutionStep:
		f.drawPhase(u, r, w)
		return
	case slot == 0:
		return
	}
	first, last := 1, game.MaxSlots
	if w*float64(last)+u.Px(18)+step*float64(len(k.order)) > r.W {
		first, last = slot, slot
	}
	x := r.X
	for i := first; i <= last; i++ {
		ground, ink := palette.Plate, palette.Faint
		switch {
		case i == slot:
			ground, ink = palette.Gilt2, palette.Plate
		case i < slot:
			ink = palette.Gilt
		}
		f.drawSlot(u, canvas.Rect{X: x + w*float64(i-first), Y: r.Y, W: w, H: r.H}, i, ground, ink)
	}
	x += w*float64(last-first+1) + u.Px(18)
	for _, seat := range k.order {
		if x+step/2 > r.Right() {
			break
		}
		f.Emblem(u, seat, canvas.Point{X: x, Y: r.Center().Y}, u.Px(26))
		x += step
	}
}
