package diadochi

import "tyche/rules/odds"

// Exact chances, counted over all faces of the dice that a rule throws. They assume that nobody plays a card.

// Force is one side of a land battle as its strength is counted (7.9).
type Force struct {
	Units    [NumUnits]uint8
	Armies   int  // Combat Strength of Independent Armies, 0 for a player
	Aid      int  // local auxiliaries (7.11)
	Factor   int  // Battle Factor of the Commander, 1 without one (7.12)
	Seleukos bool // its elephants roll d6-1 (7.10)
	Wavering bool // its RA do not fight (7.6)
}

// BattleOdds are the chances of a land battle, seen from the first force.
type BattleOdds struct {
	Win, Draw, Lose odds.Chance
	// Mine and Theirs are the CUs that each side loses on average, in hundredths, dispersed ones not counted.
	Mine, Theirs int
}

// maxScore is the highest score of the Battle Table.
const maxScore = 48

// ways counts in how many ways each number comes up.
type ways [maxScore + 1]uint64

// twoDice are the ways of two dice, each raised to a Battle Factor, by their total.
func twoDice(factor int) (w [13]uint64) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			w[max(a, factor)+max(b, factor)]++
		}
	}
	return w
}

// strengths are the ways of the battle strength, from its fixed part up.
func (k *Force) strengths() (fixed int, w ways) {
	fixed = k.Armies + k.Aid
	for u, n := range k.Units {
		if !(k.Wavering && unit(u) == royalArmy) {
			fixed += int(n) * int(battleWorth[u])
		}
	}
	less := 2
	if k.Seleukos {
		less = 1
	}
	w[0] = 1
	for range k.Units[elephant] {
		var next ways
		for sum, n := range w {
			for die := 1; die <= 6 && n > 0; die++ {
				next[sum+max(die-less, 0)] += n
			}
		}
		w = next
	}
	return fixed, w
}

// Strength is what the CUs of a stack add to a battle on the average, the number on the counters: an elephant adds 1 2/3 (7.10).
func (k Stack) Strength() int { return (&Force{Units: k.Units}).mean() }

// mean is the average battle strength of a force.
func (k *Force) mean() int {
	fixed, _ := k.strengths()
	sixths := 10 // d6-2 of an elephant
	if k.Seleukos {
		sixths = 15
	}
	return (6*fixed + sixths*int(k.Units[elephant]) + 3) / 6
}

// alone is the same force as its counters tell it: without auxiliaries, with RA that waver, and elephants like all others.
func (k *Force) alone() Force { return Force{Units: k.Units, Armies: k.Armies} }

// scores are the ways of the score of a force.
func (k *Force) scores() (w ways) {
	fixed, strength := k.strengths()
	dice := twoDice(k.Factor)
	for more, n := range strength {
		if n == 0 {
			continue
		}
		for total := 2; total <= 12; total++ {
			w[battleScore(int8(total), fixed+more)] += n * dice[total]
		}
	}
	return w
}

// atRisk counts the CUs of a force that can be lost.
func (k *Force) atRisk() int {
	n := 0
	for u, c := range k.Units {
		if !(k.Wavering && unit(u) == royalArmy) {
			n += int(c)
		}
	}
	return n
}

// CountBattle returns the chances of a land battle of mine against theirs (7.9-7.21).
func CountBattle(mine, theirs Force) BattleOdds {
	a, b := mine.scores(), theirs.scores()
	var win, draw, lose, narrowWin, narrowLoss uint64
	for x, m := range a {
		for y, n := range b {
			switch both := m * n; {
			case x == y:
				draw += both
			case x > y:
				win += both
				if x-y <= 4 {
					narrowWin += both
				}
			default:
				lose += both
				if y-x <= 4 {
					narrowLoss += both
				}
			}
		}
	}
	all := win + draw + lose
	o := BattleOdds{Win: odds.Chance{Ways: win, Of: all}, Draw: odds.Chance{Ways: draw, Of: all}, Lose: odds.Chance{Ways: lose, Of: all}}
	o.Mine = average(&mine, &theirs, lose, draw, narrowWin, all)
	o.Theirs = average(&theirs, &mine, win, draw, narrowLoss, all)
	return o
}

