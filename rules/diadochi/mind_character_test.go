package diadochi_test

import (
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/diadochi"
)

// deeds is what a computer player does in many games.
type deeds struct {
	battles, hostile                 int // begun against players; Champions who became Successors
	fallen, controls, drilled, royal int // cities taken by siege; spaces; steps of training; royals and the Cart gained
	events, lost                     int // cards played for them; CUs
}

// note counts what an event says of its seat.
func (d *deeds) note(e *rules.Event) {
	switch e.Verb {
	case diadochi.EvBattle:
		if e.N >= 0 {
			d.battles++
		}
	case diadochi.EvStatus:
		if e.N == 0 {
			d.hostile++
		}
	case diadochi.EvCityFalls:
		d.fallen++
	case diadochi.EvControl:
		d.controls++
	case diadochi.EvTrained:
		d.drilled++
	case diadochi.EvRoyal:
		d.royal++
	case diadochi.EvCardPlayed:
		if e.N == 0 || e.N == 4 { // not for points, fleets or generals
			d.events++
		}
	case diadochi.EvLost:
		d.lost += int(e.N)
	}
}

// TestCharactersPlayDifferently: the characters do what the set-up says of them. TYCHE_LONG=1 plays more games, for the table
// in docs/bots.md.
func TestCharactersPlayDifferently(t *testing.T) {
	if testing.Short() {
		t.Skip("plays 16 games of four")
	}
	games, think := 16, 1
	if os.Getenv("TYCHE_LONG") != "" {
		games, think = 96, 600
	}
	list := map[string]*deeds{"": {}, "bold": {}, "patient": {}, "schemer": {}}
	table := conform.Cast{Game: diadochi.Game, Mind: diadochi.Mind{}, Think: think}
	won := table.Play(t, games, func(at []string, e *rules.Event) {
		if e.Seat >= 0 && int(e.Seat) < len(at) {
			list[at[e.Seat]].note(e)
		}
	})
	for _, who := range append(diadochi.Mind{}.Characters(), "") {
		d := list[who]
		each := func(n int) int { return 100 * n / games }
		t.Logf("| %s | %d | %d | %d | %d | %d | %d | %d | %d | %d of %d |", who, each(d.battles), each(d.hostile), each(d.fallen), each(d.controls), each(d.drilled),
			each(d.royal), each(d.events), each(d.lost), won[who], games)
	}
	bold, patient, schemer := list["bold"], list["patient"], list["schemer"]
	conform.Reaches(t, "the bold one begins more battles than the patient one", bold.battles, patient.battles, 150)
	conform.Reaches(t, "the bold one begins more battles than the schemer", bold.battles, schemer.battles, 110)
	conform.Reaches(t, "the patient one takes more spaces than the bold one", patient.controls, bold.controls, 103)
	conform.Reaches(t, "the schemer plays more events than the bold one", schemer.events, bold.events, 110)
	conform.Reaches(t, "the schemer plays more events than the patient one", schemer.events, patient.events, 110)
}
