package diadochi

import "tyche/rules"

// Land battle up to the dice (7A-7C).

// Steps of the frame inBattle.
const (
	battleWindow uint8 = iota
	battleDice
	battleOver
)

// pushBattle begins a land battle.
func (s *state) pushBattle(x ctx, b battle) {
	b.on, b.winner = true, draw
	for i := range b.sides {
		b.sides[i].general = noGeneral
	}
	s.battle = b
	s.push(frame{kind: inBattle, seat: b.sides[0].seat})
}

func runBattle(s *state, x ctx, f *frame) bool {
	switch f.step {
	case battleWindow:
		f.step = battleDice
		s.nameCommanders()
		s.tellBattle(x)
		s.pushWindow(x, w5Battle)
	case battleDice:
		f.step = battleOver
		s.nameCommanders()
		if !s.endsWithoutDice(x) {
			s.fight(x)
			s.push(frame{kind: inBattleAftermath, seat: f.seat})
		}
	case battleOver:
		s.battle.on = false
		s.updateCart(x)
		s.pop(int16(s.battle.winner))
	}
	return false
}

// nameCommanders finds who commands each side (1.44).
func (s *state) nameCommanders() {
	for i := range s.battle.sides {
		if d := &s.battle.sides[i]; d.seat != independents {
			d.general = s.commanderAt(d.at, d.seat)
		}
	}
}

// leaderRef is the Commander of a side, or its first Independent Army.
func (s *state) leaderRef(d *side) rules.Ref {
	for a := range army(numArmies) {
		if d.armies&(1<<a) != 0 {
			return armyRef(a)
		}
	}
	return generalRef(d.general)
}

func (s *state) tellBattle(x ctx) {
	b := &s.battle
	x.tell(EvBattle, b.sides[0].seat, s.leaderRef(&b.sides[0]), s.leaderRef(&b.sides[1]), spaceRef(b.sp), int(b.sides[1].seat), 0)
}

// endsWithoutDice settles a side whose CUs have all gone over or been lost in the window, and one of RA alone that
// will not fight (7.7).
func (s *state) endsWithoutDice(x ctx) bool {
	b := &s.battle
	for i := range b.sides {
		d, other := &b.sides[i], &b.sides[1-i]
		if d.seat == independents {
			continue
		}
		switch k := &s.stacks[d.at]; {
		case k.owner != d.seat:
			s.tellSides(x)
		case int(k.cu[royalArmy]) == k.size() && s.battlePrestige(i) < s.battlePrestige(1-i):
			s.tellSides(x)
			s.desert(x, d, other, royalArmy)
		default:
			continue
		}
		s.disperseForce(x, d.seat, d.at, other.seat)
		if s.cart == outside(b.sp) && isPlayer(other.seat) {
			s.seizeCart(x, other.seat)
		}
		s.liftSieges(x)
		return true
	}
	return false
}

// battlePrestige is the Prestige of a side (7.5, 11.8) with sacred ground (11.10).
func (s *state) battlePrestige(i int) int {
	b := &s.battle
	d := &b.sides[i]
	if d.seat == independents {
		return 0 // 7.8
	}
	return s.prestigeFrom(i, s.legitimacy(d.seat))
}

// prestigeFrom adds the P of a side's Commander to its Legitimacy.
func (s *state) prestigeFrom(i, n int) int {
	b := &s.battle
	d := &b.sides[i]
	if d.general != noGeneral {
		n += s.popularity(d.general)
		if i == 1 && s.sacredTo(d.seat, b.sp) {
			n += 4
		}
	}
	return max(n, 0)
}

// sacredTo says whether the space of a battle is sacred ground that p's Faction holds (11.10).
func (s *state) sacredTo(p rules.Seat, sp space) bool {
	return s.cart != gone && s.ground(s.cart) == sp && s.cartOf == p || s.tomb == sp && s.pc[sp] == p
}

// fight fixes Prestige and strength, throws the dice and finds the winner (7.4-7.15).
func (s *state) fight(x ctx) {
	b := &s.battle
	b.fought = true
	if s.march.on && !b.sortie && isPlayer(b.sides[0].seat) && isPlayer(b.sides[1].seat) {
		s.hostileMeeting(x, b.sides[0].seat, b.sides[1].seat, b.sides[1].at)
	}
	for i := range b.sides {
		b.sides[i].prestige = uint8(s.battlePrestige(i))
	}
	for i := range b.sides {
		d := &b.sides[i]
		d.wavering = d.seat != independents && s.stacks[d.at].cu[royalArmy] > 0 && d.prestige < b.sides[1-i].prestige
	}
	s.tellSides(x)
	s.tellPrestige(x)
	for i := range b.sides {
		s.musterStrength(x, &b.sides[i])
	}
	for i := range b.sides {
		s.throwDice(x, i)
	}
	s.findWinner(x)
}

// tellSides tells who takes part on both sides (7.3).
func (s *state) tellSides(x ctx) {
	if !x.telling() {
		return
	}
	for i := range s.battle.sides {
		d := &s.battle.sides[i]
		for a := range army(numArmies) {
			if d.armies&(1<<a) != 0 {
				x.tell(EvForce, d.seat, armyRef(a), none, spaceRef(s.battle.sp), int(armies[a].strength), 0)
			}
		}
		if d.seat != independents {
			s.tellForce(x, d.seat, d.at, s.fightingUnits(d))
		}
	}
}

