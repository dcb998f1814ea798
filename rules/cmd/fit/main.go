// Command fit finds the numbers of a strategos by games that the ranks of its mind play against each other, some thousandths
// of a second each. It prints them as Go, for rules/<game>/mind_strategos_*.go.
//
//	go run ./rules/cmd/fit temper -game diadochi -games 20000         what counts how much, by trying
//	go run ./rules/cmd/fit weights -game sector -games 3000         what wins, by looking at who has won
package main

import (
	"flag"
	"fmt"
	"os"
)

// task is what was asked for.
type task struct {
	ranker
	players, games int
	seed           uint64
	sway           int
	batch          int
	start          int
}

func main() {
	if len(os.Args) < 2 {
		usage()
	}
	var t task
	f := flag.NewFlagSet("fit", flag.ExitOnError)
	game := f.String("game", "diadochi", "which game")
	f.IntVar(&t.players, "players", 2, "seats of a game")
	f.IntVar(&t.games, "games", 2000, "how many games")
	f.Uint64Var(&t.seed, "seed", 1, "of everything")
	f.IntVar(&t.batch, "batch", 500, "pairs of games in a round of temper")
	f.IntVar(&t.start, "start", 0, "where temper begins, in hundredths of the way to the temper of a strategos with two players")
	f.IntVar(&t.sway, "sway", 10, "thousandths by which luck sways each rank")
	_ = f.Parse(os.Args[2:])
	of, known := subjects[*game]
	if !known {
		usage()
	}
	t.subject = of
	switch os.Args[1] {
	case "temper":
		t.temper(os.Stdout)
	case "weights":
		t.weights(os.Stdout)
	default:
		usage()
	}
}

func usage() {
	fmt.Fprintln(os.Stderr, "fit temper|weights -game diadochi|sector [flags]")
	os.Exit(2)
}
