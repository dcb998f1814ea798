package show

import (
	"fmt"
	"strings"

	"tyche/rules"
	"tyche/rules/imperio"
)

// What a view of Imperio tells of the Houses, the Council and what the viewer alone knows.

// house tells what everybody knows of a House.
func (p imperioTeller) house(i int) string {
	k := p.d.Houses[i]
	line := "  " + p.Key("referee.imperio.seat", imperialSeat(rules.Seat(i)))
	if k.House >= 0 {
		line = "  " + p.Key("referee.imperio.house", imperialSeat(rules.Seat(i)), rules.R(rules.Ref{Kind: imperio.KindHouse, ID: int16(k.House)}))
	}
	if k.Home.Kind != 0 {
		line += ": " + p.Key("referee.imperio.realm", rules.N(k.Planets), rules.R(k.Home))
	}
	if k.Gone {
		line += "; " + p.Key("referee.imperio.gone")
	}
	for _, x := range []struct {
		key string
		set rules.Seats
	}{{"referee.imperio.war", k.Wars}, {"referee.imperio.allied", k.Allies}} {
		if x.set != 0 {
			line += "; " + p.Key(x.key) + " " + p.seats(x.set)
		}
	}
	if list := p.traits(k.Abilities, k.Upgrades); list != "" {
		line += "; " + list
	}
	if k.Broken > 0 {
		line += "; " + p.Key("referee.imperio.broken", rules.N(k.Broken))
	}
	return line
}

// traits names abilities and upgrades that are known.
func (p imperioTeller) traits(abilities, upgrades [2]int) string {
	var list []string
	for _, a := range abilities {
		if a >= 0 {
			list = append(list, p.of(imperio.KindAbility, a))
		}
	}
	for _, u := range upgrades {
		if u >= 0 {
			list = append(list, p.of(imperio.KindUpgrade, u))
		}
	}
	return strings.Join(list, ", ")
}

func (p imperioTeller) council() (lines []string) {
	for _, x := range []struct {
		key  string
		list []imperio.ProposalView
	}{{"referee.imperio.docket", p.d.Docket}, {"referee.imperio.laws", p.d.Laws}} {
		if len(x.list) == 0 {
			continue
		}
		var words []string
		for i, k := range x.list {
			word := fmt.Sprintf("%d %s", i+1, p.NameOf(k.Entry))
			if k.Bound >= 0 {
				word += " (" + p.of(imperio.KindSeat, int(k.Bound)) + ")"
			}
			word += " [" + string(k.Rule) + "]"
			if x.key == "referee.imperio.docket" {
				word += p.vote(i)
			}
			words = append(words, word)
		}
		lines = append(lines, p.Key(x.key)+" "+strings.Join(words, "; "))
	}
	return lines
}

// own tells what the viewer alone knows.
func (p imperioTeller) own() []string {
	o := p.d.Own
	lines := []string{
		p.Key("referee.imperio.stock", rules.N(o.Treasury), rules.N(o.Reserved), rules.N(o.Income)) + "; " +
			p.Key("referee.imperio.influence", rules.N(o.Influence), rules.N(o.Spent), rules.N(o.Forecast)),
	}
	if list := p.traits(o.Abilities, o.Upgrades); list != "" {
		lines = append(lines, p.Key("referee.imperio.traits")+" "+list)
	}
	lines = p.listed(lines, "referee.imperio.techs", p.technologies(o.Techs))
	for q := range p.d.Players {
		if rules.Seat(q) != p.d.Seat {
			lines = p.listed(lines, "referee.imperio.verified", p.technologies(o.Verified[q]), imperialSeat(rules.Seat(q)))
			lines = p.listed(lines, "referee.imperio.reported", p.technologies(o.Reported[q]), imperialSeat(rules.Seat(q)))
		}
	}
	lines = p.listed(lines, "referee.imperio.lets-pass", p.seats(o.Granted|o.Granting))
	lines = p.listed(lines, "referee.imperio.may-pass", p.seats(o.Received))
	lines = p.listed(lines, "referee.imperio.sold", p.passages(o.Sold))
	lines = p.listed(lines, "referee.imperio.bought", p.passages(o.Bought))
	lines = p.listed(lines, "referee.imperio.intrigues", p.intrigues())
	lines = append(lines, p.report()...)
	lines = append(lines, p.results()...)
	for i, k := range o.Slots {
		if k.Kind > 0 {
			lines = append(lines, p.Key("referee.imperio.slot", rules.N(i+1))+" "+p.deed(k))
		}
	}
	lines = p.listed(lines, "referee.imperio.declares", p.declarations())
	for i, k := range o.Parts {
		lines = append(lines, "    "+p.detachment(k))
		for _, t := range o.Tasks {
			if t.Part == i {
				lines = append(lines, "      "+p.task(t))
			}
		}
	}
	for _, k := range o.Offers {
		lines = append(lines, p.offer(k))
	}
	return lines
}

// listed appends a line with a list, if there is any.
func (p imperioTeller) listed(lines []string, key, list string, args ...rules.Arg) []string {
	if list == "" {
		return lines
	}
	return append(lines, p.Key(key, args...)+" "+list)
}

func (p imperioTeller) technologies(set uint32) string {
	var list []string
	for t := range 32 {
		if set>>t&1 != 0 {
			list = append(list, p.of(imperio.KindTech, t))
		}
	}
	return strings.Join(list, ", ")
}

