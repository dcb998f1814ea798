package sector

import (
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
)

// A station in words: its rule, what it changes for whom, and at teaching speed why nothing else changes.

// tale is what is told of a station. It is written once, when the station begins.
type tale struct {
	language string
	cue      int // that it tells
	title    string
	rule     string     // in the face's words
	cite     rules.Rule // its number
	chip     string     // its number in words
	rows     []row
	why      []row // the answers to "why not?"
}

// row is a line of a tale: a seat with what it has now, a note below it, or a sentence.
type row struct {
	seat        rules.Seat // Nobody for a note
	text, value string
	whole       bool // a sentence about everybody
	head        bool // the name of a station, with its rule
	cite        rules.Rule
	mine        bool // about a person at this table
}

// tell writes the tale of a station in the player's language.
func (f *Face) tell(c *cue) *tale {
	t := &f.walk.told
	if t.language == f.lang && t.cue == f.acts.at {
		return t
	}
	if c.event.Verb == summaryPage {
		*t = tale{language: f.lang, cue: f.acts.at}
		f.tellSummary(t)
		return t
	}
	step := strconv.Itoa(f.view.Step)
	*t = tale{
		language: f.lang, cue: f.acts.at, title: f.word("walk.title", rules.N(f.view.Step), rules.W(f.word("walk.step."+step))),
		rule: f.word("walk.rule." + step), cite: rules.Rule("5." + step), chip: f.word("walk.cite", rules.W("5."+step)),
	}
	accounts[f.view.Step](f, c, t)
	if len(t.rows) == 0 {
		t.say(f.word("walk.nothing"))
	}
	return t
}

// accounts say what happens at each station.
var accounts = [stations + 1]func(*Face, *cue, *tale){
	basesStep: (*Face).tellBases, lossStep: (*Face).tellLosses, gainStep: (*Face).tellGains, workersStep: (*Face).tellWorkers, pointsStep: (*Face).tellPoints,
	conquestStep: (*Face).tellConquest, specialStep: (*Face).tellSpecial, eventsStep: (*Face).tellEvents, discardStep: (*Face).tellDiscards, keyStep: (*Face).tellKey,
}

func (t *tale) say(text string) {
	t.rows = append(t.rows, row{seat: rules.Nobody, text: text, whole: true})
}

func (t *tale) ask(text string) {
	t.why = append(t.why, row{seat: rules.Nobody, text: text, whole: true})
}

func (t *tale) seat(f *Face, p rules.Seat, value string) {
	t.rows = append(t.rows, row{seat: p, text: f.seatName(p), value: value})
}

func (t *tale) note(text, value string) {
	t.rows = append(t.rows, row{seat: rules.Nobody, text: text, value: value})
}

// tellBases tells which bases and transports are destroyed, and why the others stand.
func (f *Face) tellBases(c *cue, t *tale) {
	for _, e := range c.within {
		switch e.Verb {
		case game.EvBaseLost:
			t.seat(f, e.Seat, "")
			t.note(f.word("walk.base-lost", rules.R(e.From), rules.W(f.seatName(rules.Seat(e.Who.ID)))), "")
		case game.EvTransportLost:
			t.seat(f, e.Seat, "")
			t.note(f.word("walk.transport-lost", rules.R(e.From)), "")
		}
	}
	bases, transports := 0, 0
	for p := range f.view.Seats {
		bases += f.view.Seats[p].Bases
		transports += f.view.Seats[p].Transports
	}
	if bases > 0 {
		t.ask(f.word("walk.why.bases", rules.N(bases)))
	}
	if transports > 0 {
		t.ask(f.word("walk.why.transports", rules.N(transports)))
	}
}

// tellLosses tells which resource cards are lost, and which are kept.
func (f *Face) tellLosses(c *cue, t *tale) {
	for _, e := range c.within {
		if e.Verb != game.EvCardLost {
			continue
		}
		key, a := "walk.card-lost.base", &f.view.Areas[e.Who.ID]
		if f.basedOn(a.Planet, e.Seat) {
			key = "walk.card-lost.enemy"
		}
		t.seat(f, e.Seat, f.name(e.Who))
		t.note(f.word(key, rules.R(planetRef(a.Planet))), "")
		if e.N > 0 {
			t.note(f.word("walk.card-lost.workers", rules.N(int(e.N))), "")
		}
	}
	for a := range f.view.Areas {
		if k := &f.view.Areas[a]; k.Card >= 0 {
			t.ask(f.word("walk.why.kept", rules.W(f.seatName(k.Card)), rules.R(areaRef(a)), rules.R(planetRef(k.Planet))))
		}
	}
}

