package diadochi

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
	"tyche/rules/packed"
)

// Positions as text: one line for each fact, "<word> <values>"; what is not mentioned is absent.
//
//	players 3                           the game (always first)
//	options forage-attrition
//	turn 2 round 1 first 1 usurper 2    the clock
//	ask 1 activation                    whose Segment it is: surrender, tyche, activation or forage
//	champions 1 3
//	dealt 3 antigonos-of 1
//	control 1 pella aigai               PCs of seat 1; "control independents athenai"
//	siege rhodos 2
//	units 1 pella royal-army 2 mercenary 1
//	units 1 babylon/in loyal 2
//	general 1 antipatros pella          a Major General of seat 1; "general gone leonnatos" is dead
//	minor 1 aigai
//	royal philippos babylon 1           the last word is who controls him, if anybody
//	cart babylon 1
//	tomb pella
//	army leosthenes athenai
//	fleet phoinikia improved dispersed
//	fleet kilikia 2
//	hand 1 fog unrest-43
//	discard mutiny
//	training 1 loyal 4
//	exact <bytes>                       the whole state, with a checksum; the other lines are for the reader
//
// Marks on generals: condemned, festival, wounded: "condemned krateros peithon".

const exactWord = "exact"

// Position writes a state.
func (game) Position(st rules.State) string {
	s := st.(*state)
	w := writer{}
	w.line("players", int(s.players))
	s.writeClock(&w)
	s.writeBoard(&w)
	s.writeGenerals(&w)
	s.writeThings(&w)
	s.writeCards(&w)
	w.line(exactWord, base64.RawURLEncoding.EncodeToString(sealed(s.AppendBinary(nil))))
	return w.String()
}

// sealed appends a checksum to bytes.
func sealed(raw []byte) []byte { return binary.BigEndian.AppendUint32(raw, uint32(packed.Hash(raw))) }

// unsealed takes the checksum off again and says whether it is right.
func unsealed(raw []byte) ([]byte, bool) {
	if len(raw) < 4 {
		return nil, false
	}
	body := raw[:len(raw)-4]
	return body, binary.BigEndian.Uint32(raw[len(body):]) == uint32(packed.Hash(body))
}

// writer writes lines of words.
type writer struct{ strings.Builder }

func (w *writer) line(words ...any) { fmt.Fprintln(w, words...) }

// seatWord returns a seat as positions write it.
func seatWord(p rules.Seat) string {
	switch p {
	case nobody:
		return "nobody"
	case independents:
		return "independents"
	}
	return strconv.Itoa(int(p) + 1)
}

func (s *state) writeClock(w *writer) {
	for i, o := range options {
		if s.options&(1<<i) != 0 {
			w.line("options", o.ID)
		}
	}
	w.line("turn", s.turn, "round", s.round, "first", seatWord(s.first), "usurper", seatWord(s.usurper))
	if s.segment != noSegment {
		w.line("ask", seatWord(s.active), segmentWords[s.segment])
	}
	list := "champions"
	for p := range rules.Seat(s.players) {
		if s.isChampion(p) {
			list += " " + seatWord(p)
		}
	}
	w.line(list)
	w.line("dealt", s.dealt, "antigonos-of", seatWord(s.antigonosOf))
}

var segmentWords = [...]string{
	surrenderSegment: "surrender", tycheSegment: "tyche", activationSegment: "activation", forageSegment: "forage",
}

func (s *state) writeBoard(w *writer) {
	for p := rules.Seat(0); p <= independents; p++ {
		list := ""
		for sp := range space(numSpaces) {
			if s.pc[sp] == p {
				list += " " + spaces[sp].id
			}
		}
		if list != "" {
			w.line("control", seatWord(p)+list)
		}
	}
	for sp, n := range s.siege {
		if n > 0 {
			w.line("siege", spaces[sp].id, n)
		}
	}
	for at := range s.stacks {
		k := &s.stacks[at]
		if k.owner == nobody {
			continue
		}
		list := ""
		for u, n := range k.cu {
			if n > 0 {
				list += " " + unitIDs[u] + " " + strconv.Itoa(int(n))
			}
		}
		w.line("units", seatWord(k.owner), placeID(place(at))+list)
	}
}

func (s *state) writeGenerals(w *writer) {
	for g := range general(numMajors) {
		if p := s.owner[g]; p != nobody {
			w.line("general", seatWord(p), generals[g].id, placeID(s.at[g]))
		} else if s.at[g] == gone && generals[g].roles[s.players-2] != unavailable {
			w.line("general", "gone", generals[g].id)
		}
	}
	for g := general(numMajors); g < numGenerals; g++ {
		if s.at[g] != inHand && s.at[g] != gone {
			w.line("minor", seatWord(s.ownerOf(g)), placeID(s.at[g]))
		}
	}
	for _, mark := range s.generalMarks() {
		list := ""
		for set := *mark.set; set != 0; set &= set - 1 {
			list += " " + generalID(first(set))
		}
		if list != "" {
			w.line(mark.word + list)
		}
	}
}

// generalMark is a mark that generals carry.
type generalMark struct {
	word string
	set  *uint64
}

func (s *state) generalMarks() [3]generalMark {
	return [...]generalMark{{"condemned", &s.condemned}, {"festival", &s.festival}, {"wounded", &s.wounded}}
}

func (s *state) writeThings(w *writer) {
	for r, at := range s.royalAt {
		if at != aside {
			w.line("royal", royalIDs[r], placeID(at), seatWord(s.royalOf[r]))
		}
	}
	if s.cart != gone {
		w.line("cart", placeID(s.cart), seatWord(s.cartOf))
	}
	if s.tomb != noSpace {
		w.line("tomb", spaces[s.tomb].id)
	}
	for a, at := range s.armyAt {
		if at != gone {
			w.line("army", armies[a].id, placeID(at))
		}
	}
	for f := range fleet(numFleets) {
		words := ""
		if s.fleetImproved&(1<<f) != 0 {
			words += " improved"
		}
		if s.fleetDispersed&(1<<f) != 0 {
			words += " dispersed"
		}
		if f == fleetKilikia && s.fleetOf[f] != nobody {
			words += " " + seatWord(s.fleetOf[f])
		}
		if words != "" {
			w.line("fleet", fleets[f].id+words)
		}
	}
	for p := range rules.Seat(s.players) {
		if s.trainingStep[p] > 0 {
			w.line("training", seatWord(p), unitIDs[s.training[p]], s.trainingStep[p])
		}
	}
}

func (s *state) writeCards(w *writer) {
	for at := range pile(outOfGame + 1) {
		list := ""
		for c := range card(numCards) {
			if s.cardAt[c] == at {
				list += " " + cards[c].id
			}
		}
		switch {
		case list == "":
		case at < maxSeats:
			w.line("hand", seatWord(rules.Seat(at))+list)
		case pileWords[at] != "":
			w.line(pileWords[at] + list)
		}
	}
}

// pileWords are the piles that positions name; all other cards are in the draw pile.
var pileWords = [outOfGame + 1]string{discardPile: "discard", faceDown: "face-down", outOfGame: "removed"}
