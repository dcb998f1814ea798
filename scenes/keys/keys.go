// Package keys is the list of all keys of the table, laid over what is on the screen.
package keys

import (
	"embed"
	"strings"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// list names the keys and what they do, by the last part of their text keys. A key cap that is a word has a text of its
// own in each language.
var list = []struct {
	caps string
	does string
}{
	{"1 – 9", "answer"},
	{"keys.cap.enter", "main"},
	{"Tab", "offers"},
	{"Esc", "back"},
	{"Ctrl+Z", "undo"},
	{"Ctrl+Y", "redo"},
	{"H", "hint"},
	{"R", "rulebook"},
	{"keys.cap.space", "hold"},
	{"V", "bare"},
	{"L", "chronicle"},
	{"keys.cap.arrows", "pan"},
	{"+  –", "zoom"},
	{"keys.cap.home", "fit"},
	{"M", "mute"},
	{"F9", "shut"},
	{"F11", "full"},
	{"?", "keys"},
}

// Group are the keys that only one game has: the text key of its title, and of each key the cap and the text key of what it does.
type Group struct {
	Title string
	Keys  [][2]string
}

// Keys is the scene.
type Keys struct {
	ui     *ui.UI
	groups []Group
	scroll ui.Scroll
}

// New returns the scene: the keys of every table, and after them those of single games.
func New(app *ui.App, groups ...Group) *Keys { return &Keys{ui: ui.NewUI(app), groups: groups} }

// Overlays says that what is below stays in sight.
func (k *Keys) Overlays() bool { return true }

// Update shows one tick.
func (k *Keys) Update(in *ui.Input) bool {
	u := k.ui
	u.Begin(in)
	ui.Dim(u, 0.45)
	w := min(u.Px(560), in.W-u.Px(16))
	width := w - u.Px(24) - u.Px(12)
	full := k.measure(width)
	h := min(full+u.Px(ui.HeadingHeight+8+u.ButtonHeight()+40), in.H-u.Px(16))
	r := ui.Middle(u.Screen(), w, h)
	u.Theme.Skin(u, ui.CardShape, r)
	u.Heading(ui.CutTop(&r, u.Px(ui.HeadingHeight+8)), u.App.Say("keys.title"))
	body := r.Inset(u.Px(12))
	foot := ui.CutBottom(&body, u.Px(u.ButtonHeight()))
	ui.CutBottom(&body, u.Px(8))
	box := u.BeginScroll(body, &k.scroll)
	box.H = full
	for _, l := range list {
		k.line(ui.CutTop(&box, k.tall(width, u.App.Say("keys.does."+l.does))), l.caps, u.App.Say("keys.does."+l.does))
	}
	for _, g := range k.groups {
		u.Words(ui.CutTop(&box, u.Px(groupHigh)), u.App.Say(g.Title), u.Theme.Colored(ui.Prompt, u.Theme.Heading), ui.Left)
		for _, l := range g.Keys {
			k.line(ui.CutTop(&box, k.tall(width, u.App.Say(l[1]))), l[0], u.App.Say(l[1]))
		}
	}
	for _, key := range tips {
		ui.CutTop(&box, u.Px(8))
		text := canvas.Rect{X: box.X + u.Px(8), Y: box.Y, W: width - u.Px(16)}
		ui.CutTop(&box, u.Paragraph(text, u.App.Say(key), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left))
	}
	u.EndScroll(&k.scroll, full)
	done := u.Button(ui.Middle(foot, u.Px(200), foot.H), u.App.Say("keys.close"), ui.ButtonOpts{Main: true, Hot: ui.KeyEscape})
	_, right := in.Clicked(ui.RightButton)
	if done || right || in.Wrote('?') {
		u.App.Stack.Pop()
	}
	return u.End()
}

// Draw paints the last tick.
func (k *Keys) Draw(c canvas.Canvas) { k.ui.Draw(c) }

// groupHigh is the height of the title of a game, in design pixels.
const groupHigh = 40

// tips are what no single key stands for.
var tips = []string{"keys.mouse", "keys.touch"}

// measure returns the height of the whole list at this width.
func (k *Keys) measure(width float64) float64 {
	u, h := k.ui, 0.0
	for _, l := range list {
		h += k.tall(width, u.App.Say("keys.does."+l.does))
	}
	for _, g := range k.groups {
		h += u.Px(groupHigh)
		for _, l := range g.Keys {
			h += k.tall(width, u.App.Say(l[1]))
		}
	}
	for _, key := range tips {
		h += ui.TextHeight(u.App.Say(key), u.Theme.Text(ui.Small), width-u.Px(16)) + u.Px(8)
	}
	return h
}

// capWidth is the room of the key caps.
func (k *Keys) capWidth(width float64) float64 { return min(k.ui.Px(116), width*0.42) }

// tall returns the height of a line.
func (k *Keys) tall(width float64, does string) float64 {
	u := k.ui
	return max(u.Px(34), ui.TextHeight(does, u.Theme.Text(ui.Body), width-k.capWidth(width))+u.Px(10))
}

// line draws a key and what it does.
func (k *Keys) line(r canvas.Rect, caps, does string) {
	u := k.ui
	if strings.Contains(caps, ".cap.") {
		caps = u.App.Say(caps)
	}
	st := u.Theme.Text(ui.Number)
	col := ui.CutLeft(&r, k.capWidth(r.W))
	w := min(max(fonts.Width(caps, st)+u.Px(18), u.Px(32)), col.W-u.Px(8))
	cap := canvas.Rect{X: col.X + u.Px(2), Y: col.Y + u.Px(4), W: w, H: u.Px(26)}
	u.Theme.Skin(u, ui.KeyCap, cap)
	u.Words(cap, caps, st, ui.Center)
	u.Paragraph(canvas.Rect{X: r.X, Y: r.Y + u.Px(6), W: r.W}, does, u.Theme.Text(ui.Body), ui.Left)
}
