package diadochi

import (
	"slices"

	"tyche/board/geom"
	"tyche/board/timeline"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/table/diadochi/ceremony"
	"tyche/scenes/ui"
)

// Lengths of the small animations in ticks at normal speed (60 a second).
const (
	stepTicks = 17
	passTicks = 25
	seaTicks  = 23
	diceTicks = 44
	cardTicks = 54
	markTicks = 12
	riteTicks = 1 // a ceremony stops the clock
)

// act is one thing being acted out.
type act struct {
	event rules.Event
	n     int // of those that are acted out
	who   rules.Ref
	at    geom.Point // where a die or a mark is shown, map units
}

// acts is what is being acted out, on the clock of cues.
type acts struct {
	clock timeline.Timeline
	list  []act
	after rules.View
	all   []rules.Event // that are acted out
	fight int           // with which of them a fight begins
	heard bool          // the stage of battles has had them
	late  []int         // those acted out after the stage
	on    bool

	personal bool // a person takes part
}

func (k *acts) busy() bool { return k.on }

func (k *acts) clear() {
	k.clock.Clear()
	k.list, k.after, k.on, k.all, k.fight, k.heard, k.late = k.list[:0], nil, false, nil, 0, false, k.late[:0]
}

// Perform acts events out and then shows after.
func (f *Face) Perform(events []rules.Event, after rules.View) {
	f.finishActs()
	if f.stage != nil {
		f.stage.Close()
	}
	f.keepTrack(after.(game.View))
	speed := f.app.Prefs.Speed
	f.acts.clear()
	f.acts.after = after
	f.acts.on = true
	f.acts.all = events
	f.acts.personal = slices.ContainsFunc(events, func(e rules.Event) bool { return f.persons.Has(e.Seat) })
	if speed <= 0 {
		if f.stage != nil {
			f.stage.Begin(events, f.view, f.persons) // it only listens
		}
		f.playSounds(events)
		f.finishActs()
		return
	}
	f.acts.fight = fightBegins(events)
	for i := range events {
		if i < f.acts.fight {
			f.cue(i)
		} else {
			f.acts.late = append(f.acts.late, i)
		}
	}
	if len(f.acts.list) == 0 {
		f.endSteps()
	}
}

// keepTrack makes the stage forget when the view is not what the last events led to: an answer was taken back, or a
// replay has leapt.
func (f *Face) keepTrack(after game.View) {
	if f.stage != nil && !(slices.Equal(f.left.Spaces, f.view.Spaces) && f.left.March.Group == f.view.March.Group && f.left.Turn == f.view.Turn && f.left.Round == f.view.Round) {
		f.stage.Forget()
	}
	f.left = after
}

// fightBegins returns where in a list of events the first fight begins; its length if there is none.
func fightBegins(events []rules.Event) int {
	for i, e := range events {
		switch e.Verb {
		case game.EvBattle, game.EvNavalBattle, game.EvForce, game.EvPrestige, game.EvLeaderCheck, game.EvAttrition, game.EvLost, game.EvDesert,
			game.EvDispersed:
			return i
		}
	}
	return len(events)
}

// Shown is how many of the events that are acted out were shown. A battle is told when its stage is dark again.
func (f *Face) Shown() int {
	k := &f.acts
	if !k.on {
		return len(k.all)
	}
	rite, held := f.hall.Holding()
	for i := range k.list {
		if !k.clock.Over(i) || held && k.list[i].event == rite {
			return k.list[i].n
		}
	}
	return k.fight
}

// cue puts an event on the clock, if it is one that is acted out on the map.
func (f *Face) cue(n int) {
	e := f.acts.all[n]
	length, ease := 0.0, timeline.Glide
	a := act{event: e, n: n, who: e.Who}
	var way geom.Line
	switch e.Verb {
	case game.EvMoved, game.EvRetreats, game.EvArmyMoves:
		if e.From.Kind != game.KindSpace || e.To.Kind != game.KindSpace || e.From == e.To {
			return
		}
		way = geom.NewLine(f.model.Travel(int(e.From.ID), int(e.To.ID), nil))
		length = f.stepLength(e)
	case game.EvActivated, game.EvIntercepts, game.EvEvades, game.EvAmbushed, game.EvCardRoll:
		if e.Dice[0] == 0 {
			return
		}
		length = diceTicks
	case game.EvCardPlayed:
		length = f.cardLength(e)
	case game.EvCardRevealed:
		f.cueRevealed(n)
		return
	case game.EvControl, game.EvSiegePoints, game.EvPlaced:
		length = markTicks
	default:
		switch {
		case ceremony.Holds(e):
			length = riteTicks
		case ceremonial(e):
			length, ease = bannerTicks, timeline.Steady
		default:
			f.sound(e)
			return
		}
	}
	a.at = f.actPlace(e)
	f.acts.clock.Then(timeline.Cue{Length: length, Ease: ease, Way: way})
	f.acts.list = append(f.acts.list, a)
}

func (f *Face) stepLength(e rules.Event) float64 {
	switch {
	case e.M == 1:
		return seaTicks
	case e.N >= 2:
		return passTicks
	}
	return stepTicks
}

