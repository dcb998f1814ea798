package diadochi

import "tyche/rules/mind"

// numCharacters is how many characters there are, with the neutral one.
const numCharacters = 4

// character is how a computer player plays.
type character struct {
	mind.Character
	legitimacy, land, forces int // what these count in Evaluate, in hundredths
}

// characters are those of computer players, the neutral one first.
var characters = [numCharacters]character{
	{legitimacy: 100, land: 100, forces: 100},
	{mind.Character{ID: "bold", Factors: mind.Temper{
		onAttackPrizeWorth: 170, onAttackGain: 160, onAttackLose: 80, onAttackLoseFix: 60, onAttackFix: 1, onExposure: 70, onThreat: 70,
		onHostile: 60, onIntercept: 160, onLoss: 160, onGoalFoe: 130, onEvade: 70, onSortie: 160,
	}}, 100, 100, 92},
	{mind.Character{ID: "patient", Factors: mind.Temper{
		onAttackPrizeWorth: 70, onAttackGain: 80, onAttackLose: 160, onAttackFix: 300, onExposure: 180, onThreat: 170, onKeep: 200, onPC: 200,
		onProgressLand: 150, onLeave: 150, onDrill: 200, onEvade: 160, onMusterStack: 180, onFleet: 150,
	}}, 100, 130, 125},
	{mind.Character{ID: "schemer", Factors: mind.Temper{
		onEvent: 260, onOps: 75, onMarch: 75, onL: 160, onRoyalPrize: 200, onHeirPrize: 250, onCartPrize: 200, onRecruit: 130, onHostile: 160,
	}}, 130, 95, 95},
}

// cast are the tempers of every character.
var cast = func() (all [numCharacters]struct{ veteran, simple, ofTwo, ofMore mind.Temper }) {
	for i := range all {
		c, t := &characters[i], &all[i]
		t.veteran, t.simple, t.ofTwo, t.ofMore = c.Of(veteran), c.Of(simple), c.Of(strategosOfTwo), c.Of(strategosOfMore)
	}
	return all
}()

// strategos is the temper of the level above veteran among so many players.
func (m Mind) strategos(players uint8) mind.Temper {
	if players == 2 {
		return cast[m.character].ofTwo
	}
	return cast[m.character].ofMore
}

// Characters names the characters that a computer player may have.
func (Mind) Characters() []string { return mind.Names(characters[:]) }

// As returns the Mind of a character; nil where there is none of that name.
func (Mind) As(name string) any {
	if i := mind.Named(characters[:], name); i >= 0 {
		return Mind{character: uint8(i)}
	}
	return nil
}
