package router

import (
	"math/rand/v2"

	"tyche/rules/session"
)

// branch begins a game of its own at a point of another one and opens it.
func (r *Router) branch(s *session.Session, at int, who []session.Seating) {
	seed := r.house.Seed
	if seed == 0 {
		seed = rand.Uint64()
	}
	b, err := s.Branch(at, who, seed)
	if err != nil {
		r.app.Note(err)
		r.tell(r.app.Say("house.no-begin"))
		return
	}
	save, err := r.house.Adopt(b)
	r.home()
	if err != nil { // it can be played, but not kept
		r.app.Note(err)
	}
	r.play(b, save)
}
