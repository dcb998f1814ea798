package sector

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// During the walk ten studs take the bench: the hand moves from one to the next, and below them are the buttons that turn
// the page.

// Paged says that Space turns a page now instead of holding the clock.
func (f *Face) Paged() bool { return f.walking() || f.momentWaits() }

// momentWaits says that a moment is shown until somebody goes on.
func (f *Face) momentWaits() bool {
	return f.acts.busy() && f.acts.begun && isRite(f.acts.now().event) && f.page(f.acts.now())
}

// BetweenPages says that there may be another page soon: in the regroup phase computers think between two, and a press more on Space would
// hold them.
func (f *Face) BetweenPages() bool { return f.view.Phase == regroupPhase && f.view.Step > 0 }

// Overlay draws the walk through the regroup phase around the slate, while it lasts.
func (f *Face) Overlay(u *ui.UI, a table.Areas, s *table.Sight) bool {
	bench, _ := benchOf(a)
	if f.momentWaits() && bench.W >= u.Px(60) {
		u.Block(bench)
		u.Picture(f.box.Bench(bench.W, bench.H, u.Theme.Scale), canvas.Place{At: canvas.Point{X: bench.X, Y: bench.Y}})
		f.pageButtons(u, bench)
		return false
	}
	if !f.walking() {
		return false
	}
	f.drawGainChips(u)
	f.drawTrack(u, bench)
	f.drawTale(u, a, s)
	return true
}

// buttonsHeight is the height of the row of buttons below the studs, in design pixels.
const buttonsHeight = 40

