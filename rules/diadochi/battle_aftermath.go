package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// What follows the dice of a land battle (7D), in the order of 7.16.

// Steps of the frame inBattleAftermath; a = the side now taking losses in a draw.
const (
	afterLeaders uint8 = iota
	afterLoser
	afterWinner
	afterDesertion
	afterDispersal
	afterRewards
	afterDraw
	afterDrawOther
	afterRetreat
	afterAll
)

func runAftermath(s *state, x ctx, f *frame) bool {
	b := &s.battle
	switch f.step {
	case afterLeaders:
		if f.a == 0 {
			f.a = 1
			b.check = s.leadersAtRisk()
			s.noteFought()
		}
		if b.check != 0 {
			s.checkLeader(x)
			return false
		}
		f.step = afterLoser
		if b.winner == draw {
			f.step = afterDraw
		}
	case afterLoser:
		f.step = afterWinner
		s.loserSuffers(x)
	case afterWinner:
		f.step = afterDesertion
		s.winnerSuffers(x)
	case afterDesertion:
		f.step = afterDispersal
		s.goOver(x)
	case afterDispersal:
		f.step = afterRewards
		s.disperseLoser(x)
	case afterRewards:
		f.step = afterAll
		s.reward(x)
	case afterDraw:
		f.step = afterDrawOther
		s.drawSuffers(x, &b.sides[0])
	case afterDrawOther:
		f.step = afterRetreat
		s.drawSuffers(x, &b.sides[1])
	case afterRetreat:
		f.step = afterAll
		s.fallBack(x)
	case afterAll:
		s.liftSieges(x)
		s.pop(0)
	}
	return false
}

// noteFought notes who took part in a land battle (9.5) and lost in command (18.4), and ends the activation (5.16).
func (s *state) noteFought() {
	b := &s.battle
	for i := range b.sides {
		if d := &b.sides[i]; d.seat != independents {
			s.fought |= s.generalsAt(d.at, d.seat)
			s.tagAll(d.at, foughtTag)
			if b.winner == int8(1-i) && isMajorGeneral(d.general) {
				s.lostTurn[d.general] = s.turn
			}
		}
	}
	if s.march.on {
		s.march.stopped = true
	}
}

// isMajorGeneral is isMajor for a side that may have no general.
func isMajorGeneral(g general) bool { return g != noGeneral && isMajor(g) }

// leadersAtRisk returns who is checked for leader loss: all Major Generals of the loser and the winner's Commander,
// in a draw both Commanders (7.17).
func (s *state) leadersAtRisk() (set uint64) {
	b := &s.battle
	for i := range b.sides {
		switch d := &b.sides[i]; {
		case d.seat == independents:
		case b.winner == int8(1-i):
			set |= s.generalsAt(d.at, d.seat) & majorBits
		case isMajorGeneral(d.general):
			set |= d.general.bit()
		}
	}
	return set
}

// checkLeader rolls two dice for the next general: a loser dies on 2 or 3, the others on 2 (7.18).
func (s *state) checkLeader(x ctx) {
	b := &s.battle
	g := first(b.check)
	b.check &^= g.bit()
	d := s.sideWith(g)
	fatal := int8(2)
	if b.winner != draw && &b.sides[b.winner] != d {
		fatal = 3
	}
	at := s.at[g]
	if s.leaderRoll(x, g, fatal) && fatal == 2 {
		s.pushFallen(d.seat, at)
	}
}

// leaderRoll is one leader-loss check; it says whether he died.
func (s *state) leaderRoll(x ctx, g general, fatal int8) bool {
	a, c := x.roll(), x.roll()
	dies := a+c <= fatal
	if x.telling() {
		n := int16(0)
		if dies {
			n = 1
		}
		x.log.Add(rules.Event{Verb: EvLeaderCheck, Seat: s.ownerOf(g), Who: generalRef(g), Dice: rules.Dice{a, c}, N: n, M: int16(fatal)})
	}
	if dies {
		s.killGeneral(x, g)
	}
	return dies
}

