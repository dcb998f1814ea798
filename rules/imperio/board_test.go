package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// roam plays a random game and shows it to see before every answer.
func roam(t *testing.T, players int, options, seed uint64, see func(s *state, seat rules.Seat)) {
	t.Helper()
	ch := dice.New(seed, 3)
	start, err := Game.New(rules.Setup{Seats: players, Options: options}, ch)
	if err != nil {
		t.Fatal(err)
	}
	s := start.(*state)
	var moves []rules.Move
	for s.over == stillPlaying {
		seat := s.top().seat
		see(s, seat)
		moves = rules.Moves(s, seat, moves[:0])
		s.Apply(seat, moves[ch.Draw(len(moves))], ch, nil)
	}
}

// What a House pays follows from its own view: the position made of it has the prices of the true one.
func TestPricesOfAView(t *testing.T) {
	techsPriced, cheaper := 0, 0
	for seed := range uint64(3) {
		last := -1
		roam(t, 3, 0, seed, func(s *state, p rules.Seat) {
			if s.phase != strategicPhase || s.slot > 0 || int(s.turn)*8+int(p) == last {
				return
			}
			last = int(s.turn)*8 + int(p)
			v := s.View(p).(*View)
			k := PricesOf(v)
			for u := range unit(numUnits) {
				prove.Is(t, "unit", k.Units[u], s.unitPrice(p, u))
				prove.Is(t, "bundle", k.PerPrice[u], s.bundle(u))
			}
			for w := range work(numWorks) {
				prove.Is(t, "work", k.Works[w], s.workPrice(p, w))
			}
			for a := range plot(numPlots) {
				prove.Is(t, "plot", k.Plots[a], s.plotPrice(p, a, false))
			}
			for i := range tech(numTechs) {
				if s.knowsTech(p, i) {
					prove.Is(t, "a technology it has", k.Techs[i], 0)
					continue
				}
				techsPriced++
				prove.Is(t, "technology", k.Techs[i], s.researchPrice(p, i))
				if k.Techs[i] < int(techs[i].cost) {
					cheaper++
				}
			}
			prove.Is(t, "Operation", k.Operation, s.operationPrice())
			order := [numUnits]int{UnitTroop: 3, UnitAircraft: 1, UnitCruiser: 2}
			prove.Is(t, "order", ProductionPrice(v, order), s.buildPrice(p, &[numUnits]uint8{troop: 3, aircraft: 1, cruiser: 2}))
			money, favour := Free(v)
			prove.Is(t, "to spend", money+favour, s.free(p))
			for h := range s.mapSize() {
				for i := range int(s.count[h]) {
					pl := firstPlanet(hex(h)) + planet(i)
					want := 0
					if s.controls(p, pl) {
						want = max(0, s.capacity(p, pl)-s.plans[p].orderedAt(pl))
					}
					prove.Is(t, "capacity left", CapacityLeft(v, h, i), want)
				}
			}
		})
	}
	prove.True(t, "technologies were priced, some cheaper than printed", techsPriced > 1000 && cheaper > 0)
}

// The exported tables are those of the rules.
func TestTablesForShow(t *testing.T) {
	prove.Same(t, "Dreadnought", UnitAt(UnitDreadnought), UnitRow{
		Ref: unitRef(dreadnought), BattleValue: 5, Dice: 1, Hull: 2, Move: 1, Price: 6, PerPrice: 1, Bombards: true, Ship: true, Warship: true, NeedsYard: true,
	})
	prove.Same(t, "platform", WorkAt(WorkPlatform), WorkRow{workRef(platform), 2, 2})
	prove.Same(t, "Battle Station", TechAt(TechStation), TechRow{techRef(t06), BranchArms, 3, 10, 1<<t03 | 1<<t16})
	prove.Same(t, "Sabotage, Watch", [2]PlotRow{PlotAt(PlotSabotage), PlotAt(PlotWatch)}, [2]PlotRow{{plotRef(sabotage), 6, 2, true}, {plotRef(watch), 4, 0, true}})
	prove.Same(t, "Chancellor", EntryAt(int(l15)), EntryRow{Ref: entryRef(l15), Law: true, Elects: true, Rule: "17.7"})
	prove.Same(t, "a decree", EntryAt(int(c4)), EntryRow{Ref: entryRef(c4), Law: true, Decree: true, Rule: "16.6"})
	prove.Is(t, "a House", HouseAt(3).Look.Emblem, "hammer")
	prove.Same(t, "its abilities", HouseAt(3).Abilities, [2]int{int(a11), int(a02)})
	for a, want := range [NumAnomalies]AnomalyRow{AnomalyBlackHole: {Closed: true}, AnomalyAsteroids: {Rolls: true}, AnomalyStorm: {Stops: true}, AnomalyNebula: {Stops: true}} {
		want.Ref = rules.Ref{Kind: KindAnomaly, ID: int16(a)}
		prove.Same(t, Game.Name(want.Ref), AnomalyAt(a), want)
	}
}
