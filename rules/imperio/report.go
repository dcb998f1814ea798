package imperio

import "tyche/rules"

// Report is what a House is told of a turn (19 FP11), put together from its view and the events that it has seen since it sealed its
// orders. First and Last are numbers of events, so that every line can be shown again.
type Report struct {
	Results  []ResultView    // of its actions, with prices, refunds and reasons
	Struck   []StruckView    // units struck out of its Productions
	Made     []MadeView      // units that they brought
	Course   []rules.Event   // of its Operation: where its ships went, what they took aboard and set down, what held them, what was not carried out and why
	Battles  []BattleReport  // of all Houses
	Landings []LandingReport // likewise
	Lost     [NumUnits]int   // units of its own, whatever took them
	Plots    []PlotReport    // against it, and every Sedition
	Deals    []DealReport    // its own, delivered or void
	Refused  []rules.Event   // EvRefused: its offers that others did not want
	Gains    []rules.Event   // EvGain and EvDelivered: what the Council and its abilities gave it or took from it
	Council  []CouncilReport // what it has adopted, rejected and let lapse
	Pacts    []rules.Event   // EvWar, EvPeace and EvAlliance, of all Houses
	Promises []rules.Event   // EvKept of its own deals, and EvBroken of anybody (18.4, 18.6)
	Spied    []ReportView    // what it found out about others
	Income   int             // Resources of the Growth that ended it
	Favour   int             // ... and Influence
}

// CouncilReport is a decision of the Council, an EvDecision, and who voted how on it, EvVotes (17.4).
type CouncilReport struct {
	Decision rules.Event
	Votes    []rules.Event
}

// StruckView is a number of units that were not produced, and why.
type StruckView struct {
	Unit, Planet, Why rules.Ref
	N                 int
}

// MadeView is a number of units that a Production brought.
type MadeView struct {
	Unit, Planet rules.Ref
	N            int
}

// BattleReport is a space battle. Of attacker and defender it tells what they lost, and whether and whereto they left; a defender
// that withdrew before it began has fought no rounds.
type BattleReport struct {
	At                 rules.Ref
	Attacker, Defender rules.Seat
	Winner             rules.Seat // or nobody
	Rounds             int
	Lost               [2][NumUnits]int
	To                 [2]rules.Ref
	First, Last        int
}

// LandingReport is a landing, or a bombardment without one. Holder held the planet before, or nobody.
type LandingReport struct {
	At               rules.Ref
	Attacker, Holder rules.Seat
	Landed           int    // Troops, before the platforms fired
	Lost             [2]int // Troops of attacker and holder
	Taken            bool
	First, Last      int
}

// PlotReport is a plot against the House, with the author that it is told, and what was destroyed by it, if anything.
type PlotReport struct {
	Plot, Object rules.Ref
	Ruined       rules.Ref
	Author       rules.Seat
	Target       rules.Seat
	Foiled       bool
}

// DealReport is a deal that was delivered, or has come to nothing.
type DealReport struct {
	Partner rules.Seat
	Void    bool
	Goods   []GoodsReport
}

// GoodsReport is a part of a deal: the kind of goods, what it is if it is a thing, and how much.
type GoodsReport struct {
	Giver      rules.Seat
	Kind, What rules.Ref
	N          int
}

// ReportOf puts the report of a turn together, from the view after it and the events in their order.
func ReportOf(v *View, told []rules.Event) Report {
	w := reporter{seat: v.Seat, battle: -1, landing: -1}
	w.Results = v.Own.Results
	for i, e := range told {
		w.at = i
		if e.Seat == v.Seat {
			w.own(e)
		}
		w.war(e)
		w.politics(e)
	}
	for _, k := range v.Own.Reports {
		if k.Turn == v.Turn-1 || v.Over && k.Turn == v.Turn {
			w.Spied = append(w.Spied, k)
		}
	}
	return w.Report
}

// OpenedReport tells what became of the letters of another House, where they are laid open (24.7), with what all have seen of how they were
// carried out.
func OpenedReport(v *View, q rules.Seat, told []rules.Event) Report {
	w := reporter{seat: q, battle: -1, landing: -1}
	w.Results = v.Opened[q]
	for i, e := range told {
		if w.at = i; e.Seat == q {
			w.own(e)
		}
	}
	return w.Report
}

// reporter writes a Report event by event.
type reporter struct {
	Report
	seat            rules.Seat
	at              int // number of the event
	battle, landing int // under way, or -1
	goods           []GoodsReport
	votes           []rules.Event // on the proposal that is decided next
	ruined          rules.Ref     // by the plot that is told next
}

// own tells what became of the House's own orders and units.
func (w *reporter) own(e rules.Event) {
	switch e.Verb {
	case EvStruck:
		w.Struck = append(w.Struck, StruckView{Unit: e.Who, Planet: e.To, Why: e.From, N: int(e.N)})
	case EvDelivered:
		if e.From.Kind == KindEntry {
			w.Gains = append(w.Gains, e)
			break
		}
		w.Made = append(w.Made, MadeView{Unit: e.Who, Planet: e.To, N: int(e.N)})
	case EvMoves, EvHolds, EvStops, EvSkipped:
		w.Course = append(w.Course, e)
	case EvAsteroid:
		if e.N > 0 {
			w.Course = append(w.Course, e)
		}
	case EvLoads, EvUnloads:
		w.cargo(e)
	case EvGain:
		w.Gains = append(w.Gains, e)
	case EvIncome:
		w.Income, w.Favour = int(e.N), int(e.M)
	}
	if u, n := lossOf(e); n > 0 {
		w.Lost[u] += n
	}
}

