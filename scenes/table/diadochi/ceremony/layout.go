package ceremony

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// set is where everything stands in a window.
type set struct {
	w, h, scale float64
	top         float64 // where the plate's part of the window begins
	unit        float64 // canvas pixels of a design pixel
	letter      float64 // the same for what is written: a small window has no smaller letters
	press, chip float64 // the least height of what is pressed, in design pixels, and the height of the rule's chip
	sheet       canvas.Rect
	picture     canvas.Rect
	words       canvas.Rect
	lesson      bool
}

// The measures of the design, for a window of 1280 by 800.
const (
	designW, designH = 1280, 800
	mount            = 14  // paper round the picture
	captionHigh      = 148 // words below the picture
	chipHigh         = 32
	phoneHigh        = 500 // a lower window has the words beside the picture
)

// arrange lays the plate out: words below the picture, beside it in a low window. What is pressed is as high there as it must be.
func arrange(w, h, scale, press float64) set {
	k := scale * min(max(min(w/(designW*scale), h/(designH*scale)), .72), 1.6)
	s := set{w: w, h: h, scale: scale, unit: k, letter: k, press: press}
	if w <= h*1.05 || h < phoneHigh*scale {
		s.letter = max(k, scale)
	}
	s.chip = max(math.Round(chipHigh*s.letter), press*scale)
	px := func(v float64) float64 { return math.Round(v * k) }
	pad := px(mount)
	switch {
	case w > h && h < phoneHigh*scale:
		high := h - 2*pad - px(8)
		wide := math.Round(min((w-3*pad)*.58, high*16/9))
		s.sheet = canvas.Rect{X: px(4), Y: px(4), W: w - px(8), H: h - px(8)}
		s.picture = canvas.Rect{X: s.sheet.X + pad, Y: s.sheet.Y + pad, W: wide, H: high}
		s.words = canvas.Rect{X: s.picture.Right() + pad, Y: s.picture.Y, W: s.sheet.Right() - s.picture.Right() - 2*pad, H: high}
	case w > h*1.05:
		high := math.Round(h*.95) - px(captionHigh) - 2*pad
		wide := math.Round(min(w*.94-2*pad, high*16/9))
		s.sheet = ui.Middle(canvas.Rect{W: w, H: h}, wide+2*pad, high+px(captionHigh)+2*pad)
		s.picture = canvas.Rect{X: s.sheet.X + pad, Y: s.sheet.Y + pad, W: wide, H: high}
		s.words = canvas.Rect{X: s.picture.X, Y: s.picture.Bottom() + px(8), W: wide, H: px(captionHigh) - px(8)}
	default:
		wide := w - 2*pad - px(12)
		high := math.Round(wide * .75)
		low := min(math.Round(captionHigh*2*s.letter), h-high-2*pad-px(16))
		s.sheet = ui.Middle(canvas.Rect{W: w, H: h}, wide+2*pad, high+low+2*pad)
		s.picture = canvas.Rect{X: s.sheet.X + pad, Y: s.sheet.Y + pad, W: wide, H: high}
		s.words = canvas.Rect{X: s.picture.X, Y: s.picture.Bottom() + px(10), W: wide, H: low - px(10)}
	}
	return s
}

// lower moves everything down to where the plate's part of the window begins.
func (s *set) lower(top float64) {
	s.top = top
	for _, r := range []*canvas.Rect{&s.sheet, &s.picture, &s.words} {
		r.Y += top
	}
}

// types are the styles of the words.
type types struct {
	ink                             color.NRGBA
	title, under, text, chip, small fonts.Style
}

func newTypes(t *ui.Theme, k float64) types {
	st := func(f fonts.Face, size float64, c color.NRGBA) fonts.Style {
		return fonts.Style{Face: f, Size: size * k, Color: c}
	}
	title := st(fonts.Serif, 33, t.Ink)
	title.Spacing = 1.6 * k
	return types{ink: t.Ink, title: title, under: st(fonts.SerifItalic, 19, t.Heading), text: st(fonts.Serif, 17, t.Ink),
		chip: st(fonts.Serif, 15, t.Ink), small: st(fonts.SerifItalic, 14.5, t.Ink2)}
}

// text is the caption as it was fitted into its place.
type text struct {
	title, under, text fonts.Style
	body               string
	chip, hint         string
	high               [3]float64 // of title, under and text
}

