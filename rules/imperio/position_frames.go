package imperio

import "tyche/rules"

// What is asked in a position, and an Operation or battle under way.
//
//	ask 1 trade                          or declarations, standing arvelo, slot 2, votes 1, seal, house, troops
//	initiative 2 1
//	operation 1 stopped 2 contests korvela
//	entered korvela arvelo               whence the attackers of korvela came
//	battle korvela from arvelo round 2 attacker 1 defender 2
//	side 1 orphans 2 locator 1 hits 3 retreats to fosca    1 is the attacker, 2 the defender
//	raid frigates 2 cruisers 1           the attacker's ships
//	frame building seat 1 a 0            a procedure under way, the lowest first, where "ask" does not do
//	answer 1                             of the procedure that ended last

// question is what may be asked in an "ask" line.
type question uint8

const (
	askTrade question = iota
	askDeclarations
	askStanding
	askSlot
	askVotes
	askSeal
	askHouse
	askTroops
	numQuestions
)

var questionWords = [numQuestions]string{"trade", "declarations", "standing", "slot", "votes", "seal", "house", "troops"}

// stack returns the procedures under way when a House is asked; n is the slot, from 0, the proposal or the hex.
func (s *state) stack(p rules.Seat, q question, n int16) (frames [maxFrames]frame, depth uint8) {
	players := rules.Seat(s.players)
	place := (p+players-rules.Seat((s.turn-1)%s.players))%players + 1
	frames[0] = frame{kind: inGame, seat: nobody, step: ordering, a: int16(place)}
	frames[1] = frame{kind: inOrders, seat: p, step: declaring}
	depth = 2
	switch q {
	case askTrade:
		frames[2], depth = frame{kind: inTrading, seat: p}, 3
	case askStanding:
		frames[1].b = n + 1
	case askSlot:
		frames[1].step, frames[1].a = filling, n+1
		frames[2], depth = frame{kind: inSlot, seat: p, a: n}, 3
	case askVotes:
		frames[1].step = sealing
		frames[2], depth = frame{kind: inVoting, seat: p, step: 1, a: n}, 3
	case askSeal:
		frames[1].step = sealing
	case askHouse:
		frames[0].step, frames[0].a = choosing, int16(p)+1
		frames[1] = frame{kind: inHouse, seat: p}
	case askTroops:
		frames[0].step, frames[0].a = placingTroops, int16(p)+1
		frames[1] = frame{kind: inTroops, seat: p}
	}
	return frames, depth
}

// asked finds the "ask" line of a state, or false.
func (s *state) asked() (p rules.Seat, q question, n int16, ok bool) {
	for p := range rules.Seat(s.players) {
		for q := range numQuestions {
			limit := int16(1)
			switch q {
			case askStanding:
				limit = int16(s.mapSize())
			case askSlot:
				limit = maxSlots
			case askVotes:
				limit = maxDocket
			}
			for n := range limit {
				if frames, depth := s.stack(p, q, n); depth == s.depth && frames == s.frames {
					return p, q, n, true
				}
			}
		}
	}
	return 0, 0, 0, false
}

func (w *writer) frames() {
	s := w.s
	if s.result != 0 {
		w.line("answer", s.result)
	}
	if p, q, n, ok := s.asked(); ok {
		l := phrase{"ask", seatWord(p), questionWords[q]}
		switch q {
		case askStanding:
			l.add(w.hexWord(hex(n)))
		case askSlot, askVotes:
			l.add(n + 1)
		}
		w.line(l...)
		return
	}
	for i := range s.frames[:s.depth] {
		f := &s.frames[i]
		l := phrase{"frame", procedures[f.kind].word}
		more(&l, "seat", seatWord(f.seat), nobodyWord)
		more(&l, "step", f.step, 0)
		more(&l, "a", f.a, 0)
		more(&l, "b", f.b, 0)
		more(&l, "c", f.c, 0)
		more(&l, "d", f.d, 0)
		more(&l, "set", f.set, 0)
		w.line(l...)
	}
}

// frameWords are the words of the procedures, without the first, which is none.
func frameWords() (list []string) {
	for k := noFrame + 1; k < numFrameKinds; k++ {
		list = append(list, procedures[k].word)
	}
	return list
}

func (r *reader) ask() {
	s := r.s
	p := r.seat()
	q := question(r.key(questionWords[:]...))
	n := int16(0)
	switch q {
	case askStanding:
		n = int16(r.system())
	case askSlot:
		n = int16(r.number(1, maxSlots) - 1)
	case askVotes:
		n = int16(r.number(1, maxDocket) - 1)
	}
	if s.depth > 0 {
		r.fail("something is asked already; one \"ask\" line is enough")
		return
	}
	s.frames, s.depth = s.stack(p, q, n)
	for i := range s.depth {
		r.frameRows[i] = r.row
	}
	s.active = p
	if q >= askHouse {
		s.active = nobody
	}
}

// standardQuestion asks the first seat of the turn for its trade, or before the game for its House.
func (r *reader) standardQuestion() {
	s := r.s
	p, q := rules.Seat((s.turn-1)%s.players), askTrade
	s.active = p
	if s.phase == setupPhase {
		p, q, s.active = 0, askHouse, nobody
	}
	s.frames, s.depth = s.stack(p, q, 0)
}

