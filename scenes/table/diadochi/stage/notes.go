package stage

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
)

// hearNote takes in what follows the dice, and says whether the event does.
func (b *Battle) hearNote(e *rules.Event) bool {
	if b.Scene != Land && !b.fought() {
		return false
	}
	n, ok := b.note(e)
	if ok {
		n.Event, n.early = *e, b.Scene == Land && !b.mustered()
		b.Notes = append(b.Notes, n)
	}
	return ok
}

// note is the line of an event; the rule is the one of the scene.
func (b *Battle) note(e *rules.Event) (Note, bool) {
	i := b.side(e.Seat)
	switch e.Verb {
	case game.EvLeaderCheck:
		return b.leaderNote(e), i >= 0 && b.fought()
	case game.EvAttrition:
		if i < 0 || !b.fought() {
			return Note{}, false
		}
		return b.attritionNote(e), true
	case game.EvLost:
		if i < 0 || e.To != b.At || !b.fought() {
			return Note{}, false
		}
		b.Sides[i].Lost[e.Who.ID] += int(e.N)
		return Note{Part: Losses, Rule: b.lossRule(i), Text: rules.Say("diadochi.stage.note.lost", rules.R(seatRef(e.Seat)), rules.N(int(e.N)), rules.R(e.Who))}, true
	case game.EvDesert:
		return b.desertNote(e)
	case game.EvDispersed:
		return b.dispersedNote(e, i)
	case game.EvRetreats:
		return b.retreatNote(e, i)
	case game.EvFleetDispersed:
		if b.Scene == Naval && i >= 0 && b.Ended {
			return Note{Part: Scatter, Rule: "8.25", Text: rules.Say("diadochi.stage.note.fleet", rules.R(e.Who))}, true
		}
	}
	return b.endNote(e, i)
}

// endNote is the line of what closes a battle: prizes, glory, the landing, the fall of a city.
func (b *Battle) endNote(e *rules.Event, i int) (Note, bool) {
	switch e.Verb {
	case game.EvCaptured:
		if e.To == b.At && i >= 0 {
			return Note{Part: Flight, Rule: pick[rules.Rule](b.Scene == Siege, "9.27", "7.27"), Text: captures(e)}, true
		}
	case game.EvArmyBeaten:
		if b.Scene == Land && b.Ended && e.To == b.At {
			return Note{Part: Flight, Rule: "10.9", Text: rules.Say("diadochi.stage.note.beaten", rules.R(e.Who))}, true
		}
	case game.EvPopularity:
		if b.Scene == Land && b.Ended && i >= 0 && e.Seat == b.Winner && e.Who == b.Sides[i].Leader {
			return Note{Part: Flight, Rule: "7.28", Text: rules.Say("diadochi.stage.note.glory", rules.R(e.Who), rules.N(int(e.N)))}, true
		}
	case game.EvCityFalls:
		if b.Scene == Siege && e.To == b.At {
			b.Fallen = true
			return Note{Part: Gate, Rule: "9.26", Text: rules.Say("diadochi.stage.note.falls", rules.R(e.To))}, true
		}
	case game.EvControl:
		if b.Fallen && e.To == b.At && i == 0 {
			return Note{Part: Flight, Rule: "9.28", Text: rules.Say("diadochi.stage.note.control", rules.R(seatRef(e.Seat)), rules.R(e.To))}, true
		}
	case game.EvDisembarks:
		if b.Scene == Naval && i == 0 {
			return Note{Part: Convoy, Rule: "8.11", Text: rules.Say("diadochi.stage.note.landed", rules.R(e.To))}, true
		}
	case game.EvMoved:
		if b.Scene == Naval && i == 0 && e.M == 1 {
			return Note{Part: Convoy, Rule: pick[rules.Rule](b.Won() == 0, "8.25", "8.24"), Text: rules.Say("diadochi.stage.note.sails-on", rules.R(e.To))}, true
		}
	}
	return Note{}, false
}

func (b *Battle) leaderNote(e *rules.Event) Note {
	key := pick(e.N == 1, "diadochi.stage.note.dies", "diadochi.stage.note.lives")
	return Note{Part: Losses, Rule: pick[rules.Rule](b.Scene == Siege, "9.27", "7.18"), Text: rules.Say(key, rules.R(e.Who), rules.N(int(e.Dice[0]+e.Dice[1])), rules.N(int(e.M)))}
}

