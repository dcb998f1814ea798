package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// What is known of the technologies of a House is told without what is not: no reports of none.
func TestTheArchiveTellsOnlyWhatThereIs(t *testing.T) {
	f := ringed(t, 3)
	own := &f.view.Own
	prove.Is(t, "nothing", f.archive(1), "No sabes qué tecnologías tiene Brisande.")
	own.Verified[1] = 0b111
	prove.Is(t, "verified", f.archive(1), "De las tecnologías de Brisande has comprobado 3.")
	own.Reported[1] = 0b1100
	prove.Is(t, "both", f.archive(1), "De las tecnologías de Brisande has comprobado 3 y de 1 hay informes.")
	own.Verified[1] = 0
	prove.Is(t, "reported", f.archive(1), "De las tecnologías de Brisande hay informes de 2.")
}

// An alliance that one of both has proposed already cannot be proposed again, and the key says so.
func TestAnAllianceIsProposedOnce(t *testing.T) {
	f := ringed(t, 3)
	f.view.Houses[0].Wars, f.view.Houses[0].Allies = 0, 0
	prove.Is(t, "before", f.unsaid(game.VerbAlly, 1), "talk.not-now")
	f.view.Own.Offers = []game.OfferView{{From: 1, To: 0, State: game.OfferAlliance}}
	prove.Is(t, "after", f.unsaid(game.VerbAlly, rules.Seat(1)), "talk.in.courtship")
	prove.Is(t, "with another", f.unsaid(game.VerbAlly, 2), "talk.not-now")
}

// Promises that a House has kept to the viewer are remembered, and those of others, or to others, are not counted.
func TestKeptPromisesAreRemembered(t *testing.T) {
	f := ringed(t, 3)
	s := &table.Sight{Since: func(func(rules.Event) bool) []rules.Event {
		return []rules.Event{
			{Verb: game.EvKept, Seat: 1, N: 0}, {Verb: game.EvRefused, Seat: 1, N: 0}, {Verb: game.EvTurnBegins},
			{Verb: game.EvKept, Seat: 1, N: 0}, {Verb: game.EvKept, Seat: 0, N: 1}, {Verb: game.EvRefused, Seat: 2, N: 0},
		}
	}}
	f.listen(s)
	prove.Is(t, "kept twice", f.memory(1), "Brisande no ha faltado nunca a su palabra. Contigo la ha cumplido 2 veces.")
	prove.Is(t, "another", f.memory(2), "Corvantel no ha faltado nunca a su palabra.")
	prove.Is(t, "refused in this turn", f.refused(2), true)
	prove.Is(t, "in the turn before", f.refused(1), false)
}
