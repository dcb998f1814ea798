package cache

import (
	"slices"
	"sync"
	"weak"

	"tyche/sprites/canvas"
)

// Kept is what one of the program's caches says about itself.
type Kept struct {
	Name  string // that of its keys
	Bytes int    // what the pictures in it take when they are painted
	Room  int    // what they may take, unless one alone takes more
	Each  func(func(*canvas.Picture))
}

// registry knows every cache that somebody still holds.
var registry struct {
	sync.Mutex
	known []func() (k Kept, held bool)
}

// register notes a new cache, and forgets those that nobody holds any more.
func register(name string, s *shelf) {
	at := weak.Make(s)
	registry.Lock()
	defer registry.Unlock()
	registry.known = slices.DeleteFunc(registry.known, func(look func() (Kept, bool)) bool { _, held := look(); return !held })
	registry.known = append(registry.known, func() (Kept, bool) {
		s := at.Value()
		if s == nil {
			return Kept{}, false
		}
		return Kept{name, bytesOf(s.Used()), bytesOf(s.room), s.Each}, true
	})
}

func bytesOf(pixels int) int { return 4 * pixels }

// All lists every cache of the program that somebody still holds: for tests, which watch what pictures cost.
func All() (all []Kept) {
	registry.Lock()
	defer registry.Unlock()
	for _, look := range registry.known {
		if k, held := look(); held {
			all = append(all, k)
		}
	}
	return all
}
