// Package packed writes flat states in few bytes and reads them back: a game lists its fields once, in the methods
// write and read of its fields.go, and gets from that list its hash and its binary positions. The list is made from the
// types by the test that conform.Fields is the body of.
package packed

import "encoding/binary"

// Put writes a list of numbers of one byte into b, which is as long.
func Put[T ~uint8 | ~int8](b []byte, list []T) {
	for ; len(b) >= 8 && len(list) >= 8; b, list = b[8:], list[8:] {
		binary.LittleEndian.PutUint64(b, uint64(byte(list[0]))|uint64(byte(list[1]))<<8|uint64(byte(list[2]))<<16|uint64(byte(list[3]))<<24|
			uint64(byte(list[4]))<<32|uint64(byte(list[5]))<<40|uint64(byte(list[6]))<<48|uint64(byte(list[7]))<<56)
	}
	for i := range min(len(b), len(list)) {
		b[i] = byte(list[i])
	}
}

// Get reads what Put wrote.
func Get[T ~uint8 | ~int8](b []byte, list []T) {
	for ; len(b) >= 8 && len(list) >= 8; b, list = b[8:], list[8:] {
		v := binary.LittleEndian.Uint64(b)
		list[0], list[1], list[2], list[3] = T(v), T(v>>8), T(v>>16), T(v>>24)
		list[4], list[5], list[6], list[7] = T(v>>32), T(v>>40), T(v>>48), T(v>>56)
	}
	for i := range min(len(b), len(list)) {
		list[i] = T(b[i])
	}
}

// Bit is 1 for true.
func Bit(v bool) byte {
	if v {
		return 1
	}
	return 0
}

// Hash returns a number that is the same for the same bytes on every platform. A last word that is not full is filled
// up with noughts.
func Hash(data []byte) uint64 {
	h := uint64(14695981039346656037)
	for ; len(data) >= 8; data = data[8:] {
		h = stir(h, binary.LittleEndian.Uint64(data))
	}
	if len(data) > 0 {
		var last [8]byte
		copy(last[:], data)
		h = stir(h, binary.LittleEndian.Uint64(last[:]))
	}
	return h
}

func stir(h, word uint64) uint64 {
	h = (h ^ word) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}
