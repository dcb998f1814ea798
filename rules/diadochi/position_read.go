package diadochi

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// SetPosition reads a position: with a line "exact" that very state, else the state that the other lines describe,
// at the beginning of the Segment they name. What cannot be is refused with the line that says it.
func (game) SetPosition(text string) (rules.State, error) {
	rows := strings.Split(text, "\n")
	for n, row := range rows {
		if words := strings.Fields(row); len(words) > 0 && words[0] == exactWord {
			s, err := readExact(words[1:])
			if err == nil {
				n, err = s.disputed(rows)
			}
			if err != nil {
				return nil, lineError(n, rows[n], err)
			}
			return s, nil
		}
	}
	return readWords(rows)
}

// lineError is what is wrong with a line; they count from 1.
func lineError(n int, row string, err error) error {
	return fmt.Errorf("diadochi: line %d, %q: %w", n+1, strings.TrimSpace(row), err)
}

// readWords reads a position that is told in words alone.
func readWords(rows []string) (rules.State, error) {
	var s *state
	r := reader{ask: tycheSegment, lines: map[string]int{}}
	for n, row := range rows {
		r.words, r.line = strings.Fields(row), n
		word := r.next()
		switch {
		case word == "" || strings.HasPrefix(word, "#"):
			continue
		case s == nil && word == "players":
			s = r.begin()
		case s == nil:
			r.fail("a position begins with its players")
		case word == "ask":
			r.asked, r.ask = r.player(), r.segment()
		default:
			s.readLine(word, &r)
		}
		if r.err == nil && len(r.words) > 0 {
			r.fail("too many words")
		}
		if r.err != nil {
			return nil, lineError(n, row, r.err)
		}
	}
	if s == nil {
		return nil, lineError(0, rows[0], errEmpty)
	}
	if n, err := s.impossible(&r); err != nil {
		return nil, lineError(n, rows[n], err)
	}
	s.settlePosition(r.asked, r.ask)
	return s, nil
}

var (
	errEmpty   = errors.New("an empty position")
	errDamaged = errors.New("the bytes are damaged")
	errDiffers = errors.New("the exact line says otherwise; leave that one out to change something")
)

func readExact(words []string) (*state, error) {
	if len(words) != 1 {
		return nil, errDamaged
	}
	raw, err := base64.RawURLEncoding.DecodeString(words[0])
	if err != nil {
		return nil, errDamaged
	}
	body, whole := unsealed(raw)
	s := bareState(2, 0)
	if !whole || s.LoadBinary(body) != nil {
		return nil, errDamaged
	}
	return s, nil
}

// disputed finds the first line of a position with an exact line that the state does not tell.
func (s *state) disputed(rows []string) (int, error) {
	told := map[string]bool{}
	for _, row := range strings.Split(Game.Position(s), "\n") {
		told[strings.Join(strings.Fields(row), " ")] = true
	}
	for n, row := range rows {
		if row = strings.Join(strings.Fields(row), " "); row != "" && row[0] != '#' && !told[row] {
			return n, errDiffers
		}
	}
	return 0, nil
}

// reader takes words off a line. After a failure it gives harmless values.
type reader struct {
	words   []string
	err     error
	line    int
	players int
	asked   rules.Seat
	ask     segment
	lines   map[string]int // the line that told something, by a name for it
}

// begin reads the number of players and returns the bare board for them.
func (r *reader) begin() *state {
	n := r.number()
	if n < 2 || n > maxSeats {
		r.fail("two to five play")
		n = 2
	}
	r.players = n
	s := bareState(n, 0)
	s.turn, s.round, s.dealt = 1, 1, uint8(len(s.starters()))/s.players
	return s
}

// note remembers the line that tells something, for the case that it cannot be.
func (r *reader) note(what string) { r.lines[what] = r.line }

// within reads a number up to a bound.
func (r *reader) within(low, high int) int {
	n := r.number()
	if r.err == nil && (n < low || n > high) {
		r.fail(strconv.Itoa(n) + " is not possible here")
	}
	return min(max(n, low), high)
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
		if err != nil || n < 1 || n > r.players {
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

// seatOrNobody reads a seat of a player, or nobody.
func (r *reader) seatOrNobody() rules.Seat {
	p := r.seat()
	if p == independents {
		r.fail("a player is needed")
		return nobody
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
	x := ctx{ch: new(steady)}
	s.settle(x)
}

// steady is the luck of a position that begins where something is left to chance: the dice show one face after the
// other, so that ties come to an end.
type steady int

// Draw returns one number after the other.
func (n *steady) Draw(sides int) int {
	*n++
	return int(*n-1) % sides
}
