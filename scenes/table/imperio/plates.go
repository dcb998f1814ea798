package imperio

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// corner finds a corner of the chart in which nothing lies, for something of this size: at the right or left, above or
// below.
func (f *Face) corner(view canvas.Rect, w, h float64, right, low bool) (canvas.Rect, bool) {
	margin := 26 * f.app.Theme.Scale
	r := canvas.Rect{X: view.X + margin, Y: view.Y + margin, W: w, H: h}
	if right {
		r.X = view.Right() - margin - w
	}
	if low {
		r.Y = view.Bottom() - margin - h
	}
	return r, f.chart.Whole() && view.W > w*2.2 && f.chart.Free(r)
}

// plates are where cartouche, key and the card of the Council lie; of no width where there is no room beside the hexes.
type plates struct {
	cartouche, key, docket canvas.Rect
	words                  string
	lines                  []string // of the key
	list                   [3]canvas.Rect
	outline                []canvas.Point
}

// reserve finds room for cartouche and key.
func (f *Face) reserve(u *ui.UI, view canvas.Rect) {
	k := &f.plates
	k.cartouche, k.key, k.docket = canvas.Rect{}, canvas.Rect{}, canvas.Rect{}
	if len(f.view.Hexes) == 0 || f.view.Turn == 0 || !f.chart.Whole() {
		return
	}
	k.words = f.word("cartouche", rules.N(f.view.Players), rules.N(f.view.Turn))
	w := fonts.Width(k.words, f.cartoucheStyle(u)) + u.Px(44)
	for _, right := range [...]bool{true, false} {
		if r, ok := f.corner(view, w, u.Px(78), right, false); ok {
			k.cartouche = r
			break
		}
	}
	k.lines = keyLines[:]
	if f.view.Seat < 0 { // nobody is threatened, and nothing is ordered
		k.lines = keyOfAll[:]
	}
	for ; len(k.lines) >= keyLeast; k.lines = k.lines[:len(k.lines)-1] { // where there is no room for all, the last go
		if r, ok := f.corner(view, u.Px(keyWidth), u.Px(4)+u.Px(22)*float64(len(k.lines)), false, true); ok {
			k.key = r
			break
		}
	}
	f.reserveDocket(u, view)
	k.list = [...]canvas.Rect{k.cartouche, k.key, k.docket}
	f.chart.Reserve(k.list[:])
}

func (f *Face) cartoucheStyle(u *ui.UI) fonts.Style {
	return u.Theme.Colored(ui.Italic, paint.RGB(0xD9CDAF))
}

// cartouche names the chart, and below at the left stands its key.
func (f *Face) cartouche(u *ui.UI) {
	if k := &f.plates; k.cartouche.W > 0 {
		f.drawCartouche(u, k.cartouche, k.words, f.cartoucheStyle(u))
	}
	if f.plates.key.W > 0 && !f.film.busy() && !f.threats.on {
		f.drawKey(u, f.plates.key)
	}
}

func (f *Face) drawCartouche(u *ui.UI, r canvas.Rect, words string, st fonts.Style) {
	line := max(u.Px(1.4), 1)
	u.Fill(r, palette.Gilt)
	u.Fill(r.Inset(line), paint.Fade(palette.Plate, 1))
	in := r.Inset(u.Px(5))
	u.Fill(in, paint.Fade(palette.Gilt, .8))
	u.Fill(in.Inset(max(u.Px(.8), 1)), palette.Plate)
	for _, c := range [...]canvas.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.X, Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom()}} {
		chart.Disc(u, c, u.Px(14), palette.Gilt)
		chart.Disc(u, c, u.Px(11), palette.Plate)
		f.sign(u, signs.StarSign, c, 8, palette.Gilt2)
	}
	title := ui.CutTop(&in, in.H*.62)
	big := u.Theme.Colored(ui.Hero, palette.Gilt2)
	big.Spacing = u.Px(10)
	u.Words(title, f.voice.Key("imperio.title.capitals"), big, ui.Center)
	mid := canvas.Point{X: r.Center().X, Y: title.Bottom()}
	u.Line(canvas.Point{X: r.X + u.Px(20), Y: mid.Y}, canvas.Point{X: mid.X - u.Px(14), Y: mid.Y}, line, palette.Gilt)
	u.Line(canvas.Point{X: mid.X + u.Px(14), Y: mid.Y}, canvas.Point{X: r.Right() - u.Px(20), Y: mid.Y}, line, palette.Gilt)
	f.sign(u, signs.Influence, mid, 12, palette.Gilt2)
	u.Words(in, words, st, ui.Center)
}

// keyWidth is how wide the key is, in design pixels.
const keyWidth = 300

