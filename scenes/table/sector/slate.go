package sector

import (
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// Paint draws the slate: rails, worlds, carriages, orders, and around them the frame, the limb and the lamps.
func (f *Face) Paint(u *ui.UI, a table.Areas, s *table.Sight) {
	f.dress()
	f.open()
	f.offers, f.persons, f.earned, f.since, f.coached = s.Offers, s.Persons, s.Earned, s.Since, a.Note.H > 0
	f.recall()
	if !s.Held {
		f.acts.pass(f, u)
	}
	u.Fill(a.Window, u.Theme.Wood2)
	f.fit(u, a, s)
	b := &f.board
	if b.lay == nil {
		return
	}
	f.clear(u, s)
	f.boothing = f.boothed(s)
	f.corner = s.Buttons
	u.Clip(b.slate)
	u.Picture(b.sheet, canvas.Place{At: b.place(canvas.Point{}), Scale: b.zoom})
	if s.Bare {
		f.drawBare(u)
		u.Unclip()
		f.drawFrame(u)
		return
	}
	usual := f.lesser(u)
	f.drawGlows(u, s)
	for q := range b.lay.spots {
		if b.lay.spots[q].in {
			f.drawArm(u, q)
			f.drawWorld(u, q, s)
		}
	}
	f.drawBridges(u)
	f.drawCells(u, s)
	f.drawCarriages(u)
	f.drawLabels(u)
	for q := range b.lay.spots {
		if b.lay.spots[q].in {
			f.drawSpindle(u, q, s)
		}
	}
	f.drawReach(u)
	f.drawCanopy(u)
	u.Theme = usual
	f.uncover()
	f.drawStation(u)
	f.drawSheets(u, s)
	f.acts.draw(f, u)
	u.Unclip()
	f.drawFrame(u)
	if f.limbed(u) {
		f.lesser(u)
		f.drawLimb(u)
		u.Theme = usual
	}
	f.drawReachLegend(u)
}

// drawBare draws the worlds without figures, orders and carriages, so that their areas can be read.
func (f *Face) drawBare(u *ui.UI) {
	b := &f.board
	for q := range b.lay.spots {
		if !b.lay.spots[q].in {
			continue
		}
		w := f.world(q)
		for i := range w.Areas {
			w.Areas[i].Owner, w.Areas[i].Base, w.Areas[i].Units = orrery.Nobody, orrery.Nobody, [6]uint8{}
		}
		u.Picture(f.box.World(w), canvas.Place{At: b.place(b.lay.spots[q].at), AnchorX: .5, AnchorY: .5})
	}
	usual := f.lesser(u)
	f.drawLabels(u)
	u.Theme = usual
	f.uncover()
}

// drawGlows lights the rails on which something is offered.
func (f *Face) drawGlows(u *ui.UI, s *table.Sight) {
	for i := range f.board.lay.ways {
		w := &f.board.lay.ways[i]
		switch {
		case slices.Contains(s.Culprits, w.ref):
			f.drawRail(u, w, palette.Halo, u.Theme.Danger)
		case f.lit(w.ref):
			f.drawRail(u, w, palette.Halo, palette.Lit)
		}
	}
}

func (f *Face) drawRail(u *ui.UI, w *way, halo, core color.NRGBA) {
	halo.A = 110
	k := f.board.scale()
	for _, pen := range [...]struct {
		width float64
		ink   color.NRGBA
	}{{22 * k, halo}, {5 * k, core}} {
		for i := 1; i < len(w.rail.Way); i++ {
			u.Line(f.board.place(canvas.Point(w.rail.Way[i-1])), f.board.place(canvas.Point(w.rail.Way[i])), pen.width, pen.ink)
		}
	}
}

// lit says whether a click on a thing means something now; with something taken up, whether it can be put there.
func (f *Face) lit(ref rules.Ref) bool {
	if f.offers == nil || !f.offers.Lit(ref) {
		return false
	}
	return len(f.picked) == 0 || f.offers.Together(ref, f.picked)
}

// dimmed is what worlds out of reach are multiplied with.
var dimmed = color.NRGBA{R: 110, G: 114, B: 120, A: 255}

func (f *Face) drawWorld(u *ui.UI, q int, s *table.Sight) {
	b := &f.board
	at, r := b.place(b.lay.spots[q].at), b.radius()
	ref := planetRef(q)
	areaLit := f.areaLit(q)
	lit := f.lit(ref)
	place := canvas.Place{At: at, AnchorX: .5, AnchorY: .5}
	if len(f.picked) > 0 && !lit && !areaLit {
		place.Tint = dimmed
	}
	switch {
	case slices.Contains(s.Culprits, ref):
		u.Picture(f.box.Ring(r, true), place)
	case lit && !areaLit || f.view.Order.On && f.view.Order.Planet == ref:
		u.Picture(f.box.Ring(r, false), place)
	}
	u.Picture(f.box.World(f.world(q)), place)
	for i, area := range f.view.Planets[q].Areas {
		switch {
		case slices.Contains(s.Culprits, area):
			u.Picture(f.box.Cell(len(f.view.Planets[q].Areas), i, r, true), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
		case f.lit(area):
			u.Picture(f.box.Cell(len(f.view.Planets[q].Areas), i, r, false), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: f.breath(s)})
		}
	}
	f.drawAttackers(u, q)
}

// breath is the opacity of a glow, which breathes while the question is new.
func (f *Face) breath(s *table.Sight) float64 {
	return .8 + .2*math.Cos(s.Seconds*math.Pi)
}

// areaLit says whether an area of a world is offered.
func (f *Face) areaLit(q int) bool {
	for _, area := range f.view.Planets[q].Areas {
		if f.lit(area) {
			return true
		}
	}
	return false
}

// drawArm draws the arm that holds a spindle with orders.
func (f *Face) drawArm(u *ui.UI, q int) {
	if len(f.view.Planets[q].Stack) == 0 {
		return
	}
	b := &f.board
	from, to, k := b.place(b.lay.spots[q].at), b.place(b.lay.spots[q].spindle), b.scale()
	u.Line(from, to, 9*k, palette.Ink)
	u.Line(from, to, 6*k, palette.BrassLo)
	u.Line(canvas.Point{X: from.X, Y: from.Y - 1.4*k}, canvas.Point{X: to.X, Y: to.Y - 1.4*k}, 1.4*k, palette.BrassHi)
}

// drawCells draws rings where a planet may be placed.
func (f *Face) drawCells(u *ui.UI, s *table.Sight) {
	b := &f.board
	for _, c := range f.cells {
		at := b.place(b.lay.cell(game.CellAt(c)))
		f.drawn[c] = canvas.Rect{X: at.X - b.radius(), Y: at.Y - b.radius(), W: 2 * b.radius(), H: 2 * b.radius()}
		if f.lit(c) {
			u.Picture(f.box.Ring(b.radius()*.9, false), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: f.breath(s)})
		}
	}
}

