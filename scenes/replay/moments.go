package replay

import (
	"math"
	"slices"
	"sort"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// moment is a place on the line of time: after a move, or amid one that takes long to act out, where it stands still.
type moment struct {
	at   int // moves begun
	told int // events seen of the last of them that are over; whole: all of them
}

const whole = math.MaxInt

// before says whether a moment comes before another.
func (m moment) before(o moment) bool { return m.at < o.at || m.at == o.at && m.told < o.told }

// tell collects what the present eyes may know of the game.
func (r *Replay) tell() {
	told := r.session.Seen(r.eyes, 0)
	r.told.tell(r.session.Game(), told)
	r.findMoments(told)
}

// findMoments lists where the line of time can stop: after every move of which something may be seen, and amid the moves that are acted out
// at length after each thing that the chronicle tells. Of the set-up nothing is acted out: the first phase of the first round begins after it.
func (r *Replay) findMoments(told []session.Told) {
	r.seen = map[int]bool{}
	opens := math.MaxInt // the entry
	for _, t := range told {
		r.seen[t.Entry] = true
		if r.begins != nil && r.begins(t.Event) {
			opens = min(opens, t.Entry)
		}
	}
	_, long := r.face.(table.Seeker)
	r.moments = append(r.moments[:0], moment{0, whole})
	lines := r.told.lines
	for i := range r.session.Len() {
		n := sort.Search(len(lines), func(k int) bool { return lines[k].entry > i })
		if long && i >= opens && n > 0 {
			for _, l := range lines[:n-1] { // with the last of them the move is over
				r.moments = append(r.moments, moment{i + 1, l.nth + 1})
			}
		}
		lines = lines[n:]
		if !r.silent(i) || i+1 == r.session.Len() {
			r.moments = append(r.moments, moment{i + 1, whole})
		}
	}
}

// silent says whether nothing is seen of a move with these eyes: an order that is written in secret is not worth a pause or a press.
func (r *Replay) silent(i int) bool {
	e := r.session.Entry(i)
	return e.Seat != r.eyes && r.session.Game().Private(e.Move) && !r.seen[i]
}

// now is the last moment that is over.
func (r *Replay) now() int {
	at := moment{r.at, whole}
	if u, tells := r.face.(table.Unfolding); tells && r.face.Busy() {
		at.told = u.Shown()
	}
	return sort.Search(len(r.moments), func(i int) bool { return at.before(r.moments[i]) }) - 1
}

// stand stops the playing and shows a moment; one amid a move is held there.
func (r *Replay) stand(i int) {
	m := r.moments[min(max(i, 0), len(r.moments)-1)]
	if m.told == whole {
		r.stop(m.at)
		return
	}
	r.stop(m.at - 1)
	r.act()
	r.face.(table.Seeker).Seek(m.told-1, true)
	r.told.unfold(r.face)
	r.sight.Held = r.face.Busy()
}

// standAt shows the game after an event that is seen of an entry, the nth of them.
func (r *Replay) standAt(entry, nth int) {
	if i := slices.Index(r.moments, moment{entry + 1, nth + 1}); i >= 0 {
		r.stand(i)
		return
	}
	r.stop(entry + 1)
}

// standBefore goes back to the moment before number i; several may look the same.
func (r *Replay) standBefore(i int) {
	for i--; ; i-- {
		if r.stand(i); i <= 0 || r.now() <= i {
			return
		}
	}
}

// eventSeen is the number of the first such event among those that are seen of an entry, lastSeen that of the last; -1 where it is none of them.
func (r *Replay) eventSeen(entry int, e rules.Event) int {
	if entry >= r.session.Len() {
		return -1
	}
	return slices.Index(r.session.Read(entry, r.eyes).Events, e)
}

func (r *Replay) lastSeen(entry int, e rules.Event) int {
	if entry >= r.session.Len() {
		return -1
	}
	seen := r.session.Read(entry, r.eyes).Events
	for n := len(seen) - 1; n >= 0; n-- {
		if seen[n] == e {
			return n
		}
	}
	return -1
}

// after is the moment after n moves.
func (r *Replay) after(n int) int {
	return min(sort.Search(len(r.moments), func(i int) bool { return !r.moments[i].before(moment{n, whole}) }), len(r.moments)-1)
}
