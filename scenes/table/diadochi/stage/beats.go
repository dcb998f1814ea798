package stage

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// Kind is what a beat shows.
type Kind uint8

// The kinds of beats. Losses and what follows are the runs of a battle's notes.
const (
	Lines Kind = iota // land: the armies march up
	Prestige
	Elephants
	Dice
	Factor
	Table
	Announce // sieges and the sea: who and where
	Engines
	Die
	Sum
	Stones
	Breach
	Encounter
	Clash
	Losses
	Desertion
	Scatter
	Gate
	Convoy
	Flight
	kinds
)

// Beat is one step of a scene.
type Beat struct {
	Kind     Kind
	Ms       float64 // at normal speed
	From, To int     // the notes that it shows
	Rule     rules.Rule
	Sounds   []string // at its beginning, middle and end
}

// beatKeys name the beats for texts.
var beatKeys = [kinds]string{
	Lines: "lines", Prestige: "prestige", Elephants: "elephants", Dice: "dice", Factor: "factor", Table: "table",
	Announce: "announce", Engines: "engines", Die: "die", Sum: "sum", Stones: "stones", Breach: "breach", Encounter: "encounter",
	Clash: "clash", Losses: "losses", Desertion: "desertion", Scatter: "scatter", Gate: "gate", Convoy: "convoy", Flight: "flight",
}

// Beats lists the steps that show what is known of a battle. Beats without matter are left out.
func (b *Battle) Beats() []Beat {
	var list []Beat
	switch b.Scene {
	case Siege:
		list = b.siegeBeats()
	case Naval:
		list = b.navalBeats()
	default:
		list = b.landBeats()
	}
	return b.noteBeats(list)
}

func (b *Battle) landBeats() []Beat {
	list := []Beat{{Kind: Lines, Ms: 900, Rule: "7.3", Sounds: []string{"march", "drum"}}}
	if b.Sortie {
		list[0].Rule, list[0].Sounds = "9.21", []string{"gate", "march"}
	}
	if n := b.early(); n > 0 {
		list = append(list, Beat{Kind: Desertion, Ms: runs[Desertion].first, To: n, Rule: b.Notes[0].Rule, Sounds: []string{runs[Desertion].sound}})
	}
	if !b.Ended {
		return list // 7.7: nobody fights
	}
	one, two := &b.Sides[0], &b.Sides[1]
	if one.HasPrestige || two.HasPrestige {
		list = append(list, Beat{Kind: Prestige, Ms: 700, Rule: "7.6", Sounds: []string{"lyre"}})
	}
	if len(one.Elephants)+len(two.Elephants) > 0 {
		list = append(list, Beat{Kind: Elephants, Ms: 900, Rule: "7.10", Sounds: []string{"elephant"}})
	}
	list = append(list, Beat{Kind: Dice, Ms: 900, Rule: "7.9", Sounds: []string{"dice"}})
	if _, a := one.Raised(); a > 0 {
		list = append(list, Beat{Kind: Factor, Ms: 700, Rule: "7.12", Sounds: []string{"raised"}})
	} else if _, d := two.Raised(); d > 0 {
		list = append(list, Beat{Kind: Factor, Ms: 700, Rule: "7.12", Sounds: []string{"raised"}})
	}
	return append(list, Beat{Kind: Table, Ms: 1000, Rule: "7.13", Sounds: []string{"lyre", "clash", "horn"}})
}

func (b *Battle) siegeBeats() []Beat {
	list := []Beat{
		{Kind: Announce, Ms: 500, Rule: "9.2", Sounds: []string{"horn"}},
		{Kind: Engines, Ms: 900, Rule: "9.10", Sounds: []string{"wheels"}},
		{Kind: Die, Ms: 900, Rule: "9.10", Sounds: []string{"dice"}},
	}
	if n := len(b.Modifiers); n > 0 {
		list = append(list, Beat{Kind: Sum, Ms: 250 * float64(n+1), Rule: "9.13", Sounds: slices.Repeat([]string{"marker"}, n)})
	}
	list = append(list, Beat{Kind: Stones, Ms: 900, Rule: "9.10", Sounds: []string{"stone-release", "", "stone-impact"}})
	if b.Gained > 0 {
		list = append(list, Beat{Kind: Breach, Ms: 800, Rule: "9.11", Sounds: []string{"wall-breach"}})
	}
	return list
}