// keyLines are the words of the key of the chart: what the signs mean, and the button of the threats; keyOfAll those for whoever only looks
// on. Of both the first keyLeast are never left out.
var (
	keyLines = [...]string{"key.resources", "key.influence", "key.troops", "key.threats", "key.kinds", "key.ghost"}
	keyOfAll = [...]string{"key.resources", "key.influence", "key.troops", "key.kinds"}
)

const keyLeast = 3

func (f *Face) drawKey(u *ui.UI, r canvas.Rect) {
	st := u.Theme.Colored(ui.Small, palette.Label)
	for _, key := range f.plates.lines {
		line := ui.CutTop(&r, u.Px(22))
		mark := ui.CutLeft(&line, u.Px(24))
		switch key {
		case "key.threats":
			f.threatsKey(u, mark, line)
			continue
		case "key.resources":
			f.sign(u, signs.Resources, mark.Center(), 14, palette.Gilt2)
		case "key.influence":
			f.sign(u, signs.Influence, mark.Center(), 14, palette.Star)
		case "key.troops":
			c := f.theme.Of(f.house(max(f.view.Seat, 0)))
			chart.Disc(u, mark.Center(), u.Px(18), palette.Ivory)
			chart.Disc(u, mark.Center(), u.Px(16), c.Main)
			u.Words(mark, "2", u.Theme.Colored(ui.Number, c.Ink), ui.Center)
		default:
			f.chart.KeyPlate(u, ui.Middle(mark, u.Px(18), u.Px(13)), key == "key.ghost")
		}
		words := f.word(key)
		u.Words(line, words, fitted(words, st, line.W, smallest(u, 9)), ui.Left)
	}
}

// threatsKey is the button of the threats, which has a key too.
func (f *Face) threatsKey(u *ui.UI, mark, line canvas.Rect) {
	hover, pressed := u.Spot("threats", canvas.Rect{X: mark.X, Y: line.Y, W: mark.W + line.W, H: line.H})
	ink := palette.AttackOnSky
	if hover {
		ink = palette.Star
	}
	f.sign(u, signs.War, mark.Center(), 14, ink)
	u.Words(line, f.word("key.threats"), u.Theme.Colored(ui.Small, ink), ui.Left)
	if pressed {
		u.App.Play("click")
		f.Lenses()
	}
}

// sign draws a sign of `size` design pixels centred on a place.
func (f *Face) sign(u *ui.UI, s signs.Sign, at canvas.Point, size float64, ink paint.Color) {
	p := signs.Picture(s, int(u.Px(size)), ink)
	u.Picture(p, canvas.Place{At: canvas.Point{X: math.Round(at.X), Y: math.Round(at.Y)}, AnchorX: .5, AnchorY: .5})
}

// mini is the small chart that shows which part of the whole is seen.
func (f *Face) mini(u *ui.UI, view canvas.Rect) {
	if f.chart.Whole() || view.W < u.Px(360) {
		return
	}
	r := f.miniPlace(u, view)
	if !f.threats.place.Intersect(r).Empty() { // what is told of threats is read first
		return
	}
	u.Block(r)
	u.Fill(r.Inset(-u.Px(2)), palette.Gilt)
	u.Fill(r, palette.Plate)
	f.chart.Mini(u, r.Inset(u.Px(6)))
	if at, down := u.In.Clicked(ui.LeftButton); down && r.Contains(at) {
		f.chart.Jump(r.Inset(u.Px(6)), at)
	}
}

// miniPlace is the corner for the small chart that hides least of the large one, beside the button that fingers have on the map. It
// stays where it is while no other corner is better by far, so that it does not leap about as the chart is drawn along.
func (f *Face) miniPlace(u *ui.UI, view canvas.Rect) canvas.Rect {
	w, h := min(u.Px(180), view.W*.24), min(u.Px(140), view.H*.3)
	in := view.Inset(u.Px(24))
	right := in.Right() - w
	beside := right
	if f.app.Touch {
		beside = view.Right() - u.Px(ui.FingerHeight+2*8) - w
	}
	corners := [...]canvas.Rect{
		{X: beside, Y: in.Y, W: w, H: h}, {X: right, Y: in.Bottom() - h, W: w, H: h}, {X: in.X, Y: in.Bottom() - h, W: w, H: h}, {X: in.X, Y: in.Y, W: w, H: h},
	}
	best, least := f.miniAt, .6*f.chart.Hidden(corners[f.miniAt])
	for i := range corners {
		if n := f.chart.Hidden(corners[i]); n < least {
			best, least = i, n
		}
	}
	f.miniAt = best
	return corners[best]
}
