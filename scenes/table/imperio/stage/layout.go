package stage

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// set is where everything stands in its part of a window.
type set struct {
	at     canvas.Rect
	scale  float64
	unit   float64 // canvas pixels of a design pixel
	title  canvas.Rect
	scene  canvas.Rect
	panels [panels]canvas.Rect // empty where there is no room
	foot   canvas.Rect
	low    bool // one panel at a time, beside the scene or below it
}

// panel is a sheet of the console.
type panel int

// The panels.
const (
	dicePanel panel = iota // of the attacker, and after it the defender's
	dicePanel2
	hitsPanel
	wordPanel
	panels
)

// lowest is the least height, in pixels of the design, of a scene with the console below it: the rows of a count need so much.
const lowest = 560

// The measures of the design in pixels, for a stage of 1280 by 754.
const (
	designW, designH   = 1280, 754
	uprightW, uprightH = 620, 1020
	titleHigh          = 54
	footHigh           = 52
	edge               = 12
	gap                = 8
)

// arrange lays the stage out in r; scale is canvas pixels for a pixel of the theme.
func arrange(r canvas.Rect, scale float64) set {
	wide, high, upright := float64(designW), float64(designH), r.H > r.W*1.15
	if upright {
		wide, high = uprightW, uprightH
	}
	p := set{at: r, scale: scale, unit: scale * min(max(min(r.W/(wide*scale), r.H/(high*scale)), .8), 1.5)}
	px := func(v float64) float64 { return math.Round(v * p.unit) }
	p.low = r.H < px(lowest) || upright && r.H < px(760)
	head := px(titleHigh)
	if p.low {
		head = px(36)
	}
	in := r
	p.title = ui.CutTop(&in, head)
	p.foot = ui.CutBottom(&in, px(footHigh))
	in = canvas.Rect{X: in.X + px(edge), Y: in.Y + px(gap), W: in.W - 2*px(edge), H: in.H - px(gap)}
	switch {
	case p.low && upright:
		p.scene = ui.CutTop(&in, math.Round(in.H*.44))
		ui.CutTop(&in, px(gap))
		p.panels[hitsPanel] = in
	case p.low:
		p.scene = ui.CutLeft(&in, math.Round(in.W*.5))
		ui.CutLeft(&in, px(gap))
		p.panels[hitsPanel] = in
	case upright:
		p.scene = ui.CutTop(&in, math.Round(in.H*.36))
		ui.CutTop(&in, px(gap))
		dice := ui.CutTop(&in, math.Round(in.H*.5))
		p.panels[dicePanel], p.panels[dicePanel2] = ui.Column(dice, 0, 2, px(gap)), ui.Column(dice, 1, 2, px(gap))
		ui.CutTop(&in, px(gap))
		p.panels[hitsPanel] = in
	default:
		p.scene = ui.CutTop(&in, math.Round(max(in.H*.58, in.H-px(330))))
		ui.CutTop(&in, px(gap))
		parts := []float64{400, 368, 410, 352}
		if in.W < px(1080) {
			parts = parts[:3]
		}
		split(p.panels[:len(parts)], in, px(gap), parts)
	}
	return p
}

// split divides a row into panels of these shares.
func split(list []canvas.Rect, r canvas.Rect, gap float64, parts []float64) {
	all := 0.0
	for _, n := range parts {
		all += n
	}
	room := r.W - gap*float64(len(parts)-1)
	for i := range list {
		list[i] = ui.CutLeft(&r, math.Floor(room*parts[i]/all))
		ui.CutLeft(&r, gap)
	}
}

func (s *Stage) layout(u *ui.UI, r canvas.Rect) {
	if s.set.at != r || s.set.scale != u.Theme.Scale {
		s.set = arrange(r, u.Theme.Scale)
		s.laid = laidFor{}
	}
}

// px turns a measure of the design into whole canvas pixels.
func (s *Stage) px(v float64) float64 { return math.Round(v * s.set.unit) }

// fit makes letters smaller, down to two thirds but no smaller than can be read, until words find room in w.
func (s *Stage) fit(words string, st fonts.Style, w float64) fonts.Style {
	share := min(max(.96*w/max(fonts.Width(words, st), 1), .67), 1) // letters are set at whole pixels
	st.Size = max(st.Size*share, min(st.Size, s.readable()))
	return st
}

// readable is the size below which letters are not read on a phone, in canvas pixels.
func (s *Stage) readable() float64 { return 11.5 * s.set.scale }

// least is how much smaller letters of a style may become before a shorter name is clearer.
func (s *Stage) least(st fonts.Style) float64 { return max(leastLetters, min(s.readable()/st.Size, 1)) }

// style is a role of the theme at the size of the stage, but no smaller than can be read.
func (s *Stage) style(u *ui.UI, role ui.Role, ink color.NRGBA) fonts.Style {
	st := u.Theme.Colored(role, ink)
	st.Size = max(st.Size*s.set.unit/s.set.scale, s.readable())
	return st
}
