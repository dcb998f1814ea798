package imperio

import "tyche/rules"

// Houses, relations and knowledge in a position.
//
//	house 1 ondevar home arvelo abilities charismatic industrious upgrades extended-bays none
//	revealed 1 first second upgrades
//	stock 1 resources 12 reserved 4 influence 9 spent 2 gain 2 missed 1 broken 1 battles 3 ceded -2 gone
//	techs 1 courier-network servo-armour
//	learning 1 servo-armour              due in the Final Phase
//	techs-at-growth 1                    as they were at Growth, when others than now
//	war 1 2
//	declared 1 2                         this turn, like peace-offered
//	passage 1 2                          1 lets 2 pass, also next turn; passage-next from next turn, passage-ends this turn only
//	passage-sold 1 2 5                   until turn 5; then it ends by itself unless it is granted as well
//	knows 1 2 techs servo-armour heard layered-armour abilities first second
//	alarm 1 4                            in turn 4 House 1 learned of Espionage against it
//	report 1 2 turn 3 resources 5 influence 6 abilities a b actions construction nothing research techs c
//
// reserved and spent are what the orders and offers need unless a line says otherwise.

func (w *writer) houses() {
	s := w.s
	for p := range rules.Seat(s.players) {
		k := &s.houses[p]
		l := phrase{"house", seatWord(p), idOr(KindHouse, k.house, noHouse)}
		if s.home[p] != noHex {
			l.add("home", w.hexWord(s.home[p]))
		}
		l.add("abilities")
		for _, a := range k.abilities {
			l.add(idOr(KindAbility, a, noAbility))
		}
		l.add("upgrades")
		for _, u := range k.upgrades {
			l.add(idOr(KindUpgrade, u, noUpgrade))
		}
		w.line(l...)
		w.stock(p)
		w.list("revealed", p, bitWords(k.shown, revealedWords[:]))
		w.list("techs", p, techWords(k.techs))
		w.list("learning", p, techWords(k.pending))
		if k.startTechs != k.techs {
			w.line("techs-at-growth", seatWord(p)+techWords(k.startTechs))
		}
	}
}

// list writes a line of a House if there is something to list.
func (w *writer) list(word string, p rules.Seat, list string) {
	if list != "" {
		w.line(word, seatWord(p)+list)
	}
}

var revealedWords = [...]string{"first", "second", "upgrades"}

// bitWords lists the words of the bits that are set, each after a blank.
func bitWords(set uint8, words []string) (list string) {
	for i, word := range words {
		if set>>i&1 != 0 {
			list += " " + word
		}
	}
	return list
}

func (w *writer) stock(p rules.Seat) {
	s, k := w.s, &w.s.houses[p]
	reserved, spent := s.binds(p)
	l := phrase{"stock", seatWord(p), "resources", k.treasury}
	more(&l, "reserved", k.reserved, reserved)
	l.add("influence", k.influence)
	more(&l, "spent", k.spent, spent)
	more(&l, "gain", k.gain, 0)
	more(&l, "missed", k.missed, 0)
	more(&l, "broken", s.broken[p], 0)
	more(&l, "battles", s.battles[p], 0)
	more(&l, "ceded", s.ceded[p], 0)
	more(&l, "pledged", s.pledges[p], 0)
	if k.gone {
		l.add("gone")
	}
	w.line(l...)
}

// binds is what a House's orders and trades bind: Resources and Influence (8.4).
func (s *state) binds(p rules.Seat) (reserved, spent int16) {
	reserved = s.promised(p)
	for i := range s.plans[p].slots {
		if d := &s.plans[p].slots[i]; d.kind != noAction {
			spent += int16(d.favours)
			if d.result == waiting {
				reserved += int16(d.price) - int16(d.favours)
			}
		}
	}
	return reserved, spent
}

// What the lines tell of a stock, in reader.stocks.
const (
	toldResources uint8 = 1 << iota
	toldReserved
	toldInfluence
	toldSpent
)

func (r *reader) house() {
	p := r.seat()
	k := &r.s.houses[p]
	k.house = house(r.refOr(KindHouse, int16(noHouse)))
	k.abilities, k.upgrades = [2]ability{noAbility, noAbility}, [2]upgrade{noUpgrade, noUpgrade}
	if k.house < numHouses {
		k.abilities, k.upgrades = houses[k.house].abilities, houses[k.house].upgrades
	}
	r.chosen = r.chosen.With(p)
	for r.more() {
		switch r.key("home", "abilities", "upgrades") {
		case 0:
			r.s.home[p] = r.system()
		case 1:
			for i := range k.abilities {
				k.abilities[i] = ability(r.refOr(KindAbility, int16(noAbility)))
			}
		case 2:
			for i := range k.upgrades {
				k.upgrades[i] = upgrade(r.refOr(KindUpgrade, int16(noUpgrade)))
			}
		}
	}
}

func (r *reader) revealed() {
	k := &r.s.houses[r.seat()]
	for r.more() {
		k.shown |= 1 << r.key(revealedWords[:]...)
	}
}

