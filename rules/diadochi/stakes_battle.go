package diadochi

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// battleChances are those of the marching group against a side.
func (s *state) battleChances(d side) rules.Stake {
	return s.chancesOfBattle(side{seat: s.march.seat, at: marching}, d, 0)
}

// chancesOfBattle are those of a land battle if both sides stand and fight, seen from the side mine: 0 attacks, 1 defends.
// The state is used up: the hostile act comes before Prestige is counted (7.4).
func (s *state) chancesOfBattle(attacker, defender side, mine int) rules.Stake {
	b := &s.battle
	*b = battle{sp: s.entry.sp, sortie: b.sortie, sides: [2]side{attacker, defender}}
	for i := range b.sides {
		b.sides[i].general = noGeneral
	}
	s.nameCommanders()
	foe := b.sides[1-mine].seat
	k := chance("7.13", rules.Say("diadochi.stake.battle", rules.R(seatRef(foe))))
	if foe == independents {
		k.What = rules.Say("diadochi.stake.battle-army", rules.R(s.leaderRef(&b.sides[1-mine])))
	}
	if loser, settled := s.desertsAtOnce(); settled {
		won := sure
		if loser == mine {
			won = never
		}
		k.Ways = battleWays(won, never, won.Not())
		k.Why = []rules.Text{rules.Say("diadochi.stake.why.deserts")}
		return k
	}
	if !b.sortie && isPlayer(attacker.seat) && isPlayer(defender.seat) {
		s.hostileMeeting(ctx{}, attacker.seat, defender.seat, defender.at)
	}
	for i := range b.sides {
		b.sides[i].prestige = uint8(s.battlePrestige(i))
	}
	mineForce, foeForce := s.forceOf(mine), s.forceOf(1-mine)
	o := CountBattle(mineForce, foeForce)
	k.Ways = battleWays(o.Win, o.Draw, o.Lose)
	k.Why = s.battleReasons(mine, &mineForce, &foeForce)
	k.Why = append(k.Why, s.turncoats(mine, &mineForce, &foeForce)...)
	k.Why = append(k.Why, b.expectedLosses(mine, (o.Mine+5)/10, (o.Theirs+5)/10))
	k.Why = append(k.Why, s.mortality(&b.sides[mine], o.Lose)...)
	return k
}

// mortality tells how likely each Major General of a side is to die by its battle: the Commander on a roll of 2, and any of them on 2 or 3 if
// the side loses (7.17, 7.18).
func (s *state) mortality(d *side, lose odds.Chance) (why []rules.Text) {
	if !isPlayer(d.seat) {
		return nil
	}
	for set := s.generalsAt(d.at, d.seat) & majorBits; set != 0; set &= set - 1 {
		g := first(set)
		dies := lose.And(odds.Chance{Ways: 3, Of: 36})
		if g == d.general {
			dies = dies.Plus(lose.Not().And(odds.Chance{Ways: 1, Of: 36}))
		}
		if n := dies.Percent(); n > 0 {
			why = append(why, rules.Say("diadochi.stake.why.general-dies", rules.R(generalRef(g)), rules.N(n)))
		}
	}
	return why
}

// expectedLosses tells the units that both sides lose on the average, in tenths. An Independent Army has none to lose: it stays or goes as a
// whole (7.28).
func (b *battle) expectedLosses(mine, own, theirs int) rules.Text {
	foe := b.sides[1-mine].seat
	switch {
	case foe == independents:
		return rules.Say("diadochi.stake.why.losses-army", rules.N(own/10), rules.N(own%10))
	case b.sides[mine].seat == independents:
		return rules.Say("diadochi.stake.why.losses-to-army", rules.N(theirs/10), rules.N(theirs%10), rules.R(seatRef(foe)))
	}
	return rules.Say("diadochi.stake.why.losses", rules.N(own/10), rules.N(own%10), rules.N(theirs/10), rules.N(theirs%10))
}

func battleWays(win, draw, lose odds.Chance) []rules.Way {
	return []rules.Way{way("wins", 1, win), way("draw", 0, draw), way("loses", -1, lose)}
}

// desertsAtOnce says which side goes over without a fight: one of RA alone with the lower Prestige (7.7).
func (s *state) desertsAtOnce() (loser int, settled bool) {
	for i := range s.battle.sides {
		d := &s.battle.sides[i]
		if d.seat == independents {
			continue
		}
		if k := &s.stacks[d.at]; k.size() > 0 && int(k.cu[royalArmy]) == k.size() && s.battlePrestige(i) < s.battlePrestige(1-i) {
			return i, true
		}
	}
	return 0, false
}

