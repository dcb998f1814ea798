package diadochi

import (
	"errors"

	"tyche/rules"
	"tyche/rules/packed"
)

// Positions in few bytes: version, players and the difference of all fields from an origin.

const binaryVersion = 3

// Hash is equal for equal states on every platform.
func (s *state) Hash() uint64 {
	var room [codedSize]byte
	s.write(&room)
	return packed.Hash(room[:])
}

// origin is the state that bytes tell the difference from, for each number of players: a bare board on which the
// Independent PCs of the setup stand.
type origin struct {
	state state
	raw   [codedSize]byte
}

var origins = findOrigins()

func findOrigins() (all [maxSeats + 1]origin) {
	for players := 2; players <= maxSeats; players++ {
		o := &all[players]
		o.state = *bareState(players, 0)
		for sp := range space(numSpaces) {
			if o.state.startsIndependent(sp) {
				o.state.pc[sp] = independents
			}
		}
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

var errBinary = errors.New("diadochi: these are not the bytes of a position")

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

// sound says whether bytes that were read can be a state: every index within its table.
func (s *state) sound() bool {
	if s.players < 2 || s.players > maxSeats || s.depth > maxFrames || s.turn > 5 || s.round > 5 ||
		s.phase > endOfTurn || s.segment > forageSegment || s.over > byVictoryPoints {
		return false
	}
	if s.depth > 0 && procedures[s.frames[s.depth-1].kind%numFrameKinds].candidates == nil {
		return false // a position asks
	}
	for _, owner := range s.pc {
		if owner < nobody || owner > independents {
			return false
		}
	}
	for i := range s.stacks {
		if k := &s.stacks[i]; k.owner < nobody || k.owner >= maxSeats || (k.owner == nobody) != (k.size() == 0) {
			return false
		}
	}
	for _, owner := range s.owner {
		if owner < nobody || owner >= maxSeats {
			return false
		}
	}
	for _, list := range [...][]place{s.at[:], s.royalAt[:], s.armyAt[:], {s.cart}} {
		for _, at := range list {
			if at > gone {
				return false
			}
		}
	}
	for _, at := range s.cardAt {
		if at > outOfGame {
			return false
		}
	}
	for i := range s.depth {
		if f := &s.frames[i]; f.kind == noFrame || f.kind >= numFrameKinds || f.seat < nobody || f.seat > independents {
			return false
		}
	}
	return true
}

// derive finds everything again that follows from the rest of the state.
func (s *state) derive() {
	s.derived = derived{}
	for i := range s.ruler {
		s.ruler[i] = nobody
	}
	for sp := range space(numSpaces) {
		s.countPC(sp)
	}
	for q := range province(numProvinces) {
		for p := range rules.Seat(s.players) {
			if s.controls(p, q) {
				s.ruler[q] = p
				s.landVP[p] += uint8(provinces[q].vp)
			}
		}
	}
	for at := range s.stacks {
		if owner := s.stacks[at].owner; owner != nobody {
			s.own[owner].add(place(at))
		}
	}
	for g, owner := range s.owner {
		if owner != nobody {
			s.force[owner] |= general(g).bit()
		}
	}
	for g := general(numMajors); g < numGenerals; g++ {
		if p := s.ownerOf(g); p < rules.Seat(s.players) {
			s.force[p] |= g.bit()
		}
	}
}
