package imperio

import "tyche/rules"

// toldKeys are the sentences of the events of chapters 2-14 and 19-21; an event without one is not worth one.
var toldKeys = [numEvents]string{
	EvTurnBegins: "imperio.told.turn", EvMissed: "imperio.told.missed", EvDissolved: "imperio.told.dissolved", EvChosen: "imperio.told.chosen", EvHome: "imperio.told.home",
	EvIncome: "imperio.told.income", EvRenamed: "imperio.told.renamed", EvWins: "imperio.told.wins", EvTally: "imperio.told.tally", EvBuilt: "imperio.told.built",
	EvDelivered: "imperio.told.delivered", EvRefund: "imperio.told.refund", EvOwner: "imperio.told.owner", EvAbandoned: "imperio.told.abandoned", EvMilitia: "imperio.told.militia",
	EvMoves: "imperio.told.moves", EvHolds: "imperio.told.holds", EvStops: "imperio.told.stops", EvAsteroid: "imperio.told.asteroid.lost", EvBattle: "imperio.told.battle",
	EvWithdraws: "imperio.told.withdraws", EvAnnounces: "imperio.told.announces", EvBattleEnds: "imperio.told.battle-ends", EvVolley: "imperio.told.volley",
	EvAntiAir: "imperio.told.anti-air", EvSaved: "imperio.told.saved", EvHit: "imperio.told.hit", EvBombards: "imperio.told.bombards", EvPlatforms: "imperio.told.platforms",
	EvLands: "imperio.told.lands", EvGround: "imperio.told.ground", EvConquered: "imperio.told.conquered", EvRepelled: "imperio.told.repelled", EvWar: "imperio.told.war",
	EvPeace: "imperio.told.peace", EvSealed: "imperio.told.sealed", EvSlot: "imperio.told.slot", EvOrder: "imperio.told.order", EvAnomaly: "imperio.told.anomaly",
	EvReroll: "imperio.told.reroll", EvSwap: "imperio.told.swap", EvLostUnits: "imperio.told.lost-units", EvRevealed: "imperio.told.revealed", EvRepaired: "imperio.told.repaired", EvRuined: "imperio.told.ruined",
}

// Tell turns an event into the sentence of the chronicle: {1} is whose doing, {2} what or whence, {3} where, {4} how many, or with whom.
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
	t.Args[3] = rules.N(int(e.N))
	if e.Verb == EvWar || e.Verb == EvPeace {
		t.Args[3] = rules.R(seatRef(rules.Seat(e.N)))
	}
	return t, true
}

// nobodyKeys word what happens to nobody's doing.
var nobodyKeys = [numEvents]string{
	EvBattleEnds: "imperio.told.battle-ends.nobody", EvGround: "imperio.told.ground.nobody", EvOwner: "imperio.told.owner.nobody", EvSealed: "imperio.told.sealed.all",
}
