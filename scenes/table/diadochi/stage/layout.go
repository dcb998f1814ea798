package stage

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// set is where everything stands in a window.
type set struct {
	w, h    float64
	top     float64     // where the stage's part of the window begins
	unit    float64     // canvas pixels of a design pixel
	title   canvas.Rect // dark bar with who, where and when
	strip   canvas.Rect // meander below it
	scene   canvas.Rect // what happens; empty in a window too small for it
	panels  [4]canvas.Rect
	foot    canvas.Rect // beats and buttons
	upright bool        // panels stand in rows
	button  float64     // least height of a button in canvas pixels: what a finger needs, or 0

	mustered *Battle // whose men are drawn up for it
}

// The measures of the design, for a window of 1280 by 800.
const (
	designW, designH = 1280, 800
	titleHeight      = 56
	stripHeight      = 12
	footHeight       = 54
	footEdge         = 14 // above and below the buttons
	landConsole      = 298
	seaConsole       = 242
	leastScene       = 120 // a lower scene is left out
	uprightW         = 640 // for a window that is held upright
	uprightH         = 1090
	edge             = 16
	leastType        = 12 // of the theme: smaller letters are not read on a phone
)

// leastFit is how small the design may become, as a share of what it is at a scale.
const leastFit = 0.78

// arrange lays the stage out, with buttons at least so high, at no less than a share of its scale.
func arrange(scene Scene, w, h, scale, button, least float64) set {
	wide, high := float64(designW), float64(designH)
	upright := h > w*1.1
	if upright {
		wide, high = uprightW, uprightH
	}
	k := scale * min(max(min(w/(wide*scale), h/(high*scale)), least), 1.5)
	p := set{w: w, h: h, unit: k, upright: upright, button: button}
	px := func(v float64) float64 { return math.Round(v * k) }
	all := canvas.Rect{W: w, H: h}
	p.title = ui.CutTop(&all, px(titleHeight))
	p.strip = ui.CutTop(&all, px(stripHeight))
	p.foot = ui.CutBottom(&all, max(px(footHeight), button+px(footEdge)))
	all = canvas.Rect{X: px(edge), Y: all.Y + px(8), W: w - 2*px(edge), H: all.H - px(8)}
	console := px(landConsole)
	if scene != Land {
		console = px(seaConsole)
	}
	if upright {
		console = px(11) * float64(len(rows[scene])-1)
		for _, row := range rows[scene] {
			console += px(row.high)
		}
	}
	if all.H-console >= px(leastScene) {
		p.scene = ui.CutTop(&all, all.H-console)
		ui.CutTop(&all, px(9))
	}
	if upright {
		p.panels = stack(scene, all, px(11))
		return p
	}
	p.panels = split(scene, all, px(11))
	return p
}

// row is a row of panels of an upright console: its height in the design, which panels, and their widths in parts.
type row struct {
	high   float64
	panels []int
	parts  []float64
}

// rows are the upright consoles.
var rows = [3][]row{
	Land:  {{300, []int{0, 2}, []float64{1, 1}}, {316, []int{1}, []float64{1}}},
	Siege: {{268, []int{0, 1}, []float64{1, 2}}, {222, []int{2}, []float64{1}}, {138, []int{3}, []float64{1}}},
	Naval: {{268, []int{0, 2}, []float64{1, 1}}, {250, []int{1}, []float64{1}}},
}

// stack lays the panels of a console in rows, which share what height there is.
func stack(scene Scene, r canvas.Rect, gap float64) (list [4]canvas.Rect) {
	sum := 0.0
	for _, row := range rows[scene] {
		sum += row.high
	}
	room := r.H - gap*float64(len(rows[scene])-1)
	for _, row := range rows[scene] {
		line := ui.CutTop(&r, math.Round(room*row.high/sum))
		ui.CutTop(&r, gap)
		all, wide := 0.0, line.W-gap*float64(len(row.panels)-1)
		for _, n := range row.parts {
			all += n
		}
		for i, panel := range row.panels {
			list[panel] = ui.CutLeft(&line, math.Round(wide*row.parts[i]/all))
			ui.CutLeft(&line, gap)
		}
	}
	return list
}

