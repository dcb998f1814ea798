package imperio

import "tyche/rules"

// Characters of computer players. A character is how somebody plays whatever the House: it counts twice as much as the
// personality of the House (25.2), so that the same House is another opponent under another player.

// numCharacters is how many there are, without the neutral one, whose weights are those of the House alone.
const numCharacters = 3

// The characters.
const (
	neutral uint8 = iota
	bold
	patient
	diplomat
)

// character is how somebody plays.
type character struct {
	id     string // in journals, and in the texts imperio.character.<id>
	qualms int    // tenths of Influence more, or less, that hold it back from breaking a peace
	allies int    // it has at most
	row    houseRow
}

var characters = [1 + numCharacters]character{
	neutral: {allies: 1},
	bold: {id: "bold", qualms: -25, allies: 1,
		row: houseRow{habit: 1, expand: 8, attack: 10, fortify: 2, science: 4, intrigue: 5, trade: 3, council: 3, honesty: 0, forgiveness: 2, risk: 9}},
	patient: {id: "patient", qualms: 90, allies: 1,
		row: houseRow{habit: 2, expand: 9, attack: 5, fortify: 9, science: 8, intrigue: 4, trade: 7, council: 8, honesty: 8, forgiveness: 6, risk: 4}},
	diplomat: {id: "diplomat", qualms: 100, allies: 2,
		row: houseRow{habit: 3, expand: 8, attack: 4, fortify: 5, science: 5, intrigue: 3, trade: 10, council: 10, honesty: 10, forgiveness: 9, risk: 4}},
}

// tempers are the weights of every House, and of one without a name, under every character.
var tempers = allTempers()

func allTempers() (all [1 + numCharacters][numHouses + 1]houseRow) {
	for c := range all {
		for h := range all[c] {
			own := noTemper
			if h < numHouses {
				own = houses[h]
			}
			if c != int(neutral) {
				own = own.under(&characters[c].row)
			}
			all[c][h] = own
		}
	}
	return all
}

// under is the personality of a House that a character plays.
func (r houseRow) under(c *houseRow) houseRow {
	mix := func(own *uint8, of uint8) { *own = (*own + 2*of + 1) / 3 }
	mix(&r.habit, c.habit)
	mix(&r.expand, c.expand)
	mix(&r.attack, c.attack)
	mix(&r.fortify, c.fortify)
	mix(&r.science, c.science)
	mix(&r.intrigue, c.intrigue)
	mix(&r.trade, c.trade)
	mix(&r.council, c.council)
	mix(&r.honesty, c.honesty)
	mix(&r.forgiveness, c.forgiveness)
	mix(&r.risk, c.risk)
	return r
}

// Characters names the characters that a computer player may have.
func (Mind) Characters() []string { return characterIDs }

// characterIDs are the names of the characters, without the neutral one.
var characterIDs = []string{characters[bold].id, characters[patient].id, characters[diplomat].id}

// As returns the Mind of a character; nil where there is none of that name.
func (Mind) As(character string) any {
	for c := range characters {
		if characters[c].id == character {
			return Mind{character: uint8(c)}
		}
	}
	return nil
}

// temperOf is how a House weighs things when this player plays it.
func (who Mind) temperOf(s *state, p rules.Seat) *houseRow {
	return &tempers[who.character][min(s.houses[p].house, numHouses)]
}
