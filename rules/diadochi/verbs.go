package diadochi

import "tyche/rules/notation"

// verb is what a move does. Its operands and their words are in the table below; Format and Parse use it.
type verb = uint8

// operand is the kind of a move's operand: the kind of the Refs that it names, or a number.
type operand = uint8

const (
	noOperand = notation.None
	anInt     = notation.Number
	aSpace    = KindSpace
	aProvince = KindProvince
	aGeneral  = KindGeneral
	aUnit     = KindUnit
	aCard     = KindCard
	aFleet    = KindFleet
	aRoyal    = KindRoyal
	anArmy    = KindArmy
	aSeat     = KindSeat
)

type verbRow = notation.Row

// The verbs, chapter by chapter.
const (
	noVerb verb = iota

	// General answers.
	passVerb   // decline, or finish what is offered
	yesVerb    // do what is asked
	doneVerb   // end the present procedure
	chooseVerb // the n-th of the offered things

	// Sequence, placing and free actions (chapters 1-4, 11-16).
	draftVerb     // pick a starter
	firstVerb     // this seat plays first
	placeUnitVerb // put a CU of this type in a space
	placeVerb     // put a general in a space
	minorVerb     // take a Minor General up, from hand or from the map, to put him somewhere; on the march, put him here
	stationVerb   // put him in a space; 1 = inside the city
	disbandVerb   // disband an RA in a space; 1 = inside the city
	goInVerb      // a CU of this type goes inside the city (9.20, 6.9)
	goOutVerb     // a CU of this type comes outside
	generalInVerb // a general goes inside the city he stands at
	generalOutVerb
	royalInVerb // a member of the royal family likewise
	royalOutVerb
	buryVerb
	playVerb    // a card: as an event
	opsVerb     // a card: for its OP
	improveVerb // a card, to improve a fleet
	recruitVerb // a card, to recruit a general
	forceMarchVerb
	placePCVerb
	trainVerb  // a CU of this type
	musterVerb // 1 M instead of activating
	removeVerb // lose a CU of this type in a space

	// Movement, battle, sea and siege (chapters 5-9).
	activateVerb // a general
	stepVerb     // march to a space
	takeVerb     // pick up CUs of a type
	takeGeneralVerb
	takeRoyalVerb
	takeCartVerb
	dropVerb
	dropGeneralVerb
	dropRoyalVerb
	dropCartVerb
	siegeVerb
	sortieVerb
	sailVerb
	escortVerb
	interceptVerb
	evadeVerb
	overrunVerb
	loseVerb // a CU of this type as a loss

	// Cards and Independent Armies (chapters 3, 10).
	surpriseVerb // play a Surprise card
	discardVerb  // discard a Surprise card unplayed
	targetVerb   // a space as the target of a card
	targetGeneralVerb
	targetSeatVerb
	targetCardVerb
	targetRoyalVerb
	targetFleetVerb
	targetProvinceVerb
	targetArmyVerb
	moveArmyVerb

	numVerbs
)

var verbs = [numVerbs]verbRow{
	passVerb:           {Word: "pass"},
	yesVerb:            {Word: "yes"},
	doneVerb:           {Word: "done"},
	chooseVerb:         {Word: "choose", Operands: [3]operand{anInt}},
	draftVerb:          {Word: "draft", Operands: [3]operand{aGeneral}},
	firstVerb:          {Word: "first", Operands: [3]operand{aSeat}},
	placeUnitVerb:      {Word: "put", Operands: [3]operand{aUnit, aSpace}},
	placeVerb:          {Word: "place", Operands: [3]operand{aGeneral, aSpace}},
	minorVerb:          {Word: "minor", Operands: [3]operand{aGeneral}},
	stationVerb:        {Word: "station", Operands: [3]operand{aSpace, anInt}},
	disbandVerb:        {Word: "disband", Operands: [3]operand{aSpace, anInt}},
	goInVerb:           {Word: "in", Operands: [3]operand{aSpace, aUnit}},
	goOutVerb:          {Word: "out", Operands: [3]operand{aSpace, aUnit}},
	generalInVerb:      {Word: "general-in", Operands: [3]operand{aGeneral}},
	generalOutVerb:     {Word: "general-out", Operands: [3]operand{aGeneral}},
	royalInVerb:        {Word: "royal-in", Operands: [3]operand{aRoyal}},
	royalOutVerb:       {Word: "royal-out", Operands: [3]operand{aRoyal}},
	buryVerb:           {Word: "bury"},
	playVerb:           {Word: "play", Operands: [3]operand{aCard}},
	opsVerb:            {Word: "ops", Operands: [3]operand{aCard}},
	improveVerb:        {Word: "improve", Operands: [3]operand{aCard, aFleet}},
	recruitVerb:        {Word: "recruit", Operands: [3]operand{aCard, aGeneral}},
	forceMarchVerb:     {Word: "force-march"},
	placePCVerb:        {Word: "control", Operands: [3]operand{aSpace}},
	trainVerb:          {Word: "train", Operands: [3]operand{aUnit}},
	musterVerb:         {Word: "muster"},
	removeVerb:         {Word: "remove", Operands: [3]operand{aUnit, aSpace}},
	activateVerb:       {Word: "activate", Operands: [3]operand{aGeneral}},
	stepVerb:           {Word: "step", Operands: [3]operand{aSpace}},
	takeVerb:           {Word: "take", Operands: [3]operand{aUnit, anInt}},
	takeGeneralVerb:    {Word: "take-general", Operands: [3]operand{aGeneral}},
	takeRoyalVerb:      {Word: "take-royal", Operands: [3]operand{aRoyal}},
	takeCartVerb:       {Word: "take-cart"},
	dropVerb:           {Word: "drop", Operands: [3]operand{aUnit, anInt}},
	dropGeneralVerb:    {Word: "drop-general", Operands: [3]operand{aGeneral}},
	dropRoyalVerb:      {Word: "drop-royal", Operands: [3]operand{aRoyal}},
	dropCartVerb:       {Word: "drop-cart"},
	siegeVerb:          {Word: "siege", Operands: [3]operand{aSpace}},
	sortieVerb:         {Word: "sortie"},
	sailVerb:           {Word: "sail", Operands: [3]operand{aSpace}},
	escortVerb:         {Word: "escort", Operands: [3]operand{aFleet}},
	interceptVerb:      {Word: "intercept", Operands: [3]operand{aGeneral, aSpace}},
	evadeVerb:          {Word: "evade", Operands: [3]operand{aSpace}},
	overrunVerb:        {Word: "overrun"},
	loseVerb:           {Word: "lose", Operands: [3]operand{aUnit}},
	surpriseVerb:       {Word: "surprise", Operands: [3]operand{aCard}},
	discardVerb:        {Word: "discard", Operands: [3]operand{aCard}},
	targetVerb:         {Word: "target", Operands: [3]operand{aSpace}},
	targetGeneralVerb:  {Word: "target-general", Operands: [3]operand{aGeneral}},
	targetSeatVerb:     {Word: "target-seat", Operands: [3]operand{aSeat}},
	targetCardVerb:     {Word: "target-card", Operands: [3]operand{aCard}},
	targetRoyalVerb:    {Word: "target-royal", Operands: [3]operand{aRoyal}},
	targetFleetVerb:    {Word: "target-fleet", Operands: [3]operand{aFleet}},
	targetProvinceVerb: {Word: "target-province", Operands: [3]operand{aProvince}},
	targetArmyVerb:     {Word: "target-army", Operands: [3]operand{anArmy}},
	moveArmyVerb:       {Word: "move-army", Operands: [3]operand{anArmy, aSpace}},
}
