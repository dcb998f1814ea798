package imperio

import (
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// cue is one thing being acted out: an event, its sentence, how long it takes in seconds at normal speed, and all that has
// happened when it is over.
type cue struct {
	event  rules.Event
	words  string
	length float64
	told   []rules.Event
}

// film is what is being acted out: the cues still to come, the first of them under way.
type film struct {
	cues  []cue
	gone  float64 // seconds of the first
	slot  int     // under way
	order []rules.Seat
	after *game.View
	map_  *game.Chart // follows the events
}

func (k *film) busy() bool { return len(k.cues) > 0 }

func (k *film) clear() { *k = film{cues: k.cues[:0], order: k.order[:0]} }

// lengths tells how long each event is acted out; what is not here is told in the chronicle alone.
var lengths = [...]float64{
	game.EvTurnBegins: .9, game.EvSlot: .7, game.EvMoves: .45, game.EvHolds: .6, game.EvStops: .3, game.EvAsteroid: .6, game.EvEnters: .5,
	game.EvBattle: .9, game.EvWithdraws: .6, game.EvAntiAir: .9, game.EvVolley: 1, game.EvReroll8: .8, game.EvSaved: .7, game.EvHit: .35,
	game.EvAnnounces: .7, game.EvBattleEnds: 1.1, game.EvBombards: .9, game.EvPlatforms: .9, game.EvLands: .7, game.EvGround: .9,
	game.EvConquered: 1.2, game.EvRepelled: .9, game.EvWar: .9, game.EvPeace: .9, game.EvOwner: .5, game.EvHolder: .3, game.EvBuilt: .4, game.EvDelivered: .35,
	game.EvRuined: .6, game.EvAbandoned: .5, game.EvVotes: .5, game.EvDecision: 1.1, game.EvLaw: .8, game.EvDissolved: 1.5, game.EvWins: 2,
}

func lengthOf(e rules.Event) float64 {
	if int(e.Verb) < len(lengths) {
		return lengths[e.Verb]
	}
	return 0
}

// Perform acts events out and then shows after.
func (f *Face) Perform(events []rules.Event, after rules.View) {
	f.film.end(f)
	k := &f.film
	k.clear()
	k.after = after.(*game.View)
	if f.app.Prefs.Speed > 0 {
		k.map_ = game.NewChart(f.view)
		told := 0
		for i, e := range events {
			length := lengthOf(e)
			if length == 0 && e.Verb != game.EvOrder {
				continue
			}
			words := ""
			if t, worth := game.Game.Tell(e); worth && length > 0 {
				words = f.voice.Say(t)
			}
			k.cues = append(k.cues, cue{e, words, length, events[told : i+1]})
			told = i + 1
		}
	}
	if !k.busy() {
		f.sounds(events)
		k.end(f)
		return
	}
	f.begin()
}

// begin starts the first cue.
func (f *Face) begin() {
	k := &f.film
	e := k.cues[0].event
	switch e.Verb {
	case game.EvSlot:
		k.slot, k.order = int(e.N), k.order[:0]
	case game.EvOrder:
		k.order = append(k.order, e.Seat)
	}
	f.sound(e)
	if at, ok := f.where(e); ok && !f.chart.Whole() {
		f.chart.Center(at)
	}
}

// where is the hex in which an event happens.
func (f *Face) where(e rules.Event) (rules.Ref, bool) {
	for _, ref := range [...]rules.Ref{e.To, e.From} {
		if h := system(f.view, ref); h != nil {
			return h.System, true
		}
	}
	return rules.Ref{}, false
}

// tick lets time pass; the player's settings say how fast.
func (k *film) tick(f *Face, u *ui.UI) {
	if !k.busy() {
		return
	}
	k.gone += u.In.Dt * max(f.app.Prefs.Speed, .01)
	for k.busy() && (k.gone >= k.cues[0].length || f.app.Prefs.ReducedMotion && k.gone >= k.cues[0].length*.6) {
		k.gone = 0
		k.hurry(f)
	}
}

// hurry ends the present cue.
func (k *film) hurry(f *Face) {
	if !k.busy() {
		return
	}
	f.follow(k.cues[0].told)
	k.cues, k.gone = k.cues[1:], 0
	if k.busy() {
		f.begin()
		return
	}
	k.end(f)
}

// end shows what is the case afterwards.
func (k *film) end(f *Face) {
	after := k.after
	k.clear()
	k.after = nil
	if after != nil {
		f.set(after)
	}
}

// follow makes the chart show what has happened; a chart that cannot follow stays as it is until the end.
func (f *Face) follow(events []rules.Event) {
	k := &f.film
	for _, e := range events {
		if k.map_ == nil || !k.map_.Follow(e) {
			k.map_ = nil
			return
		}
	}
	if len(events) > 0 {
		f.chart.Set(f.model(k.map_.Hexes))
	}
}

// draw shows the cue under way on the chart, and its sentence below.
func (k *film) draw(f *Face, u *ui.UI) {
	if !k.busy() {
		return
	}
	c := &k.cues[0]
	share := min(k.gone/max(c.length, .01), 1)
	e := c.event
	switch e.Verb {
	case game.EvMoves, game.EvWithdraws:
		f.drawMove(u, e, share)
	default:
		if ref, ok := f.where(e); ok {
			ink := palette.Glow
			switch e.Verb {
			case game.EvBattle, game.EvVolley, game.EvAntiAir, game.EvHit, game.EvEnters, game.EvGround, game.EvBombards, game.EvPlatforms, game.EvRuined, game.EvLands:
				ink = palette.AttackOnSky
			}
			f.chart.Ring(u, ref, 2+3*math.Sin(share*math.Pi), ink)
		}
	}
	if e.Dice[0] != 0 {
		f.drawDice(u, e, share)
	}
}

// drawMove draws the arms of a fleet on its way.
func (f *Face) drawMove(u *ui.UI, e rules.Event, share float64) {
	from, ok := f.chart.At(e.From)
	to, ok2 := f.chart.At(e.To)
	if !ok || !ok2 {
		return
	}
	t := share * share * (3 - 2*share)
	at := canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t}
	u.Line(from, at, u.Px(7), palette.Keyline)
	u.Line(from, at, u.Px(3), palette.Glow)
	f.Emblem(u, e.Seat, at, u.Px(40))
	if e.N > 1 {
		r := canvas.Rect{X: at.X + u.Px(8), Y: at.Y + u.Px(6), W: u.Px(24), H: u.Px(20)}
		chart.Disc(u, r.Center(), u.Px(22), palette.Keyline)
		u.Words(r, itoa(int(e.N)), u.Theme.Colored(ui.Number, palette.Star), ui.Center)
	}
}

