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
