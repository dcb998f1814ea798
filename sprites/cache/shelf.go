package cache

import (
	"container/list"
	"sync"

	"tyche/sprites/canvas"
)

// shelf is what all caches do, whatever their keys are: in which order pictures were asked for, and which have to go.
// It is compiled once, where every kind of key makes a Cache of its own.
type shelf struct {
	mu    sync.Mutex
	room  int       // pixels
	used  int       // pixels
	order list.List // of *entry; in front what was asked for last
}

// entry is one picture that is kept.
type entry struct {
	pic    *canvas.Picture
	forget func() // takes it out of its cache's keys
	at     *list.Element
}

// Each calls f with every picture that is kept.
func (s *shelf) Each(f func(*canvas.Picture)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for at := s.order.Front(); at != nil; at = at.Next() {
		f(at.Value.(*entry).pic)
	}
}

// Used is how many pixels the pictures that are kept have together.
func (s *shelf) Used() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.used
}

// Len returns how many pictures are kept.
func (s *shelf) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.order.Len()
}

func (s *shelf) touch(e *entry) { s.order.MoveToFront(e.at) }

// add puts a new entry in front and drops the oldest ones beyond the room.
func (s *shelf) add(e *entry) {
	e.at = s.order.PushFront(e)
	s.used += e.pic.W * e.pic.H
	for s.used > s.room && s.order.Len() > 1 {
		s.drop(s.order.Back().Value.(*entry))
	}
}

func (s *shelf) drop(e *entry) {
	s.order.Remove(e.at)
	e.forget()
	s.used -= e.pic.W * e.pic.H
}
