package stage

import (
	"image"
	"math"
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/chamber"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// council are the words of a count.
type council struct {
	entry, about string
	options      []string
	laws, free   string
	lawNames     []string
	broken       []string
	stamp        string
}

// councilBeats are the steps of a count as the foot lists them.
var councilBeats = [...]Beat{Tokens, Verdict}

// writeCount makes the words of the present beat of a count.
func (s *Stage) writeCount() {
	w, c := &s.said, s.count
	w.title = s.word("title.council")
	w.under = s.word("under.council", rules.W(chart.Roman(c.Turn)))
	k := &w.council
	k.entry, k.laws, k.stamp = s.voice.NameOf(c.Entry), strings.ToUpper(s.word("laws")), strings.ToUpper(s.word("broken"))
	key := s.voice.KeyOf(c.Entry)
	k.free = s.word("laws.free")
	k.about = s.voice.Below("imperio.effect.entry.", key[strings.LastIndexByte(key, '.')+1:])
	for _, o := range c.Options {
		k.options = append(k.options, s.option(o.Number))
	}
	for _, l := range c.Laws {
		k.lawNames = append(k.lawNames, s.voice.NameOf(l))
	}
	for _, p := range c.Broken {
		k.broken = append(k.broken, s.name(p))
	}
	if s.beat == Verdict {
		w.ribbon = s.verdict()
	}
	for _, b := range councilBeats {
		w.steps = append(w.steps, s.word("beat."+beatKeys[b]))
	}
}

// option names an option of a proposal.
func (s *Stage) option(n int) string {
	switch {
	case n >= game.VoteElects:
		return s.name(rules.Seat(n - game.VoteElects))
	case n == game.VoteFor:
		return s.word("for")
	}
	return s.word("against")
}

// verdict is what the Council has decided.
func (s *Stage) verdict() string {
	switch n := s.count.Won; {
	case n >= game.VoteElects:
		return s.word("ribbon.elected", rules.W(s.name(rules.Seat(n-game.VoteElects))))
	case n == game.VoteFor:
		return s.word("ribbon.adopted")
	case n == game.VoteAgainst:
		return s.word("ribbon.rejected")
	}
	return s.word("ribbon.lapsed")
}

// hall is the chamber of so many Houses in a window.
type hall struct{ w, h, stalls int }

var keptHalls = cache.New[hall](5 << 20)

func (k hall) paint(dst *image.RGBA) {
	chamber.Draw(paint.New(dst), float64(k.w), float64(k.h), k.stalls)
}

// drawCouncil draws the chamber and the console of a count.
func (s *Stage) drawCouncil(u *ui.UI) {
	n := s.count.heard(s.share)
	if s.beat == Verdict {
		n = s.count.heard(1)
	}
	if !s.set.scene.Empty() {
		s.drawChamber(u, n)
	}
	p := s.set.panels
	charter, laws := p[hitsPanel], canvas.Rect{}
	switch {
	case !p[wordPanel].Empty():
		charter = canvas.Rect{X: p[dicePanel].X, Y: p[dicePanel].Y, W: p[hitsPanel].Right() - p[dicePanel].X, H: p[dicePanel].H}
		laws = p[wordPanel]
	case !p[dicePanel].Empty():
		charter = canvas.Rect{X: p[dicePanel].X, Y: p[dicePanel].Y, W: p[dicePanel2].Right() - p[dicePanel].X, H: p[dicePanel].H}
		laws = p[hitsPanel]
	}
	s.drawCharter(u, charter, n)
	if !laws.Empty() {
		s.drawLaws(u, laws)
	}
}

// narrowChamber is a width, in design pixels, at which the balance covers names on the stalls: there the arms are the name.
const narrowChamber = 700

// drawChamber draws the stalls, lit in turn, and the balance before the throne.
func (s *Stage) drawChamber(u *ui.UI, n int) {
	r, c := s.set.scene, s.count
	id := hall{int(r.W), int(r.H), c.Players}
	back := keptHalls.Find(id)
	if back == nil {
		back = keptHalls.Keep(id, canvas.NewPicture(id.w, id.h, id.paint))
	}
	u.Clip(r)
	u.Picture(back, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	speaks := c.speaking(n)
	if s.beat == Verdict {
		speaks = rules.Nobody
	}
	room := chamber.Room * r.W
	high := min(r.H*.25, room*.9)
	for i := range c.Players {
		at := chamber.Stall(i, c.Players)
		mid := canvas.Point{X: r.X + at.X*r.W, Y: r.Y + at.Y*r.H}
		if rules.Seat(i) == speaks {
			chart.Disc(u, mid, r.H*.36, paint.Fade(palette.Glow, .35))
			chart.Disc(u, mid, r.H*.3, paint.Fade(palette.Gilt2, .5))
		}
		s.arms(u, rules.Seat(i), mid, high)
		if r.W > s.px(narrowChamber) {
			name := canvas.Rect{X: mid.X - room/2, Y: r.Y + r.H*.74 - s.px(10), W: room, H: s.px(20)}
			u.Words(name, s.name(rules.Seat(i)), s.style(u, ui.Body, palette.Gilt2), ui.Center)
		}
	}
	if !c.election() && len(c.Options) == 2 {
		s.drawBalance(u, n)
	}
	if s.said.ribbon != "" && s.decided() {
		s.unroll(u, r, r.Y+s.px(16), s.said.ribbon)
	}
	u.Unclip()
	chart.Frame(u, r, s.set.unit*.8)
}

// drawBalance draws the scales: the heavier pan sinks.
func (s *Stage) drawBalance(u *ui.UI, n int) {
	r := s.set.scene
	weigh := func(option int) (sum int) {
		for p := range s.count.Players {
			sum += s.count.counted(option, rules.Seat(p), n)
		}
		return sum
	}
	pro, con := weigh(0), weigh(1)
	tilt := 0.0
	if pro+con > 0 {
		tilt = float64(con-pro) / float64(pro+con) * .3
	}
	foot := canvas.Point{X: r.X + r.W/2, Y: r.Y + r.H*.92}
	top := canvas.Point{X: foot.X, Y: r.Y + r.H*.6}
	arm := r.W * .09
	sin, cos := math.Sincos(tilt)
	line := func(a, b canvas.Point, w float64) {
		u.Line(a, b, w+s.px(3), palette.Keyline)
		u.Line(a, b, w, palette.Gilt)
	}
	line(top, foot, s.px(5))
	line(canvas.Point{X: foot.X - s.px(30), Y: foot.Y}, canvas.Point{X: foot.X + s.px(30), Y: foot.Y}, s.px(7))
	left, right := canvas.Point{X: top.X - arm*cos, Y: top.Y - arm*sin}, canvas.Point{X: top.X + arm*cos, Y: top.Y + arm*sin}
	line(left, right, s.px(4))
	for side, end := range [...]canvas.Point{left, right} {
		pan := canvas.Point{X: end.X, Y: end.Y + r.H*.15}
		wide := r.W * .045
		u.Line(end, canvas.Point{X: pan.X - wide, Y: pan.Y}, s.px(1.4), palette.Gilt2)
		u.Line(end, canvas.Point{X: pan.X + wide, Y: pan.Y}, s.px(1.4), palette.Gilt2)
		s.drawPile(u, canvas.Point{X: pan.X, Y: pan.Y - s.px(3)}, wide*1.6, side, n)
		line(canvas.Point{X: pan.X - wide, Y: pan.Y}, canvas.Point{X: pan.X + wide, Y: pan.Y}, s.px(6))
	}
}

// drawPile heaps the tokens of an option on a pan.
func (s *Stage) drawPile(u *ui.UI, foot canvas.Point, wide float64, option, n int) {
	d := s.px(9)
	per := max(int(wide/d), 1)
	i := 0
	for p := range s.count.Players {
		for range s.count.counted(option, rules.Seat(p), n) {
			row := i / per
			x := foot.X + (float64(i%per)-float64(per-1)/2)*d
			s.token(u, canvas.Point{X: x, Y: foot.Y - d/2 - float64(row)*d*.62}, d, rules.Seat(p))
			i++
		}
	}
}

// token is a vote in the tincture of its House.
func (s *Stage) token(u *ui.UI, at canvas.Point, d float64, seat rules.Seat) {
	c := s.theme.Of(s.house(seat))
	chart.Disc(u, at, d, palette.Keyline)
	chart.Disc(u, at, d*.86, palette.Ivory)
	chart.Disc(u, at, d*.66, c.Main)
}

// drawCharter is the proposal with its options and the votes on each, piled by fives.
func (s *Stage) drawCharter(u *ui.UI, r canvas.Rect, n int) {
	c, w := s.count, &s.said.council
	in := s.panel(u, r, "")
	u.Words(ui.CutTop(&in, s.px(28)), w.entry, s.style(u, ui.Prompt, u.Theme.Ink), ui.Left)
	about := s.style(u, ui.Italic, u.Theme.Heading)
	lines := in
	lines.W -= s.px(84) // where the seal will be
	ui.CutTop(&in, u.Paragraph(lines, w.about, about, ui.Left)+s.px(6))
	high := min(s.px(64), in.H/float64(max(len(c.Options), 1)))
	for i := range c.Options {
		row := ui.CutTop(&in, high)
		row.H -= s.px(4)
		won := c.Decided && s.beat == Verdict && c.Won == c.Options[i].Number
		ground, edge := u.Theme.Key, u.Theme.Paper3
		if won {
			ground, edge = lit, palette.Glow
		}
		u.Fill(row, edge)
		u.Fill(row.Inset(max(s.px(1.5), 1)), ground)
		s.drawOption(u, row.Inset(s.px(5)), i, n, won)
	}
	s.drawRuling(u, r)
}

// drawOption is the row of one option.
func (s *Stage) drawOption(u *ui.UI, r canvas.Rect, i, n int, won bool) {
	c := s.count
	ink := u.Theme.Ink
	if won {
		ink = litInk
	}
	u.Words(ui.CutLeft(&r, min(s.px(120), r.W*.3)), s.said.council.options[i], s.style(u, ui.Body, ink), ui.Left)
	box := ui.CutRight(&r, s.px(44))
	d := min(s.px(15), r.H*.5)
	x, y, k := r.X+d/2, r.Y+d/2, 0
	if float64(c.Options[i].Sum)*d*1.1 < r.W-d { // one line
		y = r.Center().Y
	}
	for p := range c.Players {
		for range c.counted(i, rules.Seat(p), n) {
			if x > r.Right()-d {
				x, y = r.X+d/2, y+d
			}
			if y > r.Bottom() {
				break
			}
			s.token(u, canvas.Point{X: x, Y: y}, d, rules.Seat(p))
			x += d
			if k++; k%5 == 0 {
				x += d * .5
			}
		}
	}
	sum := 0
	for p := range c.Players {
		sum += c.counted(i, rules.Seat(p), n)
	}
	number := figures[min(sum, len(figures)-1)]
	if won {
		s.litBox(u, ui.Middle(box, s.px(40), min(s.px(34), box.H)), number)
		return
	}
	u.Words(box, number, s.style(u, ui.Figure, ink), ui.Center)
}

// drawLaws lists the laws in force, and stamps who broke a promise about a vote.
func (s *Stage) drawLaws(u *ui.UI, r canvas.Rect) {
	w := &s.said.council
	in := s.panel(u, r, w.laws)
	high := s.px(27)
	for i := range game.MaxLaws {
		row := ui.CutTop(&in, high)
		row.H -= s.px(3)
		words, st := w.free, s.style(u, ui.Italic, u.Theme.Ink2)
		switch {
		case i < len(w.lawNames):
			u.Theme.Skin(u, ui.InlayShape, row)
			words, st = w.lawNames[i], s.style(u, ui.Body, u.Theme.Ink)
		case i == len(w.lawNames) && s.becomesLaw():
			u.Fill(row, palette.Glow)
			u.Fill(row.Inset(max(s.px(1.5), 1)), lit)
			words, st = w.entry, s.style(u, ui.Body, litInk)
		default:
			u.Theme.SkinFaint(u, ui.InlayShape, row, .45)
		}
		u.Words(row.Inset(s.px(5)), words, st, ui.Left)
	}
	for i, name := range w.broken {
		row := ui.CutBottom(&in, s.px(34))
		s.arms(u, s.count.Broken[i], canvas.Point{X: row.X + s.px(14), Y: row.Center().Y}, s.px(28))
		u.Words(canvas.Rect{X: row.X + s.px(34), Y: row.Y, W: row.W - s.px(34), H: row.H}, name, s.style(u, ui.Body, u.Theme.Ink), ui.Left)
		u.Words(row, w.stamp, s.style(u, ui.Title, u.Theme.Danger), ui.Right)
	}
}

// becomesLaw says whether the Council has just adopted something that will be in force.
func (s *Stage) becomesLaw() bool {
	c := s.count
	return s.beat == Verdict && c.passed() && game.EntryAt(int(c.Entry.ID)).Law && !slices.Contains(c.Laws, c.Entry)
}
