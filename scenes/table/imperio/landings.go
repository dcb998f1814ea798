package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/stage"
)

// landBeat is the beat of a bombardment or landing that an event belongs to.
var landBeat = [256]stage.Beat{
	game.EvBombards: stage.Bombard, game.EvLands: stage.Descent, game.EvPlatforms: stage.Platforms, game.EvGround: stage.Ground, game.EvReroll8: stage.Ground,
	game.EvConquered: stage.Taken, game.EvRepelled: stage.Taken,
}

// landing is a bombardment or landing under way in a list of events; down says that Troops are on their way or fighting.
type landing struct {
	attacker, holder rules.Seat
	staged, down     bool
}

// landed counts the events of the beat of a landing that begins here, and says which; 0 where none does, or where it stays
// on the chart: that of others, and one that nobody resists.
func (f *Face) landed(k *landing, events []rules.Event) (n int, beat stage.Beat) {
	e := events[0]
	switch beat = landBeat[e.Verb]; beat {
	case stage.None:
		return 0, beat
	case stage.Bombard, stage.Descent:
		*k = landing{attacker: e.Seat, holder: f.holder(e.To)}
		k.staged = f.staged(k.attacker, k.holder) && (beat == stage.Bombard || resisted(events[1:], e.To))
		k.down = k.staged && beat == stage.Descent
	}
	if !k.staged || e.Verb == game.EvReroll8 {
		return 0, stage.None
	}
	n = k.run(events, beat)
	if beat == stage.Taken {
		*k = landing{attacker: k.attacker, holder: k.holder}
	}
	return n, beat
}

// run counts the events of a beat: on the ground, of a round.
func (k *landing) run(events []rules.Event, beat stage.Beat) (n int) {
	answered := false
	for i, e := range events {
		switch {
		case i == 0:
		case e.Verb == game.EvSaved || e.Verb == game.EvFallen:
		case landBeat[e.Verb] == stage.None && lengths[e.Verb] == 0:
			continue // it has no picture
		case landBeat[e.Verb] != beat || beat == stage.Taken:
			return n
		case beat == stage.Ground && e.Seat != k.attacker:
			answered = true
		case beat == stage.Ground && answered: // the next round
			return n
		}
		n = i + 1
	}
	return n
}

// resisted says whether a landing is fought over.
func resisted(events []rules.Event, at rules.Ref) bool {
	for _, e := range events {
		switch landBeat[e.Verb] {
		case stage.Platforms, stage.Ground, stage.Taken:
			return e.To == at
		case stage.Descent:
			return false
		}
		if e.Verb == game.EvSlot || e.Verb == game.EvPhase {
			return false
		}
	}
	return false
}

// holder is who holds a planet when the film begins.
func (f *Face) holder(at rules.Ref) rules.Seat {
	if h := system(f.view, at); h != nil {
		for i := range h.Planets {
			if h.Planets[i].Ref == at {
				return h.Planets[i].Holder
			}
		}
	}
	return rules.Nobody
}
