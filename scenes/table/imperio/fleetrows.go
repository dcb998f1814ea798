package imperio

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/stage"
	"tyche/sprites/imperio/signs"
)

// orderRow is something of a detachment that can be raised and lowered: ships that go, Troops that are loaded, set down or landed. up
// and down are the orders after it; where there are none, the reasons say why.
type orderRow struct {
	sign             signs.Sign
	words, note      string
	brief            string // the words where they find no room: the thing alone, whose number must be read
	value            string // what stands between the steps where it is no number
	n                int
	up, down         []detachment
	leads            int // 1 or -1 for the step that leads nearer to what a coach asks for
	whyMore, whyLess string
	told             string // stands below the row
}

// orderRows makes the rows of the detachment shown.
func (f *Face) orderRows(k *table.Desk, h *game.HexView) {
	a := &f.aim
	a.rows = a.rows[:0]
	f.shipRows(k, h)
	f.ladingRows(k, h)
	a.ends = len(a.rows)
	if a.part < len(a.orders) { // without orders the fleet stays, and may land where it is
		if end := f.endOf(a.part); end != nil {
			f.endRows(k, h, end)
		}
	}
	for i := range a.rows {
		a.rows[i].leads = f.nearer(&a.rows[i])
	}
}

// shown is the detachment shown as the letter says it, and the whole letter to be changed; a fleet without orders begins one.
func (a *aim) shown() ([]detachment, *detachment) {
	list := cloneOrders(a.orders)
	if a.part < 0 || a.part >= len(list) {
		list = append(list, detachment{from: a.at.ID})
		return list, &list[len(list)-1]
	}
	return list, &list[a.part]
}

// tried is the orders after a change, or why it may not be made.
func (f *Face) tried(k *table.Desk, change func(d *detachment)) ([]detachment, string) {
	list, d := f.aim.shown()
	change(d)
	place := f.place4(k, game.ActionOperation)
	if f.aim.letter >= 0 {
		place = k.Letters()[f.aim.letter].Place
	}
	if bad := k.Refusal(f.aim.letter, place, writeOrders(list)...); bad != nil {
		return nil, f.voice.Say(bad.Why)
	}
	return list, ""
}

// shipRows are the ships of each kind that go.
func (f *Face) shipRows(k *table.Desk, h *game.HexView) {
	goes := f.detached(h)
	f.shipRow(k, game.UnitFrigate, goes.Frigates, 1, h.Fleet.Frigates)
	f.shipRow(k, game.UnitCruiser, goes.Cruisers, 1, h.Fleet.Cruisers)
	for hull := len(h.Fleet.Dreads) - 1; hull > 0; hull-- {
		f.shipRow(k, game.UnitDreadnought, goes.Dreads[hull], hull, h.Fleet.Dreads[hull])
	}
	if h.Fleet.Flagship > 0 {
		n := 0
		if goes.Flagship {
			n = 1
		}
		f.shipRow(k, game.UnitFlagship, n, h.Fleet.Flagship, 1)
	}
	for _, station := range [...]bool{false, true} {
		f.transportRows(k, h, goes.Carriers, station)
	}
}

// shipRow is the ships of a kind and hull.
func (f *Face) shipRow(k *table.Desk, unit, n, hull, all int) {
	if all == 0 {
		return
	}
	r := orderRow{sign: signs.Troops + signs.Sign(unit), words: f.name(game.UnitAt(unit).Ref), n: n, note: f.word("fleet.out-of", rules.N(all))}
	if whole := f.view.WholeDreadnought(f.view.Seat); unit == game.UnitDreadnought && hull < whole {
		r.words += ", " + f.word("fleet.hull", rules.N(hull), rules.N(whole))
	}
	stays := rules.Move{Verb: game.VerbStay, A: int16(unit), B: int16(hull)}
	f.leave(k, &r, []rules.Move{stays}, stays)
	f.aim.rows = append(f.aim.rows, r)
}

// transportRows are the Carriers, or Battle Stations, that go: those that carry the same in one row, the fullest first.
func (f *Face) transportRows(k *table.Desk, h *game.HexView, goes []rules.Ref, station bool) {
	groups := alike(h.Fleet.Transports, station)
	for _, group := range groups {
		f.transportRow(k, group, goes, len(groups) > 1)
	}
}

