package table

// wakes asks for a frame once a second while a computer player thinks: a window in which nothing changes falls asleep,
// and thinking with it.
func (t *Table) wakes(dt float64) bool {
	if !t.match.Thinking() {
		t.still = 0
		return false
	}
	if t.still += dt; t.still < 1 {
		return false
	}
	t.still = 0
	return true
}
