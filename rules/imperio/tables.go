package imperio

import "tyche/rules"

// The tables of the rules for those who show them. Every row begins with the Ref whose name it bears; the ID of the Ref
// is the number of the row. Prices are the printed ones: what a House pays today is in its Prices.

// How many rows the tables have.
const (
	NumUnits     = numUnits
	NumWorks     = numWorks
	NumTechs     = numTechs
	NumPlots     = numPlots
	NumAbilities = numAbilities
	NumUpgrades  = numUpgrades
	NumCards     = numCards   // laws and directives of the Council's deck
	NumEntries   = numEntries // ... and the templates of decrees after them
	NumHouses    = numHouses
	NumAnomalies = int(numAnomalies)
	NumReasons   = int(numReasons)

	MaxSlots     = maxSlots      // actions of a House in a turn
	MaxLaws      = maxLaws       // in force
	MaxOffers    = offersAllowed // of two Houses in a turn, alliances among them
	MaxDocket    = maxDocket     // proposals of a turn
	MaxParts     = maxParts      // detachments of an Operation
	MaxTasks     = maxTasks      // tasks of an Operation
	ManifestSize = manifestSize  // Troops and Aircraft in a transport
	Transports   = maxTransports
)

// UnitRow is a kind of unit (units.tsv).
type UnitRow struct {
	Ref               rules.Ref
	BattleValue       int // least number of a d10 that hits
	Dice, Hull, Move  int // attack dice, hits it takes, hexes
	Price, PerPrice   int // Resources for so many units
	Carries           int // Troops and Aircraft aboard
	AntiAir           int // attacks before the first round
	Bombards          bool
	Ship, Warship     bool
	NeedsYard, AtHome bool // built with a Shipyard only; in the Home System only
}

// UnitAt returns a kind of unit: UnitTroop and so on.
func UnitAt(u int) UnitRow {
	k := &units[u]
	return UnitRow{
		Ref: unitRef(unit(u)), BattleValue: int(k.bv), Dice: int(k.dice), Hull: int(k.hull), Move: int(k.move),
		Price: int(k.price), PerPrice: int(k.perPrice), Carries: unit(u).carries(), AntiAir: int(k.antiAir),
		Bombards: k.bombards, Ship: k.ship, Warship: k.warship, NeedsYard: unit(u) != troop, AtHome: unit(u) == flagship,
	}
}

// WorkRow is an infrastructure (10.1): its price, and how many a planet may have.
type WorkRow struct {
	Ref        rules.Ref
	Price, Max int
}

// WorkAt returns an infrastructure: WorkShipyard and so on.
func WorkAt(w int) WorkRow {
	return WorkRow{workRef(work(w)), int(works[w].cost), int(works[w].max)}
}

// Abilities that a table names where they show.
const (
	MasterStrategists = int(a08)
	TerrorTactics     = int(a11)
	TakingOfPrisoners = int(a12)
)

// Branches of the technologies.
const (
	BranchArms       = armsBranch
	BranchGround     = groundBranch
	BranchDrives     = drivesBranch
	BranchIndustry   = industryBranch
	BranchStatecraft = statecraftBranch
	NumBranches      = statecraftBranch + 1
)

// TechRow is a technology (15): its place in the tree and its price. Needs are bits of technologies, as in OwnView.Techs.
type TechRow struct {
	Ref          rules.Ref
	Branch, Tier int // the tier from 1
	Price        int
	Needs        uint32
}

// TechAt returns a technology, from 0 for T01.
func TechAt(t int) TechRow {
	k := &techs[t]
	return TechRow{techRef(tech(t)), int(k.branch), int(k.tier), int(k.cost), uint32(k.needs)}
}

// PlotRow is a Subterfuge action (16.1): its price and the surcharge for blaming another House, 0 when nobody is blamed.
type PlotRow struct {
	Ref          rules.Ref
	Price, Blame int
	OnOneself    bool // it names the own House, not another
}

// PlotAt returns a Subterfuge action: PlotEspionage and so on.
func PlotAt(p int) PlotRow {
	return PlotRow{plotRef(plot(p)), int(plots[p].cost), int(plots[p].blame), ownPlot(plot(p))}
}

// EntryRow is a law or directive of the Council's deck, or a template of a decree (17.6, 16.6). Law says that it stands until
// it is repealed, Elects that a House is chosen, Decree that only a Political Favour brings it to the Council.
type EntryRow struct {
	Ref                 rules.Ref
	Law, Elects, Decree bool
	Rule                rules.Rule // that tells what it does
}