// split divides the console: the widths of the panels in parts.
func split(scene Scene, r canvas.Rect, gap float64) (list [4]canvas.Rect) {
	parts := [3][]float64{Land: {366, 492, 366}, Siege: {168, 366, 452, 226}, Naval: {340, 544, 340}}[scene]
	sum := 0.0
	for _, n := range parts {
		sum += n
	}
	room, x := r.W-gap*float64(len(parts)-1), r.X
	for i, n := range parts {
		w := math.Round(room * n / sum)
		list[i] = canvas.Rect{X: x, Y: r.Y, W: w, H: r.H}
		x += w + gap
	}
	return list
}

// lower moves everything down to where the stage's part of the window begins.
func (p *set) lower(top float64) {
	p.top = top
	for _, r := range []*canvas.Rect{&p.title, &p.strip, &p.scene, &p.foot} {
		r.Y += top
	}
	for i := range p.panels {
		p.panels[i].Y += top
	}
}

func (s *Stage) layout(u *ui.UI, r canvas.Rect) {
	scale, button := u.Theme.Scale, u.Px(u.Tall(0))
	if s.set.button == button && s.set.w == r.W && s.set.h == r.H && s.set.top == r.Y && s.font.scale == scale && s.font.ink == u.Theme.Ink {
		return
	}
	// Large letters in a small window: they grow less here than elsewhere, so that nothing is cut and the scene has room.
	larger := math.Sqrt(max(s.app.Prefs.TextScale, 1))
	s.set = arrange(s.now.Scene, r.W, r.H, scale, button, leastFit/larger)
	s.set.lower(r.Y)
	s.font = newTypes(u.Theme, s.set.unit, leastType*scale/larger)
	s.font.scale = scale
	s.leave()
}

// px turns a measure of the design into whole canvas pixels.
func (s *Stage) px(v float64) float64 { return math.Round(v * s.set.unit) }

// types are the text styles of the stage at one size.
type types struct {
	scale                                                float64
	ink                                                  color.NRGBA
	body, faint, heading, name, small, italic, rule      fonts.Style
	number, dim, figure, big, title, under, banner, chip fonts.Style

	meander  *canvas.Picture
	capitals map[string]string
}

// newTypes makes the styles at a size, no letter smaller than the least.
func newTypes(t *ui.Theme, k, least float64) types {
	st := func(f fonts.Face, size float64, c color.NRGBA) fonts.Style {
		return fonts.Style{Face: f, Size: max(size*k, least), Color: c}
	}
	heavy := func(s fonts.Style) fonts.Style { s.Bold = true; return s }
	spaced := func(s fonts.Style, v float64) fonts.Style { s.Spacing = v * k; return s }
	gold, pale := color.NRGBA{0xF3, 0xD2, 0x7A, 255}, t.WoodText
	return types{
		ink: t.Ink, capitals: map[string]string{},
		body: st(fonts.Serif, 15.5, t.Ink), faint: st(fonts.SerifItalic, 15, t.Ink2), small: st(fonts.Serif, 14, t.Ink2),
		italic: st(fonts.SerifItalic, 14, t.Ink2), rule: st(fonts.SansBold, 12, t.Heading),
		heading: heavy(spaced(st(fonts.Serif, 13.5, t.Heading), 1.4)), name: heavy(st(fonts.Serif, 20, t.Ink)),
		number: st(fonts.SansBold, 14.5, t.Ink), dim: st(fonts.Sans, 14, t.Ink2), figure: heavy(st(fonts.Serif, 24, t.Ink)),
		big: heavy(st(fonts.Serif, 38, t.Ink)), title: spaced(st(fonts.Serif, 23, gold), .8), under: st(fonts.Serif, 14.5, t.WoodText2),
		banner: st(fonts.Serif, 22, gold), chip: st(fonts.Serif, 15.5, pale),
	}
}
