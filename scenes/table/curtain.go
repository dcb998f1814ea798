package table

import (
	"math"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Closer is a Face with a curtain of its own. It draws it from the view of nobody, and returns where the card may hang that
// names the one who gets the mouse, and whether his emblem is on the curtain already.
type Closer interface {
	Close(u *ui.UI, screen canvas.Rect, seat rules.Seat, public rules.View) (room canvas.Rect, bears bool)
}

// Errander is a Closer that says for what a seat gets the mouse, from the view of nobody: it writes that on the card.
type Errander interface {
	Errand(seat rules.Seat, public rules.View) string
}

// atCurtain draws the curtain and the way out of it: a menu.
func (t *Table) atCurtain(u *ui.UI, in *ui.Input) {
	if t.menu {
		u.In = t.hush(in, in.Dt)
	}
	t.curtain(u)
	t.curtainMenu(u)
	u.In = in
	screen := u.Screen()
	t.drawMenu(u, Areas{Window: screen, Top: screen})
	if in.Hit(ui.KeyEscape, 0) && !u.Typing() {
		if t.menu {
			t.closeMenu()
		} else {
			t.openMenu()
		}
	}
}

// curtainMenu is the button of the menu, about where the bar of the table has it: below the band over a drape.
func (t *Table) curtainMenu(u *ui.UI) {
	side := u.Px(u.Tall(barButton))
	bar := u.Screen()
	if _, own := t.face.(Closer); !own {
		ui.CutTop(&bar, u.Px(keyBand))
	}
	bar.H = side + u.Px(12)
	ui.CutRight(&bar, u.Px(8))
	if t.barButton(u, ui.Middle(ui.CutRight(&bar, side), side, side), ui.MenuSign, t.word("menu"), "") {
		t.openMenu()
	}
}

// curtain hides everything but the name of the person who gets the mouse: it draws nothing that depends on a hand.
func (t *Table) curtain(u *ui.UI) {
	seat := t.taker()
	if t.shut {
		seat = t.match.viewer
	}
	room, bears := t.closed(u, seat)
	back := t.retractor()
	h := u.Px(270)
	if bears {
		h = u.Px(178)
	}
	if back != rules.Nobody {
		h += u.Px(u.Tall(retractRow))
	}
	if h = min(h, u.In.H-u.Px(16)); h > room.H {
		room = u.Screen()
	}
	r := ui.Middle(room, min(u.Px(460), room.W-u.Px(16)), h)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(18))
	if !bears {
		t.face.Emblem(u, seat, canvas.Point{X: in.X + in.W/2, Y: in.Y + u.Px(44)}, u.Px(72))
		ui.CutTop(&in, u.Px(92))
	}
	switch {
	case t.shut:
		t.shutCard(u, in, seat)
		return
	case t.gathered.called:
		t.callTogether(u, in)
		return
	}
	if back != rules.Nobody && t.retractButton(u, &in, back) {
		t.retract()
		return
	}
	t.nextPerson(u, in, seat)
}

