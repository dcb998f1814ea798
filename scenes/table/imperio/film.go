package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/table/imperio/stage"
	"tyche/scenes/ui"
)

// film is what is being acted out: a list of cues, and which of them is under way. It can go back, since the chart and
// the stage of any cue are found by hearing the events before it anew.
type film struct {
	events []rules.Event
	cues   []cue
	first  int     // where it begins: what is before is not shown
	at     int     // len(cues) = over
	gone   float64 // seconds of it
	asked  bool    // somebody wants to see it: every fight goes on the stage
	waits  bool    // it is over, and waits for a press: at teaching speed
	hushed bool    // what is gone to is over: it is not heard, nor brought into view
	slot   int     // under way
	phase  int     // the step of the ribbon under way
	order  []rules.Seat
	told   caption // of the last cue that had one
	before *game.View
	after  *game.View
	map_   *game.Chart // follows the events
	from   chart.Stand // what the viewer had in view
	led    chart.Stand // where the film has led the chart last
}

func (k *film) busy() bool { return k.at < len(k.cues) }

func (k *film) clear() { *k = film{order: k.order[:0], told: k.told, from: k.from, led: k.led} }

// Shown is how many of the events that are acted out were shown: those before the cue under way. The hits that are saved are
// told with the dice of their round.
func (f *Face) Shown() int {
	k := &f.film
	at := k.at
	switch {
	case !k.busy():
		return len(k.events)
	case k.gone >= f.length(k.now()) && !k.saves(at+1):
		return k.now().to
	case at > 0 && k.saves(at):
		at--
	}
	return k.cues[at].from
}

// saves says whether cue i shows which hits of the round before it are saved.
func (k *film) saves(i int) bool { return i < len(k.cues) && k.cues[i].beat == stage.Saves }

// now is the cue under way.
func (k *film) now() *cue { return &k.cues[k.at] }

// teaching is the highest speed at which the film waits after each beat of a scene in which a person takes part.
const teaching = .5

// Perform acts events out and then shows after.
func (f *Face) Perform(events []rules.Event, after rules.View) {
	f.film.end(f)
	k := &f.film
	k.clear()
	k.after = after.(*game.View)
	if now := f.chart.Stand(); k.led != now { // else the film before has left it there
		k.from, k.led = now, chart.Stand{}
	}
	if f.app.Prefs.Speed > 0 {
		k.wind(f, events)
	}
	if !k.busy() {
		f.sounds(events)
		k.end(f)
		return
	}
	f.chart.Set(f.model(f.view.Hexes)) // without what was ordered
	f.begin(true)
}

// wind puts events on the film that begins with the view.
func (k *film) wind(f *Face, events []rules.Event) {
	k.before, k.slot, k.phase = f.view, f.view.Slot, resolutionStep
	k.events, k.cues = events, f.cuesOf(events)
	k.map_ = game.NewChart(f.view)
}

// begin starts the cue under way; loud says that it is heard, and brought into view.
func (f *Face) begin(loud bool) {
	k := &f.film
	k.gone, k.waits = 0, false
	c := k.now()
	k.told = caption{c.words, c.event.Seat}
	for _, e := range k.events[c.from:c.to] {
		switch e.Verb {
		case game.EvSlot:
			k.slot, k.order = int(e.N), k.order[:0]
		case game.EvOrder:
			k.order = append(k.order, e.Seat)
		}
		if step := stepOf(e); step >= 0 {
			k.phase = step
		}
	}
	if c.beat != stage.None || f.stage.Open() {
		f.stage.Hear(c.beat, c.events, f.moment())
	}
	if !loud || k.hushed {
		return
	}
	if c.beat == stage.Fall || c.beat == stage.Dissolution {
		f.app.From("fall", 0)
		return
	}
	for i, e := range c.events {
		if i == 0 || f.soundOf(e) != f.soundOf(c.events[0]) {
			f.sound(e)
		}
		if i > 1 {
			break
		}
	}
	if at, ok := f.where(c.event); ok && c.beat == stage.None && !f.chart.Whole() {
		f.chart.Center(at)
		k.led = f.chart.Stand()
	}
}

// happens is the hex of the cue under way, or else of the next one that has one: where to look while the film runs.
func (f *Face) happens() rules.Ref {
	k := &f.film
	for i := range k.cues[k.at:] {
		if at, known := f.where(k.cues[k.at+i].event); known {
			return at
		}
	}
	return rules.Ref{}
}

