package diadochi

import (
	"strconv"

	"tyche/rules"
)

// The chronicle. Every event worth a sentence has a line that names its arguments, in order:
// S the seat, W who, F from, T to, N and M the numbers, O the number N as a seat, d the first die, e the second, x and
// y the dice as modified. A variant puts the sentence of a special case in its place.
type line struct {
	args    string
	variant func(e rules.Event) string
}

func forNobody(e rules.Event) string {
	switch e.Seat {
	case nobody:
		return ".nobody"
	case independents:
		return ".independents"
	}
	return ""
}

// attempt tells a siege attempt that gained nothing, and one whose total is not what the die shows.
func attempt(e rules.Event) (key string) {
	if e.M == 0 {
		key = ".nothing"
	}
	if e.N != int16(e.Dice[0]) {
		key += ".modified"
	}
	return key
}

// enough tells siege points with which a city falls (9.26).
func enough(e rules.Event) string {
	if e.N >= e.M {
		return ".enough"
	}
	return ""
}

// effective tells a card that is turned up at the end of a Round and takes effect (3.44).
func effective(e rules.Event) string {
	if resolvesRevealed(card(e.Who.ID)) {
		return ".effective"
	}
	return ""
}

// byDice tells whether one die was rolled or two.
func byDice(e rules.Event) string {
	if e.Dice[1] != 0 {
		return ".two"
	}
	if e.Verb == EvCardRoll && card(e.Who.ID) == cardAssassinationAttempt && e.N > foundOut && e.N < woundsFrom {
		return ".nothing"
	}
	return ""
}

func byNumber(e rules.Event) string { return "." + strconv.Itoa(int(e.N)) }

// onSuccess tells a roll that was made from a reaction that needed none.
func onSuccess(e rules.Event) string {
	switch {
	case e.N != 1:
		return ".failure"
	case e.Dice[0] == 0:
		return ".certain"
	}
	return ".success"
}

func byWho(e rules.Event) string {
	switch e.Who.Kind {
	case KindUnit:
		return ".units"
	case KindCart:
		return ".cart" + forNobody(e)
	case KindRoyal:
		return ".royal" + forNobody(e)
	}
	return ""
}

func bride(e rules.Event) string {
	if e.To.Kind == KindRoyal {
		return ""
	}
	return ".daughter" + byNumber(e)
}

func bySea(e rules.Event) string {
	if e.M == 1 {
		return ".sea"
	}
	return ""
}

func faceUp(e rules.Event) string {
	if e.Who.Kind == KindCard {
		return ".card"
	}
	return ""
}

var chronicle = [...]line{
	EvTurnBegins:     {variant: byNumber},
	EvPhaseBegins:    {args: "N", variant: byNumber},
	EvRoundBegins:    {args: "N"},
	EvPlayerTurn:     {args: "S"},
	EvSegment:        {args: "S", variant: byNumber},
	EvUsurper:        {args: "SN"},
	EvFirstPlayer:    {args: "S"},
	EvDealt:          {args: "SN"},
	EvDrawn:          {args: "SW", variant: faceUp},
	EvControl:        {args: "STO", variant: forNobody},
	EvPlaced:         {args: "SWTN", variant: byWho},
	EvMinorPlaced:    {args: "ST"},
	EvRemoved:        {args: "SWFN"},
	EvTrained:        {args: "SWNM"},
	EvRecruited:      {args: "SWT", variant: drafted},
	EvFleetImproved:  {args: "SW"},
	EvFleetOwner:     {args: "SW", variant: forNobody},
	EvFleetDispersed: {args: "SW", variant: forNobody},
	EvFleetBack:      {args: "SW", variant: forNobody},
	EvLargestFleet:   {args: "S", variant: forNobody},
	EvProvince:       {args: "SWO", variant: forNobody},
	EvRoyal:          {args: "SWT", variant: byWho},
	EvRoyalDies:      {args: "W"},
	EvMarried:        {args: "SWT", variant: bride},
	EvBuried:         {args: "ST"},
	EvCartLost:       {},
	EvStatus:         {args: "S", variant: byNumber},
	EvIsolated:       {args: "SF"},
	EvVictory:        {args: "SNM", variant: byNumber},
	EvSucceeds:       {args: "SWF"},
	EvTieRoll:        {args: "Sd"},

	EvActivated:     {args: "WN", variant: rolled},
	EvMoved:         {args: "WFTN", variant: bySea},
	EvTaken:         {args: "SW"},
	EvDropped:       {args: "SWTN", variant: byWho},
	EvIntercepts:    {args: "WTdM", variant: onSuccess},
	EvInside:        {args: "SWT", variant: byWho},
	EvOutside:       {args: "SWT", variant: byWho},
	EvEvades:        {args: "WTdM", variant: onSuccess},
	EvAmbushed:      {args: "TdN", variant: unscathed},
	EvOverrun:       {args: "STNM"},
	EvBattle:        {args: "TWF", variant: leaders},
	EvDesert:        {args: "SWTN"},
	EvPrestige:      {args: "SN", variant: forNobody},
	EvAuxiliaries:   {args: "SN"},
	EvElephants:     {args: "SN"},
	EvBattleDice:    {args: "SxyM", variant: forNobody},
	EvBattleEnds:    {args: "STN", variant: forNobody},
	EvLeaderCheck:   {args: "Wde", variant: onSuccess},
	EvDies:          {args: "W"},
	EvAttrition:     {args: "STdN", variant: unscathed},
	EvLost:          {args: "SWTN", variant: dearly},
	EvDispersed:     {args: "SWTN", variant: dispersedGeneral},
	EvRetreats:      {args: "WFT"},
	EvPopularity:    {args: "WN"},
	EvSailed:        {args: "WFT"},
	EvEscort:        {args: "SW"},
	EvNavalDeclared: {args: "STN"},
	EvNavalBattle:   {args: "STO"},
	EvNavalDice:     {args: "SdeM", variant: unescorted},
	EvNavalEnds:     {args: "ST", variant: forNobody},
	EvDisembarks:    {args: "WT"},
	EvSiegeRoll:     {args: "STNM", variant: attempt},
	EvSiegePoints:   {args: "TNM", variant: enough},
	EvSiegeLifted:   {args: "T"},
	EvCityFalls:     {args: "ST"},
	EvCaptured:      {args: "SW", variant: capture},

	EvCardPlayed:    {args: "SW", variant: byNumber},
	EvCardDiscarded: {args: "SW", variant: forNobody},
	EvCardRevealed:  {args: "W", variant: effective},
	EvCardRemoved:   {args: "W"},
	EvShuffled:      {},
	EvPeeked:        {args: "SOW", variant: faceUp},
	EvCardRoll:      {args: "WdeN", variant: byDice},
	EvCondemned:     {args: "W", variant: byNumber},
	EvWounded:       {args: "W"},
	EvTruce:         {args: "SO"},
	EvTruceEnds:     {},
	EvArmyMoves:     {args: "WFT"},
	EvArmyBeaten:    {args: "W"},
	EvArmyReturns:   {args: "WT"},
	EvHanded:        {args: "SOW", variant: faceUp},
	EvCardTarget:    {args: "WT"},
	EvEffect:        {args: "SWNM", variant: effect},
}

