package imperio

import "tyche/rules"

// Resample returns a position that the seat cannot tell from this one. What other Houses keep to themselves is drawn anew
// without a look at how it is: treasuries, technologies, abilities that nobody has seen, Flagship designs not yet built,
// cargo, hidden garrisons, what they know of each other, their talks, their declarations and their orders. A House that is
// giving its orders begins with them, one that has sealed has ordered something at random.
func (s *state) Resample(seat rules.Seat, ch rules.Chance) rules.State {
	return s.imagine(seat, ch, world.order)
}

// Sketch is Resample without the orders and votes of Houses that have sealed: nobody ranks his own by those, and most of the time
// that a world takes goes into them.
func (s *state) Sketch(seat rules.Seat, ch rules.Chance) rules.State {
	return s.imagine(seat, ch, func(world, rules.Seat) {})
}

// imagine draws what a seat cannot see; orders says what a House has ordered that has sealed.
func (s *state) imagine(seat rules.Seat, ch rules.Chance, orders func(w world, p rules.Seat)) rules.State {
	c := *s
	w := world{&c, seat, ch}
	list := c.listed()
	for p := range rules.Seat(c.players) {
		if p != seat {
			w.redesign(p)
		}
	}
	if c.phase == setupPhase {
		return &c
	}
	w.hushTalks()
	w.hidePlots()
	for p := range rules.Seat(c.players) {
		if p == seat {
			continue
		}
		w.restock(p, list)
		w.ignore(p)
		w.undeclare(p)
		w.unplan(p)
		w.reload(p)
	}
	w.publish(list)
	w.coverGarrisons()
	w.restart()
	for p := range rules.Seat(c.players) {
		if p != seat {
			w.enrich(p)
			if w.plans[p].sealed && !w.plans[p].absent && !w.houses[p].gone && w.over == stillPlaying {
				orders(w, p)
			}
		}
	}
	return &c
}

// world is a position in the making, as a viewer may imagine it.
type world struct {
	*state
	viewer rules.Seat
	ch     rules.Chance
}

// listed is the list of technologies that L06 publishes; all of them when it is not in force.
func (s *state) listed() (list techSet) {
	if s.inForce(l06) == nil {
		return 1<<numTechs - 1
	}
	for p := range s.players {
		list |= s.houses[p].startTechs
	}
	return list
}

// redesign draws abilities and upgrades that the viewer does not know.
func (w world) redesign(p rules.Seat) {
	k := &w.houses[p]
	known := k.shown
	if w.viewer >= 0 {
		known |= w.knows[w.viewer][p]
	}
	had := k.abilities
	for i := range k.abilities {
		if known>>i&1 == 0 {
			k.abilities[i] = noAbility
		}
	}
	for i := range k.abilities {
		for k.abilities[i] == noAbility && had[i] != noAbility {
			if a := ability(w.ch.Draw(numAbilities)); a != k.abilities[1-i] {
				k.abilities[i] = a
			}
		}
	}
	if k.shown&4 != 0 {
		return
	}
	design := k.upgrades
	k.upgrades = [2]upgrade{noUpgrade, noUpgrade}
	for i := range k.upgrades {
		for k.upgrades[i] == noUpgrade && design[i] != noUpgrade {
			if f := upgrade(w.ch.Draw(numUpgrades)); f != k.upgrades[1-i] {
				k.upgrades[i] = f
			}
		}
	}
}

// hushTalks forgets what others have offered and promised each other. Of an offer that is being answered the viewer knows
// that there is one.
func (w world) hushTalks() {
	answered := -1
	if w.depth > 0 && w.top().kind == inAnswering {
		answered = int(w.top().a)
	}
	for i := range w.offers {
		o := &w.offers[i]
		switch {
		case o.state == noOffer || o.from == w.viewer || o.to == w.viewer:
		case i == answered:
			*o = offer{state: openOffer, from: o.from, to: o.to, made: o.made, goods: [2]goods{emptyGoods, emptyGoods}}
			o.goods[gives].passage = 1
		default:
			*o = offer{}
		}
	}
	if w.trade.from != w.viewer {
		w.trade = offer{}
	}
	for a := range rules.Seat(w.players) {
		for b := range rules.Seat(w.players) {
			if a != w.viewer && b != w.viewer {
				w.offersMade[a][b], w.bound[a][b] = 0, 0
				w.passage[a] &^= rules.Only(b)
			}
		}
	}
}

// hidePlots forgets what others plot, and who is behind the Political Favours.
func (w world) hidePlots() {
	mine := rules.Only(w.viewer)
	w.watch, w.watching = w.watch&mine, w.watching&mine
	for p := range rules.Seat(w.players) {
		if p != w.viewer {
			w.spied[p], w.spying[p] = nobody, nobody
			w.chaos[p], w.sowing[p] = trouble{target: nobody}, trouble{target: nobody}
			w.bills[p] = proposal{}
		}
	}
	kept := uint8(0)
	for _, k := range w.favours[:w.favourCount] {
		if k.author == w.viewer {
			w.favours[kept] = k
			kept++
		}
	}
	for i := kept; i < w.favourCount; i++ {
		w.favours[i] = proposal{}
	}
	w.favourCount = kept
	for i := range w.docket[:w.docketSize] {
		if k := &w.docket[i]; k.author != nobody && k.author != w.viewer {
			k.author = w.anotherHouse()
		}
	}
}

