package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/stage"
)

// cue is one thing being acted out: a run of events, the sentence of the first of them, and how long it takes in seconds
// at normal speed. On the stage it is a beat of its scene.
type cue struct {
	beat     stage.Beat
	event    rules.Event   // what the chart shows
	events   []rules.Event // that the stage hears
	words    string
	length   float64
	from, to int  // all events, those without a picture too
	personal bool // a person takes part
}

// lengths tells how long each event is acted out on the chart; what is not here is told in the chronicle alone.
var lengths = [256]float64{
	game.EvTurnBegins: .9, game.EvSlot: .7, game.EvMoves: .45, game.EvHolds: .6, game.EvStops: .3, game.EvAsteroid: .6, game.EvEnters: .5,
	game.EvBattle: .7, game.EvWithdraws: .6, game.EvAntiAir: .5, game.EvVolley: .5, game.EvReroll8: .4, game.EvSaved: .4, game.EvHit: .25,
	game.EvAnnounces: .6, game.EvBattleEnds: 1, game.EvBombards: .9, game.EvPlatforms: .9, game.EvLands: .7, game.EvGround: .7,
	game.EvConquered: 1.2, game.EvRepelled: .9, game.EvWar: .9, game.EvPeace: .9, game.EvOwner: .5, game.EvHolder: .3, game.EvBuilt: .4, game.EvDelivered: .35,
	game.EvRuined: .6, game.EvAbandoned: .5, game.EvVotes: .5, game.EvDecision: 1.1, game.EvLaw: .8, game.EvDissolved: 1.5, game.EvWins: 2,
}

// cuesOf cuts events into cues. Battles in which a person takes part go on the stage; so do all of them where nobody at the
// table is a person, since then somebody has come to watch.
func (f *Face) cuesOf(events []rules.Event) (list []cue) {
	b := &f.view.Battle
	fight, personal := b.On && f.stage.Open(), f.personal(b.Attacker, b.Defender)
	fallen := fallsOf(f.view, events)
	told, land := 0, landing{attacker: rules.Nobody, holder: rules.Nobody}
	for i := 0; i < len(events); {
		e := events[i]
		if e.Verb == game.EvBattle {
			fight, personal = f.staged(e.Seat, rules.Seat(e.N)), f.personal(e.Seat, rules.Seat(e.N))
		}
		beat := beatOf[e.Verb]
		if n, beat := f.landed(&land, events[i:]); n > 0 && !fight {
			list = f.appendBeats(list, events[i:i+n], beat, told, i+n, f.personal(land.attacker, land.holder))
			told = i + n
			i += n
			continue
		}
		if n, beat := counted(events[i:]); n > 0 {
			list = f.appendBeats(list, events[i:i+n], beat, told, i+n, f.persons != 0)
			told = i + n
			i += n
			continue
		}
		if beat := fallen.beat(i, e); beat != stage.None {
			list = f.appendBeats(list, events[i:i+1], beat, told, i+1, f.persons != 0)
			told = i + 1
			i++
			continue
		}
		if fight && e.Verb == game.EvHulls { // a Flagship repairs itself before the next round (13.4)
			list = f.appendBeats(list, events[i:i+1], stage.Losses, told, i+1, personal)
			told = i + 1
			i++
			continue
		}
		if land.down && !fight { // between its beats the stage has told what the chart shows
			i++
			continue
		}
		if !fight || beat == stage.None {
			if length := lengths[e.Verb]; length > 0 {
				n := 1 + following(events[i+1:], e.Verb)
				c := f.cue(e, length, told, i+n)
				c.personal = f.persons.Has(e.Seat)
				list, told = append(list, c), i+n
				i += n
				continue
			}
			i++
			continue
		}
		n := run(events[i:], beat)
		list = f.appendBeats(list, events[i:i+n], beat, told, i+n, personal)
		told = i + n
		if slices.ContainsFunc(events[i:i+n], func(e rules.Event) bool { return e.Verb == game.EvBattleEnds }) { // also after a retreat
			fight = false
		}
		i += n
	}
	if len(list) > 0 {
		list[len(list)-1].to = len(events)
	}
	return list
}

// staged says whether a fight of these two goes on the stage.
func (f *Face) staged(p, q rules.Seat) bool {
	return f.persons == 0 || f.film.asked || f.personal(p, q)
}