// carriageWorld is the radius of worlds, in design pixels, below which carriages shrink with them.
const carriageWorld = 80

// drawCarriages draws the transports, those of one route side by side on the part of it that no world covers.
func (f *Face) drawCarriages(u *ui.UI) {
	b := &f.board
	k := math.Round(64*.86*b.scale()*min(max(b.lay.radius/(carriageWorld*b.lay.k), .6), 1)) / 64
	f.carriages(func(at canvas.Point, angle float64, seat rules.Seat) bool {
		tilt := math.Remainder(angle, math.Pi)
		tilt = min(max(tilt, -.66), .66)
		u.Picture(f.box.Carriage(f.faction(seat), k), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Turn: tilt})
		return true
	})
}

// carriages goes through the transports, until do wants no more of them: where each stands on the canvas, how the rail runs there, and
// whose it is.
func (f *Face) carriages(do func(at canvas.Point, angle float64, seat rules.Seat) (more bool)) {
	b := &f.board
	for i := range b.lay.ways {
		w := &b.lay.ways[i]
		for r := range f.view.Routes {
			if f.view.Routes[r].Ref != w.ref {
				continue
			}
			n := len(f.view.Routes[r].Transports)
			for j, seat := range f.view.Routes[r].Transports {
				if at, angle := b.berth(w, j, n); !do(at, angle, seat) {
					return
				}
			}
		}
	}
}

// berth is where the j-th of n carriages stands on a route, on the canvas.
func (b *board) berth(w *way, j, n int) (canvas.Point, float64) {
	length := max(w.rail.Length(), 1)
	gap := min(44*b.lay.k/length, (1-2*b.lay.radius/length)/float64(max(n, 1)))
	at, angle := w.rail.At(w.berth + (float64(j)-float64(n-1)/2)*max(gap, .06))
	return b.place(canvas.Point(at)), angle
}

