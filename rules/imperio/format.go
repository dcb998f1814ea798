package imperio

import (
	"tyche/rules"
	"tyche/rules/notation"
)

// book writes moves and events in words.
var book = notation.New("imperio", verbs[:], eventNames[:], kindWords[:], kindCounts[:], plainID)

// wellFormed says whether the verb exists and the operands of m are within their tables.
func wellFormed(m rules.Move) bool { return book.WellFormed(m) }

// Format writes a move as words: "go arvelo".
func (game) Format(m rules.Move) string { return book.Format(m) }

// Parse reads what Format wrote.
func (game) Parse(s string) (rules.Move, error) { return book.Parse(s) }

// FormatEvent names an event in one line.
func (game) FormatEvent(e rules.Event) string { return book.FormatEvent(e) }
