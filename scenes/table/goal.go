package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
)

// Goal is one way to win a game: a sign, a sentence and the rule that has it whole.
type Goal struct {
	Sign ui.Sign
	Text rules.Text
	Rule rules.Rule
}
