package learn

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules/tutor"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// note is the sheet on which Tyche speaks.
type note struct {
	at    canvas.Rect // where it lies
	fresh bool        // a step has begun: it may lie elsewhere
	spot  int         // which of the spots it lies at
	by    key
	flow  *ui.Flow
}

// key is what the words of the note depend on.
type key struct {
	step        int
	wrong, lang string
	width, size float64
}

// Measures of the note, design pixels.
const (
	noteWidth  = 440
	medalSize  = 64
	footHeight = 46
)

// speak draws the note and says what the learner does with it.
func (c *Coach) speak(u *ui.UI, a table.Areas, deaf bool) table.Nod {
	c.lay(u, a)
	r := c.note.at
	if c.shake > 0 && !u.App.Prefs.ReducedMotion {
		r.X += math.Round(math.Sin(c.shake*24) * u.Px(5) * c.shake)
	}
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(12))
	c.head(u, &in)
	foot := ui.CutBottom(&in, u.Px(footHeight-8))
	u.Flow(canvas.Point{X: in.X, Y: in.Y}, c.note.flow)
	ui.CutTop(&in, c.note.flow.Height)
	c.chips(u, in)
	return c.foot(u, foot, r, deaf)
}

// head draws the medal, the title of the lesson and the dots of its steps.
func (c *Coach) head(u *ui.UI, in *canvas.Rect) {
	row := ui.CutTop(in, u.Px(medalSize))
	medal := ui.CutLeft(&row, u.Px(medalSize))
	c.coin.Draw(u, medal)
	ui.CutLeft(&row, u.Px(12))
	side := u.Px(30)
	out := ui.CutRight(&row, side)
	if u.IconButton(canvas.Rect{X: out.X, Y: out.Y, W: side, H: side}, ui.CloseSign, c.word(u, "leave"), ui.ButtonOpts{}) {
		c.exits.List()
	}
	again := ui.CutRight(&row, side+u.Px(4))
	if u.IconButton(canvas.Rect{X: again.X, Y: again.Y, W: side, H: side}, icons.Again, c.word(u, "again"), ui.ButtonOpts{}) {
		c.exits.Again()
	}
	ui.CutRight(&row, u.Px(8))
	ui.CutTop(&row, u.Px(4))
	title, st := c.say(c.course.Lesson().Title), u.Theme.Colored(ui.Name, u.Theme.Heading)
	if fonts.Width(title, st) > row.W {
		st = u.Theme.Colored(ui.BodyBold, u.Theme.Heading)
	}
	u.Words(ui.CutTop(&row, u.Px(28)), title, st, ui.Left)
	c.dots(u, ui.CutTop(&row, u.Px(20)))
	ui.CutTop(in, u.Px(8))
}

// dots shows how far the lesson is.
func (c *Coach) dots(u *ui.UI, r canvas.Rect) {
	done, of := c.course.Progress()
	step := min(u.Px(15), r.W/float64(of))
	for i := range of {
		at := canvas.Point{X: r.X + step*(float64(i)+0.5), Y: r.Y + r.H/2}
		disc := func(d float64, ink color.NRGBA) {
			u.Line(at, canvas.Point{X: at.X + 0.01, Y: at.Y}, min(u.Px(d), step), ink)
		}
		switch {
		case i < done:
			disc(10, u.Theme.Gilt)
		case i == done:
			disc(13, u.Theme.OfferEdge)
			disc(10, u.Theme.Glow)
		default:
			disc(10, u.Theme.Ink3)
			disc(7, u.Theme.Paper)
		}
	}
}

// chips draws the rules that the step is about; each opens the rulebook.
func (c *Coach) chips(u *ui.UI, r canvas.Rect) {
	s, _ := c.course.Step()
	ui.CutTop(&r, u.Px(8))
	for _, rule := range s.Cite {
		label := c.word(u, "rule", string(rule))
		w := u.ButtonWidth(label, ui.ButtonOpts{})
		if u.Button(ui.Middle(ui.CutLeft(&r, w), w, u.Px(chipHeight)), label, ui.ButtonOpts{}) {
			c.exits.Rulebook(rule)
		}
		ui.CutLeft(&r, u.Px(6))
	}
}

const chipHeight = 28

// foot draws the buttons; a click on the note, Space and Enter go on as well.
func (c *Coach) foot(u *ui.UI, r, whole canvas.Rect, deaf bool) table.Nod {
	nod := table.Stay
	s, ok := c.course.Step()
	ui.CutTop(&r, u.Px(2))
	if c.course.CanBack() && ok {
		label := c.word(u, "back")
		if u.Button(ui.CutLeft(&r, u.ButtonWidth(label, ui.ButtonOpts{})), label, ui.ButtonOpts{}) {
			nod = table.GoBack
		}
		ui.CutLeft(&r, u.Px(10))
	}
	switch {
	case !ok:
		c.end(u, r)
	case s.Kind == tutor.Say:
		label := c.word(u, "next")
		b := ui.CutRight(&r, max(u.ButtonWidth(label, ui.ButtonOpts{Main: true}), u.Px(130)))
		pressed := u.Button(b, label, ui.ButtonOpts{Main: true})
		u.Hush(true)
		_, onNote := u.Spot("note", whole)
		u.Hush(false)
		if pressed || !deaf && (u.In.Hit(ui.KeySpace, 0) && !u.Focused() || onNote) {
			c.course.Next()
			c.turn()
			nod = table.GoOn
		}
	default:
		text := c.word(u, "your-move")
		if s.Kind == tutor.Free {
			text = c.word(u, "your-turn")
		}
		u.Words(r, text, u.Theme.Colored(ui.Italic, u.Theme.Heading), ui.Right)
	}
	return nod
}

