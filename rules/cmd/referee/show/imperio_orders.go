package show

import (
	"strings"

	"tyche/rules"
	"tyche/rules/imperio"
)

// What a view of Imperio tells of the orders of its viewer.

// deed words an order.
func (p imperioTeller) deed(k imperio.SlotView) string {
	line := p.of(imperio.KindAction, k.Kind)
	switch k.Kind {
	case imperio.ActionConstruction:
		line += ": " + p.of(imperio.KindWork, k.B) + ", " + p.world(k.A)
	case imperio.ActionProduction:
		var list []string
		for u, n := range k.Units {
			if n > 0 {
				list = append(list, p.amount(n, u))
			}
		}
		line += ": " + strings.Join(list, ", ") + ", " + p.world(k.A)
	case imperio.ActionResearch:
		line += ": " + p.of(imperio.KindTech, k.A)
	case imperio.ActionSubterfuge:
		line += ": " + p.plot(k)
	}
	if k.Price > 0 {
		line += " (" + p.Key("referee.imperio.price", rules.N(k.Price)) + ")"
	}
	return line
}

// plot words a Subterfuge action: what, against whom or where, and who is blamed.
func (p imperioTeller) plot(k imperio.SlotView) string {
	line := p.of(imperio.KindPlot, k.A)
	switch k.A {
	case imperio.PlotSabotage:
		line += ", " + p.of(imperio.KindWork, k.C) + ", " + p.world(k.B)
	case imperio.PlotDrain:
		line += ", " + p.of(imperio.KindSeat, k.B) + ", " + p.of(imperio.KindTech, k.C)
	case imperio.PlotChaos:
		line += ", " + p.of(imperio.KindSeat, k.B) + ", " + p.of(imperio.KindAction, k.C)
	case imperio.PlotSedition:
		line += ", " + p.world(k.C)
	case imperio.PlotEspionage:
		line += ", " + p.of(imperio.KindSeat, k.B)
	}
	if k.Blame >= 0 {
		line += ", " + p.Key("referee.imperio.blames", imperialSeat(k.Blame))
	}
	return line
}

// detachment words a detachment order: its way and its ships.
func (p imperioTeller) detachment(k imperio.PartView) string {
	line := p.NameOf(k.From)
	for _, h := range k.Path {
		line += " → " + p.NameOf(h)
	}
	f := imperio.FleetView{Frigates: k.Frigates, Cruisers: k.Cruisers, Dreads: k.Dreads}
	var parts []string
	if k.Flagship {
		parts = append(parts, p.of(imperio.KindUnit, imperio.UnitFlagship))
	}
	if list := p.ships(f); list != "" {
		parts = append(parts, list)
	}
	for _, r := range k.Carriers {
		parts = append(parts, p.NameOf(r))
	}
	return line + ": " + strings.Join(parts, ", ") + "; " + p.Key(stanceKeys[k.Stance])
}

// Keys of the captions that tell what a detachment does, and how a fleet fights.
var (
	stanceKeys   = [...]string{"imperio.move.stance.engage-enemies", "imperio.move.stance.engage-all", "imperio.move.stance.avoid"}
	taskKeys     = [...]string{"load", "hangar", "transfer", "convoy", "land", "bombard", "unload", "launch", "board", "hoist", "transfer", "convoy"} // by their kind
	doctrineKeys = [...]string{"", "imperio.move.doctrine.save-transports", "imperio.move.doctrine.save-line", "imperio.move.doctrine.save-flagship"}
	retreatKeys  = [...]string{"", "imperio.move.retreat-rule.never", "imperio.move.retreat-rule.cautious", "imperio.move.retreat-rule.at-once"}
	withdrawKeys = [...]string{"", "imperio.move.withdraw-rule.always", "imperio.move.withdraw-rule.never"}
)

// task words what a detachment does before or after it moves. Transports have numbers here, as in the list of fleets.
func (p imperioTeller) task(t imperio.TaskView) string {
	args := []rules.Arg{rules.R(t.Transport), rules.N(t.N)}
	switch {
	case taskKeys[t.Kind] == "transfer" || taskKeys[t.Kind] == "convoy":
		args[1] = rules.R(t.To)
	case t.Kind == imperio.TaskLand || t.Kind == imperio.TaskBombard:
		return p.Key("imperio.move."+taskKeys[t.Kind], rules.R(t.Planet), rules.N(t.N))
	case t.Planet.Kind != 0:
		args = []rules.Arg{rules.R(t.Planet), rules.R(t.Transport), rules.N(t.N)}
	}
	return p.Key("referee.imperio.task."+taskKeys[t.Kind], args...)
}

// battleOrders lists the standing orders of a fleet that are not the customary ones.
func (p imperioTeller) battleOrders(h imperio.HexView) (list []string) {
	for _, key := range [...]string{doctrineKeys[h.Fleet.Doctrine], retreatKeys[h.Fleet.Retreat], withdrawKeys[h.Fleet.Withdrawal]} {
		if key != "" {
			list = append(list, "    "+p.Key(key, rules.R(h.System)))
		}
	}
	return list
}