func (r *reader) frame() {
	s := r.s
	if s.depth == maxFrames {
		r.fail("too many procedures at once")
		return
	}
	f := frame{kind: frameKind(r.key(frameWords()...) + 1), seat: nobody}
	for r.more() {
		switch k := r.key("seat", "step", "a", "b", "c", "d", "set"); k {
		case 0:
			f.seat = r.seat()
		case 1:
			f.step = r.small()
		case 6:
			f.set = uint64(r.number(0, 1<<31-1))
		default:
			*[...]*int16{&f.a, &f.b, &f.c, &f.d}[k-2] = int16(r.number(-32768, 32767))
		}
	}
	s.frames[s.depth] = f
	r.frameRows[s.depth] = r.row
	s.depth++
}

func (r *reader) answer() { r.s.result = int16(r.number(-32768, 32767)) }

func (w *writer) war() {
	s := w.s
	if s.order != [maxSeats]rules.Seat{} {
		l := phrase{"initiative"}
		for _, p := range s.order[:s.players] {
			l.add(seatWord(p))
		}
		w.line(l...)
	}
	if s.arena.on {
		l := phrase{"operation", seatWord(s.arena.seat)}
		if s.arena.stopped != 0 {
			l.add("stopped")
			for i := range maxParts {
				if s.arena.stopped>>i&1 != 0 {
					l.add(i + 1)
				}
			}
		}
		if s.arena.handled != 0 {
			l.add("handled")
			for i := range maxTasks {
				if s.arena.handled>>i&1 != 0 {
					l.add(i + 1)
				}
			}
		}
		if s.arena.contests != 0 {
			l.add("contests")
			for h := range hex(s.mapSize()) {
				if s.arena.contests>>h&1 != 0 {
					l.add(w.hexWord(h))
				}
			}
		}
		w.line(l...)
		for h, from := range s.arena.entered {
			if from != noHex {
				w.line("entered", w.hexWord(hex(h)), w.hexWord(from))
			}
		}
	}
	if s.battle.on {
		w.battle()
	}
}

func (w *writer) battle() {
	b := &w.s.battle
	w.line("battle", w.hexWord(b.at), "from", w.hexWord(b.from), "round", b.round, "attacker", seatWord(b.attacker), "defender", seatWord(b.defender))
	for i := range b.sides {
		k := &b.sides[i]
		l := phrase{"side", i + 1}
		more(&l, "orphans", k.orphans, 0)
		more(&l, "locator", k.locator, 0)
		more(&l, "hits", k.hits, 0)
		if k.retreats {
			l.add("retreats")
		}
		if k.to != 0 {
			l.add("to", w.hexWord(k.to))
		}
		w.line(l...)
	}
	l := phrase{"raid"}
	shipWords(&l, b.raid.frigates, b.raid.cruisers, &b.raid.dreads)
	more(&l, "standing", b.raid.standing, 0)
	w.line(l...)
}

func (r *reader) initiative() {
	for i := range r.s.order[:r.s.players] {
		r.s.order[i] = r.seat()
	}
}

func (r *reader) operation() {
	a := &r.s.arena
	a.on, a.seat = true, r.seat()
	for h := range a.entered {
		a.entered[h] = noHex
	}
	for r.more() {
		switch r.key("stopped", "contests", "handled") {
		case 0:
			for r.more() && isNumber(r.words[0]) {
				a.stopped |= 1 << (r.number(1, maxParts) - 1)
			}
		case 2:
			for r.more() && isNumber(r.words[0]) {
				a.handled |= 1 << (r.number(1, maxTasks) - 1)
			}
		case 1:
			for r.more() && r.err == nil {
				a.contests |= 1 << r.system()
			}
		}
	}
}

func (r *reader) entered() { r.s.arena.entered[r.system()] = r.systemOr() }

func (r *reader) battle() {
	b := &r.s.battle
	b.on, b.at = true, r.system()
	b.from = b.at
	for r.more() {
		switch r.key("from", "round", "attacker", "defender") {
		case 0:
			b.from = r.systemOr()
		case 1:
			b.round = uint8(r.number(0, 100))
		case 2:
			b.attacker = r.seat()
		case 3:
			b.defender = r.seat()
		}
	}
	b.raid.owner = b.attacker
}

func (r *reader) side() {
	k := &r.s.battle.sides[r.number(1, 2)-1]
	for r.more() {
		switch r.key("orphans", "locator", "hits", "retreats", "to") {
		case 0:
			k.orphans = r.small()
		case 1:
			k.locator = r.small()
		case 2:
			k.hits = r.small()
		case 3:
			k.retreats = true
		case 4:
			k.to = r.systemOr()
		}
	}
}

func (r *reader) raid() {
	f := &r.s.battle.raid
	for r.more() {
		switch k := r.key("frigates", "cruisers", "dreadnoughts", "dreadnoughts-1", "dreadnoughts-2", "dreadnoughts-3", "standing"); k {
		case 6:
			f.standing = uint8(r.number(0, 63))
		default:
			r.ship(k, &f.frigates, &f.cruisers, &f.dreads)
		}
	}
}
