package sector

import (
	"encoding/binary"
	"errors"

	"tyche/rules/packed"
)

// Positions in few bytes: version, players, scenario, options, a checksum and the difference of all fields from an empty table.

const binaryVersion = 4

// Hash is equal for equal states on every platform.
func (s *state) Hash() uint64 {
	var room [codedSize]byte
	s.write(&room)
	return packed.Hash(room[:])
}

// AppendBinary appends the state in few bytes.
func (s *state) AppendBinary(dst []byte) []byte {
	var now, bare [codedSize]byte
	s.write(&now)
	bareState(int(s.players), s.scenario, s.options).write(&bare)
	dst = append(dst, binaryVersion, s.players, s.scenario, s.options)
	dst = binary.LittleEndian.AppendUint32(dst, uint32(packed.Hash(now[:])))
	return packed.AppendDelta(dst, now[:], bare[:])
}

var errBinary = errors.New("sector: these are not the bytes of a position")

// LoadBinary reads what AppendBinary wrote.
func (s *state) LoadBinary(src []byte) error {
	if len(src) < 8 || src[0] != binaryVersion || src[1] < 2 || src[1] > maxSeats {
		return errBinary
	}
	var room [codedSize]byte
	t := bareState(int(src[1]), src[2], src[3])
	t.write(&room)
	if !packed.ApplyDelta(room[:], src[8:]) || uint32(packed.Hash(room[:])) != binary.LittleEndian.Uint32(src[4:]) {
		return errBinary
	}
	t.read(&room)
	if !t.sound() {
		return errBinary
	}
	*s = *t
	return nil
}
