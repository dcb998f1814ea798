package imperio

import (
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// Positions as text: one line for each fact, "<word> <values>", in any order after the players. What is not mentioned
// is as in the plainest game: "players 2" alone is a position.
//
//	players 3                            the game (always first)
//	options live-battles
//	turn 3 phase strategic
//	ask 1 declarations                   what is asked of whom: trade, declarations, slot 2, votes or seal
//	hex A1 arvelo planets 2 rolled-by 1  a space, its name, and what it holds: planets or an anomaly
//	hex A2 korvela nebula
//	house 1 ondevar home fosca abilities tireless-workers charismatic upgrades target-locator extended-bays
//	stock 1 resources 12 influence 9
//	techs 1 courier-network
//	planet arvelo-1 resources 4 influence 5 owner 1 troops 8 works shipyard port
//	fleet arvelo 1 frigates 2 cruisers 1 dreadnoughts 1 aircraft 4 retreat at-once
//	carrier arvelo 1 troops 2 aircraft 1
//	station arvelo 1 hull 2
//	flagship arvelo 1
//	war 1 2
//	passage 1 2                          seat 1 lets the fleets of seat 2 pass
//	alliance 1 3
//	offer 1 2 gives resources 5 asks tech servo-armour
//	knows 1 2 techs servo-armour abilities first
//	law great-estates-levy
//	docket fleet-ceiling-treaty
//	slot 1 2 research courier-network    an order: seat, slot, action
//	detachment 1 arvelo path fosca frigates 2
//	task 1 land planet fosca n 3 detachment 1
//
// Defaults: each hex is a system with a planet of +2/+2, a Home System one of +4/+4 with Shipyard and eight Troops; the
// ready-made Houses in their order; 10 Resources, the Influence that the planets give, no ship at all; the first seat
// of the turn is asked for its trade. Further words are with the lines that are read: position_map.go (map, planets,
// fleets), position_houses.go (Houses, relations, knowledge, trade), position_council.go, position_plans.go (orders)
// and position_frames.go (what is asked, and battles under way). A position that these words cannot tell has a line
// "exact <bytes>" besides; then the other lines are for the reader.

const exactWord = "exact"

// Position writes a state.
func (game) Position(st rules.State) string {
	s := st.(*state)
	w := writer{s: s}
	w.line("players", s.players)
	w.clock()
	w.hexes()
	w.houses()
	w.war()
	w.planets()
	w.fleets()
	w.relations()
	w.knowledge()
	w.offers()
	w.council()
	w.effects()
	w.plans()
	w.frames()
	if back, err := readPosition(w.String()); err != nil || *back != *s {
		w.line(exactWord, base64.RawURLEncoding.EncodeToString(s.AppendBinary(nil)))
	}
	return w.String()
}

// writer writes lines of words.
type writer struct {
	strings.Builder
	s *state
}

func (w *writer) line(words ...any) { fmt.Fprintln(w, words...) }

// phrase is a line being put together.
type phrase []any

// add appends words.
func (l *phrase) add(words ...any) { *l = append(*l, words...) }

// more appends a word and its value when they differ from what is read without them.
func more[T comparable](l *phrase, word string, value, plain T) {
	if value != plain {
		l.add(word, value)
	}
}

// seatWord returns a seat as positions write it.
func seatWord(p rules.Seat) string {
	if p == nobody {
		return nobodyWord
	}
	return strconv.Itoa(int(p) + 1)
}

const (
	nobodyWord = "nobody"
	noneWord   = "none"
)

// seatWords lists a set of seats, each after a blank.
func seatWords(set rules.Seats) (list string) {
	for p := range rules.Seat(maxSeats) {
		if set.Has(p) {
			list += " " + seatWord(p)
		}
	}
	return list
}

// hexWord names a hex by its system, or nowhere.
func (w *writer) hexWord(h hex) string {
	if h >= maxHexes || w.s.name[h] == noSystem {
		return noneWord
	}
	return systemIDs[w.s.name[h]]
}

func (w *writer) planetWord(pl planet) string {
	if id := plainID(w.s.planetRef(pl)); id != "" {
		return id
	}
	return noneWord
}

// idOr returns the id of a thing, or "none".
func idOr[T ~uint8](kind uint8, n, none T) string {
	if n == none {
		return noneWord
	}
	return plainID(rules.Ref{Kind: kind, ID: int16(n)})
}

// techWords lists technologies, each after a blank.
func techWords(set techSet) (list string) {
	for t := range tech(numTechs) {
		if set.has(t) {
			list += " " + techs[t].id
		}
	}
	return list
}

var phaseWords = [...]string{setupPhase: "setup", growthPhase: "growth", strategicPhase: "strategic", councilPhase: "council", finalPhase: "final"}

var endingWords = [...]string{byInfluence: "influence", byTie: "tie", byRegency: "regency", byConquest: "conquest"}

func (w *writer) clock() {
	s := w.s
	for i, o := range options {
		if s.options&(1<<i) != 0 {
			w.line("options", o.ID)
		}
	}
	l := phrase{"turn", s.turn, "phase", phaseWords[s.phase]}
	more(&l, "slot", s.slot, 0)
	more(&l, "active", seatWord(s.active), nobodyWord)
	w.line(l...)
	if s.over != stillPlaying {
		w.line("over", endingWords[s.over]+seatWords(s.winners))
	}
}

// SetPosition reads a position: with a line "exact" that very state, else the state that the other lines describe.
func (game) SetPosition(text string) (rules.State, error) {
	s, err := readPosition(text)
	if err != nil {
		return nil, err
	}
	return s, nil
}

func readExact(word string) (*state, error) {
	raw, err := base64.RawURLEncoding.DecodeString(word)
	if err != nil {
		return nil, fmt.Errorf("imperio: the bytes of a position: %w", err)
	}
	s := bareState(2, 0)
	if err := s.LoadBinary(raw); err != nil {
		return nil, err
	}
	return s, nil
}
