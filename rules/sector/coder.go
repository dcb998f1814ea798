package sector

import (
	"encoding/binary"
	"errors"
)

// coder writes all fields of a state in a fixed order, or reads them back: positions, bytes and the hash come from
// the one list in fields.go.
type coder struct {
	buf     []byte // written so far, or still to be read
	reading bool
	bad     bool // there were too few bytes
}

func code8[T ~uint8 | ~int8](c *coder, v *T) {
	switch {
	case !c.reading:
		c.buf = append(c.buf, byte(*v))
	case len(c.buf) == 0:
		c.bad = true
	default:
		*v = T(c.buf[0])
		c.buf = c.buf[1:]
	}
}

// code8s codes a whole array.
func code8s[T ~uint8 | ~int8](c *coder, list []T) {
	if c.reading {
		for i := range list {
			code8(c, &list[i])
		}
		return
	}
	for _, v := range list {
		c.buf = append(c.buf, byte(v))
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
	if !c.reading {
		c.buf = binary.LittleEndian.AppendUint16(c.buf, uint16(*v))
		return
	}
	low, high := uint8(*v), uint8(uint16(*v)>>8)
	code8(c, &low)
	code8(c, &high)
	*v = T(uint16(low) | uint16(high)<<8)
}

func code32[T ~uint32 | ~int32](c *coder, v *T) {
	if !c.reading {
		c.buf = binary.LittleEndian.AppendUint32(c.buf, uint32(*v))
		return
	}
	low, high := uint16(*v), uint16(uint32(*v)>>16)
	code16(c, &low)
	code16(c, &high)
	*v = T(uint32(low) | uint32(high)<<16)
}

func code64[T ~uint64 | ~int64](c *coder, v *T) {
	if !c.reading {
		c.buf = binary.LittleEndian.AppendUint64(c.buf, uint64(*v))
		return
	}
	low, high := uint32(*v), uint32(uint64(*v)>>32)
	code32(c, &low)
	code32(c, &high)
	*v = T(uint64(low) | uint64(high)<<32)
}

// codedSize is the number of bytes of all fields of a state, with room to spare.
const codedSize = 4096

// Hash is equal for equal states on every platform.
func (s *state) Hash() uint64 {
	var room [codedSize]byte
	c := coder{buf: room[:0]}
	s.exchange(&c)
	h := uint64(14695981039346656037)
	for len(c.buf) >= 8 {
		h = (h ^ binary.LittleEndian.Uint64(c.buf)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
		c.buf = c.buf[8:]
	}
	for _, b := range c.buf {
		h = (h ^ uint64(b)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h
}

// AppendBinary appends the state in few bytes: players, scenario, options, then the difference from an empty table as runs of
// equal bytes (their number) and of other bytes (their number and what they are).
func (s *state) AppendBinary(dst []byte) []byte {
	now, bare := coder{}, coder{}
	s.exchange(&now)
	bareState(int(s.players), s.scenario, s.options).exchange(&bare)
	dst = append(dst, binaryVersion, s.players, s.scenario, s.options)
	for i := 0; i < len(now.buf); {
		from := i
		for i < len(now.buf) && i-from < 255 && now.buf[i] == bare.buf[i] {
			i++
		}
		dst = append(dst, byte(i-from))
		from = i
		for i < len(now.buf) && i-from < 255 && differs(now.buf, bare.buf, i) {
			i++
		}
		dst = append(dst, byte(i-from))
		dst = append(dst, now.buf[from:i]...)
	}
	return dst
}

const binaryVersion = 1

// differs says whether a run of other bytes goes on at i: it ends only where three equal bytes follow.
func differs(a, b []byte, i int) bool {
	for j := i; j < min(i+3, len(a)); j++ {
		if a[j] != b[j] {
			return true
		}
	}
	return false
}

var errBinary = errors.New("sector: these are not the bytes of a position")

// LoadBinary reads what AppendBinary wrote.
func (s *state) LoadBinary(src []byte) error {
	if len(src) < 4 || src[0] != binaryVersion || src[1] < 2 || src[1] > maxSeats {
		return errBinary
	}
	t := bareState(int(src[1]), src[2], src[3])
	bare := coder{}
	t.exchange(&bare)
	raw := bare.buf
	src = src[4:]
	for at := 0; at < len(raw); {
		if len(src) < 2 {
			return errBinary
		}
		at += int(src[0])
		n := int(src[1])
		src = src[2:]
		if n > len(src) || at+n > len(raw) {
			return errBinary
		}
		copy(raw[at:], src[:n])
		at += n
		src = src[n:]
	}
	in := coder{buf: raw, reading: true}
	t.exchange(&in)
	if in.bad || len(src) != 0 || !t.sound() {
		return errBinary
	}
	*s = *t
	return nil
}
