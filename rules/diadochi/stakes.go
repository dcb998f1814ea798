package diadochi

import (
	"slices"

	"tyche/rules"
	"tyche/rules/odds"
)

// What hangs on a move before it is made: prices by the rules that take them, chances counted over all faces of the dice.
// They assume that nobody plays a Surprise card. Each is worked out on a copy of the state.

// stakesOf tells what hangs on a move, by its verb. It is filled once: the functions refer to the procedures.
var stakesOf [numVerbs]func(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake

func init() {
	stakesOf = [numVerbs]func(*state, rules.Seat, rules.Move, []rules.Stake) []rules.Stake{
		doneVerb: stakesOfEnding, passVerb: stakesOfEnding, activateVerb: stakesOfActivation, stepVerb: stakesOfStep, siegeVerb: stakesOfSiege,
		sortieVerb: stakesOfSortie, overrunVerb: stakesOfOverrun, evadeVerb: stakesOfEvasion, interceptVerb: stakesOfInterception,
		yesVerb: stakesOfYes, sailVerb: stakesOfSail, escortVerb: stakesOfEscort, chooseVerb: stakesOfLanding, targetVerb: stakesOfTarget,
		goInVerb: stakesOfGate, generalInVerb: stakesOfRefuge, royalInVerb: stakesOfRefuge, takeCartVerb: stakesOfCart, disbandVerb: stakesOfDisbanding, musterVerb: stakesOfMuster, placeUnitVerb: stakesOfPut,
		stationVerb: stakesOfStationing, surpriseVerb: stakesOfSurprise, discardVerb: stakesOfDiscard, placePCVerb: stakesOfPlacing, targetProvinceVerb: stakesOfShortage, improveVerb: stakesOfCardSpent, recruitVerb: stakesOfCardSpent,
	}
}

// Stakes appends what hangs on a legal move.
func (s *state) Stakes(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if s.Check(p, m) != nil {
		return dst
	}
	dst = s.stakesOfOwnLoss(p, m, s.stakesOfEvent(p, m, dst))
	dst = s.stakesOfArmies(p, m, s.stakesOfCardDice(p, m, s.stakesOfIdleEvent(p, m, dst)))
	if stakesOf[m.Verb] != nil {
		dst = stakesOf[m.Verb](s, p, m, dst)
	}
	return s.stakesOfLastMove(p, m, dst)
}

// way is something that comes with one chance.
func way(key string, good int8, c odds.Chance, args ...rules.Arg) rules.Way {
	return rules.Way{What: rules.Say("diadochi.stake."+key, args...), Good: good, Least: c, Most: c}
}

var never, sure = odds.Chance{Of: 1}, odds.Chance{Ways: 1, Of: 1}

// chance is a stake that dice decide.
func chance(rule rules.Rule, what rules.Text, ways ...rules.Way) rules.Stake {
	return rules.Stake{What: what, Rule: rule, Ways: ways}
}

// perhaps is a chance that comes only if another seat chooses so: what it is of says if what, and the first reason what comes
// if it does not. In a few words it is how likely the good way is, or the bad one where nothing else can come.
func perhaps(rule rules.Rule, key string, of rules.Ref, good, bad rules.Way) rules.Stake {
	key = "diadochi.stake." + key
	k := chance(rule, rules.Say(key, rules.R(of)), good, bad)
	k.Brief = rules.Say(key+".brief", rules.PercentAs(good.Most, k.Percents()[0]), rules.R(of))
	if good.Most.Ways == 0 {
		k.Brief = rules.Say(key+".brief.never", rules.R(of))
	}
	k.Why = []rules.Text{rules.Say(key + ".else")}
	return k
}

// stakesOfDisgrace is what a hostile act costs a Champion (11.17, 11.18), told once; how is the key of its sentence. Legitimacy is never
// below 0: where not all three points show at once, the sentence says what it comes to.
func (s *state) stakesOfDisgrace(actor, victim rules.Seat, how string, dst []rules.Stake) []rules.Stake {
	if !s.disgraces(actor, victim) {
		return dst
	}
	what := s.disgrace(actor, how, rules.R(seatRef(victim)))
	if slices.ContainsFunc(dst, func(k rules.Stake) bool { return k.What == what }) {
		return dst // who may intercept may also be who stands there
	}
	return append(dst, rules.Price("11.18", what, seatRef(victim)).Asked())
}

// disgrace says what a Champion loses who is one no longer, after the arguments that the sentence begins with.
func (s *state) disgrace(p rules.Seat, how string, args ...rules.Arg) rules.Text {
	t := *s
	t.setChampion(ctx{}, p, false)
	key, left := "diadochi.stake.champion."+how, t.legitimacy(p)
	args = append(args, rules.N(championL))
	if s.legitimacy(p)-left < championL {
		key, args = key+".least", append(args, rules.N(left))
	}
	return rules.Say(key, args...)
}

// stakesOfActivation are the MP that the die may give (5.4), with what cards add.
func stakesOfActivation(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	f, g := s.top(), general(m.A)
	if m.Verb == activateVerb {
		dst = s.stakesOfLeading(p, g, s.at[g], !isMajor(g), dst)
	}
	if f.kind == inActivation && f.b > 0 {
		return dst // a Force March has as many MP as the card OP
	}
	more, onLand := s.movementBonus(g)
	var faces [16]uint64
	for die := int8(1); die <= 6; die++ {
		faces[max(movementPoints(die, s.initiative(g, moving))+more+onLand, 0)]++
	}
	k := chance("5.4", rules.Say("diadochi.stake.movement", rules.R(generalRef(g))))
	for points := len(faces) - 1; points >= 0; points-- {
		if faces[points] > 0 {
			k.Ways = append(k.Ways, way("mp", 0, odds.Chance{Ways: faces[points], Of: 6}, rules.N(points)))
		}
	}
	k.Ways[0].Good = 1
	k.Brief = rules.Say("diadochi.stake.movement.brief", k.Ways[len(k.Ways)-1].What.Args[0], k.Ways[0].What.Args[0])
	if len(k.Ways) == 1 {
		k.Brief = rules.Say("diadochi.stake.movement.brief.sure", k.Ways[0].What.Args[0])
	}
	return append(dst, k)
}

// stakesOfCart: with the Cart the group has no more than 3 MP (13.4).
func stakesOfCart(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	t := *s
	t.march.cart = true
	if now, then := s.usablePoints(), t.usablePoints(); then < now {
		dst = append(dst, rules.Price("13.4", rules.Say("diadochi.stake.cart", rules.N(then), rules.N(now))))
	}
	return dst
}

// stakesOfPlacing: the OP that are left after the last PC that can be placed are lost (3.36).
func stakesOfPlacing(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	f := s.top()
	left := int(f.a) - 1
	if f.kind != inOps && f.kind != inPlacePCs || left <= 0 {
		return dst
	}
	t := *s
	t.setPC(ctx{}, space(m.A), p)
	if t.placeable(p, t.reach).empty() {
		dst = append(dst, rules.Price("3.36", rules.Say("diadochi.stake.undone.op", rules.N(left))))
	}
	return dst
}

// stakesOfDisbanding: Royal Army that is disbanded never returns (1.61).
func stakesOfDisbanding(_ *state, _ rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	return append(dst, rules.Price("1.61", rules.Say("diadochi.stake.disbanded")).Asked())
}