// report tells all that Espionage and Open Ledgers have found out.
func (p imperioTeller) report() (list []string) {
	for _, r := range p.d.Own.Reports {
		list = append(list, p.reportOn(r))
	}
	return list
}

func (p imperioTeller) reportOn(r imperio.ReportView) string {
	line := p.Key("referee.imperio.report", imperialSeat(r.Target), rules.N(r.Turn), rules.N(r.Treasury), rules.N(r.Influence)) + "; " + p.traits(r.Abilities, [2]int{-1, -1})
	var order []string
	for _, a := range r.Slots {
		if a > 0 {
			order = append(order, p.of(imperio.KindAction, a))
		}
	}
	if len(order) > 0 {
		line += "; " + strings.Join(order, ", ")
	}
	return line
}

// results tell what became of last turn's actions.
func (p imperioTeller) results() (list []string) {
	for _, k := range p.d.Own.Results {
		line := p.Key("referee.imperio.result", rules.N(k.Slot+1)) + " " + p.deed(k.SlotView) + ": " + p.Key(resultKeys[k.Outcome])
		if k.Why.Kind != 0 {
			line += " (" + p.NameOf(k.Why) + ")"
		}
		if k.Back > 0 {
			line += ", " + p.Key("referee.imperio.back", rules.N(k.Back))
		}
		list = append(list, line)
	}
	return list
}

var resultKeys = map[int]string{
	imperio.ResultDone: "referee.imperio.done", imperio.ResultFailed: "referee.imperio.failed", imperio.ResultCancelled: "referee.imperio.cancelled",
	imperio.ResultUndone: "referee.imperio.undone",
}

// bans tell what the Council forbids this turn.
func (p imperioTeller) bans() string {
	var list []string
	d := p.d
	if d.Truce {
		list = append(list, p.Key("referee.imperio.truce"))
	}
	if d.Quarantined >= 0 {
		list = append(list, p.Key("referee.imperio.quarantined", imperialSeat(d.Quarantined)))
	}
	if d.Moored >= 0 {
		list = append(list, p.Key("referee.imperio.moored", imperialSeat(d.Moored)))
	}
	if d.Banned > 0 {
		list = append(list, p.Key("referee.imperio.banned", rules.R(rules.Ref{Kind: imperio.KindAction, ID: int16(d.Banned)})))
	}
	for _, k := range d.Pacts {
		list = append(list, p.Key("referee.imperio.pact", imperialSeat(k.A), imperialSeat(k.B), rules.N(k.Until)))
	}
	return strings.Join(list, "; ")
}

// passages tell until when passage is sold or bought.
func (p imperioTeller) passages(turns [6]int) string {
	var list []string
	for q, n := range turns {
		if n > 0 {
			list = append(list, p.Key("referee.imperio.until", imperialSeat(rules.Seat(q)), rules.N(n)))
		}
	}
	return strings.Join(list, ", ")
}

// intrigues tell what the viewer plots or fears beyond its orders.
func (p imperioTeller) intrigues() string {
	var list []string
	o := p.d.Own
	if k := o.Chaos; k.Target >= 0 {
		list = append(list, p.Key("referee.imperio.chaos", imperialSeat(k.Target), rules.R(rules.Ref{Kind: imperio.KindAction, ID: int16(k.Kind)})))
	}
	if o.Prefers >= 0 {
		list = append(list, p.Key("referee.imperio.prefers", imperialSeat(o.Prefers)))
	}
	if o.OnWatch {
		list = append(list, p.Key("referee.imperio.on-watch"))
	}
	return strings.Join(list, "; ")
}

// world returns the planet of a number of the view's plans: three for each space.
func (p imperioTeller) world(n int) string {
	if n/3 < len(p.d.Hexes) {
		if h := p.d.Hexes[n/3]; n%3 < len(h.Planets) {
			return p.NameOf(h.Planets[n%3].Ref)
		}
	}
	return "-"
}

// vote tells how the viewer votes on a proposal.
func (p imperioTeller) vote(i int) string {
	option, n := p.d.Own.Votes[i][0], p.d.Own.Votes[i][1]
	switch {
	case n == 0:
		return ""
	case option >= imperio.VoteElects:
		return ", " + p.Key("referee.imperio.vote-elect", rules.N(n), imperialSeat(rules.Seat(option-imperio.VoteElects)))
	case option == imperio.VoteFor:
		return ", " + p.Key("referee.imperio.vote-for", rules.N(n))
	}
	return ", " + p.Key("referee.imperio.vote-against", rules.N(n))
}

// declarations lists what the viewer declares this turn, in the words of the answers.
func (p imperioTeller) declarations() string {
	var list []string
	o := p.d.Own
	for q := range rules.Seat(p.d.Players) {
		for _, x := range [...]struct {
			set rules.Seats
			key string
		}{{o.Declared, "imperio.move.war"}, {o.Offered, "imperio.move.peace"}, {o.Leaving, "imperio.move.leave-ally"}} {
			if x.set.Has(q) {
				list = append(list, p.Key(x.key, imperialSeat(q)))
			}
		}
	}
	for _, r := range o.Abandoning {
		list = append(list, p.Key("imperio.move.abandon", rules.R(r)))
	}
	for _, r := range o.Blockading {
		list = append(list, p.Key("imperio.move.blockade", rules.R(r)))
	}
	return strings.Join(list, "; ")
}
