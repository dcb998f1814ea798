package learn

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/tutor"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// note is the sheet on which Tyche speaks. It lies at one place through a whole lesson, high enough for the longest of
// its steps, so its buttons keep their places too.
type note struct {
	made   measures
	size   ui.Role // of the words, the largest with which all steps fit
	height float64
	by     key
	flow   *ui.Flow
	scroll ui.Scroll // for words that fit nowhere
}

// measures are what size and height of the note depend on.
type measures struct {
	lang               string
	width, most, scale float64
}

// key is what the words of the note depend on.
type key struct {
	step        int
	wrong, lang string
	width, size float64
}

// Measures of the note, design pixels.
const (
	notePad    = 12
	medalSize  = 64  // of a wide note; a narrow one has a smaller medal
	wideNote   = 640 // from here on medal and buttons stand beside the words
	slimNote   = 330 // below it there is no medal
	headHeight = 46
	footHeight = 36  // of the buttons, under a mouse
	wayHeight  = 28  // of the ways out, under a mouse
	sideWidth  = 138 // the buttons of a wide note
	longLine   = 860 // no line of words is longer
)

// sizes are the letters that the note tries, the largest first; their roles fall with them.
var sizes = [...]ui.Role{ui.Prompt, ui.Label, ui.Small}

// Height returns how high the note is where it is so wide.
func (c *Coach) Height(u *ui.UI, width, most float64) float64 {
	m := measures{u.App.Prefs.Language, width, most, u.Theme.Scale}
	if m != c.note.made {
		c.note.made = m
		for _, size := range sizes {
			c.note.size = size
			if c.note.height = c.tallest(u, width, size, false); c.note.height <= most {
				break
			}
		}
		if wide(u, canvas.Rect{W: width}) {
			c.note.height = c.tallest(u, width, c.note.size, true)
		}
		c.note.height = min(c.note.height, most)
	}
	return c.note.height
}

// tallest is how high the note must be for every step of the lesson, alone or beside whatever may be said to a wrong answer. In a
// narrow note a reprimand takes the place of the words.
func (c *Coach) tallest(u *ui.UI, width float64, size ui.Role, wrong bool) float64 {
	words, around := room(u, canvas.Rect{W: width, H: 1e4})
	most := 0.0
	for _, s := range c.course.Lesson().Steps {
		if s.Kind == tutor.Play { // nothing is said
			continue
		}
		list := []rules.Text{{}}
		if wrong {
			list = s.Reprimands()
		}
		for _, no := range list {
			most = max(most, ui.Arrange(c.spans(u, s, no, size), words.W).Height)
		}
	}
	return math.Ceil(max(most+around, u.Px(2*notePad)+u.Px(headHeight+8)+2*foot(u)))
}

// room returns where the words stand in a note that lies at r, and how much of its height is not theirs.
func room(u *ui.UI, r canvas.Rect) (words canvas.Rect, around float64) {
	words = r.Inset(u.Px(notePad))
	if wide(u, r) {
		ui.CutLeft(&words, u.Px(medalSize+14))
		ui.CutRight(&words, u.Px(sideWidth+14))
		ui.CutTop(&words, u.Px(u.Theme.Tall(wayHeight)+2))
		words.W = min(words.W, u.Px(longLine))
		return words, r.H - words.H
	}
	ui.CutTop(&words, u.Px(headHeight+6))
	ui.CutBottom(&words, foot(u)+u.Px(6))
	return words, r.H - words.H
}

// foot is how high the buttons of the note are.
func foot(u *ui.UI) float64 { return u.Px(u.Theme.Tall(footHeight)) }

func wide(u *ui.UI, r canvas.Rect) bool { return r.W >= u.Px(wideNote) }

// smallestTitle is how small the title becomes before it is cut, as a share of small letters.
const smallestTitle = .82

