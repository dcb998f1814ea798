package imperio

import "tyche/rules"

// The Council, its decisions and Subterfuge under way in a position.
//
//	docket chancellor-of-the-seal
//	docket decree-1 house 3 amount 8 by 2   a Political Favour of seat 2
//	law decree-4 on unit.cruiser amount 2   the oldest law first
//	favour decree-7 on korvela by 1         for the next docket
//	bill 1 decree-8 house 2 and 3 by 1      a Favour that seat 1 has written
//	vote 1 2 for 5                          seat, proposal, option or the seat elected, votes
//	verdict 2 against
//	deck throne-stipend relief-convoys      what may still be drawn, else all that is neither tabled nor discarded
//	discard open-ledgers
//	extraordinary                           four proposals next turn
//	now truce, next quarantine 2, next moored 2, next banned research
//	pact 1 2 until 5
//	spied 1 2, spying 1 2, watch 1, watching 1
//	chaos 1 2 research blame 3              by seat 1 on seat 2, bites this turn; sowing: next turn

func (w *writer) council() {
	s := w.s
	for i := range s.docket[:s.docketSize] {
		w.proposal("docket", nobody, &s.docket[i])
	}
	for i := range s.laws[:s.lawCount] {
		w.proposal("law", nobody, &s.laws[i])
	}
	for i := range s.favours[:s.favourCount] {
		w.proposal("favour", nobody, &s.favours[i])
	}
	for p := range rules.Seat(s.players) {
		if s.bills[p] != (proposal{}) {
			w.proposal("bill", p, &s.bills[p])
		}
	}
	if s.draw != s.restOfDeck() {
		w.line("deck" + entryWords(s.draw))
	}
	if s.discarded != 0 {
		w.line("discard" + entryWords(s.discarded))
	}
	if s.session4 {
		w.line("extraordinary")
	}
	for p := range rules.Seat(s.players) {
		for i, v := range s.votes[p][:s.docketSize] {
			if v.n > 0 {
				w.line("vote", seatWord(p), i+1, choiceWord(v.option), v.n)
			}
		}
	}
	for i, o := range s.verdicts[:s.docketSize] {
		if o != noVote {
			w.line("verdict", i+1, choiceWord(o))
		}
	}
}

// restOfDeck is what is left of the deck when all else lies on the docket or among the discards.
func (s *state) restOfDeck() uint32 {
	set := uint32(1<<numCards-1) &^ s.discarded
	for i := range s.docket[:s.docketSize] {
		if k := &s.docket[i]; k.author == nobody && k.entry < numCards {
			set &^= 1 << k.entry
		}
	}
	return set
}

func entryWords(set uint32) (list string) {
	for e := range entry(numCards) {
		if set>>e&1 != 0 {
			list += " " + entries[e].id
		}
	}
	return list
}

// proposal writes a proposal; p is whose bill it is.
func (w *writer) proposal(word string, p rules.Seat, k *proposal) {
	l := phrase{word}
	if p != nobody {
		l.add(seatWord(p))
	}
	l.add(entries[k.entry].id)
	more(&l, "house", seatWord(k.bound), nobodyWord)
	switch k.entry {
	case c1, c2, c3, c9:
		more(&l, "amount", int8(k.a), 0)
	case c4:
		l.add("on", pricedWord(priced(k.a)))
		more(&l, "amount", int8(k.b), 0)
	case c5:
		l.add("on", "action."+actionIDs[k.a%numActions8])
	case c7:
		l.add("on", w.hexWord(hex(k.a)))
	case c8:
		l.add("and", seatWord(rules.Seat(k.a)))
	}
	more(&l, "by", seatWord(k.author), nobodyWord)
	w.line(l...)
}

const numActions8 = uint8(numActions)

// pricedWord names what a decree makes dearer or cheaper.
func pricedWord(what priced) string {
	switch {
	case what < numUnits:
		return "unit." + units[what].id
	case what < numUnits+numWorks:
		return "work." + works[what-numUnits].id
	}
	return "action." + actionIDs[(what-numUnits-numWorks)%priced(numActions)]
}

func (r *reader) proposal() {
	s := r.s
	var bill rules.Seat
	if r.head == "bill" {
		bill = r.seat()
	}
	k := proposal{entry: entry(r.ref(KindEntry)), bound: nobody, author: nobody}
	for r.more() {
		switch r.key("house", "and", "on", "amount", "by") {
		case 0:
			k.bound = r.seat()
		case 1:
			k.a = uint8(r.seat())
		case 2:
			k.a = r.thing(k.entry)
		case 3:
			n := uint8(int8(r.number(-8, 8)))
			if k.entry == c4 {
				k.b = n
			} else {
				k.a = n
			}
		case 4:
			k.author = r.seat()
		}
	}
	switch {
	case r.err != nil:
	case r.head == "bill":
		s.bills[bill] = k
	case r.head == "docket" && s.docketSize < maxDocket:
		s.docket[s.docketSize] = k
		s.docketSize++
	case r.head == "law" && !entries[k.entry].law:
		r.fail("%s is a directive; only laws are in force", entries[k.entry].id)
	case r.head == "law" && s.lawCount < maxLaws:
		s.laws[s.lawCount] = k
		s.lawCount++
	case r.head == "favour" && s.favourCount < maxSeats:
		s.favours[s.favourCount] = k
		s.favourCount++
	default:
		r.fail("there are too many of these")
	}
}