// average is the mean loss of a force in hundredths of CUs: its attrition when it loses, half of it in a draw, half
// of the other's when it wins narrowly. Independent Armies lose nothing but themselves.
func average(k, other *Force, lose, draw, narrow, all uint64) int {
	if k.Armies > 0 {
		return 0
	}
	group, foes := k.atRisk(), other.atRisk()
	if other.Armies > 0 {
		foes = other.Armies + other.Aid
	}
	var sum uint64
	for die := int8(1); die <= 6; die++ {
		own, theirs := 0, 0
		if group > 0 {
			own, _ = attrition(die, group)
			own = min(own, group)
		}
		if foes > 0 {
			theirs, _ = attrition(die, foes)
			theirs = min((theirs+1)/2, max(group-1, 0))
		}
		sum += lose*uint64(own) + draw*uint64((own+1)/2) + narrow*uint64(theirs)
	}
	return int((100*sum/6 + all/2) / all)
}

// NavalOdds are the chances of a naval battle, seen from the mover.
type NavalOdds struct{ Win, Draw, Lose odds.Chance }

// CountNaval returns the chances of a naval battle: an escort of strength 0 scores 0 (8.22-8.26).
func CountNaval(escort, fleets int) NavalOdds {
	dice := twoDice(1)
	var win, draw, lose uint64
	for x := 2; x <= 12; x++ {
		for y := 2; y <= 12; y++ {
			a, b := battleScore(int8(x), escort), battleScore(int8(y), fleets)
			switch n := dice[x] * dice[y]; {
			case a > b:
				win += n
			case a < b:
				lose += n
			default:
				draw += n
			}
		}
	}
	return NavalOdds{odds.Chance{Ways: win, Of: 1296}, odds.Chance{Ways: draw, Of: 1296}, odds.Chance{Ways: lose, Of: 1296}}
}

// SiegeOdds are the chances of one siege attempt.
type SiegeOdds struct {
	Modifier int            // all modifiers of the die (9.13)
	Points   [4]odds.Chance // of gaining exactly that many siege points
	Falls    odds.Chance    // that the siege is complete
	Lost     [3]odds.Chance // that the besieger loses exactly that many CUs
	Losses   int            // CUs that he loses on average, in hundredths
}

// CountSiege returns the chances of an attempt with a modifier that needs so many further points; relief are the
// losses that a card spares (9.10).
func CountSiege(modifier, needed, relief int) SiegeOdds {
	o := SiegeOdds{Modifier: modifier, Falls: odds.Chance{Of: 6}}
	for i := range o.Points {
		o.Points[i].Of = 6
	}
	for i := range o.Lost {
		o.Lost[i].Of = 6
	}
	lost := 0
	for die := 1; die <= 6; die++ {
		points, losses := siegeResult(die + modifier)
		o.Points[points].Ways++
		if int(points) >= needed {
			o.Falls.Ways++
		}
		n := max(int(losses)-relief, 0)
		o.Lost[n].Ways++
		lost += n
	}
	o.Losses = (100*lost + 3) / 6
	return o
}

// siegePoints is the chance that an attempt with a modifier gains a point at all (9.10).
func siegePoints(modifier int) odds.Chance {
	none := CountSiege(modifier, 1, 0).Points[0]
	return odds.Chance{Ways: none.Of - none.Ways, Of: none.Of}
}

// CountReaction returns the chance of an interception or an evasion (6.4, 6.12).
func CountReaction(initiative int) odds.Chance {
	return odds.Chance{Ways: uint64(max(6-initiative, 0)), Of: 6}
}

// CountMovement returns the chances of exactly 0 to 4 MP before what cards add (5.4).
func CountMovement(initiative int) (points [5]odds.Chance) {
	for i := range points {
		points[i].Of = 6
	}
	for die := int8(1); die <= 6; die++ {
		points[movementPoints(die, initiative)].Ways++
	}
	return points
}