// alike sorts transports of a kind by what they carry, the fullest first.
func alike(list []game.TransportView, station bool) (groups [][]game.TransportView) {
	for _, t := range list {
		if t.Station != station {
			continue
		}
		i := slices.IndexFunc(groups, func(g []game.TransportView) bool { return g[0].Troops == t.Troops && g[0].Aircraft == t.Aircraft })
		if i < 0 {
			i, groups = len(groups), append(groups, nil)
		}
		groups[i] = append(groups[i], t)
	}
	slices.SortStableFunc(groups, func(a, b []game.TransportView) int {
		return b[0].Troops + b[0].Aircraft - a[0].Troops - a[0].Aircraft
	})
	return groups
}

// transportRow is the transports of a group that go; differ says whether there are others with another load.
func (f *Face) transportRow(k *table.Desk, group []game.TransportView, goes []rules.Ref, differ bool) {
	unit, n, hurt := game.UnitCarrier, 0, 0
	if group[0].Station {
		unit = game.UnitStation
	}
	var out, back []rules.Move
	_, d := f.aim.shown()
	for i := range group {
		t := &group[i]
		if t.Hull < game.UnitAt(unit).Hull {
			hurt++
		}
		switch {
		case slices.Contains(goes, t.Ref):
			n, out = n+1, []rules.Move{remains(t)}
		case slices.Contains(d.stay, remains(t)) && back == nil:
			back = []rules.Move{remains(t)}
		}
	}
	r := orderRow{sign: signs.Troops + signs.Sign(unit), words: f.name(game.UnitAt(unit).Ref), n: n, note: f.word("fleet.out-of", rules.N(len(group)))}
	if differ {
		r.words += ", " + f.loadWords(&group[0])
	}
	if hurt > 0 {
		r.words += ", " + f.word("fleet.hurt", rules.N(hurt), rules.N(len(group)))
	}
	f.leave(k, &r, out, back...)
	f.aim.rows = append(f.aim.rows, r)
}

// loadWords says what a transport of one's own carries.
func (f *Face) loadWords(t *game.TransportView) string {
	var parts []string
	if t.Troops > 0 {
		parts = append(parts, f.voice.Below("imperio.stage.", stage.UnitWords[game.UnitTroop], rules.N(t.Troops)))
	}
	if t.Aircraft > 0 {
		parts = append(parts, f.voice.Below("imperio.stage.", stage.UnitWords[game.UnitAircraft], rules.N(t.Aircraft)))
	}
	if len(parts) == 0 {
		return f.word("fleet.empty")
	}
	return strings.Join(parts, ", ")
}

func remains(t *game.TransportView) rules.Move {
	return rules.Move{Verb: game.VerbRemain, A: t.Ref.ID}
}

// leave lets a row leave ships behind, and take one of those along again that this detachment left. Cargo is loaded anew.
func (f *Face) leave(k *table.Desk, r *orderRow, out []rules.Move, back ...rules.Move) {
	r.whyLess, r.whyMore = f.word("fleet.none-goes"), f.word("fleet.all-go")
	if r.n > 0 && len(out) > 0 {
		r.down, r.whyLess = f.tried(k, func(d *detachment) {
			d.stay, d.load, d.end = append(d.stay, out...), nil, nil
		})
	}
	if _, d := f.aim.shown(); len(back) > 0 && slices.Contains(d.stay, back[0]) {
		r.up, r.whyMore = f.tried(k, func(d *detachment) {
			i := slices.Index(d.stay, back[0])
			d.stay, d.load, d.end = slices.Delete(d.stay, i, i+1), nil, nil
		})
	}
}

// holds are the transports of the detachment shown, with what is aboard before anything is ordered.
func (f *Face) holds(h *game.HexView) (list []hold) {
	goes := f.detached(h)
	for i := range h.Fleet.Transports {
		t := &h.Fleet.Transports[i]
		if slices.Contains(goes.Carriers, t.Ref) {
			list = append(list, hold{t.Ref, max(t.Troops, 0), max(t.Aircraft, 0)})
		}
	}
	if goes.Flagship && slices.Contains(f.view.Own.Upgrades[:], game.UpgradeBays) {
		ref := rules.Ref{Kind: game.KindTransport, ID: int16(game.FlagshipTransport) + int16(f.view.Seat)}
		list = append(list, hold{ref, h.Fleet.FlagTroops, h.Fleet.FlagPlanes})
	}
	return list
}

