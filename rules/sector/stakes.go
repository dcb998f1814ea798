package sector

import "tyche/rules"

// What hangs on a move before it is made: what it gives up, leaves undone or cannot do, by the rules that say so, and the odds
// of the battle that follows when the moves of an order are ended. Each is worked out on a copy of the state.

// stakesOf tells what hangs on a move, by its verb. It is filled once: the functions refer to the procedures.
var stakesOf [numVerbs]func(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake

func init() {
	stakesOf = [numVerbs]func(*state, *frame, rules.Move, []rules.Stake) []rules.Stake{
		placeVerb: stakesOfPlacing, executeVerb: stakesOfExecuting, doneVerb: stakesOfEnding, passVerb: stakesOfPassing, disbandVerb: stakesOfDisbanding,
		moveVerb: stakesOfMoving, techVerb: stakesOfLearning, overworkVerb: stakesOfOverwork, playVerb: stakesOfEvent, commitVerb: stakesOfCommitting,
		workerVerb: stakesOfBuying, shipVerb: stakesOfBuying, buyVerb: stakesOfBuying, baseVerb: stakesOfBuying, buildVerb: stakesOfBuying, moduleVerb: stakesOfBuying,
	}
}

// Stakes appends what hangs on a legal move.
func (s *state) Stakes(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if s.Check(p, m) != nil || stakesOf[m.Verb] == nil {
		return dst
	}
	return stakesOf[m.Verb](s, s.top(), m, dst)
}

// stake is one that is sure; undone is what it gives up or leaves undone.
func stake(rule rules.Rule, key string, undone []rules.Ref, args ...rules.Arg) rules.Stake {
	return rules.Price(rule, rules.Say("sector.stake."+key, args...), undone...)
}

// stakesOfPlacing tells of an order that could do nothing, or little, if it were executed as things stand (2.2). It may become
// of use by what is executed before it, so nobody is asked.
func stakesOfPlacing(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	p, q := f.seat, planet(m.B)
	at := rules.R(planetRef(q))
	switch o := order(m.A); {
	case o.plain() == build && s.idle(p, o, q):
		dst = append(dst, stake("3.3", "build-nothing", nil, at))
	case o.plain() == build && !s.hasBase(p, q):
		dst = append(dst, stake("3.3", "build-no-base", nil, at))
	case o.plain() == mobilise && s.idle(p, o, q):
		dst = append(dst, stake("3.4", "mobilise-nothing", nil, at))
	}
	return dst
}

// stakesOfExecuting tells of an order that can do nothing at all: given up it would bring an event card (3.1).
func stakesOfExecuting(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	q := planet(m.A)
	t := *s
	t.Apply(f.seat, m, nil, nil)
	if t.offersWork(f.seat) || t.offersDiscounted(f.seat) {
		return dst
	}
	return append(dst, stake("3.1", "idle-order", nil, rules.R(planetRef(q))).Asked())
}

// offersWork says whether the open question has an answer that the order is for.
func (s *state) offersWork(p rules.Seat) bool {
	var room [256]rules.Move
	for _, m := range s.Candidates(p, room[:0]) {
		if rankOf(m.Verb) == rules.Main && s.Check(p, m) == nil {
			return true
		}
	}
	return false
}

// offersDiscounted says whether there is such an answer once something costs less, as it may in a golden Build order (3.3).
func (s *state) offersDiscounted(p rules.Seat) bool {
	var room [256]rules.Move
	for _, m := range s.Candidates(p, room[:0]) {
		if m.Verb == discountVerb && s.Check(p, m) == nil {
			t := *s
			if t.Apply(p, m, nil, nil); t.offersWork(p) {
				return true
			}
		}
	}
	return false
}

// stakesOfDisbanding tells that a unit is given up, and a battle or an area with it (3.4).
func stakesOfDisbanding(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	p, a := f.seat, area(m.B)
	dst = append(dst, stake("3.4", "disband", []rules.Ref{areaRef(a)}).Asked())
	if a == s.battle.area {
		if count(&s.battle.ready[attacking]) == 1 {
			dst = append(dst, stake("3.4a", "no-battle", nil, rules.R(areaRef(a))))
		}
		return dst
	}
	return s.stakesOfLeaving(p, a, dst)
}

// stakesOfCommitting tells that a skirmish is fought without cards though there are some in hand (4.4). People are asked about it
// where the later skirmishes of the battle could not take all of these.
func stakesOfCommitting(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	n := total(&s.seats[f.seat].hand)
	if n == 0 || card(m.A) != noCard || card(m.B) != noCard {
		return dst
	}
	k := stake("4.4", "no-cards", nil, rules.N(n))
	if most := s.handLimit(f.seat); n > most { // the others will be discarded (5.9)
		k = stake("4.4", "no-cards.over", nil, rules.N(n), rules.N(most))
	}
	later := int(s.battle.slots) - int(f.a) - 1
	k.Grave = n > 2*later // a strike and a ploy each
	return append(dst, k)
}

// stakesOfPassing tells which event cards are put away for good (5.8).
func stakesOfPassing(s *state, f *frame, _ rules.Move, dst []rules.Stake) []rules.Stake {
	if f.kind != inEvents {
		return dst
	}
	if list := s.eventsRead(f.seat); len(list) > 0 {
		dst = append(dst, stake("5.8", "events-lost", list, rules.N(len(list))))
	}
	return dst
}

// stakesOfEvent tells how many others are put away when one is played (5.8).
func stakesOfEvent(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	list := s.eventsRead(f.seat)
	if n := len(list) - 1; n > 0 {
		dst = append(dst, stake("5.8", "events-put-away", nil, rules.N(n)))
	}
	return dst
}

// eventsRead lists the event cards that a seat could play.
func (s *state) eventsRead(p rules.Seat) (list []rules.Ref) {
	for e := range event(beaconsFade) {
		for range s.inEventHand(p, e) {
			list = append(list, eventRef(e))
		}
	}
	return list
}