// sheet draws the note without its words: the medal, the title of the lesson, the dots of its steps, and the two ways
// out of it.
func (c *Coach) sheet(u *ui.UI, r canvas.Rect) {
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(notePad))
	title, st := c.say(c.course.Lesson().Title), u.Theme.Colored(ui.BodyBold, u.Theme.Heading)
	if wide(u, r) {
		medal := ui.CutLeft(&in, u.Px(medalSize))
		c.coin.Draw(u, ui.CutTop(&medal, medal.W))
		ui.CutLeft(&in, u.Px(14))
		st = u.Theme.Colored(ui.Name, u.Theme.Heading)
		row := ui.CutTop(&in, u.Px(u.Theme.Tall(wayHeight)))
		c.ways(u, &row)
		u.Words(row, title, st, ui.Left)
		ui.CutLeft(&row, fonts.Width(title, st)+u.Px(16))
		c.dots(u, row)
		return
	}
	row := ui.CutTop(&in, u.Px(headHeight))
	if r.W >= u.Px(slimNote) {
		c.coin.Draw(u, ui.CutLeft(&row, u.Px(headHeight)))
		ui.CutLeft(&row, u.Px(10))
	}
	ways := ui.CutTop(&row, u.Px(u.Theme.Tall(wayHeight)))
	right := ways.Right()
	c.ways(u, &ways)
	below := canvas.Rect{X: row.X, Y: ways.Y + u.Px(wayHeight), W: right - row.X, H: u.Px(headHeight - wayHeight)}
	if u.Theme.Touch { // the ways out reach down to the dots
		below.W = ways.W
	}
	ways.H = u.Px(wayHeight)
	if fonts.Width(title, st) > ways.W {
		st = u.Theme.Colored(ui.Small, u.Theme.Heading)
		st.Size *= min(max(ways.W/fonts.Width(title, st), smallestTitle), 1)
		u.Tip(ways, title)
	}
	u.Words(ways, title, st, ui.Left)
	c.dots(u, below)
}

