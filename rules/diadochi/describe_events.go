package diadochi

import (
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
)

// What an answer to a card surely brings is found by letting it happen on a copy, up to the end of the card: up to the first die or draw
// everything is settled. What follows the card, and whether somebody has a Surprise to answer it with, hangs on hands that are hidden.

// trial is an answer to a card as it comes about on a copy.
type trial struct {
	after, settled state // when all is over, and before luck had any part in it
	asked          bool  // for luck
	of             int   // from how many the first draw was
	given          []int // what the first draws give
	draws          int
	dealt          bool      // something else than a die was drawn
	before         state     // that
	unanswered     bool      // no Surprise is played before the dice
	goesOn         bool      // the card asks for more
	log            rules.Log // of what would be told
	settledLog     int       // so much of it before the first draw
	luck           dice.Stream
}

// Draw gives what the trial is for, and remembers what was settled before.
func (t *trial) Draw(n int) int {
	if !t.asked {
		t.asked, t.settled, t.of, t.settledLog = true, t.after, n, len(t.log.Events)
	}
	if n != faces && !t.dealt { // what is dealt is a secret
		t.dealt, t.before = true, t.after
	}
	if t.draws++; t.draws <= len(t.given) {
		return min(t.given[t.draws-1], n-1)
	}
	return t.luck.Draw(n)
}

// answersCard says whether a move plays a card or gives what one asks for.
func (s *state) answersCard(m rules.Move) bool {
	k := s.top().kind
	return k == inEvent || k == inSurprise || m.Verb == playVerb || m.Verb == surpriseVerb
}

// try lets an answer come about, with so much on the first draws; false where it answers no card.
func (s *state) try(p rules.Seat, m rules.Move, given ...int) (*trial, bool) {
	if !s.answersCard(m) {
		return nil, false
	}
	t := &trial{after: *s, given: given, luck: dice.NewStream(1, 0)}
	t.run(m)
	if !t.asked {
		t.settled = t.after
	}
	return t, true
}

// throw is try for the dice of the card alone: nobody plays a Surprise before them.
func (s *state) throw(m rules.Move, given ...int) (*trial, bool) {
	if !s.answersCard(m) {
		return nil, false
	}
	t := &trial{after: *s, given: given, unanswered: true, luck: dice.NewStream(1, 0)}
	t.run(m)
	return t, true
}

// run gives the answer and goes on until the card is over, somebody must decide, or Surprises may be played.
func (t *trial) run(m rules.Move) {
	s, x := &t.after, ctx{ch: t, log: &t.log}
	card := s.depth // the frame of the card
	if m.Verb == playVerb || m.Verb == surpriseVerb {
		card++
	}
	procedures[s.top().kind].apply(s, x, s.top(), m)
	for s.over == stillPlaying && s.depth >= card {
		if s.top().kind == inWindow {
			if !t.unanswered || t.asked {
				return
			}
			s.pop(0)
			continue
		}
		if procedures[s.top().kind].run(s, x, s.top()) {
			t.goesOn = s.top().kind == inEvent || s.top().kind == inSurprise
			return
		}
	}
}

// whatEventChooses names what an answer to a card settles besides what it names itself: where only one thing can be chosen, nobody is asked.
func (s *state) whatEventChooses(p rules.Seat, m rules.Move) (list []rules.Text) {
	if !isPlayer(p) || s.Check(p, m) != nil {
		return nil
	}
	t, ok := s.try(p, m, 0)
	if !ok {
		return nil
	}
	own, _ := refOf(m.Verb, m.A)
	for _, e := range t.surely() {
		if e.Verb == EvCardTarget && e.To != own {
			list = append(list, s.choiceLeft(e.To, len(list) == 0))
		}
	}
	return list
}

// surely lists what would be told before the first draw.
func (t *trial) surely() []rules.Event {
	if t.asked {
		return t.log.Events[:t.settledLog]
	}
	return t.log.Events
}

// choiceLeft names the one thing that may be chosen, and where it is; after the first the others are only named.
func (s *state) choiceLeft(r rules.Ref, isFirst bool) rules.Text {
	key := "diadochi.move.event.also"
	if isFirst {
		key = "diadochi.move.event.only"
	}
	at := noSpace
	switch r.Kind {
	case KindGeneral:
		at = spaceOf(s.at[r.ID])
	case KindRoyal:
		at = spaceOf(s.royalAt[r.ID])
	case KindArmy:
		at = spaceOf(s.armyAt[r.ID])
	}
	if at == noSpace {
		return rules.Say(key, rules.R(r))
	}
	return rules.Say(key+"-at", rules.R(r), rules.R(spaceRef(at)))
}

