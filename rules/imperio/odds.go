package imperio

// Exact odds (28.1, 28.2, 28.4), in hundredths of a percent. Probabilities are fractions of one: fights that may go on
// for ever without a hit are solved by leaving the empty round out.

const one = uint64(1) << 32

// Odds is how a fight ends: the first side wins, the second, or both are destroyed, in hundredths of a percent.
type Odds struct{ First, Second, Both int }

// maxFight is the largest number of Troops, or hull points, for which odds are told.
const maxFight = 24

// hitsOf returns the chances of 0, 1, ... n successes with n dice that succeed in so many of ten cases.
func hitsOf(n, tenths int) (p [maxFight + 1]uint64) {
	p[0] = one
	for k := range n {
		for i := k + 1; i >= 0; i-- {
			p[i] = p[i] * uint64(10-tenths) / 10
			if i > 0 {
				p[i] += p[i-1] * uint64(tenths) / 10
			}
		}
	}
	return p
}

// fightTable is a chance for every number of units on either side.
type fightTable [maxFight + 1][maxFight + 1]uint64

// fight solves a fight between a and d units: dice(n) tells how many dice n units roll.
func fight(a, d int, tenthsA, tenthsD int, diceA, diceD func(int) int) (first, second, both uint64) {
	won, lost, none := fights(a, d, tenthsA, tenthsD, diceA, diceD)
	return won[a][d], lost[a][d], none[a][d]
}

// fights solves the fights between up to a and up to d units.
func fights(a, d int, tenthsA, tenthsD int, diceA, diceD func(int) int) (won, lost, none fightTable) {
	for i := 0; i <= a; i++ {
		for j := 0; j <= d; j++ {
			switch {
			case i == 0 && j == 0:
				none[i][j] = one
				continue
			case j == 0:
				won[i][j] = one
				continue
			case i == 0:
				lost[i][j] = one
				continue
			}
			pa, pd := hitsOf(diceA(i), tenthsA), hitsOf(diceD(j), tenthsD)
			var w, l, n uint64
			for x := 0; x <= diceA(i); x++ {
				for y := 0; y <= diceD(j); y++ {
					if x+y == 0 {
						continue
					}
					p := pa[x] * pd[y] >> 32
					i2, j2 := max(0, i-y), max(0, j-x)
					w += p * won[i2][j2] >> 32
					l += p * lost[i2][j2] >> 32
					n += p * none[i2][j2] >> 32
				}
			}
			rest := w + l + n // what is left of one without the empty round
			won[i][j], lost[i][j], none[i][j] = (w<<31)/rest<<1, (l<<31)/rest<<1, (n<<31)/rest<<1
		}
	}
	return won, lost, none
}

func perMyriad(p uint64) int { return int((p*10000 + one/2) >> 32) }

// groundChance is the chance that a Troops take a planet from d, when so many of ten dice of each side hit.
func groundChance(a, d, tenthsA, tenthsD int) int {
	same := func(n int) int { return n }
	won, _, _ := fight(min(a, maxFight), min(d, maxFight), tenthsA, tenthsD, same, same)
	return perMyriad(won)
}

// LandingOdds is the chance, in hundredths of a percent, that a landing force takes a planet from its garrison after
// the fire of its Orbital Defence Platforms (14.3, 14.4); BVs without abilities.
func LandingOdds(force, garrison, platforms, needForce, needGarrison int) int {
	if force > maxFight || garrison > maxFight {
		return -1
	}
	shots := hitsOf(2*platforms, 5)
	var total uint64
	same := func(n int) int { return n }
	for k := 0; k <= 2*platforms; k++ {
		left := force - k
		switch {
		case left <= 0:
		case garrison == 0:
			total += shots[k]
		default:
			won, _, _ := fight(left, garrison, 11-needForce, 11-needGarrison, same, same)
			total += shots[k] * won >> 32
		}
	}
	return perMyriad(total)
}

// Duel is how a duel of two ships ends: BV, dice and hull points of each.
func Duel(needA, diceA, hullA, needB, diceB, hullB int) Odds {
	a, b, both := fight(hullA, hullB, 11-needA, 11-needB, func(int) int { return diceA }, func(int) int { return diceB })
	return Odds{perMyriad(a), perMyriad(b), perMyriad(both)}
}

// SeditionOdds is the chance that Sedition succeeds against so many Troops: each goes on 4 or more (16.7).
func SeditionOdds(troops int) int {
	p := one
	for range troops {
		p = p * 7 / 10
	}
	return perMyriad(p)
}
