package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// The deck (3.15-3.17). A pile is a set of cards: the order of the draw pile does not exist until a card is drawn.

// cardSet is a set of cards.
type cardSet struct{ lo, hi uint64 }

func (t *cardSet) add(c card)     { (*spaceSet)(t).add(space(c)) }
func (t cardSet) has(c card) bool { return spaceSet(t).has(space(c)) }
func (t cardSet) empty() bool     { return spaceSet(t).empty() }

func (t cardSet) size() int                 { return bits.OnesCount64(t.lo) + bits.OnesCount64(t.hi) }
func (t cardSet) without(u cardSet) cardSet { return cardSet(spaceSet(t).without(spaceSet(u))) }

// next takes the first card out of a set that is not empty.
func (t *cardSet) next() card { return card((*spaceSet)(t).next()) }

// surpriseSet is all Surprise cards.
var surpriseSet = findSurprises()

func findSurprises() (set cardSet) {
	for c := range cards {
		if cards[c].band == surpriseBand {
			set.add(card(c))
		}
	}
	return set
}

// handPile is the pile of p's hand.
func handPile(p rules.Seat) pile { return pile(p) }

// cardsIn returns the cards of a pile, eight at a time: a byte that equals the pile becomes a bit.
func (s *state) cardsIn(where pile) (set cardSet) {
	const ones, low = 0x0101010101010101, 0x7f7f7f7f7f7f7f7f
	c := uint(0)
	for ; c+8 <= numCards; c += 8 {
		x := eight(s.cardAt[c:]) ^ uint64(where)*ones
		same := ^((x&low + low) | x | low) >> 7 // 1 in every byte that is 0
		found := same * 0x0102040810204080 >> 56
		set.lo, set.hi = set.lo|found<<c, set.hi|found<<(c-64)
	}
	for ; c < numCards; c++ {
		if s.cardAt[c] == where {
			set.add(card(c))
		}
	}
	return set
}

// handSet returns the cards in p's hand.
func (s *state) handSet(p rules.Seat) cardSet { return s.cardsIn(handPile(p)) }

// countIn counts the cards of a pile.
func (s *state) countIn(where pile) int { return s.cardsIn(where).size() }

// handSize counts the cards in p's hand.
func (s *state) handSize(p rules.Seat) int { return s.countIn(handPile(p)) }

// drawFrom takes a card of a pile at random, or noCard from an empty one.
func (s *state) drawFrom(x ctx, where pile) card {
	set := s.cardsIn(where)
	n := set.size()
	if n == 0 {
		return noCard
	}
	k := 0
	if n > 1 {
		k = x.ch.Draw(n)
	}
	for ; k > 0; k-- {
		set.next()
	}
	return set.next()
}

// drawCard lets p draw a card; an empty draw pile is made anew from the discard pile, and with both empty nothing is
// drawn (3.17).
func (s *state) drawCard(x ctx, p rules.Seat) card {
	if s.countIn(drawPile) == 0 {
		s.shuffle(x)
	}
	c := s.drawFrom(x, drawPile)
	if c == noCard {
		return noCard
	}
	s.cardAt[c] = handPile(p)
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvDrawn, Seat: p, Who: cardRef(c), Seen: rules.Only(p), Reveals: true})
		x.log.Add(rules.Event{Verb: EvDrawn, Seat: p, Seen: rules.Everyone &^ rules.Only(p)})
	}
	return c
}

// shuffle turns the discard pile into the draw pile (3.17). 47B stays out once the Silver Shields are gone.
func (s *state) shuffle(x ctx) {
	for c, at := range s.cardAt {
		if at == discardPile {
			s.cardAt[c] = drawPile
		}
	}
	s.retireBaggage()
	s.shuffled = true
	x.tell(EvShuffled, nobody, none, none, none, 0, 0)
}

// retireBaggage leaves card 47B out of a shuffle when the Silver Shields are gone.
func (s *state) retireBaggage() {
	if s.silverState == silverGone && s.cardAt[cardTheCapturedBaggage] == drawPile {
		s.cardAt[cardTheCapturedBaggage] = outOfGame
	}
}

// discard puts a card face up on the discard pile.
func (s *state) discard(x ctx, c card) { s.cardAt[c] = discardPile }

// handSizes are the cards dealt to each player, and the cards dealt face down, for 2 to 5 players (19.9).
var (
	handSizes     = [maxSeats + 1]int{2: 5, 3: 5, 4: 5, 5: 4}
	faceDownCards = [maxSeats + 1]int{2: 10, 3: 5}
	rounds        = [maxSeats + 1]uint8{2: 5, 3: 5, 4: 5, 5: 4}
)

// deal shuffles all cards that have not left the game and deals the hands of a Game Turn (3.15, 3.16).
func (s *state) deal(x ctx) {
	for c, at := range s.cardAt {
		if at != outOfGame {
			s.cardAt[c] = drawPile
		}
	}
	s.retireBaggage()
	x.tell(EvShuffled, nobody, none, none, none, 0, 0)
	for range handSizes[s.players] {
		for i := range int(s.players) {
			s.drawCard(x, s.nth(i))
		}
	}
	for range faceDownCards[s.players] {
		if c := s.drawFrom(x, drawPile); c != noCard {
			s.cardAt[c] = faceDown
		}
	}
	for p := range rules.Seat(s.players) {
		x.tell(EvDealt, p, none, none, none, s.handSize(p), 0)
	}
}

// clearHands discards all hands and face-down cards at the end of a Game Turn (3.47).
func (s *state) clearHands(x ctx) {
	for c, at := range s.cardAt {
		if at < maxSeats || at == faceDown {
			s.cardAt[c] = discardPile
		}
	}
}

// nth returns the i-th seat of the turn order of this Game Turn (3.8).
func (s *state) nth(i int) rules.Seat {
	return rules.Seat((int(s.first) + i) % int(s.players))
}