// end offers what comes after the lesson.
func (c *Coach) end(u *ui.UI, r canvas.Rect) {
	if c.exits.Next != nil {
		label := c.word(u, "next-lesson")
		if u.Button(ui.CutRight(&r, u.ButtonWidth(label, ui.ButtonOpts{Main: true})), label, ui.ButtonOpts{Main: true}) {
			c.exits.Next()
		}
		ui.CutRight(&r, u.Px(8))
	}
	label := c.word(u, "list")
	if u.Button(ui.CutRight(&r, u.ButtonWidth(label, ui.ButtonOpts{})), label, ui.ButtonOpts{Main: c.exits.Next == nil}) {
		c.exits.List()
	}
}

// lay writes the note and finds a place for it that covers nothing it points at.
func (c *Coach) lay(u *ui.UI, a table.Areas) {
	width := min(u.Px(noteWidth), a.Window.W-u.Px(16))
	large := a.Window.H >= u.Px(760) && a.Window.W >= u.Px(900)
	c.write(u, width-u.Px(24), style(u, large))
	s, _ := c.course.Step()
	h := u.Px(medalSize+8+24+footHeight-8) + c.note.flow.Height + u.Px(10)
	if len(s.Cite) > 0 {
		h += u.Px(chipHeight + 10)
	}
	size := canvas.Rect{W: width, H: math.Round(h)}
	if !c.note.fresh && c.note.at.W == size.W && c.note.at.H == size.H && c.covers(c.note.at, a) == 0 {
		return
	}
	c.note.fresh = false
	best := math.Inf(1)
	spot := c.note.spot
	for i, at := range spots(u, a, size) {
		cost := c.covers(at, a) + float64(i)
		if i == spot { // the eye knows this place
			cost -= 7
		}
		if cost < best {
			best, c.note.at, c.note.spot = cost, at, i
		}
	}
}

// spots lists where the note may lie, the best first: over the map, then anywhere.
func spots(u *ui.UI, a table.Areas, size canvas.Rect) []canvas.Rect {
	gap := u.Px(12)
	var list []canvas.Rect
	low := a.Map.Bottom()
	if a.Hand.H > 0 && a.Hand.Y < low && a.Hand.Y > a.Map.Y {
		low = a.Hand.Y
	}
	for _, room := range []canvas.Rect{{X: a.Map.X, Y: a.Map.Y, W: a.Map.W, H: low - a.Map.Y}, a.Map, {Y: a.Top.Bottom(), W: a.Window.W, H: a.Window.H - a.Top.Bottom()}} {
		for _, y := range []float64{room.Y + gap, room.Y + (room.H-size.H)/2, room.Bottom() - size.H - gap} {
			for _, x := range []float64{room.X + gap, room.Right() - size.W - gap, room.X + (room.W-size.W)/2} {
				at := canvas.Rect{X: min(max(x, u.Px(4)), max(a.Window.W-size.W-u.Px(4), 0)), Y: min(max(y, u.Px(4)), max(a.Window.H-size.H-u.Px(4), 0)), W: size.W, H: size.H}
				at.X, at.Y = math.Round(at.X), math.Round(at.Y)
				list = append(list, at)
			}
		}
	}
	return list
}

// covers says how bad it is to lie at a place: worst over what is pointed at, bad over answers and cards.
func (c *Coach) covers(at canvas.Rect, a table.Areas) float64 {
	cost := 0.0
	for _, m := range c.marked {
		cost += 40 * share(at, m.box.Inset(-m.box.W*0.15-24))
		if share(at, m.box) > 0 {
			cost += 400 + 4000*share(at, m.box)
		}
		if m.asked && share(at, m.box.Inset(-m.arrow)) > 0 {
			cost += 60
		}
	}
	for _, box := range c.near {
		if share(at, box) > 0 {
			cost += 6
		}
	}
	for _, box := range []canvas.Rect{a.Decision, a.Seats, a.Detail, a.Log, a.Top, a.Page, a.Tabs} {
		if part := share(at, box); part > 0 {
			cost += 20 + 60*part
		}
	}
	cost += 25 * share(at, a.Hand) // cards can be read later
	if c.Free() && share(at, canvas.Rect{X: a.Map.X + a.Map.W*0.3, Y: a.Map.Y, W: a.Map.W * 0.4, H: a.Map.H * 0.1}) > 0 {
		cost += 12 // there the table says its advice
	}
	return cost
}

// share is how much of a box is covered.
func share(at, box canvas.Rect) float64 {
	if box.W <= 0 || box.H <= 0 {
		return 0
	}
	both := at.Intersect(box)
	return both.W * both.H / (box.W * box.H)
}

// write puts the step into words, once for each step, language and width.
func (c *Coach) write(u *ui.UI, width float64, st fonts.Style) {
	k := key{step: c.at(), wrong: c.wrong.Key, lang: u.App.Prefs.Language, width: width, size: st.Size}
	if c.note.flow != nil && k == c.note.by {
		return
	}
	c.note.by = k
	s, ok := c.course.Step()
	text := c.word(u, "done")
	if ok {
		text = c.say(s.Text)
	}
	spans := []ui.Span{{Text: text, Style: st}}
	if c.wrong.Key != "" {
		again := st
		again.Color, again.Bold = u.Theme.Why, true
		spans = append(spans, ui.Span{Text: "\n" + c.say(c.wrong), Style: again})
	}
	c.note.flow = ui.Arrange(spans, width)
}