// endOf is the hex in which a detachment arrives, its own if it stays or has no orders; nil when the letter cannot be played.
func (f *Face) endOf(part int) *game.HexView {
	if part < 0 {
		return system(f.view, f.aim.at)
	}
	if part >= len(f.view.Own.Parts) {
		return nil
	}
	k := &f.view.Own.Parts[part]
	if n := len(k.Path); n > 0 {
		return system(f.view, k.Path[n-1])
	}
	return system(f.view, k.From)
}

// endRows are what the detachment does where it arrives: Troops landed on planets of others, with the odds; Troops and Aircraft set down
// on one's own; a bombardment.
func (f *Face) endRows(k *table.Desk, h, end *game.HexView) {
	_, d := f.aim.shown()
	moves := len(d.path) > 0
	for i := range end.Planets {
		p := &end.Planets[i]
		if p.Holder == f.view.Seat {
			f.setDown(k, h, d, p.Ref, moves)
			if moves {
				f.takeUp(k, h, d, p.Ref, p.Troops)
			}
			continue
		}
		f.landRow(k, d, end, i)
		f.bombardRow(k, h, p)
	}
	if aboard := afloat(f.holds(h), d); len(end.Planets) > 0 && moves && aboard.aircraft > 0 {
		f.setDown(k, h, d, rules.Ref{ID: anywhere}, moves)
	}
	if moves && end.Fleet.Owner == f.view.Seat {
		f.takeUp(k, h, d, rules.Ref{ID: anywhere}, end.Fleet.Based)
	}
}

// afloat is what is aboard after the loading.
func afloat(holds []hold, d *detachment) (sum hold) {
	for _, k := range holds {
		sum.troops += k.troops
		sum.aircraft += k.aircraft
	}
	sum.troops += total(d.load, game.VerbLoad, anywhere)
	sum.aircraft += total(d.load, game.VerbHangar, anywhere)
	return sum
}

// landRow lands Troops on a planet that is not one's own.
func (f *Face) landRow(k *table.Desk, d *detachment, end *game.HexView, i int) {
	p := &end.Planets[i]
	n := total(d.end, game.VerbLand, p.Ref.ID)
	most := f.spare(d) + n
	r := orderRow{sign: signs.Helmet, words: f.word("fleet.land", rules.R(p.Ref)), brief: f.name(p.Ref), n: n, note: f.word("fleet.out-of", rules.N(max(most, n)))}
	if odds, known := game.LandingOn(f.view, f.hexOf(end), i, n); n > 0 && known {
		r.note += " · " + f.word("percent", odds.Share())
	}
	land := func(n int) func(*detachment) {
		return func(d *detachment) {
			d.end = without(d.end, game.VerbLand, p.Ref.ID)
			for _, lot := range lots(n) {
				d.end = append(d.end, rules.Move{Verb: game.VerbLand, A: p.Ref.ID, B: lot})
			}
		}
	}
	if r.up, r.whyMore = f.tried(k, land(n+1)); n == 0 && r.up == nil && f.aim.part < 0 {
		return
	}
	if r.up != nil && !f.lands(r.up, p.Ref.ID, n+1) {
		r.up, r.whyMore = nil, f.word("fleet.no-more-aboard")
	}
	if r.whyLess = f.word("fleet.none-land"); n > 0 {
		r.down, r.whyLess = f.tried(k, land(n-1))
	}
	if most == 0 && n == 0 {
		if slices.ContainsFunc(f.aim.rows, func(o orderRow) bool { return o.told != "" }) {
			return // why none lands stands below the row of the planet before
		}
		if r.told = f.word("fleet.no-more-aboard"); total(d.load, game.VerbLoad, anywhere) > 0 {
			r.told = f.word("fleet.fresh")
		}
	}
	f.aim.rows = append(f.aim.rows, r)
}

