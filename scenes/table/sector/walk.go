package sector

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// The regroup phase is walked through: ten stations, one for each step of the rule book. What a step changes is lit and
// told with its rule, and a step in which nothing changes is soon over. At teaching speed every station waits, and in the
// first round of a game at normal speed too: then people see for the first time what the regroup phase is.

// The phases of a round.
const (
	planningPhase = iota + 1
	executionPhase
	regroupPhase
)

// The steps of the regroup phase, by what is done in them.
const (
	basesStep = iota + 1
	lossStep
	gainStep
	workersStep
	pointsStep
	conquestStep
	specialStep
	eventsStep
	discardStep
	keyStep
	stations = iota
)

// Lengths of stations in seconds at normal speed: with and without anything to show, what each change more takes to be
// read, and the longest.
const stationSeconds, emptySeconds, changeSeconds, longestStation = 1.1, .25, .45, 4

// teaching is the highest speed at which a station waits, firstTeaching the same in the first round.
const teaching, firstTeaching = .5, 1

// program turns events into cues: those of a step of the regroup phase into one, but for what is a moment of its own.
func program(list []cue, v *game.View, events []rules.Event) []cue {
	step := 0
	if v.Phase == regroupPhase {
		step = v.Step
	}
	station := -1 // in list, of the present step
	deck := v.Deck
	for i, e := range events {
		rite, held := riteOf(v, &deck, e)
		switch {
		case e.Verb == game.EvPhase && int(e.N) == regroupPhase:
			continue // the walk itself shows it
		case e.Verb == game.EvStep:
			step, station = int(e.N), len(list)
			list = append(list, cue{event: e, within: []rules.Event{}, seconds: leastSeconds(step), from: i})
		case step == 0 || step == eventsStep || apart(e), station < 0 && e.Verb == game.EvDiscarded: // its page has been read
			if seconds, acted := lengths[e.Verb]; acted {
				list = append(list, cue{event: e, seconds: seconds, from: i})
			}
			if e.Verb == game.EvRound {
				step = 0
			}
		default:
			if station < 0 {
				station = len(list)
				list = append(list, cue{event: rules.Event{Verb: game.EvStep, Seat: rules.Nobody, N: int16(step)}, seconds: leastSeconds(step), from: i})
			}
			c := &list[station]
			c.within = append(c.within, e)
			c.seconds = min(stationSeconds+changeSeconds*float64(len(c.within)-1), longestStation)
		}
		if held {
			list = append(list, cue{event: rite, seconds: lengths[rite.Verb]})
		}
	}
	return list
}

// leastSeconds is how long a station stays in which nothing changes: how far everybody is from victory is told all the same.
func leastSeconds(step int) float64 {
	if step == conquestStep || step == specialStep {
		return stationSeconds
	}
	return emptySeconds
}

// apart says whether an event is shown by itself though it happens in a step of the regroup phase.
func apart(e rules.Event) bool {
	switch e.Verb {
	case game.EvEliminated, game.EvBeacon, game.EvVictory, game.EvRound, game.EvPhase:
		return true
	}
	return false
}

// walking says whether the walk through the regroup phase is shown.
func (f *Face) walking() bool {
	return f.acts.busy() && f.view.Phase == regroupPhase && f.view.Step > 0
}

// station is the step of the regroup phase that is shown now; nil between the stations.
func (f *Face) station() *cue {
	if k := &f.acts; k.busy() && k.begun && k.now().within != nil {
		return k.now()
	}
	return nil
}

// waits says that the present station stays until the player goes on: at teaching speed, if somebody is there to learn.
func (f *Face) waits() bool {
	c, slow := f.acts.now(), teaching
	if c.event.Verb == summaryPage || f.app.Prefs.Speed <= 0 {
		return f.page(c)
	}
	if f.view.Round == 1 && c.within != nil {
		slow = firstTeaching
	}
	if f.app.Prefs.Speed > slow || f.persons == 0 {
		return false
	}
	return c.within != nil || c.event.Verb == game.EvEventPlayed || c.event.Verb == game.EvBeacon
}

// enter makes everything in a step happen, and remembers what its pictures need of before.
func (f *Face) enter(c *cue) {
	if c.event.Verb == summaryPage {
		f.walk.lit, f.walk.told = f.walk.lit[:0], tale{}
		f.remember()
		return
	}
	f.view.Phase = regroupPhase
	f.walk.key = f.view.First
	f.walk.pins = pinsOf(&f.view, f.walk.pins[:0])
	f.play(c)
	f.walk.lit = litBy(&f.view, c, f.walk.lit[:0])
	f.walk.told = tale{}
}

// before is the cue of the station before the present one, -1 if this walk began later.
func (f *Face) before() int {
	to := f.acts.at - 1
	for to >= 0 && f.acts.cues[to].within == nil {
		to--
	}
	return to
}

