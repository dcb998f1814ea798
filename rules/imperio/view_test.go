package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What everybody sees (23.2) of a position in which there is something of everything.
func TestPublicView(t *testing.T) {
	s := read(t, "players 3", "options live-battles", "turn 4 phase strategic slot 2 active 1",
		"hex A1 arvelo planets 2 rolled-by 2", "hex A2 xanteo nebula", "hex B4 fosca", "hex C2 idrane", "hex C4 korvela", "hex D3 orsenda", "planet arvelo-2 resources 0 influence 6 owner 2 holder 3 troops 4 blockaded-by 1 works shipyard platform platform",
		"planet fosca resources 6 influence 0 owner 1 troops 7 works port shield",
		"fleet arvelo 1 frigates 2 cruisers 3 dreadnoughts-1 4 dreadnoughts-2 5 dreadnoughts-3 6 aircraft 7 doctrine save-line retreat cautious withdraw never", "flagship arvelo 1 hull 1 troops 2 aircraft 3",
		"house 1 aldemar upgrades extended-bays none", "carrier arvelo 1 troops 1 aircraft 2", "station arvelo 1 number 3", "carrier korvela 2 hull 1",
		"revealed 1 first", "revealed 2 second upgrades", "stock 2 resources 10 missed 1 broken 3 battles 5", "sealed 1 2 3", "war 1 2", "alliance 1 3", "stock 3 resources 10",
		"initiative 3 1 2", "law fleet-ceiling-treaty", "law decree-9 house 2 amount -1", "docket decree-1 house 3 amount 8 by 2", "docket throne-stipend", "deck relief-convoys open-ledgers great-estates-levy",
		"now truce", "now quarantine 2", "now moored 3", "now banned research", "pact 1 3 until 6", "pact 2 3 until 5 number 3",
		"slot 1 2 operation", "frame game step 6", "frame resolution step 3 a 1 b 2 c 3", "operation 1", "detachment 1 korvela path orsenda cruisers 2 now orsenda korvela there",
		"battle orsenda from korvela round 2 attacker 1 defender 2", "side 1 locator 2 hits 3", "side 2 orphans 4 hits 1", "raid cruisers 2 frigates 1", "fleet orsenda 2 cruisers 1 frigates 1",
		"frame operation seat 1 step 1 a 1", "frame battle seat 1 step 5 a 1", "frame casualties seat 2 a 1")
	v := s.View(rules.Nobody).(*View)
	t.Run("23.2 the clock", func(t *testing.T) {
		prove.Same(t, "players, turn, last turn, slot, phase", [5]int{v.Players, v.Turn, v.LastTurn, v.Slot, v.Phase}, [5]int{3, 4, 15, 2, int(strategicPhase)})
		prove.Is(t, "active", v.Active, 0)
		prove.True(t, "not over", !v.Over && v.Winners == 0)
		prove.Same(t, "initiative", v.Order, []rules.Seat{2, 0, 1})
		prove.Is(t, "nobody's own view", v.Seat, rules.Nobody)
		prove.Same(t, "nothing of anybody's own", v.Own, OwnView{})
		prove.Is(t, "no list of technologies", v.Known, 0)
	})
	t.Run("23.2 what the Council forbids, laws and docket", func(t *testing.T) {
		prove.True(t, "truce", v.Truce)
		prove.Same(t, "quarantine, mooring", [2]rules.Seat{v.Quarantined, v.Moored}, [2]rules.Seat{1, 2})
		prove.Is(t, "banned", v.Banned, ActionResearch)
		prove.Same(t, "pacts", v.Pacts, []PactView{{0, 2, 6}, {1, 2, 5}})
		prove.Is(t, "still in the pile", v.Missing, 3)
		prove.Same(t, "laws", v.Laws, []ProposalView{{Entry: entryRef(l01), Bound: nobody, Rule: "17.7"}, {Entry: entryRef(c9), Bound: 1, A: 255, Rule: "16.6"}})
		prove.Same(t, "docket", v.Docket, []ProposalView{{Entry: entryRef(c1), Bound: 2, A: 8, Rule: "16.6"}, {Entry: entryRef(d01), Bound: nobody, Rule: "17.8"}})
	})
	t.Run("23.2 hexes and planets", func(t *testing.T) {
		prove.Is(t, "hexes", len(v.Hexes), 21)
		a1, a2, b4 := v.Hexes[0], v.Hexes[1], v.Hexes[5]
		prove.Same(t, "A1", [6]any{a1.Label, a1.Q, a1.R, a1.Anomaly, a1.HomeOf, len(a1.Planets)}, [6]any{"A1", 3, -2, 0, nobody, 2})
		prove.Same(t, "A2", [6]any{a2.Label, a2.Q, a2.R, a2.Anomaly, a2.HomeOf, len(a2.Planets)}, [6]any{"A2", 4, -2, int(nebula), nobody, 0})
		prove.Is(t, "Home System of B4", b4.HomeOf, 0)
		prove.Is(t, "its name", plainID(b4.System), "fosca")
		prove.Same(t, "arvelo II", a1.Planets[1], PlanetView{
			Ref: s.planetRef(1), Resources: 0, Favour: 6, Owner: 1, Holder: 2, Troops: 4, Works: [numWorks]int{1, 0, 2, 0}, Blockaded: true, Blockers: rules.Only(0),
			Phrases: [2]string{"imperio.phrase.position.6", "imperio.phrase.resource.0"},
		})
		prove.Same(t, "fosca", b4.Planets[0], PlanetView{
			Ref: s.planetRef(firstPlanet(5)), Resources: 6, Favour: 0, Owner: 0, Holder: 0, Troops: 7, Works: [numWorks]int{0, 1, 0, 1},
			Phrases: [2]string{"imperio.phrase.position.0", "imperio.phrase.resource.6"},
		})
		prove.True(t, "A1 is blockaded, B4 not", a1.Blockaded && !b4.Blockaded)
	})
	t.Run("23.2 fleets: cargo and orders only to their owner", func(t *testing.T) {
		ships := FleetView{
			Owner: 0, Frigates: 2, Cruisers: 3, Dreads: [4]int{0, 4, 5, 6}, Flagship: 1, Based: 7,
			Transports: []TransportView{{Ref: transportRef(0), Loaded: true, Hull: 1, Troops: -1, Aircraft: -1}, {Ref: transportRef(2), Station: true, Hull: 3, Troops: -1, Aircraft: -1}},
		}
		prove.Same(t, "to all", v.Hexes[0].Fleet, ships)
		prove.Same(t, "to an enemy", s.View(1).(*View).Hexes[0].Fleet, ships)
		ships.FlagTroops, ships.FlagPlanes, ships.Doctrine, ships.Retreat, ships.Withdrawal = 2, 3, 2, 2, 2
		ships.Transports = []TransportView{{Ref: transportRef(0), Loaded: true, Hull: 1, Troops: 1, Aircraft: 2}, {Ref: transportRef(2), Station: true, Hull: 3}}
		prove.Same(t, "to their House", s.View(0).(*View).Hexes[0].Fleet, ships)
		prove.Same(t, "where there is none", v.Hexes[3].Fleet, FleetView{Owner: nobody})
	})
	t.Run("23.2 the battle", func(t *testing.T) {
		prove.Same(t, "battle", v.Battle, BattleView{
			On: true, At: s.systemRef(s.battle.at), Round: 2, Attacker: 0, Defender: 1, Raid: FleetView{Owner: 0, Frigates: 1, Cruisers: 2},
			Sides: [2]SideView{{Hits: 3, Locator: 2}, {Hits: 1, Orphans: 4}},
		})
		prove.Same(t, "no battle", read(t, "players 2").View(0).(*View).Battle, BattleView{Attacker: nobody, Defender: nobody, Raid: FleetView{Owner: nobody}})
	})
	t.Run("23.2 Houses", func(t *testing.T) {
		prove.Is(t, "Houses", len(v.Houses), 3)
		first, second := v.Houses[0], v.Houses[1]
		prove.Same(t, "what was seen of the first", [2][2]int{first.Abilities, first.Upgrades}, [2][2]int{{int(houses[0].abilities[0]), -1}, {-1, -1}})
		prove.Same(t, "and of the second", [2][2]int{second.Abilities, second.Upgrades}, [2][2]int{{-1, int(houses[1].abilities[1])}, {int(houses[1].upgrades[0]), int(houses[1].upgrades[1])}})
		prove.Same(t, "wars and alliances", [4]rules.Seats{first.Wars, first.Allies, second.Wars, second.Allies}, [4]rules.Seats{rules.Only(1), rules.Only(2), rules.Only(0), 0})
		prove.Same(t, "missed, broken, battles", [3]int{second.Missed, second.Broken, second.Battles}, [3]int{1, 3, 5})
		prove.Same(t, "planets", [3]int{v.Houses[0].Planets, v.Houses[1].Planets, v.Houses[2].Planets}, [3]int{1, 2, 1})
		prove.True(t, "sealed, in the game", second.Sealed && !second.Gone)
		prove.Is(t, "home", plainID(second.Home), "idrane")
		prove.Same(t, "no tally before the end", first.Tally, SourcesView{})
		prove.Is(t, "look", first.Look.Flagship, flagshipKeys[0])
	})
}