// EntryAt returns an entry, from 0; the templates of decrees follow the NumCards of the deck.
func EntryAt(e int) EntryRow {
	k := &entries[e]
	return EntryRow{entryRef(entry(e)), k.law, k.elect, e >= numCards, entryRule(entry(e))}
}

// HouseRow is a ready-made House (houses.tsv): how it looks and what it chooses when it is left to itself.
type HouseRow struct {
	Ref                 rules.Ref
	Look                LookView
	Abilities, Upgrades [2]int
}

// HouseAt returns a ready-made House.
func HouseAt(h int) HouseRow {
	k := &houses[h]
	r := HouseRow{Ref: rules.Ref{Kind: KindHouse, ID: int16(h)}, Look: lookOf(house(h))}
	for i := range 2 {
		r.Abilities[i], r.Upgrades[i] = int(k.abilities[i]), int(k.upgrades[i])
	}
	return r
}

// AnomalyRow is what may lie in a hex without planets (4.2).
type AnomalyRow struct {
	Ref    rules.Ref
	Closed bool // nothing enters it
	Stops  bool // whoever enters must stop, but for T12
	Rolls  bool // every ship that enters may be lost, but for T11
}

// AnomalyAt returns an anomaly: AnomalyBlackHole and so on. The first, AnomalyNone, is a system with planets.
func AnomalyAt(a int) AnomalyRow {
	k := anomaly(a)
	return AnomalyRow{rules.Ref{Kind: KindAnomaly, ID: int16(a)}, k == blackHole, k.stops(), k == asteroids}
}

// Numbers of infrastructures, plots and anomalies, of abilities and technologies that a table has to know, of actions,
// phases and standing orders. Those of units and of what is in a View stand beside it.
const (
	WorkShipyard = int(shipyard)
	WorkPort     = int(port)
	WorkPlatform = int(platform)
	WorkShield   = int(shield)

	PlotWatch  = int(watch)
	PlotFavour = int(favour)

	ActionOperation = int(operation)
	NumActions      = int(numActions)

	AnomalyNone      = int(planets3)
	AnomalyBlackHole = int(blackHole)
	AnomalyAsteroids = int(asteroids)
	AnomalyStorm     = int(ionStorm)
	AnomalyNebula    = int(nebula)
	AnomalyVoid      = int(void)

	PhaseSetup     = int(setupPhase)
	PhaseGrowth    = int(growthPhase)
	PhaseStrategic = int(strategicPhase)
	PhaseCouncil   = int(councilPhase)
	PhaseFinal     = int(finalPhase)

	StanceEnemies = int(engageEnemies) // attack enemies only
	StanceAll     = int(engageAll)     // attack whoever is in the way
	StanceAvoid   = int(avoid)

	DoctrineBalanced       = 0
	DoctrineSaveTransports = 1
	DoctrineSaveLine       = 2
	DoctrineSaveFlagship   = 3

	RetreatOutmatched = 0
	RetreatNever      = 1
	RetreatCautious   = 2
	RetreatAtOnce     = 3

	WithdrawOutmatched = 0
	WithdrawAlways     = 1
	WithdrawNever      = 2

	TaskLoad         = int(loadTroops) // the kinds of tasks, in the order in which a TaskView numbers them
	TaskHangar       = int(loadAircraft)
	TaskUnload       = int(unloadTroops)
	TaskLaunch       = int(unloadAircraft)
	TaskBoard        = int(boardTroops)
	TaskHoist        = int(boardAircraft)
	TaskTransferLate = int(passTroops)
	TaskConvoyLate   = int(passAircraft)

	OfferOpen = int(openOffer)

	VoteNone    = int(noVote)
	VoteAgainst = int(against)

	FlagshipTransport = maxTransports // and the seat: a Flagship with Extended Bays as a transport

	TechMissiles   = int(t01)
	TechTurrets    = int(t02)
	TechArmour     = int(t05)
	TechStation    = int(t06)
	TechCapsules   = int(t08)
	TechScanning   = int(t11)
	TechStorms     = int(t12)
	TechTandem     = int(t13)
	TechThrusters  = int(t14)
	TechSilent     = int(t15)
	AbilityWorkers = int(a01)
	AbilitySworn   = int(a02)
	AbilityFriends = int(a07)
	UpgradeDrive   = int(f02)
	UpgradeBays    = int(f06)
	UpgradeBusters = int(f07)
)

// Writings returns the kinds of words that players may give their own things beside the journal (2.1, 4.5, 8.5), and how many letters
// they may have. The rules never read them.
func Writings() map[string]int {
	return map[string]int{"house": 24, "motto": 60, "flagship": 24, "planet": 24, "speech": 140}
}
