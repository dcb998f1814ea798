package cache

import (
	"image"
	"runtime"
	"testing"

	"tyche/sprites/canvas"
)

func picture() *canvas.Picture { return canvas.NewPicture(10, 10, func(*image.RGBA) {}) }

func TestOldestIsForgotten(t *testing.T) {
	s := New[int](300)
	first := s.Keep(1, picture())
	s.Keep(2, picture())
	s.Keep(3, picture())
	if s.Find(1) != first {
		t.Fatal("the first picture was forgotten though there is room")
	}
	s.Keep(4, picture())
	if s.Find(2) != nil || s.Find(1) == nil || s.Len() != 3 {
		t.Errorf("kept %d pictures; 2 should be gone and 1, asked for lately, be there", s.Len())
	}
}

func TestTooLargeIsStillShown(t *testing.T) {
	s := New[int](50)
	if p := picture(); s.Keep(1, p) != p || s.Find(1) != p {
		t.Error("a picture larger than the cache must stay until the next one")
	}
	s.Keep(2, picture())
	if s.Find(1) != nil || s.Len() != 1 {
		t.Error("the large one should have gone")
	}
}

func TestReplacing(t *testing.T) {
	s := New[int](1000)
	s.Keep(1, picture())
	p := s.Keep(1, picture())
	if s.Find(1) != p || s.Len() != 1 || s.used != 100 {
		t.Errorf("after replacing: %d pictures, %d pixels", s.Len(), s.used)
	}
}

func TestFindDoesNotAllocate(t *testing.T) {
	s := New[struct{ a, b int }](1000)
	s.Keep(struct{ a, b int }{1, 2}, picture())
	if n := testing.AllocsPerRun(100, func() { s.Find(struct{ a, b int }{1, 2}) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestTheRegistryKnowsEveryCacheThatIsHeld(t *testing.T) {
	type mine struct{ n int }
	find := func() (k Kept, found bool) {
		for _, k := range All() {
			if k.Name == "cache.mine" {
				return k, true
			}
		}
		return Kept{}, false
	}
	c := New[mine](300)
	c.Keep(mine{1}, picture())
	k, found := find()
	shown := 0
	k.Each(func(*canvas.Picture) { shown++ })
	if !found || k.Bytes != 400 || k.Room != 1200 || shown != 1 {
		t.Errorf("found %v: %d bytes of %d in %d pictures", found, k.Bytes, k.Room, shown)
	}
	runtime.KeepAlive(c)
	c = nil
	runtime.GC()
	if _, found := find(); found {
		t.Error("the registry holds a cache that nobody else does")
	}
}
