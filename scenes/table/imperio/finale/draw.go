package finale

import (
	"image/color"
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/glass"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Draw plays a tick and paints the scene; a click anywhere in it ends what moves, a click on a glass lists its account.
func (f *Finale) Draw(u *ui.UI, col *canvas.Rect) canvas.Rect {
	f.write()
	f.tick(u)
	r := canvas.Rect{X: col.X, Y: col.Y, W: col.W, H: high(col.W, u.Theme.Scale)}
	foot := canvas.Rect{X: r.X, Y: r.Bottom() + u.Px(6), W: r.W, H: u.Px(34)}
	col.Y = foot.Bottom() + u.Px(8)
	f.layout(u, r)
	u.Clip(r)
	lay(u, f.picture(night, r.W, r.H), r.X, r.Y, 1)
	lay(u, f.picture(stars, r.W, r.H), r.X, r.Y, 1)
	u.Fill(canvas.Rect{X: r.X, Y: f.set.floor, W: r.W, H: r.Bottom() - f.set.floor}, wood)
	u.Fill(canvas.Rect{X: r.X, Y: f.set.floor, W: r.W, H: max(f.px(1.5), 1)}, palette.Gilt)
	f.drawThrone(u)
	for i := range f.list {
		f.drawSlot(u, i)
	}
	f.drawLamp(u)
	f.drawRibbon(u)
	u.Unclip()
	chart.Frame(u, r, f.set.unit*.8)
	if click, left := u.In.Clicked(ui.LeftButton); left && r.Contains(click) && !f.over() {
		f.finish()
	}
	return f.drawSteps(u, foot)
}

// theme is that of the player's eyes.
func (f *Finale) theme() *palette.Theme { return palette.Named(f.app.Prefs.Vision) }

// drawThrone draws the throne, and on it the arms of whoever takes it.
func (f *Finale) drawThrone(u *ui.UI) {
	r := f.set.throne
	lay(u, f.picture(throne, r.W, r.H), r.X, r.Y, 1)
	share := f.taken()
	if share <= 0 {
		return
	}
	n := float64(len(f.winners))
	for i, p := range f.winners {
		size := r.H * .3 / math.Sqrt(max(n, 1)) * (.6 + .4*share)
		at := canvas.Point{X: r.X + r.W*glass.SeatX + (float64(i)-(n-1)/2)*size*.95, Y: r.Y + r.H*glass.SeatY}
		chart.Arms(u, f.theme(), f.house(int(p)), at, size)
	}
}

// won says whether a House is among the winners.
func (f *Finale) won(seat int) bool {
	for _, p := range f.winners {
		if int(p) == seat {
			return true
		}
	}
	return false
}

// drawSlot draws the arms, the number and the glass of a House.
func (f *Finale) drawSlot(u *ui.UI, i int) {
	k, theme := &f.set.slots[i], f.theme()
	hover, clicked := u.Spot(f.said.accounts[i], k.all)
	if clicked {
		f.chosen, f.clicked = i, true
	}
	crowned := f.won(i) && f.flown() >= 1
	size := min(f.px(armsHigh), k.all.W*.8)
	if crowned {
		side := min(f.px(150), k.all.W*1.5)
		u.Picture(f.picture(halo, side, side), canvas.Place{At: k.arms, AnchorX: .5, AnchorY: .5, Alpha: max(f.taken(), .3)})
	}
	chart.Arms(u, theme, f.house(i), k.arms, size)
	f.drawLabel(u, i, crowned)
	g := k.glass
	side := (glass.Spread - 1) / 2 * g.W
	lay(u, f.picture(back, g.W*glass.Spread, g.H+glass.Foot*g.W), g.X-side, g.Y, 1)
	f.drawPoured(u, i)
	lay(u, f.picture(front, g.W*glass.Spread, g.H+glass.Rim*g.W), g.X-side, g.Y-glass.Rim*g.W, 1)
	f.drawScale(u, i)
	if hover || i == f.chosen && f.over() {
		line := canvas.Rect{X: g.X - side, Y: g.Bottom() + glass.Foot*g.W + f.px(3), W: g.W * glass.Spread, H: max(f.px(2.5), 1)}
		u.Fill(line, palette.Glow)
	}
}

// drawLabel writes the name and the sum; where there is no room, the arms are the name.
func (f *Finale) drawLabel(u *ui.UI, i int, crowned bool) {
	r := f.set.slots[i].label
	name := u.Theme.Colored(ui.Label, palette.Ivory)
	box := math.Max(f.px(46), u.Px(30))
	wide := fonts.Width(f.said.names[i], name)
	cell := ui.Middle(r, box, max(r.H, u.Px(22)))
	if wide+box+u.Px(10) <= r.W {
		x := r.X + math.Round((r.W-wide-box-u.Px(10))/2)
		if crowned { // off the rays
			u.Fill(canvas.Rect{X: x - u.Px(4), Y: cell.Y, W: wide + u.Px(14), H: cell.H}, paint.Fade(palette.Plate, .78))
		}
		u.Words(canvas.Rect{X: x, Y: r.Y, W: wide + 2, H: r.H}, f.said.names[i], name, ui.Left)
		cell.X = x + wide + u.Px(10)
	}
	ground := palette.Star
	if crowned {
		ground = paint.RGB(0xFFE58A)
	}
	u.Fill(cell, palette.Keyline)
	u.Fill(cell.Inset(max(u.Px(1.5), 1)), ground)
	u.Words(cell, strconv.Itoa(f.counted(i)), u.Theme.Colored(ui.Figure, paint.RGB(0x22180F)), ui.Center)
}

// drawPoured draws what is in a glass, from the bottom; what was ceded of it is dark again, and its place dashed red.
func (f *Finale) drawPoured(u *ui.UI, seat int) {
	g, a := f.set.slots[seat].glass, &f.list[seat]
	point := g.H / float64(f.holds)
	f.beneath = g.Bottom() + u.Px(9)
	low := 0.0
	for i, s := range f.steps {
		if n := float64(a[s]) * f.poured(i); n > 0 {
			f.drawBand(u, seat, s, low*point, (low+n)*point, a[s])
			low += n
		}
	}
	if a[glass.Ceded] >= 0 || f.step() < len(f.steps)-1 {
		return
	}
	n := min(float64(-a[glass.Ceded])*f.poured(len(f.steps)-1), low)
	gone := canvas.Rect{X: g.X, Y: g.Bottom() - low*point, W: g.W, H: n * point}
	u.Fill(gone, paint.Fade(palette.Plate, .82))
	f.dashed(u, canvas.Rect{X: gone.X + f.px(3), Y: gone.Y, W: gone.W - f.px(6), H: gone.H}, palette.AttackOnSky)
	f.beside(u, seat, gone.Center().Y, "−"+strconv.Itoa(-a[glass.Ceded]), palette.AttackOnSky)
}

// drawBand draws a source from one height over the bottom to another, with its number.
func (f *Finale) drawBand(u *ui.UI, seat int, s glass.Source, from, to float64, n int) {
	g := f.set.slots[seat].glass
	if to <= from {
		return
	}
	part := canvas.Rect{Y: g.H - to, W: g.W, H: to - from}
	dst := canvas.Rect{X: g.X, Y: g.Bottom() - to, W: g.W, H: to - from}
	u.Part(f.picture(pour+shape(s), g.W, g.H), part, dst, 1)
	u.Fill(canvas.Rect{X: dst.X, Y: dst.Y, W: dst.W, H: max(f.px(1.2), 1)}, palette.Keyline)
	disc := u.Px(24)
	if disc > g.W*.7 || disc > dst.H+u.Px(4) {
		f.beside(u, seat, dst.Center().Y, strconv.Itoa(n), glass.Grounds[s])
		return
	}
	mid := canvas.Point{X: g.Center().X, Y: dst.Center().Y}
	chart.Disc(u, mid, disc, palette.Keyline)
	chart.Disc(u, mid, disc-u.Px(2.4), palette.Star)
	u.Words(canvas.Rect{X: mid.X - disc, Y: mid.Y - disc/2, W: 2 * disc, H: disc}, strconv.Itoa(n), u.Theme.Colored(ui.Number, paint.RGB(0x22180F)), ui.Center)
}

// beside writes a number to the right of a glass, over the one before it, if there is room.
func (f *Finale) beside(u *ui.UI, seat int, y float64, n string, ink color.NRGBA) {
	k := &f.set.slots[seat]
	x := k.glass.Right() + u.Px(7)
	if k.all.Right()-x < u.Px(16) {
		return
	}
	y = min(y, f.beneath-u.Px(15))
	f.beneath = y
	u.Words(canvas.Rect{X: x, Y: y - u.Px(9), W: k.all.Right() - x, H: u.Px(18)}, n, u.Theme.Colored(ui.Number, ink), ui.Left)
}

// dashed draws the outline of a rectangle in short strokes.
func (f *Finale) dashed(u *ui.UI, r canvas.Rect, ink color.NRGBA) {
	if r.H < 1 {
		return
	}
	dash, thick := f.px(6), max(f.px(1.6), 1)
	for x := r.X; x < r.Right(); x += 2 * dash {
		w := min(dash, r.Right()-x)
		u.Fill(canvas.Rect{X: x, Y: r.Y, W: w, H: thick}, ink)
		u.Fill(canvas.Rect{X: x, Y: r.Bottom() - thick, W: w, H: thick}, ink)
	}
	for y := r.Y; y < r.Bottom(); y += 2 * dash {
		h := min(dash, r.Bottom()-y)
		u.Fill(canvas.Rect{X: r.X, Y: y, W: thick, H: h}, ink)
		u.Fill(canvas.Rect{X: r.Right() - thick, Y: y, W: thick, H: h}, ink)
	}
}

// drawScale writes the tens at the left of a glass.
func (f *Finale) drawScale(u *ui.UI, seat int) {
	k := &f.set.slots[seat]
	g := k.glass
	every := 10
	if f.holds > 100 || g.H/float64(f.holds)*10 < u.Px(15) {
		every = 20
	}
	for n := every; n <= f.holds; n += every {
		y := math.Round(g.Bottom() - g.H*float64(n)/float64(f.holds))
		u.Fill(canvas.Rect{X: g.X - f.px(7), Y: y, W: f.px(7), H: max(f.px(1), 1)}, palette.Label)
		if room := g.X - f.px(10) - k.all.X; room >= u.Px(20) {
			u.Words(canvas.Rect{X: k.all.X, Y: y - u.Px(8), W: room, H: u.Px(16)}, strconv.Itoa(n), u.Theme.Colored(ui.Caption, palette.Label), ui.Right)
		}
	}
}

// drawLamp draws the lamp that hangs over the throne until it flies to the winner.
func (f *Finale) drawLamp(u *ui.UI) {
	if len(f.winners) == 0 {
		return
	}
	k := &f.set.slots[f.winners[0]]
	from := canvas.Point{X: f.set.throne.Center().X, Y: f.set.throne.Y - f.px(6)}
	reach := min(f.px(armsHigh), k.all.W*.8) * .62
	if k.arms.X > from.X {
		reach = -reach
	}
	to := canvas.Point{X: k.arms.X + reach, Y: k.arms.Y + f.px(22)}
	top := canvas.Point{X: (from.X + to.X) / 2, Y: min(from.Y, to.Y) - f.px(26)}
	at := func(t float64) canvas.Point {
		a, b, c := (1-t)*(1-t), 2*t*(1-t), t*t
		return canvas.Point{X: a*from.X + b*top.X + c*to.X, Y: a*from.Y + b*top.Y + c*to.Y}
	}
	share := f.flown()
	for i := range 28 {
		if t := float64(i) / 28; t < share {
			chart.Disc(u, at(t), max(f.px(2.6), 1.5), palette.Gilt2)
		}
	}
	side := f.px(58)
	u.Picture(f.picture(lamp, side, side), canvas.Place{At: at(share), AnchorX: .5, AnchorY: .56})
}

// drawRibbon unrolls the banner: what is counted, and in the end who takes the throne and by what.
func (f *Finale) drawRibbon(u *ui.UI) {
	words, why := f.said.counting, ""
	if f.taken() > 0 {
		words, why = f.said.end, f.said.why
	}
	r := f.set.scene
	st := u.Theme.Colored(ui.Prompt, palette.Gilt2)
	for st.Size > u.Px(13) && fonts.Width(words, st) > r.W-f.px(110) {
		st.Size *= .94
	}
	w, h := math.Round(min(fonts.Width(words, st)+f.px(64), r.W-f.px(40))), max(f.px(36), u.Px(28))
	x, y, tip := math.Round(r.X+(r.W-w)/2), f.set.ribbon, f.px(12)
	band := canvas.Rect{X: x, Y: y, W: w, H: h}
	u.Ribbon(band, tip)
	u.Words(band, words, st, ui.Center)
	if f.roomForWhy(u) && why != "" {
		u.Words(canvas.Rect{X: r.X + f.px(20), Y: y + h + f.px(1), W: r.W - f.px(40), H: u.Px(20)}, why, u.Theme.Colored(ui.Italic, palette.Label), ui.Center)
	}
}

// roomForWhy says whether the reason of the end fits between the arms; else it stands below the scene.
func (f *Finale) roomForWhy(u *ui.UI) bool {
	half := fonts.Width(f.said.why, u.Theme.Text(ui.Italic)) / 2
	for i := range f.set.slots {
		k := &f.set.slots[i]
		if math.Abs(k.arms.X-f.set.scene.Center().X) < half+min(f.px(armsHigh), k.all.W*.8)/2+f.px(8) {
			return false
		}
	}
	return true
}
