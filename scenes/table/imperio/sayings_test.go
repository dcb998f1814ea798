package imperio

import (
	"strings"
	"testing"

	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// Whoever makes an offer is told before when it is answered, and that somebody else is called for that.
func TestAnOfferSaysWhenItIsAnswered(t *testing.T) {
	f := ringed(t, 3)
	f.seats = []session.Seating{{Name: "Tais"}, {Name: "Ada"}, {Name: "Calistenes", Level: bot.Learner}}
	prove.True(t, f.answered(1), strings.Contains(f.answered(1), "contestará cuando dé sus órdenes"))
	prove.True(t, f.answered(2), strings.Contains(f.answered(2), "contesta enseguida"))
	f.view.Houses[1].Sealed, f.view.Houses[2].Sealed = true, true
	prove.True(t, f.answered(1), strings.Contains(f.answered(1), "se llama enseguida a su jugador"))
	prove.True(t, f.answered(2), strings.Contains(f.answered(2), "contesta enseguida"))
	for i := range sayings {
		if k := &sayings[i]; k.atOnce() {
			prove.True(t, f.meant(k, 1), strings.HasSuffix(f.meant(k, 1), f.answered(1)) && strings.HasPrefix(f.meant(k, 1), "Público. Una alianza es paso mutuo"))
		}
	}
}

// An offer that was refused is gone from the page of diplomacy, which says so and why.
func TestThePageOfDiplomacySaysWhatWasRefused(t *testing.T) {
	f := ringed(t, 3)
	f.book.talk.heard, f.book.talk.noes = f.view, []no{{by: 1, to: 0, why: "Pide demasiado."}}
	said := pageSays(f, func(p *pen) { f.diplomacyPage(p, &table.Sight{Offers: &table.Offers{}}) })
	prove.True(t, said, strings.Contains(said, "ha rechazado un trato tuyo") && strings.Contains(said, "Pide demasiado."))
	f.book.talk.noes[0].event.M = -1
	said = pageSays(f, func(p *pen) { f.diplomacyPage(p, &table.Sight{Offers: &table.Offers{}}) })
	prove.True(t, said, strings.Contains(said, "no ha querido aliarse contigo") && !strings.Contains(said, "un trato tuyo"))
}
