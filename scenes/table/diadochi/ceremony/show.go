package ceremony

import (
	"runtime"
	"sync/atomic"
	"time"

	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/plates"
)

// show is the ceremony under way.
type show struct {
	rite    Rite
	scene   scene
	program program
	words   words
	lang    string
	set     set
	dais    dais
	ms      float64 // of the ceremony that have passed, at normal speed
	life    float64 // ms since it opened, for what moves all the time
	cried   int
	painted *atomic.Int32 // parts
	stop    *atomic.Bool
	font    types
	about   text
}

// words are the sentences of a ceremony.
type words struct {
	title, under, text string
	rule               rules.Rule
	lesson             string // at teaching speed
	hue                palette.Faction
}

// teaching is the highest speed at which a ceremony tells its rule, and waits if a person takes part.
const teaching = 0.5

func (h *Hall) teaches() bool { return h.app.Prefs.Speed <= teaching }

// waits says that the present ceremony stays until it is clicked away.
func (h *Hall) waits() bool { return h.teaches() && h.now.rite.Personal }

// leave lets go of what is being painted, and of what was.
func (s *show) leave() {
	if s.stop != nil {
		s.stop.Store(true)
	}
	if s.dais.plate != nil {
		s.dais.plate.Drop()
	}
}

// fit arranges the plate for a window and has its parts painted beside the ticks.
func (s *show) fit(u *ui.UI, h *Hall, window canvas.Rect) {
	scale := u.Theme.Scale
	if lang := h.app.Prefs.Language; lang != s.lang {
		s.lang, s.words = lang, s.scene.write(h, &s.rite)
		s.set = set{}
	}
	if s.set.w == window.W && s.set.h == window.H && s.set.top == window.Y && s.set.scale == scale && s.font.ink == u.Theme.Ink && s.set.lesson == h.teaches() && s.set.press == u.Theme.Tall(0) {
		return
	}
	old := s.set.picture
	s.set = arrange(window.W, window.H, scale, u.Theme.Tall(0))
	s.set.lower(window.Y)
	s.set.lesson = h.teaches()
	s.font = newTypes(u.Theme, s.set.letter)
	s.about = s.typeset(h)
	if s.set.picture == old {
		return
	}
	s.leave()
	s.dais = dais{plate: plates.New(palette.Named(h.app.Prefs.Vision), s.set.picture.W, s.set.picture.H), middle: s.set.picture.Center()}
	s.scene.build(&s.dais)
	s.painted, s.stop = new(atomic.Int32), new(atomic.Bool)
	if h.app.Alone {
		work(s.dais.plate.Parts(), s.painted, s.stop)
		return
	}
	go work(s.dais.plate.Parts(), s.painted, s.stop)
}

// work paints until everything is painted, or the ceremony is over.
func work(parts []*plates.Part, painted *atomic.Int32, stop *atomic.Bool) {
	for _, part := range parts {
		if stop.Load() {
			return
		}
		part.Picture.Pixels()
		painted.Add(1)
		if runtime.GOOS == "js" {
			time.Sleep(time.Millisecond) // on a page there is one thread for everything
		}
	}
}

// ready says whether everything is painted.
func (s *show) ready() bool {
	return s.painted != nil && int(s.painted.Load()) == len(s.dais.plate.Parts())
}

// tick lets the clock run; it says false when the ceremony is over.
func (s *show) tick(h *Hall, dt float64) bool {
	if !s.ready() {
		return true
	}
	ms := min(dt, .25) * 1000
	s.life += ms
	s.ms += ms * table.Haste(h.app.Prefs.Speed, s.rite.Personal)
	for s.cried < len(s.program.cries) && s.ms >= s.program.cries[s.cried].at {
		h.app.Play(s.program.cries[s.cried].sound)
		s.cried++
	}
	return h.waits() || s.ms < s.program.motion+s.program.rest
}

// share is how much of the motion has passed; nothing moves where the player wants it still.
func (s *show) share(h *Hall) float64 {
	if h.app.Prefs.ReducedMotion {
		return 1
	}
	return min(s.ms/s.program.motion, 1)
}

// Draw plays a tick, unless the clock is held, and paints it over a part of the window that begins at its left edge. It
// returns the rule that the player wants to read, if any.
func (h *Hall) Draw(u *ui.UI, window canvas.Rect, held bool) (cited rules.Rule) {
	s := h.now
	if s == nil {
		return ""
	}
	s.fit(u, h, window)
	switch { // an empty plate is never shown, and what ends now is still painted: the table under it was left out
	case s.ready():
		h.settle()
		cited = s.paint(u, h)
	case h.before != nil:
		h.before.paint(u, h)
	}
	if u.In.Hit(ui.KeyEnter, 0) || !held && !s.tick(h, u.In.Dt) {
		h.next()
	}
	return cited
}

// paint draws the sheet, the picture on it and the words below.
func (s *show) paint(u *ui.UI, h *Hall) (cited rules.Rule) {
	veil := u.Theme.Wood
	veil.A = uint8(200 * min(s.life/180+.35, 1))
	u.Fill(canvas.Rect{Y: s.set.top, W: s.set.w, H: s.set.h}, veil)
	u.Theme.Skin(u, ui.CardShape, s.set.sheet)
	r := s.set.picture
	u.Fill(r, u.Theme.Wood2)
	s.dais.ui, s.dais.still, s.dais.life = u, h.app.Prefs.ReducedMotion, s.life
	u.Clip(r)
	s.scene.draw(&s.dais, s.share(h))
	u.Unclip()
	s.frame(u, h)
	return s.caption(u, h)
}

// dais is what a scene lays its parts on.
type dais struct {
	ui     *ui.UI
	plate  *plates.Plate
	middle canvas.Point
	still  bool    // nothing may move by itself
	life   float64 // ms
}

// put lays a part where it belongs, moved by dx, dy units.
func (d *dais) put(part *plates.Part, dx, dy, alpha float64) {
	d.lay(part, dx, dy, canvas.Place{Alpha: alpha})
}

// lay is put with what else how says: alpha, squeeze, turn, scale, tint.
func (d *dais) lay(part *plates.Part, dx, dy float64, how canvas.Place) {
	if how.Alpha <= 0 {
		return
	}
	at := part.Put(d.plate, d.middle, dx, dy)
	at.Alpha, at.Squeeze, at.Turn, at.Tint = how.Alpha, how.Squeeze, how.Turn, how.Tint
	if how.Scale > 0 {
		at.Scale *= how.Scale
	}
	d.ui.Picture(part.Picture, at)
}

// point turns units into canvas pixels.
func (d *dais) point(x, y float64) canvas.Point {
	k := d.plate.Unit()
	return canvas.Point{X: d.middle.X + x*k, Y: d.middle.Y + y*k}
}

// between is how much of the stretch from a to b a share has passed, eased; 0 before and 1 after.
func between(share, a, b float64) float64 {
	t := min(max((share-a)/(b-a), 0), 1)
	return t * t * (3 - 2*t)
}
