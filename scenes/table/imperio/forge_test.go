package imperio

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// A report that is given may claim what is not known (18.4): below it the rest of the technologies can be added, and they are sent with
// the offer, after the report and as long as it is about the same House.
func TestAReportCanClaimWhatIsNotKnown(t *testing.T) {
	f := named(t, 3)
	f.view.Own.Verified[2] = 1 << 10
	k := &f.deal
	give := func(about rules.Seat) dealOption {
		return dealOption{move: rules.Move{Verb: game.VerbGive + uint8(game.GoodsDossier), A: int16(about)}}
	}
	k.goods[0][game.GoodsDossier] = []dealOption{give(1), give(2)}
	said := pageSays(f, f.forgeRows)
	prove.Is(t, "without a report nothing is added", said, "")
	k.chosen[0][game.GoodsDossier] = 2
	prove.True(t, "it can be folded out", strings.Contains(pageSays(f, f.forgeRows), "Añadir al informe"))
	k.forging.open = true
	said = pageSays(f, f.forgeRows)
	name := func(tech int16) string { return f.name(rules.Ref{Kind: game.KindTech, ID: tech}) }
	prove.True(t, "what is not known is listed", strings.Contains(said, name(4)))
	prove.True(t, "what is known is not", !strings.Contains(said, name(10)))
	k.forging.techs = 1<<4 | 1<<6
	want := []rules.Move{{Verb: game.VerbForge, A: 4}, {Verb: game.VerbForge, A: 6}}
	prove.True(t, "sent with the offer", slices.Equal(k.forged(nil), want))
	k.chosen[0][game.GoodsDossier] = 1
	prove.Is(t, "a report on another House claims nothing of it", len(k.forged(nil)), 0)
	pageSays(f, f.forgeRows)
	k.chosen[0][game.GoodsDossier] = 2
	prove.Is(t, "and it is forgotten", len(k.forged(nil)), 0)
	k.forging = forging{about: 2, techs: 1 << 4}
	k.follow(f, &table.Sight{Offers: &table.Offers{}})
	prove.Is(t, "with another offer nothing is added that was added to one before", k.forging.techs, 0)
}
