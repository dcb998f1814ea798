package diadochi

import (
	"slices"

	"tyche/rules"
	"tyche/rules/mind"
)

// aboutMover are the purposes that speak to whoever makes the move; those who ask about it are told the other sentence.
var aboutMover = map[string]string{
	"diadochi.hint.take":     "diadochi.hint.take.other",
	"diadochi.hint.bury":     "diadochi.hint.bury.other",
	"diadochi.hint.cart":     "diadochi.hint.cart.other",
	"diadochi.hint.drop":     "diadochi.hint.drop.other",
	"diadochi.hint.control":  "diadochi.hint.control.other",
	"diadochi.hint.province": "diadochi.hint.province.other",
	"diadochi.hint.nearly":   "diadochi.hint.nearly.other",
	"diadochi.hint.recruit":  "diadochi.hint.recruit.other",
	"diadochi.hint.fleet":    "diadochi.hint.fleet.other",
}

// untold are those that compare cards which only the mover knows.
var untold = [...]string{"diadochi.hint.event", "diadochi.hint.surprise"}

// Motives says what a move of the seat that is asked leads to, for others (rules/bot).
func (Mind) Motives(st rules.State, seat rules.Seat, m rules.Move, style mind.Style) (list []rules.Text) {
	s := st.(*state)
	if s.depth == 0 || m.Verb == opsVerb { // what points are worth hangs on the cards that others may hold
		return nil
	}
	temper := veteran
	switch style {
	case mind.Simple:
		temper = simple
	case mind.Exact:
		temper = strategos(s.players)
	}
	for _, t := range (judge{s, temper}).purpose(seat, m) {
		if slices.Contains(untold[:], t.Key) {
			continue
		}
		if other := aboutMover[t.Key]; other != "" {
			t.Key = other
		}
		list = append(list, t)
	}
	return list
}
