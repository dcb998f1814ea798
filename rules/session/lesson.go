package session

import (
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
)

// Lesson starts at a position instead of a set-up. Its journal does not tell the position, so that it
// cannot be loaded again. The seed is that of the dice which nobody fixes.
func Lesson(g rules.Game, at rules.State, seats []Seating, seed uint64) *Session {
	h := NewHeader(g, rules.Setup{Seats: len(seats)}, slices.Clone(seats), seed)
	s := &Session{game: g, header: h, state: at.Clone(), journal: h.append(nil)}
	s.past.begin(s.state)
	return s
}

// Fix says what the dice of the next entry will show; when the faces are used up, all further ones show a one.
func (s *Session) Fix(faces []int) { s.fixed = append([]int{}, faces...) }

// luck is the chance of one entry: fixed faces, or a stream of its own.
type luck struct {
	stream dice.Stream
	script dice.Script
	fixed  bool
}

// luckOf returns the luck of entry n; nil faces are not fixed.
func (s *Session) luckOf(n int, faces []int) luck {
	return luck{stream: dice.NewStream(s.header.seedOf(n), uint64(n)+1), script: dice.Script{Faces: faces}, fixed: faces != nil}
}

// Draw returns a number from 0 to n-1.
func (l *luck) Draw(n int) int {
	if l.fixed {
		return l.script.Draw(n)
	}
	return l.stream.Draw(n)
}

func (l *luck) drawn() bool { return l.stream.Drawn+l.script.Drawn > 0 }
