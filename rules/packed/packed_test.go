package packed

import (
	"bytes"
	"math/rand/v2"
	"testing"
)

func TestDeltaComesBack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 400 {
		origin, now := make([]byte, n), make([]byte, n)
		for i := range origin {
			origin[i] = byte(r.Uint32())
			now[i] = origin[i]
			if r.IntN(1+n/8) == 0 {
				now[i] += byte(r.IntN(40) - 20)
			}
		}
		delta := AppendDelta([]byte("head"), now, origin)
		room := bytes.Clone(origin)
		if !ApplyDelta(room, delta[len("head"):]) || !bytes.Equal(room, now) {
			t.Fatalf("%d bytes do not come back", n)
		}
		if n > 0 && ApplyDelta(bytes.Clone(origin), delta[len("head"):len(delta)-1]) {
			t.Fatalf("%d bytes: a delta that was cut is taken", n)
		}
		if ApplyDelta(bytes.Clone(origin), append(delta[len("head"):], 1, 2, 3, 4, 5)) {
			t.Fatalf("%d bytes: more than a delta is taken", n)
		}
	}
}

func FuzzApplyDelta(f *testing.F) {
	f.Add([]byte{1, 2, 3}, 40)
	f.Fuzz(func(t *testing.T, src []byte, n int) {
		if n < 0 || n > 5000 {
			t.Skip()
		}
		room := make([]byte, n)
		if ApplyDelta(room, src) {
			again := make([]byte, n)
			if !ApplyDelta(again, AppendDelta(nil, room, make([]byte, n))) || !bytes.Equal(room, again) {
				t.Fatalf("%x does not come back", room)
			}
		}
	})
}

func TestHash(t *testing.T) {
	data := []byte("the same on every platform")
	if got, want := Hash(data), uint64(0xd4aa4ccc84a90994); got != want {
		t.Errorf("hash %#x, not %#x as ever", got, want)
	}
	seen := map[uint64]bool{}
	for i := range data {
		changed := bytes.Clone(data)
		changed[i] ^= 1
		h := Hash(changed)
		if seen[h] || h == Hash(data) {
			t.Errorf("byte %d does not count", i)
		}
		seen[h] = true
	}
}

// All kinds of numbers, each with its extreme values, come back.
func TestCoder(t *testing.T) {
	type all struct {
		a int8
		b uint8
		c [3]int8
		d bool
		e int16
		f uint16
		g int32
		h uint64
	}
	exchange := func(c *Coder, v *all) {
		Code8(c, &v.a)
		Code8(c, &v.b)
		Code8s(c, v.c[:])
		CodeBool(c, &v.d)
		Code16(c, &v.e)
		Code16(c, &v.f)
		Code32(c, &v.g)
		Code64(c, &v.h)
	}
	for _, v := range []all{
		{}, {a: -128, b: 255, c: [3]int8{-1, 0, 127}, d: true, e: -32768, f: 65535, g: -1 << 31, h: 1<<64 - 1},
	} {
		room := make([]byte, 22)
		w := Coder{Buf: room}
		exchange(&w, &v)
		var got all
		r := Coder{Buf: room, Reading: true}
		exchange(&r, &got)
		if got != v || w.N != len(room) || r.N != w.N {
			t.Errorf("%+v comes back as %+v, %d bytes written, %d read", v, got, w.N, r.N)
		}
	}
}
