package imperio

import (
	"math/bits"

	"tyche/rules"
)

// The odds of a landing (14) and of a Sedition (16.7), from a view.

// mostLanding is the largest force or garrison for which a landing is reckoned.
const mostLanding = 60

// LandingForecast is how a landing ends: the chance that it takes the planet, in hundredths of a percent, and the Troops that attacker and
// garrison keep on average, in hundredths. Least is the chance if the holder has a technology that the viewer does not know of (doubted).
// Hidden says that something else of the enemy is not known to the viewer.
type LandingForecast struct {
	Takes  int
	Least  int
	Troops [2]int
	Hidden bool
}

// Share is Takes as it is told.
func (f *LandingForecast) Share() rules.Arg { return rules.Percent(myriad(f.Takes)) }

// Way is the chance between Least and Takes.
func (f *LandingForecast) Way() rules.Way { return ranging("landing.takes", 1, f.Least, f.Takes) }

// doubted are the technologies that make a planet harder to take and that its holder may have without another's knowledge: none before the
// first research is done, and none with what it needs before the second (15.1).
func (s *state) doubted(pl planet) (set techSet) {
	b := &s.bodies[pl]
	if b.holder == nobody {
		return 0
	}
	if s.turn > 1 && b.troops > 0 {
		set |= 1 << t07
	}
	if s.turn > 2 && b.owner == b.holder && b.count(platform) > 0 {
		set |= 1 << t20
	}
	return set &^ s.houses[b.holder].techs
}

// landingRange is landingAfter with Least.
func (s *state) landingRange(p rules.Seat, pl planet, force int, list []bombs) LandingForecast {
	f := s.landingAfter(p, pl, force, list)
	f.Least = f.Takes
	if set := s.doubted(pl); set != 0 {
		k := &s.houses[s.bodies[pl].holder]
		known := k.techs
		k.techs |= set
		f.Least = s.landingAfter(p, pl, force, list).Takes
		k.techs = known
	}
	return f
}

// LandingOn returns the odds of landing so many Troops of the viewer's on planet i of hex h, as far as the viewer knows: what it has
// ordered to bombard, the fire of platforms, and ground rounds with abilities and technologies. False where the garrison is hidden or too many fight.
func LandingOn(v *View, h, i, force int) (LandingForecast, bool) {
	if v.Seat == nobody || h < 0 || h >= len(v.Hexes) || i < 0 || i >= len(v.Hexes[h].Planets) {
		return LandingForecast{}, false
	}
	k := &v.Hexes[h].Planets[i]
	if k.Troops < 0 || k.Troops > mostLanding || force < 0 || force > mostLanding || k.Holder == v.Seat {
		return LandingForecast{}, false
	}
	s := v.board()
	f := s.landingRange(v.Seat, firstPlanet(hex(h))+planet(i), force, v.bombsOn(k.Ref))
	q := k.Holder
	f.Hidden = q != nobody && (s.houses[q].abilities[0] == noAbility || s.houses[q].abilities[1] == noAbility)
	return f, true
}

// landingOdds reckons a landing of p.
func (s *state) landingOdds(p rules.Seat, pl planet, force int) LandingForecast {
	b := &s.bodies[pl]
	garrison := int(b.troops)
	landed := make([]uint64, force+1) // chances of so many Troops after the platforms have fired
	landed[force] = whole
	if guns := s.platformGuns(p, pl); guns.n > 0 {
		landed[force] = 0
		for _, v := range s.score(p, []battery{guns}, false) {
			landed[max(0, force-v.hits)] += share(whole, v.p)
		}
	}
	w := groundWar{s: s, sides: [2]rules.Seat{p, b.holder}}
	var f LandingForecast
	var takes, kept, left uint64
	for n := 1; n <= force; n++ {
		if landed[n] == 0 {
			continue
		}
		won, mine, theirs := w.reckon(n, garrison)
		takes += share(landed[n], won)
		kept += share(landed[n]>>16, mine)
		left += share(landed[n]>>16, theirs)
	}
	left += landed[0] >> 16 * uint64(garrison)
	f.Takes = int((takes + whole/20000) / (whole / 10000))
	f.Troops = [2]int{hundredths(kept), hundredths(left)}
	return f
}

// hundredths of a number that is a sum of chances in 2^-46.
func hundredths(n uint64) int { return int((n*100 + whole>>17) / (whole >> 16)) }

// groundWar is a fight on the ground between two sides.
type groundWar struct {
	s     *state
	sides [2]rules.Seat
	fire  [2][mostLanding + 1][]volleyed // what so many Troops of a side score
}

// scores is what n Troops of a side score in a round, after what the other ignores.
func (w *groundWar) scores(side, n int) []volleyed {
	if list := w.fire[side][n]; list != nil {
		return list
	}
	s, p, q := w.s, w.sides[side], w.sides[1-side]
	guns := []battery{{u: troop, n: n, need: s.troopNeeds(p)}}
	times := 1
	if p != nobody && s.has(p, a11) {
		times = 2
	}
	g := newGrid(0, times*(n+1))
	for _, v := range s.score(nobody, guns, p != nobody && s.has(p, a08)) {
		g.p[times*v.hits] += v.p
	}
	w.fire[side][n] = s.saved(q, g)
	return w.fire[side][n]
}

// reckon returns the chance that a attackers beat d defenders, in parts of one, and how many of each are left on average, likewise.
func (w *groundWar) reckon(a, d int) (won, mine, theirs uint64) {
	likely := make([][]uint64, a+1)
	for i := range likely {
		likely[i] = make([]uint64, d+1)
	}
	likely[a][d] = whole
	for i := a; i >= 0; i-- {
		for j := d; j >= 0; j-- {
			p := likely[i][j]
			switch {
			case p == 0:
			case i == 0:
				theirs += p >> 30 * uint64(j)
			case j == 0:
				won += p >> 30
				back := 0
				if w.s.knowsTech(w.sides[0], t09) && a > i+1 {
					back = (a - i) / 2
				}
				mine += p >> 30 * uint64(i+back)
			default:
				w.round(likely, i, j, p)
			}
		}
	}
	return won, mine, theirs
}

// round leads from a pair to those after a round in which somebody fell; rounds in which nobody does are left out.
func (w *groundWar) round(likely [][]uint64, i, j int, p uint64) {
	onD, onA := w.scores(0, i), w.scores(1, j)
	var idle uint64
	if onD[0].hits == 0 && onA[0].hits == 0 {
		idle = onD[0].p * onA[0].p >> 32
	}
	hi, lo := bits.Mul64(p, one)
	p, _ = bits.Div64(hi, lo, one-idle)
	for _, x := range onD {
		q := share(p, x.p)
		for _, y := range onA {
			if x.hits+y.hits > 0 {
				likely[max(0, i-y.hits)][max(0, j-x.hits)] += share(q, y.p)
			}
		}
	}
}

// SeditionOn returns the chance of a Sedition of the viewer's on planet i of hex h, in hundredths of a percent, as far as the viewer knows;
// false where the garrison is hidden.
func SeditionOn(v *View, h, i int) (int, bool) {
	k := &v.Hexes[h].Planets[i]
	if v.Seat == nobody || k.Troops < 0 || k.Holder == nobody {
		return 0, false
	}
	n, s := SeditionOdds(k.Troops), v.board()
	if need := s.counters(v.Seat, k.Holder); need > 0 {
		n = n * (need - 1) / 10
	}
	return n, true
}