// personal says whether a person leads one of them.
func (f *Face) personal(p, q rules.Seat) bool { return f.persons.Has(p) || f.persons.Has(q) }

func (f *Face) cue(e rules.Event, length float64, from, to int) cue {
	c := cue{event: e, length: length, from: from, to: to}
	if t, worth := game.Game.Tell(e); worth {
		c.words = f.voice.Say(t)
	}
	return c
}

// following counts the events that belong to the same cue on the chart: the order of a slot.
func following(events []rules.Event, verb uint8) (n int) {
	if verb != game.EvSlot {
		return 0
	}
	for n < len(events) && events[n].Verb == game.EvOrder {
		n++
	}
	return n
}

// beatOf is the beat of a battle in space that an event belongs to.
var beatOf = [256]stage.Beat{
	game.EvBattle: stage.Encounter, game.EvAntiAir: stage.AntiAir, game.EvAnnounces: stage.Words, game.EvRound: stage.Dice,
	game.EvVolley: stage.Dice, game.EvReroll8: stage.Dice,
	game.EvHit: stage.Losses, game.EvWithdraws: stage.End, game.EvBattleEnds: stage.End,
}

// within are the events that a beat may take in: no other beat begins with them.
func within(beat stage.Beat, verb uint8) bool {
	if verb == game.EvSaved {
		return beat == stage.AntiAir || beat == stage.Dice
	}
	of := beatOf[verb]
	return of == beat || of == stage.None
}

// run counts the events of a beat from its first one on, what has no picture included.
func run(events []rules.Event, beat stage.Beat) int {
	n := 0
	for i, e := range events {
		if i > 0 && e.Verb == game.EvRound { // in the one before nobody was hit
			break
		}
		if !within(beat, e.Verb) || lengths[e.Verb] > 0 && beatOf[e.Verb] == stage.None && e.Verb != game.EvSaved {
			break
		}
		if e.Verb == game.EvBattleEnds {
			return i + 1
		}
		if beatOf[e.Verb] == beat || e.Verb == game.EvSaved {
			n = i + 1
		}
	}
	return max(n, 1)
}

// appendBeats adds the cue of a beat, and after dice a cue for the hits that were saved.
func (f *Face) appendBeats(list []cue, events []rules.Event, beat stage.Beat, from, to int, personal bool) []cue {
	c := f.cue(events[0], 0, from, to)
	c.beat, c.personal = beat, personal
	saves, hits, again, words := []rules.Event(nil), 0, false, 0
	for _, e := range events {
		switch e.Verb {
		case game.EvSaved:
			if beat >= stage.Bombard {
				break // told with the dice of its round
			}
			saves = append(saves, e)
			continue
		case game.EvHit:
			hits++
		case game.EvReroll8:
			again = true
		case game.EvBroken, game.EvKept:
			words++
		}
		c.events = append(c.events, e)
	}
	c.length = beatLengths[beat]
	switch {
	case beat == stage.Losses && f.asksInBattle(): // hits are given one by one, each by an answer
		c.length = .2 + .25*float64(hits)
	case beat == stage.Losses:
		c.length = min(c.length+.35*float64(hits), 3)
	case beat == stage.Tokens:
		c.length += .7 * float64(len(events)) // every House that has voted is heard
	case words > 0:
		c.length += 1.5 // for the stamps
	case again:
		c.length += .7
	}
	list = append(list, c)
	if len(saves) > 0 {
		s := f.cue(saves[0], beatLengths[stage.Saves], to, to)
		s.beat, s.personal, s.events = stage.Saves, personal, saves
		list = append(list, s)
	}
	return list
}

// beatLengths are how long the beats of a scene take.
var beatLengths = [...]float64{
	stage.Tokens: 1.2, stage.Verdict: 2.2, stage.Fall: 4, stage.Dissolution: 4,
	stage.Bombard: 1.8, stage.Descent: 1.4, stage.Platforms: 1.8, stage.Ground: 1.9, stage.Taken: 2.4,
	stage.Encounter: 1.4, stage.AntiAir: 1.5, stage.Words: 1.4, stage.Dice: 2, stage.Saves: 1.1, stage.Losses: .9, stage.End: 2.4,
}