// drawFrame draws the walnut frame over the edge of the slate.
func (f *Face) drawFrame(u *ui.UI) {
	k := f.frameScale(u)
	rim := math.Round(orrery.FrameWidth * k)
	r := f.board.slate.Inset(-rim)
	u.Picture(f.box.Frame(orrery.Along, r.W, k, 0), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	u.Picture(f.box.Frame(orrery.Along, r.W, k, 0), canvas.Place{At: canvas.Point{X: r.X, Y: r.Bottom() - rim}})
	u.Picture(f.box.Frame(orrery.Upright, r.H, k, 0), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	u.Picture(f.box.Frame(orrery.Upright, r.H, k, 0), canvas.Place{At: canvas.Point{X: r.Right() - rim, Y: r.Y}})
	in := f.board.slate
	for _, edge := range [...]struct {
		out float64
		ink color.NRGBA
	}{{0, palette.Ink}, {2.4, palette.BrassMid}} {
		e := in.Inset(edge.out * k)
		for _, l := range [...][4]float64{{e.X, e.Y, e.Right(), e.Y}, {e.X, e.Bottom(), e.Right(), e.Bottom()}, {e.X, e.Y, e.X, e.Bottom()}, {e.Right(), e.Y, e.Right(), e.Bottom()}} {
			u.Line(canvas.Point{X: l[0], Y: l[1]}, canvas.Point{X: l[2], Y: l[3]}, (3-edge.out*.6)*k, edge.ink)
		}
	}
	for quarter, at := range [...]canvas.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}} {
		u.Picture(f.box.Frame(orrery.Corner, 0, k, quarter), canvas.Place{At: at, AnchorX: [...]float64{0, 1, 1, 0}[quarter], AnchorY: [...]float64{0, 0, 1, 1}[quarter]})
	}
}

// topRoom is how far to the right something may reach at the top of the slate: buttons of the table stand there under fingers.
func (f *Face) topRoom() float64 {
	if in := f.board.slate; f.corner.W > 0 && f.corner.Right() > in.X && f.corner.X < in.Right() {
		return f.corner.X - in.X
	}
	return f.board.slate.W
}

// limbPlace is where the limb of points lies: its upper left corner, its width and its scale.
func (f *Face) limbPlace(u *ui.UI) (at canvas.Point, w, k float64) {
	in := f.board.slate
	k = min(max(f.board.lay.k, .62*f.board.unit), 1.3*f.board.unit)
	k = math.Round(k*64) / 64
	return canvas.Point{X: in.X + math.Round(14*k), Y: in.Y + math.Round(8*k)}, math.Round(f.topRoom() * 760 / slateW), k
}

// drawLimb draws the points of all players, the lamps of the beacons and the event deck.
func (f *Face) drawLimb(u *ui.UI) {
	at, w, k := f.limbPlace(u)
	u.Picture(f.box.Limb(w, k), canvas.Place{At: at})
	limb := canvas.Rect{X: at.X, Y: at.Y, W: w, H: orrery.LimbHeight * k}
	tipAcross(u, limb, limb, f.word("limb.tip", rules.N(game.GoalPoints)))
	for p := range f.view.Seats {
		rider := f.riderAt(u, rules.Seat(p))
		notch := at.X + f.notch(rules.Seat(p), w, k)
		u.Line(canvas.Point{X: notch, Y: rider.Y - 16*k}, rider, 3.4*k, palette.Ink)
		u.Line(canvas.Point{X: notch, Y: rider.Y - 16*k}, rider, 1.4*k, palette.Ivory)
		u.Picture(f.box.Badge(f.faction(rules.Seat(p)), math.Round(9.6*k)), canvas.Place{At: rider, AnchorX: .5, AnchorY: .5})
		v := &f.view.Seats[p]
		box, says := around(rider, 9.6*k), f.word("limb.rider", rules.W(f.seatName(rules.Seat(p))), rules.N(v.Points), rules.N(v.Income))
		if f.over(u, box) && !f.acts.busy() {
			says = strings.TrimSpace(says + " " + f.pastOf(rules.Seat(p)))
		}
		u.Tip(box, says)
	}
	f.drawLamps(u, canvas.Point{X: at.X + w, Y: at.Y}, k)
}

