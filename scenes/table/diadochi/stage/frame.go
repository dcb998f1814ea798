package stage

import (
	"image"
	"image/color"
	"math"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Colours that are the same by day and by lamp.
var (
	dark   = color.NRGBA{0x26, 0x1A, 0x12, 255}
	lit    = color.NRGBA{0xF5, 0xD3, 0x6B, 255}
	litInk = color.NRGBA{0x22, 0x18, 0x0F, 255}
	cell   = color.NRGBA{0xE3, 0xD2, 0xA8, 255}
)

// paint draws the whole stage.
func (s *Stage) paint(u *ui.UI) (cited rules.Rule) {
	p := &s.set
	u.Fill(canvas.Rect{Y: p.top, W: p.w, H: p.h}, u.Theme.Paper2)
	cited = s.paintTitle(u)
	s.paintFight(u)
	if !p.scene.Empty() {
		s.frameScene(u)
	}
	s.paintFoot(u)
	if s.waits {
		s.paintLesson(u)
	}
	return cited
}

// paintTitle writes who fights whom, where and when; the chip with the rule leads to the rulebook.
func (s *Stage) paintTitle(u *ui.UI) (cited rules.Rule) {
	r, px := s.set.title, s.px
	u.Fill(r, dark)
	u.Picture(s.meander(), canvas.Place{At: canvas.Point{X: 0, Y: s.set.strip.Y}})
	side := px(38)
	for i, x := range [2]float64{px(38), r.W - px(38)} {
		u.Picture(s.box.Token(s.faction(s.now.Sides[i].Seat), int(side)), canvas.Place{At: canvas.Point{X: math.Round(x), Y: math.Round(r.Y + r.H/2)}, AnchorX: .5, AnchorY: .5})
	}
	in := canvas.Rect{X: px(70), Y: r.Y + px(3), W: r.W - px(140), H: r.H - px(6)}
	chip := s.chip()
	w := fonts.Width(chip, s.font.chip) + px(28)
	box := canvas.Rect{X: in.Right() - w, Y: r.Y + px(12), W: w, H: r.H - px(24)}
	hover, clicked := u.Spot(chip, box)
	u.Fill(box, pick(hover, color.NRGBA{0x6A, 0x4C, 0x28, 255}, color.NRGBA{0x4A, 0x36, 0x20, 255}))
	s.frame(u, box, pick(hover, lit, color.NRGBA{0xB8, 0x8A, 0x3A, 255}), px(1.2))
	u.Words(box, chip, s.font.chip, ui.Center)
	if clicked {
		cited = s.beats[min(s.beat, len(s.beats)-1)].Rule
	}
	in.W -= w + px(12)
	u.Words(ui.CutTop(&in, in.H*.56), fitting(in.W, s.font.title, s.words.title, s.words.at), s.font.title, ui.Left)
	u.Words(in, s.under(in.W), s.font.under, ui.Left)
	return cited
}

// under is the line below the title: where and when; and, once that is known, the result, where there is no scene with its banner.
func (s *Stage) under(width float64) string {
	if s.set.scene.H <= 0 && s.known() > 0 {
		return s.words.result
	}
	return fitting(width, s.font.under, s.words.where[:]...)
}

// known is how far the banner with the result is unrolled: nothing before the last throw that decides.
func (s *Stage) known() float64 {
	share := 0.0
	switch {
	case s.now.Scene == Naval:
		share = s.share(Clash)*2 - 1
	case s.now.Scene == Siege && s.has(Breach):
		share = s.share(Breach)*3 - 2
	case s.now.Scene == Siege:
		share = s.share(Stones)*3 - 2
	case s.now.Ended:
		share = s.share(Table)*4 - 3
	default:
		share = s.share(Flight)*4 - 3
	}
	return min(max(share, 0), 1)
}

// fitting is the first of the texts that fits in the width, or the last.
func fitting(w float64, st fonts.Style, texts ...string) string {
	for _, t := range texts[:len(texts)-1] {
		if fonts.Width(t, st) <= w {
			return t
		}
	}
	return texts[len(texts)-1]
}

// chip names the rule of the beat under way.
func (s *Stage) chip() string {
	i := min(s.beat, len(s.beats)-1)
	if i != s.words.lesson || s.words.taught == "" {
		s.words.lesson = i
		s.words.taught = s.word("rule", rules.W(string(s.beats[i].Rule)))
	}
	return s.words.taught
}

// frame draws the edge of a rectangle.
func (s *Stage) frame(u *ui.UI, r canvas.Rect, c color.NRGBA, w float64) {
	w = max(math.Round(w), 1)
	u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: w}, c)
	u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - w, W: r.W, H: w}, c)
	u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, c)
	u.Fill(canvas.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}, c)
}