// tellForce tells what CUs of a player are in a place, and which of them fight.
func (s *state) tellForce(x ctx, p rules.Seat, at place, fighting [numUnits]uint8) {
	if !x.telling() || s.stacks[at].owner != p {
		return
	}
	for u, n := range s.stacks[at].cu {
		if idle := n - fighting[u]; idle > 0 {
			x.tell(EvForce, p, unitRef(unit(u)), stackRef(at), spaceRef(s.ground(at)), int(idle), 1)
		}
		if fighting[u] > 0 {
			x.tell(EvForce, p, unitRef(unit(u)), stackRef(at), spaceRef(s.ground(at)), int(fighting[u]), 0)
		}
	}
}

// tellPrestige tells the Prestige of both sides where there are RA (7.5).
func (s *state) tellPrestige(x ctx) {
	royals := 0
	for i := range s.battle.sides {
		if d := &s.battle.sides[i]; d.seat != independents {
			royals += int(s.stacks[d.at].cu[royalArmy])
		}
	}
	for i := range s.battle.sides {
		d, n := &s.battle.sides[i], 0
		if d.wavering {
			n = 1
		}
		if royals > 0 {
			x.tell(EvPrestige, d.seat, s.leaderRef(d), none, spaceRef(s.battle.sp), int(d.prestige), n)
		}
	}
}

// musterStrength adds up the battle strength of a side (7.9-7.11).
func (s *state) musterStrength(x ctx, d *side) {
	if d.seat == independents {
		for a := range armies {
			if d.armies&(1<<a) != 0 {
				d.strength += uint8(armies[a].strength) // 10.8
			}
		}
		return
	}
	cu := s.fightingUnits(d)
	n := s.rollElephants(x, d, int(cu[elephant]))
	for u, c := range cu {
		n += int(c) * int(battleWorth[u])
	}
	if more := s.auxiliaries(d.seat, s.battle.sp); more > 0 {
		x.tell(EvAuxiliaries, d.seat, none, none, spaceRef(s.battle.sp), more, 0)
		n += more
	}
	d.strength = uint8(n)
}

// fightingUnits returns the CUs of a side that fight: not wavering RA (7.6), not Silver Shields that card 47B holds.
func (s *state) fightingUnits(d *side) [numUnits]uint8 {
	cu := s.stacks[d.at].cu
	if d.wavering {
		cu[royalArmy] = 0
	}
	if d.noSilver {
		cu[silver] = 0
	}
	return cu
}

// rollElephants rolls d6-2 for each E, d6-1 under Seleukos (7.10).
func (s *state) rollElephants(x ctx, d *side, n int) int {
	if n == 0 {
		return 0
	}
	less := int8(2)
	if d.general != noGeneral && s.able(d.general, strongElephants) {
		less = 1
	}
	var dice rules.Dice
	sum := 0
	for i := range n {
		die := x.roll()
		dice[i&7] = die
		sum += int(max(die-less, 0))
	}
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvElephants, Seat: d.seat, From: stackRef(d.at), To: spaceRef(s.battle.sp), Dice: dice, N: int16(sum)})
	}
	return sum
}

// auxiliaries is 2 for whoever controls the province of a battle, else 1 for a PC in the space (7.11).
func (s *state) auxiliaries(p rules.Seat, sp space) int {
	switch q := spaces[sp].province; {
	case q != noProvince && s.ruler[q] == p:
		return 2
	case s.pc[sp] == p:
		return 1
	}
	return 0
}

// factor is the Battle Factor of a side; 1 changes nothing (7.12).
func (s *state) factor(i int) int8 {
	d := &s.battle.sides[i]
	best := int8(1)
	for a := range armies {
		if d.armies&(1<<a) != 0 {
			best = max(best, armies[a].battle)
		}
	}
	if d.general != noGeneral {
		best = int8(s.battleFactor(d.general, d.at, i == 1))
	}
	return best
}

// throwDice throws two dice, or three and drops the lowest (card 55), and raises each to the Battle Factor (7.12).
func (s *state) throwDice(x ctx, i int) {
	d := &s.battle.sides[i]
	factor := s.factor(i)
	x.tell(EvFactor, d.seat, s.leaderRef(d), none, spaceRef(s.battle.sp), int(factor), 0)
	a, c := x.roll(), x.roll()
	dice := rules.Dice{a, c}
	n := 2
	if d.threeDice {
		third := x.roll()
		dice[2], n = third, 3
		low := min(a, c, third)
		switch low {
		case a:
			a = third
		case c:
			c = third
		}
	}
	d.dice = [2]int8{max(a, factor), max(c, factor)}
	dice[n], dice[n+1] = d.dice[0], d.dice[1]
	d.score = battleScore(d.dice[0]+d.dice[1], int(d.strength))
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvBattleDice, Seat: d.seat, Who: s.leaderRef(d), To: spaceRef(s.battle.sp), Dice: dice, N: int16(d.strength), M: int16(d.score)})
	}
}

// findWinner compares the scores (7.14, 7.15).
func (s *state) findWinner(x ctx) {
	b := &s.battle
	a, d := int(b.sides[0].score), int(b.sides[1].score)
	who := nobody
	switch {
	case a > d:
		b.winner, b.margin, who = 0, uint8(a-d), b.sides[0].seat
	case d > a:
		b.winner, b.margin, who = 1, uint8(d-a), b.sides[1].seat
	}
	x.tell(EvBattleEnds, who, none, none, spaceRef(b.sp), int(b.margin), 0)
}

// desert hands CUs of a type over to the other side, where it stands (7.7, 7.23, 7.24).
func (s *state) desert(x ctx, from, to *side, u unit) {
	n := int(s.stacks[from.at].cu[u])
	if n == 0 || s.stacks[from.at].owner != from.seat || !isPlayer(to.seat) {
		return
	}
	s.changeOwner(from.at, to.at, to.seat, u, n)
	x.tell(EvDesert, to.seat, unitRef(u), seatRef(from.seat), spaceRef(s.battle.sp), n, 0)
}