// lands says whether so many Troops that may land are aboard: the rules take an amount as a wish.
func (f *Face) lands(list []detachment, planet int16, n int) bool {
	part := f.aim.part
	if part < 0 || part >= len(list) {
		part = len(list) - 1
	}
	end := list[part].end
	return total(end, game.VerbLand, anywhere)+total(end, game.VerbUnload, anywhere) <= f.ready(&list[part])
}

// spare are those of the Troops that may land which no order has yet, to land or to be left somewhere.
func (f *Face) spare(d *detachment) int {
	return max(f.ready(d)-total(d.end, game.VerbLand, anywhere)-total(d.end, game.VerbUnload, anywhere), 0)
}

// ready are the Troops aboard a detachment that may land: what the same letter loads may do so only if the fleet stays.
func (f *Face) ready(d *detachment) (n int) {
	for _, k := range f.holds(system(f.view, f.aim.at)) {
		n += k.troops
	}
	if len(d.path) == 0 {
		n += total(d.load, game.VerbLoad, anywhere)
	}
	return n
}

// bombardRow bombards a planet: yes or no, and with how many dice. A detachment bombards one planet: who wants to bombard two splits the
// fleet. Where there is nobody to hit there is no row.
func (f *Face) bombardRow(k *table.Desk, h *game.HexView, p *game.PlanetView) {
	m, ships := rules.Move{Verb: game.VerbBombard, A: p.Ref.ID}, f.detached(h)
	_, d := f.aim.shown()
	written := slices.Contains(d.end, m)
	r := orderRow{sign: signs.War, words: f.word("fleet.bombard", rules.R(p.Ref)), value: f.word("fleet.no"), note: f.word("fleet.dice", rules.N(f.view.BombardDice(&ships)))}
	if p.Troops == 0 && !written {
		return
	}
	other := slices.IndexFunc(d.end, func(o rules.Move) bool { return o.Verb == game.VerbBombard && o != m })
	r.whyLess = f.word("fleet.no-bombardment")
	switch {
	case written:
		r.n, r.value = 1, f.word("fleet.yes")
		r.whyMore = f.word("fleet.bombards")
		r.down, r.whyLess = f.tried(k, func(d *detachment) { d.end = without(d.end, game.VerbBombard, p.Ref.ID) })
	case other >= 0:
		r.whyMore = f.word("fleet.bombards-other", rules.R(rules.Ref{Kind: game.KindPlanet, ID: d.end[other].A}))
	default:
		r.up, r.whyMore = f.tried(k, func(d *detachment) { d.end = append([]rules.Move{m}, d.end...) })
		if r.up == nil {
			return // most fleets cannot
		}
	}
	f.aim.rows = append(f.aim.rows, r)
}

// setDown sets Troops down on a planet of one's own, or with anywhere Aircraft at their base.
func (f *Face) setDown(k *table.Desk, h *game.HexView, d *detachment, planet rules.Ref, moves bool) {
	n := total(d.end, game.VerbUnload, planet.ID)
	verb, most := game.VerbUnload, n+f.spare(d)
	r := orderRow{sign: signs.Helmet}
	if planet.ID == anywhere {
		n = total(d.end, game.VerbLaunch, anywhere)
		verb, most = game.VerbLaunch, afloat(f.holds(h), d).aircraft
		r.sign, r.words = signs.Aircraft, f.word("fleet.launch")
	} else {
		r.words, r.brief = f.word("fleet.unload", rules.R(planet)), f.name(planet)
	}
	if most == 0 && n == 0 || !moves && n == 0 && total(d.load, game.VerbLoad, anywhere) > 0 {
		return
	}
	r.n, r.note = n, f.word("fleet.out-of", rules.N(most))
	set := func(n int) func(*detachment) {
		return func(d *detachment) {
			d.end = without(d.end, verb, planet.ID)
			from := f.laden(h, d)
			if verb == game.VerbUnload {
				from = f.landable(h, d)
			}
			d.end = append(d.end, unstow(from, planet.ID, n)...)
		}
	}
	r.whyMore, r.whyLess = f.word("fleet.no-more-aboard"), f.word("fleet.none-down")
	if n < most {
		r.up, r.whyMore = f.tried(k, set(n+1))
	}
	if n > 0 {
		r.down, r.whyLess = f.tried(k, set(n-1))
	}
	f.aim.rows = append(f.aim.rows, r)
}

