package imperio

import "tyche/rules"

// toldKeys are the sentences of the events of chapters 2-14 and 19-21; an event without one is not worth one.
var toldKeys = [numEvents]string{
	EvTurnBegins: "told.turn", EvMissed: "told.missed", EvDissolved: "told.dissolved", EvChosen: "told.chosen", EvHome: "told.home",
	EvIncome: "told.income", EvRenamed: "told.renamed", EvWins: "told.wins", EvTally: "told.tally", EvBuilt: "told.built",
	EvDelivered: "told.delivered", EvRefund: "told.refund", EvOwner: "told.owner", EvAbandoned: "told.abandoned", EvMilitia: "told.militia",
	EvMoves: "told.moves", EvHolds: "told.holds", EvStops: "told.stops", EvAsteroid: "told.asteroid.lost", EvBattle: "told.battle",
	EvWithdraws: "told.withdraws", EvAnnounces: "told.announces", EvBattleEnds: "told.battle-ends", EvVolley: "told.volley",
	EvAntiAir: "told.anti-air", EvSaved: "told.saved", EvHit: "told.hit", EvBombards: "told.bombards", EvPlatforms: "told.platforms",
	EvLands: "told.lands", EvGround: "told.ground", EvConquered: "told.conquered", EvRepelled: "told.repelled", EvWar: "told.war",
	EvPeace: "told.peace", EvSealed: "told.sealed", EvSlot: "told.slot", EvOrder: "told.order", EvAnomaly: "told.anomaly",
	EvReroll: "told.reroll", EvSwap: "told.swap", EvLostUnits: "told.lost-units", EvRevealed: "told.revealed",
}

// Tell turns an event into the sentence of the chronicle: {1} is whose doing, {2} what or whence, {3} where, {4} how many.
func (game) Tell(e rules.Event) (rules.Text, bool) {
	if e.Verb == EvNone || e.Verb >= numEvents {
		return rules.Text{}, false
	}
	if e.Verb >= EvDocket && e.Verb != EvRevealed {
		return politicsTell(e)
	}
	key := toldKeys[e.Verb]
	if key == "" || e.Verb == EvAsteroid && e.N == 0 || e.Verb == EvIncome && e.N == 0 {
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
	n := int(e.N)
	if e.Verb == EvWar || e.Verb == EvPeace {
		n++ // a seat
	}
	t.Args[3] = rules.N(n)
	return t, true
}

// nobodyKeys word what happens to nobody's doing.
var nobodyKeys = [numEvents]string{
	EvBattleEnds: "told.battle-ends.nobody", EvGround: "told.ground.nobody", EvOwner: "told.owner.nobody", EvSealed: "told.sealed.all",
}
