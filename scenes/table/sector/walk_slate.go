package sector

import (
	"image/color"
	"math"
	"slices"
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// On the slate a station lights what it changes; everything else lies in shadow.

// shadow is what covers the slate but for what is lit.
var shadow = color.NRGBA{R: 0x0B, G: 0x11, B: 0x16, A: 143}

// drawStation draws the present station over the slate: the shadow, what is lit, and how it comes about.
func (f *Face) drawStation(u *ui.UI) {
	c := f.station()
	if c == nil {
		return
	}
	b := &f.board
	u.Fill(b.slate, shadow)
	for q := range b.lay.spots {
		if b.lay.spots[q].in {
			f.drawLitWorld(u, q)
		}
	}
	for i := range b.lay.ways {
		if w := &b.lay.ways[i]; slices.Contains(f.walk.lit, w.ref) {
			f.drawRail(u, w, palette.Halo, u.Theme.Danger)
		}
	}
	share := f.acts.share()
	if f.app.Prefs.ReducedMotion {
		share = 1
	}
	for i := range c.within {
		f.drawChange(u, &c.within[i], share)
	}
	if f.view.Step == workersStep {
		f.drawPinsHome(u, share)
	}
}

// drawLitWorld draws a world with lit areas over the shadow; its other areas stay in it.
func (f *Face) drawLitWorld(u *ui.UI, q int) {
	b := &f.board
	areas := f.view.Planets[q].Areas
	w, some := f.world(q), false
	for i, ref := range areas {
		if slices.Contains(f.walk.lit, ref) {
			some = true
		} else {
			w.Shaded |= 1 << i
		}
	}
	if !some {
		return
	}
	place := canvas.Place{At: b.place(b.lay.spots[q].at), AnchorX: .5, AnchorY: .5}
	u.Picture(f.box.World(w), place)
	bad := f.view.Step == basesStep || f.view.Step == lossStep
	for i := range areas {
		if w.Shaded&(1<<i) == 0 {
			u.Picture(f.box.Cell(len(areas), i, b.radius(), bad), place)
		}
	}
}

// drawChange draws how one event of a station comes about, a share of it over.
func (f *Face) drawChange(u *ui.UI, e *rules.Event, share float64) {
	k, faction := f.board.scale(), f.faction(e.Seat)
	if faction < 0 {
		return
	}
	switch e.Verb {
	case game.EvBaseLost:
		f.drawFall(u, f.box.Model(orrery.Bases+int(faction)/2, faction, k), f.areaPlace(int(e.From.ID)), share)
	case game.EvTransportLost:
		if r, there := f.Where(e.From); there {
			f.drawFall(u, f.box.Carriage(faction, k), r.Center(), share)
		}
	case game.EvCardLost:
		at := f.areaPlace(int(e.Who.ID))
		f.drawTakenPlate(u, e, canvas.Point{X: at.X, Y: at.Y - 40*k*share}, 1-share)
	case game.EvCardGained:
		at := f.areaPlace(int(e.Who.ID))
		f.drawTakenPlate(u, e, canvas.Point{X: at.X, Y: at.Y - 24*k*share}, .3+.7*share)
	case game.EvPoints:
		f.drawLaurels(u, e, share)
	case game.EvFirst:
		f.drawKey(u, e.Seat, share)
	}
}

// drawFall lets a thing that is destroyed topple and fall.
func (f *Face) drawFall(u *ui.UI, pic *canvas.Picture, at canvas.Point, share float64) {
	if share >= 1 {
		return
	}
	u.Picture(pic, canvas.Place{At: canvas.Point{X: at.X, Y: at.Y + 60*f.board.scale()*share*share}, AnchorX: .5, AnchorY: .6, Turn: 1.3 * share, Alpha: 1 - share*.9})
}

// drawTakenPlate draws the resource card of an event as a plate.
func (f *Face) drawTakenPlate(u *ui.UI, e *rules.Event, at canvas.Point, alpha float64) {
	if alpha <= 0 {
		return
	}
	a, k := &f.view.Areas[e.Who.ID], f.board.scale()
	plate := orrery.Plate{
		W: int(76 * k), H: int(88 * k), Faction: f.faction(e.Seat), Planet: int8(a.Planet), Kind: uint8(a.Kind), Yield: uint8(a.Yield),
		Pins: uint8(a.Workers), Exhausted: a.Exhausted, Scale: k,
	}
	u.Picture(f.box.Plate(plate), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: alpha})
}

// flying is how much of the way of each thing is its start behind the one before, when several follow each other.
const flying = .55

