package imperio

// The technologies (15).
const (
	t01      tech = iota // Missile Guidance System
	t02                  // Sentinel Batteries
	t03                  // Heavy Lances
	t04                  // Ace Squadrons
	t05                  // Layered Armour
	t06                  // Battle Station
	t07                  // Servo-Armour
	t08                  // Descent Capsules
	t09                  // Field Surgeons
	t10                  // Civic Guard
	t11                  // Enhanced Scanning Matrix
	t12                  // Storm Charts
	t13                  // Tandem Drives
	t14                  // Heavy Thrusters
	t15                  // Silent Running
	t16                  // Modular Docks
	t17                  // Prefabrication
	t18                  // Deep Refineries
	t19                  // Naval Standards
	t20                  // Crossfire Grid
	t21                  // Courier Network
	t22                  // Cultural Institutes
	t23                  // Counter-intelligence Bureau
	t24                  // Quantum Ciphers
	numTechs = iota
)

// Branches of the tree.
const (
	armsBranch = iota
	groundBranch
	drivesBranch
	industryBranch
	statecraftBranch
)

type techRow struct {
	id           string
	branch, tier uint8
	cost         uint8
	needs        techSet
	priority     uint8 // of computer players
}

var techs = [numTechs]techRow{
	{"missile-guidance-system", armsBranch, 1, 4, 0, 9},
	{"automated-defence-turrets", armsBranch, 1, 4, 0, 7},
	{"heavy-lances", armsBranch, 2, 6, 1 << t01, 7},
	{"ace-squadrons", armsBranch, 2, 6, 1 << t02, 5},
	{"layered-armour", armsBranch, 3, 10, 1 << t03, 6},
	{"battle-station", armsBranch, 3, 10, 1<<t03 | 1<<t16, 6},
	{"servo-armour", groundBranch, 1, 4, 0, 8},
	{"descent-capsules", groundBranch, 2, 6, 1 << t07, 4},
	{"field-surgeons", groundBranch, 2, 6, 1 << t07, 4},
	{"civic-guard", groundBranch, 2, 6, 1 << t07, 5},
	{"enhanced-scanning-matrix", drivesBranch, 1, 4, 0, 4},
	{"storm-charts", drivesBranch, 2, 4, 1 << t11, 3},
	{"tandem-drives", drivesBranch, 2, 8, 1 << t11, 7},
	{"heavy-thrusters", drivesBranch, 3, 8, 1 << t13, 5},
	{"silent-running", drivesBranch, 3, 6, 1 << t12, 3},
	{"modular-docks", industryBranch, 1, 4, 0, 8},
	{"prefabrication", industryBranch, 1, 4, 0, 7},
	{"deep-refineries", industryBranch, 2, 6, 1 << t17, 6},
	{"naval-standards", industryBranch, 2, 8, 1 << t16, 6},
	{"crossfire-grid", industryBranch, 2, 6, 1 << t17, 3},
	{"courier-network", statecraftBranch, 1, 6, 0, 8},
	{"cultural-institutes", statecraftBranch, 2, 8, 1 << t21, 7},
	{"counter-intelligence-bureau", statecraftBranch, 1, 6, 0, 5},
	{"quantum-ciphers", statecraftBranch, 2, 4, 1 << t23, 3},
}