// landable are the transports of the detachment shown with the Troops that may still leave them: those that embark with the same letter
// may not in another system (12.3).
func (f *Face) landable(h *game.HexView, d *detachment) []hold {
	list := f.holds(h)
	if len(d.path) == 0 {
		list = f.laden(h, d)
	}
	for _, m := range d.end {
		for i := range list {
			if m.Verb == game.VerbUnload && m.B == list[i].ref.ID {
				list[i].troops -= min(int(m.C), list[i].troops)
			}
		}
	}
	return list
}

// emptied are the transports of the detachment shown after what is set down where it arrives: what is taken aboard there comes later (O6).
func (f *Face) emptied(h *game.HexView, d *detachment) []hold {
	list := f.laden(h, d)
	for _, m := range d.end {
		for i := range list {
			switch t := &list[i]; {
			case m.Verb == game.VerbUnload && m.B == t.ref.ID:
				t.troops -= min(int(m.C), t.troops)
			case m.Verb == game.VerbLaunch && m.A == t.ref.ID:
				t.aircraft -= min(int(m.B), t.aircraft)
			}
		}
	}
	return list
}

// laden are the transports of the detachment shown after the loading.
func (f *Face) laden(h *game.HexView, d *detachment) []hold {
	list := f.holds(h)
	for _, m := range d.load {
		for i := range list {
			switch {
			case m.Verb == game.VerbLoad && m.B == list[i].ref.ID:
				list[i].troops += int(m.C)
			case m.Verb == game.VerbHangar && m.A == list[i].ref.ID:
				list[i].aircraft += int(m.B)
			}
		}
	}
	return list
}

// takeUp takes Troops aboard after the move from a planet of one's own, or with anywhere Aircraft from their base: into one transport
// after the other what there is then and finds room. there is how many there are now.
func (f *Face) takeUp(k *table.Desk, h *game.HexView, d *detachment, planet rules.Ref, there int) {
	r := orderRow{sign: signs.Helmet, note: f.word("fleet.up-to"), whyMore: f.word("fleet.no-room"), whyLess: f.word("fleet.none-loaded")}
	verb, into := game.VerbBoard, func(m rules.Move) int16 { return m.B }
	order := func(t rules.Ref) rules.Move {
		return rules.Move{Verb: game.VerbBoard, A: planet.ID, B: t.ID, C: game.ManifestSize}
	}
	if planet.ID == anywhere {
		r.sign, r.words, verb, into = signs.Aircraft, f.word("fleet.hoist"), game.VerbHoist, func(m rules.Move) int16 { return m.A }
		order = func(t rules.Ref) rules.Move {
			return rules.Move{Verb: game.VerbHoist, A: t.ID, B: game.ManifestSize}
		}
	} else {
		r.words, r.brief = f.word("fleet.load", rules.R(planet)), f.name(planet)
	}
	taken := slices.DeleteFunc(slices.Clone(d.end), func(m rules.Move) bool { return m.Verb != verb || planet.ID != anywhere && m.A != planet.ID })
	var free []hold
	for _, t := range f.emptied(h, d) {
		switch {
		case slices.ContainsFunc(taken, func(m rules.Move) bool { return into(m) == t.ref.ID }):
			r.n += t.room()
		case t.room() > 0:
			free = append(free, t)
		}
	}
	if len(taken) == 0 && (there == 0 || len(free) == 0) {
		return
	}
	if len(free) > 0 {
		r.up, r.whyMore = f.tried(k, func(d *detachment) { d.end = append(d.end, order(free[0].ref)) })
	}
	if len(taken) > 0 {
		last := taken[len(taken)-1]
		r.down, r.whyLess = f.tried(k, func(d *detachment) {
			d.end = slices.DeleteFunc(d.end, func(m rules.Move) bool { return m == last })
		})
	}
	f.aim.rows = append(f.aim.rows, r)
}

// hexOf is the number of a hex in the view.
func (f *Face) hexOf(h *game.HexView) int {
	return slices.IndexFunc(f.view.Hexes, func(k game.HexView) bool { return k.Label == h.Label })
}
