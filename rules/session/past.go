package session

import "tyche/rules"

const (
	ringSize      = 32 // positions kept for taking back at once
	snapshotEvery = 32 // entries between positions kept for ever
)

// past keeps earlier positions: the last few in a ring, and every snapshotEvery-th for ever.
type past struct {
	snapshots []rules.State         // position before entry i*snapshotEvery
	ring      [ringSize]rules.State // position before entry i at i % ringSize
	low, high int                   // the ring holds the entries low to high-1
}

func (p *past) begin(s rules.State) { p.snapshots = append(p.snapshots, s.Clone()) }

// keep stores the position before entry n.
func (p *past) keep(n int, s rules.State) {
	if n > 0 && n%snapshotEvery == 0 && n/snapshotEvery == len(p.snapshots) {
		p.snapshots = append(p.snapshots, s.Clone())
	}
	slot := &p.ring[n%ringSize]
	if *slot == nil {
		*slot = s.Clone()
	} else {
		(*slot).CopyFrom(s)
	}
	p.high = n + 1
	p.low = max(p.low, p.high-ringSize)
}

// restore copies the position before entry n into s, if the ring has it.
func (p *past) restore(n int, s rules.State) bool {
	if n < p.low || n >= p.high {
		return false
	}
	s.CopyFrom(p.ring[n%ringSize])
	return true
}

// forget drops what is later than the position before entry n.
func (p *past) forget(n int) {
	p.high = min(p.high, n)
	p.low = min(p.low, p.high)
	p.snapshots = p.snapshots[:min(len(p.snapshots), n/snapshotEvery+1)]
}

// Within returns what the seat saw in the middle of entry i, just after the n-th event of it that hits; false where there
// are fewer. The position is not one of the game: nobody is asked in it.
func (s *Session) Within(i, n int, hits func(rules.Event) bool, seat rules.Seat) (v rules.View, ok bool) {
	e, state := &s.entries[i], s.StateAt(i)
	log := rules.Log{Heard: func(event rules.Event) {
		if hits(event) {
			if n--; n == 0 {
				v, ok = state.View(seat), true
			}
		}
	}}
	luck := s.luckOf(i, e.faces)
	state.Apply(e.Seat, e.Move, &luck, &log)
	return v, ok
}

// StateAt returns the position after n entries, 0 being the beginning. It belongs to the caller.
func (s *Session) StateAt(n int) rules.State {
	if n == len(s.entries) {
		return s.state.Clone()
	}
	i := min(n/snapshotEvery, len(s.past.snapshots)-1)
	state := s.past.snapshots[i].Clone()
	for j := i * snapshotEvery; j < n; j++ {
		e := &s.entries[j]
		luck := s.luckOf(j, e.faces)
		state.Apply(e.Seat, e.Move, &luck, nil)
	}
	return state
}
