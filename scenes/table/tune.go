package table

// Musical is a face with music of its own.
type Musical interface {
	// Mood names the music that belongs to what the face shows now: one of the moods of the program's music.
	Mood() string
}

// usual is the music of a table whose face has none of its own.
const usual = "map"

// tune begins the music of the table, also after another scene had its own.
func (t *Table) tune() {
	t.mood = usual
	if m, ok := t.face.(Musical); ok {
		t.mood = m.Mood()
	}
	t.app.Mood(t.mood)
}

// retune lets the music follow what the face shows.
func (t *Table) retune() {
	if m, ok := t.face.(Musical); ok && m.Mood() != t.mood {
		t.tune()
	}
}
