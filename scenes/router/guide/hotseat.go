package guide

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"reflect"
	"slices"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/router"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// HotSeat is a table of several people and of computers that answer only once they may.
type HotSeat struct {
	*Guide
	Session *session.Session
	Table   *table.Table
	Let     bool // the computers answer
	asked   bool // one of them is thinking: what came before was acted out
	chair   session.Chair
}

// NewHotSeat opens such a table for a game that goes on from a position.
func NewHotSeat(kind house.Kind, from rules.State, seats []session.Seating, w Window) (*HotSeat, error) {
	g := &Guide{App: ui.NewApp(store.NewMemory())}
	g.App.Prefs.Language, g.App.Prefs.ReducedMotion, g.App.Prefs.Unasked = w.Language, true, true
	g.In = ui.Input{W: float64(w.W), H: float64(w.H), Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}
	inside, err := house.New(g.App, []house.Kind{kind}, router.Texts()...)
	if err != nil {
		return nil, err
	}
	h := &HotSeat{Guide: g, Session: session.Lesson(kind.Rules, from, seats, w.Seed)}
	m := table.NewMatch(h.Session, func(_ string, c session.Chair, _ int) table.Thinker { h.chair = c; return h }, nil)
	m.Reckon(kind.Tally)
	voice := inside.VoiceOf(&inside.Kinds[0], h.Session)
	h.Table = table.New(g.App, m, kind.Face(g.App, voice, seats), voice, table.Exits{Result: func(*table.Match) {}})
	g.App.Stack.Push(h.Table)
	g.Tick(10)
	return h, nil
}

// Think waits until the computers may answer, with the first answer there is.
func (h *HotSeat) Think() (rules.Move, bool) {
	h.asked = true
	return h.Best(), h.Let
}

// Best is that answer.
func (h *HotSeat) Best() rules.Move { return h.chair.Moves(nil)[0] }

// Sit lets whoever is called sit down, and puts away what is told first.
func (h *HotSeat) Sit() {
	for range 600 {
		switch {
		case h.Table.Hidden():
			h.Key(ui.KeyEnter)
		case h.Table.Recaps():
			h.Key(ui.KeyEscape)
		case h.Table.Asks() != nil:
			h.Tick(300) // what breathes at first stands still
			return
		}
		h.Tick(5)
	}
}

// ErrAlone says that no answer leads to a computer in several worlds between which it tells nobody apart.
var ErrAlone = errors.New("guide: no answer leads to a computer in more than one world")

// enough is in how many worlds the table is looked at.
const enough = 3

// Closed lets who is asked give the same answer in several worlds that differ only in what nobody sees openly, one after which a computer
// is asked. It says what is wrong if the table does not look the same in all of them while the computer thinks, or if who has answered
// and is asked next gets a curtain. show looks at the table before the answer and after it.
func Closed(kind house.Kind, worlds []rules.State, seats []session.Seating, w Window, show func(when string, g *Guide)) error {
	asked := worlds[0].Pending(nil)[0].Seat
	var before, between []*image.RGBA
	move, worlds := common(kind, worlds, seats, asked)
	if len(worlds) < 2 {
		return ErrAlone
	}
	for i, world := range worlds {
		h, err := NewHotSeat(kind, world, seats, w)
		if err != nil {
			return err
		}
		h.Sit()
		show(fmt.Sprint("before-", i), h.Guide)
		before = append(before, h.Sees())
		if _, err := h.Session.Play(asked, move); err != nil {
			return err
		}
		if err := h.actOut(); err != nil {
			return fmt.Errorf("world %d: %w", i, err)
		}
		if h.Table.Hidden() || h.Table.Asks() != nil {
			return fmt.Errorf("world %d: while the computer thinks the table waits for somebody: %q", i, h.Says())
		}
		show(fmt.Sprint("between-", i), h.Guide)
		between = append(between, h.Sees())
		if !bytes.Equal(between[i].Pix, between[0].Pix) {
			return fmt.Errorf("world %d shows while the computer thinks what not all see", i)
		}
		if err := h.backAt(asked); err != nil {
			return err
		}
	}
	if !slices.ContainsFunc(before, func(shown *image.RGBA) bool { return !bytes.Equal(shown.Pix, before[0].Pix) }) {
		return fmt.Errorf("all worlds look alike to seat %d too: nothing is hidden", asked)
	}
	return nil
}

// actOut shows what came of an answer until a computer thinks. A stage waits for its pictures, which are painted beside the ticks.
func (h *HotSeat) actOut() error {
	h.asked = false
	for n := 0; !h.asked; n++ {
		if n == 4000 {
			return fmt.Errorf("no computer is asked: %q", h.Says())
		}
		h.Tick(15)
		h.Key(ui.KeyEnter) // what waits for a press goes on
	}
	h.Tick(240) // what breathes at first stands still
	return nil
}

// backAt lets the computers answer until a person is asked: who has the mouse is asked at once, another behind the curtain.
func (h *HotSeat) backAt(holder rules.Seat) error {
	h.Let = true
	for n := 0; !h.Table.Hidden() && h.Table.Asks() == nil; n++ {
		if n == 4000 {
			return fmt.Errorf("nobody is asked any more: %q", h.Says())
		}
		if h.Table.Recaps() {
			h.Key(ui.KeyEscape)
		} else if n%60 == 59 { // what waits for a press goes on
			h.Key(ui.KeyEnter)
		}
		h.Tick(1)
	}
	if next := h.Session.Pending()[0].Seat; h.Table.Hidden() != (next != holder) {
		return fmt.Errorf("seat %d had the mouse, seat %d is asked; a curtain: %v", holder, next, h.Table.Hidden())
	}
	return nil
}

// common is an answer of a seat that in the first of the worlds leads to a question to a computer, and the worlds in which all see the same
// after it.
func common(kind house.Kind, worlds []rules.State, seats []session.Seating, seat rules.Seat) (move rules.Move, in []rules.State) {
	for _, m := range session.Lesson(kind.Rules, worlds[0], seats, 1).Chair(seat).Moves(nil) {
		seen := openly(kind, worlds[0], seats, seat, m)
		if seen == nil {
			continue
		}
		alike := slices.DeleteFunc(slices.Clone(worlds), func(s rules.State) bool { return !reflect.DeepEqual(openly(kind, s, seats, seat, m), seen) })
		if len(alike) > len(in) {
			move, in = m, alike
		}
	}
	return move, in[:min(len(in), enough)]
}

// openly is what all see after an answer, and of it; nil where it is not legal, or does not lead to a question to a computer.
func openly(kind house.Kind, world rules.State, seats []session.Seating, seat rules.Seat, m rules.Move) []any {
	s := session.Lesson(kind.Rules, world, seats, 1)
	if _, err := s.Play(seat, m); err != nil || len(s.Pending()) == 0 || seats[s.Pending()[0].Seat].Person() {
		return nil
	}
	return []any{s.Chair(rules.Nobody).View(), s.Read(0, rules.Nobody).Events}
}
