package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/sprites/imperio/globes"
	"tyche/sprites/imperio/signs"
)

// model is the chart of these hexes.
func (f *Face) model(hexes []game.HexView) (m chart.Model) {
	for i := range hexes {
		m.Hexes = append(m.Hexes, f.hex(&hexes[i]))
	}
	if !f.film.busy() {
		f.addGhosts(&m)
	}
	return m
}

// addGhosts shows where one's own fleets are ordered to, in hexes without a fleet, with the Aircraft that they carry.
func (f *Face) addGhosts(m *chart.Model) {
	for i := range f.view.Own.Parts {
		k := &f.view.Own.Parts[i]
		n := len(k.Path)
		if n == 0 {
			continue
		}
		for j := range m.Hexes {
			if h := &m.Hexes[j]; h.Ref == k.Path[n-1] && (h.Fleet.Empty() || h.Fleet.Ghost) {
				f.addGhost(&h.Fleet, k)
				troops, planes := f.carried(i)
				h.Fleet.Units[signs.Aircraft] += planes
				h.Fleet.Loaded = h.Fleet.Loaded || troops+planes > 0
			}
		}
	}
}

// addGhost adds the ships of a detachment to a ghost.
func (f *Face) addGhost(g *chart.Fleet, k *game.PartView) {
	g.Owner, g.Ghost = f.house(f.view.Seat), true
	g.Units[signs.Frigate] += k.Frigates
	g.Units[signs.Cruiser] += k.Cruisers
	whole := f.view.WholeDreadnought(f.view.Seat)
	for hull, n := range k.Dreads {
		if g.Units[signs.Dreadnought] += n; hull < whole {
			g.Hurt[signs.Dreadnought] += n
		}
	}
	if k.Flagship {
		g.Units[signs.Flagship]++
	}
	from := system(f.view, k.From)
	for _, ref := range k.Carriers {
		sign := signs.Carrier
		for i := range from.Fleet.Transports {
			if t := &from.Fleet.Transports[i]; t.Ref == ref && t.Station {
				sign = signs.Station
			}
		}
		g.Units[sign]++
	}
}

func (f *Face) hex(h *game.HexView) chart.Hex {
	stands, raids := standing(h)
	k := chart.Hex{Ref: h.System, Q: h.Q, R: h.R, Home: h.HomeOf != rules.Nobody, Fleet: f.fleet(stands), Raid: f.fleet(raids)}
	if h.System.Kind == 0 {
		k.Blank, k.Empty = true, true
		return k
	}
	k.Name = f.name(h.System)
	if h.Anomaly != game.AnomalyNone {
		k.Empty, k.Anomaly = true, globes.Anomaly(h.Anomaly-1)
		k.Kind = f.anomaly(h)
	}
	for i := range h.Planets {
		p := &h.Planets[i]
		k.Worlds = append(k.Worlds, chart.World{
			Ref: p.Ref, Resources: p.Resources, Position: p.Favour, Owner: f.house(p.Owner), Holder: f.house(p.Holder),
			Troops: p.Troops, Works: [4]int(p.Works[:4]), Blockaded: p.Blockaded,
		})
	}
	return k
}

// standing is the fleet in a hex, and the one that has come to fight it; where its own is gone, that alone.
func standing(h *game.HexView) (stands, raids *game.FleetView) {
	if hulls(&h.Fleet) == 0 && hulls(&h.Raid) > 0 {
		return &h.Raid, &game.FleetView{Owner: rules.Nobody}
	}
	return &h.Fleet, &h.Raid
}

