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
