package sector

import "tyche/rules"

// Resample returns a position that the seat cannot tell from this one: the orders of others that lie face down, their
// combat cards in hand, committed and to be drawn, and the event cards that only they have read are drawn anew.
func (s *state) Resample(seat rules.Seat, ch rules.Chance) rules.State {
	c := *s
	t := &c
	for p := range rules.Seat(t.players) {
		if p != seat {
			t.redealOrders(p, ch)
			t.redealCards(seat, p, ch)
		}
	}
	t.redealEvents(seat, ch)
	if t.depth > 0 {
		if f := t.top(); f.kind == inPlanning {
			f.c = t.tokensLeft(f.seat)
		}
	}
	return t
}

// redealOrders gives the face-down tokens of p new kinds that p may have placed.
func (s *state) redealOrders(p rules.Seat, ch rules.Chance) {
	var left [numOrders]uint8
	for o := range order(numOrders) {
		left[o] = 2
		if o.gold() {
			left[o] = 1
		}
	}
	golds := s.seats[p].modules[mast]
	use := func(o order) {
		left[o]--
		if o.gold() {
			golds--
		}
	}
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.owner == p && t.at == noPlanet {
			use(t.order)
		}
	}
	// What lies face down now was legal when the masts were fewer or as many as now; more can only be allowed.
	for i := range s.tokenCount {
		t := &s.tokens[i]
		if t.owner != p || t.at == noPlanet {
			continue
		}
		n := 0
		for o, k := range left {
			if k > 0 && (!order(o).gold() || golds > 0) {
				n += int(k)
			}
		}
		pick := ch.Draw(n)
		for o, k := range left {
			if k == 0 || order(o).gold() && golds == 0 {
				continue
			}
			if pick -= int(k); pick < 0 {
				t.order = order(o)
				use(t.order)
				break
			}
		}
	}
}

// redealCards shuffles p's hand, what lies aside and the draw pile, and deals them anew.
func (s *state) redealCards(viewer, p rules.Seat, ch rules.Chance) {
	if s.seats[p].faction == noFaction || s.lookedAt(viewer, p) {
		return
	}
	k := &s.seats[p]
	hand, aside := total(&k.hand), total(&k.aside)
	for i := range k.pile {
		k.pile[i] += k.hand[i] + k.aside[i]
	}
	k.hand, k.aside = [cardsOfPeople]uint8{}, [cardsOfPeople]uint8{}
	late, old := k.hidden(&k.pile, hand+aside)
	for i := range k.pile {
		k.pile[i] -= late[i]
	}
	s.deal(&k.hand, &k.pile, old, ch)
	for i := range k.pile {
		k.pile[i] += late[i]
	}
	s.deal(&k.hand, &k.pile, hand+aside-old, ch)
	if s.committing(p) {
		s.recommit(p, ch)
		return
	}
	s.deal(&k.aside, &k.hand, aside, ch)
}

// hidden splits what may be in a hand of so many cards, when from is all that it and the draw pile hold: the late ones,
// and how many cards of the hand are older than those.
func (k *seat) hidden(from *[cardsOfPeople]uint8, held int) (late [cardsOfPeople]uint8, old int) {
	for i := range late {
		late[i] = min(k.late[i], from[i])
	}
	old = max(0, held-int(k.since))
	if total(&late) == 0 || total(from)-total(&late) < old {
		return [cardsOfPeople]uint8{}, 0
	}
	return late, old
}

// deal moves n cards at random.
func (s *state) deal(to, from *[cardsOfPeople]uint8, n int, ch rules.Chance) {
	for range n {
		i := pickCard(from, ch.Draw(total(from)))
		from[i]--
		to[i]++
	}
}

// lookedAt says whether the viewer is just looking at p's hand.
func (s *state) lookedAt(viewer, p rules.Seat) bool {
	if s.depth == 0 {
		return false
	}
	f := s.top()
	return f.kind == inLooking && f.seat == viewer && rules.Seat(f.a) == p
}

// sideOf returns the side of p in the battle under way, or -1.
func (s *state) sideOf(p rules.Seat) int {
	for side, seat := range s.battle.seats {
		if seat == p && s.battle.area != noArea {
			return side
		}
	}
	return -1
}

