package synth

import "math"

const stringCount = 9

// consort plays endless strophes for kithara, aulos and frame drum, composing as it goes.
type consort struct {
	now *strophe
	rnd noise

	strings [stringCount]kitharaString
	next    int // the string to be plucked next
	sings   int // the string that had the last note of the tune
	chest   [2]band
	melody  aulos
	drone   aulos
	skins   [3]resonator

	scale    octave
	tunes    [2]verse
	line, at int  // which line of the strophe, which note of it
	sung     bool // the aulos has the tune in this strophe
	wait     int  // frames to the next note
}

// resonator is a body that rings when struck, as long as it likes.
type resonator struct{ a, b, y1, y2 float64 }

func newResonator(hz, seconds float64) resonator {
	keep := math.Exp(-math.Ln10 * 3 / (seconds * Rate))
	return resonator{a: 2 * keep * math.Cos(2*math.Pi*hz/Rate), b: -keep * keep}
}

func (r *resonator) step(blow float64) float64 {
	y := blow + r.a*r.y1 + r.b*r.y2
	r.y1, r.y2 = y, r.y1
	return y
}

func newConsort(seed uint64) *consort {
	c := &consort{now: &strophes[0], rnd: newNoise(seed), melody: newAulos(seed + 1), drone: newAulos(seed + 2)}
	c.chest[0].tune(210, 1.6)
	c.chest[1].tune(440, 1.8)
	for i, hz := range []float64{78, 124, 166} {
		c.skins[i] = newResonator(hz, 0.4-0.1*float64(i))
	}
	return c
}

// begin drops what still sounds and opens the first strophe of a piece.
func (c *consort) begin(piece int) {
	c.now = &strophes[piece]
	c.line, c.at, c.wait = 0, 0, 0
	for i := range c.strings {
		c.strings[i].left = 0
	}
	c.melody.left, c.drone.left = 0, 0
}

// step gives the next sample.
func (c *consort) step() float64 {
	if c.wait--; c.wait <= 0 {
		c.sing()
	}
	return c.sound()
}

// sound mixes what the instruments give at this moment.
func (c *consort) sound() float64 {
	plucked := 0.0
	for i := range c.strings {
		plucked += c.strings[i].step()
	}
	_, low, _ := c.chest[0].step(plucked)
	_, high, _ := c.chest[1].step(plucked)
	drum := 0.0
	for i := range c.skins {
		drum += c.skins[i].step(0)
	}
	now := c.now
	return now.strings*(0.55*plucked+0.5*low+0.4*high) + now.pipes*(c.melody.step()+0.45*c.drone.step()) + now.drum*drum
}

// beat strikes the frame druc.
func (c *consort) beat(gain float64) {
	for i := range c.skins {
		c.skins[i].step(gain * 0.02 * float64(i+1))
	}
}
