package imperio

import "tyche/rules"

// What Houses know of each other, in a position.

func (w *writer) knowledge() {
	s := w.s
	for p := range rules.Seat(s.players) {
		for q := range rules.Seat(s.players) {
			l := phrase{"knows", seatWord(p), seatWord(q)}
			for _, part := range [...]struct{ word, list string }{
				{"techs", techWords(s.verified[p][q])}, {"heard", techWords(s.reported[p][q])}, {"abilities", bitWords(s.knows[p][q], revealedWords[:2])},
			} {
				if part.list != "" {
					l.add(part.word + part.list)
				}
			}
			if len(l) > 3 {
				w.line(l...)
			}
		}
		for q := range rules.Seat(s.players) {
			if k := &s.reports[p][q]; k.turn > 0 {
				w.report(p, q, k)
			}
		}
		if n := s.alarm[p]; n > 0 {
			w.line("alarm", seatWord(p), n)
		}
	}
}

func (w *writer) report(p, q rules.Seat, k *report) {
	l := phrase{"report", seatWord(p), seatWord(q), "turn", k.turn, "resources", k.treasury, "influence", k.influence, "abilities"}
	for _, a := range k.abilities {
		l.add(idOr(KindAbility, a, noAbility))
	}
	l.add("actions")
	for _, a := range k.slots {
		l.add(actionIDs[a])
	}
	l.add("techs" + techWords(k.techs))
	w.line(l...)
}

func (r *reader) knows() {
	p, q := r.seat(), r.seat()
	for r.more() {
		switch r.key("techs", "heard", "abilities") {
		case 0:
			r.s.verified[p][q] = r.techSet()
		case 1:
			r.s.reported[p][q] = r.techSet()
		case 2:
			for r.more() {
				r.s.knows[p][q] |= 1 << r.key(revealedWords[:2]...)
			}
		}
	}
}

func (r *reader) alarm() { r.s.alarm[r.seat()] = uint8(r.number(1, 15)) }

func (r *reader) report() {
	p, q := r.two()
	k := &r.s.reports[p][q]
	k.turn, k.abilities = r.s.turn, [2]ability{noAbility, noAbility}
	for r.more() {
		switch r.key("turn", "resources", "influence", "abilities", "actions", "techs") {
		case 0:
			k.turn = uint8(r.number(1, 15))
		case 1:
			k.treasury = int16(r.number(0, 30000))
		case 2:
			k.influence = int16(r.number(0, 30000))
		case 3:
			for i := range k.abilities {
				k.abilities[i] = ability(r.refOr(KindAbility, int16(noAbility)))
			}
		case 4:
			for i := range k.slots {
				k.slots[i] = action(r.ref(KindAction))
			}
		case 5:
			k.techs = r.techSet()
		}
	}
}