// whatEventBrings says what points and legitimacy change hands by an answer to a card, or may where dice have a say.
func (s *state) whatEventBrings(p rules.Seat, m rules.Move) (list []rules.Text) {
	if !isPlayer(p) || s.Check(p, m) != nil {
		return nil
	}
	if m.Verb == playVerb && cards[m.A].band == bonusBand {
		list = append(list, rules.Say("diadochi.move.event.points", rules.N(int(cards[m.A].op))))
	}
	t, ok := s.try(p, m, 0)
	switch {
	case !ok:
		return list
	case t.asked && t.of == faces:
		return s.whatDiceMayBring(p, m, &t.settled, s.whatIsSettled(p, &t.settled, list))
	case t.asked:
		return list
	}
	return s.whatIsSettled(p, &t.after, list)
}

// whatIsSettled says what points and legitimacy have changed hands in a position that comes about whatever the dice show.
func (s *state) whatIsSettled(p rules.Seat, then *state, list []rules.Text) []rules.Text {
	list = appendChange(list, "diadochi.move.event.vp", then.vp(p)-s.vp(p))
	lent := int(then.regent[p]) - int(s.regent[p])
	list = appendChange(list, "diadochi.move.event.legitimacy", then.legitimacy(p)-s.legitimacy(p)-max(lent, 0))
	if lent > 0 { // card 25
		list = append(list, rules.Say("diadochi.move.event.legitimacy.lent", rules.N(lent)))
	}
	for q := range rules.Seat(s.players) {
		n := then.vp(q) - s.vp(q)
		switch {
		case q == p:
		case n < 0:
			list = append(list, rules.Say("diadochi.move.event.rival", rules.N(-n), rules.R(seatRef(q))))
		case n > 0:
			list = append(list, rules.Say("diadochi.move.event.rival.gains", rules.N(n), rules.R(seatRef(q))))
		}
	}
	return list
}

// diceTried are the first throws that are tried for what dice may bring: each face for one that decides alone, and the ends for two sides
// that throw against each other.
var diceTried = [...][]int{{0}, {1}, {2}, {3}, {4}, {5}, {0, 0, 5, 5}, {5, 5, 0, 0}, {0, 5}, {5, 0}}

// whatDiceMayBring says how much more changes hands with the dice than is settled before them: of all throws that are tried what is most.
func (s *state) whatDiceMayBring(p rules.Seat, m rules.Move, settled *state, list []rules.Text) []rules.Text {
	var most [maxSeats][2]int // lost and gained
	legitimacy := [2]int{}
	raise := func(of *[2]int, n int) {
		of[0], of[1] = max(of[0], -n), max(of[1], n)
	}
	for _, given := range diceTried {
		t, _ := s.throw(m, given...)
		then := &t.after
		if t.dealt {
			then = &t.before
		}
		for q := range rules.Seat(s.players) {
			raise(&most[q], then.vp(q)-settled.vp(q))
		}
		raise(&legitimacy, then.legitimacy(p)-settled.legitimacy(p))
	}
	list = appendMay(list, "diadochi.move.event.vp", most[p])
	list = appendMay(list, "diadochi.move.event.legitimacy", legitimacy)
	for q := range rules.Seat(s.players) {
		if q != p {
			list = appendMay(list, "diadochi.move.event.rival", most[q], rules.R(seatRef(q)))
		}
	}
	return list
}

// appendMay tells of what may be lost and gained, by two sentences of one key.
func appendMay(list []rules.Text, key string, most [2]int, of ...rules.Arg) []rules.Text {
	for i, how := range [...]string{".may-lose", ".may-gain"} {
		if most[i] > 0 {
			list = append(list, rules.Say(key+how, append([]rules.Arg{rules.N(most[i])}, of...)...))
		}
	}
	return list
}

// appendChange tells of something gained or lost, by two sentences of one key.
func appendChange(list []rules.Text, key string, n int) []rules.Text {
	switch {
	case n > 0:
		return append(list, rules.Say(key+".gained", rules.N(n)))
	case n < 0:
		return append(list, rules.Say(key+".lost", rules.N(-n)))
	}
	return list
}

// The sentences about what an answer to a card takes from whoever gives it: it is a price, and asked about.
const ownPoints, ownLegitimacy = "diadochi.move.event.vp.lost", "diadochi.move.event.legitimacy.lost"

// withoutOwnLoss leaves out what is told as a price.
func withoutOwnLoss(list []rules.Text) []rules.Text {
	return slices.DeleteFunc(list, func(t rules.Text) bool { return t.Key == ownPoints || t.Key == ownLegitimacy })
}
