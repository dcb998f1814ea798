package replay

import (
	"math"
	"slices"

	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// bar is the top bar: how far the game is, and the way out. It says whether the player tabs.
func (r *Replay) bar(u *ui.UI, at canvas.Rect) (leave bool) {
	u.Block(at)
	u.Fill(at, u.Theme.Wood)
	in := at
	u.Fill(ui.CutBottom(&in, u.Px(2)), u.Theme.Gilt)
	ui.CutLeft(&in, u.Px(8))
	side := min(u.Px(u.Theme.Tall(32)), in.H)
	leave = u.IconButton(ui.Middle(ui.CutLeft(&in, side), side, side), ui.BackSign, u.App.Say("house.back"), ui.ButtonOpts{Bar: true, Hot: ui.KeyEscape})
	ui.CutLeft(&in, u.Px(12))
	r.branchButton(u, &in)
	ui.CutLeft(&in, r.face.Progress(u, in)+u.Px(14))
	ui.CutLeft(&in, u.Words(in, r.word("title"), u.Theme.Colored(ui.Prompt, u.Theme.Gilt2), ui.Left)+u.Px(14))
	if r.flat {
		u.Words(in, r.move(), u.Theme.Colored(ui.Label, u.Theme.WoodText), ui.Left)
	}
	return leave
}

// eyesPanel chooses through whose eyes the game is seen.
func (r *Replay) eyesPanel(u *ui.UI, at canvas.Rect) {
	if at.W <= 0 || at.H <= 0 {
		return
	}
	in := u.TitledPanel(at, r.word("eyes"))
	var labels []string
	for _, seat := range r.open {
		labels = append(labels, r.nameOf(seat))
	}
	now := max(slices.Index(r.open, r.eyes), 0)
	if u.Cycle(ui.CutTop(&in, u.Px(u.ButtonHeight())), "eyes", labels, &now) {
		r.eyes = r.open[now]
		r.watched = false // what was watched was counted in what others saw
		r.tell()
		r.jump(r.at)
	}
	ui.CutTop(&in, u.Px(ui.ButtonGap))
	if r.slim && in.H > u.Px(u.ButtonHeight()+20) { // the strip below has no room for them
		foot := ui.CutBottom(&in, u.Px(u.ButtonHeight()))
		r.paces(u, ui.CutRight(&foot, min(u.Px(112), foot.W/2)))
		u.Words(foot, r.move(), u.Theme.Text(ui.Label), ui.Left)
		ui.CutBottom(&in, u.Px(ui.ButtonGap))
	}
	about := "eyes.about"
	if len(r.open) == 1 {
		about = "eyes.closed"
	}
	if in.H > u.Px(20) {
		u.Clip(in)
		u.Paragraph(in, r.word(about), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
		u.Unclip()
	}
}

func (r *Replay) nameOf(seat rules.Seat) string {
	if seat == rules.Nobody {
		return r.word("public")
	}
	return r.house.NameOf(r.session.Header().Seats, int(seat))
}

// move says which move is shown.
func (r *Replay) move() string { return r.word("move", r.at, r.session.Len()) }

// controls draws the line of time and the buttons: beside each other in a low window, which says above which move is shown.
func (r *Replay) controls(u *ui.UI, at canvas.Rect) {
	u.Block(at)
	u.Fill(at, u.Theme.Wood)
	u.Fill(canvas.Rect{X: at.X, Y: at.Y, W: at.W, H: u.Px(1)}, u.Theme.Gilt)
	in := at.Inset(u.Px(8))
	side := min(u.Px(u.Theme.Tall(34)), in.H)
	if r.flat {
		used := r.buttons(u, canvas.Rect{X: in.X, Y: in.Y, W: in.W * flatShare, H: in.H}, side)
		ui.CutLeft(&in, used+u.Px(12))
		if in.W > u.Px(300) {
			r.paces(u, ui.Middle(ui.CutRight(&in, u.Px(112)), u.Px(112), side))
			ui.CutRight(&in, u.Px(12))
		}
		r.timeline(u, in)
		return
	}
	line := in.H * 0.45
	if u.Theme.Touch {
		line = in.H - side
	}
	r.timeline(u, ui.CutTop(&in, line))
	r.buttons(u, ui.Middle(in, in.W, side), side)
}

// flatShare is how much of the width the buttons take at most where the line stands beside them.
const flatShare = .55

// timeline is the bar that jumps to any moment, with a numeral where each turn begins.
func (r *Replay) timeline(u *ui.UI, at canvas.Rect) {
	n := float64(len(r.moments) - 1)
	if n == 0 {
		return
	}
	track := at
	marks := ui.CutTop(&track, min(at.H*0.42, at.H-u.Px(u.Theme.Tall(0))))
	knob := u.Px(20) // of the slider: its middle runs between half a knob from each end
	if r.history != nil {
		turn := 0
		for _, p := range r.history.Periods {
			x := math.Round(track.X + knob/2 + (track.W-knob)*float64(r.after(p.From))/n)
			tall := marks.H * 0.3
			if p.Stands.Turn != turn {
				turn, tall = p.Stands.Turn, marks.H
				r.turnName(u, canvas.Rect{X: x + u.Px(4), Y: marks.Y, W: u.Px(40), H: marks.H}, turn)
			}
			u.Fill(canvas.Rect{X: x, Y: marks.Bottom() - tall, W: max(u.Px(1), 1), H: tall}, u.Theme.Gilt)
		}
	}
	v := float64(r.now())
	if u.Slider(track, "timeline", &v, ui.SliderOpts{Hi: n, Step: 1}) {
		r.slide(v)
	}
}

// slide goes to where the slider was put: several moments may look the same, and back leads before them.
func (r *Replay) slide(v float64) {
	if at := int(v); at < r.now() {
		r.standBefore(at + 1)
	} else {
		r.stand(at)
	}
}

var numerals = [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"}

func (r *Replay) turnName(u *ui.UI, at canvas.Rect, turn int) {
	if turn > 0 && turn < len(numerals) && at.H >= u.Px(11) {
		u.Words(at, numerals[turn], u.Theme.Colored(ui.Caption, u.Theme.WoodText2), ui.Left)
	}
}

// step is a button that leads to another move.
type step struct {
	sign icons.Icon
	tip  string
	do   func()
}

// buttons step, play and set the speed. They tell how wide the steps are.
func (r *Replay) buttons(u *ui.UI, at canvas.Rect, side float64) (whole float64) {
	play, name := icons.Play, "play"
	if r.playing {
		play, name = icons.Pause, "pause"
	}
	steps := []step{
		{icons.First, "first", func() { r.stop(0) }},
		{icons.Slower, "turn-back", func() { r.stop(r.round(-1)) }},
		{icons.Previous, "back", func() { r.back() }},
		{play, name, r.Play},
		{icons.Next, "forward", func() { r.playing = false; r.step() }},
		{icons.Faster, "turn-on", func() { r.stop(r.round(1)) }},
		{icons.Last, "last", func() { r.stop(r.session.Len()) }},
	}
	if len(r.phases) > 0 {
		steps = slices.Insert(steps, 2, step{icons.Left, "phase-back", func() { r.phase(-1) }})
		steps = slices.Insert(steps, 6, step{icons.Right, "phase-on", func() { r.phase(1) }})
	}
	n := float64(len(steps))
	gap := min(u.Px(6), at.W*0.01)
	side = min(side, (at.W-gap*(n-1))/n)
	whole = side*n + gap*(n-1)
	x := at.X
	if spare := at.W - whole; spare > u.Px(420) {
		x = at.X + math.Round(spare/2)
	}
	for i, s := range steps {
		box := canvas.Rect{X: x + float64(i)*(side+gap), Y: at.Y, W: side, H: at.H}
		if u.IconButton(box, s.sign, r.word(s.tip), ui.ButtonOpts{Bar: true}) {
			s.do()
		}
	}
	rest := canvas.Rect{X: x + whole + u.Px(12), Y: at.Y, W: at.Right() - x - whole - u.Px(12), H: at.H}
	if r.slim = rest.W < u.Px(110) && !r.flat; r.slim || r.flat {
		return whole
	}
	if rest.W > u.Px(240) {
		r.paces(u, ui.CutRight(&rest, u.Px(112)))
	}
	u.Words(rest, r.move(), u.Theme.Colored(ui.Label, u.Theme.WoodText), ui.Left)
	return whole
}

// paces chooses the speed at which moves follow each other and are acted out, here as at the table.
func (r *Replay) paces(u *ui.UI, at canvas.Rect) {
	var labels []string
	for i := range table.Paces {
		labels = append(labels, table.PaceLabel(i))
	}
	now := max(slices.Index(table.Paces, r.speed()), 0)
	if u.Cycle(at, "speed", labels, &now) {
		u.App.Prefs.Speed = table.Paces[now]
		if err := u.App.Prefs.Save(u.App.Store); err != nil {
			u.App.Note(err)
		}
	}
}
