package diadochi

import "tyche/rules"

// An event that is certain to change nothing: told before the card is spent on it, as far as who plays it can know.

// stakesOfIdleEvent prices an event, or the answer to one, of which nothing can come. Nobody is asked about what he cannot help: an answer
// beside which every other is as vain.
func (s *state) stakesOfIdleEvent(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if !isPlayer(p) || m.Verb == passVerb || m.Verb != playVerb && s.top().kind != inEvent {
		return dst
	}
	c := s.cardOf(m)
	if m.Verb == playVerb && cards[c].band == bonusBand { // its OP come as well (3.25)
		return dst
	}
	what, idle := s.idleEvent(p, m)
	if !idle {
		return dst
	}
	k := rules.Price(ruleOfCard(c), what, cardRef(c))
	if _, vain := s.idleAnswers(p); m.Verb == playVerb || !vain {
		k = k.Asked()
	}
	return append(dst, k)
}

// idleEvent says whether nothing can come of an answer to an event, whatever the dice show, and why. Whoever holds The Gift of Oratory may still
// raise his own Prestige where it is compared (11.11).
func (s *state) idleEvent(p rules.Seat, m rules.Move) (why rules.Text, idle bool) {
	if s.cardOf(m) == cardAlexandersGhost && s.holds(p, cardTheGiftOfOratory) {
		t := *s
		t.oratory |= s.force[p]
		if _, idle := t.comesToNothing(m); !idle {
			return rules.Text{}, false
		}
	}
	return s.comesToNothing(m)
}

// comesToNothing is idleEvent without The Gift of Oratory.
func (s *state) comesToNothing(m rules.Move) (why rules.Text, idle bool) {
	t, ok := s.throw(m, 0)
	if !ok || t.asked && (t.of != faces || t.draws > mostCardDice) || !t.leaves(s, m) {
		return rules.Text{}, false
	}
	if t.goesOn {
		return t.after.idleAnswers(t.after.top().seat)
	}
	throws := 1
	for range t.draws {
		throws *= faces
	}
	for n := 1; n < throws; n++ {
		if u, _ := s.throw(m, n%faces, n/faces); u.draws != t.draws || u.goesOn || !u.leaves(s, m) {
			return rules.Text{}, false
		}
	}
	return t.whyNothing(), true
}

// idleAnswers says whether nothing can come of any answer to what an event asks, and why not of the one that comes nearest.
func (s *state) idleAnswers(p rules.Seat) (why rules.Text, idle bool) {
	if s.top().kind != inEvent {
		return rules.Text{}, false
	}
	for _, m := range rules.Moves(s, p, nil) {
		if m.Verb == passVerb {
			continue
		}
		reason, vain := s.idleEvent(p, m)
		if !vain {
			return rules.Text{}, false
		}
		if !idle || shortOf(reason) < shortOf(why) {
			why, idle = reason, true
		}
	}
	return why, idle
}

// shortOf is by how much a comparison of Prestige falls short; 0 where none is told.
func shortOf(why rules.Text) int {
	if why.Key != idleGhost {
		return 0
	}
	return int(why.Args[1].N - why.Args[0].N)
}

// leaves says whether the table is after a trial as it was before, but for the card that was played. To have seen a hand is something.
func (t *trial) leaves(before *state, m rules.Move) bool {
	for i := range t.log.Events {
		if t.log.Events[i].Verb == EvPeeked {
			return false
		}
	}
	is, was, c := t.after, *before, before.cardOf(m)
	if k := is.top().kind; !t.goesOn && is.depth > was.depth || k == inWindow && is.depth != was.depth {
		return false // somebody must decide something yet
	}
	is.frames, is.depth, is.result, is.loose = was.frames, was.depth, was.result, was.loose
	is.play, is.used, is.cardAt[c] = was.play, was.used, was.cardAt[c]
	return is == was
}

// whyNothing says why nothing has come of the event.
func (t *trial) whyNothing() rules.Text {
	for _, e := range t.log.Events {
		switch {
		case e.Verb == EvEffect && e.Who == cardRef(cardAlexandersGhost):
			return rules.Say(idleGhost, rules.N(int(e.N)), rules.N(int(e.M)))
		case e.Verb == EvCardRoll && e.Who == cardRef(cardMutiny):
			return rules.Say("diadochi.stake.event.idle.mutiny")
		}
	}
	return rules.Say("diadochi.stake.event.idle")
}

// idleGhost tells two Prestiges of which the first is not the higher one.
const idleGhost = "diadochi.stake.event.idle.ghost"
