package imperio

import (
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// reader takes words off a line. After the first error it reads nothing more.
type reader struct {
	s     *state
	head  string // first word of the line
	words []string
	err   error

	named  uint64          // hexes with a line of their own
	stocks [maxSeats]uint8 // what the lines tell of the stock of each House
	decked bool            // there is a line for the deck
	last   int             // place of the next transport

	unpriced [maxSeats]uint8 // slots whose price is not told
	chosen   rules.Seats     // seats with a line for their House
	grown    rules.Seats     // Houses with a line for their technologies at Growth

	row       int            // of the line that is read, from 1
	frameRows [maxFrames]int // of the lines that tell what is asked
}

func (r *reader) fail(why string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(why, args...)
	}
	r.words = nil
}

// more says whether there are words left.
func (r *reader) more() bool { return len(r.words) > 0 }

// end demands that nothing is left.
func (r *reader) end() {
	if r.more() {
		r.fail("%q is too much", strings.Join(r.words, " "))
	}
}

// next takes a word; "" when there is none.
func (r *reader) next() string {
	if len(r.words) == 0 {
		return ""
	}
	w := r.words[0]
	r.words = r.words[1:]
	return w
}

// is takes the next word if it is the one.
func (r *reader) is(word string) bool {
	if r.more() && r.words[0] == word {
		r.next()
		return true
	}
	return false
}

// key reads one of a list of words and returns its place.
func (r *reader) key(list ...string) int {
	w := r.next()
	for i, x := range list {
		if x == w && x != "" {
			return i
		}
	}
	r.fail("%s; allowed: %s", notThis(w), strings.Join(list, ", "))
	return 0
}

// notThis says that a word, or the end of the line, was not expected.
func notThis(w string) string {
	if w == "" {
		return "the line is too short"
	}
	return strconv.Quote(w) + " was not expected"
}

func (r *reader) number(low, high int) int {
	w := r.next()
	n, err := strconv.Atoi(w)
	if err != nil || n < low || n > high {
		r.fail("%s; allowed: a number from %d to %d", notThis(w), low, high)
		return low
	}
	return n
}

// small reads a number of pieces.
func (r *reader) small() uint8 { return uint8(r.number(0, 255)) }

func (r *reader) seat() rules.Seat {
	return rules.Seat(r.number(1, int(r.s.players)) - 1)
}

func (r *reader) seatOrNobody() rules.Seat {
	if r.is(nobodyWord) {
		return nobody
	}
	return r.seat()
}

// seats reads seats up to the next word that is no number.
func (r *reader) seats() (set rules.Seats) {
	for r.more() && isNumber(r.words[0]) {
		set = set.With(r.seat())
	}
	return set
}

func isNumber(w string) bool {
	_, err := strconv.Atoi(w)
	return err == nil
}

// ref reads the id of a thing of a kind and returns its number.
func (r *reader) ref(kind uint8) int16 {
	w := r.next()
	if t, ok := findIn(kind, w); ok {
		return t.ID
	}
	var ids []string
	for i := range kindCounts[kind] {
		ids = append(ids, plainID(rules.Ref{Kind: kind, ID: int16(i)}))
	}
	r.fail("%s; allowed: %s", notThis(w), strings.Join(ids, ", "))
	return 0
}

// refOr reads the id of a thing or "none".
func (r *reader) refOr(kind uint8, none int16) int16 {
	if r.is(noneWord) {
		return none
	}
	return r.ref(kind)
}

// techSet reads technologies up to the next other word.
func (r *reader) techSet() (set techSet) {
	for r.more() {
		t, ok := findIn(KindTech, r.words[0])
		if !ok {
			break
		}
		r.next()
		set |= 1 << t.ID
	}
	return set
}

// system reads the name of a system on this map.
func (r *reader) system() hex {
	w := r.next()
	for n, id := range systemIDs {
		if id == w && r.s.hexNamed[n] != noHex {
			return r.s.hexNamed[n]
		}
	}
	r.fail("%s; allowed: a system of this map, such as %s", notThis(w), systemIDs[r.s.name[0]%numSystems])
	return 0
}

// systemOr reads a system, or "none".
func (r *reader) systemOr() hex {
	if r.is(noneWord) {
		return noHex
	}
	return r.system()
}

// world reads the name of a planet on this map.
func (r *reader) world() planet {
	w := r.next()
	name, number := w, 0
	if i := strings.LastIndexByte(w, '-'); i >= 0 && isNumber(w[i+1:]) {
		name = w[:i]
		number, _ = strconv.Atoi(w[i+1:])
	}
	for n, id := range systemIDs {
		h := r.s.hexNamed[n]
		if id != name || h == noHex {
			continue
		}
		if number >= 0 && number < 4 {
			if pl := r.s.planetFor(int16(4*n + number)); pl != noPlanet {
				return pl
			}
		}
		r.fail("%s; allowed: %s", notThis(w), worldsOf(name, int(r.s.count[h])))
		return 0
	}
	r.fail("%s; allowed: a planet of this map", notThis(w))
	return 0
}

// worldsOf lists the planets of a system.
func worldsOf(name string, n int) string {
	switch n {
	case 0:
		return "no planet, for there is none"
	case 1:
		return name
	}
	list := name + "-1"
	for i := 2; i <= n; i++ {
		list += ", " + name + "-" + strconv.Itoa(i)
	}
	return list
}
