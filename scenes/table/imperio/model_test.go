package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// The ships of a fleet that has come to fight are counted, in the battle and where one is still to be.
func TestShipsThatAttackAreCounted(t *testing.T) {
	v := &game.View{Hexes: []game.HexView{{Fleet: game.FleetView{Owner: 1, Cruisers: 2, Flagship: 3}}, {Fleet: game.FleetView{Owner: 0, Frigates: 1}, Raid: game.FleetView{Owner: 1, Frigates: 4}}}}
	prove.Same(t, "ships of both", []int{ships(v, 0), ships(v, 1)}, []int{1, 7})
}

// Two fleets that have met are both on the chart; one that has come where nobody is left stands there.
func TestBothFleetsThatMeetAreShown(t *testing.T) {
	f := ringed(t, 3)
	h := game.HexView{System: rules.Ref{Kind: game.KindSystem, ID: 1}, Fleet: game.FleetView{Owner: 0, Frigates: 2}, Raid: game.FleetView{Owner: 1, Cruisers: 3}}
	k := f.hex(&h)
	prove.Same(t, "both", [4]any{k.Fleet.Owner, k.Fleet.Size(), k.Raid.Owner, k.Raid.Size()}, [4]any{f.house(0), 2, f.house(1), 3})
	h.Fleet = game.FleetView{Owner: rules.Nobody}
	k = f.hex(&h)
	prove.Same(t, "the one", [3]any{k.Fleet.Owner, k.Fleet.Size(), k.Raid.Empty()}, [3]any{f.house(1), 3, true})
}

// Where a fleet is ordered to its ghost stands, with the ships of all detachments that go there; not where a fleet lies, and not in the film.
func TestGhostsStandWhereFleetsAreOrdered(t *testing.T) {
	f := ringed(t, 3)
	at := func(i int16) rules.Ref { return rules.Ref{Kind: game.KindSystem, ID: i} }
	free := game.FleetView{Owner: rules.Nobody}
	f.view.Hexes = []game.HexView{{System: at(1), Fleet: game.FleetView{Owner: 0, Frigates: 3, Transports: []game.TransportView{{Ref: rules.Ref{Kind: game.KindTransport, ID: 7}, Station: true}}}}, {System: at(2), Fleet: free}, {System: at(3), Fleet: game.FleetView{Owner: 1, Cruisers: 1}}}
	f.view.Own.Parts = []game.PartView{
		{From: at(1), Path: []rules.Ref{at(2)}, Frigates: 1, Carriers: []rules.Ref{{Kind: game.KindTransport, ID: 7}}}, {From: at(1), Path: []rules.Ref{at(3), at(2)}, Frigates: 1, Flagship: true},
		{From: at(1), Path: []rules.Ref{at(3)}, Frigates: 1},
	}
	m := f.model(f.view.Hexes)
	ghost := &m.Hexes[1].Fleet
	prove.True(t, "a ghost of one's own", ghost.Ghost && ghost.Owner == f.house(0))
	prove.Same(t, "its ships", [3]int{ghost.Units[signs.Frigate], ghost.Units[signs.Station], ghost.Units[signs.Flagship]}, [3]int{2, 1, 1})
	prove.True(t, "none where a fleet lies", !m.Hexes[0].Fleet.Ghost && !m.Hexes[2].Fleet.Ghost && m.Hexes[2].Fleet.Units[signs.Frigate] == 0)
	f.film.cues = make([]cue, 1)
	film := f.model(f.view.Hexes)
	prove.True(t, "none in the film", film.Hexes[1].Fleet.Empty())
}