// battleReasons say why the chances of a battle are what they are: strength, Battle Factor, wavering Royal Army, and that
// the enemy could be overrun or go inside.
func (s *state) battleReasons(mine int, own, foe *Force) []rules.Text {
	b := &s.battle
	why := append(strengthReasons(own, foe),
		rules.Say("diadochi.stake.why.factor", rules.N(own.Factor), rules.N(foe.Factor)),
	)
	if isPlayer(b.sides[1-mine].seat) && own.Units[royalArmy]+foe.Units[royalArmy] > 0 { // else it decides nothing (7.6)
		why = append(why, prestigeReason(int(b.sides[mine].prestige), int(b.sides[1-mine].prestige), own, foe))
	}
	if e := &s.entry; mine == 0 && e.on && s.canOverrun() {
		why = append(why, rules.Say("diadochi.stake.why.overrun"))
	}
	if mine == 0 && s.canGoInside(b.sides[1].seat) {
		why = append(why, rules.Say("diadochi.stake.why.inside", rules.R(seatRef(b.sides[1].seat))))
	}
	return why
}

// strengthReasons tell the average strength of both sides and, where that is not the number on their counters, what makes the
// difference; the Royal Army that wavers is told with Prestige.
func strengthReasons(own, foe *Force) []rules.Text {
	key := "diadochi.stake.why.strength"
	if own.Units[elephant]+foe.Units[elephant] > 0 {
		key = "diadochi.stake.why.strength-elephants"
	}
	why := []rules.Text{rules.Say(key, rules.N(own.mean()), rules.N(foe.mean()))}
	mine, theirs, elephants := own.alone(), foe.alone(), rampant(own, foe)
	if own.Aid+foe.Aid == 0 && !own.Wavering && !foe.Wavering && elephants.Key == "" {
		return why
	}
	why = append(why, rules.Say("diadochi.stake.why.units", rules.N(mine.mean()), rules.N(theirs.mean())))
	if own.Aid+foe.Aid > 0 {
		why = append(why, rules.Say("diadochi.stake.why.auxiliaries", rules.N(own.Aid), rules.N(foe.Aid)))
	}
	if elephants.Key != "" {
		why = append(why, elephants)
	}
	return why
}

// rampant tells what the elephants of Seleukos add on either side.
func rampant(own, foe *Force) rules.Text {
	var more [2]int
	for i, k := range [...]*Force{own, foe} {
		calm := *k
		calm.Seleukos = false
		more[i] = k.mean() - calm.mean()
	}
	if more == [2]int{} {
		return rules.Text{}
	}
	return rules.Say("diadochi.stake.why.strong-elephants", rules.N(more[0]), rules.N(more[1]))
}

// prestigeReason tells by how much one side has more Prestige, and whose Royal Army wavers for it (7.6).
func prestigeReason(own, foe int, mine, theirs *Force) rules.Text {
	key, lost := "prestige-even", 0
	switch {
	case mine.Wavering:
		key, lost = "my-royals-waver", mine.royals()
	case theirs.Wavering:
		key, lost = "their-royals-waver", theirs.royals()
	case own > foe:
		key = "prestige-mine"
	case own < foe:
		key = "prestige-theirs"
	}
	return rules.Say("diadochi.stake.why."+key, rules.N(own), rules.N(foe), rules.N(max(own-foe, foe-own)), rules.N(lost))
}

// turncoats say which units of the loser belong to the winner from then on: RA that waver, none of which is lost, and what is left of
// the Silver Shields (7.23, 7.24). They go over to players only.
func (s *state) turncoats(mine int, own, foe *Force) (why []rules.Text) {
	if !isPlayer(s.battle.sides[1-mine].seat) || !isPlayer(s.battle.sides[mine].seat) {
		return nil
	}
	if foe.Wavering {
		why = append(why, rules.Say("diadochi.stake.why.royals-come", rules.N(int(foe.Units[royalArmy]))))
	}
	if own.Wavering {
		why = append(why, rules.Say("diadochi.stake.why.royals-go", rules.N(int(own.Units[royalArmy]))))
	}
	if foe.Units[silver] > 0 {
		why = append(why, rules.Say("diadochi.stake.why.silver-comes"))
	}
	if own.Units[silver] > 0 {
		why = append(why, rules.Say("diadochi.stake.why.silver-goes"))
	}
	return why
}

// royals is the strength of the RA of a force.
func (k *Force) royals() int { return int(k.Units[royalArmy]) * int(battleWorth[royalArmy]) }

// forceOf is a side of the battle as its strength counts.
func (s *state) forceOf(i int) Force {
	d := &s.battle.sides[i]
	k := Force{Factor: int(s.factor(i))}
	if d.seat == independents {
		for a := range armies {
			if d.armies&(1<<a) != 0 {
				k.Armies += int(armies[a].strength)
			}
		}
		return k
	}
	k.Units = s.stacks[d.at].cu
	k.Aid = s.auxiliaries(d.seat, s.battle.sp)
	k.Seleukos = d.general != noGeneral && s.able(d.general, strongElephants)
	k.Wavering = k.Units[royalArmy] > 0 && d.prestige < s.battle.sides[1-i].prestige
	return k
}
