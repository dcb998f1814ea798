package main

import (
	"fmt"
	"slices"
	"sort"

	"tyche/rules"
)

// tale is what a game tells about itself for the tables of balance: words of the journal, not of a language.
type tale struct {
	Traits [][]string `json:"traits"`          // by seat: what it began with, such as "general perdikkas"
	Ending string     `json:"ending"`          // how the game was won
	Length string     `json:"length"`          // when it ended, such as "turn 3"
	Marks  []string   `json:"marks,omitempty"` // what else happened in it
}

// share counts how often something was there, and how often its seat won.
type share struct{ games, wins int }

// balance counts seats, traits, endings and lengths over many games.
type balance struct {
	seats   []share
	traits  map[string]*share
	endings map[string]int
	lengths map[string]int
	marks   map[string]int
	games   int
}

func newBalance(seats int) *balance {
	return &balance{seats: make([]share, seats), traits: map[string]*share{}, endings: map[string]int{}, lengths: map[string]int{}, marks: map[string]int{}}
}

func (b *balance) add(t tale, winners rules.Seats) {
	b.games++
	b.endings[t.Ending]++
	b.lengths[t.Length]++
	for _, m := range t.Marks {
		b.marks[m]++
	}
	for i := range b.seats {
		won := 0
		if winners.Has(rules.Seat(i)) {
			won = 1
		}
		b.seats[i].games++
		b.seats[i].wins += won
		for _, name := range t.Traits[i] {
			s := b.traits[name]
			if s == nil {
				s = &share{}
				b.traits[name] = s
			}
			s.games++
			s.wins += won
		}
	}
}

// print writes tables in Markdown: win rates in per cent, and as a multiple of an equal share.
func (b *balance) print(r *referee) {
	line := func(name string, s share) {
		rate := float64(s.wins) / float64(max(s.games, 1))
		fmt.Fprintf(r.out, "| %s | %d | %.1f %% | %.2f |\n", name, s.games, 100*rate, rate*float64(len(b.seats)))
	}
	fmt.Fprintf(r.out, "\n| seat or start | games | won | times its share |\n|---|---|---|---|\n")
	for i, s := range b.seats {
		line(fmt.Sprintf("seat %d", i+1), s)
	}
	var names []string
	for name := range b.traits {
		names = append(names, name)
	}
	sort.Slice(names, func(i, j int) bool {
		a, c := b.traits[names[i]], b.traits[names[j]]
		return a.wins*c.games > c.wins*a.games || a.wins*c.games == c.wins*a.games && names[i] < names[j]
	})
	for _, name := range names {
		line(name, *b.traits[name])
	}
	b.printCounts(r, "ending", b.endings)
	b.printCounts(r, "length", b.lengths)
	if len(b.marks) > 0 {
		b.printCounts(r, "what happened", b.marks)
	}
}

func (b *balance) printCounts(r *referee, title string, counts map[string]int) {
	fmt.Fprintf(r.out, "\n| %s | games | share |\n|---|---|---|\n", title)
	var names []string
	for name := range counts {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		fmt.Fprintf(r.out, "| %s | %d | %.1f %% |\n", name, counts[name], 100*float64(counts[name])/float64(b.games))
	}
}