// actPlace is where on the map an event is shown.
func (f *Face) actPlace(e rules.Event) geom.Point {
	for _, ref := range []rules.Ref{e.To, e.From, e.Who} {
		if s := f.spaceOf(ref); s >= 0 {
			return f.model.Areas[s].At
		}
	}
	return f.camera.Centre
}

// draw moves the clock a tick on and paints what it shows.
func (k *acts) draw(u *ui.UI, f *Face) {
	if !k.on || f.hall.Busy() {
		return
	}
	k.clock.SetSpeed(table.Haste(f.app.Prefs.Speed, k.personal))
	k.clock.Step()
	for _, i := range k.clock.Began() {
		if f.celebrate(k.list[i].event) {
			continue
		}
		f.sound(k.list[i].event)
		f.leaveHand(k.list[i].event)
		f.follow(&k.list[i])
	}
	for i := range k.list {
		if k.clock.Playing(i) {
			f.drawAct(u, &k.list[i], i)
		}
	}
	if !k.clock.Busy() && !f.hall.Busy() {
		f.endSteps()
	}
}

// celebrate opens the ceremony of an event, if it has one.
func (f *Face) celebrate(e rules.Event) bool {
	after, ok := f.acts.after.(game.View)
	if !ok || !ceremony.Holds(e) {
		return false
	}
	r := ceremony.Rite{Event: e, Before: f.view, After: after, Personal: f.concerns(e)}
	if e.Verb == game.EvTurnBegins {
		r.Began, r.Ended = f.seenAmid(firstRound), f.seenAmid(turnBegins)
	}
	f.hall.Open(r)
	return true
}

func turnBegins(e rules.Event) bool { return e.Verb == game.EvTurnBegins }
func firstRound(e rules.Event) bool { return e.Verb == game.EvRoundBegins && e.N == 1 }

// seenAmid is what everybody saw just as the last event of a kind happened; nil where that is not known.
func (f *Face) seenAmid(is func(rules.Event) bool) *game.View {
	if f.amid == nil {
		return nil
	}
	if v, known := f.amid(is).(game.View); known {
		return &v
	}
	return nil
}

// concerns says whether a person takes part in what is celebrated; a new Game Turn and the end of the game are everybody's.
func (f *Face) concerns(e rules.Event) bool {
	if e.Verb == game.EvTurnBegins || e.Verb == game.EvVictory {
		return f.persons != 0
	}
	return f.persons.Has(e.Seat)
}

// hurryActs ends the steps on the map, up to cards that are turned up; ceremonies among them are still held.
func (f *Face) hurryActs() {
	if at, coming := f.toRevealed(); coming {
		f.acts.clock.SkipTo(at)
	} else {
		f.acts.clock.Skip()
	}
	for _, i := range f.acts.clock.Began() {
		f.celebrate(f.acts.list[i].event)
	}
	if f.acts.on && !f.hall.Busy() && !f.acts.clock.Busy() {
		f.endSteps()
	}
}

// endSteps goes from the steps on the map to the battle's stage, from there to what follows on the map, and to the end.
func (f *Face) endSteps() {
	k := &f.acts
	if f.stage != nil && !k.heard {
		k.heard = true
		if f.stage.Begin(k.all, f.view, f.persons) {
			k.late = slices.DeleteFunc(k.late, func(i int) bool { return !onMap(k.all[i]) })
			return
		}
	}
	if f.stage != nil && f.stage.Busy() {
		return
	}
	before := len(k.list)
	for _, i := range k.late {
		f.cue(i)
	}
	k.late = k.late[:0]
	if len(k.list) == before {
		f.finishActs()
	}
}

// onMap says whether the map shows an event of a battle: its stage has told the rest.
func onMap(e rules.Event) bool {
	switch e.Verb {
	case game.EvMoved, game.EvRetreats, game.EvArmyMoves, game.EvControl, game.EvPlaced, game.EvCardRevealed:
		return true
	}
	return ceremony.Holds(e)
}

// skipToVictory leaves out what is acted out before somebody wins and shows that: whoever skips a siege does not mean to miss how the
// game ends. False where nobody wins, or where that is skipped itself.
func (f *Face) skipToVictory() bool {
	k := &f.acts
	if rite, shown := f.hall.Holding(); !k.on || shown && rite.Verb == game.EvVictory {
		return false
	}
	wins := func(e rules.Event) bool { return e.Verb == game.EvVictory }
	i := slices.IndexFunc(k.all, wins)
	if i < 0 {
		return false
	}
	f.hall.Close()
	k.clock.Skip()
	k.clock.Began() // their ceremonies are left out
	k.heard, k.late = true, append(k.late[:0], i)
	f.endSteps() // the victory comes next, or when the result of a battle that stands has been put away
	return true
}

// finishActs shows what the events lead to.
func (f *Face) finishActs() {
	if after := f.acts.after; after != nil {
		f.show(after)
	}
}

// hides says that a piece is on its way and not where it was.
func (k *acts) hides(ref rules.Ref) bool {
	if !k.on {
		return false
	}
	for i := range k.list {
		switch k.list[i].event.Verb {
		case game.EvMoved, game.EvRetreats, game.EvArmyMoves:
			if k.list[i].who == ref && k.clock.Now() >= k.clock.Cue(i).Start {
				return true
			}
		}
	}
	return false
}
