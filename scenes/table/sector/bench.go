package sector

import (
	"image/color"
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// The bench lies below the slate: the rail of workers and the resource plates at the left, orders in the middle, combat
// cards at the right.

// benchHeight is its height in design pixels, and benchRim what of that lies above the things on it.
const benchHeight, benchRim = 154, 11

// battleBench is its height under a finger while a battle is fought.
const battleBench = 100

// HandHeight is the height of the bench: in a battle a finger only opens the hand there.
func (f *Face) HandHeight() float64 {
	if f.app.Touch && f.staged() {
		return battleBench
	}
	return benchHeight
}

// disc paints a filled circle.
func disc(u *ui.UI, c canvas.Point, diameter float64, ink color.NRGBA) {
	u.Line(c, canvas.Point{X: c.X + 0.01, Y: c.Y}, diameter, ink)
}

// drawBench draws what belongs to the viewer and returns what was clicked.
func (f *Face) drawBench(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	f.bench = bench{}
	if r.H < u.Px(30) || r.W <= 0 {
		return clicked
	}
	f.bench.all = r
	u.NoTips(r)
	defer u.Wall(r) // the bench hears what happens on it first
	u.Picture(f.box.Bench(r.W, r.H, u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	if s.Viewer < 0 && f.dealt() && s.Persons&(s.Persons-1) != 0 {
		words, st := f.word("hand.closed"), u.Theme.Colored(ui.Italic, palette.Pale)
		w := min(r.W-u.Px(24), u.Px(560))
		u.Paragraph(ui.Middle(r, w, ui.TextHeight(words, st, w)), words, st, ui.Center)
	}
	if s.Viewer < 0 || int(s.Viewer) >= len(f.view.Seats) || f.view.Seats[s.Viewer].Faction.Kind == 0 {
		return clicked
	}
	in := canvas.Rect{X: r.X + u.Px(10), Y: r.Y + u.Px(benchRim), W: r.W - u.Px(20), H: r.H - u.Px(17)}
	if in.H < u.Px(leastPlate) || in.W < u.Px(leastBench) {
		return f.drawSmallBench(u, in, s)
	}
	trayR, handR := f.benchRoom(u, &in, s.Viewer)
	if ref := f.drawPlates(u, in, s); ref.Kind != 0 {
		clicked = ref
	}
	if trayR.W > 0 {
		if ref := f.drawOrders(u, trayR, s); ref.Kind != 0 {
			clicked = ref
		}
	}
	if ref := f.drawHand(u, handR, s); ref.Kind != 0 {
		clicked = ref
	}
	return clicked
}

// bench is where what belongs to the viewer was drawn last, and the cards of it.
type bench struct{ all, cards canvas.Rect }

// Bench returns it.
func (f *Face) Bench() (all, cards canvas.Rect) { return f.bench.all, f.bench.cards }

// dealt says whether anybody holds cards.
func (f *Face) dealt() bool {
	return slices.ContainsFunc(f.view.Seats, func(k game.SeatView) bool { return k.Hand > 0 })
}

// choosesCard says whether the question is about resource cards, and a click on this one answers it. In an order to build all of them can
// be pressed, and nobody has to.
func (f *Face) choosesCard(ref rules.Ref) bool {
	if ref.Kind != game.KindResource || !f.lit(ref) {
		return false
	}
	for i := range f.offers.Legal {
		if k := &f.offers.Legal[i].Caption; k.Rank == rules.Main && slices.Contains(k.Targets, ref) {
			return true
		}
	}
	return false
}

// spot is a place on the bench that can be pointed at; it says whether it was clicked.
func (f *Face) benchSpot(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) bool {
	f.drawn[ref] = r
	if f.choosesCard(ref) {
		u.Theme.Skin(u, ui.FocusRing, r)
	}
	blame(u, r, ref, s)
	if !u.In.Present || !r.Contains(u.In.Cursor) || u.Over() {
		return false
	}
	s.Hover = ref
	_, click := u.In.Clicked(ui.LeftButton)
	return click
}

// drawPlates draws the workers of the pool as pins and a plate for each resource card.
func (f *Face) drawPlates(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	f.threads = threads{}
	defer f.drawThreads(u)
	v := &f.view.Seats[s.Viewer]
	rail := ui.CutTop(&r, u.Px(27))
	u.Picture(f.box.Tray(rail.W, rail.H, u.Theme.Scale), canvas.Place{At: canvas.Point{X: rail.X, Y: rail.Y}})
	in := rail.Inset(u.Px(8))
	words := canvas.Rect{X: in.X, Y: rail.Y, W: in.W, H: rail.H}
	used := f.drawTokens(u, words, v, s)
	if used == 0 {
		used = u.Words(words, f.word("pool"), u.Theme.Colored(ui.Small, palette.Gilt), ui.Left)
	}
	f.drawPins(u, canvas.Rect{X: in.X + used + u.Px(10), Y: rail.Y, W: in.W - used - u.Px(10), H: rail.H}, v, s)
	ui.CutTop(&r, u.Px(7))
	held := f.held(s.Viewer)
	w := plateWidth(u, r.W, len(held))
	if !f.platesFit(u, r.W) {
		return f.drawLowPlates(u, r, held, s)
	}
	for i, ref := range held {
		box := canvas.Rect{X: r.X + float64(i)*(w+u.Px(6)), Y: r.Y, W: math.Floor(w), H: r.H}
		f.drawPlate(u, box, ref, s)
		if f.benchSpot(u, box, ref, s) {
			clicked = ref
		}
	}
	return clicked
}

// narrowPlate is the width of a plate, in design pixels, below which no name can be read on it.
const narrowPlate = 52

// platesFit says whether a bench so wide has room for plates with their names. It is the same for everybody at the table: as many as
// anybody holds, and the names of all that can be won in the game.
func (f *Face) platesFit(u *ui.UI, width float64) bool {
	k := &f.fits
	now := fitting{width: width, scale: u.Theme.Scale, lang: f.lang, most: 4}
	for p := range f.view.Seats {
		now.most = max(now.most, f.holds(rules.Seat(p)))
	}
	if now.yes = k.yes; now == *k {
		return k.yes
	}
	now.yes = plateWidth(u, width, now.most) >= u.Px(narrowPlate) && f.namesFit(u, plateWidth(u, width, now.most)-u.Px(10))
	*k = now
	return k.yes
}

// fitting is what platesFit depends on, and what it came to.
type fitting struct {
	width, scale float64
	lang         string
	most         int
	yes          bool
}

// plateWidth is how wide each of so many plates is on a bench.
func plateWidth(u *ui.UI, width float64, n int) float64 {
	return min(u.Px(104), (width+u.Px(6))/float64(max(n, 4))-u.Px(6))
}

// holds counts the resource cards of a seat, the permanent ones too.
func (f *Face) holds(p rules.Seat) int {
	n := 2
	for a := range f.view.Areas {
		if f.view.Areas[a].Card == p {
			n++
		}
	}
	return n
}

// namesFit says whether the names of all resource cards in the game can be written on plates with so much room.
func (f *Face) namesFit(u *ui.UI, room float64) bool {
	st := u.Theme.Colored(ui.Caption, palette.Ink)
	for a := range f.view.Areas {
		if !f.view.Planets[f.view.Areas[a].Planet].InPlay || f.view.Areas[a].Kind == int(orrery.Conquest) {
			continue
		}
		if words := f.name(rules.Ref{Kind: game.KindResource, ID: int16(a)}); fonts.Width(words, fitted(words, st, room)) > room {
			return false
		}
	}
	return true
}

// held lists the resource cards of a seat, the permanent ones first.
func (f *Face) held(p rules.Seat) []rules.Ref {
	mine := int16(len(f.view.Areas))
	f.plates = append(f.plates[:0], rules.Ref{Kind: game.KindResource, ID: mine}, rules.Ref{Kind: game.KindResource, ID: mine + 1})
	for a := range f.view.Areas {
		if f.view.Areas[a].Card == p {
			f.plates = append(f.plates, rules.Ref{Kind: game.KindResource, ID: int16(a)})
		}
	}
	return f.plates
}

// drawTokens draws the cargo and study tokens of a seat, each kind as its sign with its number, and returns how much room they take. A press
// on them says when they pay: there is nothing to open.
func (f *Face) drawTokens(u *ui.UI, r canvas.Rect, v *game.SeatView, s *table.Sight) (used float64) {
	for _, kind := range [...]struct {
		n, due, sign int
		tip, pays    string
	}{{v.Cargo, f.due.Cargo, orrery.CrateSign, "tokens.cargo", "sector.face.tokens.cargo.pays"}, {v.Study, f.due.Study, orrery.TomeSign, "tokens.study", "sector.face.tokens.study.pays"}} {
		if kind.n == 0 {
			continue
		}
		box := canvas.Rect{X: r.X + used, Y: r.Y, W: u.Px(36), H: r.H}
		sign := canvas.Place{At: canvas.Point{X: box.X + u.Px(9), Y: box.Center().Y}, AnchorX: .5, AnchorY: .5}
		if kind.due > 0 { // some would be spent
			sign.Alpha = ghostly
		}
		u.Picture(f.box.Sign(kind.sign, 0, u.Theme.Scale), sign)
		number := box
		ui.CutLeft(&number, u.Px(20))
		u.Words(number, tokenNumbers[min(kind.n, len(tokenNumbers)-1)], u.Theme.Colored(ui.Small, palette.Gilt), ui.Left)
		tipAcross(u, box, f.bench.all, f.word(kind.tip, rules.N(kind.n)))
		if at, click := u.In.Clicked(ui.LeftButton); click && box.Contains(at) && !u.Over() {
			s.Refused = &rules.Illegal{Rule: "3.2", Why: rules.Say(kind.pays)}
		}
		used += box.W
	}
	return used
}

// tokenNumbers are how many tokens of a kind somebody has, so that none is written anew in every frame; nobody has more.
var tokenNumbers = [...]string{"", "×1", "×2", "×3", "×4", "×5", "×6", "×7", "×8", "×9", "×9+"}

// drawPins draws the pool: a pin for each worker, those that pay ahead left out, and what the holes could still pay.
func (f *Face) drawPins(u *ui.UI, r canvas.Rect, v *game.SeatView, s *table.Sight) {
	text := f.purse(v)
	st := u.Theme.Colored(ui.Small, palette.Gilt)
	step := u.Px(19)
	if room := r.W - float64(game.Workers)*step - u.Px(8); room > fonts.Width(text, st) {
		u.Words(r, text, st, ui.Right)
	} else {
		step = min(step, r.W/game.Workers)
	}
	faction, lifted := f.faction(s.Viewer), f.lifted()
	for i := range game.Workers {
		at := canvas.Point{X: r.X + step*(float64(i)+.5), Y: r.Center().Y}
		disc(u, at, u.Px(10), palette.BrassLo)
		disc(u, at, u.Px(8.6), color.NRGBA{R: 10, G: 7, B: 5, A: 255})
		if i < v.Pool {
			pin := canvas.Place{At: at, AnchorX: .5, AnchorY: .5}
			if i >= v.Pool-lifted {
				pin.Alpha = ghostly
				f.threads.leave(at)
			}
			u.Picture(f.box.Pin(faction, u.Theme.Scale), pin)
		}
	}
	tipAcross(u, r, f.bench.all, f.poolTip(v))
}

// poolTip says how many workers are left and what they could pay.
func (f *Face) poolTip(v *game.SeatView) string {
	if v.Pool == 0 {
		return f.word("pool.tip.none")
	}
	return f.word("pool.tip", rules.N(v.Pool), rules.N(min(v.Minerals, v.Pool)), rules.N(min(v.Gas, v.Pool)))
}

// drawPlate draws a resource card: what it yields, its name, a hole for each worker and pins in those that are taken.
func (f *Face) drawPlate(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) {
	v := &f.view.Seats[s.Viewer]
	plate := orrery.Plate{W: int(r.W), H: int(r.H), Faction: f.faction(s.Viewer), Planet: int8(v.Home.ID), Scale: u.Theme.Scale, Lit: f.lit(ref)}
	switch {
	case int(ref.ID) < len(f.view.Areas):
		a := &f.view.Areas[ref.ID]
		plate.Planet, plate.Kind, plate.Yield, plate.Pins, plate.Exhausted = int8(a.Planet), uint8(a.Kind), uint8(a.Yield), uint8(a.Workers), a.Exhausted
	case int(ref.ID) == len(f.view.Areas):
		plate.Kind, plate.Yield, plate.Pins, plate.Permanent = orrery.Mine, game.MineYield, uint8(v.Mine), true
	default:
		plate.Kind, plate.Yield, plate.Pins, plate.Permanent = orrery.Well, game.WellYield, uint8(v.Well), true
	}
	u.Picture(f.box.Plate(plate), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	f.drawGhosts(u, r, ref, &plate)
	name := canvas.Rect{X: r.X + u.Px(5), Y: r.Y + r.H*orrery.PlateName - u.Px(9), W: r.W - u.Px(10), H: u.Px(18)}
	u.Words(name, f.name(ref), fitted(f.name(ref), u.Theme.Colored(ui.Caption, palette.Ink), name.W), ui.Center)
	tipAcross(u, r, f.bench.all, f.word("plate.tip", rules.R(ref), rules.N(int(plate.Yield)), rules.N(int(plate.Pins))))
}

// drawOrders draws the tray: while orders are placed the medallions that are left, later those on the slate.
func (f *Face) drawOrders(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	u.Picture(f.box.Tray(r.W, r.H, u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	if len(f.view.Orders) > 0 && f.view.Phase == 1 {
		return f.drawMedallions(u, r.Inset(u.Px(6)), s)
	}
	f.listOrders(u, r.Inset(u.Px(8)), s)
	return clicked
}

// drawMedallions draws two rows of three kinds, the golden ones below; a click takes one up.
func (f *Face) drawMedallions(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	faction := f.faction(s.Viewer)
	d := math.Floor(min(r.W/3, r.H/2.9))
	radius := math.Floor(d*.44 - u.Px(1))
	for kind := range orderKinds {
		left := 0
		for _, o := range f.view.Orders {
			if int(o.ID) == kind {
				left++
			}
		}
		ref := rules.Ref{Kind: game.KindOrder, ID: int16(kind)}
		rows := 2
		if kind >= 3 {
			rows = 1
		}
		for q := range rows {
			row := float64(q)
			size := radius
			if kind >= 3 {
				row, size = 1.92, math.Floor(radius*.74)
			}
			at := canvas.Point{X: r.X + r.W*(float64(kind%3)+.5)/3, Y: r.Y + d*(row+.5)}
			if q >= left {
				disc(u, at, 2*size, palette.BrassLo)
				disc(u, at, 2*size-u.Px(2.4), color.NRGBA{R: 18, G: 12, B: 7, A: 255})
				if kind >= 3 {
					u.Picture(f.box.Coin(faction, kind, size), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: .3})
				}
				if left == 0 && f.benchSpot(u, around(at, size), ref, s) {
					clicked = ref // the table says why
				}
				continue
			}
			if taken := len(f.picked) == 1 && f.picked[0] == ref && q == 0; taken || f.offers.Lit(ref) && len(f.picked) == 0 {
				disc(u, at, 2*size+u.Px(7), palette.Lit)
			}
			u.Picture(f.box.Coin(faction, kind, size), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
			if f.benchSpot(u, around(at, size), ref, s) && f.offers.Lit(ref) {
				f.picked = append(f.picked[:0], ref)
				f.app.Play("click")
			}
		}
	}
	return clicked
}

// orderKinds counts the kinds of orders: three, and the same of gold.
const orderKinds = 6

// listOrders lists the viewer's orders on the slate, of each stack from the top, as they will be revealed: on top, covered.
func (f *Face) listOrders(u *ui.UI, r canvas.Rect, s *table.Sight) {
	u.Words(ui.CutTop(&r, u.Px(20)), f.word("your-orders"), u.Theme.Colored(ui.Small, palette.Gilt), ui.Center)
	row := min(u.Px(25.5), r.H/ordersARound)
	for q := range f.view.Planets {
		stack := f.view.Planets[q].Stack
		for i, tok := range slices.Backward(stack) {
			if tok.Owner != s.Viewer || r.H < row {
				continue
			}
			line := ui.CutTop(&r, row)
			order := -1
			if tok.Order.Kind == game.KindOrder {
				order = int(tok.Order.ID)
			}
			u.Picture(f.box.Coin(f.faction(tok.Owner), order, math.Round(u.Px(10))), canvas.Place{At: canvas.Point{X: line.X + u.Px(11), Y: line.Center().Y}, AnchorX: .5, AnchorY: .5})
			ink, state := palette.Pale, "covered"
			if i == len(stack)-1 {
				ink, state = palette.Halo, "on-top"
			}
			w := u.Words(line, f.word(state), u.Theme.Colored(ui.Small, ink), ui.Right)
			ui.CutLeft(&line, u.Px(26))
			line.W -= w + u.Px(4)
			u.Words(line, f.name(planetRef(q)), u.Theme.Colored(ui.Small, palette.Ivory), ui.Left)
		}
	}
}

// fitted is a style so much smaller that the words fit into a width, down to three quarters.
func fitted(words string, st fonts.Style, width float64) fonts.Style {
	for least := .74 * st.Size; st.Size > least && fonts.Width(words, st) > width; {
		st.Size -= .5
	}
	return st
}