// committing says whether p's cards of the battle lie face down.
func (s *state) committing(p rules.Seat) bool {
	return s.depth > 0 && s.top().kind == inCommit && s.sideOf(p) >= 0
}

// recommit lays cards of a new hand face down: for each slot done so far a strike and a ploy, or none.
func (s *state) recommit(p rules.Seat, ch rules.Chance) {
	b, k, side, f := &s.battle, &s.seats[p], s.sideOf(p), s.top()
	for slot := range int16(b.slots) {
		b.strike[side][slot], b.ploy[side][slot] = noCard, noCard
		if int(f.step) < side || int(f.step) == side && slot >= f.a {
			continue
		}
		b.strike[side][slot] = s.commitAny(p, false, ch)
		b.ploy[side][slot] = s.commitAny(p, true, ch)
		for _, c := range [...]card{b.strike[side][slot], b.ploy[side][slot]} {
			if c != noCard {
				k.hand[c%cardsOfPeople]--
				k.aside[c%cardsOfPeople]++
			}
		}
	}
}

// commitAny draws a card of a role from p's hand; sometimes none.
func (s *state) commitAny(p rules.Seat, ploy bool, ch rules.Chance) card {
	n := 0
	hand := &s.seats[p].hand
	for i, k := range hand {
		if cards[cardOf(s.people(p), i)].ploy == ploy {
			n += int(k)
		}
	}
	if n == 0 || ch.Draw(4) == 0 {
		return noCard
	}
	pick := ch.Draw(n)
	for i, k := range hand {
		if cards[cardOf(s.people(p), i)].ploy != ploy {
			continue
		}
		if pick -= int(k); pick < 0 {
			return cardOf(s.people(p), i)
		}
	}
	return noCard
}

// redealEvents draws anew the event cards that others have read or put away. A seat that is asked in step 8 holds no
// Beacon, and neither does one whose turn in it is over.
func (s *state) redealEvents(viewer rules.Seat, ch rules.Chance) {
	for st := range uint8(stages) {
		var places [numEventCards]eventPlace // of the cards to be dealt anew
		n := 0
		for i, at := range s.eventAt {
			if events[eventOf[i]].stage != st+1 || !s.hiddenEvent(viewer, at) {
				continue
			}
			if at != unseen {
				places[n] = at
				n++
			}
			s.eventAt[i] = unseen
		}
		for i, at := range places[:n] {
			face := s.redrawFace(st, at, places[i+1:n], ch)
			s.eventAt[face] = at
		}
	}
}

// hiddenEvent says whether the viewer does not know what lies in a place.
func (s *state) hiddenEvent(viewer rules.Seat, at eventPlace) bool {
	return at != eventPlayed && (viewer == nobody || at != readBy(viewer) && at != putAwayBy(viewer))
}

// mayBeBeacon says whether an unplayed Beacon can be in a place: a hand whose turn in step 8 is still to come.
func (s *state) mayBeBeacon(at eventPlace) bool {
	for n := range int(s.players) {
		if p := s.inOrder(n); at == readBy(p) {
			return n >= int(s.frames[0].a)
		}
	}
	return false
}

// redrawFace draws a card of a stage for a place, when the places in rest wait for theirs.
func (s *state) redrawFace(st uint8, at eventPlace, rest []eventPlace, ch rules.Chance) int {
	beacons := 0
	if st == stages-1 {
		beacons = s.unseenOf(beaconsFade)
	}
	if beacons > 0 && s.mayBeBeacon(at) {
		inGame := int(s.deck[st]) + 1
		for p := range s.players {
			inGame += int(s.drawn[p][st])
		}
		for _, r := range rest {
			if s.mayBeBeacon(r) {
				inGame++
			}
		}
		if ch.Draw(inGame) < beacons {
			return s.unseenCard(st, true, 0)
		}
	}
	n := 0
	for e := range event(beaconsFade) {
		if events[e].stage == st+1 {
			n += s.unseenOf(e)
		}
	}
	return s.unseenCard(st, false, ch.Draw(n))
}
