package diadochi

import (
	"encoding/binary"

	"tyche/rules"
)

// coder writes all fields of a state in a fixed order, or reads them back: positions, bytes and the hash come from
// the one list in fields.go. What is derived is left out and found again.
type coder struct {
	buf     []byte // as long as all fields need
	n       int    // bytes written or read so far
	reading bool
}

func code8[T ~uint8 | ~int8](c *coder, v *T) {
	if c.reading {
		*v = T(c.buf[c.n])
	} else {
		c.buf[c.n] = byte(*v)
	}
	c.n++
}

// code8s codes a whole array.
func code8s[T ~uint8 | ~int8](c *coder, list []T) {
	part := c.buf[c.n : c.n+len(list)]
	c.n += len(list)
	if c.reading {
		for i, b := range part {
			list[i] = T(b)
		}
		return
	}
	for i, v := range list {
		part[i] = byte(v)
	}
}

func codeBool(c *coder, v *bool) {
	var n uint8
	if *v {
		n = 1
	}
	code8(c, &n)
	*v = n != 0
}

func code16[T ~uint16 | ~int16](c *coder, v *T) {
	part := c.buf[c.n : c.n+2]
	c.n += 2
	if c.reading {
		*v = T(binary.LittleEndian.Uint16(part))
	} else {
		binary.LittleEndian.PutUint16(part, uint16(*v))
	}
}

func code32[T ~uint32 | ~int32](c *coder, v *T) {
	part := c.buf[c.n : c.n+4]
	c.n += 4
	if c.reading {
		*v = T(binary.LittleEndian.Uint32(part))
	} else {
		binary.LittleEndian.PutUint32(part, uint32(*v))
	}
}

func code64[T ~uint64 | ~int64](c *coder, v *T) {
	part := c.buf[c.n : c.n+8]
	c.n += 8
	if c.reading {
		*v = T(binary.LittleEndian.Uint64(part))
	} else {
		binary.LittleEndian.PutUint64(part, uint64(*v))
	}
}

// codedSize is more than the number of bytes of all fields of a state, and a multiple of 8.
const codedSize = 4096

// Hash is equal for equal states on every platform.
func (s *state) Hash() uint64 {
	var room [codedSize]byte
	c := coder{buf: room[:]}
	s.exchange(&c)
	h := uint64(14695981039346656037)
	for i := 0; i < c.n; i += 8 {
		h = (h ^ binary.LittleEndian.Uint64(room[i:])) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h
}

// sound says whether bytes that were read can be a state: every index within its table.
func (s *state) sound() bool {
	if s.players < 2 || s.players > maxSeats || s.depth > maxFrames || s.turn > 5 {
		return false
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
	pc := s.pc
	for sp := range space(numSpaces) {
		s.pc[sp] = nobody
		s.writePC(sp, pc[sp])
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
