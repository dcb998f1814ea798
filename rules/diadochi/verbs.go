package diadochi

// verb is what a move does. Its operands and their words are in the table below; Format and Parse use it.
type verb = uint8

// operand is the kind of a move's operand.
type operand uint8

const (
	noOperand operand = iota
	anInt
	aSpace
	aProvince
	aGeneral
	aUnit
	aCard
	aFleet
	aRoyal
	anArmy
	aSeat
)

type verbRow struct {
	word     string
	operands [3]operand
}

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
	passVerb:           {"pass", [3]operand{}},
	yesVerb:            {"yes", [3]operand{}},
	doneVerb:           {"done", [3]operand{}},
	chooseVerb:         {"choose", [3]operand{anInt}},
	draftVerb:          {"draft", [3]operand{aGeneral}},
	firstVerb:          {"first", [3]operand{aSeat}},
	placeUnitVerb:      {"put", [3]operand{aUnit, aSpace}},
	placeVerb:          {"place", [3]operand{aGeneral, aSpace}},
	minorVerb:          {"minor", [3]operand{aGeneral}},
	stationVerb:        {"station", [3]operand{aSpace, anInt}},
	disbandVerb:        {"disband", [3]operand{aSpace, anInt}},
	goInVerb:           {"in", [3]operand{aSpace, aUnit}},
	goOutVerb:          {"out", [3]operand{aSpace, aUnit}},
	generalInVerb:      {"general-in", [3]operand{aGeneral}},
	generalOutVerb:     {"general-out", [3]operand{aGeneral}},
	royalInVerb:        {"royal-in", [3]operand{aRoyal}},
	royalOutVerb:       {"royal-out", [3]operand{aRoyal}},
	buryVerb:           {"bury", [3]operand{}},
	playVerb:           {"play", [3]operand{aCard}},
	opsVerb:            {"ops", [3]operand{aCard}},
	improveVerb:        {"improve", [3]operand{aCard, aFleet}},
	recruitVerb:        {"recruit", [3]operand{aCard, aGeneral}},
	forceMarchVerb:     {"force-march", [3]operand{}},
	placePCVerb:        {"control", [3]operand{aSpace}},
	trainVerb:          {"train", [3]operand{aUnit}},
	musterVerb:         {"muster", [3]operand{}},
	removeVerb:         {"remove", [3]operand{aUnit, aSpace}},
	activateVerb:       {"activate", [3]operand{aGeneral}},
	stepVerb:           {"step", [3]operand{aSpace}},
	takeVerb:           {"take", [3]operand{aUnit, anInt}},
	takeGeneralVerb:    {"take-general", [3]operand{aGeneral}},
	takeRoyalVerb:      {"take-royal", [3]operand{aRoyal}},
	takeCartVerb:       {"take-cart", [3]operand{}},
	dropVerb:           {"drop", [3]operand{aUnit, anInt}},
	dropGeneralVerb:    {"drop-general", [3]operand{aGeneral}},
	dropRoyalVerb:      {"drop-royal", [3]operand{aRoyal}},
	dropCartVerb:       {"drop-cart", [3]operand{}},
	siegeVerb:          {"siege", [3]operand{aSpace}},
	sortieVerb:         {"sortie", [3]operand{}},
	sailVerb:           {"sail", [3]operand{aSpace}},
	escortVerb:         {"escort", [3]operand{aFleet}},
	interceptVerb:      {"intercept", [3]operand{aGeneral, aSpace}},
	evadeVerb:          {"evade", [3]operand{aSpace}},
	overrunVerb:        {"overrun", [3]operand{}},
	loseVerb:           {"lose", [3]operand{aUnit}},
	surpriseVerb:       {"surprise", [3]operand{aCard}},
	discardVerb:        {"discard", [3]operand{aCard}},
	targetVerb:         {"target", [3]operand{aSpace}},
	targetGeneralVerb:  {"target-general", [3]operand{aGeneral}},
	targetSeatVerb:     {"target-seat", [3]operand{aSeat}},
	targetCardVerb:     {"target-card", [3]operand{aCard}},
	targetRoyalVerb:    {"target-royal", [3]operand{aRoyal}},
	targetFleetVerb:    {"target-fleet", [3]operand{aFleet}},
	targetProvinceVerb: {"target-province", [3]operand{aProvince}},
	targetArmyVerb:     {"target-army", [3]operand{anArmy}},
	moveArmyVerb:       {"move-army", [3]operand{anArmy, aSpace}},
}
