package imperio

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// What hangs on an answer before it is given: what it surely costs or gives up, and what dice may make of it. All of it is worked
// out from what the House sees, with the functions that the game is played with, as if nobody else acted before.

// stakesOf tells what hangs on an answer, by its verb. It is filled once: the functions refer to the procedures.
var stakesOf [numVerbs]func(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake

func init() {
	stakesOf = [numVerbs]func(*state, rules.Seat, rules.Move, []rules.Stake) []rules.Stake{
		warVerb: stakesOfWar, leagueVerb: stakesOfLeaving, abandonVerb: stakesOfAbandoning, absentVerb: stakesOfAbsence,
		doneVerb: stakesOfEnding, sealVerb: stakesOfSeal, voteVerb: stakesOfVote,
		yardVerb: stakesOfYard, goVerb: stakesOfGoing, stanceVerb: stakesOfStance, loadVerb: stakesOfLoading, landVerb: stakesOfLanding,
		bombardVerb: stakesOfBombing,
		plotVerb:    stakesOfPlot, inciteVerb: stakesOfSedition, objectVerb: stakesOfObject, objectTech: stakesOfObject, objectAction: stakesOfObject,
		blameVerb: stakesOfBlame, noBlameVerb: stakesOfBlame,
		acceptVerb: stakesOfDeal, sendVerb: stakesOfDeal, researchVerb: stakesOfResearch,
		fightVerb: stakesOfFighting, fleeVerb: stakesOfFleeing, carrierHit: stakesOfCarrier,
	}
}

// Stakes appends what hangs on a legal answer.
func (s *state) Stakes(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if s.Check(p, m) != nil || stakesOf[m.Verb] == nil {
		return dst
	}
	return stakesOf[m.Verb](s, p, m, dst)
}

// staked is a text of a stake.
func staked(key string, args ...rules.Arg) rules.Text {
	return rules.Say("imperio.stake."+key, args...)
}

// way is something that comes with one chance.
func way(key string, good int8, c odds.Chance, args ...rules.Arg) rules.Way {
	return rules.Way{What: staked(key, args...), Good: good, Least: c, Most: c}
}

// ranging is something that comes with a chance of a range, in hundredths of a percent.
func ranging(key string, good int8, least, most int) rules.Way {
	return rules.Way{What: staked(key), Good: good, Least: myriad(least), Most: myriad(most)}
}

// likely lists the ways that can come.
func likely(ways ...rules.Way) (list []rules.Way) {
	for _, w := range ways {
		if w.Most.Ways > 0 {
			list = append(list, w)
		}
	}
	return list
}

// myriad is a chance in hundredths of a percent.
func myriad(n int) odds.Chance { return odds.Chance{Ways: uint64(max(n, 0)), Of: 10000} }

// unknownChance is one of which nothing is known.
func unknownChance(key string, good int8) rules.Way {
	return rules.Way{What: staked(key), Good: good, Least: odds.Chance{Of: 1}, Most: odds.Chance{Ways: 1, Of: 1}}
}

// seenBy is the position as a House sees it, with its own orders; what others keep secret is as in the plainest game.
func (s *state) seenBy(p rules.Seat) *state {
	b := s.View(p).(*View).board()
	b.plans[p] = s.plans[p]
	for t := range s.transport {
		if k := &s.transport[t]; k.at != noHex && k.owner == p {
			b.transport[t].part, b.transport[t].fresh = k.part, k.fresh
		}
	}
	b.houses[p].flag.part, b.houses[p].flag.fresh = s.houses[p].flag.part, s.houses[p].flag.fresh
	return b
}

// stakesOfBreach are what an act of war costs (18.1, 18.2, 18.5): where there is war already, no more than one's word, if one has
// promised to offer peace (18.6).
func (s *state) stakesOfBreach(p, q rules.Seat, dst []rules.Stake) []rules.Stake {
	if q == nobody || q == p {
		return dst
	}
	who := rules.R(seatRef(q))
	fights := s.atWar(p, q) || s.declared[p].Has(q)
	if s.owesPeace(p, q) {
		word := rules.Price("18.6", staked("war.promised", who), seatRef(q))
		if !fights { // at war the offer can still be made: the seal asks where it is missing
			word = word.Asked()
		}
		dst = append(dst, word)
	}
	if fights {
		return dst
	}
	dst = append(dst, rules.Price("18.1", staked("war", who), seatRef(q)).Asked())
	if s.ally[p].Has(q) {
		dst = append(dst, rules.Price("18.5", staked("war.alliance", who)).Asked())
	}
	if s.grantedTo(p, q) || s.passage[p].Has(q) {
		dst = append(dst, rules.Price("18.2", staked("war.passage", who)).Asked())
	}
	return dst
}