// What a House alone sees.
func TestOwnView(t *testing.T) {
	s := read(t, "players 3", "turn 3", "house 1 aldemar abilities charismatic none upgrades none target-locator", "stock 1 resources 40 reserved 12 influence 9 spent 2",
		"techs 1 servo-armour", "knows 1 2 techs courier-network heard servo-armour abilities second", "knows 2 1 techs servo-armour abilities first",
		"declared 1 2", "peace-offered 1 3", "passage 1 2", "passage-next 1 3", "alliance 1 3", "alliance-ends 1 3", "passage-sold 1 3 3", "passage-sold 2 1 4", "passage-sold 3 1 2",
		"planet arvelo owner 1 abandoning", "planet korvela owner 2 blockade-ordered 1", "planet brunamar owner 2 abandoning",
		"report 1 2 turn 2 resources 5 influence 6 abilities charismatic none actions construction nothing research nothing nothing nothing nothing techs servo-armour",
		"docket throne-stipend", "docket fleet-ceiling-treaty", "vote 1 2 for 3", "vote 2 1 against 4", "watching 1", "watch 2", "alarm 1 2", "spied 1 3", "chaos 1 2 research", "sowing 1 3 production",
		"offer 1 2 turn 2 gives resources 5 influence 2 asks tech servo-armour", "offer 2 1 gives dossier 3 lies layered-armour passage 2 asks planet fosca fleet fosca vote 2 for peace",
		"offer 2 3 gives resources 1", "offer 1 3 alliance", "slot 1 1 construction fosca port price 4 influence 1", "slot 1 2 production fosca units 1 price 3", "units 1 1 troop 2 cruiser 1",
		"slot 1 3 subterfuge espionage 2 blame 3 price 6", "past 1 4 research servo-armour price 6 result failed because counter back 2",
		"slot 1 4 operation price 0", "fleet fosca 1 frigates 2 cruisers 1 dreadnoughts-2 1", "carrier fosca 1 detachment 1", "carrier fosca 1",
		"detachment 1 fosca path galvena lumbrera stance avoid frigates 2 cruisers 1 dreadnoughts-2 1 flagship", "task 1 land planet lumbrera n 3 detachment 1",
		"task 1 move-troops detachment 1 carrier 1 to 2 n 1", "ask 1 seal")
	v := s.View(0).(*View).Own
	t.Run("23.2 stock and forecast", func(t *testing.T) {
		prove.Same(t, "treasury, reserved, Influence, spent", [4]int{v.Treasury, v.Reserved, v.Influence, v.Spent}, [4]int{40, 12, 9, 2})
		in, influence := s.income(0)
		prove.Same(t, "income", [2]int{v.Income, v.Forecast}, [2]int{in, influence})
		prove.Same(t, "sources", v.Sources, SourcesView{Planets: 2, Bonuses: 6, Ability: 2})
		prove.Same(t, "sources of Resources", v.Yield, YieldView{Planets: 2, Bonuses: in - 2})
		prove.Is(t, "technologies", v.Techs, 1<<t07)
		prove.Same(t, "abilities", v.Abilities, [2]int{int(a05), -1})
		prove.Same(t, "upgrades", v.Upgrades, [2]int{-1, int(f01)})
	})
	t.Run("23.2 knowledge", func(t *testing.T) {
		prove.Same(t, "verified, heard", [2]uint32{v.Verified[1], v.Reported[1]}, [2]uint32{1 << t21, 1 << t07})
		prove.Same(t, "of nobody else", [2]uint32{v.Verified[2], v.Reported[0]}, [2]uint32{})
		prove.Same(t, "abilities", [3][2]int(v.KnownAbilities[:3]), [3][2]int{{-1, -1}, {-1, int(houses[1].abilities[1])}, {-1, -1}})
		prove.Same(t, "reports", v.Reports, []ReportView{{
			Target: 1, Turn: 2, Treasury: 5, Influence: 6, Techs: 1 << t07, Abilities: [2]int{int(a05), int(noAbility)},
			Slots: [maxSlots]int{ActionConstruction, 0, ActionResearch},
		}})
		prove.Is(t, "alarm", v.Alarm, 2)
	})
	t.Run("23.2 relations", func(t *testing.T) {
		prove.Same(t, "declared, offered, granting, leaving", [4]rules.Seats{v.Declared, v.Offered, v.Granting, v.Leaving},
			[4]rules.Seats{rules.Only(1), rules.Only(2), rules.Only(1).With(2), rules.Only(2)})
		prove.Same(t, "granted, received", [2]rules.Seats{v.Granted, v.Received}, [2]rules.Seats{rules.Only(1).With(2), rules.Only(1)})
		prove.Same(t, "sold, bought, no longer what is over", [2][maxSeats]int{v.Sold, v.Bought}, [2][maxSeats]int{{2: 3}, {1: 4}})
		prove.Same(t, "abandoning, blockading", [2][]rules.Ref{v.Abandoning, v.Blockading}, [2][]rules.Ref{{s.planetRef(firstPlanet(0))}, {s.planetRef(firstPlanet(10))}})
	})
	t.Run("23.2 votes and plots", func(t *testing.T) {
		prove.Same(t, "votes", v.Votes, [maxDocket][2]int{1: {VoteFor, 3}})
		prove.True(t, "on watch from the next turn", v.Watch && !v.OnWatch)
		prove.Is(t, "acts before", v.Prefers, 2)
		prove.Same(t, "Chaos", [2]ChaosView{v.Chaos, v.Sowing}, [2]ChaosView{{1, ActionResearch}, {2, ActionProduction}})
		other := s.View(1).(*View).Own
		prove.True(t, "on watch this turn", !other.Watch && other.OnWatch)
		prove.Same(t, "no Chaos", [2]ChaosView{other.Chaos, other.Sowing}, [2]ChaosView{{Target: nobody}, {Target: nobody}})
	})
	t.Run("23.2 orders", func(t *testing.T) {
		prove.Same(t, "slots", v.Slots, [maxSlots]SlotView{
			{Kind: ActionConstruction, A: int(firstPlanet(5)), B: int(port), Price: 4, Favours: 1, Blame: nobody},
			{Kind: ActionProduction, A: int(firstPlanet(5)), Price: 3, Blame: nobody, Units: [numUnits]int{UnitTroop: 2, UnitCruiser: 1}},
			{Kind: ActionSubterfuge, A: PlotEspionage, B: 1, Price: 6, Blame: 2},
			{Kind: int(operation), Blame: nobody},
		})
		prove.Same(t, "results", v.Results, []ResultView{{
			Slot: 3, SlotView: SlotView{Kind: ActionResearch, A: int(t07), Price: 6, Blame: nobody}, Outcome: ResultFailed, Back: 2, Why: reasonRef(byCounter),
		}})
		prove.Same(t, "detachments", v.Parts, []PartView{{
			From: s.systemRef(5), Path: []rules.Ref{s.systemRef(6), s.systemRef(11)}, Stance: int(avoid), Frigates: 2, Cruisers: 1, Dreads: [4]int{2: 1},
			Flagship: true, Carriers: []rules.Ref{transportRef(0)},
		}})
		prove.Same(t, "tasks", v.Tasks, []TaskView{
			{Kind: TaskLand, N: 3, Planet: s.planetRef(firstPlanet(11)), Transport: transportRef(0), To: transportRef(0)},
			{Kind: TaskTransfer, N: 1, Transport: transportRef(0), To: transportRef(1)},
		})
		prove.Same(t, "nobody else sees them", s.View(1).(*View).Own.Slots, [maxSlots]SlotView{})
	})
	t.Run("18.4 offers", func(t *testing.T) {
		plain := GoodsView{Dossier: nobody}
		first, second := plain, plain
		first.Resources, first.Influence = 5, 2
		second.Tech = techRef(t07)
		prove.Is(t, "its own", len(v.Offers), 3)
		prove.Same(t, "made", v.Offers[0], OfferView{Ref: rules.Ref{Kind: KindOffer, ID: 0}, Number: 1, From: 0, To: 1, State: int(openOffer), Goods: [2]GoodsView{first, second}})
		first, second = plain, plain
		first.Dossier, first.Passage = 2, 2 // what it says is not told before it is delivered
		second.Planet, second.Fleet, second.Promise, second.About, second.Peace = s.planetRef(firstPlanet(5)), s.systemRef(5), int(promiseVote)+int(forIt), 1, true
		prove.Same(t, "received", v.Offers[1], OfferView{Ref: rules.Ref{Kind: KindOffer, ID: 1}, Number: 2, From: 1, To: 0, State: int(openOffer), Goods: [2]GoodsView{first, second}})
		prove.Same(t, "alliance", v.Offers[2], OfferView{Ref: rules.Ref{Kind: KindOffer, ID: 6}, Number: 1, From: 0, To: 2, State: OfferAlliance, Goods: [2]GoodsView{plain, plain}})
		prove.Is(t, "its giver knows what a dossier says", s.View(1).(*View).Own.Offers[1].Goods[gives].Lies, 1<<t05)
	})
}
