package sector

// The units (6.1-6.3): six of each people, in the order of their peoples.
const (
	deckhand unit = iota
	harpooner
	crawler
	hammer
	kestrel
	barge
	minnow
	quillback
	shellback
	skimmer
	stormray
	tidebreaker
	brickward
	slingstone
	mender
	monolith
	lamplighter
	skyfurnace
	numUnits = iota
)

var units = [numUnits]unitRow{
	deckhand:    {id: "deckhand", count: 8, minerals: 1, gas: 0, building: yard, air: false, hitsAir: true, hitsGround: true, strength: 2, health: 4, supportAttack: 1, supportHealth: 0},
	harpooner:   {id: "harpooner", count: 4, minerals: 1, gas: 1, building: yard, air: false, hitsAir: true, hitsGround: true, strength: 3, health: 4, supportAttack: 1, supportHealth: 0, againstAir: 2},
	crawler:     {id: "crawler", count: 4, minerals: 2, gas: 0, building: foundry, air: false, hitsAir: false, hitsGround: true, strength: 4, health: 5, supportAttack: 1, supportHealth: 0},
	hammer:      {id: "hammer", count: 3, minerals: 1, gas: 1, building: foundry, air: false, hitsAir: false, hitsGround: true, strength: 5, health: 4, supportAttack: 2, supportHealth: 0},
	kestrel:     {id: "kestrel", count: 4, minerals: 2, gas: 1, building: skydock, air: true, hitsAir: true, hitsGround: true, strength: 4, health: 5, supportAttack: 1, supportHealth: 0},
	barge:       {id: "barge", count: 2, minerals: 3, gas: 2, building: grandSlip, air: true, hitsAir: true, hitsGround: true, strength: 7, health: 8, supportAttack: 2, supportHealth: 0},
	minnow:      {id: "minnow", count: 12, minerals: 1, gas: 0, building: shallows, air: false, hitsAir: false, hitsGround: true, strength: 1, health: 3, supportAttack: 1, supportHealth: 0, pair: true},
	quillback:   {id: "quillback", count: 6, minerals: 1, gas: 1, building: shallows, air: false, hitsAir: true, hitsGround: true, strength: 3, health: 4, supportAttack: 1, supportHealth: 0},
	shellback:   {id: "shellback", count: 4, minerals: 2, gas: 0, building: trench, air: false, hitsAir: false, hitsGround: true, strength: 3, health: 6, supportAttack: 1, supportHealth: 0},
	skimmer:     {id: "skimmer", count: 4, minerals: 1, gas: 1, building: updraft, air: true, hitsAir: true, hitsGround: true, strength: 3, health: 4, supportAttack: 1, supportHealth: 0},
	stormray:    {id: "stormray", count: 3, minerals: 2, gas: 2, building: updraft, air: true, hitsAir: false, hitsGround: true, strength: 5, health: 5, supportAttack: 2, supportHealth: 0},
	tidebreaker: {id: "tidebreaker", count: 2, minerals: 3, gas: 2, building: maelstrom, air: false, hitsAir: false, hitsGround: true, strength: 7, health: 9, supportAttack: 2, supportHealth: 0},
	brickward:   {id: "brickward", count: 6, minerals: 2, gas: 0, building: kilnHall, air: false, hitsAir: false, hitsGround: true, strength: 4, health: 5, supportAttack: 1, supportHealth: 0},
	slingstone:  {id: "slingstone", count: 4, minerals: 2, gas: 1, building: kilnHall, air: false, hitsAir: true, hitsGround: true, strength: 4, health: 5, supportAttack: 1, supportHealth: 0, againstAir: 1},
	mender:      {id: "mender", count: 3, minerals: 0, gas: 1, building: greatKiln, air: false, hitsAir: false, hitsGround: true, strength: 1, health: 4, supportAttack: 1, supportHealth: 2},
	monolith:    {id: "monolith", count: 2, minerals: 3, gas: 1, building: greatKiln, air: false, hitsAir: false, hitsGround: true, strength: 7, health: 9, supportAttack: 2, supportHealth: 0},
	lamplighter: {id: "lamplighter", count: 4, minerals: 2, gas: 1, building: chimney, air: true, hitsAir: true, hitsGround: true, strength: 5, health: 6, supportAttack: 1, supportHealth: 0},
	skyfurnace:  {id: "skyfurnace", count: 2, minerals: 3, gas: 1, building: crown, air: true, hitsAir: true, hitsGround: true, strength: 7, health: 8, supportAttack: 2, supportHealth: 0},
}

// The buildings: four of each people.
const (
	yard building = iota
	foundry
	skydock
	grandSlip
	shallows
	trench
	updraft
	maelstrom
	kilnHall
	greatKiln
	chimney
	crown
	numBuildings = iota
)

// startBuilding is what the first building of a people requires.
const startBuilding building = 255

var buildings = [numBuildings]buildingRow{
	yard:      {"yard", 0, 0, startBuilding},
	foundry:   {"foundry", 2, 0, yard},
	skydock:   {"skydock", 2, 1, yard},
	grandSlip: {"grand-slip", 3, 1, skydock},
	shallows:  {"shallows", 0, 0, startBuilding},
	trench:    {"trench", 2, 0, shallows},
	updraft:   {"updraft", 2, 1, shallows},
	maelstrom: {"maelstrom", 3, 1, trench},
	kilnHall:  {"kiln-hall", 0, 0, startBuilding},
	greatKiln: {"great-kiln", 2, 0, kilnHall},
	chimney:   {"chimney", 1, 1, kilnHall},
	crown:     {"crown", 2, 0, chimney},
}

// The modules.
const (
	storehouse module = iota
	mast
	bulwark
	numModules = iota
)

var modules = [numModules]moduleRow{
	storehouse: {"storehouse", 2, 2, 0},
	mast:       {"mast", 2, 1, 1},
	bulwark:    {"bulwark", 1, 2, 0},
}

// numTechs counts the technologies: six of each people (6.6).
const numTechs = 18

// Technologies with a standing effect.
const (
	quartermasters  tech = 4
	fastCharts      tech = 5
	richCurrents    tech = 10
	lateralSense    tech = 11
	standingArchive tech = 16
	glazedHulls     tech = 17
)

var techs = [numTechs]techRow{
	{"gt1", 0, 1, yard, 10},
	{"gt2", 1, 1, yard, 11},
	{"gt3", 1, 1, foundry, 12},
	{"gt4", 0, 1, foundry, 13},
	{"gt5", 1, 1, yard, noCard},
	{"gt6", 0, 2, skydock, noCard},
	{"tt1", 0, 1, shallows, 24},
	{"tt2", 1, 1, shallows, 25},
	{"tt3", 1, 1, trench, 26},
	{"tt4", 0, 1, maelstrom, 27},
	{"tt5", 1, 1, shallows, noCard},
	{"tt6", 0, 2, updraft, noCard},
	{"kt1", 0, 1, kilnHall, 38},
	{"kt2", 1, 1, kilnHall, 39},
	{"kt3", 0, 1, greatKiln, 40},
	{"kt4", 0, 1, chimney, 41},
	{"kt5", 1, 1, kilnHall, noCard},
	{"kt6", 0, 1, chimney, noCard},
}
