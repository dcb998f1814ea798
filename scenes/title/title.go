// Package title is the first screen: the game's name over its map, and the exits to everything else. It knows no game.
package title

import (
	"embed"
	"image/color"
	"math"
	"strings"
	"time"

	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// Exits lead from the title to other scenes. Quit is nil where there is nothing to quit, as in a browser.
type Exits struct {
	Continue             func(save string)
	New, Learn, Rulebook func(k *house.Kind)
	Load, Settings, Keys func()
	Receive              func(text string) // a game that was dropped on the window
	Quit                 func()
}

// Title is the scene.
type Title struct {
	house     *house.House
	ui        *ui.UI
	exits     Exits
	open      int // the game whose box lies open
	backdrops []func(u *ui.UI, r canvas.Rect) (busy bool)
	coin      ui.Coin
	scroll    ui.Scroll

	names []string // kept games not looked at yet
	kept  bool     // there are kept games
	last  *house.Save
	lasts []*house.Save // of each game
}

// New returns the scene. The backdrop of the game that was chosen last lies behind it.
func New(h *house.House, exits Exits) *Title {
	t := &Title{house: h, ui: ui.NewUI(h.App), exits: exits, backdrops: make([]func(*ui.UI, canvas.Rect) bool, len(h.Kinds))}
	t.reopen()
	t.Return()
	return t
}

// Return looks for the game to continue anew.
func (t *Title) Return() {
	t.house.App.Mood("title")
	t.names, t.last, t.lasts = t.house.Names(), nil, make([]*house.Save, len(t.house.Kinds))
	t.kept = len(t.names) > 0
}

// Update shows one tick.
func (t *Title) Update(in *ui.Input) bool {
	u := t.ui
	t.beginFocus(in)
	u.Begin(in)
	t.search()
	all := u.Screen()
	u.Fill(all, u.Theme.Wood2)
	busy := t.backdrop(u, all)
	t.veil(u)
	t.panel(u)
	for _, d := range in.Dropped {
		t.exits.Receive(string(d.Data))
	}
	return u.End() || busy
}

// Draw paints the last tick.
func (t *Title) Draw(c canvas.Canvas) { t.ui.Draw(c) }

// beginFocus lets the arrows do what Tab does while no button has the focus.
func (t *Title) beginFocus(in *ui.Input) {
	switch {
	case t.ui.Focused():
	case in.Hit(ui.KeyDown, 0):
		in.Keys = append(in.Keys, ui.Press{Key: ui.KeyTab})
	case in.Hit(ui.KeyUp, 0):
		in.Keys = append(in.Keys, ui.Press{Key: ui.KeyTab, Mods: ui.Shift})
	}
}

// searchBudget is how long kept games are looked at in one tick.
const searchBudget = 3 * time.Millisecond

// search looks at kept games, at least one in a tick, until it finds one that can go on, of the game whose box lies open.
func (t *Title) search() {
	for start := time.Now(); t.lasts[t.open] == nil && len(t.names) > 0; {
		t.look(t.names[0])
		if t.names = t.names[1:]; time.Since(start) > searchBudget {
			return
		}
	}
}

// look notes a kept game if it can go on and none that was played later is known.
func (t *Title) look(name string) {
	save := t.house.Peek(name)
	if !save.Opens || save.Over || save.Frozen {
		return
	}
	if t.last == nil {
		t.last = &save
	}
	for i := range t.lasts {
		if t.lasts[i] == nil && t.id(i) == save.Header.Game {
			t.lasts[i] = &save
		}
	}
}

// next is what goes on: the latest game of the open box, or where it has none the latest of all; nil while it is looked for.
func (t *Title) next() *house.Save {
	if own := t.lasts[t.open]; own != nil || len(t.names) > 0 {
		return own
	}
	return t.last
}

// veil dims the map towards the panel, so that the eye goes there first.
func (t *Title) veil(u *ui.UI) {
	all := u.Screen()
	const bands = 48
	for i := range bands {
		band := ui.Column(all, i, bands, 0)
		share := float64(i+1) / bands
		u.Fill(band, shade(u.Theme.Wood, 0.1+0.5*share*share))
	}
}

func shade(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(255 * share)
	return c
}

// button is a button of the title.
type button struct {
	key  string
	sign ui.Sign
	do   func()
	main bool
	note string
	who  bool   // below it stands who plays
	why  string // it is off, and the key of the reason
}

// welcome says to somebody who has neither played nor learnt where to begin.
func (t *Title) welcome() string {
	for id := range t.house.App.Prefs.Seen {
		if strings.HasPrefix(id, "lesson.") {
			return ""
		}
	}
	if t.kept {
		return ""
	}
	return t.house.App.Say("title.learn.first")
}

func (t *Title) list() []button {
	var list []button
	if t.kept {
		list = append(list, t.goOn())
	}
	k := t.game()
	list = append(list, button{key: "title.new", sign: icons.Dice, do: func() { t.exits.New(k) }, main: t.next() == nil})
	if len(t.house.Lessons(k)) > 0 {
		list = append(list, button{key: "title.learn", sign: icons.Learn, do: func() { t.exits.Learn(k) }, note: t.welcome()})
	}
	list = append(list, button{key: "title.load", sign: icons.Load, do: t.exits.Load},
		button{key: "title.rulebook", sign: icons.Rulebook, do: func() { t.exits.Rulebook(k) }},
		button{key: "title.settings", sign: icons.Settings, do: t.exits.Settings})
	if !t.house.App.Touch { // fingers have none
		list = append(list, button{key: "title.keys", sign: icons.Help, do: t.exits.Keys})
	}
	if t.exits.Quit != nil {
		list = append(list, button{key: "title.quit", sign: icons.Quit, do: t.exits.Quit})
	}
	return list
}

// goOn is the button of the game to continue. It keeps its place, off, while none is found, so that nothing moves away under a press.
func (t *Title) goOn() button {
	b := button{key: "title.continue", sign: icons.Play, who: true}
	switch next := t.next(); {
	case next != nil:
		name := next.Name
		b.do, b.main, b.note = func() { t.exits.Continue(name) }, true, t.house.Moment(&next.Stands)
	case len(t.names) > 0:
		b.why = "title.continue.search"
	default:
		b.why = "title.continue.none"
	}
	return b
}

// panel draws the sheet with name, exits and languages, as much of it as there is room for.
func (t *Title) panel(u *ui.UI) {
	all, pad := u.Screen(), u.Px(22)
	list := t.list()
	row := u.Px(u.ButtonHeight() + 8)
	exits := t.exitsHeight(u, list, 1)
	foot := u.Px(u.Tall(34) + 12)
	head, coin, boxes := u.Px(96), u.Px(148), t.boxesHeight(u)
	gap := min(u.Px(48), all.W*0.06)
	w := min(u.Px(400), all.W-2*min(gap, u.Px(8)))
	full := head + coin + boxes + exits + foot + 2*pad
	room := all.H - u.Px(16)
	if room < full {
		coin = 0
	}
	columns := 1
	if room < full-u.Px(148) {
		head = min(u.Px(52), room*0.25)
		if all.W >= u.Px(twoColumns) {
			columns, w, foot, exits = 2, min(u.Px(twoColumns-60), all.W*.7), 0, t.exitsHeight(u, list, 2)
		}
	}
	whole := head + coin + boxes + exits + foot + 2*pad
	if over := whole - room; columns > 1 && over > 0 { // lower lids before the last exit lies out of sight
		lower := min(over, max(boxes-u.Px(leastBox+10), 0))
		boxes, whole = boxes-lower, whole-lower
	}
	h := min(whole, room)
	r := canvas.Rect{X: math.Round(all.W - gap - w), Y: math.Round((all.H - h) / 2), W: w, H: h}
	if all.W < u.Px(560) {
		r = ui.Middle(all, w, h)
	}
	u.Theme.Skin(u, ui.CardShape, r)
	in := canvas.Rect{X: r.X + pad, Y: r.Y + pad*0.7, W: r.W - 2*pad, H: r.H - pad*1.4}
	top := in
	t.crest(u, ui.CutTop(&in, coin), ui.CutTop(&in, head))
	t.boxes(u, ui.CutTop(&in, boxes))
	languages := canvas.Rect{}
	switch {
	case columns > 1: // beside the name
		side := (top.W - u.Px(140)) / 2
		languages = ui.Middle(canvas.Rect{X: top.Right() - side, Y: top.Y, W: side, H: head}, side, min(u.Px(u.Tall(34)), head))
	case in.H > u.Px(120):
		languages = ui.CutBottom(&in, u.Px(u.Tall(34)))
		ui.CutBottom(&in, u.Px(12))
	}
	t.buttonList(u, in, list, exits, row, columns)
	if languages.H > 0 {
		t.languages(u, languages)
	}
}

// twoColumns is the width of a low window, in design pixels, from which the exits stand side by side.
const twoColumns = 620

// exitsHeight is how high the buttons are in so many columns.
func (t *Title) exitsHeight(u *ui.UI, list []button, columns int) float64 {
	n, h := len(list), 0.0
	if len(t.house.Lessons(t.game())) == 0 {
		n++ // so that nothing moves when another box is opened
	}
	if t.kept { // who plays stands below the first, which has a line for itself
		n--
		h = u.Px(u.ButtonHeight()+8) + u.Px(20)
	}
	return h + float64((n+columns-1)/columns)*u.Px(u.ButtonHeight()+8)
}

// crest draws the coin and the name.
func (t *Title) crest(u *ui.UI, coin, name canvas.Rect) {
	u.Headline(1, u.App.Say("title.name"))
	u.Hush(true)
	defer u.Hush(false)
	t.coin.Draw(u, coin.Inset(u.Px(5)))
	st := u.Theme.Colored(ui.Display, u.Theme.Heading)
	if name.H < u.Px(80) {
		st = u.Theme.Colored(ui.Hero, u.Theme.Heading)
		st.Spacing = u.Px(6)
		u.Words(name, u.App.Say("title.name"), st, ui.Center)
		return
	}
	u.Words(ui.CutTop(&name, u.Px(56)), u.App.Say("title.name"), st, ui.Center)
	u.Words(ui.CutTop(&name, u.Px(24)), u.App.Say("title.motto"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Center)
	u.Rule(canvas.Rect{X: name.X + name.W*0.25, Y: name.Y + u.Px(6), W: name.W * 0.5, H: max(u.Px(1), 1)})
}

// buttonList draws the buttons in so many columns; in a low window they scroll.
func (t *Title) buttonList(u *ui.UI, r canvas.Rect, list []button, height, row float64, columns int) {
	box := r
	low := height > r.H+1
	if low {
		box = u.BeginScroll(r, &t.scroll)
	}
	ui.CutTop(&box, u.Px(2))
	box.H = height
	line, column := canvas.Rect{}, columns
	for _, d := range list {
		if column++; column >= columns || d.who {
			line, column = ui.CutTop(&box, row), 0
		}
		place := line
		if !d.who {
			place = ui.Column(line, column, columns, 0)
		}
		b := canvas.Rect{X: place.X + u.Px(3), Y: place.Y, W: place.W - u.Px(6), H: u.Px(u.ButtonHeight())}
		ink := u.Theme.Ink
		if d.main {
			ink = u.Theme.OfferInk
		}
		o := ui.ButtonOpts{Left: true, Main: d.main, Icon: u.Theme.SignPicture(d.sign, u.Px(20), ink), Note: d.note, Spare: true}
		if d.why != "" {
			o.Why = u.App.Say(d.why)
		}
		if u.Button(b, u.App.Say(d.key), o) {
			d.do()
		}
		if d.who {
			column = columns
			who := ui.CutTop(&box, u.Px(20))
			u.Words(canvas.Rect{X: who.X + u.Px(12), Y: line.Y + u.Px(u.ButtonHeight()+3), W: who.W - u.Px(24), H: u.Px(18)}, t.goesOn(), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
		}
	}
	if low {
		u.EndScroll(&t.scroll, height)
	}
}

// goesOn says who plays the game that can go on, and first which game it is, where another box is open.
func (t *Title) goesOn() string {
	next := t.next()
	if next == nil {
		return ""
	}
	names := t.house.NamesOf(next.Header.Seats)
	if id := next.Header.Game; id != t.id(t.open) {
		return t.house.App.Say(id+".title") + " · " + names
	}
	return names
}

// own are the names of the languages in themselves.
var own = []string{"Español", "English"}

// languages draws the switch of languages, which works at once and for ever.
func (t *Title) languages(u *ui.UI, r canvas.Rect) {
	p := u.App.Prefs
	now := 0
	for i, lang := range ui.Languages {
		if lang == p.Language {
			now = i
		}
	}
	if u.Choice(ui.Middle(r, min(u.Px(220), r.W), r.H), own, &now) {
		p.Language = ui.Languages[now]
		if err := p.Save(u.App.Store); err != nil {
			u.App.Note(err)
		}
	}
}
