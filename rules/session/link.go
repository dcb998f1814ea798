package session

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math/bits"

	"tyche/rules"
	"tyche/rules/dice"
)

// The versions of links. In the first one only the position is checked, not the names and the rest of the header. The
// third one tells the origins of a game that was branched off another, the last one that it is for practice, and its
// origins, if there are any; both are written for such games alone.
const (
	firstLink    = 1
	linkVersion  = 2
	branchedLink = 3
	practiceLink = 4
)

// What a link may unpack to: a few characters could otherwise keep a computer busy for long.
const (
	maxLink  = 1 << 16 // bytes
	maxMoves = 20000   // as many as no game has
)

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
	if len(s.entries) > maxMoves {
		return "", &Problem{Fault: LongLink}
	}
	raw := packString(nil, s.header.Game)
	for _, n := range []uint64{uint64(s.header.Rules), uint64(setup.Scenario), setup.Options, s.header.Seed, uint64(len(s.header.Seats))} {
		raw = binary.AppendUvarint(raw, n)
	}
	version := s.header.link()
	if version >= branchedLink {
		raw = packOrigins(raw, s.header.From)
	}
	for _, who := range s.header.Seats {
		for _, field := range []string{who.Level, who.Name, who.Colour, who.Emblem} {
			raw = packString(raw, field)
		}
	}
	raw = binary.AppendUvarint(raw, uint64(len(s.entries)))
	head := crc32.ChecksumIEEE(raw)
	raw = s.packMoves(raw)
	raw = binary.BigEndian.AppendUint32(raw, head^uint32(s.state.Hash()))
	return base64.RawURLEncoding.EncodeToString(deflate(raw, version)), nil
}

// FromLink unpacks what Link packed. An error is always a *Problem; next to NamesCut there is a session.
func FromLink(link string, find Library) (*Session, error) {
	packed, err := base64.RawURLEncoding.DecodeString(link)
	if err != nil || len(packed) == 0 {
		return nil, &Problem{Fault: DamagedLink, Err: err}
	}
	raw, err := inflate(packed)
	if err != nil {
		return nil, &Problem{Fault: DamagedLink, Err: err}
	}
	if len(raw) == maxLink {
		return nil, &Problem{Fault: LongLink}
	}
	in := &unpacker{raw: raw}
	h := Header{Game: in.text()}
	h.Rules = int(in.number())
	setup := rules.Setup{Scenario: int(in.number()), Options: in.number()}
	h.Seed = in.number()
	setup.Seats = int(min(in.number(), 7))
	h.Practice = packed[0]>>1 == practiceLink
	if packed[0]>>1 >= branchedLink && !in.origins(&h) {
		return nil, &Problem{Fault: DamagedLink}
	}
	for range setup.Seats {
		h.Seats = append(h.Seats, Seating{Level: in.text(), Name: in.text(), Colour: in.text(), Emblem: in.text()})
	}
	moves := in.number()
	if in.bad || setup.Seats > 6 {
		return nil, &Problem{Fault: DamagedLink}
	}
	if moves > maxMoves {
		return nil, &Problem{Fault: LongLink}
	}
	head := uint32(0)
	if packed[0]>>1 != firstLink {
		head = crc32.ChecksumIEEE(raw[:len(raw)-len(in.raw)])
	}
	g := find(h.Game)
	switch {
	case g == nil:
		return nil, &Problem{Fault: UnknownGame, Err: fmt.Errorf("no game %q", h.Game)}
	case h.Rules != g.Info().Version:
		return nil, &Problem{Fault: OtherRules, Err: fmt.Errorf("rules %d, here %d", h.Rules, g.Info().Version)}
	}
	seats, cut, err := seated(h.Seats)
	if err != nil {
		return nil, &Problem{Fault: DamagedLink, Err: err}
	}
	full := NewHeader(g, setup, seats, h.Seed)
	full.From, full.Practice = h.From, h.Practice
	s, err := start(g, setup, full)
	if err != nil {
		return nil, &Problem{Fault: DamagedLink, Err: err}
	}
	if problem := s.unpackMoves(in.raw, moves, head); problem != nil {
		return nil, problem
	}
	return s, cutNames(cut)
}

// link is the version of links that can tell this header.
func (h *Header) link() byte {
	switch {
	case h.Practice:
		return practiceLink
	case len(h.From) > 0:
		return branchedLink
	}
	return linkVersion
}

// choice is a move that somebody may play.
type choice struct {
	seat rules.Seat
	move rules.Move
}

// choices lists what may be played now by anybody, seat after seat. It is used again for every move.
type choices struct {
	list  []choice
	moves []rules.Move
	asked []rules.Decision
}

func (c *choices) of(state rules.State) []choice {
	c.list, c.asked = c.list[:0], state.Pending(c.asked[:0])
	for _, d := range c.asked {
		c.moves = rules.Moves(state, d.Seat, c.moves[:0])
		for _, m := range c.moves {
			c.list = append(c.list, choice{d.Seat, m})
		}
	}
	return c.list
}

// packMoves appends the moves of the session, replaying it.
func (s *Session) packMoves(dst []byte) []byte {
	state := s.StateAt(0)
	var open choices
	var w bitWriter
	for i, e := range s.entries {
		list := open.of(state)
		for k, c := range list {
			if c.seat == e.Seat && c.move == e.Move {
				w.write(uint64(k), bits.Len(uint(len(list)-1)))
				break
			}
		}
		stream := dice.NewStream(s.header.seedOf(i), uint64(i)+1)
		state.Apply(e.Seat, e.Move, &stream, nil)
	}
	return append(dst, w.bytes()...)
}

// unpackMoves plays n moves from the bits; the hash of the position, mixed with the sum of the header, follows them.
func (s *Session) unpackMoves(raw []byte, n uint64, head uint32) *Problem {
	var open choices
	r := bitReader{raw: raw}
	for range n {
		list := open.of(s.state)
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
	if len(rest) != 4 || binary.BigEndian.Uint32(rest) != head^uint32(s.state.Hash()) {
		return &Problem{Fault: DamagedLink, Err: errors.New("the position differs")}
	}
	return nil
}

// deflate puts the version in front and packs the rest when that makes it shorter.
func deflate(raw []byte, version byte) []byte {
	var b bytes.Buffer
	b.WriteByte(version << 1)
	w, _ := flate.NewWriter(&b, flate.BestCompression) // the level is valid
	w.Write(raw)                                       // a Buffer takes everything
	w.Close()
	if b.Len() > len(raw) {
		return append([]byte{version<<1 | 1}, raw...)
	}
	return b.Bytes()
}

func inflate(packed []byte) ([]byte, error) {
	if v := packed[0] >> 1; v < firstLink || v > practiceLink {
		return nil, fmt.Errorf("link version %d", packed[0]>>1)
	}
	if packed[0]&1 == 1 {
		return packed[1:min(len(packed), 1+maxLink)], nil
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

// packOrigins appends how many origins there are, and each.
func packOrigins(dst []byte, list []Origin) []byte {
	dst = binary.AppendUvarint(dst, uint64(len(list)))
	for _, o := range list {
		dst = binary.AppendUvarint(binary.AppendUvarint(dst, uint64(o.Moves)), o.Seed)
	}
	return dst
}

// origins reads what packOrigins wrote; false where it cannot be.
func (u *unpacker) origins(h *Header) bool {
	n := u.number()
	if n == 0 && !h.Practice || n > maxOrigins {
		return false
	}
	for range n {
		moves := u.number()
		if moves > maxMoves || h.addOrigin(Origin{int(moves), u.number()}) != nil {
			return false
		}
	}
	return !u.bad
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