// meander is the Greek key under the title.
func (s *Stage) meander() *canvas.Picture {
	w, h := int(s.set.w), int(s.set.strip.H)
	if p := s.font.meander; p != nil && p.W == w && p.H == h {
		return p
	}
	s.font.meander = canvas.NewPicture(w, h, func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Fill(paint.Rect(0, 0, float64(w), float64(h)), paint.Solid(dark))
		k := float64(h) / 12
		pen, ink := paint.Pen(1.3*k), paint.Hex(0xA57C32)
		for x := 0.0; x < float64(w); x += 20 * k {
			q := new(paint.Path).MoveTo(x, 10*k).LineTo(x, 2*k).LineTo(x+14*k, 2*k).LineTo(x+14*k, 8*k).LineTo(x+6*k, 8*k).LineTo(x+6*k, 5*k).LineTo(x+10*k, 5*k)
			p.Stroke(q, pen, ink)
			p.Stroke(paint.Line(x, 10*k, x+20*k, 10*k), pen, ink)
		}
	})
	return s.font.meander
}

// panel draws a sheet of the console and returns what is below its heading.
func (s *Stage) panel(u *ui.UI, r canvas.Rect, title string) canvas.Rect {
	u.Theme.Skin(u, ui.PanelShape, r)
	in := canvas.Rect{X: r.X + s.px(14), Y: r.Y + s.px(6), W: r.W - s.px(28), H: r.H - s.px(14)}
	if title != "" {
		short, _, _ := strings.Cut(title, ":") // with little room
		u.Words(ui.CutTop(&in, s.px(24)), fitting(in.W, s.font.heading, s.capital(title), s.capital(short)), s.font.heading, ui.Left)
		u.Fill(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: max(s.px(1), 1)}, paint.Fade(u.Theme.Gilt, .6))
		ui.CutTop(&in, s.px(8))
	}
	return in
}

// capital remembers headings in capitals, since they are written every tick.
func (s *Stage) capital(t string) string {
	c, ok := s.font.capitals[t]
	if !ok {
		c = strings.ToUpper(t)
		s.font.capitals[t] = c
	}
	return c
}

// litCell is a number in the yellow cell of a result.
func (s *Stage) litCell(u *ui.UI, r canvas.Rect, text string, st fonts.Style) {
	u.Fill(r, lit)
	s.frame(u, r, litInk, s.px(2.2))
	st.Color = litInk
	u.Words(r, text, st, ui.Center)
}

// paintFoot draws the beats as dots, and the buttons.
func (s *Stage) paintFoot(u *ui.UI) {
	r, px := s.set.foot, s.px
	in := canvas.Rect{X: px(edge), Y: r.Y + px(8), W: r.W - 2*px(edge), H: r.H - px(footEdge)}
	skip := ui.ButtonOpts{Note: s.words.escape, Left: true}
	w := max(u.ButtonWidth(s.words.skip, skip), px(190))
	if u.Button(ui.CutRight(&in, w), s.words.skip, skip) {
		s.Skip()
		if s.now == nil {
			return
		}
	}
	ui.CutRight(&in, px(12))
	goOn := ui.ButtonOpts{Main: true, Note: s.words.enter, Left: true}
	if u.Button(ui.CutRight(&in, max(u.ButtonWidth(s.words.goOn, goOn), px(170))), s.words.goOn, goOn) {
		s.Continue()
		if s.now == nil {
			return
		}
	}
	s.paintDots(u, in)
}

// Continue ends the wait, or the beat.
func (s *Stage) Continue() {
	if s.rest {
		s.next()
		return
	}
	s.begin(s.beat + 1)
}

func (s *Stage) paintDots(u *ui.UI, r canvas.Rect) {
	x, px := r.X+s.px(8), s.px
	all := 0.0
	for _, name := range s.words.beats {
		all += px(31) + fonts.Width(name, s.font.small)
	}
	for i, name := range s.words.beats {
		st := s.font.small
		now := i == s.beat || s.rest && i == len(s.words.beats)-1
		if all > r.W+px(12) && !now {
			continue // no room for all: the present one
		}
		if now {
			st.Color = s.font.ink
		} else if i > s.beat {
			st = s.font.italic
		}
		w := fonts.Width(name, st)
		if x+px(14)+w > r.Right() {
			return
		}
		at := canvas.Point{X: x, Y: r.Y + r.H/2}
		s.disc(u, at, px(11), u.Theme.Gilt)
		switch {
		case now:
			s.disc(u, at, px(11), s.font.ink)
			s.disc(u, at, px(8), lit)
		case i > s.beat:
			s.disc(u, at, px(8), u.Theme.Paper2)
		}
		u.Words(canvas.Rect{X: x + px(11), Y: r.Y, W: w + 2, H: r.H}, name, st, ui.Left)
		x += px(11) + w + px(20)
	}
}

// disc paints a filled circle.
func (s *Stage) disc(u *ui.UI, c canvas.Point, d float64, ink color.NRGBA) {
	u.Line(c, canvas.Point{X: c.X + 0.01, Y: c.Y}, d, ink)
}

