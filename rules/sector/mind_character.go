package sector

import "tyche/rules/mind"

// numCharacters is how many characters there are, with the neutral one.
const numCharacters = 4

// character is how a computer player plays.
type character struct {
	mind.Character
	land, home int // what the map counts in Evaluate, and what is beside it, in hundredths
}

// characters are those of computer players, the neutral one first.
var characters = [numCharacters]character{
	{land: 100, home: 100},
	{mind.Character{ID: "bold", Factors: mind.Temper{
		onMobilise: 140, onVictims: 160, onAttack: 180, onJoin: 150, onBold: 200, onStrong: 160, onCrush: 130, onFoeBase: 180, onStronger: 92, onBolder: 88,
		onLeaveBase: 50, onLeavePoints: 70, onMoveGuard: 50, onUnitStrength: 150, onShipWar: 160, onResearch: 80,
	}}, 110, 80},
	{mind.Character{ID: "patient", Factors: mind.Temper{
		onFound: 140, onFoundYield: 140, onBase: 130, onBasePoints: 150, onYield: 140, onWorker: 115, onMoveGuard: 180, onPlaceGuard: 180,
		onLeaveBase: 170, onLeavePoints: 150, onLeaveYield: 130, onAttack: 85, onBold: 40, onPoints: 115, onStakeFix: 130,
	}}, 110, 95},
	{mind.Character{ID: "scholar", Factors: mind.Temper{
		onResearch: 160, onTech: 200, onTechCard: 160, onDraw: 130, onBuilding: 180, onKeep: 150, onMast: 130, onPoints: 110,
	}}, 97, 125},
}

// cast are the tempers of every character.
var cast = func() (all [numCharacters]struct{ veteran, simple, ofTwo, ofMore mind.Temper }) {
	for i := range all {
		c, t := &characters[i], &all[i]
		t.veteran, t.simple, t.ofTwo, t.ofMore = c.Of(even), c.Of(simple), c.Of(strategosOfTwo), c.Of(strategosOfMore)
	}
	return all
}()

// Characters names the characters that a computer player may have.
func (Mind) Characters() []string { return mind.Names(characters[:]) }

// As returns the Mind of a character; nil where there is none of that name.
func (Mind) As(name string) any {
	if i := mind.Named(characters[:], name); i >= 0 {
		return Mind{character: uint8(i)}
	}
	return nil
}
