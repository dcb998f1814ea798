package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// eventShape is what an event may carry: the kinds of Refs as letters of shapeKinds, and its numbers: "0" none, "+"
// always one above 0, "?" any.
type eventShape struct{ who, from, to, n, m string }

// shapeKinds has a letter for each kind of Ref: nothing, space, province, general, stack, unit, card, fleet, royal,
// cart, Independent Army, seat.
var shapeKinds = map[uint8]string{
	0: "-", KindSpace: "s", KindProvince: "p", KindGeneral: "g", KindStack: "k", KindUnit: "u", KindCard: "c", KindFleet: "f",
	KindRoyal: "r", KindCart: "x", KindArmy: "a", KindSeat: "t",
}

var eventShapes = map[uint8]eventShape{
	EvTurnBegins:     {"-", "-", "-", "+", "0"},
	EvPhaseBegins:    {"-", "-", "-", "+", "0"},
	EvRoundBegins:    {"-", "-", "-", "+", "0"},
	EvPlayerTurn:     {"-", "-", "-", "0", "0"},
	EvSegment:        {"-", "-", "-", "+", "0"},
	EvUsurper:        {"-", "-", "-", "+", "0"},
	EvFirstPlayer:    {"-", "-", "-", "0", "0"},
	EvDealt:          {"-", "-", "-", "+", "0"},
	EvDrawn:          {"-c", "-", "-", "0", "0"},
	EvControl:        {"-", "-", "s", "?", "0"},
	EvPlaced:         {"gu", "-", "s", "+", "0"},
	EvMinorPlaced:    {"g", "-", "k", "0", "0"},
	EvRemoved:        {"u", "k", "-", "+", "?"},
	EvReturned:       {"g", "-", "-", "0", "0"},
	EvTrained:        {"u", "-", "-", "+", "+"},
	EvRecruited:      {"g", "-", "-s", "0", "0"},
	EvFleetImproved:  {"f", "-", "-", "0", "0"},
	EvFleetOwner:     {"f", "-", "-", "0", "0"},
	EvFleetDispersed: {"f", "-", "-", "0", "0"},
	EvFleetBack:      {"f", "-", "-", "0", "0"},
	EvLargestFleet:   {"-", "-", "-", "?", "0"},
	EvProvince:       {"p", "-", "-", "?", "0"},
	EvRoyal:          {"rx", "-", "s", "0", "0"},
	EvRoyalDies:      {"r", "-", "-", "0", "0"},
	EvMarried:        {"g", "-", "-r", "?", "0"},
	EvBuried:         {"-", "-", "s", "0", "0"},
	EvCartLost:       {"x", "-", "-", "0", "0"},
	EvStatus:         {"-", "-", "-", "?", "0"},
	EvIsolated:       {"-", "s", "-", "0", "0"},
	EvVictory:        {"-", "-", "-", "+", "+"},
	EvSucceeds:       {"g", "g", "-", "0", "0"},
	EvTieRoll:        {"-", "-", "-", "0", "0"},
	EvActivated:      {"g", "s", "-", "?", "?"},
	EvMoved:          {"g", "s", "s", "+", "?"},
	EvTaken:          {"gurx", "k", "-", "+", "0"},
	EvDropped:        {"gurx", "-", "k", "+", "0"},
	EvIntercepts:     {"ga", "s", "s", "?", "+"},
	EvInside:         {"gur", "-", "s", "+", "0"},
	EvOutside:        {"gur", "-", "s", "+", "0"},
	EvEvades:         {"g", "s", "s", "?", "+"},
	EvAmbushed:       {"-", "k", "s", "?", "?"},
	EvOverrun:        {"g", "t", "s", "+", "+"},
	EvBattle:         {"-ga", "-ga", "s", "?", "0"},
	EvDesert:         {"u", "t", "s", "+", "0"},
	EvPrestige:       {"-ga", "-", "s", "?", "?"},
	EvAuxiliaries:    {"-", "-", "s", "+", "0"},
	EvElephants:      {"-", "k", "s", "?", "0"},
	EvBattleDice:     {"-ga", "-", "s", "?", "?"},
	EvBattleEnds:     {"-", "-", "s", "?", "0"},
	EvLeaderCheck:    {"g", "-", "-", "?", "+"},
	EvDies:           {"g", "-", "-", "0", "0"},
	EvAttrition:      {"-", "k", "s", "?", "?"},
	EvLost:           {"u", "k", "s", "+", "?"},
	EvDispersed:      {"-g", "k", "s", "?", "0"},
	EvRetreats:       {"ga", "s", "s", "0", "?"},
	EvPopularity:     {"g", "-", "-", "+", "0"},
	EvSailed:         {"g", "s", "s", "+", "0"},
	EvEscort:         {"f", "-", "-", "+", "0"},
	EvNavalDeclared:  {"-", "-", "s", "+", "0"},
	EvNavalBattle:    {"-", "-", "s", "?", "0"},
	EvNavalDice:      {"-", "-", "s", "?", "?"},
	EvNavalEnds:      {"-", "-", "s", "?", "0"},
	EvDisembarks:     {"g", "-", "s", "0", "0"},
	EvSiegeRoll:      {"g", "-", "s", "?", "?"},
	EvSiegeModifier:  {"-", "-", "s", "?", "+"},
	EvSiegePoints:    {"-", "-", "s", "+", "+"},
	EvSiegeLifted:    {"-", "-", "s", "0", "0"},
	EvCityFalls:      {"-", "-", "s", "+", "0"},
	EvCaptured:       {"rx", "-t", "s", "0", "0"},
	EvCardPlayed:     {"c", "-", "-", "?", "0"},
	EvCardDiscarded:  {"c", "-", "-", "0", "0"},
	EvCardRevealed:   {"c", "-", "-", "0", "0"},
	EvCardRemoved:    {"c", "-", "-", "0", "0"},
	EvShuffled:       {"-", "-", "-", "0", "0"},
	EvPeeked:         {"-c", "-", "-", "?", "0"},
	EvCardRoll:       {"c", "-", "-", "?", "0"},
	EvCondemned:      {"g", "-", "-", "?", "0"},
	EvWounded:        {"g", "-", "-", "0", "0"},
	EvMarker:         {"c", "-", "sg", "0", "0"},
	EvTruce:          {"-", "-", "-", "?", "0"},
	EvTruceEnds:      {"-", "-", "-", "?", "0"},
	EvArmyMoves:      {"a", "s", "s", "0", "0"},
	EvArmyBeaten:     {"a", "-", "s", "0", "0"},
	EvArmyReturns:    {"a", "-", "s", "0", "0"},
	EvEffect:         {"c", "-", "-s", "?", "?"},
	EvHanded:         {"-c", "-", "-", "?", "0"},
	EvCardTarget:     {"c", "-", "spgfrat", "0", "0"},
	EvAsked:          {"-", "-", "-", "?", "0"},
	EvCalled:         {"-stgc", "t", "-", "?", "?"},
	EvForce:          {"ufa", "-k", "s", "+", "?"},
	EvFactor:         {"-ga", "-", "s", "+", "0"},
}

