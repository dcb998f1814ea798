package diadochi

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// The dice that a card throws: all their faces are tried on copies (trial), and what comes of each is read in what would be told.

// mostCardDice is how many dice of a card are counted: none throws more for one thing.
const mostCardDice = 2

// stakesOfCardDice appends what may come of the dice that an answer to a card throws at once, the best for p first.
func (s *state) stakesOfCardDice(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	t, ok := s.throw(m, 0)
	if !ok || t.of != faces || t.draws > mostCardDice || !t.threw(0) {
		return dst
	}
	if e := t.activated(); e != nil {
		return stakesOfActivation(s, p, rules.Move{Verb: activateVerb, A: e.Who.ID}, dst)
	}
	throws := 1
	for range t.draws {
		throws *= faces
	}
	k := chance(ruleOfCard(s.cardOf(m)), rules.Say("diadochi.stake.card", rules.R(cardRef(s.cardOf(m)))))
	for n := range throws {
		t, _ := s.throw(m, n%faces, n/faces)
		if t.draws > mostCardDice || t.goesOn { // what comes of them is chosen
			return dst
		}
		k.Ways = addWay(k.Ways, t.outcome(s, p), odds.Chance{Ways: 1, Of: uint64(throws)})
	}
	if k.Brief = onAverage(&k, "card.arrive", "card.nothing"); k.Brief.Key == "" {
		k.Brief = onAverage(&k, "lost", "unhurt")
	}
	return append(dst, k)
}

// stakesOfCardSpent: a card that improves a fleet or recruits a general gives neither its event nor its OP (3.27).
func stakesOfCardSpent(_ *state, _ rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	return append(dst, rules.Price("3.27", rules.Say("diadochi.stake.card-spent", rules.N(int(cards[m.A].op)))))
}

// stakesOfSurprise: a Surprise card may be played where, as far as its holder can know, it changes nothing (surpriseMatters).
func stakesOfSurprise(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if f, c := s.top(), card(m.A); f.kind == inWindow && !s.surpriseMatters(p, c, window(f.a)) {
		dst = append(dst, rules.Price(ruleOfCard(c), rules.Say("diadochi.stake.card.idle"), cardRef(c)))
	}
	return dst
}

// stakesOfDiscard: for one Surprise card that is discarded no other is drawn (3.31); the others say that one is.
func stakesOfDiscard(_ *state, _ rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if c := card(m.A); c == cardAhuraMazdaAndAhriman {
		dst = append(dst, rules.Price("3.31", rules.Say("diadochi.stake.no-card-drawn"), cardRef(c)))
	}
	return dst
}

// onAverage says in a few words how many CUs come, or are lost, on average, where the ways count these or are that there are none; else
// nothing. Of two places that each may get one the chance of both alone would be the smaller one; and whoever hopes for losses and whoever fears
// them would be told the best of the ways, which are not alike.
func onAverage(k *rules.Stake, counted, none string) rules.Text {
	const stake = "diadochi.stake."
	weighed, of := uint64(0), k.Ways[0].Most.Of
	for _, w := range k.Ways {
		switch {
		case w.What.Key == stake+counted && w.Most.Of == of:
			weighed += uint64(w.What.Args[0].N) * w.Most.Ways
		case w.What.Key != stake+none:
			return rules.Text{}
		}
	}
	if weighed == 0 {
		return rules.Text{}
	}
	tenths := int((10*weighed + of/2) / of)
	return rules.Say(stake+counted+".brief", rules.N(tenths/10), rules.N(tenths%10))
}

// cardOf is the card that an answer plays, or that asks for it.
func (s *state) cardOf(m rules.Move) card {
	if m.Verb == playVerb || m.Verb == surpriseVerb {
		return card(m.A)
	}
	return card(s.top().a)
}

// threw says whether something was told whose first die shows what the trial was given: a card that is drawn, or a seat, is luck without
// a die.
func (t *trial) threw(face int) bool {
	for _, e := range t.log.Events[t.settledLog:] {
		if int(e.Dice[0]) == face+1 {
			return true
		}
	}
	return false
}

// activated is the event of a general whom the card activates with the usual die; nil where it does not.
func (t *trial) activated() *rules.Event {
	for i := range t.log.Events {
		if e := &t.log.Events[i]; e.Verb == EvActivated {
			return e
		}
	}
	return nil
}