// moment is where the film is, for the stage.
func (f *Face) moment() stage.Moment {
	k := &f.film
	m := stage.Moment{Turn: k.before.Turn, Slot: k.slot, Hexes: k.before.Hexes, View: k.before}
	if k.map_ != nil {
		m.Hexes = k.map_.Hexes
	}
	return m
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

// length is how long a cue takes in seconds at normal speed.
func (f *Face) length(c *cue) float64 {
	if f.app.Prefs.ReducedMotion {
		return c.length * .6
	}
	return c.length
}

// tick lets time pass; the player's settings say how fast.
func (k *film) tick(f *Face, u *ui.UI) {
	if !k.busy() || k.waits {
		return
	}
	speed := f.app.Prefs.Speed
	if speed <= 0 {
		speed = 1 // what is asked for is shown to those too who want everything at once
	}
	k.gone += u.In.Dt * table.Haste(speed, k.now().personal)
	for k.busy() && !k.waits && k.gone >= f.length(k.now()) {
		c := k.now()
		if c.beat != stage.None && c.personal && speed <= teaching {
			k.waits = true
			return
		}
		k.hurry(f)
	}
}

// hurry ends the present cue.
func (k *film) hurry(f *Face) { k.run(f, k.at+1) }

// run ends every cue before number `to` and begins that one.
func (k *film) run(f *Face, to int) {
	for k.busy() && k.at < to {
		c := k.now()
		f.follow(k.events[c.from:c.to])
		if k.at++; k.busy() {
			f.begin(k.at == to)
		}
	}
	if !k.busy() {
		k.end(f)
		return
	}
	if k.map_ != nil {
		f.chart.Set(f.model(k.map_.Hexes))
	}
}

// Outset says with which event began what another ends: a battle, a landing, the count of a proposal.
func (f *Face) Outset(e rules.Event) func(rules.Event) bool {
	switch e.Verb {
	case game.EvBattleEnds, game.EvHit:
		return func(b rules.Event) bool { return b.Verb == game.EvBattle && b.To == e.To }
	case game.EvConquered, game.EvRepelled:
		return func(b rules.Event) bool { return b.Verb == game.EvLands && b.To == e.To }
	case game.EvDecision:
		return func(b rules.Event) bool { return b.Verb == game.EvVotes && b.Who == e.Who }
	}
	return nil
}

// Seek lets the film go on at once to the cue that tells of event number n, or to the last moment of that.
func (f *Face) Seek(n int, over bool) {
	k := &f.film
	i := slices.IndexFunc(k.cues, func(c cue) bool { return c.from <= n && n < c.to })
	if over && i >= 0 && k.saves(i+1) {
		i++
	}
	k.hushed = over // what is over is not heard
	if i > k.at {
		k.run(f, i)
	}
	k.hushed = false
	if over && i >= 0 && k.busy() {
		k.gone = f.length(k.now())
	}
}

// back goes to the beginning of the present cue, or of the one before it when this one has just begun.
func (k *film) back(f *Face) {
	to := k.at
	if k.fresh() {
		to--
	}
	k.rewind(f, max(to, k.first))
}

// fresh says whether the cue under way has just begun: who goes back then means what is before it.
func (k *film) fresh() bool { return k.gone < .3 && !k.waits }

// rewind goes back to the beginning of a cue.
func (k *film) rewind(f *Face, to int) {
	k.at, k.slot, k.phase, k.order = 0, k.before.Slot, resolutionStep, k.order[:0]
	k.map_ = game.NewChart(k.before)
	f.stage.Clear()
	f.chart.Set(f.model(k.map_.Hexes))
	f.begin(to <= 0)
	k.run(f, to)
}

// nextSlot goes to where the next slot begins, or the next thing that is no slot's; at the last one the film ends.
func (k *film) nextSlot(f *Face) {
	if !f.NextPart() {
		k.end(f)
	}
}

// NextPart goes to where the next part of the film begins.
func (f *Face) NextPart() bool {
	k := &f.film
	i := slices.IndexFunc(k.cues[min(k.at+1, len(k.cues)):], cue.opens)
	if i < 0 {
		return false
	}
	k.run(f, k.at+1+i)
	return true
}

// PartBefore goes to where the part of the film under way began, or from there to the one before it.
func (f *Face) PartBefore() bool {
	k := &f.film
	if !k.busy() {
		return false
	}
	for i := k.at; i >= k.first; i-- {
		if k.cues[i].opens() && (i < k.at || !k.fresh()) {
			k.rewind(f, i)
			return true
		}
	}
	return false
}

// opens says whether a part of the film begins with a cue.
func (c cue) opens() bool {
	switch c.event.Verb {
	case game.EvTurnBegins, game.EvSlot, game.EvVotes, game.EvDissolved, game.EvWins:
		return true
	}
	return false
}

// end shows what is the case afterwards.
func (k *film) end(f *Face) {
	after := k.after
	if after != nil && after.Phase == game.PhaseStrategic && k.led != (chart.Stand{}) && k.led == f.chart.Stand() {
		f.chart.Return(k.from) // the next orders are given where the viewer was, unless he has moved the chart
		k.led = chart.Stand{}
	}
	k.clear()
	if after != nil {
		f.set(after)
	}
}

// follow makes the chart know what has happened; a chart that cannot follow stays as it is until the end.
func (f *Face) follow(events []rules.Event) {
	k := &f.film
	for _, e := range events {
		if k.map_ == nil || !k.map_.Follow(e) {
			k.map_ = nil
			return
		}
	}
}
