package imperio

// houseRow is a ready-made House (houses.tsv): how it looks, what it chooses and how its computer player thinks.
type houseRow struct {
	id        string
	initial   string
	colour    string // of its pieces, #RRGGBB
	pattern   string
	emblem    string
	abilities [2]ability
	upgrades  [2]upgrade
	habit     uint8 // slot of its Operation

	expand, attack, fortify, science, intrigue, trade, council, honesty, forgiveness, risk uint8
}

var houses = [numHouses]houseRow{
	{
		"aldemar", "A", "#8F988C", "horizontal bars", "tower",
		[2]ability{a01, a06}, [2]upgrade{f10, f03}, 4,
		6, 3, 9, 5, 2, 6, 6, 8, 6, 2,
	},
	{
		"brisande", "B", "#C09A12", "dots", "scales",
		[2]ability{a05, a06}, [2]upgrade{f08, f06}, 3,
		8, 3, 5, 5, 3, 10, 6, 7, 7, 4,
	},
	{
		"corvantel", "C", "#AE48FE", "diagonal up", "half-closed eye",
		[2]ability{a04, a05}, [2]upgrade{f02, f01}, 2,
		5, 4, 4, 5, 10, 4, 7, 2, 4, 6,
	},
	{
		"druvenko", "D", "#B83A40", "chevrons", "hammer",
		[2]ability{a11, a02}, [2]upgrade{f05, f07}, 1,
		7, 10, 3, 3, 3, 2, 4, 5, 2, 8,
	},
	{
		"ezkarra", "E", "#7FC0E0", "cross-hatch", "lens",
		[2]ability{a03, a08}, [2]upgrade{f04, f09}, 3,
		6, 5, 5, 10, 4, 5, 5, 7, 6, 4,
	},
	{
		"fornalva", "F", "#04747E", "vertical bars", "anvil",
		[2]ability{a02, a09}, [2]upgrade{f08, f05}, 4,
		6, 7, 6, 4, 2, 4, 4, 6, 4, 6,
	},
	{
		"halmerin", "H", "#FFE9DA", "concentric rings", "crane",
		[2]ability{a05, a03}, [2]upgrade{f06, f10}, 5,
		7, 2, 6, 6, 4, 8, 10, 7, 8, 3,
	},
	{
		"ondevar", "O", "#DCFF26", "diagonal down", "swift",
		[2]ability{a12, a02}, [2]upgrade{f02, f03}, 1,
		9, 7, 2, 4, 6, 3, 3, 3, 5, 9,
	},
}

// Keys of the mottoes of the Houses, and of the names of their Flagships.
var (
	mottoKeys = [numHouses]string{
		"imperio.motto.aldemar",
		"imperio.motto.brisande",
		"imperio.motto.corvantel",
		"imperio.motto.druvenko",
		"imperio.motto.ezkarra",
		"imperio.motto.fornalva",
		"imperio.motto.halmerin",
		"imperio.motto.ondevar",
	}
	flagshipKeys = [numHouses]string{
		"imperio.flagship.aldemar",
		"imperio.flagship.brisande",
		"imperio.flagship.corvantel",
		"imperio.flagship.druvenko",
		"imperio.flagship.ezkarra",
		"imperio.flagship.fornalva",
		"imperio.flagship.halmerin",
		"imperio.flagship.ondevar",
	}
)