// tellGains tells which resource cards are gained, and why those that lie free are not.
func (f *Face) tellGains(c *cue, t *tale) {
	for _, e := range c.within {
		if e.Verb != game.EvCardGained {
			continue
		}
		key := "walk.card-gained.own"
		if f.view.Areas[e.Who.ID].Controller != e.Seat {
			key = "walk.card-gained.empty"
		}
		t.seat(f, e.Seat, f.name(e.Who))
		t.note(f.word(key, rules.R(planetRef(f.view.Areas[e.Who.ID].Planet))), "")
	}
	for a := range f.view.Areas {
		if key := f.notGained(a); key != "" {
			k := &f.view.Areas[a]
			t.ask(f.word("walk.why.gain."+key, rules.R(areaRef(a)), rules.W(f.seatName(k.Controller)), rules.R(planetRef(k.Planet))))
		}
	}
}

// notGained says why nobody gains the resource card of an area; "" where somebody holds it, or nobody could expect it.
func (f *Face) notGained(a int) string {
	k := &f.view.Areas[a]
	if k.Points > 0 || k.Card >= 0 || !f.view.Planets[k.Planet].InPlay {
		return ""
	}
	owners := rules.Seats(0)
	for _, area := range f.view.Planets[k.Planet].Areas {
		if b := f.view.Areas[area.ID].Base; b >= 0 {
			owners = owners.With(b)
		}
	}
	switch {
	case owners == 0 && k.Controller < 0:
		return ""
	case k.Exhausted:
		return "exhausted"
	case k.Controller >= 0:
		return "no-base"
	}
	return "rivals"
}

// tellWorkers tells who gets workers back.
func (f *Face) tellWorkers(c *cue, t *tale) {
	for _, e := range c.within {
		if e.Verb == game.EvWorkersBack {
			t.seat(f, e.Seat, "+"+strconv.Itoa(int(e.N)))
			t.note(f.word("walk.pool", rules.N(f.view.Seats[e.Seat].Pool)), "")
		}
	}
	t.say(f.word("walk.note.tokens"))
}

// tellPoints tells for everybody where the points come from, and whose conquest areas bring none.
func (f *Face) tellPoints(c *cue, t *tale) {
	for p := range f.view.Seats {
		gain, now := f.gained(c, rules.Seat(p)), f.view.Seats[p].Points
		value := strconv.Itoa(now)
		if gain > 0 {
			value = f.word("walk.from-to", rules.N(now-gain), rules.N(now))
		}
		t.seat(f, rules.Seat(p), value)
		if gain == 0 {
			t.note(f.word("walk.no-conquest"), "")
			t.ask(f.whyNoPoints(rules.Seat(p)))
		}
		for a := range f.view.Areas {
			if k := &f.view.Areas[a]; k.Points > 0 && k.Controller == rules.Seat(p) {
				t.note(f.word("walk.area", rules.R(areaRef(a)), rules.R(planetRef(k.Planet))), "+"+strconv.Itoa(k.Points))
			}
		}
	}
	for a := range f.view.Areas {
		if k := &f.view.Areas[a]; k.Points > 0 && k.Controller < 0 && f.view.Planets[k.Planet].InPlay {
			t.ask(f.word("walk.why.nobody", rules.R(areaRef(a)), rules.R(planetRef(k.Planet))))
		}
	}
}

// gained is how many conquest points a seat gains at a station.
func (f *Face) gained(c *cue, p rules.Seat) (n int) {
	for _, e := range c.within {
		if e.Verb == game.EvPoints && e.Seat == p {
			n += int(e.N)
		}
	}
	return n
}

