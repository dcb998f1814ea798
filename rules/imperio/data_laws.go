package imperio

// The entries of the Council deck (17.6) and the templates of custom decrees (16.6).
const (
	l01      entry = iota // Fleet Ceiling Treaty
	l02                   // Sanctity of Hearths
	l03                   // Open Lanes Act
	l04                   // Free Ports Charter
	l05                   // Great Estates Levy
	l06                   // Commons of Knowledge
	l07                   // Edict against Shadows
	l08                   // Clean Skies Accord
	l09                   // General Levy
	l10                   // Blockade Convention
	l11                   // Seat of the Dispossessed
	l12                   // Works Subsidy
	l13                   // Great Tonnage Duty
	l14                   // Loyal Worlds Act
	l15                   // Chancellor of the Seal
	l16                   // Keeper of the Purse
	l17                   // Voice of the Chamber
	l18                   // Writ of Censure
	d01                   // Throne Stipend
	d02                   // War Chest Tithe
	d03                   // Relief Convoys
	d04                   // Open Ledgers
	d05                   // Reparations
	d06                   // Crown Auxiliaries
	d07                   // Peace of the Empty Throne
	d08                   // Rescission
	d09                   // Shared Discovery
	d10                   // Mining Concession
	d11                   // Pilgrim Shrine
	d12                   // Dockside Quarantine
	d13                   // Mooring Order
	d14                   // Extraordinary Session
	numCards = iota
)

const (
	c1         = entry(numCards) + iota // a House gains n Resources
	c2                                  // a House loses n
	c3                                  // every House gains or loses n
	c4                                  // law: something costs more or less
	c5                                  // next turn nobody takes an action type
	c6                                  // law: nobody trades with a House
	c7                                  // law: a system may not be bombarded or landed on
	c8                                  // two Houses are at peace for 3 turns
	c9                                  // law: a House has +1 or -1 Influence
	numEntries = iota + numCards
)

type entryRow struct {
	id    string
	law   bool // stands until repealed
	elect bool // a House is chosen
}

var entries = [numEntries]entryRow{
	{"fleet-ceiling-treaty", true, false},
	{"sanctity-of-hearths", true, false},
	{"open-lanes-act", true, false},
	{"free-ports-charter", true, false},
	{"great-estates-levy", true, false},
	{"commons-of-knowledge", true, false},
	{"edict-against-shadows", true, false},
	{"clean-skies-accord", true, false},
	{"general-levy", true, false},
	{"blockade-convention", true, false},
	{"seat-of-the-dispossessed", true, false},
	{"works-subsidy", true, false},
	{"great-tonnage-duty", true, false},
	{"loyal-worlds-act", true, false},
	{"chancellor-of-the-seal", true, true},
	{"keeper-of-the-purse", true, true},
	{"voice-of-the-chamber", true, true},
	{"writ-of-censure", true, true},
	{"throne-stipend", false, false},
	{"war-chest-tithe", false, false},
	{"relief-convoys", false, false},
	{"open-ledgers", false, true},
	{"reparations", false, true},
	{"crown-auxiliaries", false, true},
	{"peace-of-the-empty-throne", false, false},
	{"rescission", false, false},
	{"shared-discovery", false, false},
	{"mining-concession", false, true},
	{"pilgrim-shrine", false, true},
	{"dockside-quarantine", false, true},
	{"mooring-order", false, true},
	{"extraordinary-session", false, false},
	{"decree-1", false, false},
	{"decree-2", false, false},
	{"decree-3", false, false},
	{"decree-4", true, false},
	{"decree-5", false, false},
	{"decree-6", true, false},
	{"decree-7", true, false},
	{"decree-8", false, false},
	{"decree-9", true, false},
}
