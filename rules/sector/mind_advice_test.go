package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestNoMarchIsAdvisedThatIsNotMade: an event card that lets units move is advised only where moves follow: what is advised next is a move
// where the card was to be played, and would be to move nobody where it was not.
func TestNoMarchIsAdvisedThatIsNotMade(t *testing.T) {
	played := map[bool]int{}
	for _, id := range []string{"e07", "e11"} {
		for _, units := range []string{"deckhand 3", "deckhand 1"} {
			b := set(t, "units 1 ashmere-1 "+units, "units 2 coldharrow-1 minnow 1")
			b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
			b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup, a: 1})
			b.s.eventAt[eventBase[event(idOf(t, KindEvent, id))]] = readBy(0)
			b.s.push(frame{kind: inEvents, seat: 0})
			plays := b.advised().Verb == playVerb
			b.play(0, "play "+id)
			prove.Is(t, id+" with "+units+": a move follows", b.advised().Verb == moveVerb, plays)
			played[plays]++
		}
	}
	prove.True(t, "cards were played and kept", played[true] > 0 && played[false] > 0)
}

// advised is the answer of seat 1 that ranks best for a hint.
func (b *bench) advised() rules.Move {
	moves := rules.Moves(b.s, 0, nil)
	scores := make([]int, len(moves))
	Adviser{}.Reckon(b.s, 0, moves, scores)
	best := 0
	for i := range scores {
		if scores[i] > scores[best] {
			best = i
		}
	}
	return moves[best]
}

// TestWhoCanPayNothingMoreIsToldSo: who stops building because nothing is left to pay with gives nothing up.
func TestWhoCanPayNothingMoreIsToldSo(t *testing.T) {
	for workers, want := range map[string]string{"workers 1 pool 0 away 0 mine 0 well 0": "sector.hint.unpayable", "workers 1 pool 6 away 0 mine 0 well 0": "sector.hint.enough-build"} {
		b := set(t, "round 1 phase execution first 1", workers, "order 1 build ashmere")
		b.play(0, "execute ashmere")
		prove.Is(t, workers, Adviser{}.Reasons(b.s, 0, b.move("done"))[0].Key, want)
	}
}

// TestWhoStopsIsToldWhy: each question has its own reason for doing nothing more.
func TestWhoStopsIsToldWhy(t *testing.T) {
	for _, c := range [...]struct {
		order string
		first []string
		lying order
		lines []string
		want  string
	}{
		{"build ashmere", nil, numOrders, nil, "enough-build"},
		{"build ashmere", nil, build, nil, "enough-build.lying"},
		{"build ashmere", nil, mobilise, nil, "enough-build"},
		{"research ashmere", []string{"draw"}, numOrders, []string{"built 1 yard"}, "enough-tech"},
		{"research ashmere", []string{"draw"}, numOrders, []string{"built 1 yard", "workers 1 pool 0 away 0 mine 0 well 0"}, "enough-tech.none"},
		{"mobilise ilvane", nil, numOrders, nil, "enough-moves"},
	} {
		b := set(t, append([]string{fleetOfTwo, "units 1 ashmere-1 deckhand 1"}, c.lines...)...)
		b.order(c.order)
		b.play(0, c.first...)
		if c.lying != numOrders {
			b.s.tokens[b.s.tokenCount] = token{ashmere, 0, c.lying}
			b.s.tokenCount++
		}
		prove.Is(t, c.order, b.s.purpose(0, b.move("done"))[0].Key, "sector.hint."+c.want)
	}
	b := set(t)
	b.s.push(frame{kind: inFreeUnits, seat: 0})
	prove.Is(t, "free units", b.s.enoughPurpose(0)[0].Key, "sector.hint.enough-units")
}

// TestARecalledUnitIsSentToANamedPlanet: the areas to which it may go lie on several planets, so the answer names these too.
func TestARecalledUnitIsSentToANamedPlanet(t *testing.T) {
	b := set(t)
	c := rules.Caption{}
	c.Label = rules.Say("sector.move.recall", rules.R(areaRef(b.area("ilvane-2"))))
	b.s.sharpen(0, &frame{kind: inRecall}, rules.Move{Verb: recallVerb, A: int16(b.area("ilvane-2"))}, &c)
	prove.Same(t, "planet", c.Label.Args[1], rules.R(planetRef(ilvane)))
}
