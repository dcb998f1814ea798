package sector

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestWhatATablePointsAt asks what can be pointed at to mean an answer that names no thing of its own, or two.
func TestWhatATablePointsAt(t *testing.T) {
	for _, row := range []struct {
		move rules.Move
		want rules.Ref
	}{
		{rules.Move{Verb: workerVerb}, rules.Ref{Kind: KindGood, ID: WorkerGood}},
		{rules.Move{Verb: shipVerb, A: routeID(ashmere, ilvane)}, rules.Ref{Kind: KindGood, ID: TransportGood}},
		{rules.Move{Verb: baseVerb, A: 1}, rules.Ref{Kind: KindGood, ID: BaseGood}},
		{rules.Move{Verb: drawVerb}, rules.Ref{Kind: KindGood, ID: CardsGood}},
		{rules.Move{Verb: frontVerb, A: 0, B: 2}, rules.Ref{Kind: KindSlot, ID: 1}},
		{rules.Move{Verb: supportVerb, A: 0, B: 1}, rules.Ref{Kind: KindSlot, ID: 0}},
	} {
		if got := aside(row.move); !slices.Contains(got, row.want) {
			t.Errorf("%s can be meant by %v, not by %v", Game.Format(row.move), got, row.want)
		}
	}
	prove.Is(t, "a unit that is bought in a move of units", len(aside(rules.Move{Verb: moveVerb})), 0)
}

// TestPrintedFacts compares what is told to tables with some lines of the rule book.
func TestPrintedFacts(t *testing.T) {
	harpoon := FactsOfUnit(unitRef(harpooner))
	prove.Is(t, "Harpooner: strength", harpoon.Strength, 3)
	prove.Is(t, "Harpooner: against air", harpoon.AgainstAir, 2)
	prove.Is(t, "Harpooner: needs", harpoon.Building, buildingRef(yard))
	prove.Is(t, "Minnows come in pairs", FactsOfUnit(unitRef(minnow)).InPair, true)
	prove.Is(t, "Ranging Shot: key", FactsOfCard(cardRef(3)).Key, "blast-ground")
	prove.Is(t, "Ranging Shot: named", FactsOfCard(cardRef(3)).Named, unitRef(hammer))
	prove.Is(t, "Sandbags: for anybody", FactsOfCard(cardRef(6)).Named, none)
	prove.Is(t, "Grand Slip", PriceOf(buildingRef(grandSlip)), Price{Minerals: 3, Gas: 1})
	prove.Is(t, "Signal Mast", PriceOf(moduleRef(mast)), Price{Minerals: 1, Gas: 1})
	prove.Is(t, "Fast Charts", PriceOf(techRef(5)), Price{Minerals: 0, Gas: 2})
	prove.Is(t, "Dreadbarge", PriceOf(unitRef(barge)), Price{Minerals: 3, Gas: 2})
	prove.Is(t, "the price of a card", PriceOf(cardRef(3)), Price{})
	prove.Is(t, "a base", PriceOf(rules.Ref{Kind: KindGood, ID: BaseGood}), Price{Minerals: baseCost})
	prove.Is(t, "a worker", PriceOf(rules.Ref{Kind: KindGood, ID: WorkerGood}), Price{Minerals: 1})
	prove.Is(t, "cards", PriceOf(rules.Ref{Kind: KindGood, ID: CardsGood}), Price{})
	prove.Is(t, "Hull Cutters", StageOf(eventRef(hullCutters)), 2)
	x, y := CellAt(rules.Ref{Kind: KindCell, ID: middle + 1 - gridSide})
	prove.Is(t, "right of the middle", x, 1)
	prove.Is(t, "above the middle", y, -1)
}

// TestCardsOfTechnologies compares the cards that technologies bring with the table of cards.
func TestCardsOfTechnologies(t *testing.T) {
	n := 0
	for i := range techs {
		c, some := CardOfTech(techRef(tech(i)))
		if prove.Is(t, techs[i].id+" brings a card", some, techs[i].card != noCard); some {
			n++
			prove.Is(t, techs[i].id, cards[c.ID].from, tech(i))
		}
	}
	prove.Is(t, "cards", n, 12)
}