// typeset fits the words into their place: what is too long is written smaller.
func (s *show) typeset(h *Hall) text {
	r, w := s.set.words, &s.words
	t := text{title: s.font.title, under: s.font.under, text: s.font.text, body: w.text}
	if s.set.lesson && w.lesson != "" {
		if t.body != "" {
			t.body += " "
		}
		t.body += w.lesson
	}
	t.chip = h.word("rule", rules.W(string(w.rule)))
	t.hint = h.word("go-on")
	least := max(12.5*s.set.scale/t.text.Size, .6)
	for k := 1.0; ; k -= .04 {
		t.title.Size, t.under.Size, t.text.Size = s.font.title.Size*k, s.font.under.Size*max(k, .8), s.font.text.Size*max(k, least)
		for fonts.Width(w.title, t.title) > r.W && t.title.Size > s.font.title.Size*.45 {
			t.title.Size *= .94
		}
		t.high = [3]float64{ui.TextHeight(w.title, t.title, r.W), ui.TextHeight(w.under, t.under, r.W), ui.TextHeight(t.body, t.text, r.W-2*s.margin())}
		if t.high[0]+t.high[1]+t.high[2]+s.footHigh() <= r.H || k < .5 {
			return t
		}
	}
}

// margin keeps the text off the chip and the hint below a wide picture.
func (s *show) margin() float64 {
	if s.set.words.W > s.set.unit*700 {
		return s.set.unit * 150
	}
	return 0
}

// footHigh is the height that chip and hint take of their own: none where they stand beside the text.
func (s *show) footHigh() float64 {
	if s.margin() > 0 {
		return 0
	}
	return s.set.chip + math.Round(s.set.letter*8)
}

// frame draws the edge of the picture.
func (s *show) frame(u *ui.UI, h *Hall) {
	r, px := s.set.picture, func(v float64) float64 { return max(math.Round(v*s.set.unit), 1) }
	edge := func(r canvas.Rect, w float64, c color.NRGBA) {
		u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: w}, c)
		u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - w, W: r.W, H: w}, c)
		u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, c)
		u.Fill(canvas.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}, c)
	}
	edge(r, px(2), palette.Atlas.Ink)
	edge(r.Inset(px(4)), px(1), paint.Fade(palette.Atlas.Gilt, .85))
	if s.words.hue < palette.Independent {
		bar := canvas.Rect{X: r.X, Y: r.Bottom() - px(5), W: r.W, H: px(5)}
		u.Fill(bar, palette.Named(h.app.Prefs.Vision).Of(s.words.hue).Main)
		u.Fill(canvas.Rect{X: bar.X, Y: bar.Y, W: bar.W, H: px(1)}, palette.Atlas.Ink)
	}
}

// caption writes the words, and the rule on a chip that leads to the rulebook.
func (s *show) caption(u *ui.UI, h *Hall) (cited rules.Rule) {
	r, t, unit := s.set.words, &s.about, s.set.letter
	rest := r.H - t.high[0] - t.high[1] - t.high[2] - s.footHigh()
	y := r.Y + math.Round(max(rest, 0)*.34)
	u.Paragraph(canvas.Rect{X: r.X, Y: y, W: r.W, H: t.high[0]}, s.words.title, t.title, ui.Center)
	y += t.high[0]
	if s.words.under != "" {
		u.Paragraph(canvas.Rect{X: r.X, Y: y, W: r.W, H: t.high[1]}, s.words.under, t.under, ui.Center)
		y += t.high[1]
	}
	y += math.Round(max(rest, 0) * .2)
	m := s.margin()
	u.Paragraph(canvas.Rect{X: r.X + m, Y: y, W: r.W - 2*m, H: t.high[2]}, t.body, t.text, ui.Center)
	foot := canvas.Rect{X: r.X, Y: r.Bottom() - math.Round(2*unit) - s.set.chip, W: r.W, H: s.set.chip}
	chip := math.Round(fonts.Width(t.chip, s.font.chip) + 26*unit)
	box := ui.CutRight(&foot, chip)
	u.Theme.Skin(u, ui.ChipShape, box)
	st := s.font.chip
	hover, clicked := u.Spot(t.chip, box)
	if hover {
		st.Color = u.Theme.Heading
	}
	u.Words(box, t.chip, st, ui.Center)
	if h.waits() && s.ms >= s.program.motion {
		ui.CutRight(&foot, 10*unit)
		u.Words(foot, t.hint, s.font.small, ui.Left)
	}
	if clicked {
		return s.words.rule
	}
	return ""
}
