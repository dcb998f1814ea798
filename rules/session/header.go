package session

import (
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"

	"tyche/rules"
)

const (
	magic  = "tyche-journal"
	format = 4 // of journals; 1 has no check line, 2 no origin, 3 no practice; 2 and 3 are still written where they are enough
)

// Header is what a journal begins with. Together with the moves it is the whole game.
type Header struct {
	Game     string // Info.ID
	Rules    int    // Info.Version
	Scenario string
	Options  []string // IDs of those switched on
	Seats    []Seating
	From     []Origin // of a game that was branched off another; oldest first
	Practice bool     // everything can be taken back
	Seed     uint64
}

// NewHeader describes a new game.
func NewHeader(g rules.Game, setup rules.Setup, seats []Seating, seed uint64) Header {
	info := g.Info()
	h := Header{Game: info.ID, Rules: info.Version, Seats: seats, Seed: seed}
	if setup.Scenario >= 0 && setup.Scenario < len(info.Scenarios) {
		h.Scenario = info.Scenarios[setup.Scenario]
	}
	for i, o := range info.Options {
		if setup.Options&(1<<i) != 0 {
			h.Options = append(h.Options, o.ID)
		}
	}
	return h
}

// Setup finds the scenario and the options of the header in the rule book.
func (h Header) Setup(info rules.Info) (rules.Setup, error) {
	setup := rules.Setup{Seats: len(h.Seats), Scenario: -1}
	for i, name := range info.Scenarios {
		if name == h.Scenario {
			setup.Scenario = i
		}
	}
	if setup.Scenario < 0 {
		return setup, fmt.Errorf("no scenario %q", h.Scenario)
	}
	for _, id := range h.Options {
		bit := uint64(0)
		for i, o := range info.Options {
			if o.ID == id {
				bit = 1 << i
			}
		}
		if bit == 0 {
			return setup, fmt.Errorf("no option %q", id)
		}
		setup.Options |= bit
	}
	return setup, nil
}

// append writes the header lines. The last one is a checksum of the others: a game that was changed there would be
// another game.
func (h Header) append(dst []byte) []byte {
	start := len(dst)
	dst = fmt.Appendf(dst, "%s %d\ngame %s\nrules %d\nscenario %s\n", magic, h.form(), h.Game, h.Rules, h.Scenario)
	if len(h.Options) > 0 {
		dst = fmt.Appendf(dst, "options %s\n", strings.Join(h.Options, " "))
	}
	for i, s := range h.Seats {
		dst = fmt.Appendf(dst, "seat %d %s %q", i+1, s.kind(), s.Name)
		if s.Colour != "" {
			dst = fmt.Appendf(dst, " colour=%s", s.Colour)
		}
		if s.Emblem != "" {
			dst = fmt.Appendf(dst, " emblem=%s", s.Emblem)
		}
		dst = append(dst, '\n')
	}
	if h.Practice {
		dst = append(dst, "practice\n"...)
	}
	for _, o := range h.From {
		dst = fmt.Appendf(dst, "from %d %d\n", o.Moves, o.Seed)
	}
	dst = fmt.Appendf(dst, "seed %d\n", h.Seed)
	return fmt.Appendf(dst, "check %08x\n", crc32.ChecksumIEEE(dst[start:]))
}

// form is the oldest form of journals that can tell this header.
func (h *Header) form() int {
	switch {
	case h.Practice:
		return format
	case len(h.From) > 0:
		return 3
	}
	return 2
}

// line reads one header line into h; done after the seed, the last one that tells something.
func (h *Header) line(s string) (done bool, err error) {
	word, rest, _ := strings.Cut(s, " ")
	switch word {
	case "game":
		h.Game = rest
	case "rules":
		h.Rules, err = strconv.Atoi(rest)
	case "scenario":
		h.Scenario = rest
	case "options":
		h.Options = strings.Fields(rest)
	case "seat":
		err = h.seat(rest)
	case "practice":
		h.Practice = true
	case "from":
		err = h.origin(rest)
	case "seed":
		h.Seed, err = strconv.ParseUint(rest, 10, 64)
		done = true
	default:
		err = fmt.Errorf("unknown line %q", word)
	}
	return done, err
}

// seat reads `1 person "Ana" colour=red` or `2 bot veteran "Perdikkas"`.
func (h *Header) seat(s string) error {
	number, rest, _ := strings.Cut(s, " ")
	if number != strconv.Itoa(len(h.Seats)+1) || len(h.Seats) == 6 {
		return fmt.Errorf("seat %q out of order", number)
	}
	var who Seating
	kind, rest, _ := strings.Cut(rest, " ")
	switch kind {
	case "person":
	case "bot":
		who.Level, rest, _ = strings.Cut(rest, " ")
		if who.Level == "" {
			return errors.New("computer player without a level")
		}
	default:
		return fmt.Errorf("seat kind %q", kind)
	}
	quoted, err := strconv.QuotedPrefix(rest)
	if err != nil {
		return errors.New("seat without a name")
	}
	who.Name, _ = strconv.Unquote(quoted)
	for _, field := range strings.Fields(rest[len(quoted):]) {
		key, value, _ := strings.Cut(field, "=")
		switch key {
		case "colour":
			who.Colour = value
		case "emblem":
			who.Emblem = value
		default:
			return fmt.Errorf("unknown field %q", key)
		}
	}
	h.Seats = append(h.Seats, who)
	return nil
}
