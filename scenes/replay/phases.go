package replay

import (
	"tyche/rules"
	"tyche/scenes/table"
)

// Rounds of some games have phases, and those of others do not. A phase is acted out from the move with which it begins, since what
// happens at its beginning, such as a whole regroup phase, often belongs to that move. Where one move brings several of them, as the seal
// of a plan all slots of a turn, they are stepped through while it is acted out.

// findPhases lists the moves with which phases begin.
func (r *Replay) findPhases(begins func(rules.Event) bool) {
	for _, t := range r.session.Seen(rules.Nobody, 0) {
		if last := len(r.phases) - 1; begins(t.Event) && (last < 0 || r.phases[last] != t.Entry) {
			r.phases = append(r.phases, t.Entry)
		}
	}
}

// phase acts out how the next phase begins, or for -1 the one before the present; beyond the last of them lies the end of the game.
func (r *Replay) phase(step int) {
	if r.part(step) {
		r.playing = false
		r.told.unfold(r.face)
		return
	}
	to := -1
	for _, p := range r.phases {
		if step > 0 && p >= r.at {
			to = p
			break
		}
		if step < 0 && p+1 < r.at {
			to = p
		}
	}
	switch {
	case to >= 0:
		r.stop(to)
		r.forward()
	case step > 0:
		r.stop(r.session.Len())
	default:
		r.stop(0)
	}
}

// part goes on or back to another part of what is acted out; false where it has no more.
func (r *Replay) part(step int) bool {
	f, has := r.face.(table.Parted)
	switch {
	case !has || !r.face.Busy():
		return false
	case step > 0:
		return f.NextPart()
	}
	return f.PartBefore()
}