// outcome is what has come of the dice, as a way without its chance.
func (t *trial) outcome(before *state, p rules.Seat) rules.Way {
	lost, placed := 0, 0
	for _, e := range t.log.Events[t.settledLog:] {
		of := int8(1) // what befalls others is what the card is for
		if e.Seat == p {
			of = -1
		}
		switch e.Verb {
		case EvAttrition, EvAmbushed:
			return before.worn(e, of)
		case EvWounded:
			return way("card.wounded", 1, never, rules.R(e.Who))
		case EvDies:
			return way("card.dies", 1, never, rules.R(e.Who))
		case EvFleetDispersed:
			return t.dispersed(before, p)
		case EvCaptured:
			return captured(t.after.legitimacy(p) - before.legitimacy(p))
		case EvDesert:
			return way("card.come-over", 1, never, rules.N(int(e.N)))
		case EvControl:
			if e.Seat == p {
				return way("card.control-yours", 1, never)
			}
			return way("card.control-gone", 1, never)
		case EvLost:
			lost += int(e.N)
		case EvPlaced:
			placed += int(e.N)
		}
	}
	switch {
	case lost > 0:
		return way("lost", 1, never, rules.N(lost))
	case t.after.silverStaysOut() && !before.silverStaysOut():
		return way("card.silver-out", 1, never)
	case placed > 0:
		return way("card.arrive", 1, never, rules.N(placed))
	}
	return way("card.nothing", -1, never)
}

// dispersed is the loss of a fleet, with the VP of the largest if they go with it (14.10).
func (t *trial) dispersed(before *state, p rules.Seat) rules.Way {
	switch was, is := before.largest, t.after.largest; {
	case is == p && was != p:
		return way("card.disperses-gain", 1, never, rules.N(largestVP))
	case isPlayer(was) && is != was:
		return way("card.disperses-lose", 1, never, rules.R(seatRef(was)), rules.N(largestVP))
	}
	return way("card.disperses", 1, never)
}

// captured is the taking of a member of the royal family, or of the Cart, with the legitimacy that comes of it.
func captured(legitimacy int) rules.Way {
	if legitimacy <= 0 {
		return way("card.captured", 1, never)
	}
	return way("card.captured-for", 1, never, rules.N(legitimacy))
}

// worn is a throw on the Attrition Table (7.32). Of is 1 for who hopes for losses.
func (s *state) worn(e rules.Event, of int8) rules.Way {
	n := s.wornBy(e)
	if n == 0 {
		return way("unhurt", -of, never)
	}
	return way("lost", of, never, rules.N(n))
}

// wornBy is how many are lost by a throw on the Attrition Table: no more than there are (7.32).
func (s *state) wornBy(e rules.Event) int {
	n := s.stacks[e.From.ID].size()
	if at := place(e.From.ID); onMap(at) {
		n = max(n, s.cusIn(e.Seat, spaceOf(at)))
	}
	return min(n, int(e.N))
}

// addWay counts a way among those that are there: before those that are worse for the seat.
func addWay(list []rules.Way, w rules.Way, c odds.Chance) []rules.Way {
	at := len(list)
	for i := range list {
		switch {
		case list[i].What == w.What:
			sum := odds.Chance{Ways: list[i].Most.Ways + c.Ways, Of: c.Of}
			list[i].Least, list[i].Most = sum, sum
			return list
		case at == len(list) && better(w, list[i]):
			at = i
		}
	}
	w.Least, w.Most = c, c
	list = append(list, rules.Way{})
	copy(list[at+1:], list[at:])
	list[at] = w
	return list
}

// better says whether a way is better for the seat than another: of two that it hopes for the one with the larger number.
func better(a, b rules.Way) bool {
	if a.Good != b.Good {
		return a.Good > b.Good
	}
	if a.Good < 0 {
		return a.What.Args[0].N < b.What.Args[0].N
	}
	return a.What.Args[0].N > b.What.Args[0].N
}

// silverStaysOut says whether the Silver Shields take no part in the battle (card 47B).
func (s *state) silverStaysOut() bool {
	return s.battle.sides[0].noSilver || s.battle.sides[1].noSilver
}

// stakesOfShortage tells who loses how many CUs to Grain Shortage in a province (card 41), whoever is asked first.
func stakesOfShortage(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if f := s.top(); f.kind != inEvent || card(f.a) != cardGrainShortage {
		return dst
	}
	for i := range rules.Seat(s.players) {
		q, n := (p+i)%rules.Seat(s.players), 0
		for _, sp := range byProvince[m.A] {
			if s.hungry(q, sp) {
				n++
			}
		}
		switch {
		case n == 0:
		case q == p:
			dst = append(dst, rules.Price("20.41", rules.Say("diadochi.stake.shortage.own", rules.N(n))))
		default:
			dst = append(dst, rules.Price("20.41", rules.Say("diadochi.stake.shortage", rules.R(seatRef(q)), rules.N(n))))
		}
	}
	return dst
}
