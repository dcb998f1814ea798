package stage

import (
	"image"
	"math"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/emblems"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/paint"
)

// Downfall is the end of a House: it has lost its last world, or is dissolved.
type Downfall struct {
	Seat rules.Seat
	By   rules.Seat // who has its last world now, or nobody
	At   rules.Ref
	Turn int
}

// fallBeats are the ways to fall, as the foot lists them.
var fallBeats = [...]Beat{Fall, Dissolution}

// newDownfall takes a fall from the event that is its beat.
func newDownfall(e rules.Event, turn int) *Downfall {
	switch e.Verb {
	case game.EvOwner:
		return &Downfall{Seat: rules.Seat(e.N) - 1, By: e.Seat, At: e.To, Turn: turn}
	case game.EvAbandoned:
		return &Downfall{Seat: e.Seat, By: rules.Nobody, At: e.To, Turn: turn}
	}
	return &Downfall{Seat: e.Seat, By: rules.Nobody, Turn: turn}
}

// writeDownfall makes the words of a fall.
func (s *Stage) writeDownfall() {
	w, k := &s.said, s.downfall
	name := rules.W(s.name(k.Seat))
	w.title, w.under = s.word("title.fall"), s.word("under.fall", rules.W(chart.Roman(k.Turn)))
	w.steps = append(w.steps, s.word("beat."+beatKeys[s.beat]))
	switch {
	case s.beat == Dissolution:
		w.ribbon, w.fall = s.word("ribbon.dissolution", name), [2]string{"", s.word("fall.dissolved")}
		return
	case k.By == rules.Nobody:
		w.fall[0] = s.word("fall.nobody", rules.R(k.At))
	default:
		w.fall[0] = s.word("fall.by", rules.W(s.name(k.By)), rules.R(k.At))
	}
	w.ribbon, w.fall[1] = s.word("ribbon.fall", name), s.word("fall.remains")
}

// The course of a fall, in shares of its beat: the seal cracks, and its halves part.
const cracks, parts = .22, .85

// drawDownfall draws the seal of the House that breaks under a dark sky, and what becomes of it.
func (s *Stage) drawDownfall(u *ui.UI) {
	px, k := s.px, s.downfall
	r := canvas.Rect{X: s.set.at.X + px(edge), Y: s.set.title.Bottom() + px(gap), W: s.set.at.W - 2*px(edge)}
	r.H = s.set.foot.Y - r.Y
	u.Clip(r)
	at := canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}}
	u.Picture(night(r, s.set.unit), at)
	high := r.H - px(16+36+100) // below the banner, above the words
	mid := canvas.Point{X: r.Center().X, Y: r.Y + px(16+36) + high/2}
	side := math.Round(min(high*.86, r.W*.5))
	s.drawHalves(u, mid, side)
	foot := ui.Middle(r, min(r.W*.86, px(640)), r.H)
	foot.Y = max(mid.Y+side*.62, r.Bottom()-px(160))
	text := s.style(u, ui.Prompt, palette.Ivory)
	if words := s.said.fall[0]; words != "" {
		ui.CutTop(&foot, u.Paragraph(foot, words, text, ui.Center)+px(4))
	}
	u.Paragraph(foot, s.said.fall[1], s.style(u, ui.Body, palette.Ivory), ui.Center)
	if k.By != rules.Nobody && r.W > px(700) {
		s.arms(u, k.By, canvas.Point{X: r.X + r.W*.84, Y: mid.Y}, side*.36)
	}
	s.unroll(u, r, r.Y+px(16), s.said.ribbon)
	u.Unclip()
	chart.Frame(u, r, s.set.unit*.8)
}

// drawHalves draws the two halves of the seal: they part and sink, each to its side.
func (s *Stage) drawHalves(u *ui.UI, mid canvas.Point, side float64) {
	share := min(max((s.share-cracks)/(parts-cracks), 0), 1)
	if s.still {
		share = 1
	}
	share *= share * (3 - 2*share)
	for i, way := range [...]float64{-1, 1} {
		k := half{s.theme, s.house(s.downfall.Seat), int(side), i == 1}
		pic := keptHalves.Find(k)
		if pic == nil {
			pic = keptHalves.Keep(k, canvas.NewPicture(k.side, k.side, k.paint))
		}
		u.Picture(pic, canvas.Place{
			At: canvas.Point{X: mid.X + way*share*side*.13, Y: mid.Y + share*side*.06}, AnchorX: .5, AnchorY: .5, Turn: way * share * .16,
		})
	}
}

// half is a half of a House's seal.
type half struct {
	theme *palette.Theme
	house palette.House
	side  int
	right bool
}

var keptHalves = cache.New[half](4 << 20)

func (k half) paint(dst *image.RGBA) {
	p, r := paint.New(dst), float64(k.side)/2
	p.Translate(r, r)
	chart.Wax(p, r*.92)
	if k.house < palette.Houses {
		emblems.Arms(p, k.theme, k.house, r*.98)
	}
	away := -1.0
	if !k.right {
		away = 1
	}
	other := new(paint.Path).MoveTo(-.1*r, -1.2*r)
	for i, x := range [...]float64{.1, -.14, .12, -.08, .16, -.04} {
		other.LineTo(x*r, (-.8+.32*float64(i))*r)
	}
	p.Erase(other.LineTo(.05*r, 1.2*r).LineTo(away*1.3*r, 1.2*r).LineTo(away*1.3*r, -1.2*r).Close())
}

// sheet is a night sky of a size.
type sheet struct{ w, h, fine int }

var keptNights = cache.New[sheet](6 << 20)

// night returns the sky behind a fall.
func night(r canvas.Rect, unit float64) *canvas.Picture {
	k := sheet{max(int(r.W), 1), max(int(r.H), 1), int(unit * 100)}
	pic := keptNights.Find(k)
	if pic == nil {
		plate := sky.Plate{W: k.w, H: k.h, Scale: unit, Circles: true, Figures: []sky.Place{{Figure: sky.Crown, X: .2, Y: .42, K: 1.2}}}
		pic = keptNights.Keep(k, plate.Picture())
	}
	return pic
}
