package sector

import (
	"encoding/base64"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"tyche/rules"
)

// Positions as text: one line for each fact, "<word> <values>"; what is not mentioned is absent.
//
//	players 2                            the game (always first)
//	scenario charted
//	options overwork
//	faction 1 ember ashmere              seat, faction, home planet; one line for each seat
//	route ashmere-ilvane short 1 2       who has a transport there; without routes the fixed map is laid
//	round 3 phase execution first 1      planning or execution
//	units 1 ashmere-1 crawler 1 deckhand 2
//	base 1 ashmere-1
//	card 1 ashmere-1 2                   a resource card with two workers on it
//	mark vein ashmere-1                  vein, strained or exhausted
//	workers 1 pool 4 away 1 mine 2 well 0
//	tokens 1 cargo 2 study 0
//	points 1 7
//	built 1 yard foundry mast            buildings and modules, a module once for each
//	tech 1 gt1
//	hand 1 g01 g01 g07
//	discard 1 g02
//	order 1 gold-build ashmere           the orders on the planets, in the order in which they were placed
//	deck 11 11 8                         event cards left, stage by stage; without it as in the setup
//	drawn 1 2 0 0                        event cards drawn unseen
//	beacons 1
//	out 2                                eliminated
//	exact <bytes>                        the whole state, with which the other lines must agree
//
// A combat card that is not in hand or discarded is in the draw pile.

const exactWord = "exact"

var phaseWords = [...]string{setupPhase: "setup", planning: "planning", execution: "execution", regroup: "regroup"}

// writer writes lines of words.
type writer struct{ strings.Builder }

func (w *writer) line(words ...any) { fmt.Fprintln(w, words...) }

// seatWord returns a seat as positions write it.
func seatWord(p rules.Seat) string { return strconv.Itoa(int(p) + 1) }

// Position writes a state.
func (game) Position(st rules.State) string {
	s := st.(*state)
	w := writer{}
	w.line("players", s.players)
	w.line("scenario", Game.Info().Scenarios[s.scenario])
	for i, o := range options {
		if s.options&(1<<i) != 0 {
			w.line("options", o.ID)
		}
	}
	for p := range rules.Seat(s.players) {
		if k := &s.seats[p]; k.faction != noFaction && k.home != noPlanet {
			w.line("faction", seatWord(p), factions[k.faction].id, planets[k.home].id)
		}
	}
	s.writeRoutes(&w)
	w.line("round", s.round, "phase", phaseWords[s.phase], "first", seatWord(s.first))
	s.writeAreas(&w)
	for p := range rules.Seat(s.players) {
		if s.seats[p].faction != noFaction {
			s.writeSeat(&w, p)
		}
	}
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.at != noPlanet {
			w.line("order", seatWord(t.owner), orderIDs[t.order], planets[t.at].id)
		}
	}
	w.line("deck", s.deck[0], s.deck[1], s.deck[2])
	if s.beacons > 0 {
		w.line("beacons", s.beacons)
	}
	w.line(exactWord, base64.RawURLEncoding.EncodeToString(s.AppendBinary(nil)))
	return w.String()
}

func (s *state) writeRoutes(w *writer) {
	for i := range s.routeCount {
		r := &s.routes[i]
		words := plainID(routeRef(r.a, r.b)) + " short"
		if r.long {
			words = plainID(routeRef(r.a, r.b)) + " long"
		}
		for p := range rules.Seat(s.players) {
			if r.transports.Has(p) {
				words += " " + seatWord(p)
			}
		}
		w.line("route", words)
	}
}

func (s *state) writeAreas(w *writer) {
	for a := range area(numAreas) {
		if p := s.owner[a]; p != nobody {
			list := ""
			for i, n := range s.units[a] {
				if n > 0 {
					list += " " + units[unitOf(s.people(p), i)].id + " " + strconv.Itoa(int(n))
				}
			}
			w.line("units", seatWord(p), areas[a].id+list)
		}
		if p := s.base[a]; p != nobody {
			w.line("base", seatWord(p), areas[a].id)
		}
		for i, set := range [...]uint64{s.vein, s.strained, s.exhausted} {
			if set&(1<<a) != 0 {
				w.line("mark", markWords[i], areas[a].id)
			}
		}
	}
}

var markWords = [...]string{"vein", "strained", "exhausted"}

func (s *state) writeSeat(w *writer, p rules.Seat) {
	k, word := &s.seats[p], seatWord(p)
	if k.out {
		w.line("out", word)
	}
	for set := k.held; set != 0; set &= set - 1 {
		a := bits.TrailingZeros64(set)
		w.line("card", word, areas[a].id, s.work[a])
	}
	w.line("workers", word, "pool", k.pool, "away", k.away, "mine", k.mine, "well", k.well)
	w.line("tokens", word, "cargo", k.cargo, "study", k.study)
	w.line("points", word, k.points)
	list := ""
	for i := range buildingsOfOne {
		if k.buildings&(1<<i) != 0 {
			list += " " + buildings[buildOf(s.people(p), i)].id
		}
	}
	for m, n := range k.modules {
		list += strings.Repeat(" "+modules[m].id, int(n))
	}
	w.line("built", word+list)
	list = ""
	for i := range techsOfPeople {
		if k.techs&(1<<i) != 0 {
			list += " " + techs[techOf(s.people(p), i)].id
		}
	}
	w.line("tech", word+list)
	w.line("hand", word+s.cardWords(p, &k.hand))
	w.line("discard", word+s.cardWords(p, &k.discard))
	w.line("drawn", word, s.drawn[p][0], s.drawn[p][1], s.drawn[p][2])
}

func (s *state) cardWords(p rules.Seat, pile *[cardsOfPeople]uint8) (list string) {
	for i, n := range pile {
		list += strings.Repeat(" "+cards[cardOf(s.people(p), i)].id, int(n))
	}
	return list
}
