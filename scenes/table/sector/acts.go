package sector

import (
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
)

// cue is what is acted out at a time: an event, or a step of the regroup phase with everything that happens in it.
type cue struct {
	event   rules.Event
	with    []rules.Event // what happens at the same moment: the other cards of a battle that are turned
	within  []rules.Event // of a step of the regroup phase
	seconds float64
	from    int // how many events come before it
}

// acts is what is being acted out, one cue after the other.
type acts struct {
	cues     []cue
	at       int     // the present one
	begun    bool    // it has begun
	gone     float64 // seconds of it
	before   game.View
	after    game.View
	said     string // what it is, in words
	noted    string // and below that
	forecast forecast
	lying    forecast  // of the cards in the arch
	shown    bool      // cards of a battle were turned: the sums that follow are those of all skirmishes
	judged   int       // sums of sides told since
	spared   int       // the skirmish, from 1, in which a support is about to die for a front unit; 0 if none
	sums     [2][2]int // of the skirmish that is told: attack and health by side
}

func (k *acts) busy() bool { return k.at < len(k.cues) }

func (k *acts) clear() {
	k.cues, k.at, k.said, k.noted, k.forecast, k.lying = k.cues[:0], 0, "", "", forecast{}, forecast{}
	k.rewind()
}

// rewind forgets how far the present cue is.
func (k *acts) rewind() { k.begun, k.gone, k.shown, k.judged, k.spared = false, 0, false, 0, 0 }

// Shown is how many of the events that are acted out were shown: those before the cue under way.
func (f *Face) Shown() int {
	if !f.Busy() {
		return 0
	}
	return f.acts.now().from
}

// now is the cue under way.
func (k *acts) now() *cue { return &k.cues[k.at] }

// Lengths of what is acted out, in seconds at normal speed; what is not listed only sounds.
var lengths = map[uint8]float64{
	game.EvTokenPlaced: .34, game.EvRevealed: .7, game.EvMoved: .5, game.EvUnitPlaced: .34, game.EvBaseBuilt: .5, game.EvTransport: .4,
	game.EvBattle: .8, game.EvForce: .02, game.EvFront: .3, game.EvSupport: .25, game.EvShown: .5, game.EvStrength: .5, game.EvBeaten: .6, game.EvSaved: .6, game.EvUnitLost: .5, game.EvBattleEnds: 3,
	game.EvWithdraws: .5, game.EvPoints: .5, game.EvCardGained: .4, game.EvCardLost: .4, game.EvDiscarded: .5, game.EvBaseLost: .6, game.EvTransportLost: .4,
	game.EvEventPlayed: 1, game.EvBeacon: 1.4, game.EvRound: .8, game.EvPhase: .6, game.EvEliminated: 3, game.EvVictory: 5.2, stageRite: 5, homeRite: 3, menaceRite: 4, game.EvRouteShifted: .8,
	game.EvWorks: .12, game.EvEventDrawn: .3, game.EvWorkers: .2, game.EvStopped: .4, game.EvDisbanded: .4, game.EvRecalled: .5, game.EvEventTurn: .4, game.EvEventPassed: .6,
	game.EvPlanetPlaced: .4, game.EvRouteJoined: .4, game.EvBuilding: .5, game.EvModule: .5, game.EvTech: .5,
}

// Perform acts events out and then shows after.
func (f *Face) Perform(events []rules.Event, after rules.View) {
	f.Skip()
	f.lay()
	f.acts.after = after.(game.View)
	f.acts.cues = turned(program(f.acts.cues, &f.view, events), f.app.Prefs.Speed <= teaching)
	if f.sumsUp() {
		f.acts.cues = f.summed(f.acts.cues)
	}
	f.acts.before = copied(&f.view)
	f.walk.told = tale{} // that of other acts
	f.acts.cues = f.warn(f.acts.cues, len(events))
	if f.app.Prefs.Speed <= 0 {
		f.performAtOnce(events)
		return
	}
	if !f.Busy() {
		f.playFirst(events)
		f.Show(after)
	}
}

// performAtOnce shows what comes of events without acting them out, but for what is a page to be read.
func (f *Face) performAtOnce(events []rules.Event) {
	f.playFirst(events)
	if f.toPage() {
		return
	}
	for _, e := range events {
		f.turns.follow(&f.view, e)
	}
	f.Show(f.acts.after)
}

