package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

// TestARecapTellsTheEnd: of an interception that the army got away, and what the points of a card were used for; not what came of something else.
func TestARecapTellsTheEnd(t *testing.T) {
	at, away := spaceRef(4), spaceRef(5)
	who := generalRef(2)
	intercepts := rules.Event{Verb: game.EvIntercepts, Seat: 0, To: at, N: 1}
	points := rules.Event{Verb: game.EvCardPlayed, Seat: 1, N: playedForPoints}
	control := rules.Event{Verb: game.EvControl, Seat: 1, To: at}
	next := rules.Event{Verb: game.EvSegment, Seat: 1}
	card := rules.Ref{Kind: game.KindCard}
	for !game.ResolvesRevealed(int(card.ID)) {
		card.ID++
	}
	up, gone := rules.Event{Verb: game.EvCardRevealed, Seat: rules.Nobody, Who: card}, rules.Event{Verb: game.EvCardDiscarded, Seat: rules.Nobody, Who: card}
	roll := rules.Event{Verb: game.EvTieRoll, Seat: 1}
	for _, c := range []struct {
		what   string
		events []rules.Event
		want   string
	}{
		{"evaded", []rules.Event{intercepts, {Verb: game.EvEvades, Seat: 1, Who: who, From: at, To: away, N: 1}}, "evades"},
		{"failed to evade", []rules.Event{intercepts, {Verb: game.EvEvades, Seat: 1, Who: who, From: at, To: away}}, ""},
		{"evaded elsewhere", []rules.Event{intercepts, {Verb: game.EvMoved}, {Verb: game.EvEvades, Seat: 1, Who: who, From: at, To: away, N: 1}}, ""},
		{"went back", []rules.Event{intercepts, {Verb: game.EvRetreats, Seat: 1, Who: who, From: at, To: away}}, "goes-back"},
		{"did not intercept", []rules.Event{{Verb: game.EvIntercepts, To: at}, {Verb: game.EvEvades, Seat: 1, From: at, To: away, N: 1}}, ""},
		{"one control", []rules.Event{points, control, next, control}, "control"},
		{"two controls", []rules.Event{points, control, control, next}, "controls"},
		{"a march", []rules.Event{points, {Verb: game.EvActivated, Seat: 1, Who: who}}, "force-march"},
		{"a march of the next Segment", []rules.Event{points, next, {Verb: game.EvActivated, Seat: 1, Who: who}}, ""},
		{"a battle elsewhere", []rules.Event{{Verb: game.EvBattleEnds, Seat: 0, To: at}, {Verb: game.EvDispersed, Seat: 1, To: at, N: 2}}, ""},
		{"a card that changed nothing", []rules.Event{up, {Verb: game.EvCardRevealed}, roll, gone}, "in-vain"},
		{"a card with which control went", []rules.Event{up, roll, {Verb: game.EvControl, Seat: rules.Nobody, To: at}, gone}, ""},
		{"a card that is not done with", []rules.Event{up, roll}, ""},
		{"training", []rules.Event{points, {Verb: game.EvTrained, Seat: 1}}, "trains"},
	} {
		want := c.want
		if want != "" {
			want = "diadochi.end." + want
		}
		prove.Is(t, c.what, ends(c.events, 0).Key, want)
	}
}

// TestARecapTellsWhatACardCost: the units that it cost a seat in a space are told once, all of them; those of others and of battles are not.
func TestARecapTellsWhatACardCost(t *testing.T) {
	at, elsewhere := spaceRef(4), spaceRef(5)
	loses := func(seat rules.Seat, to rules.Ref, n int16) rules.Event {
		return rules.Event{Verb: game.EvLost, Seat: seat, To: to, N: n}
	}
	events := []rules.Event{
		{Verb: game.EvCardPlayed, Seat: 1, Who: rules.Ref{Kind: game.KindCard, ID: 3}},
		loses(0, at, 1), loses(2, at, 4), loses(0, elsewhere, 1), loses(0, at, 2),
		{Verb: game.EvBattle}, {Verb: game.EvCardPlayed, Seat: 1, N: playedSurprise}, loses(0, at, 3),
		{Verb: game.EvCardRevealed}, {Verb: game.EvCardPlayed, Seat: 1, N: playedSurprise}, loses(0, at, 5),
		{Verb: game.EvCardPlayed, Seat: 0}, loses(0, at, 6),
	}
	told := map[int]int{1: 3, 3: 1, 10: 5, 12: 6}
	for n := range events {
		text := lost(events, n, 0)
		prove.Is(t, "units told", text.Args[0].N, told[n])
		if told[n] > 0 {
			prove.Is(t, "whose card is told", text.Key == "diadochi.recap.loses.units.by", n < 5 || n == 10) // after what was turned up came a Surprise
		}
	}
	prove.Is(t, "told to nobody in particular", lost(events, 1, rules.Nobody).Key, "")
	prove.Is(t, "a recap that begins with a Surprise", lost(events[9:], 1, 0).Args[0].N, 5)
	goes := func(to, from rules.Seat) []rules.Event {
		return []rules.Event{{Verb: game.EvDesert, Seat: to, From: seatRef(int(from)), To: at, N: 2}}
	}
	prove.Same(t, "who goes over", lost(goes(1, 0), 0, 0), rules.Say("diadochi.recap.loses.deserters", rules.N(2), rules.R(at), rules.R(seatRef(1))))
	prove.Is(t, "to this seat, or from another", lost(goes(0, 1), 0, 0).Key+lost(goes(1, 2), 0, 0).Key, "")
}

