package imperio

import (
	"math/bits"

	"tyche/rules"
)

// Subterfuge (25.6): which plot, against whom, with what object, and whom to blame.

// intent is a plot that a House thinks of, with its gain in tenths of Influence.
type intent struct {
	plot        plot
	target      rules.Seat
	object      int16 // planet, planet*numWorks+work, technology or action
	bill        proposal
	gain, price int
}

// intrigue is the plot that brings most.
func (k *purse) intrigue() (best intent) {
	s, p := k.s, k.p
	try := func(x intent) {
		x.price = s.plotPrice(p, x.plot, false)
		x.gain = k.weighed(onPlots+trait(x.plot), x.gain*k.liking(x.plot)/100)
		if x.price <= k.money && x.gain*(best.price+1) > best.gain*(x.price+1) {
			best = x
		}
	}
	for q := range rules.Seat(s.players) {
		if q == p || s.houses[q].gone {
			continue
		}
		try(k.seditionAgainst(q))
		try(k.drainFrom(q))
		try(k.chaosFor(q))
		try(k.espionageOn(q))
	}
	try(k.sabotageSomewhere())
	try(k.favourGain())
	if s.spiedUpon(p) && k.left > 2 {
		try(intent{plot: watch, target: p, gain: 20 + bits.OnesCount32(uint32(s.houses[p].techs))})
	}
	return best
}

// liking weighs plots by the personality, in hundredths: what wins planets or laws pleases everybody, spying and mischief
// the schemers.
func (k *purse) liking(x plot) int {
	switch x {
	case sedition, favour:
		return 70 + 5*int(k.temper.intrigue)
	case watch:
		return 100
	}
	return 10 + 18*int(k.temper.intrigue)
}

// spiedUpon says whether a House learned of Espionage against it this turn or the last.
func (s *state) spiedUpon(p rules.Seat) bool { return s.alarm[p] > 0 && s.alarm[p]+1 >= s.turn }

// counterRisk is the chance, in hundredths, that a plot against a House is not foiled.
func (k *purse) counterRisk(q rules.Seat) int {
	if k.s.knownTechs(k.p, q).has(t23) {
		if k.s.knowsTech(k.p, t24) {
			return 80
		}
		return 60
	}
	return 97
}

// seditionAgainst looks for the planet of a House that is likeliest to come over (16.7).
func (k *purse) seditionAgainst(q rules.Seat) (x intent) {
	s := k.s
	x = intent{plot: sedition, target: q}
	if s.ally[k.p].Has(q) {
		return x
	}
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.holder != q || hexOf(pl) == s.home[q] || s.loyal(b) {
			continue
		}
		gain := k.swing(pl) + 4*int(b.works)/3
		if k.left > 0 { // it must be held after that
			switch at := hexOf(pl); {
			case s.foreignFleet(k.p, at):
				gain = gain * 2 / 5
			case s.fleets[at].owner == k.p:
				gain = gain * 9 / 10
			default:
				gain = gain / 2
			}
		}
		if s.fleets[hexOf(pl)].owner == q && k.left == 0 && s.atWar(k.p, q) {
			gain /= 2 // blockaded at the tally
		}
		if gain = gain * SeditionOdds(s.garrison(k.p, pl)) / 10000 * k.counterRisk(q) / 100; gain > x.gain {
			x.gain, x.object = gain, int16(pl)
		}
	}
	return x
}

// drainFrom looks for a technology of a House that is known and worth having (16.5).
func (k *purse) drainFrom(q rules.Seat) (x intent) {
	s := k.s
	x = intent{plot: drain, target: q}
	mine := s.houses[k.p].techs | s.houses[k.p].pending
	for t := range tech(numTechs) {
		if !(s.verified[k.p][q] | s.reported[k.p][q]).has(t) || mine.has(t) || k.studying(t) {
			continue
		}
		gain := k.techGain(t) * 2 * k.counterRisk(q) / 100 // besides what is researched, and without what that needs
		if !s.verified[k.p][q].has(t) {
			gain /= 2
		}
		if gain > x.gain {
			x.gain, x.object = gain, int16(t)
		}
	}
	return x
}

