// Package notation writes the moves and events of a game in words and reads moves back, from the game's own tables: a
// word and the kinds of operands for each verb, and a word for each kind of thing. It knows the contract and no game.
package notation

import (
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// Operands that name no thing; every other operand is the kind of the Refs that it names.
const (
	None   uint8 = 0
	Number uint8 = 255
)

// Row is a verb: its word, and what its operands are.
type Row struct {
	Word     string
	Operands [3]uint8
}

// Book is the notation of one game. It never changes.
type Book struct {
	game   string
	verbs  []Row // by verb; verb 0 is none
	events []string
	kinds  []string // words of the kinds of Refs
	counts []int    // how many things of each kind there are
	id     func(rules.Ref) string
	limits [256][3]uint32 // of each verb's operands: values from 0 up to, but not including
}

// New makes the notation of a game: verbs and events by number, words and counts by kind of Ref, and id, which names a
// thing by one word.
func New(game string, verbs []Row, events, kinds []string, counts []int, id func(rules.Ref) string) *Book {
	b := &Book{game: game, verbs: verbs, events: events, kinds: kinds, counts: counts, id: id}
	for v := 1; v < len(verbs); v++ {
		for i, o := range verbs[v].Operands {
			switch o {
			case None:
				b.limits[v][i] = 1
			case Number:
				b.limits[v][i] = 1 << 16
			default:
				b.limits[v][i] = uint32(counts[o])
			}
		}
	}
	return b
}

// WellFormed says whether the verb exists and the operands of m are within their tables.
func (b *Book) WellFormed(m rules.Move) bool {
	row := &b.limits[m.Verb]
	return uint32(uint16(m.A)) < row[0] && uint32(uint16(m.B)) < row[1] && uint32(uint16(m.C)) < row[2]
}

// Format writes a move as words: "siege rhodos". A verb that does not exist is written as nothing.
func (b *Book) Format(m rules.Move) string {
	if int(m.Verb) >= len(b.verbs) {
		return ""
	}
	row := &b.verbs[m.Verb]
	words := row.Word
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := row.Operands[i]; o {
		case None:
		case Number:
			words += " " + strconv.Itoa(int(n))
		default:
			words += " " + b.id(rules.Ref{Kind: o, ID: n})
		}
	}
	return words
}

// Parse reads what Format wrote.
func (b *Book) Parse(s string) (rules.Move, error) {
	words := strings.Fields(s)
	if len(words) == 0 {
		return rules.Move{}, fmt.Errorf("%s: no move", b.game)
	}
	for v := 1; v < len(b.verbs); v++ {
		if b.verbs[v].Word == words[0] {
			return b.parseOperands(uint8(v), words)
		}
	}
	return rules.Move{}, fmt.Errorf("%s: no move is called %q", b.game, words[0])
}

func (b *Book) parseOperands(v uint8, words []string) (rules.Move, error) {
	m := rules.Move{Verb: v}
	used := 1
	for i, into := range [...]*int16{&m.A, &m.B, &m.C} {
		o := b.verbs[v].Operands[i]
		if o == None {
			continue
		}
		if used == len(words) {
			return rules.Move{}, fmt.Errorf("%s: %q needs more words", b.game, words[0])
		}
		n, err := b.parseOperand(o, words[used])
		if err != nil {
			return rules.Move{}, err
		}
		*into = n
		used++
	}
	if used != len(words) {
		return rules.Move{}, fmt.Errorf("%s: %q has too many words", b.game, strings.Join(words, " "))
	}
	return m, nil
}

func (b *Book) parseOperand(o uint8, word string) (int16, error) {
	if o == Number {
		n, err := strconv.ParseInt(word, 10, 16)
		if err != nil {
			return 0, fmt.Errorf("%s: %q is no number", b.game, word)
		}
		return int16(n), nil
	}
	r, ok := b.Find(o, word)
	if !ok {
		return 0, fmt.Errorf("%s: there is no %s %q", b.game, b.kinds[o], word)
	}
	return r.ID, nil
}

// Find returns the thing of a kind that has this id.
func (b *Book) Find(kind uint8, id string) (rules.Ref, bool) {
	for i := range b.counts[kind] {
		if r := (rules.Ref{Kind: kind, ID: int16(i)}); b.id(r) == id {
			return r, true
		}
	}
	return rules.Ref{}, false
}

// FormatEvent names an event in one line for tests and the terminal.
func (b *Book) FormatEvent(e rules.Event) string {
	line := "event-" + strconv.Itoa(int(e.Verb))
	if int(e.Verb) < len(b.events) && b.events[e.Verb] != "" {
		line = b.events[e.Verb]
	}
	if e.Seat >= 0 {
		line += " seat-" + strconv.Itoa(int(e.Seat)+1)
	}
	for _, r := range [...]struct {
		word string
		ref  rules.Ref
	}{{"", e.Who}, {"from ", e.From}, {"to ", e.To}} {
		if r.ref.Kind != 0 {
			line += " " + r.word + b.id(r.ref)
		}
	}
	if e.N != 0 || e.M != 0 {
		line += " " + strconv.Itoa(int(e.N))
	}
	if e.M != 0 {
		line += "/" + strconv.Itoa(int(e.M))
	}
	return line + formatDice(e.Dice)
}

func formatDice(dice rules.Dice) string {
	line := ""
	for _, d := range dice {
		if d != 0 {
			line += " " + strconv.Itoa(int(d))
		}
	}
	if line == "" {
		return ""
	}
	return " dice" + line
}
