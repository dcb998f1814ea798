package imperio

import (
	"errors"

	"tyche/rules/packed"
)

// Positions in few bytes: version, players and the difference of all fields from an origin.

const binaryVersion = 5

// Hash is equal for equal states on every platform.
func (s *state) Hash() uint64 {
	var room [codedSize]byte
	s.write(&room)
	return packed.Hash(room[:])
}

// origin is the state that bytes tell the difference from, for each number of players: an empty map.
type origin struct {
	state state
	raw   [codedSize]byte
}

var origins = findOrigins()

func findOrigins() (all [maxSeats + 1]origin) {
	for players := 2; players <= maxSeats; players++ {
		o := &all[players]
		o.state = *bareState(players, 0)
		o.state.write(&o.raw)
	}
	return all
}

// AppendBinary appends the state in few bytes.
func (s *state) AppendBinary(dst []byte) []byte {
	var room [codedSize]byte
	s.write(&room)
	return packed.AppendDelta(append(dst, binaryVersion, s.players), room[:], origins[s.players].raw[:])
}

var errBinary = errors.New("imperio: these are not the bytes of a position")

// LoadBinary reads what AppendBinary wrote.
func (s *state) LoadBinary(src []byte) error {
	if len(src) < 2 || src[0] != binaryVersion || src[1] < 2 || src[1] > maxSeats {
		return errBinary
	}
	from := &origins[src[1]]
	room := from.raw
	if !packed.ApplyDelta(room[:], src[2:]) {
		return errBinary
	}
	t := from.state
	t.read(&room)
	if !t.sound() {
		return errBinary
	}
	t.derive()
	*s = t
	return nil
}

// derive finds everything again that follows from the rest of the state.
func (s *state) derive() {
	s.derived = derived{}
	for i := range s.hexNamed {
		s.hexNamed[i] = noHex
	}
	for h := range s.mapSize() {
		if s.name[h] != noSystem {
			s.hexNamed[s.name[h]] = hex(h)
		}
	}
}
