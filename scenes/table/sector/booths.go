package sector

import (
	"image/color"
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// Step 8 is played before four booths of the cabinet, one for each player in turn order: velvet closed while somebody
// reads or waits, tied back once the card is on the table. Above them stand the three lamps.

// turn is how a seat's turn of step 8 went, as far as it was seen.
type turn struct {
	had    bool
	passed bool
	card   rules.Ref // what was played
}

// turns are those of step 8 of a round.
type turns struct {
	known bool // nothing else was shown since
	round int
	now   rules.Seat
	of    [6]turn
}

// follow keeps what happens in step 8.
func (k *turns) follow(v *game.View, e rules.Event) {
	if k.round != v.Round || e.Verb == game.EvStep && int(e.N) == eventsStep {
		*k = turns{round: v.Round, now: rules.Nobody}
	}
	if e.Seat < 0 || int(e.Seat) >= len(k.of) {
		return
	}
	t := &k.of[e.Seat]
	switch e.Verb {
	case game.EvEventTurn:
		k.now, t.had = e.Seat, true
	case game.EvEventPlayed, game.EvBeacon:
		k.now, t.had, t.card = e.Seat, true, e.Who
	case game.EvEventPassed:
		t.had, t.passed = true, true
	}
}

// recall finds out from what was shown how step 8 went so far: after loading or taking back nothing of it was watched.
func (f *Face) recall() {
	if f.turns.known || f.acts.busy() || f.since == nil || f.view.Phase != regroupPhase || f.view.Step != eventsStep {
		return
	}
	for _, e := range f.since(func(e rules.Event) bool { return e.Verb == game.EvStep && int(e.N) == eventsStep }) {
		f.turns.follow(&f.view, e)
	}
	f.turns.known = true
}

// choosesEvent says whether the viewer is asked which event card to play.
func (f *Face) choosesEvent(s *table.Sight) bool {
	if s.Offers == nil || len(f.view.Events) == 0 || f.acts.busy() {
		return false
	}
	for _, ref := range f.view.Events {
		if s.Offers.Lit(ref) {
			return true
		}
	}
	return false
}

// boothed says whether the booths are shown.
func (f *Face) boothed(s *table.Sight) bool {
	if f.view.Phase != regroupPhase || f.view.Step != eventsStep {
		return false
	}
	if !f.acts.busy() {
		return f.choosesEvent(s)
	}
	switch f.acts.now().event.Verb {
	case game.EvStep, game.EvEventTurn, game.EvEventPlayed, game.EvEventPassed, game.EvBeacon:
		return true
	}
	return false
}

// veil covers the slate behind the booths.
var veil = color.NRGBA{R: 0x0B, G: 0x11, B: 0x16, A: 204}

// Measures of the booths in design pixels: the lamps above them, and the widest card.
const (
	lampRoom   = 118
	widestCard = 210.0
)

// drawBooths draws lamps and booths over the slate.
func (f *Face) drawBooths(u *ui.UI, s *table.Sight) {
	in := f.board.slate
	f.cover = in
	u.Fill(in, veil)
	if f.boothsLow(u) { // the buttons of the table stand beside them
		ui.CutTop(&in, f.canopyTall()*.2)
		if over := in.Intersect(s.Buttons); !over.Empty() {
			in.W = s.Buttons.X - in.X
		}
	} else {
		limb, _, k := f.limbPlace(u)
		ui.CutTop(&in, limb.Y+(orrery.LimbHeight+22)*k-in.Y)
	}
	in = in.Inset(u.Px(8))
	least := u.Px(330.0)
	if f.choosesEvent(s) { // the words of the cards need the room more
		least = u.Px(440)
	}
	if in.H > least {
		f.drawShelf(u, ui.CutTop(&in, u.Px(lampRoom)))
	}
	n := len(f.view.Seats)
	wide := 1.0 // the booth of who chooses has room for several cards
	if f.choosesEvent(s) {
		wide = min(1+.75*float64(len(f.view.Events)-1), 3)
	}
	gap := u.Px(8)
	w := math.Floor((in.W - gap*float64(n-1)) / (float64(n-1) + wide))
	w = min(w, u.Px(290))
	x := in.X + (in.W-w*(float64(n-1)+wide)-gap*float64(n-1))/2
	for i := range n {
		p := (f.view.First + rules.Seat(i)) % rules.Seat(n)
		r := canvas.Rect{X: x, Y: in.Y, W: w, H: math.Floor(in.H)}
		if p == s.Viewer && wide > 1 {
			r.W = math.Floor(w * wide)
		}
		x += r.W + gap
		f.drawBooth(u, r, p, s)
	}
}

// boothsLow says whether booths lie there now that need the room of the limb.
func (f *Face) boothsLow(u *ui.UI) bool {
	return f.boothing && f.board.slate.H < f.board.unit*lowBooths
}

// drawBooth draws the booth of a seat with what everybody sees of its turn; the viewer's cards are seen in one's own.
func (f *Face) drawBooth(u *ui.UI, r canvas.Rect, p rules.Seat, s *table.Sight) {
	chooses := p == s.Viewer && f.choosesEvent(s)
	hung, key := f.hung(p, chooses)
	if hung == orrery.BoothNow {
		u.Theme.Skin(u, ui.FocusRing, r.Inset(-u.Px(3)))
	}
	k := math.Round(64*min(u.Theme.Scale, r.H*mostFoot/orrery.BoothFoot)) / 64
	u.Picture(f.box.Booth(r.W, r.H, k, hung), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	foot := ui.CutBottom(&r, orrery.BoothFoot*k)
	f.drawBoothFoot(u, foot, p, key, hung == orrery.BoothNow)
	r = r.Inset(14 * k)
	ui.CutTop(&r, 18*k)
	switch t := &f.turns.of[p]; {
	case chooses:
		f.drawChoice(u, r)
	case hung >= orrery.BoothOpen && t.card.Kind == game.KindEvent:
		f.drawEventIn(u, r, t.card, hung == orrery.BoothNow)
	case hung == orrery.BoothClosed:
		f.drawBacks(u, r, f.view.Seats[p].Events)
	}
}

// hung says how the booth of a seat is hung, and with which words.
func (f *Face) hung(p rules.Seat, chooses bool) (hung int, key string) {
	t, v := &f.turns.of[p], &f.view.Seats[p]
	switch {
	case v.Out:
		return orrery.BoothDark, "booth.out"
	case chooses:
		return orrery.BoothNow, "booth.chooses"
	case t.card.Kind == game.KindEvent && f.acts.busy() && f.turns.now == p:
		return orrery.BoothNow, "booth.plays"
	case t.card.Kind == game.KindEvent:
		return orrery.BoothOpen, "booth.played"
	case t.passed:
		return orrery.BoothOpen, "booth.passed"
	case v.Events > 0:
		return orrery.BoothClosed, "booth.waits"
	case t.had:
		return orrery.BoothOpen, "booth.none"
	}
	return orrery.BoothDark, "booth.none"
}

// drawBoothFoot writes whose booth it is and what happens in it.
func (f *Face) drawBoothFoot(u *ui.UI, r canvas.Rect, p rules.Seat, key string, now bool) {
	in := r.Inset(min(u.Px(11), r.H*.17))
	tipAcross(u, r, r, f.word(key))
	side := min(u.Px(32), in.W*.24, in.H)
	if in.W < side+u.Px(8+leastWords) || in.H < u.Px(leastFootWords) { // who it is alone: a letter or two say nothing
		f.Emblem(u, p, in.Center(), min(u.Px(32), in.W, in.H))
		return
	}
	f.Emblem(u, p, canvas.Point{X: in.X + side/2, Y: in.Center().Y}, side)
	ui.CutLeft(&in, side+u.Px(8))
	ink, name := palette.Dim, ui.Name
	if now {
		ink = palette.Halo
	}
	if in.W < u.Px(80) {
		name = ui.Body
	}
	u.Words(ui.CutTop(&in, in.H*.52), f.seatName(p), u.Theme.Colored(name, palette.Gilt), ui.Left)
	u.Words(in, f.word(key), fitted(f.word(key), u.Theme.Colored(ui.Italic, ink), in.W), ui.Left)
}

// leastWords and leastFootWords are the width and the height, in design pixels, below which the foot of a booth bears no words, and mostFoot
// is the share of a booth that it takes at most.
const leastWords, leastFootWords, mostFoot = 44, 36, .34

// lowBooths is the height of a slate, in pixels of what is written on it, below which booths need the room of the limb.
const lowBooths = 210

// cellOf is the i-th of n cells in so many columns.
func cellOf(r canvas.Rect, i, columns, n int, gap float64) canvas.Rect {
	rows := float64((n + columns - 1) / columns)
	h := (r.H - gap*(rows-1)) / rows
	cell := ui.Column(r, i%columns, columns, gap)
	return canvas.Rect{X: cell.X, Y: r.Y + float64(i/columns)*(h+gap), W: cell.W, H: h}
}

// cardIn is where the largest card lies in a box, and how wide it is in whole pixels.
func cardIn(u *ui.UI, r canvas.Rect) (at canvas.Point, w float64) {
	w = math.Floor(min(r.W, r.H*cards.EventWidth/cards.EventHeight, u.Px(widestCard)))
	return canvas.Point{X: math.Round(r.X + (r.W-w)/2), Y: math.Round(r.Y + (r.H-w*cards.EventHeight/cards.EventWidth)/2)}, w
}

// drawEventIn draws a card that lies in the open; while it is being played it comes nearer.
func (f *Face) drawEventIn(u *ui.UI, r canvas.Rect, ref rules.Ref, now bool) {
	at, w := cardIn(u, r)
	if w < 20 {
		return
	}
	box := canvas.Rect{X: at.X, Y: at.Y, W: w, H: w * cards.EventHeight / cards.EventWidth}
	f.put(ref, box)
	f.magnify(u, ref, box)
	place := canvas.Place{At: at}
	if now {
		place = canvas.Place{At: canvas.Point{X: at.X + w/2, Y: at.Y + w*cards.EventHeight/cards.EventWidth/2}, AnchorX: .5, AnchorY: .5}
		if c := f.acts.now(); c.event.Verb != game.EvEventTurn && !f.app.Prefs.ReducedMotion {
			turn := min(f.acts.gone/.4, 1) // seconds in which the card turns up
			place.Squeeze = max(turn*turn*(3-2*turn), .02)
		}
	}
	u.Picture(f.deck.Event(f.eventCard(u, ref, w, now)), place)
}

// drawBacks draws event cards that somebody holds.
func (f *Face) drawBacks(u *ui.UI, r canvas.Rect, n int) {
	k := math.Floor(64*min(1.5*u.Theme.Scale, r.W/120, r.H/150)) / 64
	for i := range n {
		off := (float64(i) - float64(n-1)/2)
		u.Picture(f.box.EventBack(max(f.stage(), 1), k), canvas.Place{At: canvas.Point{X: r.Center().X + off*22*k, Y: r.Center().Y + 12*k}, AnchorX: .5, AnchorY: .5, Turn: off * .12})
	}
}

// drawShelf draws the lamps above the booths; one that goes out is struck by sparks from its card and smokes.
func (f *Face) drawShelf(u *ui.UI, r canvas.Rect) {
	k := math.Round(64*min(r.H/112, u.Theme.Scale)) / 64
	w := math.Floor(min(r.W*.7, 560*k))
	shelf := canvas.Rect{X: r.Center().X - w/2, Y: r.Bottom() - orrery.ShelfHeight*k - u.Px(4), W: w, H: orrery.ShelfHeight * k}
	u.Picture(f.box.Shelf(w, k), canvas.Place{At: canvas.Point{X: shelf.X, Y: shelf.Y}})
	going, share := -1, 0.0
	if f.acts.busy() && f.acts.now().event.Verb == game.EvBeacon {
		going, share = int(f.acts.now().event.N)-1, f.acts.share()
	}
	for i := range lampCount {
		at := canvas.Point{X: shelf.X + w*(float64(i)+.5)/lampCount, Y: shelf.Y - 44*k}
		burning, key := max(f.stage(), 1), "lamp.burns"
		switch {
		case i == going && share > .45:
			burning, key = 0, "lamp.going"
		case i < f.view.Beacons && i != going:
			burning, key = 0, "lamp.out"
		}
		u.Picture(f.box.Lamp(burning, math.Round(64*.84*k)/64), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
		if i == going && !f.app.Prefs.ReducedMotion {
			f.drawSmoke(u, canvas.Point{X: at.X, Y: at.Y - 34*k}, k, share)
			f.drawSparks(u, f.acts.now().event.Seat, at, k, share)
		}
		words := canvas.Rect{X: at.X - w/lampCount/2, Y: shelf.Y, W: w / lampCount, H: shelf.H}
		u.Words(words, f.word(key), u.Theme.Colored(ui.Small, palette.Ink), ui.Center)
	}
}

// drawSmoke lets smoke rise from a lamp that has just gone out.
func (f *Face) drawSmoke(u *ui.UI, from canvas.Point, k, share float64) {
	for i := range 6 {
		t := (share - .45) * 1.8 * (1 - .1*float64(i))
		if t <= 0 {
			continue
		}
		at := canvas.Point{X: from.X + 9*k*math.Sin(3*t+float64(i))*t*2, Y: from.Y - (14+9*float64(i))*k*t}
		disc(u, at, (8+14*t)*k, color.NRGBA{R: 0xA9, G: 0xB2, B: 0xB8, A: uint8(110 * (1 - min(t, 1)))})
	}
}

// drawSparks sends sparks from the card of a seat to the lamp that it puts out.
func (f *Face) drawSparks(u *ui.UI, p rules.Seat, to canvas.Point, k, share float64) {
	card, drawn := f.drawn[f.turns.of[p].card]
	if !drawn || share > .5 {
		return
	}
	from := canvas.Point{X: card.Center().X, Y: card.Y}
	for i := range 9 {
		if t := share*2 - .06*float64(i); t > 0 && t < 1 {
			at := canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - 40*k*t*(1-t)}
			disc(u, at, (4.5-.35*float64(i))*k, palette.Lit)
		}
	}
}

// eventCard writes an event card, so many pixels wide, in the player's language.
func (f *Face) eventCard(u *ui.UI, ref rules.Ref, w float64, lit bool) cards.Event {
	id := f.id(ref)
	c := cards.Event{
		ID: id, Stage: game.StageOf(ref), Beacon: ref.ID == game.BeaconEvent, Role: f.word("event.role"), Title: f.name(ref),
		Effect: f.effect(ref), Foot: f.voice.Below("sector.face.foot.", id), Lit: lit, PixelsAcross: int(w),
		Brief: w < u.Px(cards.Readable),
	}
	if c.Beacon {
		c.Role = f.word("event.beacon")
	}
	return c
}

// drawEventDetail says what an event card does and draws it at reading size. The words come first: a low panel shows them
// without being scrolled.
func (f *Face) drawEventDetail(u *ui.UI, r *canvas.Rect, ref rules.Ref) {
	f.para(u, r, f.effect(ref), ui.Body)
	w := math.Floor(min(r.W, u.Px(widestCard)))
	h := w * cards.EventHeight / cards.EventWidth
	card := ui.CutTop(r, h+u.Px(6))
	u.Picture(f.deck.Event(f.eventCard(u, ref, w, false)), canvas.Place{At: canvas.Point{X: math.Round(card.X + (card.W-w)/2), Y: card.Y}})
}