// notch is where on the limb the points of a seat are, or are on their way.
func (f *Face) notch(p rules.Seat, w, k float64) float64 {
	points := f.view.Seats[p].Points
	now := orrery.LimbAt(points, w, k)
	if c := f.station(); c != nil && !f.app.Prefs.ReducedMotion {
		if n := f.gained(c, p); n > 0 {
			was := orrery.LimbAt(points-n, w, k)
			return was + (now-was)*f.acts.share()
		}
	}
	return now
}

// riderAt is where the rider of a seat hangs below the limb; those with as many points hang side by side.
func (f *Face) riderAt(u *ui.UI, p rules.Seat) canvas.Point {
	at, w, k := f.limbPlace(u)
	n, order := 0, 0
	for o := range f.view.Seats {
		if f.view.Seats[o].Points == f.view.Seats[p].Points {
			if n++; rules.Seat(o) < p {
				order++
			}
		}
	}
	first := max(at.X+f.notch(p, w, k)-float64(n-1)*10*k, f.board.slate.X+14*k) // none leaves the slate
	return canvas.Point{X: first + float64(order)*20*k, Y: at.Y + orrery.LimbHeight*k + 3*k}
}

// drawLamps draws a lamp for each beacon, which burns down with the deck and goes out with its card; beside them the deck.
func (f *Face) drawLamps(u *ui.UI, from canvas.Point, k float64) {
	in := f.board.slate
	stage := 0
	for st := len(f.view.Deck) - 1; st >= 0; st-- {
		if f.view.Deck[st] > 0 {
			stage = st + 1
		}
	}
	right := in.X + f.topRoom()
	room := right - from.X - 12*k
	step := min(50*k, room/5.2)
	lampK := math.Round(64*.6*k) / 64
	y := from.Y + 30*k
	for i := range lampCount {
		burning := max(stage, 1)
		if i < f.view.Beacons {
			burning = 0
		}
		x := from.X + step*(float64(i)+.75)
		u.Picture(f.box.Lamp(burning, lampK), canvas.Place{At: canvas.Point{X: x, Y: y}, AnchorX: .5, AnchorY: .5})
	}
	u.Tip(canvas.Rect{X: from.X, Y: in.Y, W: step * 3.3, H: 60 * k}, f.word("lamps.tip", rules.N(f.view.Beacons)))
	x := from.X + step*3.4
	u.Picture(f.box.Deck(stage, k*.92), canvas.Place{At: canvas.Point{X: x, Y: in.Y + 4*k}})
	if stage > 0 {
		words := canvas.Rect{X: x + 50*k, Y: in.Y + 8*k, W: right - x - 52*k, H: 26 * k}
		left, st, align := strconv.Itoa(f.view.Deck[stage-1]), u.Theme.Colored(ui.Figure, palette.Gilt), ui.Left
		if fonts.Width(left, st) > words.W { // on the cards
			words, st, align = canvas.Rect{X: x, Y: in.Y + 4*k, W: 46 * k, H: 58 * k}, u.Theme.Colored(ui.Number, palette.Ivory), ui.Center
			st.Halo, st.Ground = u.Px(2), palette.Ink
		}
		u.Words(words, left, st, align)
		f.drawStage(u, canvas.Rect{X: x + 50*k, Y: in.Y + 34*k, W: right - x - 52*k, H: 18 * k}, stage)
	}
	u.Tip(canvas.Rect{X: x, Y: in.Y, W: right - x, H: 64 * k}, f.word("deck.tip", rules.N(f.view.Deck[0]), rules.N(f.view.Deck[1]), rules.N(f.view.Deck[2])))
}

// stageKeys are the texts of the stages of the deck, by their number.
var stageKeys = [...]string{1: "deck.stage.1", 2: "deck.stage.2", 3: "deck.stage.3"}

// drawStage writes beside the deck, where there is room, of which stage its cards are.
func (f *Face) drawStage(u *ui.UI, r canvas.Rect, stage int) {
	words, st := f.word(stageKeys[stage]), u.Theme.Colored(ui.Small, palette.Pale)
	if fonts.Width(words, st) <= r.W {
		u.Words(r, words, st, ui.Left)
	}
}

// lampCount is the number of beacons.
const lampCount = 3
