package diadochi

import (
	"strconv"
)

// The lines of a position, one fact each.

// readLine reads one fact.
func (s *state) readLine(word string, r *reader) {
	switch word {
	case "options":
		s.readOption(r)
	case "turn", "round", "first", "usurper", "dealt", "antigonos-of":
		s.readClock(word, r)
	case "champions":
		s.champions = 0
		for len(r.words) > 0 {
			s.champions = s.champions.With(r.player())
		}
	case "control":
		for p := r.seat(); len(r.words) > 0; {
			sp := space(r.thing(KindSpace))
			if spaces[sp].kind == transit {
				r.fail("no control in a Transit Point")
			}
			s.setPC(ctx{}, sp, p)
		}
	case "siege":
		sp := r.thing(KindSpace)
		r.note("siege " + spaces[sp].id)
		s.siege[sp] = uint8(r.within(0, max(int(siegeNeeded[spaces[sp].kind])-1, 0)))
	case "units":
		s.readUnits(r)
	case "general", "minor":
		s.readGeneral(word, r)
	case "hand", "discard", "face-down", "removed", "draw":
		s.readCards(word, r)
	default:
		s.readThing(word, r)
	}
}

// readOption reads one option; the cards are dealt anew, for an option may change them.
func (s *state) readOption(r *reader) {
	id := r.next()
	for i, o := range options {
		if o.ID == id {
			s.options |= 1 << i
			s.bareCards()
			return
		}
	}
	r.fail("there is no option " + strconv.Quote(id))
}

func (s *state) readClock(word string, r *reader) {
	for ; word != ""; word = r.next() {
		switch word {
		case "turn":
			s.turn = uint8(r.within(1, 5))
		case "round":
			s.round = uint8(r.within(0, int(rounds[s.players])))
		case "first":
			s.first = r.player()
		case "usurper":
			s.usurper = r.seatOrNobody()
		case "dealt":
			s.dealt = uint8(r.within(0, 4))
		case "antigonos-of":
			s.antigonosOf = r.seatOrNobody()
		default:
			r.fail("nothing is called " + strconv.Quote(word))
		}
	}
}

func (s *state) readUnits(r *reader) {
	p, at := r.player(), r.place()
	if !stands(at, p) {
		r.fail("no place for these units")
	}
	for len(r.words) > 0 && r.err == nil {
		u := unit(r.thing(KindUnit))
		n := r.within(1, mostUnits)
		if s.stacks[at].owner != nobody && s.stacks[at].owner != p || s.stacks[at].size()+n > mostUnits {
			r.fail("no place for these units")
			return
		}
		r.note("units " + placeID(at))
		r.note("type " + unitIDs[u])
		s.addUnits(at, p, u, n)
		if u == silver {
			s.silverState = silverInPlay
		}
	}
}

func (s *state) readGeneral(word string, r *reader) {
	if word == "minor" {
		p, at := r.player(), r.place()
		if !onMap(at) {
			r.fail("no place for him")
		}
		if g := first(s.generalsAt(inHand, p)); g != noGeneral {
			s.at[g] = at
			r.note("general " + generalID(g))
		} else {
			r.fail("he has only four")
		}
		return
	}
	if len(r.words) > 0 && r.words[0] == "gone" {
		r.next()
		if g := general(r.thing(KindGeneral)); isMajor(g) {
			s.at[g] = gone
		}
		return
	}
	p, g := r.player(), general(r.thing(KindGeneral))
	at := r.place()
	if !isMajor(g) {
		r.fail("a Minor General is put down with minor")
		return
	}
	if s.owner[g] != nobody || !stands(at, p) {
		r.fail("no place for him, or he has one already")
		return
	}
	s.join(g, p)
	s.at[g] = at
	r.note("general " + generalID(g))
}

func (s *state) readCards(word string, r *reader) {
	to := drawPile
	if word == "hand" {
		to = handPile(r.player())
	}
	for at, w := range pileWords {
		if w == word {
			to = pile(at)
		}
	}
	for len(r.words) > 0 {
		s.cardAt[r.thing(KindCard)] = to
	}
}

func (s *state) readThing(word string, r *reader) {
	switch word {
	case "royal":
		m := r.thing(KindRoyal)
		s.royalAt[m] = r.place()
		s.royalOf[m] = r.seatOrNobody()
		if at := s.royalAt[m]; !stands(at, s.royalOf[m]) && (at != gone && at != aside || s.royalOf[m] != nobody) {
			r.fail("no place for her or him")
		}
	case "cart":
		s.cart = r.place()
		s.cartOf = r.seatOrNobody()
		if s.cart >= numSpaces {
			r.fail("the Cart is outside in a space")
		}
	case "tomb":
		s.tomb = space(r.thing(KindSpace))
		if spaces[s.tomb].kind != majorCity {
			r.fail("the tomb is in a Major City")
		}
	case "army":
		a := r.thing(KindArmy)
		s.armyAt[a] = r.place()
		r.note("army " + armies[a].id)
		if at := s.armyAt[a]; at >= numSpaces && at != gone {
			r.fail("no place for an army")
		}
	case "fleet":
		s.readFleet(r)
	case "training":
		p := r.player()
		u := unit(r.thing(KindUnit))
		if u != mercenary && u != loyal {
			r.fail("that is not trained")
		}
		s.training[p], s.trainingStep[p] = u, uint8(r.within(0, int(trainingGoal(u))))
	default:
		for _, mark := range s.generalMarks() {
			if mark.word != word {
				continue
			}
			for len(r.words) > 0 {
				*mark.set |= general(r.thing(KindGeneral)).bit()
			}
			return
		}
		r.fail("nothing is called " + strconv.Quote(word))
	}
}

func (s *state) readFleet(r *reader) {
	f := r.thing(KindFleet)
	for len(r.words) > 0 {
		switch r.words[0] {
		case "improved":
			s.fleetImproved |= 1 << f
			r.next()
		case "dispersed":
			s.fleetDispersed |= 1 << f
			r.next()
		default:
			if fleet(f) != fleetKilikia {
				r.fail("the fleet of a province goes with it")
			}
			s.fleetOf[f] = r.seatOrNobody()
			if r.err != nil {
				return
			}
		}
	}
	s.checkLargest(ctx{})
}
