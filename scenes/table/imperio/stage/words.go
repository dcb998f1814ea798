package stage

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/table/imperio/chart"
)

// words are what the scene says, made anew with each beat and in another language.
type words struct {
	fresh  bool
	lang   lexicon.Language
	title  string
	under  string
	chip   string
	ribbon string
	loaded string
	names  [2]string // of the sides
	force  [2]string // what fights for them
	units  [2][game.NumUnits]int
	began  [2]string // ... when the beat of a landing began
	dice   [2]string // headings of their dice
	takes  [2]string // ... and of the hits that they take
	fleets string
	words  [2]string // what they have said about a retreat
	bonds  [2]string // why they cannot, or ""
	rolls  [2][]rollWords
	saved  [2]string
	beats  []Beat
	steps  []string

	fall    [2]string // how a House has fallen, and what is left to it
	assault assault
	council sitting
}

// rollWords name what one kind of unit has thrown.
type rollWords struct{ unit, short, need string }

// write makes the words of the present beat.
func (s *Stage) write() {
	w := &s.said
	if w.fresh && w.lang == s.voice.Language {
		return
	}
	*w = words{fresh: true, lang: s.voice.Language, beats: w.beats, steps: w.steps[:0]}
	w.chip, w.loaded = s.word("rule", rules.W(string(cited[s.beat]))), s.word("loaded")
	switch {
	case s.downfall != nil:
		s.writeDownfall()
		return
	case s.count != nil:
		s.writeCount()
		return
	case s.landing != nil:
		s.writeLanding()
		return
	}
	x := s.fight
	w.title = s.word("title", rules.R(x.At))
	w.under = s.where(s.name(x.Sides[0].Seat), s.name(x.Sides[1].Seat), x.Turn, x.Slot)
	w.ribbon = s.ribbon()
	for i := range x.Sides {
		s.writeSide(i)
	}
	for _, b := range fightBeats {
		w.steps = append(w.steps, s.word("beat."+beatKeys[b]))
	}
}

// where says who attacks whom, and when.
func (s *Stage) where(a, d string, turn, slot int) string {
	if slot == 0 {
		return s.word("under.turn", rules.W(a), rules.W(d), rules.W(chart.Roman(turn)))
	}
	return s.word("under", rules.W(a), rules.W(d), rules.W(chart.Roman(turn)), rules.W(chart.Roman(slot)))
}

// landBeats are the steps of a landing as the foot lists them.
var landBeats = [...]Beat{Bombard, Descent, Platforms, Ground, Taken}

// fightBeats are the steps of a battle in space as the foot lists them.
var fightBeats = [...]Beat{Encounter, AntiAir, Words, Dice, Saves, Losses, End}

func (s *Stage) writeSide(i int) {
	w, k := &s.said, &s.fight.Sides[i]
	name := s.name(k.Seat)
	w.names[i], w.units[i] = name, fighters(k.Ships, s.fight.Settled)
	w.force[i] = s.composition(&w.units[i])
	key := "dice"
	if s.beat == AntiAir {
		key = "fire"
	}
	w.dice[i] = strings.ToUpper(s.word(key, rules.W(name)))
	w.takes[i] = strings.ToUpper(s.word("takes", rules.N(s.fight.Sides[1-i].Hits-k.Saved.Hits)))
	w.fleets = strings.ToUpper(s.word("fleets"))
	w.words[i], w.bonds[i] = s.answer(i), ""
	if bound := s.fight.bound(i); bound != "" {
		w.bonds[i] = s.word("word."+bound+".about", rules.W(name))
	}
	for _, r := range k.Rolls {
		n := r.From
		if dice := len(r.Dice) - r.Again; n == 0 || r.Unit == game.UnitAircraft {
			n = dice // each has one; some came out of their holds when they fired
		}
		w.rolls[i] = append(w.rolls[i], rollWords{s.word(UnitWords[r.Unit], rules.N(n)), s.shortly(r.Unit, n), s.word("need", rules.N(r.Need))})
	}
	if len(k.Saved.Dice) > 0 {
		w.saved[i] = s.word("saved")
	}
}

// answer is what a side has said about a retreat, or that it may not.
func (s *Stage) answer(side int) string {
	k, bound := &s.fight.Sides[side], s.fight.bound(side)
	switch {
	case s.fight.flees(side): // before the first round nobody announces it
		return s.word("word.leaves", rules.R(k.To))
	case s.fight.Ended && bound == "shipless":
		return s.word("nothing")
	case s.fight.Ended:
		return s.word("word.stays")
	case bound != "":
		return s.word("word." + bound)
	case k.Retreat == Stays:
		return s.word("word.stays")
	}
	return s.word("word.unsaid")
}

// UnitWords name so many units, in the order of the rules: the keys of texts below "imperio.stage.".
var UnitWords = [game.NumUnits]string{
	game.UnitTroop: "units.troop", game.UnitAircraft: "units.aircraft", game.UnitCarrier: "units.carrier", game.UnitFrigate: "units.frigate", game.UnitCruiser: "units.cruiser",
	game.UnitDreadnought: "units.dreadnought", game.UnitFlagship: "units.flagship", game.UnitStation: "units.station",
}

// forceOrder is how the units of a fleet are listed.
var forceOrder = [...]int{game.UnitFlagship, game.UnitDreadnought, game.UnitStation, game.UnitCruiser, game.UnitFrigate, game.UnitCarrier, game.UnitAircraft}

// fighters counts what still fights, with what falls in the present cue unless that is over.
func fighters(list []Ship, over bool) (count [game.NumUnits]int) {
	for i := range list {
		if !list[i].Lost || list[i].Hit > 0 && !over {
			count[list[i].Unit]++
		}
	}
	return count
}

// composition names units: "3 Cruisers, 1 Frigate".
func (s *Stage) composition(count *[game.NumUnits]int) string {
	var parts []string
	for _, u := range forceOrder {
		if count[u] > 0 {
			parts = append(parts, s.word(UnitWords[u], rules.N(count[u])))
		}
	}
	if len(parts) == 0 {
		return s.word("nothing")
	}
	return strings.Join(parts, ", ")
}

// ribbon is what the banner over the stage says at this beat.
func (s *Stage) ribbon() string {
	x := s.fight
	switch s.beat {
	case AntiAir:
		return s.word("ribbon.anti-air")
	case Dice, Saves, Losses:
		if x.Round == 0 {
			return s.word("ribbon.anti-air")
		}
		return s.word("ribbon.round", rules.N(x.Round), rules.N(x.Sides[0].Hits-x.Sides[1].Saved.Hits), rules.N(x.Sides[1].Hits-x.Sides[0].Saved.Hits))
	case End:
		switch {
		case x.Winner == rules.Nobody:
			return s.word("ribbon.nobody")
		default:
			won := rules.W(s.name(x.Winner))
			for k := range x.Sides {
				if side := &x.Sides[k]; side.Gone && side.Seat != x.Winner {
					return s.word("ribbon.left", rules.W(s.name(side.Seat)), rules.R(side.To), won)
				}
			}
			return s.word("ribbon.won", won)
		}
	}
	return ""
}