// studying says whether a Research of this turn is about a technology.
func (k *purse) studying(t tech) bool {
	plan := &k.s.plans[k.p]
	for i := range plan.slots {
		if d := &plan.slots[i]; d.kind == research && tech(d.a) == t {
			return true
		}
	}
	return k.studied == t
}

// chaosFor stops the Operation of a House whose fleets are near, best before the last turn (16.5).
func (k *purse) chaosFor(q rules.Seat) (x intent) {
	s := k.s
	x = intent{plot: chaos, target: q, object: int16(operation)}
	if k.left == 0 || s.ally[k.p].Has(q) {
		return x
	}
	near := 0
	for h := range hex(s.mapSize()) {
		if s.fleets[h].owner != q || !s.hasShips(h) {
			continue
		}
		for _, n := range s.near(h) {
			if s.holdsIn(k.p, n) {
				f := s.fleetForce(k.p, h)
				near = max(near, f.price)
				break
			}
		}
	}
	if s.atWar(k.p, q) || k.left == 1 {
		x.gain = near * k.counterRisk(q) / 200
	}
	if gain := k.spread[q].resources * k.resourceWorth() / 6; k.left >= 2 && gain > x.gain {
		x.gain, x.object = gain, int16(production)
	}
	return x
}

// espionageOn is worth more against Houses that know much that is not known here (16.4).
func (k *purse) espionageOn(q rules.Seat) intent {
	s := k.s
	x := intent{plot: espionage, target: q}
	if k.left < 4 || s.turn < 2 || k.money < 8 {
		return x
	}
	since := int(s.turn)
	if r := &s.reports[k.p][q]; r.turn > 0 {
		since = int(s.turn) - int(r.turn)
	}
	unknown := max(0, int(s.turn)*2/3-bits.OnesCount32(uint32(s.verified[k.p][q])))
	if since >= 4 && unknown > 0 {
		x.gain = 14 + 4*min(unknown, 4) + rankIf(s.atWar(k.p, q), 4)
	}
	return x
}

// sabotageSomewhere destroys a platform before an invasion, or the best Trade Port or Shipyard of a rival.
func (k *purse) sabotageSomewhere() (x intent) {
	s := k.s
	x = intent{plot: sabotage, target: k.p}
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.works == 0 || b.holder == k.p || b.owner == k.p || b.owner == nobody || s.ally[k.p].Has(b.owner) {
			continue
		}
		for w := range work(numWorks) {
			if b.count(w) == 0 {
				continue
			}
			gain := 0
			switch w {
			case shipyard:
				gain = min(k.left, 6) * 4
			case port:
				gain = min(max(0, k.left-1), 6) * k.resourceWorth()
			case platform:
				if k.campaign.lands(pl) {
					gain = 25
				}
			}
			gain = gain * k.rivalry(b.owner) / 100 * k.counterRisk(b.owner) / 100
			if gain > x.gain {
				x.gain, x.object = gain, int16(pl)*numWorks+int16(w)
			}
		}
	}
	return x
}

// lands says whether a sortie of the campaign is to land on a planet.
func (c *campaign) lands(pl planet) bool {
	for i := range c.list[:c.n] {
		for k := range c.list[i].landed {
			if c.list[i].lands[k].planet == pl {
				return true
			}
		}
	}
	return false
}

