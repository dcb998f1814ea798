package imperio

import (
	"encoding/binary"
	"errors"
	"math/bits"
)

// Positions in few bytes. After version and players come, bit by bit, the differences of all fields from an origin:
// how many bytes are equal, then by how much the next differs, and so on.

const binaryVersion = 1

// origin is the state that bytes tell the difference from, for each number of players: an empty map.
type origin struct {
	state state
	raw   [codedSize]byte
	size  int // bytes of raw that count
}

var origins = findOrigins()

func findOrigins() (all [maxSeats + 1]origin) {
	for players := 2; players <= maxSeats; players++ {
		o := &all[players]
		o.state = *bareState(players, 0)
		c := coder{buf: o.raw[:]}
		o.state.exchange(&c)
		o.size = c.n
	}
	return all
}

// AppendBinary appends the state in few bytes.
func (s *state) AppendBinary(dst []byte) []byte {
	var room [codedSize]byte
	c := coder{buf: room[:]}
	s.exchange(&c)
	from := &origins[s.players]
	now, bare := room[:from.size], from.raw[:from.size]
	w := bitWriter{out: append(dst, binaryVersion, s.players)}
	for i := 0; i < len(now); i++ {
		equal := sameBytes(now[i:], bare[i:])
		w.count(equal + 1)
		if i += equal; i < len(now) {
			w.change(now[i] - bare[i])
		}
	}
	return w.bytes()
}

// sameBytes returns how many bytes are equal before the first that differs; a and b are as long as each other.
func sameBytes(a, b []byte) int {
	i := 0
	for ; i+8 <= len(a); i += 8 {
		if d := binary.LittleEndian.Uint64(a[i:]) ^ binary.LittleEndian.Uint64(b[i:]); d != 0 {
			return i + bits.TrailingZeros64(d)/8
		}
	}
	for i < len(a) && a[i] == b[i] {
		i++
	}
	return i
}

var errBinary = errors.New("imperio: these are not the bytes of a position")

// LoadBinary reads what AppendBinary wrote.
func (s *state) LoadBinary(src []byte) error {
	if len(src) < 2 || src[0] != binaryVersion || src[1] < 2 || src[1] > maxSeats {
		return errBinary
	}
	from := &origins[src[1]]
	room := from.raw
	r := bitReader{in: src[2:]}
	for i := 0; i < from.size; i++ {
		if i += r.count() - 1; i > from.size || r.bad {
			return errBinary
		}
		if i < from.size {
			room[i] += r.change()
		}
	}
	t := from.state
	c := coder{buf: room[:], reading: true}
	t.exchange(&c)
	if r.bad || !r.ended() || !t.sound() {
		return errBinary
	}
	t.derive()
	*s = t
	return nil
}

// bitWriter writes numbers of few bits, the lowest bit first.
type bitWriter struct {
	out  []byte
	last uint64 // bits not yet in out, fewer than 32
	n    int    // how many
}

func (w *bitWriter) write(v uint64, width int) {
	w.last |= v << w.n
	if w.n += width; w.n >= 32 {
		w.out = binary.LittleEndian.AppendUint32(w.out, uint32(w.last))
		w.last >>= 32
		w.n -= 32
	}
}

// count writes a number from 1 to 32767: its length in ones, a nought, then its bits but the first.
func (w *bitWriter) count(v int) {
	more := bits.Len(uint(v)) - 1
	w.write(1<<more-1|(uint64(v)&(1<<more-1))<<(more+1), 2*more+1)
}

// change writes a difference that is not 0: in 5 bits from -8 to 8, else in 9.
func (w *bitWriter) change(d byte) {
	switch small := int8(d); {
	case small > 0 && small <= 8:
		w.write(uint64(small-1)<<1, 5)
	case small < 0 && small >= -8:
		w.write(uint64(7-small)<<1, 5)
	default:
		w.write(1|uint64(d)<<1, 9)
	}
}

// bytes returns everything, the last byte filled up with noughts.
func (w *bitWriter) bytes() []byte {
	for ; w.n > 0; w.n -= 8 {
		w.out = append(w.out, byte(w.last))
		w.last >>= 8
	}
	return w.out
}

// bitReader is the reverse of bitWriter.
type bitReader struct {
	in   []byte
	last uint64 // the next bits
	n    int    // how many
	bad  bool   // there were too few bytes
}

// fill makes sure that 32 bits are at hand, as long as there are so many.
func (r *bitReader) fill() {
	if r.n >= 32 {
		return
	}
	if len(r.in) >= 4 {
		r.last |= uint64(binary.LittleEndian.Uint32(r.in)) << r.n
		r.in = r.in[4:]
		r.n += 32
		return
	}
	for ; len(r.in) > 0; r.in = r.in[1:] {
		r.last |= uint64(r.in[0]) << r.n
		r.n += 8
	}
}

// take takes off bits that were read.
func (r *bitReader) take(width int) {
	r.last >>= width
	if r.n -= width; r.n < 0 {
		r.bad = true
	}
}

func (r *bitReader) count() int {
	r.fill()
	more := bits.TrailingZeros64(^r.last)
	if more > 14 {
		r.bad = true
		return 1
	}
	v := 1<<more | int(r.last>>(more+1))&(1<<more-1)
	r.take(2*more + 1)
	return v
}

func (r *bitReader) change() byte {
	r.fill()
	switch v := r.last; {
	case v&1 == 1:
		r.take(9)
		return byte(v >> 1)
	case v&16 == 0:
		r.take(5)
		return byte(v>>1)&7 + 1
	default:
		r.take(5)
		return -(byte(v>>1)&7 + 1)
	}
}

// ended says whether nothing but filling is left.
func (r *bitReader) ended() bool { return len(r.in) == 0 && r.n < 8 && r.last == 0 }
