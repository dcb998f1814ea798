package session

import (
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"

	"tyche/rules"
)

// Library finds a rule book by its ID; nil when there is none.
type Library func(id string) rules.Game

// Games makes a Library of a list.
func Games(list ...rules.Game) Library {
	return func(id string) rules.Game {
		for _, g := range list {
			if g.Info().ID == id {
				return g
			}
		}
		return nil
	}
}

// Load reads a journal and plays it through. An error is always a *Problem. Next to the error there is a session
// whenever the header could be read: a replay up to the last good entry, or a session that goes on when only the last
// line or a name is cut off.
func Load(r io.Reader, find Library) (*Session, error) {
	raw, err := io.ReadAll(r)
	if err != nil {
		return nil, &Problem{Fault: Foreign, Err: err}
	}
	in := &reader{text: string(raw)}
	h, problem := in.header()
	if problem != nil {
		return nil, problem
	}
	g := find(h.Game)
	if g == nil {
		return nil, &Problem{Fault: UnknownGame, Err: fmt.Errorf("no game %q", h.Game)}
	}
	setup, err := h.Setup(g.Info())
	if err != nil {
		return nil, &Problem{Fault: DamagedHead, Err: err}
	}
	var cut bool
	if h.Seats, cut, err = seated(h.Seats); err != nil {
		return nil, &Problem{Fault: DamagedHead, Err: err}
	}
	s, err := start(g, setup, h)
	if err != nil {
		return nil, &Problem{Fault: DamagedHead, Err: err}
	}
	if !cut { // an old form stays as it is
		head := string(raw[:len(raw)-len(in.text)])
		s.journal = append(s.journal[:0], strings.ReplaceAll(head, "\r\n", "\n")...)
	}
	if problem := s.read(in); problem != nil {
		return s, problem
	}
	return s, cutNames(cut)
}

// cutNames is the notice that names were too long, or no error.
func cutNames(cut bool) error {
	if cut {
		return &Problem{Fault: NamesCut}
	}
	return nil
}

// reader cuts a journal into lines.
type reader struct {
	text string
	line int
	sum  uint32 // of the lines so far
}

// next returns the next line; whole is false for a last line without its end.
func (in *reader) next() (line string, whole, ok bool) {
	if in.text == "" {
		return "", false, false
	}
	line, in.text, whole = strings.Cut(in.text, "\n")
	in.line++
	line = strings.TrimSuffix(line, "\r")
	in.sum = crc32.Update(crc32.Update(in.sum, crc32.IEEETable, []byte(line)), crc32.IEEETable, []byte{'\n'})
	return line, whole, true
}

// header reads the lines up to the seed.
func (in *reader) header() (Header, *Problem) {
	var h Header
	first, whole, _ := in.next()
	if strings.TrimSpace(first) == "" && strings.TrimSpace(in.text) == "" {
		return h, &Problem{Fault: Empty}
	}
	word, version, _ := strings.Cut(first, " ")
	n, err := strconv.Atoi(version)
	switch {
	case word != magic || err != nil || n < 1:
		return h, &Problem{Fault: Foreign, Line: 1}
	case n > format:
		return h, &Problem{Fault: NewerFormat, Line: 1}
	}
	for whole {
		var line string
		if line, whole, _ = in.next(); !whole {
			break
		}
		done, err := h.line(line)
		if err != nil {
			return h, &Problem{Fault: DamagedHead, Line: in.line, Err: err}
		}
		if done && n > 1 {
			return h, in.check()
		}
		if done {
			return h, nil
		}
	}
	return h, &Problem{Fault: DamagedHead, Line: in.line, Err: errors.New("the header has no end")}
}

// check reads the line with the checksum of the header.
func (in *reader) check() *Problem {
	want := fmt.Sprintf("check %08x", in.sum)
	if line, whole, _ := in.next(); line != want || !whole {
		return &Problem{Fault: DamagedHead, Line: in.line, Err: errors.New("the header was changed")}
	}
	return nil
}

// read plays the lines after the header. Whatever stops it makes the session a replay, except a cut last line.
func (s *Session) read(in *reader) *Problem {
	problem := s.readLines(in)
	s.undone = s.undone[:0]
	goesOn := problem == nil || problem.Fault == Truncated
	s.replay = !goesOn
	if version := s.game.Info().Version; goesOn && s.header.Rules != version {
		s.replay = true
		problem = &Problem{Fault: OtherRules, Err: fmt.Errorf("rules %d, here %d", s.header.Rules, version)}
	}
	return problem
}

func (s *Session) readLines(in *reader) *Problem {
	for {
		line, whole, ok := in.next()
		if !ok {
			return nil
		}
		if !whole {
			return &Problem{Fault: Truncated, Line: in.line}
		}
		if problem := s.readLine(line); problem != nil {
			problem.Line = in.line
			return problem
		}
		s.journal = append(append(s.journal, line...), '\n')
	}
}

// readLine plays one line: a move, a rewind, a note, a seat handed over, a game conceded or a hash.
func (s *Session) readLine(line string) *Problem {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "hash":
		want, err := strconv.ParseUint(rest, 16, 64)
		if err != nil {
			return &Problem{Fault: BrokenLine, Err: err}
		}
		if got := s.state.Hash(); got != want {
			return &Problem{Fault: WrongHash, Err: fmt.Errorf("hash %016x, written %016x", got, want)}
		}
		return nil
	case "note":
		return s.readNote(rest)
	case "hand":
		return s.readHand(rest)
	case "concede":
		return s.readConcession(rest)
	case "rewind":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 || n > len(s.entries) {
			return &Problem{Fault: BrokenLine, Err: fmt.Errorf("rewind %q", rest)}
		}
		s.takeBack(n)
		return nil
	}
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > len(s.header.Seats) || s.Conceded() != rules.Nobody {
		return &Problem{Fault: BrokenLine, Err: fmt.Errorf("no seat %q", word)}
	}
	m, err := s.game.Parse(rest)
	if err != nil {
		return &Problem{Fault: BrokenLine, Err: err}
	}
	seat := rules.Seat(n - 1)
	if bad := s.state.Explain(seat, m); bad != nil {
		return &Problem{Fault: IllegalEntry, Illegal: bad, Why: bad.Why}
	}
	return s.apply(seat, m)
}
