package imperio

import "tyche/rules"

// What another House has declared, planned and ordered, as a viewer may imagine it.

// undeclare takes back the declarations of a House that only it knows of yet.
func (w world) undeclare(p rules.Seat) {
	w.declared[p], w.peace[p], w.leaving[p] = 0, 0, 0
	w.nextPass[p] = w.passage[p]
	for q := range rules.Seat(w.players) {
		if w.bound[p][q] >= w.turn {
			w.nextPass[p] &^= rules.Only(q)
		}
	}
	for pl := range w.bodies[:3*w.mapSize()] {
		b := &w.bodies[pl]
		b.wants = b.wants&^rules.Only(p) | b.blockers&rules.Only(p)
		if b.owner == p {
			b.flags &^= abandoning
		}
	}
	for h := range w.mapSize() {
		if f := &w.fleets[h]; f.owner == p {
			f.standing = w.battleOrders()
		}
	}
	if w.battle.on && w.battle.attacker == p {
		w.battle.raid.standing = w.battleOrders()
	}
}

// battleOrders are standing orders that a fleet may have: mostly the usual ones.
func (w world) battleOrders() uint8 {
	if w.ch.Draw(3) > 0 {
		return 0
	}
	return uint8(w.ch.Draw(len(doctrineWords)) | w.ch.Draw(len(retreatWords))<<2 | w.ch.Draw(len(withdrawWords))<<4)
}

// unplan forgets the orders of a House, but for an Operation that all have seen begin: what its detachments will do at the
// end of their ways is drawn anew.
func (w world) unplan(p rules.Seat) {
	old := &w.plans[p]
	fresh := plan{sealed: old.sealed, absent: old.absent}
	acting := w.arena.on && w.arena.seat == p
	if acting {
		fresh.slots[w.slot-1] = old.slots[w.slot-1]
		fresh.parts, fresh.count = old.parts, old.count
		for i := range fresh.parts[:fresh.count] {
			w.imagineLanding(p, &fresh, i)
		}
		w.arena.handled = 0
	}
	*old = fresh
	if acting {
		return
	}
	for t := range w.transport {
		if k := &w.transport[t]; k.owner == p && k.at != noHex {
			k.part, k.fresh = 0, 0
		}
	}
	w.houses[p].flag.part, w.houses[p].flag.fresh = 0, 0
}

// imagineLanding gives a detachment a task that it may have, or none.
func (w world) imagineLanding(p rules.Seat, k *plan, i int) {
	at := k.parts[i].end()
	if n := int(w.count[at]); n > 0 && w.ch.Draw(2) == 0 {
		if pl := firstPlanet(at) + planet(w.ch.Draw(n)); w.bodies[pl].holder != p {
			k.tasks[k.jobs] = task{kind: landTroops, part: uint8(i), planet: pl, n: manifestSize}
			k.jobs++
		}
	}
}

// restart lets the House that is giving its orders begin with them, unless it is the viewer.
func (w world) restart() {
	if w.depth < 2 || w.frames[1].kind != inOrders || w.frames[1].seat == w.viewer || w.top().kind == inAnswering {
		return
	}
	p := w.frames[1].seat
	w.frames[1] = frame{kind: inOrders, seat: p, step: declaring}
	for i := 2; i < maxFrames; i++ {
		w.frames[i] = frame{}
	}
	w.frames[2], w.depth, w.result = frame{kind: inTrading, seat: p}, 3, 0
}

// order lets a House order and vote at random.
func (w world) order(p rules.Seat) {
	if w.slot > 0 {
		w.answer(frame{kind: inVoting, seat: p})
		return
	}
	w.plans[p] = plan{}
	w.answer(frame{kind: inOrders, seat: p, step: declaring})
}

// answer runs a procedure to its end with random answers of its House.
func (w world) answer(f frame) {
	frames, depth, res, active := w.frames, w.depth, w.result, w.active
	w.frames, w.depth = [maxFrames]frame{}, 0
	w.push(frame{kind: inGame, seat: nobody})
	w.push(f)
	var room [512]rules.Move
	for w.depth > 1 {
		g := w.top()
		if !procedures[g.kind].run(w.state, ctx{ch: w.ch}, g) {
			continue
		}
		moves := rules.Moves(w.state, f.seat, room[:0])
		m := moves[w.ch.Draw(len(moves))]
		if g.kind == inOrders && (m.Verb == absentVerb || m.Verb == renameVerb || w.ch.Draw(4) > 0) && g.step == declaring {
			m = rules.Move{Verb: doneVerb} // nobody is away, and names are seen by all
		}
		procedures[g.kind].apply(w.state, ctx{ch: w.ch}, g, m)
	}
	w.frames, w.depth, w.result, w.active = frames, depth, res, active
}
