package diadochi

import "tyche/rules"

// Marks say what CUs have done: CUs of one type are alike, so a mark counts them by place, type and deeds. Whoever
// takes some of them chooses only type and number; the most useful go first.

// markTags say what marked CUs have done. A higher value is less useful to a general who picks CUs up.
type markTags uint8

const (
	triedTag    markTags = 1 << iota // tried to intercept in this activation (6.6)
	sailedTag                        // moved by sea in this Player Turn (1.62)
	marchedTag                       // moved by land in this Player Turn (8.6)
	foughtTag                        // fought a land battle in this Segment (9.5)
	groundedTag                      // marched, then sailed: no more land in this Player Turn (8.6)
	movedTag                         // moved by a general in this Segment (5.3)
	droppedTag                       // dropped off in this activation (5.10a)
	leftTag                          // dropped off in this Segment where they stand (9.5)

	activationTags = triedTag | droppedTag
	segmentTags    = foughtTag | movedTag | leftTag | activationTags
)

// tagged counts the CUs of a type in a place that carry any of the tags.
func (s *state) tagged(at place, u unit, tags markTags) int {
	n := 0
	for i := range s.marks[:s.markCount] {
		if m := &s.marks[i]; m.at == at && m.u == u && m.tags&tags != 0 {
			n += int(m.n)
		}
	}
	return n
}

// untagged counts the CUs of a type in a place that carry none of the tags.
func (s *state) untagged(at place, u unit, tags markTags) int {
	return int(s.stacks[at].cu[u]) - s.tagged(at, u, tags)
}

// addMark notes the deeds of n more CUs. With the list full it joins them to a mark of the same CUs, whose deeds they
// then share; if there is none the oldest mark gives way.
func (s *state) addMark(at place, u unit, n int, tags markTags) {
	if n == 0 || tags == 0 {
		return
	}
	like := -1
	for i := range s.marks[:s.markCount] {
		if m := &s.marks[i]; m.at == at && m.u == u {
			like = i
			if m.tags == tags {
				m.n += uint8(n)
				return
			}
		}
	}
	if int(s.markCount) < maxMarks {
		s.marks[s.markCount] = mark{at, u, uint8(n), tags}
		s.markCount++
		return
	}
	if like < 0 {
		like = 0
		s.marks[0] = mark{at: at, u: u}
	}
	s.marks[like].n += uint8(n)
	s.marks[like].tags |= tags
}

// removeMark takes the i-th mark off the list, keeping the order.
func (s *state) removeMark(i int) {
	s.markCount--
	copy(s.marks[i:s.markCount], s.marks[i+1:s.markCount+1])
	s.marks[s.markCount] = mark{}
}

// tagAll adds deeds to every CU in a place.
func (s *state) tagAll(at place, tags markTags) {
	fresh := s.stacks[at].cu
	for i := range s.marks[:s.markCount] {
		if m := &s.marks[i]; m.at == at {
			fresh[m.u] -= m.n
		}
	}
	for i := int(s.markCount) - 1; i >= 0; i-- {
		if m := s.marks[i]; m.at == at && m.tags&tags != tags {
			s.removeMark(i)
			s.addMark(at, m.u, int(m.n), m.tags|tags)
		}
	}
	for u, n := range fresh {
		s.addMark(at, unit(u), int(n), tags)
	}
}

// setOut notes that the moving group has left the space where some of it were dropped off (9.5).
func (s *state) setOut(p rules.Seat) {
	s.left &^= s.generalsAt(marching, p)
	for i := int(s.markCount) - 1; i >= 0; i-- {
		if m := s.marks[i]; m.at == marching && m.tags&leftTag != 0 {
			s.removeMark(i)
			s.addMark(marching, m.u, int(m.n), m.tags&^leftTag)
		}
	}
}

// tagSome adds one deed to n CUs of a type that lack it, those first that have done least.
func (s *state) tagSome(at place, u unit, n int, tags markTags) {
	for n > 0 {
		got, old := s.unmark(at, u, n, tags, true)
		if got == 0 {
			return
		}
		s.addMark(at, u, got, old|tags)
		n -= got
	}
}

// unmark takes up to n CUs of a type that have the same deeds, and none of the banned ones, off the list and says
// how many and which. With best those that have done least come first, else last. Fresh CUs have done nothing.
func (s *state) unmark(at place, u unit, n int, banned markTags, best bool) (int, markTags) {
	fresh, found := int(s.stacks[at].cu[u]), -1
	for i := range s.marks[:s.markCount] {
		m := &s.marks[i]
		if m.at != at || m.u != u {
			continue
		}
		fresh -= int(m.n)
		if m.tags&banned == 0 && (found < 0 || (m.tags < s.marks[found].tags) == best) {
			found = i
		}
	}
	if fresh > 0 && (best || found < 0) {
		return min(n, fresh), 0
	}
	if found < 0 {
		return 0, 0
	}
	m := &s.marks[found]
	got, tags := min(n, int(m.n)), m.tags
	m.n -= uint8(got)
	if m.n == 0 {
		s.removeMark(found)
	}
	return got, tags
}

// forget removes the marks of n CUs of a type that leave the map; those that have done most go first. It is called
// while they are still counted in their stack.
func (s *state) forget(at place, u unit, n int) {
	for n > 0 {
		got, tags := s.unmark(at, u, n, 0, false)
		if got == 0 || tags == 0 {
			return
		}
		n -= got
	}
}

// carry moves n CUs of a type with their marks; those with a banned deed stay. With best those go first that have
// done least; extra is noted for those that moved, groundedTag only for those that have marched. It returns how many
// moved.
func (s *state) carry(from, to place, u unit, n int, banned, extra markTags, best bool) int {
	moved, owner := 0, s.stacks[from].owner
	for moved < n {
		got, tags := s.unmark(from, u, n-moved, banned, best)
		if got == 0 {
			break
		}
		s.liftUnits(from, u, got)
		s.addUnits(to, owner, u, got)
		more := extra
		if tags&marchedTag == 0 {
			more &^= groundedTag
		}
		s.addMark(to, u, got, tags|more)
		moved += got
	}
	return moved
}

// clearTags forgets deeds of all CUs.
func (s *state) clearTags(tags markTags) {
	old := s.markCount
	kept := s.marks
	s.marks, s.markCount = [maxMarks]mark{}, 0
	for i := range kept[:old] {
		m := &kept[i]
		s.addMark(m.at, m.u, int(m.n), m.tags&^tags)
	}
}

// clearSegmentMarks forgets what pieces did in the Segment.
func (s *state) clearSegmentMarks() {
	s.clearTags(segmentTags)
	s.activated, s.carried, s.fought, s.left, s.tried = 0, 0, 0, 0, 0
}

// clearTurnMarks forgets what pieces did in the Player Turn.
func (s *state) clearTurnMarks() {
	s.clearSegmentMarks()
	s.marks, s.markCount = [maxMarks]mark{}, 0
	s.marched, s.grounded = 0, 0
}
