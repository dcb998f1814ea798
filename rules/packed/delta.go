package packed

import (
	"encoding/binary"
	"math/bits"
)

// AppendDelta appends, bit by bit, how the bytes now differ from those of origin, which must be as many: how many are
// equal, then by how much the next differs, and so on.
func AppendDelta(dst, now, origin []byte) []byte {
	w := bitWriter{out: dst}
	for i := 0; i < len(now); i++ {
		equal := sameBytes(now[i:], origin[i:])
		w.count(equal + 1)
		if i += equal; i < len(now) {
			w.change(now[i] - origin[i])
		}
	}
	return w.bytes()
}

// ApplyDelta changes room, which holds the bytes of the origin, into what AppendDelta was given. False if src is not
// what it wrote; room is of no use then.
func ApplyDelta(room, src []byte) bool {
	r := bitReader{in: src}
	for i := 0; i < len(room); i++ {
		if i += r.count() - 1; i > len(room) || r.bad {
			return false
		}
		if i < len(room) {
			room[i] += r.change()
		}
	}
	return !r.bad && r.ended()
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