// back goes to the station before the present one, as far back as this walk began.
func (f *Face) back() {
	k, to := &f.acts, f.before()
	if to < 0 {
		return
	}
	f.view = copied(&k.before)
	k.rewind()
	for k.at = 0; k.at < to; k.at++ {
		c := k.now()
		f.play(c)
		if c.within != nil {
			f.view.Phase = regroupPhase
		}
	}
	f.app.Play("click")
}

// walk is what the walk remembers of the present station.
type walk struct {
	lit  []rules.Ref   // areas and routes that change or count
	pins []pins        // workers on resource cards before the step
	key  rules.Seat    // who was first player before the step
	told tale          // the station in words
	read []rules.Event // told on the last page that summed up

	scroll ui.Scroll
}

// pins are the workers of a seat on a resource card.
type pins struct {
	area, n int
	seat    rules.Seat
}

func pinsOf(v *game.View, list []pins) []pins {
	for a := range v.Areas {
		if k := &v.Areas[a]; k.Card >= 0 && k.Workers > 0 {
			list = append(list, pins{a, k.Workers, k.Card})
		}
	}
	return list
}

// litBy lists what a station lights.
func litBy(v *game.View, c *cue, list []rules.Ref) []rules.Ref {
	add := func(ref rules.Ref) {
		if !slices.Contains(list, ref) {
			list = append(list, ref)
		}
	}
	for _, e := range c.within {
		switch e.Verb {
		case game.EvBaseLost, game.EvTransportLost:
			add(e.From)
		case game.EvCardLost, game.EvCardGained:
			add(areaRef(int(e.Who.ID)))
		case game.EvPoints:
			for a := range v.Areas {
				if k := &v.Areas[a]; k.Points > 0 && k.Controller == e.Seat {
					add(areaRef(a))
				}
			}
		}
	}
	return list
}

// regrouped makes the view follow an event of the regroup phase, and says whether it was one.
func (f *Face) regrouped(e rules.Event) bool {
	v := &f.view
	switch e.Verb {
	case game.EvStep:
		v.Step = int(e.N)
		v.Order, v.Battle = game.OrderView{}, game.BattleView{}
		f.turns.follow(v, e)
		if v.Step == eventsStep {
			readEvents(v)
		}
	case game.EvEventTurn:
		f.turns.follow(v, e)
	case game.EvEventPlayed, game.EvEventPassed:
		f.turns.follow(v, e)
		v.Seats[e.Seat].Events = 0
	case game.EvBeacon:
		f.turns.follow(v, e)
		v.Beacons, v.Seats[e.Seat].Events = int(e.N), 0
	case game.EvFirst:
		v.First = e.Seat
	case game.EvDiscarded:
		if v.Step == discardStep {
			v.Seats[e.Seat].Hand--
		}
	case game.EvBaseLost:
		a := &v.Areas[e.From.ID]
		a.Base = rules.Nobody
		control(a)
		v.Seats[e.Seat].Bases--
	case game.EvTransportLost:
		for i := range v.Routes {
			if r := &v.Routes[i]; r.Ref == e.From {
				r.Transports = slices.DeleteFunc(slices.Clone(r.Transports), func(p rules.Seat) bool { return p == e.Seat })
			}
		}
		v.Seats[e.Seat].Transports--
	case game.EvCardLost:
		a := &v.Areas[e.Who.ID]
		a.Card, a.Workers = rules.Nobody, 0
	case game.EvCardGained:
		v.Areas[e.Who.ID].Card = e.Seat
	case game.EvWorkersBack:
		k := &v.Seats[e.Seat]
		k.Pool, k.Away, k.Mine, k.Well = k.Pool+int(e.N), 0, 0, 0
		for a := range v.Areas {
			if v.Areas[a].Card == e.Seat {
				v.Areas[a].Workers = 0
			}
		}
	default:
		return false
	}
	return true
}

// readEvents shows that everybody has read the event cards drawn.
func readEvents(v *game.View) {
	for p := range v.Seats {
		k := &v.Seats[p]
		for st := range k.Drawn {
			k.Events, k.Drawn[st] = k.Events+k.Drawn[st], 0
		}
	}
}

// copied returns a view that shares nothing with v that events change.
func copied(v *game.View) game.View {
	c := *v
	c.Areas, c.Planets, c.Routes, c.Seats = slices.Clone(v.Areas), slices.Clone(v.Planets), slices.Clone(v.Routes), slices.Clone(v.Seats)
	c.Battle.Slots = slices.Clone(v.Battle.Slots)
	return c
}

// Narrates says which step of the regroup phase is shown: what happens in it is told on its page.
func (f *Face) Narrates() string {
	c := f.station()
	if c == nil {
		return ""
	}
	words, _ := f.sentence(c.event)
	return words
}

// Step is the step of the regroup phase that is shown, 0 outside it.
func (f *Face) Step() int {
	if f.view.Phase != regroupPhase {
		return 0
	}
	return f.view.Step
}

// Acts is the verb of the event that is being acted out, false between them.
func (f *Face) Acts() (verb uint8, busy bool) {
	if k := &f.acts; k.busy() && k.begun {
		return k.now().event.Verb, true
	}
	return 0, false
}