// fleet counts the ships and Aircraft of a fleet by their signs.
func (f *Face) fleet(v *game.FleetView) chart.Fleet {
	k := chart.Fleet{Owner: f.house(v.Owner)}
	k.Units[signs.Frigate], k.Units[signs.Cruiser], k.Units[signs.Aircraft] = v.Frigates, v.Cruisers, v.Based
	whole := f.view.WholeDreadnought(v.Owner)
	if armoured := len(v.Dreads) - 1; v.Dreads[armoured] > 0 {
		whole = armoured // seen
	}
	for hull, n := range v.Dreads {
		k.Units[signs.Dreadnought] += n
		if hull < whole {
			k.Hurt[signs.Dreadnought] += n
		}
	}
	if v.Flagship > 0 {
		k.Units[signs.Flagship] = 1
		if v.Flagship < game.UnitAt(game.UnitFlagship).Hull {
			k.Hurt[signs.Flagship] = 1
		}
	}
	for i := range v.Transports {
		t := &v.Transports[i]
		sign := signs.Carrier
		if t.Station {
			if sign = signs.Station; t.Hull < game.UnitAt(game.UnitStation).Hull {
				k.Hurt[sign]++
			}
		}
		k.Units[sign]++
		k.Loaded = k.Loaded || t.Loaded
	}
	return k
}

// system returns the hex of a system or planet in a view; nil where it has none.
func system(v *game.View, ref rules.Ref) *game.HexView { return among(v.Hexes, ref) }

// hexes are those that the chart shows: while something is acted out, as far as that has come.
func (f *Face) hexes() []game.HexView {
	if k := &f.film; k.busy() && k.map_ != nil {
		return k.map_.Hexes
	}
	return f.view.Hexes
}

// among returns the hex of a system or planet; nil if it is none of these.
func among(hexes []game.HexView, ref rules.Ref) *game.HexView {
	for i := range hexes {
		h := &hexes[i]
		if ref.Kind != 0 && h.System == ref {
			return h
		}
		for k := range h.Planets {
			if h.Planets[k].Ref == ref {
				return h
			}
		}
	}
	return nil
}

// ships counts the ships of a seat on the chart.
func ships(v *game.View, seat rules.Seat) int { return shipsIn(v.Hexes, seat) }

// shipsIn counts those of a seat in hexes: also those that have come to a foreign hex to fight there.
func shipsIn(hexes []game.HexView, seat rules.Seat) (n int) {
	for i := range hexes {
		for _, k := range [...]*game.FleetView{&hexes[i].Fleet, &hexes[i].Raid} {
			if k.Owner == seat {
				n += hulls(k)
			}
		}
	}
	return n
}

// holdings counts the planets and ships of a seat on the chart that is shown.
func (f *Face) holdings(seat rules.Seat) (planets, all int) {
	k := &f.film
	if !k.busy() || k.map_ == nil {
		return f.view.Houses[seat].Planets, ships(f.view, seat)
	}
	for i := range k.map_.Hexes {
		h := &k.map_.Hexes[i]
		for j := range h.Planets {
			if h.Planets[j].Owner == seat {
				planets++
			}
		}
	}
	return planets, shipsIn(k.map_.Hexes, seat)
}

// bonds are the Houses with which one is at war, and those with which it is allied: while something is acted out, as far as that has come.
func (f *Face) bonds(p rules.Seat) (wars, allies rules.Seats) {
	h := &f.view.Houses[p]
	wars, allies = h.Wars, h.Allies
	if k := &f.film; k.busy() && k.map_ != nil {
		wars = k.map_.Wars[p]
		allies &^= wars // a war ends an alliance (18.5)
	}
	return wars, allies
}

// fought says whether the viewer's House is at war with another when its orders are carried out: a war that it declares with them begins before
// slot 1 (18.1), and ends passage and alliance.
func (f *Face) fought(q rules.Seat) bool {
	if f.view.Seat < 0 {
		return false
	}
	wars, _ := f.bonds(f.view.Seat)
	return (wars | f.view.Own.Declared).Has(q)
}

// allied says whether both are allies then.
func (f *Face) allied(q rules.Seat) bool {
	return f.view.Seat >= 0 && f.view.Houses[f.view.Seat].Allies.Has(q) && !f.fought(q)
}

// purse is the viewer's treasury: while something is acted out, as far as that has come.
func (f *Face) purse() int {
	if k := &f.film; k.busy() && k.map_ != nil && k.map_.Treasury >= 0 {
		return k.map_.Treasury
	}
	return f.view.Own.Treasury
}

// hulls is how many ships a fleet has.
func hulls(k *game.FleetView) int {
	n := k.Frigates + k.Cruisers + len(k.Transports)
	for _, d := range k.Dreads {
		n += d
	}
	if k.Flagship > 0 {
		n++
	}
	return n
}