// sideWith returns the side a general fights for.
func (s *state) sideWith(g general) *side {
	if b := &s.battle; b.sides[0].seat == s.ownerOf(g) {
		return &b.sides[0]
	}
	return &s.battle.sides[1]
}

// A Minor General may be put down where a Major General has just died in another player's turn (1.36 b). The frame:
// a = the place. It is offered where CUs are left without a general; a beaten force is about to be dispersed.

func (s *state) pushFallen(p rules.Seat, at place) {
	if p != s.active && s.stacks[at].owner == p && s.generalsAt(at, p) == 0 && s.freeMinor(p) != noGeneral {
		s.push(frame{kind: inFallen, seat: p, a: int16(at)})
	}
}

func askFallen(s *state, f *frame) rules.Decision {
	at := place(f.a)
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.fallen", rules.R(spaceRef(s.ground(at)))), About: stackRef(at)}
}

func fallenCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	return append(dst, rules.Move{Verb: yesVerb}, rules.Move{Verb: passVerb})
}

func checkFallen(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == yesVerb || m.Verb == passVerb {
		return nil
	}
	return notAnAnswer
}

func applyFallen(s *state, x ctx, f *frame, m rules.Move) {
	if g := s.freeMinor(f.seat); m.Verb == yesVerb && g != noGeneral {
		s.at[g] = place(f.a)
		x.tell(EvMinorPlaced, f.seat, generalRef(g), none, stackRef(place(f.a)), 0, 0)
	}
	s.pop(0)
}

// safeKind is which CUs of a side cannot be lost: wavering RA and Silver Shields out of the battle.
func safeKind(d *side) lossKind {
	kind := anyLoss
	if d.wavering {
		kind |= royalSafe
	}
	if d.noSilver {
		kind |= silverSafe
	}
	return kind
}

// atStake counts the CUs of a side that took part in the battle and can be lost (7.19).
func (s *state) atStake(d *side) int {
	cu := s.fightingUnits(d)
	return (&stack{cu: cu}).size()
}

// loserSuffers rolls the loser's attrition (7.19). For an Independent Army the roll only fixes the winner's losses
// (7.20).
func (s *state) loserSuffers(x ctx) {
	b := &s.battle
	d := &b.sides[1-b.winner]
	if d.seat == independents {
		if b.margin <= 4 {
			die, n, _ := s.attritionDie(x, int(d.strength))
			b.result = uint8(n)
			s.tellAttrition(x, EvAttrition, independents, outside(b.sp), die, n, false)
		}
		return
	}
	die, n, elephants := s.attritionDie(x, s.atStake(d))
	b.result = uint8(n)
	if die > 0 {
		s.tellAttrition(x, EvAttrition, d.seat, d.at, die, n, elephants)
	}
	s.pushLosses(x, d.seat, d.at, n, elephants, safeKind(d))
}

// winnerSuffers makes a winner by a margin of 4 or less lose half of that, M and E first (7.20).
func (s *state) winnerSuffers(x ctx) {
	b := &s.battle
	d := &b.sides[b.winner]
	if d.seat != independents && b.margin <= 4 {
		s.pushLosses(x, d.seat, d.at, (int(b.result)+1)/2, false, safeKind(d)|winnerLoss)
	}
}

// goOver hands wavering RA and the Silver Shields of the loser to the winner (7.23, 7.24).
func (s *state) goOver(x ctx) {
	b := &s.battle
	w, l := &b.sides[b.winner], &b.sides[1-b.winner]
	if l.seat == independents {
		return
	}
	if l.wavering {
		s.desert(x, l, w, royalArmy)
	}
	s.desert(x, l, w, silver)
}

// disperseLoser disperses what is left of the loser (7.25) and hands royals and Cart over (7.27); a beaten
// Independent Army leaves the map (10.9).
func (s *state) disperseLoser(x ctx) {
	b := &s.battle
	w, l := &b.sides[b.winner], &b.sides[1-b.winner]
	if l.seat == independents {
		for a := range army(numArmies) {
			if l.armies&(1<<a) != 0 {
				s.armyAt[a] = gone
				x.tell(EvArmyBeaten, w.seat, armyRef(a), none, spaceRef(b.sp), 0, 0)
			}
		}
		return
	}
	for set := s.generalsAt(l.at, l.seat); set != 0; set &= set - 1 {
		s.lostBattle(first(set))
	}
	s.disperseForce(x, l.seat, l.at, w.seat)
	if s.cart == outside(b.sp) && isPlayer(w.seat) {
		s.seizeCart(x, w.seat)
	}
}