// TestARecapTellsOfHunger: what the land did not feed is told; what was disbanded is its owner's own doing.
func TestARecapTellsOfHunger(t *testing.T) {
	gone := func(seat rules.Seat, hungry int16) rules.Event {
		return rules.Event{Verb: game.EvRemoved, Seat: seat, From: rules.Ref{Kind: game.KindStack, ID: 4}, N: 1, M: hungry}
	}
	events := []rules.Event{gone(0, 1), gone(1, 1), gone(0, 0)}
	for n, want := range []string{"diadochi.recap.loses.hunger", "", ""} {
		prove.Is(t, "told", lost(events, n, 0).Key, want)
	}
}

// TestARecapTellsWhoHasASpaceInTheEnd: a space that was left without control and taken later is lost to who has it, not to nobody; one that
// comes back to its player is not lost.
func TestARecapTellsWhoHasASpaceInTheEnd(t *testing.T) {
	at, other := rules.Ref{Kind: game.KindSpace, ID: 4}, rules.Ref{Kind: game.KindSpace, ID: 5}
	control := func(to, from rules.Seat, sp rules.Ref) rules.Event {
		return rules.Event{Verb: game.EvControl, Seat: to, N: int16(from), To: sp}
	}
	for want, then := range map[string][]rules.Event{
		"diadochi.recap.loses":        {control(2, rules.Nobody, other), control(1, rules.Nobody, at)},
		"diadochi.recap.loses.nobody": {control(1, rules.Nobody, at), control(rules.Nobody, 1, at)},
	} {
		told := lost(append([]rules.Event{control(rules.Nobody, 0, at)}, then...), 0, 0)
		prove.Is(t, "told", told.Key, want)
		if want == "diadochi.recap.loses" {
			prove.Same(t, "to whom", told.Args[1], rules.R(seatRef(1)))
		}
	}
	prove.Is(t, "his own again", lost([]rules.Event{control(rules.Nobody, 0, at), control(0, rules.Nobody, at)}, 0, 0).Key, "")
}

// TestARecapTellsWhoWasLost: one's own general who dies, and what another has taken; not what befell others.
func TestARecapTellsWhoWasLost(t *testing.T) {
	cart := rules.Ref{Kind: game.KindCart}
	royal := rules.Ref{Kind: game.KindRoyal, ID: 2}
	events := []rules.Event{
		{Verb: game.EvDies, Seat: 0}, {Verb: game.EvDies, Seat: 1},
		{Verb: game.EvCaptured, Seat: 1, Who: cart, From: seatRef(0)}, {Verb: game.EvCaptured, Seat: 0, Who: cart, From: seatRef(1)},
		{Verb: game.EvCaptured, Seat: 2, Who: royal, From: seatRef(0)}, {Verb: game.EvCaptured, Seat: 2, Who: royal},
	}
	for n, want := range []string{"general", "", "cart", "", "royal", ""} {
		if want != "" {
			want = "diadochi.recap.loses." + want
		}
		prove.Is(t, "told", lost(events, n, 0).Key, want)
	}
}

// TestARecapTellsWhomABattleWasWonAgainst: and what the loser has lost in it, not what the winner has or what came later.
func TestARecapTellsWhomABattleWasWonAgainst(t *testing.T) {
	at := spaceRef(4)
	attacker, defender := generalRef(2), generalRef(3)
	opens := rules.Event{Verb: game.EvBattle, Seat: 0, Who: attacker, From: defender, To: at, N: 1}
	wins := func(seat rules.Seat) rules.Event {
		return rules.Event{Verb: game.EvBattleEnds, Seat: seat, To: at, N: 4}
	}
	loses := func(verb uint8, seat rules.Seat, n int16) rules.Event {
		return rules.Event{Verb: verb, Seat: seat, To: at, N: n}
	}
	leaderless := opens
	leaderless.From = rules.Ref{}
	for _, c := range []struct {
		what   string
		events []rules.Event
		key    string
		led    rules.Ref
		counts [2]int
	}{
		{"no losses", []rules.Event{opens, wins(0), {Verb: game.EvRetreats, Seat: 1}}, "", defender, [2]int{}},
		{"the attacker loses", []rules.Event{opens, wins(1), loses(game.EvLost, 0, 2), loses(game.EvLost, 1, 1)}, ".lost", attacker, [2]int{2, 0}},
		{"dispersed", []rules.Event{opens, wins(0), loses(game.EvDispersed, 1, 4)}, ".dispersed", defender, [2]int{0, 4}},
		{"both", []rules.Event{opens, wins(0), loses(game.EvLost, 1, 1), loses(game.EvDispersed, 1, 4), {Verb: game.EvActivated}, loses(game.EvLost, 1, 7)}, ".lost.dispersed", defender, [2]int{1, 4}},
		{"nobody leads", []rules.Event{leaderless, wins(0)}, "", seatRef(1), [2]int{}},
	} {
		text := ends(c.events, 1)
		prove.Is(t, c.what, text.Key, "diadochi.end.battle"+c.key)
		prove.Is(t, c.what+": whom", text.Args[0].Ref, c.led)
		prove.Is(t, c.what+": how many", [2]int{text.Args[1].N, text.Args[2].N}, c.counts)
	}
	prove.Is(t, "a draw", ends([]rules.Event{opens, wins(rules.Nobody)}, 1).Key, "")
}