// Skip ends everything at once.
func (f *Face) Skip() {
	if k := &f.acts; f.Busy() {
		for ; k.busy(); k.at++ {
			f.turns.follow(&f.view, k.now().event)
		}
		f.Show(k.after)
	}
}

// Hurry ends the present step.
func (f *Face) Hurry() {
	k := &f.acts
	if !k.busy() {
		return
	}
	f.begin()
	if c := k.now(); c.within == nil {
		f.play(c)
	}
	k.at, k.begun, k.gone, k.said = k.at+1, false, 0, ""
	if !k.busy() {
		f.Show(k.after)
	}
}

// Seek goes on at once, and unheard, to the cue that tells of event number n, or to the one after it.
func (f *Face) Seek(n int, over bool) {
	k := &f.acts
	f.unheard = true
	for k.at+1 < len(k.cues) && k.cues[k.at+1].from <= n || over && f.Busy() && k.now().from <= n {
		f.Hurry()
	}
	f.unheard = false
}

// begin lets the present cue be heard and told. A step of the regroup phase happens at once; what is drawn is how it came
// about.
func (f *Face) begin() {
	k := &f.acts
	if k.begun {
		return
	}
	k.begun = true
	c := k.now()
	f.sound(c.event)
	k.said, k.noted = "", f.footnote(c.event)
	if c.within != nil {
		f.enter(c)
		return
	}
	switch c.event.Verb { // the card lies on the table while it is told
	case game.EvEventTurn, game.EvEventPlayed, game.EvEventPassed, game.EvBeacon:
		f.turns.follow(&f.view, c.event)
	}
	if text, told := f.sentence(c.event); told {
		k.said = text
	}
	if f.page(c) {
		k.noted = strings.TrimSpace(k.noted + " " + f.word("walk.all.wait"))
	}
}

// pass lets time pass; the player's settings say how fast.
func (k *acts) pass(f *Face, u *ui.UI) {
	if !k.busy() {
		return
	}
	f.begin()
	speed := f.app.Prefs.Speed
	if speed <= 0 { // no time would pass
		if !f.waits() && !f.toPage() {
			f.Skip()
		}
		return
	}
	if f.app.Prefs.ReducedMotion {
		speed *= 2
	}
	if e := k.now().event; e.Verb == game.EvBattleEnds && f.fights() {
		speed = min(speed, weighed)
	} else if isRite(e) {
		speed = table.Haste(speed, f.persons != 0 && (e.Seat < 0 || e.Verb == game.EvVictory || f.persons.Has(e.Seat)))
		if f.persons != 0 && (e.Verb == stageRite || e.Verb == menaceRite) { // whoever misses it may lose by it
			speed = min(speed, weighed)
		}
	} else if k.now().within != nil && f.amongPersons() { // what nobody plays in haste is read by all
		speed = min(speed, weighed)
	}
	k.gone += u.In.Dt * speed
	if c := k.now(); k.gone >= c.seconds {
		if k.gone = c.seconds; !f.waits() {
			f.Hurry()
		}
	}
}

// amongPersons says whether no computer plays: the speed of the settings is meant for their turns.
func (f *Face) amongPersons() bool {
	for p := range f.seats {
		if !f.persons.Has(rules.Seat(p)) {
			return false
		}
	}
	return true
}

