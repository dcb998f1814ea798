package imperio

import "tyche/rules"

// refuse makes a refusal, for package variables.
func refuse(rule rules.Rule, key string) *rules.Illegal {
	return &rules.Illegal{Rule: rule, Why: rules.Text{Key: key}}
}

// Refusals that any question may give.
var (
	gameOver        = refuse("21.1", "imperio.why.game-over")
	notYourDecision = refuse("8.6", "imperio.why.not-asked")
	notAnAnswer     = refuse("8.6", "imperio.why.no-answer")
)