// thing reads what a decree is about.
func (r *reader) thing(e entry) uint8 {
	if e == c7 {
		return uint8(r.system())
	}
	w := r.next()
	t, ok := game{}.FindRef(w)
	switch {
	case ok && t.Kind == KindUnit && e == c4:
		return uint8(unitCost(unit(t.ID)))
	case ok && t.Kind == KindWork && e == c4:
		return uint8(buildsCost(work(t.ID)))
	case ok && t.Kind == KindAction && e == c4:
		return uint8(actionCost(action(t.ID)))
	case ok && t.Kind == KindAction && e == c5:
		return uint8(t.ID)
	}
	r.fail("%s; allowed: a thing such as unit.cruiser, work.port or action.research", notThis(w))
	return 0
}

func (r *reader) deck() {
	set := uint32(0)
	for r.more() {
		e := r.ref(KindEntry)
		if e >= numCards {
			r.fail("a decree is no card of the deck")
			return
		}
		set |= 1 << e
	}
	if r.head == "discard" {
		r.s.discarded = set
		return
	}
	r.s.draw, r.decked = set, true
}

func (r *reader) completeDeck() {
	if !r.decked {
		r.s.draw = r.s.restOfDeck()
	}
}

func (r *reader) vote() {
	p, i := r.seat(), r.number(1, maxDocket)-1
	r.s.votes[p][i] = vote{option: r.option(), n: uint8(r.number(1, 255))}
}

func (r *reader) verdict() {
	i := r.number(1, maxDocket) - 1
	r.s.verdicts[i] = r.option()
}

func (r *reader) extraordinary() { r.s.session4 = true }

func (w *writer) effects() {
	s := w.s
	for i, e := range [...]*effects{&s.now, &s.next} {
		word := [...]string{"now", "next"}[i]
		if e.truce {
			w.line(word, "truce")
		}
		if e.quarantine != nobody {
			w.line(word, "quarantine", seatWord(e.quarantine))
		}
		if e.moored != nobody {
			w.line(word, "moored", seatWord(e.moored))
		}
		if e.banned != noAction {
			w.line(word, "banned", actionIDs[e.banned])
		}
	}
	for i, k := range s.pacts {
		if k.a == nobody {
			continue
		}
		l := phrase{"pact", seatWord(k.a), seatWord(k.b), "until", k.until}
		if i > 0 && s.pacts[i-1].a == nobody {
			l.add("number", i+1)
		}
		w.line(l...)
	}
	for p := range rules.Seat(s.players) {
		if q := s.spied[p]; q != nobody {
			w.line("spied", seatWord(p), seatWord(q))
		}
		if q := s.spying[p]; q != nobody {
			w.line("spying", seatWord(p), seatWord(q))
		}
		w.trouble("chaos", p, &s.chaos[p])
		w.trouble("sowing", p, &s.sowing[p])
	}
	if s.watch != 0 {
		w.line("watch" + seatWords(s.watch))
	}
	if s.watching != 0 {
		w.line("watching" + seatWords(s.watching))
	}
}

func (w *writer) trouble(word string, p rules.Seat, k *trouble) {
	if k.target != nobody {
		l := phrase{word, seatWord(p), seatWord(k.target), actionIDs[k.kind]}
		more(&l, "blame", seatWord(k.blame), seatWord(p))
		w.line(l...)
	}
}

func (r *reader) effect() {
	e := &r.s.now
	if r.head == "next" {
		e = &r.s.next
	}
	switch r.key("truce", "quarantine", "moored", "banned") {
	case 0:
		e.truce = true
	case 1:
		e.quarantine = r.seat()
	case 2:
		e.moored = r.seat()
	case 3:
		e.banned = action(r.ref(KindAction))
	}
}

func (r *reader) pact() {
	a, b := r.two()
	k := pact{a: a, b: b}
	i := 0
	for i < maxPacts-1 && r.s.pacts[i].a != nobody {
		i++
	}
	for r.more() {
		switch r.key("until", "number") {
		case 0:
			k.until = uint8(r.number(1, 255))
		case 1:
			i = r.number(1, maxPacts) - 1
		}
	}
	if r.err == nil {
		r.s.pacts[i] = k
	}
}

func (r *reader) spied() {
	p, q := r.two()
	if r.head == "spied" {
		r.s.spied[p] = q
	} else {
		r.s.spying[p] = q
	}
}

func (r *reader) watch() {
	if r.head == "watch" {
		r.s.watch = r.seats()
	} else {
		r.s.watching = r.seats()
	}
}

func (r *reader) chaos() {
	p, q := r.two()
	k := trouble{target: q, kind: action(r.ref(KindAction)), blame: p}
	if r.is("blame") {
		k.blame = r.seat()
	}
	if r.head == "chaos" {
		r.s.chaos[p] = k
	} else {
		r.s.sowing[p] = k
	}
}