func (r *reader) stock() {
	p := r.seat()
	k := &r.s.houses[p]
	for r.more() {
		switch r.key("resources", "reserved", "influence", "spent", "gain", "missed", "broken", "battles", "ceded", "pledged", "gone") {
		case 0:
			k.treasury = int16(r.number(0, 30000))
			r.stocks[p] |= toldResources
		case 1:
			k.reserved = int16(r.number(0, 30000))
			r.stocks[p] |= toldReserved
		case 2:
			k.influence = int16(r.number(0, 30000))
			r.stocks[p] |= toldInfluence
		case 3:
			k.spent = int16(r.number(0, 30000))
			r.stocks[p] |= toldSpent
		case 4:
			k.gain = int8(r.number(0, 127))
		case 5:
			k.missed = r.small()
		case 6:
			r.s.broken[p] = r.small()
		case 7:
			r.s.battles[p] = r.small()
		case 8:
			r.s.ceded[p] = int8(r.number(-100, 100))
		case 9:
			r.s.pledges[p] = int16(r.number(0, 1000))
		case 10:
			k.gone = true
		}
	}
}

func (r *reader) techs() {
	p := r.seat()
	k := &r.s.houses[p]
	set := techSet(0)
	for r.more() {
		set |= 1 << r.ref(KindTech)
	}
	switch r.head {
	case "techs":
		k.techs = set
	case "learning":
		k.pending = set
	default:
		k.startTechs = set
		r.grown = r.grown.With(p)
	}
}

// completeHouses fills in what the lines do not tell of Houses.
func (r *reader) completeHouses() {
	s := r.s
	var taken [numHouses]bool
	for p := range rules.Seat(s.players) {
		if r.chosen.Has(p) && s.houses[p].house < numHouses {
			taken[s.houses[p].house] = true
		}
	}
	free := 0
	for p := range rules.Seat(s.players) {
		k := &s.houses[p]
		if !r.chosen.Has(p) && s.phase != setupPhase {
			for taken[free] {
				free++
			}
			k.house, taken[free] = house(free), true
			k.abilities, k.upgrades = houses[free].abilities, houses[free].upgrades
		}
		if !r.grown.Has(p) {
			k.startTechs = k.techs
		}
	}
	r.completePrices()
	for p := range rules.Seat(s.players) {
		k := &s.houses[p]
		if r.stocks[p]&toldResources == 0 && s.phase != setupPhase {
			k.treasury = 10
		}
		reserved, spent := s.binds(p)
		if r.stocks[p]&toldReserved == 0 {
			k.reserved = reserved
		}
		if r.stocks[p]&toldSpent == 0 {
			k.spent = spent
		}
		if r.stocks[p]&toldInfluence == 0 && s.phase != setupPhase {
			_, influence := s.income(p)
			k.influence = int16(max(0, influence))
		}
	}
}

// Relations: each line names two seats.

// pairLine is a relation in a position. both: it holds both ways and is written once.
type pairLine struct {
	word string
	set  *[maxSeats]rules.Seats
	both bool
}

func (s *state) pairLines() [6]pairLine {
	return [...]pairLine{
		{"war", &s.war, true}, {"alliance", &s.ally, true}, {"alliance-ends", &s.leaving, false},
		{"declared", &s.declared, false}, {"peace-offered", &s.peace, false}, {"passage-next", &s.nextPass, false},
	}
}

func (w *writer) relations() {
	s := w.s
	for p := range rules.Seat(s.players) {
		for q := range rules.Seat(s.players) {
			for _, k := range s.pairLines() {
				switch {
				case !k.set[p].Has(q) || k.both && k.set[q].Has(p) && q < p:
				case k.word == "passage-next" && s.passage[p].Has(q):
					w.line("passage", seatWord(p), seatWord(q))
				default:
					w.line(k.word, seatWord(p), seatWord(q))
				}
			}
			if s.passage[p].Has(q) && !s.nextPass[p].Has(q) && s.bound[p][q] < s.turn {
				w.line("passage-ends", seatWord(p), seatWord(q))
			}
			if n := s.bound[p][q]; n > 0 {
				w.line("passage-sold", seatWord(p), seatWord(q), n)
			}
			if n := s.offersMade[p][q]; n > 0 {
				w.line("bargains", seatWord(p), seatWord(q), n)
			}
		}
	}
	if s.accepted > 0 {
		w.line("deals", s.accepted)
	}
}

// two reads two different seats.
func (r *reader) two() (p, q rules.Seat) {
	p, q = r.seat(), r.seat()
	if p == q {
		r.fail("a House and itself; two different seats are needed")
	}
	return p, q
}

func (r *reader) pair() {
	s := r.s
	p, q := r.two()
	switch r.head {
	case "passage":
		s.passage[p], s.nextPass[p] = s.passage[p].With(q), s.nextPass[p].With(q)
		return
	case "passage-ends":
		s.passage[p] = s.passage[p].With(q)
		return
	}
	for _, k := range s.pairLines() {
		if k.word == r.head {
			k.set[p] = k.set[p].With(q)
			if k.both {
				k.set[q] = k.set[q].With(p)
			}
		}
	}
}

func (r *reader) passageSold() {
	p, q := r.two()
	r.s.bound[p][q] = uint8(r.number(1, 255))
	if r.s.bound[p][q] >= r.s.turn {
		r.s.passage[p] = r.s.passage[p].With(q)
	}
}

func (r *reader) bargains() {
	p, q := r.two()
	r.s.offersMade[p][q] = uint8(r.number(1, 255))
}

func (r *reader) deals() { r.s.accepted = r.small() }
