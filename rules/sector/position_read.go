package sector

import (
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// SetPosition reads a position: with a line "exact" that very state, else the state that the other lines describe,
// at the beginning of the phase they name.
func (game) SetPosition(text string) (rules.State, error) {
	var s *state
	for n, row := range strings.Split(text, "\n") {
		r := reader{words: strings.Fields(row)}
		word := r.next()
		switch {
		case word == "" || strings.HasPrefix(word, "#"):
			continue
		case word == exactWord:
			return readExact(r.next())
		case word == "players":
			s = bareState(min(max(r.number(), 2), maxSeats), 0, 0)
			s.phase = planning
		case s == nil:
			return nil, fmt.Errorf("sector: a position begins with its players")
		default:
			s.readLine(word, &r)
		}
		if r.err == nil && len(r.words) > 0 {
			r.fail("too many words")
		}
		if r.err != nil {
			return nil, fmt.Errorf("sector: line %d, %q: %w", n+1, row, r.err)
		}
	}
	if s == nil {
		return nil, fmt.Errorf("sector: an empty position")
	}
	if err := s.completePosition(); err != nil {
		return nil, err
	}
	return s, nil
}

func readExact(word string) (rules.State, error) {
	raw, err := base64.RawURLEncoding.DecodeString(word)
	if err != nil {
		return nil, fmt.Errorf("sector: the bytes of a position: %w", err)
	}
	s := bareState(2, 0, 0)
	if err := s.LoadBinary(raw); err != nil {
		return nil, err
	}
	return s, nil
}

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
		for len(r.words) > 0 {
			s.options |= 1 << r.word(options[0].ID, options[1].ID)
		}
	case "faction":
		p := r.seat(s)
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
		s.beacons = r.small()
	case "mark":
		sets := [...]*uint64{&s.vein, &s.strained, &s.exhausted}
		*sets[r.word(markWords[:]...)] |= 1 << r.ref(KindArea)
	default:
		s.readOfSeat(word, r)
	}
}

func (s *state) readRoute(r *reader) {
	if int(s.routeCount) == maxRoutes {
		r.fail("too many routes")
		return
	}
	id := r.ref(KindRoute)
	s.addRoute(planet(id/numPlanets), planet(id%numPlanets), r.word("short", "long") == 1)
	for len(r.words) > 0 {
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
		a := area(r.ref(KindArea))
		for len(r.words) > 0 && r.err == nil {
			u := unit(r.ref(KindUnit))
			for range r.number() {
				s.addUnit(p, u, a)
			}
		}
	case "base":
		s.base[r.ref(KindArea)] = p
	case "card":
		a := r.ref(KindArea)
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
		k.points = r.small()
	case "built":
		s.readBuilt(k, r)
	case "tech":
		for len(r.words) > 0 && r.err == nil {
			k.techs |= 1 << (r.ref(KindTech) % techsOfPeople)
		}
	case "hand", "discard":
		for len(r.words) > 0 && r.err == nil {
			pile := &k.hand
			if word == "discard" {
				pile = &k.discard
			}
			pile[r.ref(KindCard)%cardsOfPeople]++
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

func (s *state) readBuilt(k *seat, r *reader) {
	for len(r.words) > 0 && r.err == nil {
		if m, ok := findIn(KindModule, r.words[0]); ok {
			k.modules[m.ID]++
			r.next()
			continue
		}
		k.buildings |= 1 << (r.ref(KindBuilding) % buildingsOfOne)
	}
}

// completePosition finds what follows from the lines and asks the first seat.
func (s *state) completePosition() error {
	for p := range rules.Seat(s.players) {
		if s.seats[p].faction == noFaction {
			return fmt.Errorf("sector: seat %d has no faction", p+1)
		}
		s.completeSeat(p)
	}
	if s.routeCount == 0 {
		s.layRoutes()
	}
	for i := range s.routeCount {
		s.inPlay |= 1<<s.routes[i].a | 1<<s.routes[i].b
	}
	if !s.sound() {
		return fmt.Errorf("sector: the position has more pieces than the game")
	}
	if s.phase != planning && s.phase != execution {
		return fmt.Errorf("sector: a position without its bytes begins a planning or an execution phase")
	}
	s.push(frame{kind: inGame, seat: nobody, step: stagePlanning})
	if s.phase == execution {
		if s.tokenCount == 0 {
			return fmt.Errorf("sector: an execution phase needs orders")
		}
		s.frames[0].step = stageRegroup
		s.push(frame{kind: inTurn, seat: nobody})
	} else {
		s.tokenCount = 0
	}
	s.settle(ctx{})
	return nil
}

// layRoutes lays the routes of the fixed map.
func (s *state) layRoutes() {
	for _, r := range maps[s.players].routes {
		s.addRoute(r.a, r.b, r.long)
	}
}

// completeSeat leaves in supply and draw pile what is nowhere else.
func (s *state) completeSeat(p rules.Seat) {
	k := &s.seats[p]
	for i := range unitsOfPeople {
		n := units[unitOf(s.people(p), i)].count
		for a := range area(numAreas) {
			if s.owner[a] == p {
				n -= s.units[a][i]
			}
		}
		k.supply[i] = n
	}
	for i := range cardsOfPeople {
		c := &cards[cardOf(s.people(p), i)]
		if c.from == noTech || s.knows(p, c.from) {
			k.pile[i] = c.copies - k.hand[i] - k.discard[i]
		}
	}
}

// sound says whether what was read can be a state: every index within its table, no piece twice.
func (s *state) sound() bool {
	if s.players < 2 || s.players > maxSeats || s.depth > maxFrames || s.routeCount > maxRoutes || s.tokenCount > maxTokens || s.first < 0 || s.first >= rules.Seat(s.players) {
		return false
	}
	for a := range area(numAreas) {
		if !s.isSeat(s.owner[a]) || !s.isSeat(s.base[a]) || (s.owner[a] == nobody) != (s.size(a) == 0) {
			return false
		}
	}
	for p := range s.players {
		k := &s.seats[p]
		if k.faction >= numFactions && k.faction != noFaction || k.home >= numPlanets && k.home != noPlanet {
			return false
		}
		for i := range unitsOfPeople {
			if k.supply[i] > 12 {
				return false
			}
		}
		for i := range cardsOfPeople {
			if k.pile[i] > 3 || k.hand[i] > 3 || k.discard[i] > 3 || k.aside[i] > 3 {
				return false
			}
		}
	}
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.order >= numOrders || t.at >= numPlanets && t.at != noPlanet || !s.isSeat(t.owner) || t.owner == nobody {
			return false
		}
	}
	for i := range s.routeCount {
		if r := &s.routes[i]; r.a >= numPlanets || r.b >= numPlanets {
			return false
		}
	}
	for i := range s.depth {
		if f := &s.frames[i]; f.kind == noFrame || f.kind >= numFrameKinds || f.seat < nobody || f.seat >= rules.Seat(s.players) {
			return false
		}
	}
	return true
}

// isSeat says whether p is a seat of the game or nobody.
func (s *state) isSeat(p rules.Seat) bool { return p >= nobody && p < rules.Seat(s.players) }
