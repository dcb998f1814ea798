package imperio

import "encoding/binary"

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
const codedSize = 8192

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
	if s.players < 2 || s.players > maxSeats || s.depth > maxFrames || s.turn > 15 || s.docketSize > maxDocket || s.lawCount > maxLaws {
		return false
	}
	for h := range s.mapSize() {
		if s.anomaly[h] >= numAnomalies || s.count[h] > 3 || s.name[h] >= numSystems && s.name[h] != noSystem {
			return false
		}
		if o := s.fleets[h].owner; o < nobody || o >= maxSeats {
			return false
		}
	}
	for i := range s.bodies {
		if b := &s.bodies[i]; b.owner < nobody || b.owner >= maxSeats || b.holder < nobody || b.holder >= maxSeats {
			return false
		}
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at != noHex && int(t.at) >= maxHexes {
			return false
		}
	}
	for i := range s.depth {
		if f := &s.frames[i]; f.kind == noFrame || f.kind >= numFrameKinds || f.seat < nobody || f.seat >= maxSeats {
			return false
		}
	}
	return true
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
