package session

import "fmt"

// Sink keeps the bytes of one journal somewhere safe: a file, the storage of a browser, a test.
type Sink interface {
	// Append adds bytes and returns when they are safe.
	Append(p []byte) error
	// Replace puts p in the place of everything; after a crash there is either the old or the new whole.
	Replace(p []byte) error
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
// error the next Sync tries everything again.
func (w *Writer) Sync() error {
	if w.session.ReadOnly() {
		return &Problem{Fault: ReadOnly} // the sink may hold more than the session could read
	}
	journal := w.session.Journal()
	switch {
	case w.written < 0:
		if err := w.sink.Replace(journal); err != nil {
			return fmt.Errorf("session: write journal: %w", err)
		}
	case w.written < len(journal):
		if err := w.sink.Append(journal[w.written:]); err != nil {
			w.written = -1 // half a line may be there
			return fmt.Errorf("session: append to journal: %w", err)
		}
	}
	w.written = len(journal)
	return nil
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
