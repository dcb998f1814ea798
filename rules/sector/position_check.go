package sector

import (
	"fmt"
	"math/bits"

	"tyche/rules"
)

// What a position written by hand may not say: each check looks at one thing and names the words of the line at fault.

// fault is something impossible; words are what the line that says it begins with and holds.
type fault struct {
	why   string
	words []string
}

func wrong(why string, words ...string) *fault { return &fault{why, words} }

// checks are made in this order; the first fault counts.
var checks = [...]func(*state) *fault{
	(*state).checkClock, (*state).checkHomes, (*state).checkMap, (*state).checkAreas, (*state).checkSeats, (*state).checkOrders, (*state).checkEventDeck,
}

func (s *state) fault() *fault {
	for _, check := range checks {
		if f := check(s); f != nil {
			return f
		}
	}
	return nil
}

func (s *state) checkClock() *fault {
	switch {
	case s.round < 1 || s.round > lastRound:
		return wrong("there is no such round", "round")
	case s.phase != planning && s.phase != execution:
		return wrong("a position without its bytes begins a planning or an execution phase", "round")
	case s.seats[s.first].out:
		return wrong("the first player is out of the game", "round")
	}
	for p := range rules.Seat(s.players) {
		if !s.seats[p].out && s.presence(p) != 0 {
			return nil
		}
	}
	return wrong("nobody has a unit or a base", "players")
}

func (s *state) checkHomes() *fault {
	for p := range rules.Seat(s.players) {
		k := &s.seats[p]
		if !planets[k.home].home || !s.playing(k.home) {
			return wrong("it is no home planet of this galaxy", "faction", seatWord(p))
		}
		for o := range p {
			if s.seats[o].faction == k.faction || s.seats[o].home == k.home {
				return wrong("faction and home planet are taken", "faction", seatWord(p))
			}
		}
	}
	return nil
}

func (s *state) checkMap() *fault {
	if !s.connected() {
		return wrong("the galaxy does not hang together", "route")
	}
	for p := range rules.Seat(s.players) {
		if n := s.transports(p); n > maxTransports || n > 0 && s.seats[p].out {
			return wrong("too many transports", "route", seatWord(p))
		}
	}
	return nil
}

func (s *state) checkAreas() *fault {
	for a := range area(numAreas) {
		bit, id := uint64(1)<<a, areas[a].id
		if s.playing(areas[a].planet) {
			if s.exhausted&bit != 0 && s.holderOf(a) != nobody {
				return wrong("the card of an exhausted area is gone", "card", id)
			}
			if s.options&optOverwork == 0 && (s.strained|s.exhausted)&bit != 0 {
				return wrong("nothing is strained without the option overwork", "mark", id)
			}
			continue
		}
		switch {
		case s.owner[a] != nobody:
			return wrong("the planet is not in this galaxy", "units", id)
		case s.base[a] != nobody:
			return wrong("the planet is not in this galaxy", "base", id)
		case s.holderOf(a) != nobody:
			return wrong("the planet is not in this galaxy", "card", id)
		case (s.vein|s.strained|s.exhausted)&bit != 0:
			return wrong("the planet is not in this galaxy", "mark", id)
		}
	}
	return nil
}

func (s *state) checkSeats() *fault {
	for p := range rules.Seat(s.players) {
		for _, check := range [...]func(*state, rules.Seat) *fault{(*state).checkOut, (*state).checkBases, (*state).checkWorkers, (*state).checkBuilt, (*state).checkHand} {
			if f := check(s, p); f != nil {
				return f
			}
		}
	}
	return nil
}

// checkOut demands that nothing is left of a player who is out.
func (s *state) checkOut(p rules.Seat) *fault {
	k := &s.seats[p]
	if k.out && (s.presence(p) != 0 || k.held != 0 || s.workers(p) > 0 || total(&k.hand)+total(&k.discard) > 0) {
		return wrong("the player still has something", "out", seatWord(p))
	}
	return nil
}

func (s *state) checkBases(p rules.Seat) *fault {
	if s.bases(p) > maxBases {
		return wrong("too many bases", "base", seatWord(p))
	}
	for q := range planet(numPlanets) {
		found := false
		for a, end := areasOf(q); a < end; a++ {
			if s.base[a] != p {
				continue
			}
			if found {
				return wrong("a second base of the player on the planet", "base", seatWord(p), areas[a].id)
			}
			found = true
		}
	}
	return nil
}

