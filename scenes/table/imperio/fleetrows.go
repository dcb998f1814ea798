package imperio

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
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
	told             string   // stands below the row
	answers          []string // ... and before it what answers a landing
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

// shipRows are the ships of each kind that go, in the order of the plate of their fleet.
func (f *Face) shipRows(k *table.Desk, h *game.HexView) {
	goes := f.detached(h)
	for _, sign := range chart.Heaviest {
		switch sign {
		case signs.Station:
			f.transportRows(k, h, goes.Carriers, true)
		case signs.Flagship:
			f.flagshipRow(k, h, goes.Flagship)
		case signs.Dreadnought:
			for hull := len(h.Fleet.Dreads) - 1; hull > 0; hull-- {
				f.shipRow(k, game.UnitDreadnought, goes.Dreads[hull], hull, h.Fleet.Dreads[hull])
			}
		case signs.Cruiser:
			f.shipRow(k, game.UnitCruiser, goes.Cruisers, 1, h.Fleet.Cruisers)
		case signs.Frigate:
			f.shipRow(k, game.UnitFrigate, goes.Frigates, 1, h.Fleet.Frigates)
		case signs.Carrier:
			f.transportRows(k, h, goes.Carriers, false)
		}
	}
}

// flagshipRow is the Flagship of a fleet that has one.
func (f *Face) flagshipRow(k *table.Desk, h *game.HexView, goes bool) {
	if h.Fleet.Flagship == 0 {
		return
	}
	n := 0
	if goes {
		n = 1
	}
	f.shipRow(k, game.UnitFlagship, n, h.Fleet.Flagship, 1)
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

// leave lets a row leave ships behind, and take one of those along again that this detachment left.
func (f *Face) leave(k *table.Desk, r *orderRow, out []rules.Move, back ...rules.Move) {
	r.whyLess, r.whyMore = f.word("fleet.none-goes"), f.word("fleet.all-go")
	if r.n > 0 && len(out) > 0 {
		r.down, r.whyLess = f.leaving(k, func(d *detachment) { d.stay = append(d.stay, out...) })
	}
	if _, d := f.aim.shown(); len(back) > 0 && slices.Contains(d.stay, back[0]) {
		r.up, r.whyMore = f.leaving(k, func(d *detachment) {
			i := slices.Index(d.stay, back[0])
			d.stay = slices.Delete(d.stay, i, i+1)
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
