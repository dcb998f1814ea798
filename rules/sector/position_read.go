package sector

import (
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
)

// SetPosition reads a position: with a line "exact" that very state, with which the other lines must agree, else the
// state that the lines describe, at the beginning of the phase they name.
func (game) SetPosition(text string) (rules.State, error) {
	var lines []row
	exact := -1
	for i, words := range strings.Split(text, "\n") {
		l := row{number: i + 1, text: words, words: strings.Fields(words)}
		switch {
		case len(l.words) == 0 || strings.HasPrefix(l.words[0], "#"):
			continue
		case l.words[0] == exactWord && exact >= 0:
			return nil, l.fault(errors.New("the bytes come twice"))
		case l.words[0] == exactWord:
			exact = len(lines)
		}
		lines = append(lines, l)
	}
	switch {
	case len(lines) == 0:
		return nil, fmt.Errorf("sector: an empty position")
	case exact >= 0:
		return readExact(lines, exact)
	}
	return readWords(lines)
}

// row is a line of a position.
type row struct {
	number int
	text   string
	words  []string
}

func (l row) fault(err error) error {
	return fmt.Errorf("sector: line %d, %q: %w", l.number, l.text, err)
}

// says tells whether a line begins with the first of some words and holds the others.
func (l row) says(words []string) bool {
	if l.words[0] != words[0] {
		return false
	}
	for _, w := range words[1:] {
		if !slices.Contains(l.words[1:], w) {
			return false
		}
	}
	return true
}

// readExact reads the bytes of a position. The other lines must be those that are written of it.
func readExact(lines []row, exact int) (rules.State, error) {
	raw, err := base64.RawURLEncoding.DecodeString(strings.Join(lines[exact].words[1:], " "))
	if err != nil {
		return nil, lines[exact].fault(fmt.Errorf("the bytes of a position: %w", err))
	}
	s := bareState(2, 0, 0)
	if err := s.LoadBinary(raw); err != nil {
		return nil, lines[exact].fault(err)
	}
	written := strings.Split(Game.Position(s), "\n")
	for _, l := range lines {
		if !slices.Contains(written, strings.Join(l.words, " ")) {
			return nil, l.fault(errors.New("the bytes say something else: change the line back or leave out the bytes"))
		}
	}
	return s, nil
}

// readWords reads a position without bytes.
func readWords(lines []row) (rules.State, error) {
	var s *state
	for _, l := range lines {
		r := reader{words: l.words}
		switch word := r.next(); {
		case word == "players" && s == nil:
			n := r.number()
			if n < 2 || n > maxSeats {
				r.fail("two to six players")
				n = 2
			}
			s = bareState(n, 0, 0)
			s.phase = planning
			s.deck = stageCards(n)
		case s == nil:
			return nil, l.fault(errors.New("a position begins with its players"))
		default:
			s.readLine(word, &r)
		}
		if r.err == nil && len(r.words) > 0 {
			r.fail("too many words")
		}
		if r.err != nil {
			return nil, l.fault(r.err)
		}
	}
	if bad := s.completePosition(); bad != nil {
		for i := len(lines) - 1; i >= 0; i-- {
			if lines[i].says(bad.words) {
				return nil, lines[i].fault(errors.New(bad.why))
			}
		}
		return nil, fmt.Errorf("sector: %s", bad.why)
	}
	return s, nil
}

// mostPoints can stand on the track when a round begins: fourteen in step 6, and three of an event.
const mostPoints = pointsToWin - 1 + 3

// reader takes words off a line.
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
	n, err := strconv.Atoi(r.next())
	if err != nil || n < 0 || n > 200 {
		r.fail("a number was expected")
		return 0
	}
	return n
}

func (r *reader) small() uint8 { return uint8(r.number()) }

func (r *reader) seat(s *state) rules.Seat {
	n := r.number()
	if n < 1 || n > int(s.players) {
		r.fail("a seat was expected")
		return 0
	}
	return rules.Seat(n - 1)
}

// ref reads the id of a thing of a kind and returns its number.
func (r *reader) ref(kind uint8) int16 {
	word := r.next()
	t, ok := findIn(kind, word)
	if !ok {
		r.fail("there is no " + kindWords[kind] + " " + strconv.Quote(word))
	}
	return t.ID
}

// word reads one of a list of words and returns its place.
func (r *reader) word(list ...string) int {
	w := r.next()
	for i, x := range list {
		if x == w {
			return i
		}
	}
	r.fail("one of " + strings.Join(list, ", ") + " was expected")
	return 0
}

func (s *state) readLine(word string, r *reader) {
	switch word {
	case "scenario":
		s.scenario = uint8(r.word(Game.Info().Scenarios...))
	case "options":
		for len(r.words) > 0 && r.err == nil {
			s.options |= 1 << r.word(options[0].ID, options[1].ID)
		}
	case "faction":
		p := r.seat(s)
		if s.seats[p].faction != noFaction {
			r.fail("the seat has a faction already")
			return
		}
		s.seats[p].faction = faction(r.ref(KindFaction))
		s.seats[p].home = planet(r.ref(KindPlanet))
		s.seats[p].buildings = 1
	case "route":
		s.readRoute(r)
	case "round":
		s.round = r.small()
		r.word("phase")
		s.phase = phase(r.word(phaseWords[:]...))
		r.word("first")
		s.first = r.seat(s)
	case "deck":
		for i := range s.deck {
			s.deck[i] = r.small()
		}
	case "beacons":
		s.readBeacons(r)
	case "mark":
		sets := [...]*uint64{&s.vein, &s.strained, &s.exhausted}
		*sets[r.word(markWords[:]...)] |= 1 << r.resource()
	default:
		s.readOfSeat(word, r)
	}
}

