package stage

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
)

// Landing is a bombardment and a landing on a planet, as far as they have been told: side 0 attacks.
type Landing struct {
	At         rules.Ref
	World      game.PlanetView // as it was
	Turn, Slot int
	Seats      [2]rules.Seat // the second may be nobody: the militia of a neutral world
	Fleet      []Ship        // over the world
	Bombs      []Roll
	Guns       Roll    // of the platforms
	Saved      [2]Roll // hits that did not count, of the present beat
	Troops     [2]int  // of each side now; -1 while nobody knows how many
	Before     [2]int  // ... at the beginning of the present beat
	Lost       [2]int  // fallen since the scene began
	Rounds     []Round
	Bombed     int     // Troops of the garrison that bombs have removed, as far as they are known
	Sent, Shot int     // Troops sent down, and those of them that never landed
	Terror     [2]bool // a House is known to use Terror Tactics
	Prisoners  bool    // the attacker is known to take prisoners
	Taken      bool
	Repelled   bool
}

// Round is a round on the ground.
type Round struct {
	Rolls [2]Roll
	Had   [2]int // Troops at its beginning
}

// newLanding opens the landing or bombardment of a planet among the fleets on the chart.
func newLanding(at rules.Ref, attacker rules.Seat, hexes []game.HexView) *Landing {
	l := &Landing{At: at, Seats: [2]rules.Seat{attacker, rules.Nobody}, Troops: [2]int{0, -1}}
	for h := range hexes {
		k := &hexes[h]
		i := slices.IndexFunc(k.Planets, func(p game.PlanetView) bool { return p.Ref == at })
		if i < 0 {
			continue
		}
		l.World = k.Planets[i]
		l.Seats[1], l.Troops[1] = l.World.Holder, l.World.Troops
		if k.Fleet.Owner == attacker {
			l.Fleet = shipsOf(&k.Fleet)
		}
	}
	l.Before = l.Troops
	return l
}

// down says whether Troops have been sent.
func (l *Landing) down() bool { return l.Troops[0] > 0 || l.Lost[0] > 0 || l.Repelled }

// side is the number of a seat's side.
func (l *Landing) side(seat rules.Seat) int {
	if seat == l.Seats[0] {
		return 0
	}
	return 1
}

// hear takes in the events of one cue.
func (l *Landing) hear(beat Beat, events []rules.Event) {
	l.Before, l.Saved = l.Troops, [2]Roll{}
	if beat == Ground {
		l.Rounds = append(l.Rounds, Round{Had: l.Troops})
	}
	for i := range events {
		e := &events[i]
		k := l.side(e.Seat)
		switch e.Verb {
		case game.EvBombards:
			l.bombed(e)
		case game.EvPlatforms:
			l.Guns.Need, l.Guns.Hits, l.Guns.Dice = int(e.M), l.Guns.Hits+int(e.N), appendDice(l.Guns.Dice, e.Dice)
		case game.EvLands:
			l.Troops[0], l.Sent = int(e.N), int(e.N)
			l.Before[0] = 0
		case game.EvSaved:
			r := &l.Saved[k]
			r.Need, r.Hits, r.Dice = int(e.M), r.Hits+int(e.N), appendDice(r.Dice, e.Dice)
		case game.EvFallen:
			l.fall(beat, k, int(e.N), int(e.M))
		case game.EvRevealed:
			l.learn(k, int(e.Who.ID))
		case game.EvGround, game.EvReroll8:
			l.ground(e, k)
		case game.EvConquered:
			l.Taken, l.Troops = true, [2]int{int(e.M), 0}
		case game.EvRepelled:
			l.Repelled, l.Troops[0] = true, 0
		}
	}
}

// fall counts n Troops of a side that fall in a beat, and those that are left.
func (l *Landing) fall(beat Beat, side, n, left int) {
	l.Lost[side] += n
	l.Troops[side] = left
	switch {
	case beat == Bombard && side == 1:
		l.Bombed += n
	case beat == Platforms && side == 0:
		l.Shot += n
	}
}

// know takes in which abilities of both sides a view shows.
func (l *Landing) know(v *game.View) {
	if v == nil {
		return
	}
	for side, seat := range l.Seats {
		if seat < 0 || int(seat) >= len(v.Houses) {
			continue
		}
		known := v.Houses[seat].Abilities
		if seat == v.Seat {
			known = v.Own.Abilities
		}
		for _, a := range known {
			l.learn(side, a)
		}
	}
}

// learn takes in an ability of a side.
func (l *Landing) learn(side, ability int) {
	switch {
	case ability == game.TerrorTactics:
		l.Terror[side] = true
	case ability == game.TakingOfPrisoners && side == 0:
		l.Prisoners = true
	}
}

// bombed adds dice to the roll of the unit that drops them.
func (l *Landing) bombed(e *rules.Event) {
	unit := int(e.Who.ID)
	i := slices.IndexFunc(l.Bombs, func(r Roll) bool { return r.Unit == unit })
	if i < 0 {
		i = len(l.Bombs)
		l.Bombs = append(l.Bombs, Roll{Unit: unit, Need: int(e.M)})
	}
	l.Bombs[i].Dice, l.Bombs[i].Hits = appendDice(l.Bombs[i].Dice, e.Dice), l.Bombs[i].Hits+int(e.N)
}

// ground adds dice to the present round.
func (l *Landing) ground(e *rules.Event, k int) {
	if len(l.Rounds) == 0 {
		l.Rounds = append(l.Rounds, Round{Had: l.Troops})
	}
	r := &l.Rounds[len(l.Rounds)-1]
	roll := &r.Rolls[k]
	roll.Unit, roll.Need = game.UnitTroop, int(e.M)
	roll.Dice, roll.Hits = appendDice(roll.Dice, e.Dice), roll.Hits+int(e.N)
	if e.Verb == game.EvReroll8 {
		roll.Again++
	} else {
		r.Had[k] = max(r.Had[k], len(roll.Dice))
	}
}
