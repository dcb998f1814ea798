package table

import "math"

// What is acted out is not told before it is shown: the chronicle holds its lines, and the recap waits for the end.

// Unfolding is a Face that says how far it is with the events that it acts out. Of those that another acts out nothing is
// told before all of them are over.
type Unfolding interface {
	// Shown counts the events, from the first of those given to Perform last, that were shown to their end.
	Shown() int
}

// Parted is a Face that acts out what one move brings in parts that can be stepped through, such as the slots of a turn.
type Parted interface {
	// NextPart goes to where the next part begins, PartBefore to where the present one began, or from there to the one before it. They
	// say whether there was one.
	NextPart() bool
	PartBefore() bool
}

// held is a line that waits until its event is shown, which is counted from the first one of its entry.
type held struct {
	line
	event int
}

// unfold tells what the face has shown by now.
func (k *chronicle) unfold(f Face) {
	if len(k.held) == 0 {
		return
	}
	if !f.Busy() {
		k.releaseAll()
	} else if u, tells := f.(Unfolding); tells {
		k.release(u.Shown())
	}
}

// release tells what is held of events before number shown.
func (k *chronicle) release(shown int) {
	n := 0
	for ; n < len(k.held) && k.held[n].event < shown; n++ {
		k.lines = append(k.lines, k.held[n].line)
		k.tail = true
	}
	k.held = k.held[:copy(k.held, k.held[n:])]
}

// releaseAll tells all that is held.
func (k *chronicle) releaseAll() { k.release(math.MaxInt) }

// Chronicle counts the lines that the chronicle has.
func (t *Table) Chronicle() int { return len(t.log.lines) }

// Recaps says whether the person at the table is being told what happened since the last turn. It waits until what happened
// last was acted out.
func (t *Table) Recaps() bool { return t.recap.open && !t.face.Busy() }