// favourGain is the Political Favour that brings most: Influence for good, or what hurts the leader (16.6).
func (k *purse) favourGain() (best intent) {
	s, p := k.s, k.p
	best = intent{plot: favour, target: p}
	if k.left == 0 || int(s.favourCount) >= int(s.players) {
		return best
	}
	chance := k.weighed(onVoteChance, k.voteChance())
	try := func(b proposal, gain int) {
		b.author = p
		if entries[b.entry].law && s.lawLike(&b) != nil || entries[b.entry].elect && !s.electable(b.entry, b.bound) {
			return
		}
		if gain = gain * chance / 100; gain > best.gain {
			best.gain, best.bill = gain, b
		}
	}
	try(proposal{entry: c9, bound: p, a: 1}, 12+k.left/3)
	try(proposal{entry: d11, bound: p}, 12+k.left/3)
	if l := s.inForce(l15); l == nil || l.bound != p {
		try(proposal{entry: l15, bound: p}, 22+k.left/3)
	}
	pays := func(resources int) bool { return resources*chance > 100*s.plotPrice(p, favour, false) }
	if pays(3 * k.left) {
		try(proposal{entry: l16, bound: p}, 3*k.resourceWorth()*min(k.left, 5)/2)
	}
	if pays(8) {
		try(proposal{entry: c1, bound: p, a: 8}, 8*k.resourceWorth())
	}
	if q := k.leader; q != nobody {
		minus := int8(-1)
		try(proposal{entry: c9, bound: q, a: uint8(minus)}, 11*k.rivalry(q)/100)
		try(proposal{entry: c2, bound: q, a: 8}, 8*k.resourceWorth()*k.rivalry(q)/100)
	}
	best.gain = best.gain * (150 + 25*int(k.temper.council)) / 100
	return best
}

// voteChance is a guess, in hundredths, at carrying a vote: by the share of the Influence in the Council.
func (k *purse) voteChance() int {
	mine, all := k.spread[k.p].influence, 0
	for q := range k.s.players {
		all += k.spread[q].influence
	}
	share := 100 * mine / max(1, all)
	return min(90, share*(3+int(k.s.players))/5+10)
}

// rankPlot writes the plot that was chosen.
func (s *state) rankPlot(who Mind, f *frame, moves []rules.Move, scores []int) {
	var c campaign
	var k purse
	c.plan(s, f.seat, who)
	k.weigh(&c)
	x := k.intrigue()
	for i, m := range moves {
		scores[i] = rankAgainst
		switch m.Verb {
		case doneVerb:
			scores[i] = 0
		case plotVerb:
			if x.gain > 0 && plot(m.A) == x.plot && rules.Seat(m.B) == x.target {
				scores[i] = rankPlanned
			}
		case objectTech, objectAction:
			scores[i] = rankIf(m.A == x.object, rankPlanned)
		case inciteVerb:
			scores[i] = rankIf(s.planetFor(m.A) == planet(x.object), rankPlanned)
		case objectVerb:
			scores[i] = rankIf(int16(s.planetFor(m.A))*numWorks+m.B == x.object, rankPlanned)
		case noBlameVerb:
			scores[i] = 10
		case blameVerb:
			scores[i] = k.blameGain(f, rules.Seat(m.A))
		}
	}
}

// blameGain says how willing a House is to lay the blame on another: the dishonest on the rival of the victim.
func (k *purse) blameGain(f *frame, q rules.Seat) int {
	s := k.s
	if k.temper.honesty >= 5 || k.money < 12 {
		return rankAgainst
	}
	n := 20 + 4*(5-int(k.temper.honesty))
	if q == k.leader {
		n += 10
	}
	if victim := f.target(); victim >= 0 && victim < rules.Seat(s.players) && s.atWar(victim, q) {
		n += 10
	}
	if s.ally[k.p].Has(q) {
		n -= 40
	}
	return n
}

// rankFavour writes the Political Favour that was chosen.
func (s *state) rankFavour(who Mind, f *frame, moves []rules.Move, scores []int) {
	var c campaign
	var k purse
	c.plan(s, f.seat, who)
	k.campaign, k.money = &c, s.free(f.seat)
	x := k.favourGain().bill
	for i, m := range moves {
		scores[i] = rankAgainst
		switch m.Verb {
		case doneVerb:
			scores[i] = 0
		case billVerb:
			scores[i] = rankIf(entry(m.A) == x.entry, rankPlanned)
		case nameVerb:
			scores[i] = rankIf(rules.Seat(m.A) == x.bound, rankPlanned)
		case amountVerb:
			scores[i] = rankIf(uint8(int8(m.A)) == x.a, rankPlanned)
		}
	}
}
