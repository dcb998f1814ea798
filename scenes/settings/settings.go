// Package settings is the screen of the player's settings. Everything applies at once and is saved at once.
package settings

import (
	"embed"
	"math"
	"slices"
	"strconv"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// Settings is the scene.
type Settings struct {
	ui     *ui.UI
	games  []string // switches of single games, by the keys of their texts
	scroll ui.Scroll
	scale  float64 // the text scale while its slider is being dragged; it applies when let go
	height float64 // of the longer column, known after the first tick
}

// New returns the scene; games have these switches of their own, named by the keys of their texts.
func New(app *ui.App, games []string) *Settings {
	return &Settings{ui: ui.NewUI(app), games: games, scale: app.Prefs.TextScale}
}

// Update shows one tick.
func (s *Settings) Update(in *ui.Input) bool {
	u := s.ui
	u.Begin(in)
	inside, leave := u.Page(s.word("title"), u.App.Say("house.back"))
	box := u.BeginScroll(inside, &s.scroll)
	box.H = math.Inf(1)
	ui.Settle(&box, inside, s.height)
	left, right := &box, &box
	if box.W >= u.Px(760) {
		width := min(box.W, u.Px(1080))
		box.X, box.W = box.X+math.Round((box.W-width)/2), width
		one, two := ui.Column(box, 0, 2, u.Px(ui.Gutter)), ui.Column(box, 1, 2, u.Px(ui.Gutter))
		left, right = &one, &two
	}
	top := box.Y
	changed := s.group(left, "look", 4, 2+s.readings(), s.look)
	if len(s.games) > 0 {
		changed = s.group(left, "games", 0, len(s.games), s.ofGames) || changed
	}
	changed = s.group(right, "sound", 2, 1, s.sound) || changed
	changed = s.group(right, "play", 1, 2, s.play) || changed
	s.height = max(left.Y, right.Y) - top
	u.EndScroll(&s.scroll, s.height)
	if changed {
		s.save()
	}
	if leave {
		u.App.Stack.Pop()
	}
	return u.End()
}

// Draw paints the last tick.
func (s *Settings) Draw(c canvas.Canvas) { s.ui.Draw(c) }

func (s *Settings) word(key string) string { return s.ui.App.Say("settings." + key) }

func (s *Settings) save() {
	if err := s.ui.App.Prefs.Save(s.ui.App.Store); err != nil {
		s.ui.App.Note(err)
	}
}

// group draws a sheet with so many labelled rows and switches, and takes its room off the column.
func (s *Settings) group(col *canvas.Rect, key string, rows, switches int, show func(in *canvas.Rect) bool) bool {
	u := s.ui
	row := u.Px(u.ButtonHeight()) + u.Px(ui.ButtonGap)
	h := u.Px(ui.HeadingHeight+ui.Gutter) + float64(rows+switches)*row + u.Px(ui.Padding)
	if col.W < u.Px(narrow) {
		h += float64(rows) * u.Px(24)
	}
	sheet := canvas.Rect{X: col.X, Y: col.Y, W: col.W, H: h}
	col.Y += h + u.Px(ui.Gutter)
	in := u.TitledPanel(sheet, s.word("group."+key))
	return show(&in)
}

// narrow is the width of a sheet, in design pixels, below which a label stands above its widget.
const narrow = 420

// row takes a line off the sheet, writes the label and returns the place of the widget.
func (s *Settings) row(in *canvas.Rect, key string) canvas.Rect {
	u := s.ui
	if in.W >= u.Px(narrow-2*ui.Padding) {
		return u.Row(in, s.word(key))
	}
	u.Words(ui.CutTop(in, u.Px(24)), s.word(key), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
	r := ui.CutTop(in, u.Px(u.ButtonHeight()))
	ui.CutTop(in, u.Px(ui.ButtonGap))
	return r
}

// look is what the screen looks like.
func (s *Settings) look(in *canvas.Rect) bool {
	u, p := s.ui, s.ui.App.Prefs
	changed := s.pick(in, "language", ui.Languages, &p.Language)
	changed = s.textScale(in) || changed
	changed = s.pick(in, "theme", ui.Themes, &p.Theme) || changed
	changed = s.cycle(in, "vision", ui.Visions, &p.Vision) || changed
	if s.toggle(in, "full", &p.FullScreen) {
		u.App.Full(p.FullScreen)
		changed = true
	}
	if s.readings() > 0 && s.button(in, "reading") {
		u.App.ShowReading()
	}
	return s.toggle(in, "still", &p.ReducedMotion) || changed
}

func (s *Settings) sound(in *canvas.Rect) bool {
	p := s.ui.App.Prefs
	changed := s.volume(in, "sounds", &p.Sounds)
	changed = s.volume(in, "music", &p.Music) || changed
	return s.toggle(in, "mute", &p.Mute) || changed
}

func (s *Settings) play(in *canvas.Rect) bool {
	changed := s.speed(in)
	asks := !s.ui.App.Prefs.Unasked
	if s.toggle(in, "asks", &asks) {
		s.ui.App.Prefs.Unasked, changed = !asks, true
	}
	return s.toggle(in, "pauses", &s.ui.App.Prefs.EqualPauses) || changed
}

// ofGames are the switches of single games.
func (s *Settings) ofGames(in *canvas.Rect) (changed bool) {
	u, p := s.ui, s.ui.App.Prefs
	for _, key := range s.games {
		on := p.Switches[key]
		if s.labelled(in, u.App.Say(key), &on) {
			p.Switches[key], changed = on, true
		}
	}
	return changed
}

// pick offers few values side by side.
func (s *Settings) pick(in *canvas.Rect, key string, values []string, v *string) bool {
	now := max(slices.Index(values, *v), 0)
	if !s.ui.Choice(s.row(in, key), s.labels(key, values), &now) {
		return false
	}
	*v = values[now]
	return true
}

// cycle offers many values one at a time.
func (s *Settings) cycle(in *canvas.Rect, key string, values []string, v *string) bool {
	now := max(slices.Index(values, *v), 0)
	if !s.ui.Cycle(s.row(in, key), key, s.labels(key, values), &now) {
		return false
	}
	*v = values[now]
	return true
}

func (s *Settings) labels(key string, values []string) []string {
	var list []string
	for _, v := range values {
		list = append(list, s.word(key+"."+v))
	}
	return list
}

func (s *Settings) toggle(in *canvas.Rect, key string, on *bool) bool {
	return s.labelled(in, s.word(key), on)
}

// readings is how many buttons lead to text mode.
func (s *Settings) readings() int {
	if s.ui.App.ShowReading == nil {
		return 0
	}
	return 1
}

func (s *Settings) button(in *canvas.Rect, key string) bool {
	r := ui.CutTop(in, s.ui.Px(s.ui.ButtonHeight()))
	ui.CutTop(in, s.ui.Px(ui.ButtonGap))
	return s.ui.Button(r, s.word(key), ui.ButtonOpts{Left: true})
}

func (s *Settings) labelled(in *canvas.Rect, label string, on *bool) bool {
	u := s.ui
	r := ui.CutTop(in, u.Px(u.ButtonHeight()))
	ui.CutTop(in, u.Px(ui.ButtonGap))
	return u.Toggle(r, label, on)
}

// volume is a slider with its share of hundred.
func (s *Settings) volume(in *canvas.Rect, key string, v *float64) bool {
	u := s.ui
	r := s.row(in, key)
	u.Words(ui.CutRight(&r, u.Px(54)), strconv.Itoa(int(math.Round(*v*100)))+" %", u.Theme.Text(ui.Number), ui.Right)
	return u.Slider(r, key, v, ui.SliderOpts{Hi: 1, Step: 0.05})
}

// textScale applies when the slider is let go: it would slip away under the cursor otherwise.
func (s *Settings) textScale(in *canvas.Rect) bool {
	u, p := s.ui, s.ui.App.Prefs
	r := s.row(in, "scale")
	u.Words(ui.CutRight(&r, u.Px(54)), strconv.Itoa(int(math.Round(s.scale*100)))+" %", u.Theme.Text(ui.Number), ui.Right)
	u.Slider(r, "scale", &s.scale, ui.SliderOpts{Lo: 0.8, Hi: 2, Step: 0.1})
	if u.In.Held[ui.LeftButton] || s.scale == p.TextScale {
		return false
	}
	p.TextScale = s.scale
	return true
}

// speed offers the speeds of animations; none is "off".
func (s *Settings) speed(in *canvas.Rect) bool {
	u, p := s.ui, s.ui.App.Prefs
	now := max(slices.Index(ui.Speeds, p.Speed), 0)
	labels := []string{s.word("speed.none"), "½×", "1×", "2×", "4×"}
	if !u.Choice(s.row(in, "speed"), labels, &now) {
		return false
	}
	p.Speed = ui.Speeds[now]
	return true
}