func (b *Battle) navalBeats() []Beat {
	list := []Beat{
		{Kind: Announce, Ms: 500, Rule: "8.13", Sounds: []string{"sea"}},
		{Kind: Encounter, Ms: 900, Rule: "8.15", Sounds: []string{"oars"}},
		{Kind: Dice, Ms: 900, Rule: "8.22", Sounds: []string{"dice"}},
		{Kind: Table, Ms: 1000, Rule: "8.22", Sounds: []string{"lyre"}},
		{Kind: Clash, Ms: 800, Rule: "8.23", Sounds: []string{"ram-crash", "splinters"}},
	}
	if b.Winner == rules.Nobody {
		list = append(list, Beat{Kind: Scatter, Ms: 700, Rule: "8.24", Sounds: []string{"oars"}})
	}
	return list
}

// runs are how long a run of notes takes: for the first note, for each further one, and at most; and its sound.
var runs = [kinds]struct {
	first, more, most float64
	sound             string
}{
	Losses:    {800, 450, 2600, "drum"},
	Desertion: {900, 300, 1500, "shields"},
	Scatter:   {900, 200, 1500, "oars"},
	Gate:      {1200, 0, 1200, "gate"},
	Convoy:    {700, 100, 1000, "sea"},
	Flight:    {1000, 300, 2200, "march"},
}

// noteBeats adds a beat for each run of notes of the same kind.
func (b *Battle) noteBeats(list []Beat) []Beat {
	first := 0
	if b.Scene == Land {
		first = b.early()
	}
	for i, n := range b.Notes {
		if i < first {
			continue
		}
		last := &list[len(list)-1]
		if last.Kind == n.Part && last.To == i && i > first {
			last.To = i + 1
			last.Ms = min(last.Ms+runs[n.Part].more, runs[n.Part].most)
			if n.Part == Losses {
				last.Sounds = append(last.Sounds, n.sound())
			}
			continue
		}
		list = append(list, Beat{Kind: n.Part, Ms: runs[n.Part].first, From: i, To: i + 1, Rule: n.Rule, Sounds: []string{n.sound()}})
	}
	return list
}

// sound is what a note sounds like.
func (n *Note) sound() string {
	if n.Event.Verb == game.EvLeaderCheck && n.Event.N == 1 {
		return "death"
	}
	return runs[n.Part].sound
}

// worthOpening says whether a battle goes on the stage: the first time that enough is known of it, and again only for a
// person who takes part, when a question has come between and its answer led to more than the map shows.
func (b *Battle) worthOpening(personal bool) bool {
	if !b.Tellable() || b.told && !personal {
		return false
	}
	return !b.told || slices.ContainsFunc(b.Notes[b.shown:], func(n Note) bool { return reopens[n.Event.Verb] })
}

// reopens are the events that bring a battle back on the stage. Losses, retreats and dispersed fleets were just chosen by
// somebody; control, landings and the voyage on are on the map.
var reopens = [256]bool{
	game.EvLeaderCheck: true, game.EvDesert: true, game.EvDispersed: true, game.EvCaptured: true, game.EvArmyBeaten: true, game.EvCityFalls: true,
}

// waits says whether the last frame waits for the person in it: always at first, and when the battle comes back only for
// what takes somebody off the map. Nothing is decided there.
func (b *Battle) waits() bool {
	return !b.told || slices.ContainsFunc(b.Notes[b.shown:], func(n Note) bool {
		e := &n.Event
		return e.Verb == game.EvLeaderCheck && e.N == 1 || e.Verb == game.EvDispersed || e.Verb == game.EvCaptured
	})
}

// start is the beat at which a battle goes on: the first with something that was not on the stage.
func (b *Battle) start(list []Beat) int {
	if !b.told {
		return 0
	}
	for i := range list {
		if list[i].To > b.shown {
			return i
		}
	}
	return len(list) - 1
}

// lessonKey names what a beat teaches; some beats teach another thing in another scene.
func (b *Battle) lessonKey(k Kind) string {
	switch scene := b.Scene; {
	case k == Desertion && b.early() > 0:
		return "bribed"
	case b.Sortie && k == Lines:
		return "sortie"
	case scene == Naval && (k == Dice || k == Table || k == Announce || k == Losses):
		return "sea-" + beatKeys[k]
	case scene == Siege && (k == Losses || k == Flight || k == Desertion):
		return "siege-" + beatKeys[k]
	}
	return beatKeys[k]
}