// whyNoPoints says what a seat without points controls instead.
func (f *Face) whyNoPoints(p rules.Seat) string {
	n := 0
	for a := range f.view.Areas {
		if f.view.Areas[a].Controller == p {
			n++
		}
	}
	if n == 0 {
		return f.word("walk.why.no-points.none", rules.W(f.seatName(p)))
	}
	return f.word("walk.why.no-points", rules.W(f.seatName(p)), rules.N(n))
}

// tellConquest tells how far everybody is from the points that win.
func (f *Face) tellConquest(_ *cue, t *tale) {
	nobody := true
	for p := range f.view.Seats {
		k := &f.view.Seats[p]
		t.seat(f, rules.Seat(p), f.word("figure.of", rules.N(k.Points), rules.N(game.GoalPoints)))
		if missing := game.GoalPoints - k.Points; missing > 0 {
			t.note(f.word("walk.points-lack", rules.N(missing)), "")
		} else {
			nobody = false
			t.note(f.word("walk.points-there"), "")
		}
	}
	if nobody {
		t.say(f.word("walk.no-winner"))
	} else {
		t.say(f.word("walk.note.most"))
	}
}

// tellSpecial tells how far everybody is with the special victory, and whether it counts yet.
func (f *Face) tellSpecial(_ *cue, t *tale) {
	for p := range f.view.Seats {
		k := &f.view.Seats[p]
		if k.Goal == 0 {
			continue
		}
		t.seat(f, rules.Seat(p), f.word("figure.of", rules.N(min(k.Objective, k.Goal)), rules.N(k.Goal)))
		t.note(f.special(k), "")
		if missing := k.Goal - k.Objective; missing > 0 {
			t.note(f.word("walk.special-lacks", rules.N(missing)), "")
		} else {
			t.note(f.word("walk.special-holds"), "")
		}
	}
	if f.stage() < 3 {
		t.say(f.word("walk.special-early", rules.W(numerals[f.stage()-1])))
		t.ask(f.word("walk.why.stage", rules.N(f.view.Deck[0]+f.view.Deck[1])))
	} else {
		t.say(f.word("walk.special-late"))
	}
}

// tellEvents tells who has event cards to read, or how the turns go, and how many lamps are out.
func (f *Face) tellEvents(_ *cue, t *tale) {
	for i := range f.view.Seats {
		p := (f.view.First + rules.Seat(i)) % rules.Seat(len(f.view.Seats))
		_, key := f.hung(p, false)
		t.seat(f, p, "")
		switch n := f.view.Seats[p].Events; {
		case key != "booth.waits":
			t.note(f.word(key), "")
		default:
			t.note(f.word("walk.reads", rules.N(n)), "")
		}
		if card := f.turns.of[p].card; card.Kind == game.KindEvent {
			t.note(f.name(card), "")
		}
	}
	key := "walk.lamps"
	if f.view.Beacons == 0 {
		key = "walk.lamps.none"
	}
	t.say(f.word(key, rules.N(f.view.Beacons)))
	t.say(f.word("walk.note.beacon"))
}

// tellDiscards tells who holds too many combat cards, or what was discarded.
func (f *Face) tellDiscards(c *cue, t *tale) {
	for p := range f.view.Seats {
		k, gone := &f.view.Seats[p], 0
		for _, e := range c.within {
			if e.Verb == game.EvDiscarded && e.Seat == rules.Seat(p) {
				gone++
			}
		}
		t.seat(f, rules.Seat(p), f.word("figure.of", rules.N(k.Hand+gone), rules.N(k.HandLimit)))
		if over := k.Hand + gone - k.HandLimit; over > 0 {
			t.note(f.word("walk.discards", rules.N(over)), "")
		}
		for _, e := range c.within {
			if e.Verb == game.EvDiscarded && e.Seat == rules.Seat(p) {
				t.note(f.word("walk.discarded", rules.R(e.Who)), "")
			}
		}
	}
	t.say(f.word("walk.note.limit"))
}

// tellKey tells to whom the first-player token passes.
func (f *Face) tellKey(_ *cue, t *tale) {
	t.seat(f, f.view.First, "")
	t.note(f.word("walk.key", rules.W(f.seatName(f.walk.key))), "")
	t.say(f.word("walk.note.left"))
}
