package diadochi

import (
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// SetPosition reads a position: with a line "exact" that very state, else the state that the other lines describe,
// at the beginning of the Segment they name.
func (game) SetPosition(text string) (rules.State, error) {
	var s *state
	asked, inSegment := rules.Seat(0), tycheSegment
	for n, row := range strings.Split(text, "\n") {
		r := reader{words: strings.Fields(row)}
		word := r.next()
		switch {
		case word == "" || strings.HasPrefix(word, "#"):
			continue
		case word == exactWord:
			return readExact(r.next())
		case word == "players":
			s = bareState(min(max(r.number(), 2), maxSeats), 0)
			s.turn, s.round, s.dealt = 1, 1, uint8(len(s.starters()))/s.players
		case s == nil:
			return nil, fmt.Errorf("diadochi: a position begins with its players")
		case word == "ask":
			asked, inSegment = r.seat(), r.segment()
		default:
			s.readLine(word, &r)
		}
		if r.err == nil && len(r.words) > 0 {
			r.fail("too many words")
		}
		if r.err != nil {
			return nil, fmt.Errorf("diadochi: line %d, %q: %w", n+1, row, r.err)
		}
	}
	if s == nil {
		return nil, fmt.Errorf("diadochi: an empty position")
	}
	s.settlePosition(asked, inSegment)
	return s, nil
}

func readExact(word string) (rules.State, error) {
	raw, err := base64.RawURLEncoding.DecodeString(word)
	if err != nil {
		return nil, fmt.Errorf("diadochi: the bytes of a position: %w", err)
	}
	s := bareState(2, 0)
	if err := s.LoadBinary(raw); err != nil {
		return nil, err
	}
	return s, nil
}

// reader takes words off a line. After a failure it gives harmless values.
type reader struct {
	words []string
	err   error
}

func (r *reader) fail(why string) {
	if r.err == nil {
		r.err = fmt.Errorf("%s", why)
	}
}

func (r *reader) next() string {
	if len(r.words) == 0 {
		return ""
	}
	w := r.words[0]
	r.words = r.words[1:]
	return w
}

func (r *reader) number() int {
	w := r.next()
	n, err := strconv.Atoi(w)
	if err != nil || n < 0 || n > 99 {
		r.fail(strconv.Quote(w) + " is no number")
		return 0
	}
	return n
}

func (r *reader) seat() rules.Seat {
	switch w := r.next(); w {
	case "independents":
		return independents
	case "nobody", "":
		return nobody
	default:
		n, err := strconv.Atoi(w)
		if err != nil || n < 1 || n > maxSeats {
			r.fail(strconv.Quote(w) + " is no seat")
			return 0
		}
		return rules.Seat(n - 1)
	}
}

// player reads a seat of a player.
func (r *reader) player() rules.Seat {
	p := r.seat()
	if !isPlayer(p) {
		r.fail("a player is needed")
		return 0
	}
	return p
}

// thing reads the id of a thing of a kind.
func (r *reader) thing(kind uint8) int {
	w := r.next()
	found, ok := findIn(kind, w)
	if !ok {
		r.fail("there is no " + kindWords[kind] + " " + strconv.Quote(w))
	}
	return int(found.ID)
}

func (r *reader) place() place {
	w := r.next()
	at, ok := findPlace(w)
	if !ok {
		r.fail(strconv.Quote(w) + " is no place")
	}
	return at
}

func (r *reader) segment() segment {
	w := r.next()
	for g, word := range segmentWords {
		if word == w && word != "" {
			return segment(g)
		}
	}
	r.fail(strconv.Quote(w) + " is no Segment")
	return tycheSegment
}

// readLine reads one fact.
func (s *state) readLine(word string, r *reader) {
	switch word {
	case "options":
		id := r.next()
		for i, o := range options {
			if o.ID == id {
				s.options |= 1 << i
			}
		}
		s.bareCards()
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
			s.setPC(ctx{}, sp, p)
		}
	case "siege":
		sp := r.thing(KindSpace)
		s.siege[sp] = uint8(r.number())
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

func (s *state) readClock(word string, r *reader) {
	for ; word != ""; word = r.next() {
		switch word {
		case "turn":
			s.turn = uint8(r.number())
		case "round":
			s.round = uint8(r.number())
		case "first":
			s.first = r.player()
		case "usurper":
			s.usurper = r.seat()
		case "dealt":
			s.dealt = uint8(r.number())
		case "antigonos-of":
			s.antigonosOf = r.seat()
		default:
			r.fail("nothing is called " + strconv.Quote(word))
		}
	}
}

func (s *state) readUnits(r *reader) {
	p, at := r.player(), r.place()
	for len(r.words) > 0 && r.err == nil {
		u := unit(r.thing(KindUnit))
		n := r.number()
		if int(at) >= numStacks || s.stacks[at].owner != nobody && s.stacks[at].owner != p {
			r.fail("no place for these units")
			return
		}
		s.addUnits(at, p, u, n)
		if u == silver {
			s.silverState = silverInPlay
		}
	}
}

func (s *state) readGeneral(word string, r *reader) {
	if word == "minor" {
		p, at := r.player(), r.place()
		if g := first(s.generalsAt(inHand, p)); g != noGeneral {
			s.at[g] = at
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
	s.join(g, p)
	s.at[g] = at
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
		s.royalOf[m] = r.seat()
	case "cart":
		s.cart = r.place()
		s.cartOf = r.seat()
	case "tomb":
		s.tomb = space(r.thing(KindSpace))
	case "army":
		a := r.thing(KindArmy)
		s.armyAt[a] = r.place()
	case "fleet":
		s.readFleet(r)
	case "training":
		p := r.player()
		s.training[p] = unit(r.thing(KindUnit))
		s.trainingStep[p] = uint8(r.number())
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
			s.fleetOf[f] = r.seat()
		}
	}
	s.checkLargest(ctx{})
}

// settlePosition puts the procedures of the Segment on the stack and runs to its first question.
func (s *state) settlePosition(p rules.Seat, g segment) {
	s.phase, s.active, s.segment = strategy, p, g
	s.royalLost = uint8(8 - s.countAll(royalArmy))
	for sp, n := range s.siege {
		if n > 0 {
			s.besieger[sp] = s.stacks[sp].owner
		}
	}
	s.round = max(s.round, 1)
	turn := 0
	for i := range int(s.players) {
		if s.nth(i) == p {
			turn = i
		}
	}
	s.push(frame{kind: inGame, seat: nobody, step: gameRounds})
	s.push(frame{kind: inRound, seat: nobody, a: int16(turn + 1)})
	s.push(frame{kind: inPlayerTurn, seat: p, step: segmentBody, a: int16(g)})
	s.push(frame{kind: [...]frameKind{inSurrender, inTyche, inActivations, inForage}[g-1], seat: p})
	s.fromPC = s.pcs[p]
	x := ctx{ch: steady{}}
	s.settle(x)
}

// steady is the luck of a position that begins where nothing is left to chance: every die shows its lowest face.
type steady struct{}

// Draw returns 0.
func (steady) Draw(int) int { return 0 }