func (b *Battle) attritionNote(e *rules.Event) Note {
	rule := rules.Rule("7.19")
	switch {
	case b.Scene == Siege:
		rule = "9.27"
	case b.Scene == Naval:
		rule = "8.26"
	case b.Winner == rules.Nobody:
		rule = "7.21"
	case e.Seat == game.Independents:
		rule = "7.20"
	}
	key := pick(e.M == 1, "diadochi.stage.note.attrition.elephant", "diadochi.stage.note.attrition")
	return Note{Part: Losses, Rule: rule, Text: rules.Say(key, rules.R(seatRef(e.Seat)), rules.N(int(e.Dice[0])), rules.N(int(e.N)))}
}

// lossRule is the rule by which side i loses CUs.
func (b *Battle) lossRule(i int) rules.Rule {
	switch {
	case b.Scene == Siege:
		return pick[rules.Rule](i == 0, "9.12", "9.27")
	case b.Scene == Naval:
		return "7.33"
	case b.Won() == i:
		return "7.20"
	}
	return "7.33"
}

// desertNote is the line of CUs that go over.
func (b *Battle) desertNote(e *rules.Event) (Note, bool) {
	from := b.side(rules.Seat(e.From.ID))
	if e.From.Kind != game.KindSeat || from < 0 || e.To != b.At {
		return Note{}, false
	}
	royal := int(e.Who.ID) == game.RoyalArmy
	rule := rules.Rule("7.24")
	switch {
	case b.Scene == Siege:
		rule = pick[rules.Rule](royal, "9.15", "9.27")
	case !b.mustered(): // a Surprise
		rule = "3.30"
	case !b.Ended:
		rule = "7.7"
	case royal:
		rule = "7.23"
	}
	return Note{Part: Desertion, Rule: rule, Text: rules.Say("diadochi.stage.note.desert", rules.N(int(e.N)), rules.R(e.Who), rules.R(seatRef(e.Seat)))}, true
}

func (b *Battle) dispersedNote(e *rules.Event, i int) (Note, bool) {
	if i < 0 || e.To != b.At {
		return Note{}, false
	}
	b.Sides[i].Dispersed = true
	rule := rules.Rule("7.25")
	switch {
	case b.Scene == Siege:
		rule = "9.27"
	case !b.Ended:
		rule = "7.7"
	}
	key := "diadochi.stage.note.dispersed"
	switch {
	case e.Who.Kind != game.KindGeneral:
	case e.Who.ID < game.Majors:
		key += pick(e.N > 0, ".led", ".alone")
	default: // back to the hand (1.39)
		key += pick(e.N > 0, ".minor", ".minor.alone")
	}
	return Note{Part: Flight, Rule: rule, Text: rules.Say(key, rules.R(seatRef(e.Seat)), rules.N(int(e.N)), rules.R(e.Who))}, true
}

// retreatNote is the line of a drawn battle's attacker who goes back, or of a convoy that must.
func (b *Battle) retreatNote(e *rules.Event, i int) (Note, bool) {
	if e.M == 1 || e.From != b.At || !b.Ended || i < 0 && e.Who.Kind != game.KindArmy {
		return Note{}, false
	}
	n := Note{Part: Flight, Rule: "7.22", Text: rules.Say("diadochi.stage.note.retreats", rules.R(e.Who), rules.R(e.To))}
	if b.Scene == Naval {
		n.Part, n.Rule = Convoy, "8.26"
	}
	b.Sides[max(i, 0)].TurnedBack = true
	return n, true
}

var unitKeys = [game.NumUnits]string{
	game.Mercenary: "diadochi.stage.unit.mercenary", game.Loyal: "diadochi.stage.unit.loyal", game.Elephant: "diadochi.stage.unit.elephant",
	game.RoyalArmy: "diadochi.stage.unit.royal", game.SilverShields: "diadochi.stage.unit.silver",
}

func seatRef(p rules.Seat) rules.Ref { return rules.Ref{Kind: game.KindSeat, ID: int16(p)} }

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

// captures says who takes whom, or the Cart.
func captures(e *rules.Event) rules.Text {
	if e.Who.Kind == game.KindCart {
		return rules.Say("diadochi.stage.note.captured.cart", rules.R(seatRef(e.Seat)))
	}
	return rules.Say("diadochi.stage.note.captured", rules.R(seatRef(e.Seat)), rules.R(e.Who))
}