// paintLesson explains the beat that has just been shown, at teaching speed.
func (s *Stage) paintLesson(u *ui.UI) {
	i := min(s.beat, len(s.beats)-1)
	text := s.word("lesson." + s.now.lessonKey(s.beats[i].Kind))
	st, pad := s.font.body, s.px(12)
	w := min(s.px(420), s.set.w-2*s.px(edge))
	h := ui.TextHeight(text, st, w-2*pad) + ui.TextHeight(s.word("lesson.wait"), s.font.italic, w-2*pad) + 2*pad
	r := canvas.Rect{X: s.set.w - s.px(edge) - w - s.px(8), Y: s.set.strip.Bottom() + s.px(68), W: w, H: h}
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(pad)
	ui.CutTop(&in, u.Paragraph(in, text, st, ui.Left))
	u.Paragraph(in, s.word("lesson.wait"), s.font.italic, ui.Left)
}

// ribbon is the dark banner with the result, unrolled to a share, about the middle of the stage.
func (s *Stage) ribbon(u *ui.UI, share, middle float64) {
	if share <= 0 {
		return
	}
	if s.still() {
		share = 1
	}
	r, px := s.set.scene, s.px
	w := (fonts.Width(s.words.result, s.font.banner) + px(76)) * (.3 + .7*ease(share))
	h := px(44)
	x, y := math.Round(middle-w/2), r.Y+px(9)
	if r.W < px(900) { // below the labels
		x, y = math.Round(r.X+r.W/2-w/2), y+px([...]float64{Land: 84, Siege: 52, Naval: 146}[s.now.Scene])
	}
	s.pts = append(s.pts[:0], canvas.Point{X: x, Y: y}, canvas.Point{X: x + w, Y: y}, canvas.Point{X: x + w, Y: y + h}, canvas.Point{X: x, Y: y + h})
	u.Polygon(s.pts, dark)
	for _, tip := range [2][2]float64{{x, 1}, {x + w, -1}} {
		for _, half := range [2]float64{0, 1} {
			s.pts = append(s.pts[:0], canvas.Point{X: tip[0] - tip[1]*px(12), Y: y + h*half}, canvas.Point{X: tip[0], Y: y + h*half}, canvas.Point{X: tip[0], Y: y + h/2})
			if half == 1 {
				s.pts[1], s.pts[2] = s.pts[2], s.pts[1]
			}
			u.Polygon(s.pts, dark)
		}
	}
	if share > .6 {
		u.Words(canvas.Rect{X: x, Y: y, W: w, H: h}, s.words.result, s.font.banner, ui.Center)
	}
}

// label is a small sheet on the stage with up to two lines and a faction's sign; it returns where it lies. Where the first
// line has no room it is the short one: the sign tells whose it is.
func (s *Stage) label(u *ui.UI, x, y float64, right bool, i int, first, short, second string) canvas.Rect {
	px := s.px
	first = fitting(s.labelRoom(), s.font.body, first, short)
	w := max(fonts.Width(first, s.font.body), fonts.Width(second, s.font.small)) + px(62)
	w = min(w, s.labelRoom()+px(62))
	if right {
		x -= w
	}
	r := canvas.Rect{X: math.Round(x), Y: math.Round(y), W: math.Round(w), H: px(44)}
	u.Theme.Skin(u, ui.PanelShape, r)
	u.Tip(r, s.words.sides[i].units) // what the letters mean
	u.Picture(s.box.Token(s.faction(s.now.Sides[i].Seat), int(px(30))), canvas.Place{At: canvas.Point{X: r.X + px(25), Y: r.Y + r.H/2}, AnchorX: .5, AnchorY: .5})
	in := canvas.Rect{X: r.X + px(48), Y: r.Y + px(3), W: r.W - px(54), H: r.H - px(6)}
	if second == "" {
		u.Words(in, first, s.font.body, ui.Left)
		return r
	}
	u.Words(ui.CutTop(&in, in.H/2), first, s.font.body, ui.Left)
	u.Words(in, second, s.font.small, ui.Left)
	return r
}

// labelRoom is how long the lines of a label may be: two of them stand side by side.
func (s *Stage) labelRoom() float64 { return s.set.scene.W*.45 - s.px(62) }

// tag is a small line on the stage.
func (s *Stage) tag(u *ui.UI, x, y float64, right bool, text string) {
	w := fonts.Width(text, s.font.small) + s.px(24)
	if right {
		x -= w
	}
	r := canvas.Rect{X: math.Round(x), Y: math.Round(y), W: math.Round(w), H: s.px(25)}
	u.Theme.Skin(u, ui.PanelShape, r)
	st := s.font.small
	st.Color = s.theme.Purple
	u.Words(r, text, st, ui.Center)
}

// ease slows a motion down at both ends.
func ease(t float64) float64 { return t * t * (3 - 2*t) }
