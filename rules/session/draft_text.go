package session

import (
	"fmt"
	"slices"
	"strings"

	"tyche/rules"
)

// A draft is kept beside the journal as words, so that it outlives the program:
//
//	draft imperio 5 seat 2 entries 143
//	letter 3: act construction; build fosca port
//
// It belongs to the moment at which the journal had so many entries, and to what comes of it while none but others answer.

// mostDraftText is the length of the longest draft that is read, in bytes.
const mostDraftText = 256 << 10

// Text writes the draft for a session that stands where it was last renewed.
func (d *Draft) Text(s *Session) string {
	var b strings.Builder
	b.WriteString(d.head(s.Len()) + "\n")
	for i := range d.list {
		l := &d.list[i]
		fmt.Fprintf(&b, "letter %d:", l.Place)
		for k, m := range l.Moves {
			if k > 0 {
				b.WriteByte(';')
			}
			b.WriteString(" " + d.game.Format(m))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// head is the first line of a draft of the moment at which the journal has so many entries.
func (d *Draft) head(entries int) string {
	info := d.game.Info()
	return fmt.Sprintf("draft %s %d seat %d entries %d", info.ID, info.Version, d.seat+1, entries)
}

// belongs says whether a first line is that of a draft of this seat, written when it answered last or later.
func (d *Draft) belongs(head string, s *Session) bool {
	var entries int
	_, number, _ := strings.Cut(head, " entries ")
	if n, err := fmt.Sscanf(number, "%d", &entries); n != 1 || err != nil || entries < 0 || entries > s.Len() || head != d.head(entries) {
		return false
	}
	return !slices.ContainsFunc(s.entries[entries:], func(e Entry) bool { return e.Seat == d.seat })
}

// ReadDraft reads what Text wrote. It refuses what is of another game, seat or moment, what is no move, and what is too long;
// moves that may not be given any more are kept, and told as refused.
func ReadDraft(s *Session, seat rules.Seat, text string) (*Draft, error) {
	if len(text) > mostDraftText {
		return nil, fmt.Errorf("session: a draft of %d bytes", len(text))
	}
	d, ok := NewDraft(s, seat)
	if !ok {
		return nil, fmt.Errorf("session: seat %d gives no orders", seat+1)
	}
	head, rest, _ := strings.Cut(text, "\n")
	if !d.belongs(head, s) {
		return nil, fmt.Errorf("session: not %q but %q", d.head(s.Len()), head)
	}
	for line := range strings.Lines(rest) {
		l, err := d.readLetter(strings.TrimSuffix(line, "\n"))
		if err != nil {
			return nil, err
		}
		if len(d.list) == MaxLetters {
			return nil, fmt.Errorf("session: more than %d letters", MaxLetters)
		}
		d.list = append(d.list, l)
	}
	d.try()
	return d, nil
}

// readLetter reads a line of a draft.
func (d *Draft) readLetter(line string) (l Letter, err error) {
	head, words, colon := strings.Cut(line, ":")
	if n, err := fmt.Sscanf(head, "letter %d", &l.Place); n != 1 || err != nil || !colon || head != fmt.Sprintf("letter %d", l.Place) {
		return l, fmt.Errorf("session: no letter of a draft: %.40q", line)
	}
	if strings.TrimSpace(words) == "" {
		return l, nil
	}
	for word := range strings.SplitSeq(words, ";") {
		m, err := d.game.Parse(strings.TrimSpace(word))
		if err != nil {
			return l, fmt.Errorf("session: draft: %w", err)
		}
		if l.Moves = append(l.Moves, m); len(l.Moves) > MaxAnswers {
			return l, fmt.Errorf("session: a letter of more than %d answers", MaxAnswers)
		}
	}
	return l, nil
}
