package prove

import (
	"testing"

	"tyche/rules"
)

// Luck is scripted dice that a test must use up: a die that is thrown without a face, a face that is left over and a
// face that the die does not have each fail the test.
type Luck struct {
	t     testing.TB
	faces []int
	after rules.Chance
}

// Dice returns luck that shows these faces, from 1 on, and no others. Draws of other sizes than six take faces too.
func Dice(t testing.TB, faces ...int) *Luck {
	l := &Luck{t: t, faces: faces}
	t.Cleanup(func() {
		if !t.Failed() {
			l.used("at the end")
		}
	})
	return l
}

// Then lets the luck go on with another source when the faces are used up.
func (l *Luck) Then(after rules.Chance) *Luck {
	l.after = after
	return l
}

// Throw scripts the next faces; those before must have been used.
func (l *Luck) Throw(faces ...int) {
	l.t.Helper()
	l.used("before the next are scripted")
	l.faces = faces
}

// Left returns the faces that are still to be shown.
func (l *Luck) Left() []int { return l.faces }

func (l *Luck) used(when string) {
	l.t.Helper()
	if len(l.faces) > 0 {
		l.t.Errorf("dice left over %s: %v", when, l.faces)
	}
}

// Draw returns the next face less one.
func (l *Luck) Draw(n int) int {
	l.t.Helper()
	switch {
	case len(l.faces) == 0 && l.after != nil:
		return l.after.Draw(n)
	case len(l.faces) == 0:
		l.t.Errorf("a die of %d is thrown, and no face is scripted", n)
		return 0
	}
	face := l.faces[0]
	l.faces = l.faces[1:]
	if face < 1 || face > n {
		l.t.Errorf("a die of %d cannot show %d", n, face)
		return 0
	}
	return face - 1
}
