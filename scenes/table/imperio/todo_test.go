package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/sprites/imperio/signs"
)

// TestTheSealNamesWhatWeighsMost: what breaks a promise before a vote that is left, and that before an empty letter.
func TestTheSealNamesWhatWeighsMost(t *testing.T) {
	yard, empty := errand{sign: signs.Shipyard, words: "yard"}, errand{words: "empty", letter: 3}
	votes, grave := errand{sign: signs.Vote, words: "votes"}, errand{words: "promise", grave: true}
	for want, list := range map[string][]errand{
		"yard": {yard}, "empty; yard": {yard, empty}, "votes; empty": {yard, empty, votes}, "promise; votes": {empty, grave, votes},
	} {
		prove.Is(t, "named first", (&todo{list: list}).first(2), want)
	}
	prove.Is(t, "inside a sentence", (&todo{list: []errand{{words: "La carta IV está vacía"}, {words: "Brisande espera"}}}).first(2), "la carta IV está vacía; Brisande espera")
}

// A planet that the letters leave without Troops is named; a home, and what fills transports with whatever is there, is asked about.
func TestPlanetsLeftWithoutTroopsAreNamed(t *testing.T) {
	f := ringed(t, 3)
	planet, carrier := rules.Ref{Kind: game.KindPlanet, ID: 4}, rules.Ref{Kind: game.KindTransport, ID: 7}
	hex := game.HexView{System: rules.Ref{Kind: game.KindSystem, ID: 1}, HomeOf: rules.Nobody, Planets: []game.PlanetView{{Ref: planet, Holder: f.view.Seat, Troops: 5}}}
	hex.Fleet = game.FleetView{Owner: f.view.Seat, Transports: []game.TransportView{{Ref: carrier, Troops: 2, Aircraft: 1}}}
	f.view.Hexes = []game.HexView{hex}
	room := game.ManifestSize - 3
	f.view.Own.Parts = []game.PartView{{From: hex.System}}
	for _, row := range []struct {
		home         bool
		tasks        []game.TaskView
		named, grave bool
	}{
		{false, nil, false, false},
		{false, []game.TaskView{{Kind: game.TaskLoad, Planet: planet, N: 4}}, false, false},
		{false, []game.TaskView{{Kind: game.TaskLoad, Planet: planet, N: 5}}, true, false},
		{true, []game.TaskView{{Kind: game.TaskLoad, Planet: planet, N: 5}}, true, true},
		{false, []game.TaskView{{Kind: game.TaskLoad, Planet: planet, N: 5}, {Kind: game.TaskUnload, Planet: planet, N: 1}}, false, false},
		{false, []game.TaskView{{Kind: game.TaskLoad, Planet: planet, N: 5 - room}, {Kind: game.TaskBoard, Planet: planet, Transport: carrier}}, true, true},
		{false, []game.TaskView{{Kind: game.TaskBoard, Planet: planet, Transport: carrier}}, false, false},
		{false, []game.TaskView{{Kind: game.TaskLand, N: 2}, {Kind: game.TaskBoard, Planet: planet, Transport: carrier}}, true, true}, // there is more room then
		{false, []game.TaskView{{Kind: game.TaskLoad, N: 2, Transport: carrier}, {Kind: game.TaskLoad, Planet: planet, N: 3}, {Kind: game.TaskBoard, Planet: planet, Transport: carrier}}, false, false},
		{false, []game.TaskView{{Kind: game.TaskBoard, Planet: planet, Transport: carrier}, {Kind: game.TaskHoist, Planet: planet, Transport: carrier}}, false, false},
	} {
		f.view.Own.Tasks, f.view.Hexes[0].HomeOf = row.tasks, rules.Nobody
		if row.home {
			f.view.Hexes[0].HomeOf = f.view.Seat
		}
		var k todo
		k.addBare(f)
		prove.Is(t, "named", len(k.list) > 0, row.named)
		prove.Is(t, "asked about", row.named && k.list[0].grave, row.grave)
	}
}

// An offer that gives nothing but a technology that the House knows is none of the things still to do.
func TestOffersThatBringNothingAreNotToDo(t *testing.T) {
	f := ringed(t, 3)
	offer := func(g game.GoodsView) game.OfferView {
		g.Dossier = rules.Nobody
		return game.OfferView{From: 1, To: f.view.Seat, State: game.OfferOpen, Goods: [2]game.GoodsView{g, {Resources: 4, Dossier: rules.Nobody}}}
	}
	tech := rules.Ref{Kind: game.KindTech, ID: 3}
	for _, c := range []struct {
		name   string
		goods  game.GoodsView
		known  uint32
		listed bool
	}{
		{"a technology", game.GoodsView{Tech: tech}, 0, true}, {"a known one", game.GoodsView{Tech: tech}, 1 << 3, false},
		{"and Resources", game.GoodsView{Tech: tech, Resources: 1}, 1 << 3, true}, {"nothing at all", game.GoodsView{}, 0, false},
	} {
		f.view.Own.Offers, f.view.Own.Techs = []game.OfferView{offer(c.goods)}, c.known
		var k todo
		k.addOffers(f)
		prove.Is(t, c.name, len(k.list) > 0, c.listed)
	}
}
