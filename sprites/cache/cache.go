// Package cache keeps pictures that were asked for before, up to a number of pixels, and forgets those not asked for
// longest. It knows nothing of what they show.
package cache

import (
	"fmt"

	"tyche/sprites/canvas"
)

// Cache keeps pictures by key. The zero value is not usable; see New. It may be shared by goroutines.
type Cache[K comparable] struct {
	*shelf
	entries map[K]*entry // guarded by the shelf's lock
}

// New returns a cache with room for so many pixels in all.
func New[K comparable](pixels int) *Cache[K] {
	s := &shelf{room: pixels}
	register(fmt.Sprintf("%T", *new(K)), s)
	return &Cache[K]{s, map[K]*entry{}}
}

// Find returns the picture kept under key, or nil. It does not allocate.
func (c *Cache[K]) Find(key K) *canvas.Picture {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.entries[key]
	if e == nil {
		return nil
	}
	c.touch(e)
	return e.pic
}

// Keep puts a picture into the cache, drops the oldest ones beyond its room, and returns the picture.
func (c *Cache[K]) Keep(key K, pic *canvas.Picture) *canvas.Picture {
	c.mu.Lock()
	defer c.mu.Unlock()
	if old := c.entries[key]; old != nil {
		c.drop(old)
	}
	e := &entry{pic: pic, forget: func() { delete(c.entries, key) }}
	c.entries[key] = e
	c.add(e)
	return pic
}
