package imperio_test

import (
	"os"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/imperio"
)

// deeds is what a computer player does in many games.
type deeds struct {
	games, wins                             int
	wars, early                             int // begun; before turn 8
	proposed, allied, offers, broken, votes int
	conquered, lost, walls, studies         int
}

// each is a deed in a hundred games.
func (d *deeds) each(n int) int { return 100 * n / max(1, d.games) }

// note counts what an event says of its seat.
func (d *deeds) note(e *rules.Event, turn int) {
	switch e.Verb {
	case imperio.EvWar:
		d.wars++
		if turn < 8 {
			d.early++
		}
	case imperio.EvProposes:
		d.proposed++
	case imperio.EvAlliance:
		d.allied += int(e.M)
	case imperio.EvOffer:
		d.offers++
	case imperio.EvVotes:
		d.votes += int(e.M)
	case imperio.EvBroken:
		d.broken++
	case imperio.EvBuilt:
		if name := imperio.Game.Name(e.Who); strings.Contains(name, "platform") || strings.Contains(name, "shield") {
			d.walls++
		}
	case imperio.EvResearch:
		d.studies++
	}
}

// noteOther counts for the other seat that an event names.
func noteOther(on func(seat int) *deeds, e *rules.Event) {
	switch {
	case e.Verb == imperio.EvAlliance && e.M > 0: // the seat accepts what the other has offered
		on(int(e.N)).allied++
	case e.Verb == imperio.EvConquered && e.N > 0: // from a House
		on(int(e.Seat)).conquered++
		on(int(e.N)-1).lost++
	}
}

// TestCharactersPlayDifferently: the characters do what the set-up says of them. TYCHE_LONG=1 plays more games, for the table
// in docs/bots.md.
func TestCharactersPlayDifferently(t *testing.T) {
	if testing.Short() {
		t.Skip("plays 16 games of four")
	}
	games := 16
	if os.Getenv("TYCHE_LONG") != "" {
		games = 96
	}
	list, turn := map[string]*deeds{"": {}, "bold": {}, "patient": {}, "diplomat": {}}, 0
	table := conform.Cast{Game: imperio.Game, Mind: imperio.Mind{}, Options: 1 << 11, Think: 600}
	won := table.Play(t, games, func(at []string, e *rules.Event) {
		switch {
		case e.Verb == imperio.EvTurnBegins:
			turn = int(e.N)
		case e.Seat >= 0 && int(e.Seat) < len(at):
			list[at[e.Seat]].note(e, turn)
			noteOther(func(seat int) *deeds { return list[at[seat]] }, e)
		}
	})
	for who, d := range list {
		d.games, d.wins = games, won[who]
	}
	for _, c := range append(imperio.Mind{}.Characters(), "") {
		d := list[c]
		t.Logf("| %s | %d | %d | %d | %d | %d | %d | %d | %d | %d | %d | %d | %d of %d |", c, d.each(d.wars), d.each(d.early), d.each(d.proposed), d.each(d.allied), d.each(d.offers),
			d.each(d.broken), d.each(d.votes), d.each(d.conquered), d.each(d.lost), d.each(d.walls), d.each(d.studies), d.wins, d.games)
	}
	bold, patient, diplomat := list["bold"], list["patient"], list["diplomat"]
	conform.Reaches(t, "the bold one begins more wars early than the patient one", bold.early, patient.early, 130)
	conform.Reaches(t, "the bold one begins more wars early than the diplomat", bold.early, diplomat.early, 130)
	conform.Reaches(t, "the bold one breaks more promises than the diplomat", bold.broken, diplomat.broken, 150)
	conform.Reaches(t, "the diplomat makes more offers than the bold one", diplomat.offers, bold.offers, 150)
	conform.Reaches(t, "the diplomat offers more alliances than the patient one", diplomat.proposed, patient.proposed, 110)
	conform.Reaches(t, "the patient one researches more than the bold one", patient.studies, bold.studies, 100)
	conform.Reaches(t, "the bold one begins more wars than the patient one", bold.wars, patient.wars, 120)
	if bold.allied > 0 {
		t.Errorf("the bold one has had %d allies", bold.allied)
	}
}
