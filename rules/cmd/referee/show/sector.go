package show

import (
	"fmt"
	"strings"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/sector"
)

// Sector tells in words what a seat sees: the round and the event deck, what every player has, every planet with its
// areas, orders and routes, the order and the battle under way, and the viewer's cards.
func Sector(v *lexicon.Voice, view rules.View) []string {
	d := view.(sector.View)
	lines := []string{
		v.Key("referee.sector.time", rules.N(d.Round), rules.K(fmt.Sprintf("referee.sector.phase.%d", d.Phase)), sectorSeat(int(d.First))),
		v.Key("referee.sector.deck", rules.N(d.Deck[0]), rules.N(d.Deck[1]), rules.N(d.Deck[2]), rules.N(d.Beacons)),
	}
	for i := range d.Seats {
		lines = append(lines, sectorPlayer(v, d, i)...)
	}
	for i, p := range d.Planets {
		if p.InPlay {
			lines = append(lines, sectorPlanet(v, d, i)...)
		}
	}
	lines = append(lines, sectorOrder(v, d)...)
	lines = append(lines, sectorBattle(v, d)...)
	return append(lines, sectorLists(v, "", []sectorList{
		{"hand", d.Hand}, {"orders", d.Orders}, {"events", d.Events}, {"put-away", d.PutAway}, {"shown", d.Shown}, {"played", d.PlayedEvents},
	})...)
}

// sectorList is a list of things with the word it is told under.
type sectorList struct {
	key  string
	refs []rules.Ref
}

// sectorLists tells the lists that are not empty.
func sectorLists(v *lexicon.Voice, indent string, lists []sectorList) (lines []string) {
	for _, l := range lists {
		if len(l.refs) > 0 {
			lines = append(lines, indent+v.Key("referee.sector."+l.key)+" "+namesOf(v, l.refs))
		}
	}
	return lines
}

// OwnOfSector tells how a seat stands; nothing before it has a faction.
func OwnOfSector(v *lexicon.Voice, view rules.View, seat rules.Seat) []string {
	return sectorPlayer(v, view.(sector.View), int(seat))
}

// sectorPlayer tells everything that a player has beside the map.
func sectorPlayer(v *lexicon.Voice, d sector.View, i int) []string {
	p := d.Seats[i]
	if p.Faction.Kind == 0 {
		return nil
	}
	head := v.Key("referee.sector.seat", sectorSeat(i), rules.R(p.Faction), rules.N(p.Points), rules.N(p.Income))
	if p.Out {
		return []string{head + ", " + v.Key("referee.sector.out")}
	}
	seat := rules.Seat(i)
	on := 0
	for _, r := range d.Held(seat) {
		if r.Kind == sector.KindResource && int(r.ID) < len(d.Areas) {
			on += d.Areas[r.ID].Workers
		}
	}
	lines := []string{
		head + ", " + v.Key("referee.sector.means", rules.N(p.Pool), rules.N(p.Minerals), rules.N(p.Gas), rules.N(p.Hand)),
		"    " + v.Key("referee.sector.workers", rules.N(p.Mine), rules.N(p.Well), rules.N(on), rules.N(p.Away)),
		"    " + v.Key("referee.sector.cards", rules.N(p.Hand), rules.N(p.HandLimit), rules.N(p.Pile), rules.N(len(p.Discard))) +
			"; " + v.Key("referee.sector.tokens", rules.N(p.Cargo), rules.N(p.Study), rules.N(p.TokensLeft)),
		"    " + v.Key("referee.sector.drawn", rules.N(p.Drawn[0]), rules.N(p.Drawn[1]), rules.N(p.Drawn[2]), rules.N(p.Events)),
		"    " + v.Key("referee.sector.pieces", rules.N(p.Bases), rules.N(p.Transports), rules.N(p.BuildLimit), rules.W(sectorSupply(v, p))),
	}
	var modules []rules.Ref
	for m, n := range p.Modules {
		for range n {
			modules = append(modules, rules.Ref{Kind: sector.KindModule, ID: int16(m)})
		}
	}
	lines = append(lines, sectorLists(v, "    ", []sectorList{{"buildings", append(p.Buildings, modules...)}, {"techs", p.Techs}, {"discard", p.Discard}})...)
	special := strings.TrimPrefix(sector.Game.Name(p.Faction), "sector.name.faction.")
	return append(lines, "    "+v.Key("referee.sector.special", rules.N(p.Objective), rules.N(p.Goal), rules.K("sector.special."+special)))
}

// sectorSupply lists the figures that a player still has.
func sectorSupply(v *lexicon.Voice, p sector.SeatView) string {
	return unitsOf(v, p.People, &p.Supply)
}

// unitsOf lists units of a people by number and name.
func unitsOf(v *lexicon.Voice, people int, list *[sector.UnitsOfPeople]uint8) string {
	var words []string
	for u, k := range list {
		if k > 0 {
			words = append(words, fmt.Sprintf("%d %s", k, v.NameOf(rules.Ref{Kind: sector.KindUnit, ID: int16(people*sector.UnitsOfPeople + u)})))
		}
	}
	return strings.Join(words, ", ")
}

// sectorOrder tells the order under way and what was paid ahead in it.
func sectorOrder(v *lexicon.Voice, d sector.View) []string {
	if !d.Order.On {
		return nil
	}
	return []string{v.Key("referee.sector.order", sectorSeat(int(d.Order.Seat)), rules.R(d.Order.Order), rules.R(d.Order.Planet)) +
		", " + v.Key("referee.sector.credit", rules.N(d.Order.Minerals), rules.N(d.Order.Gas), rules.N(d.Order.Bought), rules.N(d.Order.MayBuy))}
}