// misshapen says what an event carries that it should not.
func misshapen(e rules.Event) string {
	want := eventShapes[e.Verb]
	number := func(n int16, want string) bool { return want == "?" || want == "0" && n == 0 || want == "+" && n > 0 }
	switch {
	case !strings.Contains(want.who, shapeKinds[e.Who.Kind]):
		return "who"
	case !strings.Contains(want.from, shapeKinds[e.From.Kind]):
		return "from"
	case !strings.Contains(want.to, shapeKinds[e.To.Kind]):
		return "to"
	case !number(e.N, want.n):
		return "N"
	case !number(e.M, want.m):
		return "M"
	case e.Verb == EvLeaderCheck && (e.N == 1) != (e.Dice[0]+e.Dice[1] <= int8(e.M)):
		return "death"
	case e.Verb == EvTieRoll && e.Dice[0] == 0:
		return "die"
	case e.Reveals && game{}.Disclosed(e) == "":
		return "what has become known"
	}
	return ""
}

// TestEventsCarryWhatTheySay plays random games and demands that every event names what it is about, and counts only
// where there is something to count.
func TestEventsCarryWhatTheySay(t *testing.T) {
	heard := map[uint8]bool{EvCartLost: true} // seldom; TestTheCartIsLost
	for seed := range uint64(160) {
		ch := dice.New(seed, 77)
		g, err := Game.New(rules.Setup{Seats: 2 + int(seed%4), Options: seed % 32}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := g.(*state)
		var moves []rules.Move
		for s.depth > 0 {
			log := &rules.Log{}
			p := s.top().seat
			moves = rules.Moves(s, p, moves[:0])
			s.Apply(p, moves[ch.Draw(len(moves))], ch, log)
			for _, e := range log.Events {
				heard[e.Verb] = true
				if what := misshapen(e); what != "" {
					t.Fatalf("%s of %s: %+v", what, eventNames[e.Verb], e)
				}
			}
		}
	}
	for v := range eventShapes {
		if !heard[v] {
			t.Errorf("no game told of %s", eventNames[v])
		}
	}
}
