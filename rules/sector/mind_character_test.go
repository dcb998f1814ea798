package sector_test

import (
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/sector"
)

// deeds is what a computer player does in many games.
type deeds struct {
	battles, lost, bases, workers       int
	buildings, modules, techs, research int
}

// note counts what an event says of its seat.
func (d *deeds) note(e *rules.Event) {
	switch e.Verb {
	case sector.EvBattle:
		d.battles++
	case sector.EvUnitLost:
		d.lost++
	case sector.EvBaseBuilt:
		d.bases++
	case sector.EvWorkers:
		if e.M == 0 {
			d.workers += int(e.N)
		}
	case sector.EvBuilding:
		d.buildings++
	case sector.EvModule:
		d.modules++
	case sector.EvTech:
		d.techs++
	case sector.EvCardsDrawn:
		d.research += int(e.N)
	}
}

// TestCharactersPlayDifferently: the characters do what the set-up says of them. TYCHE_LONG=1 plays more games, for the table
// in docs/bots.md.
func TestCharactersPlayDifferently(t *testing.T) {
	if testing.Short() {
		t.Skip("plays 64 games of four")
	}
	games, think := 64, 1
	if os.Getenv("TYCHE_LONG") != "" {
		games, think = 96, 600
	}
	list := map[string]*deeds{"": {}, "bold": {}, "patient": {}, "scholar": {}}
	table := conform.Cast{Game: sector.Game, Mind: sector.Mind{}, Options: 2, Think: think}
	won := table.Play(t, games, func(at []string, e *rules.Event) {
		if e.Seat >= 0 && int(e.Seat) < len(at) {
			list[at[e.Seat]].note(e)
		}
	})
	for _, who := range append(sector.Mind{}.Characters(), "") {
		d := list[who]
		each := func(n int) int { return 100 * n / games }
		t.Logf("| %s | %d | %d | %d | %d | %d | %d | %d | %d | %d of %d |", who, each(d.battles), each(d.lost), each(d.bases), each(d.workers), each(d.buildings),
			each(d.modules), each(d.techs), each(d.research), won[who], games)
	}
	bold, patient, scholar := list["bold"], list["patient"], list["scholar"]
	conform.Reaches(t, "the bold one begins more battles than the patient one", bold.battles, patient.battles, 105)
	conform.Reaches(t, "the bold one begins more battles than the scholar", bold.battles, scholar.battles, 105)
	conform.Reaches(t, "the patient one builds more bases than the bold one", patient.bases, bold.bases, 100)
	conform.Reaches(t, "the patient one has more workers than the bold one", patient.workers, bold.workers, 120)
	conform.Reaches(t, "the scholar learns more technologies than the bold one", scholar.techs, bold.techs, 130)
	conform.Reaches(t, "the scholar builds more buildings than the patient one", scholar.buildings, patient.buildings, 103)
}
