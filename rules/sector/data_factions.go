package sector

// The factions (1.3): two of each people.
const (
	ember faction = iota
	anchor
	reef
	drift
	dawn
	dusk
	numFactions = iota
)

var factions = [numFactions]factionRow{
	ember:  {id: "ember", people: guild, colour: 0xFFB000, start: []startRow{{crawler, 1}, {deckhand, 4}}, workers: 6, transports: 2},
	anchor: {id: "anchor", people: guild, colour: 0x8C5A2B, start: []startRow{{deckhand, 3}, {harpooner, 2}}, workers: 6, transports: 2},
	reef:   {id: "reef", people: tide, colour: 0xDC267F, start: []startRow{{minnow, 6}, {quillback, 2}}, workers: 6, transports: 2},
	drift:  {id: "drift", people: tide, colour: 0x56B4E9, start: []startRow{{minnow, 4}, {quillback, 3}}, workers: 6, transports: 2},
	dawn:   {id: "dawn", people: kiln, colour: 0xF2F2F2, start: []startRow{{brickward, 2}}, workers: 2, transports: 1},
	dusk:   {id: "dusk", people: kiln, colour: 0x785EF0, start: []startRow{{brickward, 2}, {slingstone, 1}}, workers: 2, transports: 1},
}

// reserves are what a faction of a people starts with beyond its own, by the number of players (1.3).
var reserves = [numPeoples][maxSeats + 1]reserveRow{
	tide: {4: {unit: quillback, count: 1}, 5: {unit: quillback, count: 1}},
	kiln: {2: {workers: 2, unit: brickward, count: 1}, 3: {workers: 1, unit: brickward, count: 1}, 5: {workers: 1}, 6: {workers: 2}},
}
