package imperio

import "tyche/rules"

// What spoke for what a House did, told to others after the film (rules/bot). Orders are one sealed plan, which is never shown;
// so it is told from what everybody can see: the view that the onlooker had before the orders, and the events that he saw since.
// Nothing else goes in, so nothing secret can come out.

// onlooker asks why something happened. His chart shows the map as it was just before that.
type onlooker struct {
	who   Mind
	view  *View
	chart *Chart
	seen  []rules.Event // the last is asked about
}

// grounds tell what spoke for an event; what is not here is nobody's choice, or hangs on what only its House knows.
var grounds [numEvents]func(o *onlooker, e *rules.Event) []rules.Text

func init() { // some ask for those of an earlier event
	grounds = [numEvents]func(o *onlooker, e *rules.Event) []rules.Text{
		EvLands: (*onlooker).whyLands, EvConquered: (*onlooker).whyTaken, EvHolder: (*onlooker).whyTaken, EvOwner: (*onlooker).whyTaken,
		EvRepelled: (*onlooker).whyTaken, EvBombards: (*onlooker).whyBombards, EvVictim: (*onlooker).whySedition,
		EvEnters: (*onlooker).whyAttacks, EvBattle: (*onlooker).whyAttacks, EvWar: (*onlooker).whyWar, EvHit: (*onlooker).whyHit,
		EvAnnounces: (*onlooker).whyLeaves, EvMoves: (*onlooker).whyMoves, EvHolds: (*onlooker).whyHolds,
		EvBuilt: (*onlooker).whyBuilt, EvBlockade: (*onlooker).whyBlockades,
		EvVotes: (*onlooker).whyVotes, EvDeal: (*onlooker).whyDeal, EvRefused: (*onlooker).whyDeal, EvKept: (*onlooker).whyWord, EvBroken: (*onlooker).whyWord,
	}
}

// Grounds says what spoke for what the last of the events tells, to whoever saw v before the orders and these events since.
func (who Mind) Grounds(v rules.View, seen []rules.Event) []rules.Text {
	view, known := v.(*View)
	if !known || len(seen) == 0 {
		return nil
	}
	o := &onlooker{who: who, view: view, seen: seen}
	return o.tell()
}

// tell follows the events up to the last and says what spoke for that.
func (o *onlooker) tell() []rules.Text {
	e := &o.seen[len(o.seen)-1]
	if e.Verb >= numEvents || grounds[e.Verb] == nil || e.Seat < 0 || int(e.Seat) >= o.view.Players {
		return nil
	}
	o.chart = NewChart(o.view)
	for _, before := range o.seen[:len(o.seen)-1] {
		if !o.chart.Follow(before) {
			return nil
		}
	}
	return grounds[e.Verb](o, e)
}

// whyTaken is for what a landing or a Sedition has led to.
func (o *onlooker) whyTaken(e *rules.Event) []rules.Text {
	for n := len(o.seen) - 2; n >= 0; n-- {
		if k := &o.seen[n]; k.Seat == e.Seat && k.To == e.To && (k.Verb == EvLands || k.Verb == EvVictim) {
			return o.before(n)
		}
	}
	return nil
}

// before says what spoke for an earlier event.
func (o *onlooker) before(n int) []rules.Text {
	earlier := &onlooker{who: o.who, view: o.view, seen: o.seen[:n+1]}
	return earlier.tell()
}

// yields tells what a planet brings a turn by what is printed on it.
func yields(p *PlanetView) rules.Text {
	return rules.Say("imperio.because.yields", rules.R(p.Ref), rules.N(1+p.Resources+2*p.Works[port]), rules.N(1+p.Favour))
}

// whyBuilt says what an infrastructure is good for.
func (o *onlooker) whyBuilt(e *rules.Event) []rules.Text {
	p := o.chart.planet(e.To)
	if p == nil {
		return nil
	}
	switch work(e.Who.ID) {
	case port:
		if left := o.view.LastTurn - o.view.Turn; left > 0 {
			return []rules.Text{rules.Say("imperio.because.port", rules.R(p.Ref), rules.N(2*left))}
		}
		return nil
	case shipyard:
		return []rules.Text{rules.Say("imperio.because.yard", rules.R(p.Ref), rules.N(p.Resources+2))}
	}
	if n := o.strangers(e.Seat, e.To); n > 0 {
		return []rules.Text{rules.Say("imperio.because.wall", rules.R(p.Ref), rules.N(n))}
	}
	return []rules.Text{yields(p)}
}

// whyBlockades says what the victim of a declared blockade goes without.
func (o *onlooker) whyBlockades(e *rules.Event) []rules.Text {
	p := o.chart.planet(e.To)
	if p == nil || e.N == 0 || p.Owner == nobody {
		return nil
	}
	return []rules.Text{rules.Say("imperio.because.blockade", rules.R(seatRef(p.Owner))), yields(p)}
}

// near is how far fleets come in a turn at the most, with the engines of most ships.
const near = 2

// strangers counts the ships of others, but for allies, that could come to a place within a turn.
func (o *onlooker) strangers(p rules.Seat, at rules.Ref) (n int) {
	h := o.chart.hexOf(at)
	if h < 0 {
		return 0
	}
	for i := range o.chart.Hexes {
		k := &o.chart.Hexes[i]
		if q := k.Fleet.Owner; q == nobody || q == p || o.view.Houses[p].Allies.Has(q) || apart(k, &o.chart.Hexes[h]) > near {
			continue
		}
		n += k.Fleet.Size()
	}
	return n
}

// apart is the distance of two hexes.
func apart(a, b *HexView) int {
	q, r := a.Q-b.Q, a.R-b.R
	return max(abs(q), abs(r), abs(q+r))
}
