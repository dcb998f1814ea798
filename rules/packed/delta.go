package packed

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// A delta is bits, the lowest first: how many bytes are equal to the origin, plus one (see counts), then by how much the
// next one differs (see changes), and so on to the end; the last byte is filled up with noughts.

// code is a number as it is written: its bits and how many they are.
type code struct {
	bits  uint32
	width uint8
}

// countCode writes a number from 1 to 32767: its length in ones, a nought, then its bits but the first.
func countCode(v int) code {
	if v < len(counts) {
		return counts[v]
	}
	return makeCount(v)
}

func makeCount(v int) code {
	more := bits.Len(uint(v)) - 1
	ones := uint32(1)<<more - 1
	return code{ones | uint32(v)&ones<<(more+1), uint8(2*more + 1)}
}

var (
	counts  = makeCounts()
	changes = makeChanges() // of every difference; the one of 0 is never used
)

func makeCounts() (all [64]code) {
	for v := 1; v < len(all); v++ {
		all[v] = makeCount(v)
	}
	return all
}

// makeChanges writes differences from -8 to 8 in 5 bits, others in 9.
func makeChanges() (all [256]code) {
	for d := range all {
		switch small := int8(d); {
		case small > 0 && small <= 8:
			all[d] = code{uint32(small-1) << 1, 5}
		case small < 0 && small >= -8:
			all[d] = code{uint32(7-small) << 1, 5}
		default:
			all[d] = code{1 | uint32(d)<<1, 9}
		}
	}
	return all
}

// AppendDelta appends how the bytes now differ from those of origin, which must be as many, and fewer than 32767.
func AppendDelta(dst, now, origin []byte) []byte {
	var last uint64 // bits not yet in dst, fewer than 8 between two differences
	n, next := 0, 0 // how many they are; the first byte of which nothing is written yet
	origin = origin[:len(now)]
	for i := 0; i < len(now); i += 8 {
		var d uint64
		if i <= len(now)-8 {
			d = binary.LittleEndian.Uint64(now[i:]) ^ binary.LittleEndian.Uint64(origin[i:])
		} else {
			d = differing(now[i:], origin[i:])
		}
		if d == 0 {
			continue
		}
		dst = slices.Grow(dst, 8*5+8) // a difference takes 38 bits at most
		at, out := len(dst), dst[:cap(dst)]
		for d != 0 {
			k := i + bits.TrailingZeros64(d)>>3
			d &^= 0xff << ((k - i) << 3 & 63)
			c, change := countCode(k-next+1), changes[now[k]-origin[k]]
			last |= (uint64(c.bits) | uint64(change.bits)<<(c.width&63)) << (n & 63)
			n += int(c.width + change.width)
			binary.LittleEndian.PutUint64(out[at:], last)
			at += n >> 3
			last >>= n &^ 7 & 63
			n &= 7
			next = k + 1
		}
		dst = out[:at]
	}
	if next < len(now) {
		c := countCode(len(now) - next + 1)
		last |= uint64(c.bits) << n
		n += int(c.width)
	}
	for ; n > 0; n -= 8 {
		dst = append(dst, byte(last))
		last >>= 8
	}
	return dst
}

// differing returns where fewer than eight bytes differ: those bytes of it are not 0.
func differing(a, b []byte) (d uint64) {
	for i := range a {
		d |= uint64(a[i]^b[i]) << (8 * i)
	}
	return d
}

// ApplyDelta changes room, which holds the bytes of the origin, into what AppendDelta was given. False if src is not
// what it wrote; room is of no use then.
func ApplyDelta(room, src []byte) bool {
	var last uint64 // the next bits
	n, i := 0, 0    // how many are at hand; the next byte of room
	at := 0         // the next byte of src
	for i < len(room) {
		if at <= len(src)-8 { // enough for a count and a change, 38 bits
			last |= binary.LittleEndian.Uint64(src[at:]) << (n & 63)
			at += (63 - n) >> 3
			n |= 56
		} else {
			for ; at < len(src) && n < 56; at++ {
				last |= uint64(src[at]) << n
				n += 8
			}
		}
		more := bits.TrailingZeros64(^last)
		if more > 14 {
			return false
		}
		ones := uint64(1)<<(more&63) - 1
		i += int(ones + last>>((more+1)&63)&ones)
		last >>= (2*more + 1) & 63
		n -= 2*more + 1
		if i >= len(room) {
			break
		}
		d, width := change(last)
		room[i] += d
		i++
		last >>= width & 63
		n -= width
	}
	return i == len(room) && n >= 0 && n < 8 && at == len(src) && last == 0
}

// change reads a difference and how many bits it takes.
func change(last uint64) (d byte, width int) {
	d = byte(last >> 1)
	switch {
	case last&1 == 1:
		return d, 9
	case last&16 == 0:
		return d&7 + 1, 5
	}
	return -(d&7 + 1), 5
}