// draw shows the event under way: what flies, and the sentence that tells it.
func (k *acts) draw(f *Face, u *ui.UI) {
	if !k.busy() || k.now().within != nil {
		return
	}
	e, share := k.now().event, k.share()
	if isRite(e) {
		passed := k.gone / k.now().seconds
		if f.app.Prefs.Speed <= 0 {
			passed = 1
		}
		f.drawRite(u, e, passed)
		f.caption(u, k.said, k.noted, false)
		return
	}
	if from, to, pic, ok := f.flight(e); ok && !f.app.Prefs.ReducedMotion {
		at := canvas.Point{X: from.X + (to.X-from.X)*share, Y: from.Y + (to.Y-from.Y)*share - 22*f.board.scale()*4*share*(1-share)}
		u.Picture(pic, canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
	}
	if f.cover.W <= 0 { // else a sheet tells it
		f.caption(u, k.said, "", f.covers(u, k.said, e))
	}
}

// covers says whether a plate at the foot with the sentence of an event would lie on the world that it tells of.
func (f *Face) covers(u *ui.UI, said string, e rules.Event) bool {
	plate := f.captionBox(u, said, "", false)
	for _, ref := range [...]rules.Ref{e.To, e.From} {
		if q := f.planetOf(ref); q >= 0 {
			box, seen := f.Where(planetRef(q))
			return seen && box.Meets(plate)
		}
	}
	return false
}

// share is how much of the present cue has passed, eased.
func (k *acts) share() float64 {
	share := min(k.gone/k.now().seconds, 1)
	return share * share * (3 - 2*share)
}

// flight is what flies over the slate in an event, from where to where.
func (f *Face) flight(e rules.Event) (from, to canvas.Point, pic *canvas.Picture, ok bool) {
	faction, k := f.faction(e.Seat), f.board.scale()
	if faction < 0 {
		return from, to, nil, false
	}
	card := f.drawn[seatRef(e.Seat)]
	home := canvas.Point{X: f.board.slate.X, Y: card.Center().Y}
	switch e.Verb {
	case game.EvMoved, game.EvWithdraws, game.EvRecalled:
		return f.areaPlace(int(e.From.ID)), f.areaPlace(int(e.To.ID)), f.box.Figure(int(e.Who.ID), faction, k), true
	case game.EvUnitPlaced:
		return home, f.areaPlace(int(e.To.ID)), f.box.Figure(int(e.Who.ID), faction, k), true
	case game.EvBaseBuilt:
		return home, f.areaPlace(int(e.To.ID)), f.box.Model(orrery.Bases+int(faction)/2, faction, k), true
	case game.EvTokenPlaced:
		if q := int(e.To.ID); f.board.lay != nil && f.board.lay.spots[q].in {
			to = f.board.place(f.board.lay.spots[q].spindle)
			to.Y -= orrery.SpindleTop(len(f.view.Planets[q].Stack)) * k
			return home, to, f.box.Coin(faction, -1, 20*k), true
		}
	case game.EvTransport:
		if r, there := f.Where(e.To); there {
			return home, r.Center(), f.box.Carriage(faction, k), true
		}
	}
	return from, to, nil, false
}

// atFoot says whether a world lies in the lower half of the slate, where a plate at the foot may cover it.
func (f *Face) atFoot(q int) bool {
	return q >= 0 && f.board.place(f.board.lay.spots[q].at).Y > f.board.slate.Center().Y
}

// caption draws a plate at the foot of the slate with a sentence, and below it another that may be empty; under the limb where
// what it is about lies at the foot.
func (f *Face) caption(u *ui.UI, text, below string, high bool) {
	if text == "" {
		return
	}
	r := f.captionBox(u, text, below, high)
	st, small := captionStyles(u)
	u.Theme.Skin(u, ui.PanelShape, r)
	words := canvas.Rect{X: r.X + u.Px(12), Y: r.Y + u.Px(8), W: r.W - u.Px(24), H: r.H - u.Px(16)}
	ui.CutTop(&words, u.Paragraph(words, text, st, ui.Left)+u.Px(2))
	if below != "" {
		u.Paragraph(words, below, small, ui.Left)
	}
}

// captionStyles are those of the sentence on the plate, and of the one below it.
func captionStyles(u *ui.UI) (st, small fonts.Style) {
	return u.Theme.Text(ui.Body), u.Theme.Colored(ui.Small, u.Theme.Ink2)
}

// captionBox is where the plate lies.
func (f *Face) captionBox(u *ui.UI, text, below string, high bool) canvas.Rect {
	in := f.board.slate
	w := min(u.Px(420), in.W-u.Px(24))
	st, small := captionStyles(u)
	h := ui.TextHeight(text, st, w-u.Px(24)) + u.Px(16)
	if below != "" {
		h += ui.TextHeight(below, small, w-u.Px(24)) + u.Px(2)
	}
	r := canvas.Rect{X: in.Right() - w - u.Px(10), Y: in.Bottom() - h - u.Px(10), W: w, H: h}
	if high {
		r.Y = in.Y + u.Px(glassTop)
	}
	return r
}
