// Package timeline is the clock of everything that moves on the table: cues that start and last some ticks, ease, and
// may travel along a line. It counts ticks and draws nothing; stepping allocates nothing.
package timeline

import "tyche/board/geom"

// Ease turns the share of time that has passed (0 to 1) into the share of the motion that is done.
type Ease uint8

// The easings. Arrive may overshoot 1 a little before it settles.
const (
	Glide  Ease = iota // soft start, soft end
	Steady             // even speed
	Start              // slow start
	Settle             // slow end
	Arrive             // overshoots and comes back
	Bounce             // falls and hops, as dice do
)

// At returns the share of the motion done at the share t of the time.
func (e Ease) At(t float64) float64 {
	t = min(max(t, 0), 1)
	switch e {
	case Steady:
		return t
	case Start:
		return t * t * t
	case Settle:
		return 1 - (1-t)*(1-t)*(1-t)
	case Arrive:
		u := t - 1
		return 1 + u*u*(2.7*u+1.7)
	case Bounce:
		return bounce(t)
	}
	return t * t * (3 - 2*t)
}

// bounce is a body that falls to 1 and hops three times, each lower.
func bounce(t float64) float64 {
	const k = 7.5625
	for _, hop := range [...]struct{ until, middle, floor float64 }{{1 / 2.75, 0, 0}, {2 / 2.75, 1.5 / 2.75, 0.75}, {2.5 / 2.75, 2.25 / 2.75, 0.9375}} {
		if t < hop.until {
			u := t - hop.middle
			return k*u*u + hop.floor
		}
	}
	u := t - 2.625/2.75
	return min(k*u*u+0.984375, 1)
}

// Cue is one thing that happens. The fields Kind, Who and N belong to the caller.
type Cue struct {
	Start, Length float64 // ticks at speed 1, from the clock's zero
	Ease          Ease
	Way           geom.Line // where it travels; may be empty
	Kind          int
	Who           int
	N             int

	begun, over bool // reported by Began, Ended
}

// End returns the tick at which the cue is over.
func (c *Cue) End() float64 { return c.Start + c.Length }

// Timeline plays cues. The zero value is empty, runs at speed 1 and is not paused.
type Timeline struct {
	cues   []Cue
	now    float64
	slow   float64 // speed - 1, so that the zero value runs
	paused bool
	began  []int
	ended  []int
}

// Speed returns how many ticks pass in a step.
func (t *Timeline) Speed() float64 { return t.slow + 1 }

// SetSpeed sets how many ticks pass in a step: 0.25 for teaching, 4 for the impatient.
func (t *Timeline) SetSpeed(f float64) { t.slow = max(f, 0.01) - 1 }

// Pause stops or resumes the clock.
func (t *Timeline) Pause(on bool) { t.paused = on }

// Paused reports whether the clock stands still.
func (t *Timeline) Paused() bool { return t.paused }

// Now returns the ticks passed since the last Clear.
func (t *Timeline) Now() float64 { return t.now }

// End returns the tick at which the last cue is over.
func (t *Timeline) End() float64 {
	end := 0.0
	for i := range t.cues {
		end = max(end, t.cues[i].End())
	}
	return end
}

// Busy reports whether something is still to be played.
func (t *Timeline) Busy() bool {
	for i := range t.cues {
		if !t.cues[i].over {
			return true
		}
	}
	return false
}

// Add puts a cue at its own Start, never in the past, and returns its index.
func (t *Timeline) Add(c Cue) int {
	c.Start = max(c.Start, t.now)
	t.cues = append(t.cues, c)
	return len(t.cues) - 1
}

// Then puts a cue after everything added so far, plus its Start as a pause, and returns its index.
func (t *Timeline) Then(c Cue) int {
	c.Start += max(t.End(), t.now)
	return t.Add(c)
}

// With puts a cue beside the one added last, its Start counted from that one's, and returns its index.
func (t *Timeline) With(c Cue) int {
	if n := len(t.cues); n > 0 {
		c.Start += t.cues[n-1].Start
	}
	return t.Add(c)
}

// Len returns how many cues there are, over ones included.
func (t *Timeline) Len() int { return len(t.cues) }

// Cue returns the cue of that index; it is good until the next Add or Clear.
func (t *Timeline) Cue(i int) *Cue { return &t.cues[i] }

// Playing reports whether the cue has begun and is not over.
func (t *Timeline) Playing(i int) bool {
	return t.now >= t.cues[i].Start && t.now < t.cues[i].End()
}

// Over reports whether the cue has ended.
func (t *Timeline) Over(i int) bool { return t.now >= t.cues[i].End() }

// Done returns the eased share of the cue that is done.
func (t *Timeline) Done(i int) float64 {
	c := &t.cues[i]
	if c.Length <= 0 {
		if t.now < c.Start {
			return 0
		}
		return 1
	}
	return c.Ease.At((t.now - c.Start) / c.Length)
}

// At returns where on its way the cue is, and the direction of travel in radians; ok is false without a way.
func (t *Timeline) At(i int) (at geom.Point, angle float64, ok bool) {
	c := &t.cues[i]
	if len(c.Way.Points) == 0 {
		return geom.Point{}, 0, false
	}
	at, angle = c.Way.At(t.Done(i) * c.Way.Length())
	return at, angle, true
}

// Step lets the clock tick once. Began and Ended then list the cues that started and finished in this step.
func (t *Timeline) Step() {
	t.began, t.ended = t.began[:0], t.ended[:0]
	if t.paused || !t.Busy() {
		return
	}
	t.pass(t.now + t.Speed())
}

// Skip plays everything to the end at once; Began and Ended list what had not started or finished before.
func (t *Timeline) Skip() {
	t.began, t.ended = t.began[:0], t.ended[:0]
	if t.Busy() {
		t.pass(max(t.now, t.End()))
	}
}

// SkipTo is Skip up to a tick: what begins later is still to be played.
func (t *Timeline) SkipTo(tick float64) {
	t.began, t.ended = t.began[:0], t.ended[:0]
	if t.Busy() {
		t.pass(max(t.now, tick))
	}
}

// pass moves the clock to a tick and notes what begins and ends.
func (t *Timeline) pass(to float64) {
	t.now = to
	for i := range t.cues {
		c := &t.cues[i]
		if !c.begun && c.Start <= to {
			c.begun = true
			t.began = append(t.began, i)
		}
		if !c.over && c.End() <= to {
			c.over = true
			t.ended = append(t.ended, i)
		}
	}
}

// Began lists the cues that started in the last step.
func (t *Timeline) Began() []int { return t.began }

// Ended lists the cues that finished in the last step.
func (t *Timeline) Ended() []int { return t.ended }

// Clear forgets all cues and sets the clock to zero; speed and pause stay.
func (t *Timeline) Clear() {
	t.cues, t.began, t.ended, t.now = t.cues[:0], t.began[:0], t.ended[:0], 0
}
