package synth

import "math"

const (
	tineCount = 14
	eighths   = 8 * 8 // of a strophe: eight bars of four beats
)

// clockwork is a celesta and a musical box over the ticking of an escapement. It plays endless strophes of four phrases,
// composing as it goes; a phrase is two bars.
type clockwork struct {
	now    *movement
	rnd    noise
	tines  [tineCount]tine
	next   int          // the tine to be struck next
	pallet [4]resonator // what rings when the escapement ticks: two for the tick, two for the tock
	tunes  [2][eighths / 4]int8
	at     int // the eighth of the strophe that comes next, those of the rest behind it included
	beats  int // since the piece began
	wait   int // frames to it
}

// silent is where a tune has no note.
const silent = -100

func newClockwork(seed uint64) *clockwork {
	c := &clockwork{now: &movements[0], rnd: newNoise(seed)}
	for i, hz := range [...]float64{2450, 3900, 1850, 3100} {
		c.pallet[i] = newResonator(hz, 0.035)
	}
	return c
}

// begin drops what still sounds and opens a movement.
func (c *clockwork) begin(piece int) {
	c.now = &movements[piece]
	c.at, c.beats, c.wait = 0, 0, 0
	for i := range c.tines {
		c.tines[i].left = 0
	}
}

// step gives the next sample.
func (c *clockwork) step() float64 {
	if c.wait--; c.wait <= 0 {
		c.turn()
		c.wait = int(30 * Rate / c.now.pace)
	}
	sum := 0.0
	for i := range c.tines {
		sum += c.tines[i].step()
	}
	for i := range c.pallet {
		sum += c.pallet[i].step(0)
	}
	return sum
}

// turn is the work of one eighth: the escapement, and what both instruments have there.
func (c *clockwork) turn() {
	if c.at == 0 {
		c.compose()
	}
	if c.at%2 == 0 {
		c.tick()
	}
	if c.at < eighths {
		c.play()
	}
	if c.at++; c.at >= eighths+8*c.now.rests {
		c.at = 0
	}
}

// tick lets a tooth go: high and low by turns.
func (c *clockwork) tick() {
	c.beats++
	if c.now.ticks == 0 {
		return
	}
	first := 2 * (c.beats % 2)
	for i := range 2 {
		c.pallet[first+i].step(c.now.ticks * c.rnd.about(0.12, 0.1))
	}
}

// arpeggio is what the musical box makes of a chord in a bar, in degrees above its root.
var arpeggio = [8]int{0, 4, 7, 4, 2, 4, 7, 4}

// roots are the chords under the eight bars of a strophe.
var roots = [8]int{0, 3, 0, 4, 5, 3, 1, 0}

func (c *clockwork) play() {
	m, phrase := c.now, c.at/16
	if m.every > 0 && c.at%m.every == 0 {
		degree := roots[c.at/8] + arpeggio[c.at%8]
		c.strike(m.scale.hz(2*m.lowest, degree), m.box*c.rnd.about(0.3, 0.15), boxTine)
	}
	degree := int(c.tunes[form[phrase]][c.at%16])
	if degree == silent {
		return
	}
	if c.at%16 == 12 {
		degree = closes[phrase]
	}
	c.strike(m.scale.hz(m.lowest, degree), m.celesta*c.rnd.about(0.5, 0.1), celestaBar)
	if c.at%8 == 0 {
		c.strike(m.scale.hz(m.lowest, roots[c.at/8]-7), m.celesta*0.35, celestaBar)
	}
}

// compose writes both tunes of a strophe: a walk by steps, more often on the beats than between them.
func (c *clockwork) compose() {
	for t := range c.tunes {
		at := []int{0, 2, 4}[c.rnd.below(3)]
		for i := range c.tunes[t] {
			chance := 0.3 * c.now.notes
			switch {
			case i == 0 || i == 12:
				chance = 1
			case i > 12:
				chance = 0
			case i%2 == 0:
				chance = 0.8 * c.now.notes
			}
			c.tunes[t][i] = silent
			if c.rnd.between(0, 1) < chance {
				c.tunes[t][i] = int8(at)
				if at += walk(&c.rnd); at > 9 || at < -2 {
					at = 4
				}
			}
		}
	}
}

// strike sounds a note on the tine that has rung longest.
func (c *clockwork) strike(hz, gain float64, body []partial) {
	c.tines[c.next].strike(hz, gain, body)
	c.next = (c.next + 1) % tineCount
}

// How the two instruments ring: their parts as multiples of the note, seconds to fall by 60 dB, share of the blow.
var (
	celestaBar = []partial{{1, 2.4, 1}, {2, 1.1, .12}, {4, .5, .1}}
	boxTine    = []partial{{1, 1.9, 1}, {2.01, .7, .08}, {6.27, .16, .16}}
)

// tine is a bar or tongue of metal while it rings.
type tine struct {
	parts [3]resonator
	left  int // frames until it is silent
}

func (t *tine) strike(hz, gain float64, body []partial) {
	t.left = frames(body[0].seconds)
	for i, p := range body {
		t.parts[i] = resonator{}
		if f := hz * p.hz; f < 0.4*Rate {
			t.parts[i] = newResonator(f, p.seconds)
			t.parts[i].step(gain * p.gain * math.Sin(2*math.Pi*f/Rate)) // so that all pitches are as loud
		}
	}
}

// step gives the next sample.
func (t *tine) step() float64 {
	if t.left == 0 {
		return 0
	}
	t.left--
	return t.parts[0].step(0) + t.parts[1].step(0) + t.parts[2].step(0)
}
