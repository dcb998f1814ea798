package sector

import (
	"strconv"

	"tyche/rules"
)

// The chronicle. A line's arguments are letters: S the seat, W Who, F From, T To, N and M the numbers, O the seat of
// number N, K the skirmish of that number, V the special victory of faction Who. A variant adds to the key of the sentence. Events without a line are for pictures only.

type line struct {
	told    bool
	args    string
	variant func(rules.Event) string
}

var chronicle = [numEventVerbs]line{
	EvFaction:       {told: true, args: "SW"},
	EvPlanetDealt:   {told: true, args: "SW"},
	EvPlanetPlaced:  {told: true, args: "SW"},
	EvRouteJoined:   {told: true, args: "ST"},
	EvRound:         {told: true, args: "SN"},
	EvPhase:         {told: true, variant: byN},
	EvStep:          {told: true, variant: byN},
	EvFirst:         {told: true, args: "S"},
	EvTokenPlaced:   {told: true, args: "ST"},
	EvRevealed:      {told: true, args: "SWT", variant: byN},
	EvObstructed:    {told: true, args: "S"},
	EvEventDrawn:    {told: true, args: "S", variant: byN}, // stages have Roman numbers, as on the cards
	EvStrained:      {told: true, args: "ST", variant: byN},
	EvTokensSpent:   {told: true, args: "SN", variant: byM},
	EvWorkers:       {told: true, args: "SN", variant: byM},
	EvTransport:     {told: true, args: "ST"},
	EvUnitPlaced:    {told: true, args: "SWT"},
	EvBaseBuilt:     {told: true, args: "ST"},
	EvBuilding:      {told: true, args: "SW"},
	EvModule:        {told: true, args: "SW"},
	EvMoved:         {told: true, args: "SWFT"},
	EvTaken:         {told: true, args: "STW", variant: byN},
	EvTech:          {told: true, args: "SW"},
	EvKept:          {told: true, args: "SW"},
	EvShuffled:      {told: true, args: "S"},
	EvCardDrawn:     {told: true, args: "SW"},
	EvCardsDrawn:    {told: true, args: "SN"},
	EvUnitLost:      {told: true, args: "SWF"},
	EvDisbanded:     {told: true, args: "SWF"},
	EvTransportLost: {told: true, args: "SF"},
	EvBaseLost:      {told: true, args: "SFW"},
	EvBattle:        {told: true, args: "SWT"},
	EvFront:         {told: true, args: "SWK"},
	EvSupport:       {told: true, args: "SWK"},
	EvShown:         {told: true, args: "SWK"},
	EvStrength:      {told: true, args: "SWNM"},
	EvBeaten:        {told: true, args: "SWK"},
	EvSaved:         {told: true, args: "SW"},
	EvRecalled:      {told: true, args: "SWT"},
	EvBattleEnds:    {told: true, args: "STNM", variant: ended},
	EvWithdraws:     {told: true, args: "SWT"},
	EvEliminated:    {told: true, args: "S"},
	EvCardLost:      {told: true, args: "SWN", variant: withWorkers},
	EvCardGained:    {told: true, args: "SW"},
	EvWorkersBack:   {told: true, args: "SN"},
	EvPoints:        {told: true, args: "SNM"},
	EvVictory:       {told: true, args: "SMV", variant: byN},
	EvEventRead:     {told: true, args: "SW"},
	EvEventPlayed:   {told: true, args: "SW"},
	EvEventPassed:   {told: true, args: "S"},
	EvBeacon:        {told: true, args: "SWN"},
	EvNoEffect:      {told: true, args: "SW"},
	EvTokens:        {told: true, args: "SN", variant: byM},
	EvStopped:       {told: true, args: "SN"},
	EvPeeks:         {told: true, args: "SW"},
	EvPeeked:        {told: true, args: "SWO"},
	EvDiscarded:     {told: true, args: "SW"},
	EvVein:          {told: true, args: "SW"},
	EvRouteShifted:  {told: true, args: "SFT"},
}

func byN(e rules.Event) string { return "." + strconv.Itoa(int(e.N)) }
func byM(e rules.Event) string { return "." + strconv.Itoa(int(e.M)) }

// ended tells apart the ends of a battle: nobody is left (whoever survives has strength), or both sides are as strong (4.7).
func ended(e rules.Event) string {
	switch {
	case e.N == 0 && e.M == 0:
		return ".empty"
	case e.N == e.M:
		return ".tie"
	}
	return ""
}

// withWorkers leaves workers out where there were none.
func withWorkers(e rules.Event) string {
	if e.N == 0 {
		return ".empty"
	}
	return ""
}

// Tell turns an event into its sentence of the chronicle.
func (game) Tell(e rules.Event) (rules.Text, bool) {
	if int(e.Verb) >= len(chronicle) || !chronicle[e.Verb].told || e.Verb == EvUnitLost && e.M != 0 { // that it was beaten is a line already
		return rules.Text{}, false
	}
	row := &chronicle[e.Verb]
	t := rules.Text{Key: "sector.log." + eventNames[e.Verb]}
	if row.variant != nil {
		t.Key += row.variant(e)
	}
	for i, code := range row.args {
		t.Args[i] = argument(e, code)
	}
	return t, true
}

// argument returns what a letter of a line stands for.
func argument(e rules.Event, code rune) rules.Arg {
	switch code {
	case 'S':
		return rules.R(seatRef(e.Seat))
	case 'O':
		return rules.R(seatRef(rules.Seat(e.N)))
	case 'K':
		return rules.R(slotRef(e.N - 1))
	case 'W':
		return rules.R(e.Who)
	case 'V':
		if e.Who.Kind != KindFaction {
			return rules.Arg{}
		}
		return rules.K("sector.objective." + factions[e.Who.ID].id)
	case 'F':
		return rules.R(e.From)
	case 'T':
		return rules.R(e.To)
	case 'N':
		return rules.N(int(e.N))
	}
	return rules.N(int(e.M))
}
