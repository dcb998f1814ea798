// Package packed writes flat states in few bytes and reads them back: a game lists its fields once, in the method
// exchange of its fields.go, and gets from that list its hash and its binary positions. The list is made from the types
// by the test that conform.Fields is the body of.
package packed

import "encoding/binary"

// Coder writes all fields of a state in a fixed order, or reads them back. Buf must be as long as all fields need.
type Coder struct {
	Buf     []byte
	N       int // bytes written or read so far
	Reading bool
}

// Code8 codes a number of one byte.
func Code8[T ~uint8 | ~int8](c *Coder, v *T) {
	if c.Reading {
		*v = T(c.Buf[c.N])
	} else {
		c.Buf[c.N] = byte(*v)
	}
	c.N++
}

// Code8s codes a whole array of numbers of one byte.
func Code8s[T ~uint8 | ~int8](c *Coder, list []T) {
	part := c.Buf[c.N : c.N+len(list)]
	c.N += len(list)
	if c.Reading {
		for i, b := range part {
			list[i] = T(b)
		}
		return
	}
	for i, v := range list {
		part[i] = byte(v)
	}
}

// CodeBool codes a truth value in one byte.
func CodeBool(c *Coder, v *bool) {
	var n uint8
	if *v {
		n = 1
	}
	Code8(c, &n)
	*v = n != 0
}

// Code16 codes a number of two bytes.
func Code16[T ~uint16 | ~int16](c *Coder, v *T) {
	part := c.Buf[c.N : c.N+2]
	c.N += 2
	if c.Reading {
		*v = T(binary.LittleEndian.Uint16(part))
	} else {
		binary.LittleEndian.PutUint16(part, uint16(*v))
	}
}

// Code32 codes a number of four bytes.
func Code32[T ~uint32 | ~int32](c *Coder, v *T) {
	part := c.Buf[c.N : c.N+4]
	c.N += 4
	if c.Reading {
		*v = T(binary.LittleEndian.Uint32(part))
	} else {
		binary.LittleEndian.PutUint32(part, uint32(*v))
	}
}

// Code64 codes a number of eight bytes.
func Code64[T ~uint64 | ~int64](c *Coder, v *T) {
	part := c.Buf[c.N : c.N+8]
	c.N += 8
	if c.Reading {
		*v = T(binary.LittleEndian.Uint64(part))
	} else {
		binary.LittleEndian.PutUint64(part, uint64(*v))
	}
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
