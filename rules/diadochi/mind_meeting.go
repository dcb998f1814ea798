package diadochi

import "tyche/rules"

// Enemies who may intercept beside the way of an army (6.1), as a strategos and hints reckon with them.

// alert finds out how likely somebody intercepts out of the space of a foe, and with what (6.1, 6.4).
func (f *foe) alert(s judge) {
	here := outside(f.sp)
	for set := s.generalsAt(here, f.owner) &^ s.tried &^ s.wounded; set != 0; set &= set - 1 {
		f.reacts = max(f.reacts, CountReaction(s.initiative(first(set), intercepting)).Percent())
	}
	if f.reacts > 0 {
		f.force = s.fighterAt(f.owner, here, f.sp, true)
		f.force.tenths -= 10 * s.auxiliaries(f.owner, f.sp)
	}
}

// meetings are what enemies who may intercept in the space of a leg (6.1) cost on the average: each once on a way, and only if he gains by it.
func (w *walk) meetings(l *leg) int {
	s := w.s
	if s.temper[onMet] == 0 || l.n == 0 {
		return 0
	}
	lost := 0
	for i := range w.foes[:w.foeN] {
		f := &w.foes[i]
		if f.reacts == 0 || f.sp == l.at || l.met>>i&1 != 0 || !byRoad[l.at].has(f.sp) || s.truceHolds(w.p, f.owner) {
			continue
		}
		l.met |= 1 << i
		lost += f.reacts * max(0, w.meeting(l, f)) / 100
	}
	return s.weigh(onMet, lost)
}

// meeting is what a foe gains by a battle with the group in the space of a leg.
func (w *walk) meeting(l *leg, f *foe) int {
	me, it := w.facing(l, f)
	win, lose := asDefender(it.meet(me))
	return battleStakes(it, me, win, lose)
}

// facing are the group and a foe, as they would fight in the space of a leg.
func (w *walk) facing(l *leg, f *foe) (me, it fighter) {
	me, it = w.me, f.force
	if w.all > 0 {
		me.tenths, me.worth = me.tenths*l.n/w.all, me.worth*l.n/w.all
	}
	me.tenths += 10 * w.s.auxiliaries(w.p, l.at)
	it.tenths += 10 * w.s.auxiliaries(f.owner, l.at)
	return me, it
}

// intercepts is the chance in hundredths that somebody comes out of a space if all try who may (6.4).
func (s *state) intercepts(q rules.Seat, from space) int {
	none := sure
	for _, g := range s.interceptorsAt(q, from) {
		none = none.And(CountReaction(s.initiativeFrom(g, from)).Not())
	}
	return none.Not().Percent()
}
