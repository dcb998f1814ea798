// Command soak plays random games of every rule book with all numbers of players, scenarios and options, and tries the
// games' invariants after every decision. What it prints depends on nothing but its flags, so that two machines, or the
// program and its WebAssembly, can be compared.
//
//	go run ./rules/cmd/soak -games 20000
//	go run ./rules/cmd/soak -from 1234 -games 1     one game again, after a failure
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// flags says which games are played: those with the numbers from, from+1, ..., or of them only the sample, whose numbers
// a number divides.
type flags struct {
	from, games, jobs int
	sample            int
	only              bool
	progress          time.Duration
}

func main() {
	var f flags
	flag.IntVar(&f.games, "games", 1000, "how many games")
	flag.IntVar(&f.from, "from", 0, "number of the first game")
	flag.IntVar(&f.sample, "sample", 101, "tell every so many-th game apart as well")
	flag.BoolVar(&f.only, "only", false, "play only the sample")
	flag.IntVar(&f.jobs, "jobs", runtime.NumCPU(), "how many games at the same time")
	flag.DurationVar(&f.progress, "progress", time.Minute, "how often to say on stderr how far it is")
	flag.Parse()
	if flag.NArg() > 0 || f.games < 0 || f.sample < 1 || f.jobs < 1 {
		flag.Usage()
		os.Exit(2)
	}
	if !run(f) {
		os.Exit(1)
	}
}

// run plays the games and prints what came of them; false when one failed.
func run(f flags) bool {
	all, sample := newTable(), newTable()
	var next, done, failed atomic.Int64
	stop := watch(f, &done)
	var lock sync.Mutex
	var wait sync.WaitGroup
	for range f.jobs {
		wait.Go(func() {
			for {
				n := f.from + int(next.Add(1)) - 1
				switch {
				case n >= f.from+f.games:
					return
				case f.only && n%f.sample != 0:
					done.Add(1)
					continue
				}
				result, err := play(uint64(n))
				if done.Add(1); err != nil {
					failed.Add(1)
					fmt.Fprintf(os.Stderr, "game %d: %v\n", n, err)
				}
				lock.Lock()
				all.add(result)
				if n%f.sample == 0 {
					sample.add(result)
				}
				lock.Unlock()
			}
		})
	}
	wait.Wait()
	stop()
	if !f.only {
		fmt.Print("all games\n", all)
	}
	fmt.Printf("one game of %d\n%s", f.sample, sample)
	if n := failed.Load(); n > 0 {
		fmt.Fprintf(os.Stderr, "%d games failed\n", n)
	}
	return failed.Load() == 0
}

// watch tells from time to time how far it is, and gives up when no game ends any more.
func watch(f flags, done *atomic.Int64) (stop func()) {
	tick, began := time.NewTicker(f.progress), time.Now()
	over := make(chan bool)
	go func() {
		for last := int64(-1); ; {
			select {
			case <-over:
				return
			case <-tick.C:
			}
			n := done.Load()
			if n == last {
				fmt.Fprintf(os.Stderr, "no game has ended for %s: one is stuck among the numbers after %d\n", f.progress, f.from+int(n))
				os.Exit(1)
			}
			last = n
			fmt.Fprintf(os.Stderr, "%d of %d games, %s\n", n, f.games, time.Since(began).Round(time.Second))
		}
	}()
	return func() { tick.Stop(); close(over) }
}
