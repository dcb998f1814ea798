package synth

// note is one syllable of the tune: its degree in the octave and its length in shorts. long opens a foot.
type note struct {
	degree, shorts int
	opens          bool
}

// verse is one line of a strophe, in fixed room so that composing needs no memory.
type verse struct {
	notes [32]note
	count int
}

// closes are the degrees on which the four lines of a strophe end: open, half, open, at rest.
var closes = [4]int{4, 1, 3, 0}

// form says which of a strophe's two tunes each line sings.
var form = [4]int{0, 0, 1, 0}

// compose writes a line on the feet given: a walk by steps that turns back after a leap.
func (v *verse) compose(feet []foot, rnd *noise) {
	v.count = 0
	at, leap := []int{0, 2, 4}[rnd.below(3)], 0
	for _, f := range feet {
		for i, shorts := range f {
			v.notes[v.count] = note{at, shorts, i == 0}
			v.count++
			step := walk(rnd)
			if leap != 0 {
				step = -sign(leap)
			}
			if at+step > 8 || at+step < -1 {
				step = -step
			}
			leap = 0
			if step > 2 || step < -2 {
				leap = step
			}
			at += step
		}
	}
}

// walk draws one step of a tune: mostly to a neighbour, seldom a leap.
func walk(rnd *noise) int {
	steps := [16]int{-1, -1, -1, -1, -1, 1, 1, 1, 1, 0, 0, -2, 2, 2, 3, -4}
	return steps[rnd.below(len(steps))]
}

func sign(x int) int {
	if x < 0 {
		return -1
	}
	return 1
}

// lead is the degree sung at note i when the line must end on close: the last notes bend step by step towards it.
func (v *verse) lead(i, close int) int {
	left := v.count - 1 - i
	degree := v.notes[i].degree
	if left > 3 {
		return degree
	}
	return min(max(degree, close-left), close+left)
}

// sing plays the next note, and at the ends of lines and strophes takes breath.
func (c *consort) sing() {
	now := c.now
	if c.line == 0 && c.at == 0 {
		c.open(now)
	}
	v := &c.tunes[form[c.line]]
	n := v.notes[c.at]
	n.degree = v.lead(c.at, closes[c.line])
	last := c.at == v.count-1
	c.wait = int(float64(n.shorts) * now.short * Rate * c.rnd.between(0.985, 1.02))
	if last {
		c.wait += int(2 * now.short * Rate)
	}
	if c.sung {
		c.accompany(now, n, last)
	} else {
		c.solo(now, n, last)
	}
	if n.opens {
		c.beat(c.rnd.about(1, 0.1))
	} else if n.shorts == 2 {
		c.beat(c.rnd.about(0.45, 0.2))
	}
	if c.at++; last {
		c.at = 0
		c.line++
	}
	if c.line == len(form) {
		c.line = 0
		c.wait += int(now.silence * Rate * c.rnd.between(0.7, 1.3))
	}
}

// open begins a strophe: it chooses the octave, writes both tunes and says who sings.
func (c *consort) open(now *strophe) {
	c.scale = now.octaves[c.rnd.below(len(now.octaves))]
	for i := range c.tunes {
		c.tunes[i].compose(now.line, &c.rnd)
	}
	c.sung = c.rnd.between(0, 1) < now.sung
}

// accompany gives the tune to the first pipe, the drone to the second, and the feet to the strings.
func (c *consort) accompany(now *strophe, n note, last bool) {
	hz := c.scale.hz(now.lowest, n.degree)
	if n.shorts == 2 && c.rnd.below(3) == 0 {
		c.melody.pitch.now = c.scale.hz(now.lowest, n.degree+1)
	}
	c.melody.play(hz, c.rnd.about(0.8, 0.1), c.wait*9/10)
	if c.at == 0 {
		c.drone.play(c.scale.hz(now.lowest, 4*form[c.line]), 0.5, c.lineLength(now))
	}
	if n.opens {
		c.pluck(now, 4*form[c.line]-7*c.rnd.below(2), 0.6, 0)
	}
	if last {
		c.chord(now, n.degree-7)
	} else if n.shorts == 2 {
		c.pluck(now, n.degree, 0.35, 0.03)
	}
}

// solo gives the tune to the strings, with the lowest of them at each foot.
func (c *consort) solo(now *strophe, n note, last bool) {
	gain := 0.6
	if n.opens {
		gain = 0.8
		c.pluck(now, []int{-7, -3, 0}[c.rnd.below(3)], 0.5, 0)
	}
	c.strings[c.sings].damp()
	c.sings = c.next
	c.pluck(now, n.degree, c.rnd.about(gain, 0.12), 0.012)
	if last {
		c.chord(now, n.degree)
	}
}

// chord strokes the strings from low to high: octave, fifth and the note itself.
func (c *consort) chord(now *strophe, degree int) {
	for i, step := range [3]int{-7, -3, 0} {
		c.pluck(now, degree+step, 0.45, 0.05*float64(i+1))
	}
}

// lineLength is about how many frames the present line takes.
func (c *consort) lineLength(now *strophe) int {
	shorts, v := 1, &c.tunes[form[c.line]]
	for _, n := range v.notes[:v.count] {
		shorts += n.shorts
	}
	return int(float64(shorts) * now.short * Rate)
}

// pluck sounds a degree on the string that has rung longest, after so many seconds.
func (c *consort) pluck(now *strophe, degree int, gain, after float64) {
	k := &c.strings[c.next]
	c.next = (c.next + 1) % stringCount
	k.pluck(c.scale.hz(now.lowest, degree), gain, c.rnd.between(0.14, 0.28), &c.rnd)
	k.delay = frames(after)
}