// capture tells the taking of a person from that of the cart.
func capture(e rules.Event) string {
	if e.Who.Kind == KindCart {
		return ".cart"
	}
	return ""
}

// drafted is for the pick of a starter, who has no space yet.
func drafted(e rules.Event) string {
	if e.To.Kind == 0 {
		return ".draft"
	}
	return ""
}

// effect tells the effects of cards that no other event tells.
func effect(e rules.Event) string {
	key := "." + cards[e.Who.ID].id
	if card(e.Who.ID) == cardFog {
		key += byNumber(e)
	}
	return key
}

// unscathed is for attrition without losses, and for the roll that only fixes what a victory over Independents costs
// (7.20).
func unscathed(e rules.Event) string {
	switch {
	case e.Seat == independents:
		return ".independents"
	case e.N == 0:
		return ".none"
	}
	return ""
}

// victorious ends the keys of texts about what a winner loses (7.20).
const victorious = ".winner"

// dearly is for the units that a close victory costs.
func dearly(e rules.Event) string {
	if e.M != 0 {
		return victorious
	}
	return ""
}

// unescorted is for a mover without fleets, who throws no dice at sea (8.22).
func unescorted(e rules.Event) string {
	if e.Dice[0] == 0 {
		return ".none"
	}
	return ""
}

// rolled tells an activation by a die from one with given points.
func rolled(e rules.Event) string {
	if e.Dice[0] != 0 {
		return ".rolled"
	}
	return ""
}

// leaders tells which sides of a battle have a general or an Independent Army.
func leaders(e rules.Event) string {
	switch {
	case e.Who.Kind != 0 && e.From.Kind != 0:
		return ""
	case e.Who.Kind != 0:
		return ".leaderless"
	}
	return ".plain"
}

// dispersedGeneral tells who led the dispersed: a Minor General goes back to the hand (1.39).
func dispersedGeneral(e rules.Event) string {
	switch {
	case e.Who.Kind == 0:
		return ".units"
	case isMajor(general(e.Who.ID)):
		return ""
	case e.N == 0:
		return ".minor.alone"
	}
	return ".minor"
}

// Tell turns an event into its sentence of the chronicle.
func (game) Tell(e rules.Event) (rules.Text, bool) {
	if int(e.Verb) >= len(chronicle) || e.Verb == EvNone {
		return rules.Text{}, false
	}
	if e.Verb == EvTaken && e.Who.Kind != KindCart {
		return rules.Text{}, false // troops that join a march are seen on the map
	}
	row := &chronicle[e.Verb]
	if row.args == "" && e.Verb != EvCartLost && e.Verb != EvShuffled && e.Verb != EvTruceEnds {
		return rules.Text{}, false
	}
	t := rules.Text{Key: "diadochi.log." + eventNames[e.Verb]}
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
		return seatArg(e.Seat)
	case 'O':
		return seatArg(rules.Seat(e.N))
	case 'W':
		return rules.R(e.Who)
	case 'F':
		return rules.R(e.From)
	case 'T':
		return rules.R(e.To)
	case 'N':
		return rules.N(int(e.N))
	case 'M':
		return rules.N(int(e.M))
	case 'd', 'e':
		return rules.N(int(e.Dice[code-'d']))
	case 'x', 'y':
		return rules.N(int(e.Dice[rolledInBattle(e)+int(code-'x')]))
	}
	panic("diadochi: no such letter in the chronicle")
}

// rolledInBattle is how many dice of an EvBattleDice were rolled; the two that count, as they are modified, follow them.
func rolledInBattle(e rules.Event) int {
	if e.Dice[4] != 0 { // a third one, by card 55
		return 3
	}
	return 2
}

func seatArg(p rules.Seat) rules.Arg {
	if p == nobody {
		return rules.K("diadochi.name.nobody")
	}
	return rules.R(seatRef(p))
}