// drawCaption gives the desk to the film: the rail of the slots, and below it what happens in a sentence.
func (k *film) drawCaption(f *Face, u *ui.UI, r canvas.Rect) {
	c := &k.cues[0]
	r = r.Inset(u.Px(10))
	f.drawRail(u, ui.CutTop(&r, u.Px(36)))
	ui.CutTop(&r, u.Px(6))
	if c.words == "" {
		return
	}
	st := u.Theme.Colored(ui.Prompt, palette.Gilt2)
	w := min(fonts.Width(c.words, st)+u.Px(90), r.W)
	h := min(max(ui.TextHeight(c.words, st, w-u.Px(60))+u.Px(14), u.Px(44)), r.H)
	box := ui.Middle(r, w, h)
	u.Fill(box.Inset(-u.Px(1.5)), palette.Gilt)
	u.Fill(box, palette.Plate)
	if c.event.Seat >= 0 {
		f.Emblem(u, c.event.Seat, canvas.Point{X: box.X + u.Px(24), Y: box.Center().Y}, u.Px(32))
	}
	text := canvas.Rect{X: box.X + u.Px(46), Y: box.Y, W: box.W - u.Px(52), H: box.H}
	text.Y += max((box.H-ui.TextHeight(c.words, st, text.W))/2, 0)
	u.Paragraph(text, c.words, st, ui.Left)
}

// drawRail draws the slots I to VII, the one under way with the order of the Houses in it.
func (f *Face) drawRail(u *ui.UI, r canvas.Rect) {
	k := &f.film
	if k.slot == 0 {
		return
	}
	w := u.Px(34)
	x := r.Center().X - w*3.5
	for i := 1; i <= game.MaxSlots; i++ {
		at := canvas.Point{X: x + w*(float64(i)-.5), Y: r.Center().Y}
		ground, ink := palette.Plate, palette.Faint
		switch {
		case i == k.slot:
			ground, ink = palette.Gilt2, palette.Plate
		case i < k.slot:
			ink = palette.Gilt
		}
		chart.Disc(u, at, u.Px(29), palette.Gilt)
		chart.Disc(u, at, u.Px(26), ground)
		u.Words(canvas.Rect{X: at.X - w/2, Y: r.Y, W: w, H: r.H}, roman[i], u.Theme.Colored(ui.Label, ink), ui.Center)
	}
	x += w*float64(game.MaxSlots) + u.Px(18)
	for _, seat := range k.order {
		f.Emblem(u, seat, canvas.Point{X: x, Y: r.Center().Y}, u.Px(26))
		x += u.Px(25)
	}
}

// drawDice draws the dice of an event over its hex: those that hit in gilt.
func (f *Face) drawDice(u *ui.UI, e rules.Event, share float64) {
	ref, ok := f.where(e)
	at, seen := f.chart.At(ref)
	if !ok || !seen {
		return
	}
	n := slices.Index(e.Dice[:], 0)
	if n < 0 {
		n = len(e.Dice)
	}
	size := u.Px(38)
	if n > 8 {
		size = u.Px(28)
	}
	view := f.chart.View()
	x := min(max(at.X-size*float64(n)/2, view.X+u.Px(20)), view.Right()-u.Px(20)-size*float64(n))
	y := at.Y - f.chart.Radius()*1.15
	if y < view.Y+size {
		y = at.Y + f.chart.Radius()*1.15
	}
	u.Fill(canvas.Rect{X: x - u.Px(6), Y: y - size*.6, W: size*float64(n) + u.Px(12), H: size * 1.2}, paint.Fade(palette.Plate, .82))
	for i := range n {
		f.die(u, canvas.Point{X: x + size*(float64(i)+.5), Y: y}, size*.46, int(e.Dice[i]), int(e.M), share)
	}
}
