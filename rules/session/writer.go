package session

import (
	"bytes"
	"errors"
	"fmt"
)

// Sink keeps the bytes of one journal somewhere safe: a file, the storage of a browser, a test.
type Sink interface {
	// Append adds p behind what was written before and returns when it is safe. It writes nothing and returns an error
	// of Fits when something else is kept.
	Append(before, p []byte) error
	// Replace puts p in the place of everything; after a crash there is either the old or the new whole.
	Replace(p []byte) error
}

// Mover is a Sink that can go on under another name.
type Mover interface {
	Sink
	Move() error
}

// The errors of Fits.
var (
	ErrBehind = errors.New("session: what is kept is only a beginning")
	ErrOther  = errors.New("session: what is kept is something else")
)

// Fits compares what is kept with what was written before: the file may have been deleted, emptied, shortened or put
// back from a copy behind the program's back (ErrBehind: writing the whole anew loses nothing), or somebody else may
// have written (ErrOther).
func Fits(kept, before []byte) error {
	switch {
	case bytes.Equal(kept, before):
		return nil
	case bytes.HasPrefix(before, kept):
		return ErrBehind
	}
	return ErrOther
}

// Writer carries the journal of a session into a sink, line by line.
type Writer struct {
	session *Session
	sink    Sink
	written int // bytes of the journal; -1 before the first Replace
}

// NewWriter makes a Writer; nothing is written before the first Sync.
func NewWriter(s *Session, sink Sink) *Writer { return &Writer{s, sink, -1} }

// Sync writes what the session has done since the last Sync. Call it after each Play, Undo and Redo. After an
// error the next Sync tries everything again, except that a *Problem with the Fault Restored or Moved says that all is
// safe, though not as it was left.
func (w *Writer) Sync() error {
	if w.session.ReadOnly() {
		return &Problem{Fault: ReadOnly} // the sink may hold more than the session could read
	}
	journal := w.session.Journal()
	notice := Fault(0)
	switch {
	case w.written < 0:
		if err := w.sink.Replace(journal); err != nil {
			return fmt.Errorf("session: write journal: %w", err)
		}
	case w.written < len(journal):
		var err error
		if notice, err = w.append(journal); err != nil {
			w.written = -1 // half a line may be there
			return err
		}
	}
	w.written = len(journal)
	if notice != 0 {
		return &Problem{Fault: notice}
	}
	return nil
}

// append adds the new lines, or writes the whole anew where the old ones are not there any more.
func (w *Writer) append(journal []byte) (notice Fault, err error) {
	err = w.sink.Append(journal[:w.written], journal[w.written:])
	mover, moves := w.sink.(Mover)
	switch {
	case errors.Is(err, ErrBehind):
		notice, err = Restored, w.sink.Replace(journal)
	case errors.Is(err, ErrOther) && moves:
		if err = mover.Move(); err == nil {
			notice, err = Moved, w.sink.Replace(journal)
		}
	}
	if err != nil {
		return 0, fmt.Errorf("session: append to journal: %w", err)
	}
	return notice, nil
}

// Compact puts a journal without the moves taken back in the place of the old one.
func (w *Writer) Compact() error {
	s := w.session
	if s.ReadOnly() {
		return &Problem{Fault: ReadOnly}
	}
	compact := s.Compact()
	if err := w.sink.Replace(compact); err != nil {
		return fmt.Errorf("session: compact journal: %w", err)
	}
	s.journal = compact
	w.written = len(compact)
	return nil
}
