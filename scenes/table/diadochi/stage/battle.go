package stage

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// Scene is what kind of fight a battle is.
type Scene uint8

// The scenes.
const (
	Land Scene = iota
	Siege
	Naval
)

// Battle is all that events have told of one fight. Nothing in it is worked out from the rules but what a table in
// the rule book says of a number that was told.
type Battle struct {
	Scene Scene
	At    rules.Ref // space
	Sides [2]Side   // attacker, besieger or mover; defender or interceptor
	Notes []Note    // what followed the dice, in order

	Sortie bool // the attacker comes out of a besieged city (9.21)

	Turn, Round, Segment int

	Ended  bool // the scores were compared
	Winner rules.Seat
	Margin int

	Rolled      bool // a siege: the die was thrown
	Die, Total  int
	Modifiers   []Modifier
	Before, Now int // siege points
	Gained      int
	Needed      int
	Fallen      bool
	City        bool      // a Major City
	Port, Fleet bool      // it is a Port; the besieger has an available fleet
	engineers   rules.Ref // the general with the marker of card 10

	told   bool // some of it was on the stage
	shown  int  // notes that were on the stage
	closed bool // no event belongs to it any more
}

// Side is one of the two sides of a battle.
type Side struct {
	Seat   rules.Seat
	Leader rules.Ref          // general or Independent Army; nothing if there is none
	Force  [game.NumUnits]int // CUs that fight
	Idle   [game.NumUnits]int // CUs that are there and do not
	Armies []Part             // Independent Armies
	Fleets []Part             // fleets at sea
	Lost   [game.NumUnits]int // CUs that have fallen

	HasPrestige, Wavering bool
	Prestige              int
	Auxiliaries           int
	Elephants             []int8 // their dice
	ElephantStrength      int

	Factor          int // Battle Factor told before the dice (7.12); 0 if none was
	HasDice         bool
	Thrown          []int8  // as rolled, three with the charge of the Companions
	Dice            [2]int8 // as they count
	Strength, Score int

	Dispersed, TurnedBack bool
}

// Part is an Independent Army or a fleet and its strength.
type Part struct {
	Ref      rules.Ref
	Strength int
}

// Modifier is one line of a siege roll (9.13).
type Modifier struct {
	Value  int
	Reason game.SiegeReason
}

// Absent lists the modifiers of 9.13 that might have applied to a siege and did not.
func (b *Battle) Absent() (list []game.SiegeReason) {
	for r := game.SiegeCity; r <= game.SiegeTraitor; r++ {
		ofCities := r != game.SiegeAbility && r != game.SiegeTraitor
		told := slices.ContainsFunc(b.Modifiers, func(m Modifier) bool { return m.Reason == r })
		if !told && (b.City || !ofCities) {
			list = append(list, r)
		}
	}
	return list
}

// TableLosses is how many CUs the table takes from the besieger, and how many of these his Engineers save (card 10).
func (b *Battle) TableLosses() (n, saved int) {
	_, n = game.SiegeResult(b.Total)
	if b.engineers.Kind != 0 && b.engineers == b.Sides[0].Leader {
		saved = min(n, 1)
	}
	return n, saved
}

// Note is one thing that happened after the dice.
type Note struct {
	Part  Kind // the beat that shows it: Losses, Desertion, Scatter, Gate, Convoy or Flight
	Rule  rules.Rule
	Text  rules.Text
	Event rules.Event

	early bool // it came before it was told who fights: a card's doing
}

// side returns the number of the side of a seat, or -1.
func (b *Battle) side(p rules.Seat) int {
	for i := range b.Sides {
		if b.Sides[i].Seat == p {
			return i
		}
	}
	return -1
}

// Won returns the number of the winning side, or -1.
func (b *Battle) Won() int {
	if !b.Ended || b.Winner == rules.Nobody {
		return -1
	}
	return b.side(b.Winner)
}

// Over returns a total of the dice as they count.
func (d *Side) Over() int { return int(d.Dice[0] + d.Dice[1]) }

// Raised says which dice were raised to the Battle Factor (7.12), and to what.
func (d *Side) Raised() (which [2]bool, factor int) {
	kept := d.Kept()
	for i := range which {
		if kept[i] > 0 && d.Dice[i] > kept[i] {
			which[i], factor = true, int(d.Dice[i])
		}
	}
	return which, factor
}

// Kept returns the two dice of a throw that count, in the places that they count in: of three the lowest is laid
// aside, and the third takes its place.
func (d *Side) Kept() (kept [2]int8) {
	if len(d.Thrown) < 2 {
		return kept
	}
	kept = [2]int8{d.Thrown[0], d.Thrown[1]}
	if len(d.Thrown) == 3 {
		switch third := d.Thrown[2]; min(kept[0], kept[1], third) {
		case kept[0]:
			kept[0] = third
		case kept[1]:
			kept[1] = third
		}
	}
	return kept
}

// Size counts the CUs of a side, those included that do not fight.
func (d *Side) Size() int {
	n := 0
	for u := range d.Force {
		n += d.Force[u] + d.Idle[u]
	}
	return n
}

// Tellable says whether enough is known to open the stage.
func (b *Battle) Tellable() bool {
	switch b.Scene {
	case Siege:
		return b.Rolled
	case Naval:
		return b.Ended
	}
	// What a card brought about before it was told who fights comes with the battle: by itself the stage would be empty.
	return b.Ended || slices.ContainsFunc(b.Notes, func(n Note) bool { return !n.early })
}

// early counts the notes that came before it was told who fights; they are the first.
func (b *Battle) early() (n int) {
	for n < len(b.Notes) && b.Notes[n].early {
		n++
	}
	return n
}

// mustered says whether it was told who fights.
func (b *Battle) mustered() bool { return b.Sides[0].musters() || b.Sides[1].musters() }

func (d *Side) musters() bool { return d.Size() > 0 || len(d.Armies) > 0 }

// around is how many CUs a side had before and after early note i: what was told later, less what went over in between.
func (b *Battle) around(side, i int) (before, after int) {
	after = b.Sides[side].Size()
	for j := b.early() - 1; j >= i; j-- {
		n := int(b.Notes[j].Event.N)
		if b.Notes[j].Event.Seat == b.Sides[side].Seat {
			n = -n
		}
		if before = after + n; j > i {
			after = before
		}
	}
	return before, after
}
