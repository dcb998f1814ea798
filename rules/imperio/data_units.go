package imperio

// The kinds of units, U1-U8 (units.tsv).
const (
	troop unit = iota
	aircraft
	carrier
	frigate
	cruiser
	dreadnought
	flagship
	station
	numUnits = iota
)

type unitRow struct {
	id                   string
	bv, dice, hull, move int8
	price, perPrice      int8 // price in Resources of so many units
	antiAir              int8 // attacks before combat
	bombards             bool
	ship, warship        bool
}

var units = [numUnits]unitRow{
	{"troop", 8, 1, 1, 0, 1, 2, 0, false, false, false},
	{"aircraft", 9, 1, 1, 0, 1, 2, 0, false, false, false},
	{"carrier", 9, 1, 1, 1, 2, 1, 0, false, true, false},
	{"frigate", 8, 1, 1, 2, 2, 1, 2, false, true, true},
	{"cruiser", 7, 1, 1, 2, 4, 1, 0, false, true, true},
	{"dreadnought", 5, 1, 2, 1, 6, 1, 0, true, true, true},
	{"flagship", 5, 2, 2, 1, 10, 1, 0, false, true, true},
	{"station", 3, 3, 3, 1, 12, 1, 0, true, true, true},
}

// carries is how many Troops and Aircraft a unit carries as it is built (12.1).
func (u unit) carries() int {
	if u == carrier || u == station {
		return manifestSize
	}
	return 0
}

// The infrastructures, B1-B4 (10.1).
const (
	shipyard work = iota
	port
	platform // Orbital Defence Platform
	shield
	numWorks = iota
)

type workRow struct {
	id        string
	cost, max uint8
}

var works = [numWorks]workRow{
	{"shipyard", 4, 1},
	{"port", 4, 1},
	{"platform", 2, 2},
	{"shield", 4, 1},
}

// The abilities (2.2).
const (
	a01          ability = iota // Tireless Workers
	a02                         // Sworn to Serve
	a03                         // Patron of Science
	a04                         // One with the Shadow
	a05                         // Charismatic
	a06                         // Industrious
	a07                         // Friends in High Places
	a08                         // Master Strategists
	a09                         // Patient Warriors
	a10                         // Fight to the Last
	a11                         // Terror Tactics
	a12                         // Taking of Prisoners
	numAbilities = iota
)

var abilityIDs = [numAbilities]string{
	"tireless-workers",
	"sworn-to-serve",
	"patron-of-science",
	"one-with-the-shadow",
	"charismatic",
	"industrious",
	"friends-in-high-places",
	"master-strategists",
	"patient-warriors",
	"fight-to-the-last",
	"terror-tactics",
	"taking-of-prisoners",
}

// The upgrades of Flagships (2.3).
const (
	f01         upgrade = iota // Target Locator
	f02                        // Impulse Drive 3.0
	f03                        // Extra Defence Turrets
	f04                        // Improved Aiming Systems
	f05                        // Repeating Cannons
	f06                        // Extended Bays
	f07                        // Bunker-Buster Missiles
	f08                        // Recycled Materials
	f09                        // Expanding Shells
	f10                        // Damage Control Teams
	numUpgrades = iota
)

var upgradeIDs = [numUpgrades]string{
	"target-locator",
	"impulse-drive-3-0",
	"extra-defence-turrets",
	"improved-aiming-systems",
	"repeating-cannons",
	"extended-bays",
	"bunker-buster-missiles",
	"recycled-materials",
	"expanding-shells",
	"damage-control-teams",
}

// The Subterfuge actions (16).
const (
	espionage plot = iota
	watch
	sabotage
	drain
	chaos
	favour
	sedition
	numPlots = iota
)

type plotRow struct {
	id    string
	cost  uint8
	blame uint8 // surcharge to blame another House, 0 = not allowed
}

var plots = [numPlots]plotRow{
	{"espionage", 4, 2},
	{"watch", 4, 0},
	{"sabotage", 6, 2},
	{"drain", 6, 2},
	{"chaos", 8, 2},
	{"favour", 10, 0},
	{"sedition", 12, 0},
}