// nextPerson says who gets the mouse, and lets him draw the curtain.
func (t *Table) nextPerson(u *ui.UI, in canvas.Rect, seat rules.Seat) {
	u.Headline(1, t.seatName(seat))
	u.Words(ui.CutTop(&in, u.Px(40)), t.seatName(seat), u.Theme.Text(ui.Hero), ui.Center)
	line := u.Px(34)
	if e, says := t.face.(Errander); says && t.public != nil {
		line = u.Px(22)
		u.Words(ui.CutTop(&in, line), e.Errand(seat, t.public), u.Theme.Text(ui.Body), ui.Center)
	}
	u.Words(ui.CutTop(&in, line), t.word("curtain"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Center)
	if t.opens(u, in, t.word("ready")) {
		t.lift(seat)
	}
}

// closed draws the face's own curtain, or a drape between two bands, and returns what a Closer does.
func (t *Table) closed(u *ui.UI, seat rules.Seat) (room canvas.Rect, bears bool) {
	screen := u.Screen()
	if c, is := t.face.(Closer); is {
		if t.public == nil {
			t.public = t.match.Session.Chair(rules.Nobody).View()
		}
		return c.Close(u, screen, seat, t.public)
	}
	drape(u, screen)
	key := u.Px(keyBand)
	meander(u, ui.CutTop(&screen, key))
	meander(u, ui.CutBottom(&screen, key))
	return screen, false
}

// keyBand is the height of the bands above and below a drape, in design pixels.
const keyBand = 44

// meander draws a band of Greek keys between two lines.
func meander(u *ui.UI, r canvas.Rect) {
	u.Fill(r, u.Theme.Wood3)
	pen := max(u.Px(2), 1)
	u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: pen}, u.Theme.Gilt)
	u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - pen, W: r.W, H: pen}, u.Theme.Gilt)
	unit := math.Round(r.H / 9) // a key is six units wide and five high
	top := r.Y + math.Round((r.H-5*unit)/2)
	for x := r.X; x < r.Right(); x += 6 * unit {
		for _, b := range [...][4]float64{{0, 0, 5, 0}, {5, 0, 0, 5}, {2, 4, 3, 0}, {2, 2, 0, 2}, {2, 2, 1, 0}, {0, 0, 0, 5}, {5, 5, 1, 0}, {-1, 5, 1, 0}} {
			bar := canvas.Rect{X: x + b[0]*unit, Y: top + b[1]*unit, W: b[2]*unit + pen, H: b[3]*unit + pen}
			u.Fill(bar, u.Theme.Gilt)
		}
	}
}

// Measures of the drape in design pixels.
const (
	foldWidth = 76.0
	foldStep  = 4.0 // width of a strip of even colour
)

// drape hangs heavy cloth over a rectangle. Its folds grow narrower towards the sides, as if it were gathered there.
func drape(u *ui.UI, r canvas.Rect) {
	lit, deep := u.Theme.Drape, u.Theme.DrapeDeep
	step := math.Max(math.Round(u.Px(foldStep)), 1)
	folds := r.W / u.Px(foldWidth)
	for x := 0.0; x < r.W; x += step {
		t := x/r.W*2 - 1 // -1 at the left edge, 1 at the right
		gathered := folds / 2 * (t + 0.35*t*t*t)
		wave := math.Sin(2*math.Pi*gathered)*0.5 + 0.5
		light := 0.1 + 0.75*wave*wave + 0.15*math.Sin(2*math.Pi*gathered*0.37+1)
		light *= 1 - 0.45*t*t
		u.Fill(canvas.Rect{X: r.X + x, Y: r.Y, W: step, H: r.H}, paint.Mix(deep, lit, min(max(light, 0), 1)))
	}
}

// handOver draws the curtain before a person who is asked, or just lets him look where there is nothing to hide.
func (t *Table) handOver(seat rules.Seat) {
	if seat == t.match.away {
		t.lookBack()
		return
	}
	if t.match.NeedsCurtain() {
		t.cover(nil)
		return
	}
	t.lift(seat)
	if t.match.Persons().Several() {
		t.toast = toast{text: t.word("turn-passes", rules.W(t.seatName(seat))), left: passesSeconds}
	}
}

// passesSeconds is how long it is shown who is asked now, where no curtain tells that.
const passesSeconds = 3

// cover draws the curtain over the table. The view is that of nobody; nil is found when it is drawn.
func (t *Table) cover(public rules.View) { t.hidden, t.public, t.curtained = true, public, 0 }

// opens is the button that ends the curtain. A press that was meant for what was acted out before it does not.
func (t *Table) opens(u *ui.UI, room canvas.Rect, words string) bool {
	return u.Button(ui.Middle(room, u.Px(240), u.Px(44)), words, ui.ButtonOpts{Main: true}) && t.Ripe()
}

// lift opens the curtain for a seat.
func (t *Table) lift(seat rules.Seat) {
	if t.call.idle {
		t.showIdle()
		return
	}
	t.hidden, t.public = false, nil
	t.told[seat].turn = untold // another had the mouse meanwhile: what that brought is news, within a turn too
	t.disperse(seat)
	t.match.viewer, t.match.away, t.match.views, t.sight.Selected = seat, rules.Nobody, nil, rules.Ref{}
	t.log.rebuild(t)
	t.face.Show(t.match.Chair().View())
	t.refresh()
}