// sectorBattle tells a battle, skirmish by skirmish.
func sectorBattle(v *lexicon.Voice, d sector.View) (lines []string) {
	b := &d.Battle
	if !b.On {
		return nil
	}
	lines = append(lines, v.Key("referee.sector.battle", rules.R(b.Area), sectorSeat(int(b.Seats[0])), sectorSeat(int(b.Seats[1]))))
	for side, p := range b.Seats {
		if list := unitsOf(v, d.Seats[p].People, &b.Ready[side]); list != "" {
			lines = append(lines, "    "+v.NameOf(sectorSeat(int(p)).Ref)+": "+list)
		}
	}
	for n := range b.Slots {
		lines = append(lines, fmt.Sprintf("    %d.", n+1))
		for side, p := range b.Seats {
			slot := &b.Slots[n]
			if slot.Front[side].Kind == 0 {
				continue
			}
			line := "       " + v.NameOf(sectorSeat(int(p)).Ref) + ": " + v.NameOf(slot.Front[side])
			if list := unitsOf(v, d.Seats[p].People, &slot.Supports[side]); list != "" {
				line += " + " + list
			}
			for _, c := range [...]rules.Ref{slot.Strike[side], slot.Ploy[side]} {
				if c.Kind != 0 {
					line += " + " + v.NameOf(c)
				}
			}
			if slot.Health[side] > 0 {
				line += " " + v.Key("referee.sector.strength", rules.N(slot.Attack[side]), rules.N(slot.Health[side]))
			}
			lines = append(lines, line)
		}
	}
	return lines
}

func sectorSeat(i int) rules.Arg { return rules.R(rules.Ref{Kind: sector.KindSeat, ID: int16(i)}) }

func namesOf(v *lexicon.Voice, refs []rules.Ref) string {
	var words []string
	for _, r := range refs {
		words = append(words, v.NameOf(r))
	}
	return strings.Join(words, ", ")
}

// sectorPlanet lists a planet: its orders from the top, and who is where.
func sectorPlanet(v *lexicon.Voice, d sector.View, i int) []string {
	head := "  " + v.NameOf(rules.Ref{Kind: sector.KindPlanet, ID: int16(i)})
	for n := len(d.Planets[i].Stack) - 1; n >= 0; n-- {
		t := d.Planets[i].Stack[n]
		head += fmt.Sprintf(" [%d", t.Owner+1)
		if t.Order.Kind != 0 {
			head += " " + v.NameOf(t.Order)
		}
		head += "]"
	}
	for _, r := range d.Routes {
		end := r.B
		if int(r.B.ID) == i {
			end = r.A
		}
		if int(r.A.ID) != i && int(r.B.ID) != i {
			continue
		}
		arrow := "→"
		if r.Long {
			arrow = "⇢"
		}
		head += " " + arrow + v.NameOf(end)
		if len(r.Transports) > 0 {
			head += fmt.Sprintf(" %v", oneBased(r.Transports))
		}
	}
	lines := []string{head}
	for _, r := range d.Planets[i].Areas {
		lines = append(lines, "    "+sectorArea(v, d, r))
	}
	return lines
}

func oneBased(seats []rules.Seat) (list []int) {
	for _, s := range seats {
		list = append(list, int(s)+1)
	}
	return list
}

func sectorArea(v *lexicon.Voice, d sector.View, r rules.Ref) string {
	a := d.Areas[r.ID]
	keys := [...]string{"referee.sector.mineral", "referee.sector.gas", "referee.sector.conquest"}
	n := a.Yield
	if a.Kind == 2 {
		n = a.Points
	}
	line := v.NameOf(r) + " (" + v.Key(keys[a.Kind], rules.N(n), rules.N(a.Limit)) + ")"
	if a.Card >= 0 {
		line += " " + v.Key("referee.sector.card", sectorSeat(int(a.Card)), rules.N(a.Workers))
	}
	for _, mark := range []struct {
		on  bool
		key string
	}{{a.Vein, "vein"}, {a.Strained, "strained"}, {a.Exhausted, "exhausted"}} {
		if mark.on {
			line += " " + v.Key("referee.sector."+mark.key)
		}
	}
	if a.Base >= 0 {
		line += " " + v.Key("referee.sector.base", sectorSeat(int(a.Base)))
	}
	if a.Owner < 0 {
		return line
	}
	return line + ", " + v.NameOf(sectorSeat(int(a.Owner)).Ref) + ": " + unitsOf(v, d.Seats[a.Owner].People, &a.Units)
}

// OddsOfSector gives the odds of the battle that an answer leads to, from the side of the viewer.
func OddsOfSector(v *lexicon.Voice, view rules.View, m rules.Move) string {
	d := view.(sector.View)
	o, ok := sector.OddsOf(&d, m)
	if !ok {
		return ""
	}
	mine, wins := 0, o.Told()
	if o.Seats[1] == d.Seat {
		mine, wins = 1, wins.Not()
	}
	lost := func(side int) rules.Arg {
		return rules.W(v.Key("referee.decimal", rules.N(o.ToldLost(side)/100), rules.W(fmt.Sprintf("%02d", o.ToldLost(side)%100))))
	}
	won := rules.W(v.Say(wins.Worded("referee.sector.won")))
	return " (" + v.Key("referee.sector.odds", won, lost(mine), lost(1-mine)) + ")"
}
