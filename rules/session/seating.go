package session

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// LongestName is how many letters a name may have.
const LongestName = 24

// longestWord bounds levels, colours and emblems.
const longestWord = 32

// Seating says who sits on a seat.
type Seating struct {
	Level  string // of a computer player, such as "veteran"; empty for a person
	Name   string
	Colour string // of the faction, by the name in the theme; may be empty
	Emblem string // by its name; may be empty
}

// Person says whether a person sits there.
func (s Seating) Person() bool { return s.Level == "" }

// kind says in the words of a journal who plays.
func (s Seating) kind() string {
	if s.Person() {
		return "person"
	}
	return "bot " + s.Level
}

// seated copies the list of those who sit at a table: names without what cannot be shown, and cut where they are too
// long, which it says. It refuses a level, colour or emblem that is not a word, for they stand bare in the journal.
func seated(list []Seating) (seats []Seating, cut bool, err error) {
	seats = slices.Clone(list)
	for i := range seats {
		who := &seats[i]
		for _, word := range []string{who.Level, who.Colour, who.Emblem} {
			if !isWord(word) {
				return nil, false, fmt.Errorf("session: seat %d: %q is not a word", i+1, word)
			}
		}
		var short bool
		who.Name, short = shownName(who.Name)
		cut = cut || short
	}
	return seats, cut, nil
}

// isWord says whether a text consists of small letters, digits and hyphens; the empty one does.
func isWord(word string) bool {
	return len(word) <= longestWord && !strings.ContainsFunc(word, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-'
	})
}

// shownName returns a name without control characters and such as turn the direction of writing around, and without
// what is too long; cut says that it was.
func shownName(name string) (shown string, cut bool) {
	letters := 0
	for _, r := range name {
		switch {
		case unicode.IsControl(r) || r == unicode.ReplacementChar || unicode.Is(unreadable, r):
			continue
		case letters == LongestName:
			return strings.TrimSpace(shown), true
		}
		letters++
		shown += string(r)
	}
	return shown, false
}

// unreadable are the ends of lines and paragraphs, and the marks that change the direction of writing.
var unreadable = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x061c, Hi: 0x061c, Stride: 1}, {Lo: 0x200e, Hi: 0x200f, Stride: 1}, {Lo: 0x2028, Hi: 0x202e, Stride: 1}, {Lo: 0x2066, Hi: 0x2069, Stride: 1},
}}
