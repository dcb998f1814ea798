package imperio

import "tyche/rules"

// View is what a seat may see (23.2): first what everybody sees, then what only the seat's own House knows. Numbers of
// pieces are those of Refs.
type View struct {
	Options uint64 // bit i = Info.Options[i]

	Players, Turn, LastTurn, Slot, Phase int
	Active                               rules.Seat // whose orders are asked for, or whose action is resolved
	Over                                 bool
	Winners                              rules.Seats

	Hexes   []HexView
	Houses  []HouseView
	Docket  []ProposalView
	Laws    []ProposalView
	Known   uint32 // under L06: technologies that some House owns
	Order   []rules.Seat
	Battle  BattleView
	Missing int // Council entries not yet drawn

	// What the Council forbids this turn.
	Truce               bool
	Quarantined, Moored rules.Seat // or nobody
	Banned              int        // action type, or 0
	Pacts               []PactView

	Opened [maxSeats][]ResultView // under open-letters: what became of the actions of the last turn, of every House (24.7)

	Seat rules.Seat // whose view it is
	Own  OwnView    // empty for Nobody
}

// Numbers of pieces, actions and offers in a View.
const (
	UnitTroop       = int(troop)
	UnitAircraft    = int(aircraft)
	UnitCarrier     = int(carrier)
	UnitFrigate     = int(frigate)
	UnitCruiser     = int(cruiser)
	UnitDreadnought = int(dreadnought)
	UnitFlagship    = int(flagship)
	UnitStation     = int(station)

	ActionConstruction = int(construction)
	ActionProduction   = int(production)
	ActionResearch     = int(research)
	ActionSubterfuge   = int(subterfuge)

	PlotEspionage = int(espionage)
	PlotSabotage  = int(sabotage)
	PlotDrain     = int(drain)
	PlotChaos     = int(chaos)
	PlotSedition  = int(sedition)

	OfferAccepted = int(acceptedDeal)
	OfferAlliance = int(openAlliance)

	TaskTransfer = int(moveTroops)
	TaskConvoy   = int(moveAircraft)
	TaskLand     = int(landTroops)
	TaskBombard  = int(bombardPlanet)

	ResultDone      = int(done)
	ResultFailed    = int(failed)
	ResultCancelled = int(cancelled)
	ResultUndone    = int(undone) // done, but lost later in the turn

	VoteFor    = int(forIt)
	VoteElects = int(firstElect) // and the seats after it
)

// HexView is a hex, its system and the fleet in it.
type HexView struct {
	Label     string
	Q, R      int
	System    rules.Ref
	Anomaly   int
	HomeOf    rules.Seat
	Planets   []PlanetView
	Fleet     FleetView
	Raid      FleetView // of a House that has come to fight, until the battle is over
	Blockaded bool
}

// PlanetView is a planet. Troops is -1 where garrisons are hidden.
type PlanetView struct {
	Ref               rules.Ref
	Resources, Favour int
	Owner, Holder     rules.Seat
	Troops            int
	Works             [numWorks]int
	Blockaded         bool
	Blockers          rules.Seats
	Phrases           [2]string // keys of the sentences that describe it: position and resources (4.5)
}

// FleetView is a fleet: ships by type and hull, Aircraft on planets; transports show only whether they are loaded,
// but to their owner.
type FleetView struct {
	Owner      rules.Seat
	Frigates   int
	Cruisers   int
	Dreads     [4]int // by hull left
	Flagship   int    // hull left, 0 = none
	Based      int
	Transports []TransportView
	FlagTroops int // own view only
	FlagPlanes int
	Doctrine   int // own view only, like the next two
	Retreat    int
	Withdrawal int
}

// TransportView is a Carrier or Battle Station. Troops and Aircraft are -1 for others.
type TransportView struct {
	Ref              rules.Ref
	Station, Loaded  bool
	Hull             int
	Troops, Aircraft int
}

// HouseView is what everybody knows of a House; abilities and upgrades are -1 while they are secret.
type HouseView struct {
	House               int // ready-made House, -1 before the choice
	Look                LookView
	Home                rules.Ref
	Abilities, Upgrades [2]int
	Planets             int
	Wars, Allies        rules.Seats
	Missed              int
	Gone, Sealed        bool
	Alive               bool // it has a planet or a unit, and is not gone
	Broken              int
	Battles             int
	Tally               SourcesView // of the final Influence, when the last turn is over
}

// LookView is how a House shows itself (2.1, 2.5); empty before the choice. Motto and Flagship, the name of its
// Flagship, are keys of sentences; pattern and emblem the words that pictures are chosen by.
type LookView struct {
	Initial, Colour, Pattern, Emblem string
	Motto, Flagship                  string
}

// ProposalView is a proposal on the docket or a law in force.
type ProposalView struct {
	Entry rules.Ref
	Bound rules.Seat // House it names, or nobody
	A, B  int
	Rule  rules.Rule // that tells what it does
}

// Elects says whether Houses are voted for; one that names its House already is voted for and against (17.1).
func (v *ProposalView) Elects() bool { return entries[entry(v.Entry.ID)].elect && v.Bound == nobody }

// PactView is a peace that the Council has imposed on two Houses, with its last turn.
type PactView struct {
	A, B  rules.Seat
	Until int
}

// SourcesView is where Influence comes from: a point for each planet, their bonuses, an ability, technologies, laws, and
// what other Houses have ceded or been ceded.
type SourcesView struct{ Planets, Bonuses, Ability, Techs, Laws, Ceded int }

// YieldView is where Resources come from: one for each planet, their bonuses, Trade Ports, an ability, technologies, laws, and what
// accepted deals bring.
type YieldView struct{ Planets, Bonuses, Ports, Ability, Techs, Laws, Deals int }