// cargo tells what was taken aboard or set down in one place in one sum: it is ordered in lots, transport by transport.
func (w *reporter) cargo(e rules.Event) {
	e.Who = rules.Ref{}
	for i := range w.Course {
		if k := &w.Course[i]; k.Verb == e.Verb && k.To == e.To {
			k.N, k.M = k.N+e.N, k.M+e.M
			return
		}
	}
	w.Course = append(w.Course, e)
}

// LossOf returns the kind of unit that an event says is lost for good by e.Seat, and how many.
func LossOf(e rules.Event) (u, n int) {
	k, n := lossOf(e)
	return int(k), n
}

func lossOf(e rules.Event) (u unit, n int) {
	switch e.Verb {
	case EvAsteroid:
		return unit(e.Who.ID), int(e.N)
	case EvHit:
		if e.N == 0 {
			return unit(e.Who.ID), 1
		}
	case EvLostUnits:
		return unit(e.Who.ID), int(e.N)
	case EvFallen:
		return troop, int(e.N)
	}
	return 0, 0
}

// war tells battles and landings.
func (w *reporter) war(e rules.Event) {
	switch e.Verb {
	case EvEnters:
		w.battle = len(w.Battles)
		w.Battles = append(w.Battles, BattleReport{At: e.To, Attacker: e.Seat, Defender: nobody, Winner: nobody, First: w.at})
	case EvBombards, EvLands:
		w.openLanding(e)
	case EvPhase, EvSlot:
		w.landing = -1
	}
	if w.battle >= 0 {
		w.inBattle(&w.Battles[w.battle], e)
	}
	if w.landing >= 0 {
		w.onPlanet(&w.Landings[w.landing], e)
	}
}

func (w *reporter) inBattle(b *BattleReport, e rules.Event) {
	side := 1
	if e.Seat == b.Attacker {
		side = 0
	}
	b.Last = w.at
	switch e.Verb {
	case EvBattle:
		b.Defender = rules.Seat(e.N)
	case EvWithdraws:
		b.To[side] = e.To
		if side == 1 {
			b.Defender = e.Seat
		}
	case EvBattleEnds:
		b.Winner, b.Rounds = e.Seat, int(e.N)
		w.battle = -1
	}
	if u, n := lossOf(e); n > 0 && e.Verb != EvFallen {
		b.Lost[side][u] += n
	}
}

// openLanding begins a line for a planet that is bombarded or landed on; bombs before a landing belong to it.
func (w *reporter) openLanding(e rules.Event) {
	if w.landing < 0 || w.Landings[w.landing].At != e.To || w.Landings[w.landing].Attacker != e.Seat {
		w.landing = len(w.Landings)
		w.Landings = append(w.Landings, LandingReport{At: e.To, Attacker: e.Seat, Holder: nobody, First: w.at})
	}
}

func (w *reporter) onPlanet(k *LandingReport, e rules.Event) {
	if e.To != k.At {
		return
	}
	k.Last = w.at
	switch e.Verb {
	case EvLands:
		k.Landed = int(e.N)
	case EvHolder:
		k.Taken, k.Holder = e.Seat == k.Attacker, rules.Seat(e.N)-1
	case EvGround, EvPlatforms:
		if e.Seat != k.Attacker {
			k.Holder = e.Seat
		}
	case EvFallen:
		side := 1
		if e.Seat == k.Attacker {
			side = 0
		} else {
			k.Holder = e.Seat
		}
		k.Lost[side] += int(e.N)
	}
}

// politics tells plots and deals.
func (w *reporter) politics(e rules.Event) {
	switch e.Verb {
	case EvRuined:
		w.ruined = e.Who
	case EvVictim:
		w.Plots = append(w.Plots, PlotReport{Plot: e.Who, Object: e.To, Ruined: w.ruined, Author: e.Seat, Target: rules.Seat(e.N), Foiled: e.M > 0})
		w.ruined = rules.Ref{}
	case EvSlot:
		w.ruined = rules.Ref{}
	case EvDecision:
		w.Council = append(w.Council, CouncilReport{e, w.votes})
		w.votes = nil
	case EvVotes:
		w.votes = append(w.votes, e)
	case EvWar, EvPeace, EvAlliance:
		w.Pacts = append(w.Pacts, e)
	case EvKept, EvBroken:
		w.Promises = append(w.Promises, e)
	case EvRefused:
		if e.Seat != w.seat {
			w.Refused = append(w.Refused, e)
		}
	case EvGoods:
		w.goods = append(w.goods, GoodsReport{Giver: e.Seat, Kind: e.Who, What: e.To, N: int(e.M)})
	case EvDelivery, EvVoid:
		partner := rules.Seat(e.N)
		if partner == w.seat {
			partner = e.Seat
		}
		w.Deals = append(w.Deals, DealReport{Partner: partner, Void: e.Verb == EvVoid, Goods: w.goods})
		w.goods = nil
	}
}
