package session

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Note is what somebody wrote about a moment of the game: a teacher's remark, a question, a joke. It is kept in
// the journal and goes with it.
type Note struct {
	Entry int // the number of moves played when it was written
	Text  string
}

// Notes lists the notes about the game as it stands, in its order.
func (s *Session) Notes() []Note { return s.notes }

// Annotate writes a note about the present moment. A replay cannot be annotated.
func (s *Session) Annotate(text string) error {
	if s.replay {
		return &Problem{Fault: ReadOnly}
	}
	s.notes = append(s.notes, Note{len(s.entries), text})
	s.journal = appendNote(s.journal, text)
	return nil
}

func appendNote(dst []byte, text string) []byte { return fmt.Appendf(dst, "note %q\n", text) }

// readNote reads the quoted text of a note line.
func (s *Session) readNote(quoted string) *Problem {
	text, err := strconv.Unquote(strings.TrimSpace(quoted))
	if err != nil {
		return &Problem{Fault: BrokenLine, Err: fmt.Errorf("note %s", quoted)}
	}
	s.notes = append(s.notes, Note{len(s.entries), text})
	return nil
}

// forgetNotes drops the notes about moves that are taken back.
func (s *Session) forgetNotes() {
	s.notes = slices.DeleteFunc(s.notes, func(n Note) bool { return n.Entry > len(s.entries) })
}