// ways are the buttons that begin the lesson anew and leave it.
func (c *Coach) ways(u *ui.UI, row *canvas.Rect) {
	side := row.H
	if u.IconButton(ui.CutRight(row, side), ui.CloseSign, c.word(u, "leave"), ui.ButtonOpts{}) {
		c.exits.List()
	}
	ui.CutRight(row, u.Px(6))
	if u.IconButton(ui.CutRight(row, side), icons.Again, c.word(u, "again"), ui.ButtonOpts{}) {
		c.exits.Again()
	}
	ui.CutRight(row, u.Px(8))
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

// speak draws the note at r and says what the learner does with it.
func (c *Coach) speak(u *ui.UI, r canvas.Rect, deaf bool) table.Nod {
	u.KeepRead(r)
	c.sheet(u, r)
	words, _ := room(u, r)
	if c.shake > 0 && !u.App.Prefs.ReducedMotion { // the words alone: buttons keep their place
		words.X += math.Round(math.Sin(c.shake*24) * u.Px(5) * c.shake)
	}
	c.write(u, words)
	c.read(u, words)
	if wide(u, r) {
		side := r.Inset(u.Px(notePad))
		side = ui.CutRight(&side, u.Px(sideWidth))
		next := ui.CutBottom(&side, foot(u))
		ui.CutBottom(&side, u.Px(8))
		return c.foot(u, ui.CutBottom(&side, foot(u)), next, deaf)
	}
	low := r.Inset(u.Px(notePad))
	low = ui.CutBottom(&low, foot(u))
	back := ui.CutLeft(&low, u.ButtonWidth(c.word(u, "back"), ui.ButtonOpts{}))
	ui.CutLeft(&low, u.Px(8))
	return c.foot(u, back, low, deaf)
}

// read draws the words; those that find no room can be scrolled. A rule that is pressed opens the rulebook.
func (c *Coach) read(u *ui.UI, r canvas.Rect) {
	pressed := 0
	if c.note.flow.Height <= r.H+1 {
		_, pressed = u.Flow(canvas.Point{X: r.X, Y: r.Y}, c.note.flow)
	} else {
		at := u.BeginScroll(r, &c.note.scroll)
		_, pressed = u.Flow(canvas.Point{X: at.X, Y: at.Y}, c.note.flow)
		u.EndScroll(&c.note.scroll, c.note.flow.Height)
	}
	if s, ok := c.course.Step(); ok && !c.early && pressed > 0 && pressed <= len(s.Cite) {
		c.exits.Rulebook(s.Cite[pressed-1])
	}
}

// linkSeconds is how long a rule of words that have just come cannot be pressed: the press was meant for what stood there before.
const linkSeconds = 0.5

// pauseSeconds is how long a step that has just begun takes no press: a double press reads no step unseen.
const pauseSeconds = 0.3

// foot draws the buttons: Back, and what goes on with it; Space goes on as well.
func (c *Coach) foot(u *ui.UI, back, next canvas.Rect, deaf bool) table.Nod {
	nod := table.Stay
	s, ok := c.course.Step()
	if c.course.CanBack() && ok && u.Button(back, c.word(u, "back"), ui.ButtonOpts{}) {
		nod = table.GoBack
	}
	switch {
	case !ok:
		c.end(u, back, next)
	case s.Kind == tutor.Say:
		label := c.word(u, "next")
		b := ui.CutRight(&next, max(u.ButtonWidth(label, ui.ButtonOpts{Main: true}), u.Px(sideWidth)))
		pressed := u.Button(b, label, ui.ButtonOpts{Main: true})
		if (pressed || !deaf && u.In.Hit(ui.KeySpace, 0) && !u.Focused()) && c.alive >= pauseSeconds {
			c.course.Next()
			c.turn()
			nod = table.GoOn
		}
	default:
		key := "your-move"
		if s.Kind == tutor.Free {
			key = "your-turn"
		}
		u.Words(next, c.word(u, key), u.Theme.Colored(ui.Italic, u.Theme.Heading), ui.Right)
	}
	return nod
}

// end offers what comes after the lesson: side by side, or one above the other where the note is slim.
func (c *Coach) end(u *ui.UI, back, next canvas.Rect) {
	list, last := back, c.exits.Next == nil
	if back.Y == next.Y {
		both := canvas.Rect{X: back.X, Y: next.Y, W: next.Right() - back.X, H: next.H}
		list, next = ui.Column(both, 0, 2, u.Px(8)), ui.Column(both, 1, 2, u.Px(8))
		if u.ButtonWidth(c.word(u, "next-lesson"), ui.ButtonOpts{Main: true}) > next.W {
			list, next = both, both
			list.Y -= both.H + u.Px(8)
		}
	}
	if last {
		list = next
	} else if u.Button(next, c.word(u, "next-lesson"), ui.ButtonOpts{Main: true}) {
		c.exits.Next()
	}
	if u.Button(list, c.word(u, "list"), ui.ButtonOpts{Main: last}) {
		c.exits.List()
	}
}

// write puts the step into words, once for each step, language and width. What went wrong is said below them where there is room, and
// else instead of them: letters keep their size.
func (c *Coach) write(u *ui.UI, r canvas.Rect) {
	k := key{step: c.at(), wrong: c.wrong.Key, lang: u.App.Prefs.Language, width: r.W, size: u.Theme.Scale * float64(c.note.size)}
	if c.note.flow != nil && k == c.note.by {
		return
	}
	c.note.by = k
	s, ok := c.course.Step()
	if !ok {
		c.note.flow = ui.Arrange([]ui.Span{{Text: c.word(u, "done"), Style: u.Theme.Text(c.note.size)}}, r.W)
		return
	}
	c.note.flow = ui.Arrange(c.spans(u, s, c.wrong, c.note.size), r.W)
	if c.wrong.Key != "" && c.note.flow.Height > r.H+1 {
		c.note.flow = ui.Arrange(c.correction(u, c.wrong, c.note.size), r.W)
	}
}

// spans are the words of a step, the rules that it is about, and what went wrong.
func (c *Coach) spans(u *ui.UI, s tutor.Step, wrong rules.Text, size ui.Role) []ui.Span {
	st := u.Theme.Text(size)
	list := []ui.Span{{Text: c.say(s.Text), Style: st}}
	for i, rule := range s.Cite {
		list = append(list, ui.Span{Text: "  ", Style: st}, ui.Span{Text: c.word(u, "rule", string(rule)), Style: u.Theme.Colored(ui.Small, u.Theme.Heading), Link: i + 1})
	}
	if wrong.Key != "" {
		list = append(list, ui.Span{Text: "\n", Style: st})
		list = append(list, c.correction(u, wrong, size)...)
	}
	return list
}

// correction says why the last answer was not the one asked for.
func (c *Coach) correction(u *ui.UI, wrong rules.Text, size ui.Role) []ui.Span {
	st := u.Theme.Colored(size, u.Theme.Why)
	st.Bold = true
	return []ui.Span{{Text: c.say(wrong), Style: st}}
}
