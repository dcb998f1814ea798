package table

import "tyche/rules"

// Questions that standing orders can answer, such as which ships take the hits of a battle, may be left to them for a turn. What stands
// for them is kept behind the kinds of reactions.

// customs describes the questions that standing orders answer in this game; false where there are none, or a coach leads.
func (m *Match) customs() (rules.Custom, bool) {
	g, has := m.Session.Game().(rules.Customs)
	if !has || m.coach != nil {
		return rules.Custom{}, false
	}
	return g.Customs(m.Chair().View())
}

// customWords are the two things that can be said of them, for they are asked only where there is a choice.
var customWords = [...]worded{{WhenItMatters, "stop.always"}, {NotThisTurn, "stop.never"}}

// customOrder is what a seat has said about them.
func (m *Match) customOrder(seat rules.Seat) *StandingOrder {
	kinds := 0
	if g, has := m.Session.Game().(rules.Reactions); has {
		kinds = len(g.ReactionKinds())
	}
	return &m.stops[seat].Kinds[min(kinds, mostKinds-1)]
}

// leaves is the answer of the standing orders to what a seat is asked, if the seat leaves such questions to them this turn.
func (m *Match) leaves(seat rules.Seat) (move rules.Move, does bool) {
	k, has := m.customs()
	if !has || seat < 0 || *m.customOrder(seat) != (StandingOrder{NotThisTurn, k.Turn}) {
		return move, false
	}
	return m.Session.Chair(seat).Customary()
}
