package diadochi

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// aboutMover are the purposes that speak to whoever makes the move; those who ask about it are told the other sentence.
var aboutMover = map[string]string{
	"diadochi.hint.untried.disgrace": "diadochi.hint.untried.disgrace.other",
	"diadochi.hint.let-sail":         "diadochi.hint.let-sail.other",
	"diadochi.hint.sea-fight":        "diadochi.hint.sea-fight.other",
	"diadochi.hint.take":             "diadochi.hint.take.other",
	"diadochi.hint.stay":             "diadochi.hint.stay.other",
	"diadochi.hint.bury":             "diadochi.hint.bury.other",
	"diadochi.hint.cart":             "diadochi.hint.cart.other",
	"diadochi.hint.drop":             "diadochi.hint.drop.other",
	"diadochi.hint.province.points":  "diadochi.hint.province.points.other",
	"diadochi.hint.province":         "diadochi.hint.province.other",
	"diadochi.hint.nearly":           "diadochi.hint.nearly.other",
	"diadochi.hint.between":          "diadochi.hint.between.other",
	"diadochi.hint.met":              "diadochi.hint.met.other",
	"diadochi.hint.recruit":          "diadochi.hint.recruit.other",
	"diadochi.hint.fleet":            "diadochi.hint.fleet.other",
}

// untold are those that compare cards which only the mover knows.
var untold = [...]string{"diadochi.hint.event", "diadochi.hint.event.bonus", "diadochi.hint.surprise"}

// Motives says what a move of the seat that is asked leads to, for others (rules/bot).
func (m Mind) Motives(st rules.State, seat rules.Seat, move rules.Move, style mind.Style) []rules.Text {
	s := st.(*state)
	if s.depth == 0 || move.Verb == opsVerb { // what points are worth hangs on the cards that others may hold
		return nil
	}
	temper := cast[m.character].veteran
	switch style {
	case mind.Simple:
		temper = cast[m.character].simple
	case mind.Exact:
		temper = m.strategos(s.players)
	}
	return mind.ToOthers(judge{s, temper}.purpose(seat, move), untold[:], aboutMover)
}
