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

// PactView is a peace that the Council has imposed on two Houses, with its last turn.
type PactView struct {
	A, B  rules.Seat
	Until int
}

// SourcesView is where Influence comes from: a point for each planet, their bonuses, an ability, technologies, laws, and
// what other Houses have ceded or been ceded.
type SourcesView struct{ Planets, Bonuses, Ability, Techs, Laws, Ceded int }

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
	Techs                                uint32
	Income, Forecast                     int // of the next Growth, as things stand
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
	Sources                              SourcesView       // of Forecast
	Sold, Bought                         [maxSeats]int     // last turn of passage that was sold to a House, or bought of it
	Chaos, Sowing                        ChaosView         // one's own, that bites this turn or the next
	Prefers                              rules.Seat        // before whom the House acts this turn after an Espionage, or nobody
	OnWatch                              bool              // Security Watch this turn
	Alarm                                int               // last turn in which it learned of Espionage against it
	Votes                                [maxDocket][2]int // option, votes
	Offers                               []OfferView
	Watch                                bool       // Security Watch next turn
	Question                             rules.Text // what the House itself is asked now, in detail
}

// SlotView is an action of the plan.
type SlotView struct {
	Kind, A, B, C, Price, Favours int
	Blame                         rules.Seat
	Units                         [numUnits]int
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

// View returns what the seat may see; Nobody sees what everybody sees.
func (s *state) View(seat rules.Seat) rules.View {
	v := &View{
		Options: uint64(s.options),
		Players: int(s.players), Turn: int(s.turn), LastTurn: int(s.lastTurn()), Slot: int(s.slot), Phase: int(s.phase),
		Active: s.active, Over: s.over != stillPlaying, Winners: s.winners, Seat: seat,
	}
	for h := range hex(s.mapSize()) {
		v.Hexes = append(v.Hexes, s.viewHex(h, seat))
	}
	for p := range rules.Seat(s.players) {
		v.Houses = append(v.Houses, s.viewHouse(p))
	}
	for i := range s.docket[:s.docketSize] {
		v.Docket = append(v.Docket, viewProposal(&s.docket[i]))
	}
	for i := range s.laws[:s.lawCount] {
		v.Laws = append(v.Laws, viewProposal(&s.laws[i]))
	}
	v.Missing = count32(s.draw)
	if s.inForce(l06) != nil {
		for p := range s.players {
			v.Known |= uint32(s.houses[p].startTechs)
		}
	}
	if s.slot > 0 {
		v.Order = append(v.Order, s.order[:s.players]...)
	}
	s.viewBattle(v, seat)
	s.viewBans(v)
	if seat >= 0 && seat < rules.Seat(s.players) {
		s.viewOwn(&v.Own, seat)
	}
	return v
}

func (s *state) viewBans(v *View) {
	v.Truce, v.Quarantined, v.Moored, v.Banned = s.now.truce, s.now.quarantine, s.now.moored, int(s.now.banned)
	for i := range s.pacts {
		if k := &s.pacts[i]; k.a != nobody {
			v.Pacts = append(v.Pacts, PactView{k.a, k.b, int(k.until)})
		}
	}
}

func viewProposal(k *proposal) ProposalView {
	return ProposalView{Entry: entryRef(k.entry), Bound: k.bound, A: int(k.a), B: int(k.b), Rule: entryRule(k.entry)}
}

// entryRule is the rule that tells what an entry does.
func entryRule(e entry) rules.Rule {
	switch {
	case e >= numCards:
		return "16.6"
	case entries[e].law:
		return "17.7"
	}
	return "17.8"
}

func (s *state) viewHex(h hex, seat rules.Seat) HexView {
	cell := &layouts[s.players][h]
	v := HexView{Label: cell.label, Q: int(cell.q), R: int(cell.r), System: s.systemRef(h), Anomaly: int(s.anomaly[h]), HomeOf: nobody}
	for p := range rules.Seat(s.players) {
		if s.home[p] == h {
			v.HomeOf = p
		}
	}
	for i := range planet(s.count[h]) {
		pl := firstPlanet(h) + i
		b := &s.bodies[pl]
		k := PlanetView{
			Ref: s.planetRef(pl), Resources: int(b.res), Favour: int(b.inf), Owner: b.owner, Holder: b.holder,
			Troops: int(b.troops), Blockaded: s.blockaded(pl), Blockers: b.blockers,
			Phrases: phrasesOf(b.res, b.inf),
		}
		for w := range work(numWorks) {
			k.Works[w] = int(b.count(w))
		}
		if s.options&optHiddenGarrisons != 0 && !s.sees(seat, pl) {
			k.Troops = -1
		}
		v.Blockaded = v.Blockaded || k.Blockaded
		v.Planets = append(v.Planets, k)
	}
	raid := s.raidIn(h)
	v.Fleet, v.Raid = s.viewFleet(h, &s.fleets[h], seat), s.viewFleet(h, &raid, seat)
	return v
}

// raidIn returns the ships, transports apart, that have come to a foreign hex to fight there.
func (s *state) raidIn(h hex) fleet {
	if s.battle.on && s.battle.at == h {
		return s.battle.raid
	}
	r := fleet{owner: nobody}
	if !s.arena.on {
		return r
	}
	p := s.arena.seat
	for i := range s.plans[p].parts[:s.plans[p].count] {
		k := &s.plans[p].parts[i]
		if k.condition != partAttacks || k.at != h || k.frigates == 0 && k.cruisers == 0 && k.dreads == [4]uint8{} && !k.flagship && !s.partTransports(p, i) {
			continue
		}
		r.owner = p
		r.standing = k.standing
		r.frigates += k.frigates
		r.cruisers += k.cruisers
		for hull, n := range k.dreads {
			r.dreads[hull] += n
		}
	}
	return r
}

// phrasesOf are the sentences that describe a planet.
func phrasesOf(res, inf int8) [2]string {
	return [2]string{positionPhrases[min(max(inf, 0), 6)], resourcePhrases[min(max(res, 0), 6)]}
}

// Keys of the sentences that describe a planet, by its bonuses (4.5).
var (
	positionPhrases = [...]string{
		"imperio.phrase.position.0", "imperio.phrase.position.1", "imperio.phrase.position.2", "imperio.phrase.position.3",
		"imperio.phrase.position.4", "imperio.phrase.position.5", "imperio.phrase.position.6",
	}
	resourcePhrases = [...]string{
		"imperio.phrase.resource.0", "imperio.phrase.resource.1", "imperio.phrase.resource.2", "imperio.phrase.resource.3",
		"imperio.phrase.resource.4", "imperio.phrase.resource.5", "imperio.phrase.resource.6",
	}
)

// sees says whether a House sees a garrison under that option (23.2).
func (s *state) sees(seat rules.Seat, pl planet) bool {
	if s.bodies[pl].holder == seat || s.bodies[pl].owner == seat {
		return true
	}
	at := hexOf(pl)
	if s.present(seat, at) {
		return true
	}
	for _, h := range s.near(at) {
		if s.present(seat, h) {
			return true
		}
	}
	return false
}

// present says whether a House has a ship or planet in a hex.
func (s *state) present(seat rules.Seat, h hex) bool {
	return seat >= 0 && (s.fleets[h].owner == seat && s.hasShips(h) || s.holdsIn(seat, h))
}

func (s *state) viewFleet(h hex, f *fleet, seat rules.Seat) FleetView {
	v := FleetView{Owner: f.owner, Frigates: int(f.frigates), Cruisers: int(f.cruisers), Based: int(f.based)}
	if f.owner == nobody {
		return v
	}
	own := f.owner == seat
	for k, n := range f.dreads {
		v.Dreads[k] = int(n)
	}
	if k := &s.houses[f.owner].flag; k.at == h {
		v.Flagship = int(k.hull)
		if own {
			v.FlagTroops, v.FlagPlanes = int(k.troops), int(k.aircraft)
		}
	}
	for t := range s.transport {
		k := &s.transport[t]
		if k.at != h || k.owner != f.owner {
			continue
		}
		c := TransportView{
			Ref: rules.Ref{Kind: KindTransport, ID: int16(t)}, Station: k.station, Loaded: k.troops+k.aircraft > 0,
			Hull: int(k.hull), Troops: -1, Aircraft: -1,
		}
		if own {
			c.Troops, c.Aircraft = int(k.troops), int(k.aircraft)
		}
		v.Transports = append(v.Transports, c)
	}
	if own {
		v.Doctrine, v.Retreat, v.Withdrawal = int(f.doctrine()), int(f.retreat()), int(f.withdraw())
	}
	return v
}

func (s *state) viewHouse(p rules.Seat) HouseView {
	k := &s.houses[p]
	v := HouseView{
		House: -1, Home: s.systemRef(s.home[p]), Abilities: [2]int{-1, -1}, Upgrades: [2]int{-1, -1}, Planets: s.planetsOf(p),
		Wars: s.war[p], Allies: s.ally[p], Missed: int(k.missed), Gone: k.gone, Sealed: s.plans[p].sealed, Broken: int(s.broken[p]),
		Battles: int(s.battles[p]),
	}
	if s.over != stillPlaying && s.over != byConquest {
		v.Tally = s.viewSources(p)
	}
	if k.house != noHouse {
		v.House = int(k.house)
		v.Look = lookOf(k.house)
	}
	for i := range 2 {
		if k.shown>>i&1 != 0 {
			v.Abilities[i] = int(k.abilities[i])
		}
		if k.shown&4 != 0 {
			v.Upgrades[i] = int(k.upgrades[i])
		}
	}
	return v
}

func lookOf(h house) LookView {
	row := &houses[h]
	return LookView{row.initial, row.colour, row.pattern, row.emblem, mottoKeys[h], flagshipKeys[h]}
}

func (s *state) viewSources(p rules.Seat) SourcesView {
	_, k := s.yield(p)
	return SourcesView{k.planets, k.bonuses, k.ability, k.techs, k.laws, int(s.ceded[p])}
}

func (s *state) viewBattle(v *View, seat rules.Seat) {
	b := &s.battle
	v.Battle = BattleView{Attacker: nobody, Defender: nobody, Raid: FleetView{Owner: nobody}}
	if b.on {
		v.Battle = BattleView{
			On: true, At: s.systemRef(b.at), Round: int(b.round), Attacker: b.attacker, Defender: b.defender,
			Raid: s.viewFleet(b.at, &b.raid, seat),
		}
		for i, k := range b.sides {
			v.Battle.Sides[i] = SideView{Hits: int(k.hits), Locator: int(k.locator), Orphans: int(k.orphans)}
			if k.retreats && s.announced() {
				v.Battle.Sides[i].Retreats, v.Battle.Sides[i].To = true, s.systemRef(k.to)
			}
		}
	}
}

// announced says whether the sides of a battle have shown each other whether they will retreat (13.4 b).
func (s *state) announced() bool {
	for i := range s.frames[:s.depth] {
		if f := &s.frames[i]; f.kind == inBattle {
			return f.step != firstDecides && f.step != secondDecides
		}
	}
	return false
}
