package main

import (
	"fmt"
	"slices"
	"strings"

	"tyche/rules"
)

// mostKinds is how many second words of a move are told apart, kinds of things and not the things of a map, unless the
// game names the move (entry.named).
const mostKinds = 16

// use counts what is played and what comes of it, by the words of journals: the first word of a move, with the second one
// where there are few of them, and the first word of an event.
type use struct {
	Moves  map[string]map[string]int `json:"moves"` // by first word, then by second
	Events map[string]int            `json:"events"`
}

func newUse() *use { return &use{map[string]map[string]int{}, map[string]int{}} }

// move counts a move by its words.
func (u *use) move(words string) {
	first, rest, _ := strings.Cut(words, " ")
	second, _, _ := strings.Cut(rest, " ")
	if u.Moves[first] == nil {
		u.Moves[first] = map[string]int{}
	}
	u.Moves[first][second]++
}

// event counts an event by the words that name it.
func (u *use) event(words string) {
	first, _, _ := strings.Cut(words, " ")
	u.Events[first]++
}

// add takes over what another game counted.
func (u *use) add(o *use) {
	for first, seconds := range o.Moves {
		for second, n := range seconds {
			if u.Moves[first] == nil {
				u.Moves[first] = map[string]int{}
			}
			u.Moves[first][second] += n
		}
	}
	for word, n := range o.Events {
		u.Events[word] += n
	}
}

// note counts one move and its events.
func (u *use) note(game rules.Game, m rules.Move, log *rules.Log) {
	u.move(game.Format(m))
	for _, e := range log.Events {
		u.event(game.FormatEvent(e))
	}
}

// print writes tables in Markdown: how often in a hundred games.
func (u *use) print(r *referee, games int, named []string) {
	counts := map[string]int{}
	for first, seconds := range u.Moves {
		for second, n := range seconds {
			word := first
			told := len(seconds) <= mostKinds || slices.Contains(named, first)
			if told && second != "" && !strings.ContainsAny(second[:1], "-0123456789") {
				word += " " + second
			}
			counts[word] += n
		}
	}
	printUse(r, "move", counts, games)
	printUse(r, "event", u.Events, games)
}

func printUse(r *referee, title string, counts map[string]int, games int) {
	fmt.Fprintf(r.out, "\n| %s | in 100 games |\n|---|---|\n", title)
	var words []string
	for word := range counts {
		words = append(words, word)
	}
	slices.Sort(words)
	for _, word := range words {
		fmt.Fprintf(r.out, "| %s | %.0f |\n", word, 100*float64(counts[word])/float64(max(games, 1)))
	}
}
