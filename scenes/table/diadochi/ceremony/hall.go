// Package ceremony shows the great moments of Diadochi on plates over the table: a new Game Turn, the Usurper, a death,
// a wedding, the burial of Alexander, a victory. It shows what events tell and views say, and knows no rule but by number.
package ceremony

import (
	"tyche/board"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
	"tyche/sprites/diadochi/palette"
)

// Rite is a moment to be shown: what happened, and what everybody saw before and after.
type Rite struct {
	Event         rules.Event
	Before, After game.View
	Personal      bool // a person takes part: at teaching speed it waits to be clicked away
	// What everybody saw when the Game Turn that is over began its Rounds, and when it ended; nil where that is not known, or none is over.
	Began, Ended *game.View
}

// Holds says whether an event has a ceremony.
func Holds(e rules.Event) bool {
	switch e.Verb {
	case game.EvTurnBegins, game.EvUsurper, game.EvDies, game.EvSucceeds, game.EvRoyalDies, game.EvMarried, game.EvBuried, game.EvVictory:
		return true
	}
	return false
}

// scene is one kind of ceremony.
type scene interface {
	// program says how long it takes, what is heard and which rule it is about.
	program() program
	// write puts the moment into words.
	write(h *Hall, r *Rite) words
	// build describes the parts of the picture for a plate of a size.
	build(d *dais)
	// draw lays them as they are when a share of the motion has passed.
	draw(d *dais, share float64)
}

// program is the course of a ceremony.
type program struct {
	motion, rest float64 // ms at normal speed: until everything is in its place, and then
	cries        []cry
}

// cry is a sound that begins so many ms after the start.
type cry struct {
	at    float64
	sound string
}

// Hall shows ceremonies one after the other.
type Hall struct {
	app      *ui.App
	voice    *lexicon.Voice
	factions []palette.Faction
	model    *board.Model
	queue    []Rite
	now      *show
	before   *show // stands until the present one is painted
}

// New returns an empty hall. factions are those of the seats.
func New(app *ui.App, voice *lexicon.Voice, factions []palette.Faction, model *board.Model) *Hall {
	return &Hall{app: app, voice: voice, factions: factions, model: model}
}

// Open shows a moment, after those that are waiting.
func (h *Hall) Open(r Rite) {
	h.queue = append(h.queue, r)
	if h.now == nil {
		h.next()
	}
}

// Busy says whether something is shown, or being painted to be shown.
func (h *Hall) Busy() bool { return h.now != nil }

// Lit says whether a plate lies over the table: the first one comes when it is painted.
func (h *Hall) Lit() bool { return h.now != nil && (h.before != nil || h.now.ready()) }

// Holding is the event whose ceremony is shown; false while the hall is dark.
func (h *Hall) Holding() (e rules.Event, busy bool) {
	if h.now == nil {
		return e, false
	}
	return h.now.rite.Event, true
}

// Close ends everything at once.
func (h *Hall) Close() {
	h.queue = h.queue[:0]
	h.next()
}

// Hurry ends the present ceremony.
func (h *Hall) Hurry() { h.next() }

// next goes to the next moment, or leaves the hall dark.
func (h *Hall) next() {
	h.settle()
	if len(h.queue) == 0 {
		if h.now != nil {
			h.now.leave()
			h.now = nil
		}
		return
	}
	h.before = h.now
	h.now = &show{rite: h.queue[0]}
	h.queue = h.queue[:copy(h.queue, h.queue[1:])]
	h.now.scene = h.stage(&h.now.rite)
	h.now.program = h.now.scene.program()
}

// settle lets go of the plate that stood while the present one was painted.
func (h *Hall) settle() {
	if h.before != nil {
		h.before.leave()
		h.before = nil
	}
}

// stage returns the scene of a moment.
func (h *Hall) stage(r *Rite) scene {
	switch r.Event.Verb {
	case game.EvTurnBegins:
		return &titleCard{turn: int(r.Event.N), account: h.account(r) != ""}
	case game.EvUsurper:
		return &naming{hall: h, rite: r}
	case game.EvMarried:
		return &wedding{hall: h, rite: r}
	case game.EvBuried:
		return &burial{}
	case game.EvVictory:
		return &victory{hall: h, rite: r}
	}
	return &pyre{hall: h, rite: r}
}

// faction returns the faction of a seat; anybody else is Independent.
func (h *Hall) faction(p rules.Seat) palette.Faction {
	if p < 0 || int(p) >= len(h.factions) {
		return palette.Independent
	}
	return h.factions[p]
}

func (h *Hall) word(key string, args ...rules.Arg) string {
	return h.voice.Below("diadochi.ceremony.", key, args...)
}

// portrait is the last part of the text key of a person.
func (h *Hall) portrait(ref rules.Ref) string {
	key := h.voice.KeyOf(ref)
	for i := len(key) - 1; i >= 0; i-- {
		if key[i] == '.' {
			return key[i+1:]
		}
	}
	return key
}

// first returns the living Major General of highest Seniority of a seat; false when it has none.
func first(v *game.View, p rules.Seat) (rules.Ref, bool) {
	best, found := rules.Ref{}, -1
	for i := range v.Generals {
		if g := &v.Generals[i]; g.Owner == p && g.Major && g.At != game.Gone && g.Seniority > found {
			best, found = rules.Ref{Kind: game.KindGeneral, ID: int16(i)}, g.Seniority
		}
	}
	return best, found >= 0
}

func seatRef(p rules.Seat) rules.Ref { return rules.Ref{Kind: game.KindSeat, ID: int16(p)} }
