package sector

// numCards counts the kinds of combat cards: fourteen of each people (6.5).
const numCards = 42

// noCard is no combat card; it stands where none is committed.
const noCard card = numCards

var cards = [numCards]cardRow{
	{"g01", 2, noTech, false, deckhand, 2, 2, 1, 1, 0},
	{"g02", 2, noTech, false, harpooner, 3, 1, 1, 1, 0},
	{"g03", 2, noTech, false, crawler, 2, 2, 1, 1, 0},
	{"g04", 2, noTech, false, hammer, 3, 1, 2, 0, blastGround},
	{"g05", 2, noTech, false, kestrel, 3, 1, 1, 1, 0},
	{"g06", 2, noTech, false, barge, 3, 2, 2, 0, 0},
	{"g07", 2, noTech, true, noUnit, 0, 2, 0, 2, 0},
	{"g08", 2, noTech, true, noUnit, 2, 0, 2, 0, 0},
	{"g09", 1, noTech, true, noUnit, 1, 0, 1, 0, anyHit},
	{"g10", 1, noTech, true, noUnit, 0, 1, 0, 1, cancels},
	{"g11", 2, 0, false, deckhand, 4, 2, 2, 1, 0},
	{"g12", 2, 1, false, harpooner, 4, 2, 2, 1, anyHit},
	{"g13", 2, 2, true, noUnit, 1, 3, 1, 3, 0},
	{"g14", 2, 3, false, hammer, 4, 1, 2, 1, blastAny},
	{"t01", 3, noTech, false, minnow, 3, 1, 1, 1, 0},
	{"t02", 2, noTech, false, quillback, 2, 2, 1, 1, 0},
	{"t03", 2, noTech, false, shellback, 2, 3, 0, 2, 0},
	{"t04", 2, noTech, false, tidebreaker, 3, 1, 2, 0, blastGround},
	{"t05", 2, noTech, false, skimmer, 2, 2, 1, 1, 0},
	{"t06", 1, noTech, false, stormray, 3, 1, 2, 0, 0},
	{"t07", 2, noTech, true, noUnit, 0, 1, 0, 1, saves},
	{"t08", 2, noTech, true, noUnit, 2, 0, 2, 0, 0},
	{"t09", 1, noTech, true, noUnit, 0, 1, 0, 1, cancels},
	{"t10", 1, noTech, true, noUnit, 1, 0, 1, 0, anyHit},
	{"t11", 2, 6, false, minnow, 5, 2, 2, 1, 0},
	{"t12", 2, 7, false, quillback, 4, 1, 2, 1, blastAir},
	{"t13", 2, 8, true, noUnit, 1, 3, 1, 3, 0},
	{"t14", 2, 9, false, tidebreaker, 4, 2, 2, 1, blastAny},
	{"k01", 3, noTech, false, brickward, 1, 3, 0, 2, 0},
	{"k02", 2, noTech, false, slingstone, 3, 1, 1, 1, 0},
	{"k03", 1, noTech, false, mender, 1, 3, 1, 1, 0},
	{"k04", 2, noTech, false, monolith, 3, 1, 2, 0, blastGround},
	{"k05", 2, noTech, false, lamplighter, 2, 2, 1, 1, 0},
	{"k06", 2, noTech, false, skyfurnace, 3, 1, 2, 0, blastAny},
	{"k07", 2, noTech, true, noUnit, 0, 2, 0, 2, 0},
	{"k08", 2, noTech, true, noUnit, 2, 0, 2, 0, 0},
	{"k09", 1, noTech, true, noUnit, 0, 1, 0, 1, cancels},
	{"k10", 1, noTech, true, noUnit, 1, 0, 1, 0, anyHit},
	{"k11", 2, 12, false, brickward, 3, 3, 1, 2, 0},
	{"k12", 2, 13, false, slingstone, 4, 1, 2, 1, blastAir},
	{"k13", 2, 14, true, noUnit, 0, 1, 0, 1, recalls},
	{"k14", 2, 15, false, lamplighter, 3, 3, 2, 1, 0},
}
