package router

import (
	"fmt"
	"runtime"
	"testing"
	"weak"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
)

// mostBeside is how many bytes of pictures may lie in no cache: the tiles of the map, plates of the sky, skins of panels.
const mostBeside = 24 << 20

// mostOf is how many bytes of pictures a cache may have room for. The figures of one battle on the largest screen need more
// than any others.
func mostOf(name string) int {
	if name == "battle.key" {
		return 192 << 20
	}
	return 64 << 20
}

// witness is a canvas that shows nothing and knows every picture that it was ever shown.
type witness struct {
	canvas.List
	seen map[weak.Pointer[canvas.Picture]]bool
}

func (w *witness) Picture(p *canvas.Picture, _ canvas.Place)           { w.seen[weak.Make(p)] = true }
func (w *witness) Part(p *canvas.Picture, _, _ canvas.Rect, _ float64) { w.seen[weak.Make(p)] = true }

// beside sums up the pictures that somebody still holds and that lie in no cache, in bytes.
func (w *witness) beside() (bytes int) {
	runtime.GC()
	cached := map[*canvas.Picture]bool{}
	for _, k := range cache.All() {
		k.Each(func(p *canvas.Picture) { cached[p] = true })
	}
	for at := range w.seen {
		if p := at.Value(); p != nil && !cached[p] {
			bytes += 4 * p.W * p.H
		}
	}
	return bytes
}

// TestPicturesAreKeptWithinBounds lets computers play every game while the window is resized and the map zoomed, and asks
// all caches of the program what they keep.
func TestPicturesAreKeptWithinBounds(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, k := range registry.Games() {
		t.Run(k.Rules.Info().ID, func(t *testing.T) { playsWithinBounds(t, &k) })
	}
}

func playsWithinBounds(t *testing.T, k *house.Kind) {
	var seats []session.Seating
	for i := range 3 {
		seats = append(seats, session.Seating{Name: fmt.Sprint("P", i+1), Level: "random", Emblem: k.Emblems[i].Name})
	}
	s, err := session.New(k.Rules, rules.Setup{Seats: len(seats)}, seats, 9)
	if err != nil {
		t.Fatal(err)
	}
	v := enterWith(t, registry.Games(), kept(t), "es", 1280, 800)
	v.app.Prefs.Speed = 4
	v.router.enter(s, "")
	w := &witness{seen: map[weak.Pointer[canvas.Picture]]bool{}}
	for _, size := range [][2]float64{{1280, 800}, {1920, 1080}, {390, 844}, {1600, 900}, {1280, 800}} {
		v.in.W, v.in.H = size[0], size[1]
		v.in.Cursor = canvas.Point{X: size[0] * .4, Y: size[1] * .5}
		for tick := range 120 {
			if tick%20 == 0 {
				v.in.Wheel = [...]int{1, 1, 1, -1, -1, -1}[tick/20%6]
			}
			v.tick(1)
			if tick%4 == 0 {
				w.Reset(v.in.W, v.in.H)
				v.app.Draw(w)
			}
		}
		boundsKept(t)
		if got := w.beside(); got > mostBeside {
			t.Errorf("at %v %d MB of pictures are kept in no cache", size, got>>20)
		}
	}
	if pictures := len(w.seen); pictures < 100 {
		t.Errorf("only %d pictures were shown", pictures)
	}
}

func boundsKept(t *testing.T) {
	t.Helper()
	for _, k := range cache.All() {
		if k.Room > mostOf(k.Name) {
			t.Errorf("the cache of %s has room for %d MB", k.Name, k.Room>>20)
		}
		if pictures := count(k); k.Bytes > k.Room && pictures > 1 {
			t.Errorf("the cache of %s keeps %d kB in %d pictures and has room for %d", k.Name, k.Bytes>>10, pictures, k.Room>>10)
		}
	}
}

func count(k cache.Kept) (n int) {
	k.Each(func(*canvas.Picture) { n++ })
	return n
}
