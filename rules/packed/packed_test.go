package packed

import (
	"bytes"
	"math/rand/v2"
	"slices"
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

// Lists of every length come back, and nothing beyond them is touched.
func TestLists(t *testing.T) {
	for n := range 40 {
		list, got := make([]int8, n), make([]int8, n+1)
		for i := range list {
			list[i] = int8(i*37 - 100)
		}
		room := make([]byte, n+1)
		Put(room[:n], list)
		Get(room[:n], got[:n])
		if !slices.Equal(got[:n], list) || room[n] != 0 || got[n] != 0 {
			t.Errorf("%v comes back as %v", list, got)
		}
		for i, v := range list {
			if room[i] != byte(v) {
				t.Errorf("byte %d is %d, not %d", i, room[i], byte(v))
			}
		}
	}
}