// reward gives +1 P for each Independent Army (7.28) and notes the victory for card 57.
func (s *state) reward(x ctx) {
	b := &s.battle
	w, l := &b.sides[b.winner], &b.sides[1-b.winner]
	if !isPlayer(w.seat) {
		return
	}
	if isPlayer(l.seat) {
		s.beaten[w.seat] |= 1 << l.seat
		s.beatenWith[w.seat][l.seat] = w.general
		return
	}
	if n := bits.OnesCount8(l.armies); isMajorGeneral(w.general) && s.at[w.general] == w.at {
		s.victories[w.general] += uint8(n)
		x.tell(EvPopularity, w.seat, generalRef(w.general), none, none, n, 0)
	}
}

// drawSuffers is the loss of one side in a draw: half its own attrition result (7.21).
func (s *state) drawSuffers(x ctx, d *side) {
	if d.seat == independents {
		return
	}
	die, n, elephants := s.attritionDie(x, s.atStake(d))
	n = (n + 1) / 2
	if die > 0 {
		s.tellAttrition(x, EvAttrition, d.seat, d.at, die, n, elephants)
	}
	s.pushLosses(x, d.seat, d.at, n, elephants, safeKind(d))
}

// fallBack is the end of a draw: who has no CUs left is dispersed; the attacker retreats unless he alone has some
// (7.21, 7.22).
func (s *state) fallBack(x ctx) {
	b := &s.battle
	a, d := &b.sides[0], &b.sides[1]
	left := [2]bool{s.stillFights(a), s.stillFights(d)}
	for i := range b.sides {
		if k := &b.sides[i]; !left[i] {
			winner := nobody
			if left[1-i] {
				winner = b.sides[1-i].seat
			}
			s.disperseForce(x, k.seat, k.at, winner)
		}
	}
	switch {
	case !left[0] || !left[1]:
	case a.seat == independents:
		for i := range army(numArmies) {
			if a.armies&(1<<i) != 0 && i == s.entry.army {
				s.armyFallsBack(x, i)
			}
		}
	default:
		s.retreat(x, a)
	}
}

// armyFallsBack takes an attacking Independent Army back where it came from; one that came from nowhere waits for its
// card to remove it (card 64).
func (s *state) armyFallsBack(x ctx, a army) {
	b := &s.battle
	if s.entry.from == noSpace {
		return
	}
	s.armyAt[a] = b.from
	x.tell(EvRetreats, nobody, armyRef(a), spaceRef(b.sp), spaceRef(s.entry.from), 0, 0)
}

// stillFights says whether a side has CUs left.
func (s *state) stillFights(d *side) bool {
	return d.seat == independents || s.stacks[d.at].owner == d.seat
}

// retreat takes the attacker back where he came from, or disperses him if enemy CUs are there (7.22).
func (s *state) retreat(x ctx, a *side) {
	b, m := &s.battle, &s.march
	to := b.from
	sp := spaceOf(to)
	if !b.sortie && !isInside(to) && s.foeOutside(a.seat, sp) {
		s.disperseForce(x, a.seat, a.at, nobody)
		return
	}
	x.tell(EvRetreats, a.seat, s.leaderRef(a), spaceRef(b.sp), spaceRef(sp), 0, 0)
	m.at, m.base = sp, to
	s.squeeze(x, a.seat, to)
}

// squeeze eliminates what a city cannot take of a group that must go back inside: CUs beyond 2 (8.27, 9.19).
func (s *state) squeeze(x ctx, p rules.Seat, to place) {
	if isInside(to) {
		over := s.stacks[marching].size() + s.stacks[to].size() - mostInside
		s.pushLosses(x, p, marching, over, false, anyLoss)
	}
}
