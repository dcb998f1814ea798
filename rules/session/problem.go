package session

import (
	"fmt"

	"tyche/rules"
)

// Fault says what is wrong with a journal, a link or a move.
type Fault uint8

// The faults. The comments say whether there is still a session.
const (
	Empty           Fault = iota + 1 // nothing there; no session
	Foreign                          // not a journal of ours; no session
	NewerFormat                      // written in a later form of journals; no session
	UnknownGame                      // a game that this program does not have; no session
	DamagedHead                      // the header cannot be read; no session
	OtherRules                       // other version of the rules: a replay that cannot go on
	BrokenLine                       // a line cannot be read: a replay up to it
	IllegalEntry                     // a move against the rules: a replay up to it
	WrongHash                        // the position is not the one that was saved: a replay up to it
	Truncated                        // the last line is cut off: the session goes on without it
	DamagedLink                      // a link that is cut or changed; no session
	ReadOnly                         // the session is a replay
	IllegalMove                      // the move is against the rules
	NotUndoable                      // the move cannot be taken back
	NoRedo                           // nothing was taken back
	NoBinary                         // the game has no binary positions
	DamagedPosition                  // a binary position that is cut or changed
	RulesFailed                      // the program failed inside the rules; nothing was played
	NamesCut                         // names were too long: the session goes on with their beginnings
	LongLink                         // a link with more moves than any game has; no session
	Restored                         // the kept journal was gone or older and was written anew
	Moved                            // somebody else wrote in its place; it goes on under another name
)

var faultKeys = [...]string{
	Empty: "kit.fault.empty", Foreign: "kit.fault.foreign", NewerFormat: "kit.fault.newer-format",
	UnknownGame: "kit.fault.unknown-game", DamagedHead: "kit.fault.damaged-head", OtherRules: "kit.fault.other-rules",
	BrokenLine: "kit.fault.broken-line", IllegalEntry: "kit.fault.illegal-entry", WrongHash: "kit.fault.wrong-hash",
	Truncated: "kit.fault.truncated", DamagedLink: "kit.fault.damaged-link", ReadOnly: "kit.fault.read-only",
	IllegalMove: "kit.fault.illegal-move", NotUndoable: "kit.fault.not-undoable", NoRedo: "kit.fault.no-redo",
	NoBinary: "kit.fault.no-binary", DamagedPosition: "kit.fault.damaged-position", RulesFailed: "kit.fault.rules-failed",
	NamesCut: "kit.fault.names-cut", LongLink: "kit.fault.long-link", Restored: "kit.fault.restored", Moved: "kit.fault.moved",
}

// Problem is an error that can be shown to people in their language.
type Problem struct {
	Fault   Fault
	Line    int            // of the journal, from 1; 0 when no line is to blame
	Why     rules.Text     // a further reason, such as why a move is refused; may be empty
	Illegal *rules.Illegal // for IllegalMove
	Err     error          // the technical cause, if any
}

// Text is the sentence for people; its argument is the line.
func (p *Problem) Text() rules.Text { return rules.Say(faultKeys[p.Fault], rules.N(p.Line)) }

// Safe says that nothing is lost: it is a notice.
func (p *Problem) Safe() bool { return p.Fault == Restored || p.Fault == Moved }

// Error is for logs.
func (p *Problem) Error() string {
	s := "session: " + faultKeys[p.Fault]
	if p.Line > 0 {
		s = fmt.Sprintf("%s (line %d)", s, p.Line)
	}
	if p.Why.Key != "" {
		s += ": " + p.Why.Key
	}
	if p.Err != nil {
		s += ": " + p.Err.Error()
	}
	return s
}

// Unwrap returns the technical cause.
func (p *Problem) Unwrap() error { return p.Err }