// anotherHouse draws a House that is not the viewer's.
func (w world) anotherHouse() rules.Seat {
	for {
		if p := rules.Seat(w.ch.Draw(int(w.players))); p != w.viewer {
			return p
		}
	}
}

// restock draws technologies: those that the viewer knows, and some more along the tree, as many as a House may have by now.
func (w world) restock(p rules.Seat, list techSet) {
	k := &w.houses[p]
	known := techSet(0)
	if w.viewer >= 0 {
		known = w.verified[w.viewer][p]
	}
	k.techs, k.pending = known, 0
	for range w.ch.Draw(int(w.turn)/2 + 2) {
		for range 20 {
			if t := tech(w.ch.Draw(numTechs)); list.has(t) && !k.techs.has(t) && techs[t].needs&^k.techs == 0 {
				k.techs |= 1 << t
				break
			}
		}
	}
	k.startTechs = k.techs
}

// publish gives what the list of L06 names, and nobody has by now, to somebody.
func (w world) publish(list techSet) {
	if w.inForce(l06) == nil {
		return
	}
	for p := range w.players {
		list &^= w.houses[p].startTechs
	}
	for t := range tech(numTechs) {
		for list.has(t) {
			if p := rules.Seat(w.ch.Draw(int(w.players))); p != w.viewer {
				w.houses[p].techs |= 1 << t
				w.houses[p].startTechs |= 1 << t
				break
			}
		}
	}
}

// ignore forgets what a House knows of others, beyond what the viewer knows of them, too.
func (w world) ignore(p rules.Seat) {
	for q := range rules.Seat(w.players) {
		w.verified[p][q], w.reported[p][q], w.knows[p][q], w.reports[p][q] = 0, 0, 0, report{}
		if q != p && q != w.viewer && w.viewer >= 0 {
			w.verified[p][q] = w.verified[w.viewer][q]
		}
	}
	w.alarm[p] = 0
	if w.options&optOpenLetters == 0 {
		w.past[p] = [maxSlots]deed{}
	}
}

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

// reload draws the cargo of loaded transports: they stay loaded. In a battle all have seen how many Aircraft fly.
func (w world) reload(p rules.Seat) {
	for t := range w.transport {
		k := &w.transport[t]
		if k.at == noHex || k.owner != p || k.troops+k.aircraft == 0 {
			continue
		}
		if !w.battle.on || k.at != w.battle.at {
			k.aircraft = uint8(w.ch.Draw(manifestSize))
		}
		least := 0
		if k.aircraft == 0 {
			least = 1
		}
		k.troops = uint8(least + w.ch.Draw(manifestSize-int(k.aircraft)-least+1))
		k.fresh = w.boarded(p, k.part, k.troops)
	}
	if k := &w.houses[p].flag; k.at != noHex && w.upgraded(p, f06) && !(w.battle.on && k.at == w.battle.at) {
		k.aircraft = uint8(w.ch.Draw(manifestSize + 1))
		k.troops = uint8(w.ch.Draw(manifestSize - int(k.aircraft) + 1))
		k.fresh = w.boarded(p, k.part, k.troops)
	}
}

// boarded draws how many of the Troops of a transport have come aboard in the Operation that all see, if it takes part in it.
func (w world) boarded(p rules.Seat, part, troops uint8) uint8 {
	if part == 0 || !w.arena.on || w.arena.seat != p {
		return 0
	}
	return uint8(w.ch.Draw(int(troops) + 1))
}

// coverGarrisons draws the Troops that the option hides.
func (w world) coverGarrisons() {
	if w.options&optHiddenGarrisons == 0 {
		return
	}
	for pl := range planet(3 * w.mapSize()) {
		if b := &w.bodies[pl]; b.holder != nobody && !w.sees(w.viewer, pl) {
			b.troops = uint8(w.ch.Draw(6))
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

// enrich draws the treasury of a House and counts its Influence.
func (w world) enrich(p rules.Seat) {
	k := &w.houses[p]
	k.reserved, k.spent = w.promised(p), 0
	for i := range w.plans[p].slots {
		if d := &w.plans[p].slots[i]; d.kind != noAction && d.result == waiting {
			k.reserved += int16(d.price - d.favours)
		}
	}
	k.treasury = k.reserved + int16(w.ch.Draw(16))
	_, influence := w.income(p)
	k.influence = int16(max(0, influence))
	w.votes[p] = [maxDocket]vote{}
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

func count32(n uint32) (c int) {
	for ; n != 0; n &= n - 1 {
		c++
	}
	return c
}
