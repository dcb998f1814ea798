package session

import (
	"fmt"
	"strings"

	"tyche/rules"
)

// A draft is kept beside the journal as words, so that it outlives the program:
//
//	draft imperio 5 seat 2 entries 143
//	letter 3: act construction; build fosca port
//
// It belongs to the moment at which the journal had so many entries.

// mostDraftText is the length of the longest draft that is read, in bytes.
const mostDraftText = 256 << 10

// Text writes the draft for a session that stands where it was last renewed.
func (d *Draft) Text(s *Session) string {
	var b strings.Builder
	info := d.game.Info()
	fmt.Fprintf(&b, "draft %s %d seat %d entries %d\n", info.ID, info.Version, d.seat+1, s.Len())
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
	if want, _, _ := strings.Cut(d.Text(s), "\n"); head != want {
		return nil, fmt.Errorf("session: not %q but %q", want, head)
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
