// Package shelf keeps pictures that were asked for before, up to a number of pixels, and forgets those not asked for
// longest. It knows nothing of what they show.
package shelf

import (
	"sync"

	"tyche/sprites/canvas"
)

// Shelf keeps pictures by key. The zero value is not usable; see New. It may be shared by goroutines.
type Shelf[K comparable] struct {
	mu    sync.Mutex
	room  int // pixels
	used  int
	books map[K]*book[K]
	head  *book[K] // asked for last
	tail  *book[K]
}

type book[K comparable] struct {
	key        K
	pic        *canvas.Picture
	prev, next *book[K]
}

// New returns a shelf with room for so many pixels in all.
func New[K comparable](pixels int) *Shelf[K] {
	return &Shelf[K]{room: pixels, books: map[K]*book[K]{}}
}

// Find returns the picture kept under key, or nil. It does not allocate.
func (s *Shelf[K]) Find(key K) *canvas.Picture {
	s.mu.Lock()
	defer s.mu.Unlock()
	b := s.books[key]
	if b == nil {
		return nil
	}
	s.unlink(b)
	s.push(b)
	return b.pic
}

// Keep puts a picture on the shelf, drops the oldest ones beyond its room, and returns the picture.
func (s *Shelf[K]) Keep(key K, pic *canvas.Picture) *canvas.Picture {
	s.mu.Lock()
	defer s.mu.Unlock()
	if old := s.books[key]; old != nil {
		s.drop(old)
	}
	b := &book[K]{key: key, pic: pic}
	s.books[key] = b
	s.push(b)
	s.used += pic.W * pic.H
	for s.used > s.room && s.tail != b {
		s.drop(s.tail)
	}
	return pic
}

// Len returns how many pictures are kept.
func (s *Shelf[K]) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.books)
}

func (s *Shelf[K]) push(b *book[K]) {
	b.prev, b.next = nil, s.head
	if s.head != nil {
		s.head.prev = b
	}
	s.head = b
	if s.tail == nil {
		s.tail = b
	}
}

func (s *Shelf[K]) unlink(b *book[K]) {
	if b.prev != nil {
		b.prev.next = b.next
	} else {
		s.head = b.next
	}
	if b.next != nil {
		b.next.prev = b.prev
	} else {
		s.tail = b.prev
	}
}

func (s *Shelf[K]) drop(b *book[K]) {
	s.unlink(b)
	delete(s.books, b.key)
	s.used -= b.pic.W * b.pic.H
}
