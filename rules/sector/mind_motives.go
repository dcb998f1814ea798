package sector

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// aboutMover are the purposes that speak to whoever makes the move; those who ask about it are told the other sentence.
var aboutMover = map[string]string{
	"sector.hint.base-guarded":       "sector.hint.base-guarded.other", // its odds reckon with the hand
	"sector.hint.base-guarded.under": "sector.hint.base-guarded.other",
	"sector.hint.base-guarded.over":  "sector.hint.base-guarded.other",
	"sector.hint.idle":               "sector.hint.idle.other",
	"sector.hint.withdraw-joins":     "sector.hint.withdraw-joins.other",
	"sector.hint.withdraw-base":      "sector.hint.withdraw-base.other",
	"sector.hint.build":              "sector.hint.build.other",
	"sector.hint.build-little":       "sector.hint.build-little.other",
	"sector.hint.research-little":    "sector.hint.research-little.other",
	"sector.hint.attack":             "sector.hint.attack.other",
	"sector.hint.attack.points":      "sector.hint.attack.points.other",
	"sector.hint.attack.base":        "sector.hint.attack.base.other",
	"sector.hint.attack.own-base":    "sector.hint.attack.own-base.other",
	"sector.hint.may-occupy":         "sector.hint.may-occupy.other",
	"sector.hint.raze":               "sector.hint.raze.other",
	"sector.hint.foothold":           "sector.hint.foothold.other",
	"sector.hint.ship-joins":         "sector.hint.ship-joins.other",
	"sector.hint.building":           "sector.hint.building.other",
	"sector.hint.bulwark":            "sector.hint.bulwark.other",
	"sector.hint.join-away":          "sector.hint.join-away.other",
	"sector.hint.join-points":        "sector.hint.join-points.other",
	"sector.hint.join":               "sector.hint.join.other",
	"sector.hint.shift-own":          "sector.hint.shift-own.other",
}

// untold are those that compare cards which only the mover knows, or reckon with his hand.
var untold = [...]string{"sector.hint.event", "sector.hint.keep", "sector.hint.keep-cards", "sector.hint.keep-cards.over",
	"sector.hint.cards-kill", "sector.hint.cards-spare", "sector.hint.cards-over", "sector.hint.cards-lost", "sector.hint.discard", "sector.hint.lapse", "sector.hint.enough-build", "sector.hint.enough-build.lying", "sector.hint.enough-moves", "sector.hint.enough-tech", "sector.hint.enough-tech.none", "sector.hint.enough-units", "sector.hint.unpayable",
	"sector.hint.battle", "sector.hint.battle.under", "sector.hint.battle.over",
	"sector.hint.battle-with", "sector.hint.battle-with.over",
	"sector.hint.battle.lined-up", "sector.hint.battle.laid", "sector.hint.battle.cards",
	"sector.hint.hold.lined-up", "sector.hint.hold.laid", "sector.hint.hold.cards",
	"sector.hint.hold.under", "sector.hint.hold.over"}

// Motives says what a move of the seat that is asked leads to, for others (rules/bot). What an answer does is the same in any style.
func (Mind) Motives(st rules.State, seat rules.Seat, m rules.Move, _ mind.Style) []rules.Text {
	s := st.(*state)
	if s.depth == 0 || m.Verb == executeVerb { // the order lay face down
		return nil
	}
	return mind.ToOthers(s.purpose(seat, m), untold[:], aboutMover)
}
