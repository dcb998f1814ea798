package ui

import "slices"

// Hider is a scene with secrets, which it hides at once until they are called for again; it says whether it has.
type Hider interface {
	Hide() bool
}

// Hide hides the secrets of the scene on top, or of those below it: what lies over them, a question or a page, is closed.
func (a *App) Hide() bool {
	scenes := slices.Collect(a.Stack.Scenes())
	for i, s := range slices.Backward(scenes) {
		if h, has := s.(Hider); has && h.Hide() {
			for range len(scenes) - 1 - i {
				a.Stack.Pop()
			}
			return true
		}
	}
	return false
}
