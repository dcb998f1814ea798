package table

// Outlook is where a player has left the map of a game: the middle of it, and how much of it is seen. It is kept beside the journal,
// so that a game that is gone on with looks as it was left; nothing else hangs on it. The zero value is a map as it opens.
type Outlook struct {
	X      float64 `json:"x"` // map units of the face
	Y      float64 `json:"y"`
	Across float64 `json:"across"` // map units from the left edge of the map's panel to the right one; 0 = not moved by the player
}

// Mapped is a Face whose map can be left and found again.
type Mapped interface {
	// Outlook is where the map stands now; false while it moves.
	Outlook() (o Outlook, still bool)
	// LookAgain lets the map open there. Whatever it is told, the map shows no more than it can.
	LookAgain(o Outlook)
}

// outlookSeconds is how long the map must have stood before it is noted where: nothing is written while it is moved about.
const outlookSeconds = 1

// Overlook gives the match the place at which the map was left, and a way to keep that; keep may be nil.
func (m *Match) Overlook(o Outlook, keep func(Outlook)) { m.outlook, m.keepOutlook = o, keep }

// lookAgain opens the map where it was left.
func (t *Table) lookAgain() {
	if f, can := t.face.(Mapped); can && t.match.outlook.Across > 0 {
		f.LookAgain(t.match.outlook)
	}
}

// noteOutlook keeps where the map stands, once it has stood there for a while.
func (t *Table) noteOutlook(dt float64) {
	f, can := t.face.(Mapped)
	if !can || t.match.keepOutlook == nil {
		return
	}
	o, still := f.Outlook()
	if !still || o == t.match.outlook {
		t.stood = 0
		return
	}
	if t.stood += dt; t.stood >= outlookSeconds {
		t.stood, t.match.outlook = 0, o
		t.match.keepOutlook(o)
	}
}