// SideView is what a side of a battle has still to suffer: hits to assign, those of the Target Locator apart, and Aircraft
// without a transport; and whether it has shown that it will retreat, and whereto.
type SideView struct {
	Hits, Locator, Orphans int
	Retreats               bool
	To                     rules.Ref
}

// BattleView is the space battle under way.
type BattleView struct {
	On                 bool
	At                 rules.Ref
	Round              int
	Attacker, Defender rules.Seat
	Raid               FleetView
	Sides              [2]SideView // attacker, defender
}

// OwnView is what a House knows of itself and of others.
type OwnView struct {
	Treasury, Reserved, Influence, Spent int
	MayCast                              int // votes that it has this turn, cast or not (17.2)
	Techs                                uint32
	Income, Forecast                     int // of the next Growth, as things stand, with accepted deals
	Abilities, Upgrades                  [2]int
	Slots                                [maxSlots]SlotView
	Parts                                []PartView
	Tasks                                []TaskView
	Declared, Offered, Granting, Leaving rules.Seats
	Granted, Received                    rules.Seats // passage in effect
	Abandoning, Blockading               []rules.Ref
	Verified, Reported                   [maxSeats]uint32
	KnownAbilities                       [maxSeats][2]int
	Reports                              []ReportView      // the newest on each House
	Results                              []ResultView      // of last turn's actions
	Yield                                YieldView         // of Income
	Sources                              SourcesView       // of Forecast
	Made                                 [maxSeats]int     // offers of this turn between the House and another
	Sold, Bought                         [maxSeats]int     // last turn of passage that was sold to a House, or bought of it
	Chaos, Sowing                        ChaosView         // one's own, that bites this turn or the next
	Prefers                              rules.Seat        // before whom the House acts this turn after an Espionage, or nobody
	OnWatch                              bool              // Security Watch this turn
	Alarm                                int               // last turn in which it learned of Espionage against it
	Votes                                [maxDocket][2]int // option, votes
	Offers                               []OfferView
	Partner                              rules.Seat // to whom it is writing an offer, or nobody
	Watch                                bool       // Security Watch next turn
	Question                             rules.Text // what the House itself is asked now, in detail
}

// SlotView is an action of the plan.
type SlotView struct {
	Kind, A, B, C, Price, Favours int
	Blame                         rules.Seat
	Units                         [numUnits]int
	Bill                          ProposalView // of a Political Favour; its Entry is none for other actions
}

// ResultView is what became of an action: Outcome is one of the Result numbers, Why the reason when it was not done as
// ordered, Back the Resources that were paid back in the Final Phase.
type ResultView struct {
	Slot int // from 0
	SlotView
	Outcome, Back int
	Why           rules.Ref
}

// ChaosView is a Sow Chaos: against whom, and the type of action.
type ChaosView struct {
	Target rules.Seat // or nobody
	Kind   int
}

// PartView is a detachment order, TaskView one of its tasks.
type PartView struct {
	From     rules.Ref
	Path     []rules.Ref
	Stance   int
	Frigates int
	Cruisers int
	Dreads   [4]int
	Flagship bool
	Carriers []rules.Ref
}

type TaskView struct {
	Kind, Part, N         int
	Planet, Transport, To rules.Ref
}

// ReportView is what Espionage or Open Ledgers found out.
type ReportView struct {
	Target              rules.Seat
	Turn                int
	Treasury, Influence int
	Techs               uint32
	Abilities           [2]int
	Slots               [maxSlots]int
}

// OfferView is a trade offer that the House made or received.
type OfferView struct {
	Ref      rules.Ref
	Number   int // among the offers of the pair, from 1
	From, To rules.Seat
	State    int
	Goods    [2]GoodsView
}

// GoodsView is one side of a deal; Tech, Planet and Fleet are empty when they are no part of it.
type GoodsView struct {
	Resources, Influence, Passage int
	Tech, Planet, Fleet           rules.Ref
	Dossier                       rules.Seat
	Lies                          uint32
	Promise, About                int
	Peace                         bool
}

// PromisedVote is the option of the proposal About for which a vote is promised; false when none is.
func (g *GoodsView) PromisedVote() (option int, given bool) {
	return g.Promise - int(promiseVote), g.Promise >= int(promiseVote)
}

// Brings says whether an offer to the viewer's House gives it anything: a technology that it knows, or gets by another deal, is nothing.
func (v *View) Brings(o *OfferView) bool {
	g := o.Goods[gives]
	if t := int(g.Tech.ID); g.Tech.Kind != KindNone && (v.Own.Techs>>t&1 != 0 || v.BroughtBy(t) != nobody) {
		g.Tech = none
	}
	return g != GoodsView{Dossier: nobody}
}

// BroughtBy is the House that hands a technology over to the viewer's with the next Growth, by a deal that is struck (18.4); Nobody where none
// does.
func (v *View) BroughtBy(t int) rules.Seat {
	for i := range v.Own.Offers {
		o := &v.Own.Offers[i]
		if o.State != OfferAccepted {
			continue
		}
		giver, side := o.From, 0
		if o.From == v.Seat {
			giver, side = o.To, 1
		}
		if o.Goods[side].Tech == techRef(tech(t)) {
			return giver
		}
	}
	return nobody
}

// WholeDreadnought is the hull of an undamaged Dreadnought of a House, as far as the viewer knows: armour adds to it (15, T05).
func (v *View) WholeDreadnought(owner rules.Seat) int {
	techs := v.Own.Techs
	if owner != v.Seat {
		if v.Seat < 0 || owner < 0 {
			techs = 0
		} else {
			techs = v.Own.Verified[owner]
		}
	}
	return int(units[dreadnought].hull) + int(techs>>TechArmour&1)
}