// drawLaurels lets the points of a seat rise from its areas to its rider.
func (f *Face) drawLaurels(u *ui.UI, e *rules.Event, share float64) {
	k := f.board.scale()
	goal := f.riderAt(u, e.Seat)
	main := f.theme.Faction[f.faction(e.Seat)].Main
	for a := range f.view.Areas {
		v := &f.view.Areas[a]
		if v.Points == 0 || v.Controller != e.Seat {
			continue
		}
		from := f.areaPlace(a)
		for t := .04; t < 1; t += .04 {
			u.Line(bow(from, goal, t), bow(from, goal, t+.012), 3.2*k, main)
		}
		for n := range v.Points {
			start := (1 - flying) * float64(n) / float64(v.Points)
			t := min(max((share-start)/flying, 0), 1)
			if t > 0 && t < 1 {
				u.Picture(f.box.Value(orrery.Conquest, 1, k), canvas.Place{At: bow(from, goal, t), AnchorX: .5, AnchorY: .5})
			}
		}
	}
}

// bow is a place on the bent way between two places.
func bow(a, b canvas.Point, t float64) canvas.Point {
	side := 60.0
	if b.X > a.X {
		side = -60
	}
	c := canvas.Point{X: (a.X+b.X)/2 + side, Y: min(a.Y, b.Y) + math.Abs(a.Y-b.Y)*.36}
	s := 1 - t
	return canvas.Point{X: s*s*a.X + 2*s*t*c.X + t*t*b.X, Y: s*s*a.Y + 2*s*t*c.Y + t*t*b.Y}
}

// drawPinsHome lets the workers on resource cards fly home to their players.
func (f *Face) drawPinsHome(u *ui.UI, share float64) {
	if share >= 1 {
		return
	}
	k := f.board.scale()
	for i := range f.walk.pins {
		p := &f.walk.pins[i]
		from, home := f.areaPlace(p.area), f.drawn[seatRef(p.seat)]
		to := home.Center()
		if home.W <= 0 {
			to = canvas.Point{X: f.board.slate.X, Y: from.Y}
		}
		for n := range p.n {
			t := min(max((share-.12*float64(n))/(1-.12*float64(p.n-1)), 0), 1)
			if t < 1 {
				u.Picture(f.box.Pin(f.faction(p.seat), 1.4*k), canvas.Place{At: canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - 40*k*t*(1-t)}, AnchorX: .5, AnchorY: .5})
			}
		}
	}
}

// drawKey lets the winding key pass over the slate to the next first player.
func (f *Face) drawKey(u *ui.UI, to rules.Seat, share float64) {
	from, goal := f.drawn[seatRef(f.walk.key)], f.drawn[seatRef(to)]
	if from.W <= 0 || goal.W <= 0 {
		return
	}
	k := 2.2 * f.board.scale()
	x := f.board.slate.X + 40*k/2.2
	a, b := canvas.Point{X: x, Y: from.Y + 20*k}, canvas.Point{X: x, Y: goal.Y + 20*k}
	at := canvas.Point{X: x + 90*k*share*(1-share), Y: a.Y + (b.Y-a.Y)*share}
	u.Picture(f.box.Sign(orrery.KeySign, max(f.faction(to), 0), math.Round(64*k)/64), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Turn: share * 2 * math.Pi})
}

// drawGainChips writes on the players' cards what the present station gains them.
func (f *Face) drawGainChips(u *ui.UI) {
	c := f.station()
	if c == nil {
		return
	}
	for i := range c.within {
		e := &c.within[i]
		column := -1
		switch e.Verb {
		case game.EvPoints:
			column = 0
		case game.EvWorkersBack:
			column = 1
		}
		card := f.drawn[seatRef(e.Seat)]
		if column < 0 || card.W <= 0 {
			continue
		}
		in := canvas.Rect{X: card.X + u.Px(15), Y: card.Y + u.Px(47), W: card.W - u.Px(23), H: u.Px(42)}
		box := ui.Column(in, column, 3, u.Px(4))
		u.Theme.Skin(u, ui.FocusRing, box)
		chip := canvas.Rect{X: box.Right() - u.Px(17), Y: box.Y - u.Px(3), W: u.Px(26), H: u.Px(18)}
		u.Fill(chip, palette.Ink)
		u.Fill(chip.Inset(u.Px(1)), f.theme.Good)
		u.Words(chip, gains[min(int(e.N), len(gains)-1)], u.Theme.Colored(ui.Number, palette.Ivory), ui.Center)
	}
}

// gains and numbers are written once: they are drawn every tick.
var gains, numbers = func() (with, plain [24]string) {
	for n := range with {
		with[n], plain[n] = "+"+strconv.Itoa(n), strconv.Itoa(n)
	}
	return with, plain
}()
