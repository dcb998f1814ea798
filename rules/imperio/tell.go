package imperio

import (
	"strconv"

	"tyche/rules"
)

// toldKeys are the sentences of the events of chapters 2-14 and 19-21; an event without one is not worth one.
var toldKeys = [numEvents]string{
	EvTurnBegins: "imperio.told.turn", EvMissed: "imperio.told.missed", EvDissolved: "imperio.told.dissolved", EvChosen: "imperio.told.chosen", EvHome: "imperio.told.home",
	EvIncome: "imperio.told.income", EvRenamed: "imperio.told.renamed", EvWins: "imperio.told.wins", EvTally: "imperio.told.tally", EvBuilt: "imperio.told.built",
	EvRefund: "imperio.told.refund", EvOwner: "imperio.told.owner", EvAbandoned: "imperio.told.abandoned", EvMilitia: "imperio.told.militia",
	EvMoves: "imperio.told.moves", EvHolds: "imperio.told.holds", EvStops: "imperio.told.stops", EvBattle: "imperio.told.battle", EvRound: "imperio.told.round",
	EvWithdraws: "imperio.told.withdraws", EvAnnounces: "imperio.told.announces", EvBattleEnds: "imperio.told.battle-ends", EvVolley: "imperio.told.volley",
	EvAntiAir: "imperio.told.anti-air", EvSaved: "imperio.told.saved", EvHit: "imperio.told.hit", EvBombards: "imperio.told.bombards", EvPlatforms: "imperio.told.platforms",
	EvLands: "imperio.told.lands", EvGround: "imperio.told.ground", EvConquered: "imperio.told.conquered", EvRepelled: "imperio.told.repelled", EvWar: "imperio.told.war",
	EvPeace: "imperio.told.peace", EvSealed: "imperio.told.sealed", EvSlot: "imperio.told.slot", EvOrder: "imperio.told.order", EvAnomaly: "imperio.told.anomaly",
	EvReroll: "imperio.told.reroll", EvSwap: "imperio.told.swap", EvLostUnits: "imperio.told.lost-units", EvPlanet: "imperio.told.planet", EvEnters: "imperio.told.enters",
	EvHolder: "imperio.told.holder", EvReroll8: "imperio.told.reroll-8", EvStruck: "imperio.told.struck", EvRevealed: "imperio.told.revealed", EvRepaired: "imperio.told.repaired", EvRuined: "imperio.told.ruined",
	EvEnriched: "imperio.told.enriched", EvCeded: "imperio.told.ceded", EvFallen: "imperio.told.fallen",
}

// Tell turns an event into the sentence of the chronicle: {1} is whose doing, {2} what or whence, {3} where, {4} how many, or with whom.
func (game) Tell(e rules.Event) (rules.Text, bool) {
	if e.Verb == EvNone || e.Verb >= numEvents {
		return rules.Text{}, false
	}
	if e.Verb >= EvDocket && e.Verb != EvRevealed {
		return politicsTell(e)
	}
	key := toldKey(e)
	if key == "" || e.Verb == EvIncome && e.N == 0 {
		return rules.Text{}, false
	}
	t := rules.Text{Key: key}
	if e.Seat >= 0 {
		t.Args[0] = rules.R(seatRef(e.Seat))
	} else if nobodyKeys[e.Verb] != "" {
		t.Key = nobodyKeys[e.Verb]
	}
	if e.Who.Kind != KindNone {
		t.Args[1] = rules.R(e.Who)
	} else if e.From.Kind != KindNone {
		t.Args[1] = rules.R(e.From)
	}
	if e.To.Kind != KindNone {
		t.Args[2] = rules.R(e.To)
	}
	t.Args[3] = rules.N(int(e.N))
	if e.Verb == EvWar || e.Verb == EvPeace {
		t.Args[3] = rules.R(seatRef(rules.Seat(e.N)))
	}
	tellMore(&t, e)
	return t, true
}

// toldKey is the sentence of an event of chapters 2-14 and 19-21.
func toldKey(e rules.Event) string {
	switch e.Verb {
	case EvAction:
		key := "imperio.told.action." + resultWords[e.N]
		if e.N == int16(done) && e.M == 0 {
			key = "imperio.told.action.free"
		}
		switch {
		case e.To.Kind == KindNone:
		case e.From.Kind == KindNone || e.N == int16(done):
			key += ".of"
		default:
			key += ".of.why"
		}
		return key
	case EvSkipped:
		return "imperio.told.skipped." + skippedWord(e.N)
	case EvDelivered:
		if e.From.Kind == KindEntry {
			return "imperio.told.delivered.by" // Troops, always
		}
		return "imperio.told.delivered." + units[e.Who.ID].id
	case EvAsteroid:
		return "imperio.told.asteroid." + [...]string{"safe", "lost"}[e.N]
	case EvRolled:
		return "imperio.told.rolled." + rolledWords[e.N]
	case EvBattleEnds:
		if e.N == 0 {
			return "imperio.told.battle-ends.unfought"
		}
	}
	return toldKeys[e.Verb]
}

// tellMore fills in what single events tell besides: dice, reasons, prices.
func tellMore(t *rules.Text, e rules.Event) {
	switch e.Verb {
	case EvDelivered:
		if e.From.Kind == KindEntry {
			t.Args[1] = rules.R(e.From)
		}
	case EvVolley, EvAntiAir, EvReroll8:
		t.Args[2] = shown(e.Dice, e.M)
	case EvBombards, EvPlatforms, EvGround, EvSaved, EvRolled:
		t.Args[1] = shown(e.Dice, e.M)
	case EvAsteroid:
		t.Args[3] = shown(e.Dice, 0)
	case EvAction, EvRefund, EvStruck, EvSkipped:
		t.Args[0], t.Args[1], t.Args[2] = rules.R(e.To), rules.R(e.Who), rules.R(e.From)
		if e.Verb == EvAction {
			t.Args[3] = rules.N(int(e.M))
		}
	case EvPlanet, EvEnriched:
		t.Args[1] = rules.N(int(e.M))
	case EvCeded, EvFallen:
		t.Args[1] = rules.Arg{}
	}
}

// shown writes what dice had to show, if that counted, and how they lie: "5+: 3, 9".
func shown(dice rules.Dice, need int16) rules.Arg {
	word, between := "", ""
	if need > 0 {
		word = strconv.Itoa(int(need)) + "+: "
	}
	for _, d := range dice {
		if d > 0 {
			word += between + strconv.Itoa(int(d))
			between = ", "
		}
	}
	return rules.W(word)
}

// Words of the results of an action, of rolls for the map, and of tasks.
var (
	resultWords = [...]string{waiting: "cancelled", done: "done", failed: "failed", cancelled: "cancelled", undone: "cancelled"}
	rolledWords = [...]string{"home", "neutral", "further", "anomaly"}
)

func skippedWord(kind int16) string {
	switch kind {
	case skippedMove:
		return "move"
	case int16(landTroops):
		return "land"
	case int16(bombardPlanet):
		return "bombard"
	}
	return "cargo"
}

// nobodyKeys word what happens to nobody's doing.
var nobodyKeys = [numEvents]string{
	EvFallen: "imperio.told.fallen.nobody", EvBattleEnds: "imperio.told.battle-ends.nobody", EvGround: "imperio.told.ground.nobody", EvOwner: "imperio.told.owner.nobody", EvHolder: "imperio.told.holder.nobody", EvSealed: "imperio.told.sealed.all",
}
