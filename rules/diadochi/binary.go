package diadochi

import (
	"errors"
	"math/bits"
)

// Positions in few bytes. After version, players and options come, bit by bit, the differences of all fields from a
// baseline: how many bytes are equal, then by how much the next differs, and so on.

const binaryVersion = 2

// baseline is the state that bytes tell the difference from: the Independent PCs of the setup stand.
func baseline(players int, options uint8) *state {
	s := bareState(players, options)
	for sp := range space(numSpaces) {
		if s.startsIndependent(sp) {
			s.pc[sp] = independents
		}
	}
	return s
}

// AppendBinary appends the state in few bytes.
func (s *state) AppendBinary(dst []byte) []byte {
	now, bare := s.coded(), baseline(int(s.players), s.options).coded()
	w := bitWriter{out: append(dst, binaryVersion, s.players, s.options)}
	for i := 0; i < len(now); i++ {
		from := i
		for i < len(now) && now[i] == bare[i] {
			i++
		}
		w.count(i - from + 1)
		if i < len(now) {
			w.change(now[i] - bare[i])
		}
	}
	return w.bytes()
}

var errBinary = errors.New("diadochi: these are not the bytes of a position")

// LoadBinary reads what AppendBinary wrote.
func (s *state) LoadBinary(src []byte) error {
	if len(src) < 3 || src[0] != binaryVersion || src[1] < 2 || src[1] > maxSeats {
		return errBinary
	}
	t := baseline(int(src[1]), src[2])
	raw := t.coded()
	r := bitReader{in: src[3:]}
	for i := 0; i < len(raw); i++ {
		if i += r.count() - 1; i < len(raw) {
			raw[i] += r.change()
		} else if i > len(raw) {
			return errBinary
		}
		if r.bad {
			return errBinary
		}
	}
	in := coder{buf: raw, reading: true}
	t.exchange(&in)
	if len(r.in) > 0 || !t.sound() {
		return errBinary
	}
	t.derive()
	*s = *t
	return nil
}

// bitWriter writes numbers of few bits, the lowest bit first.
type bitWriter struct {
	out  []byte
	last uint32 // bits not yet in out
	n    int    // how many
}

func (w *bitWriter) write(v uint32, width int) {
	w.last |= v << w.n
	for w.n += width; w.n >= 8; w.n -= 8 {
		w.out = append(w.out, byte(w.last))
		w.last >>= 8
	}
}

// count writes a number from 1 to 65535: its length in ones, a nought, then its bits but the first.
func (w *bitWriter) count(v int) {
	more := bits.Len(uint(v)) - 1
	w.write(1<<more-1, more)
	w.write(0, 1)
	w.write(uint32(v)&(1<<more-1), more)
}

// change writes a difference that is not 0: in 5 bits from -8 to 8, else in 9.
func (w *bitWriter) change(d byte) {
	switch small := int8(d); {
	case small > 0 && small <= 8:
		w.write(uint32(small-1)<<1, 5)
	case small < 0 && small >= -8:
		w.write(uint32(7-small)<<1, 5)
	default:
		w.write(1, 1)
		w.write(uint32(d), 8)
	}
}

// bytes returns everything, the last byte filled up with noughts.
func (w *bitWriter) bytes() []byte {
	if w.n > 0 {
		w.write(0, 8-w.n)
	}
	return w.out
}

// bitReader is the reverse of bitWriter.
type bitReader struct {
	in   []byte
	last uint32
	n    int
	bad  bool // there were too few bytes
}

func (r *bitReader) read(width int) uint32 {
	for r.n < width {
		if len(r.in) == 0 {
			r.bad = true
			return 0
		}
		r.last |= uint32(r.in[0]) << r.n
		r.in = r.in[1:]
		r.n += 8
	}
	v := r.last & (1<<width - 1)
	r.last >>= width
	r.n -= width
	return v
}

func (r *bitReader) count() int {
	more := 0
	for r.read(1) == 1 {
		if more++; more > 15 {
			r.bad = true
			return 1
		}
	}
	return 1<<more | int(r.read(more))
}

func (r *bitReader) change() byte {
	if r.read(1) == 1 {
		return byte(r.read(8))
	}
	v := r.read(4)
	if v < 8 {
		return byte(v + 1)
	}
	return byte(7 - int(v))
}