// A press where another fleet of one's own lies may mean that fleet, or that the one taken up is sent there: it is asked, and nothing
// is done yet.
func TestAnotherFleetIsAskedAbout(t *testing.T) {
	f := ringed(t, 3)
	at := func(i int16) rules.Ref { return rules.Ref{Kind: game.KindSystem, ID: i} }
	fleet := func(owner rules.Seat) game.FleetView { return game.FleetView{Owner: owner, Frigates: 3} }
	f.view.Hexes = []game.HexView{{System: at(1), Fleet: fleet(0)}, {System: at(2), Q: 1, Fleet: fleet(0)}, {System: at(3), Q: 2, Fleet: fleet(1)}}
	f.chart.Set(f.model(f.view.Hexes))
	view := canvas.Rect{W: 900, H: 600}
	f.chart.Look(view, view, palette.Atlas, 1)
	f.aim = aim{at: at(1), on: true, part: -1, letter: -1, asks: -1}
	for i, want := range []bool{false, true, false} {
		h := &f.view.Hexes[i]
		prove.Is(t, "another fleet", f.onOtherFleet(h), want)
	}
	f.aim.reach = []target{{Target: game.Target{Hex: 1, Foreign: rules.Nobody}, ref: at(2)}}
	plate, _ := f.chart.Plate(at(2))
	f.pointed(at(2), plate.Center(), &table.Sight{})
	prove.Same(t, "it is asked", [3]any{f.aim.asks, f.aim.other, f.aim.at}, [3]any{1, true, at(1)})
	answers := f.asked(&f.aim.reach[0]).answers
	prove.Same(t, "to send the one, or to take up the other", [3]any{len(answers), answers[0].goes, answers[1].goes}, [3]any{2, true, false})
	f.aim.ripe = 0
	f.pointed(at(2), plate.Center(), &table.Sight{})
	prove.Is(t, "the second half of a double click leaves the question", f.aim.asks, 1)
	f.aim.ripe = doubled
	f.pointed(at(3), canvas.Point{}, &table.Sight{})
	prove.Same(t, "a click beside it puts it away", [2]any{f.aim.asks, f.aim.at}, [2]any{-1, at(1)})
	f.choose(-1)
	prove.Is(t, "once the detachment was chosen on its page it goes there", f.onOtherFleet(&f.view.Hexes[1]), false)
	f.aim.orders, f.aim.part = []detachment{{path: []int16{7}, end: []rules.Move{{}}}}, 0
	f.pointed(at(2), plate.Center(), &table.Sight{})
	prove.Is(t, "but one that has orders keeps them, and the other is taken up", f.aim.at, at(2))

	f.view.Hexes[1].Fleet, f.view.Hexes[1].Planets = game.FleetView{Owner: rules.Nobody}, []game.PlanetView{{Holder: 0}}
	f.aim = aim{at: at(1), on: true, asks: -1, reach: f.aim.reach, orders: []detachment{{path: []int16{3}}}}
	f.aim.reach = []target{{Target: game.Target{Hex: 1, Foreign: rules.Nobody, Via: -1}, ref: at(2)}}
	f.pointed(at(2), plate.Center(), &table.Sight{})
	prove.Same(t, "a world of one's own is asked about while the fleet is ordered elsewhere", [3]any{f.aim.asks, f.aim.other, f.aim.at}, [3]any{1, true, at(1)})
	prove.Is(t, "and may only be looked at", f.asked(&f.aim.reach[0]).answers[1].words, f.word("way.look", rules.R(at(2))))
}

const onTheWay = `players 2
turn 3 phase strategic
house 1 ezkarra home brunamar abilities master-strategists industrious upgrades target-locator extended-bays
house 2 druvenko home korvela abilities fight-to-the-last industrious upgrades improved-aiming-systems damage-control-teams
planet arvelo owner 1 troops 2
fleet arvelo 1 frigates 3 cruisers 4
detachment 1 arvelo path cendra frigates 3 cruisers 4
ask 1 seal
`

// While a fleet is on its way the cards of the Houses and the page of a place tell what the chart shows then, not what was before.
func TestCardsAndPageFollowTheFilm(t *testing.T) {
	at, err := game.Game.SetPosition(onTheWay)
	prove.Is(t, "position", err, nil)
	v := at.View(0).(*game.View)
	f := ringed(t, 3)
	f.view = v
	planets, all := f.holdings(0)
	prove.Is(t, "ships before", all, 7)
	f.film = film{cues: make([]cue, 1), map_: game.NewChart(v)}
	from := among(f.film.map_.Hexes, among(v.Hexes, v.Own.Parts[0].From).System)
	from.Fleet.Cruisers, from.Planets[0].Owner = 1, 1
	now, fewer := f.holdings(0)
	prove.Same(t, "in the film", []int{now, fewer}, []int{planets - 1, 4})
	prove.Is(t, "the page", f.place(&table.Sight{Hover: from.System}), from)
}

// While a turn is acted out the wars and alliances of the cards are those of that moment.
func TestBondsFollowTheFilm(t *testing.T) {
	f := ringed(t, 3)
	f.view.Houses[0].Allies, f.view.Houses[0].Wars = rules.Only(1), rules.Only(2)
	wars, allies := f.bonds(0)
	prove.Same(t, "now", [2]rules.Seats{wars, allies}, [2]rules.Seats{rules.Only(2), rules.Only(1)})
	f.film.cues, f.film.map_ = []cue{{}}, game.NewChart(f.view)
	f.film.map_.Wars[0] = rules.Only(1)
	wars, allies = f.bonds(0)
	prove.Same(t, "in the film", [2]rules.Seats{wars, allies}, [2]rules.Seats{rules.Only(1), 0})
}
