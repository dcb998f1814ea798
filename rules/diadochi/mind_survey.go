package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// survey is what a player finds out once before he values many moves: what each space would gain him, and where
// enemies stand.
type survey struct {
	s       judge
	p       rules.Seat
	gain    [numSpaces]int16 // of a PC there
	prizes  [numSpaces]int16 // the L of royals and the Cart there (prizesAt), and what keeps a rival from winning (denials)
	draws   [numSpaces]int16 // how much the goals draw an army there, or unknown
	foes    [maxFoes]foe
	foeN    int
	goals   [goalCount]goal // the most gainful spaces
	goalN   int
	settled [numStacks]int16 // what a stack gains under a new Minor General, or unknown
}

// foe is an enemy stack outside in a space.
type foe struct {
	sp     space
	owner  rules.Seat
	tenths int     // as it threatens others
	reacts int     // the chance that its best general intercepts, in hundredths; 0 where nobody may
	force  fighter // then; without Local Auxiliaries
}

// goal is a space that is worth going to.
type goal struct {
	sp   space
	gain int
}

const (
	maxFoes   = 40
	goalCount = 12
	unknown   = -1000
)

// look makes a survey.
func (s judge) look(p rules.Seat) survey {
	v := survey{s: s, p: p}
	v.findGains()
	v.findPrizes()
	v.findFoes()
	v.findGoals()
	for i := range v.settled {
		v.settled[i] = unknown
	}
	for i := range v.draws {
		v.draws[i] = unknown
	}
	return v
}

// findPrizes fills in prizes, for the few spaces that have any.
func (v *survey) findPrizes() {
	for _, at := range v.s.royalAt {
		if at < numSpaces {
			v.prizes[at] = int16(v.s.prizesAt(v.p, space(at)))
		}
	}
	if at := v.s.cart; at < numSpaces {
		v.prizes[at] = int16(v.s.prizesAt(v.p, space(at)))
	}
	v.addDenials()
}

// findGains fills in gain, a province at a time.
func (v *survey) findGains() {
	s := v.s
	for q := range province(numProvinces) {
		small, city := int16(s.stepOf(v.p, q, 1, false)), int16(s.stepOf(v.p, q, 1, true))
		for _, sp := range byProvince[q] {
			owner := s.pc[sp]
			if owner == v.p || spaces[sp].kind == transit {
				continue
			}
			isCity := spaces[sp].kind == majorCity
			n := small
			if isCity {
				n = city
			}
			if isPlayer(owner) {
				n += int16(s.lossOf(owner, q, isCity))
			}
			if isCity {
				n += int16(s.cagedPrizes(v.p, sp))
			}
			if s.tomb == sp {
				n += int16(s.weigh(onL, s.tombWorth()*worthL))
			}
			v.gain[sp] = n
		}
	}
	for sp := range space(numSpaces) {
		if spaces[sp].province == noProvince && spaces[sp].kind != transit && s.pc[sp] != v.p {
			v.gain[sp] = int16(s.weigh(onPC, worthPC))
		}
	}
}

// lossOf is what another player's loss of a space is worth: all of it for two, half for more unless he leads, and more the
// nearer he is to winning by VP.
func (s judge) lossOf(owner rules.Seat, q province, city bool) int {
	full := s.stepOf(owner, q, -1, city)
	loss := full
	if s.players > 2 && owner != s.usurper {
		loss /= 2
	}
	return s.weigh(onLoss, loss) + s.weigh(onLeader, full*alarm(s.nearVP(owner))/100)
}

// findFoes lists the enemy stacks outside.
func (v *survey) findFoes() {
	s := v.s
	for q := range rules.Seat(s.players) {
		if q == v.p {
			continue
		}
		for i := range 2 {
			for set := s.own[q][i]; set != 0; set &= set - 1 {
				at := place(i<<6 | bits.TrailingZeros64(set))
				if at >= numSpaces || v.foeN == maxFoes {
					break
				}
				tenths := tenthsOf(&s.stacks[at])
				if s.generalsAt(at, q)&majorBits == 0 {
					tenths = tenths * 8 / 10
				}
				v.foes[v.foeN] = foe{sp: space(at), owner: q, tenths: tenths}
				if s.temper[onMet] > 0 {
					v.foes[v.foeN].alert(s)
				}
				v.foeN++
			}
		}
	}
}

// findGoals keeps the spaces with most gain.
func (v *survey) findGoals() {
	s := v.s
	least := 0
	for sp := range space(numSpaces) {
		n := int(v.gain[sp])
		if s.isSiegeTarget(v.p, sp) {
			n = s.weigh(onGoalSiege, n*6/10)
		}
		if o := s.stacks[sp].owner; o == v.p && !s.isSiegeTarget(v.p, sp) {
			n = 0
		} else if o != nobody && o != v.p {
			n = s.weigh(onGoalFoe, n*7/10)
		}
		n += int(v.prizes[sp])
		if n <= least {
			continue
		}
		if v.goalN < goalCount {
			v.goals[v.goalN] = goal{sp, n}
			v.goalN++
			continue
		}
		worst := 0
		for i := range v.goals {
			if v.goals[i].gain < v.goals[worst].gain {
				worst = i
			}
		}
		v.goals[worst] = goal{sp, n}
		least = n
		for i := range v.goals {
			least = min(least, v.goals[i].gain)
		}
	}
}

// threat is how much the worst enemy stack near a space endangers CUs of a strength in tenths, in hundredths.
func (v *survey) threat(sp space, mine int) int {
	worst := 0
	for i := range v.foes[:v.foeN] {
		f := &v.foes[i]
		far := int(distance[f.sp][sp])
		if far > 3 || f.tenths*10 < mine*12 {
			continue
		}
		worst = max(worst, min(45, 15*f.tenths/max(mine, 5))*(5-far)/4)
	}
	return v.s.weigh(onThreat, worst)
}