// drawTrack draws the studs with their names and the buttons.
func (f *Face) drawTrack(u *ui.UI, r canvas.Rect) {
	if r.H < u.Px(30) || r.W < u.Px(60) {
		return
	}
	u.Block(r)
	u.Picture(f.box.Bench(r.W, r.H, u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	in := canvas.Rect{X: r.X, Y: r.Y + u.Px(6), W: r.W, H: r.H - u.Px(9)}
	if in.H < u.Px(buttonsHeight+30) { // side by side
		f.pageButtons(u, ui.CutRight(&in, in.W*.4))
	} else {
		f.pageButtons(u, ui.CutBottom(&in, u.Px(buttonsHeight)))
	}
	f.drawStuds(u, in)
}

// drawStuds draws the arc with its studs, their names where there is room, and the hand.
func (f *Face) drawStuds(u *ui.UI, in canvas.Rect) {
	names := in.H >= u.Px(84)
	k := math.Round(64*min(u.Theme.Scale, in.H/orrery.TrackHeight, in.W/(orrery.Studs*46))) / 64
	w := math.Floor(in.W)
	top := in.Y
	if !names {
		top = in.Y + (in.H-orrery.TrackHeight*k)/2
	}
	at := func(stud float64) canvas.Point {
		x, y := orrery.TrackAt(stud, w, k)
		return canvas.Point{X: in.X + x, Y: top + y}
	}
	u.Picture(f.box.Track(w, k), canvas.Place{At: canvas.Point{X: in.X, Y: top}})
	now := f.handAt()
	for stud := 1.0; stud < now; stud += .25 {
		u.Line(at(stud), at(min(stud+.25, now)), 3.4*k, palette.Halo)
	}
	step := f.view.Step
	for n := 1; n <= orrery.Studs; n++ {
		stage := orrery.StudAhead
		switch {
		case n == step:
			stage = orrery.StudNow
		case n < step:
			stage = orrery.StudPast
		}
		here := at(float64(n))
		u.Picture(f.box.Stud(n, stage, k), canvas.Place{At: here, AnchorX: .5, AnchorY: .5})
		pitch := (w - 96*k) / (orrery.Studs - 1)
		name := canvas.Rect{X: here.X - pitch/2 + u.Px(2), Y: top + (orrery.TrackHeight+5)*k, W: pitch - u.Px(4), H: u.Px(34)}
		if names && (pitch > u.Px(76) || n == step) {
			if pitch <= u.Px(76) {
				name.X, name.W = max(in.X, min(here.X-u.Px(90), in.Right()-u.Px(180))), u.Px(180)
			}
			st := u.Theme.Colored(ui.Small, studInk[stage])
			st.Bold, st.Size = n == step, st.Size*.96
			u.Paragraph(name, f.word(stepKeys[n]), st, ui.Center)
		}
	}
	tip := at(now)
	u.Picture(f.box.Hand(k), canvas.Place{At: canvas.Point{X: tip.X, Y: tip.Y - 20*k}, AnchorX: .5, AnchorY: 1})
}

// studInk are the colours of the names below the studs.
var studInk = [...]color.NRGBA{orrery.StudAhead: palette.Dim, orrery.StudNow: palette.Gilt, orrery.StudPast: palette.Pale}

// stepKeys are the texts of the steps.
var stepKeys = [stations + 1]string{
	1: "walk.step.1", 2: "walk.step.2", 3: "walk.step.3", 4: "walk.step.4", 5: "walk.step.5", 6: "walk.step.6", 7: "walk.step.7", 8: "walk.step.8", 9: "walk.step.9", 10: "walk.step.10",
}

// handAt is where the hand stands: at the present stud, or on its way there.
func (f *Face) handAt() float64 {
	step := float64(f.view.Step)
	if c := f.station(); c != nil && !f.app.Prefs.ReducedMotion {
		const way = .25 // seconds that the hand takes
		t := min(f.acts.gone/way, 1)
		return max(step-1+t*t*(3-2*t), 1)
	}
	return step
}

// pageWords is how wide a button must be to be written on, in design pixels; a narrower one has a sign.
const pageWords = 84

// pageButtons draws the buttons of the walk: back, on, and to the next choice.
func (f *Face) pageButtons(u *ui.UI, r canvas.Rect) {
	in := r.Inset(u.Px(3))
	in.X, in.W = in.X+u.Px(10), in.W-u.Px(20)
	w := min((in.W-u.Px(16))/3, u.Px(220))
	in = ui.Middle(in, in.W, min(in.H, u.Px(buttonsHeight-6)))
	back := canvas.Rect{X: in.X, Y: in.Y, W: w, H: in.H}
	next := canvas.Rect{X: in.X + (in.W-w)/2, Y: in.Y, W: w, H: in.H}
	skip := canvas.Rect{X: in.Right() - w, Y: in.Y, W: w, H: in.H}
	note := func(key string) string {
		if w < u.Px(170) {
			return ""
		}
		return f.word(key)
	}
	press := func(r canvas.Rect, key string, sign icons.Icon, o ui.ButtonOpts) bool {
		switch {
		case w < u.Px(pageWords), o.Why != "" && w < u.Px(170): // why not is told by the tip
			return u.IconButton(r, sign, f.word(key), o)
		case w < u.Px(120):
			return u.Button(r, f.word(key+".short"), o)
		}
		return u.Button(r, f.word(key), o)
	}
	first := ""
	if f.before() < 0 {
		first = f.word("walk.back.none")
	}
	if press(back, "walk.back", icons.Previous, ui.ButtonOpts{Note: note("walk.back.key"), Left: true, Hot: ui.KeyBackspace, Why: first}) {
		f.back()
	}
	onward := "walk.next" // who waits for a press says so, and so does what goes on by itself
	waits := f.acts.busy() && f.waits()
	if !waits {
		onward = "walk.runs"
	}
	if press(next, onward, icons.Next, ui.ButtonOpts{Note: note("walk.next.key"), Left: true, Main: waits}) || !u.Focused() && u.In.Spend(ui.KeySpace, 0) { // else it would hold what comes next
		f.Hurry()
	}
	if press(skip, "walk.skip", icons.Last, ui.ButtonOpts{Note: note("walk.skip.key"), Left: true}) {
		f.Skip()
	}
}

// taleRect is where the station is told: over the answers and the detail, or on the page that they share.
func taleRect(a table.Areas) canvas.Rect {
	r := a.Decision
	if r.W <= 0 {
		r = a.Detail
	}
	if r.W <= 0 {
		return a.Page
	}
	if a.Detail.W > 0 && a.Detail.X == r.X {
		r.H = max(r.H, a.Detail.Bottom()-r.Y)
	}
	return r
}

// drawTale tells the present station: its rule, what it changes for whom, and why nothing else does.
func (f *Face) drawTale(u *ui.UI, a table.Areas, s *table.Sight) {
	c := f.station()
	r := taleRect(a)
	if c == nil && f.view.Step == eventsStep && f.acts.begun {
		c = f.acts.now()
	}
	if c == nil || r.W <= 0 || r.H < u.Px(60) {
		return
	}
	t := f.tell(c)
	u.Block(r)
	in := u.TitledPanel(r, t.title)
	box := u.BeginScroll(in, &f.walk.scroll)
	left := box
	left.H = 10000
	wait := "walk.wait"
	if c.event.Verb == summaryPage {
		wait = "walk.all.wait"
	} else {
		f.drawRule(u, &left, t, s)
	}
	if f.acts.busy() && f.waits() {
		f.para(u, &left, f.word(wait), ui.Italic)
	}
	f.drawRows(u, &left, t.rows, s)
	if len(t.why) > 0 && (f.waits() || s.Held) {
		f.heading(u, &left, f.word("walk.why"))
		f.drawRows(u, &left, t.why, s)
	}
	u.EndScroll(&f.walk.scroll, left.Y-box.Y)
}

// drawRule draws what the rule book says of the station; its number leads there.
func (f *Face) drawRule(u *ui.UI, r *canvas.Rect, t *tale, s *table.Sight) {
	st := u.Theme.Text(ui.Body)
	h := ui.TextHeight(t.rule, st, r.W-u.Px(20)) + u.Px(38)
	card := ui.CutTop(r, h)
	ui.CutTop(r, u.Px(8))
	u.Theme.Skin(u, ui.InlayShape, card)
	in := card.Inset(u.Px(8))
	u.Paragraph(in, t.rule, st, ui.Left)
	drawCite(u, ui.CutBottom(&in, u.Px(20)), t.chip, t.cite, s)
}

// drawCite writes the number of a rule at the right of a line, which leads to the rulebook, and returns its width.
func drawCite(u *ui.UI, line canvas.Rect, chip string, cite rules.Rule, s *table.Sight) float64 {
	w := fonts.Width(chip, u.Theme.Text(ui.Number))
	hover, clicked := u.Spot(chip, ui.CutRight(&line, w+u.Px(8)).Inset(-u.Px(2)))
	ink := u.Theme.Heading
	if hover {
		ink = u.Theme.Ink
	}
	line.W += w + u.Px(8)
	u.Words(line, chip, u.Theme.Colored(ui.Number, ink), ui.Right)
	if clicked {
		s.Cited = cite
	}
	return w
}

// drawRows draws the lines of a tale.
func (f *Face) drawRows(u *ui.UI, r *canvas.Rect, rows []row, s *table.Sight) {
	for i := range rows {
		k := &rows[i]
		if k.seat >= 0 {
			line := ui.CutTop(r, u.Px(27))
			f.Emblem(u, k.seat, canvas.Point{X: line.X + u.Px(12), Y: line.Center().Y}, u.Px(22))
			ui.CutLeft(&line, u.Px(30))
			w := u.Words(line, k.value, u.Theme.Text(ui.Number), ui.Right)
			line.W -= w + u.Px(6)
			u.Words(line, k.text, u.Theme.Text(ui.BodyBold), ui.Left)
			continue
		}
		if k.head {
			f.drawHead(u, r, k, s)
			continue
		}
		st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
		if k.mine {
			st = u.Theme.Text(ui.Small)
		}
		indent := u.Px(30)
		if k.whole {
			indent = 0
		}
		room := r.W - indent - u.Px(34)
		if k.value == "" {
			room = r.W - indent
		}
		h := ui.TextHeight(k.text, st, room)
		line := ui.CutTop(r, h+u.Px(4))
		u.Paragraph(canvas.Rect{X: line.X + indent, Y: line.Y, W: room, H: h}, k.text, st, ui.Left)
		u.Words(canvas.Rect{X: line.Right() - u.Px(34), Y: line.Y, W: u.Px(34), H: u.Px(18)}, k.value, u.Theme.Colored(ui.Number, f.theme.Good), ui.Right)
	}
}

// drawHead draws the name of a station with the number of its rule, which leads there.
func (f *Face) drawHead(u *ui.UI, r *canvas.Rect, k *row, s *table.Sight) {
	line := ui.CutTop(r, u.Px(25))
	line.W -= drawCite(u, line, k.value, k.cite, s) + u.Px(6)
	u.Words(line, k.text, u.Theme.Text(ui.BodyBold), ui.Left)
}