// readBeacons lays Beacons beside the board. With two of them the game would be over.
func (s *state) readBeacons(r *reader) {
	n := r.small()
	if n > 1 || s.beacons > 0 {
		r.fail("with two Beacons the game is over")
		return
	}
	for i := range n {
		s.eventAt[eventBase[beaconsFade]+i] = eventPlayed
	}
	s.beacons = n
}

// resource reads an area that has a resource card.
func (r *reader) resource() area {
	a := area(r.ref(KindArea))
	if r.err == nil && areas[a].kind == conquest {
		r.fail("a conquest area has no resource card")
	}
	return a
}

// owned reads the number of a thing of the people of a seat; there are so many to each people.
func (r *reader) owned(s *state, p rules.Seat, kind uint8, each int16) int16 {
	id := r.ref(kind)
	if r.err == nil && people(id/each) != s.people(p) {
		r.fail("that belongs to another people")
	}
	return id % each
}

func (s *state) readRoute(r *reader) {
	if int(s.routeCount) == maxRoutes {
		r.fail("too many routes")
		return
	}
	id := r.ref(KindRoute)
	if r.err != nil || s.findRoute(id) >= 0 {
		r.fail("the route is there already")
		return
	}
	s.addRoute(planet(id/numPlanets), planet(id%numPlanets), r.word("short", "long") == 1)
	for len(r.words) > 0 && r.err == nil {
		t := &s.routes[s.routeCount-1]
		t.transports = t.transports.With(r.seat(s))
	}
}

// readOfSeat reads a line about what a seat has; its faction must be known.
func (s *state) readOfSeat(word string, r *reader) {
	p := r.seat(s)
	k := &s.seats[p]
	if k.faction == noFaction {
		r.fail("the faction of the seat comes first")
		return
	}
	switch word {
	case "units":
		s.readUnits(p, r)
	case "base":
		a := area(r.ref(KindArea))
		if s.base[a] != nobody {
			r.fail("another base is there")
		}
		s.base[a] = p
	case "card":
		a := r.resource()
		if s.holderOf(a) != nobody {
			r.fail("the card is taken")
		}
		k.held |= 1 << a
		s.work[a] = r.small()
	case "workers":
		for i, into := range [...]*uint8{&k.pool, &k.away, &k.mine, &k.well} {
			r.word([...]string{"pool", "away", "mine", "well"}[i])
			*into = r.small()
		}
	case "tokens":
		r.word("cargo")
		k.cargo = r.small()
		r.word("study")
		k.study = r.small()
	case "points":
		if k.points = r.small(); k.points > mostPoints {
			r.fail("with so many points the game is over")
		}
	case "built":
		s.readBuilt(p, r)
	case "tech":
		for len(r.words) > 0 && r.err == nil {
			k.techs |= 1 << r.owned(s, p, KindTech, techsOfPeople)
		}
	case "hand", "discard":
		for len(r.words) > 0 && r.err == nil {
			pile := &k.hand
			if word == "discard" {
				pile = &k.discard
			}
			if i := r.owned(s, p, KindCard, cardsOfPeople); pile[i] < handLimit {
				pile[i]++
			}
		}
	case "order":
		if s.tokenCount == maxTokens {
			r.fail("too many orders")
			return
		}
		o := order(r.ref(KindOrder))
		s.tokens[s.tokenCount] = token{planet(r.ref(KindPlanet)), p, o}
		s.tokenCount++
	case "drawn":
		for i := range s.drawn[p] {
			s.drawn[p][i] = r.small()
		}
	case "out":
		k.out = true
	default:
		r.fail("unknown word")
	}
}

// readUnits reads units of one owner into an area, as many as it takes.
func (s *state) readUnits(p rules.Seat, r *reader) {
	a := area(r.ref(KindArea))
	if s.owner[a] != nobody {
		r.fail("units are there already")
		return
	}
	for len(r.words) > 0 && r.err == nil {
		i, n := r.owned(s, p, KindUnit, unitsOfPeople), r.number()
		if r.err == nil && s.size(a)+n > int(areas[a].limit) {
			r.fail("more units than the area takes")
			return
		}
		for range n {
			s.addUnit(p, unitOf(s.people(p), int(i)), a)
		}
	}
}

func (s *state) readBuilt(p rules.Seat, r *reader) {
	k := &s.seats[p]
	for len(r.words) > 0 && r.err == nil {
		if m, ok := findIn(KindModule, r.words[0]); ok {
			if k.modules[m.ID]++; k.modules[m.ID] > modules[m.ID].max {
				r.fail("too many of " + modules[m.ID].id)
			}
			r.next()
			continue
		}
		k.buildings |= 1 << r.owned(s, p, KindBuilding, buildingsOfOne)
	}
}
