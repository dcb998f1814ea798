package session

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/bits"

	"tyche/rules"
	"tyche/rules/dice"
)

const linkVersion = 1

// maxLink bounds what a link may unpack to, in bytes.
const maxLink = 1 << 20

// Link writes the whole game as a short text that is safe in an address. Each move is its index among the legal
// moves, in as many bits as these need.
func (s *Session) Link() (string, error) {
	setup, err := s.header.Setup(s.game.Info())
	if err != nil {
		return "", &Problem{Fault: OtherRules, Err: err}
	}
	if s.header.Rules != s.game.Info().Version {
		return "", &Problem{Fault: OtherRules}
	}
	raw := packString(nil, s.header.Game)
	for _, n := range []uint64{uint64(s.header.Rules), uint64(setup.Scenario), setup.Options, s.header.Seed, uint64(len(s.header.Seats))} {
		raw = binary.AppendUvarint(raw, n)
	}
	for _, who := range s.header.Seats {
		for _, field := range []string{who.Level, who.Name, who.Colour, who.Emblem} {
			raw = packString(raw, field)
		}
	}
	raw = binary.AppendUvarint(raw, uint64(len(s.entries)))
	raw = s.packMoves(raw)
	raw = binary.BigEndian.AppendUint32(raw, uint32(s.state.Hash()))
	return base64.RawURLEncoding.EncodeToString(deflate(raw)), nil
}

// FromLink unpacks what Link packed. An error is always a *Problem.
func FromLink(link string, find Library) (*Session, error) {
	packed, err := base64.RawURLEncoding.DecodeString(link)
	if err != nil || len(packed) == 0 {
		return nil, &Problem{Fault: DamagedLink, Err: err}
	}
	raw, err := inflate(packed)
	if err != nil {
		return nil, &Problem{Fault: DamagedLink, Err: err}
	}
	in := &unpacker{raw: raw}
	h := Header{Game: in.text()}
	h.Rules = int(in.number())
	setup := rules.Setup{Scenario: int(in.number()), Options: in.number()}
	h.Seed = in.number()
	setup.Seats = int(min(in.number(), 7))
	for range setup.Seats {
		h.Seats = append(h.Seats, Seating{Level: in.text(), Name: in.text(), Colour: in.text(), Emblem: in.text()})
	}
	moves := in.number()
	if in.bad || setup.Seats > 6 {
		return nil, &Problem{Fault: DamagedLink}
	}
	g := find(h.Game)
	switch {
	case g == nil:
		return nil, &Problem{Fault: UnknownGame, Err: fmt.Errorf("no game %q", h.Game)}
	case h.Rules != g.Info().Version:
		return nil, &Problem{Fault: OtherRules, Err: fmt.Errorf("rules %d, here %d", h.Rules, g.Info().Version)}
	}
	s, err := start(g, setup, NewHeader(g, setup, h.Seats, h.Seed))
	if err != nil {
		return nil, &Problem{Fault: DamagedLink, Err: err}
	}
	if problem := s.unpackMoves(in.raw, moves); problem != nil {
		return nil, problem
	}
	return s, nil
}

// choice is a move that somebody may play.
type choice struct {
	seat rules.Seat
	move rules.Move
}

// choices appends what may be played now by anybody, seat after seat.
func choices(state rules.State, dst []choice, moves []rules.Move) []choice {
	var buf [6]rules.Decision
	for _, d := range state.Pending(buf[:0]) {
		for _, m := range rules.Moves(state, d.Seat, moves[:0]) {
			dst = append(dst, choice{d.Seat, m})
		}
	}
	return dst
}

// packMoves appends the moves of the session, replaying it.
func (s *Session) packMoves(dst []byte) []byte {
	state := s.StateAt(0)
	var list []choice
	var w bitWriter
	moves := make([]rules.Move, 0, 256)
	for i, e := range s.entries {
		list = choices(state, list[:0], moves)
		for k, c := range list {
			if c.seat == e.Seat && c.move == e.Move {
				w.write(uint64(k), bits.Len(uint(len(list)-1)))
				break
			}
		}
		stream := dice.NewStream(s.header.Seed, uint64(i)+1)
		state.Apply(e.Seat, e.Move, &stream, nil)
	}
	return append(dst, w.bytes()...)
}

// unpackMoves plays n moves from the bits; the hash of the position follows them.
func (s *Session) unpackMoves(raw []byte, n uint64) *Problem {
	var list []choice
	r := bitReader{raw: raw}
	moves := make([]rules.Move, 0, 256)
	for range n {
		list = choices(s.state, list[:0], moves)
		if len(list) == 0 {
			return &Problem{Fault: DamagedLink, Err: errors.New("moves after the end")}
		}
		i := r.read(bits.Len(uint(len(list) - 1)))
		if i >= uint64(len(list)) || r.bad {
			return &Problem{Fault: DamagedLink}
		}
		if problem := s.apply(list[i].seat, list[i].move); problem != nil {
			return problem
		}
		s.writeEntry(list[i].seat, list[i].move)
	}
	rest := r.rest()
	if len(rest) != 4 || binary.BigEndian.Uint32(rest) != uint32(s.state.Hash()) {
		return &Problem{Fault: DamagedLink, Err: errors.New("the position differs")}
	}
	return nil
}

// deflate puts the version in front and packs the rest when that makes it shorter.
func deflate(raw []byte) []byte {
	var b bytes.Buffer
	b.WriteByte(linkVersion << 1)
	w, _ := flate.NewWriter(&b, flate.BestCompression) // the level is valid
	w.Write(raw)                                       // a Buffer takes everything
	w.Close()
	if b.Len() > len(raw) {
		return append([]byte{linkVersion<<1 | 1}, raw...)
	}
	return b.Bytes()
}

func inflate(packed []byte) ([]byte, error) {
	if packed[0]>>1 != linkVersion {
		return nil, fmt.Errorf("link version %d", packed[0]>>1)
	}
	if packed[0]&1 == 1 {
		return packed[1:], nil
	}
	raw, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed[1:])), maxLink))
	if err != nil {
		return nil, fmt.Errorf("session: unpack link: %w", err)
	}
	return raw, nil
}

func packString(dst []byte, s string) []byte {
	return append(binary.AppendUvarint(dst, uint64(len(s))), s...)
}

// unpacker reads numbers and strings; bad is set when there are too few bytes.
type unpacker struct {
	raw []byte
	bad bool
}

func (u *unpacker) number() uint64 {
	n, size := binary.Uvarint(u.raw)
	if size <= 0 {
		u.bad = true
		u.raw = nil
		return 0
	}
	u.raw = u.raw[size:]
	return n
}

func (u *unpacker) text() string {
	n := u.number()
	if n > uint64(len(u.raw)) {
		u.bad = true
		return ""
	}
	s := string(u.raw[:n])
	u.raw = u.raw[n:]
	return s
}
