// Package load is the screen of the kept games: to go on with them, watch them, take them out, delete them, and to let in
// games that somebody sent. It knows no game.
package load

import (
	"embed"
	"math"
	"slices"
	"time"

	"tyche/scenes/files"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// Exits lead from here; saves are named as in the store.
type Exits struct {
	Open, Watch, Result, Export, Share func(save string)
	Receive                            func(text string) // a journal, a link or a collection that came from outside
	All                                func()            // all games as one file
}

// Load is the scene.
type Load struct {
	house  *house.House
	ui     *ui.UI
	exits  Exits
	names  []string // not looked at yet
	saves  []house.Save
	chosen int
	title  string // in the field, of the game titled
	titled string // the game whose name the field shows
	pasted string
	scroll ui.Scroll
	more   ui.Scroll // of what can be done with the chosen game
	picked chan files.Picked
}

// New returns the scene.
func New(h *house.House, exits Exits) *Load {
	l := &Load{house: h, ui: ui.NewUI(h.App), exits: exits, picked: make(chan files.Picked, 1)}
	l.Return()
	return l
}

// Return looks at the kept games anew. The chosen one stays chosen wherever it stands then: the next press must not go on with
// another, or delete it.
func (l *Load) Return() {
	kept := ""
	if l.chosen < len(l.saves) {
		kept = l.saves[l.chosen].Name
	}
	l.names, l.saves = l.house.Names(), nil
	l.chosen = max(slices.Index(l.names, kept), 0)
}

func (l *Load) word(key string, args ...any) string { return l.ui.App.Say("load."+key, args...) }

// lookBudget is how long a tick may look at kept games.
const lookBudget = 4 * time.Millisecond

// Update shows one tick.
func (l *Load) Update(in *ui.Input) bool {
	u := l.ui
	u.Begin(in)
	for start := time.Now(); len(l.names) > 0 && (len(l.saves) <= l.chosen || time.Since(start) < lookBudget); l.names = l.names[1:] {
		l.saves = append(l.saves, l.house.Peek(l.names[0]))
	}
	inside, leave := u.Page(l.word("title"), u.App.Say("house.back"))
	if width := u.Px(1080); inside.W > width {
		inside = ui.Middle(inside, width, inside.H)
	}
	l.intake(&inside)
	l.layout(inside)
	l.receive(in)
	if leave {
		u.App.Stack.Pop()
	}
	return u.End()
}

// Draw paints the last tick.
func (l *Load) Draw(c canvas.Canvas) { l.ui.Draw(c) }

// receive takes in what was dropped on the window or chosen in the browser.
func (l *Load) receive(in *ui.Input) {
	for _, d := range in.Dropped {
		l.exits.Receive(string(d.Data))
	}
	select {
	case p := <-l.picked:
		l.exits.Receive(string(p.Data))
	default:
	}
}

// leastIntake is how high the screen must be for the line where games come in, in design pixels.
const leastIntake = 220

// intake is the line where games come in: a field for a link or a journal, and a button for files where there is one.
func (l *Load) intake(in *canvas.Rect) {
	u := l.ui
	if in.H < u.Px(leastIntake) {
		return
	}
	foot := ui.CutBottom(in, u.Px(u.ButtonHeight()+2*ui.Padding))
	ui.CutBottom(in, u.Px(ui.Gutter))
	r := u.Panel(foot)
	if files.CanPick {
		label := l.word("pick")
		b := ui.CutRight(&r, min(u.ButtonWidth(label, ui.ButtonOpts{}), r.W*0.45))
		ui.CutRight(&r, u.Px(ui.Gutter))
		if u.Button(b, label, ui.ButtonOpts{}) {
			files.Pick(".tyche", func(p files.Picked) {
				select {
				case l.picked <- p:
				default: // another one is waiting
				}
				u.App.Wake()
			})
		}
	}
	hint := "paste"
	if files.CanPick {
		hint = "paste.browser"
	}
	if text := u.In.Paste; text != "" { // a journal has many lines, which a field would join
		u.In.Paste = ""
		l.exits.Receive(text)
		return
	}
	if u.Field(r, "paste", &l.pasted, ui.FieldOpts{Hint: l.word(hint), Max: 8000}) == ui.Submitted && l.pasted != "" {
		l.exits.Receive(l.pasted)
		l.pasted = ""
	}
}

// layout draws the list and what can be done with the chosen game.
func (l *Load) layout(in canvas.Rect) {
	u := l.ui
	if len(l.saves) == 0 {
		text := l.word("empty")
		if len(l.names) > 0 {
			text = ""
		}
		u.Paragraph(u.Panel(in), text, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	l.chosen = min(l.chosen, len(l.saves)-1)
	save := &l.saves[l.chosen]
	acts := l.acts(save)
	wide := in.W >= u.Px(640)
	var side canvas.Rect
	row := u.Px(u.ButtonHeight() + ui.ButtonGap)
	if wide {
		side = ui.CutRight(&in, u.Px(260))
		ui.CutRight(&in, u.Px(ui.Gutter))
	} else {
		lines := math.Ceil(float64(len(acts)) / 2)
		side = ui.CutBottom(&in, min(lines*row+l.nameHeight()+u.Px(14), in.H*0.6))
		ui.CutBottom(&in, u.Px(ui.Gutter))
	}
	l.list(u.Panel(in))
	l.deeds(u.Panel(side), save, acts, wide)
}

// deeds is what can be done with a game, and its name; in a low window it scrolls.
func (l *Load) deeds(body canvas.Rect, s *house.Save, acts []act, wide bool) {
	u, lines := l.ui, len(acts)
	if !wide {
		lines = (lines + 1) / 2
	}
	whole := l.nameHeight() + float64(lines)*u.Px(u.ButtonHeight()+ui.ButtonGap) - u.Px(ui.ButtonGap)
	if whole > body.H+u.Px(2) { // more than rounding
		body = u.BeginScroll(body, &l.more)
		defer u.EndScroll(&l.more, whole)
	}
	l.name(&body, s)
	l.buttons(body, acts, wide)
}

// nameLabel is the height of the words over the name of a game, in design pixels.
const nameLabel = 22

// nameHeight is how high the name of a game is, with the words over it.
func (l *Load) nameHeight() float64 { return l.ui.Px(nameLabel + l.ui.ButtonHeight() + ui.Gutter) }

// Measures of a game in the list, in design pixels.
const (
	rowHeight     = 92  // where each of its lines has room
	firstHeight   = 28  // of its first line, if that is one
	lineHeight    = 24  // of the second
	pictured      = 380 // a row so wide has a picture of how the players stand ...
	standingWidth = 118 // ... of this width
)

func (l *Load) list(in canvas.Rect) {
	u := l.ui
	pressed := u.List(in, &l.scroll, len(l.saves), l.tall(in.W), l.chosen, func(i int, r canvas.Rect) { l.row(&l.saves[i], r) })
	if pressed >= 0 {
		l.chosen, l.more = pressed, ui.Scroll{}
	}
}

// name is the field in which a game gets a name of the player's own.
func (l *Load) name(in *canvas.Rect, s *house.Save) {
	u := l.ui
	if l.titled != s.Name {
		l.titled, l.title = s.Name, s.Title
	}
	u.Words(ui.CutTop(in, u.Px(nameLabel)), l.word("name"), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
	u.Field(ui.CutTop(in, u.Px(u.ButtonHeight())), "name", &l.title, ui.FieldOpts{Hint: l.word("name.hint"), Max: 40})
	ui.CutTop(in, u.Px(ui.Gutter))
	if l.title != s.Title && !u.Typing() {
		l.house.Rename(s.Name, l.title)
		*s = l.house.Peek(s.Name)
		l.title = s.Title
	}
}

// act is something that can be done with a game.
type act struct {
	key  string
	sign ui.Sign
	do   func()
	why  string
}

func (l *Load) acts(s *house.Save) []act {
	name, closed := s.Name, ""
	if !s.Opens {
		closed = l.word("why.lost")
	}
	first := act{"continue", icons.Play, func() { l.exits.Open(name) }, closed}
	if s.Over || s.Frozen {
		first = act{"watch", icons.Shown, func() { l.exits.Watch(name) }, closed}
	}
	list := []act{first}
	switch {
	case s.Over:
		list = append(list, act{"result", icons.Statistics, func() { l.exits.Result(name) }, closed})
	case !s.Frozen:
		list = append(list, act{"watch", icons.Shown, func() { l.exits.Watch(name) }, closed})
	}
	return append(list,
		act{"export", icons.Save, func() { l.exits.Export(name) }, ""},
		act{"share", icons.Link, func() { l.exits.Share(name) }, closed},
		act{"delete", icons.Delete, func() { l.ask(s) }, ""},
		act{"all", icons.Save, l.exits.All, ""})
}

// buttons draws the deeds, in a column or two abreast.
func (l *Load) buttons(in canvas.Rect, acts []act, wide bool) {
	u := l.ui
	row := u.Px(u.ButtonHeight() + ui.ButtonGap)
	for i, a := range acts {
		r := canvas.Rect{X: in.X, Y: in.Y + float64(i)*row, W: in.W, H: u.Px(u.ButtonHeight())}
		if !wide {
			r = ui.Column(canvas.Rect{X: in.X, Y: in.Y + float64(i/2)*row, W: in.W, H: r.H}, i%2, 2, u.Px(ui.ButtonGap))
		}
		ink := u.Theme.Ink
		if i == 0 {
			ink = u.Theme.OfferInk
		}
		o := ui.ButtonOpts{Left: true, Main: i == 0 && a.why == "", Icon: u.Theme.SignPicture(a.sign, u.Px(18), ink), Why: a.why}
		if u.Button(r, l.word(a.key), o) {
			a.do()
		}
	}
}

// ask deletes a game when the player means it: in a small window its row may be out of sight, so it is named.
func (l *Load) ask(s *house.Save) {
	name := s.Name
	l.ui.App.Ask(l.word("delete"), l.word("delete.sure", l.first(s)),
		ui.Answer{Label: l.word("delete.yes"), Do: func() {
			if err := l.house.Remove(name); err != nil {
				l.ui.App.Note(err)
			}
			l.Return()
		}},
		ui.Answer{Label: l.word("delete.no"), Main: true})
}