func (s *state) checkWorkers(p rules.Seat) *fault {
	k := &s.seats[p]
	if k.mine > mineYield || k.well > wellYield {
		return wrong("more workers than the permanent cards take", "workers", seatWord(p))
	}
	if s.workers(p) > maxWorkers {
		return wrong("more than twelve workers", "workers", seatWord(p))
	}
	for set := k.held; set != 0; set &= set - 1 {
		a := area(bits.TrailingZeros64(set))
		if most := s.yield(a) + int(s.strained>>a&1); int(s.work[a]) > most {
			return wrong("more workers than the card takes", "card", seatWord(p), areas[a].id)
		}
	}
	return nil
}

// checkBuilt demands what buildings and technologies require.
func (s *state) checkBuilt(p rules.Seat) *fault {
	for i := range buildingsOfOne {
		if b := buildOf(s.people(p), i); s.has(p, b) && !s.has(p, buildings[b].requires) {
			return wrong("the "+buildings[b].id+" requires the "+buildings[buildings[b].requires].id, "built", seatWord(p))
		}
	}
	for i := range techsOfPeople {
		if t := techOf(s.people(p), i); s.knows(p, t) && !s.has(p, techs[t].requires) {
			return wrong(techs[t].id+" requires the "+buildings[techs[t].requires].id, "tech", seatWord(p), techs[t].id)
		}
	}
	return nil
}

// checkHand demands that each combat card there is is in the deck.
func (s *state) checkHand(p rules.Seat) *fault {
	k := &s.seats[p]
	for i := range cardsOfPeople {
		c := &cards[cardOf(s.people(p), i)]
		most := c.copies
		if c.from != noTech && !s.knows(p, c.from) {
			most = 0
		}
		if k.hand[i]+k.discard[i] <= most {
			continue
		}
		word := "hand"
		if k.hand[i] == 0 {
			word = "discard"
		}
		return wrong(fmt.Sprintf("there are only %d of %s", most, c.id), word, seatWord(p), c.id)
	}
	return nil
}

func (s *state) checkOrders() *fault {
	if s.phase == planning && s.tokenCount > 0 {
		return wrong("a planning phase begins without orders", "order")
	}
	if s.phase == execution && s.tokenCount == 0 {
		return wrong("an execution phase needs orders", "round")
	}
	for i := range s.tokenCount {
		t := &s.tokens[i]
		words := []string{"order", seatWord(t.owner), orderIDs[t.order], planets[t.at].id}
		most := 2
		if t.order.gold() {
			most = 1
		}
		switch {
		case !s.playing(t.at):
			return wrong("the planet is not in this galaxy", words...)
		case s.seats[t.owner].out:
			return wrong("the player is out of the game", words...)
		case s.used(t.owner, t.order) > most || s.usedGold(t.owner) > int(s.seats[t.owner].modules[mast]):
			return wrong("the player has no such order left", words...)
		}
	}
	for p := range rules.Seat(s.players) {
		n := 0
		for o := range order(numOrders) {
			n += s.used(p, o)
		}
		if n > tokensARound {
			return wrong("more than four orders of a player", "order", seatWord(p))
		}
	}
	return nil
}

// checkEventDeck demands that the cards drawn and to be drawn are there, that no stage is drawn before the one above it
// is empty, and that no Beacon is missing.
func (s *state) checkEventDeck() *fault {
	for st := range stages {
		drawn := 0
		for p := range rules.Seat(s.players) {
			n := int(s.drawn[p][st])
			drawn += n
			if n > 0 && (s.seats[p].out || st > 0 && s.deck[st-1] > 0) {
				return wrong("cards of that stage cannot have been drawn", "drawn", seatWord(p))
			}
		}
		left := 0
		for i, at := range s.eventAt {
			if at == unseen && int(events[eventOf[i]].stage) == st+1 {
				left++
			}
		}
		if int(s.deck[st])+drawn > left {
			return wrong(fmt.Sprintf("only %d cards of stage %d are left", left, st+1), "deck")
		}
		if st == stages-1 && int(s.deck[st])+drawn < s.unseenOf(beaconsFade) {
			return wrong("Beacons are missing", "deck")
		}
	}
	return nil
}
