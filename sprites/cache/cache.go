// Package cache keeps pictures that were asked for before, up to a number of pixels, and forgets those not asked for
// longest. It knows nothing of what they show.
package cache

import (
	"sync"

	"tyche/sprites/canvas"
)

// Cache keeps pictures by key. The zero value is not usable; see New. It may be shared by goroutines.
type Cache[K comparable] struct {
	mu      sync.Mutex
	room    int // pixels
	used    int
	entries map[K]*entry[K]
	head    *entry[K] // asked for last
	tail    *entry[K]
}

type entry[K comparable] struct {
	key        K
	pic        *canvas.Picture
	prev, next *entry[K]
}

// New returns a cache with room for so many pixels in all.
func New[K comparable](pixels int) *Cache[K] {
	c := &Cache[K]{room: pixels, entries: map[K]*entry[K]{}}
	register(c)
	return c
}

// Find returns the picture kept under key, or nil. It does not allocate.
func (c *Cache[K]) Find(key K) *canvas.Picture {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.entries[key]
	if e == nil {
		return nil
	}
	c.unlink(e)
	c.push(e)
	return e.pic
}

// Keep puts a picture into the cache, drops the oldest ones beyond its room, and returns the picture.
func (c *Cache[K]) Keep(key K, pic *canvas.Picture) *canvas.Picture {
	c.mu.Lock()
	defer c.mu.Unlock()
	if old := c.entries[key]; old != nil {
		c.drop(old)
	}
	e := &entry[K]{key: key, pic: pic}
	c.entries[key] = e
	c.push(e)
	c.used += pic.W * pic.H
	for c.used > c.room && c.tail != e {
		c.drop(c.tail)
	}
	return pic
}

// Each calls f with every picture that is kept.
func (c *Cache[K]) Each(f func(*canvas.Picture)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for e := c.head; e != nil; e = e.next {
		f(e.pic)
	}
}

// Used is how many pixels the pictures that are kept have together.
func (c *Cache[K]) Used() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.used
}

// Len returns how many pictures are kept.
func (c *Cache[K]) Len() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.entries)
}

func (c *Cache[K]) push(e *entry[K]) {
	e.prev, e.next = nil, c.head
	if c.head != nil {
		c.head.prev = e
	}
	c.head = e
	if c.tail == nil {
		c.tail = e
	}
}

func (c *Cache[K]) unlink(e *entry[K]) {
	if e.prev != nil {
		e.prev.next = e.next
	} else {
		c.head = e.next
	}
	if e.next != nil {
		e.next.prev = e.prev
	} else {
		c.tail = e.prev
	}
}

func (c *Cache[K]) drop(e *entry[K]) {
	c.unlink(e)
	delete(c.entries, e.key)
	c.used -= e.pic.W * e.pic.H
}
