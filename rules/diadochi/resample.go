package diadochi

import "tyche/rules"

// Resample returns a position that the seat cannot tell from this one: the cards it cannot see, in other hands, in
// the draw pile and face down, change places at random; every pile keeps its size. Where another seat is asked
// because of what it holds, it holds something of the kind.
func (s *state) Resample(seat rules.Seat, ch rules.Chance) rules.State {
	c := *s
	t := &c
	t.redeal(seat, ch)
	t.keepAsking(seat, ch)
	return t
}

// hiddenFrom returns the cards whose places the seat does not know.
func (s *state) hiddenFrom(seat rules.Seat) (set cardSet) {
	shown := s.shownTo(seat)
	for c, at := range s.cardAt {
		secret := at < maxSeats && rules.Seat(at) != seat || at == drawPile || at == faceDown || at == shownTwo
		if secret && !shown.has(card(c)) {
			set.add(card(c))
		}
	}
	return set
}

// redeal shuffles the hidden cards among their places.
func (s *state) redeal(seat rules.Seat, ch rules.Chance) {
	var list [numCards]card
	n := 0
	hidden := s.hiddenFrom(seat)
	for c := range card(numCards) {
		if hidden.has(c) {
			list[n] = c
			n++
		}
	}
	for i := n - 1; i > 0; i-- {
		j := ch.Draw(i + 1)
		s.cardAt[list[i]], s.cardAt[list[j]] = s.cardAt[list[j]], s.cardAt[list[i]]
	}
}

// keepAsking puts right what the seat that decides must hold to be asked at all.
func (s *state) keepAsking(viewer rules.Seat, ch rules.Chance) {
	if s.depth == 0 || s.top().seat == viewer {
		return
	}
	switch f := s.top(); f.kind {
	case inWindow:
		s.ensureHolds(viewer, f.seat, ch, func(c card) bool { return s.usableInWindow(f.seat, c) })
	case inTyche:
		s.ensureHolds(viewer, f.seat, ch, func(c card) bool { return cards[c].band != surpriseBand })
	case inSearching:
		s.ensureOnly(viewer, f.seat, ch, func(c card) bool { return cards[c].band == surpriseBand })
	case inEvent:
		if card(f.a) == cardSpiesInTheCamp && s.play.shown == 1 && s.play.seat != viewer {
			s.ensureHolds(viewer, s.play.seat, ch, func(c card) bool { return cards[c].band == surpriseBand })
		}
	}
}

// ensureHolds gives p a card of a kind, drawn from all hidden ones of that kind, for a card of his, if he has none.
func (s *state) ensureHolds(viewer, p rules.Seat, ch rules.Chance, kind func(card) bool) {
	for c, at := range s.cardAt {
		if at == handPile(p) && kind(card(c)) {
			return
		}
	}
	hidden := s.hiddenFrom(viewer)
	in := s.pick(ch, func(c card) bool { return hidden.has(c) && s.cardAt[c] != handPile(p) && kind(c) })
	out := s.pick(ch, func(c card) bool { return hidden.has(c) && s.cardAt[c] == handPile(p) })
	if in != noCard && out != noCard {
		s.cardAt[in], s.cardAt[out] = s.cardAt[out], s.cardAt[in]
	}
}

// ensureOnly changes every card of p that is not of a kind for a hidden one that is.
func (s *state) ensureOnly(viewer, p rules.Seat, ch rules.Chance, kind func(card) bool) {
	hidden := s.hiddenFrom(viewer)
	for c := range card(numCards) {
		if s.cardAt[c] != handPile(p) || kind(c) || !hidden.has(c) {
			continue
		}
		in := s.pick(ch, func(d card) bool { return hidden.has(d) && s.cardAt[d] != handPile(p) && kind(d) })
		if in != noCard {
			s.cardAt[in], s.cardAt[c] = s.cardAt[c], s.cardAt[in]
		}
	}
}

// pick returns a card of a kind at random, or noCard.
func (s *state) pick(ch rules.Chance, kind func(card) bool) card {
	n := 0
	for c := range card(numCards) {
		if kind(c) {
			n++
		}
	}
	if n == 0 {
		return noCard
	}
	k := ch.Draw(n)
	for c := range card(numCards) {
		if kind(c) {
			if k == 0 {
				return c
			}
			k--
		}
	}
	return noCard
}
