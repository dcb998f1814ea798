package session

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tyche/rules"
)

// Writings are words that players give things of their own: the name of a House, a motto, a ship, a speech. They lie beside the
// journal, are bounded and without anything that is not to be read, and no rule ever looks at them.
type Writings struct {
	most map[string]int
	list []Writing
}

// Writing is what a seat has written of a kind about a thing (nothing, if the kind is about the seat itself).
type Writing struct {
	Seat  rules.Seat
	Kind  string
	About rules.Ref
	Text  string
}

// Bounds of all writings of a game.
const (
	MaxWritings      = 400
	mostWritingsText = 256 << 10 // bytes
)

// NewWritings returns none yet; most tells the kinds, and how many letters a text of each may have.
func NewWritings(most map[string]int) *Writings { return &Writings{most: most} }

// Most returns how many letters a text of a kind may have; 0 is a kind that is not written.
func (w *Writings) Most(kind string) int { return w.most[kind] }

// List returns all writings, in the order in which they were first written. It belongs to the writings.
func (w *Writings) List() []Writing { return w.list }

// Find returns what a seat has written, or "".
func (w *Writings) Find(seat rules.Seat, kind string, about rules.Ref) string {
	if i := w.index(seat, kind, about); i >= 0 {
		return w.list[i].Text
	}
	return ""
}

func (w *Writings) index(seat rules.Seat, kind string, about rules.Ref) int {
	return slices.IndexFunc(w.list, func(k Writing) bool { return k.Seat == seat && k.Kind == kind && k.About == about })
}

// Set writes a text, in place of an earlier one; an empty text takes it back. Spaces at the ends and in a row are dropped. It refuses
// kinds that are not told, texts that are too long, and characters that are not shown as themselves.
func (w *Writings) Set(seat rules.Seat, kind string, about rules.Ref, text string) error {
	text = strings.Join(strings.Fields(text), " ")
	most, known := w.most[kind]
	switch n := utf8.RuneCountInString(text); {
	case !known:
		return fmt.Errorf("session: nothing of kind %q is written", kind)
	case seat < 0 || seat > 5:
		return fmt.Errorf("session: seat %d writes nothing", seat+1)
	case n > most:
		return fmt.Errorf("session: %d letters, at most %d", n, most)
	case !readable(text):
		return fmt.Errorf("session: %q cannot be shown", text)
	}
	i := w.index(seat, kind, about)
	switch {
	case i >= 0 && text == "":
		w.list = slices.Delete(w.list, i, i+1)
	case i >= 0:
		w.list[i].Text = text
	case text == "":
	case len(w.list) >= MaxWritings:
		return fmt.Errorf("session: more than %d writings", MaxWritings)
	default:
		w.list = append(w.list, Writing{seat, kind, about, text})
	}
	return nil
}

// readable says whether a text is proper UTF-8 of characters that stand for themselves: no controls, nothing that turns the
// direction of what follows.
func readable(text string) bool {
	for _, r := range text {
		if r == utf8.RuneError || r != ' ' && !unicode.IsPrint(r) {
			return false
		}
	}
	return true
}

// Text writes a line for each: seat, kind, what it is about, and the words in quotation marks.
func (w *Writings) Text() string {
	var b strings.Builder
	for _, k := range w.list {
		fmt.Fprintf(&b, "%d %s %d.%d %s\n", k.Seat+1, k.Kind, k.About.Kind, k.About.ID, strconv.Quote(k.Text))
	}
	return b.String()
}

// Read takes over what Text wrote; on an error nothing is changed.
func (w *Writings) Read(text string) error {
	if len(text) > mostWritingsText {
		return fmt.Errorf("session: writings of %d bytes", len(text))
	}
	fresh := NewWritings(w.most)
	for line := range strings.Lines(text) {
		var seat int
		var kind string
		var about rules.Ref
		head, quoted, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ` "`)
		if n, err := fmt.Sscanf(head, "%d %s %d.%d", &seat, &kind, &about.Kind, &about.ID); n != 4 || err != nil {
			return fmt.Errorf("session: no writing: %.40q", line)
		}
		words, err := strconv.Unquote(`"` + quoted)
		if err != nil {
			return fmt.Errorf("session: no writing: %.40q", line)
		}
		if err := fresh.Set(rules.Seat(seat-1), kind, about, words); err != nil {
			return err
		}
	}
	w.list = fresh.list
	return nil
}
