package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"time"

	"tyche/rules"
)

// A file of results has a line of JSON for each game of a shard, after one that says what was played and before one that ends
// it. It gets its name when the shard is done, so that what was cut off is never taken for whole.

// resultsVersion is raised when the lines change.
const resultsVersion = 1

// plan is what a tournament plays, in a file: results belong together when their plans are equal.
type plan struct {
	Version  int      `json:"tyche-results"`
	Game     string   `json:"game"`
	Rules    int      `json:"rules"` // Info.Version
	Seats    int      `json:"seats"`
	Scenario int      `json:"scenario"`
	Options  uint64   `json:"options"`
	Bots     []string `json:"bots"`
	Seed     uint64   `json:"seed"`
	Games    int      `json:"games"` // of all shards
	Bound    int      `json:"bound"`
	Think    int      `json:"think"`
	Times    bool     `json:"times"`
	Balance  bool     `json:"balance"`
	Use      bool     `json:"use"`
	Slips    bool     `json:"slips"`
	yardstick
}

// heading is the first line.
type heading struct {
	plan
	shard
}

// ending is the last line: how long the shard took.
type ending struct {
	Took time.Duration `json:"took"` // in nanoseconds
}

// plan tells the tournament in words of its own.
func (t *tournament) plan() plan {
	info := t.entry.game.Info()
	return plan{
		resultsVersion, info.ID, info.Version, t.setup.Seats, t.setup.Scenario, t.setup.Options, t.bots, t.seed, t.games, t.bound, t.think,
		t.times, t.weigh, t.uses, t.slips, t.uct,
	}
}

// tournamentOf makes the tournament of a plan, to count its results.
func (r *referee) tournamentOf(p plan) (*tournament, error) {
	e, err := r.find(p.Game)
	if err != nil {
		return nil, err
	}
	set := rules.Setup{Seats: p.Seats, Scenario: p.Scenario, Options: p.Options}
	return &tournament{
		entry: e, setup: set, bots: p.Bots, seed: p.Seed, games: p.Games, bound: p.Bound, think: p.Think,
		times: p.Times, weigh: p.Balance, uses: p.Use, slips: p.Slips, uct: p.yardstick, shard: shard{1, 1},
	}, nil
}

// recorder writes a file of results. The zero recorder writes nothing.
type recorder struct {
	name string
	file *os.File
	out  *bufio.Writer
}

// record begins the file of a tournament, under another name until it is whole.
func (t *tournament) record(name string) (w recorder, err error) {
	if name == "" {
		return w, nil
	}
	w.name = name
	if w.file, err = os.Create(name + ".part"); err != nil {
		return recorder{}, err
	}
	w.out = bufio.NewWriter(w.file)
	return w, w.line(heading{t.plan(), t.shard})
}

func (w *recorder) line(v any) error {
	if w.out == nil {
		return nil
	}
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = w.out.Write(append(text, '\n'))
	return err
}

// close ends the file and gives it its name; a shard that is not whole leaves none.
func (w *recorder) close(whole bool, took time.Duration) error {
	if w.out == nil {
		return nil
	}
	if !whole {
		return errors.Join(w.file.Close(), os.Remove(w.file.Name()))
	}
	if err := errors.Join(w.line(ending{took}), w.out.Flush(), w.file.Sync(), w.file.Close()); err != nil {
		return err
	}
	return os.Rename(w.file.Name(), w.name)
}

// readResults reads a file of results.
func readResults(name string) (h heading, list []result, end ending, err error) {
	file, err := os.Open(name)
	if err != nil {
		return h, nil, end, wrongUse("referee.wrong.file", name)
	}
	defer file.Close()
	d := json.NewDecoder(file)
	if d.Decode(&h) != nil || h.Version != resultsVersion || h.Of < 1 || h.Number < 1 || h.Number > h.Of {
		return h, nil, end, wrongUse("referee.wrong.results", name)
	}
	seen := map[int]bool{}
	for range h.share(h.Games) {
		var res result
		if d.Decode(&res) != nil || !h.has(res.Game) || res.Game >= h.Games || seen[res.Game] {
			return h, nil, end, wrongUse("referee.wrong.results", name)
		}
		seen[res.Game] = true
		list = append(list, res)
	}
	if d.Decode(&end) != nil || !errors.Is(d.Decode(&struct{}{}), io.EOF) {
		return h, nil, end, wrongUse("referee.wrong.results", name)
	}
	return h, list, end, nil
}

// merged are the results of some shards of one tournament.
type merged struct {
	plan   plan
	of     int
	shards []bool // by number: whether it is there
	games  []result
	took   time.Duration // of all shards together
}

// add takes over a file.
func (m *merged) add(name string) error {
	h, list, end, err := readResults(name)
	if err != nil {
		return err
	}
	if m.shards == nil {
		*m = merged{plan: h.plan, of: h.Of, shards: make([]bool, h.Of+1), games: make([]result, h.Games)}
	}
	switch {
	case !reflect.DeepEqual(m.plan, h.plan) || m.of != h.Of:
		return wrongUse("referee.wrong.other-run", name)
	case m.shards[h.Number]:
		return wrongUse("referee.wrong.twice", fmt.Sprintf("%s (%v)", name, h.shard))
	}
	m.shards[h.Number] = true
	m.took += end.Took
	for _, res := range list {
		m.games[res.Game] = res
	}
	return nil
}

// missing names the shards that are not there.
func (m *merged) missing() (list []string) {
	for n := 1; n <= m.of; n++ {
		if !m.shards[n] {
			list = append(list, shard{n, m.of}.String())
		}
	}
	return list
}
