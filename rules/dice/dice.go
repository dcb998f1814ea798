// Package dice is the luck of every game: streams of numbers that are the same on every platform for the same
// seed, and scripted numbers for tests, lessons and puzzles.
package dice

// Stream is a reproducible source of numbers. The zero Stream is the stream of seed 0, entry 0.
type Stream struct {
	state uint64
	Drawn int // how many numbers were drawn
}

// New returns the stream of one journal entry: taking an entry back and playing it again gives the same numbers.
func New(seed, entry uint64) *Stream {
	s := NewStream(seed, entry)
	return &s
}

// NewStream is New without allocation.
func NewStream(seed, entry uint64) Stream {
	return Stream{state: mix(seed+0x9e3779b97f4a7c15) ^ mix(entry*0xd1342543de82ef95+0x2545f4914f6cdd1d)}
}

// mix is the finaliser of SplitMix64.
func mix(z uint64) uint64 {
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// Draw returns a number from 0 to n-1, without bias.
func (s *Stream) Draw(n int) int {
	s.Drawn++
	limit := ^uint64(0) - ^uint64(0)%uint64(n)
	for {
		s.state += 0x9e3779b97f4a7c15
		if v := mix(s.state); v < limit {
			return int(v % uint64(n))
		}
	}
}

// Script plays back given faces: a die shows exactly what the script says (1 to n). It runs on to another source,
// or to all ones, when the faces are used up. Draws of other sizes than six are taken from the script as well.
type Script struct {
	Faces []int
	After interface{ Draw(n int) int }
	Drawn int
}

// Draw returns the next face less one, kept within the die.
func (s *Script) Draw(n int) int {
	s.Drawn++
	if len(s.Faces) == 0 {
		if s.After != nil {
			return s.After.Draw(n)
		}
		return 0
	}
	face := s.Faces[0]
	s.Faces = s.Faces[1:]
	return min(max(face-1, 0), n-1)
}
