package sector

import (
	"encoding/binary"
	"errors"

	"tyche/rules/packed"
)

// Positions in few bytes: version, players, scenario, options, a checksum and the difference of all fields from an empty table.

const binaryVersion = 4

// codedSize is more than the number of bytes of all fields of a state.
const codedSize = 4096

// write puts all fields into room and returns how many bytes they are.
func (s *state) write(room *[codedSize]byte) int {
	c := packed.Coder{Buf: room[:]}
	s.exchange(&c)
	return c.N
}

// Hash is equal for equal states on every platform.
func (s *state) Hash() uint64 {
	var room [codedSize]byte
	return packed.Hash(room[:s.write(&room)])
}

// AppendBinary appends the state in few bytes.
func (s *state) AppendBinary(dst []byte) []byte {
	var now, bare [codedSize]byte
	n := s.write(&now)
	bareState(int(s.players), s.scenario, s.options).write(&bare)
	dst = append(dst, binaryVersion, s.players, s.scenario, s.options)
	dst = binary.LittleEndian.AppendUint32(dst, uint32(packed.Hash(now[:n])))
	return packed.AppendDelta(dst, now[:n], bare[:n])
}

var errBinary = errors.New("sector: these are not the bytes of a position")

// LoadBinary reads what AppendBinary wrote.
func (s *state) LoadBinary(src []byte) error {
	if len(src) < 8 || src[0] != binaryVersion || src[1] < 2 || src[1] > maxSeats {
		return errBinary
	}
	var room [codedSize]byte
	t := bareState(int(src[1]), src[2], src[3])
	n := t.write(&room)
	if !packed.ApplyDelta(room[:n], src[8:]) || uint32(packed.Hash(room[:n])) != binary.LittleEndian.Uint32(src[4:]) {
		return errBinary
	}
	t.exchange(&packed.Coder{Buf: room[:], Reading: true})
	if !t.sound() {
		return errBinary
	}
	*s = *t
	return nil
}
