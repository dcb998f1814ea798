package table

import (
	"tyche/rules"
	"tyche/rules/session"
	"tyche/sprites/canvas"
)

// Exits lead from the table to other scenes; the program sets them. Those of a lesson may lack Export, Share and Replay.
type Exits struct {
	Rulebook func(rule rules.Rule)        // opens the rulebook at a rule, or at its beginning for ""
	Gist     func(rule rules.Rule) string // the first sentence of a rule; nil where there is no rulebook
	Settings func()
	Result   func(m *Match) // the game is over
	Taken    func()         // another window has taken the game over; the table is left
	Leave    func()         // back to the title; the game is saved
	Keys     func()         // the list of keys
	Export   func(m *Match) // the journal as a file
	Share    func(m *Match) // the game as a link
	Replay   func(m *Match)
	Luck     func(m *Match)                                        // what the dice gave and owed
	Report   func(m *Match)                                        // a file for those who mend the program
	Picture  func(part canvas.Rect)                                // of the window, or of this part of it: the map
	Watch    func(m *Match, p Passage)                             // plays again what happened; nil where nothing can be
	Hint     func(m *Match, c session.Chair) Advice                // what a strong player would do in a chair; nil when there is none
	Why      func(m *Match, entry int, e rules.Event) []rules.Text // of what a computer did, as the viewer may know it; nil where nothing is told
}

// Hint is advice: a move and why.
type Hint struct {
	Move    rules.Move
	Reasons []rules.Text
	label   rules.Text // of the move
	shown   float64    // for so many seconds
	heard   bool       // its words are no longer shown; the answer stays lit
}
